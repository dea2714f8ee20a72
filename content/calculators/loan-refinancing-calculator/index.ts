import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { loanRefinancing } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: loanRefinancing,
  workbook: () => import('./workbook'),
});
