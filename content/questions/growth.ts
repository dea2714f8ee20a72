/** Questions on growing money that several pages ask. Functions, so that a page makes only what it asks. */
import { type ChoiceField, type Condition, duration, type InputOf, percent } from '@/lib/calculator';
import { firstNo, mayBeEmpty, type Other, oneOf } from './kinds';
import { amount } from './loan';
import { inflation, yearlyRate } from './yearly-rates';

export { firstNo, mayBeEmpty, oneOf } from './kinds';
export { amount } from './loan';
export { inflation, yearlyRate } from './yearly-rates';

/** What a page adds to a question with options. */
type OtherChoice = Pick<ChoiceField, 'showIf' | 'assumed'>;

/** Asks for the return that the visitor expects of a fund, % a year. */
export const expectedReturn = (other?: Other) =>
  yearlyRate('Expected return, per year', {
    help: 'Your own guess. No fund promises a return, and it can be negative.',
    slider: { min: 1, max: 30 },
    ...other,
  });

/** Asks how long money stays invested; the slider ends at 40 years. */
export const timeInvested = (other?: Other) =>
  duration({ label: 'Time invested', min: 1, max: 600, slider: { min: 12, max: 480 }, default: 120, ...other });

/** Asks for the instalment of a SIP, ₹. */
export const instalment = (label: string, other: Other) =>
  amount(label, [500, 2_00_000], { min: 10, max: 1_00_00_000, step: 500, default: 10_000, ...other });

/** Asks after what time instalments end while the money stays invested; empty means that they are paid throughout. */
export const stopAfter = () =>
  mayBeEmpty(
    duration({
      label: 'Stop paying after',
      help: 'The money stays invested to the end. Leave it empty to pay throughout.',
      min: 1,
      max: 600,
      default: 120,
    }),
  );

/** Asks for what is paid on the first day beside the instalments, ₹. */
export const lumpSumAtStart = () =>
  amount('Lump sum at the start', [0, 50_00_000], {
    help: 'Paid on the first day. It grows at the same rate as the instalments.',
  });

/** Asks how often an instalment is paid. */
export const frequency = () =>
  oneOf({ label: 'How often you pay', help: 'A daily SIP is counted on all 365 days.', default: 'monthly' }, [
    ['daily', 'Every day'],
    ['weekly', 'Every week'],
    ['fortnightly', 'Every two weeks'],
    ['monthly', 'Every month'],
    ['quarterly', 'Every quarter'],
    ['half-yearly', 'Every half-year'],
    ['yearly', 'Every year'],
  ]);

const asMostSites = [
  'nominal-start',
  'R ÷ 12, start of month (most sites)',
  'ClearTax prints this formula; the figures of Kotak Securities, HDFC and ICICI Prudential fit it too.',
] as const;
const asGroww = [
  'effective-start',
  'Effective annual return, start of month',
  'As Groww computes: a return of 12% means exactly 12% a year. Others who rebuilt its calculator found this formula.',
] as const;
/** How the return is counted where instalments are compared with a lump sum: the return of a whole year comes first, as for a lump sum. */
export const startConventions = [asGroww, asMostSites] as const;

/** Asks how the return is counted, and when in its period an instalment is paid. */
export const convention = (other?: OtherChoice) =>
  oneOf(
    {
      label: 'How the return is counted',
      help: 'Calculators differ here. If you don’t pay monthly, the number of instalments in a year replaces 12.',
      ...other,
    },
    [
      asMostSites,
      asGroww,
      [
        'nominal-end',
        'R ÷ 12, end of month (AMFI)',
        'The figures of AMFI’s Mutual Funds Sahi Hai and of Axis Bank fit it.',
      ],
      [
        'effective-end',
        'Effective annual return, end of month',
        'The lowest of the four. We know of no large site that uses it.',
      ],
    ],
  );

const goalKnown = { known: 'goal' } as const;

/** Asks whether the amount or the goal is known. */
export const amountOrGoal = () =>
  oneOf({ label: 'I know' }, [
    ['amount', 'How much I can invest'],
    ['goal', 'My goal'],
  ]);

/** Asks for the goal, ₹. */
export const goal = (showIf: Condition = goalKnown) =>
  amount('Your goal', [1_00_000, 10_00_00_000], {
    help: 'What you want to have at the end.',
    showIf,
    min: 1_000,
    max: 1_000_00_00_000,
    step: 1_00_000,
    default: 1_00_00_000,
  });

/** Asks in whose prices the goal is. */
export const goalPrices = (other: OtherChoice = { showIf: goalKnown }) =>
  oneOf({ label: 'The goal is', ...other }, [
    ['then', 'The amount on the last day'],
    ['today', 'At today’s prices', 'We add inflation up to the day you need it.'],
  ]);

/** The answers on the kind of fund with which tax is counted. */
export const taxedFunds = ['equity', 'debt', 'other', 'listed'] as const;

/** Asks whether the goal is what is left after tax. */
export const goalAfterTax = (showIf: Condition = goalKnown) =>
  firstNo('My goal is what I keep after tax', { showIf: { ...showIf, fund: taxedFunds } });

/** Asks what lowers the return, and what the money will buy. */
export const costs = () => ({
  expenseRatio: percent({
    label: 'Expense ratio not yet in the return, per year',
    help: 'It is subtracted from the return. Published fund returns are already after expenses; leave 0 for those.',
    min: 0,
    max: 5,
    slider: { min: 0, max: 3 },
    step: 0.05,
    default: 0,
  }),
  inflation: inflation(),
});

/** The goal and how it is meant. */
export type GoalChoices = InputOf<{
  readonly goal: ReturnType<typeof goal>;
  readonly goalPrices: ReturnType<typeof goalPrices>;
  readonly goalAfterTax: ReturnType<typeof goalAfterTax>;
}>;
export type Convention = ReturnType<typeof convention>['default'];
export type Frequency = ReturnType<typeof frequency>['default'];
