/** A part of a loan, ₹, paid out in a period, at its start unless `share` says otherwise; periods count from 1. */
export interface Tranche {
  readonly period: number;
  readonly amount: number;
  /** The part of its first period for which interest is due on it, as a fraction; all of it where it is left out. */
  readonly share?: number;
}

/** A holiday before the first instalment in which interest is simple, or unpaid interest is added to the loan every few periods. */
interface StudyHoliday {
  readonly tranches: readonly Tranche[];
  /** Periods of the holiday; a tranche of the period after it has no interest in it. */
  readonly periods: number;
  /** A fraction per period. */
  readonly ratePerPeriod: number;
  /** What is paid at the end of each period: all the interest of the period, or a fixed sum in ₹, at most the interest still unpaid. */
  readonly pays: 'interest' | number;
  /** Returns what is paid on top at the end of a period, ₹: at most what is owed then. */
  readonly prepaidIn?: (period: number) => number;
  /** Unpaid interest is added to the loan each time this number of periods has passed; never where it is left out. */
  readonly addedEvery?: number;
  /** Interest that somebody else pays: a fraction per period, on at most `upTo` ₹ of the loan paid out. */
  readonly subsidy?: { readonly upTo: number; readonly ratePerPeriod: number };
}

/** One period of the holiday, in ₹. Unpaid interest is kept apart from the loan until the holiday ends. */
export interface HolidayRow {
  readonly period: number;
  /** Paid out at the start of this period. */
  readonly paidOut: number;
  /** All that has been paid out so far, less what was prepaid of it. */
  readonly principal: number;
  readonly interest: number;
  /** The part of the interest that somebody else pays. */
  readonly subsidy: number;
  readonly paid: number;
  /** Paid on top: first towards unpaid interest, then the loan; `repaid` is what of it went to the loan. */
  readonly prepayment: number;
  readonly repaid: number;
  /** What of `paid` and `prepayment` is interest; what was added to the loan before is none. */
  readonly interestPaid: number;
  /** Interest unpaid at the end of the period, earlier periods included. */
  readonly unpaid: number;
}

/**
 * Returns the periods of a holiday, and what is owed at its end: the tranches and the unpaid interest.
 * Interest of a period = (all paid out so far + unpaid interest that was added to the loan) × rate; of a tranche
 * only its share of the interest of its first period is due. What is paid goes first towards interest that is not added yet, then towards
 * interest that is, then towards what was paid out. Of the tranches of a period the subsidy counts the earlier ones of the list first.
 * @example studyHoliday({ tranches: [{ period: 1, amount: 100 }], periods: 2, ratePerPeriod: 0.1, pays: 0, addedEvery: 1 }).owed // 121
 */
export function studyHoliday(terms: StudyHoliday): { readonly rows: readonly HolidayRow[]; readonly owed: number } {
  const rows: HolidayRow[] = [];
  let principal = 0;
  let unpaid = 0;
  let added = 0;
  for (let period = 1; period <= terms.periods; period += 1) {
    const paidOut = paidOutIn(period, terms.tranches);
    const { upTo, ratePerPeriod } = terms.subsidy ?? { upTo: 0, ratePerPeriod: 0 };
    // The amount on which interest is due in this period, and what of it the subsidy counts.
    let interestOn = principal + added;
    let counts = Math.min(principal, upTo);
    for (const { amount, share = 1 } of terms.tranches.filter((tranche) => tranche.period === period)) {
      interestOn += amount * share;
      counts += Math.min(amount, Math.max(0, upTo - principal)) * share;
      principal += amount;
    }
    const interest = interestOn * terms.ratePerPeriod;
    const subsidy = Math.min(interest, counts * ratePerPeriod);
    const due = unpaid + interest - subsidy;
    const paid = terms.pays === 'interest' ? interest - subsidy : Math.min(terms.pays, due);
    const onTop = terms.prepaidIn?.(period) ?? 0;
    const ofInterest = Math.min(onTop, due - paid);
    const repaid = Math.min(onTop - ofInterest, principal);
    const interestPaid = Math.min(paid + ofInterest, due - added);
    principal -= repaid;
    unpaid = due - paid - ofInterest;
    added = terms.addedEvery && period % terms.addedEvery === 0 ? unpaid : Math.min(added, unpaid);
    const prepayment = ofInterest + repaid;
    rows.push({ period, paidOut, principal, interest, subsidy, paid, prepayment, repaid, interestPaid, unpaid });
  }
  const later = terms.tranches.filter(({ period }) => period > terms.periods);
  return { rows, owed: later.reduce((sum, { amount }) => sum + amount, principal) + unpaid };
}

/** Returns the sum of the tranches of a period, ₹. */
export function paidOutIn(period: number, tranches: readonly Tranche[]): number {
  return tranches.reduce((sum, tranche) => (tranche.period === period ? sum + tranche.amount : sum), 0);
}
