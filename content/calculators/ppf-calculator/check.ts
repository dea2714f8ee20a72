import { ppf } from '@/content/rules/ppf';
import {
  datedDepositProblems,
  openingDepositProblems,
  passbookRowProblems,
  rateChangeProblems,
  repeats,
  secondPaymentProblems,
} from '@/content/small-savings/checks';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { compareText } from '@/lib/compare-text';
import { calendarYear, depositsOnDays, financialYear, firstYear, yearNumber } from '@/lib/finance/scheme-account';
import { exactInr, formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import {
  type AccountYear,
  countedTerm,
  firstWithdrawalYear,
  isDiscontinued,
  isOutstanding,
  lastYear,
  loanYears,
  type Payout,
  type PpfAccount,
  type PpfInput,
  ppfAccount,
} from './account';

const minimum = ppf.minimumDeposit.value;

const firstOfApril = (input: PpfInput, number: number) => `${calendarYear(input.opened, number)}-04-01`;
const lastOfMarch = (input: PpfInput, number: number) => `${calendarYear(input.opened, number + 1)}-03-31`;

function passbookProblems(input: PpfInput): readonly Problem[] {
  const known = ppf.maximumDepositSince.value;
  return [
    ...problemAt(
      ['opened', 'passbook'],
      input.opened < known &&
        input.passbook.length === 0 &&
        `Before ${formatDate(known)} the deposit limits were different. For an account opened earlier, add its balance on a 31 March under “Account already running”.`,
    ),
    ...passbookRowProblems(input.opened, input.passbook),
    ...problemAt(
      ['passbook', 'extensions', 'horizon'],
      firstYear(input) > lastYear(input) &&
        `Your latest balance is already at or past the end of the years counted (31 March ${calendarYear(input.opened, lastYear(input) + 1)}). Add an extension${countedTerm(input.horizon) < countedTerm('sixteen') ? ', or count to the legal maturity' : ''}.`,
    ),
  ];
}

function scheduleProblems(input: PpfInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  for (const index of repeats(input.schedule.map((row) => row.financialYear))) {
    at(`schedule.${index}.financialYear`, 'This financial year is listed twice. Keep one deposit for each year.');
  }
  input.schedule.forEach((row, index) => {
    const number = yearNumber(input.opened, row.financialYear);
    if (number < firstYear(input) || number > lastYear(input)) {
      at(
        `schedule.${index}.financialYear`,
        `${row.financialYear} is not one of the years counted, ${financialYear(input.opened, firstYear(input))} to ${financialYear(input.opened, lastYear(input))}.`,
      );
    } else if (row.amount > 0 && row.amount < minimum) {
      at(
        `schedule.${index}.amount`,
        `A year’s deposit is at least ${inr(minimum)} (paragraph 4(1)). Enter 0 for a year without a deposit.`,
      );
    } else if (row.amount > 0 && number > countedTerm(input.horizon) && input.extensionKind === 'without') {
      at(
        [`schedule.${index}.amount`, 'extensionKind'],
        `You cannot deposit in ${row.financialYear}, because you chose an extension without deposits (paragraph 11(2)).`,
      );
    }
  });
  return found;
}

/** Checks deposits on days of their own: within the years counted, the limits of each year, and not beside an amount of the year. */
function depositProblems(input: PpfInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const term = countedTerm(input.horizon);
  input.schedule.forEach((row, index) => {
    const number = yearNumber(input.opened, row.financialYear);
    at(
      [`schedule.${index}.financialYear`, 'deposits'],
      depositsOnDays(input.opened, number, input.deposits).length > 0 &&
        `${row.financialYear} also has deposits on other dates. Keep one of the two.`,
    );
  });
  const dated = datedDepositProblems(input, ppf, 'paragraph 4(1)', (day) => {
    const number = yearNumber(input.opened, day);
    if (number > lastYear(input)) {
      return `This day is after the years counted, which end on ${formatDate(lastOfMarch(input, lastYear(input)))}.`;
    }
    return number > term && input.extensionKind === 'without'
      ? 'You cannot deposit in an extension without deposits (paragraph 11(2)).'
      : null;
  });
  return [
    ...dated,
    ...found,
    ...openingDepositProblems(input, ppf, 'paragraph 5(1)'),
    ...secondPaymentProblems(input, ppf, 'paragraph 4(1)', 'deposit'),
  ];
}

/** Checks the minimum deposits: on opening, and the arrears of missed years. */
function minimumProblems(input: PpfInput, account: PpfAccount): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const fixedIn = (number: number) =>
    input.schedule.findIndex((row) => yearNumber(input.opened, row.financialYear) === number);
  for (const year of account.years) {
    const fixed = fixedIn(year.number);
    const own = input.deposits.findIndex((row) => yearNumber(input.opened, row.date) === year.number && row.amount > 0);
    const field = own >= 0 ? `deposits.${own}.amount` : fixed < 0 ? 'deposit' : `schedule.${fixed}.amount`;
    const due = minimum * (1 + year.missedBefore);
    if (year.number === 1 && year.deposit < minimum - 0.005) {
      at(
        [field, 'opened'],
        `You must open the account with at least ${inr(minimum)} (paragraph 5(1)). In ${year.financialYear} you would pay ${exactInr(year.deposit)}.${field === 'deposit' && year.deposit > 0 && input.onceMore === 0 ? ` Enter ${inr(Math.ceil((minimum * input.deposit) / year.deposit - 1e-6))} or more a year.` : ''}`,
      );
    } else if (year.missedBefore > 0 && year.deposit > 0 && year.deposit < due - 0.005) {
      at(
        field,
        `To revive the account in ${year.financialYear} you must pay at least ${inr(due)}: ${inr(minimum)} for the year and ${inr(minimum)} for each year missed (paragraph 6(2)).`,
      );
    } else if (own >= 0 && year.deposit < minimum - 0.005) {
      at(field, `A year’s deposits must be at least ${inr(minimum)} (paragraph 4(1)). Enter 0 for a year without one.`);
    }
  }
  const atTermEnd = account.years.find((year) => year.number === countedTerm(input.horizon) + 1);
  at(
    ['extensions', 'schedule'],
    atTermEnd &&
      atTermEnd.missedBefore > 0 &&
      'The account is discontinued when its term ends. Pay for the missed years before that, or leave out the extension (paragraph 6(2)).',
  );
  return found;
}

/**
 * Checks the limit where an older balance that the limit needs is not known, the same share of the last balance is the most that can be
 * right.
 */
function beyondKnownBalance(account: PpfAccount, year: AccountYear, payout: Payout, share: number): string | null {
  const before = account.years.find((each) => each.number === year.number - 1)?.closing ?? account.opening;
  const most = (before * share) / 100;
  if (payout.amount <= most) return null;
  return `${inr(payout.amount)} is more than ${share}% of the balance before ${year.financialYear}, ${inr(before)}. Add your older balances to see the exact limit (paragraphs 8(1) and 10(1)).`;
}

/** Returns what is wrong with a withdrawal, as a sentence; the earlier ones are given in order of date. */
function withdrawalProblem(
  input: PpfInput,
  account: PpfAccount,
  payout: Payout,
  earlier: readonly Payout[],
): string | null {
  const number = yearNumber(input.opened, payout.date);
  const year = account.years[number - firstYear(input)];
  if (earlier.some((each) => each.kind === 'withdrawal' && yearNumber(input.opened, each.date) === number)) {
    return `Only one withdrawal is allowed in a financial year, and ${financialYear(input.opened, number)} has another (paragraphs 10(1) and 11(2)).`;
  }
  if (earlier.some((each) => isOutstanding(each, payout.date))) {
    return 'A loan is not yet repaid on this day. Repay it with interest before you withdraw (paragraph 10(1), first proviso).';
  }
  if (!year) return null;
  if (year.withdrawalLimit === null) return beyondKnownBalance(account, year, payout, ppf.withdrawal.share.value);
  if (payout.amount <= year.withdrawalLimit + 1e-6) return null;
  const why = {
    term: `${ppf.withdrawal.share.value}% of the lower of the balances four years and one year before (paragraph 10(1))`,
    with: `${ppf.withdrawal.extensionShare.value}% of the balance at the start of the five-year block, less what you took before (paragraph 12(4))`,
    without: 'the whole balance (paragraph 11(2))',
  }[year.withdrawalPhase];
  return `The most you can withdraw in ${year.financialYear} is ${exactInr(Math.floor(year.withdrawalLimit * 100) / 100)}: ${why}.`;
}

/** Returns the days on which money can be taken within the years counted, or why on none of them. */
function payoutDays(input: PpfInput, kind: Payout['kind']): readonly [first: IsoDate, last: IsoDate] | string {
  const number = firstYear(input);
  const begins = number === 1 ? input.opened : firstOfApril(input, number);
  const ends = lastOfMarch(input, lastYear(input));
  if (kind === 'withdrawal')
    return [number < firstWithdrawalYear ? firstOfApril(input, firstWithdrawalYear) : begins, ends];
  const [first, last] = [firstOfApril(input, loanYears.first), lastOfMarch(input, loanYears.last)];
  if (last < begins) {
    return `A loan is given only in the third to the sixth financial year, until ${formatDate(last)} (paragraph 8(1)). That is before the years counted. Remove this loan.`;
  }
  return [first > begins ? first : begins, last < ends ? last : ends];
}

/** Returns that a day is outside those on which money can be taken, as a sentence; null where it is one of them. */
function payoutDayProblem(input: PpfInput, { kind, date }: Payout): string | null {
  const days = payoutDays(input, kind);
  if (typeof days === 'string') return days;
  const [first, last] = days;
  if (date >= first && date <= last) return null;
  return kind === 'loan'
    ? `A loan can be taken from ${formatDate(first)} to ${formatDate(last)}, in the third to the sixth financial year (paragraph 8(1)).`
    : date > last || first !== firstOfApril(input, firstWithdrawalYear)
      ? `${formatDate(date)} is outside the years counted. Enter a day from ${formatDate(first)} to ${formatDate(last)}.`
      : `You can withdraw from ${formatDate(first)}, five years after the end of the financial year of opening (paragraph 10(1)).`;
}

/** Returns what is wrong with a loan, as a sentence. */
function loanProblem(input: PpfInput, account: PpfAccount, payout: Payout, earlier: readonly Payout[]): string | null {
  const number = yearNumber(input.opened, payout.date);
  if (earlier.some((each) => isOutstanding(each, payout.date))) {
    return 'An earlier loan is not yet repaid on this day. Repay it with its interest first (paragraph 8(3)).';
  }
  if (earlier.some((each) => each.kind === 'loan' && yearNumber(input.opened, each.date) === number)) {
    return 'Only one loan is allowed in a financial year (paragraph 8(4)).';
  }
  if (!Number.isInteger(payout.amount)) return 'Enter the loan in whole rupees (paragraph 8(1)).';
  const year = account.years[number - firstYear(input)];
  if (!year) return null;
  if (year.loanLimit === null) return beyondKnownBalance(account, year, payout, ppf.loan.share.value);
  if (payout.amount <= year.loanLimit + 1e-6) return null;
  return `The most you can borrow in ${year.financialYear} is ${inr(Math.floor(year.loanLimit + 1e-6))}: ${ppf.loan.share.value}% of the balance at the end of ${financialYear(input.opened, number - ppf.loan.balanceYearsBefore.value)}, in whole rupees (paragraph 8(1)).`;
}

function payoutProblems(input: PpfInput, account: PpfAccount): readonly Problem[] {
  const inOrder = input.payouts
    .map((payout, index) => ({ payout, index }))
    .sort((a, b) => compareText(a.payout.date, b.payout.date));
  // The limits of later years hang on what is taken before, so only the first refused payout is named.
  let isRefused = false;
  return inOrder.flatMap(({ payout, index }, position): readonly Problem[] => {
    const earlier = inOrder.slice(0, position).map((each) => each.payout);
    const onDay = payoutDayProblem(input, payout);
    if (onDay) {
      isRefused = true;
      return problemAt([`payouts.${index}.date`, `payouts.${index}.kind`], onDay);
    }
    if (isRefused) return [];
    const text =
      payout.kind === 'loan'
        ? loanProblem(input, account, payout, earlier)
        : withdrawalProblem(input, account, payout, earlier);
    isRefused = text !== null;
    if (text) return problemAt([`payouts.${index}.amount`, `payouts.${index}.date`], text);
    if (isDiscontinued(input, account, payout.date)) {
      return problemAt(
        `payouts.${index}.date`,
        `The account is discontinued on ${formatDate(payout.date)} because a year passed without ${inr(minimum)}. You get no loan and no withdrawal until you revive it (paragraph 6(3)).`,
      );
    }
    return [];
  });
}

/** Problems between the fields, each with the paragraph of the Scheme that it breaks; empty where the account can be run. */
export function problems(input: PpfInput): readonly Problem[] {
  const plain = [
    ...passbookProblems(input),
    ...scheduleProblems(input),
    ...rateChangeProblems(input.rateChanges),
    ...depositProblems(input),
  ];
  if (plain.length > 0) return plain;
  const account = ppfAccount(input);
  return [...minimumProblems(input, account), ...payoutProblems(input, account)];
}
