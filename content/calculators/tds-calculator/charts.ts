import { type Chart, linesChart, partsChart } from '@/lib/calculator';
import type { TdsInput } from './form';
import { type Deduction, deductionOf } from './ledger';
import type { SectionOfPayment } from './section-of';

/** Returns what of a bill goes to the payee and what to the tax department; no chart where the tax is more than the bill. */
export function partsCharts(tax: number, bill: number): Chart[] {
  if (tax > bill) return [];
  return [
    partsChart('Where the bill goes', [
      { label: 'To the payee', value: bill - tax, tone: 'own' },
      { label: 'TDS', value: tax, tone: 'tax' },
    ]),
  ];
}

/** Returns the tax as this payment grows, from a little to twice its amount: it shows the step at a limit. */
export function growthCharts(section: SectionOfPayment, found: Deduction, input: TdsInput): Chart[] {
  if (input.dealValue !== null || found.isExcused || found.waiting !== null) return [];
  const points = 24;
  const amounts = Array.from({ length: points }, (_, index) => Math.max(1, (2 * input.amount * (index + 1)) / points));
  return [
    linesChart('TDS as this payment grows', {
      x: { label: 'Payment', unit: 'rupees', values: amounts.map((amount) => Math.round(amount)) },
      // Half of the points lie below this payment.
      rest: points / 2 - 1,
      series: [
        {
          label: 'TDS to deduct',
          tone: 'tax',
          values: amounts.map((amount) => deductionOf(section, { ...input, amount }).tax),
        },
      ],
    }),
  ];
}
