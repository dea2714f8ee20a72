import { regimesTable } from '@/content/tax/side-by-side';
import type { Table } from '@/lib/calculator';
import { formatMonth } from '@/lib/format';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import type { Lever } from './levers';
import type { Payslip, SalaryYear } from './payslips';
import type { TakeHome } from './take-home';

/** Returns both regimes line by line, without the mark of the lead table, which the payslips have. */
export function bothRegimesTable({ setting, chosen, other }: TakeHome): Table {
  const [inNew, inOld] = chosen.regime === 'new' ? [chosen, other] : [other, chosen];
  const both = { new: inNew.assessment, old: inOld.assessment };
  const { lead: _lead, ...table } = regimesTable(both, setting.year);
  // TDS is to the nearest rupee: the tax payable in the return, to the nearest ten, is another figure. Where the two are the same, the table has it alone.
  const hasExact = table.rows.some(([line]) => line === 'Tax with cess');
  return { ...table, rows: hasExact ? table.rows.filter(([line]) => line !== 'Income-tax') : table.rows };
}

/** Returns the payslips of the year; deductions of 0 in every month are left out. */
export function payslipsTable({ slips, total }: SalaryYear): Table {
  const column = (name: Exclude<keyof Payslip, 'month'>, label: string, always = false): ColumnOf<Payslip> => ({
    label,
    unit: 'rupees',
    cell: (slip) => slip[name],
    total: total[name],
    when: always || total[name] > 0,
  });
  return tableOf(slips, {
    id: 'payslips',
    lead: true,
    caption: 'Payslips of the year',
    columns: [
      { label: 'Month', unit: 'text', cell: ({ month }) => formatMonth(month), total: 'Year' },
      column('inHand', 'In-hand', true),
      column('pay', 'Pay', true),
      column('oneOff', 'Bonus and one-off pay'),
      column('ownEpf', 'EPF and VPF', true),
      column('nps', 'Your NPS'),
      column('esi', 'ESI'),
      column('professionalTax', 'Professional tax', true),
      column('welfareFund', 'Welfare fund'),
      column('tax', 'Income tax (TDS)', true),
    ],
    note: 'In-hand is pay with bonus less everything else in the row.',
  });
}

/** Returns the changes of the pay's structure side by side, today's first. */
export function leversTable({ chosen }: TakeHome, levers: readonly Lever[]): Table {
  const rows = [{ name: 'As it is', result: chosen, tax: 0, inHand: 0, saved: 0 }, ...levers];
  const change = (label: string, cell: (lever: Lever) => number): ColumnOf<Lever> => ({
    label,
    unit: 'rupees',
    rollUp: 'none',
    cell,
  });
  return tableOf<Lever>(rows, {
    id: 'changes',
    caption: 'The same CTC, arranged in another way',
    columns: [
      { label: 'Change', unit: 'text', cell: ({ name }) => name },
      change('In-hand in a usual month', ({ result }) => result.usual.inHand),
      change('In-hand a year, change', ({ inHand }) => inHand),
      change('EPF, NPS and gratuity, change', ({ saved }) => saved),
      change('Income tax, change', ({ tax }) => tax),
    ],
    note: 'With less tax you have more in all. The row shows how much of it you get in hand and how much goes into a fund.',
  });
}
