/** Figures of a search in the boxes of a form, on small forms of their own: each says what one rule does. */
import { filled } from '@/lib/fill/filled';
import type { FillBox, FillForm } from '@/lib/fill/form';
import { valueIn } from '@/lib/fill/value-in';
import type { TypedQuantity } from '@/lib/typed-quantities';
import { box, dayOf, figure, formOf as toyForm } from './fill/toy-form';

describe('a figure in the unit of a box', () => {
  const rupees = (money: number, per: TypedQuantity['per'] = null) => figure({ money }, { per });
  const onDay = (text: string) => figure({ date: dayOf(text) }, { day: text });
  const salary = box('salary', 'money', { per: 'year', from: 60_000, to: 5_00_00_000 });
  const monthly = box('salary', 'money', { per: 'month', from: 1_20_000, to: 3_00_000 });
  const fee = box('fee', 'money', { from: 100, to: 5_000, min: 200, max: 4_000 });
  const since = box('since', 'date', { min: dayOf('2020-04-01'), max: dayOf('2026-03-31') });
  const years = box('years', 'duration', { inYears: true, from: 12, to: 480, min: 2, max: 30 });
  const months = box('months', 'duration', { from: 6, to: 84 });
  const people = box('people', 'count', { from: 1, to: 20 });

  it.each<[string, TypedQuantity, FillBox, number | null]>([
    ['at its least', rupees(200), fee, 200],
    ['below its least', rupees(199), fee, null],
    ['at its most', rupees(4_000), fee, 4_000],
    ['above its most', rupees(4_001), fee, null],
    ['below what is plausible', rupees(99), { ...fee, min: 0 }, null],
    ['at what is just plausible', rupees(100), { ...fee, min: 0 }, 100],
    ['above what is plausible', rupees(5_001), { ...fee, max: 9_000 }, null],
    ['of another kind', figure({ percent: 8 }), fee, null],
    ['one of its choices', rupees(300), { ...fee, oneOf: ['300', '500'] }, 300],
    ['none of its choices', rupees(400), { ...fee, oneOf: ['300', '500'] }, null],
    ['of a month in a year', rupees(40_000, 'month'), salary, 4_80_000],
    ['of a month, too much in a year', rupees(50_00_000, 'month'), salary, null],
    ['of a year in a month, to the paisa', rupees(1_00_000, 'year'), { ...monthly, from: 12_000 }, 8_333.33],
    ['of a year, too little in a month', rupees(1_00_000, 'year'), monthly, null],
    ['an income of a month without a word', rupees(40_000), salary, 4_80_000],
    ['too little for a month’s income too', rupees(4_000), salary, null],
    ['no income, so nothing is multiplied', rupees(4_000), { ...salary, from: 59_999 }, null],
    ['said to be of a year, so it stays', rupees(40_000, 'year'), salary, 40_000],
    ['an income of a year without a word', rupees(3_60_000), monthly, 30_000],
    ['whose twelfth is no whole amount', rupees(3_60_001), monthly, null],
    ['five lakh are of a year', rupees(5_00_000), { ...monthly, from: 36_000, to: 10_00_000 }, 41_666.67],
    ['less may be of a month', rupees(4_99_999), { ...monthly, from: 36_000, to: 10_00_000 }, 4_99_999],
    ['no income: a lot for a month stays', rupees(5_00_000), { ...monthly, from: 35_999, to: 10_00_000 }, 5_00_000],
    ['the first day', onDay('2020-04-01'), since, dayOf('2020-04-01')],
    ['the day before', onDay('2020-03-31'), since, null],
    ['the last day', onDay('2026-03-31'), since, dayOf('2026-03-31')],
    ['the day after', onDay('2026-04-01'), since, null],
    ['any day', onDay('1950-01-01'), { ...since, min: undefined, max: undefined } as FillBox, dayOf('1950-01-01')],
    ['no day', figure({ date: dayOf('2025-04-01') }), since, null],
    ['two years', figure({ duration: 24 }), years, 2],
    ['a year and a half', figure({ duration: 30 }), years, null],
    ['a year, below its least', figure({ duration: 12 }), years, null],
    ['thirty years', figure({ duration: 360 }), years, 30],
    ['more than its most', figure({ duration: 372 }), years, null],
    ['half a year in months', figure({ duration: 6 }), months, 6],
    ['less than is plausible', figure({ duration: 5 }), months, null],
    ['as long as is plausible', figure({ duration: 84 }), months, 84],
    ['longer', figure({ duration: 85 }), months, null],
    ['a number of people', figure({ count: 3 }, { text: '3' }), people, 3],
    ['years, which are no people', figure({ count: 3 }, { text: '3 years' }), people, null],
    ['one year, neither', figure({ count: 1 }, { text: '1 year' }), people, null],
    ['years in short', figure({ count: 3 }, { text: '3 yr' }), people, null],
    ['years of an age', figure({ count: 18 }, { text: '18 saal' }), { ...people, words: 'age|umar' }, 18],
    ['dollars where rupees are asked', figure({ money: 500 }, { isForeign: true }), fee, null],
    ['dollars where they are asked', figure({ money: 500 }, { isForeign: true }), { ...fee, foreign: true }, 500],
  ])('%s', (_, quantity, into, value) => expect(valueIn(quantity, into)).toBe(value));

  it('a birth is as many years ago as the age says, to the day', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 27, 12) });
    const age = figure({ count: 5 }, { isAge: true });
    const born = dayOf('2021-11-27');
    const birth = box('birth', 'date', { byAge: true });
    const within = (min: number, max: number) => valueIn(age, { ...birth, min, max });
    expect(valueIn(age, birth)).toBe(born);
    expect([within(born, born), within(born + 1, born + 9), within(born - 9, born - 1)]).toEqual([born, null, null]);
    jest.useRealTimers();
  });
});

const loan = box('loan', 'money', { label: 'Loan amount', from: 1_000, bare: true });
const ages = [
  [0, 'young'],
  [60, 'senior'],
  [80, 'super'],
] as const;
const form: FillForm = {
  boxes: [
    loan,
    box('rebate', 'money', { from: 100, needs: { special: ['1'] }, with: { special: true } }),
    box('levy', 'money', { from: 100, needs: { special: ['0'] }, with: { special: false } }),
    box('lots', 'money', { label: 'Cost', words: 'cost', from: 1_000, cell: 1 }),
    box('lots', 'date', { label: 'Bought on', words: 'bought', cell: 2 }),
    box('start', 'date', { label: 'First month', words: 'start', month: true }),
    box('years', 'duration', { label: 'Length', words: 'tenure', inYears: true, from: 12, to: 480 }),
    box('gifts', 'money', { words: 'gifts?|donations?', from: 100, adds: true }),
  ],
  choices: [
    {
      name: 'special',
      label: 'Special case',
      options: [
        ['true', 'special', 'Special'],
        ['false', 'ordinary', 'Ordinary'],
      ],
    },
    {
      name: 'kind',
      label: 'Kind',
      options: [
        ['home', 'house', 'A house'],
        ['car', 'car', 'A car'],
      ],
    },
    {
      name: 'fuel',
      label: 'Fuel',
      options: [
        ['petrol', 'petrol', 'Petrol'],
        ['battery', 'electric', 'Electric'],
      ],
      needs: { kind: ['car'] },
      with: { kind: 'car' },
    },
    {
      name: 'wheels',
      label: 'Wheels',
      options: [
        ['two', 'scooter', 'Two'],
        ['four', 'sedan', 'Four'],
      ],
      needs: { kind: ['car'] },
    },
    {
      name: 'band',
      label: 'Age',
      options: [
        ['young', 'young', 'Below 60'],
        ['senior', 'senior citizen', '60 to 79'],
        ['super', 'super senior', '80 or more'],
      ],
      ages,
    },
    {
      name: 'lots',
      label: 'Asset',
      cell: 0,
      options: [
        ['gold', 'gold', 'Gold'],
        ['land', 'plot', 'Land'],
      ],
    },
  ],
  rows: { lots: ['gold', '', ''] },
  own: 'toys?',
  starts: { special: '0', kind: 'home' },
};

/** What a search fills in: the address without its version, and what no box takes. */
const fillsIn = (query: string, into = form) => {
  const found = filled(query, into);
  return [found?.fragment.replace('v=3&', ''), ...(found?.left ?? [])];
};

it.each<[string, string, string[]]>([
  ['a figure by its word', 'loan 5 lakh', ['loan=500000']],
  ['a figure that no box takes is left', 'loan 5 lakh 7.5%', ['loan=500000', '7.5%']],
  ['a box that a switch shows turns it on', 'loan 5 lakh rebate 20000', ['loan=500000&rebate=20000&special=1']],
  ['a switch that is off already stays', 'loan 5 lakh levy 20000', ['loan=500000&levy=20000']],
  ['a yes by its word', 'special loan 5 lakh', ['loan=500000&special=1']],
  ['a no by its word', 'ordinary loan 5 lakh', ['loan=500000&special=0']],
  ['no no beside a box that needs yes', 'ordinary rebate 20000', ['rebate=20000&special=1']],
  ['a choice opens the one that shows it', 'electric loan 5 lakh', ['loan=500000&kind=car&fuel=battery']],
  ['a choice that nothing opens is left out', 'sedan loan 5 lakh', ['loan=500000']],
  ['and one that is shown is not', 'car sedan loan 5 lakh', ['loan=500000&kind=car&wheels=four']],
  ['an age in a choice of bands', 'loan 5 lakh age 72', ['loan=500000&band=senior']],
  ['at the border of two bands', 'loan 5 lakh age 60', ['loan=500000&band=senior']],
  ['below it', 'loan 5 lakh age 59', ['loan=500000&band=young']],
  ['years as long as a life are an age', 'loan 5 lakh 82 years', ['loan=500000&band=super']],
  ['years that a loan may run are none', 'loan 5 lakh tenure 20 years', ['loan=500000&years=20']],
  ['a band by its word', 'senior citizen loan 5 lakh', ['loan=500000&band=senior']],
  ['a row with its choice', 'plot cost 40000', ['lots=land,40000,']],
  ['a choice in each row', 'plot cost 40000 and 50000', ['lots=land,40000,;land,50000,']],
  ['a day in a row', 'cost 40000 on 5 may 2020', ['lots=gold,40000,2020-05-05']],
  ['a month of a day', 'loan 5 lakh start 14 mar 2027', ['loan=500000&start=2027-03']],
  ['figures of a box that adds up', 'donation 5000 gift 7000', ['gifts=12000']],
  ['one figure of it alone', 'gift 7000', ['gifts=7000']],
  ['a sum by its sign', 'loan 3 lakh + 2 lakh', ['loan=500000']],
  ['parts of a sum in rows', 'cost 40000 + 50000', ['lots=gold,40000,;gold,50000,']],
])('%s', (_, query, found) => expect(fillsIn(query)).toEqual(found));

it('what was filled in is named by its label, a choice by that of its value', () => {
  const places = (query: string) => filled(query, form)?.places.map(({ label, value, text }) => [label, text ?? value]);
  expect(places('special loan 5 lakh')).toEqual([
    ['Loan amount', 5_00_000],
    ['Special case', 'Yes'],
  ]);
  expect(places('ordinary electric loan 5 lakh')).toEqual([
    ['Loan amount', 5_00_000],
    ['Special case', 'No'],
    ['Fuel', 'Electric'],
  ]);
  expect(places('car start 14 mar 2027')).toEqual([
    ['First month', '2027-03'],
    ['Kind', 'A car'],
  ]);
  // A length of time is one in months, however its box counts.
  expect(places('tenure 20 years')).toEqual([['Length', 240]]);
});

it('an age in a box of its own is that of the bands', () => {
  const withAge = { ...form, boxes: [...form.boxes, box('age', 'count', { label: 'Your age', to: 120 })] };
  expect(fillsIn('loan 5 lakh age 72', withAge)).toEqual(['loan=500000&age=72&band=senior']);
});

it('nothing is filled in where nothing is said', () => {
  expect([filled('', form), filled('weather today', form), filled('7.5%', form)]).toEqual([null, null, null]);
});

it('of more than seven figures each is in its box all the same', () => {
  const names = ['rent', 'food', 'fuel', 'books', 'shoes', 'phone', 'power', 'water', 'taxi'];
  const many = { ...form, choices: [], boxes: names.map((name) => box(name, 'money', { from: 100 })) };
  const query = names.map((name, index) => `${name} ${1_000 + index}`).join(' ');
  const [fragment = '', ...left] = fillsIn(query, many);
  expect(left).toEqual([]);
  expect(fragment.split('&').sort()).toEqual(names.map((name, index) => `${name}=${1_000 + index}`).sort());
});

/** A form of these boxes alone, with an amount that needs no word. */
const formOf = (boxes: readonly FillBox[], more: Partial<FillForm> = {}): FillForm =>
  toyForm([box('pay', 'money', { from: 1_000, bare: true }), ...boxes], more);

describe('days and years without a word', () => {
  const first = box('first', 'date', { words: 'zz', min: dayOf('2019-01-01'), max: dayOf('2025-12-31') });
  const second = { ...first, name: 'second' };
  const days = formOf([first, second]);

  it.each<[string, string, string[]]>([
    ['go into the boxes in their own order', '5 may 2021 3 mar 2020', ['first=2020-03-03&second=2021-05-05']],
    ['one alone into the first', '5 may 2021', ['first=2021-05-05']],
    [
      'more than there are boxes into none',
      'pay 5000 1 may 2021 2 may 2021 3 may 2021',
      ['pay=5000', ...['1 may 2021', '2 may 2021', '3 may 2021']],
    ],
    ['the first day that a box takes', '1 jan 2019', ['first=2019-01-01']],
    ['the last day that it takes', '31 dec 2025', ['first=2025-12-31']],
    ['a day too early', 'pay 5000 31 dec 2018', ['pay=5000', '31 dec 2018']],
    ['a day too late', 'pay 5000 1 jan 2026', ['pay=5000', '1 jan 2026']],
  ])('%s', (_, query, found) => expect(fillsIn(query, days)).toEqual(found));

  const joined = box('joined', 'date', {
    words: 'zz',
    role: 'from',
    min: dayOf('1990-07-01'),
    max: dayOf('2030-07-01'),
  });
  const leaving = box('leaving', 'date', {
    words: 'zz',
    role: 'to',
    min: dayOf('1990-07-01'),
    max: dayOf('2030-07-01'),
  });
  const span = formOf([joined, leaving]);
  it.each<[string, string, FillForm, string]>([
    ['a span of two years', 'pay 80000 2009 2024', span, 'pay=80000&joined=2009-07-01&leaving=2024-07-01'],
    ['whichever is said first', 'pay 80000 2024 2009', span, 'pay=80000&joined=2009-07-01&leaving=2024-07-01'],
    ['the widest that fits', 'pay 80000 1990 2030', span, 'pay=80000&joined=1990-07-01&leaving=2030-07-01'],
    ['none of one year', 'pay 80000 2009 2009', span, 'pay=80000'],
    ['none of three', 'pay 80000 2009 2012 2024', span, 'pay=80000'],
    ['none that begins too early', 'pay 80000 1989 2024', span, 'pay=80000'],
    [
      'none with two beginnings',
      'pay 80000 2009 2024',
      formOf([joined, { ...joined, name: 'other' }, leaving]),
      'pay=80000',
    ],
    [
      'none with two ends',
      'pay 80000 2009 2024',
      formOf([joined, leaving, { ...leaving, name: 'other' }]),
      'pay=80000',
    ],
    ['none without an end', 'pay 80000 2009 2024', formOf([joined]), 'pay=80000'],
    ['none without a beginning', 'pay 80000 2009 2024', formOf([leaving]), 'pay=80000'],
    ['none of amounts', 'pay 80000 2009 2024', formOf([{ ...joined, kind: 'money' }, leaving]), 'pay=80000'],
    ['none in rows', 'pay 80000 2009 2024', formOf([{ ...joined, cell: 0 }, leaving]), 'pay=80000'],
  ])('%s', (_, query, into, fragment) => expect(fillsIn(query, into)[0]).toBe(fragment));

  const birth = box('birth', 'date', { words: 'born|birth', byAge: true, min: dayOf('2010-01-01') });
  it.each([
    ['right behind its word', 'pay 5000 born 2021', 'pay=5000&birth=2021-07-01'],
    ['with a small word between', 'pay 5000 born in 2021', 'pay=5000&birth=2021-07-01'],
    ['not before it', 'pay 5000 2021 born', 'pay=5000'],
    ['not behind another word', 'pay 5000 born abroad 2021', 'pay=5000'],
    ['not of two years', 'pay 5000 born 2021 2023', 'pay=5000'],
    ['not too early', 'pay 5000 born 2009', 'pay=5000'],
  ])('the year of a birth: %s', (_, query, fragment) => expect(fillsIn(query, formOf([birth]))[0]).toBe(fragment));

  const bought = box('lots', 'date', {
    label: 'Bought',
    words: 'bought',
    byYear: true,
    cell: 0,
    min: dayOf('2001-07-01'),
  });
  const sold = box('lots', 'date', { label: 'Sold', words: 'sold', byYear: true, cell: 1 });
  const cost = box('lots', 'money', { label: 'Cost', words: 'cost', from: 1_000, cell: 2 });
  const trade = formOf([bought, sold, cost], { rows: { lots: ['', '', ''] } });
  it.each([
    ['one alone is the purchase’s', 'cost 80000 2009', '2009-07-01,,80000'],
    ['of two the earlier', 'cost 80000 2019 2009', '2009-07-01,2019-07-01,80000'],
    ['right behind the word for a sale', 'cost 80000 sold in 2019', ',2019-07-01,80000'],
    ['right behind it, without a small word', 'cost 80000 sold 2019', ',2019-07-01,80000'],
    ['behind the word for a purchase', 'sold bought 2019 cost 80000', '2019-07-01,,80000'],
    ['of old times, some words behind', 'sold at cost 80000 now 2009', '2009-07-01,,80000'],
    [
      'of this year, some words behind',
      `sold at cost 80000 now ${new Date().getFullYear()}`,
      `,${new Date().getFullYear()}-07-01,80000`,
    ],
    ['twice the same says nothing', 'cost 80000 2009 2009', ',,80000'],
    ['nor do three', 'cost 80000 2009 2012 2019', ',,80000'],
    ['nor one too early', 'cost 80000 2000', ',,80000'],
    ['nor one beside two rows', 'cost 80000 and 90000 2009', ',,80000;,,90000'],
  ])('the year of a purchase or a sale: %s', (_, query, cells) =>
    expect(fillsIn(query, trade)[0]).toBe(`lots=${cells}`),
  );
});

describe('boxes that ask alike, or for other money', () => {
  const own = box('own', 'count', { label: 'Own age', words: 'age', like: 'age', to: 120 });
  const both = formOf([own, { ...own, name: 'other', label: 'Other age' }]);

  it.each([
    ['pay 5000 both age 71', 'pay=5000&own=71&other=71'],
    ['pay 5000 age 71 each', 'pay=5000&own=71&other=71'],
    ['pay 5000 age 71 and later on both', 'pay=5000&own=71'],
    ['pay 5000 age 71', 'pay=5000&own=71'],
    ['both pay 5000 age 71', 'pay=5000&own=71'],
  ])('"both" right beside a figure puts it into two: %s', (query, fragment) =>
    expect(fillsIn(query, both)[0]).toBe(fragment),
  );

  it('other money is named as it was typed', () => {
    const price = box('price', 'money', { label: 'Price in foreign money', words: 'price', foreign: true });
    const textOf = (query: string) => filled(query, formOf([price]))?.places.map(({ text }) => text);
    expect(textOf('price $85')).toEqual(['$85']);
    expect(textOf('price 120000')).toEqual(['1,20,000']);
    expect(textOf('pay 120000')).toEqual([undefined]);
  });

  it('an amount that names no other money is in rupees: it brings the rate of 1, where none is typed', () => {
    const label = 'Price in foreign money';
    const price = box('price', 'money', { label, words: 'price', foreign: true, rate: 'per' });
    const per = box('per', 'money', { words: 'rate', from: 0.1, to: 500 });
    const form = formOf([price, per]);
    expect(fillsIn('price 80000', form)[0]).toBe('price=80000&per=1');
    expect(fillsIn('price 20 lakh', form)[0]).toBe('price=2000000&per=1');
    expect(fillsIn('price $850', form)[0]).toBe('price=850');
    for (const money of ['90000 yen', 'jpy 90000', '90000 swiss francs', 'डॉलर 90000', 'in usd 90000'])
      expect(fillsIn(`price ${money}`, form)[0]).toBe('price=90000');
    expect(fillsIn('usd price 850', form)[0]).toBe('price=850');
    expect(fillsIn('price 850 rate 91', form)[0]).toBe('price=850&per=91');
    expect(fillsIn('pay 850', form)[0]).toBeUndefined();
  });

  it('of several choices that show a box its own is made, where none is yet', () => {
    const extra = box('extra', 'money', { needs: { scheme: ['one', 'two'] }, with: { scheme: 'two' } });
    expect(fillsIn('extra 5000', formOf([extra], { starts: { scheme: 'none' } }))).toEqual(['extra=5000&scheme=two']);
    expect(fillsIn('extra 5000', formOf([extra], { starts: { scheme: 'one' } }))).toEqual(['extra=5000']);
  });

  it('two boxes that other choices show are not filled together', () => {
    const one = box('one', 'money', { with: { mode: 'a' } });
    const two = box('two', 'money', { with: { mode: 'b' } });
    const three = box('three', 'money', { with: { mode: 'a' } });
    const into = { ...formOf([], { starts: { mode: 'c' } }), boxes: [one, two, three] };
    expect(fillsIn('one 5000 three 7000', into)).toEqual(['one=5000&three=7000&mode=a']);
    expect(fillsIn('one 5000 two 7000', into)[0]).toMatch(/^(one=5000&mode=a|two=7000&mode=b)$/);
    expect(fillsIn('two 7000', into)).toEqual(['two=7000&mode=b']);
  });
});

describe('what no box takes', () => {
  it.each<[string, string[]]>([
    ['pay 5 lakh 1000', ['1000']],
    ['pay 5 lakh 999', []],
    ['pay 5 lakh in 2009', []],
    ['pay 5 lakh 2% + 3%', ['2% + 3%']],
    ['pay 5 lakh 2 kg 40 gm', ['40 gm']],
  ])('is left as typed, but for small bare numbers and years: %s', (query, left) =>
    expect(filled(query, formOf([]))?.left).toEqual(left),
  );

  it('speaks against the form, and a choice by its word speaks for it', () => {
    const worth = (query: string) => filled(query, form)?.worth ?? 0;
    expect(worth('loan 5 lakh 7.5%')).toBe(worth('loan 5 lakh') - 10);
    expect(worth('loan 5 lakh 7.5% 3 kg 40 gm')).toBe(worth('loan 5 lakh') - 20);
    expect(worth('special loan 5 lakh')).toBeGreaterThan(worth('loan 5 lakh'));
    expect(worth('loan 5 lakh')).toBeGreaterThan(worth('5 lakh'));
  });
});

describe('a choice by its words', () => {
  const kinds = {
    name: 'kind',
    label: 'Kind',
    options: [
      ['rent', 'rent', 'Rent'],
      ['family', '194 ?ib', 'Rent of a family'],
      ['gold', 'gold', 'Gold'],
      ['loan', 'gold loan', 'Loan on gold'],
      ['gst', '18 ?%', 'GST'],
    ],
  } as const;
  const into = (first?: true) => formOf([], { choices: [{ ...kinds, ...(first && { first }) }] });

  it.each<[string, string[]]>([
    ['pay 5000 rent', ['pay=5000&kind=rent']],
    ['pay 5000 194ib rent', ['pay=5000&kind=family']],
    ['pay 5000 gold loan', ['pay=5000&kind=loan']],
    ['pay 5000 gold and a gold loan', ['pay=5000']],
    ['pay 5000 rent of gold', ['pay=5000']],
    ['pay 5000 rent rent', ['pay=5000&kind=rent']],
    // The figure is the choice's own, and not left over.
    ['pay 5000 at 18%', ['pay=5000&kind=gst']],
    ['pay 5000 at 18 %', ['pay=5000&kind=gst']],
    ['pay 5000 at 12%', ['pay=5000', '12%']],
  ])('%s', (query, found) => expect(fillsIn(query, into())).toEqual(found));

  it('is the first of the list where that is meant', () => {
    expect(fillsIn('pay 5000 gold rent', into(true))).toEqual(['pay=5000&kind=rent']);
  });
});
