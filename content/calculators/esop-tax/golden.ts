import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const lot = { date: '2025-11-10', shares: 1_000, paid: 50, value: 400, rate: 1, kind: 'same' } as const;
const sale = { date: '2026-09-15', shares: 400, price: 520, rate: 1, kind: 'same' } as const;
const ofYear = {
  year: '2026-27',
  salary: null,
  shortEquity: 0,
  longEquity: 0,
  shortOther: 0,
  longOther: 0,
  shortEquityEarly: 0,
  longEquityEarly: 0,
  longOtherEarly: 0,
} as const;
const kept = { sales: [] } as const;
/** 1,65,000 of long-term gain on shares of a foreign company, in 2026-27. */
const soldAbroad = {
  plan: 'rsu',
  market: 'foreign',
  lots: [{ date: '2023-11-10', shares: 100, paid: 0, value: 150, rate: 85, kind: 'same' }],
  sales: [{ date: '2026-09-15', shares: 100, price: 160, rate: 90, kind: 'same' }],
} as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: '1,000 options of an unlisted company at ₹50, worth ₹400, on a salary of ₹20 lakh; 400 sold at ₹520',
    source: byHand(
      '2025-26: 19,25,000 → 1,92,400; 22,75,000 → 2,68,750 × 1.04 = 2,79,500. 2026-27: 400 × 120 = 48,000 at 20% × 1.04 = 9,984',
    ),
    input: {},
    expect: {
      'Value taxed as salary': 3_50_000,
      'Tax as salary': 87_100,
      'Cash needed': 1_37_100,
      'Gains on sales': 48_000,
      'Tax on the gains': 9_984,
      'Shares left': 600,
      'You keep after tax': 3_72_916,
      'You keep per share': 372.916,
      'Break-even price per share': 137.1,
      'Tax deducted in FY 2025-26': 87_100,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: kept, given: ['salary', 'lots', 'regime'],
    expect: ['Value taxed as salary', 'Tax as salary'] }, [
    ['the old regime', '3,50,000 × 30% × 1.04', 20_00_000, [lot], 'old', 3_50_000, 1_09_200],
    ['a salary without tax loses the rebate', '12,00,000 + 1,00,000: 75,000 × 1.04', 12_75_000, [{ ...lot, value: 150 }], blank, 1_00_000, 78_000],
    ['at ₹50 lakh all of the next ₹1 lakh goes: marginal relief', '(10,80,000 + 1,00,000) × 1.04 − 11,23,200', 50_75_000, [{ ...lot, value: 150 }], blank, 1_00_000, 1_04_000],
    ['without a value above the price nothing is taxed', '400 − 400', 20_00_000, [{ ...lot, paid: 400 }], blank, 0, 0],
    ['a value below the price is no loss', 'not below zero', 20_00_000, [{ ...lot, paid: 450 }], blank, 0, 0],
    ['tax year 2026-27 has the same rates', '87,100', 20_00_000, [{ ...lot, date: '2026-04-01' }], blank, 3_50_000, 87_100],
    ['two exercises of one year are taxed together', '19,25,000 + 7,00,000: 3,00,000 + 2,25,000 × 30% = 3,67,500 × 1.04 − 1,92,400', 20_00_000, [lot, { ...lot, date: '2025-05-05' }], blank, 7_00_000, 1_89_800],
    ['two exercises in two years are taxed apart', '87,100 × 2', 20_00_000, [lot, { ...lot, date: '2026-05-05' }], blank, 7_00_000, 1_74_200],
    ['an exercise before April 2024 only gives the cost', 'law of these years is not on file', 20_00_000, [{ ...lot, date: '2023-05-05' }], blank, 0, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['market', 'lots', 'sales'],
    expect: ['Sale 1: term', 'Gains on sales', 'Tax on the gains'] }, [
    ['listed in India: short-term the day before 12 months', '2,25,000 × 20% × 1.04', 'listed', [{ ...lot, date: '2024-12-10' }], [{ ...sale, date: '2025-12-09', shares: 1_000, price: 625 }], 'Short-term', 2_25_000, 46_800],
    ['listed in India: long-term on the anniversary', '(2,25,000 − 1,25,000) × 12.5% × 1.04', 'listed', [{ ...lot, date: '2024-12-10' }], [{ ...sale, date: '2025-12-10', shares: 1_000, price: 625 }], 'Long-term', 2_25_000, 13_000],
    ['unlisted: short-term the day before 24 months', '75,000 × 20% + 25,000 × 25% = 21,250 × 1.04', 'unlisted', [{ ...lot, date: '2024-06-10' }], [{ ...sale, date: '2026-06-09', shares: 1_000, price: 500 }], 'Short-term', 1_00_000, 22_100],
    ['unlisted: long-term after 24 months', '1,00,000 × 12.5% × 1.04', 'unlisted', [{ ...lot, date: '2024-06-10' }], [{ ...sale, date: '2026-06-10', shares: 1_000, price: 500 }], 'Long-term', 1_00_000, 13_000],
    ['foreign: 24 months too', '21,250 × 1.04', 'foreign', [{ ...lot, date: '2024-06-10' }], [{ ...sale, date: '2025-07-10', shares: 1_000, price: 500 }], 'Short-term', 1_00_000, 22_100],
    ['a loss after the exercise lowers no tax', '1,000 × (300 − 400): no set-off against salary', 'unlisted', [lot], [{ ...sale, shares: 1_000, price: 300 }], 'Short-term', -1_00_000, 0],
    ['the oldest shares are sold first', '100 × (600 − 200) + 100 × (600 − 400): 60,000 × 20% × 1.04 = 12,480', 'unlisted', [{ ...lot, shares: 100 }, { ...lot, date: '2025-06-02', shares: 100, value: 200 }], [{ ...sale, shares: 200, price: 600 }], blank, 60_000, 12_480],
  ]),
  {
    name: 'listed shares of April 2021, sold in May 2024',
    source: published('livemint.com, 17 April 2022: 100 × (1,500 − 1,000); below the exemption of the year'),
    input: {
      market: 'listed',
      lots: [{ ...lot, date: '2021-04-01', shares: 100, paid: 510, value: 1_000 }],
      sales: [{ ...sale, date: '2024-05-01', shares: 100, price: 1_500 }],
    },
    expect: { 'Sale 1: term': 'Long-term', 'Gains on sales': 50_000, 'Tax on the gains': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { market: 'listed' }, given: ['lots', 'sales'],
    expect: ['Sale 1: term', 'Gains on sales', 'Tax on the gains'] }, [
    ['listed, long-term, on 22 July 2024', '(5,00,000 − 1,25,000) × 10% × 1.04', [{ ...lot, date: '2021-04-01' }], [{ ...sale, date: '2024-07-22', shares: 1_000, price: 900 }], 'Long-term', 5_00_000, 39_000],
    ['listed, long-term, on 23 July 2024', '(5,00,000 − 1,25,000) × 12.5% × 1.04', [{ ...lot, date: '2021-04-01' }], [{ ...sale, date: '2024-07-23', shares: 1_000, price: 900 }], 'Long-term', 5_00_000, 48_750],
    ['listed, short-term, on 22 July 2024', '5,00,000 × 15% × 1.04', [{ ...lot, date: '2024-03-01' }], [{ ...sale, date: '2024-07-22', shares: 1_000, price: 900 }], 'Short-term', 5_00_000, 78_000],
    ['listed, short-term, on 23 July 2024', '5,00,000 × 20% × 1.04', [{ ...lot, date: '2024-03-01' }], [{ ...sale, date: '2024-07-23', shares: 1_000, price: 900 }], 'Short-term', 5_00_000, 1_04_000],
  ]),
  {
    name: 'a loss of FY 2025-26 is set off against the gain of the next year',
    source: byHand('s. 74: 600 × 120 − 400 × 100 = 32,000 × 20% × 1.04 = 6,656; without it 72,000 would bear 14,976'),
    input: {
      lots: [{ ...lot, date: '2025-05-10' }],
      sales: [
        { ...sale, date: '2026-02-10', price: 300 },
        { ...sale, shares: 600 },
      ],
    },
    expect: { 'Gains on sales': 32_000, 'Tax on the gains': 6_656 },
  },
  {
    name: 'a loss after the exercise leaves the tax on the value as it was',
    source: byHand('3,50,000 as before; 87,100. Kept: 3,00,000 − 50,000 − 87,100'),
    input: { sales: [{ ...sale, shares: 1_000, price: 300 }] },
    expect: { 'Tax as salary': 87_100, 'Tax on the gains': 0, 'You keep after tax': 1_62_900, 'Shares left': 0 },
  },
  {
    name: 'sold on the anniversary, where it counts as short-term',
    source: byHand('(75,000 × 20% + 25,000 × 25%) × 1.04'),
    input: {
      anniversary: 'short',
      lots: [{ ...lot, date: '2024-06-10' }],
      sales: [{ ...sale, date: '2026-06-10', shares: 1_000, price: 500 }],
    },
    expect: { 'Sale 1: term': 'Short-term', 'Tax on the gains': 22_100 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { startUp: true }, given: ['lots', 'sales', 'leftOn'],
    expect: ['Deferred tax', 'Tax deducted in FY 2025-26', 'Last day of the deferral', 'Cash needed'] }, [
    ['an exercise of FY 2025-26: 48 months from 31 March 2027', 'to 31 March 2031', [lot], [], blank, 87_100, 0, '2031-03-31', 50_000],
    ['on 31 March 2026 the same day', 'FY 2025-26', [{ ...lot, date: '2026-03-31' }], [], blank, 87_100, 0, '2031-03-31', 50_000],
    ['on 1 April 2026 a year later', 'tax year 2026-27, 60 months from its end', [{ ...lot, date: '2026-04-01' }], [], blank, 87_100, blank, '2032-03-31', 50_000],
    ['leaving ends the deferral', '31 December 2026 comes first', [lot], [], '2026-12-31', 87_100, 0, '2026-12-31', 50_000],
    ['an exercise after the end of the job: nothing waits', 's. 192(1C): leaving came first; 50,000 + 87,100', [lot], [], '2025-06-30', blank, 87_100, blank, 1_37_100],
    ['one of two rows after the end of the job', '1,89,800 on 7,00,000; half of it waits until the end of the job, which is in the year too; 1,00,000 + 94,900', [lot, { ...lot, date: '2025-05-05' }], [], '2025-06-30', 94_900, 1_89_800, '2025-06-30', 1_94_900],
    ['a sale ends it for the shares sold', '600 of 1,000 wait on', [lot], [sale], blank, 87_100, 0, '2031-03-31', 50_000],
    ['a sale in the year of the exercise: its part is deducted in that year', '87,100 × 400 ÷ 1,000 within 14 days of 10 February 2026', [lot], [{ ...sale, date: '2026-02-10' }], blank, 87_100, 34_840, '2031-03-31', 50_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: kept, given: ['cover', 'coverPercent'],
    expect: ['Shares sold for the tax', 'Cash needed', 'Shares left'] }, [
    ['as many shares as the tax needs', '87,100 ÷ 400 = 217.75, so 218; 1,37,100 − 87,200', 'enough', blank, 218, 49_900, 782],
    ['a third of the shares is more than enough', '330 × 400 = 1,32,000; 1,37,100 − 1,32,000', 'percent', 33, 330, 5_100, 670],
    ['none', '1,37,100', 'none', blank, 0, 1_37_100, 1_000],
  ]),
  {
    name: 'RSUs of a US company: 100 shares worth $150 at ₹85',
    source: byHand('12,75,000; 32,00,000 → 5,40,000 × 1.04 = 5,61,600 − 1,92,400'),
    input: {
      plan: 'rsu',
      market: 'foreign',
      lots: [{ date: '2025-11-10', shares: 100, paid: 0, value: 150, rate: 85, kind: 'same' }],
      ...kept,
    },
    expect: { 'Value taxed as salary': 12_75_000, 'Tax as salary': 3_69_200, 'Cash needed': 3_69_200 },
  },
  {
    name: 'a foreign gain is counted in rupees at the rates of each day',
    source: byHand('100 × (160 × 90 − 150 × 85) = 1,65,000: (75,000 × 20% + 90,000 × 25%) × 1.04, in 2026-27'),
    input: {
      plan: 'rsu',
      market: 'foreign',
      lots: [{ date: '2025-11-10', shares: 100, paid: 0, value: 150, rate: 85, kind: 'same' }],
      sales: [{ date: '2026-09-15', shares: 100, price: 160, rate: 90, kind: 'same' }],
    },
    expect: { 'Gains on sales': 1_65_000, 'Tax on the gains': 39_000 },
  },
  {
    name: 'tax paid abroad is credited up to Indian tax on the same income',
    source: byHand(
      '23,50,000 less 75,000 bears 2,79,500. 3,50,000 ÷ 23,50,000 of that salary is the value: 41,627.66, below 87,100',
    ),
    input: { ...kept, market: 'foreign', foreignTax: 60_000 },
    expect: { 'Credit for tax paid abroad': 41_627.66 },
  },
  {
    name: 'a foreign gain counts for the credit after the loss that lowers it',
    source: byHand(
      '1,65,000 − 65,000 = 1,00,000: (1,85,000 + 12,500) × 1.04 = 2,05,400; ÷ 20,25,000 × 1,00,000, below its tax of 13,000',
    ),
    input: {
      ...soldAbroad,
      years: [{ ...ofYear, salary: 20_00_000, longOther: -65_000 }],
      foreignTax: 60_000,
    },
    expect: { 'Tax on the gains': 13_000, 'Credit for tax paid abroad': 10_143.21 },
  },
  {
    name: 'the credit of a long-term gain is not above its own tax, whatever the value beside it bears',
    source: byHand(
      'Rule 128(5), each source by itself: (8,62,500 + 20,625) × 1.04 = 9,18,450 ÷ 44,40,000; × 3,50,000 × 42,75,000 ÷ 43,50,000 = 71,152.06, below 1,09,200; × 1,65,000 = 34,132, above 1,65,000 × 12.5% × 1.04 = 21,450',
    ),
    input: {
      ...soldAbroad,
      salary: 40_00_000,
      lots: [...soldAbroad.lots, { ...lot, date: '2026-05-11' }],
      foreignTax: 5_00_000,
    },
    expect: { 'Tax as salary': 1_09_200, 'Tax on the gains': 21_450, 'Credit for tax paid abroad': 92_602.06 },
  },
  {
    name: 'an ESPP share bought at 85',
    source: byHand('15 × 200 = 3,000 × 20% × 1.04'),
    input: { plan: 'espp', market: 'listed', lots: [{ ...lot, shares: 200, paid: 85, value: 100 }], ...kept },
    expect: { 'Value taxed as salary': 3_000, 'Tax as salary': 624 },
  },
  {
    name: 'exercise now against later, at an expected price of ₹800 in January 2028',
    source: byHand(
      'Now: 8,00,000 − 50,000 − 87,100 − 4,00,000 × 12.5% × 1.04. Later: 7,50,000 → 26,75,000 → 3,97,800 − 1,92,400 = 2,05,400; 8,00,000 − 50,000 − 2,05,400',
    ),
    input: { ...kept, expectedPrice: 800, laterOn: '2028-01-10' },
    expect: { 'If you exercise now': 6_10_900, 'If you wait': 5_44_600, 'Gain from exercising now': 66_300 },
  },
  {
    name: 'a part of the service abroad is no Indian salary',
    source: byHand('3,50,000 × 50% = 1,75,000: 21,00,000 → 2,25,000 × 1.04 − 1,92,400'),
    input: { ...kept, indianPart: 50, residence: 'nonResident' },
    expect: { 'Value taxed as salary': 1_75_000, 'Tax as salary': 41_600 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('shares on the day of the sale'), given: ['lots', 'sales'], expect: 'refused' }, [
    ['more shares sold than there are', [lot], [{ ...sale, shares: 1_001 }], 'Sale 1 takes 1 share more than you had on that day.'],
    ['shares sold before they are there', [lot], [{ ...sale, date: '2025-11-09' }], 'Sale 1 takes 400 shares more than you had on that day.'],
  ]),
  {
    name: 'a non-resident’s gains on foreign shares are not taxed here',
    source: byHand('s. 5(2)'),
    input: { market: 'foreign', residence: 'nonResident' },
    refused: 'India does not tax a non-resident’s gains on foreign shares. Remove the sales.',
  },

  // Salary by year, and other gains of the year
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['years'], expect: ['Tax as salary', 'Tax on the gains'] }, [
    ['a salary of the year of the exercise', '3,50,000 × 30% × 1.04, all above 24 lakh; the sale as before', [{ ...ofYear, year: '2025-26', salary: 30_00_000 }], 1_09_200, 9_984],
    ['a salary of the year of the sale', '48,000 × 30% × 1.04', [{ ...ofYear, salary: 30_00_000 }], 87_100, 14_976],
    ['no salary in the year of the sale', '48,000 is below 4 lakh', [{ ...ofYear, salary: 0 }], 87_100, 0],
    ['an empty salary is the one for all years', 'As in the first case', [ofYear], 87_100, 9_984],
    ['a short-term loss of the same year is set off', '48,000 − 50,000', [{ ...ofYear, shortOther: -50_000 }], 87_100, 0],
    ['a long-term loss is not set off against a short-term gain', 's. 111: 9,984', [{ ...ofYear, longOther: -50_000 }], 87_100, 9_984],
    ['a loss of the year before is brought forward', '48,000 − 48,000', [{ ...ofYear, year: '2025-26', shortEquity: -48_000 }], 87_100, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { market: 'listed', lots: [{ ...lot, date: '2024-12-10' }], sales: [{ ...sale, date: '2025-12-10', shares: 1_000, price: 625 }] },
    given: ['years'], expect: ['Gains on sales', 'Tax on the gains'] }, [
    ['other long-term gains take a part of the ₹1.25 lakh', '(2,25,000 − 25,000) × 12.5% × 1.04', [{ ...ofYear, year: '2025-26', longEquity: 1_00_000 }], 2_25_000, 26_000],
    ['other long-term gains take all of it', '2,25,000 × 12.5% × 1.04', [{ ...ofYear, year: '2025-26', longEquity: 2_00_000 }], 2_25_000, 29_250],
    ['those of another year take nothing of it', '1,00,000 × 12.5% × 1.04', [{ ...ofYear, longEquity: 2_00_000 }], 2_25_000, 13_000],
    ['other long-term losses', '(2,25,000 − 60,000 − 1,25,000) × 12.5% × 1.04', [{ ...ofYear, year: '2025-26', longOther: -60_000 }], 2_25_000, 5_200],
  ]),
  {
    name: 'a loss on the shares lowers the tax on other gains',
    source: byHand(
      '20,25,000 with 1,00,000 of gains, 19,85,000 with the loss of 40,000: (25,000 × 25% + 15,000 × 20%) × 1.04',
    ),
    input: { sales: [{ ...sale, price: 300 }], years: [{ ...ofYear, shortOther: 1_00_000 }] },
    expect: { 'Gains on sales': -40_000, 'Tax on the gains': -9_620 },
  },
  {
    name: 'a loss on the shares lowers the tax on other gains of the next year',
    source: byHand('The same 9,620, one year later'),
    input: {
      lots: [{ ...lot, date: '2025-05-10' }],
      sales: [{ ...sale, date: '2025-09-15', price: 300 }],
      years: [{ ...ofYear, shortOther: 1_00_000 }],
    },
    expect: { 'Gains on sales': -40_000, 'Tax on the gains': -9_620 },
  },
  {
    name: 'two rows for one year are refused',
    source: byHand('One row for each year'),
    input: { years: [ofYear, { ...ofYear, salary: 5_00_000 }] },
    refused: 'Tax year 2026-27 is there already. Enter one row for each year.',
  },

  // Shares of several kinds in one list
  {
    name: 'unlisted and listed shares, each with its own holding period and rate',
    source: byHand(
      'Unlisted, a day before 24 months: 21,250 × 1.04, as alone. Listed, after 12 months: 1,000 × 125 = 1,25,000, all tax-free',
    ),
    input: {
      lots: [
        { ...lot, date: '2024-06-10' },
        { ...lot, date: '2025-03-10', kind: 'listed' },
      ],
      sales: [
        { ...sale, date: '2026-06-09', shares: 1_000, price: 525, kind: 'listed' },
        { ...sale, date: '2026-06-09', shares: 1_000, price: 500 },
      ],
    },
    expect: {
      'Sale 1: term': 'Long-term',
      'Sale 2: term': 'Short-term',
      'Sale 1: tax': 0,
      'Gains on sales': 2_25_000,
      'Tax on the gains': 22_100,
    },
  },
  {
    name: 'a sale takes the oldest shares of its kind only',
    source: byHand('The older listed row stays: 48,000 at 20% × 1.04'),
    input: { lots: [{ ...lot, date: '2025-01-10', kind: 'listed' }, lot] },
    expect: { 'Gains on sales': 48_000, 'Tax on the gains': 9_984, 'Shares left': 1_600 },
  },
  {
    name: 'shares left count at the last price of their kind',
    source: byHand(
      '12,00,000 more: (3,00,000 + 7,25,000 × 30%) × 1.04 − 1,92,400 = 3,45,800. Kept: 4,00,000 + 9,00,000 − 1,00,000 − 3,45,800',
    ),
    input: { ...kept, lots: [lot, { ...lot, kind: 'listed', value: 900 }] },
    expect: { 'Tax as salary': 3_45_800, 'Value of the shares left': 13_00_000, 'You keep after tax': 8_54_200 },
  },
  {
    name: 'the price now is that of the last row’s kind',
    source: byHand('1,000 × 400 + 1,000 × 1,000'),
    input: { ...kept, lots: [lot, { ...lot, kind: 'listed', value: 900 }], priceNow: 1_000 },
    expect: { 'Value of the shares left': 14_00_000 },
  },
  {
    name: 'tax paid abroad is credited against tax on the foreign shares alone',
    source: byHand('27,00,000 less 75,000: 3,67,500 × 1.04 = 3,82,200; 3,50,000 ÷ 27,00,000 of it'),
    input: { ...kept, lots: [lot, { ...lot, kind: 'foreign' }], foreignTax: 60_000 },
    expect: { 'Tax as salary': 1_89_800, 'Credit for tax paid abroad': 49_544.44 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('Shares of the kind on the day of the sale'), given: ['lots', 'sales', 'residence'], expect: 'refused' }, [
    ['a sale of a kind of which there are none', [lot], [{ ...sale, kind: 'listed' }], blank, 'Sale 1 takes 400 shares more'],
    ['a non-resident’s sale of foreign shares beside others', [lot, { ...lot, kind: 'foreign' }], [{ ...sale, kind: 'foreign' }], 'nonResident', 'India does not tax a non-resident’s gains on foreign shares'],
  ]),

  // Rows that were added and left empty
  {
    name: 'rows that were added and left empty count for nothing',
    source: byHand('The figures of the first case'),
    input: {
      lots: [lot, { ...lot, date: '', shares: null, value: null }],
      sales: [{ ...sale, date: '', shares: null, price: null }, sale],
    },
    expect: { 'Tax as salary': 87_100, 'Tax on the gains': 9_984, 'You keep after tax': 3_72_916 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('What is missing is asked for'), given: ['lots', 'sales'], expect: 'refused' }, [
    ['no shares are asked for', [{ ...lot, date: '', shares: null, value: null }], [], 'Enter the day, the number and the value'],
    ['a row without its value is asked for it', [lot, { ...lot, value: null }], [], 'Enter the value of row 2.'],
    ['a sale without its day is asked for it', [lot], [{ ...sale, date: '' }], 'Enter the day of sale 1.'],
    ['a sale of too many shares is named by its place', [lot], [{ ...sale, date: '', shares: null, price: null }, { ...sale, shares: 1_001 }], 'Sale 2 takes 1 share more'],
  ]),
];

export const golden = onExample(cases, { lots: [lot], sales: [sale] });
