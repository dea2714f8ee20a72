import {
  choice,
  count,
  decimal,
  duration,
  money,
  percent,
  type Result,
  rows,
  rupees,
  shortText,
  verdict,
  whole,
  worksheet,
  yesNo,
} from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';

/** The instalment of a loan, as banks reckon it. */
export function instalment(loan: number, ratePercent: number, months: number): number {
  const rate = ratePercent / 1_200;
  return rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
}

/** Tax by made-up slabs: nil to 4 lakh, 5 % to 8 lakh, 10 % beyond. */
export function toyTax(income: number): number {
  if (income > 8_00_000) return 20_000 + (income - 8_00_000) * 0.1;
  return income > 4_00_000 ? (income - 4_00_000) * 0.05 : 0;
}

/** A loan: smooth in every input. */
export const loanToy = defineCalculator({
  fields: {
    loan: money({ label: 'Loan amount', min: 10_000, max: 10_00_00_000, default: 50_00_000 }),
    rate: percent({ label: 'Interest rate, per year', min: 0, max: 30, default: 8.5 }),
    tenure: duration({ label: 'Tenure', min: 1, max: 480, default: 240, slider: { min: 12, max: 360 } }),
    name: shortText({ label: 'Name', maxLength: 20, default: '' }),
  },
  groups: [{ fields: ['loan', 'rate', 'tenure'] }, { fields: ['name'], more: true }],
  compute: ({ loan, rate, tenure }): Result => {
    const { steps, step } = worksheet();
    const payment = step(
      rupees('Monthly EMI', instalment(loan, rate, tenure), { tone: 'cost' }),
      'by the annuity formula',
    );
    const total = payment * tenure;
    return {
      headline: [
        rupees('Monthly EMI', payment, { tone: 'cost' }),
        rupees('Total interest', total - loan),
        verdict('Kind', 'Level instalments'),
      ],
      sentence: 'You pay it every month.',
      breakdowns: [
        {
          title: 'What you pay',
          total: rupees('Total payment', total),
          parts: [rupees('Principal', loan), rupees('Loan amount', 0), rupees('Total interest', total - loan)],
        },
      ],
      steps,
    };
  },
});

/** Tax with slabs, hidden fields, rows, and income that is refused. */
export const taxToy = defineCalculator({
  fields: {
    income: money({
      label: 'Income',
      min: 0,
      max: 10_00_00_000,
      default: 10_00_000,
      slider: { min: 0, max: 20_00_000 },
    }),
    regime: choice({
      label: 'Regime',
      options: [
        { value: 'new', label: 'New regime' },
        { value: 'old', label: 'Old regime' },
      ],
      default: 'new',
    }),
    deduction: money({ label: 'Deduction', min: 0, max: 1_50_000, default: 0, showIf: { regime: 'old' } }),
    senior: yesNo({ label: 'Senior citizen', default: false }),
    extra: money({ label: 'Extra', min: 0, max: 1_000, default: null, optional: true, paise: true }),
    children: whole({ label: 'Children', min: 0, max: 10, default: 0 }),
    lines: rows({
      label: 'Other income',
      noun: 'line',
      maxRows: 5,
      fields: {
        kind: choice({
          label: 'Kind',
          options: [
            { value: 'rent', label: 'Rent' },
            { value: 'gain', label: 'Gain' },
          ],
          default: 'rent',
        }),
        amount: money({ label: 'Amount', min: 0, max: 50_00_000, default: 0 }),
        area: decimal({
          label: 'Area',
          min: 0,
          max: 1_000,
          step: 0.5,
          default: 0,
          unit: 'sq ft',
          showIf: { kind: 'rent' },
        }),
      },
      default: [
        { kind: 'rent', amount: 1_00_000, area: 40.5 },
        { kind: 'gain', amount: 0, area: 7 },
      ],
    }),
  },
  groups: [{ fields: ['regime', 'income', 'deduction'] }, { fields: ['senior', 'extra', 'children', 'lines'] }],
  check: ({ income, deduction }) =>
    deduction > income ? [{ fields: ['deduction'], text: 'The deduction is more than the income.' }] : [],
  compute: ({ income, deduction, lines, senior }): Result => {
    if (income === 13) throw new Error('no rule on file');
    const taxable = income - deduction + lines.reduce((sum, { amount }) => sum + amount, 0);
    const tax = toyTax(taxable) - (senior ? Math.min(toyTax(taxable), 1_000) : 0);
    return {
      headline: [rupees('Tax', tax, { tone: 'tax' }), count('Lines', lines.length)],
      sentence: 'That is your tax.',
      steps: [],
    };
  },
});

/** Answers in words alone. */
export const wordsToy = defineCalculator({
  fields: { due: yesNo({ label: 'Due', default: true }) },
  groups: [{ fields: ['due'] }],
  compute: ({ due }): Result => ({ headline: [verdict('Liable', due ? 'Yes' : 'No')], sentence: '', steps: [] }),
});

/** An input that may be nothing but nil. */
export const stuckToy = defineCalculator({
  fields: { cess: percent({ label: 'Cess', min: 0, max: 30, default: 0 }) },
  groups: [{ fields: ['cess'] }],
  check: ({ cess }) => (cess > 0 ? [{ fields: ['cess'], text: 'No cess is due at this rate.' }] : []),
  compute: (): Result => ({ headline: [rupees('Total', 11_800)], sentence: '', steps: [] }),
});
