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
  ['85 gram 22k gold', [['weight', 85]]],
  ['flat 2 bhk 8th floor by 15 june', []],
  ['iphone 15 macbook 14', []],
  ['nifty 24800 ce', []],
  [
    '9 lakh 2 lakh down',
    [
      ['money', 9_00_000],
      ['money', 2_00_000],
    ],
  ],
  ['2 crore 50 lakh', [['money', 2_50_00_000]]],
  [
    '50 lakh 30k',
    [
      ['money', 50_00_000],
      ['money', 30_000],
    ],
  ],
  ['12000 saal', [['money', 12_000]]],
  ['joined june 2014', [['date', '2014-06-01']]],
  ['36 emis', [['count', 36]]],
  ['8-9.5%', [['percent', 9.5]]],
  ['2 rupaye saikda', [['percent', 2]]],
  [
    '5 lakh in 2009',
    [
      ['money', 5_00_000],
      ['year', 2009],
    ],
  ],
  ['40 ka hu', [['count', 40]]],
  ['main 36', [['count', 36]]],
  ['sadhe teen lakh pachees hazaar', [['money', 3_75_000]]],
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

it('reads dollars as such, and the time of the figure that it stands beside', () => {
  expect(typedQuantities('$500').map(({ isForeign }) => isForeign)).toEqual([true]);
  expect(typedQuantities('1200 usd').map(({ isForeign }) => isForeign)).toEqual([true]);
  expect(typedQuantities('rent 30k month basic 9 lakh').map(({ per }) => per)).toEqual(['month', null]);
  expect(typedQuantities('emi 21000 every month 5000 extra').map(({ per }) => per)).toEqual([null, 'month']);
});

it('reads lists, "each", and what is then and now', () => {
  expect(typedQuantities('15k june 30k july').map(({ isListed }) => isListed ?? false)).toEqual([false, true]);
  expect(typedQuantities('6 terms 1.5 lakh each').at(-1)?.isEach).toBe(true);
  expect(typedQuantities('2 lakh 9 saal me 6 lakh').map(({ role }) => role)).toEqual(['from', undefined, 'to']);
});
