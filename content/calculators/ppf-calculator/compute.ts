import { ppf } from '@/content/rules/ppf';
import { actionsBegin, depositsLabel, interestLabel, runsFromPassbook, yearEnd } from '@/content/small-savings/account';
import { breakdownsOf } from '@/content/small-savings/charts';
import { deductionCeilingStep } from '@/content/small-savings/deduction';
import { elssInWords, elssNotes, elssSteps, lockInTable } from '@/content/small-savings/elss';
import { actionsBetween } from '@/content/small-savings/notes';
import { timingSteps } from '@/content/small-savings/working';
import { dateFigure, type Result, rupees, worksheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { countedTerm, lastYear, maturityDate, type PpfAccount, type PpfInput, ppfAccount } from './account';
import { chartsOf } from './charts';
import { notesOf } from './notes';
import { yearTable } from './tables';
import {
  amountLabel,
  comparisonSteps,
  dateLabel,
  extensionSteps,
  firstYearSteps,
  limitSteps,
  lockedAccountOf,
  otherCountSteps,
  totalSteps,
} from './working';

function sentenceOf(input: PpfInput, account: PpfAccount, lawful: number | null): string {
  const start = runsFromPassbook(input)
    ? `Your balance of ${inr(account.opening)}${account.deposits > 0 ? ` and deposits of ${inr(account.deposits)} grow` : ' grows'}`
    : `Your deposits of ${inr(account.deposits)} grow`;
  const taken = account.withdrawn > 0 ? `, after withdrawals of ${inr(account.withdrawn)},` : '';
  const end = `to ${inr(account.closing)} by ${formatDate(yearEnd(input, lastYear(input)))}. Of this, ${inr(account.interest)} is tax-free interest.`;
  if (lawful === null) return `${start}${taken} ${end}`;
  const day = formatDate(maturityDate(input.opened, input.extensions));
  const more =
    account.years.at(-1)?.phase === 'without'
      ? `With all ${countedTerm('sixteen')} deposits`
      : 'With one more year of deposits';
  return `${start}${taken} ${end} By law the ${input.extensions === 0 ? 'account matures' : 'extension ends'} a year later, on ${day}. ${more} it then holds ${inr(lawful)}.`;
}

/** Runs the account and returns its amounts, what it allows, and how it compares with a fixed deposit. */
export function ppfResult(input: PpfInput): Result {
  const account = ppfAccount(input);
  const sheet = worksheet();
  const first = account.years[0];
  if (first) firstYearSteps(sheet, input, first);
  totalSteps(sheet, input, account);
  const lawful = otherCountSteps(sheet, input, account);
  timingSteps(sheet, input, account, ppfAccount, ppf.interestCutOffDay);
  extensionSteps(sheet, input, account);
  limitSteps(sheet, input, account);
  const fd = comparisonSteps(sheet, input, account);
  const locked = lockedAccountOf(input, account);
  const elss = elssSteps(sheet, input, account, locked);
  if (first) deductionCeilingStep(sheet, first);
  const notes = notesOf(input, account);
  elssNotes(notes, input, account);
  return {
    headline: [
      rupees(amountLabel(input), account.closing, { tone: 'own' }),
      rupees(depositsLabel(input), account.deposits, { tone: 'own' }),
      rupees(interestLabel(input), account.interest, { tone: 'growth' }),
      dateFigure(dateLabel(input), maturityDate(input.opened, input.extensions)),
    ],
    sentence: `${sentenceOf(input, account, lawful)}${elssInWords(input, elss)}`,
    breakdowns: breakdownsOf(input, account, { amount: amountLabel(input), taken: 'Withdrawn' }),
    charts: chartsOf(input, account, fd, elss),
    tables: listOf(yearTable(account), lockInTable(account, locked, elss)),
    steps: sheet.steps,
    actions: actionsBetween(notes, actionsBegin(input)),
    caveats: notes.caveats,
  };
}
