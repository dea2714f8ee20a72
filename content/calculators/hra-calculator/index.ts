import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { houseRentResult } from './compute';
import form, { type HraInput } from './form';

/** Returns the pay that is known here, ₹ a year: what the next page asks for as salary is no less. Null where no pay is asked, and by periods. */
const paidOf = ({ situation, pattern, salary, commission, hra }: HraInput): number | null =>
  situation === 'hra' && pattern === 'same' ? 12 * (salary + commission + hra) : null;

export default defineCalculator({
  ...form,
  check: problems,
  compute: houseRentResult,
  worked: (input) => ({ salary: paidOf(input) }),
});
