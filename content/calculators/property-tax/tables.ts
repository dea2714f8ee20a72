import type { CityTax } from '@/content/rules/property-tax';
import type { Table } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { PropertyTax, WorkedLine } from '@/lib/tax/property-tax';

/** Returns each line with the figure used and its result. */
export function factorTable({ lines }: PropertyTax): Table {
  return tableOf(lines, {
    id: 'factors',
    caption: 'Line by line',
    columns: [
      { label: 'Line', unit: 'text', cell: ({ line }) => (line.do === 'less' ? `Less: ${line.label}` : line.label) },
      { label: 'Figure used', unit: 'number', cell: ({ line, used }) => figureUsed(line, used) },
      {
        label: 'Result',
        unit: 'rupees',
        rollUp: 'none',
        cell: ({ line, result }) => (line.do === 'rebate' ? 0 - result : result),
      },
    ],
  });
}

/** Returns the figure of a line: a factor as a number, a share in percent and a fee in ₹ as text, nothing for an exemption. */
function figureUsed(line: WorkedLine['line'], used: number): number | string | null {
  if (line.do === 'exempt') return null;
  if (line.do === 'start' || line.do === 'times') return used;
  return line.do === 'add' ? inr(used) : pct(used, 3);
}

/** Returns the parts in which the tax of a year, ₹, falls due. */
export function instalmentTable({ instalments, late }: CityTax, total: number): Table {
  return tableOf(instalments, {
    id: 'instalments',
    caption: 'When to pay',
    columns: [
      { label: 'Part', unit: 'text', cell: ({ label }) => label, total: 'The year' },
      { label: 'Amount', unit: 'rupees', cell: ({ share }) => (total * share) / 100, total },
    ],
    totals: instalments.length > 1,
    note: `${late} The last days for rebates change each year. See the bill.`,
  });
}
