import { mostOfYear } from '@/content/questions/kinds';
import { ageInYear, residence, taxRegime } from '@/content/questions/person';
import { knownTotalIncome } from '@/content/questions/return';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { choice, date, defineForm, type InputOf, money, rows } from '@/lib/calculator';

const first = '2024-04-01';
const last = '2029-12-31';
const fromIncome = { mode: 'income' } as const;

const form = defineForm({
  main: {
    financialYear: incomeYear('late'),
    mode: choice({
      label: 'Tax of the year',
      options: [
        { value: 'income', label: 'Work it out from income' },
        { value: 'known', label: 'I know it' },
      ],
      default: 'income',
    }),
    salary: money({
      label: 'Salary or pension',
      help: 'Gross salary minus exempt allowances. We deduct the standard deduction. In the new regime leave out the employer’s NPS.',
      min: 0,
      max: mostOfYear,
      default: 14_00_000,
      slider: { min: 0, max: 1_00_00_000 },
      showIf: fromIncome,
    }),
    otherIncome: money({
      label: 'Other income',
      help: 'Interest, dividend, net rent, profit. Gains on shares have their own boxes below.',
      min: 0,
      max: mostOfYear,
      default: 0,
      slider: { min: 0, max: 50_00_000 },
      showIf: fromIncome,
    }),
    tax: money({
      label: 'Tax on the whole year’s income',
      help: 'With surcharge and cess, before TDS. It is the “total tax liability” in the return, without interest and fee.',
      min: 0,
      max: mostOfYear,
      default: 3_00_000,
      slider: { min: 0, max: 20_00_000 },
      showIf: { mode: 'known' },
    }),
    tds: money({
      label: 'Total TDS and TCS',
      help: `As in Form 26AS (168 from ${firstTaxYear}).`,
      min: 0,
      max: mostOfYear,
      default: 1_10_000,
      slider: { min: 0, max: 20_00_000 },
    }),
    filed: choice({
      label: 'Return filed',
      options: [
        { value: 'filed', label: 'Yes' },
        { value: 'notYet', label: 'Not yet' },
      ],
      default: 'filed',
    }),
    filedOn: date({
      label: 'Filed on',
      help: 'Leave empty for its due date.',
      min: first,
      max: last,
      default: '',
      optional: true,
      showIf: { filed: 'filed' },
    }),
  },
  more: {
    'The refund': {
      grantedOn: date({
        label: 'Refund paid on',
        help: 'Leave empty for today, or the day of filing if later. You can try a future day.',
        min: first,
        max: last,
        default: '',
        optional: true,
      }),
      demand: money({
        label: 'Old tax demand',
        help: 'Outstanding demand of other years, as on the portal.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 5_00_000 },
      }),
      verifiedOn: date({
        label: 'Return verified on',
        help: 'Leave empty if it was verified in time.',
        min: first,
        max: last,
        default: '',
        optional: true,
        showIf: { filed: 'filed' },
      }),
      revisedOn: date({
        label: 'Revised return filed on',
        help: 'Leave empty if none. Enter the figures of the revised return above.',
        min: first,
        max: last,
        default: '',
        optional: true,
        showIf: { filed: 'filed' },
      }),
      today: date({
        label: 'Today',
        help: 'Set by your browser.',
        min: first,
        max: last,
        default: '',
        optional: true,
        today: true,
      }),
    },
    'Tax paid yourself': {
      payments: rows({
        label: 'Tax you paid yourself',
        help: 'Advance tax, and tax paid with the return.',
        noun: 'payment',
        maxRows: 12,
        // With the return, a month before its day.
        newRow: ({ financialYear }) => ({ date: `20${String(financialYear).slice(5)}-06-30` }),
        fields: {
          date: date({ label: 'Paid on', min: first, max: last, default: '2026-06-30' }),
          amount: money({ label: 'Amount', min: 0, max: mostOfYear, default: 0, slider: false }),
        },
        default: [],
      }),
    },
    'About you and your income': {
      regime: taxRegime(),
      age: ageInYear(),
      residence: residence(),
      business: choice({
        label: 'Business or profession',
        options: [
          { value: 'none', label: 'None' },
          { value: 'presumptive', label: 'Presumptive: 44AD or 44ADA' },
          { value: 'books', label: 'Yes, without audit' },
          { value: 'audited', label: 'Yes, with audit' },
        ],
        default: 'none',
      }),
      shortEquity: money({
        label: 'Short-term gains: listed shares, equity funds',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 10_00_000 },
        showIf: fromIncome,
      }),
      longEquity: money({
        label: 'Long-term gains: listed shares, equity funds',
        help: 'Before the yearly tax-free amount.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 10_00_000 },
        showIf: fromIncome,
      }),
      deductions: money({
        label: 'Total old-regime deductions',
        help: 'Sections 80C to 80U, each within its limit, and home-loan interest.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 5_00_000 },
        showIf: { mode: 'income', regime: 'old' },
      }),
      totalIncome: knownTotalIncome('It decides the fee for a late return.'),
    },
  },
  presets: [
    { label: 'No tax, but TDS was taken', input: { salary: 12_75_000, tds: 40_000 } },
    {
      label: 'Freelancer with 10% TDS',
      input: { salary: 0, otherIncome: 15_00_000, tds: 1_50_000, business: 'presumptive' },
    },
    { label: 'Filed late, on 20 September', input: { financialYear: '2025-26', filedOn: '2026-09-20' } },
    { label: 'An old demand of ₹12,000', input: { demand: 12_000 } },
  ],
});

export const { fields } = form;

export type RefundInput = InputOf<typeof form.fields>;

export default form;
