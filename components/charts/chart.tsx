import type { Chart as AnyChart, NumericUnit } from '@/lib/calculator';
import { coordinate, drawable } from '@/lib/chart-scale';
import { formatAxis, formatCell, formatCompact } from '@/lib/format';
import { Bridge, CompareBars } from './bar-rows';
import { Plot } from './plot';
import { Ring } from './ring';

/** The most bars that are horizontal, with their names in full, and the most that are vertical; more are drawn as areas. */
const mostRows = 12;
const mostColumns = 60;

/** Renders the chart of a result, in the kind that the calculator chose. */
export function Chart({ chart }: { readonly chart: AnyChart }) {
  const { unit, title } = chart;
  const isMoney = unit === 'rupees' || unit === 'exactRupees';
  const format = (value: number) => formatCell(value, unit);
  const shared = { title, format };
  if (chart.kind === 'parts') {
    return <Ring {...shared} parts={chart.parts} shortFormat={isMoney ? formatCompact : format} />;
  }
  if (chart.kind === 'steps') return <Bridge {...shared} steps={chart.steps} />;
  const isBars = chart.kind === 'bars';
  // Parts above and below zero do not pile up: horizontal bars keep them apart.
  const isMixed = chart.series.length > 1 && chart.series.some((one) => one.values.some((value) => value < 0));
  if (isBars && (isMixed || chart.bars.length <= mostRows)) {
    return <CompareBars {...shared} bars={chart.bars} series={chart.series} marked={chart.marked} />;
  }

  const { label, values, unit: xUnit } = isBars ? { label: '', values: chart.bars, unit: undefined } : chart.x;
  // Numbers written as text get an axis of round steps like any others.
  const isNumbers = !isBars && values.every((place) => /^\d[\d,]*(\.\d+)?$/.test(String(place)));
  const places = isNumbers ? values.map((place) => Number(String(place).replaceAll(',', ''))) : values;
  const series = chart.series.map((one) => ({ ...one, values: places.map((_, index) => drawable(one.values[index])) }));
  // Names are evenly spaced; numbers are placed by their value, if they ascend.
  const numbers = places.filter((place) => typeof place === 'number');
  const isNumeric =
    numbers.length === places.length &&
    numbers.every((x, index) => Number.isFinite(x) && x > (numbers[index - 1] ?? Number.NEGATIVE_INFINITY));
  const xIsMoney = xUnit === 'rupees' || xUnit === 'exactRupees';
  const xFormat = (x: number) => {
    if (!isNumeric) return String(places[x] ?? '');
    // Without a unit a number may be a year, which takes no commas.
    return xUnit ? formatCell(x, xUnit) : String(coordinate(x)).replace('-', '−');
  };
  const xGrain = isNumeric ? (xUnit ? grainOf(xUnit, numbers) : numbers.every(Number.isInteger) ? 1 : 0) : 1;
  // Along an axis of months in whole years the years are enough: "Age" 30, 40, 50.
  const inYears = (x: number) => String(x / 12);
  const xAxisFormat = !isNumeric
    ? xFormat
    : xIsMoney
      ? formatAxis
      : xUnit === 'months' && xGrain === 12
        ? inYears
        : xFormat;
  return (
    <Plot
      title={title}
      kind={!isBars ? chart.kind : places.length > mostColumns ? 'areas' : 'columns'}
      xLabel={label}
      xFormat={xFormat}
      xAxisFormat={xAxisFormat}
      xGrain={xGrain}
      xs={isNumeric ? numbers : places.map((_, index) => index)}
      yFormat={format}
      yAxisFormat={isMoney ? formatAxis : format}
      yGrain={grainOf(
        unit,
        series.flatMap(({ values }) => values),
      )}
      series={series}
      rest={'rest' in chart ? chart.rest : undefined}
    />
  );
}

/** Returns what steps along an axis of values are multiples of: whole things by 1, longer times by a year of months. */
function grainOf(unit: NumericUnit, values: readonly number[]): number {
  if (unit === 'percent' || unit === 'number' || unit === 'exactRupees') return 0;
  return unit === 'months' && values.some((value) => Math.abs(value) > 24) ? 12 : 1;
}
