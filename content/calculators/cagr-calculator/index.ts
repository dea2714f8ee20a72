import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { cagr } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: cagr,
  workbook: () => import('./workbook'),
});
