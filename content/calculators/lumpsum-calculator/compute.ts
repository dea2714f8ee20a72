import { frequencies } from '@/content/investing/conventions';
import { amountForGoal, enoughRupees, goalOf, goalTable, writeGoal } from '@/content/investing/goal';
import {
  type Grown,
  grow,
  growthBreakdown,
  growthChart,
  growthFigures,
  growthSchedule,
  leftInWords,
  returnInWords,
  threeReturns,
  writeAfterTax,
  writeReal,
  yearlyYield,
} from '@/content/investing/growth';
import { redemptionCaveats, taxActions, writeTax } from '@/content/investing/tax';
import {
  type Caveat,
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
import type { Citation } from '@/lib/law';
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
  const answer = needed === null ? [] : [writeGoal(sheet, input, input.period, 'Amount needed', needed)];
  writeGrowth(sheet, input, grown);
  if (input.fund !== 'none') {
    sheet.heading('Tax if all units are redeemed at the end');
    writeTax(sheet, input, grown.outcome, grown.tax, 'units');
    writeAfterTax(sheet, input.inflation, grown, measure);
  }
  const others = threeReturns(input, (rate) => planOf({ ...input, rate }, amount));
  const value = rupees('Value at the end', grown.outcome.value, { tone: 'growth' });
  const [first = value, ...rest] = [...answer, value, ...growthFigures(grown, input.fund, measure)];
  return {
    headline: [first, ...rest.slice(0, 3)],
    sentence: sentence(input, amount, grown),
    breakdowns: [growthBreakdown(grown)],
    charts: [growthChart(grown), others.chart],
    tables: [
      growthSchedule(grown, input.inflation),
      others.table,
      ...(needed === null ? [] : goalTable(input, 'Amount needed', planOf)),
      compoundingTable(input, amount),
    ],
    steps: sheet.steps,
    actions: taxActions(input, grown.outcome, grown.tax, 'the money'),
    caveats: caveats(input, grown),
  };
}

/** Returns the plan with another amount: months at the rate that a year's compounding comes to. */
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

function writeGrowth({ heading, step }: Worksheet, input: LumpsumInput, { plan, outcome, prices }: Grown): void {
  const { perYear, period } = frequencies[input.compounding];
  const netReturn = input.rate - input.expenseRatio;
  const rate = pct(netReturn / perYear, 6);
  heading('Growth');
  if (input.expenseRatio > 0) {
    step(percentage('Return after expenses', netReturn), `${pct(input.rate)} − ${pct(input.expenseRatio)}`);
  }
  const yearly = yearlyYield(plan);
  step(
    percentage(measure, yearly),
    perYear === 1
      ? 'Added once a year, so it is the same as the return'
      : `(1 + ${rate})^${perYear} − 1, added every ${period}`,
    compound,
  );
  step(rupees('Invested', outcome.invested), 'Paid once, on the first day');
  step(
    rupees('Value at the end', outcome.value),
    `${inr(outcome.invested)} × (1 + ${rate})^${formatNumber((plan.months * perYear) / 12, 4)}`,
    compound,
  );
  step(rupees('Gain', outcome.gain), `${inr(outcome.value)} − ${inr(outcome.invested)}`);
  writeReal(step, 'Value in today’s rupees', outcome.value, input.inflation, plan.months, prices);
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

function sentence(input: LumpsumInput, amount: number, grown: Grown): string {
  const left = leftInWords(grown, input.fund, input.inflation);
  const time = formatMonths(input.period);
  const rate = returnInWords(input);
  if (input.known === 'goal') {
    const goal = `${inr(goalOf(input, input.period))}${input.goalAfterTax ? ' after tax' : ''}`;
    return `Invest ${enoughRupees(amount)} now to reach ${goal} in ${time}, if the return is ${rate}. ${left}`;
  }
  const verb = grown.outcome.gain < 0 ? 'shrinks' : 'grows';
  return `${inr(amount)} invested for ${time} ${verb} to ${inr(grown.outcome.value)} at ${rate}. ${left}`;
}

function compoundingTable(input: LumpsumInput, amount: number): Table {
  return {
    id: 'compounding',
    caption: 'The same return, added more or less often',
    columns: [
      { label: 'Added', unit: 'text' },
      { label: 'Growth a year', unit: 'percent' },
      { label: 'Value at the end', unit: 'rupees' },
    ],
    rows: ways.map((compounding) => {
      const plan = planOf({ ...input, compounding }, amount);
      return [`Every ${frequencies[compounding].period}`, yearlyYield(plan), valueAfter(plan, plan.months)];
    }),
    note: 'Some SIP calculators divide the return by 12 and add it every month. Compare them with that line, not with the first.',
  };
}

function caveats(input: LumpsumInput, { plan, outcome, tax }: Grown): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for fixed deposits, PPF or insurance plans, which have their own tax rules. For money paid in parts, use the SIP calculator. For what an investment has really earned, use the CAGR calculator.',
    },
    {
      kind: 'assumption',
      text: 'The return is the same in every year. Real returns go up and down and nobody promises them. A fall in the market hits the whole lump sum.',
    },
    ...redemptionCaveats(input, tax),
  ];
  if (plan.months < 12) {
    list.push({
      kind: 'warning',
      text: `${pct(yearlyYield(plan))} is a yearly rate. In ${formatMonths(plan.months)} the money changes by ${pct((outcome.gain / outcome.invested) * 100)}.`,
    });
  }
  return list;
}
