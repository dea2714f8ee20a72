import { isProperty, lotLawOf } from '@/content/tax/lot-law';
import type { IsoDate } from '@/lib/law';
import { type CapitalAsset, type Lot, type LotGain, lotGain, type Owner } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { CapitalGainsInput } from './form';

type TypedLot = CapitalGainsInput['lots'][number];
type TypedClaim = CapitalGainsInput['exemptions'][number];
type TypedImprovement = CapitalGainsInput['improvements'][number];

/** A row of the form that was filled in; `sold` is empty in one that was not. */
export type LotRow = Omit<TypedLot, 'cost' | 'price'> & { readonly cost: number; readonly price: number };
export type Claim = Omit<TypedClaim, 'amount'> & { readonly amount: number };
type Improvement = Omit<TypedImprovement, 'amount'> & { readonly amount: number };

/** The input as it counts: rows that were added and not filled in are nothing, and lots keep their numbers. */
export type SoldInput = Omit<CapitalGainsInput, 'lots' | 'exemptions' | 'improvements'> & {
  readonly lots: readonly LotRow[];
  readonly exemptions: readonly Claim[];
  readonly improvements: readonly Improvement[];
};

/** Returns the input as it counts. */
export function filledIn(input: CapitalGainsInput): SoldInput {
  const put = <Row extends { readonly amount: number | null }>(rows: readonly Row[]) =>
    rows.flatMap((row) => (row.amount === null ? [] : [{ ...row, amount: row.amount }]));
  return {
    ...input,
    lots: input.lots.map((row) => ({ ...row, cost: row.cost ?? 0, price: row.price ?? 0 })),
    exemptions: put(input.exemptions),
    improvements: put(input.improvements),
  };
}

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
export function ownerOf({ residence, anniversary }: Pick<CapitalGainsInput, 'residence' | 'anniversary'>): Owner {
  return { isResident: residence === 'resident', anniversaryIsLong: anniversary === 'long' };
}

/** Returns whether a day is in the year. */
export function isInYear(day: IsoDate, year: IncomeTaxYear): boolean {
  return day >= year.firstDay && day <= year.lastDay;
}

/** Returns the lots sold in the year, with their gains. */
export function lotsOfYear(input: SoldInput, year: IncomeTaxYear): SoldLot[] {
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
