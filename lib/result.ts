/**
 * The result of a calculator as data: figures, breakdowns, charts, tables, steps, actions and caveats. Apart from the questions, which a page
 * loads first; `lib/calculator` exports both.
 */
import type { IsoMonth } from './calendar';
import type { Citation, IsoDate } from './law';

/**
 * rupees: ₹ shown whole; exactRupees: ₹ with paise; percent: 8.5 for 8.5 %; months, years, days, count: whole;
 * number: as it is; text, date (`YYYY-MM-DD`) and month (`YYYY-MM`) hold a string.
 */
export type NumericUnit = 'rupees' | 'exactRupees' | 'percent' | 'months' | 'years' | 'days' | 'count' | 'number';
type TextUnit = 'text' | 'date' | 'month';
export type Unit = NumericUnit | TextUnit;

/** What a colour means; a tone is never the only sign. */
export type Tone = 'own' | 'growth' | 'cost' | 'tax' | 'other';

export interface NumericFigure {
  readonly label: string;
  readonly value: number;
  readonly unit: NumericUnit;
  /** Decimals to show, where the unit's own are too few. */
  readonly decimals?: number;
  readonly tone?: Tone;
}
export interface TextFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: TextUnit;
  readonly tone?: Tone;
}
/** A named figure. Within one result a label means one figure: the same label always has the same value. */
export type Figure = NumericFigure | TextFigure;

type FigureOptions = { readonly tone?: Tone; readonly decimals?: number };

/** Returns a figure in ₹, shown to the rupee. */
export function rupees(label: string, value: number, options?: FigureOptions): NumericFigure {
  return { label, value, unit: 'rupees', ...options };
}
/** Returns a figure in ₹ that counts paise. */
export function exactRupees(label: string, value: number, options?: FigureOptions): NumericFigure {
  return { label, value, unit: 'exactRupees', ...options };
}
/** Returns a figure in percent: 8.5 means 8.5 %. */
export function percentage(label: string, value: number, options?: FigureOptions): NumericFigure {
  return { label, value, unit: 'percent', ...options };
}
/** Returns a length of time in months, shown as years and months. */
export function months(label: string, value: number): NumericFigure {
  return { label, value, unit: 'months' };
}
/** Returns a whole number of things. */
export function count(label: string, value: number): NumericFigure {
  return { label, value, unit: 'count' };
}
/** Returns a bare number. */
export function number(label: string, value: number, options?: FigureOptions): NumericFigure {
  return { label, value, unit: 'number', ...options };
}
/** Returns an answer in words: "Not liable", "New regime". */
export function verdict(label: string, value: string): TextFigure {
  return { label, value, unit: 'text' };
}
/** Returns a day as a figure. */
export function dateFigure(label: string, value: IsoDate): TextFigure {
  return { label, value, unit: 'date' };
}
/** Returns a month as a figure. */
export function monthFigure(label: string, value: IsoMonth): TextFigure {
  return { label, value, unit: 'month' };
}

/** Parts that add up to a total (all in one unit, none negative). */
export interface Breakdown {
  readonly title: string;
  readonly total: NumericFigure;
  readonly parts: readonly NumericFigure[];
}

export type Cell = number | string | null;

export interface Column {
  readonly label: string;
  readonly unit: Unit;
  /** How a year's rows become one row: default `sum` for money, `last` for the rest. */
  readonly rollUp?: 'sum' | 'first' | 'last' | 'none';
}

/** A cell of the same row, or of the row above, times a factor: what another cell is made of. */
export interface Term {
  /** The label of its column. */
  readonly of: string;
  readonly above?: true;
  /** 1 by default. */
  readonly times?: number;
  /** A yearly percentage over the periods of a year, multiplied too; a list has one for each row. */
  readonly rate?: { readonly percent: number | readonly number[]; readonly perYear: number };
}

/** A captioned table. One with `years` is shown by year first, and by row on request. */
export interface Table {
  /** Short and file-name safe: "schedule". */
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The yearly roll-up: the name of its first column and each row's year. The first column of a rolled-up row is its year. */
  readonly years?: { readonly label: string; readonly ofRow: readonly string[] };
  readonly total?: readonly Cell[];
  /**
   * How a cell follows from others, by the label of its column: its terms add up to it. A spreadsheet gets it as a formula wherever it
   * gives the cell; a row in which something else happens keeps its number.
   */
  readonly relations?: Readonly<Record<string, readonly Term[]>>;
  /** One sentence below the table. */
  readonly note?: string;
  /** The table is the answer's own shape: it is rendered right below the sentence, not among the tables further down. */
  readonly lead?: true;
  /** The rows are days in order, the first column their dates and the second what is due: they are rendered along a line of time. */
  readonly days?: Days;
}

/** How the days of a table stand to the visitor's own. */
export interface Days {
  /** The visitor's day; '' where it is not known. */
  readonly today: IsoDate | '';
  /** The rows that come next, and how far off they are: "in 21 days"; '' on the day. */
  readonly next: readonly number[];
  readonly left: string;
  /** What is said beside each day, such as "Paid"; '' where its place on the line says enough. */
  readonly marks: readonly string[];
  /** The labels of the columns that are read on request. */
  readonly onRequest: readonly string[];
}

export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly tone: Tone;
}

interface ChartBase {
  readonly title: string;
  readonly unit: NumericUnit;
}
/** A ring of parts. */
export interface PartsChart extends ChartBase {
  readonly kind: 'parts';
  readonly parts: readonly { readonly label: string; readonly value: number; readonly tone: Tone }[];
}
/** Lines or stacked areas over an axis of points in order. */
export interface TimeChart extends ChartBase {
  readonly kind: 'lines' | 'areas';
  /** Numbers are years or counts unless `unit` says otherwise. */
  readonly x: { readonly label: string; readonly values: readonly (string | number)[]; readonly unit?: NumericUnit };
  readonly series: readonly Series[];
  /** The index whose values are read out first: by default the last, or the highest where all series end at 0. */
  readonly rest?: number;
}
/** Bars side by side to compare; more than one series stacks within a bar. */
export interface BarsChart extends ChartBase {
  readonly kind: 'bars';
  readonly bars: readonly string[];
  /** The one bar that decides: it has the accent, the others step back; the lowest tax says what it saves. For a single series. */
  readonly marked?: number;
  readonly series: readonly Series[];
}
/** A bridge from a start to an end by rises and falls. */
export interface StepsChart extends ChartBase {
  readonly kind: 'steps';
  readonly steps: readonly {
    readonly label: string;
    readonly value: number;
    readonly tone: Tone;
    readonly total?: boolean;
  }[];
}
export type Chart = PartsChart | TimeChart | BarsChart | StepsChart;

/** A chart without what its function gives; ₹ unless it has another unit. */
type ChartOf<C extends Chart> = Omit<C, 'kind' | 'title' | 'unit'> & { readonly unit?: NumericUnit };

/** Returns a ring of parts in ₹. */
export function partsChart(title: string, parts: PartsChart['parts']): PartsChart {
  return { kind: 'parts', title, unit: 'rupees', parts };
}
/** Returns lines over an axis. */
export function linesChart(title: string, chart: ChartOf<TimeChart>): TimeChart {
  return { kind: 'lines', title, unit: 'rupees', ...chart };
}
/** Returns stacked areas over an axis. */
export function areasChart(title: string, chart: ChartOf<TimeChart>): TimeChart {
  return { kind: 'areas', title, unit: 'rupees', ...chart };
}
/** Returns bars side by side. */
export function barsChart(title: string, chart: ChartOf<BarsChart>): BarsChart {
  return { kind: 'bars', title, unit: 'rupees', ...chart };
}
/** Returns a bridge from a start to an end in ₹. */
export function stepsChart(title: string, steps: StepsChart['steps']): StepsChart {
  return { kind: 'steps', title, unit: 'rupees', steps };
}

/** One line of the working: a figure, how it came about, and the authority for it. */
interface Step {
  readonly figure: Figure;
  readonly how: string;
  readonly cite?: Citation;
  /** The heading that this line begins. */
  readonly heading?: string;
}

/** Something to do, with its day where there is one; dated ones go to the visitor's calendar. */
export interface Action {
  readonly text: string;
  readonly date?: IsoDate;
  readonly cite?: Citation;
}

/** notForYou: who should leave; limit: why a limit applied; assumption: what we took for granted; warning: look out. */
export interface Caveat {
  readonly kind: 'notForYou' | 'limit' | 'assumption' | 'warning';
  readonly text: string;
  readonly cite?: Citation;
}

export interface Result {
  /** The answer first, largest; then at most three more. */
  readonly headline: readonly [Figure, ...Figure[]];
  /** What the answer means, in one or two sentences. */
  readonly sentence: string;
  /** What it takes for granted of questions that are marked so and were left at their default; `defineCalculator` adds it. */
  readonly assumed?: readonly { readonly label: string; readonly text: string }[];
  readonly breakdowns?: readonly Breakdown[];
  readonly charts?: readonly Chart[];
  readonly tables?: readonly Table[];
  readonly steps: readonly Step[];
  readonly actions?: readonly Action[];
  readonly caveats?: readonly Caveat[];
}

/** A problem between fields, as a sentence; `fields` are names, or paths such as `lines.0.rate` within rows. */
export interface Problem {
  readonly fields: readonly string[];
  readonly text: string;
}

/** A sheet on which a computation writes each figure as it is found, so that the working shown is the working done. */
export interface Worksheet {
  /** Writes a line and returns its value. */
  step<F extends Figure>(figure: F, how: string, cite?: Citation): F['value'];
  /** Starts a new heading for the lines that follow. */
  heading(text: string): void;
  readonly steps: readonly Step[];
}

/** Returns a new, empty worksheet. */
export function worksheet(): Worksheet {
  const steps: Step[] = [];
  let pending: string | undefined;
  return {
    steps,
    heading(text) {
      pending = text;
    },
    step(figure, how, cite) {
      steps.push({ figure, how, ...(cite && { cite }), ...(pending && { heading: pending }) });
      pending = undefined;
      return figure.value;
    },
  };
}

/** The text of a note; one of a condition that fails (`condition && text`) is not written. */
type NoteText = string | false | null | undefined;

/** A sheet on which a computation writes its caveats and actions in the order in which they are shown. */
export interface NoteSheet {
  /** Says who should use something else. */
  notForYou(text: NoteText, cite?: Citation): void;
  /** Says why a limit applied. */
  limit(text: NoteText, cite?: Citation): void;
  /** Says what the answer takes for granted. */
  assume(text: NoteText, cite?: Citation): void;
  /** Says what to look out for. */
  warn(text: NoteText, cite?: Citation): void;
  /** Says what to do, on no particular day. */
  action(text: NoteText, cite?: Citation): void;
  /** Says what to do on or until a day. */
  actionOn(date: IsoDate | undefined, text: NoteText, cite?: Citation): void;
  /** Adds caveats that another function made. */
  add(caveats: readonly Caveat[]): void;
  readonly caveats: readonly Caveat[];
  readonly actions: readonly Action[];
}

/**
 * Returns a new, empty sheet for notes.
 * @example notes.warn(input.age > 60 && `You are ${input.age}.`, cite)
 */
export function noteSheet(): NoteSheet {
  const caveats: Caveat[] = [];
  const actions: Action[] = [];
  const writes = (kind: Caveat['kind']) => (text: NoteText, cite?: Citation) => {
    if (text) caveats.push({ kind, text, ...(cite && { cite }) });
  };
  const actionOn: NoteSheet['actionOn'] = (date, text, cite) => {
    if (text) actions.push({ text, ...(date && { date }), ...(cite && { cite }) });
  };
  return {
    caveats,
    actions,
    notForYou: writes('notForYou'),
    limit: writes('limit'),
    assume: writes('assumption'),
    warn: writes('warning'),
    action: (text, cite) => actionOn(undefined, text, cite),
    actionOn,
    add: (more) => void caveats.push(...more),
  };
}

/** A sheet on which a check writes the combinations that make no sense. */
export interface ProblemSheet {
  /** Writes a sentence about these fields, one or more; one of a condition that fails is not written. */
  at(fields: string | readonly string[], text: NoteText): void;
  readonly problems: readonly Problem[];
}

/**
 * Returns a new, empty sheet for problems.
 * @example sheet.at(['from', 'to'], to < from && 'The period ends before it begins.')
 */
export function problemSheet(): ProblemSheet {
  const problems: Problem[] = [];
  return {
    problems,
    at(fields, text) {
      if (text) problems.push({ fields: typeof fields === 'string' ? [fields] : fields, text });
    },
  };
}

/**
 * Returns the one problem of a check as a list, empty where its condition fails.
 * @example return problemAt(['from', 'to'], to < from && 'The period ends before it begins.')
 */
export function problemAt(...problem: Parameters<ProblemSheet['at']>): readonly Problem[] {
  const { at, problems } = problemSheet();
  at(...problem);
  return problems;
}

/** Returns every figure of a result: headline, breakdowns, steps. */
export function figuresOf(result: Result): Figure[] {
  return [
    ...result.headline,
    ...(result.breakdowns ?? []).flatMap((breakdown) => [breakdown.total, ...breakdown.parts]),
    ...result.steps.map((step) => step.figure),
  ];
}
