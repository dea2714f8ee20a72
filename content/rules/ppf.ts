import type { Citation } from '@/lib/law';

const scheme = (paragraph: string): Citation => ({
  source: 'ppf-scheme-2019',
  at: `${paragraph}, Public Provident Fund Scheme, 2019`,
});
const history: Citation = { source: 'ppf-rate-history', at: 'Table of PPF rates since 1968-69' };

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
