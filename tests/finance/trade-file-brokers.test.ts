/** How brokers write segments, orders and securities in their files. */
import { FILE_END, hasHeading, readTradeFile } from '@/lib/finance/trade-file';
import { matchTrades } from '@/lib/finance/trade-matching';

const HEADING = 'Symbol,Date,Type,Quantity,Price';
const read = (...lines: readonly string[]) => readTradeFile(lines.join('\n'));

describe('what is traded', () => {
  const wide = 'Symbol,Date,Type,Quantity,Price,Exchange,Segment,Expiry';
  const segmentOf = (symbol: string, exchange: string, segment: string, expiry: string) =>
    read(wide, `${symbol},2025-06-02,buy,10,500,${exchange},${segment},${expiry}`).fills[0]?.segment;

  it.each([
    ...['NSE_FNO', 'FNO', 'NSEFO', 'NSE_FO', 'BSE_FNO', 'F & O'].map((word) => ['NIFTY', '', word, '', 'futures']),
    // A product is traded with shares and with contracts.
    ...['MIS', 'Intraday', 'Delivery', 'CNC'].flatMap((word) => [
      ['NIFTY25JUN24500CE', 'NSE', word, '', 'options'],
      ['NIFTY2560524500PE', 'NSE', word, '', 'options'],
      ['NIFTY 05 JUN 24500 CALL', 'NSE', word, '', 'options'],
      ['NIFTY25JUNFUT', 'NSE', word, '', 'futures'],
      ['5PAISA', 'NSE', word, '', 'delivery'],
      ['CE INFO SYSTEMS', 'NSE', word, '', 'delivery'],
      ['JUNIPER HOTELS', 'NSE', word, '', 'delivery'],
      // As Kite shows them, with no exchange.
      ['RELIANCE JUN 1400 CE', '', word, '', 'options'],
      ['RELIANCE JUN 1400CE', '', word, '', 'options'],
      ['NIFTY 5th JUN 24500 PE', '', word, '', 'options'],
      ['RELIANCE 1400 PE', '', word, '', 'options'],
      ['M&M JUN 3102.5 CE', '', word, '', 'options'],
      ['RELIANCE JUN FUT', '', word, '', 'futures'],
      ['CRUDEOIL JUN 5500 CE', '', word, '', 'commodityOptions'],
      ['JUN 1400 LTD', '', word, '', 'delivery'],
    ]),
    ['NIFTY', '', 'D', '26-Jun-2025', 'futures'],
    ['INFY', 'NSE', '', '01-Jan-1980', 'delivery'],
    ['INFY', 'NSE', '', '-', 'delivery'],
    ['INFY', 'NSE', '', '31-12-9999', 'delivery'],
    // The price of an option may be in a column of its own.
    ['NIFTY JUN CE', '', 'FO', '', 'options'],
    ['NIFTY JUN PUT', 'NFO', '', '', 'options'],
    ['USDINR', '', 'NSE_CURRENCY', '', 'currencyFutures'],
    ['USDINR', '', 'NSECURR', '', 'currencyFutures'],
    ['USDINR', '', 'NCD_FO', '', 'currencyFutures'],
    ['USDINR25JUNFUT', 'NSE', 'FO', '', 'currencyFutures'],
    ['USDINR25JUN84.5CE', 'NSE', '', '', 'currencyOptions'],
    ['GOLD', '', 'NSE_COM', '', 'commodityFutures'],
    ['GOLDM25JUNFUT', '', 'FO', '', 'commodityFutures'],
    ['CRUDEOIL25JUN5500CE', '', '', '', 'commodityOptions'],
    ['MCX:TURMERIC25JUNFUT', '', '', '', 'commodityFutures'],
    // Shares whose names begin as currencies and commodities do.
    ['GOLDIAM', 'NSE', 'EQ', '', 'delivery'],
    ['GOLDIAM25JUNFUT', 'NSE', 'FO', '', 'futures'],
    ['SILVERTUC', 'NSE', '', '', 'delivery'],
    ['NSECURE', 'NSE', 'Securities', '', 'delivery'],
  ])('%s %s %s %s: %s', (symbol, exchange, segment, expiry, expected) => {
    expect(segmentOf(symbol, exchange, segment, expiry)).toBe(expected);
  });

  it('a call and a put of one price and day are two contracts', () => {
    const { fills } = read(
      'Symbol,Instrument Type,Expiry,Strike Price,Option Type,Date,Buy/Sell,Qty,Price',
      'NIFTY,OPTIDX,26JUN2025,24500,CE,02-Jun-2025,B,75,100',
      'NIFTY,OPTIDX,26JUN2025,24500,PE,02-Jun-2025,S,75,90',
    );
    expect(fills.map(({ segment }) => segment)).toEqual(['options', 'options']);
    expect(matchTrades(fills)).toMatchObject({ closed: [], openContracts: ['NIFTY', 'NIFTY'] });
  });

  it('an exchange before a symbol, and the series of small companies behind it, are no part of it', () => {
    const { fills } = read(
      HEADING,
      'NSE:ABC-SM,2025-06-02,buy,1,5',
      'BSE:ABC,2025-06-03,sell,1,6',
      'ABC-ST,2025-06-04,buy,1,5',
    );
    expect(fills.map(({ name, exchange }) => [name, exchange])).toEqual([
      ['ABC', 'nse'],
      ['ABC', 'bse'],
      ['ABC', 'nse'],
    ]);
  });

  it.each([
    'Currency: INR',
    'Currency - Rs.',
    'Currency (₹)',
    'F&O trades are not included',
    'Mutual funds excluded',
    'Options are elsewhere.',
  ])('a remark above the lines says nothing of them: %s', (remark) => {
    expect(read(remark, HEADING, 'SBI,2025-06-02,buy,1,5')).toMatchObject({
      fills: [{ segment: 'delivery' }],
      others: 0,
    });
  });
});

describe('a list of orders', () => {
  it('counts what was traded, at the price at which it was', () => {
    const { fills } = read(
      'Symbol,Date,Type,Qty,Filled Qty,Price,Avg Price,Status',
      'INFY,2025-06-02,BUY,100,60,0,1500.5,Cancelled',
      'INFY,2025-06-03,SELL,60,60,1590,1600,Complete',
      'TCS,2025-06-03,SELL,60,0,10,0,Open',
    );
    expect(fills.map(({ label, quantity, price }) => [label, quantity, price])).toEqual([
      ['INFY', 60, 1500.5],
      ['INFY', 60, 1600],
    ]);
  });

  it('of Zerodha Kite has filled and ordered in one cell: what was filled counts', () => {
    const { fills, unread } = read(
      'Time,Type,Instrument,Product,Qty.,Avg. price,Status',
      '2025-06-02 09:20:11,BUY,INFY,CNC,10/10,1500.5,COMPLETE',
      '2025-06-03 10:00:00,SELL,INFY,CNC,"4/1,000",1600,CANCELLED',
      '2025-06-03 10:01:00,SELL,INFY,CNC,0/10,0,REJECTED',
      '2025-06-03 10:05:00,BUY,RELIANCE JUN 1400 CE,MIS,250 / 250,12.5,COMPLETE',
    );
    expect(unread).toEqual([]);
    expect(
      fills.map(({ label, day, does, quantity, price, segment }) => [label, day, does, quantity, price, segment]),
    ).toEqual([
      ['INFY', '2025-06-02', 'buy', 10, 1500.5, 'delivery'],
      ['INFY', '2025-06-03', 'sell', 4, 1600, 'delivery'],
      ['RELIANCE JUN 1400 CE', '2025-06-03', 'buy', 250, 12.5, 'options'],
    ]);
  });

  it('with the time of the day alone has no readable date', () => {
    expect(
      read('Time,Type,Instrument,Product,Qty.,Avg. price,Status', '09:20:11,BUY,INFY,CNC,10/10,1500.5,COMPLETE'),
    ).toMatchObject({ fills: [], unread: [{ line: 2, why: 'day' }] });
  });

  it('a column named Time or Instrument is what it says beside a date and a symbol', () => {
    const { fills } = read(
      'Symbol,Instrument,Date,Time,Type,Quantity,Price',
      'NIFTY,OPTIDX,2025-06-02,2025-06-09 10:00:00,buy,75,100',
    );
    expect(fills).toMatchObject([{ label: 'NIFTY', segment: 'options', day: '2025-06-02' }]);
  });

  it('a list of closed trades with a column of times has its days as before', () => {
    const { closed, unread } = read(
      'Symbol,Time,Type,Buy Date,Sell Date,Quantity,Buy Value,Sell Value',
      'Total Transport,10:00:00,Equity,2025-06-02,2025-07-02,1,5,6',
    );
    expect([closed.length, unread]).toEqual([1, []]);
  });

  it.each(['Open', 'Expired', 'Lapsed', 'Not executed', 'Queued'])('has some that came to nothing: %s', (status) => {
    expect(read(`${HEADING},Status`, `SBI,2025-06-02,buy,1,5,${status}`)).toMatchObject({ fills: [], unread: [] });
  });

  it('keeps options that expired in a list of closed trades', () => {
    const heading = 'Symbol,Segment,Buy Date,Sell Date,Quantity,Buy Value,Sell Value,Status';
    expect(read(heading, 'NIFTY2560524500PE,FO,2025-06-02,2025-06-05,75,900,0,Expired').closed).toHaveLength(1);
  });

  it('whose numbers a spreadsheet shortened has an order in each line, or at each time', () => {
    const heading = `${HEADING},Order ID,Trade Time`;
    const { fills } = read(heading, 'SBI,2025-06-02,buy,1,5,1.1E+15,', 'LIC,2025-06-02,buy,1,5,1.1E+15,10:00:01');
    expect(fills.map(({ order }) => order)).toEqual(['line 1.2', '2025-06-02 10:00:01 buy LIC']);
  });
});

describe('what is no share or cannot be read is said', () => {
  it.each([
    ['NHAI', 'INE906B07CB9', ''],
    ['SBI', 'INE062A08165', ''],
    ['FUND', 'INF879O01027', 'MF'],
    ['SOVEREIGN GOLD BOND 2.5% 2028', '', 'EQ'],
    ['GOLDBONDS2027SR-IV', '', ''],
    ['NHAI-N2', '', ''],
    ['NHAI-NA', '', ''],
    ['754GS2036-GS', '', ''],
    ['SGBX-GB', '', ''],
  ])('%s %s %s', (symbol, isin, segment) => {
    expect(read(`${HEADING},ISIN,Segment`, `${symbol},2025-06-02,buy,1,5,${isin},${segment}`)).toMatchObject({
      fills: [],
      others: 1,
    });
  });

  it.each([
    ['MCDOWELL-N', ''],
    ['NAM-INDIA', ''],
    ['EMBASSY', 'INE041025011'],
    ['SBIN', 'INE062A01020'],
  ])('a share or a unit of a trust: %s %s', (symbol, isin) => {
    expect(read(`${HEADING},ISIN`, `${symbol},2025-06-02,buy,1,5,${isin}`)).toMatchObject({ fills: [{}], others: 0 });
  });

  it('a line below the name of its share, in a sheet that has it once', () => {
    const found = read(HEADING, 'SBI,2025-06-02,buy,1,5', ',2025-06-03,buy,2,6', ',,,3,11');
    expect(found.fills).toHaveLength(1);
    expect(found.unread).toEqual([{ line: 3, why: 'name' }]);
  });

  it.each(['102,50', '1.234,50', '1,00', '1,2,345,6'])('a comma that groups no thousands: %s', (price) => {
    expect(read(HEADING.replaceAll(',', ';'), `SBI;2025-06-02;buy;1;${price}`)).toMatchObject({
      fills: [],
      unread: [{ line: 2, why: 'price' }],
    });
  });

  it.each([
    ['Rs. 1,234', 1_234],
    ['Rs.1,234.50', 1_234.5],
    ['INR 1,23,456', 1_23_456],
    ['₹1,02,500.00', 1_02_500],
  ])('a comma that groups thousands, behind the sign of the rupee too: %s', (price, value) => {
    const { fills, unread } = read(HEADING.replaceAll(',', ';'), `SBI;2025-06-02;buy;1;${price}`);
    expect([fills[0]?.price, unread]).toEqual([value, []]);
  });

  it('the month is first where the days of sale alone show it', () => {
    const heading = 'Symbol,Quantity,Buy Date,Buy Value,Sell Date,Sell Value';
    expect(read(heading, 'SBI,1,04/05/2025,5,04/28/2025,6').closed).toMatchObject([
      { bought: '2025-04-05', sold: '2025-04-28' },
    ]);
  });
});

describe('a share that one file has by its symbol', () => {
  const withIsin = `${HEADING},ISIN`;
  const book = (...parts: readonly string[][]) =>
    readTradeFile(parts.map((lines) => lines.join('\n')).join(FILE_END)).fills;

  it('is that of another file with its ISIN', () => {
    const fills = book([HEADING, 'SBIN,2024-06-03,buy,1,5'], [withIsin, 'SBIN,2025-06-02,sell,1,9,INE062A01020']);
    expect(matchTrades(fills)).toMatchObject({ closed: [{ bought: '2024-06-03', buy: { value: 5 } }], unmatched: [] });
  });

  it('stays apart where the symbol has two', () => {
    const fills = book(
      [HEADING, 'ABC,2024-06-03,buy,1,5'],
      [
        withIsin,
        'ABC,2025-06-02,buy,1,9,INE000A01011',
        'ABC,2025-06-03,buy,1,9,INE000A01029',
        'ABC,2025-06-04,buy,1,9,INE000A01011',
      ],
    );
    expect(fills.map(({ name }) => name)).toEqual(['ABC', 'INE000A01011', 'INE000A01029', 'INE000A01011']);
  });
});

it('a text has a heading where one of its parts has', () => {
  expect(hasHeading(`no\nheading${FILE_END}a title\n${HEADING}`)).toBe(true);
  expect(hasHeading(`no\nheading${FILE_END}`)).toBe(false);
});

describe('an average price beside a price', () => {
  const trades = ['Symbol,Date,Type,Quantity,Price,Average Price', 'A,2025-06-02,buy,10,1500,1500'];
  const prices = (lines: readonly string[]) => readTradeFile(lines.join('\n')).fills.map(({ price }) => price);

  it('is that of all purchases so far in a trade book: the price of each trade counts', () => {
    expect(prices([...trades, 'A,2025-06-03,buy,10,1600,1550', 'A,2025-07-03,sell,20,1700,1550'])).toEqual([
      1500, 1600, 1700,
    ]);
  });

  it('is what was paid in a list of orders, beside their limits', () => {
    expect(
      prices(['Symbol,Date,Type,Quantity,Price,Avg Price,Status', 'A,2025-06-02,buy,10,1500,1499,Executed']),
    ).toEqual([1499]);
    expect(prices(['Symbol,Date,Type,Qty,Filled Qty,Price,Avg Price', 'A,2025-06-02,buy,10,4,1500,1499'])).toEqual([
      1499,
    ]);
  });

  it('counts where it is the only one', () => {
    expect(prices(['Symbol,Date,Type,Quantity,Average Price', 'A,2025-06-02,buy,10,1499'])).toEqual([1499]);
  });
});

it('a title may name in brackets what it leaves out', () => {
  const below = ['Symbol,Buy Date,Sell Date,Quantity,Buy Value,Sell Value', 'NIFTY,2025-06-02,2025-06-03,75,100,200'];
  const segments = (title: string) => readTradeFile([title, ...below].join('\n')).closed.map(({ segment }) => segment);
  expect(segments('Futures and options (excluding currency)')).toEqual(['futures']);
  expect(segments('Mutual funds (STT not paid)')).toEqual([]);
  expect(segments('Commodity trades are not included')).toEqual(['delivery']);
});
