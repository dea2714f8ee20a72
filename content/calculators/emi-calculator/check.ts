import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { leastPayment } from '@/lib/finance/level-payment';
import type { LoanRow, Shortfall } from '@/lib/finance/loan';
import { exactInr, formatMonth, formatMonths, inr, pct } from '@/lib/format';
import { type EmiInput, fields } from './form';
import { emisNeeded, feeOf, financedAmount, repaidByEmis, resolved, scheduleOf } from './loan';

/** Where ₹1 of debt left alone would grow beyond this, an EMI repays almost nothing for decades. */
const MOST_GROWTH = 10_000;

/** Returns what in the input makes no loan, as sentences; none of them means that the schedule ends at zero. */
export function problems(typed: EmiInput): readonly Problem[] {
  const known = knownEmiProblems(typed);
  if (known.length > 0) return known;
  const input = resolved(typed);
  const found = [...termProblems(input), ...monthProblems(input)];
  return found.length > 0 ? found : scheduleProblems(input);
}

/** The longest time that the box for the tenure takes, in months. */
const MOST_MONTHS = 480;

const highestRate = ({ rate, rateChanges }: EmiInput) => Math.max(rate, ...rateChanges.map((change) => change.rate));

/** Returns the least EMI that none of the checks on the tenure refuses, in words. */
function leastEmi(input: EmiInput): string {
  const [now, highest] = [input.rate / 1200, highestRate(input) / 1200];
  return inr(leastPayment(financedAmount(input), now, MOST_MONTHS, MOST_GROWTH, highest));
}

function knownEmiProblems(input: EmiInput): readonly Problem[] {
  if (input.find === 'loan') return loanProblems(input);
  if (input.find === 'emi') return [];
  const needed = emisNeeded(input);
  if (needed === null) {
    const interest = (financedAmount(input) * input.rate) / 1200;
    const exact = exactInr(interest);
    return problemAt(
      ['emi', 'rate'],
      `An EMI of ${inr(input.emi)} never ends the loan. The interest for the first month is ${exact}. Enter ${leastEmi(input)} or more.`,
    );
  }
  return problemAt(
    ['emi', 'rate'],
    needed > MOST_MONTHS &&
      `With an EMI of ${inr(input.emi)} the loan runs for more than ${formatMonths(MOST_MONTHS)}. Enter ${leastEmi(input)} or more.`,
  );
}

/** Returns a problem where what the EMIs repay is no loan, or one larger than its own box takes. */
function loanProblems(input: EmiInput): readonly Problem[] {
  const { loan } = resolved(input);
  const { min, max } = fields.loan;
  const { at, problems: found } = problemSheet();
  const repaid = `EMIs of ${inr(input.emi)} over ${formatMonths(input.tenure)} repay ${inr(repaidByEmis(input))}`;
  const without = input.insurance > 0 ? `${repaid}, insurance included` : repaid;
  at(
    input.insurance > 0 ? ['emi', 'insurance'] : ['emi', 'tenure'],
    loan < min &&
      `${without}. A loan here is at least ${inr(min)}. Enter a larger EMI${input.insurance > 0 ? ' or a lower insurance premium' : ' or a longer tenure'}.`,
  );
  at(['emi', 'tenure'], loan > max && `${without}. A loan here is at most ${inr(max)}. Enter a smaller EMI.`);
  return found;
}

function termProblems(input: EmiInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const { fee, gst } = feeOf(input);
  at(
    input.feeBasis === 'percent' ? 'feePercent' : 'feeRupees',
    fee + gst >= input.loan &&
      `The fee with GST, ${inr(fee + gst)}, leaves nothing of the loan of ${inr(input.loan)}. Enter a smaller fee.`,
  );
  at(
    ['timing', 'tenure'],
    input.timing === 'start' &&
      input.tenure < 2 &&
      'A single EMI in advance would repay the loan on the day you get it. Choose a tenure of at least 2 months.',
  );
  if (input.rateType === 'reducing') {
    const highest = highestRate(input);
    at(
      ['rate', input.find === 'tenure' ? 'emi' : 'tenure'],
      (1 + highest / 1200) ** input.tenure > MOST_GROWTH &&
        `At ${pct(highest)} over ${formatMonths(input.tenure)} an EMI is almost all interest and repays almost nothing. ${input.find === 'tenure' ? `Enter an EMI of ${leastEmi(input)} or more` : 'Choose a shorter tenure'} or a lower rate.`,
    );
  }
  at(
    ['stepEffect', 'prepaymentEffect'],
    input.yearlyStep > 0 &&
      input.stepEffect === 'sooner' &&
      input.prepaymentEffect === 'emi' &&
      input.prepayments.length > 0 &&
      'You raise the EMI to end the loan sooner, but let prepayments lower the EMI instead. Let both end the loan sooner, or let the rising EMI keep the tenure.',
  );
  return found;
}

function monthProblems(input: EmiInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  input.rateChanges.forEach(({ by, from }, index) => {
    if (from <= input.firstMonth) {
      at(
        `rateChanges.${index}.${by === 'month' ? 'from' : 'after'}`,
        `The loan begins in ${formatMonth(input.firstMonth)} at ${pct(input.rate)}; a new rate needs a later month.`,
      );
    } else if (input.rateChanges.findIndex((change) => change.from === from) < index) {
      at(
        `rateChanges.${index}.${by === 'month' ? 'from' : 'after'}`,
        `There are two new rates from ${formatMonth(from)}. Keep one of them.`,
      );
    }
  });
  input.prepayments.forEach(({ from }, index) => {
    at(
      `prepayments.${index}.from`,
      from < input.firstMonth &&
        `The loan begins in ${formatMonth(input.firstMonth)}; a prepayment cannot come before that.`,
    );
  });
  return found;
}

function scheduleProblems(input: EmiInput): readonly Problem[] {
  const canFail =
    input.yearlyStep > 0 || input.rounding === 'bank' || input.rateChanges.length > 0 || input.prepayments.length > 0;
  if (!canFail) return [];
  const { rows, shortfall } = scheduleOf(input);
  if (shortfall) return shortfallProblems(input, shortfall);
  if (rows.length <= input.moratorium) {
    return problemAt(
      ['prepayments', 'moratorium'],
      'Your prepayments repay the whole loan before the first EMI, so there is no EMI to work out.',
    );
  }
  return input.rounding === 'bank' ? balloonProblems(input, rows) : [];
}

/** Returns a problem where the instalment no longer covers the interest: we name the field that brought it about. */
function shortfallProblems(input: EmiInput, { reason, period, instalment, interest }: Shortfall): readonly Problem[] {
  const month = addMonths(input.firstMonth, period - 1);
  const inForce = input.rateChanges
    .map((change, index) => ({ ...change, index }))
    .filter((change) => change.from <= month)
    .sort((a, b) => compareText(a.from, b.from))
    .at(-1);
  if (inForce && input.rateEffect === 'tenure') {
    const remedy = 'Let the EMI change instead, or prepay before.';
    return problemAt(
      [`rateChanges.${inForce.index}.rate`, 'rateEffect'],
      reason === 'interest'
        ? `At ${pct(inForce.rate)} the interest of ${formatMonth(month)} is ${inr(interest)}, more than the EMI of ${inr(instalment)}: the loan would grow. ${remedy}`
        : `At ${pct(inForce.rate)} an EMI of ${inr(instalment)} would take more than 60 years. ${remedy}`,
    );
  }
  if (input.rounding === 'bank' && !scheduleOf(input, { rounding: 'exact' }).shortfall) {
    return problemAt(
      ['rounding', 'tenure'],
      `Rounded to the rupee, the EMI of ${inr(instalment)} in ${formatMonth(month)} is less than that month’s interest of ${inr(interest)}. Choose a shorter tenure, or no rounding.`,
    );
  }
  const remedy = input.stepEffect === 'lower' ? ', or let it end the loan sooner' : '';
  return problemAt(
    ['yearlyStep', 'stepEffect'],
    `An EMI that rises ${pct(input.yearlyStep)} a year and ends on time would be ${inr(instalment)} in ${formatMonth(month)}, less than that month’s interest of ${inr(interest)}: the loan would grow. Choose a smaller rise${remedy}.`,
  );
}

/** Returns a problem where whole rupees on a small, slow loan leave most of it to the last EMI. */
function balloonProblems(input: EmiInput, rows: readonly LoanRow[]): readonly Problem[] {
  const last = rows.at(-1)?.instalment ?? 0;
  const before = rows.slice(input.moratorium).at(-2)?.instalment ?? last;
  if (last <= 2 * before || last - before <= input.loan / 100) return [];
  return problemAt(
    ['rounding', 'tenure'],
    `Rounded to the rupee, EMIs of ${inr(before)} leave ${inr(last)} for the last one. Choose a shorter tenure, or no rounding.`,
  );
}
