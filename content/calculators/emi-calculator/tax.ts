import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { homeLoanLaw, homeLoanSections } from '@/content/tax/home-loan-law';
import { rupees, type Table, type Worksheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { inr } from '@/lib/format';
import type { EmiInput } from './form';
import { financedAmount, type Repayment, type YearSums } from './loan';

/** Returns the share of interest and principal that belongs to the house: a financed insurance premium does not. */
export const houseShare = (input: EmiInput): number => input.loan / financedAmount(input);

/** Returns the years for which the limits are on file. */
const knownYears = (years: readonly YearSums[]) =>
  years.filter(({ year }) => year >= financialYearOf(deductions.limitsSince.value));

/**
 * Returns whether the schedule shows what can be deducted: for a house, and not where interest was added to the loan, because
 * interest on interest is not deductible and the schedule does not set the two apart.
 */
export function showsTax(input: EmiInput, { added }: Repayment, years: readonly YearSums[]): boolean {
  return input.homeLoan && input.rateType === 'reducing' && added === 0 && knownYears(years).length > 0;
}

/** Writes the working for the first tax year. */
export function taxSteps({ heading, step }: Worksheet, input: EmiInput, years: readonly YearSums[]): void {
  const first = knownYears(years)[0];
  if (!first) return;
  const share = houseShare(input);
  const law = homeLoanLaw(first.year);
  heading(`Old tax regime, house you live in, ${first.year}`);
  const interest = step(rupees('Interest of the first tax year', first.interest * share), `Schedule, ${first.year}`);
  step(
    rupees('Interest you can deduct in the first tax year', Math.min(interest, deductions.interest.value)),
    `At most ${inr(deductions.interest.value)} a year`,
    law.interest,
  );
  const principal = step(rupees('Principal of the first tax year', first.principal * share), `Schedule, ${first.year}`);
  step(
    rupees('Principal you can deduct in the first tax year', Math.min(principal, deductions.principal.value)),
    `At most ${inr(deductions.principal.value)} a year, together with provident fund, insurance and similar payments`,
    law.principal,
  );
}

/** Returns what can be deducted in each year of the loan, were the limits to stay. */
export function taxTable(input: EmiInput, years: readonly YearSums[]): Table {
  const share = houseShare(input);
  const known = knownYears(years);
  const rows = known.map(({ year, interest, principal }) => [
    year,
    interest * share,
    Math.min(interest * share, deductions.interest.value),
    principal * share,
    Math.min(principal * share, deductions.principal.value),
  ]);
  return {
    id: 'tax-years',
    caption: 'Home loan under the old tax regime, by financial year',
    columns: [
      { label: 'Financial year', unit: 'text' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Deductible interest', unit: 'rupees' },
      { label: 'Principal', unit: 'rupees' },
      { label: 'Deductible principal', unit: 'rupees' },
    ],
    rows,
    note: homeLoanSections(known[0]?.year ?? '', known.at(-1)?.year ?? ''),
  };
}
