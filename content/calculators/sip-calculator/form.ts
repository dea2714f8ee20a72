import { fundTax2025_26 as law } from '@/content/rules/mutual-funds';
import { choice, defineForm, duration, type InputOf, money, percent, yesNo } from '@/lib/calculator';
import { formatCompact, formatDate } from '@/lib/format';

export const fields = {
  amount: money({
    label: 'SIP amount',
    help: 'What you pay with each instalment.',
    min: 10,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 500, max: 2_00_000 },
    default: 10_000,
  }),
  period: duration({
    label: 'Time invested',
    help: 'From the first day to the day you look at the value.',
    min: 1,
    max: 600,
    slider: { min: 12, max: 480 },
    default: 120,
  }),
  rate: percent({
    label: 'Expected return, per year',
    help: 'Your own guess. No fund promises a return; it can also be negative.',
    min: -50,
    max: 50,
    slider: { min: 1, max: 30 },
    step: 0.5,
    default: 12,
  }),
  convention: choice({
    label: 'How the return is counted',
    help: 'Calculators differ here. With instalments other than monthly, the number of instalments in a year replaces 12.',
    options: [
      {
        value: 'nominal-start',
        label: 'R ÷ 12 per month, instalment at the start of the month (most sites)',
        help: 'ClearTax prints this formula; the figures of Kotak Securities, HDFC and ICICI Prudential fit it too.',
      },
      {
        value: 'effective-start',
        label: 'Effective annual return, start of month (as Groww computes)',
        help: 'A return of 12% means exactly 12% a year. This is how others have rebuilt the Groww calculator.',
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
  }),
  frequency: choice({
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
  }),
  lumpSum: money({
    label: 'Lump sum at the start',
    help: 'Paid on the first day. It grows at the same rate as the instalments.',
    min: 0,
    max: 100_00_00_000,
    slider: { min: 0, max: 50_00_000 },
    default: 0,
  }),
  stopAfter: duration({
    label: 'Stop paying after',
    help: 'The money stays invested to the end. Leave it empty to pay throughout.',
    min: 1,
    max: 600,
    optional: true,
    default: null,
  }),
  expenseRatio: percent({
    label: 'Expense ratio not yet in the return, per year',
    help: 'It is taken off the return. Published returns of funds are already after expenses: leave 0 for those.',
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
  fund: choice({
    label: 'Tax when you redeem',
    options: [
      {
        value: 'equity',
        label: 'Equity-oriented fund',
        help: `Each instalment has its own clock: short-term for its first ${law.longTermAfterMonths.value} months, long-term after.`,
      },
      {
        value: 'debt',
        label: `Debt fund bought since ${formatDate(law.slabTaxedIfBoughtFrom.value)}`,
        help: 'The whole gain is taxed at your slab rate, however long you hold.',
      },
      { value: 'none', label: 'Leave tax out' },
    ],
    default: 'equity',
  }),
  exemptionUsed: money({
    label: 'Exemption for long-term gains used elsewhere',
    help: 'What other shares and equity funds sold in the same financial year take of it.',
    showIf: { fund: 'equity' },
    min: 0,
    max: law.longTermExemption.value,
    default: 0,
  }),
  slabRate: percent({
    label: 'Your slab rate',
    help: 'The rate on your last rupee of income, before surcharge and cess.',
    showIf: { fund: 'debt' },
    min: 0,
    max: 30,
    step: 5,
    default: 30,
  }),
  surcharge: choice({
    label: 'Surcharge',
    help: 'It goes by your total income in the year of redemption, with this gain in it. The highest step is for the old regime only.',
    showIf: { fund: ['equity', 'debt'] },
    options: [
      { value: '0', label: 'None' },
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
    showIf: { fund: ['equity', 'debt'] },
    default: true,
  }),
};

export type SipInput = InputOf<typeof fields>;

export default defineForm({
  fields,
  groups: [
    { fields: ['amount', 'period', 'rate'] },
    { fields: ['convention'] },
    { title: 'Instalments', fields: ['frequency', 'lumpSum', 'stopAfter'], more: true },
    { title: 'Costs and inflation', fields: ['expenseRatio', 'inflation'], more: true },
    { title: 'Tax on redemption', fields: ['fund', 'exemptionUsed', 'slabRate', 'surcharge', 'cess'], more: true },
  ],
  presets: [
    { label: 'Child’s college', input: { amount: 5_000, period: 180 } },
    {
      label: 'Pay 10 years, wait 10',
      input: { amount: 25_000, period: 240, stopAfter: 120 },
    },
    { label: '₹500 a week', input: { amount: 500, period: 120, frequency: 'weekly' } },
    {
      label: 'Debt fund, 3 years',
      input: { amount: 10_000, period: 36, rate: 7, convention: 'effective-start', fund: 'debt' },
    },
  ],
});
