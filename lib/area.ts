/** A foot is 0.3048 m by definition. */
const squareMetresInSquareFoot = 0.3048 ** 2;
/** A yard is three feet. */
const squareFeetInSquareYard = 9;

/** Units in which an area is typed: square feet, square metres, square yards (gaj). */
export type AreaUnit = 'sqft' | 'sqm' | 'sqyd';

/** Returns an area typed in a unit as square feet. */
export function areaAsSquareFeet(area: number, unit: AreaUnit): number {
  if (unit === 'sqyd') return area * squareFeetInSquareYard;
  return unit === 'sqm' ? area / squareMetresInSquareFoot : area;
}

/** Returns an area typed in a unit as square metres. */
export const areaAsSquareMetres = (area: number, unit: AreaUnit): number =>
  unit === 'sqm' ? area : areaAsSquareFeet(area, unit) * squareMetresInSquareFoot;
