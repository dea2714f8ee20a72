import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { sip } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: sip,
  workbook: () => import('./workbook'),
});
