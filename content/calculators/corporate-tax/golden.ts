import { blank, byHand, onExample, table } from '@/lib/golden';
import type { CorporateTaxInput } from './form';
import type calculator from './index';

type Adjustments = CorporateTaxInput['adjustments'];

const source = byHand;
const steps = byHand('Rate, surcharge above 1 and 10 crore with marginal relief at each, 4% cess, to ₹10');
const to25 = 'To pay: Ordinary rate, 25%';
const to30 = 'To pay: Ordinary rate, 30%';
const to22 = 'To pay: Lower rate, 22%';
const to15 = 'To pay: Lower rate, 15%';
const left25 = 'Credit for later years: Ordinary rate, 25%';
const leftLLP = 'Credit for later years: LLP';
const MAT = 'Tax with surcharge and cess: MAT';

const loss = (year: string, amount: number, ofLost = 0) => ({ kind: 'business', year, amount, ofLost }) as const;
const unused = (year: string, amount: number) => ({ kind: 'depreciation', year, amount, ofLost: 0 }) as const;

const adjust = (kind: Adjustments[number]['kind'], amount: number) => ({ kind, amount });

const later = (income: number, lost = 0) => ({ income, bookProfit: 0, lost });

const pay = (date: string, amount: number) => ({ date, amount });
const in234A = 'Interest for a late return (234A)';
const in234B = 'Interest for short advance tax (234B)';
const in234C = 'Interest for instalments (234C)';

const cases = [
  ...table<typeof calculator>(
    { source: steps, input: { bookProfit: 0 }, given: ['income'], expect: [to25, to22, 'Tax of the year'] },
    [
      ['₹75 lakh', 75_00_000, 19_50_000, 18_87_600, 18_87_600],
      ['₹1 crore: no surcharge yet', 1_00_00_000, 26_00_000, 25_16_800, 25_16_800],
      ['₹10 above 1 crore: tax rises by ₹10', 1_00_00_010, 26_00_010, 25_16_800],
      ['₹1,00,50,000', 1_00_50_000, 26_52_000, 25_29_380],
      ['marginal relief ends', 1_02_38_900, 28_48_460, 25_76_930],
      ['₹10 crore', 10_00_00_000, 2_78_20_000, 2_51_68_000],
      ['₹10 above 10 crore', 10_00_00_010, 2_78_20_010, 2_51_68_000],
      ['₹10.05 crore', 10_05_00_000, 2_83_40_000, 2_52_93_840],
      ['₹20 crore', 20_00_00_000, 5_82_40_000, 5_03_36_000],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: steps,
      input: { bookProfit: 0, size: 'large', manufacturer: true },
      given: ['income'],
      expect: [to30, to15],
    },
    [
      ['30%: ₹1 crore', 1_00_00_000, 31_20_000, 17_16_000],
      ['30%: ₹10 above 1 crore', 1_00_00_010, 31_20_010, 17_16_000],
      ['30%: ₹10 crore', 10_00_00_000, 3_33_84_000, 1_71_60_000],
      ['30%: ₹10.05 crore', 10_05_00_000, 3_39_04_000, 1_72_45_800],
    ],
  ),
  ...table<typeof calculator>(
    { source, given: ['income', 'bookProfit', 'year', 'lost'], expect: [MAT, to25, left25, to22] },
    [
      [
        'minimum tax is higher',
        's. 115JB: 15% of ₹5 crore + 7% + 4%',
        1_20_00_000,
        5_00_00_000,
        blank,
        blank,
        83_46_000,
        83_46_000,
        50_07_600,
      ],
      [
        'the lost deductions come back at 22%',
        '22% of ₹5 crore + 10% + 4%',
        1_20_00_000,
        5_00_00_000,
        blank,
        3_80_00_000,
        83_46_000,
        83_46_000,
        50_07_600,
        1_25_84_000,
      ],
      ['MAT at ₹1 crore', '15% + 4%', 0, 1_00_00_000, blank, blank, 15_60_000, 15_60_000, 15_60_000],
      ['MAT ₹10 above 1 crore', 'marginal relief on book profit', 0, 1_00_00_010, blank, blank, 15_60_010.4, 15_60_010],
      ['MAT at 14% in 2026-27', '14% + 4%', 0, 1_00_00_000, '2026-27', blank, 14_56_000, 14_56_000],
    ],
  ),
  ...table<typeof calculator>({ source, given: ['income', 'bookProfit', 'year', 'credit'], expect: [to25, to22] }, [
    [
      'credit is used down to MAT',
      '26,00,000 − (26,00,000 − 7,80,000)',
      1_00_00_000,
      50_00_000,
      blank,
      50_00_000,
      7_80_000,
      25_16_800,
    ],
    [
      'a smaller credit is used whole',
      '26,00,000 − 1,00,000',
      1_00_00_000,
      50_00_000,
      blank,
      1_00_000,
      25_00_000,
      25_16_800,
    ],
    [
      'in 2026-27 a quarter of the tax at the lower rate',
      '25,16,800 × 75%',
      1_00_00_000,
      50_00_000,
      '2026-27',
      50_00_000,
      26_00_000,
      18_87_600,
    ],
  ]),
  {
    name: 'MAT credit that is not used stays for later years',
    source: byHand('s. 115JAA(3A) and (5): 30,00,000 − (26,00,000 − 7,80,000)'),
    input: { income: 1_00_00_000, bookProfit: 50_00_000, credit: 30_00_000 },
    expect: { [to25]: 7_80_000, 'Credit used: Ordinary rate, 25%': 18_20_000, [left25]: 11_80_000 },
  },
  {
    name: 'AMT credit of earlier years stays beside that of this year',
    source: byHand('s. 115JD(2) and (4): 10,00,000 + 17,31,600 − 12,48,000'),
    input: { entity: 'llp', income: 40_00_000, alternateDeductions: 50_00_000, credit: 10_00_000 },
    expect: { 'Tax of the year': 17_31_600, 'Credit that arises this year': 4_83_600, [leftLLP]: 14_83_600 },
  },
  {
    name: 'old MAT credit in 2026-27 after a quarter of the tax',
    source: byHand('s. 206 as amended: 30,00,000 − 25% of 25,16,800; none of it is used at the ordinary rate'),
    input: { income: 1_00_00_000, bookProfit: 50_00_000, credit: 30_00_000, year: '2026-27' },
    expect: { 'Credit for later years: Lower rate, 22%': 23_70_800, [left25]: 30_00_000 },
  },
  ...table<typeof calculator>(
    {
      source: byHand('s. 115JD(5), 115JEE(3) and 115JF(b): credit is used down to 18.5% + 4% of the income'),
      input: { entity: 'llp', income: 1_00_00_000, credit: 23_67_004 },
      given: ['year'],
      expect: ['Tax of the year', 'Credit used: LLP', leftLLP],
    },
    [
      ['AMT credit without deductions, FY 2025-26', '2025-26', 19_24_000, 11_96_000, 11_71_004],
      ['AMT credit without deductions, tax year 2026-27', '2026-27', 19_24_000, 11_96_000, 11_71_004],
    ],
  ),
  {
    name: 'AMT is not payable on gains alone, and credit then stays whole',
    source: byHand('1 crore at 12.5% + 4% is below 18.5% + 4%: no deductions, no AMT, no set-off'),
    input: { entity: 'llp', income: 0, longGains: 1_00_00_000, credit: 5_00_000 },
    expect: { 'Tax of the year': 13_00_000, [leftLLP]: 5_00_000 },
  },
  {
    name: 'staying one year keeps the MAT credit, which choosing the lower rate at once loses',
    source: byHand(
      's. 115JAA(8); s. 206 as amended: 16 × 12,58,400 against 14,04,000 + 15 × 12,58,400 − 11,24,000 of credit',
    ),
    input: { income: 30_00_000, bookProfit: 90_00_000, lost: 20_00_000, credit: 5_00_000 },
    expect: {
      'Tax of the year': 14_04_000,
      'Lowest over 16 years': 'Lower rate from tax year 2026-27',
      'Saves over 16 years': 9_78_400,
      'Tax of 16 years: Lower rate from FY 2025-26': 2_01_34_400,
      'Tax of 16 years: Lower rate from tax year 2026-27': 1_91_56_000,
      'Tax of 16 years: Ordinary rate in all years': 2_10_60_000,
    },
  },
  {
    name: 'no credit at stake: the tax of the year decides',
    source: byHand('22% of ₹75 lakh with 10% and 4%; MAT of 11,70,000 is below the ordinary 19,50,000'),
    input: {},
    expect: { 'Tax of the year': 18_87_600, 'Lowest tax': 'Lower rate, 22%', Saves: 62_400 },
  },
  {
    name: 'credit too small to wait for',
    source: byHand(
      '25,16,800 × 15 against 26,00,000 − 10,000 + 25,16,800 × 14: the credit of ₹10,000 is used in the first year',
    ),
    input: { income: 1_00_00_000, bookProfit: 50_00_000, credit: 10_000 },
    expect: {
      'Tax of the year': 25_16_800,
      'Lowest over 15 years': 'Lower rate from FY 2025-26',
      'Saves over 15 years': 73_200,
    },
  },
  {
    name: 'in 2026-27 the credit pays a quarter of the tax each year until it lapses',
    source: byHand('25,16,800 × 4 − 4 × 6,29,200; the ordinary rate costs 26,00,000 × 4'),
    input: { income: 1_00_00_000, bookProfit: 50_00_000, credit: 30_00_000, creditLasts: 3, year: '2026-27' },
    expect: {
      'Tax of the year': 18_87_600,
      'Tax of 4 years: Lower rate from tax year 2026-27': 75_50_400,
      'Tax of 4 years: Ordinary rate in all years': 1_04_00_000,
      'Tax of 4 years: Lower rate from tax year 2027-28': 82_62_800,
      'Saves over 4 years': 7_12_400,
    },
  },
  {
    name: 'the ordinary rate throughout, where many deductions would be lost',
    source: byHand('26,00,000 × 15 against (1.5 crore at 25.168% = 37,75,200) × 15 − 10,00,000'),
    input: { income: 1_00_00_000, bookProfit: 50_00_000, lost: 50_00_000, credit: 10_00_000, year: '2026-27' },
    expect: {
      'Tax of the year': 26_00_000,
      'Lowest over 15 years': 'Ordinary rate in all years',
      'Saves over 15 years': 1_66_28_000,
    },
  },
  ...table<typeof calculator>(
    { source: steps, input: { entity: 'firm' }, given: ['income'], expect: ['Tax of the year'] },
    [
      ['a firm of ₹40 lakh', 40_00_000, 12_48_000],
      ['a firm of ₹1 crore', 1_00_00_000, 31_20_000],
      ['a firm ₹10 above', 1_00_00_010, 31_20_010],
      ['a firm of ₹1,00,50,000', 1_00_50_000, 31_72_000],
      ['a firm of ₹2 crore', 2_00_00_000, 69_88_800],
    ],
  ),
  ...table<typeof calculator>(
    { source: steps, input: { entity: 'foreign' }, given: ['income'], expect: ['Tax of the year'] },
    [
      ['a foreign company of ₹1 crore', 1_00_00_000, 36_40_000],
      ['a foreign company of ₹1,00,50,000', 1_00_50_000, 36_92_000],
      ['a foreign company of ₹10 crore', 10_00_00_000, 3_71_28_000],
      ['a foreign company of ₹10.05 crore', 10_05_00_000, 3_76_48_000],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { entity: 'llp' },
      given: ['income', 'alternateDeductions'],
      expect: ['Tax of the year', 'Tax with surcharge and cess: AMT', leftLLP],
    },
    [
      [
        'alternate minimum tax',
        's. 115JC: 18.5% of ₹90 lakh + 4%',
        40_00_000,
        50_00_000,
        17_31_600,
        17_31_600,
        4_83_600,
      ],
      ['AMT at ₹1 crore', '18.5% + 4%', 40_00_000, 60_00_000, 19_24_000, 19_24_000],
      ['AMT ₹10 above', 'marginal relief', 40_00_000, 60_00_010, 19_24_010, 19_24_010.4],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { entity: 'firm' },
      given: ['income', 'partnerPay'],
      expect: ['Partners’ pay allowed', 'Tax of the year'],
    },
    [
      ['partners’ pay', '40(b): 90% of 6 lakh + 60% of 14 lakh', 20_00_000, 20_00_000, 13_80_000, 1_93_440],
      ['book profit of ₹6 lakh', '90%', 6_00_000, 6_00_000, 5_40_000, 18_720],
      ['₹10 more', '5,40,000 + 60% of 10', 6_00_010, 60_00_000, 5_40_006],
      ['the floor of ₹3 lakh', 'the higher of 3,00,000 and 1,80,000', 2_00_000, 6_00_000, 3_00_000, 0],
      ['less paid than allowed', 'what is paid', 20_00_000, 1_00_000, 1_00_000],
    ],
  ),
  {
    name: 'interest to partners is allowed up to 12% of their capital',
    source: byHand('12% of 50 lakh; tax on 14 lakh at 31.2%'),
    input: { entity: 'firm', income: 20_00_000, partnerInterest: 10_00_000, partnerCapital: 50_00_000 },
    expect: { 'Interest allowed': 6_00_000, 'Tax of the year': 4_36_800 },
  },
  {
    name: 'capital gains at their own rates',
    source: byHand('(25% of 50 lakh + 20% of 10 lakh + 12.5% of 20 lakh) × 1.04'),
    input: { income: 50_00_000, bookProfit: 0, shortGains: 10_00_000, longGains: 20_00_000 },
    expect: { [to25]: 17_68_000 },
  },
  ...table<typeof calculator>(
    {
      source: byHand('s. 72, 32(2), 115BAA(2): (75 lakh − what is used) × 26% and × 25.168%'),
      input: { bookProfit: 0 },
      given: ['year', 'losses'],
      expect: [to25, to22, 'Left for later years: Ordinary rate, 25%', 'Left for later years: Lower rate, 22%'],
    },
    [
      ['a business loss', '2025-26', [loss('2023-24', 20_00_000)], 14_30_000, 13_84_240, 0, 0],
      ['a loss of the eighth year before', '2025-26', [loss('2017-18', 20_00_000)], 14_30_000, 13_84_240, 0, 0],
      ['a loss of the ninth year before', '2025-26', [loss('2016-17', 20_00_000)], 19_50_000, 18_87_600, 0, 0],
      ['the same loss a year later', '2026-27', [loss('2017-18', 20_00_000)], 19_50_000, 18_87_600, 0, 0],
      ['the eighth year under the 2025 Act', '2026-27', [loss('2018-19', 20_00_000)], 14_30_000, 13_84_240, 0, 0],
      ['depreciation of any year', '2025-26', [unused('2010-11', 20_00_000)], 14_30_000, 13_84_240, 0, 0],
      ['more than the income', '2025-26', [loss('2024-25', 80_00_000)], 0, 0, 5_00_000, 5_00_000],
      [
        'from deductions that the lower rate does not allow',
        '2025-26',
        [loss('2023-24', 20_00_000, 15_00_000)],
        14_30_000,
        17_61_760,
        0,
        0,
      ],
      [
        'the loss comes before depreciation',
        '2025-26',
        [unused('2023-24', 40_00_000), loss('2024-25', 50_00_000)],
        0,
        0,
        15_00_000,
        15_00_000,
      ],
    ],
  ),
  {
    name: 'a business loss is not set off against interest, depreciation is',
    source: byHand('s. 72(1) and 32(2): 20 lakh of business and 15 lakh of interest are covered; 15 lakh × 26%'),
    input: {
      income: 50_00_000,
      otherIncome: 30_00_000,
      bookProfit: 0,
      losses: [loss('2022-23', 40_00_000), unused('2022-23', 15_00_000)],
    },
    expect: {
      [to25]: 3_90_000,
      'Business loss of earlier years used: Ordinary rate, 25%': 20_00_000,
      'Depreciation of earlier years used: Ordinary rate, 25%': 15_00_000,
      'Left for later years: Ordinary rate, 25%': 20_00_000,
    },
  },
  {
    name: 'depreciation is set off first where the rate is highest',
    source: byHand(
      '10 lakh at 25% and 10 lakh at 20%, × 1.04; 10 lakh at 22% and 10 lakh at 20%, × 1.144; 20 lakh at 15% × 1.144',
    ),
    input: {
      income: 20_00_000,
      shortGains: 10_00_000,
      bookProfit: 0,
      manufacturer: true,
      losses: [unused('2024-25', 10_00_000)],
    },
    expect: { [to25]: 4_68_000, [to22]: 4_80_480, [to15]: 3_43_200 },
  },
  {
    name: 'losses of a firm come after partners’ pay and before AMT',
    source: byHand('s. 40(b): 20 lakh − 13.8 lakh; 6.2 lakh − 2 lakh = 4.2 lakh × 31.2%; AMT 18.5% of 9.2 lakh + 4%'),
    input: {
      entity: 'firm',
      income: 20_00_000,
      partnerPay: 20_00_000,
      alternateDeductions: 5_00_000,
      losses: [loss('2023-24', 2_00_000)],
    },
    expect: { 'Tax with surcharge and cess: Firm': 1_31_040, 'Tax of the year': 1_77_010 },
  },
  {
    name: 'losses are used up before the years in which credit counts are compared',
    source: byHand(
      's. 206 as amended: first year 55 lakh at 25.168% with 75% of it paid, 10,38,180; then 18,87,600 × 75%; the credit is enough for both',
    ),
    input: {
      year: '2026-27',
      bookProfit: 0,
      credit: 30_00_000,
      creditLasts: 1,
      losses: [loss('2023-24', 20_00_000)],
    },
    expect: { 'Tax of 2 years: Lower rate from tax year 2026-27': 24_53_880 },
  },
  ...table<typeof calculator>(
    {
      source: (how: string) => byHand(`Explanation 1 to s. 115JB(2), then 15% + 4%: ${how}`),
      input: { income: 0 },
      given: ['bookProfit', 'adjustments'],
      expect: ['Book profit for MAT', MAT],
    },
    [
      [
        'tax, reserves and costs of exempt income are added, exempt income and the lower of loss and depreciation subtracted',
        '40 + 10 + 5 + 1 − 3 − 7 lakh',
        40_00_000,
        [
          adjust('incomeTax', 10_00_000),
          adjust('reserves', 5_00_000),
          adjust('exemptCosts', 1_00_000),
          adjust('exemptIncome', 3_00_000),
          adjust('bookLoss', 12_00_000),
          adjust('bookDepreciation', 7_00_000),
        ],
        46_00_000,
        7_17_600,
      ],
      [
        'no loss in the books',
        'clause (iii) gives nothing',
        40_00_000,
        [adjust('bookDepreciation', 7_00_000)],
        40_00_000,
      ],
      [
        'the revaluation reserve counts up to the depreciation on revalued assets',
        '40 + 6 − 6 lakh',
        40_00_000,
        [adjust('revaluedDepreciation', 6_00_000), adjust('fromRevaluation', 8_00_000)],
        40_00_000,
      ],
      [
        'a loss in the accounts after tax',
        '−5 + 10 lakh',
        -5_00_000,
        [adjust('incomeTax', 10_00_000)],
        5_00_000,
        78_000,
      ],
      ['never below nothing', '5 − 9 lakh', 5_00_000, [adjust('deferredTaxCredit', 9_00_000)], 0, 0],
      [
        'provisions, dividend and an asset sold are added, a withdrawal from reserves is subtracted',
        '20 + 1 + 2 + 3 + 4 + 5 − 6 lakh',
        20_00_000,
        [
          adjust('provisions', 1_00_000),
          adjust('fallInValue', 2_00_000),
          adjust('subsidiaries', 3_00_000),
          adjust('dividend', 4_00_000),
          adjust('revaluedSold', 5_00_000),
          adjust('fromReserves', 6_00_000),
        ],
        29_00_000,
        4_52_400,
      ],
    ],
  ),
  {
    name: 'the figures of later years say when to choose the lower rate',
    source: byHand(
      's. 200 and 206: 1 crore at 25.168% less a quarter is 18,87,600; the ordinary rate costs 13,00,000 while deductions of 50 lakh last, 26,00,000 after. 13,00,000 + 3 × 18,87,600 against 3 × 18,87,600 + 25,16,800 − 1,12,400',
    ),
    input: {
      year: '2026-27',
      income: 50_00_000,
      bookProfit: 50_00_000,
      lost: 50_00_000,
      credit: 20_00_000,
      laterYears: [later(1_00_00_000), later(1_00_00_000), later(1_00_00_000)],
    },
    expect: {
      'Tax of the year': 13_00_000,
      'Lowest over 4 years': 'Lower rate from tax year 2027-28',
      'Saves over 4 years': 11_04_400,
      'Tax of 4 years: Lower rate from tax year 2026-27': 80_67_200,
      'Tax of 4 years: Lower rate from tax year 2027-28': 69_62_800,
      'Tax of 4 years: Lower rate from tax year 2028-29': 76_75_200,
      'Tax of 4 years: Lower rate from tax year 2029-30': 83_87_600,
      'Tax of 4 years: Ordinary rate in all years': 91_00_000,
    },
  },
  {
    name: 'the lower rate from the third year, when the deductions end',
    source: byHand('13,00,000 × 2 + 18,87,600 × 2'),
    input: {
      year: '2026-27',
      income: 50_00_000,
      bookProfit: 50_00_000,
      lost: 50_00_000,
      credit: 20_00_000,
      laterYears: [later(50_00_000, 50_00_000), later(1_00_00_000), later(1_00_00_000)],
    },
    expect: {
      'Lowest over 4 years': 'Lower rate from tax year 2028-29',
      'Tax of 4 years: Lower rate from tax year 2028-29': 63_75_200,
    },
  },
  {
    name: 'losses that the lower rate would give up are worth the ordinary rate',
    source: byHand('s. 115BAA(2)(ii) and (3): nothing, then 10 lakh × 26%; against 20 lakh × 25.168% twice'),
    input: {
      income: 20_00_000,
      bookProfit: 0,
      losses: [loss('2024-25', 30_00_000, 30_00_000)],
      laterYears: [later(20_00_000)],
    },
    expect: {
      'Lowest over 2 years': 'Ordinary rate in all years',
      'Tax of 2 years: Ordinary rate in all years': 2_60_000,
      'Tax of 2 years: Lower rate from tax year 2026-27': 5_03_360,
      'Saves over 2 years': 7_46_720,
    },
  },
  ...table<typeof calculator>(
    {
      source: (how: string) => byHand(`25,16,800 at the lower rate, s. 234A to 234C and 234F: ${how}`),
      input: { income: 1_00_00_000, bookProfit: 0, interest: true },
      given: ['payments', 'filedOn'],
      expect: [in234C, in234B, in234A, 'Still to pay'],
    },
    [
      [
        'nothing paid in advance',
        '(3,77,500 + 11,32,500 + 18,87,600) × 3% + 25,16,800 × 1%; 7 months',
        [],
        blank,
        1_27_096,
        1_76_176,
        0,
        28_20_070,
      ],
      [
        'filed on 15 December',
        'the same, 9 months, 2 months and the fee of 5,000',
        [],
        '2026-12-15',
        1_27_096,
        2_26_512,
        50_336,
        29_25_740,
      ],
      [
        '12% and 36% are enough; 15 March is a Sunday',
        '12%, 36%, 75%, 100%',
        [
          pay('2025-06-15', 3_02_016),
          pay('2025-09-15', 6_04_032),
          pay('2025-12-15', 9_81_552),
          pay('2026-03-16', 6_29_200),
        ],
        blank,
        0,
        0,
        0,
        0,
      ],
      [
        'a rupee less in June',
        '75,500 × 3%',
        [
          pay('2025-06-15', 3_02_015),
          pay('2025-09-15', 6_04_033),
          pay('2025-12-15', 9_81_552),
          pay('2026-03-16', 6_29_200),
        ],
        blank,
        2_265,
        0,
        0,
        2_270,
      ],
      ['90% in the year', '2,51,600 × 1%', [pay('2025-06-15', 22_65_120)], blank, 2_516, 0, 0, 2_54_200],
      ['a rupee below 90%', '2,51,600 × 7%', [pay('2025-06-15', 22_65_119)], blank, 2_516, 17_612, 0, 2_71_810],
    ],
  ),
  {
    name: 'a refund',
    source: byHand('18,87,600 − 20,00,000'),
    input: { paid: 20_00_000 },
    expect: { Refund: 1_12_400 },
  },
];

export const golden = onExample(cases, { year: '2025-26' });
