import { ppf } from '@/content/rules/ppf';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { actionsBegin, runsFromPassbook, yearEnd, yearStart } from '@/content/small-savings/account';
import { depositActions, oddDepositNotes, paidNotes, ratesNote } from '@/content/small-savings/notes';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addDays, addMonths } from '@/lib/calendar';
import type { Movement } from '@/lib/finance/monthly-balance';
import { calendarYear, firstYear, isMonthly, placeFromApril } from '@/lib/finance/scheme-account';
import { formatDate, inr, pct } from '@/lib/format';
import { firstWithdrawalYear, loanYears, maturityDate, type PpfAccount, type PpfInput } from './account';

/** Writes what to do from today on. */
function actionNotes(notes: NoteSheet, input: PpfInput, account: PpfAccount): void {
  const { actionOn } = notes;
  const begins = actionsBegin(input);
  const opening = account.movements[0];
  const opensHere = firstYear(input) === 1 && opening && input.opened >= begins;
  actionOn(
    input.opened,
    opensHere && `Open the account with Form-1 and pay ${inr(opening.amount)}.`,
    ppf.minimumDeposit.cite,
  );
  depositActions(notes, input, account.years, ppf.interestCutOffDay, (name) =>
    input.schedule.some(({ financialYear }) => financialYear === name),
  );
  actionOn(
    yearStart(input, loanYears.first),
    `From this day until ${formatDate(yearEnd(input, loanYears.last))} you can borrow from the account: up to ${ppf.loan.share.value}% of the balance two years before, at ${pct(ppf.loan.interest.value)} a year.`,
    ppf.loan.afterYears.cite,
  );
  actionOn(
    yearStart(input, firstWithdrawalYear),
    'From this day you can withdraw, once in each financial year.',
    ppf.withdrawal.afterYears.cite,
  );
  const maturity = maturityDate(input.opened, 0);
  actionOn(
    maturity,
    'The account matures. Close it with Form-3, leave it without deposits, or extend it with Form-4.',
    ppf.termYears.cite,
  );
  actionOn(
    addDays(`${addMonths(maturity.slice(0, 7), ppf.extensionNoticeMonths.value)}-01`, -1),
    'Last day to submit Form-4 if you want to continue with deposits. Deposits made without it are returned without interest.',
    ppf.extensionNoticeMonths.cite,
  );
  actionOn(
    maturityDate(input.opened, input.extensions),
    input.extensions > 0 &&
      'The last extension you planned ends. Close the account, leave it without deposits, or choose another five years.',
    ppf.extensionYears.cite,
  );
}

/** Returns what is paid in, without loans that are paid back. */
function depositsOf({ opened, passbook, payouts }: PpfInput, { movements }: PpfAccount): Movement[] {
  const start = calendarYear(opened, firstYear({ opened, passbook }));
  const repaid = payouts.flatMap((payout) =>
    payout.kind === 'loan' ? [placeFromApril(start, payout.date).month + payout.repaidAfter] : [],
  );
  return movements.filter(({ month, day }) => !(day === 1 && month > 0 && repaid.includes(month)));
}

/** Writes what the answer takes for granted, its limits, and what to do. */
export function notesOf(input: PpfInput, account: PpfAccount): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, limit, warn } = notes;
  notForYou(
    'PPF is not for you if you are a non-resident, want to open it for an HUF, or need the money within about six years. You cannot withdraw before the seventh financial year.',
    ppf.withdrawal.afterYears.cite,
  );
  ratesNote(notes, ppfRateKnownUntil.value, 'your old balance');
  assume(
    input.rounding === 'exact'
      ? 'Interest is not rounded, as on most sites. A passbook rounds each year, which moves the result by a few rupees.'
      : 'Interest is rounded to the rupee on each 31 March, as passbooks do.',
  );
  limit(
    `${inr(ppf.maximumDeposit.value)} a year is the ceiling for your own account and any account you opened for a minor child, taken together.`,
    ppf.maximumDeposit.cite,
  );
  const instalments = isMonthly(input) ? 12 : 1;
  const usual = [input.deposit, ...input.schedule.map((row) => row.amount)].map((amount) => amount / instalments);
  const deposits = [...usual, input.onceMore, ...input.deposits.map((row) => row.amount)];
  oddDepositNotes(notes, deposits, ppf.depositMultiple);
  const minimum = ppf.minimumDeposit.value;
  warn(
    account.years.some((year) => year.phase !== 'without' && year.deposit < minimum - 0.005) &&
      `A year without ${inr(minimum)} makes the account discontinued. It still earns interest, but gives no loan or withdrawal until you pay ${inr(minimum)} and a fee of ${inr(ppf.revivalFee.value)} for each missed year, before maturity.`,
    ppf.revivalFee.cite,
  );
  assume(
    input.payouts.some((payout) => payout.kind === 'loan') &&
      'We assume that money you borrow leaves the account and earns no PPF interest until you repay it. You pay the loan interest separately. The Scheme of 1968 said that repayments are credited to the account. The present scheme does not say.',
    ppf.loan.interest.cite,
  );
  paidNotes(notes, input, depositsOf(input, account), 'Years with a different deposit');
  assume(
    runsFromPassbook(input) &&
      'We assume that your account is regular up to your latest balance, with no loan pending. We leave out limits that need a balance you have not listed.',
  );
  warn(
    input.extensions > 0 &&
      input.extensionKind === 'without' &&
      'Once the account has run for more than a year without deposits, you cannot start deposits again.',
    ppf.withoutDeposits,
  );
  actionNotes(notes, input, account);
  return notes;
}
