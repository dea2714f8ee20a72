/** Questions that the pages on PPF and Sukanya Samriddhi share. Functions, so that a page makes only what it asks. */

import { dayOfExport } from '@/content/day-of-export';
import { monthsOfFinancialYear } from '@/content/months';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { openYear } from '@/content/tax/years';
import { choice, money, month, percent, rows } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatMonth, inr } from '@/lib/format';
import type { Rule } from '@/lib/law';
import { day } from './dates';
import { mayBeEmpty, type Other, oneOf } from './kinds';

export { day, mayBeLeftOut } from './dates';
export { mayBeEmpty, oneOf } from './kinds';
export { rowAmount } from './loan';

/** What a year takes of an account, ₹. */
interface YearlyLimits {
  readonly minimumDeposit: Rule<number>;
  readonly maximumDeposit: Rule<number>;
  readonly depositMultiple: Rule<number>;
}

/** Asks for the deposit of each year, ₹, at first the most. */
export const yearlyDeposit = ({ minimumDeposit, maximumDeposit, depositMultiple }: YearlyLimits, other?: Other) =>
  money({
    label: 'Deposit a year',
    help: `From ${inr(minimumDeposit.value)} to ${inr(maximumDeposit.value)} in a financial year. If you pay every month, 12 times that.`,
    min: minimumDeposit.value,
    max: maximumDeposit.value,
    step: depositMultiple.value,
    default: maximumDeposit.value,
    ...other,
  });

/** Asks for one deposit of a list, ₹; 0 is a year without one. */
export const depositOfRow = (label: string, { maximumDeposit, depositMultiple }: YearlyLimits) =>
  money({
    label,
    min: 0,
    max: maximumDeposit.value,
    step: depositMultiple.value,
    optional: true,
    default: null,
  });

/** Asks for the day on which the account was opened. */
export const openedOn = (min: string, max: string) =>
  day('Account opened on', min, max, { help: 'We count the first deposit on this day.', default: '2026-04-01' });

/** Returns options for the financial years that begin in these calendar years. */
export function financialYears(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = financialYearOf(`${first + index}-04`);
    return { value, label: value };
  });
}

/** Asks how the year's deposit is paid: what the 5th of a month decides on. */
export const pattern = () => ({
  pattern: oneOf({ label: 'How you pay' }, [
    ['april', 'Once a year, by 5 April'],
    ['month', 'Once a year, on another day'],
    ['monthlyBy', 'Every month, by the 5th'],
    ['monthlyAfter', 'Every month, after the 5th'],
  ]),
  payMonth: choice({
    label: 'Month of the deposit',
    options: monthsOfFinancialYear,
    default: '03',
    showIf: { pattern: 'month' },
  }),
  payBy: oneOf({ label: 'Day of that month', default: 'after', showIf: { pattern: 'month' } }, [
    ['by', 'By the 5th'],
    ['after', 'After the 5th'],
  ]),
});

/** Asks for a payment once a year besides the pattern. */
export const secondPayment = ({ maximumDeposit, depositMultiple }: YearlyLimits) => ({
  onceMore: money({
    label: 'One more payment each year',
    help: 'In one sum, besides the deposit a year above. 0 for none.',
    min: 0,
    max: maximumDeposit.value,
    step: depositMultiple.value,
    default: 0,
  }),
  onceMonth: choice({
    label: 'Month of that payment',
    options: monthsOfFinancialYear,
    default: '03',
    showIf: { onceMore: { above: 0 } },
  }),
  onceBy: oneOf({ label: 'Day of that payment', default: 'after', showIf: { onceMore: { above: 0 } } }, [
    ['by', 'By the 5th'],
    ['after', 'After the 5th'],
  ]),
});

/** Asks for deposits on days of their own, which a passbook may be pasted into. */
export const datedDeposits = (min: string, max: string, limits: YearlyLimits) =>
  rows({
    label: 'Deposits on other dates',
    help: 'Paste date and amount from your passbook, or enter them. They replace the usual deposit of their financial year. Enter 0 for a year without one.',
    noun: 'deposit',
    maxRows: 200,
    fields: {
      date: day('Date', min, max, { default: '2027-08-10' }),
      amount: depositOfRow('Amount of the deposit', limits),
    },
    default: [],
  });

/** Asks for a rate of interest, % a year. */
export const interestRate = (label: string, other: Other) =>
  percent({ label, min: 0, max: 15, slider: { min: 5, max: 10 }, default: 0, ...other });

/** Asks for the rate of months whose rate is not on file; `now` is the last one that is, %. */
export const expectedRate = (now: number) =>
  interestRate('Interest rate you expect', {
    help: `For months after ${formatMonth(ppfRateKnownUntil.value)}. Earlier months earn the notified rates.`,
    default: now,
  });

/** Asks for the day from which there is something to do. */
export const today = () =>
  day('Today', '2024-04-01', '2070-03-31', {
    help: 'Deposits due before this day count as paid.',
    default: dayOfExport,
    today: true,
  });

/** Asks for balances of an account that is already running. */
export const passbook = () =>
  rows({
    label: 'Account already running? Passbook balances',
    help: 'Balance on 31 March, with interest. We start from the latest one and use older ones for the limits.',
    noun: 'balance',
    maxRows: 6,
    fields: {
      financialYear: choice({
        label: 'At the end of financial year',
        options: financialYears(2013, 2034),
        default: openYear('late'),
      }),
      balance: money({ label: 'Balance on 31 March', min: 0, max: 5_00_00_000, optional: true, default: null }),
    },
    default: [],
  });

/** Asks for changes of the rate. */
export const rateChanges = () =>
  rows({
    label: 'Rate changes you expect',
    noun: 'change',
    maxRows: 20,
    fields: {
      from: month({ label: 'From', min: '2026-04', max: '2069-12', default: '2030-04' }),
      rate: mayBeEmpty(interestRate('Interest rate', {})),
    },
    default: [],
  });

/** Asks for the fixed deposit and the ELSS fund that the account is compared with, and for the book's rounding. */
export const comparison = () => ({
  fdRate: interestRate('FD rate to compare with', {
    help: 'A year, compounded every quarter.',
    default: 6.5,
    slider: { min: 3, max: 10 },
  }),
  taxRate: percent({
    label: 'Your tax rate on FD interest',
    help: 'Slab rate with cess: 5.2, 10.4, 15.6, 20.8, 26 or 31.2; more with surcharge.',
    min: 0,
    max: 45,
    default: 31.2,
  }),
  elssReturn: mayBeEmpty(
    percent({
      label: 'Return of an ELSS fund to compare with',
      help: 'Per year, your own guess: no fund promises a return. Leave it empty for no comparison.',
      min: -20,
      max: 30,
      step: 0.5,
      default: 0,
    }),
  ),
  rounding: oneOf({ label: 'Interest rounding' }, [
    ['exact', 'Not rounded, as most sites'],
    ['rupee', 'To the rupee each year, as a passbook'],
  ]),
});
