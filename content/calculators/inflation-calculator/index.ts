import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { inflation } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: inflation,
  workbook: () => import('./workbook'),
});
