/** Questions that the pages on growing money share. */
import { fundTax as law } from '@/content/rules/mutual-funds';
import { choice, type InputOf, money, percent, yesNo } from '@/lib/calculator';
import { formatCompact, formatDate } from '@/lib/format';

const holding = `${law.longTermAfterMonths.value} months`;
const goalKnown = { known: 'goal' } as const;
const taxed = ['equity', 'debt'] as const;

/** "I know my goal", the goal itself, and what it means. */
export const goalFields = {
  known: choice({
    label: 'I know',
    options: [
      { value: 'amount', label: 'How much I can invest' },
      { value: 'goal', label: 'My goal' },
    ],
    default: 'amount',
  }),
  goal: money({
    label: 'Your goal',
    help: 'What you want to have at the end.',
    showIf: goalKnown,
    min: 1_000,
    max: 1_000_00_00_000,
    step: 1_00_000,
    slider: { min: 1_00_000, max: 10_00_00_000 },
    default: 1_00_00_000,
  }),
  goalPrices: choice({
    label: 'The goal is',
    showIf: goalKnown,
    options: [
      { value: 'then', label: 'The amount on the last day' },
      { value: 'today', label: 'At today’s prices', help: 'We add inflation up to the day you need it.' },
    ],
    default: 'then',
  }),
  goalAfterTax: yesNo({
    label: 'My goal is what I keep after tax',
    showIf: { known: 'goal', fund: taxed },
    default: false,
  }),
};

export const rateField = percent({
  label: 'Expected return, per year',
  help: 'Your own guess. No fund promises a return, and it can be negative.',
  min: -50,
  max: 50,
  slider: { min: 1, max: 30 },
  step: 0.5,
  default: 12,
});

export const conventionField = choice({
  label: 'How the return is counted',
  help: 'Calculators differ here. If you don’t pay monthly, the number of instalments in a year replaces 12.',
  options: [
    {
      value: 'nominal-start',
      label: 'R ÷ 12 per month, instalment at the start of the month (most sites)',
      help: 'ClearTax prints this formula; the figures of Kotak Securities, HDFC and ICICI Prudential fit it too.',
    },
    {
      value: 'effective-start',
      label: 'Effective annual return, start of month (as Groww computes)',
      help: 'A return of 12% means exactly 12% a year. Others who rebuilt the Groww calculator found this formula.',
    },
    {
      value: 'nominal-end',
      label: 'R ÷ 12, end of month (as AMFI’s own calculator)',
      help: 'The figures of AMFI’s Mutual Funds Sahi Hai and of Axis Bank fit it.',
    },
    {
      value: 'effective-end',
      label: 'Effective annual return, end of month',
      help: 'The lowest of the four. We know of no large site that uses it.',
    },
  ],
  default: 'nominal-start',
});

export const frequencyField = choice({
  label: 'How often you pay',
  help: 'A daily SIP is counted on all 365 days.',
  options: [
    { value: 'daily', label: 'Every day' },
    { value: 'weekly', label: 'Every week' },
    { value: 'fortnightly', label: 'Every two weeks' },
    { value: 'monthly', label: 'Every month' },
    { value: 'quarterly', label: 'Every quarter' },
    { value: 'half-yearly', label: 'Every half-year' },
    { value: 'yearly', label: 'Every year' },
  ],
  default: 'monthly',
});

export const lumpSumField = money({
  label: 'Lump sum at the start',
  help: 'Paid on the first day. It grows at the same rate as the instalments.',
  min: 0,
  max: 100_00_00_000,
  slider: { min: 0, max: 50_00_000 },
  default: 0,
});

/** What lowers the return, and what the money will buy. */
export const costFields = {
  expenseRatio: percent({
    label: 'Expense ratio not yet in the return, per year',
    help: 'It is subtracted from the return. Published fund returns are already after expenses; leave 0 for those.',
    min: 0,
    max: 5,
    slider: { min: 0, max: 3 },
    step: 0.05,
    default: 0,
  }),

  inflation: percent({
    label: 'Inflation, per year',
    help: 'To show what the money will buy.',
    min: 0,
    max: 20,
    slider: { min: 0, max: 12 },
    step: 0.5,
    default: 6,
  }),
};

/** The heading above `taxFields`. */
export const taxTitle = 'Tax on redemption';

/** How the gain is taxed when units are sold. */
export const taxFields = {
  fund: choice({
    label: 'Tax when you redeem',
    options: [
      {
        value: 'equity',
        label: 'Equity-oriented fund',
        help: `Each purchase is counted from its own date: short-term for its first ${holding}, long-term after that.`,
      },
      {
        value: 'debt',
        label: `Debt fund bought since ${formatDate(law.slabTaxedIfBoughtFrom.value)}`,
        help: 'The whole gain is taxed at your slab rate, however long you hold.',
      },
      { value: 'none', label: 'Leave out tax' },
    ],
    default: 'equity',
    assumed: true,
  }),
  exemptionUsed: money({
    label: 'Exemption for long-term gains used elsewhere',
    help: 'How much of it your other shares and equity funds sold in the same financial year use up.',
    showIf: { fund: 'equity' },
    min: 0,
    max: law.longTermExemption.value,
    default: 0,
  }),
  slabRate: percent({
    label: 'Your slab rate',
    assumed: true,
    help: 'The rate on your last rupee of income, before surcharge and cess.',
    showIf: { fund: 'debt' },
    min: 0,
    max: 30,
    step: 5,
    default: 30,
  }),
  surcharge: choice({
    label: 'Surcharge',
    help: 'We count what these gains bring by themselves. Choose a rate if your other income brings more; the highest is only in the old regime.',
    showIf: { fund: taxed },
    options: [
      { value: '0', label: 'By these gains alone' },
      ...law.surcharge.value.map(([above, rate]) => ({
        value: String(rate),
        label: `${rate}%: total income above ${formatCompact(above)}`,
      })),
    ],
    default: '0',
  }),
  cess: yesNo({
    label: `Add ${law.cess.value}% cess`,
    help: 'Everyone pays it. Switch it off only to compare with a site that leaves it out.',
    showIf: { fund: taxed },
    default: true,
  }),
  anniversary: choice({
    label: `Sold exactly ${holding} after the purchase`,
    help: `The law asks for more than ${holding}. The Delhi High Court counts the day of purchase.`,
    showIf: { fund: 'equity' },
    options: [
      { value: 'long', label: 'Long-term' },
      { value: 'short', label: 'Short-term' },
    ],
    default: 'long',
  }),
};

export type TaxChoices = InputOf<typeof taxFields>;
export type GoalChoices = InputOf<typeof goalFields>;
export type Convention = (typeof conventionField)['default'];
export type Frequency = (typeof frequencyField)['default'];
