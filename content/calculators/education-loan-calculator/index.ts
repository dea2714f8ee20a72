import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { educationLoan } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { tranches: 'amount', prepayments: 'amount' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, {
    check: problems,
    compute: educationLoan,
    workbook: () => import('./workbook'),
  }),
});
