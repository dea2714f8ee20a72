import { defineCalculator } from '@/lib/define-calculator';
import { sumOf } from '@/lib/sum';
import { problems } from './check';
import { advanceTaxResult } from './compute';
import form, { type AdvanceTaxInput } from './form';
import { withRowsOfYear } from './rows';

/** Returns what was paid up to the visitor's day, ₹: the plan of the answer pays the rest only later. */
const paidOf = ({ payments, today }: AdvanceTaxInput): number =>
  sumOf(payments, ({ date, amount }) => (today === '' || date <= today ? amount : 0));

export default defineCalculator({
  ...form,
  check: problems,
  compute: advanceTaxResult,
  worked: (input) => ({ paid: paidOf(withRowsOfYear(input)) }),
});
