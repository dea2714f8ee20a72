import { quarterlyRates } from '@/content/rules/small-savings';
import { sukanya } from '@/content/rules/sukanya';
import { actionsBegin, runsFromPassbook } from '@/content/small-savings/account';
import { depositActions, oddDepositNotes, paidNotes, ratesNote } from '@/content/small-savings/notes';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addDays, addMonthsToDay } from '@/lib/calendar';
import { firstYear } from '@/lib/finance/scheme-account';
import { formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { birthday, depositsEnd, endOf, instalmentsOf, type SukanyaAccount } from './account';
import type { SukanyaInput } from './rows';

/** Returns what the answer takes for granted, its limits, and what to do. */
export function notesOf(input: SukanyaInput, account: SukanyaAccount): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, limit, warn } = notes;
  notForYou(
    'This is not for a boy, for a girl who is already ten or does not live in India, or for money you need before she is 18 or has passed class 10. Until then you cannot take money out, unless you close the account for a serious reason.',
    sukanya.openBelowAge.cite,
  );
  const { knownUntil, checkedOn } = quarterlyRates.sukanya;
  ratesNote(notes, knownUntil ?? checkedOn, 'the old balance');
  limit(
    `You can open one account for a girl and ${sukanya.accountsOfFamily.value} in a family. More are allowed only if twins or triplets are born first or second, and not for a girl born after two or more girls of the first birth. Each account has its own ceiling of ${inr(sukanya.maximumDeposit.value)} a year, but your deduction has one ceiling for all.`,
    sukanya.accountsOfFamily.cite,
  );
  const deposits = [input.deposit / instalmentsOf(input), input.onceMore, ...input.deposits.map((row) => row.amount)];
  oddDepositNotes(notes, deposits, sukanya.depositMultiple);
  assume(
    firstYear(input) === 1 &&
      input.opened < sukanya.presentScheme.value &&
      `Before ${formatDate(sukanya.presentScheme.value)} older rules applied, with a larger minimum deposit and perhaps another cut-off day. We count those years by today’s rules. Enter your passbook balance under “Account already running” to start from what you really have.`,
    sukanya.presentScheme.cite,
  );
  const misses = account.years
    .slice(0, -1)
    .some(({ deposit, number }) => deposit === 0 && number <= sukanya.depositYears.value);
  warn(
    misses &&
      `A year without ${inr(sukanya.minimumDeposit.value)} puts the account in default. Deposit at least that much, or see in the questions below how to revive it.`,
    sukanya.revivalFee.cite,
  );
  const firstLimit = account.years.find((year) => year.withdrawn > 0)?.withdrawalLimit ?? null;
  warn(
    firstLimit !== null &&
      account.withdrawn > firstLimit &&
      `Together your instalments are more than ${sukanya.withdrawal.share.value}% of the balance before the first one. Each is within the limit of its own year. An office may apply one limit to all of them, so ask first.`,
    sukanya.withdrawal.share.cite,
  );
  warn(
    input.closing === 'hardship' &&
      'The office decides whether the illness or the death of the guardian causes undue hardship, and asks for full papers. Without such a reason you cannot close the account early.',
    sukanya.hardshipAfterYears.cite,
  );
  paidNotes(notes, input, account.movements, 'Deposits on other dates');
  assume(
    runsFromPassbook(input) &&
      'We assume that the account is regular up to your latest balance, with at least the minimum paid in every year.',
  );
  actionNotes(notes, input, account);
  return notes;
}

/** Writes what to do from today on. */
function actionNotes(notes: NoteSheet, input: SukanyaInput, account: SukanyaAccount): void {
  const { actionOn } = notes;
  const opening = account.movements[0];
  const end = endOf(input);
  actionOn(
    input.opened,
    firstYear(input) === 1 &&
      opening &&
      input.opened >= actionsBegin(input) &&
      `Open the account at a post office or bank with her birth certificate and pay ${inr(opening.amount)}.`,
    sukanya.minimumDeposit.cite,
  );
  if (input.pattern !== 'month') depositActions(notes, input, account.years, sukanya.interestCutOffDay);
  actionOn(
    addDays(depositsEnd(input.opened), -1),
    `Last day for deposits, as ${sukanya.depositYears.value} years are over. The balance keeps earning interest.`,
    sukanya.depositYears.cite,
  );
  actionOn(
    birthday(input.birth as IsoDate, sukanya.ownAccountAge.value),
    `She turns ${sukanya.ownAccountAge.value}. She submits her own papers and runs the account herself.`,
    sukanya.ownAccountAge.cite,
  );
  const { monthsBefore, monthsAfter } = sukanya.marriage.value;
  const closing = {
    maturity: 'The account matures. She applies for the money with her identity, address and citizenship papers.',
    marriage: `For her marriage, apply to close the account between ${formatDate(addMonthsToDay(end, -monthsBefore))} and ${formatDate(addMonthsToDay(end, monthsAfter))}, with proof of her age.`,
    hardship: 'Close the account, with the papers on the illness or the death of the guardian.',
  };
  actionOn(end, closing[input.closing], input.closing === 'marriage' ? sukanya.marriage.cite : sukanya.termYears.cite);
}
