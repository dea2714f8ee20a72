import { loanRules, prepaymentCharges } from '@/content/rules/loans';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { formatMonth, formatMonths, inr, pct } from '@/lib/format';
import type { LoanRefinancingInput } from './form';
import type { Comparison } from './loan';
import { matchText } from './sentence';

/** Writes who should leave, what to look out for, what is assumed, and what to do. */
export function notesOf(input: LoanRefinancingInput, all: Comparison): NoteSheet {
  const { loan, plan, ahead, stay, topUp, costs } = all;
  const notes = noteSheet();
  const { notForYou, warn, limit, assume } = notes;
  notForYou(
    'This is not for a flat-rate loan, an overdraft or home-saver account, a credit card, or a loan with a fixed rate that will change soon.',
  );
  warn(
    ahead.from !== null &&
      ahead.until !== null &&
      ahead.until < plan.schedule.periods &&
      plan.saved < 0 &&
      `You are ahead only until ${formatMonth(addMonths(input.nextEmi, ahead.until - 1))}. After that the longer tenure costs more than the lower rate saves. Moving saves money only if you close the loan before that month ends.`,
  );
  warn(
    plan.schedule.periods > stay.schedule.periods &&
      plan.saved >= 0 &&
      `You pay for ${formatMonths(plan.schedule.periods - stay.schedule.periods)} longer than now. A longer tenure uses up part of what the lower rate saves.`,
  );
  limit(
    input.keepEmi &&
      input.newTenure !== null &&
      plan.instalment === loan.instalment &&
      `You keep the present EMI, which repays the balance in ${formatMonths(plan.schedule.periods)}. The new tenure of ${formatMonths(input.newTenure)} ${topUp ? 'is only that of the top-up' : 'has no effect'}.`,
  );
  limit(
    input.keepEmi &&
      Math.min(plan.instalment, plan.later ?? plan.instalment) > loan.instalment + HALF_PAISA &&
      `The new loan asks for ${inr(plan.instalment)} a month, more than the present EMI of ${inr(loan.instalment)}, so the present one cannot be kept.`,
  );
  warn(
    input.chargePercent > 0 &&
      'Check the foreclosure charge: on most floating-rate loans to individuals a lender may not ask for one. The questions below say on which.',
    loanRules.freePrepaymentFrom.cite,
  );
  warn(
    costs.total === 0 &&
      plan.saved > 0 &&
      'You entered no costs. Most moves cost a fee, legal and valuation charges and stamp duty.',
  );
  assume(
    topUp &&
      'The saving is only on your present balance. A top-up is new debt, so compare its yearly cost with other loans. You repay it over the tenure of the new loan.',
  );
  assume(
    plan.later !== null &&
      'The lender sets the EMI anew when the first rate ends, for the time that is left. A floating rate may by then be another than you entered.',
  );
  assume(
    input.addCosts
      ? `We assume that ${input.firstMonths > 0 ? 'no other rate changes' : 'both rates stay the same'}, every month is one twelfth of a year, and the new lender adds all costs to the loan. Its fee is a percentage of the balance without them.`
      : `We assume that ${input.firstMonths > 0 ? 'no other rate changes' : 'both rates stay the same'}, every month is one twelfth of a year, and you pay the costs from your own money. If the new lender adds them to the loan, you pay interest on them too.`,
  );
  actionNotes(notes, input, all);
  return notes;
}

function actionNotes({ action }: NoteSheet, input: LoanRefinancingInput, all: Comparison): void {
  const { sameTime, matchedAt, own } = all;
  const over = (own?.saved ?? 0) - Math.max(0, sameTime.saved);
  const stays = over > 0.5;
  action(
    stays &&
      `Ask your present lender for its offer of ${pct(input.ownRate ?? 0)} in writing, and stay: it saves ${inr(over)} more than ${sameTime.saved > 0 ? 'moving' : 'going on as you are'}.`,
    loanRules.rateReset,
  );
  action(
    sameTime.saved > 0 &&
      input.ownRate === null &&
      matchedAt !== null &&
      `Ask your present lender in writing for a lower rate and its conversion fee. At ${matchText(matchedAt)} or less, without a fee, staying is at least as good as moving.`,
    loanRules.rateReset,
  );
  const moves = sameTime.saved > 0 && !stays;
  action(
    moves &&
      'Ask the new lender for the Key Facts Statement. It lists every charge, and the yearly rate with all charges.',
    loanRules.annualPercentageRate,
  );
  action(
    moves &&
      `After the old loan is closed, collect your property papers and the no-dues letter. The lender has ${prepaymentCharges.documentDays.value} days to return the papers.`,
    prepaymentCharges.documentDays.cite,
  );
}
