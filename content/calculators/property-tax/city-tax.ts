import type { CityTax } from '@/content/rules/property-tax';
import type { AnyInput } from '@/lib/calculator';
import { areaInSqft, type PropertyTax, propertyTax } from '@/lib/tax/property-tax';
import type { PropertyTaxInput } from './form';

export function taxOf(input: PropertyTaxInput, city: CityTax): PropertyTax {
  const sqft = areaInSqft(input as AnyInput);
  const derived = (city.derived ?? []).map((each) =>
    'timesArea' in each
      ? [each.name, Number((input as AnyInput)[each.timesArea]) * sqft]
      : [each.name, each.classes.find(([upTo]) => upTo === null || sqft <= upTo)?.[1] ?? ''],
  );
  return propertyTax(city.lines, { ...(input as AnyInput), ...Object.fromEntries(derived) });
}
