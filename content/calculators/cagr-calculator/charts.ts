import { chartMonths } from '@/content/investing/charts';
import {
  type Breakdown,
  barsChart,
  type Chart,
  linesChart,
  type NumericFigure,
  rupees,
  type Series,
} from '@/lib/calculator';
import { priceFactor } from '@/lib/finance/inflation';
import { listOf } from '@/lib/list-of';
import type { DatedReturn, Flow } from './flows';
import type { CagrInput } from './form';
import { type Growth, valueAfter } from './growth';

/** Returns what came out as what was put in and the gain; or, for a loss, what was put in as what is left of it and what was lost. */
function gainBreakdown(title: string, put: NumericFigure, out: NumericFigure, gain: number): Breakdown {
  const own = (figure: NumericFigure): NumericFigure => ({ ...figure, tone: 'own' });
  if (gain < 0) {
    const lost = rupees('Lost', -gain, { tone: 'cost' });
    return { title: 'Your money at the end', total: put, parts: [own(out), lost] };
  }
  return { title, total: out, parts: [own(put), rupees('Gain', gain, { tone: 'growth' })] };
}

/** Returns the value at the end as start and gain, or what a loss has left. */
export function growthBreakdown({ start, end, gain }: Growth): Breakdown {
  const title = 'What the value is made of';
  return gainBreakdown(title, rupees('At the start', start), rupees('Value at the end', end), gain);
}

/** Returns what came back as money paid in and gain, or what a loss has left. */
export function datedBreakdown({ paidIn, back, gain }: DatedReturn): Breakdown {
  return gainBreakdown('What came back', rupees('Paid in', paidIn), rupees('Taken out and worth now', back), gain);
}

/** Returns the even path from start to end, beside prices and the benchmark. */
export function pathChart(input: CagrInput, growth: Growth): Chart {
  const months = Math.max(1, growth.years * 12);
  const { points, x } = chartMonths(Math.min(months, 1_200));
  const values = (of: (years: number) => number) => points.map((month) => of(month / 12));
  const { benchmark } = input;
  const series = listOf<Series>(
    {
      label: 'Value',
      values: values((years) => valueAfter(growth, years)),
      tone: growth.end < growth.start ? 'cost' : 'growth',
    },
    {
      label: 'Keeping up with prices',
      values: values((years) => growth.start * priceFactor(input.inflation, years)),
      tone: 'other',
    },
    benchmark !== null && {
      label: 'Benchmark',
      values: values((years) => growth.start * priceFactor(benchmark, years)),
      tone: 'own',
    },
  );
  return linesChart('The smooth path between the two values', {
    x: { ...x, values: x.values.map((value) => Math.round(Number(value) * 100) / 100) },
    series,
  });
}

/** Returns what was paid in and taken out in each calendar year. */
export function yearChart(flows: readonly Flow[]): Chart {
  const years = [...new Set(flows.map(({ date }) => date.slice(0, 4)))];
  const ofYear = (year: string, sign: number) =>
    flows.reduce((sum, { date, amount }) => (date.startsWith(year) ? sum + Math.max(0, sign * amount) : sum), 0);
  return barsChart('Paid in and taken out, by calendar year', {
    bars: years,
    series: [
      { label: 'Paid in', values: years.map((year) => ofYear(year, -1)), tone: 'own' },
      { label: 'Taken out and worth now', values: years.map((year) => ofYear(year, 1)), tone: 'growth' },
    ],
  });
}
