import type { Table } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { priceFactor } from '@/lib/finance/inflation';
import { tableOf } from '@/lib/table-of';
import type { DatedReturn, Flow } from './flows';
import type { CagrInput } from './form';
import { type Growth, valueAfter } from './growth';

/** Returns the value year by year on the even path. */
export function yearTable(growth: Growth, input: CagrInput): Table {
  const count = Math.min(100, Math.max(1, Math.ceil(growth.years - 1e-9)));
  const valueAt = (year: number) => valueAfter(growth, year === count ? growth.years : year);
  const years = Array.from({ length: count }, (_, index) => index + 1);
  return tableOf(years, {
    id: 'years',
    caption: 'Year by year, if the growth were even',
    columns: [
      { label: 'Year', unit: 'text', cell: (year) => `Year ${year}` },
      {
        label: 'Change',
        unit: 'rupees',
        cell: (year) => valueAt(year) - (year === 1 ? growth.start : valueAt(year - 1)),
      },
      { label: 'Value', unit: 'rupees', cell: valueAt },
      {
        label: 'In rupees of the first day',
        unit: 'rupees',
        cell: (year) => valueAt(year) / priceFactor(input.inflation, Math.min(year, growth.years)),
      },
    ],
    note: 'CAGR uses only the first and last values. Real growth is hardly ever this smooth.',
  });
}

/** Returns every payment with its worth on the first day at the rate: together they are 0, which proves the rate. */
export function flowTable({ flows, rate, firstDay }: DatedReturn): Table {
  const days = ({ date }: Flow) => daysBetween(firstDay, date);
  return tableOf(flows, {
    id: 'payments',
    caption: 'Your payments',
    columns: [
      { label: 'Day', unit: 'date', cell: ({ date }) => date },
      { label: 'Type', unit: 'text', cell: ({ amount }) => (amount < 0 ? 'Paid in' : 'Taken out or worth now') },
      { label: 'Amount', unit: 'exactRupees', cell: ({ amount }) => amount },
      { label: 'Days from the first', unit: 'days', cell: days },
      {
        label: 'Worth on the first day',
        unit: 'exactRupees',
        cell: (flow) => flow.amount / (1 + (rate ?? 0)) ** (days(flow) / 365),
        when: rate !== null,
      },
    ],
    note: `Minus is paid in.${rate === null ? '' : ' The last column adds up to 0. That is what XIRR means.'}`,
  });
}
