import type { CityTax } from '@/content/rules/property-tax';
import type { AnyInput } from '@/lib/calculator';
import { areaInSqft, type PropertyTax, propertyTax } from '@/lib/tax/property-tax';
import type { PropertyTaxInput } from './form';

/** Returns the tax of the year by the lines of a city, ₹, with the values that follow from the area or from two boxes. */
export function taxOf(input: PropertyTaxInput, city: CityTax): PropertyTax {
  const boxes: AnyInput = input;
  const sqft = areaInSqft(boxes);
  const derived = (city.derived ?? []).map((each) => {
    if ('timesArea' in each) return [each.name, Number(boxes[each.timesArea]) * sqft];
    if ('product' in each) return [each.name, each.product.reduce((product, box) => product * Number(boxes[box]), 1)];
    return [each.name, each.classes.find(([upTo]) => upTo === null || sqft <= upTo)?.[1] ?? ''];
  });
  return propertyTax(city.lines, { ...boxes, ...Object.fromEntries(derived) });
}

/** Returns what the value before the taxes is called; where the tax is the product itself, that it is one. */
export const baseName = (input: PropertyTaxInput, { baseLabel }: CityTax): string =>
  baseLabel === 'General tax' || (input.city === 'other' && input.ownBasis !== 'value')
    ? 'Product of the factors'
    : baseLabel;
