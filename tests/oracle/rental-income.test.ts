/** Income of houses once more, from sections 22 to 27, 70, 71, 71B and 115BAC alone. LONG=1 draws 10,000 owners. */
import fc from 'fast-check';
import calculator from '@/content/calculators/rental-income';
import { emptyTaxpayer, type House, plainHouse, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { toTen } from './earlier-years';
import { statutoryTax } from './statute';

const numRuns = drawsOf('rental-income');
const lakh = 1_00_000;

const money = (most: number) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most / 10 }));
const completions = ['2026-27', '2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'] as const;

const tenantDrawn = fc.record({
  tenant: fc.constantFrom('person' as const, 'business' as const),
  rent: fc.oneof(fc.integer({ min: 1_000, max: 90_000 }), fc.constantFrom(50_000, 50_001, 1_00_000)),
  months: fc.integer({ min: 0, max: 6 }),
  laterRent: fc.oneof(fc.integer({ min: 1_000, max: 90_000 }), fc.constantFrom(50_000, 50_001, 1_00_000)),
  laterMonths: fc.integer({ min: 0, max: 3 }),
  empty: fc.integer({ min: 0, max: 3 }),
  furniture: fc.constantFrom(0, 0, 900),
});
type TenantDrawn = typeof tenantDrawn extends fc.Arbitrary<infer T> ? T : never;

const houseDrawn = fc.record({
  use: fc.constantFrom('let' as const, 'let' as const, 'own' as const),
  rent: fc.oneof(fc.integer({ min: 1_000, max: 1_50_000 }), fc.constantFrom(50_000, 50_001, 1_00_000)),
  owned: fc.oneof(fc.constant(12), fc.integer({ min: 0, max: 12 })),
  empty: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
  livedIn: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 6 })),
  unrealisedMonths: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 4 })),
  municipalTax: money(80_000),
  interest: money(12 * lakh),
  more: fc.constantFrom(true, true, true, false),
  share: fc.constantFrom(100, 100, 50, 33, 75),
  // Values in per cent of a year's rent, a rupee to either side: the tests of section 23(1) turn on them.
  municipalValue: fc.constantFrom(0, 50, 80, 100, 120),
  fairRent: fc.constantFrom(0, 75, 90, 100, 150),
  standardRent: fc.constantFrom(null, null, 60, 100, 110),
  off: fc.integer({ min: -1, max: 1 }),
  earlier: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 * lakh })),
  completed: fc.constantFrom(...completions),
  lowerLimit: fc.boolean(),
  arrears: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 3 * lakh })),
  furniturePercent: fc.constantFrom(0, 0, 10, 100),
  tenant: fc.constantFrom('person', 'business'),
  costs: money(lakh),
  /** The share of the loan, where it is not that of the house. */
  loanShare: fc.constantFrom(null, null, 0, 40, 100),
  /** Tenants in rows: months at a rent, months at a later one, empty months. */
  tenants: fc.oneof(fc.constant<TenantDrawn[]>([]), fc.array(tenantDrawn, { maxLength: 2 })),
});
type HouseDrawn = typeof houseDrawn extends fc.Arbitrary<infer T> ? T : never;

const drawn = fc.record({
  houses: fc.array(houseDrawn, { minLength: 1, maxLength: 4 }),
  salary: fc.oneof(money(40 * lakh), fc.constantFrom(5_50_000, 12_75_000, 51 * lakh)),
  otherIncome: money(20 * lakh),
  deductions: money(6 * lakh),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
  financialYear: fc.constantFrom('2025-26' as const, '2025-26' as const, '2026-27' as const, '2024-25' as const),
  regime: fc.constantFrom('better' as const, 'new' as const, 'old' as const),
  residence: fc.constantFrom(
    'resident' as const,
    'resident' as const,
    'notOrdinarily' as const,
    'nonResident' as const,
  ),
  losses: fc.array(
    fc.record({
      year: fc.constantFrom('2025-26', '2024-25', '2023-24', '2022-23', '2019-20', '2018-19', '2017-18', '2016-17'),
      amount: fc.integer({ min: 0, max: 5 * lakh }),
    }),
    { maxLength: 2 },
  ),
  lowRent: fc.constantFrom('expected', 'expected', 'expectedLessVacancy', 'rent'),
  lossCarried: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const aboveZero = (amount: number) => Math.max(0, amount);

/** What is typed for one house. */
function rowOf(house: HouseDrawn) {
  const { empty, unrealisedMonths, off, furniturePercent, tenants, ...row } = house;
  const owned = house.more ? house.owned : 12;
  const livedIn = Math.min(house.livedIn, owned);
  const months = aboveZero(owned - livedIn * (house.more ? 1 : 0) - empty);
  const part = (percent: number) => (percent === 0 ? 0 : Math.round((house.rent * 12 * percent) / 100) + off);
  return {
    ...row,
    owned: house.owned,
    livedIn,
    months,
    unrealised: Math.min(unrealisedMonths, months) * house.rent * (furniturePercent > 0 ? 0 : 1),
    municipalValue: part(house.municipalValue),
    fairRent: part(house.fairRent),
    standardRent: house.standardRent === null ? null : part(house.standardRent),
    furniture: Math.round((house.rent * furniturePercent) / 100),
    value: 0,
  };
}
/** What is typed for a house, and month by month what tenants paid: each month apart, the empty ones at the last rent. */
type Row = ReturnType<typeof rowOf> & { readonly paid: readonly Month[]; readonly lost: readonly Month[] };
interface Month {
  readonly tenant: 'person' | 'business';
  /** Which tenant of the house. */
  readonly place: number;
  readonly rent: number;
  readonly furniture: number;
}

/** The rows of tenants as they are typed; a later rent without months is not typed. */
const tenanciesOf = ({ houses }: Drawn) =>
  houses.flatMap(({ use, tenants }, index) =>
    use === 'let'
      ? tenants.map((row) => ({ house: `${index + 1}`, ...row, laterRent: row.laterMonths === 0 ? 0 : row.laterRent }))
      : [],
  );

/** The house with its months of rent, as the page reads it. */
function withMonths(row: ReturnType<typeof rowOf>, tenants: HouseDrawn['tenants']): Row {
  const times = (count: number, month: Month): Month[] => Array.from({ length: aboveZero(count) }, () => month);
  if (row.use === 'own') return { ...row, paid: [], lost: [] };
  if (tenants.length === 0) {
    const month = { tenant: row.tenant as Month['tenant'], place: 0, rent: row.rent, furniture: row.furniture };
    return { ...row, paid: times(row.months, month), lost: times(row.owned - row.livedIn - row.months, month) };
  }
  const month = (place: number, rent: number) => {
    const { tenant, furniture } = tenants[place] as HouseDrawn['tenants'][number];
    return { tenant, place, rent, furniture };
  };
  return {
    ...row,
    paid: tenants.flatMap(({ months, rent, laterMonths, laterRent }, place) => [
      ...times(months, month(place, rent)),
      ...times(laterMonths, month(place, laterRent)),
    ]),
    lost: tenants.flatMap(({ rent, laterMonths, laterRent, empty }, place) =>
      times(empty, month(place, laterMonths > 0 ? laterRent : rent)),
    ),
  };
}

/** The part of the loan that is the owner's, of 1. */
const ofLoan = (row: Row) => (row.loanShare ?? row.share) / 100;

/** Section 23(1): the annual value of the whole house for the months owned. */
function annualValue(row: Row, lowRent: string): number {
  const higher = Math.max(row.municipalValue, row.fairRent);
  const reasonable = row.standardRent === null ? higher : Math.min(higher, row.standardRent);
  const expected = (reasonable * row.owned) / 12;
  if (row.use === 'own') return expected;
  const net = (months: readonly Month[]) => sum(months.map(({ rent, furniture }) => rent - furniture));
  const received = aboveZero(net(row.paid) - row.unrealised);
  const lost = net(row.lost);
  // Clause (b): rent not below the expected rent. Clause (c): below it owing to vacancy.
  if (received >= expected) return received;
  if (lost > 0 && aboveZero(net(row.paid) + lost - row.unrealised) >= expected) return received;
  // Where rent would be below it anyway the words give the expected rent; two other readings are in print.
  if (lost > 0 && lowRent === 'rent') return received;
  if (lost > 0 && lowRent === 'expectedLessVacancy') return expected - lost;
  return expected;
}

/** Section 24(b), Explanation: five equal parts from the year in which the house was completed. */
function fifth(row: Row, financialYear: string): number {
  const years = Number(financialYear.slice(0, 4)) - Number(row.completed.slice(0, 4));
  return years >= 0 && years <= 4 ? row.earlier / 5 : 0;
}

/** A house for the tax: let or deemed let with its annual value as the rent, or lived in. */
function houseFor(row: Row, input: Drawn, livedIn: boolean): House {
  const common = {
    ...plainHouse,
    // The statute's second computation takes the share of the house of all amounts.
    interest: (row.interest * ofLoan(row) * 100) / row.share,
    earlierInterest: (fifth(row, input.financialYear) * 5 * ofLoan(row) * 100) / row.share,
    arrears: row.arrears,
    share: row.share,
    interestCapFull: !row.lowerLimit,
  };
  if (livedIn) return common;
  return {
    ...common,
    use: 'letOut',
    monthsLet: 12,
    monthlyRent: annualValue(row, input.lowRent) / 12,
    municipalTaxPaid: row.municipalTax,
  };
}

/** Sections 23 to 26 with section 115BAC(2): income of the head in this year. */
function headOf(rows: readonly Row[], lived: readonly number[], input: Drawn, regime: 'new' | 'old'): number {
  const own = rows.filter((_, index) => lived.includes(index));
  const interest = (row: Row) => (row.interest + fifth(row, input.financialYear)) * ofLoan(row);
  const full = sum(own.filter((row) => !row.lowerLimit).map(interest));
  const low = sum(own.filter((row) => row.lowerLimit).map(interest));
  const lost = regime === 'new' ? 0 : Math.min(2 * lakh, full + Math.min(30_000, low));
  const let_ = rows.map((row, index) => {
    if (lived.includes(index)) return 0;
    const net = annualValue(row, input.lowRent) - row.municipalTax;
    const income = net - 0.3 * aboveZero(net);
    return (income * row.share) / 100 - interest(row);
  });
  // Section 25A.
  return sum(let_) - lost + sum(rows.map((row) => (0.7 * row.arrears * row.share) / 100));
}

/** Whether nobody entered the rent that an own house could earn, though it was owned in the year. */
const isUnknown = (row: Row) => row.use === 'own' && row.owned > 0 && row.municipalValue === 0 && row.fairRent === 0;

/** Section 23(4): every way to name two own houses as lived in; as the page says, those without a rent come first. */
function waysToLive(rows: readonly Row[]): number[][] {
  const own = rows.flatMap((row, index) => (row.use === 'own' ? [index] : []));
  if (own.length <= 2) return [own];
  const pairs = own.flatMap((first, at) => own.slice(at + 1).map((second) => [first, second]));
  const without = (pair: readonly number[]) =>
    rows.filter((row, index) => pair.includes(index) && isUnknown(row)).length;
  const most = Math.max(...pairs.map(without));
  return pairs.filter((pair) => without(pair) === most);
}

function ownerOf(input: Drawn, houses: readonly House[], furniture: number): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    houses,
    other: { ...emptyTaxpayer.other, other: input.otherIncome + furniture },
    // Section 71B: of years before.
    losses: input.losses
      .filter(({ year }) => year < input.financialYear)
      .map(({ year, amount }) => ({ kind: 'house' as const, financialYear: year, amount })),
    // A deduction of the old regime without a limit, as the page asks for it.
    claims: { ...emptyTaxpayer.claims, educationLoanInterest: input.deductions },
  };
}

function byLaw(input: Drawn, rows: readonly Row[]) {
  const readings = { ...usualReadings, newRegimeHouseLossCarried: input.lossCarried };
  const part = (row: Row, amount: number) => (amount * row.share) / 100;
  const letRows = rows.filter((row) => row.use === 'let');
  const furniture = sum(letRows.map((row) => part(row, sum(row.paid.map((month) => month.furniture)))));
  const inRegime = (regime: 'new' | 'old') => {
    const ways = waysToLive(rows).map((lived) => {
      // As the page says, a house that would be taxed on a rent that nobody entered counts as nothing.
      const counted = rows.map((row, index) =>
        isUnknown(row) && !lived.includes(index) ? { ...row, municipalTax: 0, interest: 0, earlier: 0 } : row,
      );
      const houses = counted.map((row, index) => houseFor(row, input, lived.includes(index)));
      const result = statutoryTax(ownerOf(input, houses, furniture), input.financialYear, regime, readings);
      const head = headOf(counted, lived, input, regime);
      const carried = sum(
        result.carriedForward.filter((one) => one.financialYear === input.financialYear).map(({ amount }) => amount),
      );
      return { exact: result.tax, tax: toTen(result.tax), head, carried };
    });
    const without = toTen(statutoryTax(ownerOf(input, [], 0), input.financialYear, regime, readings).tax);
    return {
      best: ways.reduce((least, way) => (way.exact < least.exact ? way : least)),
      unique: ways.length === 1,
      without,
    };
  };
  const both = { new: inRegime('new'), old: inRegime('old') };
  const better = both.old.best.tax < both.new.best.tax ? ('old' as const) : ('new' as const);
  const regime = input.regime === 'better' ? better : input.regime;
  const { best, unique, without } = both[regime];
  const loss = aboveZero(-best.head);
  const lapsed = regime === 'new' && !input.lossCarried ? loss : 0;
  const received = sum(letRows.map((row) => part(row, sum(row.paid.map((month) => month.rent)) - row.unrealised)));
  const paid = sum(
    rows.map((row) => part(row, row.municipalTax + (row.use === 'let' ? row.costs : 0)) + row.interest * ofLoan(row)),
  );
  return {
    unique,
    both,
    added: best.tax - without,
    withHouses: best.tax,
    without,
    head: best.head,
    furniture,
    against: loss - best.carried - lapsed,
    carried: best.carried,
    lapsed,
    left: received + sum(rows.map((row) => part(row, row.arrears))) - paid - (best.tax - without),
    regime,
  };
}

test(`the income and tax of houses agree on ${numRuns} owners`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const given = { ...input, houses: input.houses.map(rowOf), tenancies: tenanciesOf(input) };
      const answer = answered(calculator, given);
      if (!answer) return;
      compared += 1;
      countCompared('rental-income');
      const read = (answer.input as unknown as { houses: ReturnType<typeof rowOf>[] }).houses;
      const rows = read.map((row, index) => withMonths(row, input.houses[index]?.tenants ?? []));
      const { figure } = answer;
      const law = byLaw(input, rows);
      const isLoss = law.head < 0;
      const expected: [string, number][] = [
        ['Tax added by your houses', law.added],
        ['Tax with your houses', law.withHouses],
        ['Tax without your houses', law.without],
        ['Left after tax and interest', law.left],
      ];
      if (law.furniture > 0) expected.push(['For furniture and services', law.furniture]);
      // Sections 194-IB and 194-I, from April 2025: rent of a month above 50,000 to this owner, furniture with it.
      if (
        input.residence !== 'nonResident' &&
        input.financialYear !== '2024-25' &&
        rows.every((row) => row.unrealised === 0)
      ) {
        const deducted = rows.map((row) => {
          const months = row.paid.map(({ rent, tenant }) => ({ rent: (rent * row.share) / 100, tenant }));
          const above = months.filter(({ rent }) => rent > 50_000);
          return sum(above.map(({ rent, tenant }) => rent * (tenant === 'business' ? 0.1 : 0.02)));
        });
        expected.push(['TDS by your tenants', sum(deducted)]);
      }
      if (law.unique) {
        expected.push(['Income from house property', law.head]);
        if (isLoss)
          expected.push(
            ['House loss against other income', law.against],
            ['House loss carried forward', law.carried],
            ['House loss that lapses', law.lapsed],
          );
      }
      rows.forEach((row, index) => {
        if (row.use === 'own') return;
        const label = rows.length === 1 ? 'Annual value' : `Annual value of house ${index + 1}`;
        expected.push([label, (annualValue(row, input.lowRent) * row.share) / 100]);
      });
      for (const [label, value] of expected) {
        expect([label, figure(label)]).toEqual([label, expect.closeTo(value, 2)]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
});
