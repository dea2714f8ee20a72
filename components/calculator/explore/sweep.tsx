import { useCallback, useState } from 'react';
import { LinePlot } from '@/components/charts/line-plot';
import type { NumberField, NumericUnit } from '@/lib/calculator';
import { headlineAt, usefulRange } from '@/lib/explore/inputs';
import { sweep } from '@/lib/explore/sweep';
import { formatAxis, formatFigure, formatMonths, formatNumber, pct } from '@/lib/format';
import { valueText } from '@/lib/value-text';
import { ChooseHeadline, ChooseInput, nameOf } from './choose';
import type { ToolProps } from './props';
import { exploreTexts } from './texts';
import { useLater } from './use-later';

const EVEN_POINTS = 65;

/** How a kind of input or figure is written along an axis, in few characters. */
const axisOf: Record<NumberField['kind'] | NumericUnit, (value: number) => string> = {
  money: formatAxis,
  rupees: formatAxis,
  exactRupees: formatAxis,
  percent: pct,
  duration: formatMonths,
  months: formatMonths,
  whole: (value) => formatNumber(value, 0),
  decimal: formatNumber,
  years: formatNumber,
  days: formatNumber,
  count: formatNumber,
  number: formatNumber,
};

/** Returns the number of which steps along an axis are whole multiples. */
const grainOf = (kind: string): number =>
  ['duration', 'months'].includes(kind) ? 12 : kind === 'whole' || kind === 'count' ? 1 : 0;

/** Renders a headline over the range of one input, with today's point and the places where it bends or jumps. */
export function Sweep({ calculator, input, figures, inputs }: ToolProps) {
  const [label, setLabel] = useState(figures[0]?.label ?? '');
  const [path, setPath] = useState(inputs[0]?.path ?? '');
  const figure = figures.find((each) => each.label === label) ?? figures[0];
  const numeric = inputs.find((each) => each.path === path) ?? inputs[0];

  const work = useCallback(() => {
    if (!numeric || !figure) return null;
    const line = sweep(headlineAt(calculator, input, numeric.path, figure.label), usefulRange(numeric), EVEN_POINTS);
    return { line, numeric, figure };
  }, [calculator, input, numeric, figure]);
  const { value: drawn, isBusy } = useLater(work);
  if (!figure || !numeric) return null;
  return (
    <>
      <div className="grid max-w-3xl gap-3 sm:grid-cols-2">
        <ChooseHeadline figures={figures} value={figure.label} onChoose={setLabel} />
        <ChooseInput inputs={inputs} value={numeric.path} onChoose={setPath} />
      </div>
      <div className="mt-4" aria-busy={isBusy}>
        {!drawn && <p className="text-muted text-sm">{exploreTexts.working}</p>}
        {drawn && (
          <div className={isBusy ? 'opacity-60' : ''}>
            <Line {...drawn} />
          </div>
        )}
      </div>
    </>
  );
}

type LineProps = {
  readonly line: ReturnType<typeof sweep>;
  readonly numeric: ToolProps['inputs'][number];
  readonly figure: ToolProps['figures'][number];
};

function Line({ line, numeric, figure }: LineProps) {
  const { points, kinks, refused } = line;
  const { field, value } = numeric;
  const name = nameOf(numeric);
  const readX = (x: number) => valueText(field, x);
  const readY = (y: number) => formatFigure({ ...figure, value: y });
  const gaps = refused.map(({ from, to }) => (
    <p key={from}>{exploreTexts.sweep.refused(name, readX(from), readX(to))}</p>
  ));
  if (points.length < 2) return <p>{exploreTexts.sweep.nothing(name)}</p>;
  const isFlat = new Set(points.map(({ y }) => readY(y))).size === 1;
  if (isFlat) {
    return (
      <>
        <p>{exploreTexts.sweep.flat(name, figure.label, readY(figure.value))}</p>
        {gaps}
      </>
    );
  }
  const marks = [
    ...kinks.map(({ x, y }) => ({ x, y, label: exploreTexts.sweep.kink(readX(x), readY(y)), kind: 'kink' as const })),
    ...(value === null
      ? []
      : [
          {
            x: value,
            y: figure.value,
            label: exploreTexts.sweep.today(readX(value), readY(figure.value)),
            kind: 'today' as const,
          },
        ]),
  ];
  return (
    <>
      <LinePlot
        title={exploreTexts.sweep.title(figure.label, name)}
        xLabel={name}
        yLabel={figure.label}
        xFormat={readX}
        yFormat={readY}
        xAxisFormat={axisOf[field.kind]}
        yAxisFormat={axisOf[figure.unit]}
        xGrain={grainOf(field.kind)}
        yGrain={grainOf(figure.unit)}
        series={[{ label: figure.label, tone: figure.tone ?? 'own', points }]}
        marks={marks}
      />
      <div className="mt-3 text-sm">
        <p className="text-muted">{kinks.length === 0 ? exploreTexts.sweep.smooth : exploreTexts.sweep.kinks}</p>
        {gaps}
      </div>
    </>
  );
}
