/** Days and years of a search in the boxes of a form. */
import { filled } from '@/lib/fill/filled';
import { readSearch } from '@/lib/typed-quantities';
import { box, dayOf, fillsIn, formOf } from './toy-form';

const pay = box('pay', 'money', { from: 1_000, bare: true });
const thisYear = new Date().getFullYear();

describe('the years of a purchase and a sale', () => {
  const bought = box('lots', 'date', { words: 'bought', byYear: true, cell: 0, min: dayOf('2001-07-01') });
  const sold = { ...bought, label: 'Sold', words: 'sold', cell: 1 };
  const cost = box('lots', 'money', { words: 'cost', from: 1_000, cell: 2 });
  const trade = formOf([pay, bought, sold, cost], { rows: { lots: ['', '', ''] } });
  it.each<[string, string, string]>([
    [
      'of two the later is the sale’s, though "sold" stands before the first',
      'cost 80000 sold 2009 2019',
      '2009-07-01,2019-07-01,80000',
    ],
    ['one before the word for a sale is the purchase’s', 'cost 80000 2009 sold', '2009-07-01,,80000'],
    ['behind the word for a purchase, of late', `sold bought on ${thisYear} cost 80000`, `${thisYear}-07-01,,80000`],
    ['of last year, some words behind', `sold at cost 80000 now ${thisYear - 1}`, `,${thisYear - 1}-07-01,80000`],
    ['of the year before, some words behind', `sold at cost 80000 now ${thisYear - 2}`, `${thisYear - 2}-07-01,,80000`],
    ['and the purchase’s is taken', 'cost 80000 bought 14 mar 2010 in 2019', '2010-03-14,2019-07-01,80000'],
  ])('%s: "%s"', (_, query, cells) => expect(fillsIn(query, trade)[0]).toBe(`lots=${cells}`));

  it('are none where the rows have one day alone', () => {
    const one = formOf([pay, bought, { ...cost, cell: 1 }], { rows: { lots: ['', ''] } });
    expect(fillsIn('cost 80000 2009', one)).toEqual(['lots=,80000']);
  });

  it('are none without a row', () => {
    expect(fillsIn('pay 80000 2009', trade)).toEqual(['pay=80000']);
  });

  it('are none in boxes that other choices show', () => {
    const hidden = formOf([{ ...cost, with: { kind: 'a' } }, { ...bought, with: { kind: 'b' } }, sold], {
      rows: { lots: ['', '', ''] },
      starts: { kind: 'c' },
    });
    expect(fillsIn('cost 80000 2009', hidden)).toEqual(['kind=a&lots=,,80000']);
  });
});

describe('a span of years', () => {
  const from = box('joined', 'date', { words: 'zz', role: 'from', min: dayOf('1990-07-01'), max: dayOf('2030-07-01') });
  const to = { ...from, name: 'leaving', role: 'to' } as const;
  it.each<[string, string, string]>([
    ['beside what has no year', 'pay 80000 9% 2009 2024', 'pay=80000&joined=2009-07-01&leaving=2024-07-01'],
    ['that ends too late begins all the same', 'pay 80000 2009 2031', 'pay=80000&joined=2009-07-01'],
    ['that begins too early is none', 'pay 80000 1989 2009', 'pay=80000'],
  ])('%s: "%s"', (_, query, fragment) => expect(fillsIn(query, formOf([pay, from, to]))[0]).toBe(fragment));
});

describe('the year of a birth', () => {
  const birth = box('birth', 'date', { words: 'born|birth', byAge: true, min: dayOf('2010-01-01') });
  it('stands right behind one of its words', () => {
    expect(fillsIn('pay 5000 born birth 2021', formOf([pay, birth]))[0]).toBe('pay=5000&birth=2021-07-01');
    expect(fillsIn('pay 5000 birth year 2021', formOf([pay, birth]))[0]).toBe('pay=5000&birth=2021-07-01');
    expect(fillsIn('pay 5000 born 2021 birth', formOf([pay, birth]))[0]).toBe('pay=5000&birth=2021-07-01');
  });

  it('goes into no row', () => {
    const child = formOf([pay, { ...birth, name: 'children', cell: 0 }], { rows: { children: [''] } });
    expect(fillsIn('pay 5000 born 2021', child)).toEqual(['pay=5000']);
  });
});

describe('a day beside an amount', () => {
  const start = box('start', 'date', { bare: true, words: 'zz' });
  const paid = box('paid', 'money', { from: 100, cell: 0 });
  const due = box('due', 'money', { from: 100 });
  const form = formOf([paid, due, start], { rows: { paid: [''] } });

  it('is the row’s, and none of the form', () => {
    expect(fillsIn('paid 50000 on 14 june 2026', form)).toEqual(['paid=50000']);
    expect(fillsIn('due 50000 on 14 june 2026', form)).toEqual(['due=50000&start=2026-06-14']);
    expect(fillsIn('paid 50000 from 14 june 2026', form)).toEqual(['start=2026-06-14&paid=50000']);
    // By its own word it is the form's.
    const named = formOf([paid, { ...start, words: 'dated|on' }], { rows: { paid: [''] } });
    expect(fillsIn('paid 50000 on 14 june 2026', named)).toEqual(['start=2026-06-14&paid=50000']);
  });
});

describe('"both" beside a figure', () => {
  const own = box('own', 'count', { words: 'age', like: 'age', to: 120 });
  const other = { ...own, name: 'other', words: 'zz' };
  it('puts it into the box that asks alike, not into one that asks for something else', () => {
    const term = box('term', 'count', { words: 'yy', like: 'term', to: 120 });
    expect(fillsIn('pay 5000 both age 71', formOf([pay, term, own, other]))[0]).toBe('pay=5000&own=71&other=71');
    expect(fillsIn('pay 5000 both age 71', formOf([pay, own]))[0]).toBe('pay=5000&own=71');
    expect(fillsIn('pay 5000 both age 71', formOf([pay, own, { ...other, like: 'term' }]))[0]).toBe('pay=5000&own=71');
  });

  it('not one of a row', () => {
    const rows = formOf([pay, { ...own, name: 'people', cell: 0 }, other], { rows: { people: [''] } });
    expect(fillsIn('pay 5000 both age 71', rows)[0]).toBe('pay=5000&people=71');
  });
});

describe('words behind figures', () => {
  const form = formOf([box('fee', 'money', { from: 100 }), box('rent', 'money', { from: 100 })]);
  it.each([
    ['5000 fee 7000 rent', 'fee=5000&rent=7000'],
    ['my 5000 fee 7000 rent', 'fee=5000&rent=7000'],
    ['fee 5000 rent 7000', 'fee=5000&rent=7000'],
    ['fee 5000 7000 rent', 'fee=5000&rent=7000'],
  ])('%s', (query, fragment) => expect(fillsIn(query, form)).toEqual([fragment]));
});

describe('what was filled in', () => {
  const paid = box('paid', 'money', { label: 'Amount', from: 100, cell: 0 });
  const fee = box('paid', 'money', { label: 'Fee', words: 'fee', from: 10, cell: 1 });
  const rate = box('rate', 'percent', { label: 'Rate of foreign money' });
  const form = formOf([paid, fee, rate], { rows: { paid: ['', ''] } });

  it('is named in the order of the search', () => {
    const labels = filled('paid 50000, 60000 fee 700', form)?.places.map(({ label, value }) => [label, value]);
    expect(labels).toEqual([
      ['Amount', 50_000],
      ['Amount', 60_000],
      ['Fee', 700],
    ]);
  });

  it('is a text only where it is an amount in other money', () => {
    expect(filled('rate 8%', form)?.places.map(({ text }) => text)).toEqual([undefined]);
  });

  it('is the same from a search that was read before', () => {
    expect(filled(readSearch('paid 50000'), form)).toEqual(filled('paid 50000', form));
  });
});

describe('an age in bands', () => {
  const band = {
    name: 'band',
    label: 'Age',
    options: [
      ['young', 'young', 'Below 60'],
      ['senior', 'senior', 'From 60'],
    ],
    ages: [
      [0, 'young'],
      [60, 'senior'],
    ],
  } as const;
  const car = { name: 'kind', label: 'Kind', options: [['car', 'car', 'A car']] } as const;
  it.each<[string, string[]]>([
    ['pay 5000 60 years', ['pay=5000&band=senior']],
    ['pay 5000 59 years', ['pay=5000', '59 years']],
    ['pay 5000 72', ['pay=5000']],
    ['pay 5000 72%', ['pay=5000', '72%']],
  ])('is years from sixty on, where no word says so: %s', (query, found) =>
    expect(fillsIn(query, formOf([pay], { choices: [band] }))).toEqual(found),
  );

  it('is left over where nothing asks for it', () => {
    expect(fillsIn('pay 5000 82 years car', formOf([pay], { choices: [car] }))).toEqual([
      'pay=5000&kind=car',
      '82 years',
    ]);
    expect(fillsIn('pay 5000 82 years car', formOf([pay], { choices: [car, band] }))).toEqual([
      'pay=5000&kind=car&band=senior',
    ]);
  });
});
