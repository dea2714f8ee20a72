import { bookedGains } from '@/content/questions/booked-gains';
import * as ask from '@/content/questions/growth';
import { taxOnRedemption, taxTitle } from '@/content/questions/redemption';
import { defineForm, type InputOf, money, percent } from '@/lib/calculator';

const hasGoal = { known: ['goal', 'rise'] } as const;
const risesBy = (by: 'percent' | 'amount') => ({ known: ['amount', 'goal'], riseBy: by }) as const;

const form = defineForm({
  main: {
    known: ask.oneOf({ label: 'I know' }, [
      ['amount', 'My first SIP and its rise'],
      ['goal', 'My goal: find the first SIP'],
      ['rise', 'My goal and first SIP: find the rise'],
    ]),
    amount: ask.instalment('First SIP amount', {
      help: 'What you pay with each instalment of the first year.',
      showIf: { known: ['amount', 'rise'] },
    }),
    goal: ask.goal(hasGoal),
    riseBy: ask.oneOf({ label: 'The SIP rises', showIf: { known: ['amount', 'goal'] } }, [
      ['percent', 'By a percentage'],
      ['amount', 'By an amount'],
    ]),
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
    riseAmount: ask.amount('Rise in rupees, each time', [0, 20_000], {
      showIf: risesBy('amount'),
      max: 10_00_000,
      step: 500,
      default: 1_000,
    }),
    period: ask.timeInvested({ help: 'From the first day to the day you look at the value.', default: 240 }),
    rate: ask.expectedReturn(),
  },
  more: {
    'The rise and the goal': {
      every: ask.oneOf({ label: 'How often it rises', default: '12' }, [
        ['6', 'Every half-year'],
        ['12', 'Every year'],
        ['24', 'Every two years'],
      ]),
      cap: money({
        label: 'Never more than',
        help: 'The SIP stops rising at this amount. Leave it empty for no limit.',
        showIf: { known: 'amount' },
        min: 10,
        max: 10_00_00_000,
        optional: true,
        default: null,
      }),
      goalPrices: ask.goalPrices({ showIf: hasGoal, assumed: true }),
    },
    Instalments: {
      frequency: ask.frequency(),
      lumpSum: ask.lumpSumAtStart(),
      stopAfter: ask.stopAfter(),
      convention: ask.convention({ assumed: true }),
    },
    'Costs and inflation': ask.costs(),
    [taxTitle]: { ...taxOnRedemption(), goalAfterTax: ask.goalAfterTax(hasGoal), ...bookedGains() },
  },
  presets: [
    { label: '₹5,000, 5% more each year', input: { amount: 5_000, risePercent: 5 } },
    { label: '₹1,000 more each year', input: { riseBy: 'amount', riseAmount: 1_000 } },
    { label: '₹1 crore in 15 years', input: { known: 'goal', period: 180 } },
    { label: 'Stops rising at ₹25,000', input: { cap: 25_000 } },
    { label: 'Pay 10 years, wait 10', input: { period: 240, stopAfter: 120 } },
  ],
});

export type StepUpInput = InputOf<typeof form.fields>;

export default form;
