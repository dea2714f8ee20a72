import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { savingsPlan } from './compute';
import form from './form';
import { countedSavings } from './person';

export default defineCalculator({
  ...form,
  check: problems,
  worked: (input) => ({ savings: countedSavings(input).total }),
  compute: savingsPlan,
});
