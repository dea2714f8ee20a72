import { growthBreakdown, growthChart } from '@/content/investing/charts';
import { frequencies, payingMonthsOf } from '@/content/investing/conventions';
import { amountForGoal, enoughRupees, goalInWords, goalSteps, goalTable } from '@/content/investing/goal';
import { type Grown, grow, rateOf } from '@/content/investing/growth';
import { redemptionNotes } from '@/content/investing/notes';
import { headlineOf, leftInWords, returnInWords } from '@/content/investing/sentence';
import { conventionTable, growthTable, threeReturns } from '@/content/investing/tables';
import { youngInWords } from '@/content/investing/tax';
import { rateSteps, soldSteps, valueSteps } from '@/content/investing/working';
import { type NoteSheet, noteSheet, type Result, type Table, worksheet } from '@/lib/calculator';
import {
  gainOver,
  type InstalmentPlan,
  instalmentsBy,
  lumpSumAfter,
  paidBy,
  periodsIn,
  valueAfter,
} from '@/lib/finance/instalments';
import { counted, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus } from '@/lib/format-working';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { SipInput } from './form';

/** How many late starts are shown. */
const mostDelayYears = 5;

/** Returns what a SIP grows to before and after tax, in today's money, in other cases, and if it starts later. */
export function sip(input: SipInput): Result {
  const sheet = worksheet();
  const needed = input.known === 'goal' ? (amountForGoal(input, (amount) => planOf(input, amount)) ?? 0) : null;
  const amount = needed ?? input.amount;
  const plan = planOf(input, amount);
  const grown = grow(plan, input);
  const young = youngInWords(plan, input);
  const asked = needed === null ? null : goalSteps(sheet, input, plan.months, 'SIP needed', needed);
  rateSteps(sheet, input, plan);
  valueSteps(sheet, input, grown, { invested: instalmentsInWords(plan), instalments: formulaOf(plan) });
  soldSteps(sheet, input, grown, young);
  const others = threeReturns(input, (rate) => planOf({ ...input, rate }, amount));
  const notes = notesOf(input, grown, young);
  return {
    headline: headlineOf(asked, grown, input.fund),
    sentence: sentenceOf(input, amount, grown),
    breakdowns: [growthBreakdown(grown)],
    charts: [growthChart(grown), others.chart],
    tables: listOf(
      growthTable(grown, input.inflation),
      others.table,
      needed === null ? delayTable(grown) : goalTable(input, 'SIP needed', planOf),
      conventionTable((convention) => planOf({ ...input, convention }, amount)),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the plan with another instalment. */
export function planOf(input: SipInput, amount = input.amount): InstalmentPlan {
  const changes = input.known === 'goal' ? [] : input.changes;
  return {
    ...rateOf(input),
    stretches: [{ after: 0, amount }, ...changes.toSorted((a, b) => a.after - b.after)],
    lumpSum: input.lumpSum,
    months: input.period,
    payingMonths: payingMonthsOf(input),
  };
}

/** Returns the instalments and their amounts in words: "36 × ₹10,000 + 24 × ₹15,000". */
function instalmentsInWords(plan: InstalmentPlan): string {
  const parts = plan.stretches.flatMap(({ amount }, index) => {
    const only = plan.stretches.map((each, other) => (other === index ? each : { ...each, amount: 0 }));
    const paid = instalmentsBy({ ...plan, stretches: only }, plan.months);
    return paid > 0 ? [`${formatNumber(paid)} × ${inr(amount)}`] : [];
  });
  return parts.join(' + ') || inr(0);
}

function formulaOf(plan: InstalmentPlan): string {
  const [stretch = { amount: 0 }, ...later] = plan.stretches;
  const instalments = instalmentsBy(plan, plan.months);
  const rate = plan.rate * 100;
  const growth = onePlus(rate, 6);
  if (instalments === 0) return 'No instalment is paid';
  if (plan.rate === 0) return `${instalmentsInWords(plan)}, with no return`;
  if (later.length > 0) {
    return `Each instalment × ${growth}^n for the n periods it is invested, added up: ${instalmentsInWords(plan)}`;
  }
  const sinceLast = periodsIn(plan, plan.months) - instalments;
  const level = `${inr(stretch.amount)} × (${growth}^${formatNumber(instalments)} − 1) ÷ ${pct(rate, 6)}`;
  const due = plan.timing === 'start' ? ` × ${growth}` : '';
  const left = sinceLast === 0 ? '' : ` × ${growth}^${formatNumber(sinceLast, 4)} for the remaining time`;
  return level + due + left;
}

function sentenceOf(input: SipInput, amount: number, grown: Grown): string {
  const { plan, outcome } = grown;
  const { period } = frequencies[input.frequency];
  const left = leftInWords(grown, input.fund, input.inflation);
  if (input.known === 'goal') {
    const goal = goalInWords(input, plan.months);
    if (amount === 0) return `Your lump sum by itself reaches ${goal} in ${formatMonths(plan.months)}. ${left}`;
    const paying = plan.payingMonths < plan.months ? ` for ${formatMonths(plan.payingMonths)}` : '';
    const beside = input.lumpSum > 0 ? `, besides the lump sum of ${inr(input.lumpSum)},` : '';
    return `Invest ${enoughRupees(amount)} a ${period}${paying}${beside} to reach ${goal} in ${formatMonths(plan.months)}, if the return is ${returnInWords(input)}. You pay in ${inr(outcome.invested)}. ${left}`;
  }
  const lumpSum = input.lumpSum > 0 ? `${inr(input.lumpSum)} at the start and ` : '';
  const stopped = plan.payingMonths < plan.months ? `, kept invested for ${formatMonths(plan.months)} in all,` : '';
  const changed = input.changes.length > 0 ? ' with the changes you entered' : '';
  const paid = `${lumpSum}${inr(amount)} a ${period} for ${formatMonths(plan.payingMonths)}${changed}${stopped}`;
  const verb = outcome.gain < 0 ? 'shrinks' : outcome.gain === 0 ? 'comes' : 'grows';
  return `${paid} is ${inr(outcome.invested)} paid in. At ${returnInWords(input)} it ${verb} to ${inr(outcome.value)}. ${left}`;
}

/** Returns the table of later starts; none where no later start leaves room for an instalment. */
function delayTable({ plan, outcome: { value } }: Grown): Table | null {
  const starts = Array.from({ length: mostDelayYears + 1 }, (_, years) => {
    const months = plan.months - 12 * years;
    const later: InstalmentPlan = { ...plan, months, payingMonths: Math.min(plan.payingMonths, months) };
    return { years, months, later };
  }).filter(({ months, later }) => months >= 1 && instalmentsBy(later, months) >= 1);
  if (starts.length < 2) return null;
  const amount = plan.stretches[0]?.amount ?? 0;
  const catchesUp = (later: InstalmentPlan, months: number) =>
    Math.max(0, (amount * (value - lumpSumAfter(later, months))) / valueAfter({ ...later, lumpSum: 0 }, months));
  return tableOf(starts, {
    id: 'delay',
    caption: 'What it costs to start later',
    columns: [
      {
        label: 'Start',
        unit: 'text',
        cell: ({ years }) => (years === 0 ? 'Now' : `${counted(years, 'year')} later`),
      },
      { label: 'Invested', unit: 'rupees', cell: ({ later, months }) => paidBy(later, months) },
      { label: 'Value at the end', unit: 'rupees', cell: ({ later, months }) => valueAfter(later, months) },
      {
        label: 'Less than now',
        unit: 'rupees',
        cell: ({ later, months }) => gainOver(valueAfter(later, months), value),
      },
      {
        label: 'SIP that would catch up',
        unit: 'rupees',
        cell: ({ years, later, months }) => (years === 0 ? amount : catchesUp(later, months)),
      },
    ],
    note: 'The whole plan starts later and ends on the same day. The last column is the instalment you need then to reach the same value.',
  });
}

function notesOf(input: SipInput, { plan, outcome, tax }: Grown, young: string): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn, action } = notes;
  notForYou(
    'This is not for products with an assured return, such as recurring and fixed deposits, PPF or insurance plans. They have their own rules for interest and tax. For instalments on irregular days, use the XIRR of the CAGR calculator.',
  );
  assume(
    'The return is the same in every month. Real returns go up and down and nobody promises them. Past returns say little about future returns.',
  );
  action(
    instalmentsBy(plan, plan.months) > 0 &&
      'Set the SIP date a few days after your salary date, so that you miss no instalment.',
  );
  redemptionNotes(notes, input, outcome, tax, young);
  const late = input.changes.filter(({ after }) => after >= plan.payingMonths);
  warn(
    late.length > 0 &&
      `The change after ${formatMonths(Math.min(...late.map(({ after }) => after)))} comes when no instalment is left, so it does not count.`,
  );
  warn(
    plan.months < 12 &&
      `XIRR is a yearly rate. In ${formatMonths(plan.months)} the gain is ${pct((outcome.gain / outcome.invested) * 100)} of what you paid in.`,
  );
  return notes;
}
