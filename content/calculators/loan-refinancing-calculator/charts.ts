import { type Breakdown, barsChart, type Chart, linesChart, rupees } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import type { LoanRefinancingInput } from './form';
import type { Comparison, Costs } from './loan';

/** Returns the tone of an amount that may be a loss. */
export const toneOf = (saved: number) => (saved < 0 ? 'cost' : 'growth');

export function chartsOf(input: LoanRefinancingInput, { ways, ahead, stay, plan }: Comparison): Chart[] {
  const year = ahead.by.map((_, index) => financialYearOf(addMonths(input.nextEmi, index)));
  const ends = year.flatMap((name, index) => (name === year[index + 1] ? [] : [index]));
  const x = { label: 'Financial year', values: ends.map((index) => year[index] ?? '') };
  return [
    barsChart('Interest and costs still to pay, by choice', {
      bars: ways.map(({ name }) => name),
      series: [
        { label: 'Interest', values: ways.map(({ schedule }) => schedule.totalInterest), tone: 'cost' },
        { label: 'Costs', values: ways.map(({ cost }) => cost), tone: 'other' },
      ],
    }),
    linesChart('Ahead by moving, at the end of each financial year', {
      x,
      series: [{ label: 'Ahead by moving', values: ends.map((index) => (ahead.by[index] ?? 0) + 0), tone: 'growth' }],
    }),
    linesChart('Balance at the end of each financial year', {
      x,
      series: [
        { label: 'If you stay', values: ends.map((index) => stay.schedule.balances[index + 1] ?? 0), tone: 'other' },
        { label: 'If you move', values: ends.map((index) => plan.schedule.balances[index + 1] ?? 0), tone: 'own' },
      ],
    }),
  ];
}

/** Returns what moving costs, by kind. */
export function costsBreakdown(input: LoanRefinancingInput, { fee, foreclosure, tax, total }: Costs): Breakdown {
  return {
    title: 'Costs of moving',
    total: rupees('Costs of moving, with GST', total),
    parts: [
      rupees('Processing fee', fee, { tone: 'other' }),
      rupees('Legal and valuation charges', input.legalCosts, { tone: 'other' }),
      rupees('Costs without GST', input.untaxedCosts, { tone: 'other' }),
      rupees('Foreclosure charge', foreclosure, { tone: 'cost' }),
      rupees('GST', tax, { tone: 'tax' }),
      rupees('Stamp duty on the mortgage', input.stampDuty, { tone: 'tax' }),
    ].filter(({ value }, index) => value > 0 || index === 0),
  };
}
