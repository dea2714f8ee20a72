import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { stepUpSip } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: stepUpSip,
  workbook: () => import('./workbook'),
});
