import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';

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
  checkedOn: '2026-11-22',
  knownUntil: '2026-09-30',
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

/** The last day for which a notified rate is on file; after it every rate is an expectation. */
export const ppfRateKnownUntil: Rule<IsoDate> = {
  value: '2026-09-30',
  cite: { source: 'small-savings-rates', at: 'Rates for July to September 2026, Office Memorandum of 30 June 2026' },
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

/** Returns a rate in force since the quarter from January 2024; for October to December 2026 no order was found. */
const since2024 = (value: number): DatedSeries<number> => ({
  checkedOn: '2026-11-22',
  knownUntil: '2026-09-30',
  from: [{ date: '2024-01-01', value, cite: notified('1 January 2024, continued up to 30 September 2026') }],
});

/** Interest of post-office schemes, % a year, by the day of the deposit; Sukanya Samriddhi moves for old balances too. */
export const quarterlyRates: Readonly<Record<QuarterlyScheme, DatedSeries<number>>> = {
  savingsAccount: since2024(4),
  deposit1: since2024(6.9),
  deposit2: since2024(7),
  deposit3: since2024(7.1),
  deposit5: since2024(7.5),
  recurring: since2024(6.7),
  senior: since2024(8.2),
  monthlyIncome: since2024(7.4),
  certificate: since2024(7.7),
  kisanVikas: since2024(7.5),
  sukanya: {
    checkedOn: '2026-11-22',
    knownUntil: '2026-09-30',
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
      { date: '2024-01-01', value: 8.2, cite: notified('1 January 2024, continued up to 30 September 2026') },
    ],
  },
};

const girl = (paragraph: string): Citation => ({
  source: 'sukanya-scheme-2019',
  at: `${paragraph}, Sukanya Samriddhi Account Scheme, 2019`,
});

/** Figures of the Sukanya Samriddhi account that do not move by quarter. Years run from the day of opening. */
export const sukanya = {
  checkedOn: '2026-11-22',
  /** The first day on which an account could be opened, and since when the present Scheme holds. */
  firstOpening: {
    value: '2014-12-03',
    cite: { source: 'sukanya-rules-2014', at: 'Rule 1, Sukanya Samriddhi Account Rules, 2014' },
  },
  presentScheme: { value: '2019-12-12', cite: girl('para. 1') },
  /** The girl has not reached this age, in years, on the day of opening. */
  openBelowAge: { value: 10, cite: girl('para. 3') },
  /** Girls born from the first day on could be entered up to the second, though already ten. */
  firstYearGrace: {
    value: { bornFrom: '2003-12-02', openedUpTo: '2015-12-01' },
    cite: { source: 'sukanya-rules-2014', at: 'Rule 4(3), Sukanya Samriddhi Account Rules, 2014' },
  },
  /** Accounts in a family; more where twins or triplets come first or second. */
  accountsOfFamily: { value: 2, cite: girl('para. 3') },
  minimumDeposit: { value: 250, cite: girl('para. 4') },
  maximumDeposit: { value: 1_50_000, cite: girl('para. 4') },
  depositMultiple: { value: 50, cite: girl('para. 4') },
  /** Years from the day of opening in which deposits are taken. */
  depositYears: { value: 15, cite: girl('para. 4') },
  /** A year without the minimum deposit: fee for each such year, ₹, within the years of deposit. */
  revivalFee: { value: 50, cite: girl('para. 4') },
  interestCutOffDay: { value: 5, cite: girl('para. 5') },
  interestCredit: girl('para. 5'),
  termYears: { value: 21, cite: girl('para. 9') },
  /** The age at which she runs the account herself. */
  ownAccountAge: { value: 18, cite: girl('para. 6') },
  withdrawal: {
    /** At this age, or once she has passed class 10, whichever is earlier. */
    age: { value: 18, cite: girl('para. 8') },
    /** % of the balance at the end of the financial year before. */
    share: { value: 50, cite: girl('para. 8') },
    /** One a year, for at most these years. */
    mostYears: { value: 5, cite: girl('para. 8') },
  },
  /** Closing for her marriage: her age on its day, and the months before and after in which it may be asked for. */
  marriage: { value: { age: 18, monthsBefore: 1, monthsAfter: 3 }, cite: girl('para. 9, proviso') },
  /** Closing on compassionate grounds: years from opening. */
  hardshipAfterYears: { value: 5, cite: girl('para. 7') },
  exemption: { source: 'income-tax-act-1961', at: 's. 10(11A), Income-tax Act, 1961' },
} as const;

/** Figures of the Public Provident Fund that do not move by quarter. Years are financial years. */
export const ppf = {
  checkedOn: '2026-11-20',
  /** Least and most that one person may deposit in a year, ₹; the ceiling takes in accounts opened for minors. */
  minimumDeposit: { value: 500, cite: scheme('para. 4(1)') },
  maximumDeposit: { value: 1_50_000, cite: scheme('para. 4(1) and (2)') },
  /** Since when the ceiling is what it is. */
  maximumDepositSince: { value: '2014-04-01', cite: history },
  depositMultiple: { value: 50, cite: scheme('paras. 4(1) and 5(1)') },
  /** Interest runs on the lowest balance between the close of this day and the end of the month. */
  interestCutOffDay: { value: 5, cite: scheme('para. 7(1A)') },
  /** Interest is credited at the end of each year. */
  interestCredit: scheme('para. 7(2)'),
  /** Years from the end of the year of opening to maturity. */
  termYears: { value: 15, cite: scheme('para. 11(1)') },
  extensionYears: { value: 5, cite: scheme('para. 12(1)') },
  /** Months from maturity in which Form-4 must be given. */
  extensionNoticeMonths: { value: 12, cite: scheme('para. 12(2)') },
  /** Going on without deposits: for any period, one withdrawal of any amount a year. */
  withoutDeposits: scheme('para. 11(2) and (3)'),
  loan: {
    /** The window, in years from the end of the year of opening. */
    afterYears: { value: 1, cite: scheme('para. 8(1)') },
    beforeYears: { value: 5, cite: scheme('para. 8(1)') },
    /** % of the balance at the end of the second year before, in whole rupees. */
    share: { value: 25, cite: scheme('para. 8(1)') },
    balanceYearsBefore: { value: 2, cite: scheme('para. 8(1)') },
    oneAtATime: scheme('para. 8(3) and (4)'),
    repaymentMonths: { value: 36, cite: scheme('para. 9(1)') },
    /** % a year of the principal, paid to the Government. */
    interest: { value: 1, cite: scheme('para. 9(2)') },
    lateInterest: { value: 6, cite: scheme('para. 9(2), proviso') },
  },
  withdrawal: {
    /** Years from the end of the year of opening. */
    afterYears: { value: 5, cite: scheme('para. 10(1)') },
    /** % of the lower of two balances: the end of the fourth year before, and of the year before. */
    share: { value: 50, cite: scheme('para. 10(1)') },
    balanceYearsBefore: { value: 4, cite: scheme('para. 10(1)') },
    onePerYear: scheme('para. 10(1), second proviso'),
    loanFirst: scheme('para. 10(1), first proviso'),
    /** % of the balance at the start of a block of extension with deposits, for the whole block. */
    extensionShare: { value: 60, cite: scheme('para. 12(4)') },
  },
  /** A year without the minimum deposit: fee for each such year, ₹, beside the arrears. */
  revivalFee: { value: 50, cite: scheme('para. 6(2)') },
  /** No loan and no withdrawal from a discontinued account. */
  discontinued: scheme('para. 6(3) and (4)'),
  /** Percentage points taken off the rate on closing early, and the years before which no account may be closed. */
  earlyClosure: { value: { rateCut: 1, afterYears: 5 }, cite: scheme('para. 13(1), provisos') },
  /** The ceiling that PPF shares with every other saving of the section, old regime only, ₹ a year. */
  deductionCeiling: {
    value: 1_50_000,
    cite: { source: 'income-tax-act-1961', at: 'ss. 80C and 80CCE, Income-tax Act, 1961' },
    cite2025: { source: 'income-tax-act-2025', at: 's. 123, Income-tax Act, 2025' },
  },
  exemption: {
    source: 'income-tax-act-2025',
    at: 's. 11, with the Schedules, on provident funds, Income-tax Act, 2025',
  },
} as const;
