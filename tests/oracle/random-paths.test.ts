/**
 * How often money lasts on random paths, computed a second time: each path by itself, month by month in rupees of the day, with a
 * generator of random numbers written from its description.
 */
import fc from 'fast-check';
import fire from '@/content/calculators/fire-calculator';
import retirement from '@/content/calculators/retirement';
import swp from '@/content/calculators/swp-calculator';
import { normalNumbers } from '../normal-numbers';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const SEED = 20_261_126;
const PATHS = 500;

/** Of year y and path p it is number 500 y + p. */
const normals = normalNumbers(SEED, PATHS * 100);

/** Money from which something is taken each month, on paths whose years have a return each. */
interface Journey {
  readonly start: number;
  /** ₹ taken in month m (from 0) where the spending is multiplied by k. */
  readonly taken: (month: number, k: number) => number;
  readonly months: number;
  readonly atEnd: boolean;
  /** The year of month m, counted from 0. */
  readonly yearOf: (month: number) => number;
  readonly legacy: number;
  readonly mean: number;
  readonly swing: number;
}

/** Returns the growth of a month on each path, by the year. */
function growthOf({ months, yearOf, mean, swing }: Journey): number[][] {
  const sigma = swing / 100;
  return Array.from({ length: yearOf(months - 1) + 1 }, (_, year) =>
    Array.from({ length: PATHS }, (__, path) => {
      const z = normals[PATHS * year + path] as number;
      return ((1 + mean / 100) * Math.exp(sigma * z - sigma ** 2 / 2)) ** (1 / 12);
    }),
  );
}

/** Returns on how many of the paths everything is there. */
function lasting(journey: Journey, k: number, growth = growthOf(journey)): number {
  const { start, taken, months, atEnd, yearOf, legacy } = journey;
  const money = new Float64Array(PATHS).fill(start);
  const short = new Uint8Array(PATHS);
  for (let month = 0; month < months; month += 1) {
    const due = taken(month, k);
    const factors = growth[yearOf(month)] as number[];
    for (let path = 0; path < PATHS; path += 1) {
      const factor = factors[path] as number;
      const left = (money[path] as number) * (atEnd ? factor : 1) - due;
      if (left < -0.01) short[path] = 1;
      money[path] = left * (atEnd ? 1 : factor);
    }
  }
  return money.filter((left, path) => short[path] === 0 && left >= legacy - 0.01).length;
}

/** Returns the greatest multiple of the spending with which 475 of the 500 paths last, by halving. */
function most(journey: Journey): number {
  const growth = growthOf(journey);
  let [low, high] = [0, 1];
  while (lasting(journey, high, growth) >= 475 && high < 1e6) high *= 2;
  for (let step = 0; step < 28; step += 1) {
    const middle = (low + high) / 2;
    if (lasting(journey, middle, growth) >= 475) low = middle;
    else high = middle;
  }
  return low;
}

const rupees = (most: number) => fc.integer({ min: 0, max: most });
const swing = fc.integer({ min: 1, max: 40 });
const income = fc.option(
  fc.record({
    name: fc.constant('Pension'),
    monthly: rupees(60_000),
    fromAge: fc.integer({ min: 45, max: 80 }),
    toAge: fc.constant(null),
    rise: fc.constantFrom(0, 5),
  }),
);

describe('after work', () => {
  const people = fc.record({
    retireAge: fc.integer({ min: 40, max: 65 }),
    span: fc.integer({ min: 1, max: 45 }),
    savings: fc.integer({ min: 5_00_000, max: 5_00_00_000 }),
    spend: fc.integer({ min: 5_000, max: 1_50_000 }),
    returnAfter: fc.integer({ min: -2, max: 14 }),
    inflation: fc.integer({ min: 0, max: 10 }),
    volatility: swing,
    legacy: fc.constantFrom(0, 0, 10_00_000),
    income,
    goal: fc.option(fc.record({ amount: rupees(20_00_000), after: fc.integer({ min: 0, max: 10 }) })),
  });

  it('of somebody who stops today: how often it lasts, and what may be spent', () => {
    fc.assert(
      fc.property(people, ({ span, income: pension, goal, ...given }) => {
        const { retireAge: age, inflation, spend, savings } = given;
        const goals =
          goal && goal.after < span
            ? [{ name: 'Wedding', amount: goal.amount, rise: inflation, atAge: age + goal.after }]
            : [];
        const { figure } = answeredOrThrow(retirement, {
          ...given,
          age,
          untilAge: age + span,
          saving: 0,
          incomes: pension ? [pension] : [],
          goals,
        });
        const prices = (month: number) => (1 + inflation / 100) ** Math.floor(month / 12);
        const journey: Journey = {
          start: savings,
          months: 12 * span,
          atEnd: false,
          yearOf: (month) => Math.floor(month / 12),
          legacy: given.legacy * prices(12 * span),
          mean: given.returnAfter,
          swing: given.volatility,
          taken: (month, k) => {
            let due = k * spend * prices(month);
            const begins = pension ? Math.max(0, 12 * (pension.fromAge - age)) : 0;
            if (pension && month >= begins) {
              due -= pension.monthly * (1 + pension.rise / 100) ** Math.floor((month - begins) / 12);
            }
            for (const { amount, atAge } of goals) if (month === 12 * (atAge - age)) due += amount * prices(month);
            return due;
          },
        };
        expect(figure('Random paths on which the money lasts')).toBe(lasting(journey, 1) / 5);
        const spends = figure('Spending a month that lasts on 95 of 100 paths');
        const second = most(journey) * spend;
        if (spends === undefined) expect(second).toBeLessThan(1_001);
        else if (Number(spends) < 1e7) expect(Math.abs(Number(spends) - second)).toBeLessThanOrEqual(1 + second * 1e-9);
        countCompared('random-after-work');
      }),
      { numRuns: drawsOf('random-after-work') },
    );
  });

  it('from the day on which the FIRE number is reached', () => {
    fc.assert(
      fc.property(
        fc.record({
          age: fc.integer({ min: 25, max: 50 }),
          spend: fc.integer({ min: 10_000, max: 1_00_000 }),
          saving: fc.integer({ min: 10_000, max: 2_00_000 }),
          savings: fc.integer({ min: 10_00_000, max: 3_00_00_000 }),
          withdrawalRate: fc.constantFrom(3, 3.5, 4, 6),
          returnAfter: fc.integer({ min: 3, max: 12 }),
          inflation: fc.integer({ min: 2, max: 8 }),
          volatility: swing,
        }),
        (given) => {
          const { figure } = answeredOrThrow(fire, { ...given, untilAge: 90, coastAge: 60 });
          const corpus = figure('Savings on that day');
          const share = figure('Random paths on which the money lasts from FIRE on');
          expect(share === undefined).toBe(corpus === undefined);
          if (corpus !== undefined) {
            const begins = Number(figure('Time to go'));
            const prices = (month: number) => (1 + given.inflation / 100) ** Math.floor((begins + month) / 12);
            const journey: Journey = {
              start: Number(corpus),
              months: 12 * (90 - given.age) - begins,
              atEnd: false,
              yearOf: (month) => Math.floor((begins + month) / 12) - Math.floor(begins / 12),
              legacy: 0,
              mean: given.returnAfter,
              swing: given.volatility,
              taken: (month, k) => k * given.spend * prices(month),
            };
            expect(share).toBe(lasting(journey, 1) / 5);
            const rate = (most(journey) * 12 * given.spend * prices(0) * 100) / journey.start;
            expect(Math.abs(Number(figure('Withdrawal rate that lasts on 95 of 100 paths')) - rate)).toBeLessThan(1e-6);
          }
          countCompared('random-after-fire');
        },
      ),
      { numRuns: drawsOf('random-after-fire') },
    );
  });
});

it('withdrawals from a fund', () => {
  fc.assert(
    fc.property(
      fc.record({
        corpus: fc.integer({ min: 1_00_000, max: 5_00_00_000 }),
        withdrawal: fc.integer({ min: 1_000, max: 3_00_000 }),
        period: fc.integer({ min: 25, max: 480 }),
        rate: fc.integer({ min: -3, max: 15 }),
        rise: fc.integer({ min: 0, max: 8 }),
        frequency: fc.constantFrom('1', '3', '6', '12'),
        delay: fc.constantFrom(0, 0, 5, 12),
        convention: fc.constantFrom('effective-end', 'nominal-end', 'effective-start', 'nominal-start'),
        volatility: swing,
      }),
      (given) => {
        const { figure } = answeredOrThrow(swp, { ...given, fund: 'none' });
        const every = Number(given.frequency);
        const atEnd = given.convention.endsWith('end');
        const nominal = given.convention.startsWith('nominal');
        const journey: Journey = {
          start: given.corpus,
          months: given.period,
          atEnd,
          yearOf: (month) => Math.floor(month / 12),
          legacy: 0,
          mean: nominal ? ((1 + given.rate / 1_200) ** 12 - 1) * 100 : given.rate,
          swing: given.volatility,
          taken: (month, k) => {
            // The period of the first withdrawal begins after the wait; each is paid at the start or at the end of its period.
            const since = month - given.delay - (atEnd ? every - 1 : 0);
            if (since < 0 || since % every !== 0) return 0;
            return k * given.withdrawal * (1 + given.rise / 100) ** Math.floor(since / 12);
          },
        };
        expect(figure('Random paths with every withdrawal in full')).toBe(lasting(journey, 1) / 5);
        const second = most(journey) * given.withdrawal;
        const first = Number(figure('First withdrawal that lasts on 95 of 100 paths'));
        expect(Math.abs(first - second)).toBeLessThanOrEqual(1 + second * 1e-9);
        countCompared('random-withdrawals');
      },
    ),
    { numRuns: drawsOf('random-withdrawals') },
  );
});
