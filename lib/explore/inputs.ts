import {
  type AnyCalculator,
  type AnyInput,
  type AnyRow,
  type Field,
  type Fields,
  isNumberField,
  isShown,
  type NumberField,
  type NumericFigure,
  type Result,
  type SimpleField,
  type SimpleValue,
  shownInput,
} from '../calculator';
import type { Range, ValueAt } from './sample';

/** The row of an input. */
export interface RowPlace {
  /** What one row is called: "line", "prepayment". */
  readonly noun: string;
  /** From 1. */
  readonly number: number;
}

/** One shown input that is a number, in the form or in a row of it. */
export interface NumericInput {
  /** The field's name, or `lines.0.rate` within rows. */
  readonly path: string;
  readonly label: string;
  readonly row?: RowPlace;
  readonly field: NumberField;
  /** Null where an optional box is empty. */
  readonly value: number | null;
  /** The bounds, with today's value to look near. Months, counts and money without paise are whole. */
  readonly range: Range;
}

/** One shown input of any kind but a list of rows, which gives the inputs of each row. */
interface ShownInput {
  readonly path: string;
  readonly label: string;
  readonly row?: RowPlace;
  readonly field: SimpleField;
  readonly value: SimpleValue;
}

function shownWithin(fields: Fields, values: AnyInput, prefix: string, row?: RowPlace): ShownInput[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isShown(field, values)) return [];
    const path = prefix + name;
    const value = values[name];
    if (field.kind !== 'rows') {
      return [{ path, label: field.label, ...(row && { row }), field, value: (value ?? null) as SimpleValue }];
    }
    return ((value ?? []) as readonly AnyRow[]).flatMap((each, index) =>
      shownWithin(field.fields, each, `${path}.${index}.`, { noun: field.noun, number: index + 1 }),
    );
  });
}

/** Returns every shown input in the order of the form, with those of each row. */
export function shownInputs(calculator: AnyCalculator, input: AnyInput): ShownInput[] {
  const { fields, groups } = calculator;
  const inOrder = groups.flatMap((group) => group.fields.map((name) => [name, fields[name] as Field]));
  return shownWithin(Object.fromEntries(inOrder), shownInput(fields, input), '');
}

/** Returns every shown input that is a number, in the order of the form, with those of each row. */
export function numericInputs(calculator: AnyCalculator, input: AnyInput): NumericInput[] {
  return shownInputs(calculator, input).flatMap(({ path, label, row, field, value }) => {
    if (!isNumberField(field)) return [];
    const number = value as number | null;
    const { min, max, step } = field;
    const whole = field.kind === 'duration' || field.kind === 'whole' || (field.kind === 'money' && !field.paise);
    const range: Range = { min, max, step, whole, ...(number !== null && { near: number }) };
    return [{ path, label, ...(row && { row }), field, value: number, range }];
  });
}

/** Returns the input with one value changed; `path` as in `NumericInput`. A row that is not there leaves the input as it is. */
export function withValue(input: AnyInput, path: string, value: SimpleValue): AnyInput {
  const [name, index, cell] = path.split('.') as [string, string?, string?];
  if (cell === undefined) return { ...input, [name]: value };
  const rows = (input[name] ?? []) as readonly AnyRow[];
  return { ...input, [name]: rows.map((row, each) => (each === Number(index) ? { ...row, [cell]: value } : row)) };
}

/** Returns the result of an input; null where the calculator refuses it or has no rule on file for it. */
export function resultOf(calculator: AnyCalculator, input: AnyInput): Result | null {
  try {
    const shown = shownInput(calculator.fields, input);
    return (calculator.check?.(shown) ?? []).length > 0 ? null : calculator.compute(shown);
  } catch {
    return null;
  }
}

/** Returns the headline figures that are numbers. */
export function numericHeadlines(result: Result): NumericFigure[] {
  return result.headline.filter((figure): figure is NumericFigure => typeof figure.value === 'number');
}

/** Returns the value of the headline of that name; null where there is none or it is no number. */
function headlineOf(result: Result | null, label: string): number | null {
  const value = result?.headline.find((figure) => figure.label === label)?.value;
  return Number.isFinite(value) ? (value as number) : null;
}

/** Returns a headline as a function of one input, the others as they are: null where it is refused. It never throws. */
export function headlineAt(calculator: AnyCalculator, input: AnyInput, path: string, label: string): ValueAt {
  return (x) => headlineOf(resultOf(calculator, withValue(input, path, x)), label);
}

/** Returns the next number up that has one digit that counts: 4,20,000 → 5,00,000. */
function nextRound(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / unit - 1e-9) * unit;
}

/**
 * Returns the part of an input's range worth drawing: the slider's, or else the bounds, cut down around today's value where
 * they are vast.
 */
export function usefulRange({ field, value, range }: NumericInput): Range {
  const { min, max, step } = range;
  const size = Math.abs(value ?? field.default ?? 0);
  let [from, to] = [min, max];
  if (field.slider) {
    from = Math.max(min, field.slider.min);
    to = Math.min(max, field.slider.max);
  } else if (max - min > 20 * size) {
    const reach = size > 0 ? nextRound(2.5 * size) : 200 * step;
    from = Math.max(min, (value ?? 0) < 0 ? -reach : Math.min(0, max - reach));
    to = Math.min(max, reach > from ? reach : from + reach);
  }
  if (value !== null) [from, to] = [Math.min(from, value), Math.max(to, value)];
  return from < to ? { ...range, min: from, max: to } : range;
}
