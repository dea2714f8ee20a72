import { monthsOfFinancialYear } from '@/content/months';
import { ppf, ppfRateKnownUntil } from '@/content/rules/small-savings';
import { choice, date, defineForm, type InputOf, money, month, percent, rows, whole } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatMonth, formatRupees } from '@/lib/format';

/** Options for the financial years that begin in these calendar years. */
function financialYears(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = financialYearOf(`${first + index}-04`);
    return { value, label: value };
  });
}

export const fields = {
  deposit: money({
    label: 'Deposit a year',
    help: `From ${formatRupees(ppf.minimumDeposit.value)} to ${formatRupees(ppf.maximumDeposit.value)} in a financial year.`,
    min: ppf.minimumDeposit.value,
    max: ppf.maximumDeposit.value,
    step: ppf.depositMultiple.value,
    default: ppf.maximumDeposit.value,
  }),
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
  opened: date({
    label: 'Account opened on',
    help: 'The first deposit is counted on this day.',
    min: '1986-04-01',
    max: '2030-03-31',
    default: '2026-04-01',
  }),
  rate: percent({
    label: 'Interest rate you expect',
    help: `For months after ${formatMonth(ppfRateKnownUntil.value)}. Earlier months earn the notified rates.`,
    min: 0,
    max: 15,
    default: 7.1,
    slider: { min: 5, max: 10 },
  }),
  horizon: choice({
    label: 'Years to count',
    help: 'The law counts 15 years from the end of the financial year of opening, so a 16th deposit is allowed.',
    options: [
      { value: 'fifteen', label: '15 deposits, value after 15 years (as most calculators)' },
      { value: 'sixteen', label: 'To the legal maturity, up to 16 deposits' },
    ],
    default: 'fifteen',
  }),
  passbook: rows({
    label: 'Account already running: passbook balances',
    help: 'Balance on 31 March, interest included. We start from the latest; older ones are used for the limits.',
    noun: 'balance',
    maxRows: 6,
    fields: {
      financialYear: choice({
        label: 'At the end of financial year',
        options: financialYears(2013, 2034),
        default: '2025-26',
      }),
      balance: money({ label: 'Balance on 31 March', min: 0, max: 5_00_00_000, default: 5_00_000 }),
    },
    default: [],
  }),
  schedule: rows({
    label: 'Years with another deposit',
    help: 'Enter 0 for a year without a deposit.',
    noun: 'year',
    maxRows: 41,
    fields: {
      financialYear: choice({ label: 'Financial year', options: financialYears(2014, 2069), default: '2027-28' }),
      amount: money({
        label: 'Deposit in that year',
        min: 0,
        max: ppf.maximumDeposit.value,
        step: ppf.depositMultiple.value,
        default: 50_000,
      }),
    },
    default: [],
  }),
  rateChanges: rows({
    label: 'Rate changes you expect',
    noun: 'change',
    maxRows: 20,
    fields: {
      from: month({ label: 'From', min: '2026-04', max: '2069-12', default: '2030-04' }),
      rate: percent({ label: 'Interest rate', min: 0, max: 15, default: 7, slider: { min: 5, max: 10 } }),
    },
    default: [],
  }),
  extensions: whole({ label: 'Extensions of five years', min: 0, max: 5, default: 0 }),
  extensionKind: choice({
    label: 'During the extension',
    options: [
      { value: 'with', label: 'With deposits' },
      { value: 'without', label: 'No deposits' },
    ],
    default: 'with',
    showIf: { extensions: { above: 0 } },
  }),
  payouts: rows({
    label: 'Loans and withdrawals',
    help: 'Each is checked against the limit of its year.',
    noun: 'payment to you',
    maxRows: 20,
    fields: {
      kind: choice({
        label: 'Kind',
        options: [
          { value: 'withdrawal', label: 'Withdrawal' },
          { value: 'loan', label: 'Loan' },
        ],
        default: 'withdrawal',
      }),
      date: date({ label: 'On', min: '2014-04-01', max: '2070-03-31', default: '2034-06-01' }),
      amount: money({ label: 'Amount', min: 1, max: 5_00_00_000, default: 1_00_000 }),
      repaidAfter: whole({
        label: 'Repaid after',
        unit: 'months',
        min: 1,
        max: 60,
        default: 36,
        showIf: { kind: 'loan' },
      }),
    },
    default: [],
  }),
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

export type PpfCalculatorInput = InputOf<typeof fields>;

export default defineForm({
  fields,
  groups: [
    { fields: ['deposit', 'pattern', 'payMonth', 'payBy', 'opened', 'rate', 'horizon'] },
    { title: 'After maturity', fields: ['extensions', 'extensionKind'], more: true },
    { title: 'Account already running', fields: ['passbook'], more: true },
    { title: 'Year by year', fields: ['schedule', 'rateChanges'], more: true },
    { title: 'Money taken out', fields: ['payouts'], more: true },
    { title: 'Comparison and rounding', fields: ['fdRate', 'taxRate', 'rounding'], more: true },
  ],
  presets: [
    { label: '₹12,500 every month', input: { pattern: 'monthlyBy' } },
    { label: 'Opened in July, all 16 deposits', input: { opened: '2025-07-15', horizon: 'sixteen' } },
    { label: '20 years, one extension', input: { extensions: 1 } },
    {
      label: 'Running since 2019',
      input: {
        opened: '2019-06-10',
        horizon: 'sixteen',
        passbook: [
          { financialYear: '2025-26', balance: 13_40_000 },
          { financialYear: '2022-23', balance: 7_00_000 },
        ],
      },
    },
  ],
});
