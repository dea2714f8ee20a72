import { areaAsSquareMetres } from '@/lib/area';
import { type Problem, problemSheet } from '@/lib/calculator';
import type { PropertyTaxInput } from './form';

/** Returns a sentence where a rebate for small homes is asked for a larger one. */
export function problems(input: PropertyTaxInput): readonly Problem[] {
  const sqm = areaAsSquareMetres(input.area, input.areaUnit);
  const { at, problems: found } = problemSheet();
  if (input.method === 'formula' && input.city === 'delhi' && sqm > 100) {
    const text = 'This is only for homes up to 100 square metres (1,076 square feet). Choose No, or correct the area.';
    at('delhiSmallFlat', input.delhiSmallFlat && text);
    at('delhiConcession', input.delhiConcession && text);
  }
  return found;
}
