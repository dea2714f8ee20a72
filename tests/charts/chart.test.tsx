/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart } from '@/components/charts/chart';
import { LinePlot, type LinePlotProps } from '@/components/charts/line-plot';
import type { Chart as AnyChart, Tone } from '@/lib/calculator';
import { formatAxis, inr } from '@/lib/format';

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

const corpus: AnyChart = {
  kind: 'areas',
  title: 'How the corpus grows',
  unit: 'rupees',
  x: { label: 'Year', values: [0, 1, 2, 3] },
  series: [
    { label: 'You put in', tone: 'own', values: [0, 1_20_000, 2_40_000, 3_60_000] },
    { label: 'Growth', tone: 'growth', values: [0, 8_093, 32_432, 75_076] },
  ],
};
const balance: AnyChart = {
  ...corpus,
  kind: 'lines',
  title: 'Balance',
  x: { label: 'Month', values: places(61) },
  series: [
    { label: 'As agreed', tone: 'cost', values: places(61).map((month) => 6_00_000 - month * 10_000) },
    {
      label: 'With prepayment',
      tone: 'cost',
      values: places(61).map((month) => Math.max(0, 6_00_000 - month * 15_000)),
    },
  ],
};
const cost: AnyChart = {
  kind: 'parts',
  title: 'Where it goes',
  unit: 'rupees',
  parts: [
    { label: 'Principal', value: 50_00_000, tone: 'own' },
    { label: 'Interest', value: 54_13_000, tone: 'cost' },
    { label: 'Fees', value: 0, tone: 'other' },
  ],
};
const loans: AnyChart = {
  kind: 'bars',
  title: 'Two loans',
  unit: 'rupees',
  bars: ['Your loan', 'The offer'],
  series: [
    { label: 'Principal', tone: 'own', values: [50_00_000, 50_00_000] },
    { label: 'Interest', tone: 'cost', values: [54_13_000, 47_20_000] },
  ],
};
const salary: AnyChart = {
  kind: 'steps',
  title: 'From salary to in-hand',
  unit: 'rupees',
  steps: [
    { label: 'Gross salary', value: 18_00_000, tone: 'own' },
    { label: 'Tax', value: -2_00_000, tone: 'tax' },
    { label: 'Refund', value: 50_000, tone: 'growth' },
    { label: 'In hand', value: 16_50_000, tone: 'own', total: true },
  ],
};
const sweep: LinePlotProps = {
  title: 'Tax as income changes',
  xLabel: 'Income',
  yLabel: 'Tax',
  xFormat: inr,
  yFormat: inr,
  xAxisFormat: formatAxis,
  yAxisFormat: formatAxis,
  series: [
    {
      label: 'New',
      tone: 'tax',
      points: [
        { x: 0, y: 0 },
        { x: 10_00_000, y: 0 },
        { x: 20_00_000, y: 2_00_000 },
      ],
    },
    {
      label: 'Old',
      tone: 'tax',
      points: [
        { x: 5_00_000, y: 10_000 },
        { x: 20_00_000, y: 4_00_000 },
      ],
    },
  ],
  marks: [
    { x: 15_00_000, y: 1_00_000, label: 'Today: ₹15,00,000', kind: 'today' },
    { x: 10_00_000, y: 0, label: 'The rebate ends', kind: 'kink' },
  ],
};

/** What a chart's table says, row by row. */
function tableOf(chart: AnyChart): string[][] {
  const { container } = render(<Chart chart={chart} />);
  return [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

const markup = (chart: AnyChart) => renderToStaticMarkup(<Chart chart={chart} />);

describe('the table below a chart', () => {
  test('of parts has every value and share, and the total', () => {
    expect(tableOf(cost)).toEqual([
      ['Part', 'Amount', 'Share'],
      ['Principal', '₹50,00,000', '48%'],
      ['Interest', '₹54,13,000', '52%'],
      ['Fees', '₹0', '0%'],
      ['Total', '₹1,04,13,000', '100%'],
    ]);
  });

  test('of areas has every value and their total', () => {
    expect(tableOf(corpus)).toEqual([
      ['Year', 'You put in', 'Growth', 'Total'],
      ['0', '₹0', '₹0', '₹0'],
      ['1', '₹1,20,000', '₹8,093', '₹1,28,093'],
      ['2', '₹2,40,000', '₹32,432', '₹2,72,432'],
      ['3', '₹3,60,000', '₹75,076', '₹4,35,076'],
    ]);
  });

  test('of bars has every part and the total', () => {
    expect(tableOf(loans)).toEqual([
      ['Item', 'Principal', 'Interest', 'Total'],
      ['Your loan', '₹50,00,000', '₹54,13,000', '₹1,04,13,000'],
      ['The offer', '₹50,00,000', '₹47,20,000', '₹97,20,000'],
    ]);
  });

  test('of bars for financial years names them so', () => {
    const years = { ...loans, bars: ['2026-27', '2027-28'] } as AnyChart;
    expect(tableOf(years)[0]?.[0]).toBe('Financial year');
  });

  test('of a bridge has every change and where it leads', () => {
    expect(tableOf(salary)).toEqual([
      ['Step', 'Amount', 'Running total'],
      ['Gross salary', '₹18,00,000', '₹18,00,000'],
      ['Tax', '−₹2,00,000', '₹16,00,000'],
      ['Refund', '+₹50,000', '₹16,50,000'],
      ['In hand', '₹16,50,000', '₹16,50,000'],
    ]);
  });

  test('has a caption and headings for rows and columns', () => {
    render(<Chart chart={corpus} />);
    const table = screen.getByRole('table', { name: 'How the corpus grows', hidden: true });
    expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(4);
    expect(within(table).getAllByRole('rowheader', { hidden: true })).toHaveLength(4);
  });

  test('an age is read in whole years and months, and in years along the axis', () => {
    const ages = [30 * 12, 40 * 12, 46 * 12 + 10, 60 * 12];
    const { container } = render(
      <Chart chart={{ ...corpus, kind: 'lines', rest: 2, x: { label: 'Age', values: ages, unit: 'months' } }} />,
    );
    expect(container.textContent).toContain('Age 46 years 10 months');
    const marks = [...container.querySelectorAll('.chart-x text')].map(({ textContent }) => textContent);
    expect(marks).toContain('40');
    expect(marks.every((mark) => /^\d\d$/.test(mark ?? ''))).toBe(true);
  });

  test('is in the exported page up to 40 rows, and is written when opened beyond that', () => {
    const long = (count: number): AnyChart => ({
      ...balance,
      x: { label: 'Month', values: places(count) },
    });
    expect(markup(long(40))).toContain('<table>');
    expect(markup(long(41))).not.toContain('<table>');
    const { container } = render(<Chart chart={balance} />);
    const details = container.querySelector('details');
    expect(container.querySelectorAll('tbody tr')).toHaveLength(0);
    if (details) {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    expect(container.querySelectorAll('tbody tr')).toHaveLength(61);
    expect(container.querySelector('tbody tr:last-child')?.textContent).toBe('60₹0₹0');
  });

  test('is written where it was opened before hydration', () => {
    // React's development build reports the attribute that differs.
    const reports = jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = document.createElement('div');
    root.innerHTML = markup(balance).replace('<details', '<details open');
    expect(root.querySelectorAll('tbody tr')).toHaveLength(0);
    render(<Chart chart={balance} />, { container: root, hydrate: true });
    expect(root.querySelectorAll('tbody tr')).toHaveLength(61);
    reports.mockRestore();
  });
});

describe('the read-out', () => {
  const legend = (container: HTMLElement) => container.querySelector('.chart-legend')?.textContent;

  test('shows and marks the end of what grows before anybody points at it', () => {
    const { container } = render(<Chart chart={corpus} />);
    expect(legend(container)).toBe('Year 3You put in₹3,60,000Growth₹75,076Total₹4,35,076');
    expect(container.querySelector('.chart-cross line')?.getAttribute('x1')).toBe('100%');
  });

  test('begins where a loan does, at the first column, and at today’s mark', () => {
    const owed: AnyChart = {
      ...corpus,
      kind: 'lines' as const,
      series: [{ label: 'Owed', tone: 'cost' as const, values: [9, 6, 3, 1] }],
    };
    expect(legend(render(<Chart chart={owed} />).container)).toContain('Year 0');
    const years = Array.from({ length: 15 }, (_, index) => `${2026 + index}`);
    const paid: AnyChart = {
      kind: 'bars' as const,
      title: 'Paid',
      unit: 'rupees' as const,
      bars: years,
      series: [{ label: 'Paid', tone: 'cost' as const, values: years.map((_, index) => 1_000 + index) }],
    };
    expect(legend(render(<Chart chart={paid} />).container)).toContain('2026');
  });

  test('numbers given as text have round steps', () => {
    const values = ['0', '0.56', '1.13', '1.69', '2.25', '2.81', '3.38', '3.94', '4.5'];
    const chart: AnyChart = {
      ...corpus,
      kind: 'lines' as const,
      x: { label: 'Years', values },
      series: [{ label: 'Value', tone: 'own' as const, values: values.map(Number) }],
    };
    const { container } = render(<Chart chart={chart} />);
    const labels = [...container.querySelectorAll('.chart-x text')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5']);
  });

  test('shows the most of lines that all end at 0, or the place that the chart names', () => {
    const ends: AnyChart = {
      ...corpus,
      x: { ...corpus.x },
      series: corpus.series.map((each) => ({ ...each })),
    } as AnyChart;
    if (ends.kind !== 'areas') throw new Error('an area chart is needed');
    const gone = {
      ...ends,
      series: ends.series.map((each) => ({ ...each, values: [...each.values.slice(0, -1), 0] })),
    };
    expect(legend(render(<Chart chart={gone} />).container)).toContain('Year 2');
    expect(legend(render(<Chart chart={{ ...gone, rest: 1 }} />).container)).toContain('Year 1');
    expect(legend(render(<Chart chart={{ ...ends, rest: 1 }} />).container)).toContain('Year 1');
  });

  test('follows the keys, in words for screen readers too, and returns on leaving', () => {
    const { container } = render(<Chart chart={corpus} />);
    const cursor = screen.getByRole('slider', { name: /^How the corpus grows/ });
    fireEvent.focus(cursor);
    fireEvent.change(cursor, { target: { value: '1' } });
    expect(legend(container)).toBe('Year 1You put in₹1,20,000Growth₹8,093Total₹1,28,093');
    expect(cursor.getAttribute('aria-valuetext')).toBe('Year 1: You put in ₹1,20,000, Growth ₹8,093, Total ₹1,28,093');
    expect(container.querySelector('.chart-cross line')?.getAttribute('x1')).toBe('33.33%');
    expect(container.querySelectorAll('.chart-cross circle')).toHaveLength(2);
    fireEvent.blur(cursor);
    expect(legend(container)).toContain('Year 3');
  });

  test('follows the pointer to the nearest point, stays for a lifted finger and goes with the mouse', () => {
    const { container } = render(<Chart chart={corpus} />);
    const plot = container.querySelector('.chart-plot') as HTMLElement;
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200);
    const at = (type: string, clientX: number, pointerType: string) => {
      const event = new MouseEvent(type, { bubbles: true, clientX });
      Object.defineProperty(event, 'pointerType', { value: pointerType });
      fireEvent(plot, event);
    };
    at('pointermove', 290, 'touch');
    expect(legend(container)).toContain('Year 2');
    at('pointerout', 290, 'touch');
    expect(legend(container)).toContain('Year 2');
    at('pointermove', 190, 'mouse');
    expect(legend(container)).toContain('Year 1');
    at('pointerout', 190, 'mouse');
    expect(legend(container)).toContain('Year 3');
  });

  test('of bars goes down and up by the arrow keys, and stops at the ends', () => {
    const { container } = render(<Chart chart={loans} />);
    const cursor = screen.getByRole('slider');
    fireEvent.keyDown(cursor, { key: 'ArrowDown' });
    expect(legend(container)).toBe('The offerPrincipal₹50,00,000Interest₹47,20,000Total₹97,20,000');
    expect(container.querySelector('.chart-on')?.textContent).toContain('The offer');
    fireEvent.keyDown(cursor, { key: 'ArrowDown' });
    expect(legend(container)).toContain('The offer');
    fireEvent.keyDown(cursor, { key: 'Escape' });
    expect(container.querySelector('.chart-on')).toBeNull();
    expect(legend(container)).toContain('Your loan');
  });

  test('of a ring marks the part and names its value and share', () => {
    const { container } = render(<Chart chart={cost} />);
    const cursor = screen.getByRole('slider');
    expect(container.querySelector('.chart-ring p')?.textContent).toBe('₹1.04 croreTotal');
    fireEvent.keyDown(cursor, { key: 'ArrowDown' });
    expect(cursor.getAttribute('aria-valuetext')).toBe('Interest ₹54,13,000, 52% of total');
    expect(container.querySelector('.chart-ring p')?.textContent).toBe('₹54.13 lakh52% of total');
    expect(container.querySelector('tr.chart-on')?.textContent).toContain('Interest');
    expect(container.querySelectorAll('.chart-arc.chart-on')).toHaveLength(1);
  });

  test('of a ring follows the pointer over legend and ring', () => {
    const { container } = render(<Chart chart={cost} />);
    fireEvent.pointerMove(screen.getByRole('rowheader', { name: 'Principal' }));
    expect(container.querySelector('tr.chart-on')?.textContent).toContain('Principal');
  });

  test('of a bridge states the running total', () => {
    render(<Chart chart={salary} />);
    const cursor = screen.getByRole('slider');
    fireEvent.keyDown(cursor, { key: 'ArrowDown' });
    expect(cursor.getAttribute('aria-valuetext')).toBe('Tax: Amount −₹2,00,000, Running total ₹16,00,000');
  });
});

describe('signs other than colour', () => {
  test('two lines of one tone differ in shade and dashes', () => {
    const { container } = render(<Chart chart={balance} />);
    const lines = [...container.querySelectorAll('.chart-plot .chart-line')];
    expect(lines.map((line) => line.getAttribute('class'))).toEqual([
      'chart-line tone-cost',
      'chart-line tone-cost shade-1',
    ]);
    expect(lines[0]?.getAttribute('stroke-dasharray')).toBeNull();
    expect(lines[1]?.getAttribute('stroke-dasharray')).toBe('7 4');
  });

  test('the second area has a texture', () => {
    const { container } = render(<Chart chart={corpus} />);
    expect(container.querySelectorAll('.chart-plot rect[fill^="url(#"]')).toHaveLength(1);
  });

  test('a part of nothing is not drawn but stays in the legend', () => {
    const { container } = render(<Chart chart={cost} />);
    expect(container.querySelectorAll('.chart-arc')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: 'Fees' })).toBeTruthy();
  });
});

describe('a chart of a kind follows its data', () => {
  const many = (count: number, values = places(count).map((index) => index * 1_000)): AnyChart => ({
    ...loans,
    bars: places(count).map((index) => `Lot ${index + 1}`),
    series: [{ label: 'Gain', tone: 'growth', values }],
  });

  test('few bars are horizontal, many vertical, very many become an area', () => {
    expect(render(<Chart chart={many(12)} />).container.querySelectorAll('li')).toHaveLength(12);
    const columns = render(<Chart chart={many(13)} />).container;
    expect(columns.querySelector('clipPath path')?.getAttribute('d')?.match(/Z/g)).toHaveLength(13);
    expect(render(<Chart chart={many(61)} />).container.querySelector('.chart-area')).not.toBeNull();
  });

  test('a bar below zero lies on the other side of it', () => {
    const { container } = render(<Chart chart={many(2, [100, -300])} />);
    const bars = [...container.querySelectorAll('.chart-bar')];
    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['75%', '25%'],
      ['0%', '75%'],
    ]);
  });

  test('each bar of a bridge begins where the one before ended, and a total at zero', () => {
    const { container } = render(<Chart chart={salary} />);
    const bars = [...container.querySelectorAll('.chart-bar')];
    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['0%', '100%'],
      ['88.89%', '11.11%'],
      ['88.89%', '2.78%'],
      ['0%', '91.67%'],
    ]);
  });

  test('parts that fall below zero are lines beside their total', () => {
    const { container } = render(
      <Chart
        chart={{
          ...corpus,
          series: [
            { label: 'You put in', tone: 'own', values: [0, 100, 200, 300] },
            { label: 'Gain', tone: 'growth', values: [0, -20, -10, 50] },
          ],
        }}
      />,
    );
    expect(container.querySelectorAll('.chart-plot .chart-line')).toHaveLength(3);
    expect(container.querySelector('clipPath')).toBeNull();
    expect(container.querySelector('.chart-legend dl')?.textContent).toBe('You put in₹300Gain₹50Total₹350');
  });

  test('years take no commas, amounts along the axis are short', () => {
    const years: AnyChart = { ...corpus, x: { label: 'Year', values: [2026, 2027, 2028, 2029] } };
    expect(markup(years)).toContain('Year 2029');
    const amounts: AnyChart = {
      ...corpus,
      x: { label: 'Income', unit: 'rupees', values: [0, 5_00_000, 10_00_000, 15_00_000] },
    };
    const { container } = render(<Chart chart={amounts} />);
    expect(container.querySelector('.chart-legend p')?.textContent).toBe('Income ₹15,00,000');
    expect(container.querySelector('.chart-x')?.textContent).toContain('₹10L');
  });

  test('the bar that decides keeps its tone and the others step back', () => {
    const limits: AnyChart = {
      kind: 'bars',
      title: 'Limits',
      unit: 'rupees',
      bars: ['Rent', 'Salary', 'Allowance'],
      marked: 1,
      series: [{ label: 'A year', tone: 'growth', values: [300, 100, 200] }],
    };
    const { container } = render(<Chart chart={limits} />);
    const tones = [...container.querySelectorAll('.chart-bar')].map((bar) => bar.getAttribute('class'));
    expect(tones.map((tone) => tone?.includes('tone-other'))).toEqual([true, false, true]);
  });

  test('names are evenly spaced', () => {
    const names: AnyChart = { ...corpus, x: { label: 'FY', values: ['2025-26', '2026-27', '2027-28', '2028-29'] } };
    const { container } = render(<Chart chart={names} />);
    expect(
      [...container.querySelectorAll('.chart-x text')].map((text) => [text.getAttribute('x'), text.textContent]),
    ).toEqual([
      ['0%', '2025-26'],
      ['33.33%', '2026-27'],
      ['66.67%', '2027-28'],
      ['100%', '2028-29'],
    ]);
  });
});

describe('a plot of lines', () => {
  test('joins series with different points, and reads between them', () => {
    const { container } = render(<LinePlot {...sweep} />);
    const cursor = screen.getByRole('slider');
    expect(cursor.getAttribute('max')).toBe('3');
    fireEvent.change(cursor, { target: { value: '2' } });
    expect(cursor.getAttribute('aria-valuetext')).toBe('Income ₹10,00,000: New ₹0, Old ₹1,40,000');
    fireEvent.change(cursor, { target: { value: '0' } });
    expect(cursor.getAttribute('aria-valuetext')).toBe('Income ₹0: New ₹0, Old –');
    expect(container.querySelectorAll('.chart-cross circle')).toHaveLength(1);
  });

  test('numbers the places where the line bends and explains them below', () => {
    const { container } = render(<LinePlot {...sweep} />);
    expect(container.querySelector('.chart-plot .chart-today circle')?.getAttribute('cx')).toBe('75%');
    expect(container.querySelector('.chart-plot .chart-kink')?.textContent).toBe('1');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Today: ₹15,00,000',
      '1The rebate ends',
    ]);
  });
});

describe('the exported markup', () => {
  const nasty = [
    0,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e305,
    -5,
    1e-12,
    10_00_00_00_000,
  ];
  const label = 'A very long name without any sense that goes on '.repeat(6);
  const tones: Tone[] = ['own', 'growth', 'growth', 'growth', 'growth', 'other'];
  const series = (count: number, values: readonly number[]) =>
    tones.slice(0, count).map((tone) => ({ label, tone, values }));
  const charts: AnyChart[] = [corpus, balance, cost, loans, salary];
  for (const values of [[], [0], [5], [0, 0], [-1, -2], [Number.NaN], nasty, places(600)]) {
    for (const count of [0, 1, 2, 6]) {
      const base = { title: label, unit: 'rupees' as const, series: series(count, values) };
      charts.push(
        { ...base, kind: 'lines', x: { label, values: values.map((_, index) => index) } },
        { ...base, kind: 'areas', x: { label, values: values.map(() => label) } },
        { ...base, kind: 'lines', x: { label, values: values.filter(Number.isFinite) } },
        { ...base, kind: 'bars', bars: values.slice(0, 50).map(() => label) },
        { ...base, kind: 'bars', bars: values.map(() => label) },
      );
    }
    charts.push(
      { kind: 'parts', title: label, unit: 'percent', parts: values.map((value) => ({ label, value, tone: 'tax' })) },
      { kind: 'steps', title: label, unit: 'months', steps: values.map((value) => ({ label, value, tone: 'tax' })) },
    );
  }

  test('holds no NaN, Infinity, undefined or style attribute, whatever the data', () => {
    for (const chart of charts) expect(markup(chart)).not.toMatch(/NaN|Infinity|undefined|null|style=|[" ]-0[" %]/);
    const plot = renderToStaticMarkup(
      <LinePlot
        {...sweep}
        series={[{ label: 'Tax', tone: 'tax', points: nasty.map((y, x) => ({ x, y })) }]}
        marks={[{ x: Number.NaN, y: 1, label: 'Nowhere', kind: 'kink' }]}
      />,
    );
    expect(plot).not.toMatch(/NaN|Infinity|undefined|style=|Nowhere/);
  });

  test('has the answer, the drawing and its title without any script', () => {
    const html = markup(corpus);
    expect(html).toContain('<figcaption>How the corpus grows</figcaption>');
    expect(html).toContain('₹4,35,076');
    expect(html).toMatch(/<path[^>]* d="M0,100L33.33/);
  });

  test('has coordinates of at most two decimals', () => {
    for (const chart of charts.slice(0, 5)) {
      const attributes = markup(chart).match(/ (?:d|x|x1|x2|y1|y2|cx|cy|width|height|stroke-dasharray)="[^"]*"/g) ?? [];
      for (const attribute of attributes) expect(attribute).not.toMatch(/\.\d{3}/);
    }
  });

  test('of 600 points stays small', () => {
    const long: AnyChart = {
      ...balance,
      x: { label: 'Month', values: places(600) },
      series: [{ label: 'Balance', tone: 'own', values: places(600).map((month) => 50_00_000 - month ** 2 * 13.7) }],
    };
    expect(
      markup(long)
        .match(/<path[^>]* d="M0,[^"]*"/)?.[0]
        .split('L').length,
    ).toBeLessThanOrEqual(120);
    expect(markup(long).length).toBeLessThan(5_000);
  });

  test('uses every id once, in two charts on a page too', () => {
    const html = renderToStaticMarkup(
      <>
        <Chart chart={corpus} />
        <Chart chart={cost} />
        <Chart chart={loans} />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
  });
});
