import { sukanya } from '@/content/rules/sukanya';
import {
  datedDepositProblems,
  openingDepositProblems,
  passbookRowProblems,
  rateChangeProblems,
  secondPaymentProblems,
} from '@/content/small-savings/checks';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { addDays, addMonthsToDay } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { calendarYear, firstYear, isEnough, yearNumber } from '@/lib/finance/scheme-account';
import { formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import {
  ageOn,
  birthday,
  depositForGoal,
  depositsEnd,
  endOf,
  lastYear,
  maturityDate,
  sukanyaAccount,
  withdrawalFrom,
} from './account';
import type { SukanyaInput } from './rows';

const minimum = sukanya.minimumDeposit.value;
const maximum = sukanya.maximumDeposit.value;

function eligibilityProblems({ birth, opened }: SukanyaInput): readonly Problem[] {
  const years = sukanya.openBelowAge.value;
  const { bornFrom, openedUpTo } = sukanya.firstYearGrace.value;
  if (opened < birth) {
    return problemAt(['birth', 'opened'], 'You cannot open the account before she is born. Check both dates.');
  }
  const tenth = birthday(birth as IsoDate, years);
  if (opened < tenth || (birth >= bornFrom && opened <= openedUpTo)) return [];
  const last = addDays(tenth, -1);
  const until = last < sukanya.firstOpening.value ? '' : `, up to ${formatDate(last)}`;
  return problemAt(
    ['opened', 'birth'],
    `She is ${ageOn(birth as IsoDate, opened)} on ${formatDate(opened)}. You can open an account only before her ${years}th birthday${until} (paragraph 3). For an older girl, see PPF.`,
  );
}

function closingProblems(input: SukanyaInput): readonly Problem[] {
  if (input.closing === 'maturity') return [];
  const { age } = sukanya.marriage.value;
  const from =
    input.closing === 'marriage'
      ? birthday(input.birth as IsoDate, age)
      : addMonthsToDay(input.opened, 12 * sukanya.hardshipAfterYears.value);
  const matures = maturityDate(input.opened);
  const { at, problems: found } = problemSheet();
  if (from >= matures) {
    at(
      ['closedOn', 'closing'],
      `The account matures on ${formatDate(matures)}, before she is ${age}. Choose “At maturity, ${sukanya.termYears.value} years after opening”.`,
    );
  } else if (input.closedOn < from) {
    at(
      'closedOn',
      input.closing === 'marriage'
        ? `She is not yet ${age} on this day. You can close the account for a marriage on or after ${formatDate(from)} (paragraph 9).`
        : `For these reasons you can close the account from ${formatDate(from)}, ${sukanya.hardshipAfterYears.value} years after opening (paragraph 7).`,
    );
  } else if (input.closedOn >= matures) {
    at(
      ['closedOn', 'closing'],
      `The account matures on ${formatDate(matures)}. Enter an earlier day, or choose “At maturity, ${sukanya.termYears.value} years after opening”.`,
    );
  }
  return found;
}

function passbookProblems(input: SukanyaInput): readonly Problem[] {
  const ofRows = passbookRowProblems(input.opened, input.passbook);
  if (ofRows.length > 0) return ofRows;
  return problemAt(
    ['passbook', 'closing'],
    firstYear(input) > lastYear(input) &&
      `Your latest balance is at or past the end of the account, ${formatDate(endOf(input))}.`,
  );
}

/** Checks dated deposits: within the years of deposit, and the limits of each financial year. */
function depositProblems(input: SukanyaInput): readonly Problem[] {
  const until = depositsEnd(input.opened);
  const end = endOf(input);
  return datedDepositProblems(input, sukanya, 'paragraph 4', (day) => {
    if (day >= until) {
      return `You can deposit for ${sukanya.depositYears.value} years, up to ${formatDate(addDays(until, -1))} (paragraph 4).`;
    }
    return day >= end ? `The account is closed on ${formatDate(end)}. Enter an earlier day.` : null;
  });
}

/** Returns the least deposits: on opening, and the arrears of missed years. */
function minimumProblems(input: SukanyaInput): readonly Problem[] {
  const account = sukanyaAccount(input);
  const ownIn = (number: number) =>
    input.deposits.findIndex((row) => yearNumber(input.opened, row.date) === number && row.amount > 0);
  const { at, problems: found } = problemSheet();
  for (const year of account.years) {
    const own = ownIn(year.number);
    const due = minimum * (1 + year.missedBefore);
    if (year.number === 1 || year.deposit === 0 || isEnough(year.deposit, due)) continue;
    if (own < 0 && year.missedBefore === 0) continue;
    at(
      own < 0 ? (input.known === 'goal' ? 'goal' : 'deposit') : `deposits.${own}.amount`,
      year.missedBefore > 0
        ? `To revive the account in ${year.financialYear} you must pay at least ${inr(due)}: ${inr(minimum)} for the year and ${inr(minimum)} for each year missed (paragraph 4).`
        : `A year’s deposits must be at least ${inr(minimum)} (paragraph 4). Enter 0 for a year without one.`,
    );
  }
  return [...openingDepositProblems(input, sukanya, 'paragraph 4'), ...found];
}

function withdrawalProblems(input: SukanyaInput): readonly Problem[] {
  const account = sukanyaAccount(input);
  const first = firstYear(input);
  const begins = first === 1 ? input.opened : `${calendarYear(input.opened, first)}-04-01`;
  const from = withdrawalFrom(input);
  const { share, mostYears, age } = sukanya.withdrawal;
  const inOrder = input.withdrawals
    .map((row, index) => ({ ...row, index }))
    .sort((a, b) => compareText(a.date, b.date));
  return inOrder.flatMap(({ date, amount, index }, position): readonly Problem[] => {
    const number = yearNumber(input.opened, date);
    const year = account.years[number - first];
    const earlier = inOrder.slice(0, position);
    const at = (field: 'date' | 'amount', text: string) => problemAt(`withdrawals.${index}.${field}`, text);
    if (date < begins || date >= endOf(input)) {
      return at(
        'date',
        `Enter a day of the account’s time, from ${formatDate(begins)} to ${formatDate(addDays(endOf(input), -1))}.`,
      );
    }
    if (date < from) {
      return at(
        'date',
        `She can take money from ${formatDate(from)}: at ${age.value}, or once she has passed class 10 (paragraph 8). If she passes earlier, enter the day above.`,
      );
    }
    if (earlier.some((each) => yearNumber(input.opened, each.date) === number)) {
      return at('date', 'Only one withdrawal a year is allowed, and this financial year has another (paragraph 8).');
    }
    if (position >= mostYears.value) {
      return at('date', `Instalments are allowed in at most ${mostYears.value} years (paragraph 8).`);
    }
    const limit = year?.withdrawalLimit ?? null;
    if (limit !== null && amount > limit + 1e-6) {
      return at(
        'amount',
        `The most in ${year?.financialYear} is ${inr(Math.floor(limit))}: ${share.value}% of the balance on the 31 March before (paragraph 8).`,
      );
    }
    return [];
  });
}

/** Problems between the fields, each with the paragraph of the Scheme that it breaks; empty where the account can be run. */
export function problems(input: SukanyaInput): readonly Problem[] {
  const eligible = [...eligibilityProblems(input), ...closingProblems(input)];
  if (eligible.length > 0) return eligible;
  const plain = [
    ...passbookProblems(input),
    ...rateChangeProblems(input.rateChanges),
    ...depositProblems(input),
    ...problemAt(
      'tenth',
      input.tenth !== '' &&
        input.tenth < birthday(input.birth as IsoDate, sukanya.openBelowAge.value) &&
        'She is not yet ten on this day. Check the date, or leave it empty.',
    ),
  ];
  if (plain.length > 0) return plain;
  const least = input.known === 'goal' ? minimum : input.deposit;
  const together = secondPaymentProblems(
    { ...input, deposit: least },
    sukanya,
    'paragraph 4',
    input.known === 'goal' ? 'goal' : 'deposit',
  );
  if (together.length > 0) return together;
  const solved = input.known === 'goal' ? depositForGoal(input) : input.deposit;
  if (solved === null) {
    const withMost = { ...input, deposit: maximum - input.onceMore };
    // A withdrawal that is refused anyway would take the account below zero.
    const ofWithdrawals = withdrawalProblems(withMost);
    if (ofWithdrawals.length > 0) return ofWithdrawals;
    const most = sukanyaAccount(withMost).closing;
    return problemAt(
      'goal',
      `Even ${inr(maximum)} a year, the most you can deposit, becomes only ${inr(Math.floor(most))}. Lower the target, or save the rest elsewhere.`,
    );
  }
  const known = { ...input, deposit: solved };
  return [...minimumProblems(known), ...withdrawalProblems(known)];
}
