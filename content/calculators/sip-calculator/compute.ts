import { emptyRowCaveats, filledRows } from '@/content/filled-rows';
import { frequencies } from '@/content/investing/conventions';
import { amountForGoal, enoughRupees, goalOf, goalTable, writeGoal } from '@/content/investing/goal';
import {
  conventionTable,
  type Grown,
  grow,
  growthBreakdown,
  growthChart,
  growthFigures,
  growthSchedule,
  leftInWords,
  rateOf,
  returnInWords,
  threeReturns,
  writeAfterTax,
  writeRate,
  writeValue,
} from '@/content/investing/growth';
import { longTermTest, redemptionCaveats, taxActions, writeTax, youngInWords } from '@/content/investing/tax';
import { type Action, type Caveat, type Figure, type Result, rupees, type Table, worksheet } from '@/lib/calculator';
import {
  gainOver,
  type InstalmentPlan,
  instalmentsBy,
  isLumpSumLongTerm,
  lumpSumAfter,
  paidBy,
  periodsIn,
  shortTermInstalments,
  valueAfter,
} from '@/lib/finance/instalments';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
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
  const answer: Figure[] = needed === null ? [] : [writeGoal(sheet, input, plan.months, 'SIP needed', needed)];
  writeRate(sheet, input, plan);
  writeValue(sheet, input, grown, { invested: instalmentsInWords(plan), instalments: formulaOf(plan) });
  const withLumpSum = plan.lumpSum > 0 && !isLumpSumLongTerm(plan, longTermTest(input));
  const young = youngInWords(shortTermInstalments(plan, longTermTest(input)), withLumpSum);
  if (input.fund !== 'none') {
    sheet.heading('Tax if all units are redeemed at the end');
    writeTax(sheet, input, grown.outcome, grown.tax, young);
    writeAfterTax(sheet, input.inflation, grown);
  }
  const others = threeReturns(input, (rate) => planOf({ ...input, rate }, amount));
  const value = rupees('Value at the end', grown.outcome.value, { tone: 'growth' });
  const [first = value, ...rest] = [...answer, value, ...growthFigures(grown, input.fund)];
  return {
    headline: [first, ...rest.slice(0, 3)],
    sentence: sentence(input, amount, grown),
    breakdowns: [growthBreakdown(grown)],
    charts: [growthChart(grown), others.chart],
    tables: [
      growthSchedule(grown, input.inflation),
      others.table,
      ...(needed === null ? delayTable(grown) : goalTable(input, 'SIP needed', planOf)),
      conventionTable((convention) => planOf({ ...input, convention }, amount)),
    ],
    steps: sheet.steps,
    actions: actions(input, grown, young),
    caveats: caveats(input, grown),
  };
}

/** Returns the plan with another instalment. */
export function planOf(input: SipInput, amount = input.amount): InstalmentPlan {
  const changes = input.known === 'goal' ? [] : filledRows(input.changes, 'amount');
  return {
    ...rateOf(input),
    stretches: [{ after: 0, amount }, ...changes.toSorted((a, b) => a.after - b.after)],
    lumpSum: input.lumpSum,
    months: input.period,
    payingMonths: Math.min(input.stopAfter ?? input.period, input.period),
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
  const rate = pct(plan.rate * 100, 6);
  if (plan.rate === 0) return `${instalmentsInWords(plan)}, with no return`;
  if (later.length > 0) {
    return `Each instalment × (1 + ${rate})^n for the n periods it is invested, added up: ${instalmentsInWords(plan)}`;
  }
  const sinceLast = periodsIn(plan, plan.months) - instalments;
  const level = `${inr(stretch.amount)} × ((1 + ${rate})^${formatNumber(instalments)} − 1) ÷ ${rate}`;
  const due = plan.timing === 'start' ? ` × (1 + ${rate})` : '';
  const left = sinceLast === 0 ? '' : ` × (1 + ${rate})^${formatNumber(sinceLast, 4)} for the remaining time`;
  return level + due + left;
}

function sentence(input: SipInput, amount: number, grown: Grown): string {
  const { plan, outcome } = grown;
  const { period } = frequencies[input.frequency];
  const left = leftInWords(grown, input.fund, input.inflation);
  if (input.known === 'goal') {
    const goal = `${inr(goalOf(input, plan.months))}${input.goalAfterTax ? ' after tax' : ''}`;
    if (amount === 0) return `Your lump sum by itself reaches ${goal} in ${formatMonths(plan.months)}. ${left}`;
    const paying = plan.payingMonths < plan.months ? ` for ${formatMonths(plan.payingMonths)}` : '';
    const beside = input.lumpSum > 0 ? `, besides the lump sum of ${inr(input.lumpSum)},` : '';
    return `Invest ${enoughRupees(amount)} a ${period}${paying}${beside} to reach ${goal} in ${formatMonths(plan.months)}, if the return is ${returnInWords(input)}. You pay in ${inr(outcome.invested)}. ${left}`;
  }
  const lumpSum = input.lumpSum > 0 ? `${inr(input.lumpSum)} at the start and ` : '';
  const stopped = plan.payingMonths < plan.months ? `, kept invested until ${formatMonths(plan.months)} are over,` : '';
  const changed = filledRows(input.changes, 'amount').length > 0 ? ' with the changes you entered' : '';
  const paid = `${lumpSum}${inr(amount)} a ${period} for ${formatMonths(plan.payingMonths)}${changed}${stopped}`;
  const verb = outcome.gain < 0 ? 'shrinks' : 'grows';
  return `${paid} is ${inr(outcome.invested)} paid in. At ${returnInWords(input)} it ${verb} to ${inr(outcome.value)}. ${left}`;
}

/** Returns the table of later starts; empty where no later start leaves room for an instalment. */
function delayTable({ plan, outcome: { value } }: Grown): Table[] {
  const rows: (string | number)[][] = [];
  for (let years = 0; years <= mostDelayYears; years += 1) {
    const months = plan.months - 12 * years;
    const later: InstalmentPlan = { ...plan, months, payingMonths: Math.min(plan.payingMonths, months) };
    if (months < 1 || instalmentsBy(later, months) < 1) break;
    const laterValue = valueAfter(later, months);
    const instalments = valueAfter({ ...later, lumpSum: 0 }, months);
    const amount = plan.stretches[0]?.amount ?? 0;
    rows.push([
      years === 0 ? 'Now' : `${years} ${years === 1 ? 'year' : 'years'} later`,
      paidBy(later, months),
      laterValue,
      gainOver(laterValue, value),
      years === 0 ? amount : Math.max(0, (amount * (value - lumpSumAfter(later, months))) / instalments),
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
      note: 'The whole plan starts later and ends on the same day. The last column is the instalment you need then to reach the same value.',
    },
  ];
}

function actions(input: SipInput, { outcome, tax }: Grown, young: string): Action[] {
  return [
    { text: 'Set the SIP date a few days after your salary date, so that you miss no instalment.' },
    ...taxActions(input, outcome, tax, young),
  ];
}

function caveats(input: SipInput, { plan, outcome, tax }: Grown): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for products with an assured return, such as recurring and fixed deposits, PPF or insurance plans. They have their own rules for interest and tax. For instalments on irregular days, use the XIRR of the CAGR calculator.',
    },
    {
      kind: 'assumption',
      text: 'The return is the same in every month. Real returns go up and down and nobody promises them. Past returns say little about future returns.',
    },
    ...redemptionCaveats(input, tax),
  ];
  list.push(...emptyRowCaveats('change', input.changes, 'amount'));
  const late = filledRows(input.changes, 'amount').filter(({ after }) => after >= plan.payingMonths);
  if (late.length > 0) {
    list.push({
      kind: 'warning',
      text: `The change after ${formatMonths(Math.min(...late.map(({ after }) => after)))} comes when no instalment is left, so it does not count.`,
    });
  }
  if (plan.months < 12) {
    list.push({
      kind: 'warning',
      text: `XIRR is a yearly rate. In ${formatMonths(plan.months)} the gain is ${pct((outcome.gain / outcome.invested) * 100)} of what you paid in.`,
    });
  }
  return list;
}
