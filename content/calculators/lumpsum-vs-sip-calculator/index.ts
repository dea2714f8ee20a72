import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { lumpsumVsSip } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: lumpsumVsSip,
  workbook: () => import('./workbook'),
});
