import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import type { AgricultureInput } from './form';

/** Returns what makes no sense together. */
export function problems(input: AgricultureInput): Problem[] {
  const unknown = input.towns.flatMap(({ inside, population, distance }, index) => [
    ...(population === null
      ? [
          {
            fields: [`towns.${index}.population`],
            text: `Enter how many people town ${index + 1} has by the last published census. They decide whether the land is rural.`,
          },
        ]
      : []),
    ...(distance === null && !inside
      ? [
          {
            fields: [`towns.${index}.distance`],
            text: `Enter how far the land is from the limits of town ${index + 1}. The distance decides whether it is rural.`,
          },
        ]
      : []),
  ]);
  const tooLate = input.losses.flatMap(({ year }, index) =>
    firstYearOf(year) >= firstYearOf(input.financialYear)
      ? [
          {
            fields: [`losses.${index}.year`],
            text: `A loss brought forward must be from a year before ${yearTitle(input.financialYear)}.`,
          },
        ]
      : [],
  );
  return input.land === 'sold' ? [...unknown, ...tooLate] : tooLate;
}
