import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, official, published, table } from '@/lib/golden';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

const decimals = (title: string): Case['source'] => byHand(`In exact decimals, written apart: ${title}`);
const rule = (title: string): Case['source'] => byHand(title);
const rateOfDay = (title: string): Case['source'] =>
  official(
    `Ministry of Finance, memoranda on the rates of small savings schemes from April 2020 to January 2024: ${title}`,
  );
const kisanVikasTable = (title: string): Case['source'] =>
  official(`Kisan Vikas Patra Scheme, 2019, para. 6(3), as amended in 2023: ${title}`);
/** A year at 10% with quarterly payouts: the interest is a tenth of the deposit to the rupee. */
const tenPercent = { kind: 'payout', payoutEvery: '3', rate: 10, term: 12, start: '2025-04-01' } as const;

export const golden: Case[] = [
  {
    name: '₹1,00,000 at 7% for 5 years becomes ₹1,41,478',
    source: published('1,00,000 × (1 + 7% ÷ 4)^20, the figure that FD calculators show'),
    input: {},
    expect: {
      'Maturity amount': 141477.81957557978,
      'Total interest': 41477.81957557978,
      'Effective yearly yield': 7.18590312890625,
      'Matures on': '2031-04-01',
      'Interest of tax year 2026-27': 7185.90312890625,
      'TDS over all years': 0,
      'Above the deposit insurance': 0,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, given: ['termIn', 'termDays', 'oddDays', 'dayCount', 'start'],
    expect: ['Maturity amount', 'Matures on'] }, [
    ['400 days are four quarters and 35 days of simple interest', '107185.90 × (1 + 7% × 35 ÷ 365)', 'days', 400, blank,
      blank, blank, 107905.3701499085, '2027-05-06'],
    ['most websites compound the 35 days too', '1,00,000 × 1.0175^(1600 ÷ 365)', 'days', 400, 'compound', blank, blank,
      107901.5256412976],
    ['90 days are simple interest', '1 + 7% × 90 ÷ 365', 'days', 90, blank, blank, blank, 101726.02739726027],
    ['the last day below six months is simple', '1 + 7% × 182 ÷ 365', 'days', 182, blank, blank, blank,
      103490.4109589041, '2026-09-30'],
    ['six months are two quarters', '1.0175²', 'days', 183, blank, blank, blank, 103530.625, '2026-10-01'],
    ['a day of a leap year may be 1/366', '1 + 7% × 30 ÷ 366', 'days', 30, blank, 'actual', '2028-02-01',
      100573.77049180328, '2028-03-02'],
    ['or 1/365 as at the State Bank', '1 + 7% × 30 ÷ 365', 'days', 30, blank, blank, '2028-02-01', 100575.34246575343],
    ['seven days is the shortest', '1 + 7% × 7 ÷ 365', 'days', 7, blank, blank, blank, 100134.24657534246],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, given: ['addedEvery', 'age', 'seniorExtra'],
    expect: ['Maturity amount'] }, [
    ['added every month it is ₹1,41,763', '(1 + 7% ÷ 12)^60', '1', blank, blank, 141762.525961398],
    ['every half-year ₹1,41,060', '1.035^10', '6', blank, blank, 141059.8760621122],
    ['every year ₹1,40,255', '1.07^5', '12', blank, blank, 140255.17307],
    ['only at the end ₹1,35,019, by 1,826 days', '1 + 7% × 1826 ÷ 365', 'never', blank, blank, 135019.178082191],
    ['a senior with half a point more gets ₹1,44,995', '(1 + 7.5% ÷ 4)^20', blank, 'senior', 0.5, 144994.802571954],
  ]),
  {
    name: 'a deposit of 10 July splits its interest at 31 March',
    source: decimals('two quarters to 10 January and 81 days: 1,00,000 × (1.0175² × (1 + 7% × 81 ÷ 365) − 1)'),
    input: { start: '2026-07-10', term: 12 },
    expect: { 'Interest of tax year 2026-27': 5138.895256849315, 'Maturity amount': 107185.903128906 },
  },
  {
    name: 'payouts across two Acts: the days of March count before they are paid',
    source: decimals('8 × 5799.63 + 10,00,000 × 7% × 22 ÷ 365; the whole year 2026-27 has 12 × 5799.63, of it 10%'),
    input: { kind: 'payout', principal: 10_00_000, start: '2025-07-10' },
    expect: {
      'Interest of FY 2025-26': 50616.238645454,
      'TDS of tax year 2026-27': 6959.55908448,
      'Above the deposit insurance': 505799.63257,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, input: { kind: 'payout', principal: 5_00_000 },
    given: ['payoutEvery'], expect: ['Payout every month', 'Payout every quarter', 'Payout every half-year',
    'Payout every year', 'Total interest'] }, [
    ['₹5 lakh pays ₹2,900 a month, not ₹2,917', '5,00,000 × (1.0175^(1/3) − 1)', '1', 2899.816285203, blank, blank,
      blank, 173988.9771122344],
    ['₹8,750 a quarter', '5,00,000 × 7% ÷ 4', '3', blank, 8_750, blank, blank, 1_75_000],
    ['₹17,653 a half-year', '5,00,000 × (1.0175² − 1)', '6', blank, blank, 17_653.125],
    ['₹35,930 a year', '5,00,000 × (1.0175⁴ − 1)', '12', blank, blank, blank, 35929.5156445312],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, input: { kind: 'rd' }, given: ['instalment', 'rate', 'rdAt'],
    expect: ['Maturity amount', 'Total deposited', 'Interest of tax year 2026-27'] }, [
    ['₹10,000 a month at 6.7% for 5 years becomes ₹7,13,658', 'Σ 10,000 × 1.01675^(m ÷ 3), m = 1 to 60; 12 of them for the first year',
      10_000, 6.7, blank, 713658.2883526084, 6_00_000, 4420.317453983828],
    ['₹5,000 at 7% becomes ₹3,59,664', 'the same at 7%', 5_000, 7, blank, 359663.9544184632, 3_00_000],
    ['₹5,000 with the post office at its 6.7% becomes ₹3,56,829', 'half of the first', 5_000, blank, 'post',
      356829.1441763042, 3_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, input: { known: 'goal' }, given: ['kind', 'goal', 'wanted'],
    expect: ['Deposit needed', 'Deposit needed a month'] }, [
    ['₹10 lakh in 5 years takes ₹7,06,825 now', '10,00,000 ÷ 1.0175^20 = 706824.577', 'end', 10_00_000, blank, 7_06_825],
    ['or ₹13,902 a month', '10,00,000 ÷ 71.9328 = 13901.866', 'rd', 10_00_000, blank, blank, 13_902],
    ['₹10,000 a month takes ₹17,24,248', '10,000 ÷ (1.0175^(1/3) − 1) = 1724247.162', 'payout', blank, 10_000, 17_24_248],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, input: { kind: 'post', principal: 10_000 }, given: ['scheme'],
    expect: ['Payout every year', 'Payout every quarter', 'Payout every month', 'Maturity amount', 'Matures on',
    'Rate of the deposit'] }, [
    ['a time deposit of 1 year pays ₹708 on ₹10,000', '1.01725⁴ − 1', 'deposit1', 708.0599535594141, blank, blank, blank,
      '2027-04-01', 6.9],
    ['of 2 years ₹719', '1.0175⁴ − 1', 'deposit2', 718.590312890625, blank, blank, blank, '2028-04-01', 7],
    ['of 3 years ₹729', '1.01775⁴ − 1', 'deposit3', 729.1284370186891, blank, blank, blank, '2029-04-01', 7.1],
    ['of 5 years ₹771', '1.01875⁴ − 1', 'deposit5', 771.3586578369141, blank, blank, blank, '2031-04-01', 7.5],
    ['a certificate becomes ₹14,490', '1.077⁵', 'certificate', blank, blank, blank, 14490.33801989157, '2031-04-01', 7.7],
    ['a Kisan Vikas Patra doubles in 115 months', '9 years and 7 months', 'kisanVikas', blank, blank, blank, 20_000,
      '2035-11-01', 7.5],
    ['the monthly income of ₹10,000 is ₹61.67', '10,000 × 7.4% ÷ 12', 'monthlyIncome', blank, blank, 61.666666666666664],
    ['a senior gets ₹205 a quarter', '10,000 × 8.2% ÷ 4', 'senior', blank, 205],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { kind: 'post' }, given: ['scheme', 'principal', 'joint'],
    expect: ['Payout every month', 'Payout every quarter'] }, [
    ['₹9 lakh in monthly income is allowed', '9,00,000 × 7.4% ÷ 12', 'monthlyIncome', 9_00_000, blank, 5_550],
    ['₹15 lakh in a joint one', '15,00,000 × 7.4% ÷ 12', 'monthlyIncome', 15_00_000, true, 9_250],
    ['₹30 lakh of a senior', '30,00,000 × 8.2% ÷ 4', 'senior', 30_00_000, blank, blank, 61_500],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { kind: 'post' }, given: ['scheme', 'principal', 'joint', 'start'],
    expect: ['Payout every month', 'Payout every quarter'] }, [
    ['₹15 lakh of a senior in March 2023', '15,00,000 × 8% ÷ 4', 'senior', 15_00_000, blank, '2023-03-31', blank, 30_000],
    ['₹4.5 lakh of monthly income', '4,50,000 × 7.1% ÷ 12', 'monthlyIncome', 4_50_000, blank, '2023-03-31', 2_662.5],
    ['₹9 lakh in a joint one', '9,00,000 × 7.1% ÷ 12', 'monthlyIncome', 9_00_000, true, '2023-03-31', 5_325],
    ['a day later ₹30 lakh', '30,00,000 × 8.2% ÷ 4', 'senior', 30_00_000, blank, '2023-04-01', blank, 61_500],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({
    source: rateOfDay,
    input: { kind: 'post', principal: 10_000 }, given: ['scheme', 'start'],
    expect: ['Rate of the deposit', 'Maturity amount', 'Payout every year', 'Payout every quarter', 'Payout every month',
      'Matures on'] }, [
    ['a certificate of November 2021', '1.068⁵', 'certificate', '2021-11-15', 6.8, 13_894.92680813568, blank, blank, blank, '2026-11-15'],
    ['the last day of 6.8%', '1.068⁵', 'certificate', '2022-12-31', 6.8, 13_894.92680813568, blank, blank, blank, '2027-12-31'],
    ['the first of 7%', '1.07⁵', 'certificate', '2023-01-01', 7, 14_025.517307, blank, blank, blank, '2028-01-01'],
    ['the first of 7.7%', '1.077⁵', 'certificate', '2023-04-01', 7.7, 14_490.33801989157, blank, blank, blank, '2028-04-01'],
    ['a Kisan Vikas Patra of the last day of 124 months', '10 years and 4 months', 'kisanVikas', '2022-09-30', 6.9, 20_000,
      blank, blank, blank, '2033-01-30'],
    ['of the first day of 123', '10 years and 3 months', 'kisanVikas', '2022-10-01', 7, 20_000, blank, blank, blank, '2033-01-01'],
    ['of 120', '10 years', 'kisanVikas', '2023-01-01', 7.2, 20_000, blank, blank, blank, '2033-01-01'],
    ['and of 115', '9 years and 7 months', 'kisanVikas', '2023-04-01', 7.5, 20_000, blank, blank, blank, '2032-11-01'],
    ['a time deposit of 5 years', '1.01675⁴ − 1', 'deposit5', '2022-12-31', 6.7, blank, 687.0225140281640, blank, blank, '2027-12-31'],
    ['a day later', '1.0175⁴ − 1', 'deposit5', '2023-01-01', 7, blank, 718.590312890625, blank, blank, '2028-01-01'],
    ['a senior in September 2022', '10,000 × 7.4% ÷ 4', 'senior', '2022-09-30', 7.4, blank, blank, 185, blank, '2027-09-30'],
    ['and in October', '10,000 × 7.6% ÷ 4', 'senior', '2022-10-01', 7.6, blank, blank, 190, blank, '2027-10-01'],
    ['monthly income of April 2020', '10,000 × 6.6% ÷ 12', 'monthlyIncome', '2020-04-01', 6.6, blank, blank, blank, 55, '2025-04-01'],
    ['3 years of June 2023', '1.0175⁴ − 1', 'deposit3', '2023-06-30', 7, blank, 718.590312890625, blank, blank, '2026-06-30'],
    ['2 years of June 2023', '1.01725⁴ − 1', 'deposit2', '2023-06-30', 6.9, blank, 708.0599535594141, blank, blank, '2025-06-30'],
    ['2 years of July 2023', '1.0175⁴ − 1', 'deposit2', '2023-07-01', 7, blank, 718.590312890625, blank, blank, '2025-07-01'],
    ['1 year of December 2022', '1.01375⁴ − 1', 'deposit1', '2022-12-31', 5.5, blank, 561.4480918212890, blank, blank, '2023-12-31'],
  ]),
  {
    name: 'the post office’s recurring deposit of ₹10 opened in 2022',
    source: official('India Post, 5-year recurring deposit at 5.8%: ₹10 a month give 696.97'),
    input: { kind: 'rd', rdAt: 'post', instalment: 10, start: '2022-06-01' },
    expect: { 'Maturity amount': 696.97 },
    tolerance: 0.005,
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { kind: 'post' }, given: ['scheme', 'principal', 'joint', 'start'],
    expect: 'refused' }, [
    ['a rupee above ₹9 lakh is not', 'Limit of a single account', 'monthlyIncome', 9_00_001, blank, blank,
      'The Monthly Income Scheme takes at most ₹9,00,000 in a single account. A joint one may hold ₹15,00,000.'],
    ['nor above ₹15 lakh joint', 'Limit of a joint account', 'monthlyIncome', 15_00_001, true, blank,
      'The Monthly Income Scheme takes at most ₹15,00,000 in a joint account.'],
    ['nor above ₹30 lakh', 'Limit of one person', 'senior', 30_00_001, blank, blank,
      'One person may keep at most ₹30,00,000'],
    ['rates before April 2020 are not on file', 'Series from April 2020', 'deposit5', 1_000, blank, '2020-03-31',
      'We have post-office rates from 1 Apr 2020.'],
    ['nor of an older certificate', 'Series from April 2020', 'kisanVikas', 1_000, blank, '2020-03-31',
      'We have post-office rates from 1 Apr 2020.'],
    ['nor above ₹15 lakh of a senior before April 2023', 'Limit of that day', 'senior', 15_00_001, blank, '2023-03-31',
      'One person may keep at most ₹15,00,000 in the Senior Citizens’ Savings Scheme for deposits before 1 Apr 2023.'],
    ['nor above ₹4.5 lakh in monthly income before April 2023', 'Limit of that day', 'monthlyIncome', 4_50_001, blank,
      '2023-03-31',
      'The Monthly Income Scheme takes at most ₹4,50,000 in a single account for deposits before 1 Apr 2023.'],
    ['nor above ₹9 lakh joint', 'Limit of that day', 'monthlyIncome', 9_00_001, true, '2023-03-31',
      'The Monthly Income Scheme takes at most ₹9,00,000 in a joint account for deposits before 1 Apr 2023.'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: tenPercent, given: ['principal', 'age', 'pan', 'payer',
    'otherInterest', 'declared'], expect: ['TDS over all years', 'Interest of FY 2025-26', 'TDS of FY 2025-26'] }, [
    ['interest of exactly ₹50,000 bears no TDS', 's. 194A: does not exceed', 5_00_000, blank, blank, blank, blank, blank,
      0, 50_000, 0],
    ['₹50,010 bears a tenth of all of it', '10% of 50,010', 5_00_100, blank, blank, blank, blank, blank, 5_001, 50_010, 5_001],
    ['a senior bears none at ₹1,00,000', 's. 194A: limit of a senior', 10_00_000, 'senior', blank, blank, blank, blank, 0],
    ['a senior at ₹1,00,010 bears ₹10,001', '10% of 1,00,010', 10_00_100, 'verySenior', blank, blank, blank, blank, 10_001],
    ['without PAN it is a fifth', '20% of 50,010, s. 206AA', 5_00_100, blank, false, blank, blank, blank, 10_002],
    ['without PAN still nothing up to the limit', 's. 206AA: tax deductible at all', 5_00_000, blank, false, blank, blank, blank, 0],
    ['a company deducts above ₹10,000', '10% of 10,010', 1_00_100, blank, blank, 'company', blank, blank, 1_001],
    ['and not at ₹10,000', 's. 194A: others', 1_00_000, blank, blank, 'company', blank, blank, 0],
    ['other interest of the bank counts for the limit', '40,000 + 10,001 is above 50,000: 10% of 40,000', 4_00_000, blank, blank, blank, 10_001, blank, 4_000],
    ['and with ₹10,000 it is not above', '40,000 + 10,000', 4_00_000, blank, blank, blank, 10_000, blank, 0],
    ['the declaration stops it', 's. 197A', 5_00_100, blank, blank, blank, blank, true, 0],
  ]),
  {
    name: 'in FY 2024-25 the limit was ₹40,000',
    source: rule('s. 194A before the Finance Act, 2025: 10% of 40,010'),
    input: { ...tenPercent, start: '2024-04-01', principal: 4_00_100 },
    expect: { 'TDS of FY 2024-25': 4_001 },
  },
  {
    name: 'before FY 2024-25 TDS is not on file',
    source: rule('The series begins in April 2024'),
    input: { ...tenPercent, start: '2022-04-01', principal: 9_00_000 },
    expect: { 'Total interest': 90_000, 'Interest of FY 2022-23': 90_000 },
  },
  {
    name: 'at no interest no deposit pays ₹10,000 a month',
    source: rule('10,000 ÷ 0'),
    input: { kind: 'payout', known: 'goal', rate: 0 },
    refused: 'At 0%, no deposit up to ₹100 crore pays that much.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule('The first payout is due a full period after the deposit'),
    input: { kind: 'payout' }, given: ['known', 'payoutEvery', 'termIn', 'term', 'termDays'],
    expect: 'refused' }, [
    ['no deposit of 6 months is found for a wanted yearly payout',
      'goal', '12', blank, 6, blank, 'The deposit ends before its first payout, 1 year after it starts.'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule('It ends before its first payout, so the interest comes at the end: added every quarter, below six months simple'),
    input: { kind: 'payout' }, given: ['payoutEvery', 'termIn', 'term', 'termDays'], expect: ['Total interest', 'Maturity amount'] }, [
    ['yearly payouts of 6 months: 1,00,000 × (1.0175² − 1)', '12', blank, 6, blank, 3_530.625, 1_03_530.625],
    ['and of 9 months: 1,00,000 × (1.0175³ − 1)', '12', blank, 9, blank, 5_342.4109375, 1_05_342.4109375],
    ['monthly payouts of 20 days: 1,00,000 × 7% × 20 ÷ 365', '1', 'days', blank, 20, 383.56164384, 1_00_383.56164384],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule('Quarter by quarter: 1,00,000 × ((1 + 7% ÷ 4)⁴ − 1) for a year'),
    input: { kind: 'payout' }, given: ['payoutEvery', 'term'], expect: ['Total interest'] }, [
    ['a deposit of exactly one year pays it once', '12', 12, 7_185.903128906279],
    ['one of three months pays one quarter', '3', 3, 1_750],
  ]),
  {
    name: 'a recurring deposit at the post office takes multiples of ₹10, so does the one that is needed',
    source: rule('10,00,000 ÷ 71.36582883526124 = 14,012.3…, up to ₹10'),
    input: { kind: 'rd', rdAt: 'post', known: 'goal' },
    expect: { 'Deposit needed a month': 14_020 },
  },
  {
    name: 'the form for no deduction is that of the year that runs',
    source: official('Form 121 from tax year 2026-27: FY 2025-26 is over'),
    input: { principal: 10_00_000, term: 24, start: '2025-04-01', income: 5_00_000 },
    expect: { 'Form 121 (old 15G) for tax year 2026-27': 'You may give it' },
  },
  {
    name: 'the declaration without a PAN is not valid',
    source: official('s. 206AA(2), Income-tax Act, 1961'),
    input: { pan: false, declared: true },
    refused: 'Without your PAN the declaration is not valid',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { ...tenPercent, start: '2026-04-01' },
    given: ['principal', 'income', 'regime', 'age'], expect: ['Tax on the interest of tax year 2026-27',
    'Interest left after tax', 'Form 121 (old 15G) for tax year 2026-27', 'Form 121 (old 15H) for tax year 2026-27'] }, [
    ['at 30% with cess ₹31,200 of ₹1,00,000 goes', '25,00,000 + 1,00,000 in the new regime: 31.2%', 10_00_000, 25_00_000,
      blank, blank, 31_200, 68_800, 'Not for you'],
    ['in the old regime ₹20,800 of it at 20%', '6,00,000 + 1,00,000: 20.8%', 10_00_000, 6_00_000, 'old', blank, 20_800,
      79_200, 'Not for you'],
    ['up to ₹12 lakh the rebate takes it all', '11,00,000 + 1,00,000', 10_00_000, 11_00_000, blank, blank, 0, 1_00_000,
      'You may give it'],
    ['a senior of the old regime has ₹50,000 free of the interest', '4,50,000 + 1,00,000 − 50,000 = 5,00,000, rebate; without the interest nil',
      10_00_000, 4_50_000, 'old', 'senior', 0, 1_00_000, blank, 'You may give it'],
    ['₹4,00,000 of interest is within the first slab', 'Tax nil by the rebate, interest = 4,00,000', 40_00_000, 1_00_000,
      blank, blank, 0, 4_00_000, 'You may give it'],
    ['a little more is not, though tax is nil', 'Interest 4,00,010', 40_00_100, 1_00_000, blank, blank, 0, 4_00_010,
      'Not for you'],
    ['at 60 only the tax counts', 'Interest 4,00,010', 40_00_100, 1_00_000, blank, 'senior', 0, 4_00_010, blank,
      'You may give it'],
  ]),
  {
    name: 'interest of a company bears tax whole at 60 too',
    source: rule(
      's. 153 of the Act of 2025 (80TTB) is for banks and the post office: 4,50,000 + 1,00,000 at 5%, then 20%, 4% cess',
    ),
    input: {
      ...tenPercent,
      start: '2026-04-01',
      payer: 'company',
      principal: 10_00_000,
      income: 4_50_000,
      regime: 'old',
      age: 'senior',
    },
    expect: { 'Tax on the interest of tax year 2026-27': 20_800 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimals, input: { breakEarly: true }, given: ['kind', 'principal', 'rate', 'breakOn',
    'cardRate', 'penalty'], expect: ['Amount you get on breaking', 'Interest after breaking', 'Lost by breaking',
    'Rate after breaking'] }, [
    ['₹5 lakh at 7.25% broken after 400 days earns 6.3%', '6.8 − 0.5: 5,00,000 × 1.01575⁴ × (1 + 6.3% × 35 ÷ 365)',
      'end', 5_00_000, 7.25, '2027-05-06', 6.8, 0.5, 535467.417800857, 35467.41780085726, 5515.06585126295, 6.3],
    ['payouts made too high are kept back', '5,00,000 + 12 × 2487.60 − 11 × 2899.82', 'payout', 5_00_000, blank, '2027-04-01',
      blank, 1, 497953.2584986721, 29851.23763591507, 4946.557786531808, 6],
    ['within seven days nothing is earned', 'Below 7 days no interest', 'end', 1_00_000, blank, '2026-04-07', blank, 1, 1_00_000,
      0, 115.06849315068493, 0],
    ['on the seventh day 6% is', '1,00,000 × 6% × 7 ÷ 365', 'end', 1_00_000, blank, '2026-04-08', blank, 1,
      100115.06849315068, 115.06849315068493, 19.17808219178082, 6],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, given: ['taxSaver', 'breakEarly', 'breakOn', 'term', 'principal'],
    expect: 'refused' }, [
    ['a tax-saving deposit cannot be broken', 'Scheme of 2006', true, true, '2027-04-01', blank, blank,
      'A tax-saving deposit cannot be broken'],
    ['and runs for 5 years exactly', 'Scheme of 2006', true, blank, blank, 61, blank, 'A tax-saving deposit runs for exactly 5 years'],
    ['and takes ₹1,50,000', 'Scheme of 2006', true, blank, blank, blank, 1_50_001, 'A tax-saving deposit takes at most ₹1,50,000'],
    ['a deposit is not broken on its first day', 'It must have run', blank, true, '2026-04-01', blank, blank,
      'The deposit runs from 1 Apr 2026 to 1 Apr 2031.'],
    ['nor on the day it matures', 'It is over', blank, true, '2031-04-01', blank, blank, 'The deposit runs from'],
  ]),
  {
    name: 'a tax-saving deposit of ₹1,50,000 counts whole',
    source: rule('Section 80C, from tax year 2026-27 section 123'),
    input: { taxSaver: true, principal: 1_50_000 },
    expect: { 'Counts for the savings deduction in tax year 2026-27': 1_50_000 },
  },
  {
    name: 'a ladder of five deposits of ₹1 lakh earns ₹1,17,600',
    source: decimals('6660.16 + 14324.83 + 23143.93 + 31992.94 + 41477.82'),
    input: { kind: 'ladder' },
    expect: {
      'Total interest': 117599.67653991241,
      'Total deposited': 5_00_000,
      'Total paid to you': 617599.6765399124,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { ...tenPercent, principal: 4_00_000 }, given: ['otherDeposits'],
    expect: ['The most the bank owes you', 'Above the deposit insurance'] }, [
    ['₹5,00,000 in one bank is insured whole', '4,00,000 + 10,000 + 90,000', 90_000, 5_00_000, 0],
    ['a rupee more is not', '4,00,000 + 10,000 + 90,001', 90_001, 5_00_001, 1],
  ]),
  {
    name: 'paid out every year, the bank owes most before the first payout and not on the last day',
    source: byHand('5,00,000 × 1.0175⁴ on 1 April 2027; half a year later only 5,00,000 and the interest of 183 days'),
    input: { kind: 'payout', principal: 5_00_000, payoutEvery: '12', term: 18, start: '2026-04-01' },
    expect: { 'The most the bank owes you': 535929.515644531, 'Above the deposit insurance': 35929.515644531 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { kind: 'post', start: '2026-04-01' },
    given: ['scheme', 'principal', 'age'], expect: ['TDS over all years', 'TDS of tax year 2026-27'] }, [
    ['no tax is deducted on a certificate of ₹20 lakh', 'S.O. 72(E) of 24 January 1992 names it', 'certificate',
      20_00_000, blank, 0],
    ['none on a Kisan Vikas Patra of ₹20 lakh', 'The same', 'kisanVikas', 20_00_000, blank, 0],
    ['none on monthly income of ₹66,600 a year', 'The same', 'monthlyIncome', 9_00_000, blank, 0],
    ['none on a time deposit of ₹20 lakh', 'The same', 'deposit5', 20_00_000, blank, 0],
    ['10% of all interest of a senior in SCSS', '30,00,000 × 8.2% is above 1,00,000: 24,600 in each of five years',
      'senior', 30_00_000, 'senior', 1_23_000, 24_600],
    ['none in SCSS up to the limit', '12,19,000 × 8.2% is 99,958', 'senior', 12_19_000, 'senior', 0, 0],
  ]),
  {
    name: 'none on a recurring deposit with the post office',
    source: byHand('The same notification'),
    input: { kind: 'rd', rdAt: 'post', instalment: 1_00_000, start: '2026-04-01' },
    expect: { 'TDS over all years': 0 },
  },
  {
    name: 'a certificate beside ₹9 lakh of income brings neither tax nor TDS',
    source: byHand(
      '20,00,000 × (1.077^5 − 1); with it the income of no year is above 12,00,000: rebate of the new regime',
    ),
    input: {
      kind: 'post',
      scheme: 'certificate',
      principal: 20_00_000,
      income: 9_00_000,
      regime: 'new',
      start: '2026-04-01',
    },
    expect: {
      'Total interest': 8_98_067.603978,
      'TDS over all years': 0,
      'Tax over all years': 0,
      'Tax beyond TDS': 0,
    },
  },
  {
    name: 'all tax on a Kisan Vikas Patra is paid by oneself',
    source: byHand('20,00,000 × 31.2%, but for the rounding of income to ₹10 in each of ten years'),
    input: {
      kind: 'post',
      scheme: 'kisanVikas',
      principal: 20_00_000,
      income: 30_00_000,
      regime: 'new',
      start: '2026-04-01',
    },
    expect: { 'Tax over all years': 6_24_000, 'Tax beyond TDS': 6_24_000 },
    tolerance: 16,
  },
  {
    name: 'at a slab rate of 30% a small finance bank at 8.25% is ahead of a bank, the post office and a debt fund at 8%',
    source: byHand(
      'Each year’s interest × 31.2%; 1.01875^4 − 1 a year at the post office; 1,00,000 × (1.08^5 − 1) taxed once',
    ),
    input: { compare: true, smallBankRate: 8.25, fundReturn: 8 },
    expect: {
      'Yield after tax, this deposit': 4.943901352687529,
      'Left after tax, this deposit': 1_28_536.73986799904,
      'Yield after tax, small finance bank': 5.8540282170417,
      'Left after tax, small finance bank': 1_34_693.35831648,
      'Yield after tax, post office time deposit': 5.306947565918,
      'Left after tax, post office time deposit': 1_26_534.7378295899,
      'Yield after tax, debt fund': 5.756057764394873,
      'Left after tax, debt fund': 1_32_289.77168384,
      'Best after tax': 'Small finance bank',
    },
  },
  ...(
    [
      ['at 5%', 5, 6.812236166203155, 'Post office time deposit'],
      ['at nothing', 0, 7.18590312890629, 'Post office time deposit'],
      ['at 30%', 30, 4.943901352687529, 'Post office time deposit'],
    ] as const
  ).map(([name, compareSlab, net, best]) => ({
    name: `a bank at 7%, the post office and a debt fund at 7%, ${name}`,
    source: byHand('Interest of each year × the slab rate × 1.04; 7.71% a year at the post office'),
    input: { compare: true, compareSlab, fundReturn: 7 } as const,
    expect: { 'Yield after tax, this deposit': net, 'Best after tax': best },
  })),
  {
    name: 'a year: 6.9% at the post office against 7% at the bank',
    source: byHand('(1.0175^4 − 1) × 68.8% against (1.01725^4 − 1) × 68.8%'),
    input: { compare: true, term: 12 },
    expect: {
      'Yield after tax, this deposit': 4.943901352687507,
      'Yield after tax, post office time deposit': 4.871452480488772,
      'Best after tax': 'This deposit',
    },
  },
  {
    name: 'the deposit insurance of ₹5 lakh counts at each bank by itself',
    source: byHand('4,00,000 × 1.0175^20 and × 1.020625^20, less 5,00,000'),
    input: { compare: true, principal: 4_00_000, smallBankRate: 8.25 },
    expect: {
      'Above the deposit insurance': 65_911.27830232,
      'Above the deposit insurance, small finance bank': 1_01_705.57160746,
    },
  },
  {
    name: 'a recurring deposit whose last quarter is full',
    source: published(
      'Indian Banks’ Association, formula of recurring deposits: ₹5,000 for 18 months at 7.5% give 95,502.35',
    ),
    input: { kind: 'rd', instalment: 5_000, rate: 7.5, term: 18 },
    expect: { 'Maturity amount': 95_502.35 },
    tolerance: 0.005,
  },
  {
    name: 'the post office’s recurring deposit of ₹100',
    source: official('India Post, table of the 5-year recurring deposit at 6.7%: 7,136.58'),
    input: { kind: 'rd', rdAt: 'post', instalment: 100 },
    expect: { 'Maturity amount': 7_136.58 },
    tolerance: 0.005,
  },
  {
    name: 'a deposit of 444 days at 7.25%, days compounded as on websites',
    source: published('SBI Amrit Vrishti, two lakh: 2,18,267'),
    input: { principal: 2_00_000, rate: 7.25, termIn: 'days', termDays: 444, oddDays: 'compound' },
    expect: { 'Maturity amount': 2_18_267 },
    tolerance: 0.5,
  },
  {
    name: 'a deposit of two years broken after one, a percentage point off',
    source: published('Paisabazaar, premature withdrawal: 5.5% for a year give 1,05,614'),
    input: { rate: 6.5, term: 24, breakEarly: true, breakOn: '2027-04-01', cardRate: 6.5 },
    expect: { 'Amount you get on breaking': 1_05_614, 'Rate after breaking': 5.5 },
    tolerance: 0.5,
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { kind: 'post', principal: 9_00_000, start: '2025-04-01' },
    given: ['scheme', 'closedOn'], expect: ['Paid back on closing', 'Interest until then', 'Kept for closing early'] }, [
    ['the monthly income scheme closed after two years', '2% of 9,00,000; 24 × 5,550', 'monthlyIncome', '2027-04-01',
      8_82_000, 1_33_200, 18_000],
    ['a day short of three years, which pays for 35 months', '2%; 35 × 5,550', 'monthlyIncome', '2028-03-31',
      8_82_000, 1_94_250, 18_000],
    ['after three years to the day', '1%; 36 × 5,550', 'monthlyIncome', '2028-04-01', 8_91_000, 1_99_800, 9_000],
    ['on the first day on which it closes', '2%; 12 × 5,550', 'monthlyIncome', '2026-04-01', 8_82_000, 66_600, 18_000],
    ['after a year to the day', '1.5%; 4 × 18,450', 'senior', '2026-04-01', 8_86_500, 73_800, 13_500],
    ['and ten days into a quarter', '1.5%; 4 × 18,450 + 9,00,000 × 8.2% × 10 ÷ 365', 'senior', '2026-04-11',
      8_86_500, 75_821.9178082192, 13_500],
    ['after two years to the day', '1%; 8 × 18,450', 'senior', '2027-04-01', 8_91_000, 1_47_600, 9_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { kind: 'post', scheme: 'senior', principal: 9_00_000, start: '2025-04-01' },
    given: ['closedOn'], expect: ['Paid back on closing', 'Interest until then', 'Interest taken back'] }, [
    ['the senior scheme closed a day short of a year: what was paid is taken out of the deposit', '9,00,000 − 3 × 18,450',
      '2026-03-31', 8_44_650, 0, 55_350],
    ['closed before the first interest was paid', 'Nothing was paid', '2025-06-30', 9_00_000, 0, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: rule, input: { kind: 'post', start: '2025-04-01' },
    given: ['scheme', 'closedOn'], expect: 'refused' }, [
    ['the monthly income scheme does not close within a year', '12 months', 'monthlyIncome', '2026-03-31',
      'The Monthly Income Scheme does not close within the first year. Enter 1 Apr 2026 or later.'],
    ['a Kisan Vikas Patra closes after 2½ years', '30 months', 'kisanVikas', '2027-09-30',
      'A Kisan Vikas Patra does not close in its first 2½ years, except on death or by order of a court. Enter 1 Oct 2027 or later.'],
    ['nor after its end', '115 months', 'kisanVikas', '2034-11-01', 'The deposit runs from 1 Apr 2025 to 1 Nov 2034.'],
    ['no deposit closes after its end', '1 April 2030', 'senior', '2030-04-01', 'The deposit runs from 1 Apr 2025 to 1 Apr 2030.'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: kisanVikasTable, input: { kind: 'post', scheme: 'kisanVikas', principal: 10_000 },
    given: ['start', 'closedOn'], expect: ['Paid back on closing', 'Interest until then', 'Lost by closing early'] }, [
    ['a Kisan Vikas Patra closed on the first day', 'Table 5: 1,171; 10,000 × 1.075² × (1 + 7.5% × 183 ÷ 365) − 11,710',
      '2023-04-01', '2025-10-01', 11_710, 1_710, 280.7966609589041],
    ['on the last day of that half-year', 'Table 5: 1,171; 11,556.25 × (1 + 7.5% × 364 ÷ 365) − 11,710', '2023-04-01', '2026-03-31',
      11_710, 1_710, 710.5941780821918],
    ['after three years', 'Table 5: 1,208; 10,000 × 1.075³ − 12,080', '2023-04-01', '2026-04-01', 12_080, 2_080, 342.96875],
    ['in its last months', 'Table 5: 1,819', '2023-04-01', '2032-10-31', 18_190, 8_190],
    ['in the half-year before', 'Table 5: 1,763', '2023-04-01', '2032-09-30', 17_630, 7_630],
    ['one bought a day before', 'Table 4: 1,162; 10,000 × 1.072² × (1 + 7.2% × 183 ÷ 365) − 11,620', '2023-03-31', '2025-09-30',
      11_620, 1_620, 286.6796817534247],
  ]),
  {
    name: 'no table is on file for a Kisan Vikas Patra of 2022',
    source: rule('Tables 4 and 5 begin on 1 January and 1 April 2023'),
    input: { kind: 'post', scheme: 'kisanVikas', start: '2022-12-31', closedOn: '2026-11-22' },
    refused: 'We have the amounts paid on an early closing for a Kisan Vikas Patra bought from 1 Jan 2023 on.',
  },
];
