import { lumpSumExempt } from '@/content/rules/nps';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearTitle } from '@/content/tax/years';
import { addMonthsToDay, financialYearOf } from '@/lib/calendar';
import { rulesOfYear } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import type { AgeBand, IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import { type Exit, isGovernment, monthsOf, type Payments } from './account';
import type { NpsInput } from './form';

/** Returns the income-tax law of the year asked for. */
export function lawOf({ financialYear }: Pick<NpsInput, 'financialYear'>): IncomeTaxYear {
  return rulesOfYear(incomeTaxYears, financialYear);
}

export function bandOfAge(age: number): AgeBand {
  if (age >= 80) return 'verySenior';
  return age >= 60 ? 'senior' : 'below60';
}

/** The years of income-tax on file, the first and the last. */
const years = Object.keys(incomeTaxYears).sort() as (keyof typeof incomeTaxYears)[];

/**
 * Returns the law of income-tax of the exit: that of its day, or of today where there is none. Years before the first on file take
 * that one, years to come the last.
 */
export function exitLawOf(input: Pick<NpsInput, 'age' | 'exitAge' | 'exitOn' | 'today'>): IncomeTaxYear {
  const day = input.exitOn === '' ? addMonthsToDay(input.today, monthsOf(input)) : input.exitOn;
  const ofDay = financialYearOf(day);
  const year = years.find((each) => each >= ofDay) ?? years.at(-1);
  return incomeTaxYears[year as keyof typeof incomeTaxYears];
}

/** Returns by which slabs the lump sum is taxed, in words: those of its year, or today's. */
export function exitSlabsInWords(input: Pick<NpsInput, 'age' | 'exitAge' | 'exitOn' | 'today'>): string {
  const { financialYear } = exitLawOf(input);
  const isPast = input.exitOn !== '' && input.exitOn < input.today;
  return isPast ? `the slabs of ${yearTitle(financialYear)}` : 'today’s slabs';
}

function taxOf(person: Taxpayer, year: IncomeTaxYear, regime: Regime): number {
  return payable(assess(person, year, regime).tax, year.payableMultiple.value);
}

/** The lump sum as the tax sees it, ₹. */
export interface LumpSumTax {
  readonly free: number;
  readonly taxed: number;
  readonly tax: number;
}

/** Returns the parts of the lump sum that are free of tax and taxed, and the tax by the law of the exit, new regime. */
export function lumpSumTax(input: NpsInput, { corpus, lumpSum }: Exit): LumpSumTax {
  const year = exitLawOf(input);
  const free = Math.min(lumpSum, (corpus * lumpSumExempt[year.act].value) / 100);
  const taxed = lumpSum - free;
  const withOther = (other: number): Taxpayer => ({
    ...emptyTaxpayer,
    age: bandOfAge(input.exitAge),
    other: { ...emptyTaxpayer.other, other },
  });
  const tax =
    taxed > 0
      ? taxOf(withOther(input.exitIncome + taxed), year, 'new') - taxOf(withOther(input.exitIncome), year, 'new')
      : 0;
  return { free, taxed, tax };
}

/** What the payments of a year save, ₹. */
export interface TaxSaved {
  readonly own: number;
  readonly employer: number;
  /** What is deducted for own payments and for the employer’s. */
  readonly ownDeducted: number;
  readonly employerDeducted: number;
}

/** Returns the basic pay that the limits are measured on, ₹ a year; 0 without a salary. */
export function basicOfYear(input: NpsInput): number {
  if (input.sector === 'citizen') return 0;
  if (isGovernment(input)) return input.pay * 12;
  return input.basic === null ? (input.salary ?? 0) / 2 : input.basic * 12;
}

/** Returns what the payments of the first year save in a regime; null where the income is not known. */
export function taxSaved(input: NpsInput, payments: Payments, regime: Regime): TaxSaved | null {
  if (input.salary === null) return null;
  const income = input.salary;
  const year = lawOf(input);
  const isEmployee = input.sector !== 'citizen';
  const personWith = (own: number, employer: number): Taxpayer => ({
    ...emptyTaxpayer,
    age: bandOfAge(input.age),
    salary: {
      ...emptyTaxpayer.salary,
      gross: isEmployee ? income : 0,
      basic: basicOfYear(input),
      governmentEmployee: isGovernment(input),
      employerNps: employer,
    },
    business: { ...emptyTaxpayer.business, regular: isEmployee ? 0 : income },
    claims: { ...emptyTaxpayer.claims, savings: input.savings, ownNps: own },
  });
  const own = payments.own * 12;
  const employer = isEmployee ? payments.employer * 12 : 0;
  const cases = { none: personWith(0, 0), employer: personWith(0, employer), both: personWith(own, employer) };
  const deducted = (person: Taxpayer) => assess(person, year, regime).totalDeductions;
  const tax = (person: Taxpayer) => taxOf(person, year, regime);
  return {
    employer: tax(cases.none) - tax(cases.employer),
    own: tax(cases.employer) - tax(cases.both),
    employerDeducted: deducted(cases.employer) - deducted(cases.none),
    ownDeducted: deducted(cases.both) - deducted(cases.employer),
  };
}
