import { homeLoan1961, homeLoan2025 } from '@/content/rules/income-tax/home-loan';
import type { Citation, IsoDate, Rule } from '@/lib/law';

/** Where one Act has the deductions for a home loan. */
export interface HomeLoanPlaces {
  readonly interest: Citation;
  readonly principal: Citation;
  /** Without the lender's certificate of the interest the higher limit does not hold. */
  readonly certificate: Citation;
  /** The new regime allows neither deduction for a house lived in. */
  readonly newRegime: Citation;
  readonly earlierInterest: Citation;
}

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

const { old: selfOccupiedInterest } = homeLoan1961.interest;

/** What the old tax regime lets a person deduct for a loan on a house to live in, ₹ a year; the limits are those of the year files. */
export const homeLoanDeductions = {
  checkedOn: '2026-11-22',
  /** Interest, all houses lived in together: bought or built with a loan since 1 April 1999 and completed in time. */
  interest: { value: selfOccupiedInterest.value.full, cite: selfOccupiedInterest.cite } satisfies Rule<number>,
  /** Interest where that is not so: repairs, an older loan, late completion. */
  interestOtherwise: {
    value: selfOccupiedInterest.value.limited,
    cite: selfOccupiedInterest.cite,
  } satisfies Rule<number>,
  /** Years from the end of the year of borrowing in which the house must be complete. */
  completionYears: { value: 5, cite: act1961('second proviso to s. 24(b)') } satisfies Rule<number>,
  /** Interest of the years before completion comes in this many equal yearly parts, the first in the year of completion. */
  earlierInterestParts: homeLoan1961.earlierInterestParts,
  /** Principal, together with provident fund, insurance and all else that the section lists. */
  principal: homeLoan1961.savings,
  /** Years from the end of the year of possession before which a sale takes the deductions for principal back. */
  holdingYears: { value: 5, cite: act1961('s. 80C(5)') } satisfies Rule<number>,
  /** Since when both limits are what they are. */
  limitsSince: { value: '2014-04-01', cite: act1961('s. 24(b) and s. 80C(1)') } satisfies Rule<IsoDate>,
  /** From this day on another Act holds, with the same two limits. */
  newActFrom: { value: '2026-04-01', cite: act2025('s. 1(3)') } satisfies Rule<IsoDate>,
  act1961: {
    interest: selfOccupiedInterest.cite,
    principal: homeLoan1961.savings.cite,
    certificate: act1961('third proviso to s. 24(b)'),
    newRegime: homeLoan1961.interest.new.cite,
    earlierInterest: homeLoan1961.earlierInterestParts.cite,
  } satisfies HomeLoanPlaces,
  act2025: {
    interest: homeLoan2025.interest.old.cite,
    principal: homeLoan2025.savings.cite,
    certificate: act2025('s. 22, on the lender’s certificate'),
    newRegime: homeLoan2025.interest.new.cite,
    earlierInterest: homeLoan2025.earlierInterestParts.cite,
  } satisfies HomeLoanPlaces,
};
