import { costFields, goalFields, rateField, taxFields, taxTitle } from '@/content/investing/fields';
import { choice, defineForm, duration, type InputOf, money } from '@/lib/calculator';

const form = defineForm({
  main: {
    known: goalFields.known,
    amount: money({
      label: 'Amount to invest',
      help: 'Paid once, on the first day.',
      showIf: { known: 'amount' },
      min: 100,
      max: 100_00_00_000,
      step: 10_000,
      slider: { min: 10_000, max: 1_00_00_000 },
      default: 1_00_000,
    }),
    goal: goalFields.goal,
    goalPrices: goalFields.goalPrices,
    period: duration({
      label: 'Time invested',
      min: 1,
      max: 600,
      slider: { min: 12, max: 480 },
      default: 120,
    }),
    rate: rateField,
  },
  more: {
    'How the return is counted': {
      compounding: choice({
        label: 'How often the return is added',
        help: 'For a fund choose once a year, as its return is stated for a year. Choose monthly for a rate quoted as “compounded monthly”.',
        options: [
          { value: 'yearly', label: 'Once a year (most sites)' },
          { value: 'half-yearly', label: 'Every half-year' },
          { value: 'quarterly', label: 'Every quarter' },
          { value: 'monthly', label: 'Every month' },
          { value: 'daily', label: 'Every day' },
        ],
        default: 'yearly',
        assumed: true,
      }),
    },
    'Costs and inflation': costFields,
    [taxTitle]: {
      ...taxFields,
      goalAfterTax: goalFields.goalAfterTax,
    },
  },
  presets: [
    { label: 'Bonus of ₹5 lakh, 15 years', input: { amount: 5_00_000, period: 180 } },
    { label: '₹50 lakh in 10 years', input: { known: 'goal', goal: 50_00_000 } },
    { label: 'Debt fund, 3 years at 7%', input: { amount: 10_00_000, period: 36, rate: 7, fund: 'debt' } },
  ],
});

export type LumpsumInput = InputOf<typeof form.fields>;

export default form;
