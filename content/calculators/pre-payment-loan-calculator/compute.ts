import { loanRules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { assumedLines } from '@/lib/assumed';
import {
  exactRupees,
  type Figure,
  monthFigure,
  months,
  number,
  percentage,
  type Result,
  rupees,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { addMonths, type IsoMonth } from '@/lib/calendar';
import { periodsToRepay } from '@/lib/finance/loan';
import { type ExtraPayment, type Repayment, repay } from '@/lib/finance/prepayment';
import { exactInr, formatMonth, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { actionsOf, caveatsOf } from './caveats';
import { type ChargeRule, type Charges, chargeRule, chargeShare } from './charges';
import { breakdownsOf, chartsOf, scheduleTable, timingTable } from './display';
import { fields, type PrepaymentInput } from './form';
import { type InvestComparison, investComparison } from './invest';
import { type Comparison, comparisonOf } from './loan';
import { deductionYears, taxSteps, taxTable } from './tax';
import { delayName, netSaving, type Timing, timingsOf } from './timing';

const annuity: Citation = { source: 'level-annuity', at: 'Present value of equal payments' };

/** One lakh rupees: the amount whose worth is shown as the next one. */
const NEXT_AMOUNT = 1_00_000;

/** The wait whose cost is named, in months. */
const A_YEAR = 12;

/** Returns interest, time and tax saved by prepayments, the charge, and the same money invested: input without problems in, result out. */
export function prepayment(input: PrepaymentInput): Result {
  const sheet = worksheet();
  const comparison = comparisonOf(input);
  const { plan } = comparison;
  const rule = chargeRule(input);
  const share = chargeShare(input, rule);
  const end = endOf(input, plan);

  const emi = loanSteps(sheet, input, comparison);
  const { saved, sooner, newEmi } = savingSteps(sheet, input, comparison, end, emi);
  const charges = chargeSteps(sheet, input, plan, rule, saved);
  const years = deductionYears(input, comparison);
  const lost = years ? taxSteps(sheet, input, years) : 0;
  const afterTax = years
    ? sheet.step(rupees('Saved after charges and tax', charges.net - lost), `${inr(charges.net)} − ${inr(lost)}`)
    : null;
  const invest = investComparison(input, comparison, share);
  const horizon = endOf(input, comparison.without);
  if (invest) investSteps(sheet, input, invest, horizon);
  const timings = timingsOf(comparison, share, charges.net);
  const waiting = timingSteps(sheet, timings);
  nextAmountSteps(sheet, comparison, share, charges.net);

  const second: Figure =
    newEmi === null ? months('The loan ends sooner by', sooner) : rupees('New EMI', newEmi, { tone: 'own' });
  return {
    headline: [
      rupees('Interest saved after charges', charges.net, { tone: charges.net < 0 ? 'cost' : 'growth' }),
      second,
      monthFigure('Paid off in', end),
      afterTax === null ? verdict('Prepayment charge', rule.answer) : rupees('Saved after charges and tax', afterTax),
    ],
    sentence: sentenceOf(input, comparison, { net: charges.net, sooner, newEmi, end, invest, horizon, lost }),
    breakdowns: breakdownsOf(comparison, saved, charges),
    charts: chartsOf(comparison, timings, invest, horizon),
    tables: [
      scheduleTable(comparison, share, input.rate),
      ...(timings.length > 1 ? [timingTable(timings)] : []),
      ...(years ? [taxTable(input, years)] : []),
    ],
    steps: sheet.steps,
    actions: actionsOf(input, rule, plan),
    caveats: caveatsOf(input, comparison, rule, { invest: invest !== null, waiting, charge: charges.asked }),
    ...((years || (invest && input.investTax === 'slab')) && { assumed: assumedLines(fields, input, ['taxRate']) }),
  };
}

/** Returns the month in which a schedule ends; the month before the next EMI where it ends now. */
function endOf(input: PrepaymentInput, { periods }: Repayment): IsoMonth {
  return addMonths(input.nextEmi, periods - 1);
}

/** Writes the loan as it is; returns the EMI. */
function loanSteps({ heading, step }: Worksheet, input: PrepaymentInput, { loan, without }: Comparison): number {
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
      ? `After ${input.emisPaid} EMIs: P × (1 + r)ᵏ − EMI × ((1 + r)ᵏ − 1) ÷ r, with k = ${input.emisPaid}`
      : 'As you entered it',
    annuity,
  );
  step(
    months('Time left without prepayments', without.periods),
    input.known === 'emi' && ratePerPeriod > 0
      ? `−ln(1 − P × r ÷ EMI) ÷ ln(1 + r) = ${formatNumber(loan.periods, 4)}, rounded up: the last EMI is smaller`
      : `${without.periods} EMIs`,
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
function savingSteps(
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
  const newEmi = keeps === 'term' ? newEmiStep(step, input, { plan, firstExtra }, emi) : null;
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
  const saved = step(
    rupees('Interest saved', Math.max(0, without.totalInterest - plan.totalInterest)),
    `${inr(without.totalInterest)} − ${inr(plan.totalInterest)}`,
  );
  return { saved, sooner, newEmi };
}

const isSingle = (plan: Repayment) => plan.extras.filter((paid) => paid > 0).length === 1;

const whenPaid = (period: number) => (period === 0 ? 'now' : `right after EMI ${period} from now`);

function newEmiStep(
  step: Worksheet['step'],
  input: PrepaymentInput,
  { plan, firstExtra }: Pick<Comparison, 'plan' | 'firstExtra'>,
  emi: number,
): number {
  if (firstExtra === null)
    return step(rupees('New EMI', emi, { tone: 'own' }), 'You prepay nothing, so the EMI stays the same');
  const left = plan.balances[firstExtra] ?? 0;
  if (left === 0) return step(rupees('New EMI', 0, { tone: 'own' }), 'Nothing is left to pay');
  return step(
    rupees('New EMI', plan.instalments[firstExtra + 1] ?? 0, { tone: 'own' }),
    `After the first prepayment, from ${formatMonth(addMonths(input.nextEmi, firstExtra))}. It repays ${inr(left)} by the original last month of the loan`,
    annuity,
  );
}

function chargeSteps(
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
  const net = step(
    rupees('Interest saved after charges', saved - charge - gst, {
      tone: saved < charge + gst ? 'cost' : 'growth',
    }),
    charge > 0 ? `${inr(saved)} − ${inr(charge)} − ${inr(gst)}` : `${inr(saved)}, with no charge to subtract`,
  );
  return { charge, gst, net, asked: asked * (1 + loanRules.gstOnFees.value / 100) };
}

function investSteps(
  { heading, step }: Worksheet,
  input: PrepaymentInput,
  invest: InvestComparison,
  horizon: IsoMonth,
): void {
  const { prepaid, invested } = invest;
  heading(`Prepay or invest, until ${formatMonth(horizon)}`);
  const rate = pct(input.investReturn);
  step(
    rupees('Money invested instead', invested.invested),
    'Each prepayment with its charge, invested on the day on which you would have prepaid',
  );
  step(
    rupees('Worth before tax', invested.before),
    input.investTax === 'slab'
      ? `Grows ${rate} a year less ${pct(input.taxRate)} tax on it, compounded`
      : `Grows ${rate} a year, effective`,
  );
  const equity = fundTax.longTermRate.cite;
  if (input.investTax === 'equity') saleSteps(step, invested);
  step(
    rupees('If you invest', invested.after, { tone: 'growth' }),
    `${inr(invested.before)} − ${inr(invested.tax)} of tax. The loan is then repaid`,
  );
  step(
    rupees('If you prepay', prepaid.after, { tone: 'own' }),
    `${inr(prepaid.invested)} of EMIs you no longer pay${input.regime === 'old' && input.homeLoan ? ', less the tax saving lost' : ''}, each invested at the same return, less ${inr(prepaid.tax)} of tax`,
    input.investTax === 'equity' ? equity : undefined,
  );
  const ahead = step(
    rupees('Prepaying is ahead by', prepaid.after - invested.after),
    `${inr(prepaid.after)} − ${inr(invested.after)}. Below zero if investing is ahead`,
  );
  step(
    percentage('Your return after tax', invest.returnAfterTax),
    input.investTax === 'none' ? `${rate}, tax-free` : `What is left of ${rate} a year after tax`,
  );
  step(
    rupees('Prepaying is ahead by, in today’s money', invest.aheadToday),
    `${inr(ahead)}, discounted at ${pct(invest.returnAfterTax)} a year (net present value)`,
  );
  if (invest.breakEvenAfterTax !== null) {
    step(
      percentage('Break-even return after tax', invest.breakEvenAfterTax),
      'What prepaying earns. At this yearly rate all you pay early equals all you save later',
    );
  }
  if (invest.breakEvenBeforeTax !== null && input.investTax !== 'none') {
    step(
      percentage('Break-even return before tax', invest.breakEvenBeforeTax),
      input.investTax === 'slab'
        ? `The same ÷ (1 − ${pct(input.taxRate)})`
        : 'The return at which both are worth the same after the tax on both',
    );
  }
  step(verdict('Prepay or invest', choiceOf(invest)), 'The one that is worth more after tax, at the return you expect');
}

/** Writes the gains of the money invested instead by how long it was invested, and their tax. */
function saleSteps(step: Worksheet['step'], { gains, tax }: InvestComparison['invested']): void {
  const { longTermAfterMonths, longTermExemption, longTermRate, shortTermRate, cess } = fundTax;
  const short = step(
    rupees('Short-term gain when sold', gains.shortGain),
    `On money invested for less than ${longTermAfterMonths.value} months`,
    longTermAfterMonths.cite,
  );
  const long = step(
    rupees('Long-term gain when sold', gains.longGain),
    `On money invested for ${longTermAfterMonths.value} months or longer`,
    fundTax.anniversary,
  );
  const ofShort = `${inr(short)} × ${pct(shortTermRate.value)}`;
  const ofLong = `(${inr(long)} − ${inr(longTermExemption.value)}) × ${pct(longTermRate.value)}, not below 0`;
  const parts = [...(short > 0 ? [ofShort] : []), ...(long > 0 || short <= 0 ? [ofLong] : [])];
  step(
    rupees('Tax when sold', tax, { tone: 'tax' }),
    `${parts.join(', plus ')}, and ${pct(cess.value)} cess`,
    long > 0 ? longTermRate.cite : shortTermRate.cite,
  );
}

/** Less than a rupee between two sums of decades decides nothing. */
function choiceOf({ prepaid, invested }: InvestComparison): 'Prepay' | 'Invest' | 'No difference' {
  const ahead = prepaid.after - invested.after;
  return Math.abs(ahead) < 1 ? 'No difference' : ahead > 0 ? 'Prepay' : 'Invest';
}

/** Writes when to prepay; returns what waiting a year costs, null where the loan ends before. */
function timingSteps({ heading, step }: Worksheet, timings: readonly Timing[]): number | null {
  const now = timings[0];
  if (!now) return null;
  heading('When to prepay');
  const best = timings.reduce((found, each) => (each.saved > found.saved ? each : found), now);
  step(
    verdict('Best time to prepay', best.saved <= 0 ? 'Not at all' : delayName(best.delay)),
    best.saved <= 0
      ? 'You save nothing after charges, now or later'
      : `Saves the most of the times compared, up to ${formatMonths(timings.at(-1)?.delay ?? 0)} later: ${inr(best.saved)}`,
  );
  const later = timings.find(({ delay }) => delay === A_YEAR);
  if (!later) return null;
  return step(
    rupees('Waiting 12 months costs', now.saved - later.saved, { tone: 'cost' }),
    `${inr(now.saved)} saved as planned − ${inr(later.saved)} saved with every prepayment a year later`,
  );
}

function nextAmountSteps({ heading, step }: Worksheet, comparison: Comparison, share: number, net: number): void {
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

interface Answers {
  readonly net: number;
  readonly sooner: number;
  readonly newEmi: number | null;
  readonly end: IsoMonth;
  readonly horizon: IsoMonth;
  readonly invest: InvestComparison | null;
  /** The tax saving lost, ₹; negative where prepaying saves tax. */
  readonly lost: number;
}

function sentenceOf(input: PrepaymentInput, { plan }: Comparison, answers: Answers): string {
  const { net, sooner, newEmi, end, invest, lost } = answers;
  if (!invest) return `Enter a prepayment to see what it saves. As it is, the loan ends in ${formatMonth(end)}.`;
  const outcome =
    plan.periods === 0
      ? 'closes the loan now'
      : newEmi !== null
        ? `lowers the EMI to ${inr(newEmi)}`
        : sooner > 0
          ? `ends the loan ${formatMonths(sooner)} sooner, in ${formatMonth(end)}`
          : 'makes the last EMI smaller';
  const saves = net >= 0 ? `saves ${inr(net)}` : `costs ${inr(-net)} more than it saves`;
  return `Prepaying ${inr(plan.totalExtra)} ${saves} and ${outcome}.${taxSentence(net, lost)} ${investSentence(input, invest, answers.horizon)}`;
}

/** Less than half a rupee of tax is no change. */
function taxSentence(net: number, lost: number): string {
  if (Math.abs(lost) < 0.5) return '';
  const left = net - lost;
  if (left < 0)
    return ` You also ${lost > 0 ? 'lose some tax saving' : 'save some tax'}, so in all you lose ${inr(-left)}.`;
  return lost > 0
    ? ` You lose some tax saving, so ${inr(left)} of this is left.`
    : ` You also save ${inr(-lost)} of tax, so in all you save ${inr(left)}.`;
}

function investSentence(input: PrepaymentInput, invest: InvestComparison, horizon: IsoMonth): string {
  const difference = inr(Math.abs(invest.prepaid.after - invest.invested.after));
  const rate = pct(input.investReturn);
  const month = formatMonth(horizon);
  const sure =
    invest.breakEvenAfterTax === null
      ? ''
      : `Prepaying earns a sure ${pct(invest.breakEvenAfterTax)} a year${input.rateType === 'floating' ? ' while your rate stays' : ''}. `;
  switch (choiceOf(invest)) {
    case 'Prepay':
      return `${sure}Investing at ${rate} instead would leave you ${difference} poorer in ${month}, after tax.`;
    case 'Invest':
      return `${sure}Investing at ${rate} instead would leave you ${difference} richer in ${month}, after tax, if it really earns that.`;
    default:
      return `${sure}Investing at ${rate} instead gives the same in ${month}, after tax.`;
  }
}
