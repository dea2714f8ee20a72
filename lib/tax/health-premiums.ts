/** The deduction for health insurance and medical bills. Every figure of law is an argument; nothing is rounded. */
import { addDays, addMonthsToDay, financialYearOf, firstYearOf } from '../calendar';
import type { IsoDate } from '../law';

/** What was paid for one group of people in a year, ₹: oneself with spouse and children, or the parents. */
export interface HealthGroup {
  /** Premiums that count: not in cash, and of a premium for several years the year's part. */
  readonly premium: number;
  readonly checkUps: number;
  /** Medical bills of members of 60 or more who have no insurance. */
  readonly bills: number;
  /** Whether an insured member is a senior citizen. */
  readonly insuredSenior: boolean;
}

/** ₹: the limit of a group below 60 and with a senior, and the most for check-ups of both groups together. */
interface HealthLimits {
  readonly below60: number;
  readonly senior: number;
  readonly checkUps: number;
}

/** What one group adds to the deduction, ₹. */
export interface GroupDeduction {
  /** The limit for premiums and check-ups; bills of an uninsured senior may go up to that of seniors. */
  readonly premiumLimit: number;
  readonly limit: number;
  readonly premium: number;
  readonly checkUps: number;
  readonly bills: number;
  readonly total: number;
  readonly unused: number;
}

/**
 * Returns the deduction of both groups: premiums and check-ups up to the group's limit, then bills up to that of seniors
 * (section 80D(2), its provisos and (4)). Check-ups of both groups share one amount ((2A)), which goes to the group where
 * it still helps, one's own first.
 * @example healthDeduction({ ...none, premium: 22000, checkUps: 5000 }, none, limits).own.total // 25000
 */
export function healthDeduction(
  own: HealthGroup,
  parents: HealthGroup,
  limits: HealthLimits,
): { readonly own: GroupDeduction; readonly parents: GroupDeduction; readonly total: number } {
  const ofOwn = groupDeduction(own, limits, limits.checkUps);
  const ofParents = groupDeduction(parents, limits, limits.checkUps - ofOwn.checkUps);
  return { own: ofOwn, parents: ofParents, total: ofOwn.total + ofParents.total };
}

function groupDeduction(group: HealthGroup, limits: HealthLimits, checkUpsLeft: number): GroupDeduction {
  const premiumLimit = group.insuredSenior ? limits.senior : limits.below60;
  const limit = group.bills > 0 ? limits.senior : premiumLimit;
  const premium = Math.min(group.premium, premiumLimit);
  const billsAlone = Math.min(group.bills, limit - premium);
  const checkUps = Math.min(group.checkUps, checkUpsLeft, premiumLimit - premium, limit - premium - billsAlone);
  const total = premium + checkUps + billsAlone;
  return { premiumLimit, limit, premium, checkUps, bills: billsAlone, total, unused: limit - total };
}

/**
 * Returns the financial years over which a premium paid at once for several years is spread in equal parts: from the year
 * of payment to the last one in which the cover is in force (section 80D(4A)).
 * @example yearsOfPremium('2025-10-01', '2025-10-01', 3) // ['2025-26', '2026-27', '2027-28', '2028-29']
 */
export function yearsOfPremium(paidOn: IsoDate, coverFrom: IsoDate, coverYears: number): string[] {
  const last = firstYearOf(financialYearOf(addDays(addMonthsToDay(coverFrom, coverYears * 12), -1)));
  const first = firstYearOf(financialYearOf(paidOn));
  return Array.from({ length: last - first + 1 }, (_, index) => financialYearOf(`${first + index}-04-01`));
}
