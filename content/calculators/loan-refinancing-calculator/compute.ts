import { loanRules, prepaymentCharges } from '@/content/rules/loans';
import {
  type Action,
  type Caveat,
  type Chart,
  type Figure,
  monthFigure,
  months,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import { formatDate, formatMonth, formatMonths, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { LoanRefinancingInput } from './form';
import { type Comparison, comparisonOf } from './loan';

const annuity: Citation = { source: 'level-annuity', at: 'Present value of equal payments' };

/** Returns what moving a loan to another lender saves or costs, against staying and against the present lender's own offer. */
export function loanRefinancing(input: LoanRefinancingInput): Result {
  const sheet = worksheet();
  const all = comparisonOf(input);
  const { sameTime, plan, ahead } = all;
  const newEmi = loanSteps(sheet, input, all);
  costSteps(sheet, input, all);
  savingSteps(sheet, input, all);
  const from = ahead.from === null ? null : addMonths(input.nextEmi, ahead.from - 1);
  const isLikeForLike = plan === sameTime;
  const last: Figure = isLikeForLike
    ? stopFigure(all)
    : rupees('Saved over the same time, after costs', sameTime.saved, { tone: toneOf(sameTime.saved) });
  return {
    headline: [
      rupees('Saved by moving, after costs', plan.saved, { tone: toneOf(plan.saved) }),
      rupees('New EMI', newEmi, { tone: 'own' }),
      from === null ? verdict('Ahead from', 'Never') : monthFigure('Ahead from', from),
      last,
    ],
    sentence: sentenceOf(input, all) + topUpSentence(all),
    breakdowns: [
      {
        title: 'Costs of moving',
        total: rupees('Costs of moving, with GST', all.costs.total),
        parts: [
          rupees('Processing fee', all.costs.fee, { tone: 'other' }),
          rupees('Legal and valuation charges', input.legalCosts, { tone: 'other' }),
          rupees('Costs without GST', input.untaxedCosts, { tone: 'other' }),
          rupees('Foreclosure charge', all.costs.foreclosure, { tone: 'cost' }),
          rupees('GST', all.costs.tax, { tone: 'tax' }),
          rupees('Stamp duty on the mortgage', input.stampDuty, { tone: 'tax' }),
        ].filter((part, index) => part.value > 0 || index === 0),
      },
    ],
    charts: chartsOf(input, all),
    tables: [waysTable(all), scheduleTable(input, all)],
    steps: sheet.steps,
    actions: actionsOf(input, all),
    caveats: caveatsOf(input, all),
  };
}

function stopFigure({ stopsAt }: Comparison): Figure {
  const label = 'Moving saves money below a new rate of';
  return stopsAt === null ? verdict(label, 'None') : percentage(label, stopsAt, { decimals: 2 });
}

/** Writes both loans; returns the new EMI, the top-up's included. */
function loanSteps({ heading, step }: Worksheet, input: LoanRefinancingInput, all: Comparison): number {
  const { loan, stay, plan, topUp } = all;
  heading('Both loans');
  step(
    rupees('Present EMI', loan.instalment),
    input.emi === null
      ? `P × r ÷ (1 − (1 + r)⁻ⁿ) with P = ${inr(input.balance)}, r = ${pct(input.rate)} ÷ 12, n = ${input.monthsLeft}`
      : 'As you entered it',
    annuity,
  );
  step(
    months('Time left now', stay.schedule.periods),
    input.emi === null ? 'As you entered it' : 'From the EMI, rounded up',
  );
  step(
    rupees('Interest if you stay', stay.schedule.totalInterest),
    'Interest for all remaining months, from the schedule',
  );
  const how =
    input.keepEmi && plan.instalment === loan.instalment
      ? 'You keep paying the present EMI'
      : `The same formula at ${pct(input.newRate)} over ${formatMonths(input.newTenure ?? stay.schedule.periods)}`;
  if (topUp) {
    step(rupees('New EMI for the balance', plan.instalment), how, annuity);
    step(rupees('EMI of the top-up', topUp.instalment), `${inr(input.topUp)} at ${pct(input.newRate)}`, annuity);
    step(rupees('Interest of the top-up', topUp.interest), 'From its own schedule');
    step(
      rupees('Fee on the top-up, with GST', topUp.fee),
      `${pct(input.feePercent)} and GST`,
      loanRules.gstOnFees.cite,
    );
    if (topUp.yearlyCost !== null) {
      step(
        percentage('The top-up costs per year', topUp.yearlyCost),
        'The monthly rate at which its EMIs equal the money you get, × 12',
        loanRules.annualPercentageRate,
      );
    }
  }
  const newEmi = step(
    rupees('New EMI', plan.instalment + (topUp?.instalment ?? 0)),
    topUp ? `${inr(plan.instalment)} + ${inr(topUp.instalment)}` : how,
    annuity,
  );
  step(
    rupees('Interest if you move', plan.schedule.totalInterest),
    `Over ${formatMonths(plan.schedule.periods)}, from the schedule`,
  );
  return newEmi;
}

function costSteps({ heading, step }: Worksheet, input: LoanRefinancingInput, { costs }: Comparison): void {
  heading('What moving costs');
  step(rupees('Processing fee', costs.fee), `${inr(input.balance)} × ${pct(input.feePercent)}`);
  if (costs.foreclosure > 0) {
    step(
      rupees('Foreclosure charge', costs.foreclosure),
      `${inr(input.balance)} × ${pct(input.chargePercent)}`,
      prepaymentCharges.otherwise,
    );
  }
  step(
    rupees('GST', costs.tax),
    `${pct(loanRules.gstOnFees.value)} of the lenders’ fee, legal and foreclosure charges. Stamp duty has no GST`,
    loanRules.gstOnFees.cite,
  );
  if (input.untaxedCosts > 0) {
    step(
      rupees('Costs without GST', input.untaxedCosts),
      'As you entered them. An advocate’s services to a person who is no business are exempt',
      loanRules.advocateExempt,
    );
  }
  step(rupees('Costs of moving, with GST', costs.total), 'All of these, and stamp duty');
}

function savingSteps({ heading, step }: Worksheet, input: LoanRefinancingInput, all: Comparison): void {
  const { loan, stay, plan, sameTime, own, ahead, costs } = all;
  heading('What moving saves');
  const difference = step(
    rupees('Interest saved', stay.schedule.totalInterest - plan.schedule.totalInterest + 0),
    `${inr(stay.schedule.totalInterest)} − ${inr(plan.schedule.totalInterest)}`,
  );
  step(rupees('Saved by moving, after costs', plan.saved), `${inr(difference)} − ${inr(costs.total)}`);
  step(
    rupees('Saved over the same time, after costs', sameTime.saved),
    'The same with the new loan over the time left now. This is the saving only from the rate',
  );
  const lower = loan.instalment - plan.instalment;
  if (lower > 0.005) {
    step(
      months('Months of lower EMI that pay back the costs', Math.ceil(costs.total / lower)),
      `${inr(costs.total)} ÷ ${inr(lower)} of lower EMI, rounded up`,
    );
  }
  if (ahead.from !== null) {
    step(
      months('Ahead after', ahead.from),
      'The first month in which the EMIs you have paid and the balance you owe are together lower by more than the costs',
    );
  }
  const stop = stopFigure(all);
  step(stop, 'At this new rate, over the same time, the interest saved equals the costs');
  if (all.matchedAt !== null) {
    step(
      percentage('Staying is as good at', all.matchedAt, { decimals: 3 }),
      'The rate, without a fee, at which staying costs as much as moving over the same time',
    );
  }
  if (own) {
    step(
      rupees('Saved by staying at the lower rate', own.saved),
      `At ${pct(input.ownRate ?? 0)} the interest is ${inr(own.schedule.totalInterest)}; the fee with GST is ${inr(own.cost)}`,
    );
  }
  step(
    rupees('Worth of the move today', all.worthToday + 0),
    `Present EMIs discounted at ${pct(input.newRate)} a year, less balance and costs. The new tenure does not change it`,
    annuity,
  );
}

/** Writes a rate that was found, in percent to two decimals as lenders quote it. */
const rateText = (rate: number) => `about ${pct(rate)}`;

/** Writes the rate up to which staying is as good: rounded down, so that it is as good at that rate too. */
const matchText = (rate: number) => rateText(Math.floor(rate * 100 + 1e-6) / 100);

/** Returns the tone of an amount that may be a loss. */
const toneOf = (saved: number) => (saved < 0 ? 'cost' : 'growth');

/** Returns what the top-up adds to the EMI of the balance, of which the rest of the sentence speaks. */
function topUpSentence({ plan, topUp }: Comparison): string {
  if (!topUp) return '';
  return ` The top-up adds ${inr(topUp.instalment)} a month: ${inr(plan.instalment + topUp.instalment)} in all.`;
}

/** Returns why a longer tenure makes the move dearer than staying. */
function longerTenure(input: LoanRefinancingInput, { stay, sameTime, plan }: Comparison): string {
  if (input.newRate >= input.rate) return 'Do not move: the new rate is not lower.';
  const byRate = stay.schedule.totalInterest - sameTime.schedule.totalInterest;
  const byTime = plan.schedule.totalInterest - sameTime.schedule.totalInterest;
  return byTime > byRate
    ? 'The longer tenure costs more than the lower rate saves.'
    : 'The longer tenure and the costs take more than the lower rate saves.';
}

function sentenceOf(input: LoanRefinancingInput, all: Comparison): string {
  const { loan, plan, sameTime, ahead, stay, costs } = all;
  const term = formatMonths(plan.schedule.periods);
  const isSameEmi = Math.abs(plan.instalment - loan.instalment) < 0.005;
  const onBalance = all.topUp ? ' on the balance' : '';
  const emis = isSameEmi
    ? `keep paying ${inr(plan.instalment)} a month${onBalance}`
    : `pay ${inr(plan.instalment)} a month${onBalance} instead of ${inr(loan.instalment)}`;
  if (plan.schedule.periods === sameTime.schedule.periods) {
    if (plan.saved > 0) {
      const from =
        ahead.from === null ? '' : `, and you are ahead from ${formatMonth(addMonths(input.nextEmi, ahead.from - 1))}`;
      return `You ${emis}. Over the same ${term} you save ${inr(plan.saved)} after costs${from}.${ownAdvice(input, all)}`;
    }
    const stop = all.stopsAt === null ? '' : ` Moving saves money only below ${rateText(all.stopsAt)}.`;
    return plan.saved === 0 && costs.total === 0
      ? `Moving changes nothing. You ${emis}, over the same time.${stop}`
      : `Do not move. Over the same ${term} you pay ${inr(-plan.saved)} more in all.${stop}${ownOffer(input, all)}`;
  }
  const sameTimeSaves =
    sameTime.saved > 0
      ? ` Keep to ${formatMonths(stay.schedule.periods)} and moving saves ${inr(sameTime.saved)}.`
      : ' Moving does not save money over the same time either.';
  if (plan.schedule.periods > stay.schedule.periods && plan.saved < 0) {
    return `${longerTenure(input, all)} You ${emis}${plan.instalment < loan.instalment ? ', but' : ''} for ${term}, and ${inr(-plan.saved)} more in all.${sameTimeSaves}`;
  }
  const difference = `${inr(Math.abs(plan.saved))} ${plan.saved < 0 ? 'more' : 'less'}`;
  const pay = `You ${emis} for ${term}, ${difference} in all after costs.`;
  if (plan.saved < 0) return `${pay} Do not move.`;
  if (plan.saved <= sameTime.saved) return pay + sameTimeSaves;
  return sameTime.saved > 0
    ? `${pay} The lower rate saves ${inr(sameTime.saved)} of this. The rest comes from paying faster, which you can do at your present lender too.`
    : `${pay} All of it comes from paying faster. You can do that with your present lender too. The move itself does not save money.`;
}

/** Returns the present lender's offer in words, where it saves. */
function ownOffer(input: LoanRefinancingInput, { own }: Comparison): string {
  if (!own || own.saved <= 0) return '';
  return ` Your lender’s offer of ${pct(input.ownRate ?? 0)} saves ${inr(own.saved)} over that time.`;
}

/** Returns what the present lender should be asked, or how its offer compares with a move that pays. */
function ownAdvice(input: LoanRefinancingInput, all: Comparison): string {
  const { own, sameTime, matchedAt } = all;
  if (own && own.saved - sameTime.saved > 0.5) {
    return ` Staying at ${pct(input.ownRate ?? 0)} saves ${inr(own.saved - sameTime.saved)} more than that.`;
  }
  if (own || matchedAt === null) return ownOffer(input, all);
  return ` Ask your present lender first: at ${matchText(matchedAt)} or less, without a fee, staying is at least as good.`;
}

/** Returns every way with what it costs in all. */
function waysTable({ ways }: Comparison): Table {
  return {
    id: 'ways',
    caption: 'All choices, until the loan is repaid',
    lead: true,
    columns: [
      { label: 'Choice', unit: 'text' },
      { label: 'EMI', unit: 'rupees' },
      { label: 'Saved in all', unit: 'rupees' },
      { label: 'Time', unit: 'months' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Costs', unit: 'rupees' },
    ],
    rows: ways.map(({ name, instalment, schedule, cost, saved }) => [
      name,
      instalment,
      saved,
      schedule.periods,
      schedule.totalInterest,
      cost,
    ]),
    note: 'Only for the balance, without a top-up.',
  };
}

/** Returns both schedules, month against month, with how far the move is ahead. */
function scheduleTable(input: LoanRefinancingInput, { stay, plan, ahead }: Comparison): Table {
  const month = ahead.by.map((_, index) => addMonths(input.nextEmi, index));
  return {
    id: 'schedules',
    caption: 'Both schedules, if you stay and if you move',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'EMI, stay', unit: 'rupees' },
      { label: 'Interest, stay', unit: 'rupees' },
      { label: 'Balance, stay', unit: 'rupees', rollUp: 'last' },
      { label: 'EMI, move', unit: 'rupees' },
      { label: 'Interest, move', unit: 'rupees' },
      { label: 'Balance, move', unit: 'rupees', rollUp: 'last' },
      { label: 'Ahead by moving', unit: 'rupees', rollUp: 'last' },
    ],
    rows: month.map((name, index) => [
      name,
      stay.schedule.instalments[index + 1] ?? 0,
      stay.schedule.interest[index + 1] ?? 0,
      stay.schedule.balances[index + 1] ?? 0,
      plan.schedule.instalments[index + 1] ?? 0,
      plan.schedule.interest[index + 1] ?? 0,
      plan.schedule.balances[index + 1] ?? 0,
      (ahead.by[index] ?? 0) + 0,
    ]),
    years: { label: 'Financial year', ofRow: month.map(financialYearOf) },
    relations: Object.fromEntries(
      (['stay', 'move'] as const).flatMap((way) => {
        const [emi, interest, balance] = [`EMI, ${way}`, `Interest, ${way}`, `Balance, ${way}`];
        const rate = { percent: way === 'stay' ? input.rate : input.newRate, perYear: 12 };
        return [
          [interest, [{ of: balance, above: true, rate }]],
          [balance, [{ of: balance, above: true }, { of: interest }, { of: emi, times: -1 }]],
        ];
      }),
    ),
    note: '“Ahead by moving” is what you would have in hand if you closed the loan after that month: interest saved so far, less the costs.',
  };
}

function chartsOf(input: LoanRefinancingInput, { ways, ahead, stay, plan }: Comparison): Chart[] {
  const year = ahead.by.map((_, index) => financialYearOf(addMonths(input.nextEmi, index)));
  const ends = year.flatMap((name, index) => (name === year[index + 1] ? [] : [index]));
  const x = { label: 'Financial year', values: ends.map((index) => year[index] ?? '') };
  return [
    {
      kind: 'bars',
      title: 'Interest and costs still to pay, by choice',
      unit: 'rupees',
      bars: ways.map(({ name }) => name),
      series: [
        { label: 'Interest', values: ways.map(({ schedule }) => schedule.totalInterest), tone: 'cost' },
        { label: 'Costs', values: ways.map(({ cost }) => cost), tone: 'other' },
      ],
    },
    {
      kind: 'lines',
      title: 'Ahead by moving, at the end of each financial year',
      unit: 'rupees',
      x,
      series: [{ label: 'Ahead by moving', values: ends.map((index) => (ahead.by[index] ?? 0) + 0), tone: 'growth' }],
    },
    {
      kind: 'lines',
      title: 'Balance at the end of each financial year',
      unit: 'rupees',
      x,
      series: [
        { label: 'If you stay', values: ends.map((index) => stay.schedule.balances[index + 1] ?? 0), tone: 'other' },
        { label: 'If you move', values: ends.map((index) => plan.schedule.balances[index + 1] ?? 0), tone: 'own' },
      ],
    },
  ];
}

function actionsOf(input: LoanRefinancingInput, { sameTime, matchedAt }: Comparison): Action[] {
  const actions: Action[] = [];
  if (sameTime.saved > 0 && input.ownRate === null && matchedAt !== null) {
    actions.push({
      text: `Ask your present lender in writing for a lower rate and its conversion fee. At ${matchText(matchedAt)} or less, without a fee, staying is at least as good as moving.`,
      cite: loanRules.rateReset,
    });
  }
  actions.push({
    text: 'Ask the new lender for the Key Facts Statement. It lists every charge, and the yearly rate with all charges.',
    cite: loanRules.annualPercentageRate,
  });
  if (sameTime.saved > 0) {
    actions.push({
      text: `After the old loan is closed, collect your property papers and the no-dues letter. The lender has ${prepaymentCharges.documentDays.value} days to return the papers.`,
      cite: prepaymentCharges.documentDays.cite,
    });
  }
  return actions;
}

function caveatsOf(input: LoanRefinancingInput, { loan, plan, ahead, stay, topUp, costs }: Comparison): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for a flat-rate loan, an overdraft or home-saver account, a credit card, or a loan with a fixed rate that will change soon.',
    },
  ];
  if (ahead.from !== null && ahead.until !== null && ahead.until < plan.schedule.periods && plan.saved < 0) {
    caveats.push({
      kind: 'warning',
      text: `You are ahead only until ${formatMonth(addMonths(input.nextEmi, ahead.until - 1))}. After that the longer tenure costs more than the lower rate saves. Moving saves money only if you close the loan before that month ends.`,
    });
  }
  if (plan.schedule.periods > stay.schedule.periods && plan.saved >= 0) {
    caveats.push({
      kind: 'warning',
      text: `You pay for ${formatMonths(plan.schedule.periods - stay.schedule.periods)} longer than now. A longer tenure uses up part of what the lower rate saves.`,
    });
  }
  if (input.keepEmi && input.newTenure !== null && plan.instalment === loan.instalment) {
    caveats.push({
      kind: 'limit',
      text: `You keep the present EMI, which repays the balance in ${formatMonths(plan.schedule.periods)}. The new tenure of ${formatMonths(input.newTenure)} ${topUp ? 'is only that of the top-up' : 'has no effect'}.`,
    });
  }
  if (input.chargePercent > 0) {
    const { value, cite } = loanRules.freePrepaymentFrom;
    caveats.push({
      kind: 'warning',
      text: `Check the foreclosure charge: a lender may not charge an individual for closing a floating-rate loan that is not for business, if it was sanctioned or renewed on or after ${formatDate(value)}. For most such loans banks and NBFCs could not charge before that either.`,
      cite,
    });
  }
  if (costs.total === 0 && plan.saved > 0) {
    caveats.push({
      kind: 'warning',
      text: 'You entered no costs. Most moves cost a fee, legal and valuation charges and stamp duty.',
    });
  }
  if (topUp) {
    caveats.push({
      kind: 'assumption',
      text: 'The saving is only on your present balance. A top-up is new debt, so compare its yearly cost with other loans. You repay it over the tenure of the new loan.',
    });
  }
  caveats.push({
    kind: 'assumption',
    text: 'We assume that both rates stay the same, every month is one twelfth of a year, and you pay the costs from your own money. If the new lender adds them to the loan, you pay interest on them too.',
  });
  return caveats;
}
