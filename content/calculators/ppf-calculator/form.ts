import { ppf } from '@/content/rules/small-savings';
import {
  comparisonFields,
  expectedRate,
  financialYears,
  passbookField,
  patternFields,
  rateChangesField,
  todayField,
} from '@/content/small-savings/questions';
import { choice, date, defineForm, type InputOf, money, rows, whole } from '@/lib/calculator';
import { inr } from '@/lib/format';

const term = ppf.termYears.value;

const form = defineForm({
  main: {
    deposit: money({
      label: 'Deposit a year',
      help: `From ${inr(ppf.minimumDeposit.value)} to ${inr(ppf.maximumDeposit.value)} in a financial year.`,
      min: ppf.minimumDeposit.value,
      max: ppf.maximumDeposit.value,
      step: ppf.depositMultiple.value,
      default: ppf.maximumDeposit.value,
    }),
    ...patternFields,
    opened: date({
      label: 'Account opened on',
      help: 'We count the first deposit on this day.',
      min: '1986-04-01',
      max: '2030-03-31',
      default: '2026-04-01',
    }),
    rate: expectedRate(7.1),
    horizon: choice({
      label: 'Years to count',
      help: `The law counts ${term} years from the end of the financial year of opening, so a ${term + 1}th deposit is allowed.`,
      options: [
        { value: 'fifteen', label: `${term} deposits, value after ${term} years (as most calculators)` },
        { value: 'sixteen', label: `To the legal maturity, up to ${term + 1} deposits` },
      ],
      default: 'fifteen',
    }),
  },
  more: {
    'After maturity': {
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
    },
    'Account already running': {
      passbook: passbookField,
      today: todayField,
    },
    'Year by year': {
      schedule: rows({
        label: 'Years with a different deposit',
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
            optional: true,
            default: null,
          }),
        },
        default: [],
      }),
      rateChanges: rateChangesField,
    },
    'Money taken out': {
      payouts: rows({
        label: 'Loans and withdrawals',
        help: 'We check each against the limit of its year.',
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
          amount: money({ label: 'Amount', min: 1, max: 5_00_00_000, optional: true, default: null }),
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
    },
    'Comparison and rounding': {
      ...comparisonFields,
    },
  },
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

export const { fields } = form;

export type PpfCalculatorInput = InputOf<typeof form.fields>;

export default form;
