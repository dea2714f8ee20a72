import { bookedGains } from '@/content/questions/booked-gains';
import * as ask from '@/content/questions/growth';
import { taxOnRedemption, taxTitle } from '@/content/questions/redemption';
import { defineForm, type InputOf } from '@/lib/calculator';

const form = defineForm({
  main: {
    known: ask.amountOrGoal(),
    amount: ask.amount('Amount to invest', [10_000, 1_00_00_000], {
      help: 'Paid once, on the first day.',
      showIf: { known: 'amount' },
      min: 100,
      step: 10_000,
      default: 1_00_000,
    }),
    goal: ask.goal(),
    goalPrices: ask.goalPrices(),
    period: ask.timeInvested(),
    rate: ask.expectedReturn(),
  },
  more: {
    'How the return is counted': {
      compounding: ask.oneOf(
        {
          label: 'How often the return is added',
          help: 'For a fund choose once a year, as its return is stated for a year. Choose monthly for a rate quoted as “compounded monthly”.',
          assumed: true,
        },
        [
          ['yearly', 'Once a year (most sites)'],
          ['half-yearly', 'Every half-year'],
          ['quarterly', 'Every quarter'],
          ['monthly', 'Every month'],
          ['daily', 'Every day'],
        ],
      ),
    },
    'Costs and inflation': ask.costs(),
    [taxTitle]: { ...taxOnRedemption(), goalAfterTax: ask.goalAfterTax(), ...bookedGains() },
  },
  presets: [
    { label: 'Bonus of ₹5 lakh, 15 years', input: { amount: 5_00_000, period: 180 } },
    { label: '₹50 lakh in 10 years', input: { known: 'goal', goal: 50_00_000 } },
    { label: 'Debt fund, 3 years at 7%', input: { amount: 10_00_000, period: 36, rate: 7, fund: 'debt' } },
  ],
});

export type LumpsumInput = InputOf<typeof form.fields>;

export default form;
