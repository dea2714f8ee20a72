import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { formatMonth } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { type Days, waiting } from './days';
import type { RefundAnswer } from './refund';
import type { YearTax } from './year-tax';

/** Returns the charts: where the tax paid goes, and the interest by the month in which the refund comes. */
export function chartsOf({ tax }: YearTax, answer: RefundAnswer, days: Days): Chart[] {
  const charges = answer.balance.interest + answer.balance.fee;
  const months = waiting(days);
  return listOf<Chart>(
    barsChart('What is due and what you get back', {
      bars: ['Tax', 'Interest and fee', 'Refund', 'Interest to you'],
      series: [{ label: 'Amount', values: [tax, charges, answer.refund, answer.interest], tone: 'own' }],
    }),
    answer.interest > 0 &&
      linesChart('Interest by the month in which the refund is paid', {
        x: { label: 'Month', values: months.map(({ month }) => formatMonth(month)) },
        series: [
          {
            label: 'Interest',
            values: months.map(({ day }) => answer.interestIfPaidOn(day)),
            tone: 'growth',
          },
        ],
      }),
  );
}
