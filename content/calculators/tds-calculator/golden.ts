import type { GoldenCase } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { blank, byHand, official, onExample, published, table } from '@/lib/golden';
import type { TdsInput } from './form';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

const paidOn = (date: string, amount: number, tax = 0) => ({ date, amount, tax });

/** One case for each amount: what is deducted from a payment of that kind. */
function bearing(
  what: string,
  law: string,
  payment: TdsInput['payment'],
  amounts: readonly (readonly [amount: number, tax: number])[],
  more: Partial<TdsInput> = {},
): Case[] {
  return amounts.map(([amount, tax]) => ({
    name: `from ${what} of ${inr(amount)} the payer deducts ${tax === 0 ? 'nothing' : inr(tax)}`,
    source: byHand(`${law}; to the nearest rupee`),
    input: { payment, amount, ...more },
    expect: { 'TDS to deduct': tax },
  }));
}

const beforeReform = { date: '2024-09-30' } as const;
const afterReform = { date: '2024-10-01' } as const;
/** The tenancy ends with this rent. */
const leaving = { lastRent: true } as const;

const fees: Case[] = [
  ...bearing('professional fees', 's. 194J: 10% of all above 50,000 a year', '194J-professional', [
    [49_999, 0],
    [50_000, 0],
    [50_001, 5_000],
  ]),
  ...bearing(
    'professional fees of March 2025',
    's. 194J before 1-4-2025: limit 30,000',
    '194J-professional',
    [
      [30_000, 0],
      [30_001, 3_000],
    ],
    { date: '2025-03-31' },
  ),
  ...bearing('technical services', 's. 194J: 2% of all above 50,000 a year', '194J-technical', [
    [49_999, 0],
    [50_000, 0],
    [50_001, 1_000],
  ]),
  ...bearing('call-centre fees', 's. 194J: 2% above 50,000', '194J-callCentre', [
    [50_000, 0],
    [50_001, 1_000],
  ]),
  ...bearing('film royalties', 's. 194J: 2% above 50,000', '194J-film', [
    [50_000, 0],
    [50_001, 1_000],
  ]),
  ...bearing('other royalties', 's. 194J: 10% above 50,000', '194J-royalty', [
    [50_000, 0],
    [50_001, 5_000],
  ]),
  ...bearing('non-compete fees', 's. 194J: 10% above 50,000', '194J-nonCompete', [
    [50_000, 0],
    [50_001, 5_000],
  ]),
  ...bearing('director’s fees', 's. 194J(1)(ba): 10% from the first rupee', '194J-director', [[10_000, 1_000]]),
  ...bearing('commissions', 's. 194H: 2% of all above 20,000 a year', '194H', [
    [19_999, 0],
    [20_000, 0],
    [20_001, 400],
  ]),
  ...bearing(
    'commissions of September 2024',
    's. 194H: 5% above 15,000',
    '194H',
    [
      [15_000, 0],
      [15_001, 750],
    ],
    beforeReform,
  ),
  ...bearing('commissions of October 2024', 's. 194H: 2% above 15,000', '194H', [[15_001, 300]], afterReform),
  ...bearing('lottery commissions', 's. 194G: 2% above 20,000', '194G', [
    [20_000, 0],
    [20_001, 400],
  ]),
  ...bearing('insurance commissions', 's. 194D: 2% above 20,000', '194D', [
    [20_000, 0],
    [20_001, 400],
  ]),
  ...bearing('a company’s insurance commissions', 's. 194D: 10% for a company', '194D', [[20_001, 2_000]], {
    payee: 'company',
  }),
  ...bearing(
    'insurance commissions of March 2025',
    's. 194D: 5% above 15,000',
    '194D',
    [
      [15_000, 0],
      [15_001, 750],
    ],
    { date: '2025-03-31' },
  ),
  ...bearing('business gifts', 's. 194R: 10% of all above 20,000 a year', '194R', [
    [19_999, 0],
    [20_000, 0],
    [20_001, 2_000],
  ]),
  ...bearing('a partner’s pay and interest', 's. 194T: 10% of all above 20,000 a year', '194T', [
    [19_999, 0],
    [20_000, 0],
    [20_001, 2_000],
  ]),
];

const contracts: Case[] = [
  ...bearing('a single contract payment to an individual', 's. 194C: 1%, single payment above 30,000', '194C', [
    [29_999, 0],
    [30_000, 0],
    [30_001, 300],
  ]),
  ...bearing('a single contract payment to a company', 's. 194C: 2%', '194C', [[30_001, 600]], { payee: 'company' }),
  ...bearing(
    'a contractor’s fourth payment after three of ₹25,000',
    's. 194C: 1% of the whole above 1,00,000 a year; 3 × 25,000 + the fourth',
    '194C',
    [
      [24_999, 0],
      [25_000, 0],
      [25_001, 1_000],
    ],
    { earlier: [paidOn('2025-05-02', 25_000), paidOn('2025-08-02', 25_000), paidOn('2025-11-02', 25_000)] },
  ),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { payment: '194C' }, given: ['amount', 'earlier'],
    expect: ['TDS to deduct', 'Amount taxed', 'Paid in the year with this'] }, [
    ['a contract payment above ₹30,000 bears its own tax alone while the year stays within ₹1,00,000',
      's. 194C: 1% of 40,000; the earlier 20,000 and 30,000 stay free, the year is 90,000',
      40_000, [paidOn('2025-05-02', 20_000), paidOn('2025-08-02', 30_000)], 400, 40_000, 90_000],
    ['once the year is above ₹1,00,000 only payments without tax are taken up again',
      '20,000 untaxed + 50,000 now = 70,000 × 1%; the 40,000 bore its 400',
      50_000, [paidOn('2025-05-02', 20_000), paidOn('2025-08-02', 40_000, 400)], 700, 70_000],
    ['a contractor who filed no returns is no longer taxed at a higher rate',
      's. 206AB omitted from 1-4-2025: 1% of 1,00,000', 1_00_000, blank, 1_000],
  ]),
  ...bearing('freight to a small transporter with PAN', 's. 194C(6): no tax', '194C-transport', [[2_00_000, 0]]),
  ...bearing(
    'freight to a small transporter without PAN',
    's. 206AA: 20% of 50,000',
    '194C-transport',
    [[50_000, 10_000]],
    {
      pan: false,
    },
  ),
  ...bearing('personal bills paid by an individual', 's. 194M: 2% of all above 50 lakh a year', '194M', [
    [49_99_999, 0],
    [50_00_000, 0],
    [50_00_001, 1_00_000],
  ]),
  ...bearing('personal bills of September 2024', 's. 194M: 5%', '194M', [[60_00_000, 3_00_000]], beforeReform),
];

const rents: Case[] = [
  ...bearing('a month’s office rent', 's. 194-I(b): 10% when a month’s rent is above 50,000', '194I-building', [
    [49_999, 0],
    [50_000, 0],
    [50_001, 5_000],
    [55_000, 5_500],
  ]),
  ...bearing('a month’s machine hire', 's. 194-I(a): 2%', '194I-plant', [
    [50_000, 0],
    [50_001, 1_000],
  ]),
  ...bearing(
    'three months of office rent',
    's. 194-I: 50,000 and 50,001 a month',
    '194I-building',
    [
      [1_50_000, 0],
      [1_50_003, 15_000],
    ],
    { months: 3 },
  ),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { payment: '194I-building' }, given: ['amount', 'earlier'],
    expect: ['TDS to deduct', 'Amount taxed'] }, [
    ['two payments of one month are one month’s rent',
      's. 194-I: 30,000 + 25,000 in February is above 50,000: 10% of 55,000',
      25_000, [paidOn('2026-02-02', 30_000)], 5_500, 55_000],
    ['the rent of other months does not count for the monthly limit',
      's. 194-I: 40,000 in January and 40,000 in February', 40_000, [paidOn('2026-01-02', 40_000)], 0],
  ]),
  ...bearing(
    'rent of March 2025 after ₹2,00,000 in the year',
    's. 194-I before 1-4-2025: 10% of all above 2,40,000 a year',
    '194I-building',
    [
      [40_000, 0],
      [40_001, 24_000],
    ],
    { date: '2025-03-31', earlier: [paidOn('2024-06-01', 2_00_000)] },
  ),
  ...bearing(
    'six months’ rent at once in 2024-25',
    's. 194-I before 1-4-2025: all of the year’s rent counts for the limit of 2,40,000',
    '194I-building',
    [
      [2_40_000, 0],
      [2_40_001, 24_000],
    ],
    { date: '2024-09-30', months: 6 },
  ),
  ...bearing(
    'a tenant’s last month of rent',
    's. 194-IB: 2% when a month’s rent is above 50,000',
    '194IB',
    [
      [49_999, 0],
      [50_000, 0],
      [50_001, 1_000],
    ],
    leaving,
  ),
  ...bearing(
    'a tenant’s rent of June who stays',
    's. 194-IB(2): once, from the rent of March or of the last month of the tenancy',
    '194IB',
    [[55_000, 0]],
    { date: '2025-06-30' },
  ),
  ...bearing('a tenant’s rent of February who stays', 's. 194-IB(2)', '194IB', [[55_000, 0]], { date: '2026-02-28' }),
  ...bearing(
    'a tenant’s twelve months with the rent of March',
    's. 194-IB(2): 2% of 6,60,000 with the last rent of the year',
    '194IB',
    [[6_60_000, 13_200]],
    { date: '2026-03-01', months: 12 },
  ),
  {
    name: 'six months at ₹51,000 after six at ₹45,000: the months above the limit alone',
    source: published(
      'A question on caclubindia.com, section 194-IB: 2% of 51,000 × 6, and no averaging over the year',
    ),
    input: { payment: '194IB', amount: 3_06_000, months: 6, date: '2026-03-31' },
    expect: { 'TDS to deduct': 6_120 },
  },
  {
    name: 'a tenant who stays learns what each month adds to the tax of March',
    source: byHand('2% of 55,000; s. 194-IB(2)'),
    input: { payment: '194IB', amount: 55_000, date: '2025-06-30' },
    expect: { 'TDS to deduct': 0, 'To set aside for this rent': 1_100, 'Deduct it in': '2026-03' },
  },
  ...bearing('a tenant’s eleven months at ₹60,000, in all', '2% of 6,60,000', '194IB', [[6_60_000, 13_200]], {
    months: 11,
    ...leaving,
  }),
  ...bearing('a tenant’s six months ending in September 2024', '5% of 3,60,000', '194IB', [[3_60_000, 18_000]], {
    months: 6,
    ...beforeReform,
    ...leaving,
  }),
  ...bearing('a tenant’s six months ending in October 2024', '2% of 3,60,000', '194IB', [[3_60_000, 7_200]], {
    months: 6,
    ...afterReform,
    ...leaving,
  }),
  ...bearing(
    'eleven months’ rent to a landlord without PAN',
    's. 206AA: 20% of 6,60,000 is 1,32,000; s. 194-IB(4): at most one month, 60,000',
    '194IB',
    [[6_60_000, 60_000]],
    { months: 11, pan: false, ...leaving },
  ),
];

const properties: Case[] = [
  ...bearing('a flat’s price', 's. 194-IA: 1% from 50 lakh on', '194IA', [
    [49_99_999, 0],
    [50_00_000, 50_000],
    [50_00_001, 50_000],
  ]),
  ...bearing('a price with a stamp value of ₹65 lakh', '1% of the higher, 65 lakh', '194IA', [[60_00_000, 65_000]], {
    stampValue: 65_00_000,
  }),
  ...bearing(
    'a price with a stamp value of ₹50 lakh',
    '1% of 50 lakh: the stamp value reaches the limit',
    '194IA',
    [[49_00_000, 50_000]],
    {
      stampValue: 50_00_000,
    },
  ),
  ...bearing(
    'one buyer’s half of a flat at ₹60 lakh',
    's. 194-IA: the whole price is compared, 1% of 30 lakh',
    '194IA',
    [[30_00_000, 30_000]],
    {
      dealValue: 60_00_000,
    },
  ),
  ...bearing('a flat bought from a seller without PAN', 's. 206AA: 20% of 50 lakh', '194IA', [[50_00_000, 10_00_000]], {
    pan: false,
  }),
  ...bearing('cash under a development agreement', 's. 194-IC: 10% from the first rupee', '194IC', [[10_000, 1_000]]),
  ...bearing('compensations for land', 's. 194LA: 10% of all above 5 lakh', '194LA', [
    [5_00_000, 0],
    [5_00_001, 50_000],
  ]),
  ...bearing(
    'compensations for land in March 2025',
    's. 194LA: limit 2.5 lakh',
    '194LA',
    [
      [2_50_000, 0],
      [2_50_001, 25_000],
    ],
    { date: '2025-03-31' },
  ),
];

const interestAndDividend: Case[] = [
  ...bearing('bank interest', 's. 194A: 10% of all above 50,000 a year', '194A-bank', [
    [49_999, 0],
    [50_000, 0],
    [50_001, 5_000],
  ]),
  ...bearing('a senior’s bank interest', 's. 194A: limit 1,00,000', '194A-senior', [
    [99_999, 0],
    [1_00_000, 0],
    [1_00_001, 10_000],
  ]),
  ...bearing('interest on a private loan', 's. 194A: limit 10,000', '194A-others', [
    [9_999, 0],
    [10_000, 0],
    [10_001, 1_000],
  ]),
  ...bearing(
    'bank interest of March 2025',
    's. 194A: limit 40,000',
    '194A-bank',
    [
      [40_000, 0],
      [40_001, 4_000],
    ],
    { date: '2025-03-31' },
  ),
  ...bearing('a senior’s bank interest of March 2025', 's. 194A: limit 50,000', '194A-senior', [[50_001, 5_000]], {
    date: '2025-03-31',
  }),
  ...bearing('interest on securities', 's. 193: 10% above 10,000', '193', [
    [10_000, 0],
    [10_001, 1_000],
  ]),
  ...bearing('an individual’s dividends', 's. 194: 10% above 10,000', '194-individual', [
    [9_999, 0],
    [10_000, 0],
    [10_001, 1_000],
  ]),
  ...bearing(
    'an individual’s dividends of March 2025',
    's. 194: limit 5,000',
    '194-individual',
    [
      [5_000, 0],
      [5_001, 500],
    ],
    { date: '2025-03-31' },
  ),
  ...bearing('a firm’s dividends', 's. 194: no limit', '194-others', [[1_000, 100]]),
  ...bearing('mutual fund dividends', 's. 194K: 10% above 10,000', '194K', [
    [10_000, 0],
    [10_001, 1_000],
  ]),
  ...bearing(
    'payouts of a securitisation trust in March 2025',
    's. 194LBC: 25% for an individual',
    '194LBC',
    [[10_000, 2_500]],
    {
      date: '2025-03-31',
    },
  ),
  ...bearing('payouts of a securitisation trust', 's. 194LBC: 10%', '194LBC', [[10_000, 1_000]]),
];

const savings: Case[] = [
  ...bearing('early EPF withdrawals', 's. 192A: 10% from 50,000 on', '192A', [
    [49_999, 0],
    [50_000, 5_000],
    [50_001, 5_000],
  ]),
  ...bearing('NSS withdrawals', 's. 194EE: 10% from 2,500 on', '194EE', [
    [2_499, 0],
    [2_500, 250],
    [2_501, 250],
  ]),
  ...bearing(
    'life policy proceeds with premiums of ₹60,000',
    's. 194DA: from 1,00,000 on, 2% of proceeds less premiums',
    '194DA',
    [
      [99_999, 0],
      [1_00_000, 800],
      [1_00_100, 802],
    ],
    { cost: 60_000 },
  ),
  ...bearing('life policy proceeds of September 2024', 's. 194DA: 5% of 40,000', '194DA', [[1_00_000, 2_000]], {
    cost: 60_000,
    ...beforeReform,
  }),
];

const winnings: Case[] = [
  ...bearing('a lottery prize', 's. 194B: 30% of a single prize above 10,000', '194B', [
    [9_999, 0],
    [10_000, 0],
    [10_001, 3_000],
  ]),
  ...bearing('horse-race winnings', 's. 194BB: 30% above 10,000', '194BB', [
    [10_000, 0],
    [10_001, 3_000],
  ]),
  ...bearing('a second prize after one of ₹8,000', 's. 194B since 1-4-2025: each prize alone', '194B', [[8_000, 0]], {
    earlier: [paidOn('2025-05-05', 8_000)],
  }),
  ...bearing(
    'a prize of March 2025 after one of ₹8,000',
    's. 194B before 1-4-2025: 30% of 16,000',
    '194B',
    [[8_000, 4_800]],
    {
      date: '2025-03-31',
      earlier: [paidOn('2024-05-05', 8_000)],
    },
  ),
  ...bearing('net winnings of an online game', 's. 194BA: 30% from the first rupee', '194BA', [[100, 30]]),
];

const goodsAndCash: Case[] = [
  ...bearing('goods bought', 's. 194Q: 0.1% of what is above 50 lakh', '194Q', [
    [49_99_999, 0],
    [50_00_000, 0],
    [50_01_000, 1],
    [80_00_000, 3_000],
  ]),
  ...bearing('goods bought after ₹45 lakh in the year', '0.1% of 5 lakh', '194Q', [[10_00_000, 500]], {
    earlier: [paidOn('2025-06-01', 45_00_000)],
  }),
  ...bearing(
    'goods bought after ₹60 lakh in the year',
    '0.1% of 10 lakh; the earlier 10 lakh bore its 1,000',
    '194Q',
    [[10_00_000, 1_000]],
    {
      earlier: [paidOn('2025-06-01', 60_00_000, 1_000)],
    },
  ),
  ...bearing('goods bought from a seller without PAN', 's. 206AA: 5% of 30 lakh', '194Q', [[80_00_000, 1_50_000]], {
    pan: false,
  }),
  ...bearing('online sales of an individual', 's. 194-O: 0.1% of all above 5 lakh', '194O-individual', [
    [4_99_999, 0],
    [5_00_000, 0],
    [5_00_001, 500],
  ]),
  ...bearing(
    'online sales of an individual without PAN',
    's. 194-O(2) asks for PAN; s. 206AA: 5% of 1,00,000',
    '194O-individual',
    [[1_00_000, 5_000]],
    {
      pan: false,
    },
  ),
  ...bearing('online sales of a firm', 's. 194-O: no limit', '194O-others', [[1_00_000, 100]]),
  ...bearing(
    'online sales of a firm in September 2024',
    's. 194-O: 1%',
    '194O-others',
    [[1_00_000, 1_000]],
    beforeReform,
  ),
  ...bearing('crypto bought by an individual', 's. 194S: 1% of all above 50,000', '194S-individual', [
    [49_999, 0],
    [50_000, 0],
    [50_001, 500],
  ]),
  ...bearing('crypto bought by a company', 's. 194S: limit 10,000', '194S-others', [
    [10_000, 0],
    [10_001, 100],
  ]),
  ...bearing('cash withdrawals of a filer', 's. 194N: 2% of what is above 1 crore', '194N', [
    [1_00_00_000, 0],
    [1_00_00_100, 2],
    [1_40_00_000, 80_000],
  ]),
  ...bearing('cash withdrawals of a non-filer', 's. 194N: 2% from 20 lakh to 1 crore, 5% above', '194N-nonFiler', [
    [20_00_000, 0],
    [20_00_100, 2],
    [1_00_00_000, 1_60_000],
    [1_40_00_000, 3_60_000],
  ]),
  ...bearing('cash withdrawals of a co-operative society', 's. 194N: 2% above 3 crore', '194N-cooperative', [
    [3_00_00_000, 0],
    [3_50_00_000, 1_00_000],
  ]),
  ...bearing(
    'cash withdrawals of a non-filing co-operative',
    '2% of 2.8 crore + 5% of 10 lakh',
    '194N-cooperativeNonFiler',
    [[3_10_00_000, 6_10_000]],
  ),
];

const abroad: Case[] = [
  ...bearing(
    'royalties to a foreign company',
    '20% × 1.04; above 1 crore × 1.02; above 10 crore × 1.05',
    '195-royalty',
    [
      [50_00_000, 10_40_000],
      [1_00_00_000, 20_80_000],
      [1_00_00_001, 21_21_600],
      [2_00_00_000, 42_43_200],
      [10_00_00_000, 2_12_16_000],
      [10_00_00_001, 2_18_40_000],
    ],
    { payee: 'company' },
  ),
  ...bearing('rents to an NRI landlord', 's. 195: 30% × 1.04 from the first rupee', '195-rent', [[1_00_000, 31_200]]),
  ...bearing('rents to a foreign company', 's. 195: 35% × 1.04', '195-rent', [[1_00_000, 36_400]], {
    payee: 'company',
  }),
  ...bearing('an NRI’s house price, held long', '12.5% × 1.04; above 50 lakh × 1.1', '195-property', [
    [40_00_000, 5_20_000],
    [50_00_000, 6_50_000],
    [50_00_001, 7_15_000],
    [1_00_00_000, 14_30_000],
  ]),
  ...bearing('an NRI’s house price, held short', '30% × 1.04', '195-propertyShort', [[40_00_000, 12_48_000]]),
  ...bearing(
    'an NRI’s house price with a cost of ₹60 lakh',
    '12.5% × 1.04 of a gain of 40 lakh',
    '195-property',
    [[1_00_00_000, 5_20_000]],
    {
      cost: 60_00_000,
    },
  ),
  ...bearing('other incomes of an NRI', '30%; surcharge 10, 15, 25%; cess 4%', '195-other', [
    [1_00_00_000, 34_32_000],
    [1_00_00_001, 35_88_000],
    [2_00_00_000, 71_76_000],
    [2_00_00_001, 78_00_000],
    [3_00_00_000, 1_17_00_000],
  ]),
  ...bearing('dividends of an NRI', '20% × 1.15 × 1.04: the surcharge on dividend stops at 15%', '195-dividend', [
    [3_00_00_000, 71_76_000],
  ]),
  ...bearing(
    'payments to a foreign firm',
    '30% × 1.12 × 1.04 above 1 crore',
    '195-other',
    [
      [1_00_00_000, 31_20_000],
      [1_00_00_001, 34_94_400],
    ],
    { payee: 'firm' },
  ),
  ...bearing('long-term gains on listed shares', '12.5% × 1.04 of what is above 1,25,000', '195-112A', [
    [1_25_000, 0],
    [1_25_100, 13],
    [2_25_000, 13_000],
  ]),
  ...bearing('short-term gains on listed shares', '20% × 1.04', '195-111A', [[1_00_000, 20_800]]),
  ...bearing(
    'fees under a treaty at 10%',
    'The treaty’s 10% without surcharge and cess is below 20.8%',
    '195-technical',
    [[10_00_000, 1_00_000]],
    {
      treaty: 10,
    },
  ),
  ...bearing(
    'dividends under a treaty at 25%',
    'The Act’s 20.8% is below 25%',
    '195-dividend',
    [[10_00_000, 2_08_000]],
    {
      treaty: 25,
    },
  ),
  ...bearing('IFSC dividends without PAN', 's. 206AA: 20% is above 10.4%', '195-ifscDividend', [[1_00_000, 20_000]], {
    pan: false,
  }),
  ...bearing(
    'IFSC dividends without PAN but with details',
    'rule 37BC: 10% × 1.04',
    '195-ifscDividend',
    [[1_00_000, 10_400]],
    {
      pan: false,
      details: true,
    },
  ),
  ...bearing('fees without PAN', '20.8% is above the 20% of s. 206AA', '195-technical', [[1_00_000, 20_800]], {
    pan: false,
  }),
  ...bearing('payments to a foreign sportsman', 's. 194E: 20% × 1.04', '194E', [[1_00_000, 20_800]]),
  ...bearing('interest of an infrastructure debt fund', 's. 194LB: 5% × 1.04', '194LB', [[1_00_000, 5_200]]),
  ...bearing('interest on an older foreign loan', 's. 194LC: 5% × 1.04', '194LC', [[1_00_000, 5_200]]),
  ...bearing('interest on a newer IFSC bond', 's. 194LC: 9% × 1.04', '194LC-ifsc', [[1_00_000, 9_360]]),
  ...bearing(
    'interest on a newer IFSC bond without PAN',
    's. 206AA(7)(i): 9% × 1.04',
    '194LC-ifsc',
    [[1_00_000, 9_360]],
    {
      pan: false,
    },
  ),
  ...bearing('interest on an older foreign loan without PAN', 's. 206AA(1): 20%', '194LC', [[1_00_000, 20_000]], {
    pan: false,
  }),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 1_00_000, pan: false, details: true }, given: ['payment'],
    expect: ['TDS to deduct'] }, [
    ['interest on an older foreign loan without PAN but with details', 'rule 37BC: 5% × 1.04', '194LC', 5_200],
    ['interest of an infrastructure debt fund without PAN but with details', 'rule 37BC: 5% × 1.04', '194LB', 5_200],
    ['interest of a business trust without PAN but with details', 'rule 37BC: 5% × 1.04', '194LBA-interest', 5_200],
    ['dividend of a business trust without PAN but with details', 'rule 37BC: 10% × 1.04', '194LBA-dividend', 10_400],
    ['income of a GDR without PAN but with details', 'rule 37BC: 10% × 1.04', '196C', 10_400],
    ['gain on a GDR without PAN but with details', 'rule 37BC: 12.5% × 1.04', '196C-gain', 13_000],
  ]),
  ...bearing('mutual fund incomes of an NRI', 's. 196A: 20% × 1.04', '196A', [[1_00_000, 20_800]]),
  ...bearing('securities incomes of an FPI company', 's. 196D: 20% × 1.04', '196D', [[1_00_000, 20_800]], {
    payee: 'company',
  }),
];

const year: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['amount', 'earlier'],
    expect: ['TDS to deduct', 'Tax missed earlier', 'Amount taxed', 'Paid in the year with this'] }, [
    ['fees without tax that are already above the limit are made good with the next payment',
      '10% of 60,000 missed = 6,000, + 10% of 10,000', 10_000, [paidOn('2025-08-12', 60_000)], 7_000, 6_000, 10_000],
    ['fees whose tax was deducted do not count again', '10% of 10,000 alone',
      10_000, [paidOn('2025-08-12', 60_000, 6_000)], 1_000, blank, blank, 70_000],
    ['tax deducted below the limit is counted when the limit is crossed', '10% of 60,000 − 3,000 deducted early',
      30_000, [paidOn('2025-08-12', 30_000, 3_000)], 3_000, blank, 30_000],
    ['a payment without a date counts in the same year', '10% of 30,000 + 30,000', 30_000, [paidOn('', 30_000)], 6_000],
  ]),
  {
    name: 'a commission before and one after the cut of October 2024 bear the rate of their day',
    source: byHand('20,000 at 5% was deducted in June; 2% of 20,000 in November'),
    input: { payment: '194H', amount: 20_000, date: '2024-11-05', earlier: [paidOn('2024-06-05', 20_000, 1_000)] },
    expect: { 'TDS to deduct': 400 },
  },
];

const payeeSide: Case[] = [
  {
    name: 'who is paid sees what is deducted from them and what reaches them',
    source: byHand('s. 194J: 10% of 60,000; 60,000 + 18% GST of 10,800 − 6,000'),
    input: { side: 'receive', amount: 60_000, addGst: true },
    expect: { 'TDS deducted from you': 6_000, 'You receive': 64_800 },
  },
  {
    name: 'without a PAN a fifth is deducted from them',
    source: byHand('s. 206AA: 20% of 60,000'),
    input: { side: 'receive', pan: false },
    expect: { 'TDS deducted from you': 12_000, 'You receive': 48_000, 'Rate of TDS': 20 },
  },
  {
    name: 'at the limit nothing is deducted',
    source: byHand('s. 194J: 50,000 is not above 50,000'),
    input: { side: 'receive', amount: 50_000 },
    expect: { 'TDS deducted from you': 0, 'You receive': 50_000 },
  },
];

const rates: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: official, given: ['amount', 'gst'],
    expect: ['TDS to deduct', 'Payment after TDS'] }, [
    ['GST shown separately bears no tax and does not count for the limit',
      'CBDT Circular 23/2017: tax on the amount without the GST shown separately', 50_000, 9_000, 0, 59_000],
    ['a bill of ₹60,000 and GST of ₹10,800 is paid at ₹64,800', byHand('60,000 + 10,800 − 10% of 60,000'),
      60_000, 10_800, 6_000, 64_800],
  ]),
  ...table<typeof calculator>(
    { source: byHand, input: { pan: false }, given: ['payment', 'amount'], expect: ['TDS to deduct', 'Rate of TDS'] },
    [
      ['without a valid PAN professional fees bear a fifth', 's. 206AA: 20% of 60,000', blank, blank, 12_000, 20],
      ['a lottery prize without PAN still bears 30%', 's. 206AA: the higher of 30% and 20%', '194B', 20_000, 6_000],
    ],
  ),
  {
    name: 'a certificate at 2% takes the place of 10%',
    source: byHand('s. 197: 2% of 60,000'),
    input: { certificate: 2 },
    expect: { 'TDS to deduct': 1_200, 'Rate of TDS': 2 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['payment', 'amount', 'declaration', 'payer'],
    expect: ['TDS to deduct'] }, [
    ['a declaration in Form 15G leaves bank interest free', 's. 197A', '194A-bank', 80_000, true, blank, 0],
    ['an individual below the audit limits deducts nothing from a professional’s fee', 's. 194J(1), proviso',
      blank, 5_00_000, blank, 'small', 0],
  ]),
];

const dates: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['date'],
    expect: ['Deposit the tax by', 'File the statement by', 'Give the certificate by'] }, [
    ['tax deducted in February is paid in by 7 March and reported by 31 May',
      'rule 30(2) and rule 31A(2); certificate 15 days after', blank, '2026-03-07', '2026-05-31', '2026-06-15'],
    ['tax deducted in March is paid in by 30 April', 'rule 30(2)(a)', '2026-03-01', '2026-04-30'],
    ['tax deducted in December is reported by 31 January', 'rule 31A(2)', '2025-12-31', '2026-01-07', '2026-01-31'],
  ]),
  {
    name: 'a flat bought in February is paid in with Form 26QB by 30 March',
    source: byHand('rule 30(2A): 30 days from 28 February'),
    input: { payment: '194IA', amount: 60_00_000 },
    expect: { 'Deposit the tax by': '2026-03-30', 'Give the certificate by': '2026-04-14' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 10_00_000, date: '2025-10-05' },
    given: ['depositedOn'], expect: ['Interest for late deposit', 'Interest and late fee', 'Deposit the tax by',
    'TDS to deduct'] }, [
    ['tax of 5 October paid in on 8 November bears two months of interest',
      's. 201(1A): 1.5% × 2 months (October, November) of 1,00,000', '2025-11-08', 3_000, 3_000],
    ['tax paid in on its last day bears no interest', 'rule 30(2): 7 November',
      '2025-11-07', blank, 0, '2025-11-07', 1_00_000],
  ]),
  {
    name: 'tax deducted six weeks late bears one per cent for each month begun',
    source: byHand('s. 201(1A): 1% × 2 months (October, November) of 1,00,000; then due by 7 December'),
    input: { amount: 10_00_000, date: '2025-10-05', deductedOn: '2025-11-20' },
    expect: { 'Interest for late deduction': 2_000, 'Deposit the tax by': '2025-12-07' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 50_001 }, given: ['filedOn'],
    expect: ['TDS to deduct', 'Late fee for the statement'] }, [
    ['a statement ten days late costs ₹2,000', 's. 234E: 200 × 10; due 31-5-2026', '2026-06-10', 5_000, 2_000],
    ['a statement 45 days late costs no more than the tax in it', 's. 234E: 200 × 45 = 9,000, at most the tax of 5,000',
      '2026-07-15', blank, 5_000],
  ]),
  {
    name: 'Form 26QB two days late costs a fee and interest',
    source: byHand('1% of 60 lakh = 60,000; 1.5% × 3 months (February to April) = 2,700; fee 200 × 2'),
    input: { payment: '194IA', amount: 60_00_000, depositedOn: '2026-04-01' },
    expect: { 'Interest for late deposit': 2_700, 'Late fee for the statement': 400, 'Interest and late fee': 3_100 },
  },
];

/** Payments on both sides of the limits of section 393, which are those of the day before; tables in `fy-2026-27`. */
const newAct = { date: '2026-04-01' } as const;
const underNewAct: Case[] = [
  ...bearing(
    'professional fees of April 2026',
    's. 393(1), Sl. 6(iii): 10% above 50,000',
    '194J-professional',
    [
      [50_000, 0],
      [50_001, 5_000],
    ],
    newAct,
  ),
  ...bearing(
    'a contract of April 2026',
    's. 393(1), Sl. 6(i): 1% above 30,000',
    '194C',
    [
      [30_000, 0],
      [30_001, 300],
    ],
    newAct,
  ),
  ...bearing(
    'commission of April 2026',
    's. 393(1), Sl. 1(ii): 2% above 20,000',
    '194H',
    [
      [20_000, 0],
      [20_001, 400],
    ],
    newAct,
  ),
  ...bearing(
    'rent of April 2026',
    's. 393(1), Sl. 2(ii): 10% above 50,000 a month',
    '194I-building',
    [
      [50_000, 0],
      [50_001, 5_000],
    ],
    newAct,
  ),
  ...bearing(
    'a flat bought in April 2026',
    's. 393(1), Sl. 3(i): 1% from 50 lakh on',
    '194IA',
    [
      [49_99_999, 0],
      [50_00_000, 50_000],
    ],
    newAct,
  ),
  ...bearing(
    'a senior’s bank interest of April 2026',
    's. 393(1), Sl. 5(ii): 10% above 1 lakh',
    '194A-senior',
    [
      [1_00_000, 0],
      [1_00_001, 10_000],
    ],
    newAct,
  ),
  ...bearing(
    'dividend of April 2026',
    's. 393(1), Sl. 7 with 393(4): 10% above 10,000',
    '194-individual',
    [
      [10_000, 0],
      [10_001, 1_000],
    ],
    newAct,
  ),
  ...bearing(
    'goods bought in April 2026',
    's. 393(1), Sl. 8(ii): 0.1% of what is above 50 lakh',
    '194Q',
    [
      [50_00_000, 0],
      [51_00_000, 100],
    ],
    newAct,
  ),
  ...bearing(
    'cash of April 2026',
    's. 393(3), Sl. 5: 2% of what is above 1 crore',
    '194N',
    [
      [1_00_00_000, 0],
      [1_01_00_000, 2_000],
    ],
    newAct,
  ),
  {
    name: 'from 1 April 2026 the section, the forms and the days are those of the Act of 2025',
    source: byHand('s. 393(1), Sl. 6(iii); Form 140 by 31 July; paid in by 7 May'),
    input: { amount: 60_000, date: '2026-04-20' },
    expect: {
      Section: '393(1), Sl. 6(iii) (old 194J(1)(a))',
      'TDS to deduct': 6_000,
      'Deposit the tax by': '2026-05-07',
      'File the statement by': '2026-07-31',
    },
  },
];

const notCounted: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { payment: '194J-professional', date: '2026-02-10', amount: 30_000 }, given: ['earlier'],
    expect: ['TDS to deduct'] }, [
    ['an earlier payment of the same day counts', '10% of 60,000, above 50,000', [paidOn('2026-02-10', 30_000)], 6_000],
    ['a payment of the year before does not count for this year’s limit', '30,000 is not above 50,000', [paidOn('2025-03-31', 30_000)], 0],
    ['and one of the first day of the year does', '10% of 60,000', [paidOn('2025-04-01', 30_000)], 6_000],
    ['a payment that is later is no earlier one', '30,000 is not above 50,000', [paidOn('2026-02-11', 30_000)], 0],
    ['of two only that of the year counts', '10% of 51,000', [paidOn('2025-03-31', 40_000, 4_000), paidOn('2025-06-01', 21_000)], 5_100],
  ]),
];

const refusals: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['payment', 'date'], expect: 'refused' }, [
    ['salary is sent to the take-home calculator', 's. 192: the average rate on the year’s income',
      '192', blank, 'TDS on salary'],
    ['a pensioner’s bank tax is sent to the income-tax calculator', 's. 194P: slab tax after deductions',
      '194P', blank, 'The bank works out'],
    ['cash of those without returns has no row of its own from 1 April 2026', 'Income-tax Act, 2025, s. 393(3), Sl. 5',
      '194N-nonFiler', '2026-04-01', 'From 1 Apr 2026'],
    ['a partner’s pay of March 2025 was before the section', 's. 194T from 1-4-2025',
      '194T', '2025-03-31', 'For this payment our table begins on 1 Apr 2025'],
  ]),
  {
    name: 'more tax deducted earlier than was paid',
    source: byHand('5,000 of tax cannot come from 1,000'),
    input: { earlier: [paidOn('2025-05-02', 1_000, 5_000)] },
    refused: 'The tax deducted earlier is more than the payments',
  },
  {
    name: 'a certificate needs a PAN',
    source: byHand('s. 206AA(4)'),
    input: { certificate: 2, pan: false },
    refused: 'A certificate or declaration',
  },
  {
    name: 'before the Act of 2025 there was no certificate for a partner’s pay',
    source: byHand('s. 197(1) does not name s. 194T'),
    input: { payment: '194T', amount: 1_00_000, certificate: 2 },
    refused: 'Before 1 Apr 2026 there was no certificate',
  },
  {
    name: 'a company gives no Form 15G',
    source: byHand('s. 197A(1A)'),
    input: { payment: '194D', payee: 'company', declaration: true },
    refused: 'A firm or a company',
  },
  {
    name: 'a share of the price cannot be above the price',
    source: byHand('s. 194-IA'),
    input: { payment: '194IA', amount: 60_00_000, dealValue: 50_00_000 },
    refused: 'The price of the whole property',
  },
  {
    name: 'tax cannot be paid in before it is deducted',
    source: byHand('order of days'),
    input: { depositedOn: '2026-02-09' },
    refused: 'You cannot deposit the tax',
  },
];

/** The payments of one payee and the days after them, in the year that runs. */
const present: Case[] = [
  {
    name: 'two bills of ₹30,000 in 2026-27: the second bears the tax of both',
    source: byHand('s. 393(1): 10% of 30,000 + 30,000; GST of 5,400 shown apart is free; due by the 7th of December'),
    input: { amount: 30_000, gst: 5_400, date: '2026-11-23', earlier: [paidOn('2026-08-12', 30_000)] },
    expect: {
      'TDS to deduct': 6_000,
      'Payment after TDS': 29_400,
      'Amount taxed': 60_000,
      'Part from earlier payments': 30_000,
      'Deposit the tax by': '2026-12-07',
      'File the statement by': '2027-01-31',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { payment: '195-property', amount: 80_00_000 },
    given: ['date', 'buyer', 'depositedOn'],
    expect: ['TDS to deduct', 'Deposit the tax by', 'File the statement by', 'Give the certificate by',
      'Interest and late fee'] }, [
    ['a person who buys from an NRI in November 2026 pays and reports with Form 141 by 30 December',
      '12.5% × 1.1 × 1.04 = 14.3%; Notification 121/2026: Form 141, Schedule E; 30 days from 30 November, 15 days after',
      '2026-11-23', blank, blank, 11_44_000, '2026-12-30', '2026-12-30', '2027-01-14'],
    ['a company that buys from an NRI in November 2026 pays under its TAN by 7 December', 'rules 218(2) and 219(4)',
      '2026-11-23', 'other', blank, 11_44_000, '2026-12-07', '2027-01-31', '2027-02-15'],
    ['a person who buys from an NRI in September 2026 still needs a TAN', 's. 397(1)(c)(iii) from 1-10-2026',
      '2026-09-30', blank, blank, 11_44_000, '2026-10-07', '2026-10-31', '2026-11-15'],
    ['tax of 5 October with Form 141 is in time on 20 November', '30 days from 31 October are 30 November',
      '2026-10-05', blank, '2026-11-20', 11_44_000, '2026-11-30', '2026-11-30', '2026-12-15', 0],
    ['tax of 5 October under a TAN is late on 20 November', '1.5% × 2 months of 11,44,000 = 34,320',
      '2026-10-05', 'other', '2026-11-20', 11_44_000, '2026-11-07', '2027-01-31', '2027-02-15', 34_320],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { date: '2026-11-23', amount: 1_00_000 },
    given: ['payment', 'amount', 'certificate'], expect: ['TDS to deduct', 'Rate of TDS'] }, [
    ['a partner’s pay bears the rate of a certificate from April 2026', 's. 395(1): 2% of 1,00,000 instead of 10%',
      '194T', blank, 2, 2_000, 2],
    ['a flat bears the rate of a certificate from April 2026', 's. 395(1): 0.25% of 60 lakh instead of 1%',
      '194IA', 60_00_000, 0.25, 15_000, 0.25],
    ['a certificate at zero frees early EPF from April 2026', 's. 395(1): no deduction', '192A', 80_000, 0, 0],
    ['a certificate above the section’s rate lowers nothing', 's. 393(1): 10%', '194T', blank, 12, 10_000, 10],
  ]),
  {
    name: 'a row of an earlier payment that is still empty is no payment',
    source: byHand('s. 393(1): 30,000 in the year is not above 50,000'),
    input: { amount: 30_000, date: '2026-11-23', earlier: [{ date: '', amount: null, tax: 0 }] },
    expect: { 'TDS to deduct': 0, 'Paid in the year with this': 30_000 },
  },
];

const deduction = (deductedOn: string, tax: number, depositedOn: string, filedOn: string) =>
  ({ form: '26Q', deductedOn, tax, depositedOn, filedOn }) as const;

/** Cases that name no day are of one before the Act of 2025. */
const earlier: Case[] = [
  {
    name: 'a second bill of ₹30,000 takes a professional across ₹50,000 and bears the tax of both',
    source: byHand('s. 194J: 10% of 30,000 + 30,000; GST of 5,400 shown apart is free; 30,000 + 5,400 − 6,000'),
    input: { amount: 30_000, gst: 5_400, earlier: [paidOn('2025-08-12', 30_000)] },
    expect: {
      'TDS to deduct': 6_000,
      'Payment after TDS': 29_400,
      'Amount taxed': 60_000,
      'Part from earlier payments': 30_000,
      'Paid in the year with this': 60_000,
      'Rate of TDS': 10,
      'Deposit the tax by': '2026-03-07',
    },
  },
  ...payeeSide,
  ...fees,
  ...contracts,
  ...rents,
  ...properties,
  ...interestAndDividend,
  ...savings,
  ...winnings,
  ...goodsAndCash,
  ...abroad,
  ...year,
  ...rates,
  ...dates,
  ...underNewAct,
  ...notCounted,
  ...refusals,
  {
    name: 'late fees of many deductions, each form and quarter by itself',
    source: byHand(
      's. 234E, rule 31A(2), s. 201(1A): 5,000 × 1.5% × 2; 10 days × 200; 10 days are 2,000, at most 1,000; one day after 31 May',
    ),
    input: {
      deducted: [
        deduction('2025-04-10', 10_000, '2025-05-07', '2025-08-10'),
        deduction('2025-06-20', 5_000, '2025-07-08', '2025-08-10'),
        deduction('2025-07-05', 1_000, '', '2025-11-10'),
        deduction('2026-03-20', 20_000, '2026-04-30', '2026-06-01'),
      ],
    },
    expect: {
      'Interest on the list': 150,
      'Late fees of the statements': 3_200,
      'Interest and fees of the list': 3_350,
    },
  },
];

export const golden: Case[] = [...present, ...onExample(earlier, { date: '2026-02-10' })];
