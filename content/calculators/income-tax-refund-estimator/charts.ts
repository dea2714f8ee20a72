import { barsChart, type Chart } from '@/lib/calculator';
import { formatMonth } from '@/lib/format';
import { type Days, waiting } from './days';
import type { RefundAnswer } from './refund';
import type { YearTax } from './year-tax';

/** Returns the charts: where the tax paid goes, and the interest by the month in which the refund comes. */
export function chartsOf({ tax }: YearTax, answer: RefundAnswer, days: Days): Chart[] {
  const charges = answer.balance.interest + answer.balance.fee;
  const months = waiting(days);
  return [
    barsChart('What is due and what you get back', {
      bars: ['Tax', 'Interest and fee', 'Refund', 'Interest to you'],
      series: [{ label: 'Amount', values: [tax, charges, answer.refund, answer.interest], tone: 'own' }],
    }),
    ...(answer.interest > 0
      ? [
          {
            kind: 'lines' as const,
            title: 'Interest by the month in which the refund is paid',
            unit: 'rupees' as const,
            x: { label: 'Month', values: months.map(({ month }) => formatMonth(month)) },
            series: [
              {
                label: 'Interest',
                values: months.map(({ day }) => answer.interestIfPaidOn(day)),
                tone: 'growth' as const,
              },
            ],
          },
        ]
      : []),
  ];
}
