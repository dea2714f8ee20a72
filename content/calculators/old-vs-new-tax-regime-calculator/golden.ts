import type { GoldenCase } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { blank, byHand, table } from '@/lib/golden';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

/** A person with a salary and none of the deductions that the form begins with. */
const bare = { savings: 0, health: 0, exemptRent: 0 } as const;
/** The same in business: no salary, so no standard deduction. */
const inBusiness = { ...bare, salary: 0, business: true } as const;
const plainRow = {
  use: 'letOut',
  rent: 0,
  months: 12,
  unrealised: 0,
  expected: 0,
  municipalTax: 0,
  interest: 0,
  earlier: 0,
  share: 100,
} as const;
/** A house let for ₹30,000 a month, and one to live in. */
const let_ = (changes: object) => ({ ...plainRow, rent: 30_000, ...changes }) as const;
const own = (changes: object) => ({ ...plainRow, use: 'selfOccupied', ...changes }) as const;
const earlier = { financialYear: '2024-25' } as const;

const ages = { below60: 'below 60', senior: 'at 60 to 79', verySenior: 'at 80 or more' } as const;

/**
 * Salary alone, FY 2025-26: tax in the new regime, and the deductions beyond the standard deduction at which the old one
 * equals it, by age. Each is the salary less ₹50,000 less the income on which the old slabs, with surcharge, relief and
 * cess, give the tax of the new ones, up to the next ₹10.
 */
const turningPoints: readonly (readonly [salary: number, newTax: number, readonly [number, number, number]])[] = [
  [8_00_000, 0, [2_50_000, 2_50_000, 2_50_000]],
  [10_00_000, 0, [4_50_000, 4_50_000, 4_50_000]],
  [12_75_000, 0, [7_25_000, 7_25_000, 7_25_000]],
  [13_00_000, 26_000, [6_87_500, 6_75_000, 6_25_000]],
  [13_50_000, 74_100, [5_06_250, 4_93_750, 4_43_750]],
  [13_75_000, 78_000, [5_12_500, 5_00_000, 4_50_000]],
  [15_00_000, 97_500, [5_43_750, 5_31_250, 4_81_250]],
  [16_00_000, 1_13_100, [5_68_750, 5_56_250, 5_20_840]],
  [18_00_000, 1_50_800, [6_41_670, 6_33_340, 6_00_000]],
  [20_00_000, 1_92_400, [7_08_340, 7_00_000, 6_66_670]],
  [22_00_000, 2_40_500, [7_54_170, 7_45_840, 7_12_500]],
  [24_75_000, 3_12_000, [8_00_000, 7_91_670, 7_58_340]],
  [25_00_000, 3_19_800, [8_00_000, 7_91_670, 7_58_340]],
  [50_75_000, 11_23_200, [8_00_000, 7_91_670, 7_58_340]],
  [55_00_000, 13_81_380, [4_34_250, 4_31_750, 4_21_750]],
  [60_00_000, 15_52_980, [7_69_250, 7_66_750, 7_56_750]],
  [75_00_000, 20_67_780, [8_00_000, 7_91_670, 7_58_340]],
  [1_00_00_000, 29_25_780, [8_00_000, 7_91_670, 7_58_340]],
  [1_05_00_000, 32_38_170, [4_30_130, 4_27_380, 4_16_380]],
];

const turningCases = turningPoints.flatMap(([salary, newTax, needed]) =>
  (['below60', 'senior', 'verySenior'] as const).map(
    (age, index): Case => ({
      name: `a salary of ${inr(salary)} ${ages[age]} breaks even at ${inr(needed[index] ?? 0)} of deductions`,
      source: byHand('Salary − 50,000 − the income whose old-regime tax is that of the new regime, up to the next ₹10'),
      input: { ...bare, salary, age },
      expect: {
        'Tax in the new regime': newTax,
        'Break-even deductions': needed[index] ?? 0,
        'Your old-regime deductions': 0,
        'Missing to break even': needed[index] ?? 0,
        'Beyond break-even': 0,
      },
    }),
  ),
);

const cases: Case[] = [
  {
    name: 'a salary of ₹15,00,000 with ₹1,50,000 under 80C, ₹25,000 under 80D and ₹1,20,000 of exempt HRA',
    source: byHand(
      'New: 14,25,000 → 60,000 + 15% of 2,25,000, + 4%. Old: 15,00,000 − 50,000 − 2,95,000 = 11,55,000 → 1,12,500 + 30% of 1,55,000, + 4%. Old equals 93,750 at 9,06,250',
    ),
    input: {},
    expect: {
      'Saved by the better regime': 67_860,
      'Lower tax': 'New regime',
      'Tax in the new regime': 97_500,
      'Tax in the old regime': 1_65_360,
      'Total income, new regime': 14_25_000,
      'Total income, old regime': 11_55_000,
      'Your old-regime deductions': 2_95_000,
      'Break-even deductions': 5_43_750,
      'Missing to break even': 2_48_750,
      'Beyond break-even': 0,
      'Tax on your next ₹1,000, new regime': 15.6,
      'Tax on your next ₹1,000, old regime': 31.2,
    },
  },
  ...turningCases,

  // Both sides of break-even
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare }, given: ['otherDeductions', 'salary'],
    expect: ['Lower tax', 'Saved by the better regime', 'Tax in the old regime', 'Missing to break even',
    'Beyond break-even', 'Tax in the new regime'] }, [
    ['a hundred rupees below break-even the new regime is still cheaper', 'Old: 9,06,350 → 93,770, + 4% = 97,520.80',
      5_43_650, blank, 'New regime', 20, 97_520, 100, 0],
    ['at break-even both regimes cost the same',
      'Old: 9,06,250 → 12,500 + 20% of 4,06,250 = 93,750, as in the new regime',
      5_43_750, blank, 'Both the same', 0, 97_500, 0, 0],
    ['a hundred rupees above break-even the old regime wins', 'Old: 9,06,150 → 93,730, + 4% = 97,479.20',
      5_43_850, blank, 'Old regime', 20, 97_480, 0, 100],
    ['at a salary of ₹12,75,000 the old regime can only match nothing, with ₹7,25,000 of deductions',
      'Old: 5,00,000 → 12,500 less the rebate of 12,500', 7_25_000, 12_75_000, 'Both the same', blank, 0, blank, 0, 0],
    ['ten rupees less and the old regime costs ₹13,000: its rebate has no relief above ₹5,00,000',
      'Old: 5,00,010 → 12,502, + 4% = 13,002.08', 7_24_990, 12_75_000, 'New regime', blank, 13_000, 10],
  ]),

  // Thresholds of the rebate
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare }, given: ['salary'],
    expect: ['Total income, new regime', 'Tax in the new regime', 'Tax in the old regime', 'Break-even deductions',
    'Rebate, new regime', 'Tax on your next ₹1,000, new regime'] }, [
    ['a salary of ₹12,75,004 rounds down to ₹12,00,000 and bears nothing',
      '12,00,004 rounds to 12,00,000: section 288A', 12_75_004, 12_00_000, 0, 1_87_200],
    ['a salary of ₹12,75,005 rounds up, and tax with relief is ₹10',
      '12,00,010: relief leaves the 10 above the limit, 10.40 with cess', 12_75_005, 12_00_010, 10, blank, 7_25_010],
    ['₹10,000 above the limit of the rebate cost ₹10,400',
      '61,500 − rebate of 51,500 = 10,000, + 4%. The next ₹1,000 goes whole, with cess 104%',
      12_85_000, blank, 10_400, blank, 7_35_000, 51_500, 104],
    ['at a salary of ₹13,45,580 seven rupees of relief are left',
      '12,70,580 → 70,587 − 70,580 = 7; 70,580 + 4% = 73,403.20', 13_45_580, blank, 73_400, blank, 5_05_180, 7],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare }, given: ['salary'], expect: ['Tax in the new regime',
    'Break-even deductions', 'Lower tax', 'Tax in the old regime', 'Missing to break even',
    'Saved by the better regime'] }, [
    ['at a salary of ₹13,45,590 the relief has ended', '12,70,590 → 70,588.50, + 4% = 73,412.04',
      13_45_590, 73_410, 5_05_150],
    ['up to a salary of ₹5,50,000 neither regime asks for anything', 'Old: 5,00,000 → rebate of 12,500',
      5_50_000, blank, 0, 'Both the same', 0],
    ['ten rupees more cost ₹13,000 in the old regime, and ten rupees of deductions heal it',
      'Old: 5,00,010 → 13,002.08', 5_50_010, blank, 10, blank, 13_000, 10],
    ['no income, no tax', 'Nothing', 0, blank, 0, 'Both the same', blank, blank, 0],
  ]),
  {
    name: 'deductions count only as far as there is income',
    source: byHand('Old: 1,00,000 − 50,000 leaves 50,000 for the 1,75,000'),
    input: { salary: 1_00_000, exemptRent: 0 },
    expect: { 'Your old-regime deductions': 50_000, 'Total income, old regime': 0 },
  },

  // Surcharge
  {
    name: 'where the old regime with its deductions stays below the surcharge at ₹50 lakh, it wins',
    source: byHand('60,00,000 − 50,000 − 8,00,000 = 51,50,000: 13,12,500 + 1,50,000 with relief, + 4%'),
    input: { ...bare, salary: 60_00_000, otherDeductions: 8_00_000 },
    expect: {
      'Lower tax': 'Old regime',
      'Tax in the old regime': 15_21_000,
      'Tax in the new regime': 15_52_980,
      'Saved by the better regime': 31_980,
      'Beyond break-even': 30_750,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare }, given: ['salary'], expect: ['Tax in the new regime',
    'Break-even deductions', 'Tax in the old regime', 'Saved by the better regime', 'Surcharge, new regime',
    'Surcharge, old regime'] }, [
    ['at an income of ₹50,00,010 relief leaves ten rupees above the tax at ₹50 lakh in the new regime',
      '10,80,000 + 10 = 10,80,010, + 4% = 11,23,210.40', 50_75_010, 11_23_210, 7_99_980],
    ['a salary of ₹6 crore bears 25% in the new regime and 37% in the old one',
      'New: 5,99,25,000 → 1,75,57,500 × 1.25 × 1.04. Old: 5,99,50,000 → 1,77,97,500 × 1.37 × 1.04',
      6_00_00_000, 2_28_24_750, 59_26_280, 2_53_57_880, 25_33_130, 43_89_375, 65_85_075],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, salary: 6_00_00_000 }, given: ['otherDeductions'],
    expect: ['Tax in the old regime', 'Missing to break even', 'Lower tax', 'Beyond break-even'] }, [
    ['with ₹8,00,000 of deductions the old regime at ₹6 crore is still far behind',
      'Old: 5,91,50,000 → 1,75,57,500 × 1.37 × 1.04', 8_00_000, 2_50_15_930, 51_26_280],
    ['deductions of ₹60 lakh bring it down to the step at ₹5 crore, and it wins',
      'Old: 5,39,50,000 → 1,59,97,500 × 1.37 × 1.04', 60_00_000, 2_27_93_240, blank, 'Old regime', 73_720],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inBusiness }, given: ['profit'],
    expect: ['Tax in the old regime', 'Tax in the new regime', 'Break-even deductions'] }, [
    ['at an income of exactly ₹5 crore the old regime still has 25%',
      'Old: 1,48,12,500 × 1.25 × 1.04. New: 1,45,80,000 × 1.25 × 1.04',
      5_00_00_000, 1_92_56_250, 1_89_54_000, 7_75_000],
    ['at ₹5.01 crore relief leaves the old regime the income above ₹5 crore',
      'Old: 1,85,15,625 + 1,00,000, + 4% = 1,93,60,250. New: 1,46,10,000 × 1.25 × 1.04',
      5_01_00_000, 1_93_60_250, 1_89_93_000, 7_75_000],
    ['at ₹51 lakh both regimes have marginal relief',
      'New: 10,80,000 + 1,00,000, + 4%. Old: 13,12,500 + 1,00,000, + 4%', 51_00_000, 14_69_000, 12_27_200, 5_41_670],
    ['at ₹1.01 crore relief leaves the income above ₹1 crore',
      'New: 28,38,000 + 1,00,000, + 4%. Old: 30,93,750 + 1,00,000, + 4%', 1_01_00_000, 33_21_500, 30_55_520, 5_71_970],
    ['at ₹2.01 crore relief leaves the income above ₹2 crore',
      'New: 64,17,000 + 1,00,000, + 4%. Old: 66,84,375 + 1,00,000, + 4%', 2_01_00_000, 70_55_750, 67_77_680, 5_85_150],
  ]),

  // Business: no standard deduction
  {
    name: 'a profit of ₹12,00,000 bears nothing in the new regime',
    source: byHand('Rebate of 60,000. Old: 1,12,500 + 60,000, + 4%. Old is nil at 5,00,000'),
    input: { ...inBusiness, profit: 12_00_000 },
    expect: { 'Tax in the new regime': 0, 'Tax in the old regime': 1_79_400, 'Break-even deductions': 7_00_000 },
  },
  {
    name: 'a freelancer with 80C, 80D and a home loan stays in the new regime',
    source: byHand('New: 18,00,000 → 1,60,000, + 4%. Old: 14,25,000 → 2,40,000, + 4%'),
    input: { salary: 0, business: true, profit: 18_00_000, exemptRent: 0, homeLoan: 2_00_000 },
    expect: {
      'Tax in the new regime': 1_66_400,
      'Tax in the old regime': 2_49_600,
      'Your old-regime deductions': 3_75_000,
      'Break-even deductions': 6_41_670,
      'Missing to break even': 2_66_670,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inBusiness, profit: 10_00_000 }, given: ['age'],
    expect: ['Tax in the old regime', 'Break-even deductions'] }, [
    ['below 60 the old slabs leave ₹2,50,000 free', '12,500 + 1,00,000, + 4%. New: rebate. Old is nil at 5,00,000',
      blank, 1_17_000, 5_00_000],
    ['at 60 to 79 the old slabs leave ₹3,00,000 free', '10,000 + 1,00,000, + 4%', 'senior', 1_14_400],
    ['from 80 the old slabs leave ₹5,00,000 free', '1,00,000, + 4%', 'verySenior', 1_04_000],
  ]),
  {
    name: 'a business loss meets other income in both regimes, never salary',
    source: byHand('Salary 15,00,000, other income 3,00,000 − loss 2,00,000: new on 15,25,000, old on 15,50,000'),
    input: { ...bare, business: true, profit: -2_00_000, otherIncome: 3_00_000 },
    expect: { 'Tax in the new regime': 1_13_100, 'Tax in the old regime': 2_88_600, 'Break-even deductions': 5_68_750 },
  },
  {
    name: 'who came back to the new regime sees the comparison all the same',
    source: byHand('New: 18,00,000 → 1,60,000, + 4%; the old regime is closed, which a note says'),
    input: { ...inBusiness, profit: 18_00_000, history: 'returned' },
    expect: { 'Tax in the new regime': 1_66_400, 'Lower tax': 'New regime' },
  },

  // Pension
  {
    name: 'a pensioner of 65 with deposits pays nothing in the new regime',
    source: byHand(
      'New: 9,00,000 − 75,000 + 3,00,000 = 11,25,000, rebate. Old: 9,00,000 − 50,000 + 3,00,000 − 1,50,000 − 40,000 − 50,000 (80TTB) = 9,10,000 → 92,000, + 4%',
    ),
    input: { salary: 9_00_000, age: 'senior', interest: 3_00_000, health: 40_000, healthSenior: true, exemptRent: 0 },
    expect: {
      'Tax in the new regime': 0,
      'Tax in the old regime': 95_680,
      'Your old-regime deductions': 2_40_000,
      'Break-even deductions': 6_50_000,
      'Missing to break even': 4_10_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, salary: 0 }, given: ['familyPension', 'otherIncome'],
    expect: ['Deduction from family pension, new regime', 'Deduction from family pension, old regime',
    'Tax in the new regime', 'Tax in the old regime', 'Break-even deductions'] }, [
    ['family pension loses ₹25,000 in the new regime and ₹15,000 in the old one',
      'New: 3,60,000 − 25,000 + 9,00,000 = 12,35,000: relief leaves 35,000, + 4%. Old: 12,45,000 → 1,86,000, + 4%',
      3_60_000, 9_00_000, 25_000, 15_000, 36_400, 1_93_440, 6_32_500],
    ['a small family pension loses a third in both regimes', '30,000 − 10,000 + 12,00,000 = 12,20,000 in both',
      30_000, 12_00_000, 10_000, 10_000, 20_800, 1_85_640, 6_82_500],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, savingsInterest: 15_000 }, given: ['age', 'interest'],
    expect: ['Tax in the new regime', 'Tax in the old regime', 'Your old-regime deductions', 'Break-even deductions'] }, [
    ['interest of a senior: 80TTB takes ₹50,000 of savings and deposits together',
      'New: 14,85,000 → 1,02,750, + 4%. Old: 14,50,000 + 60,000 − 50,000 = 14,60,000',
      'senior', 45_000, 1_06_860, 2_57_920, 50_000, 5_46_250],
    ['below 60 only savings interest up to ₹10,000 is deducted',
      'New: 14,40,000 → 96,000, + 4%. Old: 14,55,000 → 2,49,000, + 4%',
      blank, blank, 99_840, 2_58_960, 10_000, 5_47_500],
  ]),

  // Limits of the deductions
  {
    name: 'every limit at once: 80C, 80CCD(1B), 80D and section 24(b)',
    source: byHand('1,50,000 + 50,000 + 25,000 + 2,00,000 of 3,00,000, 80,000, 60,000 and 3,50,000'),
    input: { savings: 3_00_000, health: 60_000, ownNps: 80_000, homeLoan: 3_50_000, exemptRent: 0 },
    expect: {
      '80C, 80CCC and 80CCD(1): savings, old regime': 1_50_000,
      '80CCD(1B): your own NPS, old regime': 50_000,
      '80D: health insurance, old regime': 25_000,
      'Interest allowed, old regime': 2_00_000,
      'Interest allowed, new regime': 0,
      'Your old-regime deductions': 4_25_000,
      'Tax in the old regime': 1_24_800,
      'Missing to break even': 1_18_750,
    },
  },
  {
    name: 'health insurance of a family and of senior parents together comes to ₹75,000',
    source: byHand('25,000 of 40,000 + 50,000 of 60,000'),
    input: { health: 40_000, parents: 60_000, parentsSenior: true, exemptRent: 0 },
    expect: {
      'Your old-regime deductions': 2_25_000,
      'Tax in the old regime': 1_87_200,
      'Break-even deductions': 5_43_750,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { hraBy: 'worked', basic: 6_00_000, hra: 3_00_000, rent: 3_60_000 }, given: ['metro'],
    expect: ['Exempt HRA', 'Your old-regime deductions', 'Tax in the old regime', 'Missing to break even'] }, [
    ['HRA in a metro: half of the basic salary is the widest limit',
      'Least of 3,00,000; 3,60,000 − 60,000; 50% of 6,00,000', true, 3_00_000, 4_75_000, 1_11_800, 68_750],
    ['the same rent in Bengaluru is limited to 40% of the basic salary', 'Least of 3,00,000; 3,00,000; 40% of 6,00,000',
      blank, 2_40_000, 4_15_000, 1_27_920],
  ]),
  {
    name: 'rent, NPS and senior parents carry the old regime at ₹24,00,000',
    source: byHand('Old: 24,00,000 − 50,000 − (5,40,000 + 1,50,000 + 50,000 + 75,000) = 15,35,000 → 2,73,000, + 4%'),
    input: {
      salary: 24_00_000,
      hraBy: 'worked',
      basic: 12_00_000,
      hra: 6_00_000,
      rent: 6_60_000,
      metro: true,
      ownNps: 50_000,
      parents: 50_000,
      parentsSenior: true,
    },
    expect: {
      'Lower tax': 'Old regime',
      'Tax in the new regime': 2_92_500,
      'Tax in the old regime': 2_83_920,
      'Saved by the better regime': 8_580,
      'Your old-regime deductions': 8_15_000,
      'Break-even deductions': 7_87_500,
      'Beyond break-even': 27_500,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare }, given: ['professionalTax', 'salary', 'exempt'],
    expect: ['Tax in the new regime', 'Tax in the old regime', 'Your old-regime deductions'] }, [
    ['professional tax counts in the old regime only', 'Old: 14,47,500 → 2,46,750, + 4%',
      2_500, blank, blank, 97_500, 2_56_620, 2_500],
    ['gratuity that is exempt counts in both regimes, not as a deduction of the old one',
      '20,00,000 − 5,00,000 is as a salary of 15,00,000', blank, 20_00_000, 5_00_000, 97_500, 2_57_400, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...bare, salary: 20_00_000, basic: 10_00_000, employerNps: 1_40_000, savings: 1_50_000 },
    given: ['government'], expect: ['80CCD(2): employer’s NPS, new regime', '80CCD(2): employer’s NPS, old regime',
    'Tax in the new regime', 'Tax in the old regime', 'Your old-regime deductions', 'Break-even deductions'] }, [
    ['NPS of a private employer: 14% of basic pay in the new regime, 10% in the old one',
      'New: 20,00,000 − 75,000 − 1,40,000 = 17,85,000 → 1,57,000. Old: 20,00,000 − 50,000 − 1,00,000 − 1,50,000 = 17,00,000 → 3,22,500',
      blank, 1_40_000, 1_00_000, 1_63_280, 3_35_400, 1_50_000, 7_01_670],
    ['NPS of the government: 14% in both regimes',
      'Old: 20,00,000 − 50,000 − 1,40,000 − 1,50,000 = 16,60,000 → 3,10,500, + 4%',
      true, blank, 1_40_000, blank, 3_22_920, blank, 6_61_670],
  ]),

  // Houses
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, salary: 20_00_000 },
    given: ['letRent', 'letInterest', 'homeLoan'], expect: ['Income of the house, new regime', 'Tax in the new regime',
    'Tax in the old regime', 'Your old-regime deductions', 'Break-even deductions'] }, [
    ['a loss from a let house meets salary in the old regime only, up to ₹2,00,000',
      '3,00,000 − 90,000 − 5,00,000 = −2,90,000; 2,00,000 of it counts',
      3_00_000, 5_00_000, blank, -2_90_000, 1_92_400, 3_51_000, 2_00_000, 7_08_340],
    ['income from a let house is the same in both, the loan on the own house is not',
      'Let: 4,00,000 − 1,20,000 − 1,00,000 = 1,80,000. Old: less 1,50,000',
      4_00_000, 1_00_000, 1_50_000, blank, 2_35_300, 4_22_760, 1_50_000, 7_50_840],
    ['a let loss and a loan on the own house share the ₹2,00,000 against salary',
      '2,00,000 − 60,000 − 2,40,000 = −1,00,000, and −1,50,000: 2,00,000 of 2,50,000 counts',
      2_00_000, 2_40_000, 1_50_000, blank, blank, 3_51_000, 2_00_000],
  ]),

  // Gains
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, salary: 0 },
    given: ['otherIncome', 'shortEquity', 'longEquity'], expect: ['Lower tax', 'Tax in the new regime', 'Tax in the old regime',
    'Break-even deductions', 'Saved by the better regime'] }, [
    ['with short-term gains alone above the rebate the old regime wins without deductions',
      'New: gain 20,000, no rebate against it, + 4%. Old: 7,500 + 20,000 − 12,500 of rebate = 15,000, + 4%',
      4_00_000, 1_00_000, blank, 'Old regime', 20_800, 15_600, 0, 5_200],
    ['no deductions help where all income is a long-term gain',
      'New: 6,00,000 − 4,00,000 − 1,25,000 = 75,000 × 12.5%. Old: 6,00,000 − 2,50,000 − 1,25,000',
      blank, blank, 6_00_000, blank, 9_750, 29_250, 'None'],
    ['deductions up to the unused exemption still lower the tax on a short-term gain',
      'Old: 3,00,000 and a gain of 1,50,000: 2,500 + 30,000 − 12,500. Equal at 2,12,500 of slab income',
      3_00_000, 1_50_000, blank, blank, 10_400, 20_800, 87_500],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare },
    given: ['salary', 'shortEquity', 'longEquity', 'otherDeductions', 'homeLoan'],
    expect: ['Tax in the new regime', 'Tax in the old regime', 'Break-even deductions', 'Lower tax'] }, [
    ['a gain inside the limit of the rebate keeps its tax in the new regime',
      '11,10,000 and a gain of 1,00,000: 51,000 + 20,000 − relief of 51,000 = 20,000, + 4%',
      11_85_000, 1_00_000, blank, blank, blank, 20_800, 1_79_920, 7_35_000],
    ['long-term gains bear the same in both, beside a salary of ₹20,00,000',
      '3,75,000 × 12.5% = 46,875 in both. Old: 20,00,000 − 4,50,000 = 15,50,000 → 2,77,500',
      20_00_000, blank, 5_00_000, 4_00_000, blank, 2_41_150, 3_37_350, 7_08_340],
    ['a loss from the house meets gains in the old regime, which no other deduction can',
      'New: (50,00,000 − 4,00,000) × 20%, + 4%. Old: 48,00,000 after the loss of 2,00,000, less 2,50,000: 45,50,000 × 20%, + 4%. As low as the new regime with a loss of 1,50,000: 46,00,000 × 20%',
      0, 50_00_000, blank, blank, 2_00_000, 9_56_800, 9_46_400, 1_50_000, 'Old regime'],
  ]),

  // Non-residents
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare }, given: ['salary', 'residence', 'age'],
    expect: ['Tax in the new regime', 'Tax in the old regime', 'Break-even deductions'] }, [
    ['a non-resident has no rebate at a salary of ₹12,75,000', 'New: 60,000, + 4%. Old equals 60,000 at 7,37,500',
      12_75_000, 'nonResident', blank, 62_400, 1_87_200, 4_87_500],
    ['a non-resident of 65 has the slabs of everybody', 'As below 60: 5,43,750',
      blank, 'nonResident', 'senior', blank, 2_57_400, 5_43_750],
    ['a resident but not ordinarily resident has the rebate', '12,00,000 → rebate of 60,000',
      12_75_000, 'notOrdinarily', blank, 0, blank, 7_25_000],
  ]),

  // FY 2024-25
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, ...earlier }, given: ['salary'],
    expect: ['Tax in the new regime', 'Tax in the old regime', 'Break-even deductions'] }, [
    ['FY 2024-25: a salary of ₹7,75,000 bears nothing in the new regime', '7,00,000 → rebate of 20,000',
      7_75_000, 0, 59_800, 2_25_000],
    ['FY 2024-25: ten rupees more cost ten', '7,00,010: relief leaves 10, + 4%', 7_75_010, 10, blank, 2_25_010],
  ]),
  {
    name: 'FY 2024-25: the relief ends at ₹7,22,222',
    source: byHand('7,22,230 → 22,223, + 4% = 23,111.92, without relief'),
    input: { ...inBusiness, ...earlier, profit: 7_22_230 },
    expect: { 'Tax in the new regime': 23_110, 'Tax in the old regime': 59_220, 'Break-even deductions': 1_73_620 },
  },
  {
    name: 'FY 2024-25: at ₹10,00,000 break-even is ₹3,00,000',
    source: byHand('New: 9,25,000 → 42,500. Old equals it at 6,50,000'),
    input: { ...bare, ...earlier, salary: 10_00_000 },
    expect: { 'Tax in the new regime': 44_200, 'Tax in the old regime': 1_06_600, 'Break-even deductions': 3_00_000 },
  },
  {
    name: 'FY 2024-25: at ₹15,00,000 break-even is ₹4,08,340, so the deductions of the first example fall short',
    source: byHand('New: 14,25,000 → 1,25,000. Old equals it at 10,41,666.67'),
    input: { ...earlier },
    expect: {
      'Tax in the new regime': 1_30_000,
      'Tax in the old regime': 1_65_360,
      'Break-even deductions': 4_08_340,
      'Missing to break even': 1_13_340,
    },
  },
  {
    name: 'FY 2024-25: ₹4,75,000 of deductions make the old regime win at ₹15,00,000',
    source: byHand('Old: 9,75,000 → 1,07,500, + 4%'),
    input: { ...bare, ...earlier, otherDeductions: 4_75_000 },
    expect: {
      'Lower tax': 'Old regime',
      'Tax in the old regime': 1_11_800,
      'Saved by the better regime': 18_200,
      'Beyond break-even': 66_660,
    },
  },
  {
    name: 'FY 2024-25: a senior breaks even at ₹4,00,000',
    source: byHand('Old equals 1,25,000 at 10,50,000'),
    input: { ...bare, ...earlier, age: 'senior' },
    expect: { 'Break-even deductions': 4_00_000, 'Tax in the old regime': 2_54_800 },
  },
  {
    name: 'FY 2024-25: above ₹15,75,000 break-even stays at ₹4,33,340',
    source: byHand('New: 19,25,000 → 2,67,500. Old equals it at 15,16,666.67'),
    input: { ...bare, ...earlier, salary: 20_00_000 },
    expect: { 'Tax in the new regime': 2_78_200, 'Break-even deductions': 4_33_340 },
  },

  // Houses: section 23, the limits of section 24(b), a third house of one's own
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...bare, salary: 15_00_000 }, given: ['homeLoan', 'houses'],
    expect: ['Tax in the new regime', 'Tax in the old regime'] }, [
    ['a house let out for ten months', '3,00,000 × 70% = 2,10,000; 16,35,000: 1,27,000; 16,60,000: 3,10,500; × 1.04', 0, [let_({ months: 10 })], 1_32_080, 3_22_920],
    ['interest beyond the rent: ₹2 lakh of the loss meets salary in the old regime, nothing in the new', '2,10,000 − 5,00,000; new 14,25,000: 93,750; old 14,50,000 − 2,00,000: 1,87,500; × 1.04', 0, [let_({ months: 10, interest: 5_00_000 })], 97_500, 1_95_000],
    ['rent lower only for empty months counts', '12 × 30,000 is not below 3,60,000', 0, [let_({ months: 10, expected: 3_60_000 })], 1_32_080, 3_22_920],
    ['an expected rent ₹1 above that counts instead', '3,60,001 × 70%; 16,77,000: 1,35,400; 17,02,000: 3,23,100; × 1.04', 0, [let_({ months: 10, expected: 3_60_001 })], 1_40_820, 3_36_020],
    ['half of a house, with municipal tax', '(3,60,000 − 20,000) / 2 × 70% = 1,19,000; 15,44,000: 1,11,600; 15,69,000: 2,83,200; × 1.04', 0, [let_({ municipalTax: 20_000, share: 50 })], 1_16_060, 2_94_530],
    ['two houses you live in share the limit of ₹2 lakh', '14,50,000 − 2,00,000: 1,87,500 × 1.04', 1_50_000, [own({ interest: 1_00_000 })], 97_500, 1_95_000],
    ['a second one within the limit', '14,50,000 − 1,80,000: 1,93,500 × 1.04', 1_00_000, [own({ interest: 80_000 })], 97_500, 2_01_240],
    ['of three the one that could earn least counts as let', '2,40,000 × 70% = 1,68,000; 15,93,000: 1,18,950; 16,18,000: 2,97,900; × 1.04', 0, [own({ expected: 3_60_000 }), own({ expected: 2_40_000 }), own({ expected: 3_00_000 })], 1_23_710, 3_09_820],
  ]),

  // Refused
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { hraBy: 'worked' }, given: ['basic', 'hra', 'rent'],
    expect: 'refused' }, [
    ['basic salary and HRA cannot be more than the gross salary', '12,00,000 + 4,00,000 is above 15,00,000',
      12_00_000, 4_00_000, blank, 'Basic salary and HRA together are ₹16,00,000'],
    ['HRA cannot be worked out without a basic salary', 'Rule 2A measures it on salary',
      blank, 2_00_000, 2_00_000, 'Enter your basic salary. We need it for the exempt part of HRA'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['employerNps', 'basic'], expect: 'refused' }, [
    ['the limit for NPS of the employer needs a basic salary', 'Section 80CCD(2)',
      50_000, blank, 'Enter your basic salary. The limit of section 80CCD(2)'],
    ['the employer’s NPS is part of the gross salary', '15,00,000 + 1,00,000 is above 15,00,000',
      1_00_000, 15_00_000, 'The gross salary includes the employer’s NPS'],
  ]),
  {
    name: 'exempt pay cannot be more than the salary',
    source: byHand('20,00,000 is above 15,00,000'),
    input: { exempt: 20_00_000 },
    refused: 'Exempt pay of ₹20,00,000',
  },
  {
    name: 'A house loss of ₹2,00,000 meets the salary above ₹5 lakh and the gains that bear 20%, not those with a free part',
    source: byHand(
      'Salary 6,50,000 − 1,50,000 bears 12,500; section 111A 50,000 − 50,000; (3,00,000 − 1,25,000) × 12.5% = 21,875; 34,375 × 1.04. New: (10,000 + 21,875) × 1.04',
    ),
    input: { ...bare, salary: 7_00_000, shortEquity: 50_000, longEquity: 3_00_000, homeLoan: 2_00_000 },
    expect: { 'Tax in the old regime': 35_750, 'Tax in the new regime': 33_150 },
  },
  {
    name: 'a house loss that meets gains leaves more room for other deductions, so fewer are missing',
    source: byHand(
      'New: 7,25,000 bears nothing after the rebate, 3,00,000 × 20% = 60,000. Old: 7,50,000 and 1,00,000 of gains after the loss: 62,500 + 20,000; with 1,12,500 more 6,37,500: 40,000 + 20,000. The loss itself is 2,00,000',
    ),
    input: { ...bare, salary: 8_00_000, shortEquity: 3_00_000, homeLoan: 2_00_000 },
    expect: {
      'Tax in the new regime': 62_400,
      'Tax in the old regime': 85_800,
      'Break-even deductions': 3_12_500,
      'Missing to break even': 1_12_500,
    },
  },
  {
    name: 'a house loss that leaves a part of a business loss over lowers income by less than itself',
    source: byHand(
      'Without it: 7,17,000 + 8,400 + 10,000 − (1,35,390 − 1,25,000) = 7,25,010. With it: 7,17,000 − 1,91,600 = 5,25,400, as the business loss meets 10,000 and 1,25,000 and 390 is left. Own deductions 1,99,610. At 5,00,000 the rebate leaves no tax: 2,25,010, which is 25,400 more. New: 7,00,010, of which the relief leaves 10 and cess',
    ),
    input: {
      ...bare,
      financialYear: '2024-25',
      salary: 7_67_000,
      interest: 10_000,
      longEquity: 1_25_000,
      houses: [let_({ rent: 1_000, expected: 10_000 })],
      business: true,
      profit: -1_35_390,
      homeLoan: 2_00_000,
    },
    expect: { 'Break-even deductions': 2_25_010, 'Missing to break even': 25_400 },
  },
  {
    name: 'interest of a senior that a business loss has met is not deducted',
    source: byHand(
      'Salary 9,50,000; the loss takes 50,000 of interest, so the gross total income has none (s. 80TTB with s. 80B(5); 2025: s. 153): 10,000 + 90,000, and cess',
    ),
    input: {
      ...bare,
      age: 'senior',
      salary: 10_00_000,
      interest: 50_000,
      business: true,
      profit: -1_00_000,
    },
    expect: { 'Tax in the old regime': 1_04_000 },
  },
  {
    name: 'tax year 2026-27 turns at the same deductions, since the rates are the same',
    source: byHand('₹15,00,000 under s. 202(1) and the First Schedule to the Finance Act, 2026, as in FY 2025-26'),
    input: { ...bare, financialYear: '2026-27', salary: 15_00_000 },
    expect: { 'Tax in the new regime': 97_500, 'Break-even deductions': 5_43_750 },
  },
];

/** Cases without their own have the savings, health insurance and exempt HRA of the first one, the HRA as they know it. */
export const golden: Case[] = cases.map((each) => {
  const { hraBy = 'typed' } = each.input;
  const example = {
    financialYear: '2025-26' as const,
    savings: 1_50_000,
    health: 25_000,
    hraBy,
    ...(hraBy === 'typed' && { exemptRent: 1_20_000 }),
  } as const;
  return { ...each, input: { ...example, ...each.input } };
});
