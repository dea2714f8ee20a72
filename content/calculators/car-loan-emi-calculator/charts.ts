import { type Breakdown, type Chart, linesChart, partsChart, rupees } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { PricedInput } from './price';
import { type CarLoan, type Ownership, valueAfter } from './purchase';

/** Returns what is paid back, and what owning the car costs where that is known. */
export function breakdownsOf(loan: CarLoan, ownership: Ownership | null): Breakdown[] {
  return listOf(
    {
      title: 'What you pay back',
      total: rupees('Total paid to the lender', loan.loan + loan.interest),
      parts: [
        rupees('Loan amount', loan.loan, { tone: 'own' }),
        rupees('Total interest', loan.interest, { tone: 'cost' }),
      ],
    },
    ownership && {
      title: 'What owning the car costs',
      total: rupees('Cost of owning the car', ownership.total),
      parts: [
        rupees('Loss of value', ownership.lossOfValue, { tone: 'own' }),
        rupees('Road tax, insurance and similar at purchase', ownership.taxesAndInsurance, { tone: 'tax' }),
        rupees('Interest and fee while you keep it', ownership.interestAndFees, { tone: 'cost' }),
        rupees('Fuel or charging', ownership.fuel, { tone: 'other' }),
        rupees('Service, tyres, later insurance', ownership.upkeep, { tone: 'growth' }),
      ],
    },
  );
}

/** Returns what is owed, beside what the car fetches and with the parts of the cost of owning where they are known. */
export function chartsOf(input: PricedInput, loan: CarLoan, ownership: Ownership | null): Chart[] {
  const periods = [0, ...loan.rows.map((row) => row.period)];
  return listOf<Chart>(
    linesChart(ownership ? 'What you owe, and the resale value' : 'What you owe', {
      x: { label: 'Months', values: periods },
      series: listOf(
        { label: 'Owed', values: [loan.afterAdvance, ...loan.rows.map((row) => row.closing)], tone: 'cost' },
        ownership && {
          label: 'Value of the car',
          values: periods.map((month) => valueAfter(input, month)),
          tone: 'own',
        },
      ),
    }),
    ownership &&
      partsChart(`What the car costs in ${formatMonths(input.keepFor)}`, [
        { label: 'Loss of value', value: ownership.lossOfValue, tone: 'own' },
        { label: 'Taxes, insurance at purchase', value: ownership.taxesAndInsurance, tone: 'tax' },
        { label: 'Interest and fee', value: ownership.interestAndFees, tone: 'cost' },
        { label: 'Fuel', value: ownership.fuel, tone: 'other' },
        { label: 'Upkeep', value: ownership.upkeep, tone: 'growth' },
      ]),
  );
}
