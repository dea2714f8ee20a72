import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const leaving = { age: 60, own: 0, lump: 100 } as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: '₹10,000 a month from 30 to 60 at 10%, 60% taken at once and an annuity at 6%',
    source: published(
      'SIP formula with R ÷ 12 and payments at the start of the month, as NPS pages use it: 2,27,93,253; 1,36,75,952; 45,586.51',
    ),
    input: {},
    expect: {
      'You pay in': 36_00_000,
      'Corpus at exit': 2_27_93_253.2417,
      'Lump sum': 1_36_75_951.945,
      'Taxed part of the lump sum': 0,
      'Buys the annuity': 91_17_301.2967,
      'Pension a month': 45_586.5065,
      'Pension in today’s money': 7_937.0726,
    },
  },
  {
    name: 'the same money with 80% at once: a fifth of the corpus is taxed',
    source: byHand(
      '80% = 1,82,34,602.59; 60% = 1,36,75,951.95 free; 45,58,650.65 taxed: 3,00,000 up to 24 lakh + 30% of 21,58,650 = 9,47,595, with cess 9,85,498.80',
    ),
    input: { lump: 80 },
    expect: {
      'Lump sum': 1_82_34_602.5934,
      'Lump sum free of tax': 1_36_75_951.945,
      'Taxed part of the lump sum': 45_58_650.6483,
      'Tax on the lump sum': 9_85_500,
      'Pension a month': 22_793.2532,
    },
  },
  {
    name: 'a return of exactly 10% a year',
    source: byHand('10,000 × annuity due of 360 months at 1.1^(1/12) − 1'),
    input: { counting: 'effective' },
    expect: { 'Corpus at exit': 2_07_92_927.163 },
  },
  {
    name: 'a pension of ₹50,000 at today’s prices in thirty years',
    source: byHand('50,000 × 1.06³⁰ = 2,87,174.56; × 12 ÷ 6% ÷ 40% = 14,35,87,279; ÷ 2,279.3253 = 62,995.52 a month'),
    input: { known: 'pension', pension: 50_000 },
    expect: {
      'Payment needed a month': 62_995.5179,
      'Corpus at exit': 14_35_87_279.3228,
      'Pension a month': 2_87_174.5586,
      'Pension in today’s money': 50_000,
    },
  },
  {
    name: 'a pension that the balance alone brings needs no payment',
    source: byHand('40,00,000 × 40% × 6% ÷ 12 = 8,000'),
    input: { known: 'pension', pension: 8_000, age: 60, balance: 40_00_000 },
    expect: { 'Payment needed a month': 0, 'Pension a month': 8_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: leaving, given: ['sector', 'balance'], expect: ['Most you can take at once',
    'Lump sum', 'Taxed part of the lump sum'] }, [
    ['up to ₹8 lakh all may be taken, outside government', '100% of 8,00,000; 60% is free', 'corporate', 8_00_000, 8_00_000, 8_00_000, 3_20_000],
    ['a rupee above ₹8 lakh, outside government', '80% of 8,00,001', 'citizen', 8_00_001, 6_40_000.8, 6_40_000.8, 1_60_000.2],
    ['₹12 lakh, outside government', '80% of 12,00,000', 'corporate', 12_00_000, 9_60_000, 9_60_000, 2_40_000],
    ['a rupee above ₹12 lakh, outside government', '80% of 12,00,001', 'corporate', 12_00_001, 9_60_000.8],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { age: 60, lump: 100 }, given: ['sector', 'balance'], expect: ['Most you can take at once',
    'Lump sum', 'Taxed part of the lump sum'] }, [
    ['up to ₹8 lakh in government', '100% of 8,00,000', 'state', 8_00_000, 8_00_000, 8_00_000, 3_20_000],
    ['a rupee above ₹8 lakh in government', '6,00,000 is more than 60%', 'state', 8_00_001, 6_00_000, 6_00_000, 1_19_999.4],
    ['₹10 lakh in government', '6,00,000 and 60% are the same', 'central', 10_00_000, 6_00_000, 6_00_000, 0],
    ['a rupee above ₹10 lakh in government', '60% of 10,00,001', 'central', 10_00_001, 6_00_000.6, 6_00_000.6, 0],
    ['₹12 lakh in government', '60% of 12,00,000', 'central', 12_00_000, 7_20_000, 7_20_000, 0],
    ['a rupee above ₹12 lakh in government', '60% of 12,00,001', 'central', 12_00_001, 7_20_000.6],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { age: 45, exitAge: 45, own: 0, lump: 100 }, given: ['balance'],
    expect: ['Exit rule', 'Most you can take at once'] }, [
    ['leaving early with ₹5 lakh', '100% of 5,00,000', 5_00_000, 'Early exit', 5_00_000],
    ['leaving early with a rupee more', '20% of 5,00,001', 5_00_001, 'Early exit', 1_00_000.2],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...leaving, exitOn: '2025-12-14' }, given: ['balance', 'exitOn'],
    expect: ['Most you can take at once'] }, [
    ['₹5 lakh on the day before the new rules', '100%', 5_00_000, blank, 5_00_000],
    ['a rupee more on the day before the new rules', '60% of 5,00,001', 5_00_001, blank, 3_00_000.6],
    ['the same balance on the day of the new rules', '100%', 5_00_001, '2025-12-15', 5_00_001],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { age: 45, exitAge: 45, own: 0, lump: 100, exitOn: '2025-12-14' },
    given: ['balance'], expect: ['Most you can take at once'] }, [
    ['leaving early under the old rules with ₹2.5 lakh', '100%', 2_50_000, 2_50_000],
    ['leaving early under the old rules with a rupee more', '20% of 2,50,001', 2_50_001, 50_000.2],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { age: 50, exitAge: 50, sector: 'citizen', own: 0, balance: 20_00_000, lump: 80 },
    given: ['served'], expect: ['Exit rule', 'Lump sum'] }, [
    ['15 years in the account make it a normal exit', '80% of 20,00,000', 180, 'Normal exit', 16_00_000],
    ['a month less is early', '20% of 20,00,000', 179, 'Early exit', 4_00_000],
  ]),
  {
    name: 'a retirement by the employer before 60 is a normal exit',
    source: byHand('60% of 30,00,000'),
    input: { age: 58, exitAge: 58, own: 0, balance: 30_00_000, retires: true },
    expect: { 'Exit rule': 'Normal exit', 'Lump sum': 18_00_000 },
  },
  {
    name: 'the employer’s part and payments that rise by 5% after a year',
    source: byHand('Twelve payments at 1% a month, then twelve of 10,500: 2,78,836.66'),
    input: { age: 58, rise: 5, rate: 12 },
    expect: { 'Corpus at exit': 2_78_836.659, 'You pay in': 2_46_000 },
  },
  {
    name: 'government staff pay 10% and the government 14%',
    source: byHand('60,000 × 24% × 12 at no return'),
    input: { sector: 'central', age: 59, pay: 60_000, rate: 0 },
    expect: { 'You pay in': 72_000, 'Employer pays in': 1_00_800, 'Corpus at exit': 1_72_800 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { age: 59, rate: 0 }, given: ['own', 'balance', 'charges'],
    expect: ['Charges', 'Corpus at exit'] }, [
    ['online: 0.20% of each payment and the yearly fee', '12 × 20 + 100', 10_000, 0, 'online', 340, 1_19_660],
    ['online, a small payment: ₹15', '12 × 15 + 100', 5_000, 0, 'online', 280, 59_720],
    ['at a bank, a small payment: ₹30', '12 × 30 + 100', 5_000, 0, 'branch', 460, 59_540],
    ['at a bank: 0.50%', '12 × 50 + 100', 10_000, 0, 'branch', 700, 1_19_300],
    ['yearly fee up to ₹2 lakh', '100', 0, 2_00_000, 'employer', 100, 1_99_900],
    ['yearly fee above ₹2 lakh', '150', 0, 2_00_001, 'employer', 150, 1_99_851],
    ['yearly fee up to ₹10 lakh', '150', 0, 10_00_000, 'employer', 150, blank],
    ['yearly fee above ₹10 lakh', '300', 0, 10_00_001, 'employer', 300, blank],
    ['yearly fee up to ₹25 lakh', '300', 0, 25_00_000, 'employer', 300, blank],
    ['yearly fee above ₹25 lakh', '400', 0, 25_00_001, 'employer', 400, blank],
    ['yearly fee up to ₹50 lakh', '400', 0, 50_00_000, 'employer', 400, blank],
    ['yearly fee above ₹50 lakh', '500', 0, 50_00_001, 'employer', 500, blank],
    ['no balance, no yearly fee', '0', 0, 0, 'employer', 0, 0],
  ]),
  {
    name: 'fees of the fund come off the return',
    source: byHand('10 − 0.12 − 0.015 = 9.865% ÷ 12 for a year on 1,00,000'),
    input: { age: 59, own: 0, balance: 1_00_000, fees: 'out', fundFee: 0.12 },
    expect: { 'Corpus at exit': 1_00_000 * (1 + 0.09865 / 12) ** 12 },
  },
  {
    name: 'auto choice LC50 at 36: 48% equity, 29% corporate and 23% government bonds',
    source: byHand('0.48 × 12 + 0.29 × 8 + 0.23 × 7 = 9.69%; 1,00,000 for a year'),
    input: { age: 36, exitAge: 37, own: 0, balance: 1_00_000, mix: 'lc50', equityReturn: 12 },
    expect: { 'Corpus at exit': 1_10_132.1541 },
  },
  {
    name: 'auto choice LC75 from 34 to 58: the mix changes on every birthday from 36 to 55',
    source: byHand('Year by year from 75/10/15 to 35/20/45, 20/20/60 and 15/10/75 at 11, 8 and 7%'),
    input: { age: 34, exitAge: 58, own: 0, balance: 1_00_000, mix: 'lc75' },
    expect: { 'Corpus at exit': 7_99_576.2321 },
  },
  {
    name: 'auto choice LC75 at 50: 20% equity, 20% corporate and 60% government bonds',
    source: byHand('0.2 × 11 + 0.2 × 8 + 0.6 × 7 = 8%; 1,00,000 for a year, 8% ÷ 12 a month'),
    input: { age: 50, exitAge: 51, own: 0, balance: 1_00_000, mix: 'lc75' },
    expect: { 'Corpus at exit': 1_08_299.9507 },
  },
  {
    name: 'government pays without a charge on its payments; the extra has one',
    source: byHand('Extra of 10,000: 12 × 50 at a bank + 100; pay 60,000 × 24% × 12 + 1,20,000 less it'),
    input: { sector: 'central', age: 59, pay: 60_000, extra: 10_000, rate: 0, charges: 'branch' },
    expect: { Charges: 700, 'Corpus at exit': 2_92_100 },
  },
  {
    name: 'government staff without an extra have the yearly fee alone',
    source: byHand('60,000 × 24% × 12 − 100'),
    input: { sector: 'state', age: 59, pay: 60_000, rate: 0, charges: 'online' },
    expect: { Charges: 100, 'Corpus at exit': 1_72_700 },
  },
  {
    name: 'active choice: what is not shared out goes into government bonds',
    source: byHand('0.75 × 11 + 0.15 × 8 + 0.05 × 8 + 0.05 × 7 = 10.2%; 1,00,000 for a year'),
    input: { age: 59, own: 0, balance: 1_00_000, mix: 'active', equity: 75, corporate: 15, alternative: 5 },
    expect: { 'Corpus at exit': 1_00_000 * (1 + 0.102 / 12) ** 12 },
  },
  {
    name: 'a lump sum of ₹10 lakh drawn over ten years at 6%',
    source: byHand('10,00,000 ÷ annuity due of 120 months at 0.5% = 11,046.82'),
    input: { age: 60, own: 0, balance: 16_66_666, drawYears: 10, rateAfter: 6 },
    // 60% of 16,66,666 is 9,99,999.60.
    expect: { 'Withdrawn a month': 11_046.8117 },
  },
  {
    name: 'tax saved on a salary of ₹15 lakh, with ₹8,400 a month from the employer and ₹10,000 of one’s own',
    source: byHand(
      'New: 15 to 13.242 lakh after deduction of 1,00,800: 97,500 − 81,780. Old: 72,000 (10%) and 50,000 + 70,000: 2,57,400 − 2,34,940, then 1,20,000 × 31.2%',
    ),
    input: { employer: 8_400, salary: 15_00_000, basic: 60_000 },
    expect: {
      'Saved by the employer’s part, new regime': 15_720,
      'Saved by your own part, new regime': 0,
      'Saved by the employer’s part, old regime': 22_460,
      'Saved by your own part, old regime': 37_440,
    },
  },
  {
    name: 'the same in tax year 2026-27',
    source: byHand('Rates and limits are the same'),
    input: { employer: 8_400, salary: 15_00_000, basic: 60_000, financialYear: '2026-27' },
    expect: { 'Saved by the employer’s part, new regime': 15_720, 'Saved by your own part, old regime': 37_440 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { sector: 'central', age: 60, pay: 80_000, balance: 50_00_000 },
    given: ['service'], expect: ['UPS pension a month', 'UPS lump sum'] }, [
    ['UPS after 25 years: half of the pay', '40,000; 8,000 × 50 half-years', 300, 40_000, 4_00_000],
    ['UPS after 22 years 6 months', '40,000 × 270 ÷ 300; 8,000 × 45', 270, 36_000, 3_60_000],
    ['UPS after 30 years stays at half of the pay', '40,000; 8,000 × 60', 360, 40_000, 4_80_000],
    ['UPS after ten years', '40,000 × 120 ÷ 300; 8,000 × 20', 120, 16_000, 1_60_000],
    ['UPS before ten years: nothing', 'Ten years are needed', 119, 0, 0],
  ]),
  {
    name: 'UPS pays at least ₹10,000',
    source: byHand('20,000 ÷ 2 × 150 ÷ 300 = 5,000'),
    input: { sector: 'central', age: 60, pay: 20_000, balance: 50_00_000, service: 150 },
    expect: { 'UPS pension a month': 10_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('No payment is left: 60% of 10,00,000, and 6% a year of the other 4,00,000'), input: { balance: 10_00_000 },
    given: ['age', 'exitAge'], expect: ['Corpus at exit', 'Lump sum', 'Pension a month'] }, [
    ['an age at exit that is past is an exit now', 62, 60, 10_00_000, 6_00_000, 2_000],
    ['as it is at the present age', 62, 62, 10_00_000, 6_00_000, 2_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('Cannot be'), given: ['age', 'exitAge', 'mix', 'equity', 'corporate', 'alternative', 'sector'], expect: 'refused' }, [
    ['shares above the whole', blank, blank, 'active', 60, 41, 0, blank, 'The shares add up to 101%'],
    ['equity above 75%', blank, blank, 'active', 76, 0, 0, blank, 'At most 75% may be in equity'],
    ['alternative assets above 5%', blank, blank, 'active', 50, 30, 6, blank, 'At most 5% may be in alternative'],
    ['active choice of government staff', blank, blank, 'active', blank, blank, blank, 'central', 'Government staff choose'],
  ]),
  {
    name: 'a salary smaller than its parts',
    source: byHand('7,20,000 + 1,00,800 is more than 8,00,000'),
    input: { employer: 8_400, salary: 8_00_000, basic: 60_000 },
    refused: 'Basic pay, DA and the employer’s NPS together are ₹8,20,800',
  },
  {
    name: 'a pension that a balance cannot buy at the exit',
    source: byHand('8,001 × 12 ÷ 6% ÷ 40% is more than 40,00,000'),
    input: { known: 'pension', pension: 8_001, age: 60, balance: 40_00_000 },
    refused: 'You leave now',
  },
  {
    name: 'an account beyond 75 before the new rules',
    source: byHand('The account could run to 75'),
    input: { age: 76, exitAge: 76, exitOn: '2025-12-14' },
    refused: 'On 14 Dec 2025 an account could run until 75',
  },
  {
    name: 'a day of exit that is past, for an exit thirty years on',
    source: byHand('The rules of 2024 hold for exits of 2024'),
    input: { age: 30, exitOn: '2024-01-01', lump: 80 },
    refused: 'This day is past, but you leave only at 60',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('Service begins at 18'), input: { sector: 'central' }, given: ['age', 'service'], expect: 'refused' }, [
    ['25 years of service at 30', 30, 300, 'At 30 this cannot be 25 years: it begins at 18 or later'],
    ['a month more than since 18', 30, 157, 'At 30 this cannot be 13 years 1 month'],
  ]),
  {
    name: 'thirty years in the account at 20',
    source: byHand('20 − 18 is 2'),
    input: { sector: 'citizen', age: 20, exitAge: 21, served: 360, balance: 20_00_000, lump: 80 },
    refused: 'At 20 this cannot be 30 years: it begins at 18 or later',
  },
  {
    name: 'parts that go on after the account has ended',
    source: byHand('75 + 15 is more than 85'),
    input: { age: 75, exitAge: 75, balance: 40_00_000, own: 0, drawYears: 15 },
    refused: 'The account can run until 85. Enter at most 10 here, or exit earlier',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { age: 59, balance: 40_00_000, today: '2026-11-23' },
    given: ['exitAge', 'exitOn'], expect: ['Corpus at exit', 'You pay in'] }, [
    ['an exit within a few weeks lets the money grow for whole months up to its day',
      '(40,00,000 + 10,000) × (1 + 10% ÷ 12): from 23 November to 31 December is one month', 60, '2026-12-31',
      40_43_416.66666667, 10_000],
    ['without a day it grows for the whole year', '12 payments, each month × (1 + 10% ÷ 12)', 60, blank,
      45_45_555.081369158, 1_20_000],
    ['whoever is of that age already pays and grows up to the day too', '4 months', 59, '2027-03-31',
      41_75_849.5853105704, 40_000],
    ['a day that is past leaves no time to grow', 'The balance', 59, '2026-10-01', 40_00_000, 0],
  ]),
  {
    name: 'a day of exit that the ages do not leave room for',
    source: byHand('23 November 2026 to 1 December 2029 is 3 years, from 59 to 60 one'),
    input: { age: 59, exitAge: 60, exitOn: '2029-12-01', today: '2026-11-23' },
    refused: 'From today to this day it is 3 years, but from age 59 to age 60 it is 1 year.',
  },
  {
    name: 'a corpus of ₹20 lakh, 80% at once: a fifth of it is above what is free',
    source: published('Examples of the exit rules of December 2025: 16 lakh at once, 12 lakh free, 4 lakh taxed'),
    input: { age: 60, own: 0, balance: 20_00_000, lump: 80 },
    expect: { 'Lump sum': 16_00_000, 'Lump sum free of tax': 12_00_000, 'Taxed part of the lump sum': 4_00_000 },
  },
];

export const golden = onExample(cases, { financialYear: '2025-26' });
