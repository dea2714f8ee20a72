import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { financialYearOf } from '@/lib/calendar';
import type { EmiInput } from './form';
import { financedAmount, type Repayment, type YearSums } from './loan';

/** Returns the share of interest and principal that belongs to the house: a financed insurance premium does not. */
export const houseShare = (input: EmiInput): number => input.loan / financedAmount(input);

/** Returns the years for which the limits are on file. */
export const knownYears = (years: readonly YearSums[]) =>
  years.filter(({ year }) => year >= financialYearOf(deductions.limitsSince.value));

/**
 * Returns whether the schedule shows what can be deducted: for a house, and not where interest was added to the loan, because
 * interest on interest is not deductible and the schedule does not set the two apart.
 */
export function showsTax(input: EmiInput, { added }: Repayment, years: readonly YearSums[]): boolean {
  return input.homeLoan && input.rateType === 'reducing' && added === 0 && knownYears(years).length > 0;
}
