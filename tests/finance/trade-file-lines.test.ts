/** Lines of a broker's file, one by one: what a cell, a word or a heading says. */
import { readTradeFile } from '@/lib/finance/trade-file';

const HEADING = 'Symbol,Date,Type,Quantity,Price';
const read = (...lines: readonly string[]) => readTradeFile(lines.join('\n'));
/** Returns the only trade of a book under a heading. */
const fill = (heading: string, line: string) => {
  const { fills, unread } = read(heading, line);
  expect(unread).toEqual([]);
  expect(fills).toHaveLength(1);
  return fills[0];
};
const why = (heading: string, ...lines: readonly string[]) => read(heading, ...lines).unread;

it('a line of a trade book is one trade', () => {
  expect(read(HEADING, 'SBI-EQ,2025-06-02,buy,10,500.5')).toEqual({
    fills: [
      {
        name: 'SBI',
        label: 'SBI',
        segment: 'delivery',
        does: 'buy',
        exchange: 'nse',
        day: '2025-06-02',
        quantity: 10,
        price: 500.5,
        order: 'line 1.2',
        fairValue2018: null,
      },
    ],
    closed: [],
    unread: [],
    others: 0,
    noHeading: false,
  });
});

it('a share without a name goes by its ISIN', () => {
  const trade = fill('Symbol,ISIN,Date,Type,Quantity,Price', ',INE062A01020,2025-06-02,buy,10,500.5');
  expect([trade?.name, trade?.label, trade?.quantity]).toEqual(['INE062A01020', 'INE062A01020', 10]);
});

it('a file without a heading holds nothing', () => {
  for (const text of ['', 'a,b,c', 'Symbol,Date,Quantity,Price\nSBI,2025-06-02,10,500', 'Date,Type,Quantity,Price']) {
    expect(readTradeFile(text)).toEqual({ fills: [], closed: [], unread: [], others: 0, noHeading: true });
  }
});

describe('numbers', () => {
  it.each([
    ['500', 500],
    ['1,23,456.50', 123_456.5],
    ['₹99', 99],
    ['₹ 1 250', 1_250],
    ['Rs. 75', 75],
    ['Rs 75', 75],
    ['INR 75.25', 75.25],
    ['inr75', 75],
    ['0', 0],
  ])('%s', (text, expected) => {
    expect(fill(HEADING.replaceAll(',', ';'), `SBI;2025-06-02;buy;10;${text}`)?.price).toBe(expected);
  });

  it.each(['', '-', 'n.a.', '(12.5)', '-12.5', '₹', '12 each', '1.2.3', '(5', '5)', 'Infinity'])(
    'no price: “%s”',
    (text) => {
      expect(why(HEADING, `SBI,2025-06-02,buy,10,${text}`)).toEqual([{ line: 2, why: 'price' }]);
    },
  );

  it('in brackets are below zero: a sale may be counted so', () => {
    for (const text of ['-10', '(10)', '(₹10)']) {
      expect(fill(HEADING, `SBI,2025-06-02,sell,${text},500`)).toMatchObject({ quantity: 10, does: 'sell' });
    }
  });

  it('with commas are kept together by quotes', () => {
    const cells = 'SBI;2025-06-02;buy;"1,00,00,000";1,00,00,000.5';
    expect(fill(HEADING.replaceAll(',', ';'), cells)).toMatchObject({ quantity: 1_00_00_000, price: 1_00_00_000.5 });
    expect(fill(HEADING, '"SBI, old",2025-06-02,buy,"1,000","1,234.50"')).toMatchObject({
      label: 'SBI, OLD',
      quantity: 1_000,
      price: 1_234.5,
    });
  });
});

describe('what a line does', () => {
  it.each([
    ['B', 'buy'],
    ['Buy', 'buy'],
    ['BOUGHT', 'buy'],
    ['Purchase', 'buy'],
    ['S', 'sell'],
    ['sell', 'sell'],
    ['Sold', 'sell'],
    ['Sale', 'sell'],
    ['Buy-back', 'buyback'],
    ['Buy Back (tender)', 'buyback'],
    ['Bonus 1:1', 'bonus'],
    ['Split', 'split'],
    ['Sub-division', 'split'],
    ['Split 5:1', 'split'],
    ['Subdivision of shares', 'split'],
    ['Buy (CNC)', 'buy'],
    ['Bought on NSE', 'buy'],
    ['Purchase of shares', 'buy'],
    ['Sold on NSE', 'sell'],
    ['Sale of shares', 'sell'],
  ])('%s', (word, does) => {
    expect(fill(HEADING, `SBI,2025-06-02,${word},10,500`)?.does).toBe(does);
  });

  it.each(['', 'Dividend', 'Bs', 'Short', 'A sell'])('no word of a trade: “%s”', (word) => {
    expect(why(HEADING, `SBI,2025-06-02,${word},10,500`)).toEqual([{ line: 2, why: 'does' }]);
  });

  it('needs a price unless it is a bonus or a split', () => {
    expect(fill(HEADING, 'SBI,2025-06-02,bonus,10,')?.price).toBe(0);
    expect(fill(HEADING, 'SBI,2025-06-02,split,5,')?.price).toBe(0);
    expect(fill(HEADING, 'SBI,2025-06-02,split,5,-')?.price).toBe(0);
    expect(why(HEADING, 'SBI,2025-06-02,buyback,5,')).toEqual([{ line: 2, why: 'price' }]);
  });
});

describe('what is traded', () => {
  const wide = 'Symbol,Date,Type,Quantity,Price,Exchange,Segment,Instrument';
  const segmentOf = (symbol: string, exchange = '', segment = '', instrument = '') =>
    fill(wide, `${symbol},2025-06-02,buy,10,500,${exchange},${segment},${instrument}`)?.segment;

  it.each([
    ['SBIN', 'NSE', '', ''],
    ['SBIN', 'NSE', 'EQ', ''],
    ['SBIN', 'NSE', 'Capital', ''],
    ['SBIN', 'BSE', 'Equity', 'Equity'],
    // Names of companies that hold a word of contracts.
    ['RELIANCE', 'NSE', '', ''],
    ['FUTURE CONSUMER', 'NSE', '', ''],
    ['FUTURE CONSUMER', '', 'CNC', ''],
    ['OPTIEMUS', 'NSE', '', ''],
    ['OPTIEMUS INFRACOM LTD', 'NSE', 'Capital', ''],
    ['C.E. INFO SYSTEMS LTD', 'NSE', '', ''],
    ['CE INFO SYSTEMS LIMITED', 'NSE', '', ''],
    ['5PERCENT LTD', 'NSE', '', ''],
    ['ADOPTCOM LTD', 'NSE', '', ''],
    ['360 FUTURES LTD', 'NSE', '', ''],
    ['AFUTCOM LTD', 'NSE', '', ''],
    // Each word for shares.
    ...['eq', 'equity', 'cash', 'cnc', 'mis', 'delivery', 'intraday', 'be', 'bz', 'sm', ' EQ '].map((word) => [
      'OPT LTD 5CE',
      'NSE',
      word,
      '',
    ]),
  ])('shares: %s %s %s %s', (...cells) => {
    expect(segmentOf(...(cells as [string, string, string, string]))).toBe('delivery');
  });

  it.each([
    ['NIFTY2560525000CE', 'NFO', 'FO', ''],
    ['NIFTY2560525000PE', 'NFO', 'EQ', ''],
    ['NIFTY2560525000PE', 'BFO', 'MIS', ''],
    ['NIFTY2560525000PE', 'NSE', 'Equity Derivatives', ''],
    ['NIFTY2560525000PE', 'NSE', 'Index MIS', ''],
    ['NIFTY 05JUN25 25000 CALL', 'NSE', '', ''],
    ['NIFTY 05JUN25 PUT 25000', 'NSE', '', ''],
    ['NIFTY PE 25000', 'NSE', '', ''],
    ['NIFTY CE 25000', 'NSE', '', ''],
    ['OPTIDX NIFTY 05JUN2025', 'NSE', '', ''],
    ['OPTSTK SBIN 26JUN2025', 'NSE', '', ''],
    ['NIFTY', 'NSE', 'FO', 'OPTIDX'],
    ['NIFTY', 'NSE', 'FO', 'European Call'],
    ['NIFTY', 'NSE', 'FO', 'CE'],
    ['NIFTY', 'NSE', 'FO', 'PE'],
    ['NIFTY', 'NSE', 'FO', 'Put'],
    ['NIFTY', 'NSE', '', 'Option'],
  ])('options: %s %s %s %s', (...cells) => {
    expect(segmentOf(...(cells as [string, string, string, string]))).toBe('options');
  });

  it.each([
    ['NIFTY25JUNFUT', 'NFO', 'FO', ''],
    ['NIFTY25JUNFUT', 'NSE', '', ''],
    ['NIFTY 26JUN FUT', 'NSE', '', ''],
    ['SBIN FUT', 'NSE', '', ''],
    ['FUTIDX NIFTY', 'NSE', '', ''],
    ['FUTSTK SBIN', 'NSE', '', ''],
    ['NIFTY', 'NSE', 'Futures', ''],
    ['NIFTY', 'NSE', '', 'FUTIDX'],
    ['NIFTY', 'NFO', '', ''],
    ['NIFTY', 'BFO', '', ''],
    ['NIFTY', 'NSE', 'F&O', ''],
    ['NIFTY', 'NSE', 'NSE FO', ''],
    ['NIFTY', 'NSE', 'Derivatives', ''],
    ['NIFTY', 'NFO', 'EQ', ''],
  ])('futures: %s %s %s %s', (...cells) => {
    expect(segmentOf(...(cells as [string, string, string, string]))).toBe('futures');
  });

  it.each([
    ['GOLD25AUGFUT', 'MCX', '', '', 'commodityFutures'],
    ['GOLD', 'NCDEX', '', '', 'commodityFutures'],
    ['GOLD', 'NSE', 'Commodity', '', 'commodityFutures'],
    ['GOLD', 'MCX', 'EQ', '', 'commodityFutures'],
    ['CRUDEOIL25JUN5500CE', 'MCX', '', '', 'commodityOptions'],
    ['USDINR25JUNFUT', 'CDS', '', '', 'currencyFutures'],
    ['USDINR', 'BCD', '', '', 'currencyFutures'],
    ['USDINR', 'NSE', 'Currency', '', 'currencyFutures'],
    ['USDINR25JUN85CE', 'CDS', '', '', 'currencyOptions'],
    ['USDINR', 'CDS', '', 'Call', 'currencyOptions'],
  ])('%s %s %s %s: %s', (symbol, exchange, segment, instrument, expected) => {
    expect(segmentOf(symbol, exchange, segment, instrument)).toBe(expected);
  });

  it.each([
    ['NSE', 'nse'],
    ['', 'nse'],
    ['MCX', 'nse'],
    ['BSE', 'bse'],
    ['bse', 'bse'],
    ['BFO', 'bse'],
    ['BCD', 'bse'],
    ['FOB', 'bse'],
  ])('exchange “%s” has the charges of %s', (exchange, expected) => {
    expect(fill(wide, `SBIN,2025-06-02,buy,10,500,${exchange},,`)?.exchange).toBe(expected);
  });
});

describe('names', () => {
  it('are those of the ISIN, whatever the share is called', () => {
    const heading = 'Symbol,ISIN,Date,Type,Quantity,Price';
    expect(fill(heading, 'sbin-be,INE062A01020,2025-06-02,buy,1,500')).toMatchObject({
      name: 'INE062A01020',
      label: 'SBIN',
    });
    expect(fill(heading, 'SBIN-BZ,,2025-06-02,buy,1,500')).toMatchObject({ name: 'SBIN', label: 'SBIN' });
    expect(fill(heading, 'BAJAJ-AUTO,,2025-06-02,buy,1,500')).toMatchObject({ name: 'BAJAJ-AUTO' });
    expect(fill(heading, 'GOLD-BEES,,2025-06-02,buy,1,500')).toMatchObject({ name: 'GOLD-BEES' });
    expect(fill('ISIN,Date,Type,Quantity,Price', 'INE062A01020,2025-06-02,buy,1,500')).toMatchObject({
      name: 'INE062A01020',
      label: 'INE062A01020',
    });
  });

  it('of contracts have their day, price and kind', () => {
    const heading = 'Symbol,Expiry,Strike,Option Type,ISIN,Segment,Date,Type,Quantity,Price';
    expect(fill(heading, 'NIFTY,05-06-2025,25000,CE,INE1,FO,2025-06-02,buy,75,100')).toMatchObject({
      name: 'NIFTY 05-06-2025 25000 CE',
      label: 'NIFTY',
      segment: 'options',
    });
    expect(fill(heading, 'NIFTY,26-06-2025,,,,FO,2025-06-02,buy,75,100')).toMatchObject({ name: 'NIFTY 26-06-2025' });
  });
});

describe('orders', () => {
  it('are named by the file, else by their time, else by their line', () => {
    const heading = 'Symbol,Date,Type,Quantity,Price,Trade Time,Order No';
    expect(fill(heading, 'SBI,2025-06-02,buy,1,500,10:00:01,77')?.order).toBe('77');
    expect(fill(heading, 'SBI,2025-06-02,buy,1,500,10:00:01,')?.order).toBe('2025-06-02 10:00:01 buy SBI');
    expect(fill(heading, 'SBI,2025-06-02,buy,1,500,,')?.order).toBe('line 1.2');
  });

  it.each(['Cancelled', 'REJECTED', 'Failed', 'pending'])('that are %s came to nothing', (status) => {
    const { fills, unread } = read(
      `${HEADING},Status`,
      `SBI,2025-06-02,buy,20,,${status}`,
      `SBI,2025-06-02,buy,10,500,${status}`,
    );
    expect(fills).toEqual([]);
    expect(unread).toEqual([]);
  });
});
