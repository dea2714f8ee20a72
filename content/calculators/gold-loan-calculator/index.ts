import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { goldLoan } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { items: 'gross' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: goldLoan, workbook: () => import('./workbook') }),
});
