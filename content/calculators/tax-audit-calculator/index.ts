import { onFilledRows } from '@/content/filled-rows';
import { problemAt } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { taxAudit } from './compute';
import form, { type DecidingCells, type TaxAuditInput } from './form';

const cells: DecidingCells = { vehicles: 'months' };

const problems = ({ kind, vehicles, year, leftIn }: TaxAuditInput) => [
  ...problemAt(
    'vehicles',
    kind === 'carriages' && vehicles.length === 0 && 'Enter the months for which you owned a vehicle.',
  ),
  ...problemAt(
    ['leftIn', 'year'],
    leftIn !== 'unknown' &&
      leftIn >= year &&
      'Choose a year before that of the income. If you leave it this year, say that you used it.',
  ),
];

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: taxAudit }),
});
