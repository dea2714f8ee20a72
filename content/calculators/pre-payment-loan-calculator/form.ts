import {
  choice,
  date,
  defineForm,
  duration,
  type InputOf,
  money,
  month,
  percent,
  rows,
  whole,
  yesNo,
} from '@/lib/calculator';

const fromBalance = { known: ['months', 'emi'] } as const;
const original = { known: 'original' } as const;
const oldRegime = { regime: 'old' } as const;
const most = 100_00_00_000;

export const fields = {
  known: choice({
    label: 'What you know about the loan',
    options: [
      { value: 'months', label: 'Balance and months left' },
      { value: 'emi', label: 'Balance and EMI' },
      { value: 'original', label: 'Original loan and EMIs paid' },
    ],
    default: 'months',
  }),
  balance: money({
    label: 'Outstanding balance',
    help: 'The principal you still owe today.',
    showIf: fromBalance,
    min: 1_000,
    max: most,
    step: 10_000,
    slider: { min: 1_00_000, max: 2_00_00_000 },
    default: 40_00_000,
  }),
  loan: money({
    label: 'Original loan amount',
    showIf: original,
    min: 1_000,
    max: most,
    step: 10_000,
    slider: { min: 1_00_000, max: 2_00_00_000 },
    default: 50_00_000,
  }),
  rate: percent({
    label: 'Interest rate, per year',
    min: 0,
    max: 60,
    step: 0.05,
    slider: { min: 5, max: 20 },
    default: 8.5,
  }),
  monthsLeft: duration({
    label: 'Time left',
    showIf: { known: 'months' },
    min: 1,
    max: 480,
    slider: { min: 12, max: 360 },
    default: 180,
  }),
  emi: money({
    label: 'Monthly EMI',
    showIf: { known: 'emi' },
    min: 1,
    max: most,
    step: 500,
    slider: { min: 5_000, max: 2_00_000 },
    default: 40_000,
  }),
  tenure: duration({
    label: 'Original tenure',
    showIf: original,
    min: 1,
    max: 480,
    slider: { min: 12, max: 360 },
    default: 240,
  }),
  emisPaid: whole({
    label: 'EMIs paid so far',
    showIf: original,
    min: 0,
    max: 479,
    slider: { min: 0, max: 240 },
    default: 60,
  }),
  lumpSum: money({
    label: 'One-time prepayment',
    min: 0,
    max: most,
    step: 10_000,
    slider: { min: 0, max: 50_00_000 },
    default: 5_00_000,
  }),
  lumpSumAfter: whole({
    label: 'Made after EMI number',
    help: 'Counted from your next EMI: 0 is now, 12 is a year from now.',
    showIf: { lumpSum: { above: 0 } },
    min: 0,
    max: 479,
    slider: { min: 0, max: 120 },
    default: 0,
  }),
  prepaymentEffect: choice({
    label: 'What a prepayment does',
    options: [
      { value: 'tenure', label: 'Ends the loan sooner', help: 'The EMI stays. This saves the most interest.' },
      { value: 'emi', label: 'Lowers the EMI', help: 'The loan ends on its original date.' },
    ],
    default: 'tenure',
  }),

  prepayments: rows({
    label: 'More prepayments',
    noun: 'prepayment',
    fields: {
      every: choice({
        label: 'How',
        options: [
          { value: 'once', label: 'Once' },
          { value: 'monthly', label: 'Every month' },
          { value: 'yearly', label: 'Every year' },
          { value: 'share', label: '% of the balance, every year' },
          { value: 'rise', label: 'EMI raised by % every year' },
        ],
        default: 'yearly',
      }),
      amount: money({
        label: 'Amount',
        showIf: { every: ['once', 'monthly', 'yearly'] },
        min: 1,
        max: most,
        optional: true,
        default: null,
      }),
      percent: percent({
        label: 'Percent',
        showIf: { every: ['share', 'rise'] },
        min: 0.1,
        max: 50,
        step: 0.5,
        optional: true,
        default: null,
      }),
      after: whole({ label: 'After EMI number', min: 0, max: 479, default: 12 }),
    },
    default: [],
    maxRows: 12,
  }),

  rateType: choice({
    label: 'Rate when you prepay',
    options: [
      { value: 'floating', label: 'Floating' },
      { value: 'fixed', label: 'Fixed', help: 'Choose this also for the fixed years of a loan that floats later.' },
    ],
    default: 'floating',
    assumed: true,
  }),
  purpose: choice({
    label: 'Borrower and purpose',
    options: [
      { value: 'own', label: 'A person, not for business' },
      { value: 'business', label: 'A person, micro or small enterprise, for business' },
      { value: 'other', label: 'A larger firm' },
    ],
    default: 'own',
    assumed: true,
  }),
  lender: choice({
    label: 'Lender',
    options: [
      { value: 'bank', label: 'Bank', help: 'Not one of the smaller kinds of bank below.' },
      { value: 'smallFinance', label: 'Small finance bank' },
      { value: 'localArea', label: 'Local area bank' },
      { value: 'regionalRural', label: 'Regional rural bank' },
      { value: 'cooperativeTier4', label: 'Urban co-operative bank, tier 4' },
      { value: 'cooperativeTier3', label: 'Urban co-operative bank, tier 3, or state or central co-operative bank' },
      { value: 'cooperativeSmall', label: 'Urban co-operative bank, tier 1 or 2' },
      { value: 'nbfcUpper', label: 'NBFC or housing finance company, upper layer' },
      { value: 'nbfcMiddle', label: 'NBFC or housing finance company, middle layer' },
      { value: 'nbfcBase', label: 'NBFC, base layer' },
      { value: 'institution', label: 'All-India institution, such as SIDBI' },
    ],
    default: 'bank',
    assumed: true,
  }),
  sanctionedOn: date({
    label: 'Sanctioned or last renewed on',
    min: '2000-01-01',
    max: '2035-12-31',
    default: '2024-04-01',
    assumed: true,
  }),
  sanctioned: money({
    label: 'Sanctioned amount',
    showIf: {
      ...fromBalance,
      purpose: 'business',
      lender: ['smallFinance', 'regionalRural', 'cooperativeTier3', 'nbfcMiddle'],
    },
    min: 1_000,
    max: most,
    step: 10_000,
    slider: { min: 1_00_000, max: 2_00_00_000 },
    default: 50_00_000,
  }),
  chargePercent: percent({
    label: 'Charge your lender asks for, % of the amount prepaid',
    help: 'Before GST, which we add. We count it only where it is allowed.',
    min: 0,
    max: 10,
    slider: { min: 0, max: 5 },
    default: 0,
  }),

  investReturn: percent({
    label: 'Return if you invest instead, per year',
    min: 0,
    max: 30,
    step: 0.5,
    slider: { min: 4, max: 16 },
    default: 10,
  }),
  investTax: choice({
    label: 'How that return is taxed',
    options: [
      { value: 'equity', label: 'Equity fund: when sold' },
      { value: 'slab', label: 'Deposit: at your rate, every year' },
      { value: 'none', label: 'Not at all, such as PPF' },
    ],
    default: 'equity',
    assumed: true,
  }),

  regime: choice({
    label: 'Income-tax regime',
    options: [
      { value: 'new', label: 'New regime' },
      { value: 'old', label: 'Old regime' },
    ],
    default: 'new',
  }),
  taxRate: percent({
    label: 'Your tax rate, with cess',
    help: 'The rate of your highest slab, with cess.',
    min: 0,
    max: 43,
    slider: { min: 0, max: 36 },
    default: 31.2,
  }),
  homeLoan: yesNo({
    label: 'Home loan for a house you live in',
    help: 'If Yes, we count the deductions you lose by prepaying.',
    showIf: oldRegime,
    default: true,
    assumed: true,
  }),
  otherSavings: money({
    label: 'Savings that you deduct besides this loan, per year',
    help: 'Provident fund, insurance, school fees and others: section 80C, 2026-27: 123.',
    showIf: { ...oldRegime, homeLoan: true },
    min: 0,
    max: 10_00_000,
    step: 10_000,
    slider: { min: 0, max: 1_50_000 },
    default: 1_50_000,
    assumed: true,
  }),

  nextEmi: month({ label: 'Month of the next EMI', min: '2020-04', max: '2050-12', default: '2026-12', today: 'next' }),
};

export type PrepaymentInput = InputOf<typeof fields>;

export default defineForm({
  fields,
  groups: [
    {
      fields: [
        'known',
        'balance',
        'loan',
        'rate',
        'monthsLeft',
        'emi',
        'tenure',
        'emisPaid',
        'lumpSum',
        'lumpSumAfter',
        'prepaymentEffect',
      ],
    },
    { title: 'More prepayments', fields: ['prepayments'], more: true },
    {
      title: 'Prepayment charge',
      fields: ['rateType', 'purpose', 'lender', 'sanctionedOn', 'sanctioned', 'chargePercent'],
      more: true,
    },
    { title: 'Or invest the money', fields: ['investReturn', 'investTax'], more: true },
    { title: 'Tax', fields: ['regime', 'taxRate', 'homeLoan', 'otherSavings'], more: true },
    { title: 'Dates', fields: ['nextEmi'], more: true },
  ],
  presets: [
    {
      label: '₹10,000 extra every month',
      input: { lumpSum: 0, prepayments: [{ every: 'monthly', amount: 10_000, percent: null, after: 1 }] },
    },
    {
      label: 'EMI raised 5% a year',
      input: { lumpSum: 0, prepayments: [{ every: 'rise', amount: null, percent: 5, after: 12 }] },
    },
    {
      label: 'Fixed-rate personal loan, 3% charge',
      input: {
        balance: 5_00_000,
        rate: 14,
        monthsLeft: 36,
        lumpSum: 2_00_000,
        lumpSumAfter: 0,
        rateType: 'fixed',
        chargePercent: 3,
      },
    },
    {
      label: 'Home loan, old regime',
      input: { regime: 'old', otherSavings: 1_00_000 },
    },
  ],
});
