/** Withdrawals on random paths: by hand on the one path without swing, and path by path against a plain walk through the months. */
import { logGrowthOfYears } from '@/lib/finance/random-paths';
import { atShare, pathsDrawn, pathsSeed, randomWithdrawals } from '@/lib/finance/random-withdrawals';

type Plan = Parameters<typeof randomWithdrawals>[0];
const flat = { yearlyPercent: 0, swingPercent: 0 };
const level = (months: number, amount: number) => Array.from({ length: months }, () => amount);
const plan = (changes: Partial<Plan>): Plan => {
  const scaled = changes.scaled ?? level(12, 100);
  return {
    start: 1_200,
    fixed: level(scaled.length, 0),
    scaled,
    timing: 'start',
    firstYear: 12,
    legacy: 0,
    ...changes,
  };
};
const only = (made: Plan, terms = flat) => {
  const { lasting, months, factors, balances } = randomWithdrawals(made, terms);
  return { lasting, months: months[0], factor: factors[0], balances: balances.map((each) => each[0]) };
};
/** 1 % a month. */
const ONE = { yearlyPercent: (1.01 ** 12 - 1) * 100, swingPercent: 0 };

describe('without swing and return', () => {
  it('what is there is shared by the months', () => {
    expect(only(plan({}))).toEqual({ lasting: 100, months: 12, factor: 1, balances: [1_200, 0] });
    expect(only(plan({ start: 600 }))).toEqual({ lasting: 0, months: 6, factor: 0.5, balances: [600, 0] });
    expect(only(plan({ start: 0 }))).toEqual({ lasting: 0, months: 0, factor: 0, balances: [0, 0] });
    expect(only(plan({ scaled: level(36, 100), start: 2_400 }))).toEqual({
      lasting: 0,
      months: 24,
      factor: 2 / 3,
      balances: [2_400, 1_200, 0, 0],
    });
  });

  it('half a paisa short is paid in full, two paise are not', () => {
    expect(only(plan({ start: 1_199.995 }))).toMatchObject({ lasting: 100, months: 12 });
    expect(only(plan({ start: 1_199.98 }))).toMatchObject({ lasting: 0, months: 11 });
    // The same where every month is another amount.
    const rising = plan({ scaled: Array.from({ length: 12 }, (_, month) => month + 1), start: 77.995 });
    expect(only(rising)).toMatchObject({ lasting: 100, months: 12 });
    expect(only({ ...rising, start: 77.98 })).toMatchObject({ lasting: 0, months: 11 });
  });

  it('a legacy is left, to the paisa', () => {
    expect(only(plan({ start: 2_200, legacy: 1_000 }))).toMatchObject({
      lasting: 100,
      factor: 1,
      balances: [2_200, 1_000],
    });
    expect(only(plan({ start: 2_199.995, legacy: 1_000 })).lasting).toBe(100);
    expect(only(plan({ start: 2_199, legacy: 1_000 })).lasting).toBe(0);
    expect(only(plan({ start: 1_600, legacy: 1_000 }))).toMatchObject({ lasting: 0, months: 12, factor: 0.5 });
    expect(only(plan({ start: 900, legacy: 1_000 }))).toMatchObject({ lasting: 0, months: 9, factor: 0 });
  });

  it('what does not scale is paid first', () => {
    // 600 are left for 1,200.
    expect(only(plan({ fixed: level(12, 50) }))).toMatchObject({ lasting: 0, months: 8, factor: 0.5 });
    expect(only(plan({ fixed: level(12, -50) }))).toMatchObject({ lasting: 100, months: 12, factor: 1.5 });
    expect(only(plan({ scaled: level(12, 0), fixed: level(12, 100) }))).toMatchObject({
      lasting: 100,
      factor: Number.POSITIVE_INFINITY,
    });
    // Nothing scales, so that no factor helps.
    for (const fixed of [level(12, 101), [...level(11, 101), 102]]) {
      expect(only(plan({ scaled: level(12, 0), fixed }))).toMatchObject({
        lasting: 0,
        months: 11,
        factor: Number.POSITIVE_INFINITY,
      });
    }
    // 1,300 go before the first amount that scales.
    expect(only(plan({ scaled: [0, 100], fixed: [1_300, 0] }))).toMatchObject({ lasting: 0, months: 0, factor: 0 });
  });

  it('income that comes too late does not help the months before it', () => {
    const fixed = [...level(12, 0), ...level(12, -1_000)];
    const late = plan({ fixed, scaled: level(24, 100), start: 600 });
    expect(only(late)).toEqual({ lasting: 0, months: 6, factor: 0.5, balances: [600, 0, 10_800] });
    // What is left of 1,300 after a year of 100 shows what that year could have been: 1,300 for 1,200.
    expect(only({ ...late, start: 1_300 }).factor).toBeCloseTo(1_300 / 1_200, 12);
    const once = plan({ fixed: [...level(6, 0), -5_000, ...level(5, 0)], start: 300 });
    expect(only(once)).toEqual({ lasting: 0, months: 3, factor: 0.5, balances: [300, 4_400] });
  });

  it('the first year may be a part of one', () => {
    const made = plan({ scaled: level(20, 100), start: 2_000, firstYear: 5 });
    expect(only(made).balances).toEqual([2_000, 1_500, 300, 0]);
    expect(only({ ...made, firstYear: 30 }).balances).toEqual([2_000, 0]);
    expect(only(plan({ scaled: [], fixed: [] }))).toEqual({
      lasting: 100,
      months: 0,
      factor: Number.POSITIVE_INFINITY,
      balances: [1_200],
    });
  });
});

describe('at one per cent a month', () => {
  // 100 × (1 − 1.01^−12) / 0.01 is what twelve payments at the end of each month are worth.
  const worth = (100 * (1 - 1.01 ** -12)) / 0.01;

  it('an annuity is worth its value, at the end of the months or at their start', () => {
    for (const [timing, value] of [
      ['end', worth],
      ['start', worth * 1.01],
    ] as const) {
      expect(only(plan({ timing, start: value * 2 }), ONE).factor).toBeCloseTo(2, 9);
      expect(only(plan({ timing, start: value * 2 }), ONE).balances[1]).toBeCloseTo(value * 1.01 ** 12, 6);
      expect(only(plan({ timing, start: value + 0.001 }), ONE)).toMatchObject({ lasting: 100, months: 12 });
      expect(only(plan({ timing, start: value - 1 }), ONE)).toMatchObject({ lasting: 0, months: 11 });
    }
  });

  it('so are months that differ, one by one', () => {
    const scaled = [100, 0, 202];
    const of = (timing: 'start' | 'end', start: number) => only(plan({ timing, scaled, start }), ONE);
    // At the start: 100 + 202 / 1.01²; at the end each a month later.
    const value = 100 + 202 / 1.0201;
    expect(of('start', value * 2).factor).toBeCloseTo(2, 9);
    expect(of('end', value * 2).factor).toBeCloseTo(2.02, 9);
    // 1,000 − 100 = 900 → 918.09 − 202 = 716.09 → 723.2509.
    expect(of('start', 1_000).balances[1]).toBeCloseTo(723.2509, 6);
    // 1,010 − 100 = 910 → 928.291091… less 202.
    expect(of('end', 1_000).balances[1]).toBeCloseTo(910 * 1.0201 - 202, 6);
    expect(of('start', 110).months).toBe(2);
    expect(of('end', 98).months).toBe(0);
  });

  it('a legacy is of the last day', () => {
    const made = plan({ timing: 'end', legacy: 1_000, start: worth + 1_000 / 1.01 ** 12 });
    expect(only(made, ONE).factor).toBeCloseTo(1, 9);
    expect(only({ ...made, start: made.start + 0.001 }, ONE).lasting).toBe(100);
    expect(only({ ...made, start: made.start - 1 }, ONE)).toMatchObject({ lasting: 0, months: 12 });
  });
});

describe('on random paths', () => {
  const rising = Array.from(
    { length: 40 },
    (_, month) => 900 + 10 * Math.floor(month / 12) + (month === 30 ? 2_000 : 0),
  );
  it.each<[string, Plan, number, number]>([
    ['level months at the start', plan({ start: 28_000, scaled: level(40, 800), firstYear: 7 }), 6, 25],
    [
      'level months at the end, with a legacy',
      plan({ start: 45_000, scaled: level(36, 1_000), timing: 'end', legacy: 9_000 }),
      5,
      12,
    ],
    [
      'months that differ, with income',
      plan({ start: 30_000, scaled: rising, fixed: rising.map((_, at) => (at > 20 ? -300 : 100)) }),
      8,
      18,
    ],
    [
      'income in time for some',
      plan({ start: 13_000, scaled: level(24, 1_000), fixed: level(24, 0).map((_, at) => (at === 11 ? -9_000 : 0)) }),
      4,
      40,
    ],
  ])('%s', (_, made, yearlyPercent, swingPercent) => {
    const terms = { yearlyPercent, swingPercent };
    const growth = logGrowthOfYears(terms, pathsSeed);
    const total = made.scaled.length;
    const lengths: number[] = [];
    for (let left = total, next = made.firstYear; left > 0; left -= next, next = Math.min(12, left)) lengths.push(next);
    const drawn = lengths.map(() => Array.from({ length: pathsDrawn }, growth));
    /** Walks one path month by month, its spending multiplied. */
    const walk = (path: number, times: number) => {
      let [left, short, month] = [made.start, total, 0];
      const ends = [left];
      lengths.forEach((length, year) => {
        const grown = Math.exp((drawn[year]?.[path] as number) / 12);
        for (let each = 0; each < length; each += 1, month += 1) {
          if (made.timing === 'end') left *= grown;
          left -= (made.fixed[month] as number) + times * (made.scaled[month] as number);
          if (left < -0.01) short = Math.min(short, month);
          left = Math.max(0, left);
          if (made.timing === 'start') left *= grown;
        }
        ends.push(left);
      });
      return { short, ends, holds: short === total && left >= made.legacy - 0.01 };
    };
    const paths = Array.from({ length: pathsDrawn }, (_, path) => path);
    const walked = paths.map((path) => walk(path, 1));
    const most = (path: number) => {
      let [low, high] = [0, 64];
      for (let step = 0; step < 30; step += 1) {
        const middle = (low + high) / 2;
        if (walk(path, middle).holds) low = middle;
        else high = middle;
      }
      return low;
    };
    const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
    const found = randomWithdrawals(made, terms);
    const lasting = walked.filter(({ holds }) => holds).length;
    // A plan that always or never lasts would show little.
    expect(lasting).toBeGreaterThan(25);
    expect(lasting).toBeLessThan(475);
    expect(found.lasting).toBe(lasting / 5);
    expect([...found.months]).toEqual(sorted(walked.map(({ short }) => short)));
    found.balances.forEach((balances, year) => {
      sorted(walked.map(({ ends }) => ends[year] as number)).forEach((balance, at) => {
        expect(Math.abs((balances[at] as number) - balance)).toBeLessThan(1e-6);
      });
    });
    sorted(paths.map(most)).forEach((factor, at) => {
      expect(Math.abs((found.factors[at] as number) - factor)).toBeLessThan(1e-4 * (1 + factor));
    });
  });
});

it('are one path without swing', () => {
  const { months, factors, balances } = randomWithdrawals(plan({}), flat);
  expect([months.length, factors.length, balances[0]?.length]).toEqual([1, 1, 1]);
});

it('names nothing in an empty list', () => {
  expect(atShare(new Float64Array(), 0.5)).toBe(0);
});
