import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import type { AgricultureInput } from './form';

/** Returns what makes no sense together. */
export function problems(input: AgricultureInput): Problem[] {
  return input.losses.flatMap(({ year }, index) =>
    firstYearOf(year) >= firstYearOf(input.financialYear)
      ? [
          {
            fields: [`losses.${index}.year`],
            text: `A loss brought forward must be from a year before ${yearTitle(input.financialYear)}.`,
          },
        ]
      : [],
  );
}
