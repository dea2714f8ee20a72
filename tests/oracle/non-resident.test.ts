/** Residence and the tax of a non-resident once more, from section 6 and the Act alone. LONG=1 draws 10,000 people. */
import fc from 'fast-check';
import calculator from '@/content/calculators/nri-taxation-calculator';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { letOutHouse } from '../houses';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { DAY, dayText } from './days';
import { toTen } from './earlier-years';
import { earlyGainsOf } from './early-gains';
import { statutoryTax } from './statute';

const numRuns = drawsOf('non-resident');

const drawn = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  person: fc.constantFrom(
    'visitor' as const,
    'origin' as const,
    'leaving' as const,
    'resident' as const,
    'foreign' as const,
  ),
  taxedAbroad: fc.boolean(),
  /** Days in the year, from its first on: both sides of each test. */
  days: fc.oneof(fc.constantFrom(0, 59, 60, 119, 120, 181, 182, 365), fc.integer({ min: 0, max: 365 })),
  /** A second stay that overlaps the first in part. */
  second: fc.option(fc.record({ from: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 1, max: 60 }) })),
  /** A stay that begins a number of years before, in days: both sides of 365 in four years and of 729 in seven. */
  earlier: fc.array(
    fc.record({
      yearsBefore: fc.integer({ min: 1, max: 10 }),
      from: fc.integer({ min: 0, max: 300 }),
      length: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(181, 182, 364, 365, 729, 730)),
    }),
    { maxLength: 4 },
  ),
  nroInterest: fc.oneof(
    fc.constantFrom(0, 3_00_000, 14_99_990, 15_00_000, 15_00_010),
    fc.integer({ min: 0, max: 80_00_000 }),
  ),
  rent: fc.constantFrom(0, 0, 4_80_000),
  /** Of a let house, empty the whole year where it brings no rent. */
  municipalTax: fc.constantFrom(0, 0, 18_000),
  letInterest: fc.constantFrom(0, 0, 0, 2_50_000),
  /** Days before the year on which somebody came back for good, who gives that day as the one of coming back. */
  backBefore: fc.option(fc.integer({ min: 1, max: 720 }), { freq: 1 }),
  /** Days after the year on which a stay begins that has no end yet. */
  openAfter: fc.option(fc.constantFrom(0, 1, 200, 400)),
  salary: fc.constantFrom(0, 0, 12_75_000),
  /** Of a business in India, and of one abroad that is controlled from India. */
  profit: fc.oneof(fc.constantFrom(0, 0, 0, 15_00_000, 15_00_010), fc.integer({ min: -10_00_000, max: 60_00_000 })),
  foreignBusiness: fc.constantFrom(0, 0, 0, 8_00_000),
  dividend: fc.constantFrom(0, 0, 1_00_000, 40_00_000),
  shortEquity: fc.constantFrom(0, 0, 3_00_000, -50_000),
  longEquity: fc.constantFrom(0, 0, 1_25_000, 60_00_000),
  tokens: fc.constantFrom(0, 0, 2_00_000, 70_00_000),
  longOther: fc.constantFrom(0, 0, 4_00_000, -2_00_000),
  /** Sold before 23 July 2024: of FY 2024-25 alone. */
  shortEquityEarly: fc.constantFrom(0, 0, 3_00_000),
  longEquityEarly: fc.constantFrom(0, 0, 1_25_000, 20_00_000),
  longOtherEarly: fc.constantFrom(0, 0, 5_00_000, 60_00_000),
  longPlainEarly: fc.constantFrom(0, 0, 4_00_000),
  /** A house held for more or less than two years, sold before or from 23 July 2024. */
  house: fc.option(
    fc.record({
      gain: fc.constantFrom(-5_00_000, 10_00_000, 70_00_000),
      held: fc.constantFrom('long' as const, 'long' as const, 'short' as const),
      soldWhen: fc.constantFrom('since' as const, 'before' as const),
    }),
  ),
  /** Losses of the year itself and up to nine years before: both sides of the eight years. */
  losses: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'shortTermCapital' as const,
        'longTermCapital' as const,
        'house' as const,
        'business' as const,
      ),
      yearsBefore: fc.integer({ min: 0, max: 9 }),
      amount: fc.constantFrom(50_000, 2_00_000, 30_00_000),
    }),
    { maxLength: 2 },
  ),
  foreignOther: fc.constantFrom(0, 10_00_000),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  regime: fc.constantFrom('new' as const, 'old' as const),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const firstOf = (year: number) => Date.UTC(year, 3, 1);

/** The day of coming back before the year; null where there is none that the form takes. */
function backOn({ financialYear, backBefore }: Drawn): number | null {
  const day = firstOf(Number(financialYear.slice(0, 4))) - (backBefore ?? 0) * DAY;
  return backBefore === null || dayText(day) < '2024-04-01' ? null : day;
}

function staysOf(input: Drawn): { arrived: number; left: number }[] {
  const year = Number(input.financialYear.slice(0, 4));
  const stays = [];
  if (input.days > 0) stays.push({ arrived: firstOf(year), left: firstOf(year) + (input.days - 1) * DAY });
  if (input.second) {
    const arrived = firstOf(year) + input.second.from * DAY;
    stays.push({ arrived, left: arrived + (input.second.length - 1) * DAY });
  }
  for (const { yearsBefore, from, length } of input.earlier) {
    const arrived = firstOf(year - yearsBefore) + from * DAY;
    stays.push({ arrived, left: Math.min(firstOf(year + 1) - DAY, arrived + (length - 1) * DAY) });
  }
  return stays;
}

/** Section 6(1), (1A) and (6) for one who has the Indian income of the year. */
function statusOf(input: Drawn, indianIncome: number): 'nonResident' | 'notOrdinarily' | 'resident' {
  const year = Number(input.financialYear.slice(0, 4));
  const present = new Set<number>();
  // The day of arrival and that of departure both count, a day in two stays once.
  for (const { arrived, left } of staysOf(input)) for (let day = arrived; day <= left; day += DAY) present.add(day);
  for (let day = backOn(input) ?? firstOf(year + 1); day < firstOf(year + 1); day += DAY) present.add(day);
  const daysIn = (of: number) => [...present].filter((day) => day >= firstOf(of) && day < firstOf(of + 1)).length;
  const before = (years: number) => Array.from({ length: years }, (_, index) => daysIn(year - 1 - index));
  const total = (days: readonly number[]) => days.reduce((sum, each) => sum + each, 0);
  const days = daysIn(year);
  const isRich = indianIncome > 15_00_000;
  const isVisitor = input.person === 'visitor' || input.person === 'origin';
  // Explanation 1(a) and (b): 182 days, or 120 of a visitor with the income, instead of 60.
  const needed = input.person === 'leaving' ? 182 : isVisitor ? (isRich ? 120 : 182) : 60;
  const byDays = days >= 182 || (days >= needed && total(before(4)) >= 365);
  if (!byDays) {
    const isCitizen = input.person !== 'origin' && input.person !== 'foreign';
    return isCitizen && isRich && !input.taxedAbroad ? 'notOrdinarily' : 'nonResident';
  }
  if (isVisitor && days < 182) return 'notOrdinarily';
  // Whether a citizen was on a visit in an earlier year is not asked: those years go by 182 days, as the page says. For a
  // foreigner section 6(1)(c) has no exception.
  const years = before(14);
  const wasResident = (index: number) =>
    (years[index] ?? 0) >= 182 ||
    (input.person === 'foreign' && (years[index] ?? 0) >= 60 && total(years.slice(index + 1, index + 5)) >= 365);
  const abroad = years.slice(0, 10).filter((_, index) => !wasResident(index)).length;
  return abroad >= 9 || total(before(7)) <= 729 ? 'notOrdinarily' : 'resident';
}

const statusNames = {
  nonResident: 'Non-resident',
  notOrdinarily: 'Resident, not ordinarily',
  resident: 'Ordinary resident',
};

/** A year so many before that of the income: "2017-18". */
function yearBefore({ financialYear }: Drawn, yearsBefore: number): string {
  const first = Number(financialYear.slice(0, 4)) - yearsBefore;
  return `${first}-${String(first + 1).slice(2)}`;
}

function classOfHouse({ house, financialYear }: Drawn) {
  if (house?.held === 'short') return 'slabShortTerm' as const;
  return financialYear === '2024-25' && house?.soldWhen === 'before'
    ? ('longTermIndexedEarly' as const)
    : ('longTermOther' as const);
}

/** Section 5(1), proviso: of a non-resident a business abroad is not taxed; section 6: it is no income from foreign sources. */
function taxpayerOf(input: Drawn, residence: 'nonResident' | 'notOrdinarily' | 'resident', countsForTest = false) {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    houses: [letOutHouse(input.rent, input.municipalTax, input.letInterest)],
    gains: [
      { class: 'shortTermEquity' as const, amount: input.shortEquity },
      { class: 'longTermEquity' as const, amount: input.longEquity },
      { class: 'longTermOther' as const, amount: input.longOther },
      { class: 'virtualAssets' as const, amount: input.tokens },
      ...earlyGainsOf(input),
      ...(input.house ? [{ class: classOfHouse(input), amount: input.house.gain }] : []),
    ].filter(({ amount }) => amount !== 0),
    business: {
      regular: input.profit + (residence !== 'nonResident' || countsForTest ? input.foreignBusiness : 0),
      speculative: 0,
    },
    losses: input.losses
      .filter(({ yearsBefore }) => yearsBefore > 0)
      .map(({ kind, yearsBefore, amount }) => ({
        kind,
        financialYear: yearBefore(input, yearsBefore),
        amount,
      })),
    other: {
      ...emptyTaxpayer.other,
      depositInterest: input.nroInterest,
      dividend: input.dividend,
      // Section 5: income abroad is taxed of an ordinary resident alone.
      other: residence === 'resident' ? input.foreignOther : 0,
    },
  };
}

test(`residence and tax agree for ${numRuns} people`, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(drawn, (input) => {
      const { days: _, second: __, earlier: ___, backBefore: ____, openAfter, house, ...given } = input;
      const back = backOn(input);
      const next = Number(input.financialYear.slice(0, 4)) + 1;
      const answer = answered(calculator, {
        ...given,
        // The form offers no year after 2025-26.
        losses: input.losses
          .filter(({ yearsBefore }) => input.financialYear !== '2026-27' || yearsBefore > 0)
          .map(({ kind, yearsBefore, amount }) => ({
            kind,
            year: yearBefore(input, yearsBefore),
            amount,
          })),
        ...(house && {
          property: 'sold',
          price: 1_00_00_000,
          cost: 1_00_00_000 - house.gain,
          held: house.held,
          soldWhen: house.soldWhen,
        }),
        before: 'abroad',
        returnOn: back === null ? '' : dayText(back),
        stays: [
          ...staysOf(input).map(({ arrived, left }) => ({ arrived: dayText(arrived), left: dayText(left) })),
          ...(openAfter === null ? [] : [{ arrived: dayText(firstOf(next) + openAfter * DAY), left: '' }]),
        ],
      });
      if (!answer) return;
      countCompared('non-resident');
      const { figure } = answer;
      // The test asks for total income other than from foreign sources; in the regime that is shown.
      const indian = statutoryTax(
        taxpayerOf(input, 'nonResident', true),
        input.financialYear,
        input.regime,
        usualReadings,
      );
      const residence = statusOf(input, indian.totalIncome);
      seen.add(residence);
      expect(figure('Residential status')).toBe(statusNames[residence]);
      const { tax, lowest } = taxAsSetOff(taxpayerOf(input, residence), input.financialYear, input.regime);
      expect(figure('Income-tax')).toBe(toTen(tax));
      expect(tax).toBeLessThan(lowest + 0.01);
    }),
    { numRuns },
  );
  expect(seen.size).toBe(3);
});
