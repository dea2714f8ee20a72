import { isProperty, lotLawOf } from '@/content/tax/lot-law';
import type { IsoDate } from '@/lib/law';
import { type CapitalAsset, type Lot, type LotGain, lotGain, type Owner } from '@/lib/tax/capital-gains';
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

/** Assets whose value on 1 April 2001 may be taken instead of an older cost (section 55(2)(b)). */
export function mayTakeValueOf2001(asset: CapitalAsset): boolean {
  return isProperty(asset) || asset === 'gold' || asset === 'unlistedShares' || asset === 'foreignShares';
}

/** Returns who sells, as far as a lot's gain depends on it. */
export function ownerOf({ residence, anniversary }: CapitalGainsInput): Owner {
  return { isResident: residence === 'resident', anniversaryIsLong: anniversary === 'long' };
}

/** Returns whether a day is in the year. */
export function isInYear(day: IsoDate, year: IncomeTaxYear): boolean {
  return day >= year.firstDay && day <= year.lastDay;
}

/** Returns the lots sold in the year, with their gains. */
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
        gain: lotGain(lot, lotLawOf(asset, sold, year), owner),
        isGainOnly: input.known === 'gain',
      },
    ];
  });
}
