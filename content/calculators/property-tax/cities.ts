import type { AreaUnit } from '@/lib/area';

/** The cities by name; their tables load with what answers. */
export const cityNames = {
  delhi: 'Delhi (MCD)',
  mumbai: 'Mumbai (BMC)',
  bengaluru: 'Bengaluru (GBA)',
  chennai: 'Chennai (GCC)',
  kolkata: 'Kolkata (KMC)',
  hyderabad: 'Hyderabad (GHMC)',
  pune: 'Pune (PMC)',
  ahmedabad: 'Ahmedabad (AMC)',
  other: 'Another city or town',
} as const;

type CityId = keyof typeof cityNames;

export const cityIds = Object.keys(cityNames) as CityId[];

/** Shows a question where the tax is worked out by the city’s formula. */
export const formula = { method: 'formula' } as const;

/** Returns the condition that shows a question in some cities alone. */
export const inCity = <const City extends CityId>(...names: City[]) => ({ ...formula, city: names });

/** Returns all cities but those named. */
export const citiesBut = (...names: CityId[]) => cityIds.filter((id) => !names.includes(id));

/** Returns the options of a choice by their values. */
export const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Units of area in the order of their options. */
export const areaUnits = [
  { value: 'sqft', label: 'Square feet' },
  { value: 'sqm', label: 'Square metres' },
  { value: 'sqyd', label: 'Square yards (gaj)' },
] as const satisfies readonly { value: AreaUnit; label: string }[];

/** Bounds of a factor that multiplies the value. */
export const factor = { min: 0.1, max: 10, step: 0.05, slider: { min: 0.5, max: 4 } } as const;
