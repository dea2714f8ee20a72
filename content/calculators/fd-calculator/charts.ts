import { areasChart, type Breakdown, barsChart, type Chart, rupees } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { sum } from '@/lib/sum';
import { closingOf, endsEarly, isByTable, takesInterestBack } from './closing';
import { type DepositSums, endLabel, paidBackOf, takenBackOf } from './sums';

/** Returns what comes back: the money put in, and interest. */
export function breakdownOf(found: DepositSums): Breakdown {
  const { input, paidIn, interest } = found;
  const closing = closingOf(input);
  if (closing && !isByTable(closing)) {
    const paidBack = paidBackOf(found);
    const other = takesInterestBack(closing)
      ? rupees('Interest paid before', takenBackOf(found), { tone: 'other' })
      : rupees('Interest until then', interest, { tone: 'growth' });
    return {
      title: 'What you get back',
      total: rupees('Total you get back', paidBack + other.value),
      parts: [rupees('Paid back on closing', paidBack, { tone: 'own' }), other],
    };
  }
  const interestLabel = input.breakEarly
    ? 'Interest after breaking'
    : closing
      ? 'Interest until then'
      : 'Total interest';
  return {
    title: 'What you get back',
    total: rupees(endsEarly(input) ? 'Total you get back' : endLabel(input), paidIn + interest),
    parts: [
      rupees(input.kind === 'rd' || input.kind === 'ladder' ? 'Total deposited' : 'Your deposit', paidIn, {
        tone: 'own',
      }),
      rupees(interestLabel, interest, { tone: 'growth' }),
    ],
  };
}

/** Returns the money and its interest over time, and the interest of each year. */
export function chartsOf({ deposits, years, end }: DepositSums): Chart[] {
  const close = (financialYear: string) => {
    const day = `${firstYearOf(financialYear) + 1}-04-01`;
    return day < end ? day : end;
  };
  const paid = (day: string) =>
    sum(deposits.flatMap((deposit) => deposit.paidIn.filter(({ date }) => date < day).map(({ amount }) => amount)));
  const names = years.map((year) => year.financialYear);
  const charts: Chart[] = [
    areasChart('Money put in and interest earned by the end of each financial year', {
      x: { label: 'Financial year', values: names },
      series: [
        { label: 'Money put in', values: years.map((year) => paid(close(year.financialYear))), tone: 'own' },
        {
          label: 'Interest earned',
          values: years.map((_, index) => Math.max(0, sum(years.slice(0, index + 1).map(({ interest }) => interest)))),
          tone: 'growth',
        },
      ],
    }),
  ];
  const positive = years.map((year) => Math.max(0, year.interest));
  if (years.every((year) => year.tax !== null)) {
    const taxes = years.map((year, index) => Math.min(positive[index] ?? 0, Math.max(0, year.tax ?? 0)));
    charts.push(
      barsChart('Interest of each financial year, and the tax on it', {
        bars: names,
        series: [
          {
            label: 'Left after tax',
            values: positive.map((value, index) => value - (taxes[index] ?? 0)),
            tone: 'growth',
          },
          { label: 'Tax', values: taxes, tone: 'tax' },
        ],
      }),
    );
  } else {
    charts.push(
      barsChart('Interest of each financial year', {
        bars: names,
        series: [{ label: 'Interest', values: positive, tone: 'growth' }],
      }),
    );
  }
  return charts;
}
