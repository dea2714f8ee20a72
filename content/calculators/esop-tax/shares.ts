import { employeeShares } from '@/content/rules/employee-shares';
import { lotLawOf } from '@/content/tax/lot-law';
import { compareText } from '@/lib/compare-text';
import type { IsoDate } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { Assessment } from '@/lib/tax/assess';
import {
  assessedGain,
  type CapitalAsset,
  type LotGain,
  lotGain,
  type Owner,
  plainLot,
  type Lot as SoldLot,
} from '@/lib/tax/capital-gains';
import { costOf, deferralEnd, matchSales, perquisiteOf, type ShareGrant } from '@/lib/tax/employee-shares';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { BroughtForwardLoss, Gain } from '@/lib/tax/taxpayer';
import { assessmentWith, yearOn } from './person';
import type { EsopInput, Market } from './rows';

/** What the capital gains rules call the shares. */
export const assets: Readonly<Record<Market, CapitalAsset>> = {
  listed: 'equity',
  unlisted: 'unlistedShares',
  foreign: 'foreignShares',
};

/** One row of shares that were got, ₹. */
export interface Lot extends ShareGrant {
  readonly number: number;
  readonly rate: number;
  readonly kind: Market;
  /** The law of its year; `null` before the first year on file: then only its cost counts. */
  readonly year: IncomeTaxYear | null;
  readonly perquisite: number;
  /** Its part of the tax of the year on perquisites. */
  readonly tax: number;
  /** Shares kept back or sold on the day for the tax. */
  readonly covered: number;
  /** Shares there are today. */
  readonly left: number;
}

/** Shares of one lot sold on one day, ₹. */
export interface Piece {
  readonly lot: Lot;
  readonly sale: number;
  readonly soldOn: IsoDate;
  readonly shares: number;
  readonly price: number;
  readonly cost: number;
  readonly year: IncomeTaxYear;
  readonly gain: LotGain;
  /** What it adds to the year's tax after the pieces before it; below zero where it lowers it. */
  readonly tax: number;
}

/** One financial year with an exercise or a sale, ₹; taxes are not rounded. */
export interface ShareYear {
  readonly year: IncomeTaxYear;
  readonly perquisite: number;
  /** Losses of earlier sales that this year's gains may be set off against. */
  readonly losses: readonly BroughtForwardLoss[];
  readonly without: Assessment;
  readonly withPerquisite: Assessment;
  readonly withAll: Assessment;
  /** What the perquisite adds to the tax, and what the gains add to it after that. */
  readonly tax: number;
  readonly taxOnGains: number;
}

/** A part of the tax that waits, ₹: until a sale, the last day of the job or the end of the time. */
export interface Deferred {
  readonly lot: Lot;
  readonly shares: number;
  readonly tax: number;
  readonly why: 'sale' | 'left' | 'end';
  readonly until: IsoDate;
}

/** Everything that happens to the shares. */
export interface ShareHistory {
  readonly lots: readonly Lot[];
  readonly pieces: readonly Piece[];
  readonly years: readonly ShareYear[];
  readonly deferred: readonly Deferred[];
}

/** Returns a lot's amounts in ₹, before tax. */
function grantsOf(input: EsopInput): ShareGrant[] {
  return input.lots.map(({ date, shares, paid, value, rate }) => ({
    date,
    shares,
    paid: paid * rate,
    value: value * rate,
  }));
}

/** Returns who sells, as far as a lot's gain depends on it. */
function ownerOf({ residence, anniversary }: EsopInput): Owner {
  return { isResident: residence === 'resident', anniversaryIsLong: anniversary === 'long' };
}

/** Returns the gain of shares with this cost (₹ in all), by the functions of the capital gains page. */
function gainOf(
  input: EsopInput,
  kind: Market,
  sold: Pick<SoldLot, 'bought' | 'sold' | 'cost' | 'price'>,
  year: IncomeTaxYear,
): LotGain {
  const asset = assets[kind];
  return lotGain({ ...plainLot, asset, ...sold }, lotLawOf(asset, sold.sold, year), ownerOf(input));
}

/** Returns the tax of a year, ₹, not rounded, as on the capital gains page. */
function taxOf(
  input: EsopInput,
  year: IncomeTaxYear,
  perquisite: number,
  gains: readonly Gain[],
  losses?: readonly BroughtForwardLoss[],
): number {
  return assessmentWith(input, year, perquisite, gains, losses).tax;
}

/** Returns how many shares of a lot are kept back or sold for its tax, within those there are. */
function coveredOf(input: EsopInput, { shares, value }: ShareGrant, tax: number): number {
  if (input.cover === 'percent') return (shares * input.coverPercent) / 100;
  if (input.cover === 'none' || value <= 0 || input.startUp) return 0;
  return Math.min(shares, Math.max(0, Math.ceil(tax / value - 1e-9)));
}

/** Returns the lots with their part of the tax on perquisites, and what was kept back for it. */
function lotsOf(input: EsopInput): Lot[] {
  const grants = grantsOf(input);
  const perquisites = grants.map((grant) =>
    yearOn(grant.date) === null ? 0 : (perquisiteOf(grant) * grant.shares * input.indianPart) / 100,
  );
  return grants.map((grant, index) => {
    const year = yearOn(grant.date);
    const perquisite = perquisites[index] ?? 0;
    const ofYear = sumOf(perquisites, (each, other) => (yearOn(grants[other]?.date ?? '') === year ? each : 0));
    const taxOfYear = year === null ? 0 : taxOf(input, year, ofYear, []) - taxOf(input, year, 0, []);
    const tax = ofYear === 0 ? 0 : (taxOfYear * perquisite) / ofYear;
    const covered = coveredOf(input, grant, tax);
    return {
      ...grant,
      number: index + 1,
      rate: input.lots[index]?.rate ?? 1,
      kind: input.lots[index]?.kind ?? input.market,
      year,
      perquisite,
      tax,
      covered,
      left: grant.shares - covered,
    };
  });
}

/** Sales that take more shares than there are, by the place of the sale. */
export function missingShares(input: EsopInput): readonly number[] {
  return matchSales(
    lotsOf(input).map(({ date, left, kind }) => ({ date, shares: left, kind })),
    input.sales,
  ).missing;
}

/** Returns sold pieces without their tax, in the order of the sales. */
function soldOf(input: EsopInput, lots: readonly Lot[]): Omit<Piece, 'tax'>[] {
  const { sold } = matchSales(
    lots.map(({ date, left, kind }) => ({ date, shares: left, kind })),
    input.sales,
  );
  return sold.flatMap(({ grant, sale, shares }) => {
    const lot = lots[grant];
    const row = input.sales[sale];
    const year = row ? yearOn(row.date) : null;
    if (!lot || !row || !year) return [];
    const price = row.price * row.rate * shares;
    const cost = costOf(lot) * shares;
    const gain = gainOf(input, lot.kind, { bought: lot.date, sold: row.date, cost, price }, year);
    return [{ lot, sale: sale + 1, soldOn: row.date, shares, price, cost, year, gain }];
  });
}

function yearsOf(input: EsopInput, lots: readonly Lot[], pieces: readonly Omit<Piece, 'tax'>[]): ShareYear[] {
  const own = new Set([...lots.flatMap(({ year }) => year ?? []), ...pieces.map(({ year }) => year)]);
  const others = input.years.flatMap(({ year }) => yearOn(`${year.slice(0, 4)}-04-01`) ?? []);
  let brought: readonly BroughtForwardLoss[] = [];
  return [...new Set([...own, ...others])]
    .sort((a, b) => compareText(a.financialYear, b.financialYear))
    .map((year) => {
      const perquisite = sumOf(lots, (lot) => (lot.year === year ? lot.perquisite : 0));
      const gains = pieces.filter((piece) => piece.year === year).map(({ gain }) => assessedGain(gain));
      const without = assessmentWith(input, year, 0, []);
      const withPerquisite = assessmentWith(input, year, perquisite, []);
      const losses = brought;
      const withAll = assessmentWith(input, year, perquisite, gains, losses);
      brought = withAll.carriedForward;
      return {
        year,
        losses,
        perquisite,
        without,
        withPerquisite,
        withAll,
        tax: withPerquisite.tax - without.tax,
        taxOnGains: withAll.tax - withPerquisite.tax,
      };
    })
    .filter(({ year, taxOnGains }) => own.has(year) || taxOnGains !== 0);
}

/** Returns each piece with what it adds to its year's tax, one after the other. */
function taxedPieces(input: EsopInput, years: readonly ShareYear[], pieces: readonly Omit<Piece, 'tax'>[]): Piece[] {
  const before = new Map(years.map((each) => [each.year, { gains: [] as Gain[], tax: each.withPerquisite.tax }]));
  return pieces.map((piece) => {
    const known = before.get(piece.year) ?? { gains: [], tax: 0 };
    const ofYear = years.find(({ year }) => year === piece.year);
    const gains = [...known.gains, assessedGain(piece.gain)];
    const after = taxOf(input, piece.year, ofYear?.perquisite ?? 0, gains, ofYear?.losses);
    before.set(piece.year, { gains, tax: after });
    return { ...piece, tax: after - known.tax };
  });
}

/** Returns whether the shares were got after the last day of the job. */
export function isAfterJob({ startUp, leftOn }: EsopInput, { date }: Pick<Lot, 'date'>): boolean {
  return startUp && leftOn !== '' && date > leftOn;
}

/** Returns the parts of the tax that wait, each until the first of a sale, the last day of the job and the end of the time. */
function deferredOf(input: EsopInput, lots: readonly Lot[], pieces: readonly Piece[]): Deferred[] {
  if (!input.startUp) return [];
  return lots.flatMap((lot) => {
    if (lot.year === null || lot.tax <= 0) return [];
    const { months } = employeeShares.deferral[lot.year.act].value;
    const end = deferralEnd(lot.date, months);
    // The tax of an exercise after the end of the job does not wait.
    if (isAfterJob(input, lot)) return [];
    const mayLeave = input.leftOn !== '' && input.leftOn < end;
    const last = { why: mayLeave ? 'left' : 'end', until: mayLeave ? input.leftOn : end } as const;
    const part = (shares: number) => (lot.tax * shares) / lot.shares;
    const early = pieces.filter((piece) => piece.lot === lot && piece.soldOn < last.until);
    const rest = lot.shares - sumOf(early, ({ shares }) => shares);
    return listOf<Deferred>(
      ...early.map(({ shares, soldOn }) => ({ lot, shares, tax: part(shares), why: 'sale' as const, until: soldOn })),
      rest > 0 && { lot, shares: rest, tax: part(rest), ...last },
    );
  });
}

/** Returns what happens to the shares: exercises, tax, sales, and what waits. */
export function shareHistory(input: EsopInput): ShareHistory {
  const lots = lotsOf(input);
  const sold = soldOf(input, lots);
  const years = yearsOf(input, lots, sold);
  const pieces = taxedPieces(input, years, sold);
  const left = lots.map((lot) => ({
    ...lot,
    left: lot.left - sumOf(pieces, (piece) => (piece.lot === lot ? piece.shares : 0)),
  }));
  return { lots: left, pieces, years, deferred: deferredOf(input, lots, pieces) };
}

/** Exercising the first row now against waiting until the later day, ₹ after all tax. */
export interface NowOrLater {
  readonly taxNow: number;
  readonly gain: LotGain;
  readonly taxOnGain: number;
  readonly keptNow: number;
  readonly taxLater: number;
  readonly keptLater: number;
}

/** Returns the comparison at the expected price; `null` where it was not asked for. */
export function nowOrLater(input: EsopInput, lot: Lot): NowOrLater | null {
  const { expectedPrice, laterOn, indianPart } = input;
  const now = lot.year;
  const later = yearOn(laterOn);
  if (expectedPrice === null || input.plan !== 'options' || !now || !later) return null;
  const worth = expectedPrice * lot.rate * lot.shares;
  const paid = lot.paid * lot.shares;
  const salaryPart = (value: number) => (perquisiteOf({ paid: lot.paid, value }) * lot.shares * indianPart) / 100;
  const taxNow = taxOf(input, now, salaryPart(lot.value), []) - taxOf(input, now, 0, []);
  const cost = costOf(lot) * lot.shares;
  const gain = gainOf(input, lot.kind, { bought: lot.date, sold: laterOn, cost, price: worth }, later);
  // In one year the gain comes on top of the perquisite.
  const beside = later === now ? salaryPart(lot.value) : 0;
  const taxOnGain = taxOf(input, later, beside, [assessedGain(gain)]) - taxOf(input, later, beside, []);
  const taxLater = taxOf(input, later, salaryPart(expectedPrice * lot.rate), []) - taxOf(input, later, 0, []);
  return {
    taxNow,
    gain,
    taxOnGain,
    keptNow: worth - paid - taxNow - taxOnGain,
    taxLater,
    // Options that are worth less than their price are not exercised.
    keptLater: Math.max(0, worth - paid) - taxLater,
  };
}
