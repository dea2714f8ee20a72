/**
 * Relief for arrears of salary once more, from section 89 of the Income-tax Act 1961 with rule 21A(2) and Form 10E, and from the
 * Finance Acts of the years of the arrears alone (`earlier-years.ts`). The tax of the year of receipt is that of `statute.ts`.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax';
import { emptyTaxpayer, type Gain, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { type Age, lawOf, type Regime, taxOf, toRupee, toTen } from './earlier-years';
import { statutoryTax } from './statute';

const numRuns = drawsOf('arrears');
const lakh = 1_00_000;
const crore = 1_00_00_000;

const financialYears = Array.from({ length: 21 }, (_, index) => {
  const april = 2005 + index;
  return `${april}-${String((april + 1) % 100).padStart(2, '0')}`;
});
const aprilOf = (financialYear: string) => Number(financialYear.slice(0, 4));

/** Incomes at which a slab, a rebate, a surcharge or one of their reliefs begins or ends in some year. */
const lines = [
  [2_50_000, 3 * lakh, 3_50_000, 4 * lakh, 5 * lakh, 6 * lakh, 7 * lakh, 7_22_220, 7_27_780, 7_50_000, 8 * lakh],
  [9 * lakh, 10 * lakh, 12 * lakh, 12_50_000, 12_70_590, 15 * lakh, 16 * lakh, 20 * lakh, 24 * lakh],
].flat();
const rebateLines = [3_50_000, 5 * lakh, 7 * lakh, 7_22_220, 7_27_780, 12 * lakh, 12_70_590];
const surchargeLines = [50 * lakh, 51_61_190, 51_95_900, crore, 1_01_96_950, 2 * crore, 2_09_30_000, 5 * crore];

/** A distance from such a line: next to it, within its relief, or a few slabs away. */
const off = fc.oneof(
  fc.constantFrom(0, 0, 1, -1, 4, 5, -5, -6, 10, -10, 4.99, -0.5),
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.integer({ min: -30_000, max: 80_000 }),
  fc.integer({ min: -2_00_000, max: 10_00_000 }),
);
const target = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...lines) },
      { weight: 3, arbitrary: fc.constantFrom(...rebateLines) },
      { weight: 3, arbitrary: fc.constantFrom(...surchargeLines) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 * crore }) },
    ),
    off,
  )
  .map(([line, distance]) => Math.max(0, line + distance));

const amount = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 5, 10, 0.75, 1_234.56) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 50_000 }) },
  { weight: 4, arbitrary: fc.integer({ min: 10_000, max: 6_00_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 6_00_000, max: 1_50_00_000 }) },
);

const age = fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const);
const row = fc
  .record({
    year: fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...financialYears) },
      { weight: 4, arbitrary: fc.constantFrom(...financialYears.slice(9)) },
    ),
    amount,
    /** The line is met by the income, or by the income with the arrears. */
    target,
    met: fc.constantFrom('without' as const, 'with' as const),
    regime: fc.constantFrom('old' as const, 'new' as const),
    age,
    typedAnyway: fc.nat({ max: 9 }).map((each) => each === 0),
    taxWithout: fc.integer({ min: 0, max: 3_00_000 }),
    more: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(0, 0.5, 10.49, 999.5)),
  })
  .map(({ target: near, met, typedAnyway, more, ...given }) => ({
    ...given,
    income: Math.max(0, near - (met === 'with' ? given.amount : 0)),
    typed: typedAnyway || aprilOf(given.year) < 2014,
    taxWith: given.taxWithout + more,
  }));
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

const people = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  regime: fc.constantFrom('new' as const, 'old' as const, 'better' as const),
  age,
  residence: fc.constantFrom('resident' as const, 'resident' as const, 'resident' as const, 'nonResident' as const),
  arrears: fc.uniqueArray(row, { selector: ({ year }) => year, minLength: 1, maxLength: 6 }),
  /** Total income of the year of receipt that the salary is to make, in which regime, with the arrears or without them. */
  target,
  aimed: fc.constantFrom('new' as const, 'old' as const),
  /** Alone: the salary is nothing but the arrears, which are then more than the income at slab rates. */
  met: fc.constantFrom('without' as const, 'with' as const, 'neither' as const, 'alone' as const),
  otherIncome: fc.constantFrom(0, 0, 0, 50_000, 3_00_005),
  interest: fc.constantFrom(0, 0, 60_000),
  savings: fc.constantFrom(0, 0, 1_50_000),
  familyPension: fc.constantFrom(0, 0, 0, 4_00_000),
  dividend: fc.constantFrom(0, 0, 0, 0, 80_000, 30_00_000),
  shortEquity: fc.constantFrom(0, 0, 0, 0, 40_000, 4_00_000),
  longEquity: fc.constantFrom(0, 0, 0, 0, 2_00_000, 50_10_000, 60_00_000),
  agricultural: fc.constantFrom(0, 0, 0, 0, 0, 2_00_000),
  reliefs: fc.constantFrom(0, 0, 0, 0, 5_000, 20_00_000),
});
/** Arrears are of years before that of receipt; rows of other years are typed too, and count for nothing. */
const drawn = people.map(({ arrears, ...given }) => ({
  ...given,
  arrears: arrears.filter(({ year }) => year < given.financialYear),
  strangers: arrears.filter(({ year }) => year >= given.financialYear),
}));
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const paise = (rupees: number) => Math.round(rupees * 100) / 100;

const gainsOf = (input: Drawn): Gain[] => [
  { class: 'shortTermEquity', amount: input.shortEquity },
  { class: 'longTermEquity', amount: input.longEquity },
];

function personOf(input: Drawn, salary: number, reliefs: number): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: salary },
    gains: gainsOf(input),
    other: {
      ...emptyTaxpayer.other,
      depositInterest: input.interest,
      dividend: input.dividend,
      familyPension: input.familyPension,
      other: input.otherIncome,
    },
    agricultural: input.agricultural,
    claims: { ...emptyTaxpayer.claims, savings: input.savings },
    reliefs,
  };
}

/** Section 111A, 112A and, for a non-resident, 115A: what arrears are no part of. */
const specialOf = (input: Drawn) =>
  input.shortEquity + input.longEquity + (input.residence === 'nonResident' ? input.dividend : 0);

/** The same person with a total income that is given, of which only the part at slab rates may differ. */
function personWith(input: Drawn, totalIncome: number): Taxpayer {
  const atSlabs = Math.max(0, totalIncome - specialOf(input));
  const dividend = input.residence === 'nonResident' ? 0 : Math.min(input.dividend, atSlabs);
  return {
    ...personOf(input, 0, 0),
    other: {
      ...emptyTaxpayer.other,
      dividend: input.residence === 'nonResident' ? input.dividend : dividend,
      other: atSlabs - dividend,
    },
    claims: emptyTaxpayer.claims,
  };
}

/** The gross salary that brings total income, with the arrears or without them, to the target. */
function salaryOf(input: Drawn, arrears: number): number {
  if (input.met === 'alone') return arrears;
  const aim = input.target + (input.met === 'without' ? arrears : 0);
  let salary = aim;
  for (let turn = 0; turn < 2 && input.met !== 'neither'; turn += 1) {
    const now = statutoryTax(personOf(input, salary, 0), input.financialYear, input.aimed, usualReadings);
    salary = Math.max(0, salary + aim - (now.grossTotalIncome - now.deductions));
  }
  return paise(Math.max(salary, arrears));
}

/** Rule 21A(2)(b) to (d) for one year: the tax with the arrears less the tax without them. */
function taxOfRow({ year, amount: arrears, income, regime, age: then, typed, taxWithout, taxWith }: Row): number {
  // A year that no arrears relate to is none of the rule, whatever its tax.
  if (arrears === 0) return 0;
  if (typed) return Math.max(0, toRupee(taxWith) - toRupee(taxWithout));
  const law = lawOf(aprilOf(year), regime, then);
  return Math.max(0, taxOf(law, income + arrears) - taxOf(law, income));
}

function byLaw(input: Drawn, salary: number, regime: Regime) {
  const taxOn = (person: Taxpayer) => statutoryTax(person, input.financialYear, regime, usualReadings);
  const { totalIncome, tax } = taxOn(personOf(input, salary, 0));
  const arrears = sum(input.arrears.map((each) => each.amount));
  const withArrears = toRupee(tax);
  const withoutArrears = toRupee(taxOn(personWith(input, toTen(totalIncome - arrears))).tax);
  const inTheirYears = sum(input.arrears.map(taxOfRow));
  const relief = Math.max(0, withArrears - withoutArrears - inTheirYears);
  const payable = toTen(taxOn(personOf(input, salary, input.reliefs + relief)).tax);
  return { withArrears, withoutArrears, inTheirYears, relief, payable };
}

/** Year, regime, age, total income, and the tax with cess as the Finance Act of the year gives it by hand. */
const vectors: readonly [string, Regime, Age, number, number][] = [
  // 25,000 less 2,000, and 3 % cess; above 5 lakh no rebate.
  ['2014-15', 'old', 'below60', 5 * lakh, 23_690],
  ['2014-15', 'old', 'below60', 5_00_010, 25_752],
  ['2014-15', 'old', 'senior', 5 * lakh, 18_540],
  // 58,25,000 and 10 %.
  ['2014-15', 'old', 'below60', 2 * crore, 65_99_725],
  // 28,25,000 at one crore, no surcharge there, and one lakh.
  ['2015-16', 'old', 'below60', 101 * lakh, 30_12_750],
  ['2016-17', 'old', 'below60', 5 * lakh, 20_600],
  ['2016-17', 'old', 'verySenior', 10 * lakh, 1_03_000],
  ['2017-18', 'old', 'below60', 3_50_000, 2_575],
  ['2017-18', 'old', 'below60', 3_50_010, 5_151],
  // 13,12,500 at 50 lakh and one lakh.
  ['2017-18', 'old', 'below60', 51 * lakh, 14_54_875],
  ['2018-19', 'old', 'below60', 3_50_000, 2_600],
  // 28,12,500 and 10 % at one crore, and two lakh.
  ['2018-19', 'old', 'below60', 102 * lakh, 34_25_500],
  ['2019-20', 'old', 'below60', 5 * lakh, 0],
  ['2019-20', 'old', 'below60', 5_00_010, 13_002],
  ['2019-20', 'new', 'below60', 5_00_010, 13_002],
  // 58,12,500 and 15 % at two crore, and one lakh; 1,78,12,500 and 37 %.
  ['2019-20', 'old', 'below60', 201 * lakh, 70_55_750],
  ['2019-20', 'old', 'below60', 6 * crore, 2_53_79_250],
  ['2020-21', 'new', 'senior', 5 * lakh, 0],
  ['2020-21', 'new', 'verySenior', 15 * lakh, 1_95_000],
  // 1,77,37,500 and 37 %; a year later 1,77,00,000 and 25 %.
  ['2022-23', 'new', 'below60', 6 * crore, 2_52_72_390],
  ['2023-24', 'new', 'below60', 6 * crore, 2_30_10_000],
  ['2023-24', 'new', 'below60', 7 * lakh, 0],
  ['2023-24', 'new', 'below60', 7_10_000, 10_400],
  // The excess of 27,770 is less than the tax of 27,777; 27,780 is more than 27,778.
  ['2023-24', 'new', 'below60', 7_27_770, 28_881],
  ['2023-24', 'new', 'below60', 7_27_780, 28_889],
  ['2023-24', 'new', 'below60', 15 * lakh, 1_56_000],
  ['2024-25', 'new', 'below60', 15 * lakh, 1_45_600],
  ['2024-25', 'new', 'below60', 7_22_220, 23_109],
  ['2025-26', 'new', 'below60', 12 * lakh, 0],
  ['2025-26', 'new', 'below60', 12_70_590, 73_412],
  ['2025-26', 'old', 'verySenior', 5_00_004.99, 0],
  ['2025-26', 'old', 'verySenior', 5_00_005, 2],
];

it.each(vectors)('of %s, %s regime, %s: the tax on %d', (year, regime, then, income, tax) => {
  expect(taxOf(lawOf(aprilOf(year), regime, then), income)).toBe(tax);
});

test(`relief for arrears agrees on ${numRuns} inputs`, () => {
  let counted = 0;
  let relieved = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const arrears = sum(input.arrears.map((each) => each.amount));
      const salary = salaryOf(input, arrears);
      const { target: _, aimed: __, met: ___, strangers, ...given } = input;
      const answer = answered(calculator, { ...given, arrears: [...strangers, ...given.arrears], salary });
      if (!answer) return;
      counted += 1;
      countCompared('arrears');
      const { figure } = answer;
      const law = { new: byLaw(input, salary, 'new'), old: byLaw(input, salary, 'old') };
      const better = law.new.payable <= law.old.payable ? 'new' : 'old';
      const shown = law[input.regime === 'better' ? better : input.regime];
      expect(figure('Tax in the new regime')).toBe(law.new.payable);
      expect(figure('Tax in the old regime')).toBe(law.old.payable);
      expect(figure('Income-tax')).toBe(shown.payable);
      for (const each of input.arrears)
        if (each.amount > 0)
          expect([each.year, figure(`Tax on the arrears of FY ${each.year}`)]).toEqual([each.year, taxOfRow(each)]);
      // Nothing to show, or two regimes at one tax, of which either may be shown.
      if (arrears === 0 || (input.regime === 'better' && law.new.payable === law.old.payable)) return;
      expect({
        'Tax with the arrears': figure('Tax with the arrears'),
        'Tax without the arrears': figure('Tax without the arrears'),
        'Tax on the arrears this year': figure('Tax on the arrears this year'),
        'Tax on the arrears in their own years': figure('Tax on the arrears in their own years'),
        'Relief for arrears': figure('Relief for arrears'),
      }).toEqual({
        'Tax with the arrears': shown.withArrears,
        'Tax without the arrears': shown.withoutArrears,
        // With agricultural income, more income may bear less tax: clause (b) of section 87A relieves more than clause (a) does.
        'Tax on the arrears this year': Math.max(0, shown.withArrears - shown.withoutArrears),
        'Tax on the arrears in their own years': shown.inTheirYears,
        'Relief for arrears': shown.relief,
      });
      if (shown.relief > 0) relieved += 1;
    }),
    { numRuns },
  );
  // Nearly all draws are answered, and many of them have relief.
  expect(counted).toBeGreaterThan(numRuns * 0.95);
  expect(relieved).toBeGreaterThan(numRuns * 0.08);
});
