import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';
import type { AssetTreatment, CapitalAsset } from '@/lib/tax/capital-gains';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { PromoterRates } from '@/lib/tax/promoter-buyback';
import { newPlaces } from '../tds/act-2025';
import { anniversaryIsLong, deemedShortTermFrom, equityLongTermMonths, gainRatesSince } from './fund-gains';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

const checkedOn = '2026-11-22';

/** The sales of FY 2024-25 before the Finance (No. 2) Act, 2024, those since, and those since FY 2025-26. */
const early = '2024-04-01';
const since = gainRatesSince.value;
const nextYear = '2025-04-01';
/** From this day the Act of 2025. A buyback is a sale again; everything else is as it was, in another place. */
const taxYear = '2026-04-01';
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

const before = 'as before 23 July 2024';
const meaning = act('s. 2(42A), first and second provisos');
const oldMeaning = act(`s. 2(42A), ${before}`);

/** Units of funds bought from this day may be short-term for ever. */
const deemedFrom = deemedShortTermFrom.value;

type Dated = Rule<AssetTreatment> & { readonly date: IsoDate };
const series = (...from: readonly Dated[]): DatedSeries<AssetTreatment> => ({ checkedOn, from });
const on = (date: IsoDate, cite: Citation, value: AssetTreatment): Dated => ({ date, value, cite });

/** What decides the term of a gain in the Act of 2025; its number of the definition is not confirmed. */
const shortTerm = 's. 2, on short-term capital assets';

/** A series whose last treatment has this place in the Act of 2025. */
const moved = (at: string, ...from: readonly [...Dated[], Dated]) =>
  series(...from, on(taxYear, act2025(at), (from.at(-1) as Dated).value));

const sale = { receipt: 'sale' } as const;
const slab = { shortTerm: 'slabShortTerm' } as const;
const otherLong = { ...sale, ...slab, longTerm: 'longTermOther', cost: 'plain' } as const;
const indexedEarly = { ...sale, ...slab, longTerm: 'longTermIndexedEarly', cost: 'indexed' } as const;
const plainEarly = { ...sale, ...slab, longTerm: 'longTermListedEarly', cost: 'plain' } as const;
const eitherEarly = {
  ...sale,
  ...slab,
  longTerm: 'longTermListedEarly',
  cost: 'either',
  indexedClass: 'longTermIndexedEarly',
} as const;
const unlistedAbroad = { nonResident: { longTerm: 'longTermListedEarly', cost: 'plain' } } as const;

const equityEarly = {
  ...sale,
  shortTerm: 'shortTermEquityEarly',
  longTerm: 'longTermEquityEarly',
  cost: 'plain',
} as const;
const equity = { ...sale, shortTerm: 'shortTermEquity', longTerm: 'longTermEquity', cost: 'plain' } as const;

const immovable = moved(
  `${shortTerm}, and 197`,
  on(early, oldMeaning, { ...indexedEarly, longTermMonths: 24 }),
  on(since, act('s. 2(42A) and s. 112(1)(a), proviso'), {
    ...sale,
    ...slab,
    longTerm: 'longTermOther',
    cost: 'ceiling',
    indexedClass: 'longTermLand',
    longTermMonths: 24,
  }),
);

const never = { ...otherLong, longTermMonths: null } as const;

/** How each kind of asset is treated, by the day on which it is sold. */
export const assetTreatments: Readonly<Record<CapitalAsset, DatedSeries<AssetTreatment>>> = {
  equity: moved(
    `${shortTerm}, 196 and 198`,
    on(early, act(`s. 2(42A), s. 111A and s. 112A, ${before}`), { ...equityEarly, longTermMonths: 12 }),
    on(since, act('s. 2(42A), first proviso, s. 111A and s. 112A'), {
      ...equity,
      longTermMonths: equityLongTermMonths.value,
    }),
  ),
  businessTrust: moved(
    `${shortTerm}, 196 and 198`,
    on(early, act(`s. 2(42A), s. 111A and s. 112A, ${before}`), { ...equityEarly, longTermMonths: 36 }),
    on(since, act('s. 2(42A), first proviso, s. 111A and s. 112A'), { ...equity, longTermMonths: 12 }),
  ),
  listedNoStt: moved(
    shortTerm,
    on(early, act(`s. 112(1), proviso on listed securities, ${before}`), { ...eitherEarly, longTermMonths: 12 }),
    on(since, meaning, { ...otherLong, longTermMonths: 12 }),
  ),
  listedBond: moved(
    shortTerm,
    on(early, act(`s. 48, fourth proviso, and s. 112(1), proviso on listed securities, ${before}`), {
      ...plainEarly,
      longTermMonths: 12,
    }),
    on(since, meaning, { ...otherLong, longTermMonths: 12 }),
  ),
  goldBond: moved(
    shortTerm,
    on(early, act(`s. 48, fourth proviso, and s. 112(1), proviso on listed securities, ${before}`), {
      ...eitherEarly,
      longTermMonths: 12,
    }),
    on(since, meaning, { ...otherLong, longTermMonths: 12 }),
  ),
  goldBondRedeemed: series(
    on(early, act('s. 47(viic)'), { ...never, receipt: 'exempt' }),
    on(taxYear, act2025('s. 70(1)(x)'), { ...never, receipt: 'exempt' }),
  ),
  listedUnits: moved(
    `${shortTerm}, and 76`,
    on(early, act(`s. 2(42A), ${before}, and s. 50AA`), {
      ...indexedEarly,
      longTermMonths: 36,
      shortTermIfBoughtFrom: deemedFrom,
    }),
    on(since, act('s. 2(42A), first proviso, and s. 50AA'), {
      ...otherLong,
      longTermMonths: 12,
      shortTermIfBoughtFrom: deemedFrom,
    }),
    on(nextYear, act('s. 2(42A), first proviso, and s. 50AA, Explanation (ii)'), { ...otherLong, longTermMonths: 12 }),
  ),
  debtFund: moved(
    `${shortTerm}, and 76`,
    on(early, act(`s. 2(42A), ${before}, and s. 50AA`), {
      ...indexedEarly,
      ...unlistedAbroad,
      longTermMonths: 36,
      shortTermIfBoughtFrom: deemedFrom,
    }),
    on(since, act('s. 2(42A) and s. 50AA'), {
      ...otherLong,
      longTermMonths: 24,
      shortTermIfBoughtFrom: deemedFrom,
    }),
  ),
  otherFund: moved(
    `${shortTerm}, and 76`,
    on(early, act(`s. 2(42A), ${before}, and s. 50AA`), {
      ...indexedEarly,
      ...unlistedAbroad,
      longTermMonths: 36,
      shortTermIfBoughtFrom: deemedFrom,
    }),
    on(since, act('s. 2(42A) and s. 50AA'), {
      ...otherLong,
      longTermMonths: 24,
      shortTermIfBoughtFrom: deemedFrom,
    }),
    on(nextYear, act('s. 2(42A) and s. 50AA, Explanation (ii)'), { ...otherLong, longTermMonths: 24 }),
  ),
  hybridFund: moved(
    shortTerm,
    on(early, oldMeaning, { ...indexedEarly, ...unlistedAbroad, longTermMonths: 36 }),
    on(since, act('s. 2(42A)'), { ...otherLong, longTermMonths: 24 }),
  ),
  unlistedShares: moved(
    shortTerm,
    on(early, oldMeaning, { ...indexedEarly, ...unlistedAbroad, longTermMonths: 24 }),
    on(since, act('s. 2(42A)'), { ...otherLong, longTermMonths: 24 }),
  ),
  foreignShares: moved(
    shortTerm,
    on(early, oldMeaning, { ...indexedEarly, longTermMonths: 24 }),
    on(since, act('s. 2(42A)'), { ...otherLong, longTermMonths: 24 }),
  ),
  unlistedBond: moved(
    's. 76',
    on(early, act(`s. 2(42A) and s. 48, fourth proviso, ${before}`), {
      ...indexedEarly,
      ...unlistedAbroad,
      cost: 'plain',
      longTermMonths: 36,
    }),
    on(since, act('s. 50AA(b)'), never),
  ),
  marketLinked: moved('s. 76', on(early, act('s. 50AA(a)'), never)),
  house: immovable,
  land: immovable,
  farmLand: immovable,
  gold: moved(
    shortTerm,
    on(early, oldMeaning, { ...indexedEarly, longTermMonths: 36 }),
    on(since, act('s. 2(42A)'), { ...otherLong, longTermMonths: 24 }),
  ),
  virtual: moved('s. 194', on(early, act('s. 115BBH'), { ...never, shortTerm: 'virtualAssets' })),
  buybackListed: series(
    on(early, act('s. 10(34A)'), { ...equityEarly, longTermMonths: 12, receipt: 'exempt' }),
    on('2024-10-01', act('s. 2(22)(f) and s. 46A, proviso'), { ...equity, longTermMonths: 12, receipt: 'dividend' }),
    on(taxYear, act2025('s. 69, 196 and 198'), { ...equity, longTermMonths: 12 }),
  ),
  buybackUnlisted: series(
    on(early, act('s. 10(34A)'), { ...otherLong, longTermMonths: 24, receipt: 'exempt' }),
    on('2024-10-01', act('s. 2(22)(f) and s. 46A, proviso'), { ...otherLong, longTermMonths: 24, receipt: 'dividend' }),
    on(taxYear, act2025('s. 69 and 197'), { ...otherLong, longTermMonths: 24 }),
  ),
  depreciable: moved('s. 74', on(early, act('s. 50'), never)),
};

/**
 * Section 69(2), for who is no domestic company: tax on top of the usual one on a promoter's gain from a buyback, %, and the flat
 * surcharge on this tax, %. The surcharge is from two secondary sources of March 2026.
 */
export const promoterBuyback: Rule<PromoterRates> & { readonly from: IsoDate } = {
  from: taxYear,
  value: { shortTermPercent: 10, longTermPercent: 17.5, surchargePercent: 12 },
  cite: act2025('s. 69(2) and (3), as amended by the Finance Act, 2026'),
};

/** Figures of law that lots share. */
export interface CapitalGainsRules {
  readonly checkedOn: IsoDate;
  /** Shares and units bought before this day: the value on the last day before it. */
  readonly grandfatheredBefore: Rule<IsoDate>;
  /** Assets bought before this day: its fair value instead of the cost. */
  readonly fairValueBefore: Rule<IsoDate>;
  /** The stamp value counts when above this percentage of the price. */
  readonly stampPercent: Rule<number>;
  /** Land and buildings of residents bought before this day: tax stops at that on the indexed gain. */
  readonly ceilingBefore: Rule<IsoDate>;
  /** Months to buy before and after the sale and to build after it; the cost that counts at most, ₹; the gain for two houses, ₹. */
  readonly house: Rule<{
    readonly boughtBefore: number;
    readonly boughtAfter: number;
    readonly builtAfter: number;
    readonly costUpTo: number;
    readonly twoHousesUpTo: number;
  }>;
  /** Section 54F: the same times and cost. */
  readonly houseFromOtherAsset: Rule<{
    readonly boughtBefore: number;
    readonly boughtAfter: number;
    readonly builtAfter: number;
    readonly costUpTo: number;
  }>;
  /** Section 54EC: months after the sale, and the most for the sales of a year, ₹; years to keep the bonds. */
  readonly bonds: Rule<{ readonly months: number; readonly upTo: number; readonly years: number }>;
  /** Section 54B: months after the sale. */
  readonly farmLand: Rule<{ readonly months: number }>;
  /** The account for money not yet spent. */
  readonly account: Citation;
  /** A sale on the anniversary is long-term. */
  readonly anniversary: Citation;
  readonly cost: Citation;
  readonly indexedCost: Citation;
  readonly intraday: Citation;
  readonly stripping: Citation;
  readonly ownShare: Citation;
  /** Tax on the buyer of land and buildings: % from this price, ₹; and of virtual assets, %. */
  readonly propertyTds: Rule<{ readonly from: number; readonly percent: number }>;
  readonly virtualTds: Rule<number>;
  readonly nonResidentTds: Citation;
  readonly lossReturn: Citation;
}

/** The law that lots sold from 1 April 2024 on share, in its places of the Act of 1961. */
export const capitalGains: CapitalGainsRules = {
  checkedOn,
  grandfatheredBefore: { value: '2018-02-01', cite: act('s. 55(2)(ac)') },
  fairValueBefore: { value: '2001-04-01', cite: act('s. 55(1)(b) and s. 55(2)(b)') },
  stampPercent: { value: 110, cite: act('s. 50C(1), third proviso') },
  ceilingBefore: { value: gainRatesSince.value, cite: act('s. 112(1)(a), proviso') },
  house: {
    value: { boughtBefore: 12, boughtAfter: 24, builtAfter: 36, costUpTo: 10_00_00_000, twoHousesUpTo: 2_00_00_000 },
    cite: act('s. 54(1)'),
  },
  houseFromOtherAsset: {
    value: { boughtBefore: 12, boughtAfter: 24, builtAfter: 36, costUpTo: 10_00_00_000 },
    cite: act('s. 54F(1)'),
  },
  bonds: { value: { months: 6, upTo: 50_00_000, years: 5 }, cite: act('s. 54EC') },
  farmLand: { value: { months: 24 }, cite: act('s. 54B') },
  account: act('s. 54(2), s. 54B(2) and s. 54F(4)'),
  anniversary: anniversaryIsLong,
  cost: act('s. 48 and s. 55'),
  indexedCost: act('s. 48, second proviso and Explanation (iii)'),
  intraday: act('s. 43(5)'),
  stripping: act('s. 94(7) and s. 94(8)'),
  ownShare: act('s. 45(1)'),
  propertyTds: { value: { from: 50_00_000, percent: 1 }, cite: act('s. 194-IA') },
  virtualTds: { value: 1, cite: act('s. 194S') },
  nonResidentTds: act('s. 195'),
  lossReturn: act('s. 74, s. 80 and s. 139(3)'),
};

const { grandfatheredBefore, fairValueBefore, stampPercent, ceilingBefore, house, houseFromOtherAsset } = capitalGains;
const { bonds, farmLand, propertyTds, virtualTds } = capitalGains;

/** The same law by the Act of the year. Where the number in the Act of 2025 is not confirmed, the matter is named. */
export const capitalGainsUnder: Readonly<Record<IncomeTaxAct, CapitalGainsRules>> = {
  act1961: capitalGains,
  act2025: {
    checkedOn,
    grandfatheredBefore: { ...grandfatheredBefore, cite: act2025('s. 90') },
    fairValueBefore: { ...fairValueBefore, cite: act2025('s. 90') },
    stampPercent: { ...stampPercent, cite: act2025('s. 78') },
    ceilingBefore: { ...ceilingBefore, cite: act2025('s. 197(3)') },
    house: { ...house, cite: act2025('s. 82') },
    houseFromOtherAsset: { ...houseFromOtherAsset, cite: act2025('s. 86') },
    bonds: { ...bonds, cite: act2025('s. 85') },
    farmLand: { ...farmLand, cite: act2025('s. 83') },
    account: act2025('s. 82, 83 and 86'),
    anniversary: anniversaryIsLong,
    cost: act2025('s. 72'),
    indexedCost: act2025('s. 72(8)'),
    intraday: act2025('s. 113, on speculation business'),
    stripping: act2025('on losses from dividend and bonus stripping'),
    ownShare: act2025('s. 67'),
    propertyTds: { ...propertyTds, cite: act2025(`s. ${newPlaces['194IA']}`) },
    virtualTds: { ...virtualTds, cite: act2025(`s. ${newPlaces['194S-individual']}`) },
    nonResidentTds: act2025(`s. ${newPlaces['195-property']}`),
    lossReturn: act2025('s. 111 and 263'),
  },
};
