import { formatFigure } from '@/lib/format';
import {
  areasChart,
  barsChart,
  count,
  dateFigure,
  exactRupees,
  figuresOf,
  linesChart,
  monthFigure,
  months,
  number,
  partsChart,
  percentage,
  problemAt,
  rupees,
  stepsChart,
  verdict,
  worksheet,
} from '@/lib/result';

it.each([
  [rupees('Tax', 12_34_567.5), '₹12,34,568'],
  [rupees('Rate of gold', 9_876.54, { decimals: 2 }), '₹9,876.54'],
  [exactRupees('GST', 1_234.5), '₹1,234.50'],
  [percentage('Return', 8.5), '8.5%'],
  [percentage('Return', 8.126, { decimals: 1 }), '8.1%'],
  [months('Paid off in', 246), '20 years 6 months'],
  [count('Instalments', 1_250), '1,250'],
  [number('Units', 1_234.567), '1,234.57'],
  [number('Units', 1_234.567, { decimals: 3 }), '1,234.567'],
  [verdict('GST audit', 'Not needed'), 'Not needed'],
  [dateFigure('Due on', '2026-07-31'), '31 Jul 2026'],
  [monthFigure('Ends in', '2026-07'), 'Jul 2026'],
])('%#: a figure is read as %s', (figure, text) => {
  expect(formatFigure(figure)).toBe(text);
  expect(figure.label).toMatch(/^[A-Z]/);
});

it('a chart is in ₹ unless it says otherwise', () => {
  const series = [{ label: 'Value', values: [1, 2], tone: 'own' }] as const;
  const x = { label: 'Year', values: [1, 2] };
  const charts = [
    partsChart('Split', []),
    linesChart('Growth', { x, series }),
    areasChart('Growth', { x, series, unit: 'count' }),
    areasChart('Parts', { x, series }),
    barsChart('Years', { bars: ['1', '2'], series, unit: 'percent' }),
    barsChart('Years', { bars: ['1', '2'], series }),
    stepsChart('From pay to tax', []),
  ];
  expect(charts.map(({ kind, title, unit }) => `${kind}, ${title}, ${unit}`)).toEqual([
    'parts, Split, rupees',
    'lines, Growth, rupees',
    'areas, Growth, count',
    'areas, Parts, rupees',
    'bars, Years, percent',
    'bars, Years, rupees',
    'steps, From pay to tax, rupees',
  ]);
  expect(charts[2]).toMatchObject({ x, series });
});

it('a heading stands above the first line that follows it, and a line without an authority has none', () => {
  const { step, heading, steps } = worksheet();
  expect(step(count('Days', 5), 'Counted')).toBe(5);
  heading('Left out, as no line follows');
  heading('Interest');
  step(count('Months', 2), 'Begun', { source: 'act', at: 's. 50' } as never);
  step(count('Years', 1), 'Whole');
  expect(steps).toEqual([
    { figure: count('Days', 5), how: 'Counted' },
    { figure: count('Months', 2), how: 'Begun', cite: { source: 'act', at: 's. 50' }, heading: 'Interest' },
    { figure: count('Years', 1), how: 'Whole' },
  ]);
});

it('a check of one sentence gives it where its condition holds', () => {
  expect(problemAt('from', 'Enter a day.')).toEqual([{ fields: ['from'], text: 'Enter a day.' }]);
  expect(problemAt(['from', 'to'], false)).toEqual([]);
});

it('the figures of an answer are those of its headline, breakdowns and working', () => {
  const [tax, income, cess, left] = ['Tax', 'Income', 'Cess', 'Left'].map((label, index) => rupees(label, index)) as [
    ReturnType<typeof rupees>,
    ...ReturnType<typeof rupees>[],
  ];
  const result = { headline: [tax] as const, sentence: '', steps: [{ figure: cess as typeof tax, how: '' }] };
  const labels = (more: object) => figuresOf({ ...result, ...more }).map(({ label }) => label);
  expect(labels({})).toEqual(['Tax', 'Cess']);
  expect(labels({ breakdowns: [{ title: 'Split', total: income, parts: [left, tax] }] })).toEqual([
    'Tax',
    'Income',
    'Left',
    'Tax',
    'Cess',
  ]);
});
