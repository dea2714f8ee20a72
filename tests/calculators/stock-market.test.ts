/** Trades of a broker's file: matched first in, first out, priced, added up; and taxed as the capital-gains page taxes the same lots. */
import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/universal';
import capitalGains from '@/content/calculators/capital-gains';
import stockMarket from '@/content/calculators/stock-market-tax-calculator';
import { charged, planOf } from '@/content/calculators/stock-market-tax-calculator/charges';
import { textOfFile } from '@/content/calculators/stock-market-tax-calculator/file-text';
import { readFile } from '@/content/calculators/stock-market-tax-calculator/read-file';
import { type AnyInput, type AnyRow, defaultInput, figuresOf, type RowsField, shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { FILE_END, readTradeFile } from '@/lib/finance/trade-file';
import { matchTrades } from '@/lib/finance/trade-matching';
import { openFragment } from '@/lib/fragment';
import { draftOfRow, readDraft } from '@/lib/read-input';
import { totalCharges } from '@/lib/tax/trade-charges';
import { resultOf } from '../result-of';
import { countCompared, drawsOf, runs } from '../runs';

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_122);
const defaults = { ...defaultInput(stockMarket.fields), trade: 'many' } as AnyInput;
const readText = (text: string, changes: AnyInput = {}) => readFile(text, { ...defaults, ...changes });
const rowOf = (rows: readonly AnyRow[], kind: string) => rows.find((row) => row.kind === kind) ?? {};
const figure = (result: Parameters<typeof figuresOf>[0], label: string) =>
  figuresOf(result).find((each) => each.label === label)?.value;

describe('a trade book', () => {
  const book = (...lines: readonly string[]) =>
    ['Symbol,Date,Type,Quantity,Price,Exchange,FMV 31 Jan 2018', ...lines].join('\n');
  const matched = (...lines: readonly string[]) => matchTrades(readTradeFile(book(...lines)).fills);

  it('sells first what was bought first', () => {
    const { closed, held } = matched(
      'SBI,2024-01-10,buy,100,500,NSE',
      'SBI,2025-03-10,buy,100,700,NSE',
      'SBI,2025-06-10,sell,150,800,NSE',
    );
    expect(closed.map(({ bought, quantity, buy, sell }) => [bought, quantity, buy.value, sell.value])).toEqual([
      ['2024-01-10', 100, 50_000, 80_000],
      ['2025-03-10', 50, 35_000, 40_000],
    ]);
    expect(held).toEqual(['SBI']);
  });

  it('takes what is bought and sold on one day and exchange as intraday, the rest as delivery', () => {
    const { closed } = matched(
      'SBI,2024-01-10,buy,100,500,NSE',
      'SBI,2025-06-10,sell,120,800,NSE',
      'SBI,2025-06-10,buy,50,790,NSE',
    );
    expect(closed.map(({ segment, quantity, bought }) => [segment, quantity, bought])).toEqual([
      ['intraday', 50, '2025-06-10'],
      ['delivery', 70, '2024-01-10'],
    ]);
  });

  it('takes a sale on one exchange of shares bought that day on another as delivery', () => {
    const { closed } = matched('SBI,2025-06-10,buy,10,790,BSE', 'SBI,2025-06-10,sell,10,800,NSE');
    expect(closed.map(({ segment }) => segment)).toEqual(['delivery']);
  });

  it('gives a bonus share no cost and the day of its allotment', () => {
    const { closed } = matched(
      'SBI,2020-01-10,buy,100,500,NSE',
      'SBI,2025-01-10,bonus,100,,NSE',
      'SBI,2025-06-10,sell,200,300,NSE',
    );
    expect(closed.map(({ bought, buy }) => [bought, buy.value])).toEqual([
      ['2020-01-10', 50_000],
      ['2025-01-10', 0],
    ]);
  });

  it('keeps cost, day and the value of 2018 through a split', () => {
    const { closed } = matched(
      'SBI,2016-01-10,buy,100,500,NSE,800',
      'SBI,2024-01-10,split,5,,NSE',
      'SBI,2025-06-10,sell,500,300,NSE',
    );
    expect(closed).toHaveLength(1);
    expect(closed[0]).toMatchObject({ bought: '2016-01-10', quantity: 500, fairValue2018: 80_000 });
    expect(closed[0]?.buy.value).toBeCloseTo(50_000, 6);
  });

  it('takes a buyback as one, and names sales without a purchase', () => {
    const { closed, unmatched } = matched('SBI,2024-01-10,buy,10,500,NSE', 'SBI,2025-06-10,buyback,15,900,NSE');
    expect(closed.map(({ segment, quantity }) => [segment, quantity])).toEqual([['buyback', 10]]);
    expect(unmatched).toEqual([{ name: 'SBI', day: '2025-06-10', quantity: 5 }]);
  });

  it('closes contracts in either direction', () => {
    const { closed, openContracts } = matched(
      'NIFTY25JUN24000CE,2025-06-02,sell,75,120,NFO',
      'NIFTY25JUN24000CE,2025-06-05,buy,150,80,NFO',
      'NIFTY25JUNFUT,2025-06-02,buy,75,24500,NFO',
    );
    expect(closed.map(({ segment, buy, sell }) => [segment, buy.value, sell.value])).toEqual([
      ['options', 6_000, 9_000],
    ]);
    expect(openContracts).toEqual(['NIFTY25JUN24000CE', 'NIFTY25JUNFUT']);
  });

  it('that begins with the latest trade is turned round', () => {
    const { fills } = readTradeFile(book('SBI,2025-06-10,sell,10,800,NSE', 'SBI,2025-06-01,buy,10,700,NSE'));
    expect(fills.map(({ does }) => does)).toEqual(['buy', 'sell']);
  });

  it('closes as many shares as it sells, for the money that it moves', () => {
    const line = fc.record({
      name: fc.constantFrom('A', 'B'),
      day: fc.integer({ min: 0, max: 5 }),
      does: fc.constantFrom('buy', 'sell'),
      quantity: fc.integer({ min: 1, max: 50 }),
      price: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.map(
          ({ name, day, does, quantity, price }) =>
            `${name},${addDays('2025-06-02', day)},${does},${quantity},${price},NSE`,
        );
        const { fills } = readTradeFile(book(...text));
        const { closed, unmatched } = matchTrades(fills);
        const sold = lines.filter(({ does }) => does === 'sell');
        const all = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
        expect(
          all(closed.map(({ quantity }) => quantity)) + all(unmatched.map(({ quantity }) => quantity)),
        ).toBeCloseTo(all(sold.map(({ quantity }) => quantity)), 6);
        for (const { bought, sold: on, segment } of closed)
          expect(segment === 'intraday' ? bought === on : bought <= on).toBe(true);
      }),
      { numRuns: runs(100, 5_000), seed },
    );
  });
});

/**
 * Headings as brokers write them, with lines of our own: those of Thejesh-k463/VYUHA-LOG, docs/BROKER_FORMATS.md, which were
 * taken from real exports in August and September 2026, and of public readers of the same files.
 */
describe('files of brokers', () => {
  it.each([
    [
      'Zerodha, trade book of shares',
      [
        'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
        'INFY,INE009A01021,2025-05-02,NSE,EQ,EQ,buy,false,10.000000,1500.000000,1,1100,2025-05-02T10:00:00',
        'INFY,INE009A01021,2025-08-01,NSE,EQ,EQ,sell,false,10.000000,1600.000000,2,1200,2025-08-01T10:00:00',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Zerodha, trade book of contracts',
      [
        'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time,expiry_date',
        'NIFTY2560525000CE,,2025-06-02,NFO,FO,,sell,false,75,100,1,1,2025-06-02T10:00:00,2025-06-05',
        'NIFTY2560525000CE,,2025-06-03,NFO,FO,,buy,false,75,60,2,2,2025-06-03T10:00:00,2025-06-05',
      ],
      'derivatives',
      3_000,
    ],
    [
      'Groww, capital gains by trade',
      [
        'Name,A. Person',
        '',
        'Stock name,ISIN,Quantity,Buy date,Buy price,Buy value,Sell date,Sell price,Sell value,Realised P&L,Remark',
        'INFOSYS LTD,INE009A01021,10,02-05-2025,"1,500","15,000",01-08-2025,"1,600","16,000","1,000",',
        'Total,,,,,"15,000",,,"16,000","1,000",',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Groww, order history',
      [
        'Stock name,Symbol,ISIN,Type,Quantity,Value,Exchange,Exchange Order Id,Execution date and time,Order status',
        'INFOSYS LTD,INFY,INE009A01021,BUY,10,15000,NSE,1,02-05-2025 09:30 AM,Executed',
        'INFOSYS LTD,INFY,INE009A01021,SELL,10,15000,NSE,3,01-07-2025 09:30 AM,Cancelled',
        'INFOSYS LTD,INFY,INE009A01021,SELL,10,16000,NSE,2,01-08-2025 09:30 AM,Executed',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Upstox, profit and loss by trade',
      [
        'Scrip Name;Scrip Code;Symbol;Scrip Opt;Qty;Buy Date;Buy Rate;Buy Amt;Sell Date;Sell Rate;Sell Amt;Days;P/L',
        'INFOSYS;500209;INFY;EQ;10;02/05/2025;1500;15000;01/08/2025;1600;16000;91;1000',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Upstox, trade history',
      [
        'Date,Company,Amount,Exchange,Segment,Scrip Code,Instrument Type,Strike Price,Expiry,Trade Num,Trade Time,Side,Quantity,Price',
        '02-06-2025,NIFTY,7500,NSE,FO,1,European Call,25000,05-06-2025,1,10:00,Sell,75,100',
        '03-06-2025,NIFTY,4500,NSE,FO,1,European Call,25000,05-06-2025,2,10:00,Buy,75,60',
      ],
      'derivatives',
      3_000,
    ],
    [
      'Zerodha, exits by trade',
      [
        'Client ID,AB1234',
        'Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Period of Holding,Fair Market Value',
        'INFY,INE009A01021,2025-05-02,2025-08-01,10,15000,16000,1000,91,0',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Angel One, trade book',
      [
        'Scrip/Contract\tBuy/Sell\tQuantity\tTrade Price\tTrade Date\tExchange\tOrder No',
        'INFY-EQ\tBuy\t10\t₹1,500.00\t02 May 2025\tNSE\t1',
        'INFY-EQ\tSell\t10\t₹1,600.00\t01 Aug 2025\tNSE\t2',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Zerodha, trade book of Console: a preamble, capitals, the day as a spreadsheet counts it',
      [
        ',Client ID,AB1234,,,,,,,,,,,',
        ',Tradebook for Equity from 2025-04-01 to 2026-03-31,,,,,,,,,,,,',
        ',Symbol,ISIN,Trade Date,Exchange,Segment,Series,Trade Type,Auction,Quantity,Price,Trade ID,Order ID,Order Execution Time',
        ',INFY,INE009A01021,45779,NSE,EQ,EQ,buy,false,10,1500,1,1100,2025-05-02 10:00:00',
        ',INFY,INE009A01021,45870,NSE,EQ,EQ,sell,false,10,1600,2,1200,2025-08-01 10:00:00',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Zerodha, old trade book',
      [
        'trade_date,tradingsymbol,exchange,segment,trade_type,quantity,price,order_id,trade_id,order_execution_time',
        '2025-05-02,INFY,NSE,EQ,buy,10,1500,1,1,2025-05-02T10:00:00',
        '2025-08-01,INFY,NSE,EQ,sell,10,1600,2,2,2025-08-01T10:00:00',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Zerodha, tax P&L of shares',
      [
        ',Tradewise Exits from 2025-04-01,,,,,,,,,,,,,,,,,,,,',
        ',Equity - Short Term,,,,,,,,,,,,,,,,,,,,',
        ',Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Period of Holding,Fair Market Value,Taxable Profit,Turnover,Brokerage,Exchange Transaction Charges,IPFT,SEBI Charges,CGST,SGST,IGST,Stamp Duty,STT',
        ',INFY,INE009A01021,2025-05-02,2025-08-01,10,15000,16000,1000,91,0,1000,16000,0,0.5,0,0,0,0,0.1,2,31',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Zerodha, tax P&L of contracts',
      [
        'F&O,,,,,,,,,,,,,,,,',
        'Symbol,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Turnover,Brokerage,Exchange Transaction Charges,IPFT,SEBI Charges,CGST,SGST,IGST,Stamp Duty,STT',
        'NIFTY2560525000CE,2025-06-02T09:29:49,2025-06-03T09:40:00,75,4500,7500,3000,3000,40,4,0,0,0,0,8,0,7',
        'Currency,,,,,,,,,,,,,,,,',
        'Symbol,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Turnover,Brokerage,Exchange Transaction Charges,IPFT,SEBI Charges,CGST,SGST,IGST,Stamp Duty,STT',
      ],
      'derivatives',
      3_000,
    ],
    [
      'Groww, profit and loss: what is still held is no sale',
      [
        'P&L Statement for stocks from 01-04-2025 TO 31-03-2026,,,,,,,,,,',
        'Realised trades,,,,,,,,,,',
        'Stock name,ISIN,Quantity,Buy date,Buy price,Buy value,Sell date,Sell price,Sell value,Realised P&L,Remark',
        'INFOSYS LTD,INE009A01021,10,02-05-2025,1500,15000,01-08-2025,1600,16000,1000,',
        'Unrealised trades,,,,,,,,,,',
        'Stock name,ISIN,Quantity,Buy date,Buy price,Buy value,Closing date,Closing price,Closing value,Unrealised P&L,Remark',
        'TCS LTD,INE467B01029,10,02-05-2025,3000,30000,31-03-2026,3500,35000,5000,',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Groww, order history with the client’s name',
      [
        'Name,Unique Client Code,Stock name,Symbol,ISIN,Type,Quantity,Value,Exchange,Exchange Order Id,Execution date and time,Order status',
        'A. Person,123,INFOSYS LTD,INFY,INE009A01021,BUY,10,15000,NSE,1,02-05-2025 09:30 AM,Executed',
        'A. Person,123,INFOSYS LTD,INFY,INE009A01021,SELL,10,16000,NSE,2,01-08-2025 09:30 AM,Executed',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Upstox, realised P&L',
      [
        'Segment,EQ,,,,,,,,,,,,,,,,',
        'Scrip Name,Scrip Code,Symbol,ISIN,Scrip Opt,Qty,Buy Date,Buy Rate,Buy Amt,Sell Date,Sell Rate,Sell Amt,Days,Total PL,Short Term,Long Term,Speculation,Turn Over',
        'INFOSYS,500209,INFY,INE009A01021,,10,02-05-2025,1500,15000,01-08-2025,1600,16000,91,1000,1000,0,0,31000',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Angel One, trades history: a price for each side, fees on lines of their own',
      [
        'ClientCode,A1',
        'TradeBook And Charges',
        'Scrip/Contract,Buy/Sell,Buy Price,Sell Price,Quantity,Brokerage,GST,STT,Sebi Tax,Exchange Turnover Charges,Stamp Duty,Other Charges,IPFT Charges,Order Type,Segment,Exchange,Order ID,Trade ID,Date',
        'INFOSYS LTD,Buy,1500,,10,0,0,15,0,0.5,2,0,0,Delivery,CAPITAL,NSE,11,1,2025-05-02',
        'INFOSYS LTD,Buy,,,0,20,3.6,0,0,0,0,0,0,Delivery,CAPITAL,NSE,11,,2025-05-02',
        'INFOSYS LTD,Sell,0,1600,10,0,0,16,0,0.5,0,0,0,Delivery,CAPITAL,NSE,12,2,2025-08-01',
        'NOTE: Data Accurate Till,2025-09-01',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Angel One, trades history of options',
      [
        'Scrip/Contract,Buy/Sell,Buy Price,Sell Price,Quantity,Brokerage,GST,STT,Sebi Tax,Exchange Turnover Charges,Stamp Duty,Other Charges,IPFT Charges,Order Type,Segment,Exchange,Order ID,Trade ID,Date',
        'OPTIDX NIFTY Jun 05 2025 25000.00 PE (BT),Sell,,100,75,0,0,0,0,0,0,0,0,Carryforward,FUTURES,NSE,1,1,2025-06-02',
        'OPTIDX NIFTY Jun 05 2025 25000.00 PE (BT),Buy,60,,75,0,0,0,0,0,0,0,0,Carryforward,FUTURES,NSE,2,2,2025-06-03',
      ],
      'derivatives',
      3_000,
    ],
    [
      'Angel One, tax P&L within a day',
      [
        'Intraday (Speculation)',
        'ISIN,Scrip Name,Qty,Transaction Date,Avg Buy Price,Buy Value,Avg Sell Price,Sell Value,Charges and Statutory,STT,Taxable P&L',
        'INE009A01021,INFOSYS,10,02-05-2025,1500,15000,1600,16000,20,4,980',
      ],
      'intraday',
      1_000,
    ],
    [
      'Angel One, tax P&L of deliveries, beside what is still held',
      [
        'Delivery P&L',
        'ISIN,Scrip Name,Qty,Buy Date,Sell Date,Avg Buy Price,Buy Value,Avg Sell Price,Sell Value,Cost Of Acquisition,Charges and Statutory,STT,Net Profit/Loss,Long term taxable income,Short term taxable income,Purchase Type,Type of instrument',
        'INE009A01021,INFOSYS,10,02-05-2025,01-08-2025,1500,15000,1600,16000,15000,20,31,980,0,980,,Equity',
        'Open Holdings as of 31/03/2026',
        'ISIN,Scrip Name,Quantity,Avg Buy Price,Buy Value,Charges and Statutory,STT,Closing rate,Turnover,Short term Unrealised P&L,Long term Unrealised P&L',
        'INE467B01029,TCS,10,3000,30000,10,30,3500,30000,5000,0',
      ],
      'shortTerm',
      1_000,
    ],
    [
      'Angel One, tax P&L of options',
      [
        'Options',
        'Segment,Symbol Name,Expiry date,Strike Price,Option Type,Qty,Buy Date,Sell date,Avg Buy Price,Buy Value,Avg Sell Price,Sell Value,Total Charges and Statutory,STT,Taxable P&L,Turnover',
        'NSE,NIFTY,05-06-2025,25000,PE,75,03-06-2025,02-06-2025,60,4500,100,7500,50,7,3000,3000',
      ],
      'derivatives',
      3_000,
    ],
    [
      'ICICI Direct, transactions',
      [
        'Stock Symbol,Company Name,ISIN Code,Action,Quantity,Transaction Price,Brokerage,Transaction Charges,StampDuty,Segment,STT Paid/Not Paid,Remarks,Transaction Date,Exchange,',
        'INFTEC,INFOSYS LTD,INE009A01021,Buy,10,1500,20,1,2,Rolling,STT Paid,,02-May-2025,BSE,',
        'INFTEC,INFOSYS LTD,INE009A01021,Sell,10,1600,20,1,0,Rolling,STT Paid,,01-Aug-2025,BSE,',
      ],
      'shortTerm',
      1_000,
    ],
  ] as const)('%s', (_, lines, kind, profit) => {
    const { rows, wrong } = readText(lines.join('\n'));
    expect(wrong).toEqual([]);
    expect(rows).toHaveLength(1);
    expect(rowOf(rows, kind)).toMatchObject({ year: '2025-26', count: 1, profits: profit, losses: 0 });
  });

  it('are kept apart by the titles of their sections: a buyback, a currency, funds that are no shares', () => {
    const heading = 'Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit';
    const text = [
      'Equity - Buyback,,,,,,,',
      heading,
      'INFY,INE009A01021,2023-05-02,2025-08-01,10,15000,16000,1000',
      'Non Equity,,,,,,,',
      heading,
      'GOLDBEES,INF204KB17I5,2023-05-02,2025-08-01,10,500,600,100',
      'Mutual Funds,,,,,,,',
      heading,
      'A FUND,INF666M01HM4,2023-05-02,2025-08-01,10,500,600,100',
      'Currency,,,,,,,',
      heading,
      'USDINR25AUGFUT,,2025-08-01,2025-08-04,1,84100,84200,100',
    ].join('\n');
    const { closed, others } = readTradeFile(text);
    expect(closed.map(({ segment }) => segment)).toEqual(['buyback', 'currencyFutures']);
    expect(others).toBe(2);
    expect(readText(text).wrong).toEqual([
      '2 lines are of funds, bonds or other securities and do not count. The capital gains calculator works them out.',
    ]);
  });

  const exits = [
    ['', 'Equity - Short Term'],
    ['', 'Symbol', 'ISIN', 'Entry Date', 'Exit Date', 'Quantity', 'Buy Value', 'Sell Value', 'Profit'],
    ['', 'INFY, "old"', 'INE009A01021', new Date('2025-05-02'), new Date('2025-08-01'), 10, 15_000.5, 16_000, 999.5],
  ];
  const workbook = async (name = 'taxpnl.xlsx') => {
    const sheets = [
      {
        sheet: 'Summary',
        data: [
          ['Client ID', 'AB1234'],
          ['Quantity', 5],
        ],
      },
      { sheet: 'Tradewise Exits', data: exits },
    ];
    const data = await writeXlsxFile(
      sheets.map(({ sheet, data }) => ({
        sheet,
        data: data.map((row) =>
          row.map((value) => (value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd' } : value)),
        ),
      })),
    ).toBlob();
    return new File([data], name);
  };

  it('are read from Excel too, sheet by sheet', async () => {
    const found = await textOfFile(await workbook());
    const { closed, unread } = readTradeFile('text' in found ? found.text : '');
    expect(unread).toEqual([]);
    expect(closed).toMatchObject([
      { bought: '2025-05-02', sold: '2025-08-01', quantity: 10, buy: { value: 15_000.5 } },
    ]);
  });

  it('that are old or broken workbooks are named in a sentence', async () => {
    const old = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'pnl.xls');
    expect(await textOfFile(old)).toEqual({ wrong: expect.stringMatching(/^“pnl\.xls” is an old Excel file/) });
    const torn = new File([(await workbook()).slice(0, 400)], 'torn.xlsx');
    expect(await textOfFile(torn)).toEqual({ wrong: expect.stringMatching(/^“torn\.xlsx” could not be read/) });
    expect(await textOfFile(new File(['a,b'], 'a.csv'))).toEqual({ text: 'a,b' });
  });

  it('that follow each other have headings, delimiters and line numbers of their own', () => {
    const { fills, unread } = readTradeFile(
      [
        'Symbol\tDate\tType\tQuantity\tPrice\nSBI\t2024-05-02\tbuy\t10\t500',
        'no heading here\n1,2,3',
        'Symbol,Trade Date,Type,Quantity,Price\nSBI,2025-08-01,sell,10,600\nLIC,someday,buy,1,900\nLIC,2025-06-02,buy,1,900',
      ].join(FILE_END),
    );
    expect(fills.map(({ label, day, order }) => [label, day, order])).toEqual([
      ['SBI', '2024-05-02', 'line 1.2'],
      ['LIC', '2025-06-02', 'line 2.4'],
      ['SBI', '2025-08-01', 'line 2.2'],
    ]);
    expect(unread).toEqual([{ line: 3, why: 'day' }]);
  });

  it('name fund units, which may not be of an equity fund, and leave government bonds out', () => {
    const { rows, wrong } = readText(
      [
        'Symbol,ISIN,Date,Type,Quantity,Price',
        'GOLDBEES,INF204KB17I5,2025-05-02,buy,100,60',
        'GOLDBEES,INF204KB17I5,2025-08-01,sell,100,70',
        'SGBJAN30IX,IN0020210194,2025-05-02,buy,1,7000',
      ].join('\n'),
    );
    expect(rowOf(rows, 'shortTerm')).toMatchObject({ count: 1, profits: 1_000 });
    expect(wrong).toEqual([
      expect.stringMatching(/^1 line is of funds, bonds or other securities/),
      expect.stringMatching(/^1 closed trade is in exchange-traded funds, such as GOLDBEES\./),
    ]);
  });

  it('know funds and gold bonds by their names where a file has no ISIN, and shares that end in gold', () => {
    const bought = (name: string) => [`${name},2025-05-02,buy,100,60`, `${name},2025-08-01,sell,100,70`];
    const said = (...names: readonly string[]) =>
      readText(['Symbol,Date,Type,Quantity,Price', ...names.flatMap(bought)].join('\n')).wrong;
    for (const fund of ['GOLDBEES', 'Nippon India ETF Gold BeES', 'HDFCGOLD', 'LIQUIDCASE', 'SETFGOLD', 'MON100']) {
      const [text] = said(fund);
      expect(text).toMatch(`1 closed trade is in exchange-traded funds, such as ${fund.toUpperCase()}.`);
    }
    expect(said('SKYGOLD', 'SHANTIGOLD', 'GOLDIAM', 'SBICARD', 'SILVERTUC', 'LIC')).toEqual([]);
    expect(said('SGBMAR31IV')).toEqual([expect.stringMatching(/^2 lines are of funds, bonds or other securities/)]);
    expect(said('SGBL')).toEqual([]);
  });

  it('say where the quantity of a currency contract can only be a number of lots', () => {
    const said = (quantity: number, name = 'USDINR25JUNFUT') =>
      readText(
        `Symbol,Date,Type,Quantity,Price,Segment\n${name},2025-06-02,buy,${quantity},85,FO\n${name},2025-06-03,sell,${quantity},86,FO`,
      ).wrong;
    expect(said(3)).toEqual([expect.stringMatching(/^2 lines of currency contracts, such as USDINR25JUNFUT, have a/)]);
    expect(said(3_000)).toEqual([]);
    expect(said(75, 'NIFTY25JUNFUT')).toEqual([]);
  });

  it('say that the quantity of commodity contracts may be in lots, and what to check', () => {
    const said = (name: string) =>
      readText(`Symbol,Date,Type,Quantity,Price\n${name},2025-06-02,buy,1,5500\n${name},2025-06-03,sell,1,5600`).wrong;
    expect(said('CRUDEOIL25JUNFUT')).toEqual([
      expect.stringMatching(
        /^2 lines are of commodity contracts, such as CRUDEOIL25JUNFUT\. Their quantity may be in lots\..* Check with the contract note/,
      ),
    ]);
    expect(said('NIFTY25JUNFUT')).toEqual([]);
  });

  it('take the fills of one second as one order where the file has no order numbers', () => {
    const text = [
      'Date,Company,Amount,Exchange,Segment,Scrip Code,Instrument Type,Strike Price,Expiry,Trade Num,Trade Time,Side,Quantity,Price',
      '02-06-2025,NIFTY,7500,NSE,FO,1,European Call,25000,05-06-2025,1,10:00:00,Sell,75,100',
      '02-06-2025,NIFTY,7500,NSE,FO,1,European Call,25000,05-06-2025,2,10:00:00,Sell,75,100',
      '03-06-2025,NIFTY,9000,NSE,FO,1,European Call,25000,05-06-2025,3,10:00:00,Buy,150,60',
    ].join('\n');
    expect(rowOf(readText(text, { broker: 'zerodha' }).rows, 'derivatives').brokerage).toBeCloseTo(40, 9);
  });

  it('say where a quantity cannot be read, and take the value of 2018 for one share from a column that says so', () => {
    const text = [
      'Stock Symbol,ISIN,Qty,Sale Date,Sale Rate,Sale Value,Sale Expenses,Purchase Date,Purchase Rate,Price as on 31st Jan 2018,Purchase Price Considered,Purchase Value,Purchase Expenses,Profit/Loss(-)',
      'INFTEC,INE009A01021,10,01-Aug-2025,1600,16000,10,02-May-2016,500,575,575,5000,5,10250',
      'INFTEC,INE009A01021,ten,01-Aug-2025,1600,16000,10,02-May-2016,500,575,575,5000,5,10250',
    ].join('\n');
    const { closed, unread } = readTradeFile(text);
    expect(closed.map(({ fairValue2018 }) => fairValue2018)).toEqual([5_750]);
    expect(unread).toEqual([{ line: 3, why: 'quantity' }]);
  });

  it('count one brokerage for an order that was filled in parts', () => {
    const text = [
      'symbol,trade_date,exchange,segment,trade_type,quantity,price,order_id',
      'NIFTY25JUNFUT,2025-06-02,NFO,FO,buy,75,24500,1',
      'NIFTY25JUNFUT,2025-06-02,NFO,FO,buy,75,24500,1',
      'NIFTY25JUNFUT,2025-06-03,NFO,FO,sell,150,24600,2',
    ].join('\n');
    const { rows } = readText(text);
    expect(rowOf(rows, 'derivatives').brokerage).toBeCloseTo(40, 9);
  });

  it('without the columns that are needed say which', () => {
    expect(readText('Symbol,Quantity,Realised P&L\nINFY,10,1000').wrong[0]).toMatch(
      /^We did not find a line with the column names/,
    );
  });

  it('say which lines were left out, and which sales have no purchase', () => {
    const { rows, wrong } = readText(
      'Symbol,Date,Type,Quantity,Price\nSBI,someday,buy,10,500\nSBI,2025-06-02,sell,10,600\nLIC,2025-06-03,sell,1,900',
    );
    expect(wrong[0]).toMatch(/^1 line was left out\. The first is line 2: no readable date/);
    expect(wrong[1]).toMatch(/^2 sales have no purchase in the file, such as SBI on 2 Jun 2025/);
    expect(rows).toEqual([{ year: '2025-26', kind: 'unmatched', count: 2 }]);
  });

  it('are read to a sentence whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            fc.oneof(
              fc.string(),
              fc.constantFrom('Symbol', 'Date', 'Type', 'Quantity', 'Price', 'buy', '10', '2025-06-02', '"'),
            ),
            { maxLength: 8 },
          ),
        ),
        (table) => {
          const { rows, remarks, wrong } = readText(table.map((cells) => cells.join(',')).join('\n'));
          expect(rows.length).toBeLessThanOrEqual(16);
          for (const sentence of [...remarks, ...wrong]) expect(sentence).toMatch(/^\P{Ll}.*\.$/su);
        },
      ),
      { numRuns: runs(200, 5_000), seed },
    );
  });
});

test('deliveries bear the tax that the capital-gains page finds for the same lots', () => {
  const trade = fc.record({
    quantity: fc.integer({ min: 1, max: 2_000 }),
    buyPrice: fc.integer({ min: 1, max: 4_000 }),
    sellPrice: fc.integer({ min: 1, max: 4_000 }),
    held: fc.integer({ min: 0, max: 3_000 }),
    after: fc.integer({ min: 0, max: 364 }),
    fairValue2018: fc.option(fc.integer({ min: 1, max: 4_000 })),
  });
  const person = fc.record({
    income: fc.integer({ min: 0, max: 80 }).map((lakh) => lakh * 1_00_000),
    regime: fc.constantFrom('new', 'old'),
    financialYear: fc.constantFrom('2025-26', '2026-27'),
    shortTermLoss: fc.constantFrom(0, 50_000, 5_00_000),
    longTermLoss: fc.constantFrom(0, 2_00_000),
    anniversary: fc.constantFrom('long', 'short'),
    broker: fc.constantFrom('zerodha', 'groww', 'upstox', 'angel'),
  });
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 6 }), person, (drawn, { income, broker, ...shared }) => {
      const firstDay = shared.financialYear === '2025-26' ? '2025-04-01' : '2026-04-01';
      const trades = drawn.map(({ held, after, ...rest }, index) => {
        const sold = addDays(firstDay, after);
        return {
          ...rest,
          name: `share ${index}`,
          segment: 'delivery',
          exchange: 'nse',
          sold,
          bought: addDays(sold, -held),
        };
      });
      const input = { ...defaults, ...shared, broker, trades, salary: 0, otherIncome: income } as AnyInput;
      const result = stockMarket.compute(input as never);
      const plan = planOf(input as never);
      const priced = charged(
        trades.map((row) => ({
          ...row,
          segment: 'delivery' as const,
          buy: {
            day: row.bought,
            exchange: 'nse',
            value: row.quantity * row.buyPrice,
            orderValue: row.quantity * row.buyPrice,
          },
          sell: {
            day: row.sold,
            exchange: 'nse',
            value: row.quantity * row.sellPrice,
            orderValue: row.quantity * row.sellPrice,
          },
        })),
        plan,
      );
      const lots = priced.map((each, index) => ({
        name: each.name,
        asset: 'equity',
        bought: each.bought,
        sold: each.sold,
        cost: each.buy.value + totalCharges(each.charges.buy) - each.charges.buy.tax,
        price: each.sell.value,
        more: true,
        expenses: totalCharges(each.charges.sell) - each.charges.sell.tax,
        fairValue2018: trades[index]?.fairValue2018 == null ? null : trades[index].fairValue2018 * each.quantity,
        fairValue2001: null,
        stampValue: null,
        share: 100,
      }));
      const other = capitalGains.compute({
        ...defaultInput(capitalGains.fields),
        ...shared,
        otherIncome: income,
        lots,
      } as never);
      expect(figure(result, 'Tax on trades and dividends') as number).toBeCloseTo(
        figure(other, 'Tax on these sales') as number,
        4,
      );
      countCompared('tax-of-trades');
    }),
    { numRuns: drawsOf('tax-of-trades'), seed },
  );
});

test('a hundred thousand lines are read, matched, priced and added up in a second or so', () => {
  const names = Array.from({ length: 400 }, (_, index) => `SHARE${index}`);
  const lines = [
    'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
  ];
  for (let line = 0; line < 100_000; line += 1) {
    const name = names[(line * 7) % names.length];
    const day = addDays('2025-04-01', Math.floor(line / 280));
    const does = line % 3 === 0 ? 'sell' : 'buy';
    lines.push(
      `${name},INE${(line * 7) % names.length},${day},NSE,EQ,EQ,${does},false,${1 + (line % 40)}.000000,${100 + (line % 900)}.500000,${line},${Math.floor(line / 2)},${day}T10:00:00`,
    );
  }
  const text = lines.join('\n');
  const { user, system } = process.cpuUsage();
  const { remarks } = readFile(text, defaults);
  const after = process.cpuUsage();
  const spent = (after.user + after.system - user - system) / 1_000;
  if (process.env.SHOW_TIMES) console.log(`${Math.round(spent)} ms of processor time`);
  expect(remarks[0]).toMatch(/^1,00,000 lines read, 33,200 closed trades found\./);
  // Below a second on a free machine; the checks run several at a time.
  expect(spent).toBeLessThan(8_000);
});

it('a purchase with the value of 2018 says which charges it lacks', () => {
  const input = {
    ...defaults,
    trade: 'longTerm',
    quantity: 100,
    buyPrice: 1_000,
    sellPrice: 1_500,
    fairValue2018: 600,
  };
  const { steps } = stockMarket.compute(input as never);
  const how = (label: string) => steps.find((each) => each.figure.label === label)?.how;
  expect(how('Stamp duty')).toBe('None here: charges before 1 Oct 2024 are not in our data');
  expect(how('STT or CTT')).toContain('0.1% of the ₹1,50,000 sold');
  expect(how('Exchange charge')).toContain('of ₹1,50,000');
});

describe('totals typed by hand', () => {
  const row = draftOfRow(stockMarket.fields.file as RowsField, {}, 0).cells;
  const of = (changes: AnyInput, ...file: AnyRow[]) => {
    const cells = readDraft(stockMarket.fields.file.fields, row).input as AnyRow;
    const input = {
      ...defaults,
      financialYear: '2025-26',
      file: file.map((each) => ({ ...cells, ...each })),
      ...changes,
    };
    expect(stockMarket.check?.(input as never) ?? []).toEqual([]);
    return stockMarket.compute(shownInput(stockMarket.fields, input) as never);
  };

  it('begin with the year of the page, and with nothing that counts', () => {
    expect(row).toMatchObject({ year: 'page', gain: '', profits: '0', losses: '0' });
    for (const financialYear of ['2025-26', '2026-27']) expect(of({ financialYear }, {}).headline[0].value).toBe(0);
  });

  it('with 0 as the gain beside a profit are warned of in the sentence', () => {
    const shares = { kind: 'shortTerm', profits: 1_50_000 };
    const warning = 'Total 2 has 0 as the gain for tax beside a profit or loss. Empty that box to count it.';
    expect(of({}, {}, { ...shares, gain: 0 }).sentence).toContain(warning);
    expect(of({}, {}, { ...shares, gain: null }).sentence).not.toContain('as the gain for tax');
    expect(of({}, {}, { ...shares, losses: 1_50_000, gain: 0 }).sentence).not.toContain('as the gain for tax');
  });

  it('say whose salary the tax comes on top of, and the two days of the return one by one', () => {
    const { sentence, actions = [] } = of({ today: '2026-07-31' }, { kind: 'shortTerm', profits: 1_50_000 });
    expect(sentence).toContain('It adds ₹31,200 to your tax for the year.');
    expect(sentence).toContain('The tax is worked out beside a salary of ₹15,00,000.');
    expect(actions.map(({ text, date }) => [text, date])).toEqual([
      ['File the return, ITR-2, by 31 Jul 2026.', '2026-07-31'],
      ['A return that is filed after 31 Jul 2026 has a fee. The last day for it is 31 Dec 2026.', '2026-12-31'],
      [
        'Advance tax was due in instalments up to 15 Mar 2026. Pay what is left of the tax, with interest, before you file the return. At 60 or more without a business you pay it with the return instead.',
        undefined,
      ],
    ]);
  });

  it('ask for a return in time for the loss of the year alone', () => {
    const how = (changes: AnyInput, ...file: readonly AnyRow[]) =>
      of(changes, ...file).steps.find(({ figure }) => figure.label === 'Carried forward: short-term capital loss')?.how;
    const loss = { kind: 'shortTerm', losses: 50_000, gain: -50_000 };
    const inTime = 'nly if you file the return by its due date';
    expect(how({}, loss)).toBe(`O${inTime}`);
    expect(how({ shortTermLoss: 10_000 }, loss)).toBe(`What is of this year, o${inTime}`);
    expect(how({ shortTermLoss: 10_000 }, { kind: 'intraday', profits: 100 })).toBe(
      'Of earlier years, whenever you file this return',
    );
  });

  it('ask no advance tax of who is 60 or more without a business', () => {
    const gain = { kind: 'shortTerm', profits: 5_00_000, gain: 5_00_000 };
    const advance = (changes: AnyInput, ...file: readonly AnyRow[]) =>
      (of({ financialYear: '2026-27', ...changes }, ...file).actions ?? [])
        .map(({ text }) => text)
        .find((text) => text.includes('advance tax'));
    const pay = 'Pay advance tax on each profit with the next instalment, and all of it by 15 Mar 2027.';
    expect(advance({}, gain)).toBe(`${pay} At 60 or more without a business you pay it with the return instead.`);
    expect(advance({ regime: 'old' }, gain)).toBe(pay);
    expect(advance({ regime: 'old', age: 'senior' }, gain)).toBeUndefined();
    expect(advance({ regime: 'old', age: 'senior' }, { kind: 'intraday', profits: 5_00_000 })).toBe(pay);
  });

  it('ask for no return that is not due, and speak of the loss of the year alone', () => {
    const actions = (changes: AnyInput, ...file: readonly AnyRow[]) =>
      (of({ financialYear: '2025-26', today: '2026-07-31', ...changes }, ...file).actions ?? []).map(
        ({ text }) => text,
      );
    const gain = { kind: 'longTerm', profits: 50_000, gain: 50_000 };
    const late = 'A return that is filed after 31 Jul 2026 has a fee';
    const last = 'The last day for it is 31 Dec 2026.';
    // A loss of an earlier year lives on, whenever the return of this one is filed (section 80).
    expect(actions({ longTermLoss: 5_00_000 }, gain)).toContain(`${late}. ${last}`);
    expect(actions({}, { kind: 'longTerm', losses: 50_000, gain: -50_000 })).toContain(
      `${late} and carries no loss of the year forward. ${last}`,
    );
    expect(actions({ salary: 0 }, gain)).toEqual([
      expect.stringMatching(/^No return is due on income up to ₹4,00,000/),
    ]);
    // Below the exemption a return only saves the loss, and has no fee.
    expect(actions({ salary: 0 }, { kind: 'intraday', losses: 10_000 })).toContain(
      `A return that is filed after 31 Aug 2026 carries no loss of the year forward. ${last}`,
    );
    // Business receipts above 60 lakh call for one at any income (rule 12AB).
    expect(actions({ salary: 0 }, { kind: 'derivatives', profits: 61_00_000, losses: 61_00_000 })).toContain(
      'A return that is filed after 31 Aug 2026 has a fee. The last day for it is 31 Dec 2026.',
    );
  });

  it('name the order of set-off where the law leaves a choice that moves the tax', () => {
    const loss = { kind: 'derivatives', losses: 5_00_000 };
    const gain = { kind: 'shortTerm', profits: 6_00_000, gain: 6_00_000 };
    const orders = (changes: AnyInput) =>
      (of({ salary: 0, otherIncome: 10_00_000, ...changes }, loss, gain).caveats ?? [])
        .map(({ text }) => text)
        .filter((text) => text.includes('The Act does not say'));
    // Against the gain: ₹10,00,000 at slab rates is rebated, and 20% of ₹1,00,000 is left. Against other income: 20% of ₹6,00,000.
    expect(orders({})).toEqual([
      'The Act does not say which income a loss is set off against first. We set it off against income at special rates first, and the tax is ₹20,800. With income at slab rates first it would be ₹1,24,800. This is the tax of your whole year.',
    ]);
    // Nothing else to set it off against: an F&O loss does not lower salary.
    expect(orders({ salary: 10_00_000, otherIncome: 0 })).toEqual([]);
    // Either way nothing is taxed.
    expect(orders({ otherIncome: 1_00_000 })).toEqual([]);
  });

  it('of a link from before keep what they held', () => {
    const opened = openFragment(stockMarket.fields, 'v=1&trade=many&file=2025-26,shortTerm,1,150000,0,0,0,0,0,0,0,0,0');
    expect(opened?.wrong).toBe('nothing');
    const input = shownInput(stockMarket.fields, readDraft(stockMarket.fields, opened?.draft ?? {}).input);
    expect(input.financialYear).toBe('2025-26');
    expect(figure(stockMarket.compute(input as never), 'Short-term gain on shares')).toBe(0);
  });
});

it('a single trade beside dividends says that its profit has them in it', () => {
  const sentence = (dividend: number) => resultOf(stockMarket, { trade: 'shortTerm', dividend }).sentence;
  expect(sentence(0)).toMatch(/^This trade makes a profit of ₹5,000\. /);
  expect(sentence(20_000)).toMatch(/^This trade, with the dividends, makes a profit of ₹25,000\. /);
});

describe('the rebate that trades cost', () => {
  const warned = (changes: AnyInput) =>
    (resultOf(stockMarket, { trade: 'shortTerm', quantity: 1_000, buyPrice: 100, ...changes }).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.includes('rebate'));

  it('is named with its amount', () => {
    // 12,75,000 less 75,000 has tax of 20,000 + 40,000, all of it rebate; with a gain of about a lakh none is left, and no marginal relief.
    expect(warned({ salary: 12_75_000, sellPrice: 200 })).toEqual([
      'The trades take your income above the limit of the rebate under section 156 (old 87A). The tax on them includes ₹60,000 of rebate lost, before cess.',
    ]);
  });

  it('is none where the income stays below the limit, and where a loss lowers tax and rebate together', () => {
    expect(warned({ salary: 10_00_000, sellPrice: 200 })).toEqual([]);
    expect(warned({ trade: 'futures', salary: 0, otherIncome: 9_00_000, buyPrice: 500, sellPrice: 200 })).toEqual([]);
  });
});

it('sales without their purchase are not said to be of another year', () => {
  const total = { year: 'page', kind: 'unmatched', count: 3, profits: 0, losses: 0, gain: null };
  const charges = { brokerage: 0, tax: 0, exchange: 0, sebi: 0, gst: 0, stamp: 0, depository: 0 };
  const { sentence } = resultOf(stockMarket, { trade: 'many', file: [{ ...total, ...charges }] } as AnyInput);
  expect(sentence).toBe('The sales in your file have no purchase there, so there is no gain to work out.');
});

it('interest on loans for shares is named with what of it counts', () => {
  const how = (financialYear: '2025-26' | '2026-27') =>
    resultOf(stockMarket, { trade: 'shortTerm', financialYear, dividend: 20_000, dividendInterest: 10_000 }).steps.find(
      ({ figure }) => figure.label === 'Interest paid against dividends',
    );
  expect([how('2025-26')?.figure.value, how('2025-26')?.how]).toEqual([
    4_000,
    'Of ₹10,000 at most 20% of dividends of ₹20,000',
  ]);
  expect([how('2026-27')?.figure.value, how('2026-27')?.how]).toEqual([
    0,
    'None of ₹10,000: tax year 2026-27 deducts no interest from dividends',
  ]);
});
