/** The columns of a broker's file, found by the names that brokers give them, and the numbers and words in their cells. */
import type { Fill } from './trade-matching';

/** What a column holds. */
export type ColumnName =
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

/** The columns that a heading names, by their place. */
export type Columns = Partial<Record<ColumnName, number>>;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What a list of orders has, and a trade book lacks. */
const ORDERS_ONLY: ReadonlySet<ColumnName | undefined> = new Set<ColumnName>(['filled', 'status']);
/** Beside the price of a trade, that of all purchases so far; beside the limit of an order, what was paid. */
const AVERAGE = /^(?:average|avg)price$/;

/** Zerodha Kite's list of orders has the day in the column of the time, and the share or contract in that of the instrument. */
const TIME = 'time';
const INSTRUMENT = 'instrument';

/** Returns the columns with those in which a list has its day and names where no other heading names them. */
function withStandIns(found: Columns, cells: readonly string[]): Columns {
  const place = (heading: string) => {
    const index = cells.findIndex((cell) => plain(cell) === heading);
    return index < 0 ? undefined : index;
  };
  const isClosed = (found.boughtOn ?? found.soldOn) !== undefined;
  const day = found.day ?? (isClosed ? undefined : place(TIME));
  if ((found.name ?? found.isin) !== undefined) return day === undefined ? found : { ...found, day };
  const { instrument, ...others } = found;
  const name = place(INSTRUMENT);
  return name === undefined ? found : { ...others, ...(day !== undefined && { day }), name };
}

/** Returns the columns that a line names; the likelier of two headings of one meaning. */
export function columnsOf(cells: readonly string[]): Columns {
  const found: Columns = {};
  const isOrders = cells.some((cell) => ORDERS_ONLY.has(columnOf.get(plain(cell))));
  cells.forEach((cell, index) => {
    const column = columnOf.get(plain(cell));
    if (!column) return;
    const before = found[column];
    const rank = (at: number) => {
      const name = plain(cells[at] ?? '');
      const place = headings[column].indexOf(name);
      return !isOrders && AVERAGE.test(name) ? place + headings[column].length : place;
    };
    if (before === undefined || rank(index) < rank(before)) found[column] = index;
  });
  const columns = withStandIns(found, cells);
  return columns.filled === undefined ? columns : { ...columns, quantity: columns.filled };
}

/** Returns whether columns are those of a trade book: with a price of its own, a value, or one column of prices for purchases and one for sales. */
export const isBook = (columns: Columns) =>
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
/** Returns whether columns are those of a trade book or of a list of closed trades. */
export const isHeading = (columns: Columns) =>
  (columns.name ?? columns.isin) !== undefined &&
  columns.quantity !== undefined &&
  (isBook(columns) || isClosedList(columns));

/** Parses a number as files write it: 1,234.50, ₹99, (12.5) for what is below zero; `null` for anything else. */
export function numberIn(text: string): number | null {
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

const FILLED_OF_ORDERED = /^([\d,.]+) ?\/ ?[\d,.]+$/;
/** Returns whether a quantity is written as what was filled of what was ordered: 4/10. */
export const hasFilled = (quantity: string) => FILLED_OF_ORDERED.test(quantity);
/** Parses a quantity: of 4/10, what was filled; `null` for what is no number. */
export const quantityIn = (text: string) => numberIn(text.replace(FILLED_OF_ORDERED, '$1'));

/** Returns what a line does by its word; `null` for a word that is none of them. */
export function doesIn(text: string): Fill['does'] | null {
  const word = plain(text);
  if (word.startsWith('bonus')) return 'bonus';
  if (word.startsWith('split') || word.startsWith('subdivision')) return 'split';
  if (word.startsWith('buyback')) return 'buyback';
  if (word === 'b' || word.startsWith('buy') || word.startsWith('bought') || word.startsWith('purchase')) return 'buy';
  if (word === 's' || word.startsWith('sell') || word.startsWith('sold') || word.startsWith('sale')) return 'sell';
  return null;
}
