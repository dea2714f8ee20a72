import { costFields, taxFields } from '@/content/investing/fields';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { choice, defineForm, duration, type InputOf, money, percent } from '@/lib/calculator';

export const taxGroupTitle = 'Tax and exit load';

const solvesBack = { known: ['period', 'corpus'] } as const;
const holding = `${law.longTermAfterMonths.value} months`;

const form = defineForm({
  main: {
    known: choice({
      label: 'I want to know',
      options: [
        { value: 'withdrawal', label: 'How long my money lasts' },
        { value: 'period', label: 'How much I can take out' },
        { value: 'corpus', label: 'How much money my income needs' },
      ],
      default: 'withdrawal',
    }),
    corpus: money({
      label: 'Money you have',
      help: 'What is in the fund on the first day.',
      showIf: { known: ['withdrawal', 'period'] },
      min: 10_000,
      max: 100_00_00_000,
      step: 1_00_000,
      slider: { min: 1_00_000, max: 5_00_00_000 },
      default: 50_00_000,
    }),
    withdrawal: money({
      label: 'Withdrawal each time',
      help: 'What you take out, before tax.',
      showIf: { known: ['withdrawal', 'corpus'] },
      min: 100,
      max: 10_00_00_000,
      step: 1_000,
      slider: { min: 1_000, max: 3_00_000 },
      default: 35_000,
    }),
    period: duration({
      label: 'For how long',
      help: 'How long the money must last, from the first day.',
      min: 12,
      max: 720,
      slider: { min: 12, max: 480 },
      default: 240,
    }),
    rate: percent({
      label: 'Expected return, per year',
      help: 'Your own guess for the time of withdrawals. No fund promises a return.',
      min: -20,
      max: 30,
      slider: { min: 1, max: 15 },
      step: 0.5,
      default: 8,
    }),
    rise: percent({
      label: 'Raise the withdrawal each year by',
      help: 'Enter the inflation you expect, so that the income buys the same. 0 keeps it unchanged.',
      min: 0,
      max: 20,
      step: 0.5,
      slider: { min: 0, max: 12 },
      default: 0,
    }),
  },
  more: {
    'Dates and counting': {
      frequency: choice({
        label: 'How often',
        options: [
          { value: '1', label: 'Every month' },
          { value: '3', label: 'Every quarter' },
          { value: '6', label: 'Every half-year' },
          { value: '12', label: 'Every year' },
        ],
        default: '1',
      }),
      delay: duration({
        label: 'Wait before the first withdrawal',
        help: 'The money grows until then.',
        min: 0,
        max: 360,
        slider: { min: 0, max: 240 },
        default: 0,
      }),
      leave: money({
        label: 'Money to keep at the end',
        help: 'For your family, or for a later goal.',
        showIf: solvesBack,
        min: 0,
        max: 100_00_00_000,
        step: 1_00_000,
        default: 0,
      }),
      convention: choice({
        label: 'How the return is counted',
        help: 'Calculators differ here, by lakhs over many years.',
        options: [
          {
            value: 'effective-end',
            label: 'Effective annual return, withdrawal at the end of the period (as Groww computes)',
          },
          { value: 'nominal-end', label: 'R ÷ 12 per month, end of the period' },
          { value: 'effective-start', label: 'Effective annual return, start of the period' },
          { value: 'nominal-start', label: 'R ÷ 12 per month, start of the period' },
        ],
        default: 'effective-end',
        assumed: true,
      }),
      inflation: costFields.inflation,
    },
    [taxGroupTitle]: {
      basis: choice({
        label: 'The money in the fund',
        showIf: { fund: ['equity', 'debt'] },
        options: [
          { value: 'new', label: 'Is invested on the first day' },
          { value: 'old', label: `Was invested more than ${holding} ago` },
        ],
        default: 'new',
        assumed: true,
      }),
      costShare: percent({
        label: 'What it cost, % of its value',
        help: 'For example 60 if ₹60,000 paid in is worth ₹1,00,000 now. The rest is gain on which you have not yet paid tax.',
        showIf: { fund: ['equity', 'debt'], basis: 'old' },
        min: 0,
        max: 200,
        step: 5,
        slider: { min: 0, max: 100 },
        default: 100,
      }),
      exitLoad: percent({
        label: `Exit load on units held less than ${holding}`,
        help: 'Many equity funds charge 1%. The fund deducts it from your payout.',
        min: 0,
        max: 5,
        step: 0.25,
        slider: { min: 0, max: 2 },
        default: 0,
      }),
      ...taxFields,
      exemptionUsed: { ...taxFields.exemptionUsed, label: 'Exemption for long-term gains used elsewhere, each year' },
    },
  },
  presets: [
    { label: '₹1 crore, 30 years', input: { known: 'period', corpus: 1_00_00_000, period: 360, rise: 6 } },
    { label: '₹50,000 a month, rising', input: { known: 'corpus', withdrawal: 50_000, period: 300, rise: 6 } },
    { label: 'Debt fund, quarterly', input: { rate: 7, fund: 'debt', frequency: '3', withdrawal: 1_00_000 } },
  ],
});

export type SwpInput = InputOf<typeof form.fields>;

export default form;
