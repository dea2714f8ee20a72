import { inEqualEmis } from '@/content/loans/equal-emis';
import { annuity, loanRules } from '@/content/rules/loans';
import { sumStep } from '@/content/sum-step';
import { exactRupees, months, number, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { addMonths, type IsoMonth } from '@/lib/calendar';
import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { periodsToRepay } from '@/lib/finance/level-payment';
import { type ExtraPayment, type Repayment, repay } from '@/lib/finance/prepayment';
import { counted, exactInr, formatMonth, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { ChargeRule, Charges } from './charges';
import type { PrepaymentInput } from './form';
import type { Comparison } from './loan';
import { delayName, netSaving, type Timing } from './timing';

/** One lakh rupees: the amount whose worth is shown as the next one. */
const NEXT_AMOUNT = 1_00_000;

/** The wait whose cost is named, in months. */
const A_YEAR = 12;

/** Writes the loan as it is; returns the EMI. */
export function loanSteps({ heading, step }: Worksheet, input: PrepaymentInput, { loan, without }: Comparison): number {
  const { balance, ratePerPeriod, instalment } = loan;
  const r = formatNumber(ratePerPeriod, 8);
  heading('The loan without prepayments');
  step(percentage('Rate per month, r', ratePerPeriod * 100, { decimals: 6 }), `${pct(input.rate)} ÷ 12`);
  const level = (principal: string, periods: number) =>
    ratePerPeriod === 0
      ? `P ÷ n = ${principal} ÷ ${periods}`
      : `P × r ÷ (1 − (1 + r)⁻ⁿ) = ${principal} × ${r} ÷ (1 − ${formatNumber(1 + ratePerPeriod, 8)}⁻${superscript(periods)})`;
  const how = {
    months: level(inr(balance), input.monthsLeft),
    emi: 'As you entered it',
    original: level(inr(input.loan), input.tenure),
  }[input.known];
  const emi = step(rupees('Monthly EMI', instalment), how, annuity);
  step(
    rupees('Outstanding balance', balance),
    input.known === 'original'
      ? `After ${counted(input.emisPaid, 'EMI')}: P × (1 + r)ᵏ − EMI × ((1 + r)ᵏ − 1) ÷ r, with k = ${input.emisPaid}`
      : 'As you entered it',
    annuity,
  );
  step(
    months('Time left without prepayments', without.periods),
    input.known === 'emi' && ratePerPeriod > 0
      ? `−ln(1 − P × r ÷ EMI) ÷ ln(1 + r) = ${formatNumber(periodsToRepay(balance, ratePerPeriod, instalment) ?? 0, 4)}, rounded up: the last EMI is smaller`
      : counted(without.periods, 'EMI'),
  );
  step(
    rupees('Total interest without prepayments', without.totalInterest, { tone: 'cost' }),
    'Interest for all remaining months, from the schedule',
  );
  return emi;
}

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscript = (value: number) => [...String(value)].map((digit) => digits[Number(digit)] ?? digit).join('');

/** Writes what the prepayments do to the loan. */
export function savingSteps(
  { heading, step }: Worksheet,
  input: PrepaymentInput,
  { loan, without, plan, firstExtra, keeps }: Comparison,
  end: IsoMonth,
  emi: number,
) {
  heading('The loan with prepayments');
  step(
    rupees('All prepayments', plan.totalExtra, { tone: 'own' }),
    plan.extras.filter((paid) => paid > 0).length === 1
      ? `Paid ${whenPaid(firstExtra ?? 0)}`
      : 'All prepayments in the schedule, each paid right after the EMI of its month',
  );
  const newEmi = keeps === 'term' ? newEmiStep(step, input, { loan, plan, firstExtra }, emi) : null;
  const left = firstExtra === null ? 0 : (plan.balances[firstExtra] ?? 0);
  if (keeps === 'instalment' && firstExtra !== null && left > 0 && isSingle(plan)) {
    const periods = periodsToRepay(left, loan.ratePerPeriod, emi);
    if (periods !== null) {
      step(
        number('EMIs still to pay after the prepayment', periods, { decimals: 4 }),
        loan.ratePerPeriod === 0
          ? `${inr(left)} ÷ ${inr(emi)}`
          : `−ln(1 − ${inr(left)} × r ÷ EMI) ÷ ln(1 + r), rounded up: the last one is smaller`,
        annuity,
      );
    }
  }
  step(
    months('The loan runs for', plan.periods),
    plan.periods === 0 ? 'The prepayment repays all of it now' : `Until ${formatMonth(end)}, from the schedule`,
  );
  const sooner = step(
    months('The loan ends sooner by', without.periods - plan.periods),
    `Months: ${without.periods} − ${plan.periods}`,
  );
  step(rupees('Total interest', plan.totalInterest, { tone: 'cost' }), 'Interest for all remaining months');
  // Two sums that differ by nothing may still differ in the last digit.
  const difference = without.totalInterest - plan.totalInterest;
  const saved = sumStep({ step }, rupees('Interest saved', Math.abs(difference) < HALF_PAISA ? 0 : difference), [
    without.totalInterest,
    -plan.totalInterest,
  ]);
  return { saved, sooner, newEmi };
}

const isSingle = (plan: Repayment) => plan.extras.filter((paid) => paid > 0).length === 1;

const whenPaid = (period: number) => (period === 0 ? 'now' : `right after EMI ${period} from now`);

function newEmiStep(
  step: Worksheet['step'],
  input: PrepaymentInput,
  { loan, plan, firstExtra }: Pick<Comparison, 'loan' | 'plan' | 'firstExtra'>,
  emi: number,
): number {
  if (firstExtra === null)
    return step(rupees('New EMI', emi, { tone: 'own' }), 'You prepay nothing, so the EMI stays the same');
  const left = plan.balances[firstExtra] ?? 0;
  if (left === 0) return step(rupees('New EMI', 0, { tone: 'own' }), 'Nothing is left to pay');
  return step(
    rupees('New EMI', plan.instalments[firstExtra + 1] ?? 0, { tone: 'own' }),
    `After the first prepayment, from ${formatMonth(addMonths(input.nextEmi, firstExtra))}: ${inEqualEmis(left, loan.periods - firstExtra, input.rate)}, to the original last month of the loan`,
    annuity,
  );
}

export function chargeSteps(
  { heading, step }: Worksheet,
  input: PrepaymentInput,
  plan: Repayment,
  rule: ChargeRule,
  saved: number,
): Charges {
  heading('Prepayment charge');
  step(verdict('Prepayment charge', rule.answer), rule.why, rule.cite);
  const asked = (plan.totalExtra * input.chargePercent) / 100;
  const charge = rule.isAllowed ? asked : 0;
  const gst = (charge * loanRules.gstOnFees.value) / 100;
  if (charge > 0) {
    step(
      exactRupees('Charge', charge, { tone: 'other' }),
      `${inr(plan.totalExtra)} × ${pct(input.chargePercent)}`,
      rule.cite,
    );
    step(
      exactRupees('GST on the charge', gst, { tone: 'tax' }),
      `${exactInr(charge)} × ${pct(loanRules.gstOnFees.value)}`,
      loanRules.gstOnFees.cite,
    );
  }
  const net = sumStep(
    { step },
    rupees('Interest saved after charges', saved - charge - gst, {
      tone: saved < charge + gst ? 'cost' : 'growth',
    }),
    charge > 0 ? [saved, -charge, -gst] : [saved],
    charge > 0 ? '' : ', with no charge to subtract',
  );
  return { charge, gst, net, asked: asked * (1 + loanRules.gstOnFees.value / 100) };
}

/** Writes when to prepay; returns what waiting a year costs, null where the loan ends before. */
export function timingSteps({ heading, step }: Worksheet, timings: readonly Timing[]): number | null {
  const now = timings[0];
  if (!now) return null;
  heading('When to prepay');
  const best = timings.reduce((found, each) => (each.saved > found.saved ? each : found), now);
  step(
    verdict('Best time to prepay', best.saved <= 0 ? 'Not at all' : delayName(best.delay)),
    best.saved <= 0
      ? 'You save nothing after charges, now or later'
      : `Saves the most of the times compared${timings.length > 1 ? `, up to ${formatMonths(timings.at(-1)?.delay ?? 0)} later` : ''}: ${inr(best.saved)}`,
  );
  const later = timings.find(({ delay }) => delay === A_YEAR);
  if (!later) return null;
  return step(
    rupees('Waiting 12 months costs', now.saved - later.saved, { tone: 'cost' }),
    `Saved as planned, ${inr(now.saved)}, less what is saved with every prepayment a year later, ${inr(later.saved)}`,
  );
}

export function nextAmountSteps(
  { heading, step }: Worksheet,
  comparison: Comparison,
  share: number,
  net: number,
): void {
  const { loan, extra, keeps, plan } = comparison;
  const owedNow = plan.balances[0] ?? 0;
  if (owedNow === 0) return;
  const next: ExtraPayment = { kind: 'amount', from: 0, amount: NEXT_AMOUNT };
  const more = repay(loan, [...extra, next], keeps);
  heading('The next ₹1,00,000');
  step(
    rupees('The next ₹1,00,000 saves', netSaving(comparison, more, share) - net),
    owedNow < NEXT_AMOUNT
      ? `Only ${inr(owedNow)} is left to prepay now. This is what it saves, after charges`
      : 'The further interest you save, after charges, if you prepay ₹1,00,000 more now',
  );
  step(
    months('The next ₹1,00,000 ends the loan sooner by', plan.periods - more.periods),
    `Months: ${plan.periods} − ${more.periods}`,
  );
}
