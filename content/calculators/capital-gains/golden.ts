import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, official, onExample, published, table } from '@/lib/golden';
import type { CapitalGainsInput } from './form';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;
type Row = CapitalGainsInput['lots'][number];

const plain = {
  name: '',
  asset: 'equity',
  bought: '2023-06-15',
  sold: '2025-08-20',
  cost: 1_00_000,
  price: 2_00_000,
  more: false,
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  share: 100,
  promoter: false,
} as const;

/** A lot with cost 1,00,000 and a gain of 1,00,000, long-term shares by default. */
const lot = (changes: Partial<Row> = {}): Row => ({ ...plain, ...changes });

/** Other income on which every further rupee is taxed at 30% and, with gains below ₹20 lakh, no surcharge. */
const top = { otherIncome: 30_00_000 } as const;
const earlier = { financialYear: '2024-25' } as const;

const tax = (amount: number) => ({ 'Tax on these sales': amount });

/** Both sides of 1 April 2026: buyback, index and gold bonds under the Act of 2025. */
const newAct: Case[] = [
  {
    name: 'a buyback of 31 March 2026 is still dividend',
    source: byHand('90,000 × 31.2%; the cost is a loss'),
    input: { ...top, lots: [lot({ asset: 'buybackListed', bought: '2026-01-05', sold: '2026-03-31', price: 90_000 })] },
    expect: { 'Lot 1: dividend': 90_000, 'Tax on these sales': 28_080 },
  },
  {
    name: 'a promoter’s buyback of 31 March 2026 is dividend as anyone’s',
    source: byHand('90,000 × 31.2%; section 69(2) holds from 1 April 2026'),
    input: {
      ...top,
      lots: [lot({ asset: 'buybackListed', bought: '2026-01-05', sold: '2026-03-31', price: 90_000, promoter: true })],
    },
    expect: { 'Lot 1: dividend': 90_000, 'Tax on these sales': 28_080 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top, financialYear: '2026-27' }, given: ['lots'],
    expect: ['Lot 1: gain', 'Tax on these sales'] }, [
    ['a buyback of 1 April 2026 is a sale: short-term gain', '1,50,000 − 1,00,000 = 50,000 × 20% × 1.04 (s. 69, 196)',
      [lot({ asset: 'buybackListed', bought: '2026-01-05', sold: '2026-04-01', price: 1_50_000 })], 50_000, 10_400],
    ['a buyback of shares held a year is a long-term gain', '4,00,000 − 1,00,000 − 1,25,000 = 1,75,000 × 12.5% × 1.04',
      [lot({ asset: 'buybackListed', bought: '2025-01-05', sold: '2026-04-01', price: 4_00_000 })], 3_00_000, 22_750],
    ['a buyback of unlisted shares held two years is a long-term gain', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'buybackUnlisted', sold: '2026-04-01' })], 1_00_000, 13_000],
    ['a promoter pays 30% on the short-term gain of a buyback: 10% on top, with 12% surcharge and cess',
      '10,400 + 50,000 × 10% × 1.12 × 1.04 (s. 69(2))',
      [lot({ asset: 'buybackListed', bought: '2026-01-05', sold: '2026-04-01', price: 1_50_000, promoter: true })],
      50_000, 16_224],
    ['on a long-term gain the additional tax is 17.5%, on the whole gain', '22,750 + 3,00,000 × 17.5% × 1.12 × 1.04 (s. 69(2))',
      [lot({ asset: 'buybackListed', bought: '2025-01-05', sold: '2026-04-01', price: 4_00_000, promoter: true })],
      3_00_000, 83_902],
    ['so it is for unlisted shares held two years', '13,000 + 1,00,000 × 17.5% × 1.12 × 1.04 (s. 69(2))',
      [lot({ asset: 'buybackUnlisted', sold: '2026-04-01', promoter: true })], 1_00_000, 33_384],
    ['a promoter’s loss from a buyback bears nothing', 'No gain, no additional tax',
      [lot({ asset: 'buybackListed', bought: '2026-01-05', sold: '2026-04-01', price: 50_000, promoter: true })], -50_000, 0],
    ['a gold bond bought on an exchange and redeemed is taxed', '1,00,000 × 12.5% × 1.04 (s. 197; s. 70(1)(x) does not hold)',
      [lot({ asset: 'goldBond', sold: '2026-11-02' })], 1_00_000, 13_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots', 'financialYear'],
    expect: ['Lot 1: indexed cost', 'Tax on these sales'] }, [
    ['a house of 2010-11 sold on 31 March 2026 has an index of 376', '1,67,000 × 376 ÷ 167; 1,24,000 × 20% × 1.04',
      [lot({ asset: 'house', bought: '2010-06-10', sold: '2026-03-31', cost: 1_67_000, price: 5_00_000 })],
      '2025-26', 3_76_000, 25_792],
    ['the same house sold on 1 April 2026 has an index of 384', '1,67,000 × 384 ÷ 167; 1,16,000 × 20% × 1.04',
      [lot({ asset: 'house', bought: '2010-06-10', sold: '2026-04-01', cost: 1_67_000, price: 5_00_000 })],
      '2026-27', 3_84_000, 24_128],
  ]),
];

const holding: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots', 'anniversary'],
    expect: ['Lot 1: term', 'Tax on these sales', 'Lot 1: long-term from'] }, [
    ['shares sold on the anniversary of the purchase are long-term',
      'Bharti Gupta Ramola: 12 months from 20-8-2024 end on 19-8-2025. Gain 1,00,000 is within 1,25,000',
      [lot({ bought: '2024-08-20' })], blank, 'Long-term', 0, '2025-08-20'],
    ['on the other reading shares sold on the anniversary are short-term', '1,00,000 × 20% × 1.04',
      [lot({ bought: '2024-08-20' })], 'short', 'Short-term', 20_800, '2025-08-21'],
    ['on the other reading shares sold the day after the anniversary are long-term',
      'Held more than 12 months on any count', [lot({ bought: '2024-08-19' })], 'short', 'Long-term', 0],
    ['shares sold the day before the anniversary are short-term', '1,00,000 × 20% × 1.04',
      [lot({ bought: '2024-08-21' })], blank, 'Short-term', 20_800],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top, ...earlier }, given: ['lots'],
    expect: ['Lot 1: term', 'Tax on these sales', 'Lot 1: long-term from'] }, [
    ['a year from 29 February ends on 28 February, and a sale on that day is short-term',
      '12 months of 29-2-2024 end with 28-2-2025',
      [lot({ bought: '2024-02-29', sold: '2025-02-28' })], 'Short-term', 20_800, '2025-03-01'],
    ['shares bought on 29 February are long-term on 1 March of the next year', 'The first day after 12 months',
      [lot({ bought: '2024-02-29', sold: '2025-03-01' })], 'Long-term', 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots'],
    expect: ['Lot 1: term', 'Tax on these sales'] }, [
    ['a house sold on the second anniversary is long-term', '24 months of 10-9-2023 end with 9-9-2025',
      [lot({ asset: 'house', bought: '2023-09-10', sold: '2025-09-10' })], 'Long-term'],
    ['a house sold the day before the second anniversary is short-term at slab rates', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'house', bought: '2023-09-10', sold: '2025-09-09' })], 'Short-term', 31_200],
    ['gold held a day less than two years is short-term at slab rates', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'gold', bought: '2023-08-21' })], 'Short-term', 31_200],
    ['gold held two years bears the long-term rate from the first rupee', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'gold', bought: '2023-08-20' })], 'Long-term', 13_000],
  ]),
];

const classes: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots'], expect: ['Tax on these sales',
    'Used of the yearly tax-free amount', 'Lot 1: term', 'Net capital gains'] }, [
    ['long-term gains on shares of exactly the yearly amount are free', '1,25,000 − 1,25,000',
      [lot({ price: 2_25_000 })], 0],
    ['long-term gains on shares below the yearly amount are free', '1,24,990 < 1,25,000',
      [lot({ price: 2_24_990 })], 0],
    ['only the part of long-term share gains above the yearly amount is taxed', '10 × 12.5% × 1.04',
      [lot({ price: 2_25_010 })], 1.3, 1_25_000],
    ['a long-term gain of 2,25,000 on shares', '1,00,000 × 12.5% × 1.04', [lot({ price: 3_25_000 })], 13_000],
    ['units of a REIT are long-term after twelve months and share the yearly amount',
      '(2,25,000 − 1,25,000) × 12.5% × 1.04',
      [lot({ asset: 'businessTrust', bought: '2024-08-01', price: 3_25_000 })], 13_000, blank, 'Long-term'],
    ['listed shares sold without STT have no amount free of tax', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'listedNoStt', bought: '2024-08-01' })], 13_000, blank, 'Long-term'],
    ['a short-term gain on listed shares without STT bears slab rates', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'listedNoStt', bought: '2025-01-01' })], 31_200, blank, 'Short-term'],
    ['a listed bond is long-term after twelve months', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'listedBond', bought: '2024-08-20' })], 13_000, blank, 'Long-term'],
    ['a listed bond held a day less than a year is short-term', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'listedBond', bought: '2024-08-21' })], 31_200, blank, 'Short-term'],
    ['a sovereign gold bond sold on the exchange is taxed', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'goldBond', bought: '2020-05-05' })], 13_000, blank, 'Long-term'],
    ['the redemption of a sovereign gold bond is exempt for an individual', 's. 47(viic)',
      [lot({ asset: 'goldBondRedeemed', bought: '2017-05-05' })], 0, blank, blank, 0],
    ['a gold ETF bought in 2024 and sold in FY 2025-26 after a year is long-term',
      'No specified fund under the definition of AY 2026-27: 12 months, 12.5%',
      [lot({ asset: 'listedUnits', bought: '2024-05-01' })], 13_000, blank, 'Long-term'],
    ['a gold fund bought in 2023 and sold in FY 2025-26 after two years is long-term',
      'No specified fund under the definition of AY 2026-27: 24 months, 12.5%',
      [lot({ asset: 'otherFund', bought: '2023-06-15' })], 13_000, blank, 'Long-term'],
    ['a gold fund held fourteen months is short-term', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'otherFund', bought: '2024-06-15' })], 31_200, blank, 'Short-term'],
    ['a debt fund bought on 31 March 2023 can be long-term', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'debtFund', bought: '2023-03-31' })], 13_000, blank, 'Long-term'],
    ['a debt fund bought on 1 April 2023 is short-term for ever', 's. 50AA: 1,00,000 × 30% × 1.04',
      [lot({ asset: 'debtFund', bought: '2023-04-01' })], 31_200, blank, 'Short-term'],
    ['a hybrid fund bought on 1 April 2023 is long-term after two years', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'hybridFund', bought: '2023-04-01' })], 13_000, blank, 'Long-term'],
    ['unlisted shares are long-term after two years', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'unlistedShares', bought: '2023-08-20' })], 13_000, blank, 'Long-term'],
    ['foreign shares held a day less than two years bear slab rates', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'foreignShares', bought: '2023-08-21' })], 31_200, blank, 'Short-term'],
    ['an unlisted debenture sold in FY 2025-26 is short-term however old it is', 's. 50AA(b): 1,00,000 × 30% × 1.04',
      [lot({ asset: 'unlistedBond', bought: '2010-01-01' })], 31_200, blank, 'Short-term'],
    ['a market-linked debenture is short-term however old it is', 's. 50AA(a): 1,00,000 × 30% × 1.04',
      [lot({ asset: 'marketLinked', bought: '2015-01-01' })], 31_200, blank, 'Short-term'],
    ['a depreciable asset gives a short-term gain however old it is', 's. 50: 1,00,000 × 30% × 1.04',
      [lot({ asset: 'depreciable', bought: '2012-01-01' })], 31_200, blank, 'Short-term'],
    ['crypto bears 30% however long it is held', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'virtual', bought: '2019-01-01' })], 31_200, blank, 'Same rate for any time'],
  ]),
  {
    name: 'crypto alone bears tax from the first rupee, below the basic exemption too',
    source: byHand('3,00,000 × 30% × 1.04'),
    input: { otherIncome: 0, lots: [lot({ asset: 'virtual', price: 4_00_000 })] },
    expect: tax(93_600),
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots'],
    expect: ['Tax on these sales', 'Loss carried forward'] }, [
    ['a loss on one coin is not set against a gain on another',
      '1,00,000 × 31.2%; the loss of 1,00,000 counts as nothing, s. 115BBH(2)(b)',
      [lot({ asset: 'virtual' }), lot({ asset: 'virtual', cost: 2_00_000, price: 1_00_000 })], 31_200, 0],
    ['a loss on shares is not set against a gain on crypto', '1,00,000 × 31.2%; short-term loss 50,000 carried',
      [lot({ asset: 'virtual' }), lot({ bought: '2025-01-01', price: 50_000 })], 31_200, 50_000],
  ]),
];

const twoSides: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top, ...earlier }, given: ['lots', 'residence'],
    expect: ['Lot 1: term', 'Tax on these sales', 'Used of the yearly tax-free amount', 'Lot 1: indexed cost',
    'Lot 1: gain'] }, [
    ['short-term share gains of 22 July 2024 bear 15%', '1,00,000 × 15% × 1.04',
      [lot({ bought: '2024-01-15', sold: '2024-07-22' })], blank, 'Short-term', 15_600],
    ['short-term share gains of 23 July 2024 bear 20%', '1,00,000 × 20% × 1.04',
      [lot({ bought: '2024-01-15', sold: '2024-07-23' })], blank, 'Short-term', 20_800],
    ['long-term share gains of 22 July 2024 bear 10% above 1,25,000', '(2,25,000 − 1,25,000) × 10% × 1.04',
      [lot({ sold: '2024-07-22', price: 3_25_000 })], blank, 'Long-term', 10_400],
    ['long-term share gains of 23 July 2024 bear 12.5% above 1,25,000', '(2,25,000 − 1,25,000) × 12.5% × 1.04',
      [lot({ sold: '2024-07-23', price: 3_25_000 })], blank, 'Long-term', 13_000],
    ['the yearly amount frees gains at the higher rate first', '1,25,000 at 12.5% is free; 1,25,000 × 10% × 1.04',
      [lot({ sold: '2024-07-22', price: 2_25_000 }), lot({ sold: '2024-09-02', price: 2_25_000 })], blank, blank,
      13_000, 1_25_000],
    ['units of an InvIT held thirty months were short-term on 22 July 2024',
      '36 months until then: 1,00,000 × 15% × 1.04',
      [lot({ asset: 'businessTrust', bought: '2022-01-15', sold: '2024-07-22' })], blank, 'Short-term', 15_600],
    ['units of an InvIT held thirty months were long-term on 23 July 2024',
      '12 months since; 1,00,000 is within 1,25,000',
      [lot({ asset: 'businessTrust', bought: '2022-01-15', sold: '2024-07-23' })], blank, 'Long-term', 0],
    ['a listed bond of 22 July 2024 bears 10%', '1,00,000 × 10% × 1.04',
      [lot({ asset: 'listedBond', sold: '2024-07-22' })], blank, 'Long-term', 10_400],
    ['a listed bond of 23 July 2024 bears 12.5%', '1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'listedBond', sold: '2024-07-23' })], blank, 'Long-term', 13_000],
    ['gold held thirty months was short-term on 22 July 2024', '36 months until then: 1,00,000 × 30% × 1.04',
      [lot({ asset: 'gold', bought: '2022-01-10', sold: '2024-07-22' })], blank, 'Short-term', 31_200],
    ['gold held thirty months was long-term on 23 July 2024', '24 months since: 1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'gold', bought: '2022-01-10', sold: '2024-07-23' })], blank, 'Long-term', 13_000],
    ['gold held three years on 22 July 2024 bears 20% of the indexed gain',
      '3,17,000 × 363 ÷ 317 = 3,63,000; 1,00,000 × 20% × 1.04',
      [lot({ asset: 'gold', bought: '2021-07-22', sold: '2024-07-22', cost: 3_17_000, price: 4_63_000 })], blank,
      'Long-term', 20_800, blank, 3_63_000, 1_00_000],
    ['an old debt fund of 22 July 2024 bears 20% of the indexed gain',
      '2,89,000 × 363 ÷ 289 = 3,63,000; 1,00,000 × 20% × 1.04',
      [lot({ asset: 'debtFund', bought: '2020-01-15', sold: '2024-07-22', cost: 2_89_000, price: 4_63_000 })], blank,
      'Long-term', 20_800],
    ['a debt fund held thirty months was short-term on 22 July 2024', '36 months until then: 1,00,000 × 30% × 1.04',
      [lot({ asset: 'debtFund', bought: '2022-01-15', sold: '2024-07-22' })], blank, 'Short-term', 31_200],
    ['a debt fund held thirty months was long-term on 23 July 2024', '24 months since: 1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'debtFund', bought: '2022-01-15', sold: '2024-07-23' })], blank, 'Long-term', 13_000],
    ['a gold ETF bought on 31 March 2023 is long-term in September 2024',
      '12 months since 23-7-2024: 1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'listedUnits', bought: '2023-03-31', sold: '2024-09-02' })], blank, 'Long-term', 13_000],
    ['a gold ETF bought on 1 April 2023 and sold in FY 2024-25 is short-term by section 50AA',
      'At most 35% in Indian shares: 1,00,000 × 30% × 1.04',
      [lot({ asset: 'listedUnits', bought: '2023-04-01', sold: '2024-09-02' })], blank, 'Short-term', 31_200],
    ['an unlisted debenture of 22 July 2024 bears 20% without indexation', '1,00,000 × 20% × 1.04',
      [lot({ asset: 'unlistedBond', bought: '2020-01-15', sold: '2024-07-22' })], blank, 'Long-term', 20_800],
    ['an unlisted debenture of 23 July 2024 is short-term', '1,00,000 × 30% × 1.04',
      [lot({ asset: 'unlistedBond', bought: '2020-01-15', sold: '2024-07-23' })], blank, 'Short-term', 31_200],
    ['unlisted shares of 22 July 2024 bear 20% of the indexed gain',
      '2,54,000 × 363 ÷ 254 = 3,63,000; 1,00,000 × 20% × 1.04',
      [lot({ asset: 'unlistedShares', bought: '2015-05-05', sold: '2024-07-22', cost: 2_54_000, price: 4_63_000 })],
      blank, 'Long-term', 20_800],
    ['a non-resident’s unlisted shares of 22 July 2024 bear 10% without indexation',
      's. 112(1)(c)(iii): 1,00,000 × 10% × 1.04',
      [lot({ asset: 'unlistedShares', bought: '2015-05-05', sold: '2024-07-22' })], 'nonResident', blank, 10_400],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top, ...earlier }, given: ['lots'],
    expect: ['Tax on these sales', 'Lot 1: gain', 'Net capital gains', 'Lot 1: dividend', 'Loss carried forward'] }, [
    ['listed shares without STT of 22 July 2024 take the indexed gain where that bears less',
      'Indexed 37,000 × 20% = 7,400; plain 1,46,000 × 10% = 14,600',
      [lot({ asset: 'listedNoStt', bought: '2015-05-05', sold: '2024-07-22', cost: 2_54_000, price: 4_00_000 })], 7_696,
      37_000],
    ['listed shares without STT of 22 July 2024 take the plain gain where that bears less',
      'Plain 1,00,000 × 10% = 10,000; indexed 89,100 × 20% = 17,820',
      [lot({ asset: 'listedNoStt', bought: '2015-05-05', sold: '2024-07-22', cost: 25_400, price: 1_25_400 })], 10_400,
      1_00_000],
    ['a buyback of 30 September 2024 is exempt: the company paid the tax', 's. 10(34A)',
      [lot({ asset: 'buybackListed', sold: '2024-09-30' })], 0, blank, 0],
    ['a buyback of 1 October 2024 is dividend, and its cost a loss',
      '2,00,000 × 30% × 1.04; cost 1,00,000 carried forward',
      [lot({ asset: 'buybackListed', sold: '2024-10-01' })], 62_400, blank, blank, 2_00_000, 1_00_000],
  ]),
  {
    name: 'a sale of the other year stays in the list and does not count',
    source: byHand('Only the lot of FY 2025-26: 1,00,000 within 1,25,000'),
    input: { ...top, lots: [lot(), lot({ sold: '2025-03-31', price: 9_00_000 })] },
    expect: { ...tax(0), 'Net capital gains': 1_00_000 },
  },
  {
    name: 'a sale on 31 March 2025 belongs to FY 2024-25',
    source: byHand('(8,00,000 − 1,25,000) × 12.5% × 1.04'),
    input: { ...top, ...earlier, lots: [lot(), lot({ sold: '2025-03-31', price: 9_00_000 })] },
    expect: tax(87_750),
  },
];

const costs: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots'],
    expect: ['Tax on these sales', 'Lot 1: cost that counts', 'Lot 1: gain', 'Loss carried forward'] }, [
    ['shares bought before 2018 take the value of 31 January 2018 as cost',
      '9,00,000 − max(80,000; min(4,00,000; 9,00,000)); (5,00,000 − 1,25,000) × 12.5% × 1.04',
      [lot({ bought: '2014-05-12', cost: 80_000, price: 9_00_000, more: true, fairValue2018: 4_00_000 })], 48_750,
      4_00_000, 5_00_000],
    ['the value of 2018 never makes a loss', 'max(1,00,000; min(2,50,000; 1,80,000)) = 1,80,000',
      [lot({ bought: '2014-05-12', cost: 1_00_000, price: 1_80_000, more: true, fairValue2018: 2_50_000 })], 0,
      1_80_000, 0, 0],
    ['the value of 2018 does not hide a true loss', 'max(3,00,000; min(2,50,000; 2,00,000)) = 3,00,000',
      [lot({ bought: '2014-05-12', cost: 3_00_000, price: 2_00_000, more: true, fairValue2018: 2_50_000 })], blank,
      blank, -1_00_000, 1_00_000],
    ['shares bought on 31 January 2018 are grandfathered', 'Bought before 1-2-2018',
      [lot({ bought: '2018-01-31', price: 9_00_000, more: true, fairValue2018: 4_00_000 })], blank, 4_00_000],
    ['shares bought on 1 February 2018 are not grandfathered', 'Bought on 1-2-2018',
      [lot({ bought: '2018-02-01', price: 9_00_000 })], blank, 1_00_000],
  ]),
  {
    name: 'a house of FY 2015-16 bears 20% of the indexed gain where that is less',
    source: byHand('40,00,000 × 376 ÷ 254 = 59,21,259.84; min(12.5% of 30,00,000; 20% of 10,78,740.16) × 1.04'),
    input: { lots: [lot({ asset: 'house', bought: '2015-06-01', cost: 40_00_000, price: 70_00_000 })] },
    expect: {
      'Lot 1: indexed cost': (40_00_000 * 376) / 254,
      'Lot 1: gain': 30_00_000,
      'Tax on these sales': 2_24_377.95,
      'Net capital gains': 30_00_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['lots', 'residence'],
    expect: ['Tax on these sales', 'Net capital gains', 'Loss carried forward'] }, [
    ['an indexed loss on a house makes the tax nil and is not carried forward',
      '50,00,000 × 376 ÷ 280 = 67,14,285.71 > 65,00,000; gain 15,00,000 stays in the income',
      [lot({ asset: 'house', bought: '2018-06-01', cost: 50_00_000, price: 65_00_000 })], blank, 0, 15_00_000, 0],
    ['a non-resident has no indexation for a house sold since 23 July 2024', '30,00,000 × 12.5% × 1.04',
      [lot({ asset: 'house', bought: '2015-06-01', cost: 40_00_000, price: 70_00_000 })], 'nonResident', 3_90_000],
    ['a recently bought house bears 12.5% where that is less',
      '12.5% of 20,00,000 = 2,50,000; 20% of (60,00,000 − 40,00,000 × 376 ÷ 331) = 2,91,239',
      [lot({ asset: 'house', bought: '2022-06-01', cost: 40_00_000, price: 60_00_000 })], blank, 2_60_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...earlier }, given: ['lots', 'residence'],
    expect: ['Tax on these sales', 'Net capital gains'] }, [
    ['a house of 22 July 2024 bears 20% of the indexed gain',
      '25,40,000 × 363 ÷ 254 = 36,30,000; 10,00,000 × 20% × 1.04',
      [lot({ asset: 'house', bought: '2015-06-01', sold: '2024-07-22', cost: 25_40_000, price: 46_30_000 })], blank,
      2_08_000, 10_00_000],
    ['a house of 23 July 2024 has the plain gain in the income and the indexed one as a ceiling',
      'min(12.5% of 20,90,000 = 2,61,250; 20% of 10,00,000 = 2,00,000) × 1.04',
      [lot({ asset: 'house', bought: '2015-06-01', sold: '2024-07-23', cost: 25_40_000, price: 46_30_000 })], blank,
      2_08_000, 20_90_000],
    ['a non-resident’s house of 22 July 2024 still had indexation', '10,00,000 × 20% × 1.04',
      [lot({ asset: 'house', bought: '2015-06-01', sold: '2024-07-22', cost: 25_40_000, price: 46_30_000 })],
      'nonResident', 2_08_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['lots'], expect: ['Lot 1: cost that counts',
    'Lot 1: indexed cost', 'Tax on these sales', 'Lot 1: sale value that counts', 'Lot 1: gain'] }, [
    ['a house bought before 2001 takes its value of 1 April 2001',
      'min(12.5% of 30,00,000 − 5,00,000; 20% of 30,00,000 − 5,00,000 × 376 ÷ 100) = 2,24,000; × 1.04',
      [lot({ asset: 'house', bought: '1995-05-10', price: 30_00_000, more: true, fairValue2001: 5_00_000 })], 5_00_000,
      18_80_000, 2_32_960],
    ['a plot bought on 31 March 2001 may take the value of the next day', 'Bought before 1-4-2001',
      [lot({ asset: 'land', bought: '2001-03-31', price: 20_00_000, more: true, fairValue2001: 5_00_000 })], 5_00_000],
    ['a plot bought on 1 April 2001 keeps its cost', 'Not bought before 1-4-2001; index 100',
      [lot({ asset: 'land', bought: '2001-04-01', price: 20_00_000 })], 1_00_000,
      3_76_000],
    ['a cost above the value of 2001 stays', 'The choice is the owner’s: the higher helps',
      [lot({ asset: 'land', bought: '1999-04-01', cost: 6_00_000, price: 40_00_000, more: true, fairValue2001: 5_00_000 })],
      6_00_000],
    ['a stamp value of 110% of the price leaves the price', '1,10,00,000 is not above 110% of 1,00,00,000',
      [lot({ asset: 'land', cost: 90_00_000, price: 1_00_00_000, more: true, stampValue: 1_10_00_000 })], blank, blank,
      blank, 1_00_00_000, 10_00_000],
    ['a stamp value one rupee above 110% of the price takes its place', '1,10,00,001 > 1,10,00,000',
      [lot({ asset: 'land', cost: 90_00_000, price: 1_00_00_000, more: true, stampValue: 1_10_00_001 })], blank, blank,
      blank, 1_10_00_001, 20_00_001],
  ]),
  {
    name: 'a half share halves price, cost and gain',
    source: byHand('50% of (70,00,000 − 40,00,000); 50% of 2,15,748.03 × 1.04'),
    input: {
      lots: [lot({ asset: 'house', bought: '2015-06-01', cost: 40_00_000, price: 70_00_000, more: true, share: 50 })],
    },
    expect: {
      'Lot 1: sale value that counts': 35_00_000,
      'Lot 1: cost that counts': 20_00_000,
      'Lot 1: gain': 15_00_000,
      'Tax on these sales': 1_12_188.98,
    },
    tolerance: 0.01,
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['otherIncome', 'lots', 'improvements'],
    expect: ['Lot 1: indexed cost', 'Lot 1: gain', 'Lot 1: indexed gain', 'Tax on these sales'] }, [
    ['an improvement is indexed from its own year',
      '11,70,000 × 376 ÷ 117 + 2,54,000 × 376 ÷ 254 = 41,36,000; 18,64,000 × 20% × 1.04',
      4_00_000, [lot({ asset: 'house', bought: '2005-06-01', cost: 11_70_000, price: 60_00_000 })],
      [{ lot: 1, on: '2015-08-01', amount: 2_54_000 }], 41_36_000, 45_76_000, 18_64_000, 3_87_712],
    ['an improvement of before 1 April 2001 does not count', 's. 55(1)(b): gain 20,00,000 − 5,00,000',
      blank, [lot({ asset: 'house', bought: '1995-05-10', price: 20_00_000, more: true, fairValue2001: 5_00_000 })],
      [{ lot: 1, on: '2001-03-31', amount: 2_00_000 }], blank, 15_00_000],
    ['an improvement of 1 April 2001 counts', '20,00,000 − 5,00,000 − 2,00,000',
      blank, [lot({ asset: 'house', bought: '1995-05-10', price: 20_00_000, more: true, fairValue2001: 5_00_000 })],
      [{ lot: 1, on: '2001-04-01', amount: 2_00_000 }], blank, 13_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots'],
    expect: ['Lot 1: gain', 'Tax on these sales', 'Lot 1: dividend', 'Loss carried forward'] }, [
    ['expenses of the sale lower the gain', '(2,00,000 − 10,000 − 1,00,000) × 20% × 1.04',
      [lot({ bought: '2025-01-01', more: true, expenses: 10_000 })], 90_000, 18_720],
    ['a buyback in FY 2025-26 is dividend, and its cost is set against other gains',
      'Dividend 90,000 × 31.2%; long-term gain 3,00,000 − 75,000 − 1,25,000 = 1,00,000 × 13%',
      [lot({ asset: 'buybackListed', cost: 75_000, price: 90_000 }), lot({ price: 4_00_000 })], -75_000,
      28_080 + 13_000, 90_000, 0],
    ['fifty shares bought back at 1,800 that cost 1,500', 'Dividend 90,000 × 30% × 1.04; loss 75,000',
      [lot({ asset: 'buybackListed', cost: 75_000, price: 90_000 })], blank, 28_080, blank, 75_000],
  ]),
];

const losses: Case[] = [
  {
    name: 'a short-term loss meets gains of its own class first, as in Schedule CG',
    source: byHand('Share gain 1,00,000 − loss 1,00,000; debt-fund gain 1,00,000 × 30% × 1.04'),
    input: {
      ...top,
      lots: [
        lot({ asset: 'debtFund' }),
        lot({ bought: '2025-01-01' }),
        lot({ bought: '2025-01-01', cost: 2_00_000, price: 1_00_000 }),
      ],
    },
    expect: { ...tax(31_200), 'Net capital gains': 1_00_000 },
  },
  {
    name: 'what is left of a short-term loss meets slab-rate gains before share gains at 15%',
    source: byHand('Debt-fund gain 1,00,000 − 1,00,000; share gain of 22 July 2024: 1,00,000 × 15% × 1.04'),
    input: {
      ...top,
      ...earlier,
      lots: [
        lot({ asset: 'debtFund', sold: '2024-09-02' }),
        lot({ bought: '2024-01-15', sold: '2024-07-22' }),
        lot({ bought: '2024-01-15', sold: '2024-09-02', cost: 2_00_000, price: 1_00_000 }),
      ],
    },
    expect: { ...tax(15_600), 'Net capital gains': 1_00_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots'], expect: ['Tax on these sales',
    'Loss carried forward', 'Used of the yearly tax-free amount', 'Net capital gains'] }, [
    ['a long-term loss is not set against a short-term gain', '1,00,000 × 20% × 1.04; loss 1,00,000 carried',
      [lot({ bought: '2025-01-01' }), lot({ cost: 2_00_000, price: 1_00_000 })], 20_800, 1_00_000],
    ['a short-term loss is set against a long-term gain before the yearly amount',
      '2,00,000 − 1,00,000 = 1,00,000, within 1,25,000',
      [lot({ price: 3_00_000 }), lot({ bought: '2025-01-01', cost: 2_00_000, price: 1_00_000 })], 0, blank, 1_00_000,
      1_00_000],
    ['a long-term loss on shares meets long-term share gains before gold',
      'Shares 1,00,000 − 1,00,000; gold 1,00,000 × 12.5% × 1.04',
      [lot({ asset: 'gold' }), lot(), lot({ cost: 2_00_000, price: 1_00_000 })], 13_000, 0, blank, 1_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...top }, given: ['lots', 'shortTermLoss', 'longTermLoss'],
    expect: ['Tax on these sales', 'Loss carried forward', 'Net capital gains'] }, [
    ['a long-term loss on shares alone is set against a long-term gain on gold', 'Gold 1,00,000 − 1,00,000',
      [lot({ asset: 'gold' }), lot({ cost: 2_00_000, price: 1_00_000 })], blank, blank, 0, 0, 0],
    ['a short-term loss brought forward is set against a short-term gain', '(1,00,000 − 40,000) × 20% × 1.04',
      [lot({ bought: '2025-01-01' })], 40_000, blank, 12_480, 0],
    ['a long-term loss brought forward waits for a long-term gain', '1,00,000 × 20% × 1.04; 40,000 carried on',
      [lot({ bought: '2025-01-01' })], blank, 40_000, 20_800, 40_000],
    ['a loss on shares is not set against salary', 'No tax on the sales; 1,00,000 carried',
      [lot({ bought: '2025-01-01', cost: 2_00_000, price: 1_00_000 })], blank, blank, 0, 1_00_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { shortTermLoss: 4_00_000,
      lots: [lot({ bought: '2025-04-05', sold: '2025-08-01', cost: 0, price: 5_00_000 }),
        lot({ asset: 'gold', bought: '2025-04-05', sold: '2025-08-01', cost: 0, price: 50_000 })] },
    given: ['otherIncome'], expect: ['Tax on these sales', 'Loss carried forward'] }, [
    ['a short-term loss spares the gain at a special rate where the slab rate is lower',
      'Shares 5,00,000 − 4,00,000 = 1,00,000 × 20% × 1.04; slab tax 50,000 × 5% within the rebate', 4_00_000, 20_800, 0],
    ['and the gain at slab rates where that rate is higher',
      'Gold 50,000 − 50,000; shares 5,00,000 − 3,50,000 = 1,50,000 × 20% × 1.04', 30_00_000, 31_200, 0],
  ]),
];

const persons: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['otherIncome', 'lots', 'residence'],
    expect: ['Tax on these sales', 'Tax without these sales'] }, [
    ['the rebate does not reach short-term share gains in the new regime',
      'Income 8,00,000 bears nothing; 3,00,000 × 20% × 1.04',
      8_00_000, [lot({ bought: '2025-01-01', price: 4_00_000 })], blank, 62_400, 0],
    ['gains count towards the income limit of the rebate even where they bear no tax',
      'Total income 12,50,000: slab tax 55,000 less marginal relief 5,000; × 1.04', 11_50_000, [lot()], blank, 52_000],
    ['marginal relief of the rebate compares all tax with the income above the limit',
      '11,10,000 and 1,00,000 at 20%: slab tax 51,000 and 20,000; relief 51,000, all of the slab tax; 20,000 × 1.04',
      11_10_000, [lot({ bought: '2025-01-01' })], blank, 20_800],
    ['a resident’s unused basic exemption lowers short-term share gains', '(5,00,000 − 2,00,000) × 20% × 1.04',
      2_00_000, [lot({ bought: '2025-01-01', price: 6_00_000 })], blank, 62_400],
    ['a non-resident cannot use the basic exemption against gains', '5,00,000 × 20% × 1.04',
      2_00_000, [lot({ bought: '2025-01-01', price: 6_00_000 })], 'nonResident', 1_04_000],
    ['a resident with long-term share gains alone uses both exemptions',
      '(6,00,000 − 4,00,000 − 1,25,000) × 12.5% × 1.04', 0, [lot({ price: 7_00_000 })], blank, 9_750],
    ['a non-resident with long-term share gains alone uses only the yearly amount',
      '(6,00,000 − 1,25,000) × 12.5% × 1.04', 0, [lot({ price: 7_00_000 })], 'nonResident', 61_750],
    ['surcharge on gains stops at 15%', '12,34,375 × 1.15 × 1.04: other income of 1.5 crore bears 15% already',
      1_50_00_000, [lot({ cost: 0, price: 1_00_00_000 })], blank, 14_76_312.5],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['regime', 'otherIncome', 'lots', 'age', 'kind'],
    expect: ['Tax on these sales', 'Tax without these sales'] }, [
    ['in the old regime 37% surcharge on other income leaves 15% on gains', '12,50,000 × 1.15 × 1.04',
      'old', 5_50_00_000, [lot({ asset: 'gold', cost: 0, price: 1_00_00_000 })], blank, blank, 14_95_000],
    ['the old regime’s rebate reaches short-term share gains',
      '3,00,000 and 1,50,000: (2,500 + 30,000 − 12,500) × 1.04',
      'old', 3_00_000, [lot({ bought: '2025-01-01', price: 2_50_000 })], blank, blank, 20_800],
    ['the old regime’s rebate does not reach long-term share gains',
      '3,00,000 and 1,90,000: (2,500 + 8,125 − 2,500) × 1.04',
      'old', 3_00_000, [lot({ price: 2_90_000 })], blank, blank, 8_450],
    ['a senior in the old regime has 3,00,000 free, also against gains', '(6,00,000 − 3,00,000) × 20% × 1.04',
      'old', 0, [lot({ bought: '2025-01-01', price: 7_00_000 })], 'senior', blank, 62_400],
    ['an HUF has the basic exemption and no rebate',
      '3,00,000 × 20% × 1.04; slab tax of 20,000 is there without the sale',
      blank, 8_00_000, [lot({ bought: '2025-01-01', price: 4_00_000 })], blank, 'huf', 62_400, 20_800],
  ]),
  {
    name: 'short-term gains at slab rates fill the slabs above other income',
    source: byHand('15,00,000 to 16,00,000 at 15%, 16,00,000 to 17,00,000 at 20%; × 1.04'),
    input: { lots: [lot({ asset: 'debtFund', price: 3_00_000 })] },
    expect: tax(36_400),
  },
];

const flat = lot({ asset: 'house', bought: '2015-06-01', sold: '2025-09-10', cost: 40_00_000, price: 70_00_000 });
const claim = { lot: 1, section: '54', how: 'bought', on: '2026-01-20', amount: 50_00_000 } as const;
const plot = lot({ asset: 'land', bought: '2015-06-01', sold: '2025-08-31', cost: 40_00_000, price: 1_20_00_000 });
const bonds = { ...claim, section: '54EC', on: '2025-12-01' } as const;

const exempt = (name: string, how: string, input: Case['input'], expected: NonNullable<Case['expect']>): Case => ({
  name,
  source: byHand(how),
  input,
  expect: expected,
});

const exemptions: Case[] = [
  exempt(
    'a new home that costs more than the gain exempts all of it',
    'min(30,00,000; 50,00,000)',
    { lots: [flat], exemptions: [claim] },
    { ...tax(0), 'Lot 1: exempt under section 54': 30_00_000, 'Lot 1: taxable gain': 0 },
  ),
  exempt(
    'a new home for part of the gain lowers the plain and the indexed gain',
    'Plain 30,00,000 − 10,00,000; 20% of (10,78,740.16 − 10,00,000) = 15,748.03; × 1.04',
    { lots: [flat], exemptions: [{ ...claim, amount: 10_00_000 }] },
    { 'Lot 1: taxable gain': 20_00_000, 'Tax on these sales': 16_377.95 },
  ),
  exempt(
    'the cost of a new home counts up to ten crore',
    'Gain 12 crore, home 15 crore: 10 crore',
    {
      lots: [lot({ asset: 'house', cost: 3_00_00_000, price: 15_00_00_000 })],
      exemptions: [{ ...claim, amount: 15_00_00_000 }],
    },
    { 'Lot 1: exempt under section 54': 10_00_00_000, 'Lot 1: taxable gain': 2_00_00_000 },
  ),
  exempt(
    'section 54F exempts the part of the gain that the home is of the price',
    '60,00,000 × 50,00,000 ÷ 80,00,000 = 37,50,000; (22,50,000 − 1,25,000) × 12.5% × 1.04',
    {
      lots: [lot({ cost: 20_00_000, price: 80_00_000 })],
      exemptions: [{ ...claim, section: '54F' }],
    },
    { 'Lot 1: exempt under section 54F': 37_50_000, ...tax(2_76_250) },
  ),
  exempt(
    'in section 54F too the home counts up to ten crore',
    '18 crore × 10 crore ÷ 20 crore',
    {
      lots: [lot({ cost: 2_00_00_000, price: 20_00_00_000 })],
      exemptions: [{ ...claim, section: '54F', amount: 15_00_00_000 }],
    },
    { 'Lot 1: exempt under section 54F': 9_00_00_000 },
  ),
  exempt(
    'section 54F with a home dearer than the price exempts the whole gain',
    'At most the gain',
    {
      lots: [lot({ cost: 20_00_000, price: 80_00_000 })],
      exemptions: [{ ...claim, section: '54F', amount: 90_00_000 }],
    },
    { 'Lot 1: exempt under section 54F': 60_00_000, ...tax(0) },
  ),
  exempt(
    'expenses lower the net consideration of section 54F',
    'Gain 58,00,000 × 39,00,000 ÷ (80,00,000 − 2,00,000) = 29,00,000',
    {
      lots: [lot({ cost: 20_00_000, price: 80_00_000, more: true, expenses: 2_00_000 })],
      exemptions: [{ ...claim, section: '54F', amount: 39_00_000 }],
    },
    { 'Lot 1: exempt under section 54F': 29_00_000 },
  ),
  exempt(
    'bonds exempt at most 50 lakh',
    'Gain 80,00,000, bonds 60,00,000: 50,00,000',
    { lots: [plot], exemptions: [{ ...bonds, amount: 60_00_000 }] },
    { 'Lot 1: exempt under section 54EC': 50_00_000, 'Lot 1: taxable gain': 30_00_000 },
  ),
  exempt(
    'bonds of 50 lakh count in full',
    'Gain 80,00,000',
    { lots: [plot], exemptions: [bonds] },
    { 'Lot 1: exempt under section 54EC': 50_00_000 },
  ),
  exempt(
    'the limit of the bonds is one for all sales of the year',
    'Two plots, 30,00,000 each: 30,00,000 and 20,00,000',
    {
      lots: [plot, plot],
      exemptions: [
        { ...bonds, amount: 30_00_000 },
        { ...bonds, lot: 2, amount: 30_00_000 },
      ],
    },
    { 'Lot 1: exempt under section 54EC': 30_00_000, 'Lot 2: exempt under section 54EC': 20_00_000 },
  ),
  exempt(
    'bonds bought on the last day of the sixth month count',
    'Sold 31-8-2025: until 28-2-2026',
    { lots: [plot], exemptions: [{ ...bonds, on: '2026-02-28' }] },
    { 'Lot 1: exempt under section 54EC': 50_00_000 },
  ),
  exempt(
    'a home and bonds together exempt no more than the gain',
    '30,00,000 − 25,00,000 leaves 5,00,000 for the bonds',
    {
      lots: [flat],
      exemptions: [
        { ...claim, amount: 25_00_000 },
        { ...bonds, amount: 20_00_000 },
      ],
    },
    {
      'Lot 1: exempt under section 54': 25_00_000,
      'Lot 1: exempt under section 54EC': 5_00_000,
      'Lot 1: taxable gain': 0,
    },
  ),
  exempt(
    'new farm land exempts the gain on farm land up to its cost',
    'min(80,00,000; 30,00,000)',
    {
      lots: [{ ...plot, asset: 'farmLand' }],
      exemptions: [{ ...claim, section: '54B', on: '2027-08-31', amount: 30_00_000 }],
    },
    { 'Lot 1: exempt under section 54B': 30_00_000 },
  ),
  exempt(
    'a home bought on the same day of the year before the sale counts',
    'One year before 10-9-2025',
    { lots: [flat], exemptions: [{ ...claim, on: '2024-09-10' }] },
    { 'Lot 1: exempt under section 54': 30_00_000 },
  ),
  exempt(
    'a home bought two years after the sale counts',
    'Two years after 10-9-2025',
    { lots: [flat], exemptions: [{ ...claim, on: '2027-09-10' }] },
    { 'Lot 1: exempt under section 54': 30_00_000 },
  ),
  exempt(
    'a home complete three years after the sale counts',
    'Three years after 10-9-2025',
    { lots: [flat], exemptions: [{ ...claim, how: 'built', on: '2028-09-10' }] },
    { 'Lot 1: exempt under section 54': 30_00_000 },
  ),
  exempt(
    'a deposit on the day the return is due counts as spent',
    'Due 31-7-2026',
    { lots: [flat], exemptions: [{ ...claim, how: 'deposit', on: '2026-07-31' }] },
    { 'Lot 1: exempt under section 54': 30_00_000 },
  ),
  exempt(
    'with a business the account has until its later due date',
    'Due 31-8-2026: section 139(1), Explanation 2, from the Finance Act, 2026',
    { lots: [flat], business: 'presumptive', exemptions: [{ ...claim, how: 'deposit', on: '2026-08-31' }] },
    { 'Lot 1: exempt under section 54': 30_00_000 },
  ),
  exempt(
    'with an audit the account has until the due date after it',
    'Due 21-11-2026: Circular 7/2026',
    { lots: [flat], business: 'audited', exemptions: [{ ...claim, how: 'deposit', on: '2026-11-21' }] },
    { 'Lot 1: exempt under section 54': 30_00_000 },
  ),
  exempt(
    'two homes are allowed for a gain of two crore',
    'Gain 2,00,00,000; homes 1,50,00,000 and 50,00,000',
    {
      lots: [lot({ asset: 'house', cost: 1_00_00_000, price: 3_00_00_000 })],
      exemptions: [
        { ...claim, amount: 1_50_00_000 },
        { ...claim, amount: 50_00_000 },
      ],
    },
    { 'Lot 1: exempt under section 54': 2_00_00_000 },
  ),
];

const refuse = (name: string, input: Case['input'], refused: string): Case => ({
  name,
  source: byHand('Refused with a sentence'),
  input,
  refused,
});

const refusals: Case[] = [
  refuse('a sale before the purchase is refused', { lots: [lot({ bought: '2025-08-21' })] }, 'Lot 1 is sold before'),
  {
    name: 'expenses above the sale value make a loss above the cost',
    source: byHand('s. 48: 2,00,000 − 2,00,001 − 1,00,000'),
    input: { lots: [lot({ more: true, expenses: 2_00_001 })] },
    expect: { 'Loss carried forward': 1_00_001, 'Tax on these sales': 0 },
  },
  refuse(
    'a year without a sale is refused, and the year of the sale named',
    { lots: [lot({ sold: '2025-03-31' })] },
    'No lot was sold in FY 2025-26. The sale of 31 Mar 2025 is in FY 2024-25: choose that year, or correct the date.',
  ),
  refuse(
    'on the next day another year',
    { lots: [lot({ sold: '2025-04-01' })], ...earlier },
    'No lot was sold in FY 2024-25. The sale of 1 Apr 2025 is in FY 2025-26: choose that year, or correct the date.',
  ),
  refuse(
    'a non-resident’s foreign shares are refused',
    { lots: [lot({ asset: 'foreignShares' })], residence: 'nonResident' },
    'India does not tax',
  ),
  refuse(
    'an HUF’s exempt redemption is refused',
    { lots: [lot({ asset: 'goldBondRedeemed' })], kind: 'huf' },
    'Redemption of a sovereign gold bond',
  ),
  refuse(
    'an investment for a lot that is not there is refused',
    { lots: [flat], exemptions: [{ ...claim, lot: 2 }] },
    'Investment 1 is for lot 2, which is not in the list',
  ),
  refuse(
    'an investment for a lot of the other year is refused',
    { lots: [flat, { ...flat, sold: '2025-03-01' }], exemptions: [{ ...claim, lot: 2 }] },
    'Investment 1 is for lot 2, which is not sold in FY 2025-26',
  ),
  refuse('section 54 is refused for shares', { lots: [lot()], exemptions: [claim] }, 'Section 54 is for a home'),
  refuse(
    'section 54F is refused for a home',
    { lots: [flat], exemptions: [{ ...claim, section: '54F' }] },
    'Section 54F is not for a home',
  ),
  refuse(
    'bonds are refused for shares',
    { lots: [lot()], exemptions: [bonds] },
    'Section 54EC is for land and buildings',
  ),
  refuse(
    'section 54B is refused for a plot',
    { lots: [plot], exemptions: [{ ...claim, section: '54B' }] },
    'Section 54B is for farm land',
  ),
  refuse(
    'section 54B is refused for land held less than two years',
    {
      lots: [{ ...plot, asset: 'farmLand', bought: '2023-09-01' }],
      exemptions: [{ ...claim, section: '54B' }],
    },
    'Section 54B needs two years',
  ),
  refuse(
    'an exemption of a short-term gain is refused',
    { lots: [{ ...flat, bought: '2024-06-01' }], exemptions: [claim] },
    'The gain of lot 1 is short-term',
  ),
  refuse(
    'an exemption of a loss is refused',
    { lots: [{ ...flat, price: 30_00_000 }], exemptions: [claim] },
    'Lot 1 has no gain',
  ),
  refuse(
    'a home bought a day too early is refused',
    { lots: [flat], exemptions: [{ ...claim, on: '2024-09-09' }] },
    'Investment 1 must be made from 10 Sep 2024 to 10 Sep 2027',
  ),
  refuse(
    'a home bought a day too late is refused',
    { lots: [flat], exemptions: [{ ...claim, on: '2027-09-11' }] },
    'Investment 1 must be made from',
  ),
  refuse(
    'a home built a day too late is refused',
    { lots: [flat], exemptions: [{ ...claim, how: 'built', on: '2028-09-11' }] },
    'Investment 1 must be made from 10 Sep 2025 to 10 Sep 2028',
  ),
  refuse(
    'a deposit after the due date of the return is refused',
    { lots: [flat], exemptions: [{ ...claim, how: 'deposit', on: '2026-08-01' }] },
    'Investment 1 must be made from 10 Sep 2025 to 31 Jul 2026',
  ),
  refuse(
    'a deposit after the due date of a business is refused',
    { lots: [flat], business: 'books', exemptions: [{ ...claim, how: 'deposit', on: '2026-09-01' }] },
    'Investment 1 must be made from 10 Sep 2025 to 31 Aug 2026',
  ),
  refuse(
    'a deposit after the due date of an audit is refused',
    { lots: [flat], business: 'audited', exemptions: [{ ...claim, how: 'deposit', on: '2026-11-22' }] },
    'Investment 1 must be made from 10 Sep 2025 to 21 Nov 2026',
  ),
  refuse(
    'bonds bought after six months are refused',
    { lots: [plot], exemptions: [{ ...bonds, on: '2026-03-01' }] },
    'Investment 1 must be made from 31 Aug 2025 to 28 Feb 2026',
  ),
  refuse(
    'two homes are refused for a gain above two crore',
    {
      lots: [lot({ asset: 'house', cost: 1_00_00_000, price: 3_00_00_001 })],
      exemptions: [claim, claim],
    },
    'Two homes are allowed only for a gain up to ₹2 crore',
  ),
  refuse(
    'two homes are refused for a second lot: the option is one of a lifetime',
    {
      lots: [lot({ asset: 'house', price: 90_00_000 }), lot({ asset: 'house', price: 90_00_000 })],
      exemptions: [claim, claim, { ...claim, lot: 2 }, { ...claim, lot: 2 }],
    },
    'Section 54 allows two homes for one gain once in a lifetime, and lot 1 takes them',
  ),
  refuse(
    'two homes are refused under section 54F',
    {
      lots: [lot({ cost: 20_00_000, price: 80_00_000 })],
      exemptions: [
        { ...claim, section: '54F' },
        { ...claim, section: '54F' },
      ],
    },
    'Section 54F allows one home',
  ),
  refuse(
    'an improvement of shares is refused',
    { lots: [lot()], improvements: [{ lot: 1, on: '2024-01-01', amount: 1_000 }] },
    'Improvement 1 is for lot 1, which is not land',
  ),
  refuse(
    'an improvement before the purchase is refused',
    { lots: [flat], improvements: [{ lot: 1, on: '2015-05-31', amount: 1_000 }] },
    'Improvement 1 is not between',
  ),
];

const justTheGain: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { known: 'gain', gainSold: '2025-08-20' },
    given: ['gainAsset', 'gainTerm', 'gain'], expect: ['Lot 1: gain', 'Tax on these sales'] }, [
    ['a long-term gain of ₹1,25,000 on shares is free', 's. 112A: 1,25,000 − 1,25,000', 'equity', 'long', 1_25_000, 1_25_000, 0],
    ['a long-term gain above it bears 12.5%', '(2,30,000 − 1,25,000) × 12.5% × 1.04', 'equity', 'long', 2_30_000, 2_30_000, 13_650],
    ['a short-term gain on shares bears 20%', '1,00,000 × 20% × 1.04 (s. 111A)', 'equity', 'short', 1_00_000, 1_00_000, 20_800],
    ['a long-term gain on a home bears 12.5% from the first rupee', '10,00,000 × 12.5% × 1.04', 'house', 'long', 10_00_000,
      10_00_000, 1_30_000],
    ['a long-term gain on a debt fund, so bought before April 2023', '1,00,000 × 12.5% × 1.04', 'debtFund', 'long', 1_00_000,
      1_00_000, 13_000],
  ]),
  {
    name: 'a gain on crypto bears 30%',
    source: byHand('1,00,000 × 30% × 1.04 (s. 115BBH)'),
    input: { known: 'gain', gainSold: '2025-08-20', gainAsset: 'virtual', gain: 1_00_000 },
    expect: { 'Tax on these sales': 31_200 },
  },
  {
    name: 'section 54F cannot be worked out from the gain alone',
    source: byHand('s. 54F: in the proportion of the sale value'),
    input: {
      known: 'gain',
      gainSold: '2025-08-20',
      gainAsset: 'land',
      exemptions: [{ lot: 1, section: '54F', how: 'bought', on: '2026-01-20', amount: 5_00_000 }],
    },
    refused: 'Section 54F needs the sale value',
  },
];

const ofGold = lot({ asset: 'gold', bought: '2010-06-15', sold: '2026-01-15', cost: 2_00_000, price: 9_00_000 });
const blankLot = lot({ bought: '', sold: '', cost: null, price: null });

/** Nobody’s other income counts unless it is entered, and a row that was added and not filled in is nothing. */
const alone: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['otherIncome', 'lots'],
    expect: ['Tax on these sales', 'Tax without these sales', 'Rebate, with the sales'] }, [
    ['gold of 2010 sold in January 2026 by somebody without other income', '(7,00,000 − 4,00,000) × 12.5% × 1.04',
      0, [ofGold], 39_000, 0],
    ['with ₹15 lakh of other income the basic exemption is used up', '7,00,000 × 12.5% × 1.04', 15_00_000, [ofGold], 91_000, 1_09_200],
    ['a gain of ₹12 lakh beside ₹8.25 lakh costs the rebate too', '12,00,000 × 12.5% × 1.04 + (20,000 + 2,500) × 1.04',
      8_25_000, [lot({ asset: 'gold', cost: 1_00_000, price: 13_00_000 })], 1_79_400, 0, 0],
    ['a lot that was added and left empty counts for nothing', '(7,00,000 − 4,00,000) × 12.5% × 1.04', 0, [ofGold, blankLot], 39_000],
  ]),
  {
    name: 'an investment and an improvement that were added and left empty count for nothing',
    source: byHand('12.5% of 30,00,000 is above 20% of 10,78,740.16; × 1.04'),
    input: {
      lots: [flat],
      exemptions: [{ ...claim, on: '', amount: null }],
      improvements: [{ lot: 1, on: '', amount: null }],
    },
    expect: tax(2_24_377.95),
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('What is missing is asked for'), given: ['lots', 'exemptions', 'improvements'], expect: 'refused' }, [
    ['nothing entered is asked for', [blankLot], blank, blank, 'Enter the days of purchase and sale'],
    ['a lot without its cost is asked for it', [lot(), lot({ cost: null })], blank, blank, 'Enter the cost of lot 2.'],
    ['a lot with its price alone is asked for the rest', [lot({ bought: '', sold: '', cost: null })], blank, blank,
      'Enter the day of purchase, the day of the sale and the cost of lot 1.'],
    ['an investment without its day is asked for it', [flat], [{ ...claim, on: '' }], blank, 'Enter the day of investment 1.'],
    ['an improvement without its amount is asked for it', [flat], blank, [{ lot: 1, on: '2019-04-01', amount: null }], 'Enter the amount of improvement 1.'],
  ]),
];

/** Examples that others published with their figures. */
const ofOthers: Case[] = [
  {
    name: 'a fifth of the shares bought back, and half of them sold later',
    source: official(
      'Memorandum to the Finance (No. 2) Bill, 2024: dividend 1,200, loss 800, gain 1,500, chargeable 700',
    ),
    input: {
      ...earlier,
      lots: [
        lot({ asset: 'buybackListed', bought: '2020-06-01', sold: '2024-12-10', cost: 800, price: 1_200 }),
        lot({ bought: '2020-06-01', sold: '2025-01-10', cost: 2_000, price: 3_500 }),
      ],
    },
    expect: { 'Lot 1: dividend': 1_200, 'Lot 1: gain': -800, 'Lot 2: gain': 1_500, 'Net capital gains': 700 },
  },
  {
    name: 'a flat of 2013 for which indexation costs a little more',
    source: published(
      'A question on gurus.rediff.com: 29.3 + 1.465 lakh, 89 lakh less 1.5 lakh; 30,76,500 × 363 ÷ 220 = 50,76,225 (printed 50.79 lakh)',
    ),
    input: {
      ...earlier,
      lots: [
        lot({
          asset: 'house',
          bought: '2013-09-15',
          sold: '2025-02-10',
          cost: 30_76_500,
          price: 89_00_000,
          more: true,
          expenses: 1_50_000,
        }),
      ],
    },
    expect: {
      'Lot 1: indexed cost': 50_76_225,
      'Lot 1: tax at 12.5% without indexation': 7_09_187.5,
      'Lot 1: tax at 20% with indexation': 7_34_755,
    },
  },
  {
    name: 'a home for ₹29,37,622 out of ₹40 lakh for a plot',
    source: published('A question on caclubindia.com, section 54F: 29,37,622 × 37,68,182 ÷ 40,00,000 = 27,67,374'),
    input: {
      lots: [lot({ asset: 'land', bought: '2010-06-01', sold: '2025-08-10', cost: 2_31_818, price: 40_00_000 })],
      exemptions: [{ lot: 1, section: '54F', how: 'bought', on: '2025-12-01', amount: 29_37_622 }],
    },
    expect: { 'Lot 1: exempt under section 54F': 27_67_373.5858 },
  },
  {
    name: 'a long-term loss of before April 2026 waits for a long-term gain, as the Act of 2025 was passed',
    source: published(
      'The Economic Times, 10 February 2026: the set-off that the Bill had was dropped. 2,00,000 × 20% × 1.04; 1,50,000 carried',
    ),
    input: {
      financialYear: '2026-27',
      lots: [lot({ bought: '2026-04-15', sold: '2026-08-20', cost: 1_00_000, price: 3_00_000 })],
      longTermLoss: 1_50_000,
    },
    expect: { 'Tax on these sales': 41_600, 'Loss carried forward': 1_50_000, 'Net capital gains': 2_00_000 },
  },
];

const cases: Case[] = [
  ...ofOthers,
  {
    name: 'an equity fund sold after three years and shares sold after ten months',
    source: byHand('(3,00,000 − 1,25,000) × 12.5% + 40,000 × 20%, × 1.04'),
    input: {
      financialYear: '2025-26',
      lots: [
        lot({ name: 'Equity fund', bought: '2022-06-15', sold: '2025-08-20', cost: 2_00_000, price: 5_00_000 }),
        lot({ name: 'Shares', bought: '2025-01-10', sold: '2025-11-14', price: 1_40_000 }),
      ],
    },
    expect: {
      'Tax on these sales': 31_070,
      'Net capital gains': 3_40_000,
      'Loss carried forward': 0,
      'Tax on your next ₹1,000': 15.6,
      'Lot 1: gain': 3_00_000,
      'Lot 2: gain': 40_000,
      'Used of the yearly tax-free amount': 1_25_000,
      'Tax without these sales': 1_09_200,
      'Tax with these sales': 1_40_270,
    },
  },
  {
    name: 'a short-term loss goes against gains at 20% where long-term losses leave land that bears no tax',
    source: byHand(
      'land of 50,00,000, indexed 52,00,000 − 2,00,000 × 376 ÷ 100 = 44,48,000: the last 5,52,000 bear nothing. 40,00,000 − (70,00,000 − 44,48,000) at 12.5%, 40,00,000 − 2,00,000 − 4,00,000 at 20%, + 10% surcharge, × 1.04',
    ),
    input: {
      financialYear: '2025-26',
      otherIncome: 0,
      shortTermLoss: 2_00_000,
      lots: [
        lot({
          name: 'Gold',
          asset: 'gold',
          bought: '2019-06-03',
          sold: '2025-08-20',
          cost: 10_00_000,
          price: 50_00_000,
        }),
        lot({
          name: 'Plot',
          asset: 'land',
          bought: '2001-06-01',
          sold: '2025-08-20',
          cost: 2_00_000,
          price: 52_00_000,
        }),
        lot({ name: 'Old shares', bought: '2022-06-15', sold: '2025-08-20', cost: 1_00_00_000, price: 30_00_000 }),
        lot({ name: 'New shares', bought: '2025-01-10', sold: '2025-11-14', cost: 10_00_000, price: 50_00_000 }),
      ],
    },
    expect: { 'Tax on these sales': 9_84_984, 'Loss carried forward': 0 },
  },
  ...justTheGain,
  ...alone,
  ...newAct,
  ...holding,
  ...classes,
  ...twoSides,
  ...costs,
  ...losses,
  ...persons,
  ...exemptions,
  ...refusals,
];

export const golden = onExample(cases, { financialYear: '2025-26', otherIncome: 15_00_000 });
