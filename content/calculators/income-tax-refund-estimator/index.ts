import { inWordsOf, problemsInWordsOf } from '@/content/tax/under-act-2025';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { refundResult } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: (input) => problemsInWordsOf(input.financialYear, problems(input)),
  compute: (input) => inWordsOf(input.financialYear, refundResult(input)),
});
