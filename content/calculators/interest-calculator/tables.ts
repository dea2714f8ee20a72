import type { Table } from '@/lib/calculator';
import { growthOf } from '@/lib/finance/interest';
import { tableOf } from '@/lib/table-of';
import type { InterestInput } from './form';
import { addings, effectiveOf, MOST_SHOWN, type Plan, yearRows } from './plan';

/** Returns each financial year where days are given, else each year. */
export function yearTable(input: InterestInput, plan: Plan): Table {
  const rows = yearRows(input, plan);
  const isDated = rows[0]?.days !== null;
  if (isDated) {
    return tableOf(rows, {
      id: 'years',
      caption: 'By financial year',
      columns: [
        { label: 'Financial year', unit: 'text', cell: ({ name }) => name },
        { label: 'Days', unit: 'days', cell: ({ days }) => days },
        { label: 'At the start', unit: 'rupees', rollUp: 'first', cell: ({ opening }) => opening },
        { label: 'Paid in less taken out', unit: 'rupees', cell: ({ paid }) => paid },
        { label: 'Interest', unit: 'rupees', cell: ({ interest: gained }) => gained + 0 },
        { label: 'At the end', unit: 'rupees', rollUp: 'last', cell: ({ closing }) => closing + 0 },
      ],
    });
  }
  return tableOf(rows, {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Year', unit: 'text', cell: ({ name }) => name },
      {
        label: 'At the start',
        unit: 'rupees',
        rollUp: 'first',
        cell: ({ opening }) => opening,
        terms: [{ of: 'At the end', above: true }],
      },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: ({ interest: gained }) => gained,
        terms: [{ of: 'At the start', times: growthOf(plan.rate, 1, plan.adding) - 1 }],
      },
      {
        label: 'At the end',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ closing }) => closing,
        terms: [{ of: 'At the start' }, { of: 'Interest' }],
      },
      {
        label: 'With simple interest',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ name }) => plan.principal * growthOf(plan.rate, Math.min(Number(name), plan.years), 'simple'),
      },
    ],
    note: 'If the time is not in whole years, the last row is for part of a year.',
  });
}

const wayNames: Readonly<Record<InterestInput['adding'], string>> = {
  simple: 'Simple',
  yearly: 'Every year',
  halfYearly: 'Every half-year',
  quarterly: 'Every quarter',
  monthly: 'Every month',
  daily: 'Every day',
  continuous: 'Continuous',
};

/** Returns the same money with interest added in every way. */
export function waysTable({ principal, rate, years }: Plan): Table {
  const ways = (Object.keys(wayNames) as InterestInput['adding'][])
    .filter((way) => growthOf(rate, Math.max(1, years), addings[way]) <= MOST_SHOWN)
    .map((way) => ({ way, amount: principal * growthOf(rate, years, addings[way]) }));
  return tableOf(ways, {
    id: 'ways',
    caption: 'The same rate, with interest added more or less often',
    columns: [
      { label: 'Interest is added', unit: 'text', cell: ({ way }) => wayNames[way] },
      { label: 'Interest', unit: 'rupees', cell: ({ amount }) => amount - principal },
      { label: 'Amount at the end', unit: 'rupees', cell: ({ amount }) => amount },
      {
        label: 'Growth in one year',
        unit: 'percent',
        cell: ({ way }) => effectiveOf({ rate, adding: addings[way] }) * 100,
      },
    ],
  });
}
