import type { GoldenCase } from '@/lib/calculator';
import { byHand, onExample } from '@/lib/golden';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 50 digits` }) as const;
/** 100 g of 24 carat gold: the value is a hundred times the price per gram. */
const pure = [{ gross: 100, stones: 0, purity: '24', fineness: 900, kind: 'ornament', silverFineness: 925 }] as const;
/** Silver of 925 fineness, in grams. */
const silver = (gross: number, kind: 'silver' | 'silverCoin' = 'silver') =>
  [{ gross, stones: 0, purity: '22', fineness: 900, kind, silverFineness: 925 }] as const;
const tiers = 'The larger of min(85%, 2.5 lakh), min(80%, 5 lakh) and 75% of the value';

/** 30 g and 20 g of 24 carat gold at ₹10,000: ₹5,00,000 of value, ₹4,00,000 of loan, at 12% for a year; item 2 comes back. */
const two = [30, 20].map((gross) => ({ ...pure[0], gross }));
const back = {
  items: two,
  price: 10_000,
  rate: 12,
  mode: 'interest',
  partRelease: true,
  released: [{ item: 2, grams: null }],
} as const;
const releases: GoldenCase<typeof calculator>[] = [
  {
    name: 'for two of five parts of the gold, two of five parts of the loan',
    source: byHand('4,00,000 − 3,00,000 × 80%; interest 2,400 × 6 against 4,000 × 6'),
    input: back,
    expect: {
      'Value of the gold that stays pledged': 3_00_000,
      'Owed before the part payment': 4_00_000,
      'Most that may be owed after it': 2_40_000,
      'Least part payment': 1_60_000,
      'Owed after the release': 2_40_000,
      'Loan against the value that stays pledged': 80,
      'Release within the limit': 'Yes',
      'Last payment after the release': 2_42_400,
      'Interest after the release': 14_400,
      'Interest saved by the part payment': 9_600,
    },
  },
  {
    name: 'a part payment of ₹1 less is too little',
    source: byHand('4,00,000 − 1,59,999 is 80.0003% of 3,00,000'),
    input: { ...back, releasePayment: 1_59_999 },
    expect: {
      'Least part payment': 1_60_000,
      'Owed after the release': 2_40_001,
      'Loan against the value that stays pledged': 80.0003333333,
      'Release within the limit': 'No',
    },
  },
  {
    name: 'more than the least leaves room',
    source: byHand('4,00,000 − 2,50,000 = 1,50,000, half of 3,00,000; 1,500 × 6'),
    input: { ...back, releasePayment: 2_50_000 },
    expect: {
      'Loan against the value that stays pledged': 50,
      'Release within the limit': 'Yes',
      'Interest after the release': 9_000,
    },
  },
  {
    name: 'a lower price on that day asks for more',
    source: byHand('4,00,000 − 30 × 9,000 × 80%'),
    input: { ...back, releasePrice: 9_000 },
    expect: { 'Value of the gold that stays pledged': 2_70_000, 'Least part payment': 1_84_000 },
  },
  {
    name: '10 g of an item of 30 g',
    source: byHand('4,00,000 − 40 × 10,000 × 80%'),
    input: { ...back, released: [{ item: 1, grams: 10 }] },
    expect: { 'Value of the gold that stays pledged': 4_00_000, 'Least part payment': 80_000 },
  },
  {
    name: 'after six EMIs of twelve the balance is low enough without a part payment',
    source: decimal('4,00,000 at 1% a month less six EMIs of 35,539.52; 80% of 3,00,000 is more'),
    input: { ...back, mode: 'emi' },
    expect: {
      'Owed before the part payment': 2_05_968.4258320798,
      'Least part payment': 0,
      'EMIs left after the release': 6,
      'Interest after the release': 7_268.6669959403,
      'Interest saved by the part payment': 0,
    },
  },
  {
    name: 'after one EMI it is not; the EMI stays and the loan ends three months sooner',
    source: decimal('3,68,460.48 − 2,40,000; 35,539.52 a month on 2,40,000'),
    input: { ...back, mode: 'emi', releaseAfter: 1 },
    expect: {
      'Least part payment': 1_28_460.4845286633,
      'EMIs left after the release': 8,
      'Interest after the release': 9_733.0159641185,
    },
  },
  {
    name: 'all at the end: what is left may grow to 80% of the rest by then',
    source: decimal('Loan 4,00,000 ÷ 1.12; after 6 months 2,40,000 ÷ 1.06 may be left'),
    input: { ...back, mode: 'bullet' },
    expect: {
      'Owed before the part payment': 3_78_571.4285714286,
      'Least part payment': 1_52_156.3342318059,
      'Owed after the release': 2_26_415.0943396226,
      'Loan against the value that stays pledged': 80,
      'Last payment after the release': 2_40_000,
      'Interest after the release': 13_584.9056603774,
      'Interest saved by the part payment': 7_843.6657681941,
    },
  },
  {
    name: 'all at the end with interest on interest',
    source: decimal('Loan 4,00,000 ÷ 1.01¹²; after 6 months 2,40,000 ÷ 1.01⁶ may be left'),
    input: { ...back, mode: 'bullet', bulletInterest: 'monthly' },
    expect: { 'Least part payment': 1_50_727.2376406731, 'Interest after the release': 13_909.1435389904 },
  },
  {
    name: 'interest every three months: after four months one month of it is paid first',
    source: byHand('4,000 + 4,00,000 − 2,40,000; then 2,400 a month for 8 months'),
    input: { ...back, mode: 'quarterly', releaseAfter: 4 },
    expect: {
      'Owed before the part payment': 4_04_000,
      'Least part payment': 1_64_000,
      'Owed after the release': 2_40_000,
      'Interest after the release': 19_200,
    },
  },
  {
    name: 'the only item cannot come back before the end',
    source: byHand('Nothing stays pledged'),
    input: { partRelease: true },
    refused: 'Nothing would stay pledged.',
  },
  {
    name: 'nor at the end',
    source: byHand('12 of 12 months'),
    input: { ...back, releaseAfter: 12 },
    refused: 'The loan ends after 1 year. Items come back early only before that.',
  },
  {
    name: 'a third item of two',
    source: byHand('Two items'),
    input: { ...back, released: [{ item: 3, grams: null }] },
    refused: 'There is no item 3: you pledge 2.',
  },
  {
    name: 'more than an item weighs',
    source: byHand('30 g'),
    input: { ...back, released: [{ item: 1, grams: 31 }] },
    refused: 'Item 1 weighs 30 g in all.',
  },
  {
    name: 'more than is owed',
    source: byHand('4,00,000'),
    input: { ...back, releasePayment: 4_00_001 },
    refused: 'You owe ₹4,00,000 on that day',
  },
];

/** Cases that name no day are of one after the tiers began. */
const cases: GoldenCase<typeof calculator>[] = [
  {
    name: '40 g of 22 carat gold at ₹12,000 allow a loan of ₹3,52,096, repaid at ₹30,955 a month',
    source: decimal('40 × 916 ÷ 999 × 12,000 × 80%; EMI = P × r ÷ (1 − (1 + r)⁻ⁿ)'),
    input: {},
    expect: {
      'Value of the gold': 4_40_120.12012012,
      'Most you can borrow': 3_52_096.0960960961,
      'Loan amount': 3_52_096.0960960961,
      'Monthly EMI': 30_954.840678511,
      'Total interest': 19_361.9920460359,
      'Price fall that brings a margin call': 0,
      'Price fall at which an auction may not clear the debt': 11.1111111111,
    },
  },
  {
    name: 'silver jewellery of 2 kg, 925 fine, at ₹100 a gram',
    source: decimal('2,000 × 925 ÷ 999 × 100; 85% of it'),
    input: { items: silver(2_000), silverPrice: 100 },
    expect: { 'Value of the silver': 1_85_185.1851851852, 'Most you can borrow': 1_57_407.4074074074 },
  },
  {
    name: 'silver of 5 kg falls into the second tier',
    source: decimal('5,000 × 925 ÷ 999 × 100; 80% of it'),
    input: { items: silver(5_000), silverPrice: 100 },
    expect: { 'Value of the silver': 4_62_962.962962963, 'Most you can borrow': 3_70_370.3703703704 },
  },
  {
    name: 'gold and silver together: one limit on both',
    source: decimal('4,40,120.12 + 1,85,185.19 = 6,25,305.31; 80% is 5,00,244, above the tier of 5 lakh; 75% is less'),
    input: {
      items: [
        { gross: 42, stones: 2, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 },
        ...silver(2_000),
      ],
      silverPrice: 100,
    },
    expect: { 'Value of the gold and silver': 6_25_305.3053053053, 'Most you can borrow': 5_00_000 },
  },
  {
    name: 'silver that is missing for a loan is counted in silver',
    source: decimal('2,00,000 ÷ 85% − 1,85,185.19; ÷ 92.59 a gram'),
    input: { items: silver(2_000), silverPrice: 100, wanted: 2_00_000 },
    expect: {
      'Value of extra silver needed for the loan you want': 50_108.9324618736,
      'Extra silver needed, in grams': 541.1764705882,
    },
  },
  {
    name: '10 kg of silver jewellery may be pledged',
    source: byHand('10,000 × 925 ÷ 999 × 10'),
    input: { items: silver(10_000), silverPrice: 10 },
    expect: { 'Value of the silver': 92_592.5925925926 },
  },
  {
    name: 'more may not',
    source: byHand('10,000.01 > 10,000'),
    input: { items: silver(10_000.01), silverPrice: 10 },
    refused: 'You may pledge at most 10,000 g of silver jewellery and articles',
  },
  {
    name: 'of silver coins 500 g may be pledged',
    source: byHand('500 × 925 ÷ 999 × 99.9'),
    input: { items: silver(500, 'silverCoin'), silverPrice: 99.9 },
    expect: { 'Value of the silver': 46_250 },
  },
  {
    name: 'more coins may not',
    source: byHand('500.01 > 500'),
    input: { items: silver(500.01, 'silverCoin'), silverPrice: 100 },
    refused: 'You may pledge at most 500 g of silver coins',
  },
  {
    name: 'silver without its price',
    source: byHand('No price'),
    input: { items: silver(2_000) },
    refused: 'Enter the price of a gram of silver',
  },
  {
    name: 'silver before the limits covered it',
    source: byHand('31 March 2026'),
    input: { items: silver(2_000), silverPrice: 100, sanctionedOn: '2026-03-31' },
    refused: 'The RBI’s limits cover loans against silver from 1 Apr 2026.',
  },
  {
    name: 'all at the end, a year of simple interest must fit into the limit too',
    source: decimal('Value × 80% ÷ 1.1'),
    input: { mode: 'bullet' },
    expect: {
      'Value to borrow against': 4_00_109.2001092001,
      'Most you can borrow': 3_20_087.3600873601,
      'Due at the end': 3_52_096.0960960961,
      'Total interest': 32_008.736008736,
      'Price fall that brings a margin call': 0,
    },
  },
  {
    name: 'compounded every month, the same loan is a little smaller',
    source: decimal('Value × 80% ÷ (1 + 10% ÷ 12)¹²'),
    input: { mode: 'bullet', bulletInterest: 'monthly' },
    expect: {
      'Most you can borrow': 3_18_721.7626669433,
      'Due at the end': 3_52_096.0960960961,
      'Total interest': 33_374.3334291528,
    },
  },
  {
    name: 'with interest every month, the loan itself is due at the end',
    source: decimal('P × 10% ÷ 12 a month, P × 10% in a year'),
    input: { mode: 'interest' },
    expect: {
      'Most you can borrow': 3_52_096.0960960961,
      'Interest each month': 2_934.1341341341,
      'Last payment': 3_55_030.2302302302,
      'Total interest': 35_209.6096096096,
    },
  },
  {
    name: 'interest every three months, the loan at the end',
    source: decimal('P × 10% × 3 ÷ 12 a quarter, P × 10% in a year'),
    input: { mode: 'quarterly' },
    expect: {
      'Most you can borrow': 3_52_096.0960960961,
      'Interest every three months': 8_802.4024024024,
      'Last payment': 3_60_898.4984984985,
      'Total interest': 35_209.6096096096,
    },
  },
  {
    name: 'interest every three months over 14: the last payment has that of two',
    source: decimal('P + P × 10% × 2 ÷ 12; P × 10% × 14 ÷ 12 in all'),
    input: { mode: 'quarterly', tenure: 14 },
    expect: { 'Last payment': 3_57_964.3643643644, 'Total interest': 41_077.8778778779 },
  },
  {
    name: 'interest every three months over three is due once, with the loan: it must fit into the limit too',
    source: byHand('2,50,000 × 85% = 2,12,500 with 12% × 3 ÷ 12 of interest: 2,12,500 ÷ 1.03'),
    input: { items: pure, price: 2_500, rate: 12, mode: 'quarterly', tenure: 3 },
    expect: {
      'Most you can borrow': 2_06_310.6796116505,
      'Due at the end': 2_12_500,
      'Total interest': 6_189.3203883495,
    },
  },
  {
    name: 'over a month it is the interest of that month',
    source: byHand('2,12,500 − 2,12,500 ÷ 1.01'),
    input: { items: pure, price: 2_500, rate: 12, mode: 'quarterly', tenure: 1 },
    expect: { 'Due at the end': 2_12_500, 'Total interest': 2_103.9603960396 },
  },
  {
    name: 'over four it is paid after three, and the limit counts the loan alone',
    source: byHand('2,50,000 × 85%; 12% × 3 ÷ 12 and 12% × 4 ÷ 12 of it'),
    input: { items: pure, price: 2_500, rate: 12, mode: 'quarterly', tenure: 4 },
    expect: {
      'Most you can borrow': 2_12_500,
      'Interest every three months': 6_375,
      'Total interest': 8_500,
      'Last payment': 2_14_625,
    },
  },
  {
    name: 'interest every three months over four: one payment, then the loan',
    source: decimal('P × 10% × 3 ÷ 12; P + P × 10% ÷ 12'),
    input: { mode: 'quarterly', tenure: 4 },
    expect: { 'Interest every three months': 8_802.4024024024, 'Last payment': 3_55_030.2302302302 },
  },
  {
    name: 'stones do not count, and each item counts by its own fineness, with the price given for 22 carat',
    source: decimal('10 × 999 ÷ 916 × 11,000 + 17 × 750 ÷ 916 × 11,000, × 85%'),
    input: {
      items: [
        { gross: 10, stones: 0, purity: '24', fineness: 900, kind: 'coin', silverFineness: 925 },
        { gross: 20, stones: 3, purity: '18', fineness: 900, kind: 'ornament', silverFineness: 925 },
      ],
      price: 11_000,
      priceFor: '22',
    },
    expect: {
      'Item 1': 1_19_967.2489082969,
      'Item 2': 1_53_111.3537117904,
      'Value of the gold': 2_73_078.6026200873,
      'Most you can borrow': 2_32_116.8122270742,
    },
  },
  {
    name: 'a smaller loan leaves room for a lower gold price, and falls into a higher tier',
    source: decimal('1 − 2,00,000 ÷ (value × 85%)'),
    input: { wanted: 2_00_000 },
    expect: {
      'Most you can borrow': 3_52_096.0960960961,
      'Loan amount': 2_00_000,
      'Monthly EMI': 17_583.177446002,
      'Share that may be lent on this loan': 85,
      'Price fall that brings a margin call': 46.5386591318,
    },
  },
  {
    name: 'for a loan above the limit, it says how much gold is missing',
    source: decimal('4,00,000 ÷ 80% − value; ÷ (12,000 × 916 ÷ 999) a gram'),
    input: { wanted: 4_00_000 },
    expect: {
      'Loan amount': 3_52_096.0960960961,
      'Value of extra gold needed for the loan you want': 59_879.8798798799,
      'Extra 22 carat gold needed, in grams': 5.4421397379914,
    },
  },
  {
    name: 'a fee of 1%, ₹500 of charges and GST lift 10% to an APR of 12.57%',
    source: decimal('Rate at which 12 EMIs are worth what is in hand, by bisection, × 12'),
    input: { feePercent: 1, charges: 500 },
    expect: {
      'Processing fee': 3_520.960960961,
      'GST on the charges': 723.772972973,
      'Money in hand': 3_47_351.3623623624,
      'Annual percentage rate (APR)': 12.5724252548,
    },
  },
  ...(
    [
      [2_941.17, 2_49_999.45, 'just below the value at which 85% reaches ₹2.5 lakh'],
      [2_941.18, 2_50_000, 'just above it the loan stays at ₹2.5 lakh'],
      [3_124.99, 2_50_000, 'just below the value at which 80% pays, it is still ₹2.5 lakh'],
      [3_125, 2_50_000, 'at the value at which 80% gives ₹2.5 lakh, both tiers meet'],
      [3_125.01, 2_50_000.8, 'just above it the second tier lends more'],
      [6_249.99, 4_99_999.2, 'just below the value at which 80% reaches ₹5 lakh'],
      [6_250, 5_00_000, 'at the value at which 80% reaches ₹5 lakh'],
      [6_250.01, 5_00_000, 'just above it the loan stays at ₹5 lakh'],
      [6_500, 5_00_000, 'gold worth ₹6.5 lakh allows ₹5 lakh, neither 75% nor 80%'],
      [6_666.66, 5_00_000, 'just below the value at which 75% pays, it is still ₹5 lakh'],
      [6_666.67, 5_00_000.25, 'just above it the last tier lends more'],
      [10_000, 7_50_000, 'gold worth ₹10 lakh allows 75%'],
    ] as const
  ).map(([price, most, name]) => ({
    name,
    source: byHand(tiers),
    input: { items: pure, price },
    expect: { 'Value of the gold': price * 100, 'Most you can borrow': most },
  })),
  {
    name: 'other gold loans use up the first tiers',
    source: decimal('min(85%, 50,000), min(80%, 3,00,000), 75% of the value: the last is the largest'),
    input: { otherLoans: 2_00_000 },
    expect: { 'Most you can borrow': 3_30_090.0900900901, 'Share that may be lent on this loan': 75 },
  },
  {
    name: 'on the last day before the tiers the limit is 75% of any amount',
    source: byHand('RBI circulars of January 2014: 2,50,000 × 75%'),
    input: { items: pure, price: 2_500, sanctionedOn: '2026-03-31' },
    expect: { 'Most you can borrow': 1_87_500 },
  },
  {
    name: 'on the first day of the tiers a small loan gets 85%',
    source: byHand('RBI Directions of 6 June 2025: 2,50,000 × 85%'),
    input: { items: pure, price: 2_500, sanctionedOn: '2026-04-01' },
    expect: { 'Most you can borrow': 2_12_500 },
  },
  {
    name: 'a lender’s own share of 65% is all it lends',
    source: byHand('10,00,000 × 65%'),
    input: { items: pure, price: 10_000, limit: 'own', ownShare: 65 },
    expect: { 'Most you can borrow': 6_50_000 },
  },
  {
    name: 'a lender’s share of 80% for own use is cut to 75% for a loan above ₹5 lakh',
    source: byHand('10,00,000 × 75%, by the tiers'),
    input: { items: pure, price: 10_000, limit: 'own', ownShare: 80 },
    expect: { 'Most you can borrow': 7_50_000, 'Share that may be lent on this loan': 75 },
  },
  {
    name: 'a lender’s share of 85% is the highest for own use',
    source: byHand('2,50,000 × 85%'),
    input: { items: pure, price: 2_500, limit: 'own', ownShare: 85 },
    expect: { 'Most you can borrow': 2_12_500 },
  },
  {
    name: 'a lender’s share of 95% for own use is not allowed',
    source: byHand('Directions of 6 June 2025: at most 85%'),
    input: { items: pure, price: 10_000, limit: 'own', ownShare: 95 },
    refused: 'The RBI does not allow a lender to lend 95% of the value for own use: on this day at most 85%.',
  },
  {
    name: 'before the tiers a lender’s share of 80% for own use was not allowed',
    source: byHand('RBI circulars of January 2014: at most 75%'),
    input: { items: pure, price: 10_000, limit: 'own', ownShare: 80, sanctionedOn: '2026-03-31' },
    refused:
      'The RBI does not allow a lender to lend 80% of the value for own use: on this day at most 75%. Enter a lower share, or say that the loan is for a farm.',
  },
  {
    name: 'for a farm or business the lender’s share of 90% holds',
    source: byHand('10,00,000 × 90%: the tiers are for own use'),
    input: { items: pure, price: 10_000, limit: 'business', ownShare: 90 },
    expect: { 'Most you can borrow': 9_00_000 },
  },
  {
    name: 'a coin of 18 carat is not taken',
    source: byHand('Coins of 22 carat or more'),
    input: { items: [{ gross: 8, stones: 0, purity: '18', fineness: 900, kind: 'coin', silverFineness: 925 }] },
    refused: 'Lenders may take only coins of 22 carat or more',
  },
  {
    name: 'a coin of 22 carat is taken',
    source: byHand('10 × 916 ÷ 999 × 12,000 × 85%'),
    input: { items: [{ gross: 10, stones: 0, purity: '22', fineness: 900, kind: 'coin', silverFineness: 925 }] },
    expect: { 'Most you can borrow': 93_525.5255255255 },
  },
  {
    name: 'an item without a weight does not count',
    source: decimal('40 × 916 ÷ 999 × 12,000 × 80%, as without it'),
    input: {
      items: [
        { gross: 42, stones: 2, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 },
        { gross: null, stones: 0, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 },
      ],
    },
    expect: { 'Most you can borrow': 3_52_096.0960960961 },
  },
  {
    name: 'without any weight there is nothing to lend on',
    source: byHand('No gold'),
    input: { items: [{ gross: null, stones: 0, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 }] },
    refused: 'Enter the weight of your gold.',
  },
  {
    name: 'a loan without interest is plain division',
    source: byHand('2,12,500 ÷ 10'),
    input: { items: pure, price: 2_500, rate: 0, tenure: 10 },
    expect: { 'Monthly EMI': 21_250, 'Total interest': 0 },
  },
  {
    name: 'all at the end over 12 months is allowed',
    source: byHand('Directions of 6 June 2025: at most 12 months; 2,50,000 × 85% ÷ 1.12 × 1.12'),
    input: { items: pure, price: 2_500, rate: 12, tenure: 12, mode: 'bullet' },
    expect: { 'Due at the end': 2_12_500 },
  },
  {
    name: 'all at the end over 13 months is not',
    source: byHand('Directions of 6 June 2025: at most 12 months'),
    input: { tenure: 13, mode: 'bullet' },
    refused: 'A gold loan for own use, repaid all at the end, can run for at most 1 year.',
  },
  {
    name: '50 g of coins are allowed',
    source: byHand('50 g × ₹2,500 × 85%'),
    input: {
      items: [{ gross: 50, stones: 0, purity: '24', fineness: 900, kind: 'coin', silverFineness: 925 }],
      price: 2_500,
    },
    expect: { 'Most you can borrow': 1_06_250 },
  },
  {
    name: 'more than 50 g of coins are not',
    source: byHand('Directions of 6 June 2025: 50 g'),
    input: { items: [{ gross: 50.01, stones: 0, purity: '24', fineness: 900, kind: 'coin', silverFineness: 925 }] },
    refused: 'You may pledge at most 50 g of gold coins',
  },
  {
    name: 'a kilogram of jewellery is allowed',
    source: byHand('1,000 g × ₹1,000 × 75%'),
    input: {
      items: [{ gross: 1_000, stones: 0, purity: '24', fineness: 900, kind: 'ornament', silverFineness: 925 }],
      price: 1_000,
    },
    expect: { 'Most you can borrow': 7_50_000 },
  },
  {
    name: 'more than a kilogram of jewellery is not',
    source: byHand('Directions of 6 June 2025: 1 kg'),
    input: {
      items: [{ gross: 1_000.01, stones: 0, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 }],
    },
    refused: 'You may pledge at most 1,000 g of gold jewellery',
  },
  {
    name: 'before the Directions more than a kilogram of jewellery could be pledged',
    source: byHand('RBI circulars of 2014: no limit by weight but for coins; 1,100 g × ₹1,000 × 75%'),
    input: {
      items: [{ gross: 1_100, stones: 0, purity: '24', fineness: 900, kind: 'ornament', silverFineness: 925 }],
      price: 1_000,
      sanctionedOn: '2026-03-31',
    },
    expect: { 'Most you can borrow': 8_25_000 },
  },
  {
    name: 'but not more than 50 g of coins',
    source: byHand('RBI circular of 27 May 2013: 50 g for a customer'),
    input: {
      items: [{ gross: 50.01, stones: 0, purity: '24', fineness: 900, kind: 'coin', silverFineness: 925 }],
      sanctionedOn: '2026-03-31',
    },
    refused: 'You may pledge at most 50 g of gold coins',
  },
  {
    name: 'stones cannot weigh as much as the item',
    source: byHand('10 g − 10 g leaves nothing'),
    input: { items: [{ gross: 10, stones: 10, purity: '22', fineness: 900, kind: 'ornament', silverFineness: 925 }] },
    refused: 'Stones and wax of 10 g leave no gold in an item of 10 g.',
  },
  ...releases,
];

export const golden = onExample(cases, { sanctionedOn: '2026-12-01' });
