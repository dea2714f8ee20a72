import { fields as gains } from '@/content/calculators/capital-gains/form';
import { choice, date, money, month, percent, type RowsField, rows, shortText, whole, yesNo } from '@/lib/calculator';
import { dayIn, pastedRows, tableOf } from '@/lib/paste-rows';

const amount = (label: string, min = 0, max = 1_00_00_00_000) => money({ label, min, max, default: 1_000 });
const day = (label: string) => date({ label, min: '1950-04-01', max: '2049-12-31', default: '2025-06-15' });

const sales = rows({
  label: 'Sales',
  noun: 'sale',
  maxRows: 10,
  fields: {
    name: shortText({ label: 'Name', maxLength: 30, default: '' }),
    bought: day('Bought on'),
    sold: day('Sold on'),
    cost: amount('Purchase cost'),
    price: amount('Sale value'),
  },
  default: [],
});

const instalments = rows({
  label: 'Instalments',
  noun: 'instalment',
  maxRows: 20,
  fields: {
    amount: amount('Amount', -500, 5_000),
    rate: percent({ label: 'Interest rate', min: 0, max: 50, default: 8 }),
    from: month({ label: 'From', min: '2000-01', max: '2050-12', default: '2025-04' }),
    isLate: yesNo({ label: 'Late', default: true }),
  },
  default: [],
});

describe('the text of a table', () => {
  it('with one column keeps the groups of its amounts also below a name or a title', () => {
    expect(tableOf('Purchase cost\n1,00,000\n2,50,000.75\n₹3,000')).toEqual([
      ['Purchase cost'],
      ['1,00,000'],
      ['2,50,000.75'],
      ['₹3,000'],
    ]);
    expect(pastedRows(sales, 'My shares\nPurchase cost\n1,00,000').rows).toMatchObject([{ cost: '1,00,000' }]);
  });

  it('with one column loses its empty lines', () => {
    expect(tableOf('\n 1,00,000 \n\n \r\n2,50,000')).toEqual([['1,00,000'], ['2,50,000']]);
    expect(tableOf('Gold\u00a0bond\n500')).toEqual([['Gold bond'], ['500']]);
  });

  it.each([
    ['Gold,100\nSilver,200', ['Gold', '100']],
    ['Gold,10,5\nSilver,20,6', ['Gold', '10', '5']],
    ['5,00,1\n6,00,2', ['5', '00', '1']],
    ['100.5x,200\n7,300', ['100.5x', '200']],
    ['500,20,x\n6,30,y', ['500', '20', 'x']],
    ['Gold|1,00,000\nSilver|2,00,000', ['Gold', '1,00,000']],
    ['Gold;1,00,000\n\nSilver;2,00,000', ['Gold', '1,00,000']],
    ['Gold;silver,100\nTin,200', ['Gold;silver', '100']],
    ['100;200\n300;400', ['100', '200']],
    ['100\t2,000', ['100', '2,000']],
    ['"1,000"\n"2,000"', ['1,000']],
    ['Name,Cost\n1,000', ['Name', 'Cost']],
  ])('is split where it has more than one: %j', (text, cells) => {
    expect(tableOf(text)[0]).toEqual(cells);
  });

  it('keeps a byte order mark that is not at its start, and the empty cells at the start of a line', () => {
    expect(tableOf('A\ufeffB\t1\n\t2')).toEqual([
      ['A\ufeffB', '1'],
      ['', '2'],
    ]);
  });

  it('has spaces for non-breaking ones, none around a cell, and at most a hundred columns', () => {
    expect(tableOf(' Gold\u00a0bond \t 5 ')).toEqual([['Gold bond', '5']]);
    expect(tableOf(Array.from({ length: 130 }, (_, index) => `c${index}`).join('\t'))[0]).toHaveLength(100);
  });
});

describe('a day', () => {
  it.each([
    ['5th Aug 2025', '2025-08-05'],
    ['1st January 2025', '2025-01-01'],
    ['22nd Sept. 2025', '2025-09-22'],
    ['3rd-Mar-25', '2025-03-03'],
    ['5 August, 2025', '2025-08-05'],
    ['05Aug2025', '2025-08-05'],
    ['5/AUG/2025', '2025-08-05'],
    ['31.Dec.2025', '2025-12-31'],
    ['Aug 5, 2025', '2025-08-05'],
    ['Aug 5 2025', '2025-08-05'],
    ['Aug. 5th, 2025', '2025-08-05'],
    ['December 31, 2025', '2025-12-31'],
    ['5-8-2025', '2025-08-05'],
    ['2025.8.5', '2025-08-05'],
    ['45874', '2025-08-05'],
    ['36526', '2000-01-01'],
    ['01/01/00', '2000-01-01'],
    ['31/12/49', '2049-12-31'],
    ['01/01/50', '1950-01-01'],
    ['01-Apr-49', '2049-04-01'],
    ['01-Apr-50', '1950-04-01'],
    [' 15-07-2025 ', '2025-07-15'],
    ['2025-08-05T10:15:30.250Z', '2025-08-05'],
    ['2025-08-05T10:15:30+05:30', '2025-08-05'],
    ['2025-08-05T10:15:30+0530', '2025-08-05'],
    ['2025-08-05T23:15:30-08:00', '2025-08-05'],
    ['2025-08-05 9:15', '2025-08-05'],
    ['2025-08-05   09:15', '2025-08-05'],
    ['05/08/2025, 09:15:30 am', '2025-08-05'],
    ['05/08/2025 9:15pm', '2025-08-05'],
    ['Aug 5, 2025 09:15 PM', '2025-08-05'],
    [`2025-08-05${' '.repeat(45)}09:15`, '2025-08-05'],
  ])('is read from “%s”', (text, iso) => {
    expect(dayIn(text)).toBe(iso);
  });

  it.each([
    'A2025-08-05',
    '2025-08-05A',
    '12025-08-05',
    '2025-08-051',
    '105-08-2025',
    '05-08-20255',
    '05-08-205',
    'A5 Aug 2025',
    '5 Aug 2025 to',
    '5 Aug',
    '5 Au 2025',
    'on Aug 5, 2025',
    'Aug 5, 2025 or so',
    'Aug 32, 2025',
    '31 Jun 2025',
    '458745',
    '4587',
    'A45874',
    '45874A',
    '09:15 2025-08-05',
    '2025-08-05 09:15 noon',
    '2025-08-05 09:15:30.',
    `2025-08-05${' '.repeat(46)}09:15`,
  ])('is not read from “%s”', (text) => {
    expect(dayIn(text)).toBeNull();
  });

  it('has its month first where that is asked for', () => {
    expect(dayIn('08/05/2025', true)).toBe('2025-08-05');
    expect(dayIn('08/05/2025')).toBe('2025-05-08');
    expect(dayIn('25/07/2025', true)).toBeNull();
  });
});

describe('days of a column', () => {
  const days = (...cells: string[]) =>
    pastedRows(sales, ['Name\tBought on', ...cells.map((cell) => `A\t${cell}`)].join('\n')).rows.map(
      (row) => row.bought,
    );

  it('are read with the day first unless a second number cannot be a month', () => {
    expect(days('05/12/2025', '06/11/2025')).toEqual(['2025-12-05', '2025-11-06']);
    expect(days('12/13/2025', '06/11/2025')).toEqual(['2025-12-13', '2025-06-11']);
    expect(days('08/13/2025 09:15', '08/05/2025 3:30 PM')).toEqual(['2025-08-13', '2025-08-05']);
  });

  it('that are no numbers do not disturb the others', () => {
    expect(days('5 Aug 2025', '08/13/2025', '45874', '08/05/2025')).toEqual([
      '2025-08-05',
      '2025-08-13',
      '2025-08-05',
      '2025-08-05',
    ]);
  });

  it('may be the first and the last that the box takes', () => {
    expect(days('01-04-1950', '31-03-1950', '31-12-2049', '01-01-2050')).toEqual([
      '1950-04-01',
      '31-03-1950',
      '2049-12-31',
      '01-01-2050',
    ]);
  });
});

describe('a month', () => {
  const months = (...cells: string[]) =>
    pastedRows(instalments, ['Amount\tFrom', ...cells.map((cell) => `5\t${cell}`)].join('\n'));

  it.each([
    ['2025-07', '2025-07'],
    ['07/2025', '2025-07'],
    ['7-2025', '2025-07'],
    ['072025', '2025-07'],
    ['0725', '2025-07'],
    ['7/25', '2025-07'],
    ['Jul 2025', '2025-07'],
    ['July, 2025', '2025-07'],
    ["Jul '25", '2025-07'],
    ['Jul-25', '2025-07'],
    ['Jul2025', '2025-07'],
    ['15-07-2025', '2025-07'],
    ['15 Jul 2025', '2025-07'],
    ['Jul 15, 2025', '2025-07'],
    ['45853', '2025-07'],
    ['01/2000', '2000-01'],
    ['12/2050', '2050-12'],
  ])('is read from “%s”', (text, found) => {
    expect(months(text)).toMatchObject({ rows: [{ from: found }], unread: [] });
  });

  it.each([
    '13/2025',
    '0/2025',
    'Foo 2025',
    '7/205',
    '7/2',
    'Jul',
    'Jul ab',
    'in Jul 2025',
    'Jul 2025 on',
    '12/1999',
    '1/2051',
    'soon',
  ])('is not read from “%s”, which is kept', (text) => {
    expect(months(text)).toMatchObject({
      rows: [{ from: text }],
      unread: [{ row: 1, label: 'From', text }],
    });
  });

  it('of days with the month first is the first number', () => {
    expect(months('07/25/2025', '08/01/2025').rows.map((row) => row.from)).toEqual(['2025-07', '2025-08']);
  });
});

describe('a yes or a no', () => {
  it.each([
    ['Yes', true],
    ['Y', true],
    ['TRUE', true],
    ['1', true],
    ['✓', true],
    ['X', true],
    ['yes.', true],
    ['No', false],
    ['n', false],
    ['False', false],
    ['0', false],
  ])('is read from “%s”', (text, isLate) => {
    expect(pastedRows(instalments, `Amount\tLate\n5\t${text}`)).toMatchObject({ rows: [{ isLate }], unread: [] });
  });

  it('that is neither leaves the switch as it is, and is named', () => {
    expect(pastedRows(instalments, 'Amount\tLate\n5\tperhaps')).toMatchObject({
      rows: [{ isLate: true }],
      unread: [{ row: 1, label: 'Late', text: 'perhaps' }],
    });
  });
});

describe('an amount', () => {
  const read = (text: string) => pastedRows(instalments, `Amount\tFrom\n${text}\tJul 2025`);

  it.each([
    ['(200)', '-200'],
    ['(₹ 250.50)', '-250.5'],
    ['(5)', '-5'],
    ['-500', '-500'],
    ['-501', null],
    ['5,000', '5,000'],
    ['5,001', null],
    ['₹ 1,250.50', '1,250.5'],
    ['Rs. 500/-', '500'],
    ['0', '0'],
    ['200)', null],
    ['(200', null],
    ['(200) Cr', null],
    ['about (200)', null],
  ])('is read from “%s” as %s', (text, found) => {
    const pasted = read(text);
    expect(pasted.rows[0]?.amount).toBe(found ?? text);
    expect(pasted.unread).toEqual(found === null ? [{ row: 1, label: 'Amount', text }] : []);
  });
});

describe('a cell that says nothing', () => {
  it.each(['', '-', '--', '---', '–', '—', 'n/a', 'NA', 'N/A', 'nil', 'Null'])('like “%s” is an empty box', (text) => {
    const text4 = `Name\tBought on\tPurchase cost\tSale value\n${text}\t${text}\t${text}\t5`;
    expect(pastedRows(sales, `${text4}\nA\t01-04-2025\t6\t7`)).toMatchObject({
      count: 1,
      rows: [{ name: 'A' }],
    });
    expect(pastedRows(sales, `Name\tPurchase cost\tSale value\nA\t${text}\t5`)).toMatchObject({
      rows: [{ name: 'A', bought: '', cost: '', price: '5' }],
      unread: [],
    });
  });

  it.each(['n/a yet', 'nilgiri', '- 5 -'])('is not “%s”', (text) => {
    expect(pastedRows(sales, `Name\tSale value\n${text}\t5`).rows[0]?.name).toBe(text);
  });

  it('leaves a choice and a switch at their defaults, an amount of zero at zero', () => {
    const field = rows({
      label: 'Assets',
      noun: 'asset',
      maxRows: 5,
      fields: {
        name: shortText({ label: 'Name', maxLength: 30, default: 'Gold' }),
        value: amount('Value'),
        fees: money({ label: 'Fees', min: 0, max: 100, default: 0 }),
        isNew: yesNo({ label: 'New', default: true }),
        term: choice({
          label: 'Term',
          options: [
            { value: 'short', label: 'Short' },
            { value: 'long', label: 'Long' },
          ],
          default: 'long',
        }),
      },
      default: [],
    });
    expect(pastedRows(field, 'Value\n5').rows).toEqual([
      { name: '', value: '5', fees: '0', isNew: true, term: 'long' },
    ]);
  });
});

describe('an option', () => {
  const option = (text: string) => {
    const field = rows({
      label: 'Rows',
      noun: 'row',
      maxRows: 5,
      fields: {
        amount: amount('Amount'),
        basis: choice({
          label: 'Basis',
          options: [
            { value: 'first', label: 'Sale cost' },
            { value: 'second', label: 'Sale value' },
            { value: 'third', label: 'Gold' },
            { value: 'fourth', label: 'Purchase cost' },
            { value: 'old', label: 'Old regime of tax' },
            { value: 'new', label: 'New regime of tax' },
            { value: 'fundUnits', label: 'Anything else' },
          ],
          default: 'third',
        }),
      },
      default: [],
    });
    const { rows: read, unread } = pastedRows(field, `Amount\tBasis\n5\t${text}`);
    return unread.length > 0 ? null : read[0]?.basis;
  };

  it.each([
    ['Sale cost', 'first'],
    ['SALE VALUE', 'second'],
    ['Sale-cost.', 'first'],
    ['(Sale – value)', 'second'],
    ['first', 'first'],
    ['old', 'old'],
    ['New', 'new'],
    ['Gold bars', 'third'],
    ['Buy price', 'fourth'],
    ['Gold (24 carat)', null],
    ['new tax regime', 'new'],
    ['Fund units', 'fundUnits'],
    ['fundunits', 'fundUnits'],
    ['Regime', null],
    ['Sale consideration', null],
    ['House in Pune', null],
    ['???', null],
  ])('named “%s” is %s', (text, found) => {
    expect(option(text)).toBe(found);
  });
});

describe('the columns of a header', () => {
  const columns = (text: string) => {
    const { used, ignored } = pastedRows(sales, text);
    return { used, ignored };
  };

  it('go to the field of the same name before one that is only alike', () => {
    expect(pastedRows(sales, 'Name\tSale proceeds\tSale value\nGold\t5\t6')).toMatchObject({
      rows: [{ price: '6' }],
      ignored: ['Sale proceeds'],
    });
    expect(pastedRows(sales, 'Name\tSale proceeds\tPrice\nGold\t5\t6')).toMatchObject({ rows: [{ price: '6' }] });
  });

  it('go to the field that can read what is below', () => {
    expect(pastedRows(sales, 'Buy\tSell\n500\t600')).toMatchObject({
      rows: [{ cost: '500', price: '600', bought: '' }],
    });
    expect(pastedRows(sales, 'Buy\tSell\n01-04-2024\t01-04-2025')).toMatchObject({
      rows: [{ cost: '', bought: '2024-04-01', sold: '2025-04-01' }],
    });
  });

  it.each([
    ['PurchaseCost', 'Purchase cost'],
    ['purchase_cost (₹)', 'Purchase cost'],
    ['Cost of the purchase in Rs', 'Purchase cost'],
    ['Acquisition dt', 'Bought on'],
    ['Redemption date', 'Sold on'],
    ['  Scrip  ', 'Name'],
    ['Sale amt', 'Sale value'],
  ])('are found by “%s”', (header, label) => {
    const cell = label.endsWith('on') ? '01-04-2025' : '5';
    expect(columns(`${header}\n${cell}`)).toEqual({ used: [label], ignored: [] });
  });

  it('know a fair market value, and a day of it, by their short names', () => {
    const field = rows({
      label: 'Rows',
      noun: 'row',
      maxRows: 5,
      fields: { amount: amount('Sum paid'), fair: amount('Fair market value on 31 Jan 2018') },
      default: [],
    });
    expect(pastedRows(field, 'FMV\t31st Jan\tSum paid\n5\t6\t7').rows).toMatchObject([{ amount: '7', fair: '5' }]);
    expect(pastedRows(field, 'As on 31st Jan 2018\tSum paid\n5\t7').rows).toMatchObject([{ amount: '7', fair: '5' }]);
  });

  it('with three words of five in common are just alike enough', () => {
    const field = rows({
      label: 'Rows',
      noun: 'row',
      maxRows: 5,
      fields: { yearly: amount('Annual bank interest'), fees: amount('Fees'), tax: amount('Tax') },
      default: [],
    });
    expect(pastedRows(field, 'Annual bank interest credited quarterly\tFees\tTax\n5\t6\t7').used).toContain(
      'Annual bank interest',
    );
    expect(pastedRows(field, 'Annual bank interest credited quarterly net\tFees\tTax\n5\t6\t7').used).toEqual([
      'Fees',
      'Tax',
    ]);
  });

  it('are no day where the field is none', () => {
    expect(pastedRows(instalments, 'Day\tInterest rate\tLate\n01-04-2025\t8\tno')).toMatchObject({
      used: ['Interest rate', 'Late'],
      ignored: ['Day'],
    });
  });

  it('without a name are neither used nor named, nor is the switch that only shows others', () => {
    const field = rows({
      label: 'Rows',
      noun: 'row',
      maxRows: 5,
      fields: {
        amount: amount('Amount'),
        more: yesNo({ label: 'Special values', default: false }),
        isLate: yesNo({ label: 'Late', default: false }),
        mode: choice({
          label: 'Mode',
          options: [
            { value: 'bank', label: 'Bank' },
            { value: 'cash', label: 'Cash' },
          ],
          default: 'bank',
        }),
        fees: money({ label: 'Bank fees', min: 0, max: 100, default: 0, showIf: { more: true, mode: 'bank' } }),
        fine: money({ label: 'Fine', optional: true, min: 0, max: 100, default: null, showIf: { more: false } }),
      },
      default: [],
    });
    expect(pastedRows(field, 'Amount\t\tSpecial values\tLate\n5\tx\tyes\tyes')).toMatchObject({
      rows: [{ amount: '5', more: false, isLate: true }],
      used: ['Amount', 'Late'],
      ignored: ['Special values'],
    });
    expect(pastedRows(field, 'Amount\tMode\tBank fees\n5\tbank\t7').rows[0]).toMatchObject({
      more: true,
      mode: 'bank',
      fees: '7',
    });
    expect(pastedRows(field, 'Amount\tFine\n5\t7').rows[0]).toMatchObject({ more: false, fine: '7' });
  });
});

describe('the header', () => {
  it('is below lines of titles, of which none is taken for it', () => {
    const text =
      'Name\tRavi Kumar\t\nSold on\t01-08-2025\tSale value\nSale value\t5,000\tSold on\n\tSold on\tSale value\n\t01-08-2025\t700';
    expect(pastedRows(sales, text)).toMatchObject({ count: 1, rows: [{ sold: '2025-08-01', price: '700' }] });
  });

  it('may name one column alone, with nothing above the others', () => {
    expect(pastedRows(sales, '\tSale value\n100\t200')).toMatchObject({ rows: [{ price: '200', cost: '' }] });
  });

  it('is not a line of which one cell of several is a name', () => {
    expect(pastedRows(sales, 'Name\tRavi Kumar\nGold\t100\nSilver\t200').rows).toMatchObject([
      { name: 'Name' },
      { name: 'Gold', cost: '100' },
      { name: 'Silver', cost: '200' },
    ]);
  });

  it('is the line that names most, and the first of two; where it comes again, it is no row', () => {
    const text = 'Name\tSale value\nA\t1\nName\tSale value\nB\t2';
    expect(pastedRows(sales, text)).toMatchObject({
      count: 2,
      rows: [{ name: 'A' }, { name: 'B', price: '2' }],
      unread: [],
    });
    expect(pastedRows(sales, 'Name\tSale\tRemarks\nName\tSale value\tSold on\nB\t2\t01-08-2025').rows).toMatchObject([
      { name: 'B', price: '2', sold: '2025-08-01' },
    ]);
  });

  it('is within the first thirty lines', () => {
    const at = (line: number) => `${'Statement\n'.repeat(line - 1).trimEnd()}\nSale value\n100`.trimStart();
    expect(pastedRows(sales, at(1)).used).toEqual(['Sale value']);
    expect(pastedRows(sales, at(30)).used).toEqual(['Sale value']);
    expect(pastedRows(sales, at(31)).used).not.toContain('Sale value');
  });
});

describe('columns without a header', () => {
  const read = (text: string) => pastedRows(sales, text);

  it.each([
    ['15 Jul 2023\t100', { bought: '2023-07-15', cost: '100', name: '' }],
    ['8.5%\t15-07-2023\t100', { bought: '2023-07-15', cost: '100', name: '' }],
    ['Fund 10\t100', { name: 'Fund 10', cost: '100' }],
    ['3M India\t100', { name: '3M India', cost: '100' }],
    ['100\t200\tGold', { cost: '100', price: '200', name: 'Gold' }],
    ['100\t15-07-2023\t200', { cost: '100', bought: '2023-07-15', price: '200' }],
  ])('go where they can be read: %j', (text, cells) => {
    expect(read(text).rows[0]).toMatchObject(cells);
  });

  it('hold names where some cell is no figure, as shares may be called by numbers', () => {
    expect(read('500325\t100\nReliance\t200').rows).toMatchObject([
      { name: '500325', cost: '100' },
      { name: 'Reliance', cost: '200' },
    ]);
  });

  it('are as many as the longest line has', () => {
    expect(read('Gold\nSilver\t100\nTin\t200').rows).toMatchObject([
      { name: 'Gold', cost: '' },
      { name: 'Silver', cost: '100' },
      { name: 'Tin', cost: '200' },
    ]);
  });

  it('are judged by their filled cells, of which half are enough', () => {
    expect(read('A\t-\t100\nB\t-\t200\nC\t15-07-2023\t300').rows[2]).toMatchObject({
      bought: '2023-07-15',
      cost: '300',
    });
    expect(read('A\t15-07-2023\t100\nB\tlong ago\t200').rows).toMatchObject([
      { bought: '2023-07-15', cost: '100' },
      { bought: 'long ago', cost: '200' },
    ]);
    const { rows: few, used } = read('A\t15-07-2023\t100\nB\tlong ago\t200\nC\tonce\t300');
    expect(used).toEqual(['Name', 'Purchase cost']);
    expect(few[0]).toMatchObject({ bought: '', cost: '100' });
  });

  it('are judged by many more lines than the list takes', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `A\t${index < 25 ? 'long ago' : '15-07-2023'}`);
    expect(read(lines.join('\n'))).toMatchObject({ count: 100, used: ['Name', 'Bought on'] });
  });

  it('that cannot be read stay in their place where there are as many as fields', () => {
    expect(read('A\tlong ago\t01-08-2025\t100\t200')).toMatchObject({
      rows: [{ name: 'A', bought: 'long ago', sold: '2025-08-01', cost: '100', price: '200' }],
    });
    expect(read('01-04-2024\t8.5%\t01-08-2025\t100\t200')).toMatchObject({
      rows: [{ name: '', bought: '2024-04-01', sold: '2025-08-01', cost: '100', price: '200' }],
      unread: [],
    });
  });

  it('go on behind the last field that was found', () => {
    const field = rows({
      label: 'Rows',
      noun: 'row',
      maxRows: 5,
      fields: {
        count: whole({ label: 'Count', min: 0, max: 50, default: 1 }),
        paid: amount('Paid'),
        owed: amount('Owed'),
      },
      default: [],
    });
    expect(pastedRows(field, '60\t5').rows[0]).toMatchObject({ count: '', paid: '60', owed: '5' });
    expect(pastedRows(field, '60\tabout\t?\t5').rows[0]).toMatchObject({ count: '', paid: '60', owed: '5' });
    expect(pastedRows(field, '5\tabout\t7').rows[0]).toMatchObject({ count: '5', paid: 'about', owed: '7' });
    expect(pastedRows(field, '60\t70\t5').rows[0]).toMatchObject({ count: '5', paid: '60', owed: '70' });
  });
});

describe('lines', () => {
  const header = 'Name\tBought on\tSold on\tPurchase cost\tSale value';
  const line = 'Gold\t01-04-2024\t01-04-2025\t100\t200';
  const names = (...lines: string[]) => pastedRows(sales, [header, ...lines].join('\n')).rows.map((row) => row.name);

  it.each(['Total', 'Totals', 'TOTAL:', 'Grand total', 'Subtotal', 'Sub total', 'Sub-total'])(
    'that begin with “%s” are no rows',
    (word) => {
      expect(names(line, `${word}\t-\t-\t100\t200`, `\t${word}\t\t100\t200`)).toEqual(['Gold']);
    },
  );

  it('of a company that is called Total are rows, by their day', () => {
    expect(names('Total Transport\t01-04-2024\t01-04-2025\t100\t200', 'TOTAL\t\t01-04-2025\t5\t6')).toEqual([
      'Total Transport',
      'TOTAL',
    ]);
    // A figure of five digits is no day, though a spreadsheet's serial number is.
    expect(names(line, 'Total\t\t\t45000\t46000')).toEqual(['Gold']);
  });

  it.each(['Tata Total Fund', 'Totality', 'Subtotality'])('that begin with “%s” are rows', (word) => {
    expect(names(`${word}\t\t01-04-2025\t100\t200`)).toEqual([word]);
  });

  it('that fill half of the columns are rows, those with fewer are remarks', () => {
    expect(names(line, 'Remark', 'Silver\t\t\t100\t200', 'Tin\t\t\t\t5')).toEqual(['Gold', 'Silver']);
    expect(pastedRows(sales, 'Name\tSale value\nGold\t-').rows).toHaveLength(1);
    expect(pastedRows(sales, 'Name\tISIN\tSale value\nGold\tIN1\t5\n\tIN2\t').rows).toHaveLength(1);
  });

  it('that fill no column at all are no rows', () => {
    expect(pastedRows(instalments, 'Hello there\nGood bye')).toEqual({
      count: 0,
      rows: [],
      unread: [],
      used: [],
      ignored: [],
      notMultiplied: [],
    });
  });

  it('beyond what the list takes are counted, but neither taken nor complained of', () => {
    const text = [header, ...Array.from({ length: 12 }, (_, index) => line.replace('200', index > 9 ? 'much' : '200'))];
    const pasted = pastedRows(sales, text.join('\n'));
    expect(pasted.count).toBe(12);
    expect(pasted.rows).toHaveLength(10);
    expect(pasted.unread).toEqual([]);
  });
});

describe('columns whose names leave open what they are', () => {
  const read = (header: string, row: string, field: RowsField = sales) => pastedRows(field, `${header}\n${row}`);

  it('the day alone is neither of purchase nor of sale, an amount alone neither cost nor sale value', () => {
    const found = read('Name\tDate\tUnits\tAmount', 'A\t20-Aug-2025\t100\t15000');
    expect(found).toMatchObject({ used: ['Name'], ignored: ['Date', 'Units', 'Amount'] });
  });

  it('they are the other one where one is named, and in order where there are two', () => {
    const both = [{ bought: '2022-06-15', sold: '2025-08-20', cost: '9,000', price: '15,000' }];
    const row = 'A\t15-Jun-2022\t20-Aug-2025\t9000\t15000';
    expect(read('Name\tPurchase Date\tDate\tPurchase cost\tAmount', row).rows).toMatchObject(both);
    expect(read('Name\tDate\tSale Date\tAmount\tSale value', row).rows).toMatchObject(both);
    expect(read('Name\tDate\tDate\tAmount\tAmount', row).rows).toMatchObject(both);
  });

  it.each(['Price', 'NAV', 'Rate'])('beside units, %s is that of one unit and no sale value', (heading) => {
    const found = read(
      `Scheme\tPurchase Date\tDate\tUnits\tAmount\t${heading}\tPurchase Cost`,
      'A\t15-Jun-2022\t20-Aug-2025\t100\t15000\t150\t9000',
    );
    expect(found).toMatchObject({ rows: [{ cost: '9,000', price: '15,000' }], ignored: ['Units', heading] });
  });

  it('a statement of CAMS on the page of capital gains: both days, and no amount of something else', () => {
    const found = read(
      'Scheme Name\tDesc\tDate\tUnits\tAmount\tPrice\tDesc_1\tDate_1\tPurhUnit\tRedUnits\tUnit Cost',
      'Flexi Cap\tRedemption\t20-Aug-2025\t100\t15000\t150\tPurchase\t15-Jun-2022\t100\t100\t90',
      gains.lots as RowsField,
    );
    expect(found.rows).toMatchObject([
      { name: 'Flexi Cap', bought: '2022-06-15', sold: '2025-08-20', cost: '', price: '' },
    ]);
    expect(found.ignored).toEqual(expect.arrayContaining(['Units', 'Amount', 'Price', 'Unit Cost']));
    // 100 units at ₹150 may be of several purchases: the amounts stay empty, and that is said.
    expect(found.notMultiplied).toEqual(['Purchase cost', 'Sale value']);
  });

  it('amounts that are there are said of none, nor are empty ones where no units or no price is', () => {
    const row = (...cells: readonly string[]) => `A\t15-Jun-2022\t20-Aug-2025\t${cells.join('\t')}`;
    const said = (headings: string, ...cells: readonly string[]) =>
      read(`Scheme\tPurchase Date\tSale Date\t${headings}`, row(...cells)).notMultiplied;
    const all = 'Purchase Cost\tSale Value\tUnits\tNAV';
    expect(said(all, '9000', '15000', '100', '150')).toEqual([]);
    expect(said(all, '9000', '', '100', '150')).toEqual(['Sale value']);
    expect(said('Purchase Cost\tUnits', '9000', '100')).toEqual([]);
  });
});
