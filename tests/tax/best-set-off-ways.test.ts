/**
 * The set-off with the lowest tax in a made-up year of small figures: by hand, and against every way to place losses in steps. Income
 * at slab rates bears nothing up to 100, 10 % up to 200 and 20 % above; gains bear a rate each, those of section 112A above 40 in
 * all; land 10 %, or 20 % with indexed cost.
 */
import { bestPlacement, filled, type IncomeLeft } from '@/lib/tax/best-set-off';
import type { SpecialClass } from '@/lib/tax/income-tax-year';
import type { HeadsOfIncome, Placement, PlainPot, Pot, Turn } from '@/lib/tax/set-off';
import { amountOf, type LandGain, without } from '@/lib/tax/special-income';
import { Chance } from '../oracle/taxpayers';
import { classes, isLong, rates, yearOfRates } from './year-of-rates';

const plainNames = [
  'salary',
  'otherSources',
  'house',
  'regularBusiness',
  'speculativeBusiness',
  'slabShortTerm',
] as const satisfies readonly PlainPot[];
const longTerm = classes.filter(isLong);
const isClass = (pot: Pot): pot is SpecialClass => (classes as readonly Pot[]).includes(pot);

/** What each kind of loss meets: sections 70, 71 and 74. */
const meets = {
  long: { kind: 'longTermCapital', plain: [], special: longTerm },
  short: { kind: 'shortTermCapital', plain: ['slabShortTerm'], special: classes },
  house: {
    kind: 'house',
    plain: ['salary', 'otherSources', 'regularBusiness', 'speculativeBusiness', 'slabShortTerm'],
    special: classes,
  },
  business: { kind: 'business', plain: ['house', 'otherSources', 'slabShortTerm'], special: classes },
  earlierBusiness: { kind: 'business', plain: ['regularBusiness', 'speculativeBusiness'], special: [] },
} as const satisfies Record<string, Pick<Turn, 'kind' | 'plain' | 'special'>>;
type Loss = readonly [keyof typeof meets, number];

interface Person {
  readonly income: Partial<Record<PlainPot | Exclude<keyof typeof rates, 'longTermLand'>, number>>;
  readonly land?: readonly LandGain[];
  readonly losses: readonly Loss[];
  /** A rebate of at most an amount, not against tax on gains of section 112A. */
  readonly rebate?: number;
  readonly spared?: readonly PlainPot[];
  /** A fiftieth less tax on what is left of these, as where dividend or profit lowers it. */
  readonly favoured?: 'otherSources' | 'business';
  readonly isNonResident?: boolean;
}

function headsOf({ income, land = [] }: Person): HeadsOfIncome {
  const amounts = Object.fromEntries(classes.map((name) => [name, name === 'longTermLand' ? 0 : (income[name] ?? 0)]));
  const plain = Object.fromEntries(plainNames.map((name) => [name, income[name] ?? 0])) as Record<PlainPot, number>;
  return {
    ...plain,
    special: { amounts, land },
    shortTermLoss: 0,
    longTermLoss: 0,
  };
}

const above = (amount: number, limit: number) => Math.max(0, amount - limit);

/** The tax on what losses leave. */
function taxOn(person: Person, { plain, otherSources, business, special }: IncomeLeft) {
  let unused = person.isNonResident ? 0 : above(100, plain);
  let left = special;
  // The unused exemption covers gains at the highest rate first.
  for (const name of classes) {
    const { special: next, taken } = without(left, name, unused);
    left = next;
    unused -= taken;
  }
  let onLand = 0;
  for (const { plain: gain, indexed } of left.land)
    onLand += Math.min(gain * 0.1, indexed === null ? Number.POSITIVE_INFINITY : Math.max(0, indexed) * 0.2);
  const onSlabs = above(plain, 100) * 0.1 + above(plain, 200) * 0.1;
  let open = onSlabs + onLand;
  let onEquity = 0;
  let yearly = 40;
  for (const name of classes) {
    if (name === 'longTermLand') continue;
    const amount = amountOf(left, name);
    const exempt = name.startsWith('longTermEquity') ? Math.min(yearly, amount) : 0;
    yearly -= exempt;
    const tax = ((amount - exempt) * rates[name]) / 100;
    if (name.startsWith('longTermEquity')) onEquity += tax;
    else open += tax;
  }
  const favour = person.favoured ? { otherSources, business }[person.favoured] / 50 : 0;
  const rebate = Math.min(open, person.rebate ?? 0);
  const rebated = person.rebate === undefined ? null : { against: open, atMost: person.rebate };
  return { tax: open - rebate + onEquity - favour, rebated };
}

const turnsFor = ({ losses }: Person): Turn[] =>
  losses.map(([name, amount]) => ({ ...meets[name], losses: [{ financialYear: '2040-41', amount }], amount }));

function best(person: Person, atMost = Number.POSITIVE_INFINITY) {
  const heads = headsOf(person);
  const gross =
    plainNames.reduce((sum, name) => sum + heads[name], 0) +
    classes.reduce((sum, name) => sum + amountOf(heads.special, name), 0);
  return bestPlacement(
    {
      turns: turnsFor(person),
      heads,
      year: yearOfRates,
      spared: person.spared ?? [],
      interest: 0,
      where: {
        coveredAt: (plain) => (person.isNonResident ? 0 : above(100, plain)),
        turnsWithin: (_, from, to) => [0, 100, 200].filter((plain) => plain >= from && plain <= to),
      },
      gross,
      taxOn: (left) => taxOn(person, left),
    },
    atMost,
  );
}

/** What a placement leaves; every loss meets what it may, and no more than there is. */
function leftBy(person: Person, placement: Placement) {
  const heads = headsOf(person);
  let { special } = heads;
  const plain = Object.fromEntries(plainNames.map((name) => [name, heads[name]])) as Record<PlainPot, number>;
  const used = placement.map((row, index) => {
    const turn = turnsFor(person)[index];
    if (!turn) throw new Error('There is a row for each loss.');
    let sum = 0;
    for (const [name, amount] of Object.entries(row) as [Pot, number][]) {
      if (isClass(name)) {
        expect(turn.special).toContain(name);
        expect(amountOf(special, name)).toBeGreaterThan(amount - 1e-6);
        special = without(special, name, amount).special;
      } else {
        expect(turn.plain).toContain(name);
        plain[name as PlainPot] -= amount;
        expect(plain[name as PlainPot]).toBeGreaterThan(-1e-6);
      }
      expect(amount).toBeGreaterThan(0);
      sum += amount;
    }
    expect(sum).toBeLessThan(turn.amount + 1e-6);
    return sum;
  });
  return { used, tax: taxOn(person, incomeOf(plain, special)).tax };
}

function incomeOf(plain: Readonly<Record<PlainPot, number>>, special: IncomeLeft['special']): IncomeLeft {
  return {
    plain: plainNames.reduce((sum, name) => sum + plain[name], 0),
    otherSources: plain.otherSources,
    business: plain.regularBusiness + plain.speculativeBusiness,
    special,
  };
}

/** The lowest tax of all ways to place losses in tens, each loss in its turn as far as it can go. */
function byEveryWay(person: Person, step = 10) {
  const heads = headsOf(person);
  const names: readonly Pot[] = [...plainNames, ...classes].filter((name) =>
    isClass(name) ? amountOf(heads.special, name) > 0 : heads[name as (typeof plainNames)[number]] > 0,
  );
  const start = names.map((name) =>
    isClass(name) ? amountOf(heads.special, name) : heads[name as (typeof plainNames)[number]],
  );
  let ways = new Map([[start.join(), { left: start, used: [] as number[] }]]);
  for (const turn of turnsFor(person)) {
    const next: typeof ways = new Map();
    for (const { left, used } of ways.values()) {
      let rows = [{ left, amount: 0 }];
      for (const [index, name] of names.entries()) {
        if (!([...turn.plain, ...turn.special] as Pot[]).includes(name)) continue;
        rows = rows.flatMap((row) => {
          const most = Math.min(row.left[index] ?? 0, turn.amount - row.amount);
          return Array.from({ length: most / step + 1 }, (_, steps) => ({
            left: row.left.map((each, place) => (place === index ? each - step * steps : each)),
            amount: row.amount + step * steps,
          }));
        });
      }
      for (const row of rows) {
        const all = [...used, row.amount];
        next.set([...row.left, ...all].join(), { left: row.left, used: all });
      }
    }
    ways = next;
  }
  const all = [...ways.values()];
  const order = (a: readonly number[], b: readonly number[]) =>
    a.reduce((found, amount, index) => found || (b[index] ?? 0) - amount, 0);
  const used = all.map((way) => way.used).sort(order)[0] ?? [];
  const taxes = all
    .filter((way) => way.used.join() === used.join())
    .map(({ left }) => {
      const plain = Object.fromEntries(plainNames.map((name) => [name, left[names.indexOf(name)] ?? 0])) as Record<
        PlainPot,
        number
      >;
      let { special } = heads;
      for (const name of classes)
        special = without(special, name, amountOf(special, name) - (left[names.indexOf(name)] ?? 0)).special;
      return taxOn(person, incomeOf(plain, special)).tax;
    });
  return { used, tax: Math.min(...taxes) };
}

/** Persons whose lowest tax is worked out beside them, and what meets what. */
const byHand: [string, Person, number, Placement | null][] = [
  // 40 of salary at 20 %, then gains at 15 %. Left: salary 200 (10), gains 30 (4.50).
  [
    'the slab above 200, then gains at 15 %',
    { income: { salary: 240, shortTermEquity: 50 }, losses: [['house', 60]] },
    14.5,
    [{ salary: 40, shortTermEquity: 20 }],
  ],
  // Gains at 15 %, then salary at 10 %: 120 is left (2).
  [
    'gains at 15 %, then the slab of 10 %',
    { income: { salary: 130, shortTermEquity: 50 }, losses: [['house', 60]] },
    2,
    [{ salary: 10, shortTermEquity: 50 }],
  ],
  // Salary of 100 bears nothing, nor do the first 40 of gains of section 112A.
  [
    'gains of section 112A only as far as they are taxed',
    { income: { salary: 100, shortTermEquity: 30, longTermEquity: 70 }, losses: [['house', 60]], isNonResident: true },
    0,
    [{ shortTermEquity: 30, longTermEquity: 30 }],
  ],
  // Land of 100, of 20 with indexed cost, bears 4; a loss of 20 brings that to nil. The rest meets other gains: 30 at 10 %, salary 5.
  [
    'land up to its indexed gain',
    { income: { salary: 150, longTermOther: 60 }, land: [{ plain: 100, indexed: 20 }], losses: [['long', 50]] },
    8,
    [{ longTermLand: 20, longTermOther: 30 }],
  ],
  // Land of 100, of 70 with indexed cost: 10 %, until 60 and 30 are left at 40 less (6 each), then 20 %, until nil at 70. Salary bears 5.
  [
    'land past the point where its ceiling begins',
    { income: { salary: 150, longTermOther: 60 }, land: [{ plain: 100, indexed: 70 }], losses: [['long', 80]] },
    10,
    [{ longTermLand: 70, longTermOther: 10 }],
  ],
  // The first property bears 10 %, the second nothing: 10 % of 30 left.
  [
    'land of two properties',
    {
      income: { longTermOther: 20, salary: 100 },
      land: [
        { plain: 40, indexed: null },
        { plain: 50, indexed: -10 },
      ],
      losses: [['long', 30]],
    },
    3,
    null,
  ],
  // A long-term loss meets long-term gains alone, and leaves gains at 15 % to the short-term loss.
  [
    'a long-term and a short-term loss',
    {
      income: { salary: 100, shortTermEquity: 40, longTermOther: 40 },
      losses: [
        ['long', 30],
        ['short', 40],
      ],
    },
    1,
    [{ longTermOther: 30 }, { shortTermEquity: 40 }],
  ],
  // Profit is left to the loss of an earlier year, which meets nothing else: salary 100 is left.
  [
    'profit is left to the loss of an earlier year',
    {
      income: { salary: 160, regularBusiness: 40 },
      losses: [
        ['house', 60],
        ['earlierBusiness', 40],
      ],
    },
    0,
    [{ salary: 60 }, { regularBusiness: 40 }],
  ],
  // Salary of 60 leaves 40 of the exemption to gains at 15 %: 40 of 80 bear 6, and the loss takes them. Gains at 10 % bear 5.
  [
    'gains that the unused exemption covers are left alone',
    { income: { salary: 60, shortTermEquity: 80, longTermOther: 50 }, losses: [['short', 40]] },
    5,
    [{ shortTermEquity: 40 }],
  ],
  [
    'a non-resident has no unused exemption: 40 × 15 % and 50 × 10 %',
    { income: { salary: 60, shortTermEquity: 80, longTermOther: 50 }, losses: [['short', 40]], isNonResident: true },
    11,
    [{ shortTermEquity: 40 }],
  ],
  // A rebate of 12 covers salary of 200 and 20 of gains at 10 %, or less salary; gains of section 112A above 40 it does not: 40 at 10 %.
  [
    'gains of section 112A before what the rebate covers',
    { income: { salary: 200, longTermOther: 20, longTermEquity: 80 }, losses: [['short', 40]], rebate: 12 },
    0,
    [{ longTermEquity: 40 }],
  ],
  // Salary 230 bears 16, the rebate cuts 12: 20 at 20 % come first. Then 112A: 10 of 20 above 40 are left (1).
  [
    'slab income as far as the rebate does not cover it, then gains',
    { income: { salary: 230, longTermEquity: 60 }, losses: [['house', 30]], rebate: 12 },
    1,
    [{ salary: 20, longTermEquity: 10 }],
  ],
  // Salary of 130 meets the loss, other sources of 50 keep their favour of 1: 180 − 60 = 120 bear 2.
  [
    'dividend last',
    {
      income: { salary: 130, otherSources: 50 },
      losses: [['house', 60]],
      spared: ['otherSources'],
      favoured: 'otherSources',
    },
    1,
    [{ salary: 60 }],
  ],
  // Profits of 30 and 20 keep their favour of 1, with salary left of 80 + 50 = 130 (3).
  [
    'profit last',
    {
      income: { salary: 140, regularBusiness: 30, speculativeBusiness: 20 },
      losses: [['house', 60]],
      spared: ['speculativeBusiness', 'regularBusiness'],
      favoured: 'business',
    },
    2,
    [{ salary: 60 }],
  ],
  // Salary takes 30; profit 10 of the loss: 10 and 20 keep 0.60. Nothing above 100 is left.
  [
    'profit where nothing else is left',
    {
      income: { salary: 30, regularBusiness: 20, speculativeBusiness: 20 },
      losses: [['house', 40]],
      spared: ['speculativeBusiness', 'regularBusiness'],
      favoured: 'business',
    },
    -0.6,
    null,
  ],
];

const near = (row: Placement[number]) =>
  Object.fromEntries(Object.entries(row).map(([name, amount]) => [name, expect.closeTo(amount, 6)]));

describe('the placement with the lowest tax', () => {
  test.each(byHand)('%s', (_, person, tax, placement) => {
    const found = best(person);
    expect(found?.tax).toBeCloseTo(tax, 9);
    if (placement) expect(found?.placement).toEqual(placement.map(near));
    expect(byEveryWay(person).tax).toBeCloseTo(tax, 9);
  });

  test('is none where it costs no less than what can be had', () => {
    const [, person, tax] = byHand[0] ?? [];
    if (!person || tax === undefined) throw new Error('There is a person.');
    expect(best(person, tax)).toBeNull();
    expect(best(person, tax - 1)).toBeNull();
    expect(best(person, tax + 0.01)?.tax).toBeCloseTo(tax, 9);
  });
});

/** A person of made-up figures in twenties, the same for the same number. */
function personOf(number: number): Person {
  const chance = new Chance(number * 7_919 + 5);
  const twenties = (most: number) => 20 * chance.whole(1, most);
  const some = (share: number, most: number) => (chance.happens(share) ? twenties(most) : 0);
  // From 1,000 on most have several losses and a rebate.
  const isCrowded = number >= 1_000;
  const gains = chance.of([0.2, 0.4, 0.6]);
  const income: Person['income'] = {
    salary: chance.of([0, 0, 60, 100, 140, 220, 240]),
    otherSources: some(0.2, 3),
    slabShortTerm: some(0.2, 3),
    house: some(0.1, 3),
    regularBusiness: some(0.1, 3),
    speculativeBusiness: some(0.1, 3),
    longTermIndexedEarly: some(gains / 2, 4),
    shortTermEquity: some(gains, 4),
    shortTermEquityEarly: some(gains / 2, 4),
    longTermOther: some(gains, 4),
    longTermEquity: some(gains, 6),
    longTermEquityEarly: some(gains / 2, 4),
  };
  const land = Array.from({ length: chance.of([0, 0, 0, 1, 1, 2]) }, () => {
    const plain = twenties(4);
    return { plain, indexed: chance.of([null, -20, plain / 2, plain - 20, plain, plain + 20]) };
  });
  const crowds: readonly (readonly Loss[0][])[] = [
    ['long', 'short'],
    ['long', 'house'],
    ['long', 'short', 'house'],
  ];
  const all: readonly (readonly Loss[0][])[] = [
    ['house'],
    ['short'],
    ['business'],
    ['house', 'earlierBusiness'],
    ...crowds,
  ];
  const choices = isCrowded ? crowds : all;
  const kinds = choices[chance.whole(0, choices.length - 1)] ?? [];
  return {
    income,
    land,
    losses: kinds.map((kind) => [kind, twenties(kinds.length === 1 ? 6 : 5)]),
    isNonResident: chance.happens(0.5),
    ...(chance.happens(isCrowded ? 0.6 : 0.3) && { rebate: chance.of([3, 5, 12]) }),
  };
}

/** The first thirty, and those whose lowest tax takes more to find: each of them alone has noticed a change of the search. */
const persons = [
  ...Array(30).keys(),
  36,
  37,
  53,
  101,
  118,
  130,
  159,
  185,
  189,
  194,
  206,
  212,
  220,
  221,
  239,
  250,
  253,
  281,
  291,
  1_024,
  1_034,
  1_078,
  1_159,
  1_175,
  1_191,
  1_204,
  1_482,
  1_591,
  1_869,
].filter((number) => {
  const { income, land = [] } = personOf(number);
  // For more kinds of income there are too many ways.
  return Object.values(income).filter((amount) => amount > 0).length + Math.min(1, land.length) <= 6;
});

test.each(persons)('no way in twenties costs less: person %p', (number) => {
  const person = personOf(number);
  const every = byEveryWay(person, 20);
  const found = best(person);
  if (!found) throw new Error('There is always a way.');
  const { used, tax } = leftBy(person, found.placement);
  // The ways between twenties may cost less still.
  expect(found.tax).toBeLessThan(every.tax + 1e-6);
  expect(tax).toBeCloseTo(found.tax, 6);
  for (const [index, amount] of every.used.entries()) expect(used[index]).toBeCloseTo(amount, 6);
});

describe('filling sinks from sources', () => {
  test.each<
    [string, readonly number[], readonly (readonly number[])[], readonly number[], readonly (readonly number[])[]]
  >([
    ['takes the sinks in the order named', [7], [[1, 0]], [5, 5], [[2, 5]]],
    ['leaves what has no sink', [7, 3], [[0], []], [5], [[5], [0]]],
    // The first moves 3 of its 5 over, so that the second has room.
    [
      'makes room as far as the other needs it',
      [5, 3],
      [[0, 1], [0]],
      [5, 5],
      [
        [2, 3],
        [3, 0],
      ],
    ],
    // The first moves over to 2, the second to 1.
    [
      'makes room along a chain',
      [5, 5, 5],
      [[0, 2], [0, 1], [1]],
      [5, 5, 5],
      [
        [0, 0, 5],
        [5, 0, 0],
        [0, 5, 0],
      ],
    ],
    [
      'makes room from two others',
      [3, 3, 6],
      [[0, 1], [0, 1], [0]],
      [6, 6],
      [
        [0, 3],
        [0, 3],
        [6, 0],
      ],
    ],
    [
      'makes no room where the others have none',
      [5, 5],
      [[0, 1], [0]],
      [5, 2],
      [
        [3, 2],
        [2, 0],
      ],
    ],
  ])('%s', (_, supplies, open, capacities, amounts) => {
    expect(filled(supplies, open, capacities)).toEqual(amounts);
  });
});
