import { type Breakdown, barsChart, type Chart, linesChart, rupees } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { GoldLoanInput } from './form';
import { type GoldPlan, itemValue, metalOf } from './pledge';

/** Returns what is paid back, and, where something is charged besides interest, what the loan costs. */
export function breakdownsOf({ loan, interest, fee, charges, gst }: GoldPlan): Breakdown[] {
  const interestPart = rupees('Total interest', interest, { tone: 'cost' });
  const paidBack: Breakdown = {
    title: 'What you pay back',
    total: rupees('Total paid', loan + interest),
    parts: [rupees('Loan amount', loan, { tone: 'own' }), interestPart],
  };
  if (fee + charges === 0) return [paidBack];
  return [
    paidBack,
    {
      title: 'What the loan costs you',
      total: rupees('Cost of the loan', interest + fee + charges + gst),
      parts: [
        interestPart,
        rupees('All charges', fee + charges, { tone: 'other' }),
        rupees('GST on them', gst, { tone: 'tax' }),
      ],
    },
  ];
}

/** Returns what is owed beside the limit at today's and at a lower price, and the loan beside its interest. */
export function chartsOf(input: GoldLoanInput, plan: GoldPlan): Chart[] {
  const metal = metalOf(input);
  const periods = [0, ...plan.rows.map((row) => row.period)];
  const { limit } = plan;
  return listOf(
    linesChart(`What you owe, and the limit on your ${metal}`, {
      x: { label: 'Months', values: periods },
      series: [
        { label: 'Owed', values: [plan.loan, ...plan.rows.map((row) => row.closing)], tone: 'cost' },
        { label: 'Limit at today’s price', values: periods.map(() => limit), tone: 'own' },
        {
          label: metal === 'gold' ? 'Limit if gold falls 10%' : 'Limit if the price falls 10%',
          values: periods.map(() => limit * 0.9),
          tone: 'other',
        },
      ],
    }),
    input.items.length > 1 && itemsChart(input),
  );
}

/** Returns the value of each item; for more than one. */
function itemsChart(input: GoldLoanInput): Chart {
  return barsChart('Value of each item', {
    bars: input.items.map((_, index) => `Item ${index + 1}`),
    series: [{ label: 'Value', values: input.items.map((item) => itemValue(input, item)), tone: 'own' }],
  });
}
