import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { carLoan } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: carLoan,
  workbook: () => import('./workbook'),
});
