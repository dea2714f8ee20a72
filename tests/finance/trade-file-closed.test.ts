/** Lists of closed trades in a broker's file, each with a purchase and its sale on one line. */
import { FILE_END, readTradeFile } from '@/lib/finance/trade-file';

const read = (...lines: readonly string[]) => readTradeFile(lines.join('\n'));

describe('a list of closed trades', () => {
  const CLOSED = 'Symbol,Exchange,Buy Date,Sell Date,Quantity,Buy Value,Sell Value';
  const closed = (heading: string, ...lines: readonly string[]) => read(heading, ...lines).closed;

  it('has a trade on each line', () => {
    expect(closed(CLOSED, 'SBI,BSE,2024-06-02,2025-06-02,10,5000,6000')).toEqual([
      {
        name: 'SBI',
        segment: 'delivery',
        quantity: 10,
        bought: '2024-06-02',
        sold: '2025-06-02',
        buy: { day: '2024-06-02', exchange: 'bse', value: 5_000, orderValue: 5_000 },
        sell: { day: '2025-06-02', exchange: 'bse', value: 6_000, orderValue: 6_000 },
        fairValue2018: null,
      },
    ]);
  });

  it('takes what was bought and sold within a day as intraday, contracts as contracts', () => {
    const [share, contract] = closed(
      CLOSED,
      'SBI,NSE,2025-06-02,2025-06-02,10,5000,6000',
      'NIFTY25JUNFUT,NFO,2025-06-02,2025-06-02,10,5000,6000',
    );
    expect([share?.segment, contract?.segment]).toEqual(['intraday', 'futures']);
    expect(closed('Symbol,Date,Quantity,Buy Price,Sell Price', 'SBI,2025-06-02,10,50,60')).toMatchObject([
      { segment: 'intraday', bought: '2025-06-02', sold: '2025-06-02', buy: { value: 500 }, sell: { value: 600 } },
    ]);
  });

  it('takes the value before price times quantity', () => {
    const both = 'Symbol,Buy Date,Sell Date,Quantity,Buy Price,Sell Price,Buy Value,Sell Value';
    expect(closed(both, 'SBI,2025-06-02,2025-06-03,10,50,60,501,602')).toMatchObject([
      { buy: { value: 501 }, sell: { value: 602 } },
    ]);
    expect(closed(both, 'SBI,2025-06-02,2025-06-03,10,50,60,,')).toMatchObject([
      { buy: { value: 500 }, sell: { value: 600 } },
    ]);
  });

  it('needs a day and a value for both sides', () => {
    const { unread, closed: found } = read(
      CLOSED,
      'A,,2024-06-02,,10,5000,6000',
      'A,,,2024-06-02,10,5000,6000',
      'A,,2024-06-02,2025-06-02,10,,6000',
      'A,,2024-06-02,2025-06-02,10,5000,',
      'A,,2024-06-02,2025-06-02,10,-5,6000',
      'A,,2024-06-02,2025-06-02,10,5000,-6',
      'A,,2024-06-02,2025-06-02,10,0,0',
    );
    expect(unread.map(({ why }) => why)).toEqual(['day', 'day', 'price', 'price', 'price', 'price']);
    expect(found).toMatchObject([{ buy: { value: 0 }, sell: { value: 0 } }]);
  });

  it('has the value of 31 January 2018 for the lot beside values, for a share beside prices', () => {
    const of = (heading: string, cells: string) =>
      closed(`Symbol,Buy Date,Sell Date,Quantity,${heading}`, `A,2016-06-02,2025-06-02,10,${cells}`)[0]?.fairValue2018;
    expect(of('Buy Value,Sell Value,FMV', '500,600,550')).toBe(550);
    expect(of('Buy Price,Sell Price,FMV', '50,60,55')).toBe(550);
    expect(of('Buy Value,Sell Value,FMV per share', '500,600,55')).toBe(550);
    expect(of('Buy Price,Sell Price,FMV', '50,60,0')).toBeNull();
    expect(of('Buy Value,Sell Value,FMV,FMV per share', '500,600,540,55')).toBe(550);
  });

  it.each([
    ['Equity - Buyback', 'INFY', 'buyback'],
    ['Buy back', 'INFY', 'buyback'],
    ['Buyback of shares', 'INFY', 'buyback'],
    ['Equity - Short Term', 'INFY', 'delivery'],
    ['F&O', 'NIFTY', 'futures'],
    ['Futures', 'NIFTY', 'futures'],
    ['Options', 'NIFTY', 'futures'],
    ['Derivatives', 'NIFTY 25000 CE', 'options'],
    ['Currency derivatives', 'USDINR', 'currencyFutures'],
    ['Commodity', 'GOLD', 'commodityFutures'],
    ['Commodities', 'GOLD', 'commodityFutures'],
    ['Optionsomething', 'INFY', 'delivery'],
    ['Not currency', 'INFY', 'delivery'],
    ['The F&O', 'INFY', 'delivery'],
    ['No buyback', 'INFY', 'delivery'],
    ['Of a commodity', 'INFY', 'delivery'],
  ])('below the title “%s”: %s is %s', (title, symbol, segment) => {
    const line = `${symbol},NSE,2024-06-02,2025-06-02,10,5000,6000`;
    expect(closed(CLOSED, `,${title},,`, line)).toMatchObject([{ segment }]);
    // A title above the heading, and one that ends it.
    expect(closed(title, CLOSED, line)).toMatchObject([{ segment }]);
    expect(closed(title, CLOSED, 'Equity', 'INFY,NSE,2024-06-02,2025-06-02,1,5,6')).toMatchObject([
      { segment: 'delivery' },
    ]);
  });

  it('stays below its title over an empty line, and goes below another', () => {
    const line = 'NIFTY,NSE,2024-06-02,2025-06-02,10,5000,6000';
    const segments = (...lines: readonly string[]) => closed(...(lines as [string])).map(({ segment }) => segment);
    expect(segments('F&O', ',,,', CLOSED, ',,,', line)).toEqual(['futures']);
    expect(segments(' F&O , , ', CLOSED, line)).toEqual(['futures']);
    expect(segments(CLOSED, ' , F&O , , , , ', line)).toEqual(['futures']);
    expect(segments(CLOSED, 'F&O , , , , , , ', line)).toEqual(['futures']);
    // A title that says nothing adds nothing to the segment of a line.
    expect(segments('Equity', `${CLOSED},Segment`, 'ABC 5CE,NSE,2024-06-02,2025-06-02,10,5000,6000,EQ')).toEqual([
      'delivery',
    ]);
  });

  it.each(['Non-Equity', 'non equity', 'Mutual Fund', 'Mutual Funds', 'Bond', 'Bonds', 'SGB', 'Debt'])(
    'below the title “%s” is something else',
    (title) => {
      const line = 'X,NSE,2024-06-02,2025-06-02,10,5000,6000';
      expect(read(title, CLOSED, line)).toMatchObject({ closed: [], others: 1 });
      expect(read(`The ${title}`, CLOSED, line)).toMatchObject({ others: 0 });
      expect(read(`${title}x`, CLOSED, line)).toMatchObject({ others: 0 });
      // A line of two cells is no title.
      expect(read(`${title},of,2025`, CLOSED, line)).toMatchObject({ others: 0 });
      // A title ends with its file.
      expect(readTradeFile([title, CLOSED, FILE_END, CLOSED, line].join('\n'))).toMatchObject({ others: 0 });
    },
  );
});
