import { inWordsOf } from '@/content/tax/under-act-2025';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { stockMarketTax } from './compute';
import form from './form';

export default defineCalculator({
  ...form,
  check: problems,
  compute: (input) => inWordsOf(input.financialYear, stockMarketTax(input)),
});
