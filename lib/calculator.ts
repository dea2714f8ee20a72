/**
 * The contract that every calculator fulfils: fields in, a result as data out.
 * The widget, the share link, the command line, solve-for, sweep and the property tests all read these shapes.
 */
import type { AnyInput, AnyRow, AnyValue, Field, Fields, InputOf, NumberField } from './fields';
import type { IsoDate } from './law';
import type { Model } from './model';
import type { Figure, Problem, Result } from './result';

export * from './fields';
export * from './result';

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
