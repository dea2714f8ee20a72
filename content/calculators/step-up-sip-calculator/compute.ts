import { bookingSteps } from '@/content/investing/booking';
import { chartMonths, growthBreakdown } from '@/content/investing/charts';
import { frequencies, payingMonthsOf } from '@/content/investing/conventions';
import {
  amountForGoal,
  enoughRupees,
  goalInWords,
  goalOf,
  goalSteps,
  goalTable,
  leastReaching,
} from '@/content/investing/goal';
import { type Grown, grow, rateOf, yearlyYield } from '@/content/investing/growth';
import { redemptionNotes } from '@/content/investing/notes';
import { leftFigure, leftInWords, returnInWords } from '@/content/investing/sentence';
import { conventionTable, growthTable, threeReturns } from '@/content/investing/tables';
import { youngInWords } from '@/content/investing/tax';
import { rateSteps, soldSteps, valueSteps } from '@/content/investing/working';
import { sumStep } from '@/content/sum-step';
import {
  type Chart,
  type Figure,
  linesChart,
  type NoteSheet,
  noteSheet,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { gainOver, type InstalmentPlan, instalmentsBy, paidBy, valueAfter } from '@/lib/finance/instalments';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus } from '@/lib/format-working';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { StepUpInput } from './form';

/** The largest rise looked at, % each time. */
export const mostRise = 100;

/** What is solved for: the first instalment, ₹, or the rise, %. */
interface Found {
  readonly amount?: number;
  readonly risePercent?: number;
}

/** Returns what a rising SIP grows to, beside one that does not rise; or the first instalment or the rise that a goal takes. */
export function stepUpSip(input: StepUpInput): Result {
  const sheet = worksheet();
  const found = solved(input);
  const plan = planOf(input, found);
  const level: InstalmentPlan = { ...plan, stretches: plan.stretches.slice(0, 1) };
  const [grown, flat] = [grow(plan, input), grow(level, input)];
  const young = youngInWords(plan, input);
  const asked = askedSteps(sheet, input, found);
  rateSteps(sheet, input, plan);
  valueSteps(sheet, input, grown, {
    invested: instalmentsInWords(plan),
    instalments: `Each instalment × ${onePlus(plan.rate * 100, 6)}^n for the n periods it is invested, added up`,
  });
  const more = riseStep(sheet, grown, flat);
  soldSteps(sheet, input, grown, young);
  const others = threeReturns(input, (rate) => planOf({ ...input, rate }, found));
  const notes = notesOf(input, grown, young);
  const booked = bookingSteps(sheet, notes, grown, input);
  const value = rupees('Value at the end', grown.outcome.value, { tone: 'growth' });
  const invested = rupees('Invested', grown.outcome.invested, { tone: 'own' });
  return {
    headline: asked ? [asked, value, invested, more] : [value, invested, more, leftFigure(grown, input.fund)],
    sentence: `${sentenceOf(input, found, grown, flat)}${booked}`,
    breakdowns: [growthBreakdown(grown)],
    charts: [comparisonChart(plan, level), others.chart],
    tables: listOf(
      comparisonTable(grown, flat, input),
      stepTable(plan),
      growthTable(grown, input.inflation),
      others.table,
      input.known === 'goal' && goalTable(input, 'First SIP needed', (other, amount) => planOf(other, { amount })),
      conventionTable((convention) => planOf({ ...input, convention }, found)),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Writes what the rise adds, against the same SIP without it. */
function riseStep({ heading, step }: Worksheet, { plan, outcome }: Grown, { outcome: level }: Grown): Figure {
  const more = rupees('More by the rise', gainOver(level.value, outcome.value));
  heading('Compared with a SIP that never rises');
  step(rupees('Value without the rise', level.value), `${inr(plan.stretches[0]?.amount ?? 0)} throughout`);
  sumStep(
    { step },
    more,
    [outcome.value, -level.value],
    `, for ${inr(outcome.invested - level.invested)} more paid in`,
  );
  return more;
}

/** Returns the plan, with what is solved for in place of what was typed. */
export function planOf(input: StepUpInput, found: Found = {}): InstalmentPlan {
  const { amount = input.amount, risePercent = input.risePercent } = found;
  const every = Number(input.every);
  const payingMonths = payingMonthsOf(input);
  const steps = Math.max(1, Math.ceil(payingMonths / every));
  const amountAt = (step: number) =>
    input.riseBy === 'amount' ? amount + step * input.riseAmount : amount * (1 + risePercent / 100) ** step;
  // Where it rises more often than it is paid, the first instalment is the first amount, whenever in its period it is paid.
  const between = Math.max(every, 12 / frequencies[input.frequency].perYear);
  return {
    ...rateOf(input),
    stretches: Array.from({ length: steps }, (_, step) => ({
      after: between > every ? Math.ceil((step * every) / between) * between : step * every,
      amount: Math.min(amountAt(step), input.cap ?? Number.POSITIVE_INFINITY),
    })),
    lumpSum: input.lumpSum,
    months: input.period,
    payingMonths,
  };
}

/** Returns the rise, % each time, with which the goal is reached; 0 where it is reached without, null where none up to the most does. */
export function riseForGoal(input: StepUpInput): number | null {
  const grownWith = (risePercent: number) => grow(planOf(input, { risePercent }), input);
  const rise = leastReaching(goalOf(input, input.period), input, grownWith, 2 * mostRise);
  return rise === null || rise > mostRise ? null : rise;
}

function solved(input: StepUpInput): Found {
  if (input.known === 'goal') return { amount: amountForGoal(input, (amount) => planOf(input, { amount })) ?? 0 };
  return input.known === 'rise' ? { risePercent: riseForGoal(input) ?? 0 } : {};
}

function askedSteps(sheet: Worksheet, input: StepUpInput, { amount, risePercent }: Found): Figure | null {
  if (amount !== undefined) return goalSteps(sheet, input, input.period, 'First SIP needed', amount);
  if (risePercent === undefined) return null;
  const needed = percentage('Rise needed, each time', risePercent);
  sheet.heading('Your goal');
  sheet.step(rupees('Goal on the last day', goalOf(input, input.period)), `After ${formatMonths(input.period)}`);
  sheet.step(needed, 'With this rise the value reaches the goal. The lines below show it');
  return needed;
}

/** Returns the instalments in words: "240 instalments, from ₹10,000 to ₹61,159". */
function instalmentsInWords(plan: InstalmentPlan): string {
  const count = instalmentsBy(plan, plan.months);
  const [first, last] = amountsPaid(plan);
  if (count === 1) return `One instalment of ${inr(first)}`;
  const amounts = first === last ? `of ${inr(first)}` : `from ${inr(first)} to ${inr(last)}`;
  return `${formatNumber(count)} instalments${first === last ? ' ' : ', '}${amounts}`;
}

/** Returns whether any instalment is paid at the amount of a step: it can rise more often than it is paid. */
function isPaid({ stretches, ...plan }: InstalmentPlan, step: number): boolean {
  const only = stretches.map((stretch, index) => ({ ...stretch, amount: index === step ? 1 : 0 }));
  return instalmentsBy({ ...plan, stretches: only }, plan.months) > 0;
}

/** Returns the first and the last instalment that are paid, ₹. */
function amountsPaid(plan: InstalmentPlan): readonly [first: number, last: number] {
  const paid = plan.stretches.filter((_, step) => isPaid(plan, step)).map(({ amount }) => amount);
  return [paid[0] ?? 0, paid.at(-1) ?? 0];
}

function riseInWords(input: StepUpInput, { risePercent = input.risePercent }: Found): string {
  const often = { '6': 'every half-year', '12': 'every year', '24': 'every two years' }[input.every];
  return input.riseBy === 'amount'
    ? `${inr(input.riseAmount)} more ${often}`
    : `${pct(Math.ceil(risePercent * 100 - 1e-6) / 100)} more ${often}`;
}

function sentenceOf(input: StepUpInput, found: Found, grown: Grown, flat: Grown): string {
  const { period } = frequencies[input.frequency];
  const left = leftInWords(grown, input.fund, input.inflation);
  const time = formatMonths(input.period);
  const rises = riseInWords(input, found);
  const { payingMonths } = grown.plan;
  const paying = payingMonths < input.period ? ` for ${formatMonths(payingMonths)}` : '';
  const last = ` The last instalment is ${inr(amountsPaid(grown.plan)[1])}.`;
  const value = inr(grown.outcome.value);
  if (input.known === 'amount') {
    const isRaised = grown.outcome.value - flat.outcome.value >= 0.5;
    const level = isRaised
      ? `Without the rise it would be ${inr(flat.outcome.value)}.${last}`
      : 'No rise comes within this time, so it is the same without.';
    return `${inr(input.amount)} a ${period}${paying}, ${rises}, becomes ${value} in ${time} at ${returnInWords(input)}. ${level} ${left}`;
  }
  const goal = goalInWords(input, input.period);
  if (found.amount === 0) return `You reach ${goal} in ${time} without a first SIP: you then have ${value}. ${left}`;
  if (found.risePercent === 0)
    return `${inr(input.amount)} a ${period}${paying} reaches ${goal} in ${time} without a rise: you then have ${value}. ${left}`;
  const start = found.amount === undefined ? inr(input.amount) : enoughRupees(found.amount);
  return `Start with ${start} a ${period} and pay ${rises}${paying} to reach ${goal} in ${time}, if the return is ${returnInWords(input)}.${last} ${left}`;
}

function comparisonChart(plan: InstalmentPlan, level: InstalmentPlan): Chart {
  const { points, x } = chartMonths(plan.months);
  return linesChart('With and without the rise', {
    x,
    series: [
      { label: 'Step-up SIP', values: points.map((months) => valueAfter(plan, months)), tone: 'growth' },
      { label: 'Never raised', values: points.map((months) => valueAfter(level, months)), tone: 'other' },
      { label: 'Paid in, step-up', values: points.map((months) => paidBy(plan, months)), tone: 'own' },
    ],
  });
}

/** Returns the rising SIP, the same without the rise, and a level one with the same money. */
function comparisonTable(grown: Grown, flat: Grown, input: StepUpInput): Table {
  const { plan } = grown;
  const amount =
    (grown.outcome.invested - plan.lumpSum) /
    instalmentsBy({ ...plan, stretches: [{ after: 0, amount: 1 }] }, plan.months);
  const same = grow({ ...plan, stretches: [{ after: 0, amount }] }, input);
  const plans = [
    { name: 'Step-up SIP', ...grown },
    { name: 'Same first instalment, never raised', ...flat },
    { name: 'Same total, paid in equal instalments', ...same },
  ];
  return tableOf(plans, {
    id: 'comparison',
    caption: 'Rising or level',
    columns: [
      { label: 'Plan', unit: 'text', cell: ({ name }) => name },
      { label: 'First instalment', unit: 'rupees', cell: (each) => amountsPaid(each.plan)[0] },
      { label: 'Invested', unit: 'rupees', cell: ({ outcome }) => outcome.invested },
      { label: 'Value at the end', unit: 'rupees', cell: ({ outcome }) => outcome.value },
      { label: 'After tax', unit: 'rupees', cell: ({ afterTax }) => afterTax },
      { label: 'XIRR', unit: 'percent', cell: (each) => yearlyYield(each.plan) },
    ],
    note: 'A step-up ends higher than the same SIP without the rise, because you pay in more. For the same total, equal instalments end higher if the return is positive, because you pay more of the money early.',
  });
}

function stepTable(plan: InstalmentPlan): Table {
  const steps = plan.stretches.flatMap(({ after, amount }, index) => {
    if (!isPaid(plan, index)) return [];
    const end = Math.min(plan.payingMonths, plan.stretches[index + 1]?.after ?? plan.payingMonths);
    return [{ after, amount, end, before: index === 0 ? 0 : paidBy(plan, after) }];
  });
  const held = { after: plan.payingMonths, amount: 0, end: plan.months, before: paidBy(plan, plan.payingMonths) };
  return tableOf(listOf(...steps, plan.payingMonths < plan.months && held), {
    id: 'instalments',
    caption: 'Your instalment, step by step',
    columns: [
      {
        label: 'From',
        unit: 'text',
        cell: ({ after }) => (after === 0 ? 'The start' : `After ${formatMonths(after)}`),
      },
      { label: 'Instalment', unit: 'rupees', rollUp: 'none', cell: ({ amount }) => amount },
      { label: 'Paid in until the next step', unit: 'rupees', cell: ({ end, before }) => paidBy(plan, end) - before },
      { label: 'Value by then', unit: 'rupees', rollUp: 'last', cell: ({ end }) => valueAfter(plan, end) },
    ],
  });
}

function notesOf(input: StepUpInput, { outcome, tax }: Grown, young: string): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for recurring deposits and insurance plans. For a SIP with pauses or changes on other days, use the SIP calculator.',
  );
  notes.assume(
    'We assume the same return in every month, and that you pay every rise. Make sure that your income allows the last instalment. Funds round a rise to ₹100 or ₹500; we do not.',
  );
  notes.action('Set up the rise with the fund as a “top-up” when you start the SIP. Otherwise you may forget it.');
  redemptionNotes(notes, input, outcome, tax, young);
  return notes;
}
