import { monthFigure, type Result, rupees, worksheet } from '@/lib/calculator';
import { formatMonth, formatMonths, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { breakdownsOf, chartsOf } from './charts';
import type { EducationLoanInput } from './form';
import { firstEmiOf, interestYears, type StudyLoan, studyLoanOf } from './loan';
import { notesOf } from './notes';
import { choicesTable, deductionTable, scheduleTable } from './tables';
import {
  chargeSteps,
  emiSteps,
  holidaySteps,
  type PrepaymentSaving,
  prepaymentSteps,
  remittanceSteps,
  type Saving,
  salarySteps,
  savingSteps,
  taxSteps,
} from './working';

/** Returns the answer for an education loan: interest until the EMIs, the EMI, tax, subsidy, and what paying early saves. */
export function educationLoan(input: EducationLoanInput): Result {
  const sheet = worksheet();
  const loan = studyLoanOf(input);
  const years = interestYears(input, loan);
  holidaySteps(sheet, input, loan);
  emiSteps(sheet, input, loan);
  const prepaid = prepaymentSteps(sheet, input, loan);
  const saving = savingSteps(sheet, input);
  salarySteps(sheet, input, loan);
  chargeSteps(sheet, input, loan);
  if (input.regime === 'old') taxSteps(sheet, years);
  const collected = remittanceSteps(sheet, input);
  const notes = notesOf(input, loan, years, collected);
  return {
    headline: [
      rupees('Monthly EMI', loan.emi),
      rupees('Owed when the EMIs begin', loan.owed),
      rupees('Total interest you pay', loan.interest, { tone: 'cost' }),
      loan.owed > 0 ? monthFigure('First EMI in', firstEmiOf(input)) : monthFigure('Paid off in', loan.lastMonth),
    ],
    sentence: sentenceOf(input, loan, saving, prepaid),
    breakdowns: breakdownsOf(loan),
    charts: chartsOf(input, loan, years),
    tables: listOf(choicesTable(input), scheduleTable(input, loan), input.regime === 'old' && deductionTable(years)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

function sentenceOf(
  input: EducationLoanInput,
  loan: StudyLoan,
  saving: Saving | null,
  prepaid: PrepaymentSaving | null,
): string {
  const begin = formatMonth(firstEmiOf(input));
  const grown =
    loan.owed > loan.borrowed
      ? `The loan of ${inr(loan.borrowed)} grows to ${inr(loan.owed)} by ${begin}`
      : loan.repaidEarly > 0
        ? `Of the loan of ${inr(loan.borrowed)} you owe ${inr(loan.owed)} when the EMIs begin in ${begin}`
        : `You owe the loan of ${inr(loan.borrowed)} when the EMIs begin in ${begin}`;
  const changes = input.prepaymentEffect === 'emi' && loan.prepaid > loan.prepaidEarly;
  const repay =
    loan.owed > 0
      ? `${grown}. You then pay ${inr(loan.emi)} ${loan.rows.length === 1 ? 'once' : `a month${changes ? ' at first' : ` for ${formatMonths(loan.rows.length)}`}`}.`
      : `The prepayments repay the loan of ${inr(loan.borrowed)} by ${formatMonth(loan.lastMonth)}, before the EMIs begin.`;
  const sooner = prepaid
    ? ` The prepayments of ${inr(loan.prepaid)} save ${inr(prepaid.interest)} of interest${prepaid.months > 0 ? ` and end the loan ${formatMonths(prepaid.months)} sooner` : ''}.`
    : '';
  const share =
    loan.owed === 0
      ? ''
      : input.salary === null
        ? ` To keep the EMI at ${pct(input.payShare)} of your pay, you need to earn ${inr((loan.emi * 100) / input.payShare)} a month.`
        : ` The EMI is ${pct((loan.emi / input.salary) * 100, 0)} of your first pay.`;
  return `${repay} The interest is ${inr(loan.interest)} in total.${sooner}${share}${adviceOf(input, saving)}`;
}

/** Returns the one thing to do about it: pay the interest as it falls due, where that leaves more after tax. */
function adviceOf(input: EducationLoanInput, saving: Saving | null): string {
  if (!saving || saving.net < 1) return '';
  const amount = `${inr(saving.net)}${input.regime === 'old' ? ' after tax' : ''}`;
  if (input.payNow === 'interest') return ` Paying the interest as it falls due saves you ${amount}.`;
  if (input.payNow === 'part') return '';
  const { mostEarly, emi } = saving.interest;
  return ` If you or your parents pay the interest as it falls due, up to ${inr(mostEarly)} a month, ${emi > 0 ? `the EMI is ${inr(emi)} and ` : ''}you save ${amount}.`;
}
