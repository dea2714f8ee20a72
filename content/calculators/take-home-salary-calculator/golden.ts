import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, table } from '@/lib/golden';
import type { TakeHomeInput } from './form';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

/** Nothing but pay: gross pay is the CTC. No fund, no gratuity, no ESI, and a State without professional tax. */
const onlyPay = { epf: 'none', gratuityInCtc: false, esi: 'none', state: 'delhi' } as const;

/** A gross pay in ₹ a month and nothing else. */
const pay = (monthly: number, changes: Partial<TakeHomeInput> = {}) => ({ ...onlyPay, ctc: monthly * 12, ...changes });

/** Professional tax of a State on a monthly pay: in a usual month, in the year, and in months that differ. */
function professionalTax(
  state: TakeHomeInput['state'],
  name: string,
  monthly: number,
  [usual, year]: readonly [number, number],
  changes: Partial<TakeHomeInput> = {},
  months: Readonly<Record<string, number>> = {},
): Case {
  return {
    name,
    source: byHand('The State’s schedule, as cited in the rules; slabs in section 8.1 of the fact sheet'),
    input: pay(monthly, { state, ...changes }),
    expect: {
      'Professional tax in a usual month': usual,
      'Professional tax for the year': year,
      ...Object.fromEntries(Object.entries(months).map(([month, tax]) => [`Professional tax in ${month}`, tax])),
    },
  };
}

/** The same on a pay below the least CTC, the rest of which is insurance. */
function lowPay(state: TakeHomeInput['state'], name: string, monthly: number, taxes: readonly [number, number]): Case {
  return professionalTax(state, name, 5_000, taxes, { insurance: 60_000 - monthly * 12, basicPercent: 10 });
}

/** EPF on the wage ceiling around 17 September 2026: the rows of the EPFO's questions and answers of October 2026. */
const onCeiling = {
  financialYear: '2026-27',
  epf: 'ceiling',
  gratuityInCtc: false,
  esi: 'none',
  state: 'delhi',
} as const;

const newCeiling: readonly Case[] = [
  {
    name: 'basic pay of ₹20,000: the ceiling of ₹25,000 no longer cuts it, and September 2026 is split by days',
    source: byHand(
      '12% of 15,000; of 16/30 × 15,000 + 14/30 × 20,000 = 17,333.33; of 20,000. In-hand 5 × 36,400 + 35,840 + 6 × 35,200',
    ),
    input: { ...onCeiling, ctc: 4_80_000 },
    expect: {
      'PF wages a month, Apr 2026 to Aug 2026': 15_000,
      'Your EPF a month, Apr 2026 to Aug 2026': 1_800,
      'Of the employer’s share to EPS, Apr 2026 to Aug 2026': 1_250,
      'PF wages a month, Sep 2026': 52_000 / 3,
      'Your EPF a month, Sep 2026': 2_080,
      'Of the employer’s share to EPS, Sep 2026': 1_444,
      'Your EPF a month': 2_400,
      'Part that goes to the pension scheme (EPS)': 1_666,
      'In-hand in a usual month': 35_200,
      'In-hand for the year': 4_29_040,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onCeiling }, given: ['ctc'],
    expect: ['Your EPF a month', 'Part that goes to the pension scheme (EPS)', 'Part that goes to your EPF account',
    'Your EPF a month, Sep 2026', 'Your EPF a month, Apr 2026 to Aug 2026'] }, [
    ['basic pay of ₹15,000 is below both ceilings', '12% and 8.33% of 15,000', 3_60_000, 1_800, 1_250, 550, 1_800, 1_800],
    ['basic pay of ₹15,100 is cut to ₹15,000 until 16 September', '12% of 15,100; September 15,046.67',
      3_62_400, 1_812, 1_258, 554, 1_806, 1_800],
    ['basic pay of ₹25,000 is the new ceiling', '12% and 8.33% of 25,000; September 19,666.67',
      6_00_000, 3_000, 2_083, 917, 2_360, 1_800],
    ['basic pay of ₹25,100 is cut to ₹25,000', '12% of 25,000', 6_02_400, 3_000, 2_083, 917, 2_360, 1_800],
    ['basic pay of ₹35,000 is cut to ₹25,000', '12% of 25,000', 8_40_000, 3_000, 2_083, 917, 2_360, 1_800],
  ]),
  {
    name: 'who left in August 2026 never meets the new ceiling',
    source: byHand('12% of 15,000; 40,000 − 1,800 − 1,800'),
    input: { ...onCeiling, ctc: 4_80_000, left: '08' },
    expect: { 'Your EPF a month': 1_800, 'In-hand in a usual month': 36_400 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { basicPercent: 30, wageRule: true, gratuityInCtc: false,
    esi: 'none', state: 'delhi', ctc: 24_00_000 }, given: ['financialYear'], expect: ['Income tax for the year'] }, [
    ['up to FY 2025-26 the employer’s EPF above 12% of basic pay is taxed',
      '22,64,148 + (10,071 − 7,200) × 12 − 75,000 = 22,23,600; 2,55,900 × 1.04', '2025-26', 2_66_136],
    ['from tax year 2026-27 it is not', '22,64,148 − 75,000 = 21,89,150; 2,47,287.50 × 1.04', '2026-27', 2_57_179],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 13_24_000, meals: 24_000 },
    given: ['financialYear'], expect: ['Income tax for the year'] }, [
    ['a meal card is taxed in the new regime of FY 2025-26', '13,24,000 − 75,000 = 12,49,000: 49,000 × 1.04',
      '2025-26', 50_960],
    ['a meal card is free in the new regime of tax year 2026-27', '13,00,000 − 75,000 = 12,25,000: 25,000 × 1.04',
      '2026-27', 26_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 20_00_000, fuel: 1_20_000 },
    given: ['financialYear'], expect: ['Income tax for the year'] }, [
    ['own car, FY 2025-26: ₹1,800 a month is free', '19,78,400 − 75,000 = 19,03,400: 1,80,680 × 1.04', '2025-26', 1_87_907],
    ['own car, tax year 2026-27: ₹5,000 a month is free', '19,40,000 − 75,000 = 18,65,000: 1,73,000 × 1.04',
      '2026-27', 1_79_920],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 20_00_000, regime: 'old', children: '2' },
    given: ['financialYear', 'educationAllowance'], expect: ['Income tax for the year'] }, [
    ['education of two children, FY 2025-26: ₹199 a month is free', '20,00,000 − 50,000 − 2,388: 3,96,783 × 1.04', '2025-26', 199, 4_12_654],
    ['₹200 is free', '19,50,000 − 2,400 = 19,47,600: 3,96,780 × 1.04', '2025-26', 200, 4_12_651],
    ['of ₹201 still ₹200', 'As with 200', '2025-26', 201, 4_12_651],
    ['education of two children, tax year 2026-27: ₹5,999 a month is free', '19,50,000 − 71,988, to the nearest 10: 3,75,903 × 1.04',
      '2026-27', 5_999, 3_90_939],
    ['₹6,000 is free', '19,50,000 − 72,000 = 18,78,000: 3,75,900 × 1.04', '2026-27', 6_000, 3_90_936],
    ['of ₹6,001 still ₹6,000', 'As with 6,000', '2026-27', 6_001, 3_90_936],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 20_00_000, regime: 'old', children: '1' },
    given: ['financialYear', 'hostelAllowance'], expect: ['Income tax for the year'] }, [
    ['a hostel, FY 2025-26: ₹300 a month is free', '19,50,000 − 3,600 = 19,46,400: 3,96,420 × 1.04', '2025-26', 300, 4_12_277],
    ['of ₹301 still ₹300', 'As with 300', '2025-26', 301, 4_12_277],
    ['a hostel, tax year 2026-27: ₹8,999 a month is free', '19,50,000 − 1,07,988, to the nearest 10: 3,65,103 × 1.04',
      '2026-27', 8_999, 3_79_707],
    ['₹9,000 is free', '19,50,000 − 1,08,000 = 18,42,000: 3,65,100 × 1.04', '2026-27', 9_000, 3_79_704],
    ['of ₹9,001 still ₹9,000', 'As with 9,000', '2026-27', 9_001, 3_79_704],
  ]),
  {
    name: 'the new regime frees no allowance for children',
    source: byHand('20,00,000 − 75,000 = 19,25,000: 1,85,000 × 1.04'),
    input: { ...onlyPay, ctc: 20_00_000, children: '2', educationAllowance: 6_000, financialYear: '2026-27' },
    expect: { 'Income tax for the year': 1_92_400 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 20_00_000 },
    given: ['financialYear', 'gifts'], expect: ['Income tax for the year'] }, [
    ['gifts of ₹4,999 in FY 2025-26 are not taxed', '19,25,000: 1,85,000 × 1.04', '2025-26', 4_999, 1_92_400],
    ['gifts of ₹5,000 are, all of them', '19,30,000: 1,86,000 × 1.04', '2025-26', 5_000, 1_93_440],
    ['gifts of ₹14,999 in tax year 2026-27 are not taxed', '19,25,000: 1,85,000 × 1.04', '2026-27', 14_999, 1_92_400],
    ['gifts of ₹15,000 are, all of them', '19,40,000: 1,88,000 × 1.04', '2026-27', 15_000, 1_95_520],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['meals', 'financialYear'], expect: 'refused' }, [
    ['a meal card of more than ₹36,000 is refused up to March 2026', '720 meals at 50', 36_001, '2025-26',
      'By the Act of 1961, at most ₹36,000'],
  ]),
];

const worked: readonly Case[] = [
  {
    name: 'a CTC of ₹15 lakh with half of it basic pay, EPF on all of it, in Karnataka',
    source: byHand(
      'Basic 62,500; EPF 7,500; gratuity 62,500 × 15/26 ÷ 12 = 3,004.81; gross 1,14,495.19; total income 12,98,940; 60,000 + 15% of 98,940 = 74,841, × 1.04 = 77,834.64; TDS 6,486',
    ),
    input: {},
    expect: {
      'Basic pay a month': 62_500,
      'Employer’s EPF a month': 7_500,
      'Part that goes to the pension scheme (EPS)': 1_250,
      'Part that goes to your EPF account': 6_250,
      'Gratuity set aside a month': 3_004.8077,
      'Gross pay a month': 1_14_495.1923,
      'Professional tax in a usual month': 200,
      'Professional tax in Feb 2026': 300,
      'Professional tax for the year': 2_500,
      'Total income': 12_98_940,
      'Income tax for the year': 77_835,
      'TDS in a usual month': 6_486,
      'In-hand in a usual month': 1_00_309.1923,
      'In-hand for the year': 12_03_607.3077,
      'Tax in the old regime': 1_89_209,
      'Regime that leaves more': 'New regime',
      'Marginal tax rate on the next ₹1,000': 15.6,
    },
  },
  {
    name: 'in the old regime with rent in a metro, 80C, 80D and a home loan, the same CTC of ₹20 lakh bears ₹1,62,059',
    source: byHand(
      'Gross 18,31,923.08; HRA least of 5,00,000; 3,60,000 − 1,00,000; 5,00,000; total income 11,44,420: 1,12,500 + 30% of 1,44,420, × 1.04',
    ),
    input: {
      ctc: 20_00_000,
      regime: 'old',
      rent: 30_000,
      metro: true,
      hraPercent: 50,
      state: 'tamilNadu',
      savings: 50_000,
      health: 25_000,
      homeLoan: 2_00_000,
    },
    expect: {
      'Gross pay a month': 1_52_660.2564,
      'HRA exempt in the old regime': 2_60_000,
      'Total income': 11_44_420,
      'Income tax for the year': 1_62_059,
      'Tax in the new regime': 1_57_439,
      'TDS in a usual month': 13_505,
      'In-hand in a usual month': 1_29_155.2564,
      'In-hand for the year': 15_47_364.0769,
      'Regime that leaves more': 'New regime',
    },
  },
  {
    name: 'a CTC of ₹25 lakh with a March bonus of ₹3 lakh and employer’s NPS, in Mumbai',
    source: byHand(
      'Gross 1,60,993.59; pay of the year 22,31,923.08; total income 21,56,920: 2,00,000 + 25% of 1,56,920, × 1.04 = 2,48,799.20; April bears 2,48,799 × 1,60,993.59 ÷ 22,31,923.08',
    ),
    input: { ctc: 25_00_000, state: 'maharashtra', bonus: 3_00_000, basicPercent: 40, employerNps: 10 },
    expect: {
      'Employer’s NPS a month': 8_333.3333,
      'Gross pay a month': 1_60_993.5897,
      'Income tax for the year': 2_48_799,
      'TDS in a usual month': 17_946,
      'TDS in Mar 2026': 51_393,
      'In-hand in a usual month': 1_32_847.5897,
      'In-hand in Mar 2026': 3_99_400.5897,
      'In-hand for the year': 18_60_624.0769,
      'Professional tax in Feb 2026': 300,
    },
  },
];

const incomeTax: readonly Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay }, given: ['ctc'],
    expect: ['Income tax for the year', 'In-hand in a usual month', 'In-hand for the year', 'Total income',
    'Marginal tax rate on the next ₹1,000'] }, [
    ['a salary of ₹12,75,000 bears no tax in the new regime', '12,75,000 − 75,000 = 12,00,000: rebate of 60,000',
      12_75_000, 0, 1_06_250, 12_75_000],
    ['ten rupees more than ₹12,75,000 cost ten rupees and the cess', 'Marginal relief: tax 10 × 1.04 = 10.40',
      12_75_010, 10, blank, blank, 12_00_010],
    ['a salary of ₹13,00,000 bears ₹26,000, not ₹66,300', '12,25,000: slab tax 63,750, above 12 lakh 25,000; × 1.04',
      13_00_000, 26_000, blank, blank, blank, 104],
    ['a salary of ₹13,45,580 is the last with marginal relief',
      '12,70,580: slab tax 70,587; excess 70,580 × 1.04 = 73,403.20', 13_45_580, 73_403],
    ['a salary of ₹13,45,590 has none', '12,70,590: slab tax 70,588.50 × 1.04 = 73,412.04', 13_45_590, 73_412],
    ['a salary of ₹20 lakh bears ₹1,92,400 in the new regime',
      '19,25,000: 1,20,000 + 20% of 3,25,000 = 1,85,000 × 1.04', 20_00_000, 1_92_400, blank, blank, blank, 20.8],
    ['a total income of ₹50 lakh bears no surcharge', '10,80,000 × 1.04', 50_75_000, 11_23_200],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay }, given: ['ctc', 'regime'],
    expect: ['Income tax for the year', 'Regime that leaves more', 'Tax in the old regime', 'Tax in the new regime',
    'In-hand for the year in the new regime', 'In-hand for the year in the old regime'] }, [
    ['ten rupees above ₹50 lakh bring surcharge and relief', '(10,80,000 + 10) × 1.04 = 11,23,210.40',
      50_75_010, blank, 11_23_210],
    ['a total income of ₹1 crore bears surcharge of 10%', '(10,80,000 + 15,00,000) × 1.10 × 1.04',
      1_00_75_000, blank, 29_51_520],
    ['ten rupees above ₹1 crore bring the next surcharge and relief', '(28,38,000 + 10) × 1.04 = 29,51,530.40',
      1_00_75_010, blank, 29_51_530],
    ['a salary of ₹5,50,000 bears no tax in the old regime', '5,50,000 − 50,000 = 5,00,000: rebate of 12,500',
      5_50_000, 'old', 0],
    ['ten rupees more than ₹5,50,000 lose the old rebate whole', '12,500 + 20% of 10 = 12,502 × 1.04 = 13,002.08',
      5_50_010, 'old', 13_002],
    ['at a salary of ₹5,00,000 both regimes leave the same', 'No tax in either',
      5_00_000, blank, blank, 'Both the same', 0],
    ['at a salary of ₹6,00,000 the old regime bears ₹23,400 and the new none',
      '5,50,000: 12,500 + 20% of 50,000 = 22,500 × 1.04',
      6_00_000, 'old', blank, 'New regime', 23_400, 0, 6_00_000, 5_76_600],
  ]),
  ...(
    [
      ['below 60', 'below60', 1_17_000],
      ['of 60', 'from60', 1_14_400],
      ['of 65', 'from65', 1_14_400],
      ['of 80', 'from80', 1_04_000],
    ] as const
  ).map(
    ([name, age, tax]): Case => ({
      name: `on a total income of ₹10 lakh in the old regime an employee ${name} bears ₹${tax.toLocaleString('en-IN')}`,
      source: byHand('1,12,500; 1,10,000; 1,00,000 × 1.04'),
      input: { ...onlyPay, ctc: 10_50_000, regime: 'old', age },
      expect: { 'Income tax for the year': tax },
    }),
  ),
  {
    name: 'rent of ₹18,000 outside the metros exempts ₹1,56,000 of HRA in the old regime',
    source: byHand('12,00,000 − 1,56,000 − 50,000 = 9,94,000: 12,500 + 20% of 4,94,000 = 1,11,300 × 1.04'),
    input: pay(1_00_000, { regime: 'old', rent: 18_000 }),
    expect: { 'HRA exempt in the old regime': 1_56_000, 'Income tax for the year': 1_15_752 },
  },
  {
    name: 'rent of ₹30,000 in a metro exempts ₹3,00,000 of HRA at half of basic pay',
    source: byHand('Least of 3,00,000; 3,60,000 − 60,000; 3,00,000. 8,50,000: 12,500 + 70,000 = 82,500 × 1.04'),
    input: pay(1_00_000, { regime: 'old', rent: 30_000, hraPercent: 50, metro: true }),
    expect: { 'HRA exempt in the old regime': 3_00_000, 'Income tax for the year': 85_800 },
  },
  {
    name: 'the same house outside the metros exempts ₹2,40,000',
    source: byHand('40% of 6,00,000; total income 9,10,000: 12,500 + 82,000 = 94,500 × 1.04'),
    input: pay(1_00_000, { regime: 'old', rent: 30_000, hraPercent: 50 }),
    expect: { 'HRA exempt in the old regime': 2_40_000, 'Income tax for the year': 98_280 },
  },
  {
    name: 'the new regime exempts no HRA',
    source: byHand('13,00,000 − 75,000 whatever the rent'),
    input: { ...onlyPay, ctc: 13_00_000, rent: 30_000 },
    expect: { 'Income tax for the year': 26_000 },
  },
  {
    name: 'section 80C stops at ₹1,50,000',
    source: byHand('12,00,000 − 50,000 − 1,50,000 = 10,00,000'),
    input: pay(1_00_000, { regime: 'old', savings: 1_50_000 }),
    expect: { 'Income tax for the year': 1_17_000 },
  },
  {
    name: 'EPF and VPF fill section 80C first',
    source: byHand('EPF 90,000 + VPF 75,000 is above 1,50,000; 13,73,942 − 50,000 − 2,500 − 1,50,000 = 11,71,440'),
    input: { regime: 'old', vpf: 10 },
    expect: { 'Your VPF a month': 6_250, 'Total income': 11_71_440, 'Income tax for the year': 1_70_489 },
  },
  {
    name: 'home-loan interest counts up to ₹2,00,000 in the old regime',
    source: byHand('12,00,000 − 50,000 − 2,00,000 = 9,50,000: 1,02,500 × 1.04'),
    input: pay(1_00_000, { regime: 'old', homeLoan: 3_00_000 }),
    expect: { 'Income tax for the year': 1_06_600 },
  },
  {
    name: 'health insurance counts up to ₹25,000, and ₹50,000 for a parent of 60',
    source: byHand('12,00,000 − 50,000 − 25,000 − 50,000 = 10,75,000: 1,35,000 × 1.04'),
    input: pay(1_00_000, { regime: 'old', health: 30_000, healthParents: 60_000, parentsSenior: true }),
    expect: { 'Income tax for the year': 1_40_400 },
  },
  {
    name: 'other deductions count in the old regime only',
    source: byHand('12,00,000 − 50,000 − 1,50,000 = 10,00,000; new regime 11,25,000: no tax'),
    input: pay(1_00_000, { regime: 'old', otherDeductions: 1_50_000 }),
    expect: { 'Tax in the old regime': 1_17_000, 'Tax in the new regime': 0 },
  },
  {
    name: 'leave travel is exempt in the old regime only',
    source: byHand('12,00,000 − 1,50,000 − 50,000 = 10,00,000'),
    input: pay(1_00_000, { regime: 'old', leaveTravel: 1_50_000 }),
    expect: { 'Tax in the old regime': 1_17_000, 'Tax in the new regime': 0 },
  },
  {
    name: 'own NPS of ₹60,000 is deducted in the old regime and leaves the pay',
    source: byHand('50,000 under 80CCD(1B) and 10,000 under 80CCD(1): 10,90,000: 1,39,500 × 1.04 = 1,45,080'),
    input: pay(1_00_000, { regime: 'old', ownNps: 60_000 }),
    expect: {
      'Your NPS a month': 5_000,
      'Income tax for the year': 1_45_080,
      'In-hand in a usual month': 1_00_000 - 5_000 - 12_090,
    },
  },
  {
    name: 'other income told to the employer is taxed in the payslips',
    source: byHand('12,00,000 − 75,000 + 1,00,000 = 12,25,000: 26,000'),
    input: pay(1_00_000, { otherIncome: 1_00_000 }),
    expect: { 'Income tax for the year': 26_000, 'TDS for the year': 26_000, 'TDS in a usual month': 2_167 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, financialYear: '2024-25' }, given: ['ctc'],
    expect: ['Income tax for the year'] }, [
    ['in FY 2024-25 a salary of ₹7,75,000 bore no tax in the new regime', '7,00,000: rebate of 20,000', 7_75_000, 0],
    ['in FY 2024-25 a salary of ₹7,85,000 bore ₹10,400',
      '7,10,000: excess of 10,000 × 1.04; vector 40 of the fact sheet', 7_85_000, 10_400],
  ]),
];

const funds: readonly Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['ctc', 'esi'], expect: ['PF wages a month',
    'Employer’s EPF a month', 'Part that goes to the pension scheme (EPS)', 'Part that goes to your EPF account', 'Your EPF a month'] }, [
    ['on wages of ₹30,000 the pension scheme gets ₹1,250, not 8.33% of all',
      '12% = 3,600; 8.33% of 15,000 = 1,249.50, so 1,250; rest 2,350. Trap 41 of the fact sheet',
      7_20_000, blank, 30_000, 3_600, 1_250, 2_350, 3_600],
    ['on wages of ₹15,000 the contributions are ₹1,800, of which ₹1,250 to the pension',
      '12% and 8.33% of 15,000 = 1,249.50', 3_60_000, 'none', blank, 1_800, 1_250, 550],
    ['on wages of ₹14,999 the pension share is ₹1,249', '8.33% of 14,999 = 1,249.42; 12% = 1,799.88',
      3_59_976, 'none', blank, 1_800, 1_249, 551],
    ['on wages of ₹15,001 the pension share stays at ₹1,250', '8.33% of 15,000; 12% of 15,001 = 1,800.12',
      3_60_024, 'none', blank, 1_800, 1_250],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['ctc', 'esi', 'epf'], expect: ['Your EPF a month',
    'Part that goes to the pension scheme (EPS)', 'Part that goes to your EPF account', 'PF wages a month', 'Gross pay a month'] }, [
    ['on wages of ₹10,000 the shares are ₹1,200, ₹833 and ₹367', '12% and 8.33% of 10,000',
      2_40_000, 'none', blank, 1_200, 833, 367],
    ['capped EPF takes ₹1,800 from a basic pay of ₹62,500', '12% of 15,000; gross 1,25,000 − 1,800 − 3,004.81',
      blank, blank, 'ceiling', 1_800, blank, 550, 15_000, 1_20_195.1923],
    ['capped EPF on a basic pay of ₹10,000 is ₹1,200', '12% of 10,000, below the ceiling',
      2_40_000, 'none', 'ceiling', 1_200, blank, blank, 10_000],
  ]),
  {
    name: 'outside the pension scheme the whole share goes to the EPF account',
    source: byHand('12% of 62,500'),
    input: { pensionMember: false },
    expect: { 'Part that goes to the pension scheme (EPS)': 0, 'Part that goes to your EPF account': 7_500 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['epf', 'chargesInCtc'],
    expect: ['Gross pay a month', 'EDLI and PF administration a month'] }, [
    ['without EPF nothing is taken or added', '1,25,000 − gratuity 3,004.81', 'none', blank, 1_21_995.1923],
    ['EDLI is at most ₹75 and administration half a percent of wages',
      '0.5% of 15,000 = 75; 0.5% of 62,500 = 312.50, so 313', blank, true, 1_14_107.1923, 388],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['gratuityInCtc', 'employerNps'], expect: ['Gross pay a month',
    'Employer’s NPS a month', 'Income tax for the year', 'In-hand in a usual month'] }, [
    ['gratuity outside the CTC leaves its share in the pay', '1,25,000 − 7,500', false, blank, 1_17_500],
    ['employer’s NPS at 14% of basic pay brings the tax on ₹15 lakh to nothing',
      '62,500 × 14% × 12 = 1,05,000; 12,98,942 − 1,05,000 = 11,93,940, below 12 lakh',
      blank, 14, 1_05_745.1923, 8_750, 0, 98_045.1923],
  ]),
  {
    name: 'that NPS is the best lever without it',
    source: byHand('It saves the whole tax of 77,835'),
    input: {},
    expect: { 'Best change at the same CTC': 'Employer’s NPS at 14% of basic pay', 'Income tax it saves': 77_835 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['employerNps', 'regime'],
    expect: ['Employer’s NPS a month', 'Total income', 'Income tax for the year'] }, [
    ['employer’s NPS of 20% is deducted up to 14%',
      'NPS 1,50,000 in the salary, 1,05,000 deducted: total income 11,93,940 + 0, as gross pay falls by as much',
      20, blank, 12_500, 11_93_940, 0],
    ['in the old regime a private employer’s NPS is deducted up to 10%',
      '105745.19 × 12 + 1,05,000 − 50,000 − 2,500 − 90,000 − 75,000 = 11,56,440: 1,12,500 + 46,932 = 1,59,432 × 1.04',
      14, 'old', blank, 11_56_440, 1_65_809],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    given: ['ctc', 'basicPercent', 'employerNps', 'pensionMember', 'wageRule'],
    expect: ['Employer’s EPF and NPS for the year', 'Employer contributions taxed as a perquisite',
    'Income tax for the year', 'Gross pay a month', 'PF wages a month', 'Your EPF a month',
    'Gratuity set aside a month', 'Employer’s EPF that is taxed'] }, [
    ['EPF of ₹4.8 lakh and NPS of ₹5.6 lakh make a perquisite of ₹2.9 lakh',
      '10,40,000 − 7,50,000; trap 44 of the fact sheet. Total income 89,82,690: 22,74,807 × 1.10 × 1.04',
      1_00_00_000, 40, 14, false, blank, 10_40_000, 2_90_000, 26_02_379],
    ['the pension share does not count towards the ₹7.5 lakh', '10,40,000 − 1,250 × 12 = 10,25,000',
      1_00_00_000, 40, 14, blank, blank, 10_25_000, 2_75_000],
    ['contributions of exactly ₹7.5 lakh are no perquisite', 'Basic 30,00,000: 12% + 13%',
      75_00_000, 40, 13, false, blank, 7_50_000, 0],
    ['contributions ₹300 above ₹7.5 lakh are one of ₹300', 'Basic 30,00,000: 12% + 13.01%',
      75_00_000, 40, 13.01, false, blank, blank, 300],
    ['under the labour codes EPF and gratuity count on half of the pay',
      'w = G ÷ 2, G = 1,00,000 − 5,535 − w × 15 ÷ 312: G = 92,247.51, w = 46,123.76; 12% = 5,534.85; EPF above 12% of basic (4,285 − 3,600) × 12',
      12_00_000, 30, blank, blank, true, blank, blank, blank, 92_247.5117, 46_123.7559, 5_535, 2_217.4883, 8_220],
  ]),
  {
    name: 'the labour codes change nothing where basic pay is half of the pay already',
    source: byHand('62,500 is above 1,14,495 ÷ 2'),
    input: { wageRule: true },
    expect: { 'PF wages a month': 62_500, 'In-hand in a usual month': 1_00_309.1923 },
  },
  {
    name: 'the labour codes do not move EPF at the ceiling',
    source: byHand('12% of 15,000 with basic pay of 30,000'),
    input: { ctc: 12_00_000, basicPercent: 30, wageRule: true, epf: 'ceiling' },
    expect: { 'PF wages a month': 15_000, 'Your EPF a month': 1_800 },
  },
];

const esi = { ...onlyPay, esi: 'auto' } as const;
const stateInsurance: readonly Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...esi }, given: ['ctc', 'esi'], expect: ['Gross pay a month',
    'Your ESI a month', 'Employer’s ESI a month', 'In-hand in a usual month', 'ESI for the year'] }, [
    ['ESI on ₹20,500 is ₹154 and ₹667, both rounded up',
      '0.75% = 153.75; 3.25% = 666.25; CTC 21,167 a month. Trap 42 of the fact sheet',
      21_167 * 12, blank, 20_500, 154, 667, 20_346],
    ['ESI on ₹21,000 is ₹158 and ₹683', '157.50 and 682.50 rounded up; CTC 21,683 a month',
      21_683 * 12, blank, 21_000, 158, 683],
    ['one rupee more and ESI ends', '21,684 − 683 = 21,001 is above 21,000',
      21_684 * 12, blank, 21_684, blank, blank, 21_684, 0],
    ['with a disability ESI goes up to ₹25,000', '187.50 and 812.50 rounded up; CTC 25,813 a month',
      25_813 * 12, 'disabled', 25_000, 188, 813],
    ['and ends one rupee above', '25,814 − 813 = 25,001', 25_814 * 12, 'disabled', 25_814, blank, blank, blank, 0],
  ]),
  {
    name: 'a workplace outside ESI takes none from ₹20,500',
    source: byHand('Gross is the CTC'),
    input: pay(20_500),
    expect: { 'Gross pay a month': 20_500, 'In-hand in a usual month': 20_500 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...esi, ctc: 60_000 }, given: ['insurance'],
    expect: ['Gross pay a month', 'Your ESI a month', 'Employer’s ESI a month'] }, [
    ['a daily wage of ₹176 pays no ESI, the employer does',
      '176 × 26 = 4,576; 3.25% = 148.72, so 149; 5,000 − 275 − 149', 3_300, 4_576, 0, 149],
    ['a daily wage a little above ₹176 pays ESI', '4,577 ÷ 26 = 176.04; 0.75% = 34.33, so 35', 3_288, 4_577, 35, 149],
  ]),
];

const february = { 'Feb 2026': 300 };
const states: readonly Case[] = [
  professionalTax('delhi', 'Delhi takes no professional tax', 1_00_000, [0, 0]),
  professionalTax('maharashtra', 'Maharashtra takes nothing from ₹7,500', 7_500, [0, 0]),
  professionalTax('maharashtra', 'Maharashtra takes ₹175 from ₹7,501', 7_501, [175, 2_100]),
  professionalTax('maharashtra', 'Maharashtra takes ₹175 from ₹10,000', 10_000, [175, 2_100]),
  professionalTax(
    'maharashtra',
    'Maharashtra takes ₹200 from ₹10,001, and ₹300 in February',
    10_001,
    [200, 2_500],
    {},
    february,
  ),
  professionalTax('maharashtra', 'Maharashtra takes nothing from a woman’s ₹25,000', 25_000, [0, 0], { woman: true }),
  professionalTax(
    'maharashtra',
    'Maharashtra takes ₹200 from a woman’s ₹25,001',
    25_001,
    [200, 2_500],
    { woman: true },
    february,
  ),
  professionalTax('maharashtra', 'Maharashtra still taxes an employee of 60', 50_000, [200, 2_500], { age: 'from60' }),
  professionalTax('maharashtra', 'Maharashtra does not tax an employee of 65', 50_000, [0, 0], { age: 'from65' }),
  professionalTax('karnataka', 'Karnataka takes nothing from ₹24,999', 24_999, [0, 0]),
  professionalTax(
    'karnataka',
    'Karnataka takes ₹200 from ₹25,000, and ₹300 in February',
    25_000,
    [200, 2_500],
    {},
    february,
  ),
  professionalTax('karnataka', 'Karnataka does not tax an employee of 60', 50_000, [0, 0], { age: 'from60' }),
  professionalTax('karnataka', 'Karnataka took ₹200 every month in FY 2024-25', 50_000, [200, 2_400], {
    financialYear: '2024-25',
  }),
  professionalTax('karnataka', 'half a year in Karnataka, to September, is six times ₹200', 50_000, [200, 1_200], {
    left: '09',
  }),
  professionalTax('westBengal', 'West Bengal takes nothing from ₹10,000', 10_000, [0, 0]),
  professionalTax('westBengal', 'West Bengal takes ₹110 from ₹10,001', 10_001, [110, 1_320]),
  professionalTax('westBengal', 'West Bengal takes ₹130 from ₹15,001', 15_001, [130, 1_560]),
  professionalTax('westBengal', 'West Bengal takes ₹150 from ₹25,001', 25_001, [150, 1_800]),
  professionalTax('westBengal', 'West Bengal takes ₹150 from ₹40,000', 40_000, [150, 1_800]),
  professionalTax('westBengal', 'West Bengal takes ₹200 from ₹40,001', 40_001, [200, 2_400]),
  professionalTax('telangana', 'Telangana takes nothing from ₹15,000', 15_000, [0, 0]),
  professionalTax('telangana', 'Telangana takes ₹150 from ₹15,001', 15_001, [150, 1_800]),
  professionalTax('telangana', 'Telangana takes ₹150 from ₹20,000', 20_000, [150, 1_800]),
  professionalTax('telangana', 'Telangana takes ₹200 from ₹20,001', 20_001, [200, 2_400]),
  professionalTax('andhraPradesh', 'Andhra Pradesh takes nothing from ₹15,000', 15_000, [0, 0]),
  professionalTax('andhraPradesh', 'Andhra Pradesh takes ₹200 from ₹20,001', 20_001, [200, 2_400]),
  professionalTax('gujarat', 'Gujarat takes nothing from ₹12,000', 12_000, [0, 0]),
  professionalTax('gujarat', 'Gujarat takes ₹200 from ₹12,001', 12_001, [200, 2_400]),
  professionalTax('assam', 'Assam takes nothing from ₹15,000', 15_000, [0, 0]),
  professionalTax('assam', 'Assam takes ₹180 from ₹15,001', 15_001, [180, 2_160]),
  professionalTax('assam', 'Assam takes ₹180 from ₹24,999', 24_999, [180, 2_160]),
  professionalTax('assam', 'Assam takes ₹208 from ₹25,000', 25_000, [208, 2_496]),
  professionalTax('assam', 'Assam took ₹150 from ₹12,000 in FY 2024-25', 12_000, [150, 1_800], {
    financialYear: '2024-25',
  }),
  professionalTax('bihar', 'Bihar takes nothing from ₹3,00,000 a year', 25_000, [0, 0]),
  professionalTax(
    'bihar',
    'Bihar takes ₹1,000 a year, not a month, from ₹4,00,000',
    4_00_000 / 12,
    [83, 1_000],
    {},
    { 'Mar 2026': 87 },
  ),
  professionalTax('bihar', 'Bihar takes ₹2,000 from ₹5,00,004 a year', 41_667, [166, 2_000], {}, { 'Mar 2026': 174 }),
  professionalTax('bihar', 'Bihar takes ₹2,500 from ₹10,00,008 a year', 83_334, [208, 2_500], {}, { 'Mar 2026': 212 }),
  professionalTax('jharkhand', 'Jharkhand takes nothing from ₹3,00,000 a year', 25_000, [0, 0]),
  professionalTax('jharkhand', 'Jharkhand takes ₹1,200 from ₹3,00,012 a year', 25_001, [100, 1_200]),
  professionalTax('jharkhand', 'Jharkhand takes ₹1,800 from ₹5,00,004 a year', 41_667, [150, 1_800]),
  professionalTax('jharkhand', 'Jharkhand takes ₹2,100 from ₹8,00,004 a year', 66_667, [175, 2_100]),
  professionalTax(
    'jharkhand',
    'Jharkhand takes ₹2,500 from ₹10,00,008 a year',
    83_334,
    [208, 2_500],
    {},
    { 'Mar 2026': 212 },
  ),
  professionalTax('madhyaPradesh', 'Madhya Pradesh takes nothing from ₹2,25,000 a year', 18_750, [0, 0]),
  professionalTax('madhyaPradesh', 'Madhya Pradesh takes ₹1,500 from ₹2,25,012 a year', 18_751, [125, 1_500]),
  professionalTax(
    'madhyaPradesh',
    'Madhya Pradesh takes ₹2,000 from ₹3,00,012 a year',
    25_001,
    [166, 2_000],
    {},
    { 'Mar 2026': 174 },
  ),
  professionalTax(
    'madhyaPradesh',
    'Madhya Pradesh takes ₹2,500 from ₹4,00,008 a year',
    33_334,
    [208, 2_500],
    {},
    { 'Mar 2026': 212 },
  ),
  professionalTax('odisha', 'Odisha takes nothing from ₹1,59,996 a year', 13_333, [0, 0]),
  professionalTax('odisha', 'Odisha takes ₹1,500 from ₹1,60,008 a year', 13_334, [125, 1_500]),
  professionalTax(
    'odisha',
    'Odisha takes ₹2,500 from ₹3,00,012 a year, ₹300 of it in March',
    25_001,
    [200, 2_500],
    {},
    { 'Mar 2026': 300 },
  ),
  lowPay('kerala', 'Kerala takes nothing from ₹11,994 a half-year', 1_999, [0, 0]),
  lowPay('kerala', 'Kerala takes ₹320 twice from ₹12,000 a half-year', 2_000, [0, 640]),
  lowPay('kerala', 'Kerala takes ₹320 twice from ₹17,994 a half-year', 2_999, [0, 640]),
  lowPay('kerala', 'Kerala takes ₹450 twice from ₹18,000 a half-year', 3_000, [0, 900]),
  lowPay('kerala', 'Kerala takes ₹450 twice from ₹29,994 a half-year', 4_999, [0, 900]),
  lowPay('tamilNadu', 'Chennai takes nothing from ₹21,000 a half-year', 3_500, [0, 0]),
  lowPay('tamilNadu', 'Chennai takes ₹180 twice from ₹21,006 a half-year', 3_501, [0, 360]),
  lowPay('meghalaya', 'Meghalaya takes nothing from ₹49,992 a year', 4_166, [0, 0]),
  lowPay('meghalaya', 'Meghalaya takes ₹200 a year from ₹50,004', 4_167, [16, 200]),
  lowPay('manipur', 'Manipur takes nothing from ₹49,992 a year', 4_166, [0, 0]),
  lowPay('manipur', 'Manipur takes ₹1,200 a year from ₹50,004', 4_167, [100, 1_200]),
  lowPay('nagaland', 'Nagaland takes nothing from ₹4,000', 4_000, [0, 0]),
  lowPay('nagaland', 'Nagaland takes ₹35 from ₹4,001', 4_001, [35, 420]),
  professionalTax('nagaland', 'Nagaland takes ₹35 from ₹5,000', 5_000, [35, 420]),
  professionalTax('nagaland', 'Nagaland takes ₹75 from ₹5,001', 5_001, [75, 900]),
  professionalTax('nagaland', 'Nagaland takes ₹110 from ₹7,001', 7_001, [110, 1_320]),
  professionalTax('mizoram', 'Mizoram takes nothing from ₹5,000', 5_000, [0, 0]),
  professionalTax('mizoram', 'Mizoram takes ₹120 from ₹8,001', 8_001, [120, 1_440]),
  professionalTax('mizoram', 'Mizoram takes ₹150 from ₹10,001', 10_001, [150, 1_800]),
  professionalTax('mizoram', 'Mizoram takes ₹180 from ₹12,001', 12_001, [180, 2_160]),
  professionalTax('meghalaya', 'Meghalaya takes ₹1,000 a year from ₹2,49,996', 20_833, [83, 1_000]),
  professionalTax(
    'kerala',
    'Kerala takes ₹600 twice from ₹30,000 a half-year',
    5_000,
    [0, 1_200],
    {},
    { 'Aug 2025': 600, 'Feb 2026': 600 },
  ),
  professionalTax(
    'kerala',
    'Kerala takes ₹600 twice from ₹44,994 a half-year',
    7_499,
    [0, 1_200],
    {},
    { 'Aug 2025': 600 },
  ),
  professionalTax(
    'kerala',
    'Kerala takes ₹750 twice from ₹45,000 a half-year',
    7_500,
    [0, 1_500],
    {},
    { 'Feb 2026': 750 },
  ),
  professionalTax('kerala', 'Kerala takes ₹1,000 twice from ₹1,00,002 a half-year', 16_667, [0, 2_000]),
  professionalTax('kerala', 'Kerala takes ₹1,000 twice from ₹1,24,998 a half-year', 20_833, [0, 2_000]),
  professionalTax('kerala', 'Kerala takes ₹1,250 twice from ₹1,25,004 a half-year', 20_834, [0, 2_500]),
  professionalTax(
    'kerala',
    'Kerala’s rates rose in the middle of FY 2024-25',
    10_000,
    [0, 1_350],
    { financialYear: '2024-25' },
    { 'Aug 2024': 600, 'Feb 2025': 750 },
  ),
  professionalTax(
    'tamilNadu',
    'Chennai takes ₹180 a half-year from ₹30,000',
    5_000,
    [0, 360],
    {},
    { 'Sep 2025': 180, 'Mar 2026': 180 },
  ),
  professionalTax('tamilNadu', 'Chennai takes ₹425 twice from ₹30,006 a half-year', 5_001, [0, 850]),
  professionalTax('tamilNadu', 'Chennai takes ₹425 twice from ₹45,000 a half-year', 7_500, [0, 850]),
  professionalTax('tamilNadu', 'Chennai takes ₹930 twice from ₹45,006 a half-year', 7_501, [0, 1_860]),
  professionalTax('tamilNadu', 'Chennai takes ₹1,025 twice from ₹60,006 a half-year', 10_001, [0, 2_050]),
  professionalTax('tamilNadu', 'Chennai takes ₹1,250 twice from ₹75,006 a half-year', 12_501, [0, 2_500]),
  professionalTax(
    'tamilNadu',
    'Chennai’s rates rose in the middle of FY 2024-25',
    5_000,
    [0, 315],
    { financialYear: '2024-25' },
    { 'Sep 2024': 135, 'Mar 2025': 180 },
  ),
  professionalTax('tamilNadu', 'Chennai takes nothing for the 59 days of February and March', 50_000, [0, 0], {
    joined: '02',
  }),
  professionalTax('tamilNadu', 'Chennai takes ₹1,250 from somebody who joins in January', 50_000, [0, 1_250], {
    joined: '01',
  }),
  professionalTax('puducherry', 'Puducherry takes nothing from ₹99,996 a half-year', 16_666, [0, 0]),
  professionalTax(
    'puducherry',
    'Puducherry takes ₹250 twice from ₹1,00,002 a half-year',
    16_667,
    [0, 500],
    {},
    { 'Jun 2025': 250 },
  ),
  professionalTax('puducherry', 'Puducherry takes ₹1,250 twice from ₹5,00,004 a half-year', 83_334, [0, 2_500]),
  professionalTax(
    'punjab',
    'Punjab takes nothing from a total income of ₹4,00,000 in the new regime',
    4_75_000 / 12,
    [0, 0],
  ),
  professionalTax('punjab', 'Punjab takes ₹200 a month from ₹10 more', 4_75_010 / 12, [200, 2_400]),
  professionalTax('punjab', 'Punjab takes nothing from a total income of ₹2,50,000 in the old regime', 25_000, [0, 0], {
    regime: 'old',
  }),
  professionalTax('punjab', 'Punjab takes ₹200 a month from ₹12 more', 25_001, [200, 2_400], { regime: 'old' }),
  professionalTax('sikkim', 'Sikkim takes nothing from ₹20,000', 20_000, [0, 0]),
  professionalTax('sikkim', 'Sikkim takes ₹125 from ₹20,001', 20_001, [125, 1_500]),
  professionalTax('sikkim', 'Sikkim takes ₹150 from ₹30,001', 30_001, [150, 1_800]),
  professionalTax('sikkim', 'Sikkim takes ₹200 from ₹40,001', 40_001, [200, 2_400]),
  professionalTax(
    'manipur',
    'Manipur takes ₹2,000 from ₹1,00,000 a year',
    1_00_000 / 12,
    [166, 2_000],
    {},
    { 'Mar 2026': 174 },
  ),
  professionalTax(
    'manipur',
    'Manipur takes ₹2,500 from ₹1,25,004 a year',
    10_417,
    [208, 2_500],
    {},
    { 'Mar 2026': 212 },
  ),
  professionalTax('meghalaya', 'Meghalaya takes ₹2,400 from ₹5,00,000 a year', 5_00_000 / 12, [200, 2_400]),
  professionalTax(
    'meghalaya',
    'Meghalaya takes ₹2,500 from ₹5,00,004 a year',
    41_667,
    [208, 2_500],
    {},
    { 'Mar 2026': 212 },
  ),
  professionalTax('mizoram', 'Mizoram takes ₹75 from ₹5,001', 5_001, [75, 900]),
  professionalTax('mizoram', 'Mizoram takes ₹195 from ₹20,000', 20_000, [195, 2_340]),
  professionalTax('mizoram', 'Mizoram takes ₹208 from ₹20,001', 20_001, [208, 2_496]),
  professionalTax('nagaland', 'Nagaland takes ₹180 from ₹12,000', 12_000, [180, 2_160]),
  professionalTax('nagaland', 'Nagaland takes ₹208 from ₹12,001', 12_001, [208, 2_496]),
  professionalTax('tripura', 'Tripura takes nothing from ₹7,500', 7_500, [0, 0]),
  professionalTax('tripura', 'Tripura takes ₹150 from ₹15,000', 15_000, [150, 1_800]),
  professionalTax('tripura', 'Tripura takes ₹208 from ₹15,001', 15_001, [208, 2_496]),
];

const oneOff = { bonus: 1_20_000, ctc: 13_20_000, ...onlyPay } as const;
const months: readonly Case[] = [
  {
    name: 'a bonus in March bears its share of the tax at the average rate',
    source: byHand(
      '12,45,000: relief, 45,000 × 1.04 = 46,800; April 46,800 ÷ 13.2 = 3,545.45; March the rest of 46,800',
    ),
    input: oneOff,
    expect: {
      'Gross pay a month': 1_00_000,
      'Kept for bonus and variable pay': 10_000,
      'Income tax for the year': 46_800,
      'TDS in a usual month': 3_545,
      'TDS in Mar 2026': 7_805,
      'In-hand in a usual month': 96_455,
      'In-hand in Mar 2026': 2_12_195,
      'In-hand for the year': 12_73_200,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...oneOff }, given: ['bonusTax', 'bonusMonth'],
    expect: ['TDS in a usual month', 'TDS in Mar 2026', 'In-hand in a usual month', 'In-hand for the year',
    'TDS in Jan 2026'] }, [
    ['taxed at once, the same bonus bears all of it', '12,00,000 alone bears no tax; the bonus adds 46,800',
      'atOnce', blank, 0, 46_800, 1_00_000, 12_73_200],
    ['spread from January on, it is three times ₹15,600', '46,800 ÷ 3',
      'overRest', '01', 0, blank, blank, 12_73_200, 15_600],
  ]),
  {
    name: 'variable pay paid at half leaves the other half with the employer',
    source: byHand('13,20,000 − 60,000 = 12,60,000: no tax'),
    input: { ...onlyPay, ctc: 13_20_000, variable: 1_20_000, variablePaid: 50 },
    expect: { 'In-hand for the year': 12_60_000, 'Variable pay not paid': 60_000 },
  },
  // Pay beside the regular one, chosen for a month off the payroll: it is salary of the year, in the first or the last payslip
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...oneOff, left: '12' }, given: ['bonusMonth'], expect: ['In-hand in Dec 2025', 'In-hand in Nov 2025', 'In-hand for the year'] }, [
    ['a bonus of March comes with the last payslip of who leaves in December', '9 × 1,00,000 and 9 ÷ 12 of 1,20,000; no tax', '03', 1_90_000, blank, 9_90_000],
    ['as that of December does', 'the same', '12', 1_90_000, blank, 9_90_000],
    ['and that of November in its own month', 'the same for the year', '11', blank, 1_90_000, 9_90_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 13_20_000, variable: 1_20_000, joined: '05' }, given: ['variableMonth'], expect: ['In-hand in May 2025', 'In-hand for the year'] }, [
    ['variable pay of April comes with the first payslip of who joins in May', '11 × 1,00,000 and 11 ÷ 12 of 1,20,000; no tax', '04', 2_10_000, 12_10_000],
    ['as that of May does', 'the same', '05', 2_10_000, 12_10_000],
  ]),
  {
    name: 'a joining bonus of April comes with the first payslip of who joins in July',
    source: byHand(
      '9 × 1,00,000 + 6,00,000: 14,25,000: 93,750 × 1.04 = 97,500; July 97,500 × 7 ÷ 15 = 45,500, a usual month 6,500',
    ),
    input: pay(1_00_000, { joiningBonus: 6_00_000, joined: '07' }),
    expect: {
      'Income tax for the year': 97_500,
      'TDS in Jul 2025': 45_500,
      'TDS in a usual month': 6_500,
      'In-hand in Jul 2025': 6_54_500,
      'In-hand for the year': 14_02_500,
    },
  },
  {
    name: 'a joining bonus comes on top of the CTC',
    source: byHand('12,00,000 + 1,00,000 = 13,00,000: 26,000; April 26,000 × 2 ÷ 13 = 4,000'),
    input: pay(1_00_000, { joiningBonus: 1_00_000 }),
    expect: {
      'Income tax for the year': 26_000,
      'TDS in Apr 2025': 4_000,
      'TDS in a usual month': 2_000,
      'In-hand in Apr 2025': 1_96_000,
      'In-hand for the year': 12_74_000,
      'CTC and one-off pay for your months': 13_00_000,
    },
  },
  {
    name: 'a joining bonus of the first month, taxed at once, bears its tax in that month',
    source: byHand('12,00,000 alone bears no tax; with the bonus 26,000, all in April: 2,00,000 − 26,000'),
    input: pay(1_00_000, { joiningBonus: 1_00_000, bonusTax: 'atOnce' }),
    expect: {
      'TDS in Apr 2025': 26_000,
      'In-hand in Apr 2025': 1_74_000,
      'TDS in a usual month': 0,
      'In-hand in a usual month': 1_00_000,
      'In-hand for the year': 12_74_000,
    },
  },
  {
    name: 'six months at ₹1 lakh bear no tax',
    source: byHand('6,00,000 − 75,000 = 5,25,000: rebate'),
    input: pay(1_00_000, { joined: '10' }),
    expect: { 'Income tax for the year': 0, 'In-hand for the year': 6_00_000 },
  },
  {
    name: 'with an earlier employer’s salary the tax of the whole year falls on six payslips',
    source: byHand('14,00,000 − 75,000 = 13,25,000: 78,750 × 1.04 = 81,900; less 20,000; ÷ 6 = 10,316.67'),
    input: pay(1_00_000, { joined: '10', earlierSalary: 8_00_000, earlierTax: 20_000 }),
    expect: {
      'Income tax for the year': 81_900,
      'TDS for the year': 61_900,
      'TDS in a usual month': 10_317,
      'In-hand in a usual month': 89_683,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: pay(1_00_000, { joined: '10', earlierSalary: 8_00_000 }),
    given: ['earlierTax', 'regime'], expect: ['TDS for the year', 'Refund in the new regime', 'Refund in the old regime',
    'Regime that leaves more'] }, [
    ['an earlier employer’s tax above that of both regimes is a refund in each, so the lower tax still leaves more',
      '3,00,000 − 81,900; 3,00,000 − 2,26,200 (13,50,000: 2,17,500 × 1.04)', 3_00_000, blank, 0, 2_18_100, 73_800,
      'New regime'],
    ['an earlier employer’s tax between the two is a refund in one', '1,00,000 − 81,900; 2,26,200 − 1,00,000 deducted',
      1_00_000, 'old', 1_26_200, 18_100, 0, 'New regime'],
  ]),
  {
    name: 'a bonus in a part of the year is that part of it',
    source: byHand('1,20,000 × 6 ÷ 12'),
    input: { ...oneOff, joined: '10' },
    expect: { 'In-hand in Mar 2026': 1_60_000, 'In-hand for the year': 6_60_000 },
  },
  {
    name: 'a labour welfare fund of ₹50 is taken in December',
    source: byHand('12,00,000 − 50'),
    input: pay(1_00_000, { welfareFund: 50 }),
    expect: { 'In-hand in a usual month': 1_00_000, 'In-hand for the year': 11_99_950 },
  },
];

const perks: readonly Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay, ctc: 13_24_000 }, given: ['meals', 'phone'],
    expect: ['Tax in the new regime', 'Tax in the old regime', 'Gross pay a month'] }, [
    ['a meal card of ₹24,000 is taxed in the new regime and free in the old one',
      '13,24,000 is salary: 12,49,000 in the new; old 13,24,000 − 24,000 − 50,000 = 12,50,000: 1,87,500 × 1.04',
      24_000, blank, 50_960, 1_95_000, 13_00_000 / 12],
    ['phone bills of ₹24,000 are free in both', '13,00,000 is salary: 26,000; old 12,50,000: 1,95,000',
      blank, 24_000, 26_000, 1_95_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay }, given: ['ctc', 'fuel', 'largeCar'],
    expect: ['Tax-free car costs', 'Income tax for the year'] }, [
    ['fuel for an own car is free up to ₹1,800 a month',
      '36,000 − 21,600 = 14,400 taxed: 13,14,400 − 75,000 = 12,39,400: 39,400 × 1.04',
      13_36_000, 36_000, blank, 21_600, 40_976],
    ['and up to ₹2,400 with a large engine', '36,000 − 28,800 = 7,200: 12,32,200: 32,200 × 1.04',
      13_36_000, 36_000, true, 28_800, 33_488],
    ['fuel within the limit is free whole', '12,000 a year', 13_12_000, 12_000, blank, 12_000, 26_000],
  ]),
  {
    name: 'insurance inside the CTC is no pay',
    source: byHand('13,12,000 − 12,000'),
    input: { ...onlyPay, ctc: 13_12_000, insurance: 12_000 },
    expect: { 'Income tax for the year': 26_000, 'Employer cost you never see': 12_000 },
  },
];

const wanted = { known: 'inHand', ...onlyPay } as const;
const solved: readonly Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...wanted }, given: ['inHandWanted'],
    expect: ['CTC you need a year', 'In-hand in a usual month'] }, [
    ['for ₹1,00,000 in hand without deductions one needs ₹12,00,000', 'No tax up to 12,75,000',
      1_00_000, 12_00_000, 1_00_000],
    ['for ₹1,06,250 in hand the lowest CTC is ₹12,75,000, where tax begins',
      '12,75,000 ÷ 12; above it each rupee costs 1.04 in tax', 1_06_250, 12_75_000, 1_06_250],
    ['for ₹1,06,200 in hand, which several CTCs leave, the lowest is ₹12,74,400',
      '1,06,200 × 12; at a CTC of 13,00,000 the in-hand is 1,06,166.33', 1_06_200, 12_74_400],
  ]),
  {
    name: 'the CTC for the in-hand of ₹15 lakh is ₹15 lakh again',
    source: byHand(
      'The worked example backwards: 1,00,309 is 19 paise less a month, which no whole rupee of CTC below gives',
    ),
    input: { known: 'inHand', inHandWanted: 1_00_309 },
    expect: { 'CTC you need a year': 15_00_000 },
    tolerance: 12,
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...onlyPay }, given: ['ctc'],
    expect: ['In-hand in a usual month after a rise of 10%', 'More in-hand in a usual month after the rise',
    'In-hand from the next ₹1,000 of CTC'] }, [
    ['a rise of 10% on ₹10 lakh without tax is ₹8,333 more a month', '1,00,000 ÷ 12',
      10_00_000, 91_666.6667, 8_333.3333, 1_000],
    ['a rise inside the relief lowers the in-hand', '1,000 of pay cost 1,040 of tax', 13_00_000, blank, blank, -40],
  ]),
];

const refused: readonly Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['joined', 'left'], expect: 'refused' }, [
    ['a job cannot end before it begins', 'September to August',
      '09', '08', 'The last month on the payroll is before the first month.'],
  ]),
  {
    name: 'a CTC must hold its basic pay and the employer’s share on it',
    source: byHand('90% of CTC, with 12% and 4.8% of it on top'),
    input: { basicPercent: 90 },
    refused: 'The CTC is too small for its parts',
  },
  {
    name: 'deductions cannot be more than the pay',
    source: byHand('VPF of 88% of basic pay with NPS of ₹6 lakh a year'),
    input: { vpf: 88, ownNps: 6_00_000 },
    refused: 'In Apr 2025 tax and other deductions are',
  },
  {
    name: 'an earlier employer cannot deduct more tax than it paid',
    source: byHand('20,000 of 10,000'),
    input: { earlierSalary: 10_000, earlierTax: 20_000 },
    refused: 'The tax that the earlier employer deducted is more',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { known: 'inHand' },
    given: ['inHandWanted', 'bonus', 'basicPercent', 'employerNps'], expect: 'refused' }, [
    ['an in-hand that the bonus alone outgrows has no CTC',
      'A bonus of ₹10 lakh inside the CTC leaves basic pay a share of all of it',
      10_000, 10_00_000, blank, blank, 'The parts of the CTC already need a CTC of'],
    ['no CTC leaves two crore in hand with NPS of 20% and basic pay of 80%',
      'Employer’s share of 52.8% of basic pay on top of it', 2_00_00_000, blank, 80, 20, 'No CTC up to'],
  ]),
];

const cases: readonly Case[] = [
  ...worked,
  ...newCeiling,
  ...incomeTax,
  ...funds,
  ...stateInsurance,
  ...states,
  ...months,
  ...perks,
  ...solved,
  ...refused,
  {
    name: 'a payslip that was typed holds in each month, also under the lower PF ceiling up to September 2026',
    source: byHand(
      '18,00,000 − 75,000 = 17,25,000: 20,000 + 40,000 + 60,000 + 25,000 = 1,45,000, and 4% = 1,50,800; EPF 5 × 1,800 + 12% of 19,666.67 = 2,360 + 6 × 3,000 = 29,360; 18,00,000 − 29,360 − 2,400 − 1,50,800',
    ),
    input: {
      financialYear: '2026-27',
      known: 'gross',
      grossPay: 1_50_000,
      basicPay: 60_000,
      epf: 'ceiling',
      regime: 'new',
      professionalTax: 200,
    },
    expect: {
      'Gross pay a month': 1_50_000,
      'Gross pay a month, Apr 2026 to Aug 2026': 1_50_000,
      'Gross pay a month, Sep 2026': 1_50_000,
      'Basic pay a month': 60_000,
      'Your EPF a month, Apr 2026 to Aug 2026': 1_800,
      'Your EPF a month, Sep 2026': 2_360,
      'Your EPF a month': 3_000,
      'Income tax for the year': 1_50_800,
      'In-hand in a usual month': 1_34_233,
      'In-hand for the year': 16_17_440,
    },
    tolerance: 0.01,
  },
  {
    name: 'a payslip of ₹1,00,000 with basic pay of ₹50,000 and professional tax of ₹200',
    source: byHand(
      'EPF 12% of 50,000 = 6,000; new regime 12,00,000 − 75,000 = 11,25,000: rebate, no tax; 1,00,000 − 6,000 − 200',
    ),
    input: { financialYear: '2025-26', known: 'gross', grossPay: 1_00_000, basicPay: 50_000, professionalTax: 200 },
    expect: {
      'Gross pay a month': 1_00_000,
      'Basic pay a month': 50_000,
      'In-hand in a usual month': 93_800,
      'In-hand for the year': 11_25_600,
      'Income tax for the year': 0,
    },
  },
  {
    name: 'a payslip of ₹20,000 as typed bears ESI',
    source: byHand('ESI 0.75% of 20,000 = 150, EPF 12% of 10,000 = 1,200: 20,000 − 1,350'),
    input: { financialYear: '2025-26', known: 'gross', grossPay: 20_000, basicPay: 10_000, professionalTax: 0 },
    expect: { 'Gross pay a month': 20_000, 'In-hand in a usual month': 18_650 },
  },
  {
    name: 'a payslip just above ₹21,000 has no ESI, and holds as typed',
    source: byHand('Wages above ₹21,000 are not insured; EPF 12% of 10,000 = 1,200: 21,500 − 1,200'),
    input: { financialYear: '2025-26', known: 'gross', grossPay: 21_500, basicPay: 10_000, professionalTax: 0 },
    expect: {
      'Gross pay a month': 21_500,
      'ESI for the year': 0,
      'In-hand in a usual month': 20_300,
      'In-hand for the year': 2_43_600,
    },
  },
  {
    name: 'under the labour codes a CTC whose pay is just above the ESI limit counts PF on half of that pay',
    source: byHand(
      '22,950 a month: with ESI 22,950 − 1,260 − 683 = 21,007 would be left, above 21,000. Without, 22,950 − 1,299 = 21,651, half of it 10,825.50, and 12% of that 1,299',
    ),
    input: {
      financialYear: '2024-25',
      ctc: 2_75_400,
      basicPercent: 10,
      wageRule: true,
      gratuityInCtc: false,
      state: 'delhi',
    },
    expect: {
      'Gross pay a month': 21_651,
      'PF wages a month': 10_825.5,
      'Your EPF a month': 1_299,
      'In-hand in a usual month': 20_352,
    },
  },
  {
    name: 'a payslip at the end of a slab of professional tax is in that slab',
    source: byHand('Gujarat: nil up to ₹12,000. ESI 0.75% of 12,000 = 90, EPF 12% of 4,560 = 547: 12,000 − 637'),
    input: { financialYear: '2026-27', known: 'gross', grossPay: 12_000, basicPay: 4_560, state: 'gujarat' },
    expect: { 'Professional tax for the year': 0, 'In-hand in a usual month': 11_363 },
  },
  {
    name: 'a payslip of ₹25,000 with a disability and the labour codes is at the limit: ESI applies',
    source: byHand('PF wages 12,500: 1,500; ESI 0.75% of 25,000 = 187.50, so 188: 25,000 − 1,688'),
    input: {
      financialYear: '2025-26',
      known: 'gross',
      grossPay: 25_000,
      basicPay: 10_500,
      wageRule: true,
      esi: 'disabled',
      professionalTax: 0,
    },
    expect: { 'Gross pay a month': 25_000, 'Your EPF a month': 1_500, 'In-hand in a usual month': 23_312 },
  },
  {
    name: 'at 60 or more the pension scheme has ended: the employer’s whole share counts for the limit of ₹7.5 lakh',
    source: byHand('12% of 6,00,000 = 72,000 a month, 8,64,000 a year, all to the account: 8,64,000 − 7,50,000'),
    input: {
      financialYear: '2025-26',
      known: 'gross',
      grossPay: 10_00_000,
      basicPay: 6_00_000,
      professionalTax: 0,
      age: 'from60',
    },
    expect: {
      'Part that goes to the pension scheme (EPS)': 0,
      'Part that goes to your EPF account': 72_000,
      'Employer’s EPF and NPS for the year': 8_64_000,
      'Employer contributions taxed as a perquisite': 1_14_000,
    },
  },
  {
    name: 'professional tax follows the pay of each month where a higher PF ceiling lowers it',
    source: byHand(
      'Basic pay 18,900: April to August 27,000 − 1,800 = 25,200, so ₹200; September 27,000 − 12% of 16,820 = 24,982 and later 27,000 − 2,268 = 24,732 are below ₹25,000. In-hand 5 × 23,200 + 22,964 + 6 × 22,464',
    ),
    input: {
      financialYear: '2026-27',
      ctc: 3_24_000,
      basicPercent: 70,
      epf: 'ceiling',
      gratuityInCtc: false,
      state: 'karnataka',
    },
    expect: {
      'Gross pay a month, Apr 2026 to Aug 2026': 25_200,
      'Gross pay a month, Sep 2026': 24_982,
      'Gross pay a month': 24_732,
      'Professional tax for the year': 1_000,
      'In-hand in a usual month': 22_464,
      'In-hand for the year': 2_73_748,
    },
  },
  {
    name: 'a payslip with basic pay above the gross pay is refused',
    source: byHand('The gross pay contains it'),
    input: { known: 'gross', grossPay: 50_000, basicPay: 50_001 },
    refused: 'Basic pay of ₹50,001 is more than the gross pay of ₹50,000',
  },
];

export const golden = onExample(cases, { financialYear: '2025-26' });
