import { blank, byHand, official, published, table } from '@/lib/golden';
import type calculator from './index';

const source = byHand;
const A = 'Tax audit';
const [needed, free] = ['Needed', 'Not needed'];
const crore = 1_00_00_000;

export const golden = [
  {
    name: 'a shop of ₹1.5 crore with 10% in cash declares presumptive income',
    source: byHand(
      '44AD: 8% of 15 lakh + 6% of 135 lakh = 9,30,000; 12 lakh is more, so the first proviso of 44AB applies',
    ),
    input: {},
    expect: { [A]: free, 'Presumptive income, section 44AD': 9_30_000, 'Return due by': '2026-08-31' },
  },
  ...table<typeof calculator>({ source, given: ['turnover', 'cashReceipts', 'cashPayments', 'profit'], expect: [A] }, [
    ['₹1 crore, much cash', '44AB(a): exceeds ₹1 crore', crore, 50, 50, 1_00_000, free],
    ['₹1 above, little profit', '44AB(a)', crore + 1, 50, 50, 1_00_000, needed],
    ['cash at exactly 5%, ₹10 crore', '44AB(a), proviso: does not exceed 5%', 10 * crore, 5, 5, 1_00_000, free],
    ['₹1 above 10 crore', '44AB(a), proviso', 10 * crore + 1, 5, 5, 1_00_000, needed],
    ['cash receipts of 5.01%', 'the higher limit is lost', 2 * crore + 1, 5.01, 5, 50_00_000, needed],
    [
      'cash payments of 5.01%',
      '44AD looks at receipts alone: 8% of 15 lakh + 6% of 2.85 crore = 18,30,000',
      3 * crore,
      5,
      5.01,
      18_30_000,
      free,
    ],
    ['the same a rupee above 3 crore', '44AD ends', 3 * crore + 1, 5, 5.01, 50_00_000, needed],
    [
      '₹2 crore with cash, presumptive income declared',
      '44AD: 8% of 1 crore + 6% of 1 crore',
      2 * crore,
      50,
      50,
      14_00_000,
      free,
    ],
    ['a rupee less declared', 'below presumptive', 2 * crore, 50, 50, 13_99_999, needed],
    ['₹1 above 2 crore with cash', '44AD ends', 2 * crore + 1, 50, 50, 50_00_000, needed],
  ]),
  ...table<typeof calculator>(
    {
      source,
      input: { turnover: 90_00_000, cashReceipts: 0 },
      given: ['scheme', 'profit', 'otherIncome', 'regime', 'age'],
      expect: [A],
    },
    [
      [
        '44AD used, less declared, income at the exemption',
        '44AB(e): 4,00,000 does not exceed 4,00,000',
        'used',
        1_00_000,
        3_00_000,
        blank,
        blank,
        free,
      ],
      ['₹1 more of income', '44AB(e)', 'used', 1_00_001, 3_00_000, blank, blank, needed],
      ['44AD used, presumptive income declared', '6% of 90 lakh', 'used', 5_40_000, 0, blank, blank, free],
      ['44AD used, a rupee less', '44AB(e): 5,39,999 is above 4 lakh', 'used', 5_39_999, 0, blank, blank, needed],
      [
        '44AD never used, less declared',
        'below ₹1 crore, 44AD(4) does not apply',
        'never',
        1_00_000,
        9_00_000,
        blank,
        blank,
        free,
      ],
      ['left within five years', '44AD(5): any profit', 'left', 9_00_000, 0, blank, blank, needed],
      ['old regime, exemption of ₹2.5 lakh', '44AB(e)', 'used', 2_50_000, 0, 'old', blank, free],
      ['old regime, ₹1 above', '44AB(e)', 'used', 2_50_001, 0, 'old', blank, needed],
      ['old regime, 60 or more', 'exemption of ₹3 lakh', 'used', 2_50_001, 0, 'old', 'senior', free],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { kind: 'profession' },
      given: ['turnover', 'cashReceipts', 'profit', 'otherIncome'],
      expect: [A, 'Presumptive income, section 44ADA'],
    },
    [
      ['profession of ₹50 lakh, half declared', '44ADA', 50_00_000, 50, 25_00_000, 0, free, 25_00_000],
      ['a rupee less', '44AB(d)', 50_00_000, 50, 24_99_999, 0, needed, 25_00_000],
      ['₹1 above 50 lakh with cash', '44AB(b), 44ADA ends', 50_00_001, 5.01, 40_00_000, 0, needed],
      ['₹75 lakh, cash at 5%', '44ADA, proviso', 75_00_000, 5, 37_50_000, 0, free, 37_50_000],
      ['₹1 above 75 lakh', '44ADA ends', 75_00_001, 5, 60_00_000, 0, needed],
      ['₹75 lakh, a rupee less than half', '44AB(b)', 75_00_000, 5, 37_49_999, 0, needed],
      ['little income in all', '44AB(d): 4,00,000 does not exceed the exemption', 20_00_000, 5, 4_00_000, 0, free],
    ],
  ),
  ...table<typeof calculator>(
    { source, input: { kind: 'fo' }, given: ['gains', 'losses', 'profit', 'otherIncome'], expect: ['Turnover', A] },
    [
      [
        'a loss in futures and options below ₹10 crore',
        'turnover 85 lakh, no cash',
        40_00_000,
        45_00_000,
        -5_00_000,
        12_00_000,
        85_00_000,
        free,
      ],
      ['turnover of ₹10 crore', '5 + 5 crore', 5 * crore, 5 * crore, 0, 0, 10 * crore, free],
      ['₹1 above 10 crore of differences', '44AB(a)', 5 * crore, 5 * crore + 1, 0, 0, 10 * crore + 1, needed],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { kind: 'carriages' },
      given: ['vehicles', 'profit'],
      expect: ['Presumptive income, section 44AE', A],
    },
    [
      [
        'a heavy vehicle of 16 tons for nine months',
        '16 × 1,000 × 9',
        [{ heavy: true, tonnes: 16, months: 9 }],
        1_44_000,
        1_44_000,
        free,
      ],
      [
        'a rupee less than for the vehicle',
        '44AB(c): whatever the income',
        [{ heavy: true, tonnes: 16, months: 9 }],
        1_43_999,
        1_44_000,
        needed,
      ],
      ['a light vehicle for a year', '7,500 × 12', [{ heavy: false, tonnes: 16, months: 12 }], 90_000, 90_000, free],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: official('s. 271B: 0.5%, at most ₹1,50,000'),
      input: { cashReceipts: 50, profit: 0 },
      given: ['turnover'],
      expect: ['Penalty without audit', 'Return due by'],
    },
    [
      ['penalty on ₹2 crore, and the return by Circular No. 7/2026', 2 * crore, 1_00_000, '2026-11-21'],
      ['penalty on ₹3 crore', 3 * crore, 1_50_000],
      ['penalty on ₹4 crore', 4 * crore, 1_50_000],
    ],
  ),
  {
    name: 'the penalty of one with goods vehicles, whose receipts are not asked for',
    source: official('s. 271B: 0.5% of receipts, at most ₹1,50,000'),
    input: { kind: 'carriages', profit: 89_999 },
    expect: { 'Penalty without audit, at most': 1_50_000 },
  },
  ...table<typeof calculator>({ source, given: ['entity', 'kind', 'turnover', 'profit'], expect: [A] }, [
    [
      'an LLP cannot declare presumptive income',
      '44AD is for firms other than LLPs',
      'llp',
      'trade',
      1_50_00_000,
      90_00_000,
      needed,
    ],
    ['nor a company', '44AD', 'company', 'trade', 1_50_00_000, 90_00_000, needed],
    ['nor an agent', '44AD(6)', 'individual', 'agency', 1_50_00_000, 90_00_000, needed],
    ['an HUF may', '44AD', 'huf', 'trade', 1_50_00_000, 90_00_000, free],
  ]),
  {
    name: 'business and profession: the profession decides',
    source: byHand('receipts of 60 lakh with 10% in cash: 44AB(b)'),
    input: { kind: 'mixed', turnover: 50_00_000, professionReceipts: 60_00_000, profit: 50_00_000 },
    expect: { [A]: needed },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source, input: { kind: 'mixed' }, given: ['turnover', 'scheme', 'profit'],
    expect: [A, 'Presumptive income, section 44AD', 'Presumptive income, section 44ADA', 'Penalty without audit'] }, [
    ['business and profession: one profit of ₹12 lakh does not cover both', '44AB(a) and (d): 9,30,000 of ₹1.5 crore leave 2,70,000 of 10,00,000; 0.5% of ₹1.7 crore',
      1_50_00_000, 'never', 12_00_000, needed, 9_30_000, 10_00_000, 85_000],
    ['a rupee short of both', '9,30,000 + 10,00,000 − 1', 1_50_00_000, 'never', 19_29_999, needed, 9_30_000, 10_00_000, 85_000],
    ['what both presume', '44AB, first proviso, and 44ADA(1)', 1_50_00_000, 'never', 19_30_000, free, 9_30_000, 10_00_000],
    ['a small business that never used 44AD has no least profit', '44AD(4) does not apply', 50_00_000, 'never', 10_00_000, free, 3_10_000, 10_00_000],
    ['one that used it has', '44AB(e) and (d): 3,10,000 leave 9,99,999', 50_00_000, 'used', 13_09_999, needed, 3_10_000, 10_00_000, 35_000],
    ['and declares it', '3,10,000 + 10,00,000', 50_00_000, 'used', 13_10_000, free, 3_10_000, 10_00_000],
  ]),
  {
    name: 'the fee of tax year 2026-27',
    source: byHand('s. 428(c), Income-tax Act, 2025'),
    input: { year: '2026-27', turnover: 4 * crore, profit: 0 },
    expect: { 'Fee, more than a month late': 1_50_000, 'Return due by': '2027-10-31' },
  },
  {
    name: 'dealings with related parties abroad',
    source: byHand('139(1), Explanation 2(aa)'),
    input: { transferPricing: true },
    expect: { 'Return due by': '2026-11-30' },
  },
  ...table<typeof calculator>(
    {
      source: (how: string) => byHand(`44AD(4) and (5), 44AB(e): ${how}`),
      input: { turnover: 90_00_000, cashReceipts: 0, profit: 9_00_000, scheme: 'left' },
      given: ['year', 'leftIn'],
      expect: [A],
    },
    [
      ['left in the fifth year before', 'closed in 2021-22 to 2025-26', '2025-26', '2020-21', needed],
      ['left in the sixth year before', 'open again from 2025-26', '2025-26', '2019-20', free],
      ['the fifth year under the 2025 Act', 'closed in 2022-23 to 2026-27', '2026-27', '2021-22', needed],
      ['the sixth year under the 2025 Act', 'open again from 2026-27', '2026-27', '2020-21', free],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { kind: 'fleet', profit: 90_00_000 },
      given: ['turnover', 'cashReceipts', 'cashPayments'],
      expect: [A],
    },
    [
      ['more than ten vehicles, ₹1 crore', '44AB(a); 44AE is for at most ten', crore, 50, 50, free],
      ['more than ten vehicles, ₹1 above', '44AB(a): no presumptive income avoids it', crore + 1, 50, 50, needed],
      ['more than ten vehicles, ₹10 crore by bank', '44AB(a), proviso', 10 * crore, 5, 5, free],
      ['more than ten vehicles, ₹1 above 10 crore', '44AB(a), proviso', 10 * crore + 1, 5, 5, needed],
    ],
  ),
  {
    name: 'ten goods vehicles bought in the year, three of them heavy',
    source: published('ICAI study material, section 44AE: 55 months × 7,500 + 18 months × 15 tons × 1,000 = 6,82,500'),
    input: {
      kind: 'carriages',
      profit: 6_82_500,
      vehicles: [
        ...[12, 12, 1, 9, 9, 9, 3].map((months) => ({ heavy: false, tonnes: 16, months })),
        ...[8, 8, 2].map((months) => ({ heavy: true, tonnes: 15, months })),
      ],
    },
    expect: { 'Presumptive income, section 44AE': 6_82_500, [A]: free },
  },
];
