/** A foot is 0.3048 m by definition. */
const squareMetresInSquareFoot = 0.3048 ** 2;

/** Returns an area in square feet as square metres. */
export const squareMetres = (squareFeet: number): number => squareFeet * squareMetresInSquareFoot;

/** Returns an area in square metres as square feet. */
export const squareFeet = (inSquareMetres: number): number => inSquareMetres / squareMetresInSquareFoot;
