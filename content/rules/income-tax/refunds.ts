import type { Citation, IsoDate, Rule } from '@/lib/law';

/** The rules for a refund of one year, except the interest on it, which is in the rules of the year. */
export interface RefundRules {
  readonly checkedOn: IsoDate;
  /** A return verified within these days counts from its filing, a later one from its verification. */
  readonly verifyWithin: Rule<number>;
  /** The last day of a revised return; for one filed after `freeUntil` the fee of a late return is due again. */
  readonly revised: Rule<{ readonly until: IsoDate; readonly freeUntil: IsoDate }>;
  /** The months after the financial year of filing in which the Department may still process the return. */
  readonly processedWithin: Rule<number>;
  /** The last day to ask that the delay of a return with a refund be condoned. */
  readonly condonation: Rule<IsoDate>;
  /** The Department issues no refund below this amount, ₹. */
  readonly paidFrom: Rule<number>;
  /** A refund may be set off against tax due of other years, after an intimation in writing. */
  readonly setOff: Citation;
  /** No interest is paid for a delay that the taxpayer causes. */
  readonly ownDelay: Citation;
}
