/** Questions that the pages on PPF and Sukanya Samriddhi share. */
import { dayOfExport } from '@/content/day-of-export';
import { monthsOfFinancialYear } from '@/content/months';
import { ppfRateKnownUntil } from '@/content/rules/small-savings';
import { choice, date, money, month, percent, rows } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatMonth } from '@/lib/format';

/** Returns options for the financial years that begin in these calendar years. */
export function financialYears(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = financialYearOf(`${first + index}-04`);
    return { value, label: value };
  });
}

/** How the year's deposit is paid: what the 5th of a month decides on. */
export const patternFields = {
  pattern: choice({
    label: 'How you pay',
    options: [
      { value: 'april', label: 'Once a year, by 5 April' },
      { value: 'month', label: 'Once a year, in another month' },
      { value: 'monthlyBy', label: 'Every month, by the 5th' },
      { value: 'monthlyAfter', label: 'Every month, after the 5th' },
    ],
    default: 'april',
  }),
  payMonth: choice({
    label: 'Month of the deposit',
    options: monthsOfFinancialYear,
    default: '03',
    showIf: { pattern: 'month' },
  }),
  payBy: choice({
    label: 'Day of that month',
    options: [
      { value: 'by', label: 'By the 5th' },
      { value: 'after', label: 'After the 5th' },
    ],
    default: 'after',
    showIf: { pattern: 'month' },
  }),
};

/** Returns the question for the rate of months whose rate is not on file; `now` is the last one that is, %. */
export function expectedRate(now: number) {
  return percent({
    label: 'Interest rate you expect',
    help: `For months after ${formatMonth(ppfRateKnownUntil.value)}. Earlier months earn the notified rates.`,
    min: 0,
    max: 15,
    default: now,
    slider: { min: 5, max: 10 },
  });
}

/** The day from which there is something to do. */
export const todayField = date({
  label: 'Today',
  help: 'Deposits due before this day count as paid.',
  min: '2024-04-01',
  max: '2070-03-31',
  default: dayOfExport,
  today: true,
});

/** Balances of an account that is already running. */
export const passbookField = rows({
  label: 'Account already running? Passbook balances',
  help: 'Balance on 31 March, with interest. We start from the latest one and use older ones for the limits.',
  noun: 'balance',
  maxRows: 6,
  fields: {
    financialYear: choice({
      label: 'At the end of financial year',
      options: financialYears(2013, 2034),
      default: '2025-26',
    }),
    balance: money({ label: 'Balance on 31 March', min: 0, max: 5_00_00_000, optional: true, default: null }),
  },
  default: [],
});

export const rateChangesField = rows({
  label: 'Rate changes you expect',
  noun: 'change',
  maxRows: 20,
  fields: {
    from: month({ label: 'From', min: '2026-04', max: '2069-12', default: '2030-04' }),
    rate: percent({
      label: 'Interest rate',
      min: 0,
      max: 15,
      optional: true,
      default: null,
      slider: { min: 5, max: 10 },
    }),
  },
  default: [],
});

/** The fixed deposit that the account is compared with, and the book's rounding. */
export const comparisonFields = {
  fdRate: percent({
    label: 'FD rate to compare with',
    help: 'A year, compounded every quarter.',
    min: 0,
    max: 15,
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
  rounding: choice({
    label: 'Interest rounding',
    options: [
      { value: 'exact', label: 'Not rounded, as most sites' },
      { value: 'rupee', label: 'To the rupee each year, as a passbook' },
    ],
    default: 'exact',
  }),
};
