/** How often the money of a plan lasts after work, on random paths of its return. */
import { type Figure, linesChart, percentage, type Table, type TimeChart, type Worksheet } from '@/lib/calculator';
import { type LifePlan, type PlanMonth, priceLevel, type Stream, streamIn } from '@/lib/finance/life-plan';
import {
  atShare,
  pathsDrawn,
  pathsSeed,
  type RandomWithdrawals,
  randomWithdrawals,
} from '@/lib/finance/random-withdrawals';
import { formatNumber, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import { ageText } from './plan';

/** What both pages ask that counts on random paths. */
interface PathInput {
  readonly age: number;
  readonly inflation: number;
  readonly returnAfter: number;
  /** Standard deviation of a year's return in the logarithm, %. */
  readonly volatility: number;
}

/** The random paths of a plan, from the day work ends. */
export interface PlanPaths {
  readonly input: PathInput;
  readonly plan: LifePlan;
  /** Savings on that day, ₹. */
  readonly start: number;
  readonly outcome: RandomWithdrawals;
  /** By what the scaled costs may be multiplied so that the money lasts on 95 of 100 paths. */
  readonly factor: number;
}

/** Share of the paths on which a spending that is called lasting must last. */
const wantedShare = 0.95;

/** Returns by what the scaled amounts may be multiplied so that the money lasts on 95 of 100 paths. */
export const lastingFactor = ({ factors }: RandomWithdrawals): number =>
  factors[factors.length - Math.ceil(factors.length * wantedShare)] ?? 0;

/** Months from the day work ends until prices rise again. */
const monthsToRise = (month: number): number => 12 - (month % 12);

/** Returns the random paths of a plan whose costs `scaled` can be changed; `path` is the plan's own. Null without ups and downs. */
export function planPathsOf(
  input: PathInput,
  plan: LifePlan,
  path: readonly PlanMonth[],
  scaled: readonly Stream[],
): PlanPaths | null {
  if (input.volatility === 0) return null;
  const first = plan.retireMonth;
  const start = path[first - 1]?.balance ?? sumOf(plan.pots, (pot) => pot.balance);
  const after = path.slice(first);
  const scaling = after.map(({ month }) => sumOf(scaled, (stream) => streamIn(stream, month)));
  const outcome = randomWithdrawals(
    {
      start,
      fixed: after.map((each, at) => each.costs - (scaling[at] ?? 0) + each.goals - each.received - each.income),
      scaled: scaling,
      timing: 'start',
      firstYear: monthsToRise(first),
      legacy: plan.legacy,
    },
    { yearlyPercent: input.returnAfter, swingPercent: input.volatility },
  );
  return { input, plan, start, outcome, factor: lastingFactor(outcome) };
}

/** Returns on how many paths the money lasts, in words: "on 62 of 100 random paths". */
export function pathsInWords(lasting: number): string {
  if (lasting === 100) return `on all of ${formatNumber(pathsDrawn)} random paths`;
  if (lasting === 0) return `on none of ${formatNumber(pathsDrawn)} random paths`;
  return `on ${Math.max(1, Math.min(99, Math.round(lasting)))} of 100 random paths`;
}

/** Returns how often the money lasts, as a sentence with a space before it; '' without random paths. */
export const lastingInWords = (paths: PlanPaths | null): string =>
  paths
    ? ` As planned, and with ups and downs of ${pct(paths.input.volatility)} a year, the money lasts to ${ageText(paths.input.age, paths.plan.months)}${paths.plan.legacy > 0 ? ', with the money that you want to leave,' : ''} ${pathsInWords(paths.outcome.lasting)}.`
    : '';

/** Writes how often the money lasts, and what lasts on 95 of 100 paths. */
export function pathSteps(
  { heading, step }: Worksheet,
  { input, start, outcome }: PlanPaths,
  { label, lasting }: { readonly label: string; readonly lasting: Figure | null },
): void {
  heading('Random paths after work');
  step(
    percentage(label, outcome.lasting),
    `${formatNumber(pathsDrawn)} paths from ${inr(start)} on the day work ends. Each year’s return is drawn by itself: ${pct(input.returnAfter)} on average, with ups and downs of ${pct(input.volatility)}`,
  );
  if (lasting) step(lasting, `On ${wantedShare * 100} of 100 of these paths the money lasts with it`);
}

/** Outcomes that are shown, each with the share of the paths that are worse. */
export const outcomes = [
  { name: 'Bad: 1 path in 10 is worse', share: 0.1 },
  { name: 'Half are better, half worse', share: 0.5 },
  { name: 'Good: 1 path in 10 is better', share: 0.9 },
] as const;

/** What the paths are not. */
export const pathsNote = `A formula draws the paths with seed ${pathsSeed}, so everybody sees the same ones. They are not history and not a forecast: real markets can have longer runs of bad years.`;

/** Returns a bad, a middle and a good outcome of the random paths. */
export function pathTable({ input, plan, outcome }: PlanPaths): Table {
  const level = priceLevel(input.inflation, plan.months);
  const lastsFor = (share: number) => plan.retireMonth + atShare(outcome.months, share);
  return tableOf(outcomes, {
    id: 'random-paths',
    caption: `${formatNumber(pathsDrawn)} random paths after work`,
    columns: [
      { label: 'Outcome', unit: 'text', cell: ({ name }) => name },
      {
        label: 'Money lasts',
        unit: 'text',
        cell: ({ share }) =>
          `${lastsFor(share) < plan.months ? 'until age' : 'to age'} ${ageText(input.age, lastsFor(share))}`,
      },
      {
        label: 'Left at the end, in today’s rupees',
        unit: 'rupees',
        cell: ({ share }) => atShare(outcome.balances.at(-1) ?? new Float64Array(), share) / level,
      },
    ],
    note: `Each column is sorted by itself. ${pathsNote}`,
  });
}

/** Returns the savings of a bad, a middle and a good path from the day work ends, in today's rupees. */
export function pathsChart({ input, plan, outcome }: PlanPaths): TimeChart {
  const months = outcome.balances.map((_, at) =>
    at === 0
      ? plan.retireMonth
      : Math.min(plan.months, plan.retireMonth + monthsToRise(plan.retireMonth) + 12 * (at - 1)),
  );
  const real = (share: number) =>
    outcome.balances.map(
      (balances, at) => atShare(balances, share) / priceLevel(input.inflation, months[at] ?? plan.months),
    );
  return linesChart('Random paths after work, in today’s rupees', {
    x: { label: 'Age', values: months.map((month) => input.age * 12 + month), unit: 'months' },
    series: pathSeries(real),
  });
}

/** Returns the lines of a good, a middle and a bad path, from the values at a share of the paths. */
export const pathSeries = (values: (share: number) => number[]): TimeChart['series'] => [
  { label: '1 path in 10 is above', tone: 'growth', values: values(0.9) },
  { label: 'Half are above', tone: 'own', values: values(0.5) },
  { label: '1 path in 10 is below', tone: 'cost', values: values(0.1) },
];
