import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { npsResult } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: npsResult,
  workbook: () => import('./workbook'),
});
