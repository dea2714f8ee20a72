import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { financialYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { type BroughtForwardLoss, emptyTaxpayer, type Gain } from '@/lib/tax/taxpayer';
import type { EsopInput } from './rows';

const years: Readonly<Record<string, IncomeTaxYear>> = incomeTaxYears;

/** Returns the law of the year of a day; `null` before the first year on file. Later days take the last year's law. */
export function yearOn(day: IsoDate): IncomeTaxYear | null {
  const financialYear = financialYearOf(day);
  const last = Object.values(years).at(-1);
  if (last && financialYear > last.financialYear) return last;
  return years[financialYear] ?? null;
}

/** Returns the year's assessment with a perquisite (₹) beside the salary, these gains, and losses of earlier years. */
export function assessmentWith(
  input: EsopInput,
  year: IncomeTaxYear,
  perquisite: number,
  gains: readonly Gain[],
  losses: readonly BroughtForwardLoss[] = [],
): Assessment {
  const taxpayer = {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary + perquisite },
    gains,
    losses,
    claims: { ...emptyTaxpayer.claims, other: input.otherDeductions },
  };
  return assess(taxpayer, year, input.regime);
}
