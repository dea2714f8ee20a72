import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { incomeTaxResult } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: incomeTaxResult,
  workbook: () => import('./workbook'),
});
