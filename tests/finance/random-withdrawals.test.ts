import fc from 'fast-check';
import { atShare, randomWithdrawals } from '@/lib/finance/random-withdrawals';
import { runs } from '../runs';

const plan = fc.record({
  start: fc.integer({ min: 1_000, max: 1_00_00_000 }),
  months: fc.integer({ min: 1, max: 240 }),
  due: fc.integer({ min: 0, max: 1_00_000 }),
  rise: fc.integer({ min: 0, max: 10 }),
  income: fc.integer({ min: 0, max: 50_000 }),
  incomeFrom: fc.integer({ min: 0, max: 120 }),
  once: fc.integer({ min: -5_00_000, max: 5_00_000 }),
  onceAt: fc.integer({ min: 0, max: 120 }),
  timing: fc.constantFrom('start' as const, 'end' as const),
  firstYear: fc.integer({ min: 1, max: 12 }),
  legacy: fc.constantFrom(0, 50_000),
});
const terms = fc.record({
  yearlyPercent: fc.integer({ min: -5, max: 20 }),
  swingPercent: fc.integer({ min: 1, max: 50 }),
});

/** Returns the months of a drawn plan, its spending multiplied. */
function withdrawals(drawn: typeof plan extends fc.Arbitrary<infer T> ? T : never, times = 1) {
  const { start, months, due, rise, income, incomeFrom, once, onceAt, timing, firstYear, legacy } = drawn;
  const each = Array.from({ length: months }, (_, month) => month);
  return {
    start,
    timing,
    firstYear,
    legacy,
    fixed: each.map((month) => (month >= incomeFrom ? -income : 0) + (month === onceAt ? once : 0)),
    scaled: each.map((month) => times * due * (1 + rise / 100) ** Math.floor(month / 12)),
  };
}

describe('withdrawals on random paths', () => {
  it('are never more often there when more is taken, and 95 of 100 last with the factor of the 26th path', () => {
    fc.assert(
      fc.property(plan, terms, fc.double({ min: 0, max: 2, noNaN: true }), (drawn, growth, more) => {
        const outcome = randomWithdrawals(withdrawals(drawn), growth);
        expect(randomWithdrawals(withdrawals(drawn, 1 + more), growth).lasting).toBeLessThanOrEqual(outcome.lasting);
        const factor = outcome.factors[25] ?? 0;
        if (drawn.due === 0 || factor === 0) return;
        expect(randomWithdrawals(withdrawals(drawn, factor * (1 - 1e-9)), growth).lasting).toBeGreaterThanOrEqual(95);
        expect(randomWithdrawals(withdrawals(drawn, factor * 1.001 + 0.01), growth).lasting).toBeLessThan(100);
      }),
      { numRuns: runs(60, 2_000) },
    );
  });

  it('without ups and downs are the plain plan', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: -5, max: 20 }), (drawn, yearlyPercent) => {
        const given = withdrawals(drawn);
        const month = (1 + yearlyPercent / 100) ** (1 / 12);
        let [left, short] = [given.start, given.fixed.length];
        given.fixed.forEach((fixed, at) => {
          if (given.timing === 'end') left *= month;
          left -= fixed + (given.scaled[at] ?? 0);
          if (left < -0.01) short = Math.min(short, at);
          left = Math.max(0, left);
          if (given.timing === 'start') left *= month;
        });
        const outcome = randomWithdrawals(given, { yearlyPercent, swingPercent: 0 });
        expect(outcome.months[0]).toBe(short);
        expect(Math.abs((outcome.balances.at(-1)?.[0] ?? 0) - left)).toBeLessThan(1e-6 * (1 + given.start + left));
        expect([0, 100]).toContain(outcome.lasting);
      }),
      { numRuns: runs(300, 10_000) },
    );
  });

  it('give the same paths to a longer plan', () => {
    const level = (months: number) => ({
      start: 1_00_000,
      fixed: Array.from({ length: months }, () => 0),
      scaled: Array.from({ length: months }, () => 500),
      timing: 'start' as const,
      firstYear: 12,
      legacy: 0,
    });
    const growth = { yearlyPercent: 6, swingPercent: 15 };
    const [short, long] = [randomWithdrawals(level(120), growth), randomWithdrawals(level(240), growth)];
    expect(long.balances.slice(0, short.balances.length)).toEqual(short.balances);
    expect(long.lasting).toBeLessThanOrEqual(short.lasting);
  });

  it('name the entry that a share does not reach', () => {
    const sorted = Float64Array.from({ length: 11 }, (_, index) => index);
    expect([0, 0.1, 0.5, 0.9, 1].map((share) => atShare(sorted, share))).toEqual([0, 1, 5, 9, 10]);
  });
});
