import { onFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { homeLoanEligibility } from './compute';
import form, { type DecidingCells } from './form';

const cells: DecidingCells = { coApplicants: 'income', returns: 'profit' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, {
    check: problems,
    compute: homeLoanEligibility,
    workbook: () => import('./workbook'),
  }),
});
