import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { gst } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { lines: 'price' };

export default defineCalculator({ ...form, ...onFilledRows(form.fields, cells, { check: problems, compute: gst }) });
