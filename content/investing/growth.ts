/** Working, charts and tables of plans that grow at one rate: instalments, lump sums, or both. */

import type { Convention, Frequency, TaxChoices } from '@/content/questions/growth';
import {
  type Breakdown,
  type Chart,
  count,
  type Figure,
  percentage,
  rupees,
  type Table,
  type Worksheet,
} from '@/lib/calculator';
import { effectiveYearlyRate, ratePerPeriod } from '@/lib/finance/deposits';
import { priceFactor } from '@/lib/finance/inflation';
import {
  gainOver,
  type InstalmentOutcome,
  type InstalmentPlan,
  instalmentsBy,
  lumpSumAfter,
  outcomeOf,
  paidBy,
  periodsIn,
  rateToValue,
  valueAfter,
} from '@/lib/finance/instalments';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import { conventionNames, conventions, frequencies } from './conventions';
import { longTermTest, redemptionTax } from './tax';

/** By how many points the weak and the strong case differ from the expected return. */
const scenarioPoints = 4;

/** What decides the rate per period. */
interface RateChoices {
  readonly rate: number;
  readonly expenseRatio: number;
  readonly convention: Convention;
  readonly frequency: Frequency;
}

/** Returns rate per period, periods in a year and timing of instalments. */
export function rateOf({ rate, expenseRatio, convention, frequency }: RateChoices) {
  const { meaning, timing } = conventions[convention];
  const { perYear } = frequencies[frequency];
  return { perYear, timing, rate: ratePerPeriod(rate - expenseRatio, perYear, meaning) };
}

/** Returns what a year really yields, %: the XIRR of any plan that earns one rate throughout. */
export function yearlyYield({ rate, perYear }: Pick<InstalmentPlan, 'rate' | 'perYear'>): number {
  return effectiveYearlyRate(rate, perYear) * 100;
}

/** Returns by what prices are multiplied in so many months. */
export function pricesAfter(inflation: number, months: number): number {
  return priceFactor(inflation, months / 12);
}

/** A plan with what it comes to before and after tax, and in today's rupees. */
export interface Grown {
  readonly plan: InstalmentPlan;
  readonly outcome: InstalmentOutcome;
  readonly tax: RedemptionTax;
  readonly afterTax: number;
  readonly prices: number;
}

/** Returns what a plan comes to. */
export function grow(plan: InstalmentPlan, choices: TaxChoices & { readonly inflation: number }): Grown {
  const outcome = outcomeOf(plan, longTermTest(choices));
  const tax = redemptionTax(outcome, choices);
  return {
    plan,
    outcome,
    tax,
    afterTax: outcome.value - tax.total,
    prices: pricesAfter(choices.inflation, plan.months),
  };
}

/** Returns the yearly rate, %, at which the plan comes to what is left after tax; null where none fits. */
function afterTaxYield({ plan, tax, afterTax }: Grown): number | null {
  if (tax.total === 0) return yearlyYield(plan);
  const rate = rateToValue(plan, afterTax);
  return rate === null ? null : yearlyYield({ ...plan, rate });
}

// ── Working ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Writes the rate per period and the number of instalments. */
export function writeRate({ heading, step }: Worksheet, input: RateChoices, plan: InstalmentPlan): void {
  const { period } = frequencies[input.frequency];
  const { meaning, timing, cite } = conventions[input.convention];
  const netReturn = input.rate - input.expenseRatio;
  heading('Rate and instalments');
  if (input.expenseRatio > 0) {
    step(percentage('Return after expenses', netReturn), `${pct(input.rate)} − ${pct(input.expenseRatio)}`);
  }
  step(
    percentage(`Rate per ${period}`, plan.rate * 100, { decimals: 6 }),
    meaning === 'nominal' ? `${pct(netReturn)} ÷ ${plan.perYear}` : `(1 + ${pct(netReturn)})^(1 ÷ ${plan.perYear}) − 1`,
    cite,
  );
  step(
    count('Instalments', instalmentsBy(plan, plan.months)),
    `${formatMonths(plan.payingMonths)} at ${plan.perYear} a year, each at the ${timing} of its ${period}`,
  );
}

/** Writes the value of the instalments and of the lump sum, and the gain. `formula` states how the instalments come to it. */
export function writeValue(
  { heading, step }: Worksheet,
  input: RateChoices & { readonly inflation: number },
  { plan, outcome, prices }: Grown,
  how: { readonly invested: string; readonly instalments: string },
): void {
  const { meaning, cite } = conventions[input.convention];
  const { period } = frequencies[input.frequency];
  const { value, invested, gain } = outcome;
  const rate = pct(plan.rate * 100, 6);
  const netReturn = pct(input.rate - input.expenseRatio);
  const lumpSum = lumpSumAfter(plan, plan.months);
  step(rupees('Invested', invested), how.invested + (plan.lumpSum > 0 ? ` + ${inr(plan.lumpSum)} lump sum` : ''));
  heading('Value');
  if (plan.lumpSum > 0) {
    step(rupees('Value of the instalments', value - lumpSum), how.instalments, cite);
    step(
      rupees('Value of the lump sum', lumpSum),
      `${inr(plan.lumpSum)} × (1 + ${rate})^${formatNumber(periodsIn(plan, plan.months), 4)}`,
    );
    step(rupees('Value at the end', value), 'Value of the instalments + value of the lump sum');
  } else {
    step(rupees('Value at the end', value), how.instalments, cite);
  }
  step(rupees('Gain', gain), `${inr(value)} − ${inr(invested)}`);
  const xirr = yearlyYield(plan);
  step(
    percentage('XIRR', xirr),
    meaning === 'nominal' && plan.perYear > 1 && plan.rate !== 0
      ? `(1 + ${rate})^${plan.perYear} − 1: each ${period} also earns on what earlier ones added, so a year earns ${pct(xirr)}, not ${netReturn}`
      : `Every rupee earns ${netReturn} a year, whenever it was paid in`,
  );
  writeReal(step, 'Value in today’s rupees', value, input.inflation, plan.months, prices);
}

/** Writes an amount at today's prices. */
export function writeReal(
  step: Worksheet['step'],
  label: string,
  amount: number,
  inflation: number,
  months: number,
  prices: number,
): void {
  step(rupees(label, amount / prices), `${inr(amount)} ÷ (1 + ${pct(inflation)})^${formatNumber(months / 12)}`);
}

/** Writes what tax leaves, the yearly rate of it, and what it buys. `measure` names the rate. */
export function writeAfterTax({ step }: Worksheet, inflation: number, grown: Grown, measure = 'XIRR'): void {
  const { outcome, tax, afterTax, plan, prices } = grown;
  step(rupees('Value after tax', afterTax), `${inr(outcome.value)} − ${inr(tax.total)}`);
  const xirr = afterTaxYield(grown);
  if (xirr !== null) {
    step(
      percentage(`${measure} after tax`, xirr),
      'The yearly rate at which what you pay in grows to the value after tax',
    );
  }
  writeReal(step, 'Value after tax in today’s rupees', afterTax, inflation, plan.months, prices);
}

// ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns the figures of the headline after the answer: money paid in, gain, and what tax leaves or the yearly rate. */
export function growthFigures(
  { plan, outcome, afterTax }: Grown,
  fund: TaxChoices['fund'],
  measure = 'XIRR',
): readonly Figure[] {
  return [
    rupees('Invested', outcome.invested, { tone: 'own' }),
    rupees('Gain', outcome.gain, { tone: 'growth' }),
    fund === 'none' ? percentage(measure, yearlyYield(plan)) : rupees('Value after tax', afterTax),
  ];
}

/** Returns the return that a plan is worked out with, in words: "12% a year less costs of 1%". */
export function returnInWords({ rate, expenseRatio }: Pick<RateChoices, 'rate' | 'expenseRatio'>): string {
  return `${pct(rate)} a year${expenseRatio > 0 ? ` less costs of ${pct(expenseRatio)}` : ''}`;
}

/** Returns what is left, in words: after tax, and in today's money. */
export function leftInWords({ afterTax, prices }: Grown, fund: TaxChoices['fund'], inflation: number): string {
  const real = inr(afterTax / prices);
  const left =
    fund === 'none'
      ? `In today’s money that is ${real}`
      : `After tax you keep ${inr(afterTax)}, which is ${real} in today’s money`;
  return `${left}, with inflation at ${pct(inflation)}.`;
}

/** Returns the value as money paid in, gain and tax; or, for a loss, what is left of the money. */
export function growthBreakdown({ outcome, tax }: Grown): Breakdown {
  const { value, invested, gain } = outcome;
  if (gain < 0) {
    return {
      title: 'Your money at the end',
      total: rupees('Invested', invested),
      parts: [rupees('Value at the end', value, { tone: 'own' }), rupees('Lost', -gain, { tone: 'cost' })],
    };
  }
  const own = rupees('Invested', invested, { tone: 'own' });
  return {
    title: 'What the value is made of',
    total: rupees('Value at the end', value),
    parts:
      tax.total > 0
        ? [
            own,
            rupees('Gain after tax', Math.max(0, gain - tax.total), { tone: 'growth' }),
            rupees('Tax on redemption', tax.total, { tone: 'tax' }),
          ]
        : [own, rupees('Gain', gain, { tone: 'growth' })],
  };
}

/** Returns the months of a chart, by month for short plans, by year for long ones, and its axis; the last is the end. */
export function chartMonths(months: number) {
  const isShort = months <= 36;
  const step = isShort ? 1 : 12;
  const points = Array.from({ length: Math.ceil(months / step) + 1 }, (_, index) => Math.min(index * step, months));
  return {
    points,
    x: {
      label: isShort ? 'Month' : 'Year',
      values: points.map((month) => (isShort ? month : Math.round((month / 12) * 100) / 100)),
    },
  };
}

/** Returns how money paid in and gain build up. */
export function growthChart({ plan, outcome }: Grown): Chart {
  const { points, x } = chartMonths(plan.months);
  const paid = points.map((months) => paidBy(plan, months));
  const values = points.map((months) => valueAfter(plan, months));
  if (outcome.gain < 0) {
    return {
      kind: 'lines',
      title: 'Paid in and worth',
      unit: 'rupees',
      x,
      series: [
        { label: 'Invested', values: paid, tone: 'own' },
        { label: 'Value', values, tone: 'cost' },
      ],
    };
  }
  return {
    kind: 'areas',
    title: 'How the value builds up',
    unit: 'rupees',
    x,
    series: [
      { label: 'Invested', values: paid, tone: 'own' },
      {
        label: 'Gain',
        values: values.map((value, index) => Math.max(0, gainOver(paid[index] ?? 0, value))),
        tone: 'growth',
      },
    ],
  };
}

/** Returns the same plan at a weaker, the expected and a stronger return, as a chart and a table. */
export function threeReturns(
  input: TaxChoices & { readonly rate: number; readonly inflation: number },
  planAt: (rate: number) => InstalmentPlan,
): { readonly chart: Chart; readonly table: Table } {
  const cases = [
    { name: 'Weak', rate: input.rate - scenarioPoints },
    { name: 'Expected', rate: input.rate },
    { name: 'Strong', rate: input.rate + scenarioPoints },
  ].map((each) => ({ ...each, grown: grow(planAt(each.rate), input) }));
  const isTaxed = input.fund !== 'none';
  return {
    chart: {
      kind: 'bars',
      title: 'If the return is lower or higher',
      unit: 'rupees',
      bars: cases.map(({ name, rate }) => `${name}, ${pct(rate)}`),
      series: [{ label: 'Value at the end', values: cases.map(({ grown }) => grown.outcome.value), tone: 'growth' }],
    },
    table: {
      id: 'scenarios',
      caption: 'Three returns',
      columns: [
        { label: 'Case', unit: 'text' },
        { label: 'Return a year', unit: 'percent' },
        { label: 'Gain', unit: 'rupees' },
        { label: 'Value at the end', unit: 'rupees' },
        ...(isTaxed ? [{ label: 'Value after tax', unit: 'rupees' as const }] : []),
        { label: 'In today’s rupees', unit: 'rupees' },
      ],
      rows: cases.map(({ name, rate, grown: { outcome, afterTax, prices } }) => [
        name,
        rate,
        outcome.gain,
        outcome.value,
        ...(isTaxed ? [afterTax] : []),
        afterTax / prices,
      ]),
      note: `The weak and the strong case are ${scenarioPoints} percentage points below and above your return. This is an assumption, not a forecast.`,
    },
  };
}

/** Returns the growth month by month, rolled up by year; without instalments, without what is paid in. */
export function growthSchedule({ plan }: Grown, inflation: number): Table {
  const hasInstalments = plan.stretches.length > 0;
  const only = (cells: readonly (number | string | null)[]) =>
    hasInstalments ? cells : [cells[0] ?? null, cells[2] ?? null, cells[4] ?? null, cells[5] ?? null];
  const growth = (1 + plan.rate) ** periodsIn(plan, 1) - 1;
  const rows: (number | string | null)[][] = [];
  const ofRow: string[] = [];
  let paidBefore = 0;
  let valueBefore = 0;
  for (let month = 1; month <= plan.months; month += 1) {
    const paid = paidBy(plan, month);
    const value = valueAfter(plan, month);
    const growth = gainOver(valueBefore + paid - paidBefore, value);
    rows.push([...only([month, paid - paidBefore, growth, paid, value, value / pricesAfter(inflation, month)])]);
    ofRow.push(`Year ${Math.ceil(month / 12)}`);
    paidBefore = paid;
    valueBefore = value;
  }
  const paidColumns = [
    { label: 'Paid in', unit: 'rupees' },
    { label: 'Paid in so far', unit: 'rupees', rollUp: 'last' },
  ] as const;
  return {
    id: 'schedule',
    caption: 'Growth month by month',
    columns: [
      { label: 'Month', unit: 'count' },
      ...(hasInstalments ? [paidColumns[0]] : []),
      { label: 'Growth', unit: 'rupees' },
      ...(hasInstalments ? [paidColumns[1]] : []),
      { label: 'Value', unit: 'rupees', rollUp: 'last' },
      { label: 'In today’s rupees', unit: 'rupees', rollUp: 'last' },
    ],
    rows,
    years: { label: 'Year', ofRow },
    relations: {
      Growth: [
        { of: 'Value', above: true, times: growth },
        ...(hasInstalments && plan.timing === 'start' ? [{ of: 'Paid in', times: growth }] : []),
      ],
      'Paid in so far': [{ of: 'Paid in so far', above: true }, { of: 'Paid in' }],
      Value: [{ of: 'Value', above: true }, ...(hasInstalments ? [{ of: 'Paid in' }] : []), { of: 'Growth' }],
    },
    total: only(['Total', paidBefore, gainOver(paidBefore, valueBefore), null, null, null]),
    note: 'Before tax. Years are counted from the first day of the plan.',
  };
}

/** Returns what the same plan comes to by each named convention; those that leave no instalment are left out. */
export function conventionTable(planBy: (convention: Convention) => InstalmentPlan): Table {
  const rows = conventionNames.flatMap((convention) => {
    const plan = planBy(convention);
    if (paidBy(plan, plan.months) === 0) return [];
    const { meaning, timing } = conventions[convention];
    const rate = meaning === 'nominal' ? `Return ÷ ${plan.perYear}` : 'Effective annual return';
    return [[`${rate}, paid at the ${timing}`, yearlyYield(plan), valueAfter(plan, plan.months)]];
  });
  return {
    id: 'conventions',
    caption: 'The same plan by each way of counting',
    columns: [
      { label: 'Way of counting', unit: 'text' },
      { label: 'XIRR', unit: 'percent' },
      { label: 'Value at the end', unit: 'rupees' },
    ],
    rows,
    note: 'When two calculators seem to disagree, this is usually why. What you really earn does not depend on it.',
  };
}
