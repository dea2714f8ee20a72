import type { IsoDate } from '../law';

/** What decides whether the old regime is open: section 115BAC(6). */
interface RegimeOption {
  /** Income from business or profession, a loss included. */
  readonly hasBusiness: boolean;
  /** With business income: Form 10-IEA was filed by the due date, in this year or an earlier one, and still holds. */
  readonly optionHolds: boolean;
  readonly returnDue: IsoDate;
  readonly filedOn: IsoDate;
}

/**
 * Returns whether a person may be taxed in the old regime. A return filed by its due date always may: the choice, or
 * Form 10-IEA, goes with it. A later one may only where business income made Form 10-IEA the way to choose and it was
 * filed in time. Section 115BAC(6)(i) and (ii).
 */
export function isOldRegimeOpen({ hasBusiness, optionHolds, returnDue, filedOn }: RegimeOption): boolean {
  return filedOn <= returnDue || (hasBusiness && optionHolds);
}
