import type { Citation } from '@/lib/law';

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
