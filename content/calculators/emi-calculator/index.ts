import { onFilledRows, withFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { emi, loanOnDay } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { rateChanges: 'rate', prepayments: 'amount' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: emi, workbook: () => import('./workbook') }),
  worked: (input, result, day) => loanOnDay(withFilledRows(input, cells), result, day),
});
