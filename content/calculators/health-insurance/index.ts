import { onFilledRows, withFilledRows } from '@/content/filled-rows';
import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { healthInsurance } from './compute';
import form, { type DecidingCells } from './form';
import { seniorsOf, withOlderParent } from './person';

const cells: DecidingCells = { policies: 'premium' };

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: healthInsurance }),
  worked: (input) => seniorsOf(withOlderParent(withFilledRows(input, cells))),
});
