import type { AnyCalculator, AnyInput, NumericFigure } from '../calculator';
import { formatFigure, formatMonths, formatNumber } from '../format';
import { headlineAt, type NumericInput } from './inputs';
import { roundest, solveFor } from './solve';

/** A value of the input that answers the question, as round as it can be without the headline looking different. */
export interface Answer {
  readonly x: number;
  /** The headline at `x`. */
  readonly figure: NumericFigure;
  /** Whether the headline at `x` reads the same as the target; else it is the first value past it. */
  readonly isExact: boolean;
  /** Where every value from `x` up to this one gives the target. */
  readonly upTo?: number;
}

export interface Answers {
  readonly input: NumericInput;
  readonly target: NumericFigure;
  readonly answers: readonly Answer[];
  /** How low and how high the headline can go, with the input from where to where; null where every value is refused. */
  readonly reach: {
    readonly lowest: NumericFigure;
    readonly highest: NumericFigure;
    readonly from: number;
    readonly to: number;
  } | null;
}

/** Returns which values of an input bring a headline to a target; `figure` is the headline as it is now. */
export function answersTo(
  calculator: AnyCalculator,
  input: AnyInput,
  numeric: NumericInput,
  figure: NumericFigure,
  target: number,
): Answers {
  const { field, path, range } = numeric;
  const valueAt = headlineAt(calculator, input, path, figure.label);
  const { crossings, reach } = solveFor(valueAt, target, range);
  const as = (value: number): NumericFigure => ({ ...figure, value: value === 0 ? 0 : value });
  const read = (value: number | null): string | null => (value === null ? null : formatFigure(as(value)));
  // In decimals; −3 means thousands. Of a box for whole numbers the answer is whole before it is rounded.
  const [coarsest, finest] = field.kind === 'money' ? [-3, 2] : [0, 6];

  const rounded = (x: number, from: number): Answer[] => {
    const wanted = read(valueAt(x));
    const looksSame = (value: number) => value >= field.min && value <= field.max && read(valueAt(value)) === wanted;
    const near = Math.min(field.max, Math.max(field.min, roundest(x, looksSame, Math.min(from, finest), finest)));
    const value = valueAt(near);
    return value === null ? [] : [{ x: near, figure: as(value), isExact: read(value) === read(target) }];
  };
  // Behind a jump the headline may stay as it is for long: the first value is asked for there, not a round one far on.
  const single = (x: number) => rounded(x, read(valueAt(x)) === read(target) ? coarsest : 2);
  const isFlat = (from: number, to: number): boolean =>
    [0, 0.25, 0.5, 0.75, 1].every((share) => {
      const x = from + (to - from) * share;
      const value = valueAt(range.whole ? Math.round(x) : x);
      return value !== null && Math.abs(value - target) <= 1e-9 * Math.max(1, Math.abs(target));
    });

  const answers: Answer[] = [];
  for (let index = 0; index < crossings.length; index += 1) {
    const from = crossings[index] ?? 0;
    const to = crossings[index + 1];
    if (to !== undefined && isFlat(from, to)) {
      const [start] = rounded(from, finest);
      const [end] = rounded(to, finest);
      if (start && end) answers.push({ ...start, upTo: end.x });
      index += 1;
    } else answers.push(...single(from));
  }
  return {
    input: numeric,
    target: as(target),
    answers: answers.filter(({ x }, index) => x !== answers[index - 1]?.x),
    reach: reach && { ...reach, lowest: as(reach.lowest), highest: as(reach.highest) },
  };
}

/**
 * Returns a target to start from: a tenth less of a cost or tax, a tenth more of anything else, in two round digits; null
 * for nil.
 */
export function firstTarget(figure: NumericFigure): number | null {
  const wanted = figure.value * (figure.tone === 'cost' || figure.tone === 'tax' ? 0.9 : 1.1);
  if (wanted === 0 || !Number.isFinite(wanted)) return null;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(wanted))) - 1);
  const isCounted = ['months', 'years', 'days', 'count'].includes(figure.unit);
  return Number((Math.round(wanted / unit) * unit).toFixed(isCounted ? 0 : 6));
}

/** Returns a target as it is typed. */
export function targetText(figure: NumericFigure, target: number): string {
  return figure.unit === 'months' ? formatMonths(target) : formatNumber(target, 6).replace('−', '-');
}
