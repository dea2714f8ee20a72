import type { Breakdown, Chart, Table } from '@/lib/calculator';
import { rupees } from '@/lib/calculator';
import type { EmiInput } from './form';
import { feeOf, type Repayment, rateAt, type YearSums } from './loan';

/** Returns what is paid back, and, where something is charged besides interest, what the loan costs. */
export function breakdownsOf(input: EmiInput, interest: number, total: number): Breakdown[] {
  const insurance = rupees('Insurance added to the loan', input.insurance, { tone: 'other' });
  const interestPart = rupees('Total interest', interest, { tone: 'cost' });
  const { fee, gst } = feeOf(input);
  const paidBack: Breakdown = {
    title: 'What you pay back',
    total: rupees('Total paid', total),
    parts: [
      rupees('Loan amount', input.loan, { tone: 'own' }),
      ...(input.insurance > 0 ? [insurance] : []),
      interestPart,
    ],
  };
  if (fee === 0 && input.insurance === 0) return [paidBack];
  const cost: Breakdown = {
    title: 'What the loan costs you',
    total: rupees('Cost of the loan', interest + fee + gst + input.insurance),
    parts: [
      interestPart,
      ...(fee > 0
        ? [rupees('Processing fee', fee, { tone: 'other' }), rupees('GST on the fee', gst, { tone: 'tax' })]
        : []),
      ...(input.insurance > 0 ? [insurance] : []),
    ],
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
  const insurance = { label: 'Insurance', value: input.insurance, tone: 'other' } as const;
  const names = years.map((sums) => sums.year);
  // Without prepayments the loan may run for longer: then the axis does too.
  const axis = [...new Set([...names, ...(balancesWithout?.keys() ?? [])])];
  const start = input.loan + input.insurance;
  return [
    {
      kind: 'parts',
      title: 'Principal and interest',
      unit: 'rupees',
      parts: [
        { label: 'Loan amount', value: input.loan, tone: 'own' },
        ...(input.insurance > 0 ? [insurance] : []),
        { label: 'Interest', value: interest, tone: 'cost' },
      ],
    },
    {
      kind: 'bars',
      title: 'Paid in each financial year',
      unit: 'rupees',
      bars: names,
      series: [
        { label: 'Principal', values: years.map((sums) => sums.principal), tone: 'own' },
        { label: 'Interest', values: years.map((sums) => sums.paidInterest), tone: 'cost' },
      ],
    },
    {
      kind: 'lines',
      title: 'Balance at the end of each financial year',
      unit: 'rupees',
      x: { label: 'Financial year', values: ['Start', ...axis] },
      series: [
        {
          label: 'Balance',
          values: [start, ...axis.map((_, index) => years[index]?.balance ?? 0)],
          tone: 'own',
        },
        ...(balancesWithout
          ? [
              {
                label: 'Without prepayments',
                values: [start, ...axis.map((year) => balancesWithout.get(year) ?? 0)],
                tone: 'other' as const,
              },
            ]
          : []),
      ],
    },
  ];
}

/** Returns every month of the loan, with the columns that this loan needs. */
export function scheduleTable(input: EmiInput, loan: Repayment): Table {
  const { rows, month, year, instalments, interest, prepaid, added } = loan;
  const showsAdded = added > 0;
  const showsPrepayment = prepaid > 0;
  let principal = 0;
  for (const row of rows) principal += row.principal;
  const only = <T>(isShown: boolean, cell: T): T[] => (isShown ? [cell] : []);
  const remarks = [
    ...only(
      input.moratorium > 0 && input.moratoriumInterest === 'paid',
      'In the moratorium, the EMI column shows the interest you pay.',
    ),
    ...only(showsPrepayment, 'A prepayment is made right after the EMI of its month.'),
  ];
  return {
    id: 'schedule',
    caption: 'Repayment schedule',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'Opening balance', unit: 'rupees', rollUp: 'first' },
      { label: 'EMI', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      ...only(showsAdded, { label: 'Interest added to the loan', unit: 'rupees' } as const),
      { label: 'Principal', unit: 'rupees' },
      ...only(showsPrepayment, { label: 'Prepayment', unit: 'rupees' } as const),
      { label: 'Balance', unit: 'rupees', rollUp: 'last' },
    ],
    rows: rows.map((row, index) => {
      const cells = [month[index] ?? '', row.opening, row.instalment, row.interest];
      if (showsAdded) cells.push(row.added);
      cells.push(row.principal);
      if (showsPrepayment) cells.push(row.prepayment);
      cells.push(row.closing);
      return cells;
    }),
    years: { label: 'Financial year', ofRow: year },
    relations: {
      'Opening balance': [{ of: 'Balance', above: true }],
      Interest: [{ of: 'Opening balance', rate: { percent: month.map((each) => rateAt(input, each)), perYear: 12 } }],
      Principal: [
        { of: 'EMI' },
        { of: 'Interest', times: -1 },
        ...only(showsAdded, { of: 'Interest added to the loan' }),
      ],
      Balance: [
        { of: 'Opening balance' },
        { of: 'Principal', times: -1 },
        ...only(showsPrepayment, { of: 'Prepayment', times: -1 }),
        ...only(showsAdded, { of: 'Interest added to the loan' }),
      ],
    },
    total: [
      'Total',
      null,
      instalments,
      interest,
      ...only(showsAdded, added),
      principal,
      ...only(showsPrepayment, prepaid),
      null,
    ],
    ...(remarks.length > 0 && { note: remarks.join(' ') }),
  };
}
