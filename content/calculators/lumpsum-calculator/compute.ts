import { bookingSteps } from '@/content/investing/booking';
import { growthBreakdown, growthChart } from '@/content/investing/charts';
import { frequencies } from '@/content/investing/conventions';
import { amountForGoal, enoughRupees, goalInWords, goalSteps, goalTable } from '@/content/investing/goal';
import { type Grown, grow, yearlyYield } from '@/content/investing/growth';
import { redemptionNotes } from '@/content/investing/notes';
import { headlineOf, leftInWords, returnInWords } from '@/content/investing/sentence';
import { growthTable, threeReturns } from '@/content/investing/tables';
import { realStep, soldSteps } from '@/content/investing/working';
import { sumStep } from '@/content/sum-step';
import {
  type NoteSheet,
  noteSheet,
  number,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { ratePerPeriod } from '@/lib/finance/deposits';
import { type InstalmentPlan, valueAfter } from '@/lib/finance/instalments';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus } from '@/lib/format-working';
import type { Citation } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { LumpsumInput } from './form';

const compound: Citation = { source: 'level-annuity', at: 'Compound interest: P × (1 + i)ⁿ' };
const ways = ['yearly', 'half-yearly', 'quarterly', 'monthly', 'daily'] as const;
const measure = 'Growth a year (CAGR)';

/** Returns what an amount paid once grows to, before and after tax and in today's money, or the amount that a goal takes. */
export function lumpsum(input: LumpsumInput): Result {
  const sheet = worksheet();
  const needed = input.known === 'goal' ? (amountForGoal(input, (tried) => planOf(input, tried)) ?? 0) : null;
  const amount = needed ?? input.amount;
  const grown = grow(planOf(input, amount), input);
  const asked = needed === null ? null : goalSteps(sheet, input, input.period, 'Amount needed', needed);
  growthSteps(sheet, input, grown);
  soldSteps(sheet, input, grown, 'units', measure);
  const others = threeReturns(input, (rate) => planOf({ ...input, rate }, amount));
  const notes = notesOf(input, grown);
  const booked = bookingSteps(sheet, notes, grown, input);
  return {
    headline: headlineOf(asked, grown, input.fund, measure),
    sentence: `${sentenceOf(input, amount, grown)}${booked}`,
    breakdowns: [growthBreakdown(grown)],
    charts: [growthChart(grown), others.chart],
    tables: listOf(
      growthTable(grown, input.inflation),
      others.table,
      needed !== null && goalTable(input, 'Amount needed', planOf),
      compoundingTable(input, amount),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the plan with another amount: it grows by the month, at the rate that gives the year's compounding. */
export function planOf(input: LumpsumInput, amount = input.amount): InstalmentPlan {
  const { perYear } = frequencies[input.compounding];
  const rate = ratePerPeriod(input.rate - input.expenseRatio, perYear, 'nominal');
  return {
    stretches: [],
    lumpSum: amount,
    months: input.period,
    payingMonths: 0,
    perYear: 12,
    rate: Math.expm1((perYear / 12) * Math.log1p(rate)),
    timing: 'start',
  };
}

function growthSteps({ heading, step }: Worksheet, input: LumpsumInput, { plan, outcome, prices }: Grown): void {
  const { perYear, period } = frequencies[input.compounding];
  const netReturn = input.rate - input.expenseRatio;
  const growth = onePlus(netReturn / perYear, 6);
  heading('Growth');
  if (input.expenseRatio > 0) {
    step(percentage('Return after expenses', netReturn), `${pct(input.rate)} − ${pct(input.expenseRatio)}`);
  }
  const yearly = yearlyYield(plan);
  step(
    percentage(measure, yearly),
    perYear === 1
      ? 'Added once a year, so it is the same as the return'
      : `${growth}^${perYear} − 1, added every ${period}`,
    compound,
  );
  step(rupees('Invested', outcome.invested), 'Paid once, on the first day');
  step(
    rupees('Value at the end', outcome.value),
    `${inr(outcome.invested)} × ${growth}^${formatNumber((plan.months * perYear) / 12, 4)}`,
    compound,
  );
  sumStep({ step }, rupees('Gain', outcome.gain), [outcome.value, -outcome.invested]);
  realStep(step, 'Value in today’s rupees', outcome.value, input.inflation, plan.months, prices);
  if (netReturn < 1) return;
  step(
    number('Years until it doubles', Math.log(2) / Math.log1p(yearly / 100), { decimals: 2 }),
    `ln 2 ÷ ln (1 + ${pct(yearly)})`,
  );
  step(
    number('Years by the rule of 72', 72 / netReturn, { decimals: 2 }),
    `72 ÷ ${formatNumber(netReturn)}: a rule of thumb, close between 5% and 12%`,
  );
}

function sentenceOf(input: LumpsumInput, amount: number, grown: Grown): string {
  const left = leftInWords(grown, input.fund, input.inflation);
  const time = formatMonths(input.period);
  const rate = returnInWords(input);
  if (input.known === 'goal') {
    const goal = goalInWords(input, input.period);
    return `Invest ${enoughRupees(amount)} now to reach ${goal} in ${time}, if the return is ${rate}. ${left}`;
  }
  const { gain } = grown.outcome;
  const verb = gain < 0 ? 'shrinks' : gain === 0 ? 'comes' : 'grows';
  return `${inr(amount)} invested for ${time} ${verb} to ${inr(grown.outcome.value)} at ${rate}. ${left}`;
}

function compoundingTable(input: LumpsumInput, amount: number): Table {
  const plans = ways.map((compounding) => ({ compounding, plan: planOf({ ...input, compounding }, amount) }));
  return tableOf(plans, {
    id: 'compounding',
    caption: 'The same return, added more or less often',
    columns: [
      { label: 'Added', unit: 'text', cell: ({ compounding }) => `Every ${frequencies[compounding].period}` },
      { label: 'Growth a year', unit: 'percent', cell: ({ plan }) => yearlyYield(plan) },
      { label: 'Value at the end', unit: 'rupees', cell: ({ plan }) => valueAfter(plan, plan.months) },
    ],
    note: 'Some SIP calculators divide the return by 12 and add it every month. Compare them with that line, not with the first.',
  });
}

function notesOf(input: LumpsumInput, { plan, outcome, tax }: Grown): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for fixed deposits, PPF or insurance plans, which have their own tax rules. For money paid in parts, use the SIP calculator. For what an investment has really earned, use the CAGR calculator.',
  );
  notes.assume(
    'The return is the same in every year. Real returns go up and down and nobody promises them. A fall in the market hits the whole lump sum.',
  );
  redemptionNotes(notes, input, outcome, tax, 'the money');
  notes.warn(
    plan.months < 12 &&
      `${pct(yearlyYield(plan))} is a yearly rate. In ${formatMonths(plan.months)} the money changes by ${pct((outcome.gain / outcome.invested) * 100)}.`,
  );
  return notes;
}
