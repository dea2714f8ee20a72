/** Headings, titles, totals and the order of lines in a broker's file. */
import { FILE_END, readTradeFile } from '@/lib/finance/trade-file';

const HEADING = 'Symbol,Date,Type,Quantity,Price';
const read = (...lines: readonly string[]) => readTradeFile(lines.join('\n'));
const labels = (...lines: readonly string[]) => read(...lines).fills.map(({ label }) => label);

describe('lines', () => {
  it('may begin with a byte order mark before a quote or a title', () => {
    expect(labels('\ufeff"Symbol","Date","Type","Quantity","Price"', '"SBI","2025-06-02","buy","1","5"')).toEqual([
      'SBI',
    ]);
    expect(read('\ufeffMutual Funds', HEADING, 'SBI,2025-06-02,buy,1,5').others).toBe(1);
  });

  it('may be short of cells that need not be there', () => {
    expect(read(`${HEADING},Order No`, 'SBI,2025-06-02,buy,1,5').fills).toMatchObject([{ order: 'line 1.2' }]);
    expect(read('Date,Type,Quantity,Price,Symbol', '2025-06-02,buy,1,5')).toMatchObject({
      fills: [],
      unread: [{ line: 2, why: 'name' }],
    });
    expect(labels('Date,Symbol,ISIN,Type,Quantity,Price', '2025-06-02,SBI,,buy,1,5')).toEqual(['SBI']);
  });

  it('end as each system ends them, behind a byte order mark', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { fills, unread } = readTradeFile(
        `\ufeff${[HEADING, 'SBI,2025-06-02,buy,1,5', 'LIC,2025-06-02,buy,1,x'].join(end)}`,
      );
      expect(fills.map(({ label }) => label)).toEqual(['SBI']);
      expect(unread).toEqual([{ line: 3, why: 'price' }]);
    }
  });

  it.each(['\t', ';', '|', ','])('have cells between “%s”', (mark) => {
    expect(labels(HEADING.replaceAll(',', mark), ' SBI , 2025-06-02 , buy , 1 , 5 '.replaceAll(',', mark))).toEqual([
      'SBI',
    ]);
  });

  it('without a share and a day, a quantity or anything are no trades', () => {
    const found = read(
      HEADING,
      '',
      ',,buy,1,5',
      ' , ,,1,5',
      ',2025-06-02,buy,,5',
      ',2025-06-02,buy,0,5',
      'SBI,2025-06-02,buy,,5',
      'SBI,2025-06-02,buy,0,5',
      'SBI,2025-06-02',
      'note',
    );
    expect(found).toMatchObject({ fills: [], unread: [], others: 0 });
  });

  it('that are totals are no trades, but a company of that name is one', () => {
    const totals = ['Total', 'Totals', 'Grand Total', 'Sub Total', 'sub-total', 'Subtotal', 'TOTAL:', ' Total'];
    expect(read(HEADING, ...totals.map((word) => `${word},,,10,5`))).toMatchObject({ fills: [], unread: [] });
    expect(labels(HEADING, 'TOTAL,2025-06-02,buy,10,80', 'TOTALLY,2025-06-02,buy,1,5')).toEqual(['TOTAL', 'TOTALLY']);
    const closed = 'Symbol,Buy Date,Sell Date,Quantity,Buy Value,Sell Value';
    expect(read(closed, 'Total,,,10,800,900', 'TOTAL,2025-06-02,2025-06-04,10,800,900').closed).toMatchObject([
      { name: 'TOTAL', sell: { value: 900 } },
    ]);
    // “Adani Total Gas” has the word elsewhere, with or without a day.
    expect(read(HEADING, 'ADANI TOTAL GAS,someday,buy,10,80').unread).toEqual([{ line: 2, why: 'day' }]);
    expect(labels(HEADING, 'ADANI TOTAL GAS,2025-06-02,buy,10,80')).toEqual(['ADANI TOTAL GAS']);
  });

  it('that cannot be read are counted by their line, with the first thing that is wrong', () => {
    const { fills, unread } = read(
      HEADING,
      'SBI,2025-06-02,buy,1,5',
      'SBI,2025-06-31,buy,1,5',
      'SBI,2025-06-02,gift,1,5',
      'SBI,2025-06-02,buy,1,',
      'SBI,2025-06-02,buy,one,5',
      'SBI,someday,gift,1,',
    );
    expect(fills).toHaveLength(1);
    expect(unread).toEqual([
      { line: 3, why: 'day' },
      { line: 4, why: 'does' },
      { line: 5, why: 'price' },
      { line: 6, why: 'quantity' },
      { line: 7, why: 'does' },
    ]);
  });

  it('are counted on beyond five hundred', () => {
    const lines = Array.from({ length: 1_100 }, (_, at) => `S${at},2025-06-02,buy,1,${at === 999 ? 'x' : 5}`);
    const { fills, unread } = read(HEADING, ...lines);
    expect(fills).toHaveLength(1_099);
    expect(fills[1_098]?.order).toBe('line 1.1101');
    expect(unread).toEqual([{ line: 1_001, why: 'price' }]);
  });

  it('of securities that are neither shares nor contracts are counted apart', () => {
    const { fills, others } = read(
      `${HEADING},ISIN,Type of Instrument`,
      'SBI,2025-06-02,buy,1,5,INE062A01020,Equity',
      'SGBJAN30,2025-06-02,buy,1,5,IN0020210194,Equity',
      ...['Bond', 'SGB', 'Debentures', 'G-Sec', 'GSEC', 'Mutual Fund'].map((kind) => `X,2025-06-02,buy,1,5,,${kind}`),
      'Y,2025-06-02,buy,1,5,XIN0,',
    );
    expect(fills.map(({ label }) => label)).toEqual(['SBI', 'Y']);
    expect(others).toBe(7);
  });
});

describe('days', () => {
  const daysOf = (...days: readonly string[]) =>
    read(HEADING.replaceAll(',', ';'), ...days.map((day) => `SBI;${day};buy;1;5`)).fills.map(({ day }) => day);

  it('have the month first where the column says so', () => {
    expect(daysOf('05/04/2025', '05/06/2025')).toEqual(['2025-04-05', '2025-06-05']);
    expect(daysOf('05/04/2025', '05/16/2025')).toEqual(['2025-05-04', '2025-05-16']);
  });

  it('have a time behind them or none', () => {
    expect(
      daysOf('2025-05-04T09:30:00', '2025-05-05 10:00', '2025-05-06 10:00:00.123', '07 May 2025 10:00 AM'),
    ).toEqual(['2025-05-04', '2025-05-05', '2025-05-06', '2025-05-07']);
  });

  it('of one file say nothing of the next', () => {
    const text = ['05/16/2025', '16/05/2025'].map((day) =>
      [HEADING, 'A,04/05/2025,buy,1,5', `B,${day},buy,1,5`].join('\n'),
    );
    expect(readTradeFile(text.join(FILE_END)).fills.map(({ day }) => day)).toEqual([
      '2025-04-05',
      '2025-05-16',
      '2025-05-04',
      '2025-05-16',
    ]);
  });

  it('that fall have the file turned round, those of one day keep their order', () => {
    const days = (...each: readonly string[]) =>
      labels(HEADING, ...each.map((day, at) => `S${at},2025-06-0${day},buy,1,5`));
    expect(days('3', '2', '2', '1')).toEqual(['S3', 'S2', 'S1', 'S0']);
    expect(days('1', '3', '2')).toEqual(['S0', 'S1', 'S2']);
    expect(days('2', '2')).toEqual(['S0', 'S1']);
  });

  it('above the heading say nothing of those below it', () => {
    const preamble = 'Made on,16/04/2026,,,';
    expect(read(preamble, HEADING, 'SBI,05/16/2025,buy,1,5').fills).toMatchObject([{ day: '2025-05-16' }]);
  });

  it('are not asked of a file without trades behind another', () => {
    const found = readTradeFile([HEADING, 'SBI,2025-06-02,buy,1,5', FILE_END, HEADING].join('\n'));
    expect(found.fills).toHaveLength(1);
  });

  it('of the file before stay as they were', () => {
    const file = (...days: readonly string[]) =>
      [HEADING, ...days.map((day) => `S${day},2025-06-0${day},buy,1,5`)].join('\n');
    const found = readTradeFile([file('1', '2'), file('5', '4'), file('3')].join(FILE_END));
    expect(found.fills.map(({ label }) => label)).toEqual(['S1', 'S2', 'S4', 'S5', 'S3']);
  });
});

describe('headings', () => {
  it('may follow lines of the broker’s own', () => {
    expect(labels('Client,AB1234', 'Quantity', HEADING, 'SBI,2025-06-02,buy,1,5')).toEqual(['SBI']);
    const many = (count: number) => [
      ...Array.from({ length: count }, () => 'a line,of,something'),
      HEADING,
      'SBI,2025-06-02,buy,1,5',
    ];
    expect(labels(...many(150))).toEqual(['SBI']);
  });

  it('again begin another list', () => {
    const { fills, closed } = read(
      HEADING,
      'SBI,2025-06-02,buy,1,5',
      'Scrip,Buy Date,Sell Date,Qty,Buy Rate,Sell Rate',
      'LIC,2025-06-02,2025-06-03,2,5,6',
    );
    expect(fills.map(({ label }) => label)).toEqual(['SBI']);
    expect(closed).toMatchObject([{ name: 'LIC', buy: { value: 10 }, sell: { value: 12 } }]);
  });

  it('of something else end a list', () => {
    const found = read(
      HEADING,
      'SBI,2025-06-02,buy,1,5',
      'Symbol,ISIN,Closing Date,Quantity,Closing Price',
      'LIC,INE0,2025-06-02,10,900',
      'LIC,2025-06-02,buy,10,900',
    );
    expect(found.fills.map(({ label }) => label)).toEqual(['SBI']);
    expect(found.unread).toEqual([]);
  });

  it('of words alone leave the list as it is', () => {
    const found = read(HEADING, 'SBI,2025-06-02,buy,1,5', 'a,b,c,d,e', 'LIC,2025-06-02,buy,1,5');
    expect(found.fills.map(({ label }) => label)).toEqual(['SBI', 'LIC']);
    expect(found.unread).toEqual([]);
  });

  it('name the likelier of two columns', () => {
    const { fills } = read(
      'Company,Symbol,Scrip,Date,Type,Quantity,Rate,Price',
      'Life Corp,LIC,X,2025-06-02,buy,1,4,5',
    );
    expect(fills).toMatchObject([{ label: 'LIC', price: 5 }]);
    const turned = read('Scrip,Symbol,Company,Date,Type,Quantity,Price,Rate', 'X,LIC,Life Corp,2025-06-02,buy,1,5,4');
    expect(turned.fills).toMatchObject([{ label: 'LIC', price: 5 }]);
    expect(labels('Symbol,Symbol,Date,Type,Quantity,Price', 'LIC,X,2025-06-02,buy,1,5')).toEqual(['LIC']);
  });

  it.each([
    'Symbol,Date,Type,Price',
    'Date,Type,Quantity,Price',
    'Symbol,Type,Quantity,Price',
    'Symbol,Date,Quantity,Price',
    'Symbol,Date,Type,Quantity',
    'Symbol,Date,Type,Quantity,Buy Price',
    'Symbol,Date,Type,Quantity,Sell Price',
    'Symbol,Buy Date,Quantity,Buy Value,Sell Value',
    'Symbol,Sell Date,Quantity,Buy Value,Sell Value',
    'Symbol,Buy Date,Sell Date,Quantity,Buy Value',
    'Symbol,Buy Date,Sell Date,Quantity,Sell Value',
    'Symbol,Buy Date,Sell Date,Buy Value,Sell Value',
  ])('without what is needed name nothing: %s', (heading) => {
    expect(read(heading, heading.replace(/\w[\w ]*/g, '1')).noHeading).toBe(true);
  });

  it.each([
    'Symbol,Date,Type,Quantity,Value',
    'ISIN,Date,Type,Quantity,Price',
    'Symbol,Date,Type,Quantity,Buy Price,Sell Price',
    'Symbol,Date,Quantity,Buy Value,Sell Value',
    'Symbol,Buy Date,Sell Date,Quantity,Buy Price,Sell Value',
    'Symbol,Buy Date,Date,Quantity,Buy Value,Sell Price',
    'Symbol,Date,Sell Date,Quantity,Buy Value,Sell Price',
  ])('with what is needed name columns: %s', (heading) => {
    expect(read(heading).noHeading).toBe(false);
  });
});

describe('prices', () => {
  it('are the value by the quantity where there is no price', () => {
    const { fills } = read('Symbol,Date,Type,Quantity,Value', 'A,2025-06-02,buy,4,500', 'A,2025-06-02,sell,-4,-600');
    expect(fills.map(({ price }) => price)).toEqual([125, 150]);
    const both = read('Symbol,Date,Type,Quantity,Value,Price', 'A,2025-06-02,buy,4,500,120');
    expect(both.fills).toMatchObject([{ price: 120 }]);
  });

  it('are those of the side, and none where both sides have one', () => {
    const { fills, unread } = read(
      'Symbol,Date,Type,Quantity,Buy Price,Sell Price',
      'A,2025-06-02,buy,1,50,',
      'A,2025-06-02,buy,1,51,0',
      'A,2025-06-02,sell,1,,60',
      'A,2025-06-02,sell,1,0,61',
      'A,2025-06-02,buyback,1,,62',
      'A,2025-06-02,buy,1,50,60',
      'A,2025-06-02,sell,1,50,60',
      'A,2025-06-02,buy,1,,',
    );
    expect(fills.map(({ price }) => price)).toEqual([50, 51, 60, 61, 62]);
    expect(unread.map(({ line, why }) => [line, why])).toEqual([
      [7, 'price'],
      [8, 'price'],
      [9, 'price'],
    ]);
  });

  it('of 31 January 2018 are for a share, the column that says so first', () => {
    const of = (heading: string, cells: string) =>
      read(`${HEADING},${heading}`, `A,2016-06-02,buy,4,5,${cells}`).fills[0]?.fairValue2018;
    expect(of('FMV', '80')).toBe(80);
    expect(of('FMV', '0')).toBeNull();
    expect(of('FMV', '')).toBeNull();
    expect(of('FMV,FMV per share', '80,70')).toBe(70);
    expect(of('FMV,FMV per share', '80,0')).toBe(80);
  });
});
