/** Property tax by a second computation: each city's formula written out, beside the tables that the page interprets. */
import fc from 'fast-check';
import calculator from '@/content/calculators/property-tax';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

type Given = Readonly<Record<string, never>>;

const letters = (text: string, values: readonly number[]) =>
  Object.fromEntries([...text].map((each, index) => [each, values[index] ?? 0]));
const below = (value: number, steps: readonly (readonly [number, number])[], rest: number) =>
  steps.find(([limit]) => value <= limit)?.[1] ?? rest;

/** What Delhi’s rebates leave of a tax: for paying early, of the society, and at most ₹200 for paying digitally. */
function afterRebates(g: Given, tax: number): number {
  const left = (tax * (g.payEarly ? 90 : 100) * (100 - Number(g.delhiSociety))) / 10_000;
  return g.delhiDigital && tax <= 10_000 ? left - left / 50 : left;
}

const formulas: Readonly<Record<string, (g: Given, sqft: number, sqm: number) => number>> = {
  delhi(g, sqft, sqm) {
    const category = String(g.delhiCategory);
    const unit = letters('ABCDEFGH', [630, 500, 400, 320, 270, 230, 200, 100])[category] ?? 0;
    const built =
      { before1960: 0.5, '1960s': 0.6, '1970s': 0.7, '1980s': 0.8, '1990s': 0.9, since2000: 1 }[String(g.delhiBuilt)] ??
      0;
    const structure = { pucca: 1, semi: 0.7, kutcha: 0.5 }[String(g.structure)] ?? 0;
    const value = unit * sqm * built * structure;
    const isLet = String(g.occupancy) === 'let';
    if (String(g.use) === 'residential') {
      const annual = value * (isLet ? 2 : 1);
      const tax = (annual * ('AB'.includes(category) ? 12 : 'CDE'.includes(category) ? 11 : 7)) / 100;
      return afterRebates(g, tax) + tax / 100;
    }
    const use = {
      business: 4,
      industrial: 3,
      entertainment: 4,
      banquet: 4,
      school: 2,
      aidedSchool: 1,
      guests: 2,
      hotel: 10,
    };
    const kind = String(g.delhiUse) as keyof typeof use;
    const rate = kind === 'industrial' ? 15 : sqft <= 1_500 && 'FGH'.includes(category) ? 15 : 20;
    const tax = (value * use[kind] * (isLet ? 1.25 : 1) * rate) / 100;
    return afterRebates(g, tax) + tax / 100;
  },
  kolkata(g, sqft) {
    const base = letters('ABCDEFG', [74, 56, 42, 32, 24, 18, 13])[String(g.kolkataBlock)] ?? 0;
    const age = Number(g.age) < 20 ? 1 : Number(g.age) <= 50 ? 0.9 : 0.8;
    const tenancy = { to20: 1.5, to50: 1.2 }[String(g.kolkataTenancy)] ?? 1;
    const isLet = String(g.occupancy) === 'let';
    const used = String(g.use) === 'residential' ? (isLet ? tenancy : 1) : Number(g.kolkataUse) * (isLet ? 4 : 1);
    const annual = base * sqft * age * used;
    return annual * (annual < 29_999.995 ? 0.15 : 0.2) * (g.payEarly ? 0.95 : 1);
  },
  bengaluru(g, sqft) {
    const index = 'ABCDEF'.indexOf(String(g.bengaluruZone));
    const owner = [
      [3, 2.4, 2.15, 1.9, 1.5, 1.2],
      [2.4, 2.1, 1.8, 1.5, 0.95, 0.85],
      [1.8, 1.5, 1.2, 1, 0.6, 0.5],
    ];
    const row = ['first', 'second', 'third'].indexOf(String(g.bengaluruCategory));
    // Tenanted values are twice those of owners, but for zone D of category III.
    const letAt = row === 2 && index === 3 ? 1.9 : 2 * (owner[row]?.[index] ?? 0);
    const home = String(g.use) === 'residential';
    const unit = home ? (String(g.occupancy) === 'let' ? letAt : (owner[row]?.[index] ?? 0)) : Number(g.unitOfBill);
    const age = Number(g.age);
    const blocks = String(g.bengaluruReading) === 'begun' ? Math.max(1, Math.ceil(age / 3)) : Math.floor(age / 3);
    const depreciation = age > 60 ? 70 : blocks * 3;
    const tax = (unit * sqft * 10 * (100 - depreciation) * (home ? 20 : 25) * 1.24) / 10_000;
    return tax * (g.payEarly ? 0.95 : 1) + Number(g.fixedFee);
  },
  chennai(g, sqft) {
    const annual = Number(g.rentalRate) * sqft * 10.92;
    const half = below(
      annual,
      [
        [500, 6.625],
        [1_000, 9.925],
        [5_000, 11.025],
      ],
      12.4,
    );
    let tax = (annual * half * 2) / 100;
    if (g.chennaiRevised) {
      const core = String(g.chennaiArea) === 'core';
      const home = below(
        sqft,
        [
          [600, 0.5],
          [1_200, 0.75],
          [1_800, 1],
        ],
        1.5,
      );
      const added = below(
        sqft,
        [
          [600, 0.25],
          [1_200, 0.5],
          [1_800, 0.75],
        ],
        1,
      );
      tax *= (1 + (String(g.use) === 'residential' ? (core ? home : added) : core ? 1.5 : 1)) * 1.06;
    }
    return tax * (g.payEarly ? 0.95 : 1);
  },
  hyderabad(g, sqft) {
    const month = Number(g.rentalRate) * sqft;
    const age = Number(g.age);
    const annual = month * 12 * (1 - (age <= 25 ? 0.1 : age <= 40 ? 0.2 : 0.3) / 2);
    const rate =
      String(g.use) === 'residential'
        ? below(
            month,
            [
              [50, 0],
              [100, 17],
              [200, 19],
              [300, 22],
            ],
            30,
          )
        : 30;
    return ((annual * rate) / 100) * 1.08 * (g.ownerRebate ? 0.6 : 1) * (g.payEarly ? 0.95 : 1);
  },
  ahmedabad(g, _sqft, sqm) {
    const home = String(g.use) === 'residential';
    const age = Number(g.age);
    const f2 = below(
      age,
      [
        [10, 1],
        [20, 0.85],
        [30, 0.7],
        [40, 0.6],
      ],
      0.5,
    );
    const f3 = home
      ? { bungalow: 1.5, tenement: 1, flat: 0.7, pole: 0.7, chawl: 0.5 }[String(g.ahmedabadType)]
      : Number(g.ahmedabadUse);
    const general =
      sqm *
      (home ? 20.8 : 35.36) *
      Number(g.ahmedabadLocation) *
      f2 *
      (f3 ?? 0) *
      (String(g.occupancy) === 'let' ? 2 : 1);
    const taxes = general * (1.1 + Number(g.ahmedabadWater) / 50);
    return taxes * (g.payEarly ? 0.9 : 1) + (home ? 365 : 730);
  },
};

/** What a town’s bill adds up to: each line of tax, its cesses, the rebate on the tax alone, then the fee. */
function townBill(g: Readonly<Record<string, number | string | boolean>>): number {
  const at = (name: string) => Number(g[name]);
  const first = g.ownBasis === 'value' ? (at('valueOfBill') / 100) * at('rateOfBill') : at('ownRate') * at('ownArea');
  const land = g.ownBasis === 'land' ? 0 : at('landArea') * at('landRate');
  const rebate = g.payEarly ? at('rebateOfBill') : 0;
  return [first, land].reduce((sum, tax) => sum + (tax * (100 + at('cessOfBill') - rebate)) / 100, at('fixedFee'));
}

it('agrees on the tax of a town by its own rate, and on arrears counted month by month', () => {
  const some = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
  fc.assert(
    fc.property(
      fc.record({
        ownBasis: fc.constantFrom('value', 'area', 'land'),
        ownUnit: fc.constantFrom('sqft', 'sqm', 'sqyd'),
        ownArea: fc.integer({ min: 1, max: 50_000 }),
        ownRate: fc.constantFrom(0.01, 0.5, 3.75, 40),
        valueOfBill: fc.integer({ min: 1, max: 10_00_000 }),
        rateOfBill: fc.constantFrom(0, 0.15, 12, 31),
        landArea: some(5_000),
        landRate: fc.constantFrom(0, 0.25, 6),
        cessOfBill: some(60),
        fixedFee: some(2_000),
        payEarly: fc.boolean(),
        rebateOfBill: fc.integer({ min: 0, max: 30 }),
        arrears: some(5_00_000),
        arrearsMonths: some(120),
        arrearsRate: fc.constantFrom(0, 0.5, 1, 2),
      }),
      (given) => {
        const { figure } = answeredOrThrow(calculator, { city: 'other', ...given });
        const year = Number(figure('Property tax of the year'));
        const expected = townBill(given);
        expect(Math.abs(year - expected)).toBeLessThan(0.005 + expected * 1e-9);
        let due = expected + given.arrears;
        for (let month = 0; month < given.arrearsMonths; month++) due += (given.arrears * given.arrearsRate) / 100;
        const shown = figure('To pay with arrears');
        if (given.arrears === 0) expect(shown).toBeUndefined();
        else expect(Math.abs(Number(shown) - due)).toBeLessThan(0.005 + due * 1e-9);
      },
    ),
    { numRuns: 300 },
  );
});

it('agrees on the tax of six cities', () => {
  const area = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(600, 601, 1_200, 1_500, 1_501, 1_800));
  fc.assert(
    fc.property(
      fc.record({
        city: fc.constantFrom(...Object.keys(formulas)),
        area,
        areaUnit: fc.constantFrom('sqft', 'sqm', 'sqyd'),
        use: fc.constantFrom('residential', 'other'),
        occupancy: fc.constantFrom('self', 'let'),
        age: fc.integer({ min: 0, max: 80 }),
        delhiCategory: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
        delhiBuilt: fc.constantFrom('before1960', '1960s', '1970s', '1980s', '1990s', 'since2000'),
        structure: fc.constantFrom('pucca', 'semi', 'kutcha'),
        delhiUse: fc.constantFrom(
          'business',
          'industrial',
          'entertainment',
          'banquet',
          'school',
          'aidedSchool',
          'guests',
          'hotel',
        ),
        bengaluruZone: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
        bengaluruCategory: fc.constantFrom('first', 'second', 'third'),
        bengaluruReading: fc.constantFrom('begun', 'completed'),
        fixedFee: fc.integer({ min: 0, max: 5_000 }),
        rentalRate: fc.constantFrom(0.1, 0.3, 2, 7.5, 40),
        kolkataBlock: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'),
        kolkataTenancy: fc.constantFrom('to20', 'to50', 'protected', 'above50'),
        delhiDigital: fc.boolean(),
        delhiSociety: fc.constantFrom(0, 5, 10, 15),
        chennaiArea: fc.constantFrom('core', 'added'),
        chennaiRevised: fc.boolean(),
        ownerRebate: fc.boolean(),
        ahmedabadType: fc.constantFrom('flat', 'bungalow', 'tenement', 'pole', 'chawl'),
        payEarly: fc.boolean(),
      }),
      (given) => {
        const { input, figure } = answeredOrThrow(calculator, given);
        const size = Number(input.area);
        const [sqft, sqm] =
          input.areaUnit === 'sqm'
            ? [size / 0.09290304, size]
            : input.areaUnit === 'sqyd'
              ? [size * 9, size * 0.83612736]
              : [size, size * 0.09290304];
        const shown = Number(figure('Property tax of the year'));
        const expected = formulas[given.city]?.(input as Given, sqft, sqm) ?? Number.NaN;
        expect(Math.abs(shown - expected)).toBeLessThan(0.005 + expected * 1e-9);
        countCompared('property-tax');
      },
    ),
    { numRuns: drawsOf('property-tax') },
  );
});
