import { gainRatesSince } from '@/content/rules/income-tax/fund-gains';
import { yearOfTwoGainRates } from '@/content/rules/years/on-file';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate } from '@/lib/format';

/** The gains of a year on listed shares and equity funds, ₹, on a page that asks for each kind in one box. */
interface ShareGains {
  readonly financialYear: string;
  readonly shortEquity: number;
  readonly longEquity: number;
}

/** Notes, in the year in which the rates of gains changed, that gains on shares have the later ones: Finance (No. 2) Act, 2024. */
export function laterGainRatesNote(notes: NoteSheet, { financialYear, shortEquity, longEquity }: ShareGains): void {
  notes.assume(
    financialYear === yearOfTwoGainRates &&
      shortEquity + longEquity > 0 &&
      `We take gains on shares and funds as those of sales since ${formatDate(gainRatesSince.value)}, when the rates changed. The capital gains calculator takes each sale by its day.`,
    gainRatesSince.cite,
  );
}
