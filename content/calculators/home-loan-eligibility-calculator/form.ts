import type { WithFilledRows } from '@/content/filled-rows';
import * as ask from '@/content/questions/loan';
import { saleDuty } from '@/content/rules/stamp-duty';
import { choice, decimal, defineForm, type InputOf, money, rows, whole } from '@/lib/calculator';

const forLoan = { goal: 'loan' } as const;

const states = Object.entries(saleDuty.states) as [keyof typeof saleDuty.states, { readonly state: string }][];

/** Asks for the price of a house in ₹. */
const housePrice = (label: string, other: { readonly showIf: { readonly goal: string }; readonly default?: number }) =>
  ask.amount(label, [10_00_000, 3_00_00_000], { min: 1_00_000, step: 50_000, ...other });

const form = defineForm({
  main: {
    goal: ask.oneOf({ label: 'What you want to know' }, [
      ['loan', 'How much I can borrow'],
      ['price', 'Income I need for a house'],
    ]),
    income: ask.pay('Take-home pay, per month', [15_000, 5_00_000], {
      help: 'Only your own pay, after tax and provident fund. If you are self-employed, 0, and your returns below.',
      min: 0,
      showIf: forLoan,
      default: 1_00_000,
    }),
    wantedPrice: housePrice('Price of the house', { showIf: { goal: 'price' }, default: 80_00_000 }),
    emis: ask.cost('EMIs you pay already, per month', 1_00_000),
    age: whole({ label: 'Your age', unit: 'years', min: 18, max: 74, slider: { min: 21, max: 65 }, default: 35 }),
    tenure: ask.tenure([60, 360], { help: 'Shortened where your age does not allow it.', min: 12, max: 360 }),
    rate: ask.ratePerYear([6, 14], { help: 'Ask for the rate at your credit score.', max: 30, default: 8.5 }),
  },
  more: {
    'The house': {
      price: ask.mayBeEmpty(housePrice('Price of the house you have in mind', { showIf: forLoan })),
      ownMoney: ask.mayBeEmpty(
        ask.amount('Your own money for it', [0, 1_00_00_000], {
          help: 'For the down payment, stamp duty and registration together.',
          step: 50_000,
        }),
      ),
      state: choice({
        label: 'State of the house',
        help: 'Sets typical stamp duty and registration. Check them with your sub-registrar.',
        options: states.map(([value, { state }]) => ({ value, label: state })),
        finder: true,
        default: 'other',
      }),
      dutyPercent: ask.mayBeEmpty(
        ask.share('Stamp duty and registration, % of the price', [0, 12], {
          help: 'Leave it empty for the State’s typical figure.',
          max: 20,
        }),
      ),
    },
    'Co-applicants, other income and card dues': {
      coApplicants: rows({
        label: 'Co-applicants with an income',
        noun: 'co-applicant',
        fields: {
          income: ask.rowAmount({ label: 'Take-home pay, per month', min: 0, max: 1_00_00_000 }),
          emis: money({ label: 'EMIs, per month', min: 0, max: 1_00_00_000, step: 500, default: 0 }),
          age: whole({ label: 'Age', unit: 'years', min: 18, max: 74, default: 32 }),
          lastAge: ask.mayBeEmpty(
            whole({
              label: 'Own age by which it must end',
              help: 'Leave it empty for the same as yours.',
              unit: 'years',
              min: 40,
              max: 80,
              default: 60,
              slider: false,
            }),
          ),
        },
        default: [],
        maxRows: 4,
      }),
      variablePay: ask.cost('Variable pay and other income, per month', 2_00_000, {
        help: 'Bonus, incentives, rent: the average of a year ÷ 12.',
        step: 1_000,
      }),
      variableShare: ask.percentUpTo(100, 'Share of it the lender counts', {
        showIf: { variablePay: { above: 0 } },
        step: 5,
        default: 50,
        assumed: true,
      }),
      cardDues: ask.cost('Unpaid credit-card dues', 5_00_000, {
        help: 'What you carry over, not what you repay each month.',
        step: 5_000,
      }),
    },
    'Self-employed: income by your returns': {
      returns: rows({
        label: 'Years of your returns',
        noun: 'year',
        fields: {
          profit: ask.rowAmount({ label: 'Profit after tax, a year', min: 0, max: 100_00_00_000 }),
          depreciation: money({ label: 'Depreciation in it', min: 0, max: 100_00_00_000, step: 1_000, default: 0 }),
        },
        default: [],
        maxRows: 3,
      }),
      returnsCounted: ask.oneOf({ label: 'Of these years the lender counts' }, [
        ['average', 'The average'],
        ['lowest', 'The lowest year'],
      ]),
    },
    'An EMI that rises with your pay': {
      stepUp: ask.percentUpTo(20, 'EMI rises every year by', {
        help: 'Some lenders let the EMI begin low and rise (step-up). Then the loan is larger.',
        step: 0.5,
        slider: { min: 0, max: 10 },
      }),
      stepYears: whole({
        label: 'Times that it rises',
        help: 'After every 12 EMIs. Then it stays.',
        min: 1,
        max: 29,
        slider: { min: 1, max: 10 },
        default: 5,
        assumed: true,
        showIf: { stepUp: { above: 0 } },
      }),
    },
    'Your lender’s rules': {
      emiShare: ask.mayBeEmpty(
        ask.share('Share of income for all EMIs (FOIR)', [30, 70], {
          help: 'Leave it empty for a usual figure at your income.',
          min: 10,
          max: 80,
          step: 5,
        }),
      ),
      multiple: decimal({
        label: 'Largest loan, times monthly take-home pay',
        help: 'Some lenders stop at about 60 times. Leave it empty for no such limit.',
        unit: 'times',
        optional: true,
        min: 1,
        max: 200,
        slider: { min: 40, max: 80 },
        default: null,
      }),
      lastAge: whole({
        label: 'Age by which the loan must end',
        help: '60 to 65 for salaried people at most lenders, up to 75 for the self-employed.',
        unit: 'years',
        min: 40,
        max: 80,
        slider: { min: 55, max: 75 },
        default: 60,
        assumed: true,
      }),
    },
  },
  presets: [
    { label: 'House of ₹60 lakh in Maharashtra', input: { price: 60_00_000, state: 'maharashtra' } },
    { label: 'With a working spouse', input: { coApplicants: [{ income: 60_000, emis: 0, age: 33, lastAge: null }] } },
    {
      label: 'Self-employed, two returns',
      input: {
        income: 0,
        returns: [
          { profit: 12_00_000, depreciation: 1_20_000 },
          { profit: 9_00_000, depreciation: 60_000 },
        ],
      },
    },
    { label: 'EMI that rises 3% a year, five times', input: { stepUp: 3, stepYears: 5 } },
    { label: 'Age 50, car loan of ₹15,000', input: { age: 50, emis: 15_000 } },
    { label: 'Income for a house of ₹80 lakh', input: { goal: 'price', wantedPrice: 80_00_000 } },
  ],
});

export const { fields } = form;

/** The cells without which a co-applicant or a year does not count. */
export type DecidingCells = { readonly coApplicants: 'income'; readonly returns: 'profit' };

export type HomeLoanEligibilityInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
