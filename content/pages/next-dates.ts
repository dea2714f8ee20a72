import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { wholeYears } from '@/content/rules/years/on-file';
import { instalmentsIn } from '@/content/tax/year-to-come';
import { yearTitle } from '@/content/tax/years';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import type { IsoDate } from '@/lib/law';

/** A day by which most people who pay income tax have something to do. */
interface DateForMost {
  readonly date: IsoDate;
  readonly text: string;
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/** Returns the instalments of a year, by their days. */
function instalmentDates(days: readonly IsoDate[]): DateForMost[] {
  return days.map((date, index) => ({
    date,
    text:
      index === days.length - 1
        ? 'Last instalment of advance tax'
        : `${ordinals[index] ?? 'Next'} instalment of advance tax`,
  }));
}

/**
 * Returns the days of all years on file, in order: instalments of advance tax, and the last days for a return without audit, on time and late;
 * and the instalments of the year after them, which begin before its law is on file.
 * Source: `advanceTax.instalments`, `returns.due` and `returns.belated` of the years' rules.
 */
export function datesForMost(): readonly DateForMost[] {
  const ofYears = wholeYears.map((financialYear) => {
    const { advanceTax, returns } = incomeTaxYears[financialYear];
    const instalments = advanceTax.instalments.value.map(({ date }) => date);
    const days = [
      ...instalmentDates(instalments),
      { date: returns.due.value.individual, text: `Last day to file for ${yearTitle(financialYear)}` },
      { date: returns.belated.value, text: `Last day to file late for ${yearTitle(financialYear)}` },
    ];
    return { financialYear, instalments, days };
  });
  const last = ofYears.at(-1);
  const toCome = last
    ? instalmentDates(instalmentsIn(financialYearFrom(firstYearOf(last.financialYear) + 1), last.instalments))
    : [];
  return [...ofYears.flatMap(({ days }) => days), ...toCome].sort((one, other) => compareText(one.date, other.date));
}
