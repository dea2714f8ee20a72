import type { Citation, DatedSeries } from '@/lib/law';

const practice = (at: string): Citation => ({ source: 'bank-deposit-practice', at });
const post = (at: string): Citation => ({ source: 'post-office-schemes-2019', at });
const withoutDeduction = (at: string): Citation => ({
  source: 'post-office-tds-1992',
  at: `S.O. 72(E), 24 January 1992, ${at}`,
});
/** Returns a figure of a scheme that moves with the day of the deposit. */
const byDay = <T>(...values: readonly (readonly [date: string, value: T, at: string])[]): DatedSeries<T> => ({
  checkedOn: '2026-11-29',
  from: values.map(([date, value, at]) => ({ date, value, cite: post(at) })),
});
const seniorScheme = 'Senior Citizens’ Savings Scheme';
const saver: Citation = { source: 'tax-saver-deposit-2006', at: 'Bank Term Deposit Scheme, 2006' };

/** Deposits with banks: what law and common practice fix. */
export const bankDeposits = {
  checkedOn: '2026-11-22',
  /** What banks pay on fixed deposits, % a year, roughly: a guide, not a quote. */
  usualRates: { value: { from: 6, to: 8 }, cite: practice('Rate cards of banks') },
  /** Days and years between which banks take fixed deposits. */
  shortestDays: { value: 7, cite: practice('Terms from 7 days to 10 years') },
  longestYears: { value: 10, cite: practice('Terms from 7 days to 10 years') },
  /** The months below which most banks pay simple interest by days. */
  simpleBelowMonths: { value: 6, cite: practice('Simple interest on deposits below six months') },
  quarterly: practice('Interest added every quarter'),
  oddDays: practice('Simple interest on the days beyond whole quarters'),
  monthlyPayout: practice('Monthly interest paid at a discounted rate'),
  recurring: practice('Recurring deposits, interest added every quarter'),
  /** Breaking early: the rate of the time really run or the contracted one, whichever is lower, less a penalty. */
  breaking: practice('Breaking a deposit early'),
  /** Insured for one depositor in one bank, principal and interest together, ₹. */
  insured: {
    value: 5_00_000,
    cite: { source: 'dicgc-act-1961', at: 's. 16(1), Deposit Insurance and Credit Guarantee Corporation Act, 1961' },
  },
  /** The deposit that counts for the savings deduction: months locked, and ₹ a year. */
  taxSaver: { value: { months: 60, most: 1_50_000 }, cite: saver },
} as const;

/** Post-office deposits: terms and limits that do not move by quarter. */
export const postOffice = {
  checkedOn: '2026-11-22',
  timeDeposit: post('Time Deposit Scheme, para. 7'),
  /** The least amount and the multiples that an account takes, ₹. */
  takes: {
    value: {
      time: { least: 1_000, multiple: 100 },
      income: { least: 1_000, multiple: 1_000 },
      certificate: { least: 1_000, multiple: 100 },
      recurring: { least: 100, multiple: 10 },
    },
    cite: post('Deposits: least amount and multiples'),
  },
  recurring: { value: { months: 60 }, cite: post('Recurring Deposit Scheme') },
  senior: { value: { months: 60, age: 60 }, cite: post(seniorScheme) },
  monthlyIncome: { value: { months: 60 }, cite: post('Monthly Income Account') },
  /** The most that an account takes, by the day of the deposit, ₹. */
  most: {
    senior: byDay<number>(['2020-04-01', 15_00_000, seniorScheme], ['2023-04-01', 30_00_000, seniorScheme]),
    monthlyIncome: byDay<{ readonly single: number; readonly joint: number }>(
      ['2020-04-01', { single: 4_50_000, joint: 9_00_000 }, 'Monthly Income Account'],
      ['2023-04-01', { single: 9_00_000, joint: 15_00_000 }, 'Monthly Income Account'],
    ),
  },
  /** Closed before maturity: % of the deposit that is kept, each from its month on. Before the first the senior scheme takes its interest back, and the monthly income scheme does not close. */
  closing: {
    senior: {
      value: [
        { fromMonths: 12, percent: 1.5 },
        { fromMonths: 24, percent: 1 },
      ],
      cite: post(`${seniorScheme}, para. 6`),
    },
    monthlyIncome: {
      value: [
        { fromMonths: 12, percent: 2 },
        { fromMonths: 36, percent: 1 },
      ],
      cite: post('Monthly Income Account, closing before maturity'),
    },
  },
  certificate: { value: { months: 60 }, cite: post('National Savings Certificates (VIII Issue)') },
  /** Kisan Vikas Patra doubles in as many months, by the day of the deposit. */
  kisanVikasMonths: byDay<number>(
    ['2020-04-01', 124, 'Kisan Vikas Patra, para. 5'],
    ['2022-10-01', 123, 'Kisan Vikas Patra, para. 5(1B)'],
    ['2023-01-01', 120, 'Kisan Vikas Patra, para. 5(1D), G.S.R. 52(E) of 20 January 2023'],
    ['2023-04-01', 115, 'Kisan Vikas Patra, para. 5(1E), G.S.R. 324(E) of 27 April 2023'],
  ),
  /** What it pays for ₹1,000 when it is closed before that, from 2½ years on for each half-year that is over, ₹. */
  kisanVikasClosing: byDay<{
    readonly fromMonths: number;
    readonly everyMonths: number;
    readonly amounts: readonly number[];
  }>(
    [
      '2023-01-01',
      {
        fromMonths: 30,
        everyMonths: 6,
        amounts: [1162, 1198, 1234, 1272, 1311, 1351, 1392, 1435, 1478, 1524, 1570, 1618, 1667, 1718, 1771],
      },
      'Kisan Vikas Patra, para. 6(3), table 4, G.S.R. 52(E) of 20 January 2023',
    ],
    [
      '2023-04-01',
      {
        fromMonths: 30,
        everyMonths: 6,
        amounts: [1171, 1208, 1247, 1286, 1328, 1370, 1414, 1459, 1506, 1554, 1604, 1655, 1708, 1763, 1819],
      },
      'Kisan Vikas Patra, para. 6(3), table 5, G.S.R. 324(E) of 27 April 2023',
    ],
  ),
  /**
   * Schemes whose interest is outside the deduction at source. The notification names the schemes of its day;
   * those of 2019 came in their place. The Senior Citizens’ Savings Scheme is not among them.
   */
  noDeduction: {
    value: [
      'deposit1',
      'deposit2',
      'deposit3',
      'deposit5',
      'recurring',
      'monthlyIncome',
      'certificate',
      'kisanVikas',
    ] as readonly string[],
    cite: withoutDeduction('under s. 194A(3)(vi), Income-tax Act, 1961'),
  },
  noDeductionSince2026: withoutDeduction('continued by s. 536, Income-tax Act, 2025'),
} as const;
