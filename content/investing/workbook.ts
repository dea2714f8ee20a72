/** Formulas that the pages on growing money share. */
import type { RateChoices } from '@/content/investing/growth';
import type { Result } from '@/lib/calculator';
import type { InstalmentPlan } from '@/lib/finance/instalments';
import { listOf } from '@/lib/list-of';
import { countedYears, type Model, type ModelColumn, type ModelFigure, type ModelSheet } from '@/lib/model';
import { conventions, frequencies } from './conventions';

/** The longest plan that a sheet has room for, in months. */
const ROOM = 600;
const returnOfMonth = 'Return of a month';

/** Returns the return of a month as a formula, and the months between two instalments; null where instalments do not fall on months. */
export function monthlyReturn({ convention, frequency }: RateChoices) {
  const { perYear } = frequencies[frequency];
  const net = '({rate}-{expenseRatio})';
  const every = 12 / perYear;
  if (!Number.isInteger(every)) return null;
  const { meaning, timing } = conventions[convention];
  const formula =
    meaning === 'effective' || perYear === 1
      ? `(1+${net})^(1/12)-1`
      : perYear === 12
        ? `${net}/12`
        : `(1+${net}/${perYear})^(${perYear}/12)-1`;
  return { formula, every, timing };
}

/** Returns whether a row, counted from 1, has an instalment, and how many came before it. */
export function instalmentOf(row: number, every: number, timing: 'start' | 'end') {
  const since = timing === 'start' ? row - 1 : row - every;
  return { falls: since >= 0 && since % every === 0, before: since / every };
}

interface GrowthFormulas {
  readonly plan: InstalmentPlan;
  /** The return of a month, as a fraction. */
  readonly monthly: string;
  readonly timing: 'start' | 'end';
  /** What is paid in on the first day. */
  readonly start: string;
  /** What is paid in in each month; none where only the first day is. */
  readonly paidIn?: ModelColumn;
  /** The amount that is found for a goal, and columns that it is found by. */
  readonly needed?: ModelFigure;
  readonly added?: NonNullable<ModelSheet['added']>;
}

/** Returns the goal on the last day as a formula. */
export const goalOnTheDay = '{goal}*IF({goalPrices=today},(1+{inflation})^({period}/12),1)';

/** The return of a month in the formulas of a goal. */
export const monthlyReturnName = `{${returnOfMonth}}`;

/** Returns the growth month by month as formulas, with the value at the end and the money paid in. */
export function growthModel(
  { plan, monthly, timing, start, paidIn, needed, added }: GrowthFormulas,
  result: Result,
): Model {
  const rate = monthlyReturnName;
  const own = (above: string) => (timing === 'start' && paidIn ? `(${above}+[Paid in])*${rate}` : `${above}*${rate}`);
  const invested = paidIn ? 'SUM([schedule!Paid in])' : start;
  const value = 'INDEX([schedule!Value],{period})';
  const figures: ModelFigure[] = [
    { label: 'Value at the end', formula: value },
    { label: 'Invested', formula: invested },
    { label: 'Gain', formula: `${value}-${invested}` },
  ];
  const shown = new Set(result.headline.map(({ label }) => label));
  const before = paidIn && timing === 'start' ? '0' : start;
  return {
    figures: listOf(needed, ...figures.filter(({ label }) => shown.has(label)), {
      label: returnOfMonth,
      formula: monthly,
      unit: 'percent',
      value: Math.expm1((plan.perYear / 12) * Math.log1p(plan.rate)) * 100,
    }),
    sheets: [
      {
        table: 'schedule',
        goesOn: '{#}<={period}',
        ...(added && { added }),
        room: Math.max(ROOM, plan.months),
        years: countedYears,
        columns: {
          Month: '{#}',
          ...(paidIn && { 'Paid in': paidIn }),
          Growth: { first: own(before), next: own('[^Value]') },
          ...(paidIn && { 'Paid in so far': { first: '[Paid in]', next: '[^Paid in so far]+[Paid in]' } }),
          Value: {
            first: paidIn ? '[Paid in]+[Growth]' : `${start}+[Growth]`,
            next: `[^Value]${paidIn ? '+[Paid in]' : ''}+[Growth]`,
          },
          'In today’s rupees': '[Value]/(1+{inflation})^([Month]/12)',
        },
      },
    ],
  };
}
