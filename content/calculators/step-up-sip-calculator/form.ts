import {
  conventionField,
  costFields,
  frequencyField,
  goalFields,
  lumpSumField,
  rateField,
  taxFields,
  taxTitle,
} from '@/content/investing/fields';
import { choice, defineForm, duration, type InputOf, money, percent } from '@/lib/calculator';

const hasGoal = { known: ['goal', 'rise'] } as const;
const risesBy = (by: 'percent' | 'amount') => ({ known: ['amount', 'goal'], riseBy: by }) as const;

const form = defineForm({
  main: {
    known: choice({
      label: 'I know',
      options: [
        { value: 'amount', label: 'My first SIP and its rise' },
        { value: 'goal', label: 'My goal: find the first SIP' },
        { value: 'rise', label: 'My goal and first SIP: find the rise' },
      ],
      default: 'amount',
    }),
    amount: money({
      label: 'First SIP amount',
      help: 'What you pay with each instalment of the first year.',
      showIf: { known: ['amount', 'rise'] },
      min: 10,
      max: 1_00_00_000,
      step: 500,
      slider: { min: 500, max: 2_00_000 },
      default: 10_000,
    }),
    goal: { ...goalFields.goal, showIf: hasGoal },
    riseBy: choice({
      label: 'The SIP rises',
      showIf: { known: ['amount', 'goal'] },
      options: [
        { value: 'percent', label: 'By a percentage' },
        { value: 'amount', label: 'By an amount' },
      ],
      default: 'percent',
    }),
    risePercent: percent({
      label: 'Rise, each time',
      help: '% of the previous instalment. Many people use their yearly salary rise.',
      showIf: risesBy('percent'),
      min: 0,
      max: 100,
      step: 1,
      slider: { min: 0, max: 25 },
      default: 10,
    }),
    riseAmount: money({
      label: 'Rise in rupees, each time',
      showIf: risesBy('amount'),
      min: 0,
      max: 10_00_000,
      step: 500,
      slider: { min: 0, max: 20_000 },
      default: 1_000,
    }),
    period: duration({
      label: 'Time invested',
      help: 'From the first day to the day you look at the value.',
      min: 1,
      max: 600,
      slider: { min: 12, max: 480 },
      default: 240,
    }),
    rate: rateField,
  },
  more: {
    'The rise and the goal': {
      every: choice({
        label: 'How often it rises',
        options: [
          { value: '6', label: 'Every half-year' },
          { value: '12', label: 'Every year' },
          { value: '24', label: 'Every two years' },
        ],
        default: '12',
      }),
      cap: money({
        label: 'Never more than',
        help: 'The SIP stops rising at this amount. Leave it empty for no limit.',
        showIf: { known: 'amount' },
        min: 10,
        max: 10_00_00_000,
        optional: true,
        default: null,
      }),
      goalPrices: { ...goalFields.goalPrices, showIf: hasGoal, assumed: true as const },
    },
    Instalments: {
      frequency: frequencyField,
      lumpSum: lumpSumField,
      convention: { ...conventionField, assumed: true as const },
    },
    'Costs and inflation': costFields,
    [taxTitle]: {
      ...taxFields,
      goalAfterTax: { ...goalFields.goalAfterTax, showIf: { ...hasGoal, fund: ['equity', 'debt'] } as const },
    },
  },
  presets: [
    { label: '₹5,000, 5% more each year', input: { amount: 5_000, risePercent: 5 } },
    { label: '₹1,000 more each year', input: { riseBy: 'amount', riseAmount: 1_000 } },
    { label: '₹1 crore in 15 years', input: { known: 'goal', period: 180 } },
    { label: 'Stops rising at ₹25,000', input: { cap: 25_000 } },
  ],
});

export type StepUpInput = InputOf<typeof form.fields>;

export default form;
