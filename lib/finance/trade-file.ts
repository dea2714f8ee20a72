/**
 * Lines of a broker's file as trades. Columns are found by the names that brokers give them; a file is either a trade book, with
 * a line for each purchase and sale, or a list of closed trades, with both on one line.
 */
import Papa from 'papaparse';
import type { IsoDate } from '../law';
import { dayIn, hasMonthFirst, namesTotal } from '../paste-rows';
import {
  type ColumnName,
  type Columns,
  columnsOf,
  doesIn,
  hasFilled,
  isBook,
  isHeading,
  numberIn,
  quantityIn,
} from './trade-columns';
import type { ClosedTrade, Fill } from './trade-matching';
import { closedSegment, isOtherSecurity, type Section, sectionOf, segmentIn, segmentOfSection } from './traded';

/** A line that could not be read, counted from 1. */
interface UnreadLine {
  readonly line: number;
  readonly why: 'name' | 'day' | 'does' | 'quantity' | 'price';
}

/** What a file holds. */
export interface TradeFile {
  /** Lines of a trade book, oldest first. */
  readonly fills: readonly Fill[];
  /** Lines of a list of closed trades. */
  readonly closed: readonly ClosedTrade[];
  readonly unread: readonly UnreadLine[];
  /** How many lines are of funds, bonds and the like, which are neither shares nor contracts. */
  readonly others: number;
  /** No line names the columns that are needed. */
  readonly noHeading: boolean;
}

/** Separates two files or sheets: each has its own headings and delimiter. */
export const FILE_END = '\f';
/** Contracts of exchanges of India end from the one day on and before the other. */
const FIRST_CONTRACTS: IsoDate = '2000-01-01';
const LAST_CONTRACTS: IsoDate = '2100-01-01';
const LINE_END = /\r\n|\n|\r/;
/** How many lines are cut into cells at a time. */
const SLICE = 500;
const EXCHANGE_OF_BSE = /bse|bfo|bcd|fob/i;
/** Returns the cells of some lines. Quotes ask for a parser; most files of brokers have none. */
function cellsOf(lines: readonly string[], delimiter: string): string[][] {
  if (!lines.some((line) => line.includes('"'))) return lines.map((line) => line.split(delimiter));
  return lines.map((line) =>
    line.includes('"') ? (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []) : line.split(delimiter),
  );
}

/** Returns the mark between the cells of a file: the one by which some line among the first names the columns. */
const delimiterOf = (lines: readonly string[]) =>
  ['\t', ';', '|', ','].find((mark) => cellsOf(lines.slice(0, 200), mark).some((cells) => isHeading(columnsOf(cells))));

/** Returns a reader of the days of a file, which reads each text once. */
function dayReader() {
  const known = new Map<string, IsoDate | null>();
  let monthFirst = false;
  return {
    setMonthFirst(texts: readonly string[]) {
      monthFirst = hasMonthFirst(texts);
      known.clear();
    },
    read(text: string): IsoDate | null {
      // The time of an order differs from line to line.
      const day = /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.slice(0, 10) : text;
      const before = known.get(day);
      if (before !== undefined) return before;
      const found = dayIn(day, monthFirst);
      known.set(day, found);
      return found;
    },
  };
}

/** A line with the columns that its heading names. */
interface Line {
  readonly at: (column: ColumnName) => string;
  readonly number: (column: ColumnName) => number | null;
}

/** What a line deals in. */
interface Traded {
  readonly name: string;
  readonly label: string;
  readonly segment: Fill['segment'];
  readonly exchange: Fill['exchange'];
  readonly quantity: number;
  readonly fairValue2018: number | null;
  readonly fairPrice2018: number | null;
}

type Why = UnreadLine['why'];
type Days = ReturnType<typeof dayReader>;

/** Returns a trade of a trade book; why it cannot be read where it cannot. `place` is its order where the file has none. */
function fillOf({ at, number }: Line, traded: Traded, days: Days, place: string): Fill | Why {
  const { name, label, segment, exchange, quantity, fairValue2018, fairPrice2018 } = traded;
  const does = doesIn(at('does'));
  if (does === null) return 'does';
  const day = days.read(at('day'));
  if (day === null) return 'day';
  const value = number('value');
  const ownSide = number(does === 'buy' ? 'buyPrice' : 'sellPrice');
  const otherSide = number(does === 'buy' ? 'sellPrice' : 'buyPrice');
  const price = number('price') ?? (value === null ? (otherSide ? null : ownSide) : Math.abs(value) / quantity);
  if ((price === null || price < 0) && does !== 'bonus' && does !== 'split') return 'price';
  const time = at('time');
  // A spreadsheet shortens long numbers: 1.1E+15 stands for every order.
  const named = /^[\d.]+E\+\d+$/i.test(at('order')) ? '' : at('order');
  const order = named || (time === '' ? '' : `${day} ${time} ${does} ${name}`) || place;
  return {
    name,
    label,
    segment,
    does,
    exchange,
    day,
    quantity,
    price: price ?? 0,
    order,
    fairValue2018: fairPrice2018 ?? fairValue2018,
  };
}

/** Returns a closed trade; why it cannot be read where it cannot. */
function closedOf({ at, number }: Line, traded: Traded, days: Days, section: Section | '', hasBuyValue: boolean) {
  const { name, segment, exchange, quantity, fairValue2018, fairPrice2018 } = traded;
  const bought = days.read(at('boughtOn') || at('day'));
  const sold = days.read(at('soldOn') || at('day'));
  if (bought === null || sold === null) return 'day';
  const buyPrice = number('buyPrice');
  const sellPrice = number('sellPrice');
  const buyValue = number('buyValue') ?? (buyPrice === null ? null : buyPrice * quantity);
  const sellValue = number('sellValue') ?? (sellPrice === null ? null : sellPrice * quantity);
  if (buyValue === null || sellValue === null || buyValue < 0 || sellValue < 0) return 'price';
  // A list of closed trades gives the value of the whole lot, beside its buy and sell values.
  const lotValue = fairValue2018 !== null && !hasBuyValue ? fairValue2018 * quantity : fairValue2018;
  return {
    name,
    segment: closedSegment(segment, section, bought === sold),
    quantity,
    bought,
    sold,
    buy: { day: bought, exchange, value: buyValue, orderValue: buyValue },
    sell: { day: sold, exchange, value: sellValue, orderValue: sellValue },
    fairValue2018: fairPrice2018 === null ? lotValue : fairPrice2018 * quantity,
  } satisfies ClosedTrade;
}

type Cells = readonly string[];

/** What has been read of the files so far, and under which heading. */
interface Reading {
  readonly fills: Fill[];
  readonly closed: ClosedTrade[];
  readonly unread: UnreadLine[];
  readonly days: Days;
  /** Segments by what names them. */
  readonly segments: Map<string, Fill['segment']>;
  columns: Columns | null;
  section: Section | '';
  others: number;
  file: number;
}

/** Returns what a line deals in. */
function tradedOf({ section, segments, days }: Reading, { at, number }: Line, quantity: number): Traded {
  const [, prefix = '', symbol = ''] = /^(?:(NSE|BSE|NFO|BFO|CDS|BCD|MCX):)?(.*)$/.exec(at('name').toUpperCase()) ?? [];
  const exchange = at('exchange') || prefix;
  const instrument = [at('instrument'), at('optionType')].filter(Boolean).join(' ');
  // A contract has a day on which it ends; some files have 1 January 1980 for shares, or 31 December 9999.
  const ends = days.read(at('expiry')) ?? '';
  const isContract = ends >= FIRST_CONTRACTS && ends < LAST_CONTRACTS;
  const segmentText = at('segment') + segmentOfSection[section] + (isContract ? ' fo' : '');
  const key = `${exchange}|${segmentText}|${instrument}|${symbol}`;
  const segment = segments.get(key) ?? segmentIn(exchange, segmentText, instrument, symbol);
  segments.set(key, segment);
  const share = symbol.replace(/-(EQ|BE|BZ|SM|ST)$/, '');
  const name =
    segment === 'delivery'
      ? at('isin') || share
      : [share, at('expiry'), at('strike'), instrument].filter(Boolean).join(' ');
  return {
    name,
    label: share || name,
    segment,
    exchange: EXCHANGE_OF_BSE.test(exchange) ? 'bse' : 'nse',
    quantity: Math.abs(quantity),
    fairValue2018: number('fairValue2018') || null,
    fairPrice2018: number('fairPrice2018') || null,
  };
}

const IDLE = /cancel|reject|fail|pending/i;
/** In a list of orders alone: an option that was traded may expire too. */
const IDLE_ORDER = /^open$|expired|lapsed|queued|placed|unexecuted|not executed/i;

/** Reads a line below a heading; returns why it cannot be read, or null. */
function readLine(reading: Reading, cells: Cells, named: Columns, place: number): Why | null {
  const { days, section } = reading;
  const at = (column: ColumnName) => (cells[named[column] ?? -1] ?? '').trim();
  const line: Line = { at, number: (column) => numberIn(at(column)) };
  const isIdle = (status: string) => IDLE.test(status) || (isBook(named) && IDLE_ORDER.test(status));
  // A list of orders has those that came to nothing too. What was traded of them says more than their state.
  const hasWhatWasFilled = named.filled !== undefined || hasFilled(at('quantity'));
  if (!hasWhatWasFilled && isIdle(at('status'))) return null;
  const quantity = quantityIn(at('quantity')) ?? 0;
  // Some files have a line of fees below an order, without a quantity.
  if (quantity === 0) return null;
  if (section === 'other' || isOtherSecurity(at)) {
    reading.others += 1;
    return null;
  }
  const traded = tradedOf(reading, line, quantity);
  if (isBook(named)) {
    const fill = fillOf(line, traded, days, `line ${reading.file}.${place}`);
    if (typeof fill === 'string') return fill;
    reading.fills.push(fill);
  } else {
    const trade = closedOf(line, traded, days, section, named.buyValue !== undefined);
    if (typeof trade === 'string') return trade;
    reading.closed.push(trade);
  }
  return null;
}

/** Reads a line that may name a section or columns; `rows` are the lines that may follow it. */
function readHeading(reading: Reading, cells: Cells, rows: readonly Cells[]): Why | null {
  const title = sectionOf(cells);
  if (title !== null) {
    reading.section = title;
    return null;
  }
  const named = columnsOf(cells);
  if (isHeading(named)) {
    reading.columns = named;
    const dated = [named.day, named.boughtOn, named.soldOn].filter((column) => column !== undefined);
    reading.days.setMonthFirst(rows.flatMap((row) => dated.map((column) => row[column] ?? '')));
    return null;
  }
  const dated = reading.columns?.day ?? reading.columns?.boughtOn;
  if (named.quantity !== undefined) reading.columns = null;
  else if (dated !== undefined && reading.days.read(cells[dated] ?? '') !== null) return 'quantity';
  return null;
}

function readRow(reading: Reading, cells: Cells, place: number, below: () => readonly Cells[]): Why | null {
  const { columns } = reading;
  const first = columns?.quantity === undefined ? undefined : cells[columns.quantity]?.trim();
  if (columns === null || (first !== undefined && first !== '' && quantityIn(first) === null)) {
    return readHeading(reading, cells, below());
  }
  const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim());
  const label = cell(columns.name) || cell(columns.isin);
  // Total is the symbol of a company too, whose lines have a day.
  const hasDay = () => reading.days.read(cell(columns.day ?? columns.soldOn)) !== null;
  const isTotal = () => namesTotal(label) && !hasDay();
  // A sheet may name a share in the first of its lines alone; a total has no day.
  if (label === '' && quantityIn(first ?? '') && hasDay()) return 'name';
  if (label === '' || first === undefined || first === '' || isTotal()) {
    reading.section = sectionOf(cells) ?? reading.section;
    return null;
  }
  return readLine(reading, cells, columns, place);
}

/** Reads the lines of a file, or of a sheet. */
function readFile(reading: Reading, lines: readonly string[], delimiter: string): void {
  const { fills, unread } = reading;
  reading.file += 1;
  reading.columns = null;
  reading.section = '';
  const before = fills.length;
  for (let start = 0; start < lines.length; start += SLICE) {
    const rows = cellsOf(lines.slice(start, start + SLICE), delimiter);
    for (const [index, cells] of rows.entries()) {
      const line = start + index + 1;
      const why = readRow(reading, cells, line, () => rows.slice(index + 1, index + 400));
      if (why) unread.push({ line, why });
    }
  }
  // Some files begin with the latest trade.
  const [oldest, latest] = [fills[before], fills.at(-1)];
  if (oldest && latest && oldest.day > latest.day) {
    for (const fill of fills.splice(before).reverse()) fills.push(fill);
  }
}

/** Returns the trades with the ISIN of each share that one file has by its symbol and another by both. */
function withIsins(fills: readonly Fill[]): Fill[] {
  const isins = new Map<string, string>();
  for (const { segment, name, label } of fills) {
    if (segment !== 'delivery' || name === label) continue;
    // Two ISINs of one symbol say nothing.
    isins.set(label, (isins.get(label) ?? name) === name ? name : label);
  }
  return fills.map((fill) =>
    fill.segment === 'delivery' && fill.name === fill.label && isins.has(fill.label)
      ? { ...fill, name: isins.get(fill.label) as string }
      : fill,
  );
}

/** Returns whether a line of a text names the columns that are needed. */
export const hasHeading = (text: string) =>
  text.split(FILE_END).some((part) => delimiterOf(part.split(LINE_END)) !== undefined);

/**
 * Reads a broker's file, or several with `FILE_END` between them. Left out are lines before the first heading, lines below a
 * heading of something else (what is still held, say), and lines without a share or quantity; others that cannot be read are
 * counted in `unread`, by their line in their file.
 */
export function readTradeFile(text: string): TradeFile {
  const reading: Reading = {
    fills: [],
    closed: [],
    unread: [],
    days: dayReader(),
    segments: new Map(),
    columns: null,
    section: '',
    others: 0,
    file: 0,
  };
  for (const part of text.split(FILE_END)) {
    const lines = part.split(LINE_END);
    const delimiter = delimiterOf(lines);
    if (delimiter !== undefined) readFile(reading, lines, delimiter);
  }
  const { closed, unread, others, file } = reading;
  return { fills: withIsins(reading.fills), closed, unread, others, noHeading: file === 0 };
}
