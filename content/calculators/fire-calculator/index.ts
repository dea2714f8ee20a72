import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { fire, worked } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: fire,
  worked,
  workbook: () => import('./workbook'),
});
