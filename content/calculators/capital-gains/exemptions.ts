import { type CapitalGainsRules, capitalGains } from '@/content/rules/income-tax/capital-gains';
import type { Citation } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { exempted } from '@/lib/tax/capital-gains';
import type { Claim, SoldLot } from './lots';

type Section = Claim['section'];

/** What one section exempts of one lot's gain, ₹. */
interface LotExemption {
  readonly section: Section;
  readonly invested: number;
  /** The part of it that counts. */
  readonly counted: number;
  readonly exempt: number;
}

/** A lot with what is exempt of its gain, and what is left to tax. */
export interface TaxedLot extends SoldLot {
  readonly exemptions: readonly LotExemption[];
  readonly exempt: number;
  /** The gain after exemptions; below zero for a loss. */
  readonly taxable: number;
  /** The indexed gain that limits the tax, after exemptions; `null` where there is no limit. */
  readonly ceiling: number | null;
}

/** Returns the provision of a section. */
export function exemptionCite(
  section: Section,
  { house, houseFromOtherAsset, bonds, farmLand }: CapitalGainsRules,
): Citation {
  return { '54': house, '54F': houseFromOtherAsset, '54EC': bonds, '54B': farmLand }[section].cite;
}

/** Returns how many homes a section allows for a gain, ₹. */
export function homesAllowed(section: '54' | '54F', gain: number): number {
  return section === '54' && gain <= capitalGains.house.value.twoHousesUpTo ? 2 : 1;
}

/** Returns whether two homes are claimed for a lot under section 54: an option of once in a lifetime. */
export function takesTwoHomes(claims: readonly Omit<Claim, 'amount'>[], lot: number): boolean {
  const homes = claims.filter((claim) => claim.lot === lot && claim.section === '54' && claim.how !== 'deposit');
  return homes.filter(({ on }) => on !== '').length === 2;
}

/** Returns the cost that counts for a section at most, before the yearly limit of the bonds. */
function costUpTo(section: Section): number {
  if (section === '54') return capitalGains.house.value.costUpTo;
  return section === '54F' ? capitalGains.houseFromOtherAsset.value.costUpTo : Number.POSITIVE_INFINITY;
}

/**
 * Returns the lots with their exemptions: investments of one section for one lot are taken together. Bonds of all lots share the limit of
 * the year, in the order of the lots.
 */
export function withExemptions(lots: readonly SoldLot[], claims: readonly Claim[]): TaxedLot[] {
  let bondsLeft = capitalGains.bonds.value.upTo;
  return lots.map((sold) => {
    const { gain, number } = sold;
    const own = claims.filter((claim) => claim.lot === number);
    const reinvestments = [...new Set(own.map(({ section }) => section))].map((section) => {
      const invested = sumOf(
        own.filter((claim) => claim.section === section),
        ({ amount }) => amount,
      );
      const counted = Math.min(invested, section === '54EC' ? bondsLeft : costUpTo(section));
      return { section, invested, counted, measure: section === '54F' ? 'share' : 'cost' } as const;
    });
    const base = { amount: gain.amount, ceiling: gain.ceiling, netConsideration: gain.fullValue - gain.expenses };
    const { each, total, ofCeiling } = exempted(base, reinvestments);
    const exemptions = reinvestments.map(({ measure: _, ...claimed }, index) => ({
      ...claimed,
      exempt: each[index] ?? 0,
    }));
    bondsLeft -= exemptions.find(({ section }) => section === '54EC')?.exempt ?? 0;
    return {
      ...sold,
      exemptions,
      exempt: total,
      taxable: gain.amount - total,
      ceiling: gain.ceiling === null ? null : gain.ceiling - ofCeiling,
    };
  });
}
