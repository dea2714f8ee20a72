import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, official, published, table } from '@/lib/golden';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

const ledger = (title: string): Case['source'] =>
  byHand(`Month-by-month ledger in exact decimals, written apart: ${title}`);
const scheme = (paragraph: string): Case['source'] => official(`${paragraph}, Sukanya Samriddhi Account Scheme, 2019`);
const taken = (date: string, amount: number) => ({ date, amount });
const paid = taken;

export const golden: Case[] = [
  {
    name: '₹1,50,000 a year for 15 years at 8.2% becomes ₹71,82,119 after 21 years',
    source: published('The figure that Sukanya calculators show; 1,50,000 × (1.082¹⁵ − 1) ÷ 0.082 × 1.082 × 1.082⁶'),
    input: {},
    expect: {
      'Maturity amount': 7182119.169925066,
      'Total deposited': 22_50_000,
      'Total interest': 4932119.169925066,
      'Account matures on': '2047-04-01',
      'Financial years with a deposit': 15,
      'By a passbook that rounds': 71_82_127,
      'Interest of 2026-27': 12_300,
      'She can take money from': '2041-06-15',
      'Withdrawal limit in 2041-42': 2237994.66356574,
      'In PPF': 6139600.386485325,
      'In an equity fund, after tax': 1_08_68_973.957253385,
      'In a fixed deposit, after tax': 4292366.063297196,
      'Counts for the savings deduction in tax year 2026-27': 1_50_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['opened', 'horizon', 'rounding'],
    expect: ['Maturity amount', 'Total deposited', 'Account matures on', 'With deposits as long as the law allows',
    'Interest of 2025-26'] }, [
    ['opened on 10 July 2025, fifteen deposits come to ₹73,09,116 on 10 July 2046, and a sixteenth makes it ₹75,54,738',
      'first deposit earns from August, the last interest is that of June 2046',
      '2025-07-10', blank, blank, 7309115.801650575, 22_50_000, '2046-07-10', 7554738.123686104, 8_200],
    ['with the sixteenth counted it is the maturity amount', 'deposits in 2025-26 to 2040-41',
      '2025-07-10', 'allowed', blank, 7554738.123686104, 24_00_000, '2046-07-10', blank, 8_200],
    ['a passbook rounds to ₹73,09,115', 'interest to the rupee on each 31 March and at the end',
      '2025-07-10', blank, 'rupee', 73_09_115],
    ['money paid on 5 July earns for July', '150000 × 8.2% × 9 ÷ 12', '2025-07-05', blank, blank, blank, blank,
      '2046-07-05', blank, 9_225],
    ['money paid on 6 July does not', '150000 × 8.2% × 8 ÷ 12', '2025-07-06', blank, blank, blank, blank,
      '2046-07-06', blank, 8_200],
    ['from 1 April the law allows 15 financial years and no more', 'para. 4: 15 years end on 31 March 2041',
      '2026-04-01', 'allowed', blank, 7182119.169925066, 22_50_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['pattern', 'deposit', 'rate', 'payMonth'],
    expect: ['Maturity amount', 'Total deposited'] }, [
    ['₹12,500 by the 5th of every month becomes ₹69,32,648', '180 instalments', 'monthlyBy', blank, blank, blank,
      6932647.840162574, 22_50_000],
    ['after the 5th it becomes ₹68,87,298', '250 on opening, the rest of April’s instalment on the 6th', 'monthlyAfter', blank, blank,
      blank, 6887297.679190353, 22_50_000],
    ['paid each March after the 5th it becomes ₹66,37,917', '250 on opening, 149750 in March, then 150000 each March',
      'month', blank, blank, '03', 6637917.238258434, 22_50_000],
    ['the least deposit, ₹250 a year, becomes ₹11,970', 'a six-hundredth of the first case', blank, 250, blank, blank,
      11970.198616541778, 3_750],
    ['at no interest after December 2026 only its first nine months earn', '150000 × 8.2% × 9 ÷ 12', blank, blank, 0, blank,
      22_59_225],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['opened', 'birth'], expect: ['Maturity amount',
    'Interest of 2015-16', 'Interest of 2019-20'] }, [
    ['an account of April 2015 passes through every notified rate', '9.2%, 8.6, 8.5, 8.4, 8.3, 8.1, 8.5, 8.4, 7.6, 8, 8.2',
      '2015-04-01', '2010-01-01', 7125357.190118485, 13_800],
    ['one of April 2019 earns 8.5% to June and 8.4% from July 2019', '150000 × (3 × 8.5% + 9 × 8.4%) ÷ 12',
      '2019-04-01', '2015-01-01', 7143253.941349525, blank, 12_637.5],
  ]),
  {
    name: 'a fixed deposit is compared to the very month in which the account ends',
    source: ledger(
      'the deposit from 10 July 2025 by months at (1.01625)^(1/3), taxed each March, then three months of 2046',
    ),
    input: { opened: '2025-07-10' },
    expect: { 'In a fixed deposit, after tax': 4335563.033714284 },
  },
  {
    name: 'the first account, of 3 December 2014, earned 9.1% for that December too',
    source: ledger('150000 × 9.1% × 4 ÷ 12'),
    input: { opened: '2014-12-03', birth: '2010-01-01' },
    expect: { 'Interest of 2014-15': 4_550, 'Account matures on': '2035-12-03' },
  },
  {
    name: 'a running account goes on from its passbook balance',
    source: ledger('1360000 on 31 March 2026 and eight more deposits'),
    input: {
      birth: '2015-02-20',
      opened: '2019-04-03',
      passbook: [{ financialYear: '2025-26', balance: 13_60_000 }],
    },
    expect: {
      'Maturity amount': 6889534.307737306,
      'Deposits from now on': 12_00_000,
      'Account matures on': '2040-04-03',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, input: { known: 'goal' }, given: ['goal', 'pattern'],
    expect: ['Deposit needed a year', 'Maturity amount'] }, [
    ['₹50 lakh takes ₹1,04,450 a year', '50,00,000 ÷ 47.8808, up to the next ₹50', 50_00_000, blank, 1_04_450,
      5001148.981991155],
    ['month by month it takes ₹9,050 a month', '50,00,000 ÷ 46.2177, up to the next ₹600 a year', 50_00_000,
      'monthlyBy', 1_08_600, 5019237.036277703],
    ['₹71,82,119 is just within reach', 'the first case', 71_82_119, blank, 1_50_000, 7182119.169925066],
  ]),
  {
    name: '₹71,82,120 is a rupee out of reach',
    source: scheme('Para. 4, and the first case'),
    input: { known: 'goal', goal: 71_82_120 },
    refused: 'Even ₹1,50,000 a year, the most you can deposit, becomes only ₹71,82,119.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['deposits'],
    expect: ['Maturity amount', 'Total deposited', 'Fees to revive the account'] }, [
    ['a deposit on 5 August replaces the year’s and earns from August', '50000 for 8 months in 2027-28',
      [paid('2027-08-05', 50_000)], 6692344.405952737, 21_50_000],
    ['on 10 August it earns from September', '50000 for 7 months in 2027-28', [paid('2027-08-10', 50_000)],
      6690817.119268613, 21_50_000],
    ['a missed year costs its growth and ₹50', 'no deposit in the third year', [paid('2028-04-01', 0)],
      6511603.064699791, 21_00_000, 50],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['deposits'], expect: 'refused' }, [
    ['₹249 in a year is too little', 'Para. 4', [paid('2027-08-05', 249)],
      'A year’s deposits must be at least ₹250 (paragraph 4).'],
    ['₹1,50,001 in a year is too much', 'Para. 4', [paid('2027-08-05', 1_00_000), paid('2027-09-05', 50_001)],
      'With this deposit you pay ₹1,50,001 in the financial year. The most is ₹1,50,000'],
    ['after a missed year ₹499 does not revive the account', 'Para. 4',
      [paid('2028-04-01', 0), paid('2029-04-01', 499)], 'To revive the account in 2029-30 you must pay at least ₹500'],
    ['nothing is taken when 15 years are over', 'Para. 4', [paid('2041-04-01', 1_000)],
      'You can deposit for 15 years, up to 31 Mar 2041'],
    ['the opening day needs ₹250 of its own', 'Para. 4', [paid('2026-05-01', 1_000)],
      'You must open the account with at least ₹250 on 1 Apr 2026'],
  ]),
  {
    name: 'after a missed year ₹500 revives it, and ₹1,50,000 exactly fills a year',
    source: scheme('Para. 4'),
    input: {
      deposits: [
        paid('2028-04-01', 0),
        paid('2029-04-01', 500),
        paid('2030-04-01', 1_00_000),
        paid('2030-05-01', 50_000),
      ],
    },
    expect: { 'Total deposited': 19_50_500, 'Fees to revive the account': 50 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['birth', 'opened'], expect: 'refused' }, [
    ['on her tenth birthday it is too late', 'Para. 3', '2016-04-01', '2026-04-01',
      'She is 10 on 1 Apr 2026. You can open an account only before her 10th birthday, up to 31 Mar 2026'],
    ['before her birth it is too early', 'Para. 3', '2026-04-02', '2026-04-01',
      'You cannot open the account before she is born.'],
    ['the grace of the first year ends on 1 December 2015', 'Rule 4 of 2014', '2003-12-02', '2015-12-02', 'She is 12 on'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['birth', 'opened'], expect: ['Account matures on'] }, [
    ['the day before her tenth birthday is in time', 'Para. 3', '2016-04-02', '2026-04-01', '2047-04-01'],
    ['on 1 December 2015 a girl of eleven born on 2 December 2003 was still in time', 'Rule 4 of 2014', '2003-12-02',
      '2015-12-01', '2036-12-01'],
    ['an account of 29 February matures on 28 February', 'Para. 9: 21 years', '2023-06-15', '2028-02-29', '2049-02-28'],
  ]),
  {
    name: 'half of the balance can be taken in the year in which she is 18',
    source: ledger('2237994 taken out in July 2041'),
    input: { withdrawals: [taken('2041-07-01', 22_37_994)] },
    expect: { 'Maturity amount': 3659098.264928819, 'Taken for her education': 22_37_994 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['withdrawals', 'tenth'], expect: 'refused' }, [
    ['a rupee more is refused', 'Para. 8: 50% of 4475989.33', [taken('2041-07-01', 22_37_995)], blank,
      'The most in 2041-42 is ₹22,37,994'],
    ['the day before her 18th birthday is too early', 'Para. 8', [taken('2041-06-14', 1_000)], blank,
      'She can take money from 15 Jun 2041'],
    ['one withdrawal a year', 'Para. 8', [taken('2041-06-15', 1_000), taken('2042-03-31', 1_000)], blank,
      'Only one withdrawal a year is allowed'],
    ['the day before class 10 is too early', 'Para. 8', [taken('2039-05-09', 1_000)], '2039-05-10',
      'She can take money from 10 May 2039'],
    ['a sixth instalment is one too many', 'Para. 8',
      [2041, 2042, 2043, 2044, 2045, 2046].map((year) => taken(`${year}-07-01`, 1_000)), blank,
      'Instalments are allowed in at most 5 years'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['withdrawals', 'tenth'],
    expect: ['Taken for her education', 'She can take money from'] }, [
    ['on her 18th birthday it is allowed', 'Para. 8', [taken('2041-06-15', 1_000)], blank, 1_000, '2041-06-15'],
    ['on the day of class 10 it is allowed', 'Para. 8', [taken('2039-05-10', 1_000)], '2039-05-10', 1_000, '2039-05-10'],
    ['five instalments are allowed', 'Para. 8',
      [2041, 2042, 2043, 2044, 2045].map((year) => taken(`${year}-07-01`, 1_000)), blank, 5_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: ledger, given: ['closing', 'closedOn', 'birth'],
    expect: ['Amount on closing', 'Total deposited', 'Account closed on'] }, [
    ['closed for her marriage at 18 it has earned to the end of November 2036', '11 deposits, 8 months of 2036-37',
      'marriage', '2036-12-01', '2018-12-01', 2661575.2829940035, 16_50_000, '2036-12-01'],
    ['closed on a grave ground when five years are over', '5 deposits and 60 months', 'hardship', '2031-04-01', blank,
      955953.8250681648, 7_50_000, '2031-04-01'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: scheme, given: ['closing', 'closedOn', 'birth'], expect: 'refused' }, [
    ['a day before 18 she cannot close it for marriage', 'Para. 9', 'marriage', '2036-11-30', '2018-12-01',
      'She is not yet 18 on this day.'],
    ['a day before five years it cannot be closed', 'Para. 7', 'hardship', '2031-03-31', blank,
      'For these reasons you can close the account from 1 Apr 2031'],
    ['on the day of maturity it simply matures', 'Para. 9', 'hardship', '2047-04-01', blank,
      'The account matures on 1 Apr 2047'],
  ]),
  {
    name: 'a fall to 7.5% in April 2030 lowers the result',
    source: ledger('48 months at 8.2%, then 7.5%'),
    input: { rateChanges: [{ from: '2030-04', rate: 7.5 }] },
    expect: { 'Maturity amount': 6541626.628431606 },
  },
  {
    name: '₹5,000 a month and ₹50,000 once more by 5 March',
    source: ledger('(110000 + 440000 × 8.2% ÷ 12) × (1.082¹⁵ − 1) ÷ 0.082 × 1.082⁶'),
    input: { deposit: 60_000, pattern: 'monthlyBy', onceMore: 50_000, onceMonth: '03', onceBy: 'by' },
    expect: {
      'Interest of 2026-27': 3006.6666666666665,
      'Total deposited': 16_50_000,
      'Maturity amount': 5000784.639531733,
    },
  },
  {
    name: 'what a payment once more leaves of the most of a year is the most of the deposit',
    source: scheme('Para. 4'),
    input: { deposit: 1_00_000, onceMore: 50_000 },
    expect: { 'Total deposited': 22_50_000 },
  },
  {
    name: 'one rupee more is above the most of a year',
    source: scheme('Para. 4'),
    input: { deposit: 1_00_000, onceMore: 50_001 },
    refused: 'Together you would pay ₹1,50,001 a year. The most is ₹1,50,000 (paragraph 4).',
  },
  {
    name: 'a target with ₹50,000 once more each March takes less',
    source: ledger('50,00,000: 60,000 a year gives 50,00,785 with it, 59,400 gives less'),
    input: { known: 'goal', goal: 50_00_000, pattern: 'monthlyBy', onceMore: 50_000, onceMonth: '03', onceBy: 'by' },
    expect: { 'Deposit needed a year': 60_000 },
  },
  {
    name: 'the same deposits in ELSS at 12% after 21 years bear surcharge, all sold at once',
    source: byHand('1,50,000 × (1.12^7 + … + 1.12^21); gain of 1,01,12,036: relief just above ₹1 crore'),
    input: { elssReturn: 12 },
    expect: { 'In ELSS, after tax': 1_08_68_973.957253389, 'Of it locked on that day': 0 },
  },
  {
    name: '₹50,000 each April',
    source: published('ClearTax: 23,94,040'),
    input: { deposit: 50_000 },
    expect: { 'Maturity amount': 23_94_040 },
    tolerance: 0.5,
  },
];
