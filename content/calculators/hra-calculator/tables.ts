import type { Table } from '@/lib/calculator';
import { tableOf } from '@/lib/table-of';
import { rentAtPeak } from '@/lib/tax/house-rent';
import { leastName } from './sentence';
import { cityName, type WorkedStretch } from './stretches';

/** Returns the three limits of each period. */
export function limitsTable(worked: readonly WorkedStretch[], received: number, exempt: number): Table {
  return tableOf(worked, {
    id: 'limits',
    caption: 'The three limits, period by period, in the old regime',
    columns: [
      { label: 'Period', unit: 'text', cell: ({ stretch }) => stretch.label, total: 'Year' },
      { label: 'City', unit: 'text', cell: ({ stretch }) => cityName(stretch.city) },
      { label: 'HRA received', unit: 'rupees', cell: ({ limits }) => limits.allowance, total: received },
      { label: 'Rent above the part of salary', unit: 'rupees', cell: ({ limits }) => limits.rentAboveSalary },
      { label: 'Share of salary counted', unit: 'percent', cell: ({ percentages }) => percentages.salaryShare },
      { label: 'Share of salary', unit: 'rupees', cell: ({ limits }) => limits.salaryShare },
      { label: 'Exempt', unit: 'rupees', cell: ({ limits }) => limits.exempt, total: exempt },
      { label: 'Limit that decides', unit: 'text', cell: leastName },
      {
        label: 'Rent a month at the peak',
        unit: 'rupees',
        cell: ({ stretch, percentages }) => rentAtPeak(stretch, percentages),
      },
    ],
    note: 'We work out each period separately. Unused limit of one period does not help another.',
  });
}

/** A limit of the deduction for rent, ₹ a year. */
export interface DeductionLimit {
  readonly name: string;
  readonly value: number;
  readonly isLeast: boolean;
}

/** Returns the three limits of the deduction for rent, whose section is named. */
export function deductionTable(section: string, limits: readonly DeductionLimit[]): Table {
  return tableOf(limits, {
    id: 'limits',
    caption: `The three limits of ${section}`,
    columns: [
      { label: 'Limit', unit: 'text', cell: ({ name }) => name },
      { label: 'Amount', unit: 'rupees', rollUp: 'none', cell: ({ value }) => value },
      { label: 'Decides', unit: 'text', cell: ({ isLeast }) => (isLeast ? 'Yes' : null) },
    ],
  });
}
