import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, official, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const row = { from: '04', to: '03', salary: 50_000, hra: 20_000, rent: 18_000, city: 'other', moved: false } as const;
const rentRow = { from: '04', to: '03', rent: 18_000, moved: false } as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'a basic salary of ₹50,000, HRA of ₹20,000 and rent of ₹18,000 outside the four metros',
    source: byHand('Least of 2,40,000; 2,16,000 − 60,000; 40% of 6,00,000. Tax saved: 1,56,000 × 30% × 1.04'),
    input: {},
    expect: {
      'HRA received': 2_40_000,
      'Rent above 10% of salary': 1_56_000,
      '40% of salary': 2_40_000,
      'Exempt HRA for the year': 1_56_000,
      'Taxable HRA for the year': 84_000,
      'Tax saved in the old regime': 48_672,
      'Value lost by choosing the new regime': 48_672,
      'Rent a month at which the exemption peaks': 25_000,
      'HRA a month that can be exempt': 13_000,
      'Rent paid in the year': 2_16_000,
      'Landlord’s PAN for your employer': 'Needed',
      'Tax to deduct from the rent': 0,
    },
  },
  {
    name: 'the Board’s own illustration: salary 3,50,000 and DA 2,00,000 a year in Delhi',
    source: official(
      'CBDT circulars on TDS from salaries, annexure, Example 4 (Delhi), as reprinted by geod.in: HRA 1,40,000, rent 1,44,000, exempt 89,000',
    ),
    input: { salary: 5_50_000 / 12, hra: 1_40_000 / 12, rent: 12_000, city: 'delhi' },
    expect: {
      'HRA received': 1_40_000,
      'Rent above 10% of salary': 89_000,
      '50% of salary': 2_75_000,
      'Exempt HRA for the year': 89_000,
      'Taxable HRA for the year': 51_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['rent'], expect: ['Exempt HRA for the year',
    'Taxable HRA for the year', 'Tax saved in the old regime', 'Rent above 10% of salary'] }, [
    ['rent of exactly one tenth of salary exempts nothing', '5,000 × 12 − 10% of 6,00,000 = 0', 5_000, 0, 2_40_000, 0],
    ['rent one rupee below a tenth of salary exempts nothing', '4,999 × 12 − 60,000 = −12, and never below zero',
      4_999, 0, blank, blank, 0],
    ['rent one rupee above a tenth of salary exempts that rupee each month', '5,001 × 12 − 60,000 = 12',
      5_001, 12, 2_39_988],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['hra', 'rent', 'city'], expect: ['Exempt HRA for the year',
    'Taxable HRA for the year', 'Rent a month at which the exemption peaks'] }, [
    ['a small HRA is exempt in full', 'Least of 1,20,000; 1,56,000; 2,40,000',
      10_000, blank, blank, 1_20_000, 0, 15_000],
    ['a large HRA and rent stop at two fifths of salary', 'Least of 3,60,000; 4,80,000 − 60,000; 40% of 6,00,000',
      30_000, 40_000, blank, 2_40_000, 1_20_000, 25_000],
    ['in Bengaluru the limit is 40% of salary',
      'Basic 6,00,000, HRA 3,00,000, rent 3,60,000: least of 3,00,000; 3,00,000; 2,40,000',
      25_000, 30_000, 'other', 2_40_000, 60_000],
    ['in Delhi the same pay and rent exempt the whole HRA',
      'Basic 6,00,000, HRA 3,00,000, rent 3,60,000: 3,00,000 by each of the three limits',
      25_000, 30_000, 'delhi', 3_00_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { hra: 25_000, rent: 30_000 },
    given: ['financialYear', 'city'], expect: ['Exempt HRA for the year', 'Taxable HRA for the year'] }, [
    ['Bengaluru up to 31 March 2026: 40%', '40% of 6,00,000 (rule 2A)', '2025-26', 'bengaluru', 2_40_000, 60_000],
    ['Bengaluru from 1 April 2026: 50%', '50% of 6,00,000 (rule 279)', '2026-27', 'bengaluru', 3_00_000, 0],
    ['Hyderabad from 1 April 2026: 50%', '50% of 6,00,000 (rule 279)', '2026-27', 'hyderabad', 3_00_000, 0],
    ['Pune from 1 April 2026: 50%', '50% of 6,00,000 (rule 279)', '2026-27', 'pune', 3_00_000, 0],
    ['Pune up to 31 March 2025: 40%', '40% of 6,00,000 (rule 2A)', '2024-25', 'pune', 2_40_000, 60_000],
    ['Ahmedabad from 1 April 2026: 50%', '50% of 6,00,000 (rule 279)', '2026-27', 'ahmedabad', 3_00_000, 0],
    ['Chennai stays at 50%', '50% of 6,00,000 (rule 279)', '2026-27', 'chennai', 3_00_000, 0],
    ['any other place stays at 40% from 1 April 2026', '40% of 6,00,000 (rule 279)', '2026-27', 'other', 2_40_000, 60_000],
  ]),
  {
    name: 'DA outside retirement benefits is left out and turnover commission is counted',
    source: byHand('Salary 50,000 − 8,000 + 3,000 = 45,000 a month; 2,16,000 − 54,000'),
    input: { daNotCounted: 8_000, commission: 3_000 },
    expect: { 'Salary for HRA a month': 45_000, 'Exempt HRA for the year': 1_62_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { pattern: 'split' }, given: ['periods'],
    expect: ['Exempt HRA, Apr 2025 to Sep 2025', 'Exempt HRA, Oct 2025 to Mar 2026', 'HRA received in the year',
    'Exempt HRA for the year', 'Taxable HRA for the year'] }, [
    ['a move from Delhi to Pune in October is worked out in two parts',
      'Apr–Sep: least of 90,000; 1,50,000 − 36,000; 1,80,000. Oct–Mar: least of 1,68,000; 90,000 − 42,000; 1,68,000',
      [{ ...row, to: '09', salary: 60_000, hra: 15_000, rent: 25_000, city: 'delhi' }, { ...row, from: '10', salary: 70_000, hra: 28_000, rent: 15_000, city: 'other' }],
      90_000, 48_000, 2_58_000, 1_38_000, 1_20_000],
    ['only the months of rent count when the rented house is left in December', 'Nine months: 1,62,000 − 45,000',
      [{ ...row, to: '12' }], blank, blank, 1_80_000, 1_17_000],
  ]),
  {
    name: 'in the new regime the whole HRA is taxable',
    source: byHand('s. 115BAC(2)(i): no exemption under s. 10(13A)'),
    input: { regime: 'new' },
    expect: {
      'Exempt HRA in the old regime': 1_56_000,
      'Exempt HRA for the year': 0,
      'Taxable HRA for the year': 2_40_000,
      'Value lost by choosing the new regime': 48_672,
    },
  },
  ...table<typeof calculator>(
    { source: byHand, given: ['slab'], expect: ['Tax saved in the old regime', 'Exempt HRA for the year'] },
    [
      ['at the 20% slab the same exemption saves less', '1,56,000 × 20% × 1.04', 'middle', 32_448],
      ['at the 5% slab the same exemption saves least', '1,56,000 × 5% × 1.04', 'first', 8_112],
      ['without any tax to pay the exemption saves nothing', '1,56,000 × 0%', 'none', 0, 1_56_000],
    ],
  ),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['rent', 'pattern', 'periods'],
    expect: ['Rent paid in the year', 'Landlord’s PAN for your employer'] }, [
    ['rent of ₹8,333 a month needs no landlord’s PAN', '99,996 a year is not above 1,00,000',
      8_333, blank, blank, 99_996, 'Not needed'],
    ['rent of ₹8,334 a month needs the landlord’s PAN', '1,00,008 a year is above 1,00,000',
      8_334, blank, blank, 1_00_008, 'Needed'],
    ['rent of exactly ₹1,00,000 a year needs no landlord’s PAN', '5 × 20,000 = 1,00,000 does not exceed 1,00,000',
      blank, 'split', [{ ...row, to: '08', rent: 20_000 }], 1_00_000, 'Not needed'],
    ['rent of ₹1,00,001 a year needs the landlord’s PAN', '4 × 20,000 + 20,001',
      blank, 'split', [{ ...row, to: '07', rent: 20_000 }, { ...row, from: '08', to: '08', rent: 20_001 }], 1_00_001,
      'Needed'],
  ]),
  ...table<typeof calculator>({ source: byHand, given: ['rent'], expect: ['Tax to deduct from the rent'] }, [
    ['rent of exactly ₹50,000 a month needs no tax deducted', '50,000 does not exceed 50,000', 50_000, 0],
    ['rent one rupee below ₹50,000 a month needs no tax deducted', '49,999 does not exceed 50,000', 49_999, 0],
    ['rent of ₹50,001 a month needs 2% deducted on the year’s rent', '50,001 × 12 × 2%', 50_001, 12_000.24],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { pattern: 'split' }, given: ['periods'],
    expect: ['Tax to deduct from the rent'] }, [
    ['eleven months of rent at ₹60,000 need 2% deducted', '60,000 × 11 × 2%',
      [{ ...row, to: '02', rent: 60_000 }], 13_200],
    ['only the months above ₹50,000 count for tax deducted',
      '6 × 51,000 × 2%; the six months at 45,000 are not above 50,000',
      [{ ...row, to: '09', rent: 45_000 }, { ...row, from: '10', rent: 51_000 }], 6_120],
  ]),
  {
    name: 'without the landlord’s PAN the tax is 20%, up to the last month’s rent',
    source: byHand('60,000 × 12 × 20% = 1,44,000, cut to 60,000 by s. 194-IB(4)'),
    input: { rent: 60_000, landlordPan: false },
    expect: { 'Tax to deduct from the rent': 60_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { financialYear: '2024-25' },
    given: ['pattern', 'periods', 'rent'], expect: ['Tax to deduct from the rent',
    'Tax to deduct from the rent, Apr 2024 to Sep 2024', 'Tax to deduct from the rent, Oct 2024 to Mar 2025'] }, [
    ['in FY 2024-25 a tenancy that ended in September bears 5%', '60,000 × 6 × 5%, deducted in September 2024',
      'split', [{ ...row, to: '09', rent: 60_000 }], blank, 18_000],
    ['in FY 2024-25 a tenancy that ended in October bears 2%', '60,000 × 7 × 2%, deducted in October 2024',
      'split', [{ ...row, to: '10', rent: 60_000 }], blank, 8_400],
    ['in FY 2024-25 a tenancy of the whole year bears 2%, the rate on the day of deduction in March',
      '60,000 × 12 × 2%', blank, blank, 60_000, 14_400],
    ['in FY 2024-25 two tenancies that meet in October bear 5% and 2%', '60,000 × 6 × 5% + 60,000 × 6 × 2%',
      'split', [{ ...row, to: '09', rent: 60_000 }, { ...row, from: '10', rent: 60_000, moved: true }], blank, 25_200,
      18_000, 7_200],
  ]),
  {
    name: 'a non-resident landlord’s rent bears 31.2% from the first rupee',
    source: byHand('40,000 × 12 × 30% × 1.04'),
    input: { rent: 40_000, landlordNri: true },
    expect: { 'Tax to deduct from the rent': 1_49_760 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { landlordNri: true, pattern: 'split' }, given: ['periods'],
    expect: ['Tax to deduct from the rent'] }, [
    ['a non-resident landlord’s rent of exactly ₹50 lakh bears no surcharge', '10 × 5,00,000 × 30% × 1.04',
      [{ ...row, to: '01', rent: 5_00_000 }], 15_60_000],
    ['a non-resident landlord’s rent of one rupee above ₹50 lakh bears surcharge of 10%',
      '50,00,001 × 30% × 1.10 × 1.04',
      [{ ...row, to: '12', rent: 5_00_000 }, { ...row, from: '01', to: '01', rent: 5_00_001 }], 17_16_000.3432],
    ['two non-resident landlords: surcharge goes by the rent of each',
      '6 × 5,00,000 × 30% × 1.04; 6 × 10,00,000 × 30% × 1.10 × 1.04',
      [{ ...row, to: '09', rent: 5_00_000 }, { ...row, from: '10', rent: 10_00_000, moved: true }], 29_95_200],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['situation', 'rent', 'adjustedIncome'],
    expect: ['Rent above 10% of adjusted total income', '25% of adjusted total income', '₹5,000 a month',
    'Deduction under section 80GG', 'Rent without relief', 'Tax saved in the old regime'] }, [
    ['without HRA the ₹5,000 a month of section 80GG is the least',
      'Least of 60,000; 25% of 8,00,000; 2,16,000 − 80,000. Tax saved: 60,000 × 20% × 1.04',
      'noHra', blank, blank, 1_36_000, 2_00_000, 60_000, 60_000, 1_56_000, 12_480],
    ['a businessman with rent of ₹12,000 and income of ₹4,60,000',
      published('eztax.in, section 80GG: least of 98,000; 1,15,000; 60,000'),
      'selfEmployed', 12_000, 4_60_000, 98_000, 1_15_000, 60_000, 60_000],
    ['a quarter of a low income is the least under section 80GG', 'Least of 60,000; 25% of 2,00,000; 1,80,000 − 20,000',
      'selfEmployed', 15_000, 2_00_000, blank, blank, blank, 50_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { situation: 'selfEmployed' }, given: ['rent', 'adjustedIncome'],
    expect: ['Deduction under section 80GG', 'Rent without relief'] }, [
    ['rent above a tenth of a high income is the least under section 80GG',
      'Least of 60,000; 3,75,000; 1,80,000 − 1,50,000', 15_000, 15_00_000, 30_000],
    ['rent of exactly a tenth of income gives nothing under section 80GG', '1,80,000 − 10% of 18,00,000 = 0',
      15_000, 18_00_000, 0, 1_80_000],
    ['rent twelve rupees a year above a tenth of income gives those under section 80GG', '15,001 × 12 − 1,80,000',
      15_001, 18_00_000, 12],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { situation: 'noHra' },
    given: ['pattern', 'rentPeriods', 'regime'], expect: ['Deduction under section 80GG', 'Deduction in the old regime',
    'Value lost by choosing the new regime'] }, [
    ['four months of rent allow four times ₹5,000 under section 80GG', 'Least of 20,000; 2,00,000; 1,20,000 − 80,000',
      'split', [{ ...rentRow, to: '07', rent: 30_000 }], blank, 20_000],
    ['the new regime has no section 80GG', 's. 115BAC(2)(i): no deduction of this kind',
      blank, blank, 'new', 0, 60_000, 12_480],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { situation: 'noHra', rent: 20_000 }, given: ['adjustedIncome'],
    expect: ['Deduction under section 80GG', 'Tax saved in the old regime'] }, [
    ['a deduction that reaches into a lower slab saves tax at both rates',
      '10,30,000 − 60,000 = 9,70,000: 30,000 × 30% + 30,000 × 20%, × 1.04', 10_30_000, 60_000, 15_600],
    ['a deduction that brings the income to the limit of the rebate saves all tax',
      '5,60,000 − 60,000: (12,500 + 12,000) × 1.04', 5_60_000, 60_000, 25_480],
    ['just above the limit of the rebate the tax stays', '5,60,010 − 60,000 = 5,00,010: 12,000 × 1.04',
      5_60_010, 60_000, 12_480],
    ['an income that bears no tax after the rebate saves none', '5,00,000 and below: nil', 5_00_000, 60_000, 0],
    ['an income below the first slab saves none', 'Least of 50,000; nil', 2_00_000, 50_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { pattern: 'split' }, given: ['periods'], expect: 'refused' }, [
    ['a period that ends before it begins is refused', 'July to May runs backwards within a financial year',
      [{ ...row, from: '07', to: '05' }],
      'Period 1 ends before it begins. The financial year runs from April to March.'],
    ['periods that share a month are refused', 'September is in both',
      [{ ...row, to: '09' }, { ...row, from: '09' }],
      'Periods 1 and 2 share a month. A month can be in only one period.'],
  ]),
  {
    name: 'DA left out cannot be more than basic salary and DA together',
    source: byHand('50,001 is more than 50,000'),
    input: { daNotCounted: 50_001 },
    refused: 'The DA to leave out is more than your basic salary and DA together.',
  },
];

export const golden = onExample(cases, { financialYear: '2025-26' });
