import { assetTreatments, capitalGains } from '@/content/rules/income-tax/capital-gains';
import { costInflationIndex } from '@/content/rules/income-tax/cost-inflation';
import { type IsoDate, valueOn } from '@/lib/law';
import { type CapitalAsset, type Lot, type LotGain, type LotLaw, lotGain, type Owner } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { CapitalGainsInput } from './form';

export type LotRow = CapitalGainsInput['lots'][number];

/** One row of the form with its gain; `number` is its place in the list, from 1. */
export interface SoldLot {
  readonly number: number;
  readonly row: LotRow;
  readonly lot: Lot;
  readonly gain: LotGain;
  /** The visitor gave the gain alone: cost, sale value and day of purchase are not known. */
  readonly isGainOnly: boolean;
}

/** Land and buildings: section 50C, improvements, and sections 54, 54B and 54EC look at them. */
export function isProperty(asset: CapitalAsset): boolean {
  return asset === 'house' || asset === 'land' || asset === 'farmLand';
}

/** Assets whose value on 1 April 2001 may stand in for an older cost (section 55(2)(b)). */
export function mayTakeValueOf2001(asset: CapitalAsset): boolean {
  return isProperty(asset) || asset === 'gold' || asset === 'unlistedShares' || asset === 'foreignShares';
}

const grandfathered: ReadonlySet<CapitalAsset> = new Set(['equity', 'businessTrust']);

/** The law on an asset sold on a day of the year. */
export function lawOf(asset: CapitalAsset, sold: IsoDate, year: IncomeTaxYear): LotLaw {
  const { special } = year;
  return {
    treatment: valueOn(assetTreatments[asset], sold).value,
    grandfatheredBefore: grandfathered.has(asset) ? capitalGains.grandfatheredBefore.value : null,
    fairValueBefore: capitalGains.fairValueBefore.value,
    stampPercent: isProperty(asset) ? capitalGains.stampPercent.value : null,
    ceilingBefore: capitalGains.ceilingBefore.value,
    costIndex: costInflationIndex,
    plainPercent: special.longTermListedEarly?.value.percent ?? 0,
    indexedPercent: special.longTermIndexedEarly?.value.percent ?? 0,
  };
}

/** Who sells, as far as a lot's gain depends on it. */
export function ownerOf({ residence, anniversary }: CapitalGainsInput): Owner {
  return { isResident: residence === 'resident', anniversaryIsLong: anniversary === 'long' };
}

/** Whether a day is in the year. */
export function isInYear(day: IsoDate, year: IncomeTaxYear): boolean {
  return day >= year.firstDay && day <= year.lastDay;
}

/** The lots sold in the year, with their gains. */
export function lotsOfYear(input: CapitalGainsInput, year: IncomeTaxYear): SoldLot[] {
  const owner = ownerOf(input);
  return input.lots.flatMap((row, index) => {
    if (!isInYear(row.sold, year)) return [];
    const number = index + 1;
    const improvements = isProperty(row.asset) ? input.improvements.filter((each) => each.lot === number) : [];
    const { asset, bought, sold, cost, price, expenses, fairValue2018, fairValue2001, stampValue, share } = row;
    const lot: Lot = {
      asset,
      bought,
      sold,
      cost,
      price,
      expenses,
      fairValue2018,
      fairValue2001,
      stampValue,
      share,
      improvements,
    };
    return [
      {
        number,
        row,
        lot,
        gain: lotGain(lot, lawOf(asset, sold, year), owner),
        isGainOnly: input.known === 'gain',
      },
    ];
  });
}
