import type { FieldFault } from '@/lib/read-input';
import type { ChartWords } from '../charts/words';
import type { ExploreWords } from './explore/words';
import type { TakeAwayWords } from './take-away/words';

/** The texts of the widget that are there from the start: form and headline. */
export interface CalculatorWords {
  readonly inputs: string;
  readonly result: string;
  readonly moreDetails: string;
  readonly changed: string;
  readonly years: string;
  readonly months: string;
  readonly month: string;
  readonly year: string;
  readonly monthNames: readonly string[];
  readonly optional: string;
  readonly slider: (label: string) => string;
  readonly inWords: (amount: string) => string;
  readonly fault: (fault: FieldFault) => string;
  readonly meantLakh: (text: string) => string;
  readonly meantPercent: (text: string) => string;
  readonly commaIsNotADecimal: string;
  readonly takeInstead: (text: string) => string;
  readonly row: (noun: string, position: number) => string;
  readonly addRow: (noun: string) => string;
  readonly removeRow: (noun: string, position: number) => string;
  readonly moveUp: (noun: string, position: number) => string;
  readonly moveDown: (noun: string, position: number) => string;
  readonly noRows: (noun: string) => string;
  readonly mostRows: (noun: string, most: number) => string;
  readonly pasteRows: string;
  readonly pasteFailed: string;
  /** Texts of the panel that takes rows from a spreadsheet, which load with its code. */
  readonly loadPaste: () => Promise<PasteWords>;
  readonly finder: {
    readonly search: string;
    readonly found: (count: number) => string;
    readonly nothing: (query: string) => string;
  };
  readonly notCurrent: string;
  readonly examples: string;
  readonly reset: string;
  /** Texts of the answer, which load with its code. */
  readonly loadAnswer: () => Promise<AnswerWords>;
}

/** The texts of the panel that takes rows from a spreadsheet. */
export interface PasteWords {
  readonly title: (label: string) => string;
  readonly help: string;
  readonly columns: (labels: readonly string[]) => string;
  readonly ignored: (headers: readonly string[]) => string;
  readonly nothing: string;
  /** How much was read, and which cells not. */
  /** Of more rows than the list takes. */
  readonly found: (rows: number) => string;
  readonly read: (
    rows: number,
    unread: readonly { readonly row: number; readonly label: string; readonly text: string }[],
  ) => string;
  readonly tooMany: (noun: string, most: number) => string;
  readonly add: (rows: number) => string;
  readonly replace: (rows: number) => string;
  readonly cancel: string;
  readonly added: (rows: number) => string;
}

/** The texts of the answer: meaning, working, tables, tools, what can be kept, and what a link brought. */
export interface AnswerWords {
  readonly inputs: string;
  readonly working: string;
  readonly workingHelp: string;
  readonly tables: string;
  readonly byYear: string;
  readonly everyRow: string;
  readonly showAllRows: (count: number) => string;
  readonly tableScrolls: (caption: string) => string;
  readonly pictures: string;
  readonly nextSteps: string;
  readonly noteKinds: Readonly<Record<'notForYou' | 'limit' | 'assumption' | 'warning', string>>;
  readonly notes: string;
  readonly explore: string;
  readonly exploreHelp: string;
  readonly tools: Readonly<Record<'compare' | 'solve' | 'sweep' | 'sensitivity', string>>;
  readonly keep: string;
  readonly copyLink: string;
  readonly shareLink: string;
  readonly print: string;
  readonly excel: string;
  readonly csv: string;
  readonly calendar: string;
  readonly copyText: string;
  readonly linkCopied: string;
  readonly textCopied: string;
  readonly copyFailed: string;
  readonly saved: (fileName: string) => string;
  readonly takeAwayFailed: string;
  readonly linkPrivacy: string;
  readonly loadingTool: string;
  readonly toolFailed: string;
  readonly related: string;
  readonly opened: Readonly<Record<'some' | 'all' | 'version', string>>;
  readonly linkHasPins: (count: number) => string;
  readonly usePins: string;
  readonly keepMine: string;
  readonly dismiss: string;
  readonly chart: ChartWords;
  readonly loadExplore: () => Promise<ExploreWords>;
  readonly loadTakeAway: () => Promise<TakeAwayWords>;
}
