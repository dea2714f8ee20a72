import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type { TotalRow, TypedTrade } from './form';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

/** A total of a broker's file without charges. */
const total = (changes: Partial<TotalRow>): TotalRow => ({
  year: '2025-26',
  kind: 'derivatives',
  count: 4,
  profits: 0,
  losses: 0,
  gain: null,
  brokerage: 0,
  tax: 0,
  exchange: 0,
  sebi: 0,
  gst: 0,
  stamp: 0,
  depository: 0,
  ...changes,
});

const typed = (changes: Partial<TypedTrade>): TypedTrade => ({
  name: '',
  segment: 'delivery',
  exchange: 'nse',
  quantity: 100,
  buyPrice: 100,
  sellPrice: 150,
  // A trade within a day has no day of purchase of its own.
  bought: changes.segment === 'intraday' ? '' : '2025-06-02',
  sold: '2025-09-01',
  fairValue2018: null,
  ...changes,
});

const many = { trade: 'many' } as const;
const free = { broker: 'own', ownFlat: 0, ownDepository: 0 } as const;

const delivery: Case[] = [
  {
    name: 'a hundred shares bought at ₹500 and sold at ₹550 within a year, at Zerodha on NSE',
    source: byHand(
      'STT 50 + 55; 0.00307% of 1,05,000 = 3.2235; SEBI 0.105; stamp 0.015% of 50,000 = 7.5; DP 13; GST 18% of 16.3285. Gain 5,000 − 26.77 at 20%; total income to ₹10',
    ),
    input: {},
    expect: {
      'Profit before charges': 5_000,
      Brokerage: 0,
      'STT or CTT': 105,
      'Exchange charge': 3.2235,
      'SEBI fee': 0.105,
      'Stamp duty': 7.5,
      'Depository fee': 13,
      GST: 2.93913,
      Charges: 131.76763,
      'Break-even price': 501.27,
      'Break-even move': 1.27,
      'Short-term gain on shares': 4_973.23237,
      'Tax on trades and dividends': 1_033.92808,
      'Left after charges and tax': 3_834.30429,
      'Tax audit': 'Not needed',
      'Return form': 'ITR-2',
    },
  },
  {
    name: 'the depository fee of Zerodha is ₹15.34 with GST',
    source: published('Zerodha: ₹15.34 a scrip = 3.5 CDSL + 9.5 + GST 2.34; here at a price at which the rest is nil'),
    input: { quantity: 1, buyPrice: 0, sellPrice: 1 },
    expect: { 'Depository fee': 13, 'STT or CTT': 0, GST: 2.3400057 },
  },
  {
    name: 'a long-term gain on shares is free up to the yearly amount',
    source: byHand('3,00,000 − (75 + 13 + 39.91 + 1.3 + 9.7578) = 2,99,861.0322; (− 1,25,000) × 12.5%, cess 4%'),
    input: { trade: 'longTerm', quantity: 1_000, sellPrice: 800 },
    expect: {
      Charges: 1_438.9678,
      'Long-term gain on shares': 2_99_861.0322,
      'Tax on trades and dividends': 22_731.77316,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['broker', 'quantity', 'buyPrice', 'sellPrice'],
    expect: ['Brokerage', 'Depository fee', 'GST', 'Charges'] }, [
    ['Groww takes at least ₹5 an order', '0.1% of 4,000 = 4 → 5; 0.1% of 4,500 = 4.5 → 5; DP 20; GST 18% of 30.26945',
      'groww', 100, 40, 45, 10, 20, 5.448501, 45.317951],
    ['Groww takes 0.1% below ₹20,000', '19 + 19.5; GST 18% of 59.72045', 'groww', 100, 190, 195, 38.5, 20, 10.749681, 112.320131],
    ['Groww takes ₹20 an order above ₹20,000', '20 + 20; GST 18% of 63.3285', 'groww', 100, 500, 550, 40, 20, 11.39913, 187.22763],
    ['Upstox takes ₹20 an order of shares', '20 + 20; GST 18% of 63.3285', 'upstox', 100, 500, 550, 40, 20, 11.39913, 187.22763],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { trade: 'longTerm', sellPrice: 180, buyPrice: 100, ...free },
    given: ['fairValue2018'], expect: ['Long-term gain on shares', 'STT or CTT'] }, [
    ['a value of 2018 below the price raises the cost', '18,000 − 15,000 − (0.5526 + 0.018 + GST 0.102708)', 150, 2_999.326692, 18],
    ['a value of 2018 above the price raises the cost to the price', '18,000 − 18,000 − 0.673308', 250, -0.673308],
    ['a value of 2018 below the cost changes nothing', '18,000 − 10,000 − 0.673308', 90, 7_999.326692],
  ]),
];

const contracts: Case[] = [
  {
    name: 'five hundred shares bought at ₹400 and sold at ₹404 on one day',
    source: byHand(
      '20 + 20 (0.03% of 2,00,000 = 60); STT 0.025% of 2,02,000 = 50.5 → 51; 0.00307% of 4,02,000; stamp 0.003%; (2,000 − 119.237212) at 15% and cess, total income to ₹10',
    ),
    input: { trade: 'intraday', quantity: 500, buyPrice: 400, sellPrice: 404 },
    expect: {
      Brokerage: 40,
      'STT or CTT': 51,
      Charges: 119.237212,
      'Intraday: speculative business': 1_880.762788,
      'Turnover for the audit test': 2_000,
      'Tax on trades and dividends': 293.28,
      'Return form': 'ITR-3',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('0.1% of each side, of two days: each to the rupee'), input: { trade: 'shortTerm', quantity: 1 },
    given: ['buyPrice', 'sellPrice'], expect: ['STT or CTT'] }, [
    ['one share of ₹600: 0.6 → 1 on either day', 600, 600, 2],
    ['one share of ₹1,400: 1.4 → 1 on either day', 1_400, 1_400, 2],
    ['one share of ₹450: 0.45 → 0 on either day', 450, 450, 0],
  ]),
  {
    name: 'a small intraday order bears 0.03%, and STT below 50 paise is nothing',
    source: byHand('1.2 + 0.303; STT 0.025% of 1,010 = 0.2525 → 0; 0.00307% of 5,010 …'),
    input: { trade: 'intraday', quantity: 10, buyPrice: 400, sellPrice: 101 },
    expect: { Brokerage: 1.503, 'STT or CTT': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { trade: 'futures', quantity: 1_000, buyPrice: 1_000, sellPrice: 1_005 },
    given: ['financialYear'], expect: ['STT or CTT', 'Charges', 'Futures and options: business'] }, [
    ['futures up to 31 March 2026 bear STT of 0.02%', '0.02% of 10,05,000; 36.6915 + 2.005 + 20 + 40 + GST 14.16537', '2025-26', 201, 313.86187, 4_686.13813],
    ['futures from 1 April 2026 bear STT of 0.05%', '0.05% of 10,05,000 = 502.5 → 503', '2026-27', 503, 615.86187],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { trade: 'options', quantity: 500, buyPrice: 100, sellPrice: 110 },
    given: ['financialYear', 'exchange'], expect: ['STT or CTT', 'Exchange charge', 'GST', 'Charges'] }, [
    ['options of FY 2025-26 bear STT of 0.1% of the premium sold', '55; 0.03553% of 1,05,000; GST on 77.4115, not on STT and stamp',
      '2025-26', 'nse', 55, 37.3065, 13.93407, 147.84557],
    ['options of tax year 2026-27 bear 0.15%', '0.15% of 55,000 = 82.5 → 83', '2026-27', 'nse', 83, 37.3065, 13.93407, 175.84557],
    ['options on BSE bear its charge', '0.0325% of 1,05,000', '2025-26', 'bse', 55, 34.125, 13.3614, 144.0914],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { trade: 'optionExercised', quantity: 500, buyPrice: 100, sellPrice: 160 },
    given: ['financialYear'], expect: ['STT or CTT', 'Charges'] }, [
    ['an option exercised in FY 2025-26 bears 0.125% of what it is worth', '0.125% of 80,000; one order: 20 + 17.765 + 0.05 + GST 6.8067 + stamp 1.5', '2025-26', 100, 146.1217],
    ['an option exercised in tax year 2026-27 bears 0.15%', '0.15% of 80,000', '2026-27', 120, 166.1217],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['trade', 'quantity', 'buyPrice', 'sellPrice'],
    expect: ['STT or CTT', 'Exchange charge', 'Stamp duty', 'Charges'] }, [
    ['commodity futures bear CTT of 0.01% and the charge of MCX', '0.01% of 7,10,000; 0.0021% of 14,10,000', 'commodityFutures', 100, 7_000, 7_100, 71, 29.61, 14, 168.8036],
    ['commodity options bear CTT of 0.05% of the premium', '0.05% of 71,000 = 35.5 → 36; 0.0418% of 1,41,000', 'commodityOptions', 100, 700, 710, 36, 58.938, 2.1, 155.01322],
    ['currency futures bear no STT', '0.00035% of 17,01,000; stamp 0.0001%', 'currencyFutures', 10_000, 85, 85.1, 0, 5.9535, 0.85, 57.08231],
  ]),
];

const days: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...many, ...free }, given: ['trades'], expect: ['STT or CTT', 'Stamp duty'] }, [
    ['an option written on 30 September 2024 bears 0.0625%', '0.0625% of 55,000 = 34.375 → 34; stamp of the purchase in 2025',
      [typed({ segment: 'options', quantity: 500, buyPrice: 100, sellPrice: 110, sold: '2024-09-30', bought: '2025-04-15' })], 34, 1.5],
    ['an option written on 1 October 2024 bears 0.1%', '0.1% of 55,000',
      [typed({ segment: 'options', quantity: 500, buyPrice: 100, sellPrice: 110, sold: '2024-10-01', bought: '2025-04-15' })], 55, 1.5],
    ['STT goes to the rupee for all trades of a day together', '0.025% of 2,000 twice = 1, not 0.5 → 1 twice',
      [typed({ segment: 'intraday', buyPrice: 19, sellPrice: 20 }), typed({ segment: 'intraday', buyPrice: 19, sellPrice: 20 })], 1],
    ['shares bought back later were bought for delivery with the others of the day', '0.1% of 300 twice = 0.6 → 1 on 2 June; 0.1% of 1,000 on 1 September',
      [typed({ segment: 'buyback', buyPrice: 3 }), typed({ buyPrice: 3, sellPrice: 10 })], 2],
    ['STT goes to the rupee for each day by itself', '0.5 → 1 on either day',
      [typed({ segment: 'intraday', buyPrice: 19, sellPrice: 20 }), typed({ segment: 'intraday', buyPrice: 19, sellPrice: 20, sold: '2025-09-02' })], 2],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: many, given: ['trades'], expect: ['Depository fee'] }, [
    ['a share sold in two lots on a day leaves the demat account once', 'One fee of ₹13',
      [typed({ name: 'SBI' }), typed({ name: 'sbi ', bought: '2025-07-01' })], 13],
    ['two shares sold on a day leave it twice', 'Two fees of ₹13', [typed({ name: 'SBI' }), typed({ name: 'LIC' })], 26],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...many, ...free }, given: ['trades', 'anniversary'],
    expect: ['Long-term gain on shares', 'Short-term gain on shares'] }, [
    ['shares sold on the anniversary are long-term', '5,000 − sale 0.46 + 0.015 + GST; purchase before October 2024 without charges',
      [typed({ bought: '2024-09-01' })], blank, 4_999.43891],
    ['on the other reading they are short-term', 'The same gain', [typed({ bought: '2024-09-01' })], 'short', blank, 4_999.43891],
    ['shares sold the day before the anniversary are short-term', 'The same gain', [typed({ bought: '2024-09-02' })], blank, blank, 4_999.43891],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...many, ...free }, given: ['financialYear', 'trades'],
    expect: ['Short-term gain on shares', 'Dividends', 'Tax on trades and dividends', 'Carried forward: short-term capital loss'] }, [
    ['a buyback up to 31 March 2026 is dividend, and its cost a loss', '90,000 × 15% × 1.04; cost 75,000 + 2.3025 + 0.075 + 0.42795 + 11.25',
      '2025-26', [typed({ segment: 'buyback', quantity: 50, buyPrice: 1_500, sellPrice: 1_800 })], -75_014.05545, 90_000, 14_040, 75_014.05545],
    ['a buyback from 1 April 2026 is a sale', '90,000 − 75,014.05545 at 20%, total income to ₹10', '2026-27',
      [typed({ segment: 'buyback', quantity: 50, buyPrice: 1_500, sellPrice: 1_800, bought: '2026-04-06', sold: '2026-04-20' })], 14_985.94455, blank, 3_117.70907],
  ]),
  {
    name: 'interest on a loan counts against no dividend of a buyback',
    source: byHand('Section 57, second proviso: 90,000 whole, and 50,000 less a fifth: 1,30,000 × 15% × 1.04'),
    input: {
      ...many,
      ...free,
      trades: [typed({ segment: 'buyback', quantity: 50, buyPrice: 1_500, sellPrice: 1_800 })],
      dividend: 50_000,
      dividendInterest: 30_000,
    },
    expect: { Dividends: 1_40_000, 'Tax on trades and dividends': 20_280 },
  },
  {
    name: 'shares sold before they are bought are refused',
    source: byHand('Delivery needs a holding'),
    input: { ...many, trades: [typed({ bought: '2025-09-02' })] },
    refused: 'Trade 1 is sold before it is bought',
  },
];

const blankTrade = typed({ quantity: null, buyPrice: 0, sellPrice: 0, bought: '', sold: '' });
const ofShares = { kind: 'shortTerm', profits: 1_50_000 } as const;

/** Totals typed by hand, and rows that were only added. */
const added: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: many, given: ['financialYear', 'file'],
    expect: ['Short-term gain on shares', 'Tax on trades and dividends', 'Tax of the year with trades and dividends'] }, [
    ['a profit without a gain for tax is the gain, beside ₹3.2 lakh of F&O and ₹15 lakh of salary',
      '14,25,000 + 3,20,000: 1,20,000 + 1,45,000 × 20% = 1,49,000; 1,50,000 × 20% = 30,000; × 1.04 = 1,86,160; less 97,500',
      '2025-26', [total(ofShares), total({ profits: 3_20_000 })], 1_50_000, 88_660, 1_86_160],
    ['losses and charges other than STT lower it', '1,50,000 − 20,000 − 500 = 1,29,500 × 20% × 1.04',
      '2025-26', [total({ ...ofShares, losses: 20_000, brokerage: 300, tax: 900, gst: 200 })], 1_29_500, 26_936],
    ['a gain that is entered counts as entered, 0 too', 'As in old links; a sentence warns', '2025-26', [total({ ...ofShares, gain: 0 })], 0, 0],
    ['a total of the year above is of the year of the page', '1,50,000 × 20% × 1.04 in tax year 2026-27',
      '2026-27', [total({ ...ofShares, year: 'page' })], 1_50_000, 31_200],
  ]),
  {
    name: 'a buyback since 1 April 2026 is no dividend',
    source: byHand('Section 69 of the Act of 2025, as amended by the Finance Act, 2026'),
    input: { ...many, financialYear: '2026-27', file: [total({ kind: 'buyback', gain: 5_000, year: 'page' })] },
    refused: 'Since 1 Apr 2026 a buyback is a sale',
  },
  {
    name: 'a trade that was added and left empty counts for nothing',
    source: byHand('No trade'),
    input: { ...many, trades: [blankTrade] },
    expect: { 'Tax on trades and dividends': 0, 'Left after charges and tax': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('What is missing is asked for'), input: many, given: ['trades', 'file'], expect: 'refused' }, [
    ['a trade without its days is asked for them', [typed({ bought: '', sold: '' })], blank, 'Enter the day of the sale and the day of purchase of trade 1.'],
    ['a trade without its quantity is asked for it', [typed({}), typed({ quantity: null })], blank, 'Enter the quantity of trade 2.'],
    ['a buyback without its amount is asked for it', blank, [total({ kind: 'buyback' })], 'Enter what the company paid in the buyback of total 1.'],
  ]),
];

const year: Case[] = [
  {
    name: 'turnover of futures and options is the sum of differences, neither contract value nor net',
    source: published('ICAI guidance: +25,000 − 18,000 + 12,000 − 30,000 give 85,000, and a loss of 11,000'),
    input: { ...many, file: [total({ profits: 37_000, losses: 48_000 })] },
    expect: {
      'Turnover for the audit test': 85_000,
      'Futures and options: business': -11_000,
      'Tax on trades and dividends': 0,
      'Carried forward: business loss': 11_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: many, given: ['file', 'otherIncome'],
    expect: ['Tax on trades and dividends', 'Carried forward: business loss', 'Carried forward: speculative loss'] }, [
    ['an F&O loss meets interest but not salary', '11,000 × 15% × 1.04 less', [total({ losses: 11_000 })], 50_000, -1_716],
    ['an intraday loss does not meet F&O profit', '50,000 × 15% × 1.04; 20,000 carried',
      [total({ profits: 50_000 }), total({ kind: 'intraday', losses: 20_000 })], blank, 7_800, blank, 20_000],
    ['an F&O loss meets intraday profit', '(50,000 − 30,000) × 15% × 1.04',
      [total({ kind: 'intraday', profits: 50_000 }), total({ losses: 30_000 })], blank, 3_120],
    ['charges of a business count, STT too', '(50,000 − 1,000) × 15% × 1.04', [total({ profits: 50_000, tax: 600, brokerage: 400 })], blank, 7_644],
    ['a short-term loss meets a long-term gain before the free amount', '(2,25,000 − 50,000 − 1,25,000) × 12.5% × 1.04',
      [total({ kind: 'shortTerm', losses: 50_000, gain: -50_000 }), total({ kind: 'longTerm', profits: 2_25_000, gain: 2_25_000 })], blank, 6_500],
    ['totals of the other year do not count', 'Nothing of 2025-26', [total({ year: '2026-27', profits: 50_000 })], blank, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...many, file: [total({ kind: 'intraday', profits: 50_000 })] },
    given: ['speculativeLoss', 'businessLoss'], expect: ['Tax on trades and dividends'] }, [
    ['an intraday loss of earlier years meets intraday profit', '(50,000 − 40,000) × 15% × 1.04', 40_000, blank, 1_560],
    ['a business loss of earlier years meets intraday profit', '(50,000 − 30,000) × 15% × 1.04', blank, 30_000, 3_120],
  ]),
  {
    name: 'an F&O loss spares interest where gains on shares bear more tax',
    source: byHand(
      '4,00,000 − 3,00,000 = 1,00,000 × 20% × 1.04; interest of 5,00,000 is within the rebate. The Act names no order',
    ),
    input: {
      ...many,
      salary: 0,
      otherIncome: 5_00_000,
      file: [total({ losses: 3_00_000 }), total({ kind: 'shortTerm', profits: 4_00_000, gain: 4_00_000 })],
    },
    expect: { 'Tax on trades and dividends': 20_800, 'Futures and options: business': -3_00_000 },
  },
  {
    name: 'an intraday loss of earlier years does not meet F&O profit',
    source: byHand('50,000 × 15% × 1.04'),
    input: { ...many, file: [total({ profits: 50_000 })], speculativeLoss: 40_000 },
    expect: { 'Tax on trades and dividends': 7_800, 'Carried forward: speculative loss': 40_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: many, given: ['file', 'scheme'],
    expect: ['Turnover for the audit test', 'Tax audit'] }, [
    ['a turnover of ₹10 crore needs no audit', 's. 44AB(a), proviso: nothing in cash', [total({ profits: 5_00_00_000, losses: 5_00_00_000 })], blank, 10_00_00_000, 'Not needed'],
    ['a rupee above ₹10 crore needs an audit', 's. 44AB(a)', [total({ profits: 5_00_00_001, losses: 5_00_00_000 })], blank, 10_00_00_001, 'Needed'],
    ['a loss after presumptive taxation needs an audit', 's. 44AB(e): out of the scheme, income above the exemption', [total({ losses: 1_00_000 })], 'used', 1_00_000, 'Needed'],
  ]),
  {
    name: 'an intraday loss does not lower the total income that calls for an audit',
    source: byHand('s. 73, 44AD(5): 3,00,000 + 2,00,000 is above 4,00,000; the intraday loss is carried forward'),
    input: {
      ...many,
      salary: 0,
      otherIncome: 2_00_000,
      scheme: 'left',
      file: [total({ profits: 3_00_000 }), total({ kind: 'intraday', losses: 2_00_000 })],
    },
    expect: { 'Tax audit': 'Needed', 'Carried forward: speculative loss': 2_00_000 },
  },
  {
    name: 'a loss of earlier years lowers the total income that calls for an audit',
    source: byHand('s. 72, 44AD(5): 3,00,000 − 3,00,000 + 3,00,000 is not above 4,00,000'),
    input: {
      ...many,
      salary: 0,
      otherIncome: 3_00_000,
      scheme: 'left',
      businessLoss: 3_00_000,
      file: [total({ profits: 3_00_000 })],
    },
    expect: { 'Tax audit': 'Not needed' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...many, dividend: 1_00_000, dividendInterest: 30_000 }, given: ['financialYear'],
    expect: ['Interest paid against dividends', 'Tax on trades and dividends'] }, [
    ['interest counts against a fifth of the dividends in FY 2025-26', '80,000 × 15% × 1.04', '2025-26', 20_000, 12_480],
    ['interest counts against no dividend in tax year 2026-27', '1,00,000 × 15% × 1.04', '2026-27', 0, 15_600],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: many, given: ['file'], expect: ['Return form'] }, [
    ['long-term gains of the free amount and salary fit ITR-1', 'Rule 12', [total({ kind: 'longTerm', profits: 1_25_000, gain: 1_25_000 })], 'ITR-1'],
    ['a rupee more asks for ITR-2', 'Rule 12', [total({ kind: 'longTerm', profits: 1_25_001, gain: 1_25_001 })], 'ITR-2'],
  ]),
];

const cases: Case[] = [...delivery, ...contracts, ...days, ...added, ...year];

export const golden = onExample(cases, { financialYear: '2025-26' });
