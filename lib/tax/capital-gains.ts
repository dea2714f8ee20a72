/**
 * From one lot that was sold to its capital gain: term, cost, class. Every figure of law is an argument; nothing is rounded.
 * A lot is one purchase and its sale, in ₹ for the whole lot.
 */
import { addDays, daysBetween, financialYearOf } from '../calendar';
import { type IsoDate, type Rule, rulesOfYear } from '../law';
import type { Gain } from './taxpayer';

/** What was sold, by how the law distinguishes assets. */
export type CapitalAsset =
  | 'equity'
  | 'businessTrust'
  | 'listedNoStt'
  | 'listedBond'
  | 'goldBond'
  | 'goldBondRedeemed'
  | 'listedUnits'
  | 'debtFund'
  | 'otherFund'
  | 'hybridFund'
  | 'unlistedShares'
  | 'foreignShares'
  | 'unlistedBond'
  | 'marketLinked'
  | 'house'
  | 'land'
  | 'farmLand'
  | 'gold'
  | 'virtual'
  | 'buybackListed'
  | 'buybackUnlisted'
  | 'depreciable';

type GainClass = Gain['class'];

/**
 * How cost counts for a long-term gain. plain: as it is; indexed: raised by the cost inflation index; either: plain at one
 * rate or indexed at another, whichever has less tax; ceiling: plain, with the indexed gain as a ceiling of the tax.
 */
type CostBasis = 'plain' | 'indexed' | 'either' | 'ceiling';

/** How the law treats one kind of asset that is sold on a day. */
export interface AssetTreatment {
  /** Long-term when held for more months than these; `null`: short-term however long. */
  readonly longTermMonths: number | null;
  /** Bought on or after this day it is short-term however long it is held. */
  readonly shortTermIfBoughtFrom?: IsoDate;
  readonly shortTerm: GainClass;
  readonly longTerm: GainClass;
  readonly cost: CostBasis;
  /** For `either` and `ceiling`: the class where the index counts. */
  readonly indexedClass?: GainClass;
  /** Where the long-term gain of a non-resident is another one. */
  readonly nonResident?: { readonly longTerm: GainClass; readonly cost: CostBasis };
  /** exempt: nothing counts; dividend: the receipt is dividend, and the sale value is nil. */
  readonly receipt: 'sale' | 'exempt' | 'dividend';
}

/** One lot, ₹; values that were not given are `null`. */
export interface Lot {
  readonly asset: CapitalAsset;
  /** By the owner, or by the owner before where it came by gift, will or inheritance. */
  readonly bought: IsoDate;
  readonly sold: IsoDate;
  readonly cost: number;
  readonly price: number;
  readonly expenses: number;
  readonly fairValue2018: number | null;
  readonly fairValue2001: number | null;
  readonly stampValue: number | null;
  readonly improvements: readonly { readonly on: IsoDate; readonly amount: number }[];
  /** The owner's part, %. */
  readonly share: number;
}

/** A lot owned whole, bought and sold without anything besides cost and price. */
export const plainLot = {
  expenses: 0,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  improvements: [],
  share: 100,
} as const satisfies Partial<Lot>;

/** Cost inflation index by financial year, first year first. */
export type CostIndex = Readonly<Record<string, Rule<number>>>;

/** The law that a lot meets: its treatment on the day of sale, and what all assets share. */
export interface LotLaw {
  readonly treatment: AssetTreatment;
  /** Section 55(2)(ac): assets bought before the day have the value on 31 January 2018; `null` for other assets. */
  readonly grandfatheredBefore: IsoDate | null;
  /** Section 55(2)(b): assets bought before the day may take the fair value on it. */
  readonly fairValueBefore: IsoDate;
  /** Section 50C: the stamp value counts when above this percentage of the price; `null` for other assets. */
  readonly stampPercent: number | null;
  /** Proviso to section 112(1)(a): bought before the day, a resident's tax stops at that on the indexed gain. */
  readonly ceilingBefore: IsoDate;
  readonly costIndex: CostIndex;
  /** For `either`: the rates of the plain and of the indexed gain, %. */
  readonly plainPercent: number;
  readonly indexedPercent: number;
}

/** Which readings and rights the owner has. */
export interface Owner {
  readonly isResident: boolean;
  /** Whether a sale on the anniversary of the purchase is long-term. */
  readonly anniversaryIsLong: boolean;
}

/** Cost raised by the index, and the gain with it, ₹. */
interface IndexedGain {
  readonly indexBought: number;
  readonly indexSold: number;
  readonly cost: number;
  readonly improvements: number;
  readonly gain: number;
}

/** The gain of one lot, ₹, the owner's share. */
export interface LotGain {
  readonly term: 'short' | 'long';
  /** The first day on which a sale is long-term; `null` where it never is. */
  readonly longTermFrom: IsoDate | null;
  readonly daysHeld: number;
  readonly fullValue: number;
  /** Whether the full value is the stamp value. */
  readonly byStampValue: boolean;
  readonly expenses: number;
  readonly cost: number;
  readonly costFrom: 'actual' | 'fairValue2018' | 'fairValue2001';
  readonly improvements: number;
  /** With the cost as it is; below zero for a loss. */
  readonly plain: number;
  readonly indexed: IndexedGain | null;
  readonly class: GainClass;
  /** The gain that counts: plain, or indexed where the law says so. */
  readonly amount: number;
  /** The indexed gain that limits the tax; `null` where there is no such limit. */
  readonly ceiling: number | null;
  /** The receipt that is dividend. */
  readonly dividend: number;
  readonly isExempt: boolean;
}

const dayOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

const parts = (day: IsoDate): readonly [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)) - 1,
  Number(day.slice(8, 10)),
];

/**
 * Returns the day that follows a number of calendar months: 12 months of 2 January end on 1 January, and the next
 * day is the anniversary. From 29 February a year ends on 28 February, and 1 March begins the time after.
 * @example dayAfterMonths('2024-02-29', 12) // '2025-03-01'
 */
export function dayAfterMonths(day: IsoDate, months: number): IsoDate {
  const [year, month, date] = parts(day);
  return dayOf(Date.UTC(year, month + months, date));
}

/**
 * Returns the last day within a number of months after a day (before it, for negative months); a day that the month lacks
 * becomes its last one.
 * @example lastDayWithin('2025-08-31', 6) // '2026-02-28'
 */
export function lastDayWithin(day: IsoDate, months: number): IsoDate {
  const [year, month, date] = parts(day);
  const lastOfMonth = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month + months, Math.min(date, lastOfMonth)));
}

/**
 * Returns the first day on which a sale is long-term, `null` where it never is (section 2(42A): short-term while held for
 * not more than a number of months). The anniversary counts or does not, as the owner reads the law.
 */
export function firstLongTermDay(bought: IsoDate, treatment: AssetTreatment, owner: Owner): IsoDate | null {
  const { longTermMonths, shortTermIfBoughtFrom } = treatment;
  if (longTermMonths === null || (shortTermIfBoughtFrom !== undefined && bought >= shortTermIfBoughtFrom)) return null;
  const anniversary = dayAfterMonths(bought, longTermMonths);
  return owner.anniversaryIsLong ? anniversary : addDays(anniversary, 1);
}

/** Returns the index of the financial year of a day; for a day before the first year, that of the first year. */
export function indexOn(day: IsoDate, costIndex: CostIndex): number {
  const first = Object.keys(costIndex)[0] ?? '';
  const year = financialYearOf(day);
  return rulesOfYear(costIndex, year < first ? first : year).value;
}

/**
 * Returns the full value of consideration: the price, or the stamp value where it is above a percentage of the price
 * (section 50C(1), third proviso). At that percentage the price stays.
 */
export function fullValueOf(price: number, stampValue: number | null, stampPercent: number | null): number {
  if (stampPercent === null || stampValue === null) return price;
  return stampValue * 100 > price * stampPercent ? stampValue : price;
}

/**
 * Returns the cost of shares and units bought before 1 February 2018: the higher of the cost and the lower of the value on
 * 31 January 2018 and the sale value (section 55(2)(ac)). It never makes a loss and never hides one.
 * @example grandfatheredCost(100, 250, 180) // 180
 */
export function grandfatheredCost(cost: number, fairValue: number, fullValue: number): number {
  return Math.max(cost, Math.min(fairValue, fullValue));
}

function costOf(lot: Lot, law: LotLaw, fullValue: number, isLong: boolean): Pick<LotGain, 'cost' | 'costFrom'> {
  const { bought, cost, fairValue2018, fairValue2001 } = lot;
  if (isLong && law.grandfatheredBefore !== null && bought < law.grandfatheredBefore && fairValue2018 !== null) {
    const raised = grandfatheredCost(cost, fairValue2018, fullValue);
    return { cost: raised, costFrom: raised > cost ? 'fairValue2018' : 'actual' };
  }
  if (bought < law.fairValueBefore && fairValue2001 !== null && fairValue2001 > cost) {
    return { cost: fairValue2001, costFrom: 'fairValue2001' };
  }
  return { cost, costFrom: 'actual' };
}

/** Returns the cost and improvements raised by the index, and the gain with them, ₹, for the whole lot. */
function indexedGain(
  lot: Lot,
  cost: number,
  improvements: Lot['improvements'],
  received: number,
  costIndex: CostIndex,
) {
  const indexSold = indexOn(lot.sold, costIndex);
  const raised = (amount: number, day: IsoDate) => (amount * indexSold) / indexOn(day, costIndex);
  const indexedCost = raised(cost, lot.bought);
  const indexedImprovements = improvements.reduce((sum, { amount, on }) => sum + raised(amount, on), 0);
  return {
    indexBought: indexOn(lot.bought, costIndex),
    indexSold,
    cost: indexedCost,
    improvements: indexedImprovements,
    gain: received - indexedCost - indexedImprovements,
  };
}

type Classified = Pick<LotGain, 'class' | 'amount' | 'ceiling' | 'indexed'>;

/** Returns the class of a long-term gain, and which of the two gains counts. `indexed` is asked only where the index has a say. */
function longTermClass(lot: Lot, law: LotLaw, owner: Owner, plain: number, indexed: () => IndexedGain): Classified {
  const { treatment } = law;
  const { longTerm, cost } = (owner.isResident ? undefined : treatment.nonResident) ?? treatment;
  const asItIs: Classified = { class: longTerm, amount: plain, ceiling: null, indexed: null };
  const whereIndexed = treatment.indexedClass ?? longTerm;
  if (cost === 'plain') return asItIs;
  if (cost === 'ceiling') {
    if (!owner.isResident || lot.bought >= law.ceilingBefore) return asItIs;
    const limit = indexed();
    return { class: whereIndexed, amount: plain, ceiling: limit.gain, indexed: limit };
  }
  const raised = indexed();
  const bearsMore = Math.max(0, raised.gain) * law.indexedPercent > Math.max(0, plain) * law.plainPercent;
  return cost === 'either' && bearsMore
    ? asItIs
    : { class: cost === 'either' ? whereIndexed : longTerm, amount: raised.gain, ceiling: null, indexed: raised };
}

/**
 * Returns the gain or loss of one lot, for the owner's share: full value less expenses, cost and improvements (section 48).
 * Improvements before the day of the fair value of 2001 do not count (section 55(1)(b)). Where the receipt is dividend the
 * full value is nil and the cost becomes a loss (section 46A); where it is exempt there is neither gain nor loss.
 */
export function lotGain(lot: Lot, law: LotLaw, owner: Owner): LotGain {
  const { treatment } = law;
  const longTermFrom = firstLongTermDay(lot.bought, treatment, owner);
  const isLong = longTermFrom !== null && lot.sold >= longTermFrom;
  const part = lot.share / 100;
  const isDividend = treatment.receipt === 'dividend';
  const isExempt = treatment.receipt === 'exempt';
  const whole = isDividend ? 0 : fullValueOf(lot.price, lot.stampValue, law.stampPercent);
  const { cost, costFrom } = costOf(lot, law, whole, isLong);
  const counted = lot.improvements.filter(({ on }) => on >= law.fairValueBefore);
  const improvements = counted.reduce((sum, { amount }) => sum + amount, 0);
  const received = whole - lot.expenses;
  const plain = (received - cost - improvements) * part;
  const indexed = (): IndexedGain => {
    const all = indexedGain(lot, cost, counted, received, law.costIndex);
    return { ...all, cost: all.cost * part, improvements: all.improvements * part, gain: all.gain * part };
  };
  const shortTerm: Classified = { class: treatment.shortTerm, amount: plain, ceiling: null, indexed: null };
  const gain = isExempt
    ? { ...shortTerm, amount: 0 }
    : isLong
      ? longTermClass(lot, law, owner, plain, indexed)
      : shortTerm;
  return {
    term: isLong ? 'long' : 'short',
    longTermFrom,
    daysHeld: daysBetween(lot.bought, lot.sold),
    fullValue: whole * part,
    byStampValue: whole > lot.price,
    expenses: lot.expenses * part,
    cost: cost * part,
    costFrom,
    improvements: improvements * part,
    plain,
    ...gain,
    dividend: isDividend ? lot.price * part : 0,
    isExempt,
  };
}

/** What was put into a new asset for one gain, by the section that exempts the gain, ₹. */
interface Reinvestment {
  /** cost: the gain up to the cost (sections 54, 54B, 54EC); share: the part of the gain that the cost is of the price (54F). */
  readonly measure: 'cost' | 'share';
  /** The cost that counts. */
  readonly counted: number;
}

/** How much of a gain the reinvestments exempt, ₹: for each of them, and of the indexed gain in all. */
interface Exempted {
  readonly each: readonly number[];
  readonly total: number;
  readonly ofCeiling: number;
}

/**
 * Returns the exempt part of a long-term gain: for section 54 and its like the lesser of gain and cost; for section 54F
 * gain × cost ÷ net consideration. One after the other in the order given, never more than the gain. The indexed gain that
 * limits the tax on land is exempted by the same rules on its own.
 */
export function exempted(
  gain: { readonly amount: number; readonly ceiling: number | null; readonly netConsideration: number },
  reinvestments: readonly Reinvestment[],
): Exempted {
  const one = (whole: number, left: number, { measure, counted }: Reinvestment) => {
    if (left <= 0 || counted <= 0) return 0;
    const most = measure === 'cost' ? counted : (whole * counted) / Math.max(gain.netConsideration, counted);
    return Math.min(left, most);
  };
  let left = gain.amount;
  let ofCeiling = 0;
  const each = reinvestments.map((reinvestment) => {
    const exempt = one(gain.amount, left, reinvestment);
    left -= exempt;
    if (gain.ceiling !== null) ofCeiling += one(gain.ceiling, gain.ceiling - ofCeiling, reinvestment);
    return exempt;
  });
  return { each, total: each.reduce((sum, exempt) => sum + exempt, 0), ofCeiling };
}

/** Returns a gain as an assessment takes it, ₹; `left` is what exemptions leave of it. */
export function assessedGain(
  gain: Pick<LotGain, 'class' | 'amount' | 'ceiling'>,
  left: { readonly taxable: number; readonly ceiling: number | null } = { taxable: gain.amount, ceiling: gain.ceiling },
): Gain {
  return { class: gain.class, amount: left.taxable, ...(left.ceiling !== null && { indexed: left.ceiling }) };
}
