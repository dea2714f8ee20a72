/**
 * The contract that every calculator fulfils: fields in, a result as data out.
 * The widget, the share link, the command line, solve-for, sweep and the property tests all read these shapes.
 */
import { addMonths, type IsoMonth } from './calendar';
import type { IsoDate } from './law';
import type { Model } from './model';
import type { Figure, Problem, Result } from './result';

export * from './result';

// ── Fields ───────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Calculator ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The names of fields that belong together; those with `more` sit behind "More details". */
export interface Group<Name extends string = string> {
  readonly title?: string;
  readonly fields: readonly Name[];
  readonly more?: boolean;
}

/** An example that sets several fields at once; the others take their defaults. */
interface Preset<Input> {
  readonly label: string;
  readonly input: Partial<Input>;
}

/** One way to use what was read: the values of some fields under the label of a button. */
interface TextUse {
  readonly label: string;
  readonly values: AnyInput;
}

/** What was read of the text of a document. */
export interface TextReading {
  /** What was found, as it is shown before any box is filled. */
  readonly found: readonly Figure[];
  /** What the visitor should know of it, as sentences; why nothing was found. */
  readonly notes: readonly string[];
  /** None where nothing was found. */
  readonly uses: readonly TextUse[];
}

/** Text of a document, pasted or read from a PDF on the visitor's device, that fills boxes. */
export interface TextFill {
  /** The name of the document in a sentence: "your Form 16". */
  readonly document: string;
  readonly help: string;
  /** Fetches what reads the text; pure. */
  readonly load: () => Promise<{ readonly readText: (text: string, input: AnyInput) => TextReading }>;
}

/** The questions of a calculator: what a page needs before anybody types. */
interface Form<Fs extends Fields = Fields> {
  readonly fields: Fs;
  readonly groups: readonly Group<Extract<keyof Fs, string>>[];
  readonly presets?: readonly Preset<InputOf<Fs>>[];
  readonly fill?: TextFill;
}

/** What a page works out for others besides its answer; null where there is nothing of the kind. */
export type Worked = Readonly<Record<string, string | number | boolean | null>>;

/** The questions and the answer. */
export interface Calculator<Fs extends Fields = Fields> extends Form<Fs> {
  /** Problems between fields; an input with any is not computed. */
  readonly check?: (input: InputOf<Fs>) => readonly Problem[];
  /** Pure and total: the same input gives the same result, and every input within bounds that passes `check` gives one. */
  readonly compute: (input: InputOf<Fs>) => Result;
  /** What no box and no figure of the answer shows and another page asks for, by a name of its own; `day` is the visitor's. */
  readonly worked?: (input: InputOf<Fs>, result: Result, day: IsoDate) => Worked;
  /** Fetches what says the answer as formulas of a workbook; null where an input has what they cannot say. */
  readonly workbook?: () => Promise<{ readonly modelOf: (input: InputOf<Fs>, result: Result) => Model | null }>;
}

/** A form whose fields are not known by type, as the widget sees it. */
export interface AnyForm {
  readonly fields: Fields;
  readonly groups: readonly Group[];
  readonly presets?: readonly Preset<AnyInput>[];
  readonly fill?: TextFill;
}

/** What a headline is shown of: a result, or the headline alone. */
export type Headlined = Pick<Result, 'headline'>;

/** A calculator whose fields are not known by type, as the widget sees it: it gives whole results, or (`Headlined`) the headline of each. */
export interface AnyCalculator<R extends Headlined = Result> extends AnyForm {
  readonly check?: (input: AnyInput) => readonly Problem[];
  readonly compute: (input: AnyInput) => R;
  readonly worked?: (input: AnyInput, result: Result, day: IsoDate) => Worked;
  readonly workbook?: () => Promise<{ readonly modelOf: (input: AnyInput, result: Result) => Model | null }>;
}

/** What gives the headline of a page's answer, and fetches the calculator that answers whole (`docs/decisions/051`). */
export interface HeadlineCalculator extends AnyCalculator<Headlined> {
  readonly whole: () => Promise<{ readonly default: AnyCalculator }>;
}

/** Groups of fields by their headings. */
type Groups = Readonly<Record<string, Fields>>;
type None = Readonly<Record<never, never>>;

type NameIn<Group> = Group extends unknown ? keyof Group : never;
type FieldIn<Group, Name> = Group extends { readonly [Each in Name & string]: infer F extends Field } ? F : never;
/** The fields of several groups in one. */
type Joined<Group> = { readonly [Name in NameIn<Group>]: FieldIn<Group, Name> };
type FieldsOf<Main, Open, More, Retired> = Joined<Main | Open[keyof Open] | More[keyof More] | Retired>;

/** A form as it is written: each group holds its fields, in the order in which a visitor sees them. Every field is in one group only. */
interface WrittenForm<Main, Open, More, Retired> {
  /** The first questions, under no heading. */
  readonly main?: Main;
  /** Groups that are in sight below them. */
  readonly open?: Open;
  /** Groups behind "More details". */
  readonly more?: More;
  /** Fields that are no longer asked: links that name one still open, and it counts as its default. */
  readonly retired?: Retired;
  readonly presets?: readonly Preset<InputOf<NoInfer<FieldsOf<Main, Open, More, Retired>>>>[];
  readonly fill?: TextFill;
}

/** Returns the form with all its fields in one object, and its groups as lists of their names. */
export function defineForm<
  const Main extends Fields = None,
  const Open extends Groups = None,
  const More extends Groups = None,
  const Retired extends Fields = None,
>(form: WrittenForm<Main, Open, More, Retired>): Form<FieldsOf<Main, Open, More, Retired>>;
export function defineForm({
  main,
  open,
  more,
  retired,
  ...rest
}: WrittenForm<Fields, Groups, Groups, Fields>): AnyForm {
  const fields: Record<string, Field> = {};
  const groups: Group[] = [];
  const add = (group: Fields, heading?: Omit<Group, 'fields'>) => {
    Object.assign(fields, group);
    groups.push({ ...heading, fields: Object.keys(group) });
  };
  if (main) add(main);
  for (const [title, group] of Object.entries(open ?? {})) add(group, { title });
  for (const [title, group] of Object.entries(more ?? {})) add(group, { title, more: true });
  for (const [name, field] of Object.entries(retired ?? {})) fields[name] = { ...field, retired: true };
  return { ...rest, fields, groups };
}

/** Returns the input with every field at its default. */
export function defaultInput(fields: Fields): AnyInput {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default as AnyValue]));
}

/** Returns whether a field is a number that is typed. */
export function isNumberField(field: Field): field is NumberField {
  return ['money', 'percent', 'duration', 'whole', 'decimal'].includes(field.kind);
}

/** Returns whether a field is shown, given the values of the fields beside it. */
export function isShown(field: Field, values: AnyInput): boolean {
  if (field.retired) return false;
  return Object.entries(field.showIf ?? {}).every(([name, wanted]) => {
    const value = values[name];
    if (Array.isArray(wanted)) return wanted.includes(value as string | boolean);
    if (typeof wanted === 'object')
      return 'before' in wanted
        ? typeof value === 'string' && value !== '' && value < wanted.before
        : typeof value === 'number' && value > (wanted as { above: number }).above;
    return value === wanted;
  });
}

/**
 * Returns the input as `compute` must see it: hidden fields, in rows too, at their defaults, so that what is not shown
 * never counts.
 */
export function shownInput(fields: Fields, input: AnyInput): AnyInput {
  let current = input;
  // A field may hang on one that is itself hidden: repeat until nothing changes (at most once per field). What was given
  // is kept for a field that the default of a hidden one shows again.
  for (let round = 0; round < Object.keys(fields).length; round += 1) {
    const before = current;
    current = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        isShown(field, before) ? (input[name] as AnyValue) : (field.default as AnyValue),
      ]),
    );
    if (Object.keys(fields).every((name) => current[name] === before[name])) break;
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'rows'
        ? (current[name] as readonly AnyRow[]).map((row) => shownInput(field.fields, row) as AnyRow)
        : (current[name] as AnyValue),
    ]),
  );
}

/** An input and its result, or (`Headlined`) the headline of that. */
export interface Answer<R extends Headlined = Result> {
  readonly input: AnyInput;
  readonly result: R;
}

/** Returns the answer to the default input. */
export function defaultAnswer(calculator: AnyCalculator): Answer {
  const input = shownInput(calculator.fields, defaultInput(calculator.fields));
  return { input, result: calculator.compute(input) };
}

// ── Proof ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A worked case. `expect` names figures by label; money is compared to the paisa unless `tolerance` (absolute) says otherwise. */
export interface GoldenCase<C extends { readonly fields: Fields }> {
  /** A sentence about the world. */
  readonly name: string;
  readonly source: {
    readonly how: 'official' | 'published' | 'by-hand';
    /** Where it is printed, or the derivation in one line. */
    readonly title: string;
  };
  /** Fields left out take their defaults. */
  readonly input: Partial<InputOf<C['fields']>>;
  readonly expect?: Readonly<Record<string, number | string>>;
  /** How the sentence of a cross-field problem begins, for input that must be refused. */
  readonly refused?: string;
  readonly tolerance?: number;
}
