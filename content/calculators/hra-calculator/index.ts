import { defineCalculator } from '@/lib/define-calculator';
import type { Result } from '@/lib/result';
import { stepValue } from '@/lib/step-value';
import { sumOf } from '@/lib/sum';
import { exemptLabel } from './allowance';
import { problems } from './check';
import { houseRentResult } from './compute';
import form, { type HraInput } from './form';
import { placeInYear } from './stretches';

/** Returns the pay that is known here, ₹ a year: what the next page asks for as salary is no less. Null where no pay is asked. */
function paidOf({ situation, pattern, salary, commission, hra, periods }: HraInput): number | null {
  if (situation !== 'hra') return null;
  if (pattern === 'same') return 12 * (salary + commission + hra);
  return sumOf(periods, ({ from, to, ...pay }) => (placeInYear(to) - placeInYear(from) + 1) * (pay.salary + pay.hra));
}

/** Returns the exempt HRA of a year with several periods, ₹; null where the boxes of the whole year say it. */
const exemptOf = ({ pattern }: HraInput, result: Result): number | null =>
  pattern === 'same' ? null : stepValue(result, exemptLabel) || null;

export default defineCalculator({
  ...form,
  check: problems,
  compute: houseRentResult,
  worked: (input, result) => ({ salary: paidOf(input), exemptRent: exemptOf(input, result) }),
});
