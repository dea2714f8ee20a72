import { inWordsOf, problemsInWordsOf } from '@/content/tax/under-act-2025';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { savingsPlan } from './compute';
import form from './form';
import { countedSavings } from './person';

export default defineCalculator({
  ...form,
  check: (input) => problemsInWordsOf(input.financialYear, problems(input)),
  worked: (input) => ({ savings: countedSavings(input).total }),
  compute: (input) => inWordsOf(input.financialYear, savingsPlan(input)),
});
