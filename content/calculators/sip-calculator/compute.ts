import { fundTax2025_26 as law } from '@/content/rules/mutual-funds';
import {
  type Breakdown,
  type Chart,
  count,
  type NextStep,
  type Note,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { effectiveYearlyRate, ratePerPeriod, type Timing, valueOfDeposits } from '@/lib/finance/deposits';
import { rateNear } from '@/lib/finance/irr';
import { formatMonths, formatNumber, formatPercent, formatRupees } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { SipInput } from './form';

const frequencies = {
  daily: { perYear: 365, period: 'day' },
  weekly: { perYear: 52, period: 'week' },
  fortnightly: { perYear: 26, period: 'fortnight' },
  monthly: { perYear: 12, period: 'month' },
  quarterly: { perYear: 4, period: 'quarter' },
  'half-yearly': { perYear: 2, period: 'half-year' },
  yearly: { perYear: 1, period: 'year' },
} as const;

type Convention = SipInput['convention'];

const conventions = {
  'nominal-start': { meaning: 'nominal', timing: 'start' },
  'effective-start': { meaning: 'effective', timing: 'start' },
  'nominal-end': { meaning: 'nominal', timing: 'end' },
  'effective-end': { meaning: 'effective', timing: 'end' },
} as const;
const conventionNames = [
  'nominal-start',
  'nominal-end',
  'effective-start',
  'effective-end',
] as const satisfies Convention[];

const authority: Readonly<Record<Convention, Citation>> = {
  'nominal-start': { source: 'cleartax-sip', at: 'Formula with i = R ÷ 100 ÷ 12, ClearTax SIP calculator' },
  'effective-start': { source: 'level-annuity', at: 'Annuity due at the effective rate per period' },
  'nominal-end': { source: 'trading-qna-sip', at: 'Figures of AMFI and Axis Bank, Trading Q&A' },
  'effective-end': { source: 'level-annuity', at: 'Ordinary annuity at the effective rate per period' },
};

/** By how many points the weak and the strong case differ from the expected return, and how many late starts are shown. */
const scenarioPoints = 4;
const mostDelayYears = 5;

/** Equal instalments, and a lump sum on the first day, that all earn one rate per period. */
interface Plan {
  readonly amount: number;
  readonly lumpSum: number;
  readonly months: number;
  readonly payingMonths: number;
  readonly perYear: number;
  readonly rate: number;
  readonly timing: Timing;
}

interface Outcome {
  readonly value: number;
  readonly invested: number;
  readonly gain: number;
  /** The parts of the gain held for 12 months or less, and for longer. */
  readonly shortGain: number;
  readonly longGain: number;
}

interface RedemptionTax {
  readonly taxableLongGain: number;
  readonly onShortGain: number;
  readonly onLongGain: number;
  readonly onSlabGain: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly total: number;
}

/** What a SIP grows to before and after tax, in today's money, in other cases, and if it starts later. */
export function sip(input: SipInput): Result {
  const sheet = worksheet();
  const plan = planOf(input);
  const outcome = noteGrowth(sheet, input, plan);
  const tax = taxOnRedemption(outcome, input);
  const afterTax = outcome.value - tax.total;
  const afterTaxReal = afterTax / inflationOver(input, plan.months);
  if (input.fund !== 'none') noteTax(sheet, input, plan, outcome, tax, afterTaxReal);

  const value = rupees('Value at the end', outcome.value, { tone: 'growth' });
  const invested = rupees('Invested', outcome.invested, { tone: 'own' });
  const gain = rupees('Gain', outcome.gain, { tone: 'growth' });
  const last = input.fund === 'none' ? percentage('XIRR', yearlyYield(plan)) : rupees('Value after tax', afterTax);

  return {
    headline: [value, invested, gain, last],
    sentence: sentence(input, plan, outcome, afterTax, afterTaxReal),
    breakdowns: breakdowns(outcome, tax, afterTax),
    charts: [growthChart(plan, outcome), ringChart(outcome, tax), scenarioChart(input)],
    tables: [schedule(input, plan), scenarioTable(input), ...delayTable(plan, outcome), conventionTable(input)],
    steps: sheet.steps,
    nextSteps: nextSteps(input, outcome, tax),
    notes: notes(input, plan, outcome, tax),
  };
}

/** After how many months the first instalment is paid: 0 at the start of a period, one period later at its end. */
export function firstInstalmentMonths(input: SipInput): number {
  const { timing } = conventions[input.convention];
  return timing === 'start' ? 0 : Math.ceil(12 / frequencies[input.frequency].perYear);
}

// ── The plan and its value ───────────────────────────────────────────────────────────────────────────────────────

function planOf(input: SipInput, yearlyReturn = input.rate): Plan {
  const { meaning, timing } = conventions[input.convention];
  const { perYear } = frequencies[input.frequency];
  return {
    amount: input.amount,
    lumpSum: input.lumpSum,
    months: input.period,
    payingMonths: Math.min(input.stopAfter ?? input.period, input.period),
    perYear,
    rate: ratePerPeriod(yearlyReturn - input.expenseRatio, perYear, meaning),
    timing,
  };
}

/** Periods in so many months; weeks and quarters need not come out whole. */
function periodsIn(plan: Plan, months: number): number {
  return (months * plan.perYear) / 12;
}

function instalmentsBy(plan: Plan, months: number): number {
  const periods = periodsIn(plan, Math.min(months, plan.payingMonths));
  return plan.timing === 'start' ? Math.ceil(periods) : Math.floor(periods);
}

/** Instalments held for 12 months or less at the end: one held for exactly 12 months is still short-term. */
function shortTermInstalments(plan: Plan): number {
  const periodsBefore = periodsIn(plan, plan.months) - periodsIn(plan, law.longTermAfterMonths.value);
  const longTerm = Math.ceil(periodsBefore) - (plan.timing === 'start' ? 0 : 1);
  const all = instalmentsBy(plan, plan.months);
  return all - Math.min(all, Math.max(0, longTerm));
}

function paidBy(plan: Plan, months: number): number {
  return plan.lumpSum + plan.amount * instalmentsBy(plan, months);
}

function valueAfter(plan: Plan, months: number): number {
  const periods = periodsIn(plan, months);
  const instalments = instalmentsBy(plan, months);
  const growth = 1 + plan.rate;
  return (
    plan.amount * valueOfDeposits(plan.rate, instalments, plan.timing) * growth ** (periods - instalments) +
    plan.lumpSum * growth ** periods
  );
}

/** A difference too small to be more than the rounding of doubles is none. */
function difference(value: number, paid: number): number {
  return Math.abs(value - paid) < paid * 1e-12 ? 0 : value - paid;
}

function outcomeOf(plan: Plan): Outcome {
  const value = valueAfter(plan, plan.months);
  const invested = paidBy(plan, plan.months);
  const gain = difference(value, invested);
  const young = shortTermInstalments(plan);
  const periods = periodsIn(plan, plan.months);
  const sinceLast = periods - instalmentsBy(plan, plan.months);
  const youngLump = plan.months <= law.longTermAfterMonths.value ? plan.lumpSum : 0;
  const youngValue =
    plan.amount * valueOfDeposits(plan.rate, young, plan.timing) * (1 + plan.rate) ** sinceLast +
    youngLump * (1 + plan.rate) ** periods;
  const shortGain = difference(youngValue, plan.amount * young + youngLump);
  return { value, invested, gain, shortGain, longGain: gain - shortGain };
}

/** What a year really yields, %: the XIRR of any plan that earns one rate throughout. */
function yearlyYield(plan: Plan): number {
  return effectiveYearlyRate(plan.rate, plan.perYear) * 100;
}

function inflationOver(input: SipInput, months: number): number {
  return (1 + input.inflation / 100) ** (months / 12);
}

// ── Tax ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function taxOnRedemption({ gain, shortGain, longGain }: Outcome, input: SipInput): RedemptionTax {
  const isEquity = input.fund === 'equity';
  const exemption = law.longTermExemption.value - input.exemptionUsed;
  const taxableLongGain = isEquity ? Math.max(0, longGain - exemption) : 0;
  const onShortGain = isEquity ? (Math.max(0, shortGain) * law.shortTermRate.value) / 100 : 0;
  const onLongGain = (taxableLongGain * law.longTermRate.value) / 100;
  const onSlabGain = input.fund === 'debt' ? (Math.max(0, gain) * input.slabRate) / 100 : 0;
  const incomeTax = onShortGain + onLongGain + onSlabGain;
  const surcharge = (incomeTax * surchargePercent(input)) / 100;
  const cess = input.cess ? ((incomeTax + surcharge) * law.cess.value) / 100 : 0;
  return { taxableLongGain, onShortGain, onLongGain, onSlabGain, surcharge, cess, total: incomeTax + surcharge + cess };
}

function surchargePercent(input: SipInput): number {
  const chosen = Number(input.surcharge);
  return input.fund === 'equity' ? Math.min(chosen, law.surchargeCap.value) : chosen;
}

/** The yearly rate, %, at which the instalments come to what is left after tax. */
function afterTaxYield(plan: Plan, afterTax: number): number | null {
  const rate = rateNear(plan.rate, (tried) => valueAfter({ ...plan, rate: tried }, plan.months) - afterTax);
  return rate === null ? null : effectiveYearlyRate(rate, plan.perYear) * 100;
}

// ── Working ──────────────────────────────────────────────────────────────────────────────────────────────────────

function noteGrowth({ heading, note }: Worksheet, input: SipInput, plan: Plan): Outcome {
  const { period } = frequencies[input.frequency];
  const { meaning, timing } = conventions[input.convention];
  const cite = authority[input.convention];
  const outcome = outcomeOf(plan);
  const { value, invested } = outcome;
  const instalments = instalmentsBy(plan, plan.months);
  const periods = periodsIn(plan, plan.months);
  const rate = formatPercent(plan.rate * 100, 6);
  const netReturn = input.rate - input.expenseRatio;

  heading('Rate and instalments');
  if (input.expenseRatio > 0) {
    note(
      percentage('Return after expenses', netReturn),
      `${formatPercent(input.rate)} − ${formatPercent(input.expenseRatio)}`,
    );
  }
  note(
    percentage(`Rate per ${period}`, plan.rate * 100, { decimals: 6 }),
    meaning === 'nominal'
      ? `${formatPercent(netReturn)} ÷ ${plan.perYear}`
      : `(1 + ${formatPercent(netReturn)})^(1 ÷ ${plan.perYear}) − 1`,
    cite,
  );
  note(
    count('Instalments', instalments),
    `${formatMonths(plan.payingMonths)} at ${plan.perYear} a year, each at the ${timing} of its ${period}`,
  );
  note(
    rupees('Invested', invested),
    `${formatNumber(instalments)} × ${formatRupees(input.amount)}${input.lumpSum > 0 ? ` + ${formatRupees(input.lumpSum)} lump sum` : ''}`,
  );

  heading('Value');
  const sinceLast = periods - instalments;
  const formula =
    (plan.rate === 0
      ? `${formatRupees(input.amount)} × ${formatNumber(instalments)}: nothing is earned`
      : `${formatRupees(input.amount)} × ((1 + ${rate})^${formatNumber(instalments)} − 1) ÷ ${rate}${timing === 'start' ? ` × (1 + ${rate})` : ''}`) +
    (sinceLast === 0 || plan.rate === 0
      ? ''
      : ` × (1 + ${rate})^${formatNumber(sinceLast, 4)} for the time that is left`);
  if (input.lumpSum > 0) {
    const lumpSumValue = input.lumpSum * (1 + plan.rate) ** periods;
    note(rupees('Value of the instalments', value - lumpSumValue), formula, cite);
    note(
      rupees('Value of the lump sum', lumpSumValue),
      `${formatRupees(input.lumpSum)} × (1 + ${rate})^${formatNumber(periods, 4)}`,
    );
    note(rupees('Value at the end', value), 'Value of the instalments + value of the lump sum');
  } else {
    note(rupees('Value at the end', value), formula, cite);
  }
  note(rupees('Gain', outcome.gain), `${formatRupees(value)} − ${formatRupees(invested)}`);
  const xirr = yearlyYield(plan);
  note(
    percentage('XIRR', xirr),
    meaning === 'nominal' && plan.perYear > 1 && plan.rate !== 0
      ? `(1 + ${rate})^${plan.perYear} − 1: the rate of each ${period} applies to what the ones before it added, so a year comes to ${formatPercent(xirr)}, not ${formatPercent(netReturn)}`
      : `Every rupee earns ${formatPercent(netReturn)} a year, whenever it was paid in`,
  );
  note(
    rupees('Value in today’s rupees', value / inflationOver(input, plan.months)),
    `${formatRupees(value)} ÷ (1 + ${formatPercent(input.inflation)})^${formatNumber(plan.months / 12)}`,
  );
  return outcome;
}

function noteTax(
  { heading, note }: Worksheet,
  input: SipInput,
  plan: Plan,
  outcome: Outcome,
  tax: RedemptionTax,
  afterTaxReal: number,
): void {
  const afterTax = outcome.value - tax.total;
  heading('Tax if all units are redeemed at the end');
  if (outcome.gain <= 0) {
    note(rupees('Tax on redemption', 0), 'There is no gain to tax');
  } else {
    if (input.fund === 'equity') noteEquityTax(note, input, plan, outcome, tax);
    else {
      note(
        rupees('Tax at your slab rate', tax.onSlabGain),
        `${formatPercent(input.slabRate)} of the whole gain of ${formatRupees(outcome.gain)}, however long it was held`,
        law.slabTaxedIfBoughtFrom.cite,
      );
    }
    if (tax.surcharge > 0) {
      note(
        rupees('Surcharge', tax.surcharge),
        `${surchargePercent(input)}% of ${formatRupees(tax.onShortGain + tax.onLongGain + tax.onSlabGain)}`,
        law.surcharge.cite,
      );
    }
    if (input.cess) {
      note(
        rupees('Cess', tax.cess),
        `${law.cess.value}% of ${formatRupees(tax.total - tax.cess)}, the tax${tax.surcharge > 0 ? ' with surcharge' : ''}`,
        law.cess.cite,
      );
    }
    note(rupees('Tax on redemption', tax.total), 'The lines above together');
  }
  note(rupees('Value after tax', afterTax), `${formatRupees(outcome.value)} − ${formatRupees(tax.total)}`);
  const yieldAfterTax = tax.total > 0 ? afterTaxYield(plan, afterTax) : yearlyYield(plan);
  if (yieldAfterTax !== null) {
    note(
      percentage('XIRR after tax', yieldAfterTax),
      'The yearly rate at which the instalments come to the value after tax',
    );
  }
  note(
    rupees('Value after tax in today’s rupees', afterTaxReal),
    `${formatRupees(afterTax)} ÷ (1 + ${formatPercent(input.inflation)})^${formatNumber(plan.months / 12)}`,
  );
}

function noteEquityTax(
  note: Worksheet['note'],
  input: SipInput,
  plan: Plan,
  { gain, shortGain, longGain }: Outcome,
  tax: RedemptionTax,
): void {
  const young = shortTermInstalments(plan);
  const youngLump = input.lumpSum > 0 && plan.months <= law.longTermAfterMonths.value ? ' and the lump sum' : '';
  const exemption = law.longTermExemption.value - input.exemptionUsed;
  note(
    rupees('Short-term gain', shortGain),
    `On the ${formatNumber(young)} instalments${youngLump} held for ${law.longTermAfterMonths.value} months or less`,
    law.longTermAfterMonths.cite,
  );
  note(
    rupees('Long-term gain', longGain),
    `${formatRupees(gain)} − ${formatRupees(shortGain)}, on what was held for longer`,
    law.longTermAfterMonths.cite,
  );
  note(
    rupees('Taxable long-term gain', tax.taxableLongGain),
    `${formatRupees(longGain)} − ${formatRupees(exemption)} exempt, not below 0`,
    law.longTermExemption.cite,
  );
  note(
    rupees('Tax on short-term gain', tax.onShortGain),
    `${law.shortTermRate.value}% of ${formatRupees(shortGain)}`,
    law.shortTermRate.cite,
  );
  note(
    rupees('Tax on long-term gain', tax.onLongGain),
    `${law.longTermRate.value}% of ${formatRupees(tax.taxableLongGain)}`,
    law.longTermRate.cite,
  );
}

// ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────────

function sentence(input: SipInput, plan: Plan, outcome: Outcome, afterTax: number, afterTaxReal: number): string {
  const { period } = frequencies[input.frequency];
  const lumpSum = input.lumpSum > 0 ? `${formatRupees(input.lumpSum)} at the start and ` : '';
  const stopped = plan.payingMonths < plan.months ? `, left alone until ${formatMonths(plan.months)} are over,` : '';
  const paid = `${lumpSum}${formatRupees(input.amount)} a ${period} for ${formatMonths(plan.payingMonths)}${stopped}`;
  const left =
    input.fund === 'none'
      ? `In today’s money that is ${formatRupees(afterTaxReal)}`
      : `After tax you keep ${formatRupees(afterTax)}, which is ${formatRupees(afterTaxReal)} in today’s money`;
  const verb = outcome.gain < 0 ? 'shrinks' : 'grows';
  return `${paid} is ${formatRupees(outcome.invested)} paid in. At ${formatPercent(input.rate)} a year it ${verb} to ${formatRupees(outcome.value)}. ${left}, with inflation at ${formatPercent(input.inflation)}.`;
}

function breakdowns(outcome: Outcome, tax: RedemptionTax, afterTax: number): Breakdown[] {
  const { value, invested, gain } = outcome;
  if (gain < 0) {
    return [
      {
        title: 'What becomes of your money',
        total: rupees('Invested', invested),
        parts: [rupees('Value at the end', value, { tone: 'own' }), rupees('Lost', -gain, { tone: 'cost' })],
      },
    ];
  }
  const parts: Breakdown = {
    title: 'What the value is made of',
    total: rupees('Value at the end', value),
    parts: [rupees('Invested', invested, { tone: 'own' }), rupees('Gain', gain, { tone: 'growth' })],
  };
  if (tax.total === 0) return [parts];
  const kept: Breakdown = {
    title: 'What you keep',
    total: rupees('Value at the end', value),
    parts: [
      rupees('Value after tax', afterTax, { tone: 'own' }),
      rupees('Tax on redemption', tax.total, { tone: 'tax' }),
    ],
  };
  return [parts, kept];
}

/** By month for short plans, by year for long ones; the last point is the end of the plan. */
function growthChart(plan: Plan, { gain }: Outcome): Chart {
  const isShort = plan.months <= 36;
  const step = isShort ? 1 : 12;
  const points = Array.from({ length: Math.ceil(plan.months / step) + 1 }, (_, index) =>
    Math.min(index * step, plan.months),
  );
  const paid = points.map((months) => paidBy(plan, months));
  const values = points.map((months) => valueAfter(plan, months));
  const x = {
    label: isShort ? 'Month' : 'Year',
    values: points.map((months) => (isShort ? months : Math.round((months / 12) * 100) / 100)),
  };
  if (gain < 0) {
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
        values: values.map((value, index) => Math.max(0, difference(value, paid[index] ?? 0))),
        tone: 'growth',
      },
    ],
  };
}

function ringChart({ value, invested, gain }: Outcome, tax: RedemptionTax): Chart {
  if (gain < 0) {
    return {
      kind: 'parts',
      title: 'Kept and lost',
      unit: 'rupees',
      parts: [
        { label: 'Value at the end', value, tone: 'own' },
        { label: 'Lost', value: -gain, tone: 'cost' },
      ],
    };
  }
  return {
    kind: 'parts',
    title: 'Your money, the gain and the tax',
    unit: 'rupees',
    parts: [
      { label: 'Invested', value: invested, tone: 'own' },
      { label: tax.total > 0 ? 'Gain after tax' : 'Gain', value: Math.max(0, gain - tax.total), tone: 'growth' },
      ...(tax.total > 0 ? [{ label: 'Tax', value: tax.total, tone: 'tax' as const }] : []),
    ],
  };
}

function scenarios(input: SipInput): { name: string; rate: number; outcome: Outcome }[] {
  const cases = [
    { name: 'Weak', rate: input.rate - scenarioPoints },
    { name: 'Expected', rate: input.rate },
    { name: 'Strong', rate: input.rate + scenarioPoints },
  ];
  return cases.map(({ name, rate }) => ({ name, rate, outcome: outcomeOf(planOf(input, rate)) }));
}

function scenarioChart(input: SipInput): Chart {
  const cases = scenarios(input);
  return {
    kind: 'bars',
    title: 'If the return turns out otherwise',
    unit: 'rupees',
    bars: cases.map(({ name, rate }) => `${name}, ${formatPercent(rate)}`),
    series: [{ label: 'Value at the end', values: cases.map(({ outcome }) => outcome.value), tone: 'growth' }],
  };
}

function scenarioTable(input: SipInput): Table {
  return {
    id: 'scenarios',
    caption: 'Three returns',
    columns: [
      { label: 'Case', unit: 'text' },
      { label: 'Return a year', unit: 'percent' },
      { label: 'Gain', unit: 'rupees' },
      { label: 'Value at the end', unit: 'rupees' },
      ...(input.fund === 'none' ? [] : [{ label: 'Value after tax', unit: 'rupees' as const }]),
      { label: 'In today’s rupees', unit: 'rupees' },
    ],
    rows: scenarios(input).map(({ name, rate, outcome }) => {
      const afterTax = outcome.value - taxOnRedemption(outcome, input).total;
      const real = afterTax / inflationOver(input, input.period);
      return [name, rate, outcome.gain, outcome.value, ...(input.fund === 'none' ? [] : [afterTax]), real];
    }),
    note: `The weak and the strong case are ${scenarioPoints} points below and above your return: an assumption, not a forecast.`,
  };
}

function schedule(input: SipInput, plan: Plan): Table {
  const rows: (number | string)[][] = [];
  const ofRow: string[] = [];
  let paidBefore = 0;
  let valueBefore = 0;
  for (let month = 1; month <= plan.months; month += 1) {
    const paid = paidBy(plan, month);
    const value = valueAfter(plan, month);
    const growth = difference(value, valueBefore + paid - paidBefore);
    rows.push([month, paid - paidBefore, growth, paid, value, value / inflationOver(input, month)]);
    ofRow.push(`Year ${Math.ceil(month / 12)}`);
    paidBefore = paid;
    valueBefore = value;
  }
  return {
    id: 'schedule',
    caption: 'Growth month by month',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Paid in', unit: 'rupees' },
      { label: 'Growth', unit: 'rupees' },
      { label: 'Paid in so far', unit: 'rupees', rollUp: 'last' },
      { label: 'Value', unit: 'rupees', rollUp: 'last' },
      { label: 'In today’s rupees', unit: 'rupees', rollUp: 'last' },
    ],
    rows,
    years: { label: 'Year', ofRow },
    total: ['Total', paidBefore, difference(valueBefore, paidBefore), null, null, null],
    note: 'Before tax. Years are counted from the first day of the plan.',
  };
}

/** Empty where no later start leaves room for an instalment. */
function delayTable(plan: Plan, { value }: Outcome): Table[] {
  const rows: (string | number)[][] = [];
  for (let years = 0; years <= mostDelayYears; years += 1) {
    const months = plan.months - 12 * years;
    const later: Plan = { ...plan, months, payingMonths: Math.min(plan.payingMonths, months) };
    if (months < 1 || instalmentsBy(later, months) < 1) break;
    const laterValue = valueAfter(later, months);
    const lumpSumValue = plan.lumpSum * (1 + plan.rate) ** periodsIn(plan, months);
    const perRupee = valueAfter({ ...later, amount: 1, lumpSum: 0 }, months);
    rows.push([
      years === 0 ? 'Now' : `${years} ${years === 1 ? 'year' : 'years'} later`,
      paidBy(later, months),
      laterValue,
      difference(value, laterValue),
      years === 0 ? plan.amount : Math.max(0, (value - lumpSumValue) / perRupee),
    ]);
  }
  if (rows.length < 2) return [];
  return [
    {
      id: 'delay',
      caption: 'What it costs to start later',
      columns: [
        { label: 'Start', unit: 'text' },
        { label: 'Invested', unit: 'rupees' },
        { label: 'Value at the end', unit: 'rupees' },
        { label: 'Less than now', unit: 'rupees' },
        { label: 'SIP that would catch up', unit: 'rupees' },
      ],
      rows,
      note: 'The whole plan starts later and ends on the same day. The last column is the instalment that would still reach the value of a start now.',
    },
  ];
}

function conventionTable(input: SipInput): Table {
  const rows = conventionNames.flatMap((convention) => {
    const plan = planOf({ ...input, convention });
    if (instalmentsBy(plan, plan.months) < 1) return [];
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
    note: 'Calculators that seem to disagree mostly differ in this. The money you really earn does not depend on it.',
  };
}

function nextSteps(input: SipInput, { gain, shortGain }: Outcome, tax: RedemptionTax): NextStep[] {
  const steps: NextStep[] = [
    { text: 'Put the SIP date a few days after your salary comes in, so that no instalment is missed.' },
  ];
  const onTop = (1 + surchargePercent(input) / 100) * (1 + (input.cess ? law.cess.value / 100 : 0));
  if (tax.taxableLongGain > 0) {
    const spared = (Math.min(tax.taxableLongGain, law.longTermExemption.value) * law.longTermRate.value * onTop) / 100;
    steps.push({
      text: `Redeem in two parts, one before and one after 31 March: each financial year has its own exemption of ${formatRupees(law.longTermExemption.value)}. With enough long-term gain in each part that saves up to ${formatRupees(spared)}.`,
      cite: law.longTermExemption.cite,
    });
  }
  if (tax.onShortGain > 0) {
    const spared = (shortGain * (law.shortTermRate.value - law.longTermRate.value) * onTop) / 100;
    steps.push({
      text: `Leave the instalments of the last ${law.longTermAfterMonths.value} months until they are long-term. The present gain on them would bear ${law.longTermRate.value}% in place of ${law.shortTermRate.value}%: at least ${formatRupees(spared)} less tax.`,
      cite: law.longTermAfterMonths.cite,
    });
  }
  if (input.fund !== 'none' && gain < 0) {
    steps.push({
      text: `If you redeem at a loss, file your return by the due date: the loss can then be set off against capital gains of the next ${law.lossYears.value} years.`,
      cite: law.lossYears.cite,
    });
  }
  return steps;
}

function notes(input: SipInput, plan: Plan, outcome: Outcome, tax: RedemptionTax): Note[] {
  const [firstSurcharge] = law.surcharge.value;
  const list: Note[] = [
    {
      kind: 'notForYou',
      text: 'Not for products with an assured return, such as recurring and fixed deposits, PPF or insurance plans: they count interest and are taxed by rules of their own.',
    },
    {
      kind: 'assumption',
      text: 'The return is the same in every month. Real returns swing, nobody promises them, and past returns say little about the next ones.',
    },
  ];
  if (input.fund !== 'none') {
    list.push(
      {
        kind: 'notForYou',
        text: 'The tax is not for gold, international and other funds that are neither equity-oriented nor debt funds, nor for non-residents.',
      },
      {
        kind: 'assumption',
        text: 'Tax by the rules of FY 2025-26, on the day all units are redeemed; the law may change before then. Other income uses up your basic exemption, no rebate counts, and exit load, stamp duty and securities transaction tax are left out.',
      },
    );
  }
  if (input.fund === 'equity') {
    if (tax.taxableLongGain > 0) {
      const exemption = law.longTermExemption.value - input.exemptionUsed;
      list.push({
        kind: 'limit',
        text:
          exemption > 0
            ? `${formatRupees(exemption)} of the long-term gain is free of tax; ${formatRupees(tax.taxableLongGain)} is above that.`
            : 'Other gains have used up the exemption, so the whole long-term gain is taxed.',
        cite: law.longTermExemption.cite,
      });
    }
    if (Number(input.surcharge) > law.surchargeCap.value) {
      list.push({
        kind: 'limit',
        text: `Surcharge on gains of equity funds is counted at ${law.surchargeCap.value}%: it may not be higher.`,
        cite: law.surchargeCap.cite,
      });
    }
  }
  if (firstSurcharge && input.fund !== 'none' && input.surcharge === '0' && outcome.gain > firstSurcharge[0]) {
    list.push({
      kind: 'warning',
      text: `The gain alone lifts your total income above ${formatRupees(firstSurcharge[0])}, so surcharge will be due if you redeem all in one year. Choose its rate under "Tax on redemption".`,
      cite: law.surcharge.cite,
    });
  }
  if (plan.months < 12) {
    list.push({
      kind: 'warning',
      text: `XIRR is a yearly rate. In ${formatMonths(plan.months)} the gain is ${formatPercent((outcome.gain / outcome.invested) * 100)} of what you paid in.`,
    });
  }
  return list;
}
