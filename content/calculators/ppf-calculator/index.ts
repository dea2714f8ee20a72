import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { withYearsCounted } from './account';
import { problems } from './check';
import { ppfResult } from './compute';
import form, { type PpfCalculatorInput } from './form';
import { amountCells } from './rows';

export default defineCalculator({
  ...form,
  ...onFilledRows<PpfCalculatorInput, typeof amountCells>(form.fields, amountCells, {
    check: (input) => problems(withYearsCounted(input)),
    compute: (input) => ppfResult(withYearsCounted(input)),
    workbook: () => import('./workbook'),
  }),
});
