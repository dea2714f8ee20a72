import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { wholeYears } from '@/content/rules/years/on-file';
import { yearTitle } from '@/content/tax/years';
import { compareText } from '@/lib/compare-text';
import type { IsoDate } from '@/lib/law';

/** A day by which most people who pay income tax have something to do. */
interface DateForMost {
  readonly date: IsoDate;
  readonly text: string;
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/**
 * Returns the days of all years on file, in order: instalments of advance tax, and the last days for a return without audit, on time and late.
 * Source: `advanceTax.instalments`, `returns.due` and `returns.belated` of the years' rules.
 */
export function datesForMost(): readonly DateForMost[] {
  const all = wholeYears.flatMap((financialYear): DateForMost[] => {
    const { advanceTax, returns } = incomeTaxYears[financialYear];
    const { value: instalments } = advanceTax.instalments;
    return [
      ...instalments.map(({ date }, index) => ({
        date,
        text:
          index === instalments.length - 1
            ? 'Last instalment of advance tax'
            : `${ordinals[index] ?? 'Next'} instalment of advance tax`,
      })),
      { date: returns.due.value.individual, text: `Last day to file for ${yearTitle(financialYear)}` },
      { date: returns.belated.value, text: `Last day to file late for ${yearTitle(financialYear)}` },
    ];
  });
  return all.sort((one, other) => compareText(one.date, other.date));
}
