/**
 * What the page on both regimes answers, once more from the Act: who the person is, the two taxes, and the deductions at which they are
 * equal. The income-tax is that of `statute.ts`.
 */
import fc from 'fast-check';
import { emptyTaxpayer, type House, plainHouse, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { statutoryTax } from './statute';

const often = (most: number, ...edges: readonly number[]) =>
  fc.oneof(
    { arbitrary: fc.constant(0), weight: 3 },
    { arbitrary: fc.integer({ min: 1, max: most }), weight: 2 },
    { arbitrary: fc.constantFrom(...edges, 0), weight: 1 },
  );
const either = fc.boolean();

const houseRow = fc.record({
  use: fc.constantFrom('letOut' as const, 'letOut' as const, 'selfOccupied' as const, 'deemedLetOut' as const),
  rent: fc.integer({ min: 1_000, max: 80_000 }),
  months: fc.constantFrom(12, 12, 9, 5),
  unrealised: fc.constantFrom(0, 0, 5_000),
  expected: fc.integer({ min: 10_000, max: 6_00_000 }),
  municipalTax: fc.constantFrom(0, 8_000),
  interest: often(9_00_000),
  earlier: often(5_00_000),
  share: fc.constantFrom(100, 100, 50),
});

const incomes = {
  salary: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 40_00_000 }),
    fc.integer({ min: 40_00_000, max: 8_00_00_000 }),
    fc.constantFrom(
      5_50_000,
      7_75_000,
      12_75_000,
      12_75_010,
      13_45_580,
      50_75_000,
      51_00_000,
      1_00_75_000,
      2_00_75_000,
    ),
  ),
  basicShare: fc.constantFrom(0, 30, 50, 60),
  employerNps: often(4_00_000),
  government: either,
  professionalTax: fc.constantFrom(0, 0, 200, 2_500),
  exempt: often(10_00_000),
  interest: often(6_00_000, 10_000, 50_000),
  savingsInterest: often(60_000, 10_000, 10_001, 50_000),
  familyPension: often(6_00_000, 45_000, 75_000),
  letRent: often(12_00_000),
  letInterest: often(15_00_000),
  shortEquity: fc.oneof(often(20_00_000, 1_00_000), fc.integer({ min: -5_00_000, max: -1 })),
  longEquity: fc.oneof(often(40_00_000, 1_25_000, 1_25_010), fc.integer({ min: -5_00_000, max: -1 })),
  otherIncome: often(30_00_000),
  houses: fc.oneof(fc.constant([]), fc.constant([]), fc.array(houseRow, { maxLength: 3 })),
  business: fc.oneof(fc.constant(false), fc.constant(false), either),
  profit: fc.oneof(fc.integer({ min: 0, max: 60_00_000 }), fc.integer({ min: -10_00_000, max: -1 })),
  history: fc.constantFrom('never' as const, 'left' as const, 'returned' as const),
};

const claims = {
  hraBy: fc.constantFrom('worked' as const, 'worked' as const, 'typed' as const),
  hraShare: fc.constantFrom(0, 0, 20, 25, 50),
  rent: often(9_00_000),
  metro: either,
  exemptRent: often(1_00_000),
  savings: often(2_50_000, 1_50_000),
  health: often(80_000, 25_000, 50_000),
  healthSenior: either,
  parents: often(80_000, 25_000, 50_000),
  parentsSenior: either,
  homeLoan: often(4_00_000, 2_00_000),
  ownNps: often(3_00_000, 50_000),
  otherDeductions: often(8_00_000),
};

/** Draws the answers to the form of the page. */
export const drawnChooser = fc
  .record({
    financialYear: fc.constantFrom('2024-25', '2025-26', '2026-27'),
    age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
    residence: fc.constantFrom(
      'resident' as const,
      'resident' as const,
      'notOrdinarily' as const,
      'nonResident' as const,
    ),
    raise: fc.constantFrom(0, 5, 8, 12.5),
    ...incomes,
    ...claims,
  })
  .map(({ basicShare, hraShare, ...rest }) => ({
    ...rest,
    basic: Math.floor((rest.salary * basicShare) / 100),
    hra: Math.floor((rest.salary * hraShare) / 100),
  }));
export type Chooser = typeof drawnChooser extends fc.Arbitrary<infer T> ? T : never;

/** Section 10(13A), rule 2A (2026: rule 279): least of the three. */
function exemptHra(form: Chooser): number {
  if (form.hraBy === 'typed') return form.exemptRent;
  const share = form.metro ? 0.5 : 0.4;
  return Math.max(0, Math.min(form.hra, form.rent - 0.1 * form.basic, share * form.basic));
}

/** The houses, with those that are lived in first; of more than two of these the owner may choose: all choices. */
function housesOf(form: Chooser): House[][] {
  const lived: House[] = form.homeLoan > 0 ? [{ ...plainHouse, interest: form.homeLoan }] : [];
  const others: House[] = [];
  if (form.letRent > 0) {
    const monthlyRent = form.letRent / 12;
    others.push({ ...plainHouse, use: 'letOut', monthsLet: 12, monthlyRent, interest: form.letInterest });
  }
  for (const row of form.houses) {
    const isLet = row.use === 'letOut';
    const house: House = {
      ...plainHouse,
      use: row.use,
      monthsLet: isLet ? row.months : 0,
      monthlyRent: isLet ? row.rent : 0,
      unrealisedRent: isLet ? row.unrealised : 0,
      municipalValue: row.expected,
      municipalTaxPaid: row.municipalTax,
      interest: row.interest,
      earlierInterest: row.earlier,
      share: row.share,
    };
    (row.use === 'selfOccupied' ? lived : others).push(house);
  }
  if (lived.length <= 2) return [[...lived, ...others]];
  const choices: House[][] = [];
  for (const [one, first] of lived.entries()) {
    for (const [two, second] of lived.entries()) {
      if (two <= one) continue;
      const rest = lived.filter((_, index) => index !== one && index !== two);
      // Convention: of a house whose rent is not known, nothing is taken as deemed let.
      if (rest.some((house) => house.municipalValue === 0)) continue;
      choices.push([first, second, ...rest, ...others]);
    }
  }
  return choices;
}

/** The person of the form, without houses. */
export function chooserAs(form: Chooser): Taxpayer {
  const isSenior = form.age !== 'below60' && form.residence !== 'nonResident';
  const gain = (name: 'shortTermEquity' | 'longTermEquity', amount: number) =>
    amount === 0 ? [] : [{ class: name, amount }];
  const worked = form.hraBy === 'worked';
  return {
    ...emptyTaxpayer,
    age: form.age,
    residence: form.residence,
    salary: {
      ...emptyTaxpayer.salary,
      gross: form.salary,
      exempt: form.exempt,
      personalAllowances: exemptHra(form),
      basic: form.basic,
      governmentEmployee: form.employerNps > 0 && form.government,
      professionalTax: form.professionalTax,
      employerNps: form.employerNps,
    },
    business: { regular: form.business ? form.profit : 0, speculative: 0 },
    gains: [...gain('shortTermEquity', form.shortEquity), ...gain('longTermEquity', form.longEquity)],
    other: {
      ...emptyTaxpayer.other,
      depositInterest: form.interest,
      savingsInterest: form.savingsInterest,
      familyPension: form.familyPension,
      other: form.otherIncome,
    },
    claims: {
      ...emptyTaxpayer.claims,
      savings: form.savings,
      ownNps: form.ownNps,
      health: {
        ...emptyTaxpayer.claims.health,
        family: form.health,
        familySenior: isSenior || form.healthSenior,
        parents: form.parents,
        parentsSenior: form.parentsSenior,
      },
      // Section 80GG: rent of one who gets no HRA.
      rent: worked && form.hra === 0 ? form.rent : 0,
      rentMonths: worked && form.hra === 0 && form.rent > 0 ? 12 : 0,
      other: form.otherDeductions,
    },
  };
}

/** Returns the tax of a regime, with the houses that the owner would choose as lived in. */
export function taxOfChooser(form: Chooser, regime: 'new' | 'old') {
  const person = chooserAs(form);
  const taxes = housesOf(form).map((houses) =>
    statutoryTax({ ...person, houses }, form.financialYear, regime, usualReadings),
  );
  return taxes.reduce((best, each) => (each.tax < best.tax - 1e-6 ? each : best));
}

/** Section 288B: to the nearest ten rupees. */
export const toTen = (amount: number): number => Math.floor((Math.floor(amount + 1e-6) + 5) / 10) * 10;

/** The old regime's tax on an income of which gains at special rates are a part, ₹. */
export function oldTaxOn(form: Chooser, income: number, short: number, long: number): number {
  const person: Taxpayer = {
    ...emptyTaxpayer,
    age: form.age,
    residence: form.residence,
    gains: [
      { class: 'shortTermEquity', amount: short },
      { class: 'longTermEquity', amount: long },
    ],
    other: { ...emptyTaxpayer.other, other: Math.max(0, income - short - long) },
  };
  return statutoryTax(person, form.financialYear, 'old', usualReadings).tax;
}
