/**
 * Agricultural income once more, from the First Schedule to the Finance Acts (Part IV: the rules on net agricultural income), section
 * 2(2) of them, rules 7A, 7B and 8, and section 2(14)(iii) on farm land. LONG=1 draws 10,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/agriculture-income-tax';
import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { taxAsSetOff } from './as-set-off';
import { toTen } from './earlier-years';

const lakh = 1_00_000;
const crore = 1_00_00_000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

type Regime = 'new' | 'old';

/** Rule 8(1); rule 7A(1); rule 7B(1) and (1A): the share that is agricultural, in per cent. */
const agriculturalShare = { tea: 60, rubber: 65, coffeeCured: 75, coffeeRoasted: 60 } as const;

const near = (...lines: number[]) =>
  fc.tuple(fc.constantFrom(...lines), fc.constantFrom(-10, -5, -1, 0, 1, 5, 10)).map(([line, off]) => line + off);
const nothing = fc.constant(0);
const some = (most: number) => fc.oneof(nothing, nothing, fc.integer({ min: 1, max: most }));
/** None in two of three draws, else one or more. */
const rowsOrNone = <T>(row: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.array(row, { minLength: 1, maxLength }) },
  );

const signed = (most: number) => fc.integer({ min: -most, max: most });
const people = fc.oneof(
  near(10_000, lakh, 10 * lakh).map((count) => Math.max(0, count)),
  fc.integer({ min: 0, max: 50 * lakh }),
);
const town = fc.record({
  inside: fc.constantFrom(false, false, true),
  population: people,
  distance: fc.oneof(
    fc.constantFrom(0, 1.9, 2, 2.1, 5.9, 6, 6.1, 7.9, 8, 8.1, 12),
    fc.double({ min: 0, max: 10, noNaN: true }).map((km) => Math.round(km * 10) / 10),
  ),
});

const drawn = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  farm: fc.oneof(
    fc.record({
      net: fc.oneof(
        signed(20 * lakh),
        fc.integer({ min: 0, max: 20 * lakh }),
        fc.integer({ min: 0, max: 2 * crore }),
        near(0, 5_000, 5_000, 5 * lakh),
      ),
    }),
    fc.record({ receipts: some(30 * lakh), costs: some(20 * lakh) }),
  ),
  salary: fc.oneof(nothing, fc.integer({ min: 0, max: 30 * lakh }), near(4_75_000, 12_75_000, 7_75_000, 5_50_000)),
  income: fc.oneof(
    nothing,
    fc.integer({ min: 0, max: 30 * lakh }),
    fc.integer({ min: 0, max: 6 * crore }),
    near(2_50_000, 3 * lakh, 4 * lakh, 5 * lakh, 7 * lakh, 8 * lakh, 12 * lakh, 50 * lakh, crore, 2 * crore, 5 * crore),
    fc.integer({ min: 12 * lakh, max: 16 * lakh }),
  ),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
  taxpayer: fc.constantFrom('individual' as const, 'individual' as const, 'individual' as const, 'huf' as const),
  residence: fc.constantFrom(
    'resident' as const,
    'resident' as const,
    'notOrdinarily' as const,
    'nonResident' as const,
  ),
  regime: fc.constantFrom('better' as const, 'new' as const, 'old' as const),
  crops: rowsOrNone(
    fc.record({
      crop: fc.constantFrom('tea' as const, 'rubber' as const, 'coffeeCured' as const, 'coffeeRoasted' as const),
      profit: fc.oneof(signed(15 * lakh), fc.integer({ min: 0, max: 15 * lakh })),
    }),
    4,
  ),
  stateTax: some(3 * lakh),
  losses: rowsOrNone(
    fc.record({ before: fc.integer({ min: -1, max: 11 }), amount: fc.integer({ min: 0, max: 8 * lakh }) }),
    6,
  ),
  longEquity: fc.oneof(nothing, nothing, fc.integer({ min: 0, max: 20 * lakh }), near(1_25_000)),
  shortEquity: some(20 * lakh),
  winnings: some(5 * lakh),
  savings: fc.oneof(nothing, fc.integer({ min: 0, max: 2 * lakh }), near(1_50_000)),
  health: fc.oneof(nothing, fc.integer({ min: 0, max: 60_000 }), near(25_000, 50_000)),
  land: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    fc.record({
      towns: fc.array(town, { minLength: 1, maxLength: 3 }),
      gain: fc.oneof(signed(40 * lakh), fc.integer({ min: 0, max: 40 * lakh })),
      held: fc.constantFrom('long' as const, 'short' as const),
    }),
  ),
  rounding: fc.constantFrom('asItIs' as const, 'tens' as const),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const firstYear = (financialYear: string) => Number(financialYear.slice(0, 4));
const yearText = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, '0')}`;

/** The rules of Part IV: 4 on plantation crops, 6 and 9 on losses of the year, 7 on State tax, 8 on earlier losses, 10 on rounding. */
function netAgricultural({ farm, crops, stateTax, losses, rounding }: Drawn) {
  const own = 'net' in farm ? farm.net : farm.receipts - farm.costs;
  const ofCrops = sum(crops.map(({ crop, profit }) => (profit * agriculturalShare[crop]) / 100));
  const result = own + ofCrops - stateTax;
  // Losses of the eight years before, the oldest first; where the year itself ends in a loss, none is set off.
  let left = Math.max(0, result);
  let setOff = 0;
  let carried = Math.max(0, -result);
  for (const { before, amount } of [...losses].sort((a, b) => b.before - a.before)) {
    // A loss of the year itself is in its result; one of the year after is none of it.
    if (before > 8 || before < 1) continue;
    const taken = Math.min(left, amount);
    left -= taken;
    setOff += taken;
    // What is left of the eighth year is of no use to the next one.
    if (before < 8) carried += amount - taken;
  }
  const net = rounding === 'tens' ? Math.floor((Math.floor(left + 1e-6) + 5) / 10) * 10 : left;
  return { result, setOff, carried, net };
}

/** Section 2(14)(iii): (a) within a municipality of 10,000; (b) near one, by its people. */
function isUrban(towns: NonNullable<Drawn['land']>['towns']): boolean {
  return towns.some(({ inside, population, distance }) => {
    if (inside) return population >= 10_000;
    if (population > 10 * lakh) return distance <= 8;
    if (population > lakh) return distance <= 6;
    return population > 10_000 && distance <= 2;
  });
}

function personOf(input: Drawn, agricultural: number, withLand: boolean): Taxpayer {
  const isPerson = input.taxpayer === 'individual';
  const isSenior = isPerson && input.residence !== 'nonResident' && input.age !== 'below60';
  const { land } = input;
  return {
    ...emptyTaxpayer,
    kind: input.taxpayer,
    age: isPerson ? input.age : 'below60',
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: isPerson ? input.salary : 0 },
    business: {
      regular: sum(input.crops.map(({ crop, profit }) => (profit * (100 - agriculturalShare[crop])) / 100)),
      speculative: 0,
    },
    gains: [
      { class: 'longTermEquity' as const, amount: input.longEquity },
      { class: 'shortTermEquity' as const, amount: input.shortEquity },
      ...(land && withLand
        ? [{ class: land.held === 'long' ? ('longTermOther' as const) : ('slabShortTerm' as const), amount: land.gain }]
        : []),
    ],
    other: { ...emptyTaxpayer.other, other: input.income, winnings: input.winnings },
    agricultural,
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      health: { ...emptyTaxpayer.claims.health, family: input.health, familySenior: isSenior },
    },
  };
}

const given = (input: Drawn) => {
  const { farm, land, losses, taxpayer, salary, age, ...rest } = input;
  return {
    ...rest,
    taxpayer,
    ...(taxpayer === 'individual' ? { salary, age } : {}),
    farm: 'net' in farm ? 'net' : 'gross',
    ...farm,
    losses: losses.map(({ before, amount }) => ({ year: yearText(firstYear(rest.financialYear) - before), amount })),
    land: land ? 'sold' : 'none',
    ...(land && {
      ...land,
      towns: land.towns.map((each) => ({ ...each, distance: each.inside ? null : each.distance })),
    }),
  };
};

type Tax = ReturnType<typeof taxAsSetOff>;
const standing = (of: Tax) => toTen(of.tax);

/** Section 2(2) of the Finance Acts: the exemption that the second test looks at and the second run adds. */
function exemptionOf({ financialYear, taxpayer, residence, age }: Drawn, regime: Regime): number {
  if (regime === 'new') return (financialYear === '2024-25' ? 3 : 4) * lakh;
  if (taxpayer === 'huf' || residence === 'nonResident' || age === 'below60') return 2_50_000;
  return (age === 'senior' ? 3 : 5) * lakh;
}

/** Figures by label, in the regime that is shown in detail. */
function figuresOf(input: Drawn, regime: Regime, taxOf: TaxOf, urban: boolean): Record<string, number> {
  const farm = netAgricultural(input);
  const [whole, without] = [taxOf(farm.net), taxOf(0)];
  const { tax, rebate, surcharge, marginalRelief, cess, slabTax, totalIncome } = whole[regime];
  return {
    'Net agricultural income': farm.net,
    'Earlier losses set off': farm.setOff,
    'Agricultural loss to carry': farm.carried,
    'Total income': totalIncome,
    'Tax at slab rates': slabTax,
    Rebate: rebate,
    Surcharge: surcharge,
    'Marginal relief on surcharge': marginalRelief,
    'Health and education cess': cess,
    'Income-tax': toTen(tax),
    'Tax without agricultural income': standing(without[regime]),
    'Tax added by agricultural income': toTen(tax) - standing(without[regime]),
    'Tax in the new regime': standing(whole.new),
    'Tax in the old regime': standing(whole.old),
    ...(urban && { 'Tax on the gain from the land': toTen(tax) - standing(taxOf(farm.net, false)[regime]) }),
  };
}

/** Figures that are there only where they say something, and rows and points of tables and charts: what is said, and what is right. */
function othersOf(input: Drawn, regime: Regime, taxOf: TaxOf, urban: boolean, { result, figure }: Answer) {
  const { net } = netAgricultural(input);
  const [whole, without] = [taxOf(net), taxOf(0)];
  const pairs: [string, number | undefined, number][] = [];
  const most = input.financialYear === '2024-25' ? 25_000 : 60_000;
  const { slabTax, specialTax, rebate } = whole.new;
  // The lower limit of clause (a) read into clause (b): no surcharge at such an income.
  const capped = toTen((slabTax + specialTax - Math.min(most, rebate)) * 1.04);
  const cappedLabel = `If marginal relief stops at ₹${most.toLocaleString('en-IN')}`;
  if (figure(cappedLabel) !== undefined) pairs.push([cappedLabel, figure(cappedLabel), capped]);
  const mostLabel = 'Most it can add at this income';
  const limit = () => standing(taxOf(1e11)[regime]) - standing(without[regime]);
  if (figure(mostLabel) !== undefined) pairs.push([mostLabel, figure(mostLabel), limit()]);
  const rowsOf = (id: string) => result.tables?.find((table) => table.id === id);
  for (const [at, name] of (['new', 'old'] as const).entries()) {
    const [before, after] = [standing(without[name]), standing(whole[name])];
    const row = (rowsOf('effect')?.rows[at] ?? []) as (number | undefined)[];
    pairs.push([`${name}: before`, row[1], before], [`${name}: added`, row[2], after - before]);
    pairs.push(
      [`${name}: after`, row[3], after],
      [`${name}: rate`, row[4], net > 0 ? ((after - before) / net) * 100 : 0],
    );
  }
  const chart = result.charts?.find((each) => each.kind === 'lines');
  for (const [at, x] of (chart?.kind === 'lines' ? chart.x.values : []).entries()) {
    for (const { label, values } of chart?.kind === 'lines' ? chart.series : []) {
      const name: Regime = label === 'New regime' ? 'new' : 'old';
      pairs.push([
        `${label} at ${x}`,
        values[at] as number,
        standing(taxOf(Number(x))[name]) - standing(without[name]),
      ]);
    }
  }
  const runs = (rowsOf('two-runs')?.total ?? []) as number[];
  const { longEquity, shortEquity, winnings, land } = input;
  const special = longEquity + shortEquity + winnings + (urban && land?.held === 'long' ? land.gain : 0);
  const atSlabRates = whole[regime].totalIncome - special;
  const exemption = exemptionOf(input, regime);
  const counts = net > 5_000 && atSlabRates > exemption;
  pairs.push(['counts', String(figure('Counts for the rate')) === 'Yes' ? 1 : 0, counts ? 1 : 0]);
  if (counts) {
    pairs.push(['first run', runs[2], atSlabRates + net], ['second run', runs[4], exemption + net]);
    pairs.push(['the runs', (runs[3] ?? 0) - (runs[5] ?? 0), whole[regime].slabTax]);
  }
  return pairs;
}

/** Losses are of the years that the form offers. */
const oldestOffered = 2015;
const newestOffered = 2025;

type TaxOf = (agricultural: number, withLand?: boolean) => Readonly<Record<Regime, Tax>>;
type Answer = NonNullable<ReturnType<typeof answered>>;

test('agricultural income, what it adds to the tax, losses, plantation crops and farm land', () => {
  let compared = 0;
  let adds = 0;
  // The order of losses is the taxpayer's: the page's must be lawful, and hardly ever may another cost less.
  let dearer = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const years = input.losses.map(({ before }) => firstYear(input.financialYear) - before);
      if (years.some((each) => each < oldestOffered || each > newestOffered)) return;
      const answer = answered(calculator, given(input));
      if (!answer) throw new Error('The page refuses this input.');
      compared += 1;
      countCompared('agricultural-income');
      const urban = input.land !== null && isUrban(input.land.towns);
      const taxOf: TaxOf = (agricultural, withLand = urban) => {
        const person = personOf(input, agricultural, withLand);
        const of = (regime: Regime) => taxAsSetOff(person, input.financialYear, regime);
        return { new: of('new'), old: of('old') };
      };
      const { net } = netAgricultural(input);
      const whole = taxOf(net);
      for (const { tax, lowest } of [whole.new, whole.old]) {
        if (lowest < tax - 0.02) dearer += 1;
        expect([input, lowest < tax * 0.999]).toEqual([input, false]);
      }
      const better: Regime = standing(whole.old) < standing(whole.new) ? 'old' : 'new';
      const regime = input.regime === 'better' ? better : input.regime;
      const figures = figuresOf(input, regime, taxOf, urban);
      if ((figures['Tax added by agricultural income'] ?? 0) > 0) adds += 1;
      for (const [label, value] of Object.entries(figures)) {
        expect([input, label, answer.figure(label) ?? 0]).toEqual([input, label, expect.closeTo(value, 1)]);
      }
      // A loss can be set off in ways of its own at every income: the search for the lowest tax takes long.
      const business = personOf(input, 0, false).business.regular;
      if (business < 0 || (urban && (input.land?.gain ?? 0) < 0)) return;
      for (const [what, got, value] of othersOf(input, regime, taxOf, urban, answer)) {
        expect([input, what, got]).toEqual([input, what, expect.closeTo(value, 1)]);
      }
    }),
    { numRuns: drawsOf('agricultural-income') },
  );
  expect(compared).toBeGreaterThan(drawsOf('agricultural-income') / 2);
  expect(dearer).toBeLessThanOrEqual(Math.ceil(compared / 100));
  expect(adds).toBeGreaterThan(drawsOf('agricultural-income') / 10);
});
