import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { cagr } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { flows: 'amount' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: cagr, workbook: () => import('./workbook') }),
});
