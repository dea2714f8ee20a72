import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { ppfResult } from './compute';
import form, { type PpfCalculatorInput } from './form';
import { amountCells } from './rows';

export default defineCalculator({
  ...form,
  ...onFilledRows<PpfCalculatorInput, typeof amountCells>(form.fields, amountCells, {
    check: problems,
    compute: ppfResult,
    workbook: () => import('./workbook'),
  }),
});
