import { type Breakdown, barsChart, type Chart, linesChart, partsChart, rupees } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { EmiInput } from './form';
import { feeOf, type YearSums } from './loan';
/** Returns what is paid back, and, where something is charged besides interest, what the loan costs. */
export function breakdownsOf(input: EmiInput, interest: number, total: number): Breakdown[] {
  const insurance = rupees('Insurance added to the loan', input.insurance, { tone: 'other' });
  const interestPart = rupees('Total interest', interest, { tone: 'cost' });
  const { fee, gst } = feeOf(input);
  const paidBack: Breakdown = {
    title: 'What you pay back',
    total: rupees('Total paid', total),
    parts: listOf(rupees('Loan amount', input.loan, { tone: 'own' }), input.insurance > 0 && insurance, interestPart),
  };
  if (fee === 0 && input.insurance === 0) return [paidBack];
  const cost: Breakdown = {
    title: 'What the loan costs you',
    total: rupees('Cost of the loan', interest + fee + gst + input.insurance),
    parts: listOf(
      interestPart,
      fee > 0 && rupees('Processing fee', fee, { tone: 'other' }),
      fee > 0 && rupees('GST on the fee', gst, { tone: 'tax' }),
      input.insurance > 0 && insurance,
    ),
  };
  return [paidBack, cost];
}

/** Returns the principal against interest as a ring, what is paid in each year, and the balance as it falls. */
export function chartsOf(
  input: EmiInput,
  interest: number,
  years: readonly YearSums[],
  balancesWithout: ReadonlyMap<string, number> | undefined,
): Chart[] {
  const names = years.map((sums) => sums.year);
  // Without prepayments the loan may run for longer: then the axis does too.
  const axis = [...new Set([...names, ...(balancesWithout?.keys() ?? [])])];
  const start = input.loan + input.insurance;
  return [
    partsChart(
      'Principal and interest',
      listOf(
        { label: 'Loan amount', value: input.loan, tone: 'own' },
        input.insurance > 0 && { label: 'Insurance', value: input.insurance, tone: 'other' },
        { label: 'Interest', value: interest, tone: 'cost' },
      ),
    ),
    barsChart('Paid in each financial year', {
      bars: names,
      series: [
        { label: 'Principal', values: years.map((sums) => sums.principal), tone: 'own' },
        { label: 'Interest', values: years.map((sums) => sums.paidInterest), tone: 'cost' },
      ],
    }),
    linesChart('Balance at the end of each financial year', {
      x: { label: 'Financial year', values: ['Start', ...axis] },
      series: listOf(
        { label: 'Balance', values: [start, ...axis.map((_, index) => years[index]?.balance ?? 0)], tone: 'own' },
        balancesWithout && {
          label: 'Without prepayments',
          values: [start, ...axis.map((year) => balancesWithout.get(year) ?? 0)],
          tone: 'other',
        },
      ),
    }),
  ];
}
