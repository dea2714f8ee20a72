/** The fields of a form: what each kind of question is, and the functions that make them. */
import { addMonths, type IsoMonth } from './calendar';
import type { IsoDate } from './law';

/**
 * When a field is shown, by the values of other fields in its group: every entry must hold. A hidden field counts as its default.
 * @example { mode: 'detailed', rates: ['5', '18'], prepayment: { above: 0 }, soldOn: { before: '2024-07-23' } }
 */
export type Condition = Readonly<
  Record<
    string,
    string | boolean | readonly (string | boolean)[] | { readonly above: number } | { readonly before: IsoDate }
  >
>;

interface FieldBase {
  /** What the value is, in a visitor's words. */
  readonly label: string;
  /** One short sentence below the box. */
  readonly help?: string;
  /** Other names of its column in a pasted table. */
  readonly alsoCalled?: readonly string[];
  readonly showIf?: Condition;
  /** The default that links of earlier versions left out, where another one took its place: they keep their answer. */
  readonly formerDefault?: AnyValue;
  /** The last version of links that left out `formerDefault`; 1 by default. */
  readonly formerThrough?: 2;
  /** Its default counts although its group is closed at first: the answer names it as long as it is left so. */
  readonly assumed?: true;
  /** Empty at first and still asked for: the form does not call it optional. */
  readonly needed?: true;
  /** No longer asked: `defineForm` marks the fields of `retired`. */
  readonly retired?: true;
}

/** A number that is typed; `null` means a box left empty on purpose and needs `optional`. */
export interface NumberField<Optional extends boolean = boolean> extends FieldBase {
  /** money: ₹; percent: 8.5 for 8.5 %; duration: whole months; whole: a count; decimal: any other number. */
  readonly kind: 'money' | 'percent' | 'duration' | 'whole' | 'decimal';
  readonly min: number;
  readonly max: number;
  /** The smallest change worth making: arrow keys, slider, sensitivity. */
  readonly step: number;
  readonly default: Optional extends true ? number | null : number;
  readonly optional?: Optional;
  /** Where the slider ends, if short of the bounds; `false` for a box alone. */
  readonly slider?: { readonly min: number; readonly max: number } | false;
  /** The unit behind the box of a whole or decimal number: "days", "sq ft". */
  readonly unit?: string;
  /** Money that counts paise: the box keeps two decimals. */
  readonly paise?: boolean;
}

/** One of a few named options. */
export interface ChoiceField<Option extends string = string> extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption<Option>[];
  readonly default: Option;
  /** Many options: at the first sign of use the list becomes one that is searched by typing. */
  readonly finder?: true;
  /** The browser sets it by the visitor's own day: from each of these days, in order, to the option beside it. */
  readonly today?: readonly (readonly [from: IsoDate, option: Option])[];
}

export interface ChoiceOption<Option extends string = string> {
  readonly value: Option;
  readonly label: string;
  readonly help?: string;
  /** What else people call it: a finder searches these words and does not show them. */
  readonly words?: string;
}

export interface YesNoField extends FieldBase {
  readonly kind: 'yesNo';
  readonly default: boolean;
}

/** A day; an optional one may be empty (`''`). */
export interface DateField extends FieldBase {
  readonly kind: 'date';
  readonly min: IsoDate;
  readonly max: IsoDate;
  readonly default: IsoDate | '';
  readonly optional?: boolean;
  /** The browser sets it to the visitor's own day; at its default, which may be empty, in the exported page. */
  readonly today?: true;
}

/** A month and year. */
export interface MonthField extends FieldBase {
  readonly kind: 'month';
  readonly min: IsoMonth;
  readonly max: IsoMonth;
  readonly default: IsoMonth;
  /** The browser sets it to the visitor's own month or the next one; at its default in the exported page. */
  readonly today?: 'this' | 'next';
}

/** Short free text; it never enters a computation, only what is shown. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly default: string;
  readonly placeholder?: string;
}

export type SimpleField = NumberField | ChoiceField | YesNoField | DateField | MonthField | TextField;

/** A list of rows with fields of their own: invoice lines, prepayments, trades, properties. */
export interface RowsField<RowFields extends Record<string, SimpleField> = Record<string, SimpleField>>
  extends FieldBase {
  readonly kind: 'rows';
  readonly fields: RowFields;
  readonly default: readonly InputOf<RowFields>[];
  /** What a new row holds: the row's field defaults. At most this many rows. */
  readonly maxRows: number;
  readonly minRows?: number;
  /** The names of the cells in links of version 1, in their order, where the row has other fields now. */
  readonly formerCells?: readonly string[];
  /** How many cells at the end of a row came later: links without them are whole, and the cells are at their defaults. */
  readonly laterCells?: number;
  /** One row's name, singular, lower case: "line", "prepayment". */
  readonly noun: string;
  /** Returns what a row added to this form starts with, where that is not the default of each cell: the next year. */
  readonly newRow?: (input: AnyInput) => AnyRow;
  /** Returns the cells of the first row that what was typed elsewhere gives, when the list takes the place of those boxes. */
  readonly startsAs?: (input: AnyInput) => AnyRow;
  /**
   * Fetches what starts a Web Worker that reads a whole file into a few rows, where a row of the list is no line of a table. The
   * worker gets a `FileToRead` and answers with a `ReadFile` (`docs/decisions/034`).
   */
  readonly reader?: () => Promise<{ readonly default: () => Worker }>;
}

/** What was read of a file: rows of the list, and sentences on what was read and on what could not be. */
export interface ReadFile {
  readonly rows: readonly AnyRow[];
  readonly remarks: readonly string[];
  readonly wrong: readonly string[];
}

/** Files, lines that are pasted in front of them, and the form's present input, which their reader may look at. */
export interface FileToRead {
  readonly text: string;
  readonly files: readonly File[];
  readonly input: AnyInput;
}

export type Field = SimpleField | RowsField;
export type Fields = Readonly<Record<string, Field>>;

/** The value type of one field. */
type ValueOf<F> =
  F extends RowsField<infer RowFields>
    ? readonly InputOf<RowFields>[]
    : F extends ChoiceField<infer Option>
      ? Option
      : F extends NumberField<infer Optional>
        ? Optional extends true
          ? number | null
          : number
        : F extends YesNoField
          ? boolean
          : string;

/** The input that `compute` gets: one value for each field. */
export type InputOf<Fs> = { readonly [Name in keyof Fs]: ValueOf<Fs[Name]> };

/** Any calculator's input, where the fields are not known by type. */
export type AnyInput = Readonly<Record<string, AnyValue>>;
export type SimpleValue = number | null | string | boolean;
export type AnyRow = Readonly<Record<string, SimpleValue>>;
export type AnyValue = SimpleValue | readonly AnyRow[];

type Spec<F, Omitted extends string = never> = Omit<F, 'kind' | Omitted>;

type NumberSpec<Optional extends boolean, Omitted extends string> = Omit<
  NumberField<Optional>,
  'kind' | 'step' | 'optional' | Omitted
> & { readonly step?: number } & (Optional extends true ? { readonly optional: true } : { readonly optional?: false });

interface NumberBuilder<Omitted extends string = never> {
  (spec: NumberSpec<true, Omitted>): NumberField<true>;
  (spec: NumberSpec<false, Omitted>): NumberField<false>;
}

function numberBuilder(kind: NumberField['kind'], step: number): NumberBuilder {
  return ((spec: NumberSpec<boolean, never>) => ({ step, ...spec, kind })) as NumberBuilder;
}

/** An amount in ₹, typed as people write it ("12.5 lakh"). `step` is ₹1,000 by default. */
export const money: NumberBuilder<'unit'> = numberBuilder('money', 1_000);

/** A percentage: 8.5 means 8.5 %. `step` is 0.1 by default. */
export const percent: NumberBuilder<'unit' | 'paise'> = numberBuilder('percent', 0.1);

/** A length of time in whole months, typed as years and months. `step` is 12 (a year) by default. */
export const duration: NumberBuilder<'unit' | 'paise'> = numberBuilder('duration', 12);

/** A whole number. `step` is 1 by default. */
export const whole: NumberBuilder<'paise'> = numberBuilder('whole', 1);

/** A number with decimals that is neither money nor a percentage: quantity, area, weight. `step` is 1 by default. */
export const decimal: NumberBuilder<'paise'> = numberBuilder('decimal', 1);

/** Returns a field: one of a few named options. */
export function choice<const Option extends string>(
  spec: Omit<ChoiceField<Option>, 'kind' | 'default'> & { readonly default: NoInfer<Option> },
): ChoiceField<Option> {
  return { ...spec, kind: 'choice' };
}

/** Returns a field: a question answered with yes or no. */
export function yesNo(spec: Spec<YesNoField>): YesNoField {
  return { ...spec, kind: 'yesNo' };
}

/** Returns a field: a day, `YYYY-MM-DD`. */
export function date(spec: Spec<DateField>): DateField {
  return { ...spec, kind: 'date' };
}

/** Returns a field: a month, `YYYY-MM`. */
export function month(spec: Spec<MonthField>): MonthField {
  return { ...spec, kind: 'month' };
}

/**
 * Returns what a field that follows the visitor's calendar is set to on a day: a day, a month or an option. After its last day or month a
 * field that always has one is set to that; one that may be empty is not set. Returns null then, for any other field, and for a day that is ''
 * or before the field's first day, month or option.
 */
export function setOnDay(field: Field, day: IsoDate | ''): string | null {
  if (day === '' || !('today' in field) || !field.today) return null;
  if (field.kind === 'choice') return field.today.findLast(([from]) => from <= day)?.[1] ?? null;
  const value = field.kind === 'date' ? day : addMonths(day.slice(0, 7), field.today === 'next' ? 1 : 0);
  if (value < field.min) return null;
  if (value <= field.max) return value;
  return field.default === '' ? null : field.max;
}

/** Returns a field: short free text. */
export function shortText(spec: Spec<TextField>): TextField {
  return { ...spec, kind: 'text' };
}

/** Returns a field: a list of rows. */
export function rows<const RowFields extends Record<string, SimpleField>>(
  spec: Spec<RowsField<RowFields>>,
): RowsField<RowFields> {
  return { ...spec, kind: 'rows' };
}
