import { pricesAfter } from '@/content/investing/growth';
import { badStartInWords } from '@/content/life-plan/bad-start';
import type { Table, Term } from '@/lib/calculator';
import { monthsCovered, withdrawalPath } from '@/lib/finance/withdrawals';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import {
  type Convention,
  type Drawdown,
  lastsInWords,
  lastWithdrawal,
  mostMonths,
  planOf,
  scenarios,
  withoutDust,
} from './drawdown';
import type { SwpInput } from './form';

/** Returns how long the money lasts on other returns. */
export function scenarioTable(input: SwpInput, drawdown: Drawdown): Table {
  return tableOf(scenarios(input, drawdown), {
    id: 'scenarios',
    caption: 'Other returns',
    columns: [
      { label: 'Return', unit: 'text', cell: ({ name }) => name },
      {
        label: 'Money lasts',
        unit: 'text',
        cell: (each) => lastsInWords(each.drawdown.covered),
        when: input.known !== 'share',
      },
      {
        label: 'Last withdrawal',
        unit: 'rupees',
        cell: (each) => lastWithdrawal(each.drawdown.path),
        when: input.known === 'share',
      },
      { label: 'Left at the end', unit: 'rupees', cell: (each) => each.drawdown.path.at(-1)?.closing ?? 0 },
      {
        label: 'Withdrawn in all',
        unit: 'rupees',
        cell: (each) => sumOf(each.drawdown.path, ({ withdrawn }) => withdrawn),
      },
    ],
    note: `A bad start is ${badStartInWords} in the first five years, then your return. It is our assumption, not the history of a market. Early losses hurt most, because you sell units at low prices.`,
  });
}

/** Returns withdrawals, gain and tax year by year. */
export function yearTable(input: SwpInput, { years, path }: Drawdown): Table {
  const isTaxed = input.fund !== 'none';
  const rows = years.map((year, index) => ({ ...year, spend: year.withdrawn - year.tax - year.exitLoad, index }));
  return tableOf(rows, {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Year', unit: 'text', cell: ({ index }) => `Year ${index + 1}` },
      { label: 'Withdrawn', unit: 'rupees', cell: ({ withdrawn }) => withdrawn },
      {
        label: 'Gain in it',
        unit: 'rupees',
        cell: ({ shortGain, longGain, withdrawn }) => withoutDust(shortGain + longGain, withdrawn),
        when: isTaxed,
      },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax, when: isTaxed },
      { label: 'Yours to spend', unit: 'rupees', cell: ({ spend }) => spend },
      {
        label: 'A month, in today’s rupees',
        unit: 'rupees',
        cell: ({ spend, index }) =>
          spend / Math.min(12, path.length - 12 * index) / pricesAfter(input.inflation, 12 * index),
      },
      {
        label: 'Left',
        unit: 'rupees',
        cell: ({ index }) => path[Math.min(path.length, 12 * (index + 1)) - 1]?.closing ?? 0,
      },
    ],
    note: `We count years from the first day.${isTaxed ? ` Tax is on the gain in the units sold, the oldest first${input.fund === 'equity' ? ', with a new exemption every year' : ''}.` : ''} “Today” is the first day, and prices rise once a year.`,
  });
}

export function monthTable({ path, plan }: Drawdown): Table {
  const rate = { percent: path.map(({ month }) => 100 * plan.returnOf(month)), perYear: 1 };
  const before = { of: 'Withdrawn', times: -1, rate };
  return tableOf(path, {
    id: 'schedule',
    caption: 'Month by month',
    columns: [
      { label: 'Month', unit: 'count', cell: ({ month }) => month },
      {
        label: 'At the start',
        unit: 'rupees',
        rollUp: 'first',
        cell: ({ opening }) => opening,
        terms: [{ of: 'Left', above: true }],
      },
      {
        label: 'Growth',
        unit: 'rupees',
        cell: ({ growth }) => growth,
        terms: listOf<Term>({ of: 'At the start', rate }, plan.timing === 'start' && before),
      },
      { label: 'Withdrawn', unit: 'rupees', cell: ({ withdrawn }) => withdrawn },
      {
        label: 'Left',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ closing }) => closing,
        terms: [{ of: 'At the start' }, { of: 'Growth' }, { of: 'Withdrawn', times: -1 }],
      },
    ],
    years: { label: 'Year', of: ({ month }) => `Year ${Math.ceil(month / 12)}` },
  });
}

const conventionNames: Readonly<Record<Convention, string>> = {
  'effective-end': 'Effective annual return, end of the period',
  'nominal-end': 'Return ÷ 12, end of the period',
  'effective-start': 'Effective annual return, start of the period',
  'nominal-start': 'Return ÷ 12, start of the period',
};

/** Returns the same plan by each named convention. */
export function conventionTable(input: SwpInput, { corpus, withdrawal }: Drawdown): Table {
  const plans = (Object.keys(conventionNames) as Convention[]).map((convention) => ({
    name: conventionNames[convention],
    plan: planOf({ ...input, convention }, withdrawal),
  }));
  const lot = { bought: 0, units: corpus, cost: corpus };
  return tableOf(plans, {
    id: 'conventions',
    caption: 'The same plan by each way of counting',
    columns: [
      { label: 'Way of counting', unit: 'text', cell: ({ name }) => name },
      {
        label: 'Money lasts',
        unit: 'text',
        cell: ({ plan }) => lastsInWords(withdrawal > 0 ? monthsCovered(corpus, plan, mostMonths) : null),
        when: input.known !== 'share',
      },
      {
        label: 'Left at the end',
        unit: 'rupees',
        cell: ({ plan }) => withdrawalPath([lot], plan, input.period).at(-1)?.closing ?? 0,
      },
    ],
  });
}
