import { pricesAfter } from '@/content/investing/growth';
import type { Table } from '@/lib/calculator';
import { gainOver } from '@/lib/finance/instalments';
import { formatNumber, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { LumpsumVsSipInput } from './form';
import {
  neverInvested,
  parkedBefore,
  pathCount,
  pathNames,
  type RandomPaths,
  seed,
  type TwoWays,
  twoWays,
  yearly,
  yearlyOfParts,
} from './two-ways';

/** Returns both ways beside the money that is never invested; a SIP out of other money beside the money at once alone. */
export function comparisonTable(input: LumpsumVsSipInput, both: TwoWays): Table {
  const { atOnce, monthly } = both;
  const waiting = neverInvested(input);
  const prices = pricesAfter(input.inflation, input.period);
  const invested = [
    { name: 'All at once', way: atOnce, yearly: yearly(atOnce, input) },
    { name: 'Month by month', way: monthly, yearly: yearlyOfParts(both, input) },
  ].map(({ way: { paid, value, tax, afterTax }, ...rest }) => ({ ...rest, paid, value, tax: tax.total, afterTax }));
  const never = {
    name: 'Never invested',
    paid: input.total,
    value: waiting,
    tax: 0,
    afterTax: waiting,
    yearly: input.idleRate,
  };
  const isOther = input.sip !== null;
  return tableOf(listOf(...invested, !isOther && never), {
    id: 'comparison',
    caption: 'Side by side',
    columns: [
      { label: 'Way', unit: 'text', cell: ({ name }) => name },
      { label: 'Paid in', unit: 'rupees', cell: ({ paid }) => paid, when: isOther },
      { label: 'Value', unit: 'rupees', cell: ({ value }) => value },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax },
      { label: 'After tax', unit: 'rupees', cell: ({ afterTax }) => afterTax },
      {
        label: isOther ? 'Return a year, after tax' : 'A year, on all the money',
        unit: 'percent',
        cell: (way) => way.yearly,
      },
      { label: 'In today’s rupees', unit: 'rupees', cell: ({ afterTax }) => afterTax / prices },
    ],
    note: isOther
      ? 'The two ways have other totals: compare the returns, not the values.'
      : 'We assume that the return on waiting money is after tax.',
  });
}

const examples = ['steady', 'falling', 'dip', 'rising'] as const;

/** Returns both ways on other paths. */
export function pathTable(input: LumpsumVsSipInput): Table {
  const paths = listOf(...examples, input.path === 'own' && 'own');
  const cases = paths.map((path) => ({ path, ...twoWays({ ...input, path }) }));
  return tableOf(cases, {
    id: 'paths',
    caption: 'The same plan on other paths',
    columns: [
      { label: 'Path', unit: 'text', cell: ({ path }) => pathNames[path] },
      { label: 'All at once', unit: 'rupees', cell: ({ atOnce }) => atOnce.afterTax },
      { label: 'Month by month', unit: 'rupees', cell: ({ monthly }) => monthly.afterTax },
      {
        label: 'All at once is ahead by',
        unit: 'rupees',
        cell: ({ atOnce, monthly }) => gainOver(monthly.afterTax, atOnce.afterTax),
        when: input.sip === null,
      },
    ],
    note: `${input.fund === 'none' ? 'Before' : 'After'} tax. The fund moves by ${pct(input.swing)} while you invest, and then gives the expected return.${input.sip === null ? ' Investing monthly gives more if the fund is cheaper on average while you invest than on the first day.' : ''}`,
  });
}

const outcomes = [
  { name: 'Bad: 1 path in 20 is worse', share: 0.05 },
  { name: 'Half are better, half worse', share: 0.5 },
  { name: 'Good: 1 path in 20 is better', share: 0.95 },
] as const;

/** Returns a bad, a middle and a good outcome of the random paths. */
export function randomTable({ atOnce, monthly }: RandomPaths): Table {
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return tableOf(outcomes, {
    id: 'random-paths',
    caption: `${formatNumber(pathCount)} random paths`,
    columns: [
      { label: 'Outcome', unit: 'text', cell: ({ name }) => name },
      { label: 'All at once', unit: 'rupees', cell: ({ share }) => at(atOnce, share) },
      { label: 'Month by month', unit: 'rupees', cell: ({ share }) => at(monthly, share) },
    ],
    note: `Before tax, each column sorted separately. A formula draws the paths with seed ${seed}, so everybody sees the same paths. They are not history and not a forecast.`,
  });
}

/** Returns both ways at the end of each month. */
export function monthTable(input: LumpsumVsSipInput, { prices, part }: TwoWays): Table {
  let units = 0;
  const months = prices.slice(1).map((price, index) => {
    const invested = index < input.spread ? part : 0;
    units += invested / (prices[index] ?? 1);
    return { price, invested, fund: units * price, waits: parkedBefore(input, index + 1) };
  });
  return tableOf(months, {
    id: 'schedule',
    caption: 'Month by month',
    columns: [
      { label: 'Month', unit: 'count', cell: (_, index) => index + 1 },
      { label: 'Fund, 100 at first', unit: 'number', cell: ({ price }) => price * 100 },
      { label: 'All at once', unit: 'rupees', rollUp: 'last', cell: ({ price }) => input.total * price },
      { label: 'Invested', unit: 'rupees', cell: ({ invested }) => invested },
      { label: 'In the fund', unit: 'rupees', rollUp: 'last', cell: ({ fund }) => fund },
      {
        label: 'Waiting',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ waits }) => waits,
        when: input.sip === null,
      },
      {
        label: 'Fund and waiting',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ fund, waits }) => fund + waits,
        when: input.sip === null,
      },
    ],
    years: { label: 'Year', of: (_, index) => `Year ${Math.floor(index / 12) + 1}` },
    note: 'At the end of each month, before tax.',
  });
}
