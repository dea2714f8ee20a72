import type { Slot } from '@/lib/prefill';
import type { CalculatorId } from './catalogue';

/** Calculators that take figures: which figure goes into which box. Without an entry the first box of a kind takes it. */
export const searchSlots: Readonly<Partial<Record<CalculatorId, readonly Slot[]>>> = {
  'income-tax': [
    { field: 'homeLoan', kind: 'money', from: 10_000, to: 20_00_000, words: 'home loan interest|loan interest' },
    { field: 'salary', kind: 'money', from: 1_50_000, to: 50_00_00_000, per: 'year' },
  ],
  'old-vs-new-tax-regime-calculator': [
    { field: 'savings', kind: 'money', from: 1_000, to: 1_50_000, words: '80c' },
    { field: 'salary', kind: 'money', from: 1_50_000, to: 50_00_00_000, per: 'year' },
  ],
  'take-home-salary-calculator': [{ field: 'ctc', kind: 'money', from: 1_00_000, to: 50_00_00_000, per: 'year' }],
  'hra-calculator': [
    { field: 'salary', kind: 'money', from: 5_000, to: 10_00_000, words: 'basic|salary' },
    { field: 'hra', kind: 'money', from: 1_000, to: 5_00_000, words: 'hra received|received' },
    { field: 'rent', kind: 'money', from: 1_000, to: 5_00_000, per: 'month' },
  ],
  'emi-calculator': [
    { field: 'loan', kind: 'money', from: 75_000, to: 1_00_00_00_000 },
    { field: 'rate', kind: 'percent', from: 1, to: 48 },
    { field: 'tenure', kind: 'duration', from: 3, to: 480 },
  ],
  'esop-tax': [
    { field: 'salary', kind: 'money', from: 2_00_000, to: 50_00_00_000, per: 'year', words: 'salary|ctc|income' },
  ],
  // A rent is in a row, which a search cannot fill in.
  'rental-income': [{ field: 'salary', kind: 'money', from: 1_50_000, to: 50_00_00_000, per: 'year', words: 'salary' }],
  'section-80c-optimizer': [
    { field: 'epf', kind: 'money', from: 1_000, to: 5_00_000, words: 'epf|pf' },
    { field: 'salary', kind: 'money', from: 2_50_000, to: 50_00_00_000, per: 'year', words: 'salary' },
  ],
  'health-insurance': [
    { field: 'parentsPremium', kind: 'money', from: 1_000, to: 1_50_000, words: 'parents|parent' },
    { field: 'familyPremium', kind: 'money', from: 1_000, to: 1_50_000 },
    { field: 'salary', kind: 'money', from: 2_00_000, to: 50_00_00_000, per: 'year' },
  ],
  'pre-payment-loan-calculator': [
    {
      field: 'balance',
      kind: 'money',
      from: 50_000,
      to: 1_00_00_00_000,
      words: 'on|of|outstanding|loan|balance',
      largest: true,
    },
    { field: 'lumpSum', kind: 'money', from: 1_000, to: 50_00_00_000, words: 'prepay|prepayment|pay|extra' },
    { field: 'rate', kind: 'percent', from: 1, to: 48 },
    { field: 'monthsLeft', kind: 'duration', from: 3, to: 480 },
  ],
  'sip-calculator': [
    { field: 'amount', kind: 'money', from: 100, to: 5_00_000, per: 'month' },
    { field: 'goal', kind: 'money', from: 10_00_000, to: 1_00_00_00_000, choices: { known: 'goal' } },
    { field: 'rate', kind: 'percent', from: 1, to: 30 },
    { field: 'period', kind: 'duration', from: 6, to: 600 },
  ],
  'step-up-sip-calculator': [
    { field: 'amount', kind: 'money', from: 100, to: 5_00_000, per: 'month' },
    {
      field: 'risePercent',
      kind: 'percent',
      from: 1,
      to: 50,
      words: 'step up|step-up|stepup|top up|top-up|increase|yearly increase|rise|hike',
    },
    { field: 'rate', kind: 'percent', from: 1, to: 30 },
    { field: 'period', kind: 'duration', from: 12, to: 600 },
  ],
  'lumpsum-vs-sip-calculator': [
    { field: 'total', kind: 'money', from: 1_000, to: 1_00_00_00_000 },
    { field: 'rate', kind: 'percent', from: 1, to: 30 },
    { field: 'period', kind: 'duration', from: 12, to: 600 },
  ],
  'swp-calculator': [
    { field: 'corpus', kind: 'money', from: 1_00_000, to: 1_00_00_00_000, largest: true },
    { field: 'withdrawal', kind: 'money', from: 500, to: 5_00_000, per: 'month' },
    { field: 'rate', kind: 'percent', from: 1, to: 30 },
    { field: 'period', kind: 'duration', from: 12, to: 720 },
  ],
  'cagr-calculator': [
    { field: 'end', kind: 'money', from: 1, to: 1_00_00_00_00_000, words: 'to|now|became|becomes|worth|sold|final' },
    { field: 'start', kind: 'money', from: 1, to: 1_00_00_00_00_000 },
    { field: 'period', kind: 'duration', from: 1, to: 600 },
  ],
  'ppf-calculator': [{ field: 'deposit', kind: 'money', from: 500, to: 1_50_000, per: 'year' }],
  'gst-calculator': [
    { field: 'amount', kind: 'money', from: 1, to: 50_00_00_000 },
    { field: 'rate', kind: 'percent', oneOf: [0.25, 1.5, 3, 5, 18, 40], from: 0, to: 40 },
  ],
  'tds-calculator': [{ field: 'amount', kind: 'money', from: 1_000, to: 1_00_00_00_000 }],
  'inflation-calculator': [
    { field: 'amount', kind: 'money', from: 1, to: 1_00_00_00_000 },
    { field: 'rate', kind: 'percent', from: 1, to: 25 },
    { field: 'period', kind: 'duration', from: 12, to: 720 },
  ],
  'advance-tax': [{ field: 'tax', kind: 'money', from: 1_000, to: 10_00_00_000, words: 'tax' }],
  'capital-gains': [
    {
      field: 'gain',
      kind: 'money',
      from: 1_000,
      to: 10_00_00_000,
      words: 'ltcg|long term|long-term|gain|gains|profit',
      choices: { known: 'gain', gainTerm: 'long' },
    },
  ],
  'gold-loan-calculator': [
    { field: 'wanted', kind: 'money', from: 10_000, to: 10_00_00_000 },
    { field: 'rate', kind: 'percent', from: 5, to: 48 },
    { field: 'tenure', kind: 'duration', from: 1, to: 60 },
  ],
  'car-loan-emi-calculator': [
    {
      field: 'exShowroom',
      kind: 'money',
      from: 2_00_000,
      to: 10_00_00_000,
      words: 'price|ex-showroom|showroom|car of|worth',
    },
    { field: 'rate', kind: 'percent', from: 4, to: 30 },
    { field: 'tenure', kind: 'duration', from: 6, to: 120 },
  ],
  'education-loan-calculator': [
    { field: 'salary', kind: 'money', from: 5_000, to: 20_00_000, per: 'month' },
    { field: 'rate', kind: 'percent', from: 4, to: 24 },
    { field: 'tenure', kind: 'duration', from: 12, to: 240 },
  ],
};
