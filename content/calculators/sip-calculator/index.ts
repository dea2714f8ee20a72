import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { sip } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { changes: 'amount' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: sip, workbook: () => import('./workbook') }),
});
