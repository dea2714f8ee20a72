import type { GoldenCase } from '@/lib/calculator';
import type calculator from './index';

const byHand = (title: string) => ({ how: 'by-hand', title }) as const;

const row = { from: '04', to: '03', salary: 50_000, hra: 20_000, rent: 18_000, city: 'other', moved: false } as const;
const rentRow = { from: '04', to: '03', rent: 18_000, moved: false } as const;

export const golden: GoldenCase<typeof calculator>[] = [
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
    source: {
      how: 'official',
      title:
        'CBDT circulars on TDS from salaries, annexure, Example 4 (Delhi), as reprinted by geod.in: HRA 1,40,000, rent 1,44,000, exempt 89,000',
    },
    input: { salary: 5_50_000 / 12, hra: 1_40_000 / 12, rent: 12_000, city: 'delhi' },
    expect: {
      'HRA received': 1_40_000,
      'Rent above 10% of salary': 89_000,
      '50% of salary': 2_75_000,
      'Exempt HRA for the year': 89_000,
      'Taxable HRA for the year': 51_000,
    },
  },
  {
    name: 'rent of exactly one tenth of salary exempts nothing',
    source: byHand('5,000 × 12 − 10% of 6,00,000 = 0'),
    input: { rent: 5_000 },
    expect: { 'Exempt HRA for the year': 0, 'Taxable HRA for the year': 2_40_000, 'Tax saved in the old regime': 0 },
  },
  {
    name: 'rent one rupee below a tenth of salary exempts nothing',
    source: byHand('4,999 × 12 − 60,000 = −12, and never below zero'),
    input: { rent: 4_999 },
    expect: { 'Rent above 10% of salary': 0, 'Exempt HRA for the year': 0 },
  },
  {
    name: 'rent one rupee above a tenth of salary exempts that rupee each month',
    source: byHand('5,001 × 12 − 60,000 = 12'),
    input: { rent: 5_001 },
    expect: { 'Exempt HRA for the year': 12, 'Taxable HRA for the year': 2_39_988 },
  },
  {
    name: 'a small HRA is exempt in full',
    source: byHand('Least of 1,20,000; 1,56,000; 2,40,000'),
    input: { hra: 10_000 },
    expect: {
      'Exempt HRA for the year': 1_20_000,
      'Taxable HRA for the year': 0,
      'Rent a month at which the exemption peaks': 15_000,
    },
  },
  {
    name: 'a large HRA and rent stop at two fifths of salary',
    source: byHand('Least of 3,60,000; 4,80,000 − 60,000; 40% of 6,00,000'),
    input: { hra: 30_000, rent: 40_000 },
    expect: {
      'Exempt HRA for the year': 2_40_000,
      'Taxable HRA for the year': 1_20_000,
      'Rent a month at which the exemption peaks': 25_000,
    },
  },
  {
    name: 'in Bengaluru the limit is 40% of salary',
    source: byHand('Basic 6,00,000, HRA 3,00,000, rent 3,60,000: least of 3,00,000; 3,00,000; 2,40,000'),
    input: { hra: 25_000, rent: 30_000, city: 'other' },
    expect: { 'Exempt HRA for the year': 2_40_000, 'Taxable HRA for the year': 60_000 },
  },
  {
    name: 'in Delhi the same pay and rent exempt the whole HRA',
    source: byHand('Basic 6,00,000, HRA 3,00,000, rent 3,60,000: 3,00,000 by each of the three limits'),
    input: { hra: 25_000, rent: 30_000, city: 'delhi' },
    expect: { 'Exempt HRA for the year': 3_00_000, 'Taxable HRA for the year': 0 },
  },
  {
    name: 'DA outside retirement benefits is left out and turnover commission is counted',
    source: byHand('Salary 50,000 − 8,000 + 3,000 = 45,000 a month; 2,16,000 − 54,000'),
    input: { daNotCounted: 8_000, commission: 3_000 },
    expect: { 'Salary for HRA a month': 45_000, 'Exempt HRA for the year': 1_62_000 },
  },
  {
    name: 'a move from Delhi to Pune in October is worked out in two parts',
    source: byHand(
      'Apr–Sep: least of 90,000; 1,50,000 − 36,000; 1,80,000. Oct–Mar: least of 1,68,000; 90,000 − 42,000; 1,68,000',
    ),
    input: {
      pattern: 'split',
      periods: [
        { ...row, to: '09', salary: 60_000, hra: 15_000, rent: 25_000, city: 'delhi' },
        { ...row, from: '10', salary: 70_000, hra: 28_000, rent: 15_000, city: 'other' },
      ],
    },
    expect: {
      'Exempt HRA, Apr 2025 to Sep 2025': 90_000,
      'Exempt HRA, Oct 2025 to Mar 2026': 48_000,
      'HRA received in the year': 2_58_000,
      'Exempt HRA for the year': 1_38_000,
      'Taxable HRA for the year': 1_20_000,
    },
  },
  {
    name: 'only the months of rent count when the rented house is left in December',
    source: byHand('Nine months: 1,62,000 − 45,000'),
    input: { pattern: 'split', periods: [{ ...row, to: '12' }] },
    expect: { 'HRA received in the year': 1_80_000, 'Exempt HRA for the year': 1_17_000 },
  },
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
  {
    name: 'at the 20% slab the same exemption saves less',
    source: byHand('1,56,000 × 20% × 1.04'),
    input: { slab: 'middle' },
    expect: { 'Tax saved in the old regime': 32_448 },
  },
  {
    name: 'at the 5% slab the same exemption saves least',
    source: byHand('1,56,000 × 5% × 1.04'),
    input: { slab: 'first' },
    expect: { 'Tax saved in the old regime': 8_112 },
  },
  {
    name: 'without any tax to pay the exemption saves nothing',
    source: byHand('1,56,000 × 0%'),
    input: { slab: 'none' },
    expect: { 'Exempt HRA for the year': 1_56_000, 'Tax saved in the old regime': 0 },
  },
  {
    name: 'rent of ₹8,333 a month needs no landlord’s PAN',
    source: byHand('99,996 a year is not above 1,00,000'),
    input: { rent: 8_333 },
    expect: { 'Rent paid in the year': 99_996, 'Landlord’s PAN for your employer': 'Not needed' },
  },
  {
    name: 'rent of ₹8,334 a month needs the landlord’s PAN',
    source: byHand('1,00,008 a year is above 1,00,000'),
    input: { rent: 8_334 },
    expect: { 'Rent paid in the year': 1_00_008, 'Landlord’s PAN for your employer': 'Needed' },
  },
  {
    name: 'rent of exactly ₹1,00,000 a year needs no landlord’s PAN',
    source: byHand('5 × 20,000 = 1,00,000 does not exceed 1,00,000'),
    input: { pattern: 'split', periods: [{ ...row, to: '08', rent: 20_000 }] },
    expect: { 'Rent paid in the year': 1_00_000, 'Landlord’s PAN for your employer': 'Not needed' },
  },
  {
    name: 'rent of ₹1,00,001 a year needs the landlord’s PAN',
    source: byHand('4 × 20,000 + 20,001'),
    input: {
      pattern: 'split',
      periods: [
        { ...row, to: '07', rent: 20_000 },
        { ...row, from: '08', to: '08', rent: 20_001 },
      ],
    },
    expect: { 'Rent paid in the year': 1_00_001, 'Landlord’s PAN for your employer': 'Needed' },
  },
  {
    name: 'rent of exactly ₹50,000 a month needs no tax deducted',
    source: byHand('50,000 does not exceed 50,000'),
    input: { rent: 50_000 },
    expect: { 'Tax to deduct from the rent': 0 },
  },
  {
    name: 'rent one rupee below ₹50,000 a month needs no tax deducted',
    source: byHand('49,999 does not exceed 50,000'),
    input: { rent: 49_999 },
    expect: { 'Tax to deduct from the rent': 0 },
  },
  {
    name: 'rent of ₹50,001 a month needs 2% deducted on the year’s rent',
    source: byHand('50,001 × 12 × 2%'),
    input: { rent: 50_001 },
    expect: { 'Tax to deduct from the rent': 12_000.24 },
  },
  {
    name: 'eleven months of rent at ₹60,000 need 2% deducted',
    source: byHand('60,000 × 11 × 2%'),
    input: { pattern: 'split', periods: [{ ...row, to: '02', rent: 60_000 }] },
    expect: { 'Tax to deduct from the rent': 13_200 },
  },
  {
    name: 'only the months above ₹50,000 count for tax deducted',
    source: byHand('6 × 51,000 × 2%; the six months at 45,000 are not above 50,000'),
    input: {
      pattern: 'split',
      periods: [
        { ...row, to: '09', rent: 45_000 },
        { ...row, from: '10', rent: 51_000 },
      ],
    },
    expect: { 'Tax to deduct from the rent': 6_120 },
  },
  {
    name: 'without the landlord’s PAN the tax is 20%, up to the last month’s rent',
    source: byHand('60,000 × 12 × 20% = 1,44,000, cut to 60,000 by s. 194-IB(4)'),
    input: { rent: 60_000, landlordPan: false },
    expect: { 'Tax to deduct from the rent': 60_000 },
  },
  {
    name: 'in FY 2024-25 a tenancy that ended in September bears 5%',
    source: byHand('60,000 × 6 × 5%, deducted in September 2024'),
    input: { financialYear: '2024-25', pattern: 'split', periods: [{ ...row, to: '09', rent: 60_000 }] },
    expect: { 'Tax to deduct from the rent': 18_000 },
  },
  {
    name: 'in FY 2024-25 a tenancy that ended in October bears 2%',
    source: byHand('60,000 × 7 × 2%, deducted in October 2024'),
    input: { financialYear: '2024-25', pattern: 'split', periods: [{ ...row, to: '10', rent: 60_000 }] },
    expect: { 'Tax to deduct from the rent': 8_400 },
  },
  {
    name: 'in FY 2024-25 a tenancy of the whole year bears 2%, the rate on the day of deduction in March',
    source: byHand('60,000 × 12 × 2%'),
    input: { financialYear: '2024-25', rent: 60_000 },
    expect: { 'Tax to deduct from the rent': 14_400 },
  },
  {
    name: 'in FY 2024-25 two tenancies that meet in October bear 5% and 2%',
    source: byHand('60,000 × 6 × 5% + 60,000 × 6 × 2%'),
    input: {
      financialYear: '2024-25',
      pattern: 'split',
      periods: [
        { ...row, to: '09', rent: 60_000 },
        { ...row, from: '10', rent: 60_000, moved: true },
      ],
    },
    expect: {
      'Tax to deduct from the rent, Apr 2024 to Sep 2024': 18_000,
      'Tax to deduct from the rent, Oct 2024 to Mar 2025': 7_200,
      'Tax to deduct from the rent': 25_200,
    },
  },
  {
    name: 'a non-resident landlord’s rent bears 31.2% from the first rupee',
    source: byHand('40,000 × 12 × 30% × 1.04'),
    input: { rent: 40_000, landlordNri: true },
    expect: { 'Tax to deduct from the rent': 1_49_760 },
  },
  {
    name: 'a non-resident landlord’s rent of exactly ₹50 lakh bears no surcharge',
    source: byHand('10 × 5,00,000 × 30% × 1.04'),
    input: { landlordNri: true, pattern: 'split', periods: [{ ...row, to: '01', rent: 5_00_000 }] },
    expect: { 'Tax to deduct from the rent': 15_60_000 },
  },
  {
    name: 'a non-resident landlord’s rent of one rupee above ₹50 lakh bears surcharge of 10%',
    source: byHand('50,00,001 × 30% × 1.10 × 1.04'),
    input: {
      landlordNri: true,
      pattern: 'split',
      periods: [
        { ...row, to: '12', rent: 5_00_000 },
        { ...row, from: '01', to: '01', rent: 5_00_001 },
      ],
    },
    expect: { 'Tax to deduct from the rent': 17_16_000.3432 },
  },
  {
    name: 'without HRA the ₹5,000 a month of section 80GG is the least',
    source: byHand('Least of 60,000; 25% of 8,00,000; 2,16,000 − 80,000. Tax saved: 60,000 × 30% × 1.04'),
    input: { situation: 'noHra' },
    expect: {
      'Rent above 10% of adjusted total income': 1_36_000,
      '25% of adjusted total income': 2_00_000,
      '₹5,000 a month': 60_000,
      'Deduction under section 80GG': 60_000,
      'Rent without relief': 1_56_000,
      'Tax saved in the old regime': 18_720,
    },
  },
  {
    name: 'a businessman with rent of ₹12,000 and income of ₹4,60,000',
    source: { how: 'published', title: 'eztax.in, section 80GG: least of 98,000; 1,15,000; 60,000' },
    input: { situation: 'selfEmployed', rent: 12_000, adjustedIncome: 4_60_000 },
    expect: {
      'Rent above 10% of adjusted total income': 98_000,
      '25% of adjusted total income': 1_15_000,
      '₹5,000 a month': 60_000,
      'Deduction under section 80GG': 60_000,
    },
  },
  {
    name: 'a quarter of a low income is the least under section 80GG',
    source: byHand('Least of 60,000; 25% of 2,00,000; 1,80,000 − 20,000'),
    input: { situation: 'selfEmployed', rent: 15_000, adjustedIncome: 2_00_000 },
    expect: { 'Deduction under section 80GG': 50_000 },
  },
  {
    name: 'rent above a tenth of a high income is the least under section 80GG',
    source: byHand('Least of 60,000; 3,75,000; 1,80,000 − 1,50,000'),
    input: { situation: 'selfEmployed', rent: 15_000, adjustedIncome: 15_00_000 },
    expect: { 'Deduction under section 80GG': 30_000 },
  },
  {
    name: 'rent of exactly a tenth of income gives nothing under section 80GG',
    source: byHand('1,80,000 − 10% of 18,00,000 = 0'),
    input: { situation: 'selfEmployed', rent: 15_000, adjustedIncome: 18_00_000 },
    expect: { 'Deduction under section 80GG': 0, 'Rent without relief': 1_80_000 },
  },
  {
    name: 'rent twelve rupees a year above a tenth of income gives those under section 80GG',
    source: byHand('15,001 × 12 − 1,80,000'),
    input: { situation: 'selfEmployed', rent: 15_001, adjustedIncome: 18_00_000 },
    expect: { 'Deduction under section 80GG': 12 },
  },
  {
    name: 'four months of rent allow four times ₹5,000 under section 80GG',
    source: byHand('Least of 20,000; 2,00,000; 1,20,000 − 80,000'),
    input: { situation: 'noHra', pattern: 'split', rentPeriods: [{ ...rentRow, to: '07', rent: 30_000 }] },
    expect: { 'Deduction under section 80GG': 20_000 },
  },
  {
    name: 'the new regime has no section 80GG',
    source: byHand('s. 115BAC(2)(i): no deduction of this kind'),
    input: { situation: 'noHra', regime: 'new' },
    expect: {
      'Deduction in the old regime': 60_000,
      'Deduction under section 80GG': 0,
      'Value lost by choosing the new regime': 18_720,
    },
  },
  {
    name: 'a period that ends before it begins is refused',
    source: byHand('July to May runs backwards within a financial year'),
    input: { pattern: 'split', periods: [{ ...row, from: '07', to: '05' }] },
    refused: 'Period 1 ends before it begins. The financial year runs from April to March.',
  },
  {
    name: 'periods that share a month are refused',
    source: byHand('September stands in both'),
    input: {
      pattern: 'split',
      periods: [
        { ...row, to: '09' },
        { ...row, from: '09' },
      ],
    },
    refused: 'Periods 1 and 2 share a month. Each month can stand in one period only.',
  },
  {
    name: 'DA left out cannot be more than basic salary and DA together',
    source: byHand('50,001 is more than 50,000'),
    input: { daNotCounted: 50_001 },
    refused: 'The DA to leave out is more than your basic salary and DA together.',
  },
];
