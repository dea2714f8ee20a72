import { assetTreatments, capitalGains } from '@/content/rules/income-tax/capital-gains';
import { costInflationIndex } from '@/content/rules/income-tax/cost-inflation';
import { type IsoDate, valueOn } from '@/lib/law';
import type { CapitalAsset, LotLaw } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';

/** Returns whether a lot is land or a building: section 50C, improvements, and sections 54, 54B and 54EC look at them. */
export function isProperty(asset: CapitalAsset): boolean {
  return asset === 'house' || asset === 'land' || asset === 'farmLand';
}

const grandfathered: ReadonlySet<CapitalAsset> = new Set(['equity', 'businessTrust']);

/**
 * Returns the law on an asset sold on a day. The year is needed only for assets that had a choice between plain and indexed cost
 * before 23 July 2024; without it those two rates are 0 %.
 */
export function lotLawOf(asset: CapitalAsset, sold: IsoDate, year?: IncomeTaxYear): LotLaw {
  return {
    treatment: valueOn(assetTreatments[asset], sold).value,
    grandfatheredBefore: grandfathered.has(asset) ? capitalGains.grandfatheredBefore.value : null,
    fairValueBefore: capitalGains.fairValueBefore.value,
    stampPercent: isProperty(asset) ? capitalGains.stampPercent.value : null,
    ceilingBefore: capitalGains.ceilingBefore.value,
    costIndex: costInflationIndex,
    plainPercent: year?.special.longTermListedEarly?.value.percent ?? 0,
    indexedPercent: year?.special.longTermIndexedEarly?.value.percent ?? 0,
  };
}
