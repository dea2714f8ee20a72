/** What gains and trades cost where income above its limit ends the rebate of section 87A. */
import { inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { sectionBeside } from './law-names';

/** Returns that something takes the income above the limit of the rebate, and what of its tax that is, ₹; false where it does not. */
export function rebateLost(
  what: string,
  before: Assessment,
  after: Assessment,
  { act }: IncomeTaxYear,
): string | false {
  const lost = before.charge.rebate.amount - after.charge.rebate.amount;
  return (
    // A loss that lowers tax at slab rates lowers the rebate too: then none is lost.
    after.totalIncome > before.totalIncome &&
    lost >= 1 &&
    `${what} take your income above the limit of the rebate under section ${sectionBeside('87A', act)}. The tax on them includes ${inr(lost)} of rebate lost, before cess.`
  );
}
