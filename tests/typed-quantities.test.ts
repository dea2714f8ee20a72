import { typedQuantities } from '@/lib/typed-quantities';

/** The likeliest reading of each figure, by kind and value. */
const read = (query: string) =>
  typedQuantities(query).map(({ as, day }) => [Object.keys(as)[0], day ?? Object.values(as)[0]]);

it.each<[string, (string | number)[][]]>([
  [
    'emi 50 lakh 8.5% 20 years',
    [
      ['money', 50_00_000],
      ['percent', 8.5],
      ['duration', 240],
    ],
  ],
  [
    '42L 8.35 20 yrs',
    [
      ['money', 42_00_000],
      ['count', 8.35],
      ['duration', 240],
    ],
  ],
  [
    'bought 14 mar 2020 at 8200',
    [
      ['date', '2020-03-14'],
      ['money', 8_200],
    ],
  ],
  [
    'sale on 20-11-2025, purchase 10/05/2013',
    [
      ['date', '2025-11-20'],
      ['date', '2013-05-10'],
    ],
  ],
  ['3 tola sona', [['weight', 34.99]]],
  [
    '60 gm chain stones 4 gm',
    [
      ['weight', 60],
      ['weight', 4],
    ],
  ],
  ['1100 sqft', [['area', 1_100]]],
  ['200 gaj ka makan', [['area', 1_800]]],
  ['age 41', [['count', 41]]],
  ['5 year old girl', [['count', 5]]],
  [
    '400 days 6.6%',
    [
      ['days', 400],
      ['percent', 6.6],
    ],
  ],
  ['2 saal 3 mahine', [['duration', 27]]],
  ['3 rupees per hundred a month', [['percent', 3]]],
  [
    'sadhe teen lakh 11 pc',
    [
      ['money', 3_50_000],
      ['percent', 11],
    ],
  ],
  [
    '₹500 and rs. 1,200/-',
    [
      ['money', 500],
      ['money', 1_200],
    ],
  ],
])('%s', (query, quantities) => expect(read(query)).toEqual(quantities));

it.each([
  '80c',
  'section 54ec',
  'form 16',
  '26as',
  '17(1)',
  '44ada',
  '194-ib rent',
  'fy 2025-26',
  'gstr 3b',
  '115baa',
  '80ccd(1b)',
])('%s holds no figure: names with numbers stay names', (query) => expect(read(query)).toEqual([]));

it('reads "from … to …" as roles, and sums by their plus sign', () => {
  expect(typedQuantities('9.1 se 8.4').map(({ role }) => role)).toEqual(['from', 'to']);
  expect(typedQuantities('50000 became 1.8 lakh').map(({ role }) => role)).toEqual(['from', 'to']);
  expect(typedQuantities('4500+1800 emi').map(({ isAdded }) => isAdded)).toEqual([undefined, true]);
});

it('reads the time that an amount is for', () => {
  const per = (query: string) => typedQuantities(query)[0]?.per;
  expect(per('20k mahina rent')).toBe('month');
  expect(per('30000 per month')).toBe('month');
  expect(per('har mahine 5000')).toBe('month');
  expect(per('12 lpa')).toBe('year');
  expect(per('1.2 lakh per year')).toBe('year');
  expect(per('5 lakh')).toBeNull();
});
