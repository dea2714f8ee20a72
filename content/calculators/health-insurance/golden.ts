import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const limits = ['Limit, you and family', 'Limit, parents', 'Deduction in the old regime'];
const alone = { parentsPremium: 0 };
const policy = { insures: 'family', premium: null, cash: 0, years: 1, paidOn: '', coverFrom: '' } as const;
/** 2025-26 to 2028-29, and 2025-26 with 2026-27. */
const threeYears = { ...policy, premium: 60_000, years: 3, paidOn: '2025-10-01', coverFrom: '2025-10-01' } as const;
const twoYears = {
  ...policy,
  insures: 'parents',
  premium: 44_000,
  years: 2,
  paidOn: '2025-04-01',
  coverFrom: '2025-04-01',
} as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'a person of 35 on ₹15 lakh with a premium of ₹22,000, and ₹40,000 for a parent of 62',
    source: byHand(
      '22,000 + 40,000. Old: 14,50,000 → 2,47,500 × 1.04 = 2,57,400; 13,88,000 → 2,28,900 × 1.04 = 2,38,056 → 2,38,060. New: 14,25,000 → 93,750 × 1.04. Cover: 10,00,000 × 1.115⁵ = 17,23,353',
    ),
    input: {},
    expect: {
      'Tax saved': 19_340,
      'Deduction for health insurance': 62_000,
      'Net cost for the year': 42_660,
      'Unused, you and family': 3_000,
      'Unused, parents': 10_000,
      'Old regime, without the deduction': 2_57_400,
      'Old regime, with the deduction': 2_38_060,
      'Tax in the new regime': 97_500,
      'In 5 years, you and family': 17_23_353.37,
      'Cover to aim for, you and family': 20_00_000,
      'In 5 years, parents': 22_92_059.98,
      'Cover to aim for, parents': 25_00_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 80D(2) and (4): 25,000, or 50,000 with a resident of 60 or more'),
    input: { familyPremium: 60_000, parentsPremium: 60_000 }, given: ['age', 'parentAge', 'spouseAge'], expect: limits }, [
    ['all below 60: ₹50,000 together', 35, 59, blank, 25_000, 25_000, 50_000],
    ['a parent of 60: ₹75,000 together', 35, 60, blank, 25_000, 50_000, 75_000],
    ['at 59 the own limit is ₹25,000', 59, 80, blank, 25_000, 50_000, 75_000],
    ['at 60 the own limit is ₹50,000: ₹1,00,000 together', 60, 82, blank, 50_000, 50_000, 1_00_000],
    ['a spouse of 60 raises the limit too', 57, 80, 60, 50_000, 50_000, 1_00_000],
  ]),
  {
    name: 'a non-resident of 62 keeps the limit of ₹25,000',
    source: byHand('s. 80D(4), Explanation: a senior citizen is a resident'),
    input: { age: 62, parentAge: 85, residence: 'nonResident', familyPremium: 60_000, ...alone },
    expect: { 'Limit, you and family': 25_000, 'Deduction in the old regime': 25_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['familyPremium', 'familyCheckUps', 'parentsCheckUps'],
    expect: ['Check-ups that count', 'Deduction, you and family', 'Deduction, parents'] }, [
    ['check-ups fit into the limit', '22,000 + 3,000 of 5,000, the limit; 40,000', 22_000, 5_000, blank, 3_000, 25_000, 40_000],
    ['check-ups of both groups share ₹5,000', '22,000 + 3,000; 40,000 + 2,000 of 4,000', 22_000, 4_000, 4_000, 5_000, 25_000, 42_000],
    ['the own check-ups use the whole ₹5,000', '18,000 + 5,000; 40,000', 18_000, 5_000, 5_000, 5_000, 23_000, 40_000],
    ['check-ups of exactly ₹5,000 count in full', '18,000 + 5,000', 18_000, 5_000, blank, 5_000, 23_000],
    ['one rupee more does not', '18,000 + 5,000', 18_000, 5_001, blank, 5_000, 23_000],
    ['with the own limit full, the parents’ check-ups count', '25,000; 40,000 + 5,000', 25_000, 5_000, 5_000, 5_000, 25_000, 45_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { familyPremium: 0 },
    given: ['parentsPremium', 'parentsBills', 'parentAge', 'secondParentAge'],
    expect: ['Limit, parents', 'Deduction, parents', 'Unused, parents'] }, [
    ['bills of an uninsured parent of 70 count up to ₹50,000', 's. 80D(2)(d)', 0, 60_000, 70, blank, 50_000, 50_000, 0],
    ['bills below the limit count in full', 's. 80D(2)(d)', 0, 18_000, 70, blank, 50_000, 18_000, 32_000],
    ['bills of one parent and a premium for the other, below 60', '25,000 of 30,000 + 10,000', 30_000, 10_000, 66, 57, 50_000, 35_000, 15_000],
    ['bills and premium together stop at ₹50,000', '25,000 + 25,000 of 40,000', 30_000, 40_000, 66, 57, 50_000, 50_000, 0],
    ['both parents above 60: premium and bills up to ₹50,000', '30,000 + 20,000 of 40,000', 30_000, 40_000, 66, 61, 50_000, 50_000, 0],
  ]),
  {
    name: 'premium paid in cash is not deducted',
    source: byHand('s. 80D(2B): 22,000 − 10,000'),
    input: { familyCash: 10_000, ...alone },
    expect: { 'Deduction, you and family': 12_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...alone, severalYears: 'family' },
    given: ['familyPremium', 'policyYears', 'paidOn', 'coverFrom', 'financialYear'],
    expect: ['Years over which it is spread', 'Your family’s premium for the year', 'Deduction, you and family'] }, [
    ['three years from 1 October touch four financial years', '60,000 ÷ 4', 60_000, 3, '2025-10-01', '2025-10-01', blank, 4, 15_000, 15_000],
    ['the second of the four years has the same part', '60,000 ÷ 4', 60_000, 3, '2025-10-01', '2025-10-01', '2026-27', 4, 15_000, 15_000],
    ['two years from 1 April touch two', '44,000 ÷ 2', 44_000, 2, '2025-04-01', '2025-04-01', blank, 2, 22_000, 22_000],
    ['two years from 2 April touch three', '45,000 ÷ 3', 45_000, 2, '2025-04-02', '2025-04-02', blank, 3, 15_000, 15_000],
    ['paid in March for two years from April: three years', '45,000 ÷ 3', 45_000, 2, '2026-03-20', '2026-04-01', blank, 3, 15_000, 15_000],
    ['the part meets the limit of the year', '90,000 ÷ 3 = 30,000, at most 25,000', 90_000, 2, '2025-10-01', '2025-10-01', blank, 3, 30_000, 25_000],
  ]),
  // Several policies, each with its own persons and years
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...alone, familyPremium: 0 }, given: ['age', 'spouseAge', 'policies'],
    expect: ['Limit, you and family', 'Deduction in the old regime'] }, [
    ['a policy for a spouse of 62 raises the limit', '12,000 + 30,000 of 50,000', 57, 62, [{ ...policy, insures: 'you', premium: 12_000 }, { ...policy, insures: 'spouse', premium: 30_000 }], 50_000, 42_000],
    ['a spouse of 62 without a policy does not', '25,000 of 42,000', 57, 62, [{ ...policy, insures: 'you', premium: 42_000 }], 25_000, 25_000],
    ['a policy for children alone neither', '25,000 of 42,000', 62, 61, [{ ...policy, insures: 'children', premium: 42_000 }], 25_000, 25_000],
    ['a policy paid in cash insures nobody for the limit', '25,000; s. 80D(2B)', 57, 62, [{ ...policy, insures: 'you', premium: 42_000 }, { ...policy, insures: 'spouse', premium: 30_000, cash: 30_000 }], 25_000, 25_000],
  ]),
  {
    name: 'a policy of the list comes on top of the premium above',
    source: byHand('40,000 + 30,000, within 50,000 for a parent of 62'),
    input: { policies: [{ ...policy, insures: 'olderParent', premium: 30_000 }] },
    expect: { 'Deduction, you and family': 22_000, 'Deduction, parents': 50_000, 'Net cost for the year': 69_540 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 80D(4A): an equal part in each year from that of payment to the last one of the cover'),
    input: { ...alone, familyPremium: 0, secondParentAge: 60 }, given: ['financialYear', 'policies'], expect: ['Deduction, you and family', 'Deduction, parents'] }, [
    ['three years for the family and two for the parents: 60,000 ÷ 4 and 44,000 ÷ 2', blank, [threeYears, twoYears], 15_000, 22_000],
    ['the same in the next year', '2026-27', [threeYears, twoYears], 15_000, 22_000],
    ['the year before has no part', '2024-25', [threeYears, twoYears], 0, 0],
    ['a policy for one year beside one for three: 15,000 + 9,000', blank, [threeYears, { ...policy, premium: 9_000 }], 24_000, 0],
    ['of 60,000 a third in cash: 40,000 ÷ 4', blank, [{ ...threeYears, cash: 20_000 }], 10_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 80D(2)(d), provisos'), input: { ...alone, parentAge: 70, parentsBills: 10_000 }, given: ['secondParentAge', 'policies'],
    expect: ['Limit, parents', 'Deduction, parents'] }, [
    ['bills of a parent of 65, while the older one is insured: 20,000 + 10,000', 65, [{ ...policy, insures: 'olderParent', premium: 20_000 }], 50_000, 30_000],
    ['bills of the older parent, while one of 58 is insured: 25,000 of 30,000 + 10,000', 58, [{ ...policy, insures: 'otherParent', premium: 30_000 }], 50_000, 35_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('What a policy must have'), given: ['policies'], expect: 'refused' }, [
    ['a policy for a parent without an age', [{ ...policy, insures: 'otherParent', premium: 20_000 }], 'Enter the age of the other parent'],
    ['a policy for a spouse without an age', [{ ...policy, insures: 'spouse', premium: 20_000 }], 'Enter the age of your spouse'],
    ['more cash than premium in the list', [{ ...policy, premium: 20_000, cash: 20_001 }], 'The part paid in cash is more than the premium of ₹20,000.'],
    ['several years without days', [{ ...policy, premium: 20_000, years: 2 }], 'Enter the day of payment'],
    ['a cover that begins before its payment', [{ ...twoYears, coverFrom: '2025-03-31' }], 'Enter the age of the other parent'],
    ['a cover that begins before its payment, for the family', [{ ...threeYears, coverFrom: '2025-09-30' }], 'The cover begins before you paid for it.'],
  ]),
  {
    name: 'in the new regime nothing is saved',
    source: byHand('s. 115BAC(2)(i)'),
    input: { regime: 'new' },
    expect: {
      'Tax saved': 0,
      'Deduction for health insurance': 0,
      'Deduction in the old regime': 62_000,
      'Tax saved in the old regime': 19_340,
      'Net cost for the year': 62_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['salary', 'financialYear', 'otherDeductions'],
    expect: ['Tax saved', 'Old regime, without the deduction', 'Old regime, with the deduction'] }, [
    ['the deduction brings the rebate: 5,50,000 − 62,000 is below 5,00,000', '22,500 × 1.04; nil after s. 87A', 6_00_000, blank, blank, 23_400, 23_400, 0],
    ['without tax nothing is saved', '5,00,000 bears no tax after s. 87A', 5_50_000, blank, blank, 0, 0, 0],
    ['in tax year 2026-27 the same amounts', '2,57,400 − 2,38,060', blank, '2026-27', blank, 19_340, 2_57_400, 2_38_060],
    ['other deductions lower the slab', '9,50,000 → 1,02,500 × 1.04; 8,88,000 → 90,100 × 1.04 = 93,704', blank, blank, 5_00_000, 12_900, 1_06_600, 93_700],
  ]),
  {
    name: 'at 62 a couple’s old-regime slabs begin at ₹3 lakh',
    source: byHand('14,50,000 → 10,000 + 1,00,000 + 1,35,000 = 2,45,000 × 1.04'),
    input: { age: 62, parentAge: 85 },
    expect: { 'Old regime, without the deduction': 2_54_800 },
  },
  {
    name: 'a policy that ended before the year adds nothing to the premiums of the years to come',
    source: byHand(
      'October 2022 to September 2024 is over in 2025-26: 20,000 + 20,000 × 1.115; 20,000 − 20,000 × 31.2%',
    ),
    input: {
      ...alone,
      familyPremium: 0,
      horizon: 2,
      policies: [
        { ...policy, premium: 20_000 },
        { ...policy, premium: 60_000, years: 2, paidOn: '2022-10-01', coverFrom: '2022-10-01' },
      ],
    },
    expect: { 'Premiums over the years': 42_300, 'Net cost for the year': 13_760 },
  },
  {
    name: 'a premium of ₹25,000 rising by 11.5% for 15 years',
    source: published('fact sheet of the project, computed: 25,000 × (1.115¹⁵ − 1) ÷ 0.115 = 8,95,275.62'),
    input: { ...alone, familyPremium: 25_000 },
    expect: {
      'Premiums over the years': 8_95_275.62,
      'Cost of one serious illness then': 51_18_267.86,
      'Corpus to self-insure': 18_55_095.81,
    },
  },
  {
    name: 'money that earns as much as care rises needs no more than one illness costs',
    source: byHand('10,00,000 × (1.07 ÷ 1.07)¹⁵'),
    input: { careRise: 7, returnRate: 7 },
    expect: { 'Corpus to self-insure': 10_00_000 },
  },
  {
    name: 'a couple of 35 with two children and a cover of ₹15 lakh: floater and separate policies',
    source: byHand('11,500 × 1.15 × (1 + 0.75 + 2 × 0.30); alone 2 × 13,225 + 2 × 8,500 × 1.15'),
    input: { spouseAge: 35, children: 2, sumInsured: 15_00_000 },
    expect: {
      'One floater': 31_078.75,
      'Separate policies': 46_000,
      'Separate policies cost more by': 14_921.25,
      'Cover to aim for, you and family': 35_00_000,
      'Short of the cover to aim for': 20_00_000,
    },
  },
  {
    name: 'a person of 62 with a cover of ₹15 lakh',
    source: byHand('52,000 × 1.15'),
    input: { age: 62, parentAge: 85, sumInsured: 15_00_000 },
    expect: { 'Premium for this cover': 59_800 },
  },
  {
    name: 'a room of ₹10,000 under a limit of 1% of ₹5 lakh',
    source: byHand('5,000 ÷ 10,000'),
    input: { sumInsured: 5_00_000, roomLimit: 1, roomRent: 10_000 },
    expect: { 'Room rent that the policy pays, per day': 5_000, 'Part of the bill that the insurer pays': 50 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['place', 'bonus', 'coverYears', 'careRise'],
    expect: ['Cover to aim for, you and family'] }, [
    ['a smaller town needs less', '10,00,000 × 0.78 × 1.115⁵ = 13,44,216', 'town', blank, blank, blank, 15_00_000],
    ['with a no-claim bonus a smaller cover grows into the need', 'highest of 10 L × 1.115ᵗ ÷ (1 + 0.2 t), t = 0: 10,00,000', 'metro', 20, blank, blank, 10_00_000],
    ['a need of exactly a size is that size', '10,00,000', 'metro', blank, 5, 0, 10_00_000],
  ]),
  {
    name: 'without parents their age does not matter',
    source: byHand('At 61 the own limit is 50,000; of the parents nothing was paid'),
    input: { age: 61, familyPremium: 30_000, parentsPremium: 0 },
    expect: { 'Deduction, you and family': 30_000, 'Deduction, parents': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('61 and 62'), input: { age: 61 },
    given: ['parentsPremium', 'parentsBills', 'parentsCheckUps'], expect: 'refused' }, [
    ['a premium for a parent a year older is refused', 40_000, blank, blank, 'A parent of 62 does not fit your age of 61'],
    ['bills are refused as well', 0, 10_000, blank, 'A parent of 62 does not fit your age of 61'],
    ['and so are check-ups', 0, blank, 3_000, 'A parent of 62 does not fit your age of 61'],
  ]),
  // The older of two parents decides, in whichever box the age is: s. 80D(4)
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('A parent of 60 or more: 50,000; the premium is 40,000'), given: ['parentAge', 'secondParentAge'], expect: ['Limit, parents', 'Deduction, parents'] }, [
    ['the older parent in the box of the other one', 55, 60, 50_000, 40_000],
    ['the same ages in their boxes', 60, 55, 50_000, 40_000],
    ['none of them is 60', 55, 59, 25_000, 25_000],
  ]),
  // Bills that do not count: s. 80D(2), second proviso with (4), Explanation. They are paid all the same
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['familyBills', 'parentsBills', 'parentAge', 'parentsPremium', 'policies'],
    expect: ['Limit, parents', 'Deduction, you and family', 'Deduction, parents', 'Tax saved', 'Net cost for the year'] }, [
    ['bills of a person of 35', '22,000 + 40,000 as without them; 62,000 + 10,000 − 19,340', 10_000, blank, blank, blank, blank, 50_000, 22_000, 40_000, 19_340, 52_660],
    ['bills of a parent of 59', '22,000 + 25,000: 14,03,000 → 2,33,400 × 1.04 = 2,42,736; 62,000 + 10,000 − 14,660', blank, 10_000, 59, blank, blank, 25_000, 22_000, 25_000, 14_660, 57_340],
    ['bills beside the premium of the only parent', '62,000 + 10,000 − 19,340', blank, 10_000, blank, blank, blank, 50_000, 22_000, 40_000, 19_340, 52_660],
    ['bills of a parent insured by the list', '22,000 + 20,000: 14,08,000 → 2,34,900 × 1.04 = 2,44,296; 42,000 + 10,000 − 13,100', blank, 10_000, blank, 0, [{ ...policy, insures: 'olderParent', premium: 20_000 }], 50_000, 22_000, 20_000, 13_100, 38_900],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 80D(2), second proviso'), input: { ...alone, age: 62, parentAge: 85, familyBills: 30_000 },
    given: ['residence', 'familyPremium', 'spouseAge'], expect: ['Limit, you and family', 'Deduction, you and family'] }, [
    ['of somebody of 62 with a policy', blank, 20_000, blank, 50_000, 20_000],
    ['of somebody of 62 without one, whose spouse of 58 has it', blank, 20_000, 58, 50_000, 50_000],
    ['of somebody of 62 without any', blank, 0, blank, 50_000, 30_000],
    ['of a non-resident', 'nonResident', 0, blank, 25_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { sumInsured: 10_00_000 },
    given: ['floaterQuote'], expect: ['Premium for this cover', 'Your policy and one for your parents', 'One floater with your parents too'] }, [
    ['estimates at 35 and 62', '11,500 + 52,000; in one 52,000 + 75% of 11,500', blank, 11_500, 63_500, 60_625],
    ['a quote is what your policy costs', '15,000 + 52,000', 15_000, 15_000, 67_000, 60_625],
  ]),
  {
    name: 'a premium of other years is refused',
    source: byHand('1 October 2025 and two years: 2025-26 to 2027-28'),
    input: { severalYears: 'family', financialYear: '2024-25' },
    refused: 'This premium is spread over 2025-26 to 2027-28.',
  },
  {
    name: 'a cover that begins more than a year after payment is refused',
    source: byHand('s. 80D(4A): a year between the two without cover would have no part, and no insurer waits so long'),
    input: { severalYears: 'family', paidOn: '2025-03-31', coverFrom: '2026-04-01', financialYear: '2026-27' },
    refused: 'The cover begins more than a year after you paid.',
  },
  {
    name: 'a cover that begins on the day a year after payment is not',
    source: byHand('2024-25, the year of payment, to 2027-28, in which the cover ends on 30 March: four'),
    input: {
      ...alone,
      familyPremium: 45_000,
      severalYears: 'family',
      paidOn: '2025-03-31',
      coverFrom: '2026-03-31',
      financialYear: '2026-27',
    },
    expect: { 'Years over which it is spread': 4 },
  },
  {
    name: 'more cash than premium is refused',
    source: byHand('22,001 is more than 22,000'),
    input: { familyCash: 22_001 },
    refused: 'The part paid in cash is more than your family’s premium',
  },
];

export const golden = onExample(cases, { financialYear: '2025-26' });
