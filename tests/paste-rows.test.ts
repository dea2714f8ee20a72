import { choice, date, duration, money, month, percent, rows, shortText, whole, yesNo } from '@/lib/calculator';
import { dayIn, pastedRows, tableOf } from '@/lib/paste-rows';

const lots = rows({
  label: 'Lots',
  noun: 'lot',
  maxRows: 50,
  fields: {
    name: shortText({ label: 'Name', maxLength: 8, default: '' }),
    asset: choice({
      label: 'Asset',
      options: [
        { value: 'equity', label: 'Listed shares or equity fund' },
        { value: 'debtFund', label: 'Debt fund' },
        { value: 'gold', label: 'Gold, jewellery' },
        { value: 'virtual', label: 'Crypto, NFT' },
      ],
      default: 'equity',
    }),
    bought: date({ label: 'Bought on', min: '1950-01-01', max: '2026-03-31', default: '2023-06-15' }),
    sold: date({ label: 'Sold on', min: '2024-04-01', max: '2026-03-31', default: '2025-08-20' }),
    cost: money({ label: 'Purchase cost', min: 0, max: 1_00_00_00_000, default: 1_00_000 }),
    price: money({ label: 'Sale value', min: 0, max: 1_00_00_00_000, default: 1_50_000 }),
    more: yesNo({ label: 'Expenses, special values', default: false }),
    expenses: money({
      label: 'Expenses on the sale',
      min: 0,
      max: 1_00_00_000,
      default: 0,
      showIf: { more: true },
    }),
    fairValue: money({
      label: 'Fair market value on 31 Jan 2018',
      optional: true,
      min: 0,
      max: 1_00_00_000,
      default: null,
      showIf: { more: true, asset: 'equity' },
    }),
  },
  default: [],
});

const others = rows({
  label: 'Others',
  noun: 'row',
  maxRows: 10,
  fields: {
    rate: percent({ label: 'Rate', min: 0, max: 50, default: 8 }),
    months: duration({ label: 'Tenure', min: 1, max: 360, default: 12 }),
    from: month({ label: 'From', min: '2000-01', max: '2050-12', default: '2025-04' }),
    count: whole({ label: 'Quantity', min: 0, max: 100, default: 1 }),
    isNew: yesNo({ label: 'New', default: false }),
  },
  default: [],
});

const first = (text: string) => pastedRows(lots, text).rows[0] ?? {};

describe('the text of a table', () => {
  it('is split at tabs, so that grouped amounts stay whole', () => {
    expect(tableOf('A\t1,00,000\r\nB\t2,50,000\r\n')).toEqual([
      ['A', '1,00,000'],
      ['B', '2,50,000'],
    ]);
  });

  it('is split at commas or semicolons, with quotes around amounts', () => {
    expect(tableOf('A,"1,00,000",x\nB,2,y')).toEqual([
      ['A', '1,00,000', 'x'],
      ['B', '2', 'y'],
    ]);
    expect(tableOf('A;1,00,000\nB;2')).toEqual([
      ['A', '1,00,000'],
      ['B', '2'],
    ]);
  });

  it('is one column where each line is one amount', () => {
    expect(tableOf('1,00,000\n2,50,000')).toEqual([['1,00,000'], ['2,50,000']]);
  });

  it('loses empty lines, the mark at its start and spaces that are not spaces', () => {
    expect(tableOf('\ufeffA\t1\n\n\t\nB\t2\u00a0\n')).toEqual([
      ['A', '1'],
      ['B', '2'],
    ]);
    expect(tableOf(' \n')).toEqual([]);
  });
});

describe('a day', () => {
  it.each([
    ['15-07-2025', '2025-07-15'],
    ['15/7/2025', '2025-07-15'],
    ['15.07.2025', '2025-07-15'],
    ['15/07/25', '2025-07-15'],
    ['01-04-99', '1999-04-01'],
    ['2025-07-15', '2025-07-15'],
    ['2025/7/5', '2025-07-05'],
    ['15 Jul 2025', '2025-07-15'],
    ['15-Jul-25', '2025-07-15'],
    ['15th July 2025', '2025-07-15'],
    ['Jul 15, 2025', '2025-07-15'],
    ['2025-07-15 09:15:00', '2025-07-15'],
    ['2025-07-15T09:15:00Z', '2025-07-15'],
    ['15/07/2025 3:30 PM', '2025-07-15'],
    ['45853', '2025-07-15'],
    ['29-02-2024', '2024-02-29'],
  ])('is read from %s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });

  it.each(['32-07-2025', '29-02-2025', '15-13-2025', 'Infosys', '', '12', '1,00,000', '15 Foo 2025'])(
    'is not read from “%s”',
    (text) => {
      expect(dayIn(text)).toBeNull();
    },
  );
});

describe('a table with a header', () => {
  it('is read by the labels of the fields, in any order', () => {
    const text = 'Sale value\tSold on\tPurchase cost\tBought on\n2,00,000\t01-08-2025\t₹1,50,000\t15-07-2023';
    expect(pastedRows(lots, text)).toMatchObject({
      rows: [
        { price: '2,00,000', sold: '2025-08-01', cost: '1,50,000', bought: '2023-07-15', asset: 'equity', name: '' },
      ],
      unread: [],
      used: ['Sale value', 'Sold on', 'Purchase cost', 'Bought on'],
      ignored: [],
    });
  });

  it('is read as brokers write it, below lines of their own, without totals', () => {
    const text = [
      'Client ID,AB1234,,,,,,,',
      'Tradewise exits from 2025-04-01 to 2026-03-31,,,,,,,,',
      ',,,,,,,,',
      'Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Fair Market Value',
      'INFY,INE009A01021,2023-07-15,2025-08-01,10,15000,18000.5,3000.5,0',
      'TCS,INE467B01029,2016-07-15,2025-08-02,5,16000,15000,-1000,14000',
      'Total,,,,,31000,33000.5,2000.5,',
    ].join('\n');
    const pasted = pastedRows(lots, text);
    expect(pasted.rows).toHaveLength(2);
    expect(pasted.rows[0]).toMatchObject({
      name: 'INFY',
      bought: '2023-07-15',
      sold: '2025-08-01',
      cost: '15,000',
      price: '18,000.5',
    });
    expect(pasted.rows[1]).toMatchObject({ fairValue: '14,000', more: true });
    expect(pasted.unread).toEqual([]);
    expect(pasted.ignored).toEqual(['ISIN', 'Quantity', 'Profit']);
  });

  it('takes a price for an amount only where no quantity is beside it', () => {
    expect(pastedRows(lots, 'Buy price\tSell price\n10\t20').rows[0]).toMatchObject({ cost: '10', price: '20' });
    const perUnit = pastedRows(lots, 'Qty\tBuy price\tSell price\tBuy value\tSell value\n5\t10\t20\t50\t100');
    expect(perUnit.rows[0]).toMatchObject({ cost: '50', price: '100' });
    expect(perUnit.ignored).toEqual(['Qty', 'Buy price', 'Sell price']);
  });

  it('distinguishes bare “Bought” and “Sold” from amounts by what is below them', () => {
    expect(first('Bought\tSold\tCost\tSale\n15-07-2023\t01-08-2025\t100\t200')).toMatchObject({
      bought: '2023-07-15',
      sold: '2025-08-01',
      cost: '100',
      price: '200',
    });
  });
});

describe('a table without a header', () => {
  it('is read by the order of the fields', () => {
    expect(first('Infosys\tEquity\t15-07-2023\t01-08-2025\t1,00,000\t1,50,000')).toMatchObject({
      name: 'Infosys',
      asset: 'equity',
      bought: '2023-07-15',
      sold: '2025-08-01',
      cost: '1,00,000',
      price: '1,50,000',
    });
  });

  it('skips fields that its columns cannot fill', () => {
    expect(first('15-07-2023\t100\t01-08-2025\t200')).toMatchObject({
      bought: '2023-07-15',
      cost: '100',
      sold: '2025-08-01',
      price: '200',
    });
  });
});

describe('cells', () => {
  it('that cannot be read keep their text and are named', () => {
    const { rows: read, unread } = pastedRows(
      lots,
      'Name\tBought on\tSold on\tPurchase cost\tSale value\nA\t15-07-2023\t01-08-2025\t100\t200\nB\t32-07-2023\t01-08-2025\tabout 5\t200',
    );
    expect(read[1]).toMatchObject({ bought: '32-07-2023', cost: 'about 5' });
    expect(unread).toEqual([
      { row: 2, label: 'Bought on', text: '32-07-2023' },
      { row: 2, label: 'Purchase cost', text: 'about 5' },
    ]);
  });

  it('that are missing are never a made-up figure or day', () => {
    expect(first('Name\tSale value\nA\t200')).toMatchObject({
      bought: '',
      sold: '',
      cost: '',
      expenses: '0',
      fairValue: '',
    });
    expect(first('Name\tPurchase cost\tSale value\nA\t-\t200')).toMatchObject({ cost: '' });
  });

  it('of a day out of bounds keep their text', () => {
    const { rows: read, unread } = pastedRows(lots, 'Name\tSold on\tSale value\nA\t01-08-2020\t200');
    expect(read[0]).toMatchObject({ sold: '01-08-2020' });
    expect(unread).toHaveLength(1);
  });

  it('with the month first are so read where a whole column says so', () => {
    const text = 'Name\tBought on\tSale value\nA\t07/25/2023\t1\nB\t08/01/2023\t2';
    expect(pastedRows(lots, text).rows.map((row) => row.bought)).toEqual(['2023-07-25', '2023-08-01']);
    const mixed = 'Name\tBought on\tSale value\nA\t07/25/2023\t1\nB\t25/07/2023\t2';
    expect(pastedRows(lots, mixed).rows.map((row) => row.bought)).toEqual(['07/25/2023', '2023-07-25']);
  });

  it('name an option by value, label or words', () => {
    const assets = ['virtual', 'DEBT FUND', 'Crypto', 'Equity', 'debt', 'gold', 'Listed shares', 'House'];
    const { rows: read, unread } = pastedRows(
      lots,
      ['Asset\tSale value', ...assets.map((each) => `${each}\t5`)].join('\n'),
    );
    expect(read.map((row) => row.asset)).toEqual([
      'virtual',
      'debtFund',
      'virtual',
      'equity',
      'debtFund',
      'gold',
      'equity',
      'House',
    ]);
    expect(unread).toEqual([{ row: 8, label: 'Asset', text: 'House' }]);
  });

  it('in brackets are below zero, and too small for a box that starts at zero', () => {
    expect(pastedRows(lots, 'Name\tSale value\nA\t(200)').unread).toEqual([
      { row: 1, label: 'Sale value', text: '(200)' },
    ]);
  });

  it('of free text are cut to what the box holds', () => {
    expect(first('Name\tSale value\nInfosys Limited\t200').name).toBe('Infosys ');
  });

  it('of a hidden field turn on the switch that shows it, but not for nothing', () => {
    expect(first('Name\tSale value\tBrokerage\nA\t200\t5')).toMatchObject({ expenses: '5', more: true });
    expect(first('Name\tSale value\tBrokerage\nA\t200\t0')).toMatchObject({ expenses: '0', more: false });
  });

  it('of rates, lengths, months, counts and switches are read as their boxes read them', () => {
    const text = 'Rate\tTenure\tFrom\tQuantity\tNew\n8.5%\t2y 6m\tJul 2025\t7\tYes\n9\t18 months\t07/2025\t8\tno';
    expect(pastedRows(others, text)).toMatchObject({
      rows: [
        { rate: '8.5', months: '2y 6m', from: '2025-07', count: '7', isNew: true },
        { rate: '9', months: '1y 6m', from: '2025-07', count: '8', isNew: false },
      ],
      unread: [],
    });
  });

  it('of an empty text are none', () => {
    expect(pastedRows(lots, ' \n ')).toEqual({
      count: 0,
      rows: [],
      unread: [],
      used: [],
      ignored: [],
      notMultiplied: [],
    });
  });
});

it('knows the other names of a column', () => {
  const stays = rows({
    label: 'Stays',
    noun: 'stay',
    maxRows: 9,
    fields: {
      arrived: date({
        label: 'Arrival',
        alsoCalled: ['From'],
        min: '2020-01-01',
        max: '2027-03-31',
        default: '',
        optional: true,
      }),
      left: date({
        label: 'Departure',
        alsoCalled: ['To'],
        min: '2020-01-01',
        max: '2027-03-31',
        default: '',
        optional: true,
      }),
    },
    default: [],
  });
  const { rows: read, unread, used } = pastedRows(stays, 'From\tTo\n10/04/2025\t20/05/2025\n15/12/2025\t20/01/2026');
  expect(read).toEqual([
    { arrived: '2025-04-10', left: '2025-05-20' },
    { arrived: '2025-12-15', left: '2026-01-20' },
  ]);
  expect(unread).toEqual([]);
  expect(used).toEqual(['Arrival', 'Departure']);
});
