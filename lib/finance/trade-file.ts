/**
 * Lines of a broker's file as trades. Columns are found by the names that brokers give them; a file is either a trade book, with
 * a line for each purchase and sale, or a list of closed trades, with both on one line.
 */
import Papa from 'papaparse';
import type { IsoDate } from '../law';
import { dayIn, hasMonthFirst } from '../paste-rows';
import type { ClosedTrade, Fill } from './trade-matching';

/** What a column holds. */
type ColumnName =
  | 'name'
  | 'isin'
  | 'day'
  | 'does'
  | 'quantity'
  | 'filled'
  | 'price'
  | 'value'
  | 'exchange'
  | 'segment'
  | 'instrument'
  | 'optionType'
  | 'expiry'
  | 'strike'
  | 'order'
  | 'time'
  | 'status'
  | 'security'
  | 'boughtOn'
  | 'soldOn'
  | 'buyPrice'
  | 'sellPrice'
  | 'buyValue'
  | 'sellValue'
  | 'fairValue2018'
  | 'fairPrice2018';

/** Headings without spaces and signs, in small letters, the likelier first. */
const headings: Readonly<Record<ColumnName, readonly string[]>> = {
  name: [
    'symbol',
    'tradingsymbol',
    'symbolname',
    'stocksymbol',
    'scripname',
    'scripcontract',
    'scrip',
    'script',
    'stockname',
    'stock',
    'contractname',
    'contract',
    'securityname',
    'security',
    'instrumentname',
    'companyname',
    'company',
    'name',
  ],
  isin: ['isin', 'isincode', 'isinnumber'],
  day: [
    'tradedate',
    'date',
    'transactiondate',
    'orderdate',
    'executiondateandtime',
    'executiondate',
    'tradedateandtime',
    'tradedatetime',
    'datetime',
  ],
  does: ['tradetype', 'buysell', 'transactiontype', 'side', 'action', 'type', 'bs', 'buyorsell'],
  // A list of orders has what was ordered, and at which limit, beside what was traded.
  filled: [
    'tradedquantity',
    'tradedqty',
    'tradequantity',
    'filledquantity',
    'filledqty',
    'executedquantity',
    'executedqty',
  ],
  quantity: ['quantity', 'qty', 'quantitylot', 'units'],
  price: [
    'tradeprice',
    'tradedprice',
    'executedprice',
    'avgtradedprice',
    'averagetradedprice',
    'averageprice',
    'avgprice',
    'price',
    'transactionprice',
    'rate',
    'marketrate',
  ],
  value: ['value', 'tradevalue', 'amount', 'tradedvalue'],
  exchange: ['exchange', 'exch', 'exchangename'],
  segment: ['segment', 'product', 'producttype', 'series', 'assetclass'],
  instrument: ['instrumenttype', 'instrument', 'scripopt', 'side2'],
  optionType: ['optiontype', 'opttype'],
  expiry: ['expirydate', 'expiry', 'expdate'],
  strike: ['strikeprice', 'strike'],
  time: ['tradetime', 'executiontime'],
  status: ['orderstatus', 'status'],
  security: ['typeofinstrument'],
  order: ['orderid', 'orderno', 'ordernumber', 'exchangeorderid', 'ordernum'],
  boughtOn: [
    'buydate',
    'entrydate',
    'purchasedate',
    'dateofpurchase',
    'acquisitiondate',
    'dateofacquisition',
    'boughton',
  ],
  soldOn: ['selldate', 'exitdate', 'saledate', 'dateofsale', 'solddate', 'soldon', 'dateoftransfer', 'buybackdate'],
  buyPrice: ['buyprice', 'buyrate', 'averagebuyprice', 'avgbuyprice', 'buyavg', 'purchaseprice', 'purchaserate'],
  sellPrice: [
    'sellprice',
    'sellrate',
    'averagesellprice',
    'avgsellprice',
    'sellavg',
    'saleprice',
    'salerate',
    'buybackprice',
  ],
  buyValue: ['buyvalue', 'buyamt', 'buyamount', 'purchasevalue', 'purchaseamount', 'purchasecost', 'costofacquisition'],
  sellValue: [
    'sellvalue',
    'sellamt',
    'sellamount',
    'salevalue',
    'saleamount',
    'fullvalueofconsideration',
    'buybackvalue',
  ],
  fairValue2018: ['fmv31jan2018', 'fmv31012018', 'fairmarketvalue', 'fmv'],
  fairPrice2018: ['fmvpershare', 'grandfatheredprice', 'priceason31stjan2018'],
};
const columnOf = new Map<string, ColumnName>(
  (Object.entries(headings) as [ColumnName, readonly string[]][]).flatMap(([column, names]) =>
    names.map((name) => [name, column] as const),
  ),
);

type Columns = Partial<Record<ColumnName, number>>;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What a list of orders has, and a trade book lacks. */
const ORDERS_ONLY: ReadonlySet<ColumnName | undefined> = new Set<ColumnName>(['filled', 'status']);
/** Beside the price of a trade, that of all purchases so far; beside the limit of an order, what was paid. */
const AVERAGE = /^(?:average|avg)price$/;

/** Returns the columns that a line names; the likelier of two headings of one meaning. */
function columnsOf(cells: readonly string[]): Columns {
  const found: Columns = {};
  const isOrders = cells.some((cell) => ORDERS_ONLY.has(columnOf.get(plain(cell))));
  cells.forEach((cell, index) => {
    const heading = plain(cell);
    const column = columnOf.get(heading);
    if (!column) return;
    const before = found[column];
    const rank = (at: number) => {
      const place = headings[column].indexOf(plain(cells[at] ?? ''));
      return !isOrders && AVERAGE.test(plain(cells[at] ?? '')) ? place + headings[column].length : place;
    };
    if (before === undefined || rank(index) < rank(before)) found[column] = index;
  });
  return found.filled === undefined ? found : { ...found, quantity: found.filled };
}

/** A price of its own, a value, or one column of prices for purchases and one for sales. */
const isBook = (columns: Columns) =>
  columns.day !== undefined &&
  columns.does !== undefined &&
  ((columns.price ?? columns.value) !== undefined ||
    (columns.buyPrice !== undefined && columns.sellPrice !== undefined));
/** A day each, or one day for both: then what was bought was sold within it. */
const isClosedList = (columns: Columns) =>
  (columns.boughtOn ?? columns.day) !== undefined &&
  (columns.soldOn ?? columns.day) !== undefined &&
  (columns.buyPrice ?? columns.buyValue) !== undefined &&
  (columns.sellPrice ?? columns.sellValue) !== undefined;
const isHeading = (columns: Columns) =>
  (columns.name ?? columns.isin) !== undefined &&
  columns.quantity !== undefined &&
  (isBook(columns) || isClosedList(columns));

/** The kind of the lines below a title; a list of something else than shares and contracts is `other`. */
type Section = 'buyback' | 'futures' | 'currency' | 'commodity' | 'other';
const sections: readonly (readonly [RegExp, Section])[] = [
  [/^(non[ -]?equity|mutual funds?|bonds?|sgb|debt)\b/i, 'other'],
  [/^(equity - )?buy ?back/i, 'buyback'],
  // A file may name the currency of its amounts.
  [/^currency(?!\W*(?:inr|rs|rupees?|indian)\b|\W*₹)/i, 'currency'],
  [/^commodit(y|ies)/i, 'commodity'],
  [/^(f&o|futures|options|derivatives)\b/i, 'futures'],
];

/** A remark on what a file lacks is no title of what it holds. */
const SENTENCE = /\bnot\b|\bexclud|\.$/i;

/**
 * Returns the title that a line is, where it holds one cell alone; null for any other line, an empty text for a title that
 * says nothing.
 */
function sectionOf(cells: readonly string[]): Section | '' | null {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [title] = written;
  if (title === undefined || written.length > 1) return null;
  // A title may say in brackets what it leaves out.
  if (SENTENCE.test(title.replace(/\(.*?\)/g, ''))) return '';
  return sections.find(([pattern]) => pattern.test(title))?.[1] ?? '';
}

/** Parses a number as files write it: 1,234.50, ₹99, (12.5) for what is below zero; `null` for anything else. */
function numberIn(text: string): number | null {
  if (text === '') return null;
  const plainNumber = Number(text);
  if (Number.isFinite(plainNumber)) return plainNumber;
  const grouped = text.replace(/[₹\s]|rs\.?|inr/gi, '');
  // A comma before fewer than three digits, or behind a full stop, groups none: it may be the decimal mark of 102,50.
  if (/,\d{0,2}(?![\d,])|\..*,/.test(grouped)) return null;
  const bare = grouped.replaceAll(',', '');
  const signed = /^\(.*\)$/.test(bare) ? `-${bare.slice(1, -1)}` : bare;
  const value = signed === '' ? Number.NaN : Number(signed);
  return Number.isFinite(value) ? value : null;
}

/** Returns what a line does by its word; `null` for a word that is none of them. */
function doesIn(text: string): Fill['does'] | null {
  const word = plain(text);
  if (word.startsWith('bonus')) return 'bonus';
  if (word.startsWith('split') || word.startsWith('subdivision')) return 'split';
  if (word.startsWith('buyback')) return 'buyback';
  if (word === 'b' || word.startsWith('buy') || word.startsWith('bought') || word.startsWith('purchase')) return 'buy';
  if (word === 's' || word.startsWith('sell') || word.startsWith('sold') || word.startsWith('sale')) return 'sell';
  return null;
}

/** A name that has the month of a contract, or its day in digits, and ends as contracts do: no share is called so. */
const DATED_CONTRACT =
  /\d.*(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC).*(?:\d(?:CE|PE)|\b(?:CE|PE|CALL|PUT)|FUT)\b|\d{2}[1-9OND]\d{2} ?\d+(?:\.\d+)?(?:CE|PE)$/i;
const CURRENCY_PAIR = /^(?:USD|EUR|GBP|JPY)(?:INR|USD|JPY)(?![A-Z])/i;
const COMMODITY =
  /^(?:GOLD(?:M|TEN|GUINEA|PETAL)?|SILVER(?:M|MIC)?|CRUDEOILM?|NATURALGAS|NATGASMINI|COPPER|ZINC(?:MINI)?|LEAD(?:MINI)?|ALUMINIUM|ALUMINI|NICKEL|MENTHAOIL)(?![A-Z])/i;

/** Returns what is traded, by exchange, segment, instrument and name. */
function segmentIn(exchange: string, segment: string, instrument: string, name: string): Fill['segment'] {
  const where = `${exchange} ${segment}`.toLowerCase().replaceAll('_', ' ');
  // CE Info Systems and Optiemus are companies: a word in a name says option beside a price alone.
  const isNamedOption =
    /\d(ce|pe)$|^opt(idx|stk|fut|com|cur)/i.test(name) || (/\d/.test(name) && /\b(ce|pe|call|put)\b/i.test(name));
  const isDerivative = /nfo|bfo|\b(?:nse|bse)?fo\b|\b(?:nse|bse)?fno\b|f ?& ?o|deriv/.test(where);
  const isOption =
    isNamedOption ||
    /^opt|\b(ce|pe|call|put)\b/i.test(instrument) ||
    (isDerivative && /\b(ce|pe|call|put)$/i.test(name));
  const isFuture = /fut/i.test(`${instrument} ${segment}`) || /\d.*fut$|\bfut\b|^fut(idx|stk|com|cur)/i.test(name);
  // Contracts are held within a day and for longer too.
  const isShare =
    /^(eq|equity|cash|be|bz|sm)$/i.test(segment) ||
    (/^(cnc|mis|delivery|intraday)$/i.test(segment) && !DATED_CONTRACT.test(name));
  if (/mcx|ncdex|\bcom/.test(where)) return isOption ? 'commodityOptions' : 'commodityFutures';
  if (/cds|bcd|ncd fo|\b(?:nse|bse)?cur/.test(where)) return isOption ? 'currencyOptions' : 'currencyFutures';
  if (isShare && !/nfo|bfo/.test(where)) return 'delivery';
  if (!isOption && !isFuture && !isDerivative) return 'delivery';
  if (CURRENCY_PAIR.test(name)) return isOption ? 'currencyOptions' : 'currencyFutures';
  if (COMMODITY.test(name)) return isOption ? 'commodityOptions' : 'commodityFutures';
  return isOption ? 'options' : 'futures';
}

/** Returns what a line of a list of closed trades is: what was bought and sold within a day is intraday. */
function closedSegment(segment: Fill['segment'], section: Section | '', withinADay: boolean): ClosedTrade['segment'] {
  if (segment !== 'delivery') return segment;
  if (section === 'buyback') return 'buyback';
  return withinADay ? 'intraday' : 'delivery';
}

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
/** Exchanges of India had no contracts before. */
const FIRST_CONTRACTS: IsoDate = '2000-01-01';
const LAST_CONTRACTS: IsoDate = '2100-01-01';
const LINE_END = /\r\n|\n|\r/;
/** How many lines are cut into cells at a time. */
const SLICE = 500;
const EXCHANGE_OF_BSE = /bse|bfo|bcd|fob/i;
/** The ISINs of government securities and sovereign gold bonds begin so. */
const GOVERNMENT = 'IN0';
/** So begin those of debentures and bonds of companies, behind the issuer. */
const COMPANY_BOND = /^INE[\dA-Z]{4}0[78]/;
/** How exchanges name a sovereign gold bond: by the month and year in which it ends, and its series. */
const GOLD_BOND = /^SGB(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)\d/i;
/** How brokers name gold bonds in words, and the series of bonds, bills and debentures behind a symbol. */
const NAMED_BOND = /sovereign gold|\bgold ?bonds?|-(?:G[BS]|SG|TB|[NY][\dA-Z])$/i;
const OTHER_SECURITY = /bond|sgb|debenture|g-?sec|mutual/i;
/** What a section adds to the segment that its lines name. */
const segmentOfSection: Readonly<Record<Section | '', string>> = {
  '': '',
  buyback: '',
  other: '',
  futures: ' fo',
  currency: ' cds',
  commodity: ' mcx',
};

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

const IDLE_TRADE = /cancel|reject|fail|pending/i;
/** An option that is sold may expire too: an order that does came to nothing. */
const IDLE_ORDER = /cancel|reject|fail|pending|^open$|expired|lapsed|queued|placed|unexecuted|not executed/i;

/** Reads a line below a heading; returns why it cannot be read, or null. */
function readLine(reading: Reading, cells: Cells, named: Columns, place: number): Why | null {
  const { days, section } = reading;
  const at = (column: ColumnName) => (cells[named[column] ?? -1] ?? '').trim();
  const line: Line = { at, number: (column) => numberIn(at(column)) };
  // A list of orders has those that came to nothing too. What was traded of them says more than their state.
  if (named.filled === undefined && (isBook(named) ? IDLE_ORDER : IDLE_TRADE).test(at('status'))) return null;
  const quantity = line.number('quantity') ?? 0;
  // Some files have a line of fees below an order, without a quantity.
  if (quantity === 0) return null;
  const isBond =
    at('isin').startsWith(GOVERNMENT) ||
    COMPANY_BOND.test(at('isin')) ||
    GOLD_BOND.test(at('name')) ||
    NAMED_BOND.test(at('name'));
  if (section === 'other' || /^mf$|mutual/i.test(at('segment')) || OTHER_SECURITY.test(at('security')) || isBond) {
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
  if (columns === null || (first !== undefined && first !== '' && numberIn(first) === null)) {
    return readHeading(reading, cells, below());
  }
  const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim());
  const label = cell(columns.name) || cell(columns.isin);
  // Total is the symbol of a company too, whose lines have a day.
  const hasDay = () => reading.days.read(cell(columns.day ?? columns.soldOn)) !== null;
  const isTotal = () => /^(?:grand |sub[ -]?)?totals?\b/i.test(label) && !hasDay();
  // A sheet may name a share in the first of its lines alone; a total has no day.
  if (label === '' && numberIn(first ?? '') && hasDay()) return 'name';
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
