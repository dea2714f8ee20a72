/** Amounts of the invented Act by hand: one case or more for each page that offers its year. Worked from act.ts as from the printed Act. */
import type { CalculatorId } from '@/content/catalogue';

interface Case {
  readonly how: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, number | string>>;
  /** Where a page may round the tax to tens (section 288B of the Act of 1961). */
  readonly toTens?: boolean;
}

const twentyFour = '5% of 5 lakh + 12% of 5 lakh + 18% of 5 lakh + 24% of 4 lakh = 2,71,000, and cess of 3%';

export const cases: Readonly<Partial<Record<CalculatorId, readonly Case[]>>> = {
  'income-tax': [
    {
      how: `25,00,000 − 1,00,000: ${twentyFour}; old: 24,40,000, 15,000 + 1,20,000 + 30% of 12,40,000, and cess`,
      input: { salary: 25_00_000 },
      expect: { 'Income-tax': 2_79_130, 'Tax in the old regime': 5_22_210 },
    },
    {
      how: '14,00,000 is within the limit of the rebate, and the tax of 73,000 within its most',
      input: { salary: 15_00_000 },
      expect: { 'Income-tax': 0, 'Tax at slab rates': 73_000 },
    },
    {
      how: '15,50,000: 94,000, but no more than the 50,000 above the limit; and cess',
      input: { salary: 16_50_000 },
      expect: { 'Income-tax': 51_500 },
    },
    {
      how: '60,50,000: 2,95,000 + 30% of 35,50,000 = 13,60,000, surcharge of 10%, cess of 3%',
      input: { salary: 61_50_000 },
      expect: { 'Income-tax': 15_40_880 },
    },
    {
      how: '6,00,00,000: 2,95,000 + 30% of 5,75,00,000 = 1,75,45,000, surcharge of 27%, cess of 3%',
      input: { salary: 6_01_00_000 },
      expect: { 'Income-tax': 2_29_50_614.5 },
      toTens: true,
    },
  ],
  'old-vs-new-tax-regime-calculator': [
    {
      how: `${twentyFour}; old with 2,00,000 of 2,50,000 saved: 22,40,000, 15,000 + 1,20,000 + 3,12,000, and cess`,
      input: { salary: 25_00_000, savings: 2_50_000 },
      expect: {
        'Tax in the new regime': 2_79_130,
        'Tax in the old regime': 4_60_410,
        'Saved by the better regime': 1_81_280,
      },
    },
  ],
  'take-home-salary-calculator': [
    {
      how: '30,00,000 − 1,00,000: 2,95,000 + 30% of 4,00,000, and cess',
      input: { known: 'gross', grossPay: 2_50_000, basicPay: 1_00_000, epf: 'none' },
      expect: { 'Income tax for the year': 4_27_450 },
    },
    {
      how: '12% of the ceiling of 30,000, twelve times, by both',
      input: { known: 'gross', grossPay: 2_50_000, basicPay: 1_00_000, epf: 'ceiling' },
      expect: { 'Provident fund, both shares': 86_400 },
    },
  ],
  'advance-tax': [
    {
      how: '15% of 1,50,000 by 20 June 2027, a Sunday',
      input: { tax: 1_80_000, tds: 30_000 },
      expect: { 'To pay next': 22_500, 'Pay by': '2027-06-21' },
    },
    {
      how: twentyFour,
      input: { mode: 'income', salary: 25_00_000, otherIncome: 0, tds: 0 },
      expect: { 'Tax of the year': 2_79_130 },
    },
  ],
  'capital-gains': [
    {
      how: '11% of 3,00,000 − 1,40,000, and cess of 3%',
      input: {
        known: 'gain',
        gainAsset: 'equity',
        gainTerm: 'long',
        gain: 3_00_000,
        gainSold: '2027-08-20',
        otherIncome: 20_00_000,
      },
      expect: { 'Tax on these sales': 18_128 },
    },
    {
      how: '22% of 1,00,000, and cess of 3%',
      input: {
        known: 'gain',
        gainAsset: 'equity',
        gainTerm: 'short',
        gain: 1_00_000,
        gainSold: '2027-08-20',
        otherIncome: 20_00_000,
      },
      expect: { 'Tax on these sales': 22_660 },
    },
  ],
  'hra-calculator': [
    {
      how: 'Jaipur is among the cities of 50%: half of 4,80,000, less than 3,00,000 and 3,60,000 − 48,000',
      input: { salary: 40_000, hra: 25_000, rent: 30_000, city: 'jaipur' },
      expect: { 'Exempt HRA for the year': 2_40_000, 'Tax saved in the old regime': 74_160 },
    },
  ],
  'rental-income': [
    {
      how: '14,00,000 + 70% of 3,60,000: 25,000 + 60,000 + 18% of 1,52,000, and cess; without the house the rebate takes all',
      input: { salary: 15_00_000 },
      expect: { 'Tax added by your houses': 1_15_730.8, 'Income from house property': 2_52_000 },
      toTens: true,
    },
  ],
  'agriculture-income-tax': [
    {
      how: '1,57,000 on 19,00,000 − 25,000 on 10,00,000 = 1,32,000, less the rebate of 85,000, and cess',
      input: { salary: 15_00_000, net: 5_00_000 },
      expect: { 'Income-tax': 48_410 },
    },
  ],
  form16: [
    {
      how: `${twentyFour}; 3,00,000 deducted`,
      input: { salary: 25_00_000, tds: 3_00_000 },
      expect: { 'Tax of the year': 2_79_130, Refund: 20_870 },
    },
  ],
  'health-insurance': [
    {
      how: '22,000 of at most 30,000 + 40,000 of at most 60,000; 30% of it, and cess',
      input: { salary: 15_00_000, familyPremium: 22_000, parentsPremium: 40_000 },
      expect: {
        'Limit, you and family': 30_000,
        'Limit, parents': 60_000,
        'Deduction for health insurance': 62_000,
        'Tax saved': 19_158,
      },
      toTens: true,
    },
  ],
  'income-tax-refund-estimator': [
    {
      how: `${twentyFour}; 3,00,000 deducted`,
      input: { mode: 'income', salary: 25_00_000, tds: 3_00_000 },
      expect: { 'Tax of the year': 2_79_130, Refund: 20_870 },
    },
  ],
  'nri-taxation-calculator': [
    {
      how: 'No rebate for a non-resident: 5% of 5,00,000 + 12% of 2,00,000, and cess',
      input: { nroInterest: 12_00_000 },
      expect: { 'Income-tax': 50_470 },
    },
    {
      how: '30% of 3,00,000 deducted, and cess of 3%; income below the first slab',
      input: { nroInterest: 3_00_000 },
      expect: { 'Tax deducted in India': 92_700, Refund: 92_700 },
    },
  ],
  'section-80c-optimizer': [
    {
      how: '14,40,000 in the old regime: 15,000 + 1,20,000 + 30% of 2,40,000, and cess; nothing in the new one',
      input: { salary: 15_00_000 },
      expect: { 'Room for savings': 2_00_000, 'Tax in the old regime now': 2_13_210, 'Tax in the new regime': 0 },
    },
  ],
  'stock-market-tax-calculator': [
    {
      how: '22% of 5,000 less charges of 26.76763 other than the transaction tax, and cess',
      input: { trade: 'shortTerm', quantity: 100, buyPrice: 500, sellPrice: 550, salary: 15_00_000 },
      expect: { 'Tax on trades and dividends': 1_126.93 },
    },
    {
      how: '0.08% of 55,000',
      input: { trade: 'futures', quantity: 100, buyPrice: 500, sellPrice: 550, salary: 15_00_000 },
      expect: { 'STT or CTT': 44 },
    },
  ],
  'tax-audit-calculator': [{ how: 'Business without an audit', input: {}, expect: { 'Return due by': '2028-09-10' } }],
  'tax-planning-timeline': [
    {
      how: 'The days of the Act; 20 June 2027 is a Sunday',
      input: {},
      expect: {
        'Advance tax, 1st instalment': '2027-06-21',
        'Advance tax, 2nd instalment': '2027-09-20',
        'Return of income': '2028-08-10',
      },
    },
  ],
  'corporate-tax': [
    {
      how: 'Rates of companies are as before: 22% of 75,00,000, surcharge of 10%, cess of 4%',
      input: { income: 75_00_000 },
      expect: { 'Tax of the year': 18_87_600 },
    },
  ],
  'tcs-calculator': [
    { how: '3% of a tour of 12,00,000', input: { kind: 'tour', amount: 12_00_000 }, expect: { TCS: 36_000 } },
  ],
  'tds-calculator': [
    {
      how: '10% of 16,000, above 15,000',
      input: { payment: '194-individual', amount: 16_000 },
      expect: { 'TDS to deduct': 1_600 },
    },
    { how: 'Not above 15,000', input: { payment: '194-individual', amount: 15_000 }, expect: { 'TDS to deduct': 0 } },
    {
      how: '12.5% of 3,00,00,000, surcharge of 15% at most on gains, and cess of 3%',
      input: { payment: '195-property', amount: 3_00_00_000 },
      expect: { 'TDS to deduct': 44_41_875 },
    },
  ],
  'huf-tax-calculator': [
    {
      how: '70% of 6,00,000 + 3,00,000: 5% of 2,20,000, and cess',
      input: { rent: 6_00_000, interest: 3_00_000 },
      expect: { 'HUF’s income-tax': 11_330 },
    },
  ],
};
