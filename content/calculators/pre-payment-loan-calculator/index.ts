import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { prepayment } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: prepayment,
  workbook: () => import('./workbook'),
});
