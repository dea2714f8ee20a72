import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { lumpsum } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: lumpsum,
  workbook: () => import('./workbook'),
});
