import { ageInYear, mostOfYear, taxRegime, yearlySalary } from '@/content/tax/questions';
import { choice, date, decimal, defineForm, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';

const MOST = 1_00_00_000;

/** What a new row leaves open; the row counts for nothing until it is filled in. */
const asked = { default: null, optional: true, slider: false } as const;
const askedDay = { default: '', optional: true } as const;

const shares = decimal({ label: 'Shares', min: 0.001, max: 10_00_00_000, ...asked });
const perShare = (label: string, help: string) => decimal({ label, help, min: 0, max: MOST, ...asked });
const rupeeRate = decimal({
  label: 'Exchange rate',
  help: '1 if the amounts are in ₹. Otherwise SBI’s TT buying rate on the last day of the previous month.',
  min: 0.001,
  max: 1_000,
  default: 1,
  slider: false,
});

const form = defineForm({
  main: {
    plan: choice({
      label: 'What you got',
      options: [
        { value: 'options', label: 'Stock options (ESOP)', help: 'Taxed when you exercise them.' },
        { value: 'rsu', label: 'RSU', help: 'Taxed when they vest.' },
        { value: 'espp', label: 'ESPP', help: 'Shares bought at a discount: taxed at the purchase.' },
      ],
      default: 'options',
    }),
    market: choice({
      label: 'The shares are',
      help: 'As they are when you sell.',
      options: [
        { value: 'unlisted', label: 'Unlisted, Indian company' },
        { value: 'listed', label: 'Listed in India' },
        { value: 'foreign', label: 'Foreign company' },
      ],
      default: 'unlisted',
    }),
    lots: rows({
      label: 'Shares you got',
      help: 'One row for each exercise, vesting or purchase.',
      noun: 'row',
      minRows: 1,
      maxRows: 24,
      fields: {
        date: date({
          label: 'Exercised or vested on',
          min: '2000-01-01',
          max: '2027-03-31',
          ...askedDay,
        }),
        shares,
        paid: decimal({
          label: 'You pay per share',
          help: 'Exercise or purchase price. For RSU usually 0.',
          min: 0,
          max: MOST,
          default: 0,
          slider: false,
        }),
        value: perShare('Value per share that day', 'Fair market value, as your employer tells you.'),
        rate: rupeeRate,
      },
      formerDefault: [{ date: '2025-11-10', shares: 1_000, paid: 50, value: 400, rate: 1 }],
      formerThrough: 2,
      default: [{ date: '2026-05-11', shares: 1_000, paid: 50, value: 400, rate: 1 }],
    }),
    sales: rows({
      label: 'Shares you sold',
      help: 'Leave it empty if you have sold none. The oldest shares count as sold first.',
      noun: 'sale',
      maxRows: 24,
      fields: {
        date: date({ label: 'Sold on', min: '2024-04-01', max: '2027-03-31', ...askedDay }),
        shares,
        price: perShare('Price per share', 'After brokerage.'),
        rate: rupeeRate,
      },
      default: [{ date: '2026-09-15', shares: 400, price: 520, rate: 1 }],
    }),
    salary: {
      ...yearlySalary,
      label: 'Yearly salary without these shares',
      help: 'With every allowance and bonus, before any deduction.',
      default: 20_00_000,
    },
    regime: taxRegime,
  },
  more: {
    'Age, deductions, residence, today': {
      otherDeductions: money({
        label: 'Your deductions in the old regime',
        help: '80C, exempt HRA, home-loan interest and so on, after their limits.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 6_00_000 },
        showIf: { regime: 'old' },
      }),
      age: { ...ageInYear, showIf: { regime: 'old' } },
      residence: choice({
        label: 'Residence',
        options: [
          { value: 'resident', label: 'Resident' },
          { value: 'nonResident', label: 'Non-resident' },
        ],
        default: 'resident',
      }),
      indianPart: percent({
        label: 'Part of the value that is Indian salary',
        help: 'Days of service in India ÷ all days. Below 100% only if you are a non-resident or not ordinarily resident in that year.',
        min: 0,
        max: 100,
        step: 5,
        default: 100,
        assumed: true,
      }),
      today: date({
        label: 'Today',
        help: 'Set by your browser.',
        min: '2024-04-01',
        max: '2035-12-31',
        ...askedDay,
        today: true,
      }),
    },
    'Sell to cover, start-up employer': {
      startUp: yesNo({
        label: 'Employer is an eligible start-up (80-IAC; from 2026-27 section 140)',
        help: 'It holds the certificate of the Inter-Ministerial Board; recognition by DPIIT is not enough. If yes, you pay the tax later.',
        default: false,
      }),
      leftOn: date({
        label: 'Last day of the job, if you leave',
        optional: true,
        min: '2024-04-01',
        max: '2035-03-31',
        default: '',
        showIf: { startUp: true },
      }),
      cover: choice({
        label: 'Shares kept back or sold for the tax (sell to cover)',
        help: 'On the day itself, at that day’s value.',
        options: [
          { value: 'none', label: 'None' },
          { value: 'enough', label: 'As many as needed for the tax' },
          { value: 'percent', label: 'A percentage' },
        ],
        default: 'none',
        showIf: { startUp: false },
      }),
      coverPercent: percent({
        label: 'Percentage of the shares',
        min: 0,
        max: 100,
        step: 1,
        default: 35,
        showIf: { startUp: false, cover: 'percent' },
      }),
    },
    'Price now, exercise now or later': {
      priceNow: decimal({
        label: 'Price of a share now',
        help: 'In the currency of the last row. Leave it empty to use the last price above.',
        optional: true,
        min: 0,
        max: MOST,
        default: null,
        slider: false,
      }),
      expectedPrice: decimal({
        label: 'Price you expect later',
        help: 'Compares exercising the first row now with waiting. Leave it empty for no comparison.',
        optional: true,
        min: 0,
        max: MOST,
        default: null,
        slider: false,
        showIf: { plan: 'options' },
      }),
      laterOn: date({
        label: 'Exercise or sale on that later day',
        min: '2024-04-01',
        max: '2040-03-31',
        default: '2028-01-10',
        showIf: { plan: 'options' },
      }),
    },
    'Tax paid abroad': {
      foreignTax: money({
        label: 'Income-tax paid abroad on these, in ₹',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 10_00_000 },
        showIf: { market: 'foreign' },
      }),
    },
    'Vesting plan': {
      granted: decimal({
        label: 'Shares granted',
        help: 'Enter 0 for no vesting plan.',
        min: 0,
        max: 10_00_00_000,
        default: 0,
        slider: { min: 0, max: 10_000 },
      }),
      grantedOn: date({
        label: 'Granted on',
        min: '2010-01-01',
        max: '2027-03-31',
        default: '2025-04-01',
        showIf: { granted: { above: 0 } },
      }),
      vestYears: whole({
        label: 'Vests over',
        unit: 'years',
        min: 1,
        max: 10,
        default: 4,
        showIf: { granted: { above: 0 } },
      }),
      cliffMonths: whole({
        label: 'Cliff: nothing vests before',
        help: 'For Indian options, at least 12 months.',
        unit: 'months',
        min: 0,
        max: 60,
        default: 12,
        showIf: { granted: { above: 0 } },
      }),
      vestEvery: choice({
        label: 'After that it vests',
        options: [
          { value: '12', label: 'Every year' },
          { value: '3', label: 'Every quarter' },
          { value: '1', label: 'Every month' },
        ],
        default: '12',
        showIf: { granted: { above: 0 } },
      }),
    },
    'Disputed rules': {
      anniversary: choice({
        label: 'Sold on the anniversary',
        help: 'The law asks for more than 12 or 24 months. The Delhi High Court counts the day of purchase.',
        options: [
          { value: 'long', label: 'Long-term' },
          { value: 'short', label: 'Short-term' },
        ],
        default: 'long',
      }),
    },
  },
  presets: [
    {
      label: 'RSU of a US company, shares withheld',
      input: {
        plan: 'rsu',
        market: 'foreign',
        lots: [
          { date: '2026-05-15', shares: 50, paid: 0, value: 180, rate: 84.5 },
          { date: '2026-11-16', shares: 50, paid: 0, value: 210, rate: 88 },
        ],
        sales: [],
        cover: 'enough',
        salary: 40_00_000,
      },
    },
    {
      label: 'Start-up with deferral',
      input: {
        startUp: true,
        lots: [{ date: '2026-05-11', shares: 5_000, paid: 10, value: 310, rate: 1 }],
        sales: [],
      },
    },
    {
      label: 'Listed shares sold after a year',
      input: {
        market: 'listed',
        lots: [{ date: '2025-05-02', shares: 500, paid: 300, value: 900, rate: 1 }],
        sales: [{ date: '2026-07-10', shares: 500, price: 1_400, rate: 1 }],
      },
    },
    {
      label: 'Exercise now or later',
      input: { sales: [], expectedPrice: 800, laterOn: '2028-06-12' },
    },
  ],
});

/** The form as it is filled in; rows may be empty. */
export type EsopForm = InputOf<typeof form.fields>;

export default form;
