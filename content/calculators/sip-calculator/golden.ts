import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, published, table } from '@/lib/golden';
import type calculator from './index';

const instalmentByInstalment = byHand('Each instalment compounded on its own for the time it is held, then added up');
/** Two years of 50% on yearly instalments: the first gains 125%, the second, held for exactly 12 months, 50%. */
const bothLong = { period: 24, rate: 50, convention: 'effective-start', frequency: 'yearly' } as const;
const twoYearlyInstalments = { ...bothLong, anniversary: 'short' } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹10,000 a month for 10 years at 12% in an equity fund',
    source: byHand(
      '120 instalments at 1% a month; the last 11 are short-term, the one of exactly 12 months ago is long-term; s. 196 (old 111A) and s. 198 (old 112A), then 4% cess',
    ),
    input: {},
    expect: {
      'Value at the end': 23_23_390.7635194,
      Invested: 12_00_000,
      Gain: 11_23_390.7635194,
      'Rate per month': 1,
      Instalments: 120,
      XIRR: 12.6825030132,
      'Value in today’s rupees': 12_97_369.26708206,
      'Short-term gain': 6_825.0301319697,
      'Long-term gain': 11_16_565.73338743,
      'Taxable long-term gain': 9_91_565.73338743,
      'Tax on short-term gain': 1_365.0060263939,
      'Tax on long-term gain': 1_23_945.71667343,
      'Tax on redemption': 1_30_323.15160782,
      'Value after tax': 21_93_067.61191159,
      'XIRR after tax': 11.5992814211,
      'Value after tax in today’s rupees': 12_24_597.49991309,
    },
  },
  {
    name: 'the same SIP where the instalment of exactly 12 months ago counts as short-term',
    source: byHand('The last 12 are short-term; s. 196 (old 111A) and s. 198 (old 112A), then 4% cess'),
    input: { anniversary: 'short' },
    expect: {
      'Short-term gain': 8_093.2804332894,
      'Long-term gain': 11_15_297.48308611,
      'Taxable long-term gain': 9_90_297.48308611,
      'Tax on short-term gain': 1_618.6560866579,
      'Tax on long-term gain': 1_23_787.18538576,
      'Tax on redemption': 1_30_422.07513132,
      'Value after tax': 21_92_968.68838808,
      'XIRR after tax': 11.5984336909,
      'Value after tax in today’s rupees': 12_24_542.2615343,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: instalmentByInstalment, given: ['convention'],
    expect: ['Value at the end', 'XIRR', 'Short-term gain', 'Tax on redemption', 'XIRR after tax'] }, [
    ['the same SIP with 12% as the effective annual return',
      'effective-start', 22_40_358.89559464, 12, 6_464.9790835318, 1_19_500.92479582, 10.9694908889],
    ['the same SIP paid at the end of each month: the instalment of exactly 12 months ago is long-term',
      'nominal-end', 23_00_386.89457366, 12.6825030132, 6_825.0301319697, 1_27_332.64864487],
    ['the same SIP paid at the end of each month with 12% as the effective annual return',
      'effective-end', 22_19_300.41351119, 12, blank, 1_16_763.32212497],
  ]),
  {
    name: '₹5,000 a month for a year, as HDFC and ICICI Prudential show it',
    source: published('Trading Q&A: ₹64,047 on the calculators of HDFC and ICICI Prudential'),
    input: { amount: 5_000, period: 12, fund: 'none' },
    expect: { 'Value at the end': 64_046.64021664473, Invested: 60_000, XIRR: 12.6825030132 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { fund: 'none' },
    given: ['amount', 'period', 'convention', 'rate'], expect: ['Value at the end', 'XIRR'] }, [
    ['₹5,000 a month for a year, as the effective return of Groww gives it', '₹5,000 × Σ 1.12^(k ÷ 12) for k = 1 to 12',
      5_000, 12, 'effective-start', blank, 63_832.48954176595, 12],
    ['₹5,000 a month for a year, as AMFI and Axis Bank show it',
      published('Trading Q&A: ₹63,412.52 on Mutual Funds Sahi Hai, ₹63,413 at Axis Bank'),
      5_000, 12, 'nominal-end', blank, 63_412.51506598488],
    ['₹5,000 a month for a year at the end of each month with 12% as the effective annual return',
      '₹5,000 × Σ 1.12^(k ÷ 12) for k = 0 to 11', 5_000, 12, 'effective-end', blank, 63_232.48954176594],
    ['₹2,000 a month for two years is the worked example of ClearTax', published('ClearTax: ₹54,486'),
      2_000, 24, blank, blank, 54_486.3990034467],
    ['₹25,000 a month for 10 years at 15% is the worked example of Kotak Securities',
      published('Kotak Securities: ₹69,66,432'), 25_000, blank, blank, 15, 69_66_431.78860197, 16.0754517723],
    ['₹25,000 a month for 10 years at an effective 12% is the plan Groww opens with',
      '₹25,000 × Σ 1.12^(k ÷ 12) for k = 1 to 120', 25_000, blank, 'effective-start', blank, 56_00_897.23898659],
  ]),
  {
    name: 'an instalment sold on its anniversary is long-term',
    source: byHand('(1,25,000 + 50,000 − 1,25,000) × 12.5% × 1.04'),
    input: { ...bothLong, amount: 1_00_000 },
    expect: {
      'Short-term gain': 0,
      'Long-term gain': 1_75_000,
      'Taxable long-term gain': 50_000,
      'Tax on redemption': 6_500,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...twoYearlyInstalments }, given: ['amount'],
    expect: ['Value at the end', 'Short-term gain', 'Long-term gain', 'Taxable long-term gain', 'Tax on redemption',
    'XIRR after tax'] }, [
    ['a long-term gain of exactly ₹1,25,000 is free of tax',
      'Long-term 1,00,000 × 1.25; short-term 50,000 × 20% × 1.04',
      1_00_000, 3_75_000, 50_000, 1_25_000, 0, 10_400, 47.3828766636],
    ['a long-term gain ₹1.25 below the exemption is free of tax',
      'Long-term 99,999 × 1.25 = 1,24,998.75; short-term 49,999.50 × 20% × 1.04',
      99_999, blank, blank, 1_24_998.75, 0, 10_399.896],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...twoYearlyInstalments }, given: ['amount', 'exemptionUsed'],
    expect: ['Long-term gain', 'Taxable long-term gain', 'Tax on redemption', 'XIRR after tax'] }, [
    ['of a long-term gain ₹1.25 above the exemption ₹1.25 is taxed',
      'Long-term 1,00,001 × 1.25 = 1,25,001.25; (50,000.50 × 20% + 1.25 × 12.5%) × 1.04',
      1_00_001, blank, 1_25_001.25, 1.25, 10_400.2665],
    ['one rupee of exemption used elsewhere makes one rupee taxable', '(50,000 × 20% + 1 × 12.5%) × 1.04',
      1_00_000, 1, blank, 1, 10_400.13],
    ['with the exemption used up elsewhere the whole long-term gain is taxed',
      '(50,000 × 20% + 1,25,000 × 12.5%) × 1.04', 1_00_000, 1_25_000, blank, 1_25_000, 26_650, 43.2226694775],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['period', 'anniversary'],
    expect: ['Short-term gain', 'Long-term gain', 'Tax on redemption', 'XIRR after tax'] }, [
    ['after 12 months the first instalment, held for exactly 12, is long-term',
      '10,000 × (1.01^12 − 1) is long-term and exempt; 6,825.03 × 20% × 1.04',
      12, blank, 6_825.0301319697, 1_268.2503013197, 1_419.6062674497, 10.4251113625],
    ['after 11 months every instalment is short-term', '6,825.03 × 20% × 1.04',
      11, blank, 6_825.0301319697, 0, 1_419.6062674497],
    ['after 12 months every instalment is short-term where the anniversary is', '8,093.28 × 20% × 1.04',
      12, 'short', 8_093.2804332894, 0, 1_683.4023301242, 10.0071447852],
    ['after 13 months the first two instalments are long-term',
      '10,000 × (1.01^13 − 1) + 10,000 × (1.01^12 − 1) is long-term',
      13, blank, 6_825.0301319697, 2_649.1831056526, 1_419.6062674497],
    ['after 13 months the first instalment alone is long-term where the anniversary is short-term',
      '10,000 × (1.01^13 − 1) is long-term', 13, 'short', 8_093.2804332894, 1_380.9328043329, 1_683.4023301242],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['rate', 'period'], expect: ['Value at the end', 'Gain', 'XIRR',
    'Tax on redemption', 'Value after tax', 'XIRR after tax', 'Value in today’s rupees', 'Instalments'] }, [
    ['without a return the value is what was paid in, and there is no tax', '120 × ₹10,000; 12,00,000 ÷ 1.06^10',
      0, blank, 12_00_000, 0, 0, 0, 12_00_000, 0, 6_70_073.73229814],
    ['one instalment earns for one month', '₹10,000 × 1.01; 100 × 20% × 1.04',
      blank, 1, 10_100, blank, 12.6825030132, 20.8, blank, 9.9291209417, blank, 1],
  ]),
  {
    name: 'one instalment at the end of the month has earned nothing yet',
    source: byHand('₹10,000 on the last day'),
    input: { period: 1, convention: 'nominal-end' },
    expect: { 'Value at the end': 10_000, Gain: 0, 'Tax on redemption': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['rate', 'period', 'fund'], expect: ['Value at the end', 'Gain',
    'Lost', 'XIRR', 'Tax on redemption', 'Value after tax', 'Tax at your slab rate', 'XIRR after tax'] }, [
    ['a return of −10% a year shrinks what was paid in, and a loss bears no tax',
      '₹10,000 × Σ (1 − 10% ÷ 12)^k for k = 1 to 120',
      -10, blank, blank, 7_54_053.89398838, -4_45_946.10601162, 4_45_946.10601162, -9.554162585, 0, 7_54_053.89398838],
    ['the whole gain of a debt fund is taxed at the slab rate, with cess', '41,630.26 × 30% × 1.04',
      7, 36, 'debt', 4_01_630.26297807, blank, blank, blank, 12_988.6420491586, blank, 12_489.0788934218, 5.0295154051],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['period', 'rate', 'fund', 'surcharge', 'amount'],
    expect: ['Tax on redemption', 'Gain'] }, [
    ['surcharge on the gain of a debt fund is not capped at 15%', '41,630.26 × 30% × 1.25 × 1.04',
      36, 7, 'debt', '25', blank, 16_235.8025614483],
    ['surcharge of 15% on the gain of an equity fund', '(68,250.30 × 20% + 7,57,21,541.60 × 12.5%) × 1.15 × 1.04',
      240, blank, blank, '15', 1_00_000, 1_13_36_695.9416948, 7_59_14_791.9041234],
    ['surcharge on the gain of an equity fund stops at 15%, whatever the total income',
      'As with 15%: the cap for s. 196 (old 111A) and s. 198 (old 112A)', 240, blank, blank, '37', 1_00_000, 1_13_36_695.9416948],
  ]),
  {
    name: 'without cess the tax is 100 ÷ 104 of it',
    source: byHand('1,30,323.15 ÷ 1.04'),
    input: { cess: false },
    expect: { 'Tax on redemption': 1_25_310.72269982 },
  },
  {
    name: 'a lump sum, instalments for 10 of 15 years, and an expense ratio taken off the return',
    source: instalmentByInstalment,
    input: { amount: 5_000, period: 180, rate: 11, lumpSum: 2_00_000, stopAfter: 120, expenseRatio: 0.75 },
    expect: {
      'Return after expenses': 10.25,
      Instalments: 120,
      Invested: 8_00_000,
      'Value at the end': 26_70_145.03092267,
      XIRR: 10.7455140057,
      'Short-term gain': 0,
      'Taxable long-term gain': 17_45_145.03092267,
      'Tax on redemption': 2_26_868.85401995,
      'XIRR after tax': 9.947131558,
      'Value in today’s rupees': 11_14_158.22850065,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: instalmentByInstalment, input: { fund: 'none' },
    given: ['amount', 'period', 'frequency'], expect: ['Instalments', 'Value at the end', 'XIRR'] }, [
    ['a daily SIP of ₹100 for a year is 365 instalments', 100, 12, 'daily', 365, 38_786.2763849113, 12.7474615638],
    ['a weekly SIP for five years is 260 instalments', 1_000, 60, 'weekly', 260, 3_56_526.73235608, 12.7340987167],
    ['a weekly SIP for ten months: the last instalment is a third of a week old',
      1_000, 10, 'weekly', 44, 46_290.8603481408],
    ['a SIP every two weeks for five years is 130 instalments', 1_000, 60, 'fortnightly', 130, 1_78_400.76188727],
    ['a quarterly SIP for five years is 20 instalments', 1_000, 60, 'quarterly', 20, 27_676.4857236499, 12.550881],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 1_000, fund: 'none' },
    given: ['period', 'frequency', 'convention'], expect: ['Instalments', 'Value at the end', 'XIRR'] }, [
    ['a SIP at the end of each quarter for 19 months is 6 instalments, and the last is a month old',
      instalmentByInstalment, 19, 'quarterly', 'nominal-end', 6, 6_532.4577118595],
    ['a half-yearly SIP for five years is 10 instalments', instalmentByInstalment,
      60, 'half-yearly', blank, 10, 13_971.6426389237, 12.36],
    ['a yearly SIP for five years earns exactly the 12%', '₹1,000 × (1.12^5 + 1.12^4 + 1.12^3 + 1.12^2 + 1.12)',
      60, 'yearly', blank, 5, 7_115.1890432, 12],
  ]),
  {
    name: 'a yearly SIP paid at the end of the year has no instalment in 11 months',
    source: byHand('The first instalment comes after 12 months'),
    input: { period: 11, frequency: 'yearly', convention: 'nominal-end' },
    refused:
      'The first instalment is paid after 1 year, so there is none in 11 months. Enter a longer time, or pay more often.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['period', 'frequency', 'convention', 'known'],
    expect: ['Instalments', 'Value at the end', 'SIP needed', 'Goal on the last day'] }, [
    ['a yearly SIP paid at the end of the year has one instalment in 12 months', 'One instalment on the last day',
      12, 'yearly', 'nominal-end', blank, 1, 10_000],
    ['₹1 crore in 15 years at 12% takes ₹19,818.62 a month', '1,00,00,000 × 0.01 ÷ ((1.01^180 − 1) × 1.01)',
      180, blank, blank, 'goal', blank, 1_00_00_000, 19_818.6200090608, 1_00_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { known: 'goal', period: 180 },
    given: ['convention', 'goalPrices'],
    expect: ['SIP needed', 'Value at the end', 'Goal on the last day', 'Value in today’s rupees'] }, [
    ['₹1 crore in 15 years at an effective 12%', '1,00,00,000 ÷ Σ 1.12^(k ÷ 12) for k = 1 to 180',
      'effective-start', blank, 21_011.4315130973, 1_00_00_000],
    ['₹1 crore at today’s prices in 15 years, with 6% inflation', '1,00,00,000 × 1.06^15, then as the goal of that day',
      blank, 'today', 47_496.476158644, blank, 2_39_65_581.9309969, 1_00_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { known: 'goal', period: 180 },
    given: ['goalAfterTax', 'lumpSum'],
    expect: ['SIP needed', 'Value at the end', 'Tax on redemption', 'Value after tax'] }, [
    ['₹1 crore in hand after tax in 15 years',
      'The instalment whose value less tax, with 10% surcharge on a gain above ₹50 lakh, is 1,00,00,000',
      true, blank, 21_790.1288862791, 1_09_94_776.0622672, 9_94_776.062267228, 1_00_00_000],
    ['₹1 crore in 15 years beside a lump sum of ₹5 lakh',
      '(1,00,00,000 − 5,00,000 × 1.01^180) × 0.01 ÷ ((1.01^180 − 1) × 1.01)',
      blank, 5_00_000, 13_877.1939591028, 1_00_00_000],
  ]),
  {
    name: 'a goal that the lump sum reaches alone needs no SIP',
    source: byHand('5,00,000 × 1.01^180 is above 25,00,000'),
    input: { known: 'goal', goal: 25_00_000, period: 180, lumpSum: 5_00_000 },
    expect: { 'SIP needed': 0, 'Value at the end': 29_97_900.98767808, Invested: 5_00_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: instalmentByInstalment, given: ['changes', 'convention'],
    expect: ['Instalments', 'Invested', 'Value at the end', 'Short-term gain', 'Tax on redemption'] }, [
    ['a pause of the fourth year',
      [{ after: 36, amount: 0 }, { after: 48, amount: 10_000 }], blank, 108, 10_80_000, 20_61_171.09725977,
      6_825.0301319697, 1_11_834.59499406],
    ['a rise to ₹15,000 after five years',
      [{ after: 60, amount: 15_000 }], blank, blank, 15_00_000, 27_35_822.59629427, 10_237.545197955, 1_45_205.4660437],
    ['a rise to ₹15,000 after five years, paid at the end of the month',
      [{ after: 60, amount: 15_000 }], 'nominal-end', blank, 15_00_000, 27_08_735.24385571, blank, 1_41_684.11022668],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['changes', 'frequency', 'convention'], expect: 'refused' }, [
    ['two changes on one day are refused', 'One of them would not count',
      [{ after: 36, amount: 0 }, { after: 36, amount: 5_000 }], blank, blank,
      'Two changes come after 3 years. Remove one of them.'],
    ['a pause before the first instalment is refused',
      'The first yearly instalment at the end of a year would come after 12 months',
      [{ after: 11, amount: 0 }], 'yearly', 'nominal-end',
      'With these changes no instalment is ever paid. Let the pause begin later.'],
  ]),
  {
    name: 'a change without an amount does not count',
    source: byHand('10,000 × (1.01^120 − 1) ÷ 0.01 × 1.01, as without it'),
    input: {
      changes: [
        { after: 36, amount: null },
        { after: 36, amount: null },
      ],
    },
    expect: { 'Value at the end': 23_23_390.7635194 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: published, input: { fund: 'none' },
    given: ['lumpSum', 'amount', 'period', 'rate', 'convention'], expect: ['Value at the end'], tolerance: 0.005 }, [
    ['the first example of Excel’s FV: money at the start and ten payments', 'Microsoft Support, FV function: 2,581.40',
      500, 200, 10, 6, 'nominal-start', 2_581.4],
    ['its second, twelve payments at the end of the month', 'Microsoft Support, FV function: 12,682.50',
      blank, 1_000, 12, 12, 'nominal-end', 12_682.5],
  ]),
  {
    name: 'a payment a month for $50,000 in 18 years',
    source: published('Microsoft Support, PMT function: 129.08'),
    input: { known: 'goal', goal: 50_000, period: 216, rate: 6, convention: 'nominal-end' },
    expect: { 'SIP needed': 129.08 },
    tolerance: 0.005,
  },
];
