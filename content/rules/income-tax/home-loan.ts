/** The limits for a loan on a house to live in, by Act: part of the year files, which pages on loans load alone. */
import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { RegimeRules } from '@/lib/tax/income-tax-year';

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

export const checkedOn: IsoDate = '2026-11-22';

interface HomeLoan {
  /** Interest on houses lived in, ₹ a year, in the old tax regime and in the new one. */
  readonly interest: Readonly<Record<'old' | 'new', RegimeRules['selfOccupiedInterest']>>;
  /** Principal, together with provident fund, insurance and all else that the section lists, ₹ a year. */
  readonly savings: Rule<number>;
  /** Interest of the years before completion comes in this many equal yearly parts, the first in the year of completion. */
  readonly earlierInterestParts: Rule<number>;
}

/** Up to 31 March 2026. */
export const homeLoan1961: HomeLoan = {
  interest: {
    old: { value: { full: 2_00_000, limited: 30_000 }, cite: act1961('s. 24(b), provisos') },
    new: { value: { full: 0, limited: 0 }, cite: act1961('s. 115BAC(2)(i)') },
  },
  savings: { value: 1_50_000, cite: act1961('s. 80C, 80CCC, 80CCD(1) and 80CCE') },
  earlierInterestParts: { value: 5, cite: act1961('s. 24(b), Explanation') },
};

/** From 1 April 2026. */
export const homeLoan2025: HomeLoan = {
  interest: {
    old: { value: { full: 2_00_000, limited: 30_000 }, cite: act2025('s. 22(2)') },
    new: { value: { full: 0, limited: 0 }, cite: act2025('s. 202(2)(a)') },
  },
  savings: { value: 1_50_000, cite: act2025('s. 123 with Schedule XV, and 124') },
  earlierInterestParts: { value: 5, cite: act2025('s. 22(1)(c)') },
};
