import { onFilledRows, withFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { fixedDeposit, interestOfYear } from './compute';
import form from './form';
import { amountCells } from './rows';

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, amountCells, {
    check: problems,
    compute: fixedDeposit,
    workbook: () => import('./workbook'),
  }),
  // The whole interest of the year is taxed: that of this deposit and of the others in the bank.
  worked: (input, _, day) => ({
    interestOfYear: (interestOfYear(withFilledRows(input, amountCells), day) ?? 0) + input.otherInterest || null,
  }),
});
