import type { Citation, DatedSeries } from '@/lib/law';

const scheme = (paragraph: string): Citation => ({
  source: 'ppf-scheme-2019',
  at: `${paragraph}, Public Provident Fund Scheme, 2019`,
});
const history: Citation = { source: 'ppf-rate-history', at: 'Table of PPF rates since 1968-69' };
const notified = (quarter: string): Citation => ({
  source: 'small-savings-rates',
  at: `Rates of small savings schemes from ${quarter}`,
});

/** PPF interest, % a year, by the month it is earned in: the rate moves for old balances too. */
export const ppfInterestRate: DatedSeries<number> = {
  checkedOn: '2026-11-28',
  knownUntil: '2026-12-31',
  from: [
    { date: '1986-04-01', value: 12, cite: history },
    { date: '2000-01-15', value: 11, cite: history },
    { date: '2001-03-01', value: 9.5, cite: history },
    { date: '2002-03-01', value: 9, cite: history },
    { date: '2003-03-01', value: 8, cite: history },
    { date: '2011-12-01', value: 8.6, cite: history },
    { date: '2012-04-01', value: 8.8, cite: history },
    { date: '2013-04-01', value: 8.7, cite: history },
    { date: '2016-04-01', value: 8.1, cite: notified('1 April 2016') },
    { date: '2016-10-01', value: 8, cite: notified('1 October 2016') },
    { date: '2017-04-01', value: 7.9, cite: notified('1 April 2017') },
    { date: '2017-07-01', value: 7.8, cite: notified('1 July 2017') },
    { date: '2018-01-01', value: 7.6, cite: notified('1 January 2018') },
    { date: '2018-10-01', value: 8, cite: notified('1 October 2018') },
    { date: '2019-07-01', value: 7.9, cite: notified('1 July 2019') },
    { date: '2020-04-01', value: 7.1, cite: scheme('para. 7(1A)') },
  ],
};

/** Post-office schemes whose rate is notified each quarter, beside PPF. */
type QuarterlyScheme =
  | 'savingsAccount'
  | 'deposit1'
  | 'deposit2'
  | 'deposit3'
  | 'deposit5'
  | 'recurring'
  | 'senior'
  | 'monthlyIncome'
  | 'certificate'
  | 'kisanVikas'
  | 'sukanya';

/** The quarters since April 2020 in which a rate moved, as the notifications name them. */
const quarters = {
  '2020-04-01': '1 April 2020',
  '2022-10-01': '1 October 2022',
  '2023-01-01': '1 January 2023',
  '2023-04-01': '1 April 2023',
  '2023-07-01': '1 July 2023',
  '2023-10-01': '1 October 2023',
  '2024-01-01': '1 January 2024, continued up to 31 December 2026',
} as const;

/** Returns what is in force from each of some quarters, by its first day. */
const byQuarter = <T>(...values: readonly (readonly [date: keyof typeof quarters, value: T])[]): DatedSeries<T> => ({
  checkedOn: '2026-11-29',
  knownUntil: '2026-12-31',
  from: values.map(([date, value]) => ({ date, value, cite: notified(quarters[date]) })),
});

/** Interest of post-office schemes, % a year, by the day of the deposit; Sukanya Samriddhi moves for old balances too. */
export const quarterlyRates: Readonly<Record<QuarterlyScheme, DatedSeries<number>>> = {
  savingsAccount: byQuarter(['2020-04-01', 4]),
  deposit1: byQuarter(['2020-04-01', 5.5], ['2023-01-01', 6.6], ['2023-04-01', 6.8], ['2023-07-01', 6.9]),
  deposit2: byQuarter(
    ['2020-04-01', 5.5],
    ['2022-10-01', 5.7],
    ['2023-01-01', 6.8],
    ['2023-04-01', 6.9],
    ['2023-07-01', 7],
  ),
  deposit3: byQuarter(
    ['2020-04-01', 5.5],
    ['2022-10-01', 5.8],
    ['2023-01-01', 6.9],
    ['2023-04-01', 7],
    ['2024-01-01', 7.1],
  ),
  deposit5: byQuarter(['2020-04-01', 6.7], ['2023-01-01', 7], ['2023-04-01', 7.5]),
  recurring: byQuarter(['2020-04-01', 5.8], ['2023-04-01', 6.2], ['2023-07-01', 6.5], ['2023-10-01', 6.7]),
  senior: byQuarter(['2020-04-01', 7.4], ['2022-10-01', 7.6], ['2023-01-01', 8], ['2023-04-01', 8.2]),
  monthlyIncome: byQuarter(['2020-04-01', 6.6], ['2022-10-01', 6.7], ['2023-01-01', 7.1], ['2023-04-01', 7.4]),
  certificate: byQuarter(['2020-04-01', 6.8], ['2023-01-01', 7], ['2023-04-01', 7.7]),
  kisanVikas: byQuarter(['2020-04-01', 6.9], ['2022-10-01', 7], ['2023-01-01', 7.2], ['2023-04-01', 7.5]),
  sukanya: {
    checkedOn: '2026-11-28',
    knownUntil: '2026-12-31',
    from: [
      { date: '2014-12-03', value: 9.1, cite: notified('3 December 2014') },
      { date: '2015-04-01', value: 9.2, cite: notified('1 April 2015') },
      { date: '2016-04-01', value: 8.6, cite: notified('1 April 2016') },
      { date: '2016-10-01', value: 8.5, cite: notified('1 October 2016') },
      { date: '2017-04-01', value: 8.4, cite: notified('1 April 2017') },
      { date: '2017-07-01', value: 8.3, cite: notified('1 July 2017') },
      { date: '2018-01-01', value: 8.1, cite: notified('1 January 2018') },
      { date: '2018-10-01', value: 8.5, cite: notified('1 October 2018') },
      { date: '2019-07-01', value: 8.4, cite: notified('1 July 2019') },
      { date: '2020-04-01', value: 7.6, cite: notified('1 April 2020') },
      { date: '2023-04-01', value: 8, cite: notified('1 April 2023') },
      { date: '2024-01-01', value: 8.2, cite: notified('1 January 2024, continued up to 31 December 2026') },
    ],
  },
};
