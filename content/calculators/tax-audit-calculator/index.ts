import { onFilledRows } from '@/content/filled-rows';
import { problemAt } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { taxAudit } from './compute';
import form, { type DecidingCells, type TaxAuditInput } from './form';

const cells: DecidingCells = { vehicles: 'months' };

const problems = ({ kind, vehicles }: TaxAuditInput) =>
  problemAt(
    'vehicles',
    kind === 'carriages' && vehicles.length === 0 && 'Enter the months for which you owned a vehicle.',
  );

export default defineCalculator({
  ...form,
  ...onFilledRows(form.fields, cells, { check: problems, compute: taxAudit }),
});
