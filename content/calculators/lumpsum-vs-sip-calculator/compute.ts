import { chartMonths, pricesAfter } from '@/content/investing/growth';
import { heldInWords, onTopInWords, surchargeCaveats, taxCaveats } from '@/content/investing/tax';
import { fundTax as law } from '@/content/rules/mutual-funds';
import {
  type Caveat,
  type Chart,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { gainOver } from '@/lib/finance/instalments';
import { periodicRate } from '@/lib/finance/irr';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { LumpsumVsSipInput } from './form';
import { breakEvenRise, parkedBefore, pathCount, randomPaths, seed, type TwoWays, twoWays, type Way } from './two-ways';

const compound: Citation = { source: 'level-annuity', at: 'Compound interest: P × (1 + i)ⁿ' };
const named = ['steady', 'falling', 'dip', 'rising'] as const;
const pathNames = {
  steady: 'Steady',
  falling: 'Falls while you invest',
  dip: 'Falls and recovers (V)',
  rising: 'Rises while you invest',
  own: 'Your own years',
} as const;

/** Returns the same money at once or month by month on the same path, what waits earning its own rate. */
export function lumpsumVsSip(input: LumpsumVsSipInput): Result {
  const sheet = worksheet();
  const both = twoWays(input);
  const ahead = gainOver(both.monthly.afterTax, both.atOnce.afterTax);
  const random = randomPaths(input);
  const share = (random.wins / pathCount) * 100;
  write(sheet, input, both, share);
  const isTaxed = input.fund !== 'none';
  return {
    headline: [
      verdict(
        'Ends ahead',
        ahead === 0 ? 'Both the same' : `${ahead > 0 ? 'All at once' : 'Month by month'}, by ${inr(Math.abs(ahead))}`,
      ),
      rupees(isTaxed ? 'All at once, after tax' : 'All at once', both.atOnce.afterTax, { tone: 'growth' }),
      rupees(isTaxed ? 'Month by month, after tax' : 'Month by month', both.monthly.afterTax, { tone: 'own' }),
      ...(input.spread > 1 ? [percentage('Random paths on which all at once wins', share, { decimals: 0 })] : []),
    ],
    sentence: sentence(input, both, ahead, share),
    breakdowns: [
      {
        title: 'Month by month: what it is made of',
        total: rupees('Value, month by month', both.monthly.value),
        parts: [
          rupees('In the fund', both.monthly.fund, { tone: 'growth' }),
          rupees('Earned while waiting', both.monthly.parked, { tone: 'other' }),
        ],
      },
    ],
    charts: [pathChart(input, both)],
    tables: [comparison(input, both), pathTable(input), randomTable(random), schedule(input, both)],
    steps: sheet.steps,
    actions: [
      {
        text: `If a fall in the first year would make you sell, invest month by month over a fixed time of ${formatMonths(input.spread)}, by a transfer plan (STP) from a liquid fund. Waiting for a better day costs the most.`,
      },
    ],
    caveats: caveats(input, both),
  };
}

function yearly(way: Way, { total, period }: LumpsumVsSipInput): number {
  return ((way.afterTax / total) ** (12 / period) - 1) * 100;
}

function write({ heading, step }: Worksheet, input: LumpsumVsSipInput, both: TwoWays, share: number): void {
  const { total, spread, period } = input;
  const last = both.prices[period] ?? 1;
  heading('The fund');
  step(
    percentage('Total change in the fund', (last - 1) * 100),
    input.path === 'steady'
      ? `(1 + ${pct(input.rate)})^${formatNumber(period / 12, 4)} − 1`
      : `${pathNames[input.path]}, then ${pct(input.rate)} a year`,
    compound,
  );
  heading('All at once');
  step(rupees('Value, all at once', both.atOnce.value), `${inr(total)} × ${formatNumber(last, 6)}`, compound);
  writeTax(step, 'all at once', input, both.atOnce);
  heading('Month by month');
  step(rupees('Part invested each month', both.part, { decimals: 2 }), `${inr(total)} ÷ ${spread}`);
  step(
    rupees('In the fund', both.monthly.fund),
    `Each part × the growth of the fund from its month to the end, added up`,
    compound,
  );
  step(
    rupees('Earned while waiting', both.monthly.parked),
    `Money not yet invested earns ${pct(input.idleRate)} a year. What it earns stays there to the end`,
  );
  step(rupees('Value, month by month', both.monthly.value), 'In the fund + earned while waiting');
  writeTax(step, 'month by month', input, both.monthly);
  heading('Side by side');
  step(
    percentage('Yearly return, all at once', yearly(both.atOnce, input)),
    'On all your money from the first day, after tax',
  );
  step(
    percentage('Yearly return, month by month', yearly(both.monthly, input)),
    'On all your money from the first day, including the money that waits, after tax',
  );
  const xirr = instalmentsXirr(input, both);
  if (xirr !== null) {
    step(
      percentage('XIRR of the monthly parts', xirr),
      'In the fund, before tax. It counts only money that was in the fund',
    );
  }
  step(
    rupees('Amount at once that gives the same', both.monthly.value / last),
    `${inr(both.monthly.value)} ÷ ${formatNumber(last, 6)}`,
  );
  const rise = breakEvenRise(input);
  if (rise !== null) {
    step(
      percentage('Rise in the fund from which all at once wins', rise * 100),
      `An even rise over the ${formatMonths(spread)} of investing. Below it, month by month ends higher, before tax`,
    );
  }
  if (spread === 1) return;
  step(
    percentage('Random paths on which all at once wins', share, { decimals: 1 }),
    `${formatNumber(pathCount)} paths drawn with seed ${seed}, average growth ${pct(input.rate)} a year, ups and downs of ${pct(input.volatility)}, before tax`,
  );
}

function writeTax(step: Worksheet['step'], name: string, input: LumpsumVsSipInput, way: Way): void {
  if (input.fund === 'none') return;
  const held = heldInWords(input);
  step(
    rupees(`Tax, ${name}`, way.tax.total),
    `${
      input.fund === 'debt'
        ? `${pct(input.slabRate)} of ${inr(Math.max(0, way.gain))}`
        : `Short-term ${inr(way.shortGain)} (held for ${held.young}) at ${pct(law.shortTermRate.value)}, long-term ${inr(way.longGain)} at ${pct(law.longTermRate.value)} above the exempt amount`
    }${onTopInWords(input, way.tax)}`,
    input.fund === 'debt' ? law.slabTaxedIfBoughtFrom.cite : law.longTermRate.cite,
  );
  step(rupees(`After tax, ${name}`, way.afterTax), `${inr(way.value)} − ${inr(way.tax.total)}`);
}

/** Returns the yearly rate of the parts and their value at the end; null where none fits. */
function instalmentsXirr({ spread, period }: LumpsumVsSipInput, { part, monthly }: TwoWays): number | null {
  const flows = Array.from(
    { length: period + 1 },
    (_, month) => (month < spread ? -part : 0) + (month === period ? monthly.fund : 0),
  );
  const rate = periodicRate(flows);
  return rate === null ? null : ((1 + rate) ** 12 - 1) * 100;
}

function sentence(input: LumpsumVsSipInput, { atOnce, monthly, part }: TwoWays, ahead: number, share: number): string {
  const taxed = input.fund === 'none' ? '' : ' after tax';
  const whole = `${inr(input.total)} at once becomes ${inr(atOnce.afterTax)} in ${formatMonths(input.period)}${taxed}.`;
  if (input.spread === 1) return `${whole} Over one month it is the same: all of it is invested on the first day.`;
  const ways = `${whole} ${inr(part)} a month for ${formatMonths(input.spread)}, with the rest waiting, becomes ${inr(monthly.afterTax)}.`;
  const verdictText =
    ahead === 0
      ? ' Both end the same.'
      : ` ${ahead > 0 ? 'All at once' : 'Month by month'} ends ${inr(Math.abs(ahead))} ahead on this path.`;
  return `${ways}${verdictText} Nobody knows the path. On ${formatNumber(share, 0)} of 100 random paths with ups and downs of ${pct(input.volatility)} a year all at once wins.`;
}

function pathChart(input: LumpsumVsSipInput, { prices, part }: TwoWays): Chart {
  const { points, x } = chartMonths(input.period);
  const units = [0];
  for (let month = 0; month < input.spread; month += 1) units.push((units[month] ?? 0) + part / (prices[month] ?? 1));
  const fundAt = (month: number) => (units[Math.min(month, input.spread)] ?? 0) * (prices[month] ?? 1);
  return {
    kind: 'lines',
    title: 'The same money on the same path',
    unit: 'rupees',
    x,
    series: [
      { label: 'All at once', values: points.map((month) => input.total * (prices[month] ?? 1)), tone: 'growth' },
      {
        label: 'Month by month, with money waiting',
        values: points.map((month) => fundAt(month) + parkedBefore(input, month)),
        tone: 'own',
      },
    ],
  };
}

function comparison(input: LumpsumVsSipInput, { atOnce, monthly }: TwoWays): Table {
  const row = (name: string, way: Way) => [
    name,
    way.value,
    way.tax.total,
    way.afterTax,
    yearly(way, input),
    way.afterTax / pricesAfter(input.inflation, input.period),
  ];
  const waiting = input.total * (1 + input.idleRate / 100) ** (input.period / 12);
  return {
    id: 'comparison',
    caption: 'Side by side',
    columns: [
      { label: 'Way', unit: 'text' },
      { label: 'Value', unit: 'rupees' },
      { label: 'Tax', unit: 'rupees' },
      { label: 'After tax', unit: 'rupees' },
      { label: 'A year, on all the money', unit: 'percent' },
      { label: 'In today’s rupees', unit: 'rupees' },
    ],
    rows: [
      row('All at once', atOnce),
      row('Month by month', monthly),
      ['Never invested', waiting, 0, waiting, input.idleRate, waiting / pricesAfter(input.inflation, input.period)],
    ],
    note: 'We assume that the return on waiting money is after tax.',
  };
}

function pathTable(input: LumpsumVsSipInput): Table {
  const paths = [...named, ...(input.path === 'own' ? (['own'] as const) : [])];
  return {
    id: 'paths',
    caption: 'The same plan on other paths',
    columns: [
      { label: 'Path', unit: 'text' },
      { label: 'All at once', unit: 'rupees' },
      { label: 'Month by month', unit: 'rupees' },
      { label: 'All at once is ahead by', unit: 'rupees' },
    ],
    rows: paths.map((path) => {
      const { atOnce, monthly } = twoWays({ ...input, path });
      return [pathNames[path], atOnce.afterTax, monthly.afterTax, gainOver(monthly.afterTax, atOnce.afterTax)];
    }),
    note: `${input.fund === 'none' ? 'Before' : 'After'} tax. The fund moves by ${pct(input.swing)} while you invest, and then gives the expected return. Investing monthly gives more if the fund is cheaper on average while you invest than on the first day.`,
  };
}

function randomTable({ atOnce, monthly }: ReturnType<typeof randomPaths>): Table {
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const cases = [
    ['Bad: 1 path in 20 is worse', 0.05],
    ['Half are better, half worse', 0.5],
    ['Good: 1 path in 20 is better', 0.95],
  ] as const;
  return {
    id: 'random-paths',
    caption: `${formatNumber(pathCount)} random paths`,
    columns: [
      { label: 'Outcome', unit: 'text' },
      { label: 'All at once', unit: 'rupees' },
      { label: 'Month by month', unit: 'rupees' },
    ],
    rows: cases.map(([name, share]) => [name, at(atOnce, share), at(monthly, share)]),
    note: `Before tax, each column sorted separately. A formula draws the paths with seed ${seed}, so everybody sees the same paths. They are not history and not a forecast.`,
  };
}

function schedule(input: LumpsumVsSipInput, { prices, part }: TwoWays): Table {
  let units = 0;
  const rows = prices.slice(1).map((price, index) => {
    const invested = index < input.spread ? part : 0;
    units += invested / (prices[index] ?? 1);
    const waits = parkedBefore(input, index + 1);
    return [index + 1, price * 100, input.total * price, invested, units * price, waits, units * price + waits];
  });
  return {
    id: 'schedule',
    caption: 'Month by month',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Fund, 100 at first', unit: 'number' },
      { label: 'All at once', unit: 'rupees', rollUp: 'last' },
      { label: 'Invested', unit: 'rupees' },
      { label: 'In the fund', unit: 'rupees', rollUp: 'last' },
      { label: 'Waiting', unit: 'rupees', rollUp: 'last' },
      { label: 'Fund and waiting', unit: 'rupees', rollUp: 'last' },
    ],
    rows,
    years: { label: 'Year', ofRow: rows.map((_, index) => `Year ${Math.floor(index / 12) + 1}`) },
    note: 'At the end of each month, before tax.',
  };
}

function caveats(input: LumpsumVsSipInput, { atOnce, monthly }: TwoWays): Caveat[] {
  return [
    {
      kind: 'notForYou',
      text: 'This is not for money that you earn month by month. You cannot invest it at once, so use the SIP calculator.',
    },
    {
      kind: 'assumption',
      text: 'Both ways have the same money on the same day, in the same fund. The paths are examples. Nobody knows what will happen.',
    },
    ...taxCaveats(input),
    ...surchargeCaveats(input, (atOnce.gain > monthly.gain ? atOnce : monthly).tax),
  ];
}
