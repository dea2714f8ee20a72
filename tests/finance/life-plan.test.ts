import fc from 'fast-check';
import {
  balanceAt,
  balanceNeeded,
  firstUnpaidOf,
  type LifePlan,
  lasts,
  leastWhole,
  pathOf,
  priceLevel,
  streamIn,
  wholeOnLine,
} from '@/lib/finance/life-plan';
import { emptyPlan } from './empty-plan';

const plan = (changes: Partial<LifePlan>): LifePlan => ({ ...emptyPlan, months: 0, ...changes });
const cost = (monthly: number, rise = 0, from = 0, to = 1e9) => ({ monthly, rise, since: 'now' as const, from, to });

it('steps prices and streams up once a year', () => {
  expect([priceLevel(6, 11), priceLevel(6, 12), priceLevel(6, 23), priceLevel(6, 24)]).toEqual([
    1,
    1.06,
    1.06,
    1.06 ** 2,
  ]);
  const pension = { monthly: 100, rise: 10, since: 'start' as const, from: 6, to: 30 };
  expect([5, 6, 17, 18, 29, 30].map((month) => Math.round(streamIn(pension, month)))).toEqual([
    0, 100, 100, 110, 110, 0,
  ]);
});

it('is an annuity due where nothing rises', () => {
  // 120 payments of 10,000 at the start of each month at an effective 12% a year.
  const i = 1.12 ** (1 / 12) - 1;
  const expected = (10_000 * (1 - (1 + i) ** -120) * (1 + i)) / i;
  expect(balanceNeeded(plan({ months: 120, costs: [cost(10_000)], returnAfter: 12 }))).toBeCloseTo(expected, 6);
});

it('is the number of payments where nothing is earned', () => {
  const two = plan({ months: 24, costs: [cost(10_000)], pots: [{ balance: 2_40_000, monthly: 0, rate: 0 }] });
  expect(balanceNeeded(two)).toBe(2_40_000);
  expect(lasts(two)).toBe(true);
  const short = { ...two, pots: [{ balance: 2_30_000, monthly: 0, rate: 0 }] };
  expect(firstUnpaidOf(short)).toBe(23);
  expect(pathOf(short)[23]?.unpaid).toBe(10_000);
});

it('saves at the end of each month and pays goals at the start', () => {
  const saving = plan({ months: 13, retireMonth: 13, pots: [{ balance: 0, monthly: 1_000, rate: 0 }], savingRise: 10 });
  expect(balanceAt(saving, pathOf(saving), 12)).toBe(12_000);
  expect(pathOf(saving)[12]?.saved).toBeCloseTo(1_100, 9);
  const goal = { ...saving, goals: [{ amount: 5_000, rise: 10, month: 12 }] };
  expect(pathOf(goal)[12]?.balance).toBeCloseTo(12_000 - 5_500 + 1_100, 6);
});

const plans = fc.record({
  years: fc.integer({ min: 1, max: 40 }),
  monthly: fc.integer({ min: 1_000, max: 2_00_000 }),
  rise: fc.integer({ min: 0, max: 12 }),
  rate: fc.integer({ min: -5, max: 15 }),
  legacy: fc.integer({ min: 0, max: 1_00_00_000 }),
  pension: fc.integer({ min: 0, max: 50_000 }),
  bad: fc.boolean(),
});

it('leaves exactly the legacy when it starts with what is needed, and runs dry with a paisa less', () => {
  fc.assert(
    fc.property(plans, ({ years, monthly, rise, rate, legacy, pension, bad }) => {
      const made = plan({
        months: years * 12,
        costs: [cost(monthly, rise)],
        incomes: [{ monthly: pension, rise: 0, since: 'start', from: 0, to: 1e9 }],
        returnAfter: rate,
        legacy,
        ...(bad && { firstReturns: [-20, -10, 0, 5, 5] }),
      });
      const needed = balanceNeeded(made);
      const withMoney = (balance: number) => ({ ...made, pots: [{ balance, monthly: 0, rate: 0 }] });
      expect(lasts(withMoney(needed))).toBe(true);
      expect(firstUnpaidOf(withMoney(needed * (1 + 1e-9)))).toBeNull();
      const left = pathOf(withMoney(needed)).at(-1)?.balance ?? 0;
      expect(left).toBeGreaterThanOrEqual(legacy - 0.01 - legacy * 1e-9);
      const less = 0.01 + needed * 1e-9;
      if (needed > less) expect(lasts(withMoney(needed - less))).toBe(false);
    }),
  );
});

it('adds up in every month', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 300 }), ({ years, monthly, rise, rate, pension }, retireMonth) => {
      const made = plan({
        months: retireMonth + years * 12,
        retireMonth,
        pots: [
          { balance: 1_00_000, monthly: 5_000, rate },
          { balance: 50_000, monthly: 1_000, rate: 7 },
        ],
        savingRise: 5,
        costs: [cost(monthly, rise, retireMonth)],
        incomes: [{ monthly: pension, rise: 3, since: 'start', from: retireMonth, to: 1e9 }],
        goals: [{ amount: 60_000, rise: 6, month: Math.floor(retireMonth / 2) }],
        returnAfter: rate,
      });
      let before = 1_50_000;
      for (const each of pathOf(made)) {
        const expected = before + each.income - each.costs - each.goals + each.unpaid + each.growth + each.saved;
        expect(Math.abs(each.balance - expected)).toBeLessThan(0.02 + Math.abs(expected) * 1e-9);
        before = each.balance;
      }
    }),
  );
});

it('finds the least whole number, or none', () => {
  expect(leastWhole(0, 100, (value) => value >= 37)).toBe(37);
  expect(leastWhole(0, 100, () => true)).toBe(0);
  expect(leastWhole(0, 100, () => false)).toBeNull();
});

it('finds the same number wherever it is expected, and sooner where it is', () => {
  const triesNear = (near: number) => {
    const tried: number[] = [];
    const least = leastWhole(0, 1_000, (value) => tried.push(value) > 0 && value >= 37, near);
    return { least, tries: tried.length };
  };
  for (const near of [36, 37, 38]) expect(triesNear(near)).toEqual({ least: 37, tries: near === 38 ? 4 : 3 });
  for (const near of [0, 1, 500, 1_000, 1_001, -5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(triesNear(near).least).toBe(37);
  expect(wholeOnLine((value) => 3 * value + 1, 20, 0, 100)).toBe(7);
  expect(wholeOnLine((value) => 3 * value + 1, 22, 50, 100)).toBe(7);
  // 20 = 3 × 6.33 + 1, whatever points the line goes through.
  expect(wholeOnLine((value) => 3 * value + 1, 20, 2.04, 100)).toBe(7);
});
