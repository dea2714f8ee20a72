/**
 * Income-tax of an individual or a Hindu undivided family, worked out a second time straight from the Income-tax Act, 1961
 * and the Finance Acts, section by section, to be compared with `lib/tax`. It shares no code and no figure with it.
 * Where the Act is silent it follows `docs/decisions/007-where-the-law-is-read-two-ways.md`.
 */
import type { DeductionClaims, Gain, House, LossKind, Readings, Taxpayer } from '@/lib/tax/taxpayer';

export type FinancialYear = string;
export type RegimeName = 'new' | 'old';

interface StatutoryTax {
  readonly grossTotalIncome: number;
  readonly deductions: number;
  readonly totalIncome: number;
  readonly slabTax: number;
  readonly specialTax: number;
  readonly rebate: number;
  /** Before marginal relief. */
  readonly surcharge: number;
  readonly marginalRelief: number;
  readonly cess: number;
  /** After the reliefs of sections 89 to 91, not below zero, not rounded. */
  readonly tax: number;
  /** What may be set off next year, oldest first. */
  readonly carriedForward: readonly { kind: LossKind; financialYear: string; amount: number }[];
}

const lakh = 1_00_000;
const crore = 1_00_00_000;

/** The income from which the rate rises, and by how many per cent: the slabs of a table, written as steps. */
type Steps = readonly (readonly [from: number, rise: number])[];

const newRegime = {
  '2024-25': {
    // Section 115BAC(1A)(ii): 5 % from 3 lakh, 10 from 7, 15 from 10, 20 from 12, 30 from 15.
    nil: 3 * lakh,
    steps: [
      [3 * lakh, 5],
      [7 * lakh, 5],
      [10 * lakh, 5],
      [12 * lakh, 5],
      [15 * lakh, 10],
    ] as Steps,
    rebateIncome: 7 * lakh,
    rebate: 25_000,
  },
  '2025-26': {
    // Section 115BAC(1A)(iii): 5 % from 4 lakh and 5 % more every 4 lakh, 30 % from 24 lakh.
    nil: 4 * lakh,
    steps: [
      [4 * lakh, 5],
      [8 * lakh, 5],
      [12 * lakh, 5],
      [16 * lakh, 5],
      [20 * lakh, 5],
      [24 * lakh, 5],
    ] as Steps,
    rebateIncome: 12 * lakh,
    rebate: 60_000,
  },
  '2026-27': {
    // Act of 2025, section 202(1): 4, 8, 12, 16, 20 and 24 lakh. Section 156(2): 60,000 up to 12 lakh.
    nil: 4 * lakh,
    steps: [4, 8, 12, 16, 20, 24].map((from) => [from * lakh, 5] as const) as Steps,
    rebateIncome: 12 * lakh,
    rebate: 60_000,
  },
};

/** First Schedule, Part I, Paragraph A: by age, for residents. */
const slabsByAge = {
  below60: {
    nil: 2_50_000,
    steps: [
      [2_50_000, 5],
      [5 * lakh, 15],
      [10 * lakh, 10],
    ] as Steps,
  },
  senior: {
    nil: 3 * lakh,
    steps: [
      [3 * lakh, 5],
      [5 * lakh, 15],
      [10 * lakh, 10],
    ] as Steps,
  },
  verySenior: {
    nil: 5 * lakh,
    steps: [
      [5 * lakh, 20],
      [10 * lakh, 10],
    ] as Steps,
  },
};

interface Slabs {
  readonly nil: number;
  readonly steps: Steps;
}

/** What a Finance Act sets for one year; all else is below, where it is used. */
export interface Figures {
  readonly newRegime: Slabs & { readonly rebateIncome: number; readonly rebate: number };
  readonly oldRegime: Readonly<Record<Taxpayer['age'], Slabs>>;
  readonly oldRebate: { readonly income: number; readonly most: number };
  readonly standardDeduction: Readonly<Record<RegimeName, number>>;
  /** Section 80CCE, and section 80D for a group below 60 and with a senior. */
  readonly savings: number;
  readonly health: { readonly below60: number; readonly senior: number };
  /** Sections 111A and 112A, %, and the amount of section 112A(2). */
  readonly shares: { readonly short: number; readonly long: number; readonly free: number };
  /** Surcharge above two crore of other income, %. */
  readonly aboveTwoCrore: number;
  readonly cess: number;
  /** The share of dividend up to which interest is deducted from it. */
  readonly interestOnDividend: number;
}

const unchanged = {
  oldRegime: slabsByAge,
  oldRebate: { income: 5 * lakh, most: 12_500 },
  standardDeduction: { new: 75_000, old: 50_000 },
  savings: 1_50_000,
  health: { below60: 25_000, senior: 50_000 },
  shares: { short: 20, long: 12.5, free: 1_25_000 },
  aboveTwoCrore: 25,
  cess: 0.04,
  interestOnDividend: 0.2,
};

const years: Record<FinancialYear, Figures> = {
  '2024-25': { newRegime: newRegime['2024-25'], ...unchanged },
  '2025-26': { newRegime: newRegime['2025-26'], ...unchanged },
  // Section 93 of the Act of 2025: no interest is deducted from dividend.
  '2026-27': { newRegime: newRegime['2026-27'], ...unchanged, interestOnDividend: 0 },
};

/** Adds the figures of a year, for the rehearsal of a Finance Act. */
export function enact(financialYear: FinancialYear, figures: Figures): void {
  years[financialYear] = figures;
}

/** Returns the figures of a year. @throws Error where it has none. */
function figuresOf(financialYear: FinancialYear): Figures {
  const figures = years[financialYear];
  if (!figures) throw new Error(`The second computation has no figures for ${financialYear}.`);
  return figures;
}

type SpecialIncome =
  | Exclude<Gain['class'], 'slabShortTerm'>
  | 'winnings'
  | 'onlineGames'
  | 'nonResidentDividend'
  | 'nonResidentRoyalty'
  | 'foreignExchangeAssets'
  | 'treatyDividend'
  | 'treatyOther';

/**
 * Income with a rate of its own: the rate and the section, highest rate first; at one rate section 111A, section 112 with
 * land last, section 112A, then the rest. Losses and the unused exemption go down this list.
 */
const specialSections: readonly (readonly [SpecialIncome, percent: number, section: string])[] = [
  ['virtualAssets', 30, '115BBH'],
  ['winnings', 30, '115BB'],
  ['onlineGames', 30, '115BBJ'],
  ['shortTermEquity', 20, '111A'],
  ['longTermIndexedEarly', 20, '112'],
  ['nonResidentDividend', 20, '115A dividend'],
  ['nonResidentRoyalty', 20, '115A royalty'],
  ['foreignExchangeAssets', 20, '115E'],
  ['shortTermEquityEarly', 15, '111A'],
  ['longTermOther', 12.5, '112'],
  ['longTermLand', 12.5, '112'],
  ['longTermEquity', 12.5, '112A'],
  ['longTermListedEarly', 10, '112'],
  ['longTermEquityEarly', 10, '112A'],
  // Section 90: total income, but the tax of the treaty is none of this Act and is added by the caller.
  ['treatyDividend', 0, '90 dividend'],
  ['treatyOther', 0, '90'],
];

/** One amount of special-rate income; for land, with the gain after indexation where the resident may choose it. */
interface Special {
  readonly name: SpecialIncome;
  readonly percent: number;
  readonly section: string;
  readonly amount: number;
  readonly indexed: number | null;
}

const isShortTerm = (one: Special) => one.section === '111A';
const isLongTerm = (one: Special) => one.section === '112' || one.section === '112A';
const isCapitalGain = (one: Special) => isShortTerm(one) || isLongTerm(one);
/** The Finance Acts limit the surcharge on these to 15 %. */
const isCapped = (one: Special) =>
  isCapitalGain(one) || one.section === '115A dividend' || one.section === '90 dividend';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const amountOf = (list: readonly Special[]) => total(list.map((one) => one.amount));
const aboveZero = (amount: number) => Math.max(0, amount);

/** Takes `amount` off the entries that qualify, in the order of the list; says what could not be taken. */
function takeOff(
  list: readonly Special[],
  qualifies: (one: Special) => boolean,
  amount: number,
): { list: readonly Special[]; left: number } {
  if (amount <= 0) return { list, left: amount };
  let left = amount;
  const lowered = list.map((one) => {
    const taken = qualifies(one) ? Math.min(left, one.amount) : 0;
    if (taken === 0) return one;
    left -= taken;
    return { ...one, amount: one.amount - taken, indexed: one.indexed === null ? null : one.indexed - taken };
  });
  return { list: lowered, left };
}

/** A table of slabs by its steps: each step adds its rise on all income above it. */
function byTable(steps: Steps, income: number): number {
  return total(steps.map(([from, rise]) => (aboveZero(income - from) * rise) / 100));
}

const firstYear = (financialYear: string) => Number(financialYear.slice(0, 4));

/** Sections 22 to 27: income of one let house, the taxpayer's share. */
function letHouse(house: House, deemed: boolean): number {
  // Section 23(1)(a): municipal value or fair rent, not above standard rent.
  const higher = Math.max(house.municipalValue, house.fairRent);
  const reasonable = house.standardRent === null ? higher : Math.min(higher, house.standardRent);
  const expected = (reasonable * house.monthsOwned) / 12;
  const received = aboveZero(house.monthlyRent * house.monthsLet - house.unrealisedRent);
  const withoutVacancy = house.monthlyRent * house.monthsOwned - house.unrealisedRent;
  let annualValue = expected;
  // Section 23(1)(b) and (c): the rent if it is more, or if it is less owing to vacancy.
  if (!deemed && (received >= expected || withoutVacancy >= expected)) annualValue = received;
  // Proviso to section 23(1): taxes paid to a local authority. Section 24(a): 30 %. Section 24(b): interest.
  const net = annualValue - house.municipalTaxPaid;
  const income = net - 0.3 * aboveZero(net) - house.interest - house.earlierInterest / 5;
  return (income * house.share) / 100;
}

/**
 * Chapter VI-A of the old regime and of the new, by section. `base` is gross total income without special-rate income;
 * `gross` is it as sections 111A(2), 112(2), 112A(5) and 115A(4) deem it to be: without those gains, and without a
 * non-resident's dividend and royalty, but with winnings and virtual assets.
 */
function chapterSixA(
  figures: Figures,
  person: Taxpayer,
  claims: DeductionClaims,
  regime: RegimeName,
  base: number,
  gross: number,
  businessIncome: number,
  otherLeft: number,
): number {
  const individual = person.kind === 'individual';
  const resident = person.residence !== 'nonResident';
  const seniorCitizen = individual && resident && person.age !== 'below60';
  const { salary } = person;

  // Section 80CCD(2): 14 % of salary in the new regime and for government employees, else 10 %.
  const employerPercent = regime === 'new' || salary.governmentEmployee ? 14 : 10;
  const s80CCD2 = individual ? Math.min(salary.employerNps, (salary.basic * employerPercent) / 100) : 0;
  // Section 80CCH.
  const s80CCH = individual ? claims.agniveer : 0;
  // Section 80JJAA: gross total income must include profits of business.
  const s80JJAA = businessIncome > 0 ? 0.3 * claims.newEmployeeCost : 0;
  if (regime === 'new') return Math.min(base, s80CCD2 + s80CCH + s80JJAA);

  // Sections 80CCD(1B), 80CCD(1), 80C, 80CCE.
  const s80CCD1B = individual ? Math.min(claims.ownNps, 50_000) : 0;
  const ownLimit = salary.basic > 0 ? 0.1 * salary.basic : 0.2 * gross;
  const s80CCD1 = individual ? Math.min(claims.ownNps - s80CCD1B, ownLimit) : 0;
  const s80CCE = Math.min(figures.savings, claims.savings + s80CCD1);

  // Section 80D: the groups have limits; check-ups inside them, 5,000 in all. A family has one group and no check-ups.
  const { health } = claims;
  const familyLimit = health.familySenior ? figures.health.senior : figures.health.below60;
  const parentsLimit = individual ? (health.parentsSenior ? figures.health.senior : figures.health.below60) : 0;
  const familyPremium = Math.min(health.family, familyLimit);
  const parentsPremium = Math.min(health.parents, parentsLimit);
  const checkUps = individual
    ? Math.min(
        5_000,
        Math.min(health.familyCheckUps, familyLimit - familyPremium) +
          Math.min(health.parentsCheckUps, parentsLimit - parentsPremium),
      )
    : 0;
  const s80D = familyPremium + parentsPremium + checkUps;

  // Sections 80DD, 80DDB and 80U: residents; 80U individuals.
  const byDegree = { none: 0, disabled: 75_000, severe: 1_25_000 };
  const s80DD = resident ? byDegree[claims.dependant] : 0;
  const s80DDB = resident ? Math.min(claims.illness, claims.illnessOfSenior ? 1_00_000 : 40_000) : 0;
  const s80U = resident && individual ? byDegree[claims.self] : 0;

  // Sections 80E to 80EEB: individuals. Section 80EEA is for those who have no section 80EE.
  const s80E = individual ? claims.educationLoanInterest : 0;
  const s80EE = individual ? Math.min(50_000, claims.firstHomeInterest) : 0;
  const s80EEA = individual && s80EE === 0 ? Math.min(1_50_000, claims.affordableHomeInterest) : 0;
  const s80EEB = individual ? Math.min(1_50_000, claims.electricVehicleInterest) : 0;

  // Section 80GGC; sections 80QQB and 80RRB: resident individuals.
  const s80GGC = claims.politicalParty;
  const s80QQB = resident && individual ? Math.min(3 * lakh, claims.authorRoyalty) : 0;
  const s80RRB = resident && individual ? Math.min(3 * lakh, claims.patentRoyalty) : 0;

  // Section 80TTB for resident senior citizens, section 80TTA for all others: interest that the gross total income includes, section 80B(5).
  const { savingsInterest, depositInterest } = person.other;
  const s80TT = Math.min(
    otherLeft,
    seniorCitizen ? Math.min(50_000, savingsInterest + depositInterest) : Math.min(10_000, savingsInterest),
  );

  const before80GG = Math.min(
    base,
    s80CCE +
      s80CCD1B +
      s80CCD2 +
      s80CCH +
      s80D +
      s80DD +
      s80DDB +
      s80E +
      s80EE +
      s80EEA +
      s80EEB +
      s80GGC +
      s80JJAA +
      s80QQB +
      s80RRB +
      s80TT +
      s80U +
      claims.other,
  );

  // Section 80GG: not for who owns a house that is taken as self-occupied.
  const adjustedForRent = gross - before80GG;
  const rentAllowed = individual && !person.houses.some((house) => house.use === 'selfOccupied');
  const s80GG = rentAllowed
    ? aboveZero(Math.min(5_000 * claims.rentMonths, 0.25 * adjustedForRent, claims.rent - 0.1 * adjustedForRent))
    : 0;

  // Section 80G: the classes within a limit share 10 % of adjusted gross total income, those deducted in full first.
  const gifts = claims.donations;
  const limit = 0.1 * (gross - before80GG - s80GG);
  const fullWithin = Math.min(gifts.fullWithinLimit, limit);
  const halfWithin = Math.min(gifts.halfWithinLimit, limit - fullWithin);
  const s80G = gifts.full + 0.5 * gifts.half + fullWithin + 0.5 * halfWithin;

  // Section 80A(2), with sections 111A(2), 112(2), 112A(5): not above the income that is left without special rates.
  return Math.min(base, before80GG + s80GG + s80G);
}

/** Income-tax before rebate and surcharge on a given make-up of total income. */
interface TaxOnIncome {
  readonly slab: number;
  readonly special: number;
  /** Of it, tax under section 111A and under section 112A. */
  readonly on111A: number;
  readonly on112A: number;
  /** Of slab and special: on gains and dividend, whose surcharge is capped. */
  readonly capped: number;
}

/** Income at slab rates, by head; of capital gains the short-term ones at slab rates. */
type Head = 'salary' | 'house' | 'regular' | 'speculative' | 'other' | 'slabShortTerm';

/** One set-off that somebody has made: how much of which loss, from which year, against which income. */
interface MadeSetOff {
  readonly kind: LossKind;
  readonly from: string;
  readonly against: string;
  readonly amount: number;
}

/**
 * The choice that sections 70 to 72 and 74 leave: how much losses take of each kind of gain before they take income at slab rates,
 * and whether dividend is the last of that. Or set-offs that were made by others, which are checked.
 */
type Choice =
  | {
      readonly gains: Readonly<Partial<Record<SpecialIncome, number>>>;
      readonly dividendLast?: boolean;
      /** Total income as it is, for the search: rounded to tens it would jump with every rupee of a deduction. */
      readonly unrounded?: boolean;
    }
  | { readonly made: readonly MadeSetOff[] };

/** Heads of income, losses and gains before any loss crosses from one kind of income to another. */
interface Heads {
  readonly plain: Readonly<Record<Head, number>>;
  readonly special: readonly Special[];
  readonly dividend: number;
  readonly losses: {
    readonly longTerm: number;
    readonly shortTerm: number;
    readonly house: number;
    readonly regular: number;
    readonly speculative: number;
  };
}

/**
 * Sections 70 to 72 and 74 name no order between income at slab rates and capital gains at rates of their own, nor among these gains,
 * so that the taxpayer may choose, for any part of a loss: the lowest tax that moving losses from one kind to another finds.
 */
export function statutoryTax(
  person: Taxpayer,
  financialYear: FinancialYear,
  regime: RegimeName,
  readings: Readings,
): StatutoryTax {
  const heads = headsOf(person, financialYear, regime);
  const withChoice = (choice: Choice) => taxOfChoice(person, heads, financialYear, regime, readings, choice);
  const usual = withChoice({ gains: {} });
  const loss = total(Object.values(heads.losses)) + total(person.losses.map(({ amount }) => amount));
  if (loss === 0 || usual.tax === 0) return usual;
  const { other, claims } = person;
  const unrounded = isMeasuredOnIncome(person);
  const { free } = figuresOf(financialYear).shares;
  const interest = other.savingsInterest + other.depositInterest;
  const ways = other.dividend > 0 || interest > 0 || claims.newEmployeeCost > 0 ? [false, true] : [false];
  return ways
    .map((dividendLast) =>
      withChoice({
        gains: bestChoice(heads, loss, free, (gains) => withChoice({ gains, dividendLast, unrounded })),
        dividendLast,
      }),
    )
    .reduce((best, each) => (each.tax < best.tax - 1e-3 ? each : best), usual);
}

/** Whether a deduction of the person is measured on income that losses can lower: sections 80CCD(1), 80G and 80GG, 80TTA and 80TTB. */
export function isMeasuredOnIncome({ claims, salary, other }: Taxpayer): boolean {
  const { fullWithinLimit, halfWithinLimit } = claims.donations;
  const isOnAll =
    (claims.ownNps > 0 && salary.basic === 0) || fullWithinLimit > 0 || halfWithinLimit > 0 || claims.rent > 0;
  return isOnAll || other.savingsInterest + other.depositInterest > 0;
}

/** The tax where the losses are set off as given. @throws Error where that is against the law. */
export function statutoryTaxWith(
  person: Taxpayer,
  financialYear: FinancialYear,
  regime: RegimeName,
  readings: Readings,
  choice: Choice,
): StatutoryTax {
  const heads = headsOf(person, financialYear, regime);
  return taxOfChoice(person, heads, financialYear, regime, readings, choice);
}

/** The kinds of gains that losses may meet, with how much there is of each. */
export function gainsOpenToLosses(
  person: Taxpayer,
  financialYear: FinancialYear,
  regime: RegimeName,
): [SpecialIncome, number][] {
  const { special } = headsOf(person, financialYear, regime);
  const names = [...new Set(special.filter(isCapitalGain).map(({ name }) => name))];
  return names.flatMap((name): [SpecialIncome, number][] => {
    const amount = amountOf(special.filter((one) => one.name === name));
    return amount > 0 ? [[name, amount]] : [];
  });
}

/**
 * What a loss may take of a kind of gains where the tax on what is left changes its slope: nothing, all, all but what section 112A(2)
 * leaves free, and of land what leaves no indexed gain or one on which 20 % is as much as 12.5 %.
 */
function cornersOf(gains: readonly Special[], free: number): number[] {
  const whole = amountOf(gains);
  const corners = [0, whole];
  let before = 0;
  for (const { section, amount, indexed, percent } of gains) {
    if (section === '112A') corners.push(whole - free);
    if (indexed !== null) corners.push(before + indexed, before + (20 * indexed - percent * amount) / (20 - percent));
    before += amount;
  }
  return [...new Set(corners)].filter((corner) => corner >= 0 && corner <= whole);
}

/**
 * The lowest tax of all corner points: each kind of gains taken down to a corner of its own, and one kind in part, as far as the tax falls.
 * A lowest tax is at such a point, for of two kinds in part one could be exchanged for the other. From the best of them losses are
 * moved one kind or two at a time as long as that lowers the tax, for where surcharge and relief tie kinds to each other.
 */
function bestChoice(
  { special }: Heads,
  loss: number,
  free: number,
  taxAt: (gains: Partial<Record<SpecialIncome, number>>) => StatutoryTax,
): Partial<Record<SpecialIncome, number>> {
  const names = [...new Set(special.filter((one) => isCapitalGain(one) && one.amount > 0).map(({ name }) => name))];
  const most = names.map((name) => Math.min(loss, amountOf(special.filter((one) => one.name === name))));
  const choiceOf = (amounts: readonly number[]) =>
    Object.fromEntries(names.map((name, index) => [name, amounts[index]]));
  /** Its tax, with all income that losses leave standing weighed so heavily that no loss is left unused for a lower tax. */
  const costs = new Map<string, number>();
  const cost = (amounts: readonly number[]) => {
    const at = amounts.join();
    const known = costs.get(at);
    if (known !== undefined) return known;
    const { tax, grossTotalIncome } = taxAt(choiceOf(amounts));
    const found = tax + grossTotalIncome * 1e4;
    costs.set(at, found);
    return found;
  };
  /** The lowest tax along a line of choices: between two points at which its slope changes it is at one of them. */
  const along = (choice: (step: number) => number[], from: number, to: number): number[] => {
    let best = choice(0);
    let lowest = cost(best) - 1e-3;
    const look = (step: number): number => {
      const each = cost(choice(step));
      if (each < lowest) [best, lowest] = [choice(step), each - 1e-3];
      return each;
    };
    type Stop = readonly [step: number, cost: number];
    const stops = [0, 1, 2, 3].map((part): Stop => {
      const step = from + ((to - from) * part) / 3;
      return [step, look(step)];
    });
    // Widest first: where total income is rounded to tens at every step, there is no end to it.
    const gaps = stops.slice(1).map((stop, index) => [stops[index] ?? stop, stop] as const);
    for (let turn = 0; turn < 60 && gaps.length > 0; turn += 1) {
      gaps.sort(([one, two], [three, four]) => one[0] - two[0] - (three[0] - four[0]));
      const [[low, atLow], [high, atHigh]] = gaps.shift() ?? [stops[0] as Stop, stops[0] as Stop];
      const gap = high - low;
      if (gap < 0.01) break;
      const bit = Math.min(1, gap / 10);
      const [rising, falling] = [(look(low + bit) - atLow) / bit, (atHigh - look(high - bit)) / bit];
      const same = (one: number, two: number) => Math.abs(one - two) < 2e-3 / bit;
      if (same(rising, falling) && same(rising, (atHigh - atLow) / gap)) continue;
      const meet = low + (atHigh - atLow - falling * gap) / (rising - falling);
      const middle = meet > low + bit / 2 && meet < high - bit / 2 ? meet : low + gap / 2;
      const there = look(middle);
      const onBoth =
        Math.abs(there - atLow - rising * (middle - low)) < 2e-3 &&
        Math.abs(atHigh - there - falling * (high - middle)) < 2e-3;
      if (!onBoth)
        gaps.push(
          [
            [low, atLow],
            [middle, there],
          ],
          [
            [middle, there],
            [high, atHigh],
          ],
        );
    }
    return best;
  };
  /** Moves one kind or two at a time from a start, as long as that lowers the tax. */
  const movedFrom = (start: readonly number[]) => {
    let amounts = [...start];
    for (let turn = 0; turn < 4; turn += 1) {
      const before = cost(amounts);
      for (const [index, limit] of most.entries()) {
        const now = amounts;
        const moved = (step: number) => now.map((amount, place) => (place === index ? amount + step : amount));
        amounts = along(moved, -(now[index] ?? 0), limit - (now[index] ?? 0));
        for (let other = 0; other < index; other += 1) {
          const here = amounts;
          const exchanged = (step: number) =>
            here.map((amount, place) => amount + (place === index ? step : place === other ? -step : 0));
          const [one, two] = [here[index] ?? 0, here[other] ?? 0];
          amounts = along(exchanged, -Math.min(one, (most[other] ?? 0) - two), Math.min(two, limit - one));
        }
      }
      if (cost(amounts) > before - 1e-3) break;
    }
    return amounts;
  };
  const corners = names.map((name, index) =>
    cornersOf(
      special.filter((one) => one.name === name),
      free,
    ).filter((corner) => corner <= (most[index] ?? 0)),
  );
  let full: number[][] = [[]];
  for (const each of corners) full = full.flatMap((point) => each.map((corner) => [...point, corner]));
  const points = full
    .filter((point) => total(point) < loss)
    .flatMap((point) => [
      point,
      ...point.flatMap((amount, index) => {
        const limit = Math.min(most[index] ?? 0, loss - total(point));
        const step = (part: number) => point.map((each, place) => (place === index ? part : each));
        return amount === 0 && limit > 0 ? [along(step, 0, limit)] : [];
      }),
    ]);
  const best = points.reduce((one, each) => (cost(each) < cost(one) - 1e-3 ? each : one), most);
  const ends = [best, names.map(() => 0), most].map(movedFrom);
  return choiceOf(ends.reduce((best, each) => (cost(each) < cost(best) - 1e-3 ? each : best)));
}

/** Sections 15 to 59: the heads of income, houses set off with houses, gains of one kind with losses of that kind. */
function headsOf(person: Taxpayer, financialYear: FinancialYear, regime: RegimeName): Heads {
  const isNew = regime === 'new';
  const resident = person.residence !== 'nonResident';
  const { standardDeduction, shares, interestOnDividend: interestShare } = figuresOf(financialYear);

  // Sections 15 to 17: salary. Section 16: the standard deduction, and in the old regime entertainment and profession tax.
  let salary = aboveZero(person.salary.gross - person.salary.exempt - (isNew ? 0 : person.salary.personalAllowances));
  const entertainment = person.salary.governmentEmployee
    ? Math.min(5_000, person.salary.basic / 5, person.salary.entertainmentAllowance)
    : 0;
  salary = aboveZero(
    salary - (isNew ? standardDeduction.new : standardDeduction.old + entertainment + person.salary.professionalTax),
  );

  // Sections 22 to 27: house property. Section 23(4): two houses lived in, the others deemed let.
  const livedIn = person.houses.filter((house) => house.use === 'selfOccupied').slice(0, 2);
  const otherHouses = person.houses.filter((house) => !livedIn.includes(house));
  const interestOf = (house: House) => ((house.interest + house.earlierInterest / 5) * house.share) / 100;
  const fullLoans = total(livedIn.filter((house) => house.interestCapFull).map(interestOf));
  const otherLoans = total(livedIn.filter((house) => !house.interestCapFull).map(interestOf));
  // Section 24(b), provisos; section 115BAC(2)(i) takes it away in the new regime.
  const selfOccupiedInterest = isNew ? 0 : Math.min(2 * lakh, fullLoans + Math.min(30_000, otherLoans));
  // Section 25A: arrears of rent less 30 %.
  const arrears = total(person.houses.map((house) => (0.7 * house.arrears * house.share) / 100));
  // Section 70(1): houses with houses.
  const house =
    total(otherHouses.map((each) => letHouse(each, each.use !== 'letOut'))) - selfOccupiedInterest + arrears;

  // Sections 28 to 44: business. Section 70(1): a loss that is not speculative also against speculative profit;
  // section 73(1): a speculative loss against nothing else.
  let { regular, speculative } = person.business;
  if (regular < 0 && speculative > 0) {
    const set = Math.min(-regular, speculative);
    regular += set;
    speculative -= set;
  }
  const regularLoss = aboveZero(-regular);
  const speculativeLoss = aboveZero(-speculative);
  regular = aboveZero(regular);
  speculative = aboveZero(speculative);

  // Sections 56 to 59: other sources. Section 57(i), proviso: interest to 20 % of dividend. Section 57(iia): family pension.
  const { other: sources } = person;
  const pension = sources.familyPension - Math.min(sources.familyPension / 3, isNew ? 25_000 : 15_000);
  const interestOnDividend = Math.min(sources.dividendInterestPaid, interestShare * sources.dividend);
  const dividend = resident ? sources.dividend - interestOnDividend : 0;
  let other = sources.savingsInterest + sources.depositInterest + dividend + pension + sources.other;
  if (resident) other += sources.royalty;

  // Sections 45 to 55: capital gains by class, with the special-rate income of other sources and of section 115BBH.
  const gainsOf = (name: Gain['class']) => person.gains.filter((gain) => gain.class === name);
  const netOf = (name: Gain['class']) => total(gainsOf(name).map((gain) => gain.amount));
  const slabShortTerm = aboveZero(netOf('slabShortTerm'));
  let shortTermLoss = aboveZero(-netOf('slabShortTerm'));
  let longTermLoss = 0;
  let special: readonly Special[] = [];
  for (const [name, usual, section] of specialSections) {
    const percent = { shortTermEquity: shares.short, longTermEquity: shares.long }[name as string] ?? usual;
    const add = (amount: number, indexed: number | null = null) =>
      (special = [...special, { name, percent, section, amount, indexed }]);
    if (name === 'winnings' || name === 'onlineGames') add(sources[name]);
    else if (name === 'nonResidentDividend') add(resident ? 0 : sources.dividend);
    else if (name === 'nonResidentRoyalty') add(resident ? 0 : sources.royalty);
    else if (name === 'foreignExchangeAssets') add(sources.foreignExchangeAssets ?? 0);
    else if (name === 'treatyDividend') add(person.atTreatyRates?.dividend ?? 0);
    else if (name === 'treatyOther') add((person.atTreatyRates?.total ?? 0) - (person.atTreatyRates?.dividend ?? 0));
    else if (name === 'virtualAssets') add(total(gainsOf(name).map((gain) => aboveZero(gain.amount))));
    else if (name === 'longTermLand') {
      // Each property apart, for the proviso to section 112(1)(a); their losses against their gains.
      for (const gain of gainsOf(name)) {
        if (gain.amount > 0) add(gain.amount, resident ? (gain.indexed ?? null) : null);
      }
      const losses = total(gainsOf(name).map((gain) => aboveZero(-gain.amount)));
      const set = takeOff(special, (one) => one.name === name, losses);
      special = set.list;
      longTermLoss += set.left;
    } else {
      const net = netOf(name);
      add(aboveZero(net));
      if (section === '111A') shortTermLoss += aboveZero(-net);
      else longTermLoss += aboveZero(-net);
    }
  }

  return {
    plain: { salary, house: aboveZero(house), regular, speculative, other, slabShortTerm },
    special,
    dividend,
    losses: {
      longTerm: longTermLoss,
      shortTerm: shortTermLoss,
      house: aboveZero(-house),
      regular: regularLoss,
      speculative: speculativeLoss,
    },
  };
}

interface UsableLoss {
  readonly kind: LossKind;
  readonly financialYear: FinancialYear;
  readonly amount: number;
  /** Years since the loss, and for how many it may be carried. */
  readonly age: number;
  readonly years: number;
}

/** What was worked out for a person's losses: each choice of a search asks for it many times. */
const knownLosses = new WeakMap<Taxpayer['losses'], Map<string, Readonly<Record<LossKind, readonly UsableLoss[]>>>>();

/** Sections 71B, 72, 73 and 74: the losses of earlier years that still count, by kind, oldest first. */
function usableLosses(
  person: Taxpayer,
  financialYear: FinancialYear,
): Readonly<Record<LossKind, readonly UsableLoss[]>> {
  const ofYears = knownLosses.get(person.losses) ?? new Map();
  knownLosses.set(person.losses, ofYears);
  const known = ofYears.get(financialYear);
  if (known) return known;
  const of = (kind: LossKind, years: number): readonly UsableLoss[] =>
    person.losses
      .map((loss) => ({ ...loss, age: firstYear(financialYear) - firstYear(loss.financialYear), years }))
      .filter((loss) => loss.kind === kind && loss.age >= 1 && loss.age <= loss.years)
      .sort((a, b) => b.age - a.age);
  const found = {
    house: of('house', 8),
    business: of('business', 8),
    speculative: of('speculative', 4),
    longTermCapital: of('longTermCapital', 8),
    shortTermCapital: of('shortTermCapital', 8),
  };
  ofYears.set(financialYear, found);
  return found;
}

function taxOfChoice(
  person: Taxpayer,
  heads: Heads,
  financialYear: FinancialYear,
  regime: RegimeName,
  readings: Readings,
  choice: Choice,
): StatutoryTax {
  const figures = figuresOf(financialYear);
  const isNew = regime === 'new';
  const individual = person.kind === 'individual';
  const resident = person.residence !== 'nonResident';
  const left = { ...heads.plain };
  let special: readonly Special[] = heads.special;
  const gainsLeft: Partial<Record<SpecialIncome, number>> = 'gains' in choice ? { ...choice.gains } : {};
  const made = 'made' in choice ? choice.made.map((each) => ({ ...each })) : null;
  const usable = (kind: LossKind) => usableLosses(person, financialYear)[kind];
  const earlier = (kind: LossKind) => total(usable(kind).map(({ amount }) => amount));

  /** Sets a loss off against the heads and gains that are open to it; `kept` is what later losses need of a head. */
  const meet = (
    kind: LossKind,
    from: string,
    loss: number,
    open: readonly Head[],
    mayMeet: (one: Special) => boolean = () => false,
    kept: Partial<Record<Head, number>> = {},
    keptLong = 0,
    keptShort = 0,
  ): number => {
    let rest = loss;
    const fromHead = (head: Head, most: number) => {
      const set = Math.max(0, Math.min(rest, most, left[head]));
      left[head] -= set;
      rest -= set;
    };
    const fromGains = (name: SpecialIncome, most: number) => {
      const set = takeOff(special, (one) => one.name === name && mayMeet(one), Math.min(rest, most));
      const taken = Math.min(rest, most) - set.left;
      special = set.list;
      rest -= taken;
      return taken;
    };
    if (loss <= 0) return 0;
    const kinds = [...new Set(special.filter((one) => one.amount > 0 && mayMeet(one)).map(({ name }) => name))];
    if (made) {
      for (const each of made) {
        if (each.kind !== kind || each.from !== from) continue;
        const head = ({ regularBusiness: 'regular', speculativeBusiness: 'speculative', otherSources: 'other' }[
          each.against
        ] ?? each.against) as Head;
        const before = rest;
        if (open.includes(head)) fromHead(head, each.amount);
        else if (kinds.includes(each.against as SpecialIncome)) fromGains(each.against as SpecialIncome, each.amount);
        if (Math.abs(before - rest - each.amount) > 1e-3) {
          // A loss that takes turns against several heads: what does not fit this turn is of another one.
          if (before !== rest)
            throw new Error(`${kind} of ${from} against ${each.against}: ${each.amount} is not there`);
          continue;
        }
        each.amount = 0;
      }
      const more = total(open.map((head) => left[head])) + amountOf(special.filter(mayMeet));
      if (rest > 1e-3 && more > 1e-3) throw new Error(`${kind} of ${from}: ${rest} is not set off, with ${more} left`);
      return rest < 1e-6 ? 0 : rest;
    }
    // Of the gains chosen for losses, what later losses need that can meet nothing else stays.
    const chosen = (names: readonly SpecialIncome[]) => total(names.map((name) => gainsLeft[name] ?? 0));
    const longKinds = kinds.filter((name) => special.some((one) => one.name === name && isLongTerm(one)));
    for (const name of kinds) {
      const isLong = longKinds.includes(name);
      const free = Math.min(
        gainsLeft[name] ?? 0,
        aboveZero(chosen(kinds) - Math.min(keptLong, chosen(longKinds)) - keptShort),
        isLong ? aboveZero(chosen(longKinds) - keptLong) : Number.POSITIVE_INFINITY,
      );
      const taken = fromGains(name, free);
      gainsLeft[name] = (gainsLeft[name] ?? 0) - taken;
    }
    const heads = 'dividendLast' in choice && choice.dividendLast ? [...open].sort((a, b) => rank(a) - rank(b)) : open;
    for (const head of heads) fromHead(head, left[head] - (kept[head] ?? 0));
    for (const name of kinds) fromGains(name, Number.POSITIVE_INFINITY);
    for (const head of heads) fromHead(head, left[head]);
    return rest < 1e-6 ? 0 : rest;
  };
  const rank = (head: Head) => (head === 'other' ? 2 : head === 'regular' || head === 'speculative' ? 1 : 0);
  const ofYear = heads.losses;

  // Section 70(1): a business loss within the head was set off above; the schedule names it all the same.
  for (const each of made ?? []) {
    if (each.kind === 'business' && each.from === financialYear && each.against === 'speculativeBusiness')
      each.amount = 0;
  }
  // Section 70(3): a long-term loss against long-term gains. Section 70(2): a short-term loss against any gain.
  const longTermLoss = meet('longTermCapital', financialYear, ofYear.longTerm, [], isLongTerm);
  const laterLong = earlier('longTermCapital');
  const laterShort = aboveZero(earlier('shortTermCapital') - left.slabShortTerm);
  const shortTermLoss = meet(
    'shortTermCapital',
    financialYear,
    ofYear.shortTerm,
    ['slabShortTerm'],
    isCapitalGain,
    {},
    laterLong,
  );

  // Section 71(3A): house loss against other heads up to 2 lakh; none in the new regime, section 115BAC(2)(iii).
  const crossing = isNew ? 0 : Math.min(2 * lakh, ofYear.house);
  const houseLoss =
    ofYear.house -
    crossing +
    meet(
      'house',
      financialYear,
      crossing,
      ['salary', 'other', 'regular', 'speculative', 'slabShortTerm'],
      isCapitalGain,
      {
        other: ofYear.regular,
        regular: earlier('business'),
        speculative: earlier('speculative') + aboveZero(earlier('business') - left.regular),
        slabShortTerm: earlier('shortTermCapital') + aboveZero(ofYear.regular - left.other),
      },
      laterLong,
      laterShort,
    );

  // Section 71(1) and (2A): business loss against all but salary.
  const regularLoss = meet(
    'business',
    financialYear,
    ofYear.regular,
    ['house', 'other', 'slabShortTerm'],
    isCapitalGain,
    { house: earlier('house'), slabShortTerm: earlier('shortTermCapital') },
    laterLong,
    laterShort,
  );

  // Sections 71B, 72, 73 and 74: losses of earlier years, oldest first, for 8 assessment years, speculation 4.
  const carried: { kind: LossKind; financialYear: string; amount: number }[] = [];
  const kinds: readonly LossKind[] = ['house', 'speculative', 'business', 'longTermCapital', 'shortTermCapital'];
  const openTo: Record<LossKind, [Head[], ((one: Special) => boolean)?]> = {
    house: [['house']],
    business: [['regular', 'speculative']],
    speculative: [['speculative']],
    longTermCapital: [[], isLongTerm],
    shortTermCapital: [['slabShortTerm'], isCapitalGain],
  };
  for (const kind of kinds) {
    for (const loss of usable(kind)) {
      const rest = meet(kind, loss.financialYear, loss.amount, ...openTo[kind]);
      if (rest > 0 && loss.age < loss.years) carried.push({ kind, financialYear: loss.financialYear, amount: rest });
    }
  }
  for (const each of made ?? []) {
    if (each.amount > 1e-3) throw new Error(`${each.kind} of ${each.from} cannot meet ${each.against}`);
  }
  const { salary, house, regular, speculative, other, slabShortTerm } = left;
  const speculativeLoss = ofYear.speculative;
  // The losses of this year; the rest of a house loss of the new regime lapses, section 115BAC(3), unless read otherwise.
  const lapses = isNew && !readings.newRegimeHouseLossCarried;
  const ofThisYear = {
    house: lapses ? 0 : houseLoss,
    business: regularLoss,
    speculative: speculativeLoss,
    shortTermCapital: shortTermLoss,
    longTermCapital: longTermLoss,
  };
  for (const kind of kinds) {
    if (ofThisYear[kind] > 0) carried.push({ kind, financialYear, amount: ofThisYear[kind] });
  }
  const place = (kind: LossKind) =>
    ['house', 'business', 'speculative', 'shortTermCapital', 'longTermCapital'].indexOf(kind);
  const carriedForward = carried.sort(
    (a, b) => firstYear(a.financialYear) - firstYear(b.financialYear) || place(a.kind) - place(b.kind),
  );

  // Section 80B(5): gross total income. Chapter VI-A.
  const base = salary + house + regular + speculative + slabShortTerm + other;
  const grossTotalIncome = base + amountOf(special);
  const stillGross = base + amountOf(special.filter((one) => one.section.startsWith('115BB')));
  const deductions = chapterSixA(
    figures,
    person,
    person.claims,
    regime,
    base,
    stillGross,
    regular + speculative,
    other,
  );

  // Section 288A: paise dropped (a whole rupee may lie a hair below itself), then the nearest ten, five upwards.
  const wholeRupees = Math.floor(grossTotalIncome - deductions + 1e-6);
  const unrounded = 'gains' in choice && choice.unrounded === true;
  const totalIncome = unrounded ? grossTotalIncome - deductions : Math.floor((wholeRupees + 5) / 10) * 10;
  const atSlabRates = aboveZero(totalIncome - amountOf(special));
  // Losses of other heads and deductions lower other income before dividend.
  const dividend = Math.min(heads.dividend, other);

  const table = isNew ? figures.newRegime : figures.oldRegime[individual && resident ? person.age : 'below60'];

  // First Schedule, Part IV with section 2(2) of the Finance Act: agricultural income above 5,000 lifts the rate.
  const taxBySlabs = (income: number): number => {
    if (person.agricultural > 5_000 && income > table.nil) {
      return byTable(table.steps, income + person.agricultural) - byTable(table.steps, table.nil + person.agricultural);
    }
    return byTable(table.steps, income);
  };

  const taxOn = (slabIncome: number, specialIncome: readonly Special[]): TaxOnIncome => {
    // Provisos to sections 111A(1), 112(1)(a), 112A(2): a resident's unused exemption lowers these gains.
    let unused = resident ? aboveZero(table.nil - slabIncome) : 0;
    let taxed: readonly Special[] = specialIncome;
    const turns =
      readings.unusedExemption === 'highestRateFirst'
        ? [isCapitalGain]
        : ['112A', '112', '111A'].map((section) => (one: Special) => one.section === section);
    for (const turn of turns) {
      const set = takeOff(taxed, turn, unused);
      taxed = set.list;
      unused = set.left;
    }
    // Section 112A(2): 1,25,000 of the year is free, taken at the higher rate first.
    taxed = takeOff(taxed, (one) => one.section === '112A', figures.shares.free).list;
    const bears = (one: Special): number => {
      const plain = (one.amount * one.percent) / 100;
      // Proviso to section 112(1)(a): not above 20 % of the gain after indexation.
      return one.indexed === null ? plain : Math.min(plain, 0.2 * aboveZero(one.indexed));
    };
    const taxWhere = (qualifies: (one: Special) => boolean) => total(taxed.filter(qualifies).map(bears));
    const slab = taxBySlabs(slabIncome);
    // The share of tax at slab rates that dividend bears.
    const dividendInside = Math.min(dividend, slabIncome);
    const average = slabIncome > 0 ? (slab * dividendInside) / slabIncome : 0;
    const topSlice = slab - taxBySlabs(slabIncome - dividendInside);
    const onDividend = readings.dividendTax === 'average' ? average : topSlice;
    return {
      slab,
      special: taxWhere(() => true),
      on111A: taxWhere((one) => one.section === '111A'),
      on112A: taxWhere((one) => one.section === '112A'),
      capped: onDividend + taxWhere(isCapped),
    };
  };

  const tax = taxOn(atSlabRates, special);
  const incomeTax = tax.slab + tax.special;

  // Section 87A: resident individuals. Section 112A(6) bars it from tax on those gains.
  let rebate = 0;
  if (individual && resident && !isNew && totalIncome <= figures.oldRebate.income) {
    const barred = tax.on112A + (readings.oldRebateOnShortTermEquity ? 0 : tax.on111A);
    rebate = Math.min(figures.oldRebate.most, incomeTax - barred);
  }
  if (individual && resident && isNew) {
    const { rebateIncome, rebate: most } = figures.newRegime;
    // Second proviso, from assessment year 2026-27: not above tax at the rates of section 115BAC(1A).
    const onGainsToo = financialYear === '2024-25' && readings.earlierRebateOnGains;
    const relievable = onGainsToo ? incomeTax - tax.on112A : tax.slab;
    const compared = readings.rebateMeasure === 'allTax' ? incomeTax : relievable;
    // Form ITR-1 has long-term equity gains up to 1,25,000 beside the total income, and nothing else at special rates.
    const onForm =
      readings.rebateIncome === 'withoutFreeGains' &&
      person.residence === 'resident' &&
      special.every(({ section }) => section === '112A') &&
      amountOf(special) <= 1_25_000;
    const limited = onForm ? totalIncome - amountOf(special) : totalIncome;
    rebate =
      limited <= rebateIncome
        ? Math.min(most, relievable)
        : Math.min(aboveZero(compared - (limited - rebateIncome)), relievable);
  }
  rebate = aboveZero(rebate);

  // Finance Act, First Schedule: surcharge. The higher rates look at income without capped gains and dividend.
  const cappedIncome = (slabIncome: number, specialIncome: readonly Special[]) =>
    Math.min(dividend, slabIncome) + amountOf(specialIncome.filter(isCapped));
  const surchargeOn = (taxes: TaxOnIncome, allIncome: number, otherIncome: number): number => {
    let percent = 0;
    if (allIncome > 50 * lakh) percent = 10;
    if (allIncome > crore) percent = 15;
    const cappedPercent = percent;
    if (otherIncome > 2 * crore) percent = figures.aboveTwoCrore;
    if (otherIncome > 5 * crore && !isNew) percent = 37;
    return (taxes.capped * cappedPercent + (taxes.slab + taxes.special - taxes.capped) * percent) / 100;
  };
  // A fraction of a paisa above a threshold is an error of the arithmetic, not income.
  const otherIncome = Math.round((totalIncome - cappedIncome(atSlabRates, special)) * 1e6) / 1e6;
  const surcharge = surchargeOn(tax, totalIncome, otherIncome);

  // Provisos there: tax and surcharge not above those at the threshold by more than the income above it.
  let threshold = 0;
  if (totalIncome > 50 * lakh) threshold = 50 * lakh;
  if (totalIncome > crore) threshold = crore;
  if (otherIncome > 2 * crore) threshold = 2 * crore;
  if (otherIncome > 5 * crore && !isNew) threshold = 5 * crore;
  // The proviso by its words: total income above five crore is compared with five crore.
  const byTotal = readings.reliefStep === 'ofTotalIncome' && readings.reliefMeasure === 'totalIncome';
  if (byTotal && otherIncome > 2 * crore && totalIncome > 5 * crore && !isNew) threshold = 5 * crore;
  let marginalRelief = 0;
  if (threshold > 0) {
    const measuredOnOther = threshold > crore && readings.reliefMeasure === 'otherIncome';
    const excess = (measuredOnOther ? otherIncome : totalIncome) - threshold;
    // What falls away: all income may, or where other income is measured, only what is not capped.
    const maySlab = measuredOnOther ? aboveZero(atSlabRates - dividend) : atSlabRates;
    const maySpecial = (one: Special) => !(measuredOnOther && isCapped(one));
    const allSpecial = amountOf(special.filter(maySpecial));
    const slabCut =
      readings.reliefCut === 'slabFirst'
        ? Math.min(excess, maySlab)
        : Math.min(maySlab, aboveZero(excess - allSpecial));
    const slabThere = atSlabRates - slabCut;
    const specialThere = takeOff(special, maySpecial, excess - slabCut).list;
    const taxThere = taxOn(slabThere, specialThere);
    const incomeThere = totalIncome - excess;
    const otherThere = measuredOnOther ? threshold : incomeThere - cappedIncome(slabThere, specialThere);
    const payableThere = taxThere.slab + taxThere.special + surchargeOn(taxThere, incomeThere, otherThere);
    marginalRelief = aboveZero(incomeTax + surcharge - payableThere - excess);
  }

  // Health and education cess. Sections 89, 90, 90A and 91.
  const cess = figures.cess * (incomeTax - rebate + surcharge - marginalRelief);
  const payable = aboveZero(incomeTax - rebate + surcharge - marginalRelief + cess - person.reliefs);

  return {
    grossTotalIncome,
    deductions,
    totalIncome,
    slabTax: tax.slab,
    specialTax: tax.special,
    rebate,
    surcharge,
    marginalRelief,
    cess,
    tax: payable,
    carriedForward,
  };
}
