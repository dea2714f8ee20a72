import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { type BroughtForwardLoss, emptyTaxpayer, type Gain } from '@/lib/tax/taxpayer';
import { type EsopInput, rowOfYear, salaryIn } from './rows';

const years: Readonly<Record<string, IncomeTaxYear>> = incomeTaxYears;

const laterYears = new Map<string, IncomeTaxYear>();

/** Returns a year after those on file, with the rates of the last one; the same object each time, as years are compared. */
function laterYear(last: IncomeTaxYear, financialYear: string): IncomeTaxYear {
  const first = firstYearOf(financialYear);
  const year = laterYears.get(financialYear) ?? {
    ...last,
    financialYear,
    firstDay: `${first}-04-01`,
    lastDay: `${first + 1}-03-31`,
  };
  laterYears.set(financialYear, year);
  return year;
}

/** Returns the law of the year of a day; `null` before the first year on file. A later year has the rates of the last one, and no income but its own. */
export function yearOn(day: IsoDate): IncomeTaxYear | null {
  const financialYear = financialYearOf(day);
  const last = Object.values(years).at(-1);
  if (last && financialYear > last.financialYear) return laterYear(last, financialYear);
  return years[financialYear] ?? null;
}

/** Returns the other gains of a year, by class, ₹; a loss is below zero. */
export function otherGains(input: EsopInput, { financialYear }: IncomeTaxYear): readonly Gain[] {
  const row = rowOfYear(input, financialYear);
  if (!row) return [];
  return [
    { class: 'shortTermEquity', amount: row.shortEquity } as const,
    { class: 'longTermEquity', amount: row.longEquity } as const,
    { class: 'slabShortTerm', amount: row.shortOther } as const,
    { class: 'longTermOther', amount: row.longOther } as const,
    { class: 'shortTermEquityEarly', amount: row.shortEquityEarly } as const,
    { class: 'longTermEquityEarly', amount: row.longEquityEarly } as const,
    { class: 'longTermIndexedEarly', amount: row.longOtherEarly } as const,
  ].filter(({ amount }) => amount !== 0);
}

/** Returns what is left of losses on other gains of earlier years, without the shares. */
function otherLosses(input: EsopInput, before: IncomeTaxYear): readonly BroughtForwardLoss[] {
  let losses: readonly BroughtForwardLoss[] = [];
  for (const year of Object.values(years)) {
    if (year.financialYear >= before.financialYear) break;
    if (losses.length > 0 || otherGains(input, year).some(({ amount }) => amount < 0)) {
      losses = assessmentWith(input, year, 0, [], losses).carriedForward;
    }
  }
  return losses;
}

/** Returns the year's assessment with a perquisite (₹) beside the salary, these gains beside the other ones, and losses of earlier years: those on other gains unless named. */
export function assessmentWith(
  input: EsopInput,
  year: IncomeTaxYear,
  perquisite: number,
  gains: readonly Gain[],
  losses: readonly BroughtForwardLoss[] = otherLosses(input, year),
): Assessment {
  const taxpayer = {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: salaryIn(input, year.financialYear) + perquisite },
    gains: [...otherGains(input, year), ...gains],
    losses,
    claims: { ...emptyTaxpayer.claims, other: input.otherDeductions },
  };
  return assess(taxpayer, year, input.regime);
}
