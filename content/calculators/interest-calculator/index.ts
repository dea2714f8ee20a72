import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { interest } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { movements: 'amount' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: interest, workbook: () => import('./workbook') }),
});
