import { readSearch, type TypedQuantity, typedQuantities } from '@/lib/typed-quantities';

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
    '17 lakh fixed + 3 lakh variable',
    [
      ['money', 20_00_000],
      ['money', 3_00_000],
    ],
  ],
  [
    'fixed 17 lakh and variable 3 lakh',
    [
      ['money', 20_00_000],
      ['money', 3_00_000],
    ],
  ],
  ['2 extensions of 5 years', [['count', 2]]],
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
  // Units right behind numbers that are sections as well: 10, 15, 80.
  [
    '10lakh 15yrs 80k',
    [
      ['money', 10_00_000],
      ['duration', 180],
      ['money', 80_000],
    ],
  ],
  ['10-iea 15g 44ad 80d 194a', []],
  ['80g donation 50000', [['money', 50_000]]],
  [
    '80c-1.5l rent:20k',
    [
      ['money', 1_50_000],
      ['money', 20_000],
    ],
  ],
  [
    '50000 (14 june 2026) (15/12/2026)',
    [
      ['money', 50_000],
      ['date', '2026-06-14'],
      ['date', '2026-12-15'],
    ],
  ],
  ['pachas   hazaar?', [['money', 50_000]]],
  ['60000saal', [['money', 60_000]]],
  [
    'turnover 1.8 crore 6 lakh profit',
    [
      ['money', 1_80_00_000],
      ['money', 6_00_000],
    ],
  ],
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

/** Days since 1970. */
const day = (text: string) => Date.parse(text) / 86_400_000;

it.each<[string, Partial<TypedQuantity>[]]>([
  ['40', [{ as: { count: 40, percent: 40, money: 40, duration: 480 }, isSure: false }]],
  ['60', [{ as: { count: 60, percent: 60, money: 60, duration: 720 } }]],
  ['61', [{ as: { count: 61, percent: 61, money: 61 } }]],
  ['8.5', [{ as: { count: 8.5, percent: 8.5, money: 8.5 } }]],
  ['100', [{ as: { count: 100, percent: 100, money: 100 } }]],
  ['101', [{ as: { count: 101, money: 101 } }]],
  ['999', [{ as: { count: 999, money: 999 } }]],
  ['1000', [{ as: { money: 1_000, count: 1_000 }, isSure: false }]],
  ['2009', [{ as: { year: 2009, money: 2_009, count: 2_009 }, isSure: false }]],
  ['20091', [{ as: { money: 20_091, count: 20_091 } }]],
  ['in 2009', [{ as: { year: 2009 } }]],
  ['2009 me', [{ as: { year: 2009 } }]],
  ['2000 monthly', [{ as: { money: 2_000, count: 2_000 }, per: 'month' }]],
  ['2000 every year', [{ as: { money: 2_000, count: 2_000 }, per: 'year' }]],
  ['since 2000 monthly', [{ as: { year: 2000 } }]],
  ['20 years', [{ as: { duration: 240, count: 20 }, isSure: true }]],
  ['2 saal 3 mahine', [{ as: { duration: 27 }, isSure: true }]],
  ['18 months', [{ as: { duration: 18 }, isSure: true }]],
  ['36 emis', [{ as: { count: 36, duration: 36 }, isSure: true }]],
  ['400 days', [{ as: { days: 400 }, isSure: true }]],
  ['14/3/20', [{ as: { date: day('2020-03-14') }, isSure: true, day: '2020-03-14' }]],
  ['14/3/50', [{ day: '2050-03-14' }]],
  ['14/3/51', [{ day: '1951-03-14' }]],
  ['2020-03-14', [{ as: { date: 18_335 }, day: '2020-03-14' }]],
  ['mar 14, 2020', [{ day: '2020-03-14' }]],
  ['march 2020', [{ day: '2020-03-01', isSure: true }]],
  ['12 lakh 4 year course', [{ as: { money: 12_00_000 } }, { as: {}, isSure: true }]],
  ['3 rupees per hundred a month', [{ as: { percent: 3 }, isSure: true, per: 'month' }]],
  ['65 sqm', [{ as: { area: 65 }, unit: 'sqm', isSure: true }]],
  ['1100 sqft', [{ as: { area: 1_100 }, unit: undefined, isSure: true }]],
  ['age 41', [{ as: { count: 41 }, isAge: true, isSure: true }]],
  ['5 year old girl', [{ as: { count: 5 }, isAge: true, isSure: true }]],
  ['40 ka hu', [{ as: { count: 40 }, isAge: true, isSure: true }]],
  ['papa 67', [{ as: { count: 67 }, isAge: true, isSure: true }]],
  ['papa 67 lakh', [{ as: { money: 67_00_000 }, isAge: undefined }]],
  ['5 साल की बेटी', [{ as: { count: 5 }, isAge: true, isSure: true }]],
  ['daughter 3 yrs', [{ as: { count: 3 }, isAge: true, isSure: true }]],
  ['daughter 3 yrs baad', [{ as: { duration: 36, count: 3 }, isAge: undefined }]],
  ['$500', [{ as: { money: 500 }, isForeign: true, isSure: true }]],
  ['$5k', [{ as: { money: 5_000 }, isForeign: true }]],
  ['usd 300', [{ as: { money: 300 }, isForeign: true }]],
  ['1200 usd', [{ as: { money: 1_200 }, isForeign: true, isSure: true }]],
  ['2 million dollars', [{ as: { money: 20_00_000 }, isForeign: true }]],
  ['3 hundred', [{ as: { money: 300 }, isSure: true }]],
  ['2.5 mn', [{ as: { money: 25_00_000 } }]],
  // Slips in the unit, and what is none.
  ['3 lahk', [{ as: { money: 3_00_000 } }]],
  ['20 yeras', [{ as: { duration: 240, count: 20 } }]],
  ['20 pears', [{ as: { count: 20, percent: 20, money: 20, duration: 240 } }]],
  ['५ लाख', [{ as: { money: 5_00_000 } }]],
  ['12lpa', [{ as: { money: 12_00_000 }, per: 'year' }]],
  ['12 lpa', [{ as: { money: 12_00_000 }, per: 'year' }]],
  // A decade, twelve of a month, sums, ranges.
  ['5000 for a decade', [{ as: { money: 5_000, count: 5_000 } }, { as: { duration: 120, count: 10 } }]],
  ['5000 for decade', [{}, { as: { duration: 120, count: 10 } }]],
  ['ek dashak', [{ as: { duration: 120, count: 10 } }]],
  ['two decades', [{ as: { duration: 240, count: 20 } }]],
  ['decadent', []],
  ['27500 x 12', [{ as: { money: 27_500, count: 27_500 }, per: 'month' }]],
  ['27500x12 months', [{ as: { money: 27_500, count: 27_500 }, per: 'month' }]],
  ['27500 × 12 mahine', [{ as: { money: 27_500, count: 27_500 }, per: 'month' }]],
  ['500 x 125', [{ per: null }, { as: { count: 125, money: 125 } }]],
  ['45.5k+18k', [{ isAdded: undefined }, { as: { money: 18_000 }, isAdded: true }]],
  ['3 lakh + 2 lakh', [{}, { as: { money: 2_00_000 }, isAdded: true }]],
  ['8-9%', [{ as: { percent: 9 } }]],
  ['5 - 7 lakh', [{ as: {} }]],
  ['90k - 95k', [{ as: {} }]],
  ['5000-10000', [{ as: {} }]],
  ['at 8.5 to 9%', [{ as: {} }]],
  ['at 9.4 to 8.3%', [{ role: 'from' }, { role: 'to' }]],
  ['between 40 and 50 lakh', [{ as: {} }]],
  ['15-20 years', [{ as: { duration: 240, count: 20 } }]],
  ['loan @ 8%', [{ as: { percent: 8 }, text: '8%' }]],
  // What a number counts, and lakh that go without saying.
  ['3 kids', [{ as: { count: 3 } }]],
  ['2 adults 1 kid', [{ as: { count: 2 } }, { as: { count: 1 } }]],
  ['12.5 lakh 80c 1.5', [{ as: { money: 12_50_000 } }, { as: { count: 1.5, percent: 1.5, money: 1_50_000 } }]],
  ['12.5 lakh rent 15', [{}, { as: { count: 15, percent: 15, money: 15, duration: 180 } }]],
  ['80c 1.5', [{ as: { count: 1.5, percent: 1.5, money: 1.5 } }]],
  // Lists are of one kind, written alike.
  ['3 lakh, 4 lakh and 5 lakh', [{ isListed: undefined }, { isListed: true }, { isListed: true }]],
  ['3 lakh, 5 years', [{}, { isListed: undefined }]],
  ['3 lakh, 5000', [{}, { isListed: undefined }]],
  // Which of two is from and to.
  ['8.1% instead of 9.3%', [{ role: 'to' }, { role: 'from' }]],
  ['now 8.2 from 9.4', [{ role: 'to' }, { role: 'from' }]],
  ['5 lakh from 9.4%', [{ role: undefined }, { role: undefined }]],
  // What is said last holds for all, where all are of a size for a year.
  ['hra 3 lakh rent 2.4 lakh yearly', [{ per: 'year' }, { per: 'year' }]],
  ['hra 30000 rent 2.4 lakh yearly', [{ per: null }, { per: 'year' }]],
  ['emi 5 lakh', [{ at: 4, end: 10, text: '5 lakh' }]],
  ['22k gold 85 gram', [{ as: { weight: 85 }, text: '85 gram' }]],
  ['5000 for two decades now', [{}, { as: { duration: 240, count: 20 } }]],
  ['loan 8-9% now', [{ as: { percent: 9 } }]],
  ['loan 8.25 - 9.75% now', [{ as: { percent: 9.75 } }]],
  // For which time an amount is.
  ['har saal 50000 extra', [{ per: 'year' }]],
  ['har saal 5% extra', [{ per: null }]],
  ['sip 10k har saal 10%', [{ per: null }, { as: { percent: 10 } }]],
  ['12% monthly sip', [{ per: null }]],
  ['2% per month', [{ per: 'month' }]],
  ['60000 salary per month', [{ per: 'month' }]],
  ['6 lakh salary per year', [{ per: 'year' }]],
  ['saal ka basic 6 lakh 8%', [{ per: 'year' }, { per: null }]],
  ['hra ₹30000 rent 2.4 lakh yearly', [{ per: null }, { per: 'year' }]],
  ['hra 1 lakh rent 2.4 lakh yearly', [{ per: 'year' }, { per: 'year' }]],
  ['hra 1 lakh per month rent 3 lakh yearly', [{ per: 'month' }, { per: 'year' }]],
  ['1.5 lakh rent each', [{ isEach: undefined }]],
  ['1.5 lakh eachway', [{ isEach: undefined }]],
  // What was and what is, and what is neither.
  ['2 lakh for 9 saal me 6 lakh', [{ role: undefined }, {}, { role: undefined }]],
  ['2 lakh 9 saal aur me 6 lakh', [{ role: undefined }, {}, { role: undefined }]],
  ['2 lakh 9 saal me bas 6 lakh', [{ role: undefined }, {}, { role: undefined }]],
  ['2% 9 saal me 6 lakh', [{ role: undefined }, {}, { role: undefined }]],
  ['8 from 9', [{ role: undefined }, { role: undefined }]],
  ['5 lakh instead of 6 lakh', [{ role: 'to' }, { role: 'from' }]],
  ['5 lakh instead of 8%', [{ role: undefined }, { role: undefined }]],
  ['9% from 9.4% to 8.2%', [{ role: undefined }, { role: 'from' }, { role: 'to' }]],
  ['5 lakh ka 8 lakh ho gaya', [{ role: 'from' }, {}]],
  ['5 lakh ka 8 lakh', [{ role: undefined }, {}]],
  ['5 lakh plot ka 8 lakh ho gaya', [{ role: undefined }, {}]],
  ['5 lakh ka plot 8 lakh ho gaya', [{ role: undefined }, {}]],
  // A year, or as much money.
  ['within 2000 monthly', [{ as: { money: 2_000, count: 2_000 } }]],
  ['2009 rent yearly', [{ as: { year: 2009, money: 2_009, count: 2_009 } }]],
  ['in the end 2009', [{ as: { year: 2009, money: 2_009, count: 2_009 } }]],
  ['2009 rate me', [{ as: { year: 2009, money: 2_009, count: 2_009 } }]],
  ['2009 mera', [{ as: { year: 2009, money: 2_009, count: 2_009 } }]],
  ['50 lakh 2015', [{}, { as: { year: 2_015 } }]],
  ['1000 2015', [{}, { as: { year: 2_015 } }]],
  ['500 2015', [{}, { as: { year: 2_015, money: 2_015, count: 2_015 } }]],
  ['8% 2015', [{}, { as: { year: 2_015, money: 2_015, count: 2_015 } }]],
  ['2009 2015', [{ as: { year: 2_009, money: 2_009, count: 2_009 } }, {}]],
  ['job since 2015', [{ as: { year: 2_015 } }]],
  ['2015 se job', [{ as: { year: 2_015 } }]],
  ['sip in gold 2000 every month', [{ as: { money: 2_000, count: 2_000 } }]],
  ['gold 2000 per year', [{ as: { money: 2_000, count: 2_000 } }]],
  ['since 2015 every year 5 lakh', [{ as: { year: 2_015 } }, { as: { money: 5_00_000 } }]],
  // Whose the time is that stands between two.
  ['sip 10k har saal 10%', [{ per: null }, {}]],
  ['sip 10k har saal kuch', [{ per: 'year' }]],
  ['sip 10k yearly increase 500', [{ per: null }, {}]],
  ['emi 21000 every year 50000', [{ per: null }, { per: 'year' }]],
  // Of a range the end that has the unit, and of a decade ten years.
  ['8-9 lac', [{ as: {} }]],
  ['1-2 crore', [{ as: {} }]],
  ['8-9 year', [{ as: { duration: 108, count: 9 } }]],
  ['8 - 9 yr', [{ as: { duration: 108, count: 9 } }]],
  ['12 lpa job', [{ as: { money: 12_00_000 }, per: 'year' }]],
  // A sign between two figures adds them, among words it does not.
  ['rent 5000 + hra 3000', [{}, { isAdded: undefined }]],
  ['rent 5000 hra + 3000', [{}, { isAdded: undefined }]],
  // A number of things is nothing else, an amount of them stays one.
  ['200 shares', [{ as: { count: 200 } }]],
  ['sold 2000 shares for 5 lakh', [{ as: { count: 2_000 } }, { as: { money: 5_00_000 } }]],
  ['bought in 2015 shares of 5 lakh', [{ as: { year: 2_015 } }, { as: { money: 5_00_000 } }]],
  // A year after a word for the deal; a round number may be a price.
  ['house bought 2003 sold 2026', [{ as: { year: 2_003 } }, { as: { year: 2_026 } }]],
  ['plot kharida 1998', [{ as: { year: 1_998 } }]],
  ['gold bought 2000', [{ as: { year: 2_000, money: 2_000, count: 2_000 } }]],
  ['₹500 shares', [{ as: { money: 500 } }]],
  ['12.5 lakh rent paid 1.5', [{}, { as: { count: 1.5, percent: 1.5, money: 1.5 } }]],
  ['12.5 lakh 80d 1.5', [{}, { as: { count: 1.5, percent: 1.5, money: 1_50_000 } }]],
  ['12.5 lakh rent 12.25', [{}, { as: { count: 12.25, percent: 12.25, money: 12_25_000 } }]],
  ['12.5 lakh rent 125.5', [{}, { as: { count: 125.5, money: 125.5 } }]],
])('%s, with all that is said of it', (query, expected) => {
  const quantities = typedQuantities(query);
  expect(quantities.length).toBe(expected.length);
  expected.forEach((each, index) => {
    const { as, ...rest } = each;
    if (as) expect(quantities[index]?.as).toEqual(as);
    for (const [name, value] of Object.entries(rest))
      expect([name, Object(quantities[index])[name]]).toEqual([name, value]);
  });
});

it.each(['31/02/2020', '10/13/2020', '00/05/2020'])('%s is no day', (query) => {
  expect(typedQuantities(query).filter((each) => each.day)).toEqual([]);
});

it('reads "in hand" as one word, and the first 160 letters alone', () => {
  expect(['1 lakh in hand', '1 lakh in-hand', 'in handy'].map((query) => readSearch(query).text)).toEqual([
    '1 lakh inhand',
    '1 lakh inhand',
    'in handy',
  ]);
  expect(['loan @8%', 'loan @ 8%', 'me@home 8%'].map((query) => readSearch(query).text.trim().split(/\s+/))).toEqual([
    ['loan', 'at', '8%'],
    ['loan', 'at', '8%'],
    ['me@home', '8%'],
  ]);
  expect(typedQuantities(`${'x'.repeat(153)} 5 lakh`).map(({ text }) => text)).toEqual(['5 lakh']);
  expect(typedQuantities(`${'x'.repeat(160)} 5 lakh`)).toEqual([]);
});
