import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { exportImport } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { items: 'price' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: () => [], compute: exportImport }),
});
