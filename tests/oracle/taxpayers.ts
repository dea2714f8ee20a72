/**
 * Taxpayers made from a number, the same one for the same number: all kinds of income, losses and claims, with total
 * income steered towards the lines that the law draws.
 */
import {
  type BroughtForwardLoss,
  type DeductionClaims,
  emptyTaxpayer,
  type Gain,
  type House,
  type LossKind,
  type OtherSources,
  type Readings,
  type Salary,
  type Taxpayer,
  usualReadings,
} from '@/lib/tax/taxpayer';
import { type FinancialYear, statutoryTaxWith } from './statute';

const lakh = 1_00_000;
const crore = 1_00_00_000;

/** Draws of chance from one seed (the generator known as mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  of<const T>(choices: readonly [T, ...T[]]): T {
    return choices[this.whole(0, choices.length - 1)] ?? choices[0];
  }

  /** Mostly round, sometimes an odd rupee, rarely paise; small amounts as often as large ones. */
  money(most: number): number {
    const size = most * 10 ** (-3 * this.next());
    const step = this.of([10, 100, 1_000, 5_000, 25_000, lakh]);
    if (this.happens(0.01)) return Math.floor(size * 100) / 100;
    if (this.happens(0.2)) return Math.floor(size);
    return Math.min(most, Math.max(1, Math.round(size / step)) * step);
  }

  maybe(probability: number, most: number): number {
    return this.happens(probability) ? this.money(most) : 0;
  }
}

function salaryOf(chance: Chance, most: number): Salary {
  const gross = chance.money(most);
  const basic = chance.happens(0.15) ? 0 : Math.floor(gross * chance.of([0.3, 0.4, 0.5, 0.8]));
  const exempt = chance.happens(0.2) ? Math.floor(gross * chance.next() * 0.3) : 0;
  return {
    gross,
    exempt,
    personalAllowances: chance.happens(0.3) ? Math.floor((gross - exempt) * chance.next() * 0.4) : 0,
    basic,
    entertainmentAllowance: chance.happens(0.15) ? Math.min(gross, chance.of([3_000, 5_000, 6_000, 24_000])) : 0,
    governmentEmployee: chance.happens(0.25),
    professionalTax: chance.of([0, 0, 200, 2_400, 2_500]),
    employerNps: chance.happens(0.3) ? Math.floor(basic * chance.of([0.05, 0.1, 0.1001, 0.14, 0.15])) : 0,
  };
}

function houseOf(chance: Chance): House {
  const monthsOwned = chance.happens(0.6) ? 12 : chance.whole(1, 12);
  const monthlyRent = chance.maybe(0.8, 3 * lakh);
  const yearly = monthlyRent * 12;
  const near = () =>
    chance.happens(0.5) ? Math.round(yearly * chance.of([0.7, 0.95, 1, 1.05, 1.5])) : chance.money(20 * lakh);
  return {
    use: chance.of(['selfOccupied', 'selfOccupied', 'letOut', 'letOut', 'deemedLetOut']),
    monthsOwned,
    monthsLet: chance.happens(0.6) ? monthsOwned : chance.whole(0, monthsOwned),
    monthlyRent,
    unrealisedRent: chance.happens(0.2) ? monthlyRent * chance.whole(1, 6) : 0,
    municipalValue: chance.happens(0.6) ? near() : 0,
    fairRent: chance.happens(0.6) ? near() : 0,
    standardRent: chance.happens(0.3) ? near() : null,
    municipalTaxPaid: chance.maybe(0.5, lakh),
    interest: chance.maybe(0.6, 12 * lakh),
    earlierInterest: chance.maybe(0.25, 10 * lakh),
    interestCapFull: chance.happens(0.75),
    arrears: chance.maybe(0.1, 5 * lakh),
    share: chance.happens(0.7) ? 100 : chance.of([1, 25, 33, 50, 60, 99]),
  };
}

const ordinary = [
  'slabShortTerm',
  'shortTermEquity',
  'longTermEquity',
  'longTermOther',
  'longTermLand',
  'virtualAssets',
] as const;
/** The classes of the year in which the rates changed. */
const inTwoParts = [
  ...ordinary,
  'shortTermEquityEarly',
  'longTermEquityEarly',
  'longTermListedEarly',
  'longTermIndexedEarly',
] as const;

function gainOf(chance: Chance, year: FinancialYear, most: number, losses: boolean): Gain {
  const name: Gain['class'] = year === '2024-25' ? chance.of(inTwoParts) : chance.of(ordinary);
  const size = chance.happens(0.15) ? chance.of([lakh, 1_25_000, 1_25_010, 1_24_990]) : chance.money(most);
  if (name === 'virtualAssets') return { class: name, amount: size };
  const amount = losses && chance.happens(0.35) ? -size : size;
  if (name !== 'longTermLand' || chance.happens(0.2)) return { class: name, amount };
  // Indexation only lowers a gain.
  return { class: name, amount, indexed: amount - Math.floor(size * chance.of([0, 0.1, 0.37, 0.375, 0.5, 1, 1.4])) };
}

function lossesOf(chance: Chance, year: FinancialYear): BroughtForwardLoss[] {
  const kinds = ['house', 'business', 'speculative', 'shortTermCapital', 'longTermCapital'] as const;
  return Array.from({ length: chance.whole(1, 5) }, () => {
    const kind: LossKind = chance.of(kinds);
    const first = Number(year.slice(0, 4)) - chance.of([1, 1, 2, 3, 4, 4, 5, 7, 8, 8, 9, 10]);
    return {
      kind,
      financialYear: `${first}-${String((first + 1) % 100).padStart(2, '0')}`,
      amount: chance.money(chance.of([lakh, 10 * lakh, crore])),
    };
  });
}

function otherOf(chance: Chance, most: number, nonResident: boolean, individual: boolean): OtherSources {
  const dividend = chance.maybe(0.3, most);
  return {
    savingsInterest: chance.happens(0.4) ? chance.of([9_990, 10_000, 10_010, 45_000, chance.money(lakh)]) : 0,
    depositInterest: chance.happens(0.3) ? chance.of([40_000, 50_000, chance.money(10 * lakh)]) : 0,
    dividend,
    dividendInterestPaid: chance.happens(0.2) ? Math.floor(dividend * chance.of([0.1, 0.2, 0.3])) : 0,
    familyPension: individual && chance.happens(0.1) ? chance.of([45_000, 74_999, 75_000, 3 * lakh]) : 0,
    winnings: chance.maybe(0.06, most),
    onlineGames: chance.maybe(0.05, most),
    royalty: nonResident ? chance.maybe(0.2, most) : 0,
    other: chance.maybe(0.5, most),
  };
}

function claimsOf(chance: Chance): DeductionClaims {
  const often = chance.of([0.1, 0.3, 0.7]);
  const paid = (...near: [number, ...number[]]) =>
    chance.happens(often) ? (chance.happens(0.6) ? chance.of(near) : chance.money(3 * lakh)) : 0;
  const firstHomeInterest = paid(49_990, 50_000, 50_010);
  return {
    savings: paid(1_00_000, 1_49_990, 1_50_000, 1_50_010),
    ownNps: paid(40_000, 50_000, 60_000, 2_00_000),
    agniveer: chance.happens(0.05) ? 60_000 : 0,
    health: {
      family: paid(20_000, 24_000, 25_000, 25_010, 50_000),
      familySenior: chance.happens(0.3),
      familyCheckUps: paid(2_000, 5_000, 5_010),
      parents: paid(20_000, 25_000, 50_000, 60_000),
      parentsSenior: chance.happens(0.6),
      parentsCheckUps: paid(1_000, 5_000, 7_000),
    },
    dependant: chance.happens(often * 0.3) ? chance.of(['disabled', 'severe']) : 'none',
    self: chance.happens(often * 0.3) ? chance.of(['disabled', 'severe']) : 'none',
    illness: paid(40_000, 40_010, 1_00_000, 1_00_010),
    illnessOfSenior: chance.happens(0.4),
    educationLoanInterest: paid(80_000, 1_20_000),
    firstHomeInterest,
    affordableHomeInterest: firstHomeInterest === 0 ? paid(1_50_000, 1_50_010) : 0,
    electricVehicleInterest: paid(1_50_000, 1_50_010),
    donations: {
      full: paid(10_000, 1_00_000),
      half: paid(10_000, 1_00_001),
      fullWithinLimit: paid(10_000, 1_00_000, 50_000),
      halfWithinLimit: paid(10_000, 1_00_000, 50_001),
    },
    politicalParty: paid(5_000, 1_00_000),
    ...(chance.happens(often * 0.6)
      ? { rent: chance.money(6 * lakh), rentMonths: chance.whole(1, 12) }
      : { rent: 0, rentMonths: 0 }),
    newEmployeeCost: chance.happens(often * 0.3) ? chance.money(10 * lakh) : 0,
    authorRoyalty: chance.happens(often * 0.2) ? chance.of([1_00_000, 3_00_000, 3_00_010]) : 0,
    patentRoyalty: chance.happens(often * 0.2) ? chance.of([1_00_000, 3_00_000, 3_00_010]) : 0,
    other: chance.happens(often * 0.2) ? chance.money(2 * lakh) : 0,
  };
}

function readingsOf(chance: Chance): Readings {
  if (chance.happens(0.55)) return usualReadings;
  return {
    dividendTax: chance.of(['average', 'topSlice']),
    reliefMeasure: chance.of(['totalIncome', 'otherIncome']),
    reliefStep: chance.of(['ofTotalIncome', 'ofRate']),
    reliefCut: chance.of(['slabFirst', 'specialFirst']),
    rebateMeasure: chance.of(['allTax', 'slabTax']),
    rebateIncome: chance.of(['totalIncome', 'withoutFreeGains']),
    oldRebateOnShortTermEquity: chance.happens(0.5),
    earlierRebateOnGains: chance.happens(0.5),
    unusedExemption: chance.of(['highestRateFirst', 'longTermFirst']),
    newRegimeHouseLossCarried: chance.happens(0.5),
    // The second implementation knows the usual reading alone; tests/tax/house-property.test.ts holds the others.
    lowRentWithVacancy: 'expected',
    setOffOrder: 'best',
  };
}

/** Total incomes at which the law changes, or at which a relief of it ends. */
const lines = [
  2_50_000,
  3 * lakh,
  4 * lakh,
  5 * lakh,
  7 * lakh,
  7_22_220,
  8 * lakh,
  12 * lakh,
  12_70_590,
  50 * lakh,
  51_61_190,
  51_95_900,
  crore,
  1_01_96_950,
  1_02_14_690,
  2 * crore,
  2_08_92_800,
  2_09_30_000,
  5 * crore,
  5_30_17_830,
] as const;

/** Moves other income so that total income, or what remains of it without some income, comes near a line of the law. */
function steered(chance: Chance, person: Taxpayer, year: FinancialYear, readings: Readings): Taxpayer {
  const capped = person.gains.filter((gain) => /Equity|longTerm/.test(gain.class) && gain.amount > 0);
  const gains = person.gains.filter((gain) => gain.class !== 'slabShortTerm' && gain.amount > 0);
  const sum = (list: readonly Gain[]) => list.reduce((all, gain) => all + gain.amount, 0);
  const onTop = chance.of([0, 0, 0, sum(capped) + person.other.dividend, sum(gains)]);
  const off = chance.of([
    0,
    1,
    -1,
    10,
    -10,
    4,
    5,
    -5,
    chance.whole(-100, 100),
    chance.whole(-20_000, 20_000),
    chance.whole(0, 1_00_000),
    chance.whole(0, 9_00_000),
    chance.whole(0, 30_00_000),
  ]);
  const target = chance.of(lines) + onTop + off;
  const regime = chance.of(['new', 'old']);
  let moved = person;
  for (let turn = 0; turn < 3; turn += 1) {
    const now = statutoryTaxWith(moved, year, regime, readings, { gains: {} });
    const gap = target - (now.grossTotalIncome - now.deductions);
    const other = Math.max(0, Math.round((moved.other.other + gap) * 100) / 100);
    moved = { ...moved, other: { ...moved.other, other } };
  }
  return moved;
}

/** A taxpayer of the year and a reading of the law, the same for the same seed. */
export function taxpayerOf(seed: number, year: FinancialYear): { person: Taxpayer; readings: Readings } {
  const chance = new Chance(Math.imul(seed, 2_654_435_761));
  const family = chance.happens(0.12);
  const residence = chance.of(['resident', 'resident', 'resident', 'resident', 'notOrdinarily', 'nonResident']);
  const most = chance.of([2 * lakh, 5 * lakh, 15 * lakh, 60 * lakh, 2 * crore, 8 * crore]);
  // How much of everything there is: some people have one source of income, others have all.
  const variety = chance.of([0.1, 0.3, 0.7]);
  const losses = chance.happens(0.5);
  const has = () => chance.happens(variety);
  const gain = () => gainOf(chance, year, most, losses);
  const profit = () => chance.money(most) * (losses && chance.happens(0.4) ? -1 : 1);
  const readings = readingsOf(chance);
  const person: Taxpayer = {
    kind: family ? 'huf' : 'individual',
    age: chance.of(['below60', 'below60', 'senior', 'verySenior']),
    residence,
    salary: !family && chance.happens(0.5) ? salaryOf(chance, most) : emptyTaxpayer.salary,
    houses: has() ? Array.from({ length: chance.whole(1, 4) }, () => houseOf(chance)) : [],
    business: { regular: has() ? profit() : 0, speculative: has() && has() ? profit() : 0 },
    gains: chance.happens(0.5) ? Array.from({ length: chance.whole(1, has() ? 7 : 2) }, gain) : [],
    other: has() ? otherOf(chance, most, residence === 'nonResident', !family) : emptyTaxpayer.other,
    agricultural: chance.happens(0.2)
      ? chance.of([4_999, 5_000, 5_001, -50_000, chance.money(5 * lakh), chance.money(crore)])
      : 0,
    losses: has() && losses ? lossesOf(chance, year) : [],
    claims: chance.happens(0.5) ? claimsOf(chance) : emptyTaxpayer.claims,
    reliefs: chance.maybe(0.05, lakh),
  };
  return { person: chance.happens(0.7) ? steered(chance, person, year, readings) : person, readings };
}
