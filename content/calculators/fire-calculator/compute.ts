import { badStart, badStartReturns } from '@/content/life-plan/bad-start';
import { ageText, casePoints, monthOfAge, partsOf } from '@/content/life-plan/plan';
import { yearTable } from '@/content/life-plan/present';
import {
  type Action,
  type Caveat,
  type Chart,
  type Figure,
  months,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import {
  balanceAt,
  balanceWithoutSaving,
  firstMonthReaching,
  firstUnpaidMonth,
  type LifePlan,
  leastWhole,
  type PlanMonth,
  pathOf,
  priceLevel,
  streamIn,
} from '@/lib/finance/life-plan';
import { formatCompact, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { FireInput } from './form';

const growth: Citation = { source: 'level-annuity', at: 'Monthly saving at the end of each month, compounded monthly' };
const withdrawal: Citation = { source: 'ssrn-india-swr', at: 'Sustainable withdrawal rates for India: 3.0 to 3.5%' };

/** Shares of spending, %, that the lean and the fat kind count with; withdrawal rates that the page compares. */
const leanShare = 70;
const fatShare = 150;
const rates = [3, 3.25, 3.5, 3.75, 4] as const;
const savingShares = [10, 20, 30, 40, 50, 60, 70] as const;

/** Everything that follows from an input: the path until work ends, the month in which it ends, and the path after it. */
interface Journey {
  readonly plan: LifePlan;
  /** The first month in which the savings reach the number; null if not before the plan ends. */
  readonly month: number | null;
  /** Path of the whole plan, with work ending in `month`. */
  readonly path: readonly PlanMonth[];
  /** What the number is in that month, or today where it is not reached, in today's rupees. */
  readonly number: number;
  /** The first month before it with a goal that the savings do not cover: then `month` is null. */
  readonly missed: PlanMonth | null;
}

/** Returns the corpus that makes work optional, when the savings reach it, and whether it then lasts. */
export function fire(input: FireInput): Result {
  const journey = journeyOf(input);
  const { plan, month, path, number, missed } = journey;
  const sheet = worksheet();
  const corpus = writeSteps(sheet, input, journey);
  const bad = { ...plan, firstReturns: badStartReturns(input.equityShare, input.returnAfter) };
  const reached: Figure[] =
    month === null
      ? [verdict('Age at FIRE', missed ? 'a goal before it is not covered' : `not by ${input.untilAge}`)]
      : [
          verdict('Age at FIRE', ageText(input.age, month)),
          months('Time to go', month),
          rupees('Savings on that day', corpus, { tone: 'growth' }),
        ];
  return {
    headline: [rupees('FIRE number, in today’s rupees', number, { tone: 'own' }), ...reached],
    sentence: sentenceOf(input, journey, corpus, bad),
    charts: [pathChart(input, journey, bad), ...rateChart(input)],
    tables: [
      kindTable(input),
      rateTable(input),
      ...(month === null ? [] : [lastsTable(input, journey, bad)]),
      yearTable(path, input.age, input.inflation),
    ],
    steps: sheet.steps,
    actions: actionsOf(input, journey, bad),
    caveats: caveatsOf(input, journey),
  };
}

/** Returns the plan if work ends in a month. */
function planOf(input: FireInput, retireMonth: number): LifePlan {
  const parts = partsOf(input, input.age);
  const end = monthOfAge(input.age, input.untilAge);
  return {
    months: end,
    retireMonth,
    pots: [{ balance: input.savings, monthly: input.saving, rate: input.returnBefore }, ...parts.pots],
    savingRise: input.savingRise,
    costs: [
      { monthly: input.spendAfter ?? input.spend, rise: input.inflation, since: 'now', from: 0, to: end },
      ...parts.costs,
    ],
    incomes: parts.incomes,
    goals: parts.goals,
    returnAfter: input.returnAfter,
    legacy: 0,
  };
}

/** Returns the savings that a month's costs ask for at the withdrawal rate, in today's rupees. */
function numberIn(plan: LifePlan, month: number, { withdrawalRate, inflation }: FireInput): number {
  const monthly = plan.costs.reduce((sum, cost) => sum + streamIn(cost, month), 0);
  return (monthly * 12 * 100) / withdrawalRate / priceLevel(inflation, month);
}

/** Returns when the number is reached with every goal before it paid, and the number then or today, in today's rupees. */
function reachOf(input: FireInput): Omit<Journey, 'path'> {
  const end = monthOfAge(input.age, input.untilAge);
  const working = planOf(input, end);
  const found = firstMonthReaching(working, input.inflation, (month) => numberIn(working, month, input));
  const missed = (found && pathOf({ ...working, months: found.month }).find(({ unpaid }) => unpaid > 0)) ?? null;
  if (!found || missed) return { plan: working, month: null, number: numberIn(working, 0, input), missed };
  return { plan: { ...working, retireMonth: found.month }, month: found.month, number: found.target, missed };
}

/** Returns the age at FIRE for a table, or why there is none. */
function reachedText(input: FireInput, { month, missed }: Omit<Journey, 'path'>): string {
  if (missed) return 'A goal is not covered';
  return month === null ? `Not by ${input.untilAge}` : ageText(input.age, month);
}

function journeyOf(input: FireInput): Journey {
  const reach = reachOf(input);
  return { ...reach, path: pathOf(reach.plan) };
}

function writeSteps(
  { heading, step }: Worksheet,
  input: FireInput,
  { plan, month, path, number, missed }: Journey,
): number {
  heading('The number');
  const yearly = step(
    rupees('Yearly spending after work', (number * input.withdrawalRate) / 100),
    `12 months of ${inr(input.spendAfter ?? input.spend)}${plan.costs.length > 1 ? ' and the costs that rise at their own rate' : ''}, at today’s prices`,
  );
  step(rupees('FIRE number, in today’s rupees', number), `${inr(yearly)} ÷ ${pct(input.withdrawalRate)}`, withdrawal);
  step(
    percentage('Share of pay that you save', sharedSaving(input)),
    `${inr(input.saving)} ÷ (${inr(input.saving)} + ${inr(input.spend)})`,
  );
  const corpus = balanceAt(plan, path, month ?? plan.months);
  if (missed) {
    step(
      rupees('Missing for the goal', missed.unpaid),
      `At ${ageText(input.age, missed.month)}: ${inr(missed.goals)} to pay, less all your savings of ${inr(missed.goals - missed.unpaid)}`,
    );
    return corpus;
  }
  if (month === null) {
    step(
      rupees(`Savings at ${input.untilAge}`, corpus),
      'All your savings with growth: less than the number in every month',
      growth,
    );
    return corpus;
  }
  heading('When you get there');
  step(
    rupees('Savings on that day', corpus),
    `${inr(input.savings)} now and ${inr(input.saving)} at the end of each month${input.savingRise > 0 ? `, ${pct(input.savingRise)} more each year` : ''}${plan.pots.length > 1 ? ', with your other savings' : ''}`,
    growth,
  );
  step(
    rupees('In today’s rupees', corpus / priceLevel(input.inflation, month)),
    `Divided by (1 + ${pct(input.inflation)})^${Math.floor(month / 12)}: prices step up once a year`,
  );
  step(months('Time to go', month), 'The first month in which the savings are at least the number');
  return corpus;
}

/** Returns the saving as a share of saving and spending together, %. */
const sharedSaving = ({ saving, spend }: FireInput): number => (saving / (saving + spend)) * 100;

function lastsText(input: FireInput, plan: LifePlan): string {
  const month = firstUnpaidMonth(pathOf(plan));
  return month === null ? `to age ${input.untilAge}` : `until age ${ageText(input.age, month)}`;
}

/** Returns what is saved, as the start of a sentence: "Saving ₹50,000 a month, rising 6% a year,". */
function savingInWords({ saving, savingRise, otherSavings }: FireInput): string {
  if (saving === 0) return otherSavings.length > 0 ? 'With your other savings' : 'Without saving more';
  const rises = savingRise > 0 ? `, rising ${pct(savingRise)} a year,` : '';
  return `Saving ${inr(saving)} a month${rises}`;
}

function sentenceOf(input: FireInput, { plan, month, number, missed }: Journey, corpus: number, bad: LifePlan): string {
  const spending = inr(input.spendAfter ?? input.spend);
  const start = `To live on ${spending} a month at today’s prices you need ${formatCompact(number)} in today’s rupees, at a withdrawal rate of ${pct(input.withdrawalRate)}.`;
  if (missed) {
    return `${start} But your savings do not cover the goal at ${ageText(input.age, missed.month)}: ${inr(missed.unpaid)} is missing. Choose a later age or a smaller amount for it, or save more first.`;
  }
  if (month === null) {
    return `${start} ${savingInWords(input)} you do not get there by ${input.untilAge}. Save more, spend less after work, or plan with part-time pay.`;
  }
  const when =
    month === 0
      ? 'You are there today.'
      : `${savingInWords(input)} you get there at ${ageText(input.age, month)}, with ${formatCompact(corpus)} in the rupees of that day.`;
  return `${start} ${when} The money then lasts ${lastsText(input, plan)} if returns hold, and ${lastsText(input, bad)} with a bad start.`;
}

/** Returns the savings and the number at each birthday, and in the month in which they meet. */
function pathChart(input: FireInput, { plan, path, number, month }: Journey, bad: LifePlan): Chart {
  const birthdays = Array.from({ length: plan.months / 12 + 1 }, (_, year) => year * 12);
  const points = [...new Set([...birthdays, ...(month === null ? [] : [month])])].sort((one, other) => one - other);
  const real = (each: LifePlan, months_: readonly PlanMonth[]) =>
    points.map((at) => balanceAt(each, months_, at) / priceLevel(input.inflation, at));
  return {
    kind: 'lines',
    title: 'Your savings and the number, in today’s rupees',
    unit: 'rupees',
    x: { label: 'Age', values: points.map((at) => input.age + Math.round((at / 12) * 100) / 100) },
    rest: month === null ? points.length - 1 : points.indexOf(month),
    series: [
      { label: 'Your savings', tone: 'growth', values: real(plan, path) },
      { label: 'With a bad start', tone: 'cost', values: real(bad, pathOf(bad)) },
      {
        label: 'FIRE number',
        tone: 'own',
        values: points.map((at) => (at < plan.months ? numberIn(plan, at, input) : number)),
      },
    ],
  };
}

/** Returns what each kind of FIRE asks for and when it is reached. */
function kindTable(input: FireInput): Table {
  const spending = input.spendAfter ?? input.spend;
  const row = (label: string, changes: Partial<FireInput>) => {
    const reach = reachOf({ ...input, ...changes });
    return [label, reach.number, reachedText(input, reach)];
  };
  const coast = coastOf(input);
  return {
    id: 'kinds',
    caption: 'Kinds of FIRE',
    columns: [
      { label: 'Kind', unit: 'text' },
      { label: 'Savings needed, in today’s rupees', unit: 'rupees' },
      { label: 'Age', unit: 'text' },
    ],
    rows: [
      row(`Lean: ${leanShare}% of the spending`, { spendAfter: (spending * leanShare) / 100 }),
      row('Regular: your spending', {}),
      row(`Fat: ${fatShare}% of the spending`, { spendAfter: (spending * fatShare) / 100 }),
      ...(input.partTime > 0
        ? [row('Barista: with part-time pay', { spendAfter: Math.max(0, spending - input.partTime) })]
        : []),
      [`Coast: no more saving, ready at ${input.coastAge}`, coast.today, coast.age],
    ],
    note: 'Coast shows what your savings must be today to reach the number by themselves, and the age from which you could stop saving. It leaves out one-off goals.',
  };
}

/** Returns what must be there today to coast, and from which age saving could stop. */
function coastOf(input: FireInput): { today: number; age: string } {
  const target = monthOfAge(input.age, input.coastAge);
  const plan = planOf(input, target);
  const number = numberIn({ ...plan, months: target + 1 }, target, input) * priceLevel(input.inflation, target);
  const today = number / (1 + input.returnBefore / 100) ** (target / 12);
  for (let month = 0; month <= target; month += 1) {
    if (balanceWithoutSaving(plan, month, target) >= number) return { today, age: ageText(input.age, month) };
  }
  return { today, age: `Not by ${input.coastAge}` };
}

function rateTable(input: FireInput): Table {
  return {
    id: 'withdrawal-rates',
    caption: 'Other withdrawal rates',
    columns: [
      { label: 'Withdrawal rate', unit: 'percent' },
      { label: 'Number, in today’s rupees', unit: 'rupees' },
      { label: 'Age at FIRE', unit: 'text' },
      { label: 'Lasts, bad start', unit: 'text' },
    ],
    rows: rates.map((withdrawalRate) => {
      const reach = reachOf({ ...input, withdrawalRate });
      const { plan, month, number } = reach;
      if (month === null) return [withdrawalRate, number, reachedText(input, reach), null];
      const bad = { ...plan, firstReturns: badStartReturns(input.equityShare, input.returnAfter) };
      return [withdrawalRate, number, reachedText(input, reach), lastsText(input, bad)];
    }),
  };
}

function lastsTable(input: FireInput, { plan }: Journey, bad: LifePlan): Table {
  const shifted = (points: number) => ({ ...plan, returnAfter: plan.returnAfter + points });
  return {
    id: 'cases',
    caption: 'How long the money lasts',
    columns: [
      { label: 'Case', unit: 'text' },
      { label: 'Money lasts', unit: 'text' },
    ],
    rows: [
      ['Your plan', lastsText(input, plan)],
      [`Returns after work ${casePoints} points lower`, lastsText(input, shifted(-casePoints))],
      [`Returns after work ${casePoints} points higher`, lastsText(input, shifted(casePoints))],
      ['Bad start', lastsText(input, bad)],
    ],
    note: `Bad start: equity changes by ${badStart.map((each) => pct(each)).join(', ')} in the first five years after work, then your plan’s return. These paths are our assumptions, not history and not forecasts.`,
  };
}

/** Returns years to FIRE by the share of the same pay that is saved; none where no share gets there. */
function rateChart(input: FireInput): Chart[] {
  const pay = input.saving + input.spend;
  const reached = savingShares.flatMap((share) => {
    const saving = (pay * share) / 100;
    const { month } = reachOf({ ...input, saving, spend: pay - saving });
    return month === null ? [] : [{ share, years: Math.round((month / 12) * 10) / 10 }];
  });
  if (reached.length === 0) return [];
  return [
    {
      kind: 'bars',
      title: 'Years to FIRE by share of pay saved',
      unit: 'years',
      bars: reached.map(({ share }) => pct(share)),
      series: [{ label: 'Years', tone: 'own', values: reached.map(({ years }) => years) }],
    },
  ];
}

/** Steps of the withdrawal rates that are tried, %. */
const rateStep = 0.05;

/**
 * Returns the highest withdrawal rate below the present one, to five hundredths of a point, at which the savings last with a bad start
 * too, and when its number is reached; null if none does.
 */
function lastingRate(input: FireInput): { rate: number; month: number } | null {
  const tried = (fewer: number) => {
    const rate = Math.round((input.withdrawalRate - fewer * rateStep) / rateStep) * rateStep;
    const { plan, month } = reachOf({ ...input, withdrawalRate: rate });
    const bad = { ...plan, firstReturns: badStartReturns(input.equityShare, input.returnAfter) };
    return { rate, month, holds: month !== null && firstUnpaidMonth(pathOf(bad)) === null };
  };
  const steps = Math.floor((input.withdrawalRate - 1) / rateStep);
  if (steps < 1) return null;
  // Planning with less only delays the day: not reaching it by the end of the plan is no answer either.
  const fewer = leastWhole(1, steps, (each) => tried(each).holds || tried(each).month === null);
  const found = fewer === null ? null : tried(fewer);
  return found?.holds && found.month !== null ? { rate: found.rate, month: found.month } : null;
}

function actionsOf(input: FireInput, { month }: Journey, bad: LifePlan): Action[] {
  const list: Action[] = [];
  if (month !== null && firstUnpaidMonth(pathOf(bad)) !== null) {
    const safer = lastingRate(input);
    if (safer) {
      list.push({
        text: `For the money to last to ${input.untilAge} even with a bad start, plan with a withdrawal rate of ${pct(safer.rate)}. You then get there at ${ageText(input.age, safer.month)}.`,
      });
    }
  }
  list.push({
    text: 'Look at the plan again every year, and keep one year’s spending in deposits before you stop work.',
  });
  return list;
}

function caveatsOf(input: FireInput, { month }: Journey): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This page is a plan, not a promise. Do not give notice because of one figure. First look at the bad start, your family’s health cover and your debts.',
    },
    {
      kind: 'assumption',
      text: 'Returns are after tax and the same each year. Pensions and part-time pay are counted when they come, but do not lower the number.',
    },
  ];
  if (input.withdrawalRate > 3.5) {
    list.push({
      kind: 'warning',
      text: 'Studies of Indian markets find that 3 to 3.5% was safe over long retirements. 4% is a result for the United States.',
      cite: withdrawal,
    });
  }
  if (month !== null && input.age + month / 12 < 60) {
    list.push({
      kind: 'warning',
      text: 'We assume that you can use all your savings at any time. Before 60 you cannot use most of NPS, or PPF before it matures. Check that your other savings are enough until then.',
    });
  }
  return list;
}
