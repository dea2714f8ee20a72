import { badStartInWords, badStartReturns } from '@/content/investing/bad-start';
import { chartMonths, pricesAfter } from '@/content/investing/growth';
import type { Chart, Table } from '@/lib/calculator';
import { monthsCovered, type WithdrawalPlan, withdrawalPath } from '@/lib/finance/withdrawals';
import { formatMonths, pct } from '@/lib/format';
import { type Convention, type Drawdown, drawn, mostMonths, planOf, withoutDust } from './drawdown';
import type { SwpInput } from './form';

/** By how many points the weak and the strong return differ from the expected one. */
const scenarioPoints = 4;

/** Returns what is left and what is taken out, over time. */
export function balanceChart(input: SwpInput, { path, corpus }: Drawdown): Chart {
  const { points, x } = chartMonths(input.period);
  let sum = 0;
  const sums = [0, ...path.map(({ withdrawn }) => (sum += withdrawn))];
  return {
    kind: 'lines',
    title: 'What is left, and what you have taken out',
    unit: 'rupees',
    x,
    series: [
      { label: 'Left', values: points.map((month) => path[month - 1]?.closing ?? corpus), tone: 'growth' },
      { label: 'Taken out', values: points.map((month) => sums[month] ?? 0), tone: 'own' },
    ],
  };
}

/** Returns the same money and withdrawals on other returns. */
function scenarios(input: SwpInput, { corpus, withdrawal, plan }: Drawdown) {
  const other = (name: string, returnOf: WithdrawalPlan['returnOf']) => ({
    name,
    drawdown: drawn(input, corpus, withdrawal, { ...plan, returnOf }),
  });
  const points = (by: number) => planOf(input, withdrawal, input.rate + by).returnOf;
  return [
    other(`${pct(input.rate)} every year`, plan.returnOf),
    other(`${pct(input.rate - scenarioPoints)} every year`, points(-scenarioPoints)),
    other(`${pct(input.rate + scenarioPoints)} every year`, points(scenarioPoints)),
    other('A bad start', badStartReturns(plan.returnOf(1))),
  ];
}

/** Returns what is left on other returns, over time. */
export function scenarioChart(input: SwpInput, drawdown: Drawdown): Chart {
  const { points, x } = chartMonths(input.period);
  const tones = ['growth', 'other', 'own', 'cost'] as const;
  return {
    kind: 'lines',
    title: 'If the return is different',
    unit: 'rupees',
    x,
    series: scenarios(input, drawdown).map(({ name, drawdown: { path, corpus } }, index) => ({
      label: name,
      values: points.map((month) => path[month - 1]?.closing ?? corpus),
      tone: tones[index] ?? 'other',
    })),
  };
}

/** Returns how long the money lasts on other returns. */
export function scenarioTable(input: SwpInput, drawdown: Drawdown): Table {
  return {
    id: 'scenarios',
    caption: 'Other returns',
    columns: [
      { label: 'Return', unit: 'text' },
      { label: 'Money lasts', unit: 'text' },
      { label: 'Left at the end', unit: 'rupees' },
      { label: 'Withdrawn in all', unit: 'rupees' },
    ],
    rows: scenarios(input, drawdown).map(({ name, drawdown: { covered, path } }) => [
      name,
      covered ? formatMonths(covered.months) : 'More than 100 years',
      path.at(-1)?.closing ?? 0,
      path.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
    ]),
    note: `A bad start is ${badStartInWords} in the first five years, then your return. It is our assumption, not the history of a market. Early losses hurt most, because you sell units at low prices.`,
  };
}

/** Returns withdrawals, gain and tax year by year. */
export function yearTable(input: SwpInput, { years, path }: Drawdown): Table {
  const isTaxed = input.fund !== 'none';
  return {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Withdrawn', unit: 'rupees' },
      ...(isTaxed
        ? [
            { label: 'Gain in it', unit: 'rupees' as const },
            { label: 'Tax', unit: 'rupees' as const },
          ]
        : []),
      { label: 'Yours to spend', unit: 'rupees' },
      { label: 'A month, in today’s rupees', unit: 'rupees' },
      { label: 'Left', unit: 'rupees' },
    ],
    rows: years.map(({ withdrawn, shortGain, longGain, exitLoad, tax }, index) => {
      const months = Math.min(12, path.length - 12 * index);
      const spend = withdrawn - tax - exitLoad;
      return [
        `Year ${index + 1}`,
        withdrawn,
        ...(isTaxed ? [withoutDust(shortGain + longGain, withdrawn), tax] : []),
        spend,
        spend / months / pricesAfter(input.inflation, 12 * index),
        path[Math.min(path.length, 12 * (index + 1)) - 1]?.closing ?? 0,
      ];
    }),
    note: `We count years from the first day.${isTaxed ? ' Tax is on the gain in the units sold, the oldest first, with a new exemption every year.' : ''} “Today” is the first day, and prices rise once a year.`,
  };
}

/** Returns every month. */
export function schedule({ path, plan }: Drawdown): Table {
  const rate = { percent: path.map(({ month }) => 100 * plan.returnOf(month)), perYear: 1 };
  return {
    id: 'schedule',
    caption: 'Month by month',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'At the start', unit: 'rupees', rollUp: 'first' },
      { label: 'Growth', unit: 'rupees' },
      { label: 'Withdrawn', unit: 'rupees' },
      { label: 'Left', unit: 'rupees', rollUp: 'last' },
    ],
    rows: path.map(({ month, opening, growth, withdrawn, closing }) => [month, opening, growth, withdrawn, closing]),
    years: { label: 'Year', ofRow: path.map(({ month }) => `Year ${Math.ceil(month / 12)}`) },
    relations: {
      'At the start': [{ of: 'Left', above: true }],
      Growth: [
        { of: 'At the start', rate },
        ...(plan.timing === 'start' ? [{ of: 'Withdrawn', times: -1, rate }] : []),
      ],
      Left: [{ of: 'At the start' }, { of: 'Growth' }, { of: 'Withdrawn', times: -1 }],
    },
  };
}

/** Returns the same plan by each named convention. */
export function conventionTable(input: SwpInput, { corpus, withdrawal }: Drawdown): Table {
  const names: Readonly<Record<Convention, string>> = {
    'effective-end': 'Effective annual return, end of the period',
    'nominal-end': 'Return ÷ 12, end of the period',
    'effective-start': 'Effective annual return, start of the period',
    'nominal-start': 'Return ÷ 12, start of the period',
  };
  return {
    id: 'conventions',
    caption: 'The same plan by each way of counting',
    columns: [
      { label: 'Way of counting', unit: 'text' },
      { label: 'Money lasts', unit: 'text' },
      { label: 'Left at the end', unit: 'rupees' },
    ],
    rows: (Object.keys(names) as Convention[]).map((convention) => {
      const plan = planOf({ ...input, convention }, withdrawal);
      const covered = withdrawal > 0 ? monthsCovered(corpus, plan, mostMonths) : null;
      const left =
        withdrawalPath([{ bought: 0, units: corpus, cost: corpus }], plan, input.period).at(-1)?.closing ?? 0;
      return [names[convention], covered ? formatMonths(covered.months) : 'More than 100 years', left];
    }),
  };
}
