/** How often the withdrawals are there in full, on random paths of the return. */
import { lastingFactor, outcomes, pathSeries, pathsInWords, pathsNote } from '@/content/life-plan/random-paths';
import { type Chart, linesChart, percentage, rupees, type Table, type Worksheet } from '@/lib/calculator';
import { atShare, pathsDrawn, type RandomWithdrawals, randomWithdrawals } from '@/lib/finance/random-withdrawals';
import { withdrawalsDue } from '@/lib/finance/withdrawals';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import { type Drawdown, sharePaid } from './drawdown';
import type { SwpInput } from './form';

/** Returns what becomes of the money on random paths; null without ups and downs, and where nothing is taken out. */
export function randomPathsOf(input: SwpInput, { corpus, withdrawal, plan }: Drawdown): RandomWithdrawals | null {
  if (input.volatility === 0 || withdrawal === 0) return null;
  const isShare = input.known === 'share';
  const nothing = Array.from({ length: input.period }, () => 0);
  const outcome = randomWithdrawals(
    {
      start: corpus,
      fixed: nothing,
      scaled: isShare ? nothing : withdrawalsDue(plan, input.period),
      timing: plan.timing,
      firstYear: 12,
      legacy: input.leave,
    },
    { yearlyPercent: ((1 + plan.returnOf(1)) ** 12 - 1) * 100, swingPercent: input.volatility },
  );
  return isShare ? { ...outcome, balances: afterShares(input, plan, outcome) } : outcome;
}

/** Returns the balances of money from which nothing was taken, less the share that each withdrawal takes. */
function afterShares(input: SwpInput, plan: Drawdown['plan'], { balances }: RandomWithdrawals): Float64Array[] {
  const taken = withdrawalsDue({ ...plan, amountAt: () => 1 }, input.period);
  return balances.map((sorted, year) => {
    const times = taken.slice(0, 12 * year).filter((each) => each > 0).length;
    return sorted.map((balance) => balance * (1 - sharePaid(input)) ** times);
  });
}

/** Writes how often the withdrawals are there, and what is there on 95 of 100 paths. */
export function pathSteps(
  { heading, step }: Worksheet,
  input: SwpInput,
  drawdown: Drawdown,
  paths: RandomWithdrawals,
): void {
  if (input.known === 'share') return;
  heading('Random paths');
  step(
    percentage('Random paths with every withdrawal in full', paths.lasting),
    `${formatNumber(pathsDrawn)} paths from ${inr(drawdown.corpus)}. Each year’s return is drawn by itself: ${pct(((1 + drawdown.plan.returnOf(1)) ** 12 - 1) * 100)} on average, with ups and downs of ${pct(input.volatility)}`,
  );
  step(
    rupees('First withdrawal that lasts on 95 of 100 paths', Math.floor(lastingFactor(paths) * drawdown.withdrawal)),
    `The same withdrawals with another first one${input.rise > 0 ? ', rising as you entered' : ''}: on 95 of 100 of these paths every one is there in full`,
  );
}

/** Returns how often the withdrawals are there, as a sentence with a space before it; '' without random paths. */
export function lastingInWords(input: SwpInput, paths: RandomWithdrawals | null): string {
  if (!paths || input.known === 'share') return '';
  const leave = input.leave > 0 ? ', and what you want to keep,' : '';
  return ` With ups and downs of ${pct(input.volatility)} a year, every withdrawal in ${formatMonths(input.period)}${leave} is there in full ${pathsInWords(paths.lasting)}.`;
}

/** Returns a bad, a middle and a good outcome of the random paths. */
export function pathTable(input: SwpInput, paths: RandomWithdrawals): Table {
  return tableOf(outcomes, {
    id: 'random-paths',
    caption: `${formatNumber(pathsDrawn)} random paths`,
    columns: [
      { label: 'Outcome', unit: 'text', cell: ({ name }) => name },
      {
        label: 'Withdrawals in full for',
        unit: 'months',
        cell: ({ share }) => atShare(paths.months, share),
        when: input.known !== 'share',
      },
      {
        label: 'Left at the end',
        unit: 'rupees',
        cell: ({ share }) => atShare(paths.balances.at(-1) ?? new Float64Array(), share),
      },
    ],
    note: `Before tax, each column sorted by itself. ${pathsNote}`,
  });
}

/** Returns what is left on a bad, a middle and a good path, over time. */
export function pathsChart({ period }: SwpInput, { balances }: RandomWithdrawals): Chart {
  return linesChart('What is left on random paths', {
    x: {
      label: 'Year',
      values: balances.map((_, year) => Math.round((Math.min(period, 12 * year) / 12) * 100) / 100),
    },
    series: pathSeries((share) => balances.map((sorted) => atShare(sorted, share))),
  });
}
