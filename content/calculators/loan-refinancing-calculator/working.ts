import { emiInWords } from '@/content/loans/emi-in-words';
import { annuity, loanRules, prepaymentCharges } from '@/content/rules/loans';
import { sumStep } from '@/content/sum-step';
import { type Figure, months, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { counted, formatMonths, inr, pct } from '@/lib/format';
import type { LoanRefinancingInput } from './form';
import { type Comparison, HIGHEST_RATE } from './loan';

export function stopFigure({ stopsAt, paysAtAnyRate }: Comparison): Figure {
  const label = 'Moving saves money below a new rate of';
  if (paysAtAnyRate) return verdict(label, `Any up to ${pct(HIGHEST_RATE)}`);
  return stopsAt === null ? verdict(label, 'None') : percentage(label, stopsAt, { decimals: 2 });
}

/** Writes both loans; returns the new EMI, the top-up's included. */
export function loanSteps({ heading, step }: Worksheet, input: LoanRefinancingInput, all: Comparison): number {
  const { loan, stay, plan, topUp } = all;
  heading('Both loans');
  step(
    rupees('Present EMI', loan.instalment),
    input.emi === null ? emiInWords(input.balance, input.rate, input.monthsLeft) : 'As you entered it',
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
  if (input.addCosts) {
    sumStep(
      { step },
      rupees('New loan with the costs', input.balance + all.costs.total),
      [input.balance, all.costs.total],
      ' of costs, which are listed below',
    );
  }
  const how =
    input.keepEmi && plan.instalment === loan.instalment
      ? 'You keep paying the present EMI'
      : `The same formula at ${pct(input.firstMonths > 0 ? input.firstRate : input.newRate)} over ${formatMonths(input.newTenure ?? stay.schedule.periods)}`;
  if (topUp) {
    step(rupees('New EMI for the balance', plan.instalment), how, annuity);
    step(
      rupees('EMI of the top-up', topUp.instalment),
      `${inr(input.topUp)} at ${pct(input.firstMonths > 0 ? input.firstRate : input.newRate)}`,
      annuity,
    );
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
  const total = rupees('New EMI', plan.instalment + (topUp?.instalment ?? 0));
  const newEmi = topUp
    ? sumStep({ step }, total, [plan.instalment, topUp.instalment], '', annuity)
    : step(total, how, annuity);
  if (plan.later !== null) {
    step(
      rupees('Balance after the first rate', plan.schedule.balances[input.firstMonths] ?? 0),
      `After ${counted(input.firstMonths, 'EMI')} of ${inr(plan.instalment)}${topUp ? ', without the top-up' : ''}`,
    );
    step(
      rupees('New EMI after the first rate', plan.later + (topUp?.later ?? 0)),
      input.keepEmi && plan.later === loan.instalment
        ? 'You keep paying the present EMI'
        : `The same formula at ${pct(input.newRate)} for the time that is left${topUp ? ', with the top-up' : ''}`,
      annuity,
    );
  }
  step(
    rupees('Interest if you move', plan.schedule.totalInterest),
    `Over ${formatMonths(plan.schedule.periods)}, from the schedule`,
  );
  if (input.addCosts) {
    sumStep(
      { step },
      rupees('Interest on the added costs', all.interestOnCosts + 0),
      [plan.schedule.totalInterest, -(plan.schedule.totalInterest - all.interestOnCosts)],
      ' if you pay the costs at the start',
    );
  }
  return newEmi;
}

export function costSteps({ heading, step }: Worksheet, input: LoanRefinancingInput, { costs }: Comparison): void {
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

export function savingSteps({ heading, step }: Worksheet, input: LoanRefinancingInput, all: Comparison): void {
  const { loan, stay, plan, sameTime, own, ahead, costs } = all;
  const discountRate =
    input.firstMonths > 0
      ? `${pct(input.firstRate)} for ${formatMonths(input.firstMonths)} and ${pct(input.newRate)} after`
      : pct(input.newRate);
  heading('What moving saves');
  const difference = sumStep(
    { step },
    rupees('Interest saved', stay.schedule.totalInterest - plan.schedule.totalInterest + 0),
    [stay.schedule.totalInterest, -plan.schedule.totalInterest],
  );
  sumStep({ step }, rupees('Saved by moving, after costs', plan.saved), [difference, -costs.total]);
  step(
    rupees('Saved over the same time, after costs', sameTime.saved),
    `The same with the new loan over the time left now. ${all.smallerLast === null ? 'This is the saving only from the rate' : `It is the saving from the rate, less what equal EMIs cost: now the last one is only ${inr(all.smallerLast)}, so you repay a little faster`}`,
  );
  const lower = loan.instalment - plan.instalment;
  if (lower > 0.005 && !input.addCosts && plan.later === null) {
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
  step(
    stop,
    all.paysAtAnyRate
      ? `Even at ${pct(HIGHEST_RATE)} after the first rate, over the same time, the interest saved is more than the costs`
      : input.firstMonths > 0
        ? 'With this rate after the first one, over the same time, the interest saved equals the costs'
        : 'At this new rate, over the same time, the interest saved equals the costs',
  );
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
    `Present EMIs discounted at ${discountRate} a year, less balance and costs. The new tenure does not change it`,
    annuity,
  );
}
