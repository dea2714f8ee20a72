/**
 * What one abroad earns in India, stream by stream: royalty, technical fees and dividend of section 115A, the choice of section 115E, treaties
 * of section 90, tax deducted under section 195; and of one who is a resident, what is earned abroad with the credit of section 91. Residence
 * goes by totals of days, also of earlier years. LONG=1 draws 5,000 people.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/nri-taxation-calculator';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { letOutHouse } from '../houses';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { toTen } from './earlier-years';
import { earlyGainsOf } from './early-gains';
import { type RegimeName, statutoryTax } from './statute';

/** Rates of treaties for an individual, %: interest, dividend, royalty, technical fees. Null where the treaty has no article on it. */
const treaties = {
  uae: [12.5, 10, 10, null],
  usa: [15, 25, 15, 15],
  singapore: [15, 15, 10, 10],
  germany: [10, 10, 10, 10],
} as const;

const amounts = (...near: [number, ...number[]]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.constantFrom(...near) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 30_00_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 6_00_00_000 }) },
  );
const rate = fc.option(fc.integer({ min: 0, max: 80 }).map((halves) => halves / 2));

const anyone = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  regime: fc.constantFrom('better' as const, 'new' as const, 'old' as const),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  person: fc.constantFrom(
    'visitor' as const,
    'visitor' as const,
    'origin' as const,
    'leaving' as const,
    'returned' as const,
    'resident' as const,
    'foreign' as const,
  ),
  totalDays: fc.oneof(
    fc.constant(0),
    fc.constantFrom(0, 59, 60, 119, 120, 181, 182, 365),
    fc.integer({ min: 0, max: 365 }),
  ),
  before: fc.constantFrom('abroad' as const, 'abroad' as const, 'india' as const),
  /** Totals of days of earlier years, counted back from the year of the income. */
  earlier: fc.uniqueArray(
    fc.record({
      /** The year itself and the next are none before. */
      yearsBefore: fc.integer({ min: -1, max: 12 }),
      days: fc.oneof(fc.constantFrom(0, 59, 60, 91, 92, 104, 105, 181, 182, 365), fc.integer({ min: 0, max: 365 })),
    }),
    { maxLength: 11, selector: ({ yearsBefore }) => yearsBefore },
  ),
  taxedAbroad: fc.boolean(),
  country: fc.constantFrom(...(Object.keys(treaties) as (keyof typeof treaties)[])),
  certificate: fc.boolean(),
  interestRate: rate,
  dividendRate: rate,
  royaltyRate: rate,
  technicalRate: rate,
  nroInterest: amounts(3_00_000, 15_00_000, 50_00_000, 50_00_010, 1_00_00_000),
  assetInterest: amounts(2_00_000, 4_00_000, 50_00_000, 1_00_00_010),
  dividend: amounts(1_00_000, 50_00_000, 2_00_00_010),
  royalty: amounts(5_00_000, 15_00_010, 1_00_00_000),
  technical: amounts(5_00_000, 12_00_000),
  otherIncome: amounts(4_00_000, 2_50_000, 24_00_000, 2_00_00_000),
  nreInterest: amounts(1_00_000),
  fcnrInterest: amounts(1_00_000),
  salary: amounts(75_000, 12_75_000, 75_00_000),
  rent: amounts(1_20_000, 4_80_000),
  municipalTax: fc.constantFrom(0, 0, 5_000, 40_000),
  letInterest: fc.constantFrom(0, 0, 30_000),
  shortEquity: amounts(3_00_000),
  longEquity: amounts(1_25_000, 1_25_010, 60_00_000),
  shortOther: amounts(2_00_000),
  longOther: amounts(4_00_000),
  tokens: amounts(2_00_000),
  /** Sold before 23 July 2024: of FY 2024-25 alone. */
  shortEquityEarly: amounts(3_00_000),
  longEquityEarly: amounts(1_25_000, 20_00_000),
  longOtherEarly: amounts(5_00_000),
  longPlainEarly: amounts(4_00_000),
  /** What Form 26AS shows; null for what the law asks payers to deduct. */
  tds: fc.option(fc.integer({ min: 0, max: 30_00_000 }), { freq: 2 }),
  foreignSalary: amounts(50_000, 10_00_000),
  foreignBusiness: amounts(8_00_000),
  foreignOther: amounts(10_00_000),
  foreignGain: fc.oneof(amounts(5_00_000), fc.constant(-5_00_000)),
  foreignTax: amounts(1_00_000, 5_00_000),
  foreignGainTax: amounts(20_000, 2_00_000),
  /** A property sold, with what sections 54 to 54F exempt, and with or without an officer’s certificate for the buyer. */
  house: fc.option(
    fc.record({
      price: fc.oneof(fc.constantFrom(50_00_000, 50_00_010, 1_00_00_010), fc.integer({ min: 1, max: 4_00_00_000 })),
      costShare: fc.constantFrom(0, 40, 90, 130),
      exemption: fc.constantFrom(0, 0, 10_00_000, 50_00_000),
      held: fc.constantFrom('long' as const, 'long' as const, 'short' as const),
      soldWhen: fc.constantFrom('since' as const, 'before' as const),
      lowerCertificate: fc.boolean(),
    }),
  ),
  savings: fc.constantFrom(0, 0, 1_50_000, 1_60_000, 40_000),
  health: fc.constantFrom(0, 0, 25_000, 60_000),
});
/** One whose Indian income is above ₹15 lakh in the new regime and, by what the old one deducts, not in it. */
const atTheLimit = anyone.map(
  (person): Drawn => ({
    ...person,
    person: person.person === 'foreign' ? ('visitor' as const) : person.person,
    totalDays: person.taxedAbroad ? 130 : 30,
    before: 'india' as const,
    earlier: [],
    nroInterest: 15_40_000,
    savings: 1_50_000 as const,
    house: null,
    ...Object.fromEntries(
      [
        ...['assetInterest', 'dividend', 'royalty', 'technical', 'otherIncome', 'salary', 'rent', 'letInterest'],
        ...['municipalTax', 'shortEquity', 'longEquity', 'shortOther', 'longOther', 'tokens', 'foreignBusiness'],
      ].map((name) => [name, 0]),
    ),
  }),
);
const drawn = fc.oneof({ weight: 9, arbitrary: anyone }, { weight: 1, arbitrary: atTheLimit });
type Drawn = typeof anyone extends fc.Arbitrary<infer T> ? T : never;
type Status = 'nonResident' | 'notOrdinarily' | 'resident';

const yearOf = ({ financialYear }: Drawn) => Number(financialYear.slice(0, 4));
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** Days in India of an earlier year, counted back from that of the income. */
function daysBefore(input: Drawn, yearsBefore: number): number {
  const entered = input.earlier.find((each) => each.yearsBefore === yearsBefore);
  if (entered) return entered.days;
  if (input.before === 'abroad') return 0;
  return isLeap(yearOf(input) - yearsBefore + 1) ? 366 : 365;
}

/** Section 6(1) with Explanation 1, (1A) and (6). Coming back to live in India is no visit. */
function statusOf(input: Drawn, indianIncome: number): Status {
  const daysOf = (years: number, from = 1) =>
    Array.from({ length: years }, (_, index) => daysBefore(input, from + index));
  const total = (days: readonly number[]) => days.reduce((sum, each) => sum + each, 0);
  const isVisitor = input.person === 'visitor' || input.person === 'origin';
  const isRich = indianIncome > 15_00_000;
  let needed = 60;
  if (input.person === 'leaving') needed = 182;
  if (isVisitor) needed = isRich ? 120 : 182;
  if (input.totalDays < 182 && (input.totalDays < needed || total(daysOf(4)) < 365)) {
    const isCitizen = input.person !== 'origin' && input.person !== 'foreign';
    // Whether one who came back is a citizen is not asked.
    return isCitizen && isRich && !input.taxedAbroad ? 'notOrdinarily' : 'nonResident';
  }
  if (isVisitor && input.totalDays < 182) return 'notOrdinarily';
  const wasResident = (yearsBefore: number) => {
    const days = daysBefore(input, yearsBefore);
    return days >= 182 || (input.person === 'foreign' && days >= 60 && total(daysOf(4, yearsBefore + 1)) >= 365);
  };
  const abroad = Array.from({ length: 10 }, (_, index) => index + 1).filter((each) => !wasResident(each)).length;
  return abroad >= 9 || total(daysOf(7)) <= 729 ? 'notOrdinarily' : 'resident';
}

const statusNames: Record<Status, string> = {
  nonResident: 'Non-resident',
  notOrdinarily: 'Resident, not ordinarily',
  resident: 'Ordinary resident',
};

/** What a treaty may tax instead of the Act. */
const streams = ['nroInterest', 'assetInterest', 'dividend', 'royalty', 'technical'] as const;
type Stream = (typeof streams)[number];

/** The rate of the treaty for a stream: the visitor's own before that of the country. Null where there is none. */
function treatyRate(input: Drawn, stream: Stream): number | null {
  const [interest, dividend, royalty, technical] = treaties[input.country];
  if (stream === 'dividend') return input.dividendRate ?? dividend;
  if (stream === 'royalty') return input.royaltyRate ?? royalty;
  if (stream === 'technical') return input.technicalRate ?? technical;
  return input.interestRate ?? interest;
}

function houseOf({ house, financialYear }: Drawn) {
  if (!house) return null;
  const { price, held, soldWhen, lowerCertificate } = house;
  const cost = Math.round((price * house.costShare) / 100);
  const isEarly = financialYear === '2024-25' && held === 'long' && soldWhen === 'before';
  // The sections exempt long-term gains, and no more than there is.
  const exempt = held === 'long' ? Math.max(0, Math.min(house.exemption, price - cost)) : 0;
  return { price, cost, held, soldWhen, lowerCertificate, isEarly, gain: price - cost - exempt };
}

function gainOfHouse(input: Drawn) {
  const house = houseOf(input);
  if (!house) return [];
  const long = house.isEarly ? ('longTermIndexedEarly' as const) : ('longTermOther' as const);
  return [{ class: house.held === 'long' ? long : ('slabShortTerm' as const), amount: house.gain }];
}

/** Section 5 and, for what is exempt, sections 10(4)(ii) and 10(15)(iv)(fa): NRE of one who lives in India, FCNR of an ordinary resident. */
function taxpayerOf(
  input: Drawn,
  residence: Status,
  byTreaty: ReadonlySet<Stream> = new Set(),
  isFlat = false,
  countsForTest = false,
) {
  const isResident = residence !== 'nonResident';
  const left = (stream: Stream) => (byTreaty.has(stream) ? 0 : input[stream]);
  const livesInIndia = input.person === 'returned' || input.person === 'resident';
  const atTreaty = streams.filter((each) => byTreaty.has(each)).reduce((sum, each) => sum + input[each], 0);
  const fees = left('royalty') + left('technical');
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence,
    salary: {
      ...emptyTaxpayer.salary,
      gross: input.salary + (residence === 'resident' ? input.foreignSalary : 0),
    },
    houses:
      // A let house that stood empty has costs and no rent.
      input.rent + input.municipalTax + input.letInterest > 0
        ? [letOutHouse(input.rent, input.municipalTax, input.letInterest)]
        : [],
    business: { regular: isResident || countsForTest ? input.foreignBusiness : 0, speculative: 0 },
    gains: [
      { class: 'shortTermEquity' as const, amount: input.shortEquity },
      { class: 'longTermEquity' as const, amount: input.longEquity },
      { class: 'slabShortTerm' as const, amount: input.shortOther },
      { class: 'longTermOther' as const, amount: input.longOther },
      { class: 'longTermOther' as const, amount: residence === 'resident' ? input.foreignGain : 0 },
      { class: 'virtualAssets' as const, amount: input.tokens },
      ...earlyGainsOf(input),
      ...gainOfHouse(input),
    ].filter(({ amount }) => amount !== 0),
    other: {
      ...emptyTaxpayer.other,
      // NRE and FCNR accounts are with banks, so that section 80TTB covers their interest.
      depositInterest:
        left('nroInterest') +
        (isResident && livesInIndia ? input.nreInterest : 0) +
        (residence === 'resident' ? input.fcnrInterest : 0),
      dividend: left('dividend'),
      royalty: fees,
      foreignExchangeAssets: isFlat ? left('assetInterest') : 0,
      other:
        input.otherIncome + (isFlat ? 0 : left('assetInterest')) + (residence === 'resident' ? input.foreignOther : 0),
    },
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health,
        familySenior: isResident && input.age !== 'below60',
      },
    },
    atTreatyRates: { total: atTreaty, dividend: byTreaty.has('dividend') ? input.dividend : 0 },
  };
}

/** Every set of streams that the treaty may tax, and the choice of section 115E, which is for an Indian citizen or one of Indian origin. */
function lowestOfNonResident(input: Drawn, regime: RegimeName) {
  const open = input.certificate ? streams.filter((each) => input[each] > 0 && treatyRate(input, each) !== null) : [];
  let best = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** open.length; set += 1) {
    const byTreaty = new Set(open.filter((_, index) => Math.floor(set / 2 ** index) % 2 === 1));
    const atTreaty = [...byTreaty].reduce((sum, each) => sum + (input[each] * (treatyRate(input, each) ?? 0)) / 100, 0);
    for (const isFlat of input.person === 'foreign' ? [false] : [false, true]) {
      const person = taxpayerOf(input, 'nonResident', byTreaty, isFlat);
      best = Math.min(best, statutoryTax(person, input.financialYear, regime, usualReadings).tax + atTreaty);
    }
  }
  return best;
}

/**
 * Section 91 and rule 128: the lower of the tax abroad and the income abroad at the average Indian rate; income as it is in the total income,
 * gains by themselves: rule 128(5) adds up the credit of each source. Salary in India and abroad share the standard deduction, which the
 * Act does not divide.
 */
function taxOfResident(input: Drawn, residence: Status, regime: RegimeName): number {
  const person = taxpayerOf(input, residence);
  const { tax } = taxAsSetOff(person, input.financialYear, regime);
  const { totalIncome } = statutoryTax(person, input.financialYear, regime, usualReadings);
  const isOrdinary = residence === 'resident';
  const pay = isOrdinary ? input.foreignSalary : 0;
  const standard = Math.min(regime === 'new' ? 75_000 : 50_000, input.salary + pay);
  const ofPay = pay > 0 ? pay - (standard * pay) / (pay + input.salary) : 0;
  const abroad = ofPay + input.foreignBusiness + (isOrdinary ? input.foreignOther : 0);
  const gain = isOrdinary && input.foreignGain > 0 ? input.foreignGain : 0;
  // A person without other income from abroad paid all of the tax there on the gains.
  const onGain = (gain > 0 ? input.foreignGainTax : 0) + (abroad > 0 ? 0 : input.foreignTax);
  const most = (income: number) => (totalIncome > 0 ? (tax * income) / totalIncome : 0);
  const credit = Math.min(abroad > 0 ? input.foreignTax : 0, most(abroad)) + Math.min(onGain, most(gain));
  return tax - Math.min(credit, tax);
}

/** Finance Act, First Schedule, Part II: surcharge on what one payer deducts; on dividend and such gains 15% at most, on others 25%. */
function surchargeOf(amount: number, isCapped: boolean): number {
  if (amount > 2_00_00_000 && !isCapped) return 25;
  if (amount > 1_00_00_000) return 15;
  return amount > 50_00_000 ? 10 : 0;
}

/** Section 192: the employer of a non-resident counts the salary alone, in the new regime: there is no rebate. */
function deductedFromSalary({ salary, financialYear }: Drawn): number {
  const person = { ...emptyTaxpayer, residence: 'nonResident' as const };
  const paid = { ...person, salary: { ...emptyTaxpayer.salary, gross: salary } };
  return statutoryTax(paid, financialYear, 'new', usualReadings).tax;
}

/** Sections 192 and 195, by the names of the page's table; dividend under section 196D is another's. */
function deductedFrom(input: Drawn): Map<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, amount: number, percent: number, isCapped = false, stream?: Stream, of = amount) => {
    if (amount <= 0) return;
    const byAct = (percent * (100 + surchargeOf(amount, isCapped)) * 104) / 10_000;
    const treaty = stream && input.certificate ? treatyRate(input, stream) : null;
    found.set(name, (of * Math.min(byAct, treaty ?? byAct)) / 100);
  };
  add('Rent', input.rent, 30);
  add('NRO and rupee interest', input.nroInterest, 30, false, 'nroInterest');
  add(
    'Interest from foreign exchange assets',
    input.assetInterest,
    input.person === 'foreign' ? 30 : 20,
    false,
    'assetInterest',
  );
  add('Dividend', input.dividend, 20, true, 'dividend');
  add('Royalty', input.royalty, 20, false, 'royalty');
  add('Technical fees', input.technical, 20, false, 'technical');
  add('Short-term gains, listed', input.shortEquity, 20, true);
  add('Other short-term gains', input.shortOther, 30);
  add('Other long-term gains', input.longOther, 12.5, true);
  add('Crypto and other virtual assets', input.tokens, 30);
  add('Other income', input.otherIncome, 30);
  const house = houseOf(input);
  if (house) {
    const percent = house.held === 'short' ? 30 : house.isEarly ? 20 : 12.5;
    const onGain = Math.max(0, house.gain);
    const rate = (amount: number) => (percent * (100 + surchargeOf(amount, house.held === 'long')) * 104) / 10_000;
    const withIt = (onGain * rate(onGain)) / 100;
    const without = (house.price * rate(house.price)) / 100;
    found.set('Property', house.lowerCertificate ? withIt : without);
  }
  add('Long-term gains, listed', input.longEquity, 12.5, true, undefined, Math.max(0, input.longEquity - 1_25_000));
  if (input.financialYear === '2024-25') {
    const free = Math.max(0, 1_25_000 - input.longEquity);
    const early = 'before 23 July 2024';
    add(`Short-term gains, listed, ${early}`, input.shortEquityEarly, 15, true);
    add(
      `Long-term gains, listed, ${early}`,
      ...([input.longEquityEarly, 10, true, undefined] as const),
      Math.max(0, input.longEquityEarly - free),
    );
    add(`Other long-term gains, ${early}`, input.longOtherEarly, 20, true);
    add(`Unlisted shares and bonds, ${early}`, input.longPlainEarly, 10, true);
  }
  if (input.salary > 0) found.set('Salary', deductedFromSalary(input));
  return found;
}

const yearName = (first: number) => `${first}-${String(first + 1).slice(2)}`;

const numRuns = drawsOf('non-resident-streams');

test(`streams of income agree for ${numRuns} people`, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(drawn, (input) => {
      const answer = answered(calculator, {
        ...input,
        ...(houseOf(input) && {
          property: 'sold',
          ...houseOf(input),
          exemption: input.house?.held === 'long' ? input.house.exemption : 0,
        }),
        stays: [],
        earlier: input.earlier.flatMap(({ yearsBefore, days }) => {
          const first = yearOf(input) - yearsBefore;
          return first < 2011 || first > 2025 ? [] : [{ year: yearName(first), days }];
        }),
      });
      if (!answer) return;
      const { figure, result } = answer;
      // Total income, and with it the test of section 6, is that of each regime.
      const statuses = { new: 'resident' as Status, old: 'resident' as Status };
      const taxes = { new: 0, old: 0 };
      const exact = { new: 0, old: 0 };
      for (const [regime, label] of [
        ['new', 'Tax in the new regime'],
        ['old', 'Tax in the old regime'],
      ] as const) {
        const indian = statutoryTax(
          taxpayerOf(input, 'nonResident', new Set(), false, true),
          input.financialYear,
          regime,
          usualReadings,
        );
        const status = statusOf(input, indian.totalIncome);
        statuses[regime] = status;
        exact[regime] =
          status === 'nonResident' ? lowestOfNonResident(input, regime) : taxOfResident(input, status, regime);
        taxes[regime] = toTen(exact[regime]);
        expect([label, figure(label)]).toEqual([label, taxes[regime]]);
      }
      const lower = taxes.old < taxes.new ? 'old' : 'new';
      const regime = input.regime === 'better' ? lower : input.regime;
      const residence = statuses[regime];
      seen.add(residence);
      expect(figure('Residential status')).toBe(statusNames[residence]);
      expect(figure('Income-tax')).toBe(taxes[regime]);
      const deducted = residence === 'nonResident' ? deductedFrom(input) : new Map<string, number>();
      const rows = result.tables?.find(({ id }) => id === 'deducted')?.rows ?? [];
      for (const [name, tax] of deducted) {
        const ours = Number(
          rows.find(([from]) => (name === 'Property' ? String(from).startsWith(name) : from === name))?.[3] ?? 0,
        );
        expect([input, name, ours, tax, Math.abs(ours - tax) < 0.01]).toEqual([input, name, ours, tax, true]);
      }
      const credit = input.tds ?? [...deducted.values()].reduce((sum, each) => sum + each, 0);
      expect([input, 'deducted', figure('Tax deducted in India') ?? 0]).toEqual([
        ...[input, 'deducted'],
        expect.closeTo(credit, 1),
      ]);
      const left = exact[regime] - credit;
      expect([input, figure('Left to pay') ?? 0, figure('Refund') ?? 0]).toEqual([
        ...[input, Math.max(0, toTen(left))],
        Math.max(0, toTen(-left)),
      ]);
      countCompared('non-resident-streams');
    }),
    { numRuns },
  );
  expect(seen.size).toBe(3);
});
