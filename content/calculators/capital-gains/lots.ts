import { filledRows } from '@/content/filled-rows';
import { assetTreatments } from '@/content/rules/income-tax/capital-gains';
import { isProperty, lotLawOf } from '@/content/tax/lot-law';
import { addDays } from '@/lib/calendar';
import { type IsoDate, valueOn } from '@/lib/law';
import { type CapitalAsset, type Lot, type LotGain, lastDayWithin, lotGain, type Owner } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { CapitalGainsInput } from './form';

type TypedLot = CapitalGainsInput['lots'][number];
type TypedClaim = CapitalGainsInput['exemptions'][number];
type TypedImprovement = CapitalGainsInput['improvements'][number];

/** A row of the form that was filled in; `sold` is empty in one that was not. */
export type LotRow = Omit<TypedLot, 'cost' | 'price'> & { readonly cost: number; readonly price: number };
export type Claim = TypedClaim & { readonly amount: number };

/** The input as it counts: rows that were added and not filled in are nothing, and lots keep their numbers. */
export type SoldInput = Omit<CapitalGainsInput, 'lots' | 'exemptions' | 'improvements'> & {
  readonly lots: readonly LotRow[];
  readonly exemptions: readonly Claim[];
  readonly improvements: readonly (TypedImprovement & { readonly amount: number })[];
};

/** Returns a day of purchase that gives the chosen term: it decides nothing else, and no line of the answer shows it. */
function purchaseDay({ gainAsset, gainTerm, gainSold }: CapitalGainsInput): IsoDate {
  const { longTermMonths, shortTermIfBoughtFrom } = valueOn(assetTreatments[gainAsset], gainSold).value;
  if (gainTerm === 'short' || longTermMonths === null) return addDays(gainSold, -1);
  const day = addDays(lastDayWithin(gainSold, -longTermMonths), -1);
  return shortTermIfBoughtFrom !== undefined && day >= shortTermIfBoughtFrom ? addDays(shortTermIfBoughtFrom, -1) : day;
}

/** Returns the one lot that "just the gain" means. */
function gainAlone(input: CapitalGainsInput): LotRow {
  return {
    name: '',
    asset: input.gainAsset,
    bought: purchaseDay(input),
    sold: input.gainSold,
    cost: 0,
    price: input.gain,
    more: false,
    expenses: 0,
    fairValue2018: null,
    fairValue2001: null,
    stampValue: null,
    share: 100,
    promoter: false,
  };
}

/** Returns the input as it counts. */
export function withLots(input: CapitalGainsInput): SoldInput {
  const isGainOnly = input.known === 'gain';
  return {
    ...input,
    lots: isGainOnly
      ? [gainAlone(input)]
      : input.lots.map((row) => ({ ...row, cost: row.cost ?? 0, price: row.price ?? 0 })),
    exemptions: filledRows(input.exemptions, 'amount'),
    improvements: isGainOnly ? [] : filledRows(input.improvements, 'amount'),
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

/** Returns whether the value on 1 April 2001 may be taken instead of an older cost (section 55(2)(b)). */
export function mayTakeValueOf2001(asset: CapitalAsset): boolean {
  return isProperty(asset) || asset === 'gold' || asset === 'unlistedShares' || asset === 'foreignShares';
}

/** Returns whether a lot is a buyback of listed or unlisted shares. */
export function isBuyback({ row }: Pick<SoldLot, 'row'>): boolean {
  return row.asset === 'buybackListed' || row.asset === 'buybackUnlisted';
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
    const lot = { ...row, improvements };
    const gain = lotGain(lot, lotLawOf(row.asset, row.sold, year), owner);
    return [{ number, row, lot, gain, isGainOnly: input.known === 'gain' }];
  });
}
