import { gridOf, middleOf, probeOf, type Range, refined, resolutionAt, runsOf, sampled } from '@/lib/explore/sample';

const rates: Range = { min: 0, max: 10, step: 0.1, whole: false };
const years: Range = { min: 0, max: 10, step: 1, whole: true };
const xs = (samples: readonly { readonly x: number }[]) => samples.map(({ x }) => x);

describe('a probe', () => {
  test('asks for each value once, refusals included, and takes what is no number for a refusal', () => {
    const asked: number[] = [];
    const answers: Record<number, number | null> = { 1: 10, 2: null, 3: Number.NaN, 4: Number.POSITIVE_INFINITY };
    const probe = probeOf((x) => {
      asked.push(x);
      return answers[x] ?? null;
    }, 10);
    for (const x of [1, 2, 3, 4, 1, 2, 3, 4]) expect(probe.at(x)).toBe(x === 1 ? 10 : null);
    expect(asked).toEqual([1, 2, 3, 4]);
    expect(probe.left()).toBe(6);
    expect(probe.found()).toEqual([{ x: 1, y: 10 }]);
  });

  test('asks for no more values than it may: what it has not been told counts as refused', () => {
    const probe = probeOf((x) => 10 * x, 2);
    expect([1, 2, 3, 2].map((x) => probe.at(x))).toEqual([10, 20, null, 20]);
    expect(probe.left()).toBe(0);
    expect(probe.found()).toHaveLength(2);
  });

  test('runs of values are parted by refusals, however many, at the ends too', () => {
    const samples = [null, 1, 2, null, null, 5, null].map((y, x) => ({ x, y }));
    expect(runsOf(samples)).toEqual([
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
      [{ x: 5, y: 5 }],
    ]);
    expect(runsOf([])).toEqual([]);
  });
});

describe('how close is close', () => {
  test.each([
    [years, 1_00_000, 1],
    [years, 0, 1],
    [rates, 0, 1e-6],
    [rates, 0.05, 1e-6],
    [rates, 0.1, 1e-11],
    [rates, 8, 8e-10],
    [rates, -8, 8e-10],
  ])('%j at %d: %d', (range, x, expected) => {
    expect(resolutionAt(range, x)).toBeCloseTo(expected, 15);
  });

  test('the middle of whole numbers is the whole one at or below it', () => {
    expect(middleOf(years, 3, 8)).toBe(5);
    expect(middleOf(rates, 3, 8)).toBe(5.5);
  });
});

describe('where to look first', () => {
  test('equal parts, both ends included', () => {
    expect(gridOf(rates, 4, true)).toEqual([0, 2.5, 5, 7.5, 10]);
  });

  test('nowhere in a range without a value, once in a range of one', () => {
    expect(gridOf({ ...rates, min: 3, max: 2 }, 4)).toEqual([]);
    expect(gridOf({ ...years, min: 0.2, max: 0.8 }, 4)).toEqual([]);
    expect(gridOf({ ...rates, max: Number.NaN }, 4)).toEqual([]);
    expect(gridOf({ ...rates, min: 3, max: 3 }, 4)).toEqual([3]);
  });

  test('a range of whole numbers begins and ends at whole ones', () => {
    expect(gridOf({ ...years, min: 0.5, max: 3.5 }, 2)).toEqual([1, 2, 3]);
  });

  test('every whole number of a range of up to 500, and parts of a longer one', () => {
    expect(gridOf({ ...years, max: 499 }, 10)).toHaveLength(500);
    expect(gridOf({ ...years, min: 100, max: 600 }, 5)).toEqual([100, 200, 300, 400, 500, 600]);
  });

  test('evenly: every whole number where there are no more than parts, else the nearest to each', () => {
    expect(gridOf(years, 10, true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(gridOf({ ...years, max: 11 }, 10, true)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]);
  });

  test('equal ratios as well where the range spans more than fiftyfold', () => {
    const round = (grid: readonly number[]) => grid.map((x) => Number(x.toFixed(6)));
    const wide = { ...rates, min: 1, max: 10_000, step: 1 };
    expect(round(gridOf(wide, 4))).toEqual([1, 10, 100, 1_000, 2_500.75, 5_000.5, 7_500.25, 10_000]);
    expect(gridOf(wide, 4, true)).toEqual([1, 2_500.75, 5_000.5, 7_500.25, 10_000]);
    expect(gridOf({ ...wide, max: 50 }, 2)).toEqual([1, 25.5, 50]);
    expect(round(gridOf({ ...wide, max: 64 }, 2))).toEqual([1, 8, 32.5, 64]);
    // From nil the ratios begin at one step.
    expect(round(gridOf({ ...wide, min: 0 }, 2))).toEqual([0, 1, 100, 5_000, 10_000]);
  });

  test('the same below nil, and on both sides of it', () => {
    const round = (grid: readonly number[]) => grid.map((x) => Number(x.toFixed(6)) || 0);
    const below = { ...rates, min: -10_000, max: 0, step: 1 };
    expect(round(gridOf(below, 2))).toEqual([-10_000, -5_000, -100, -1, 0]);
    expect(round(gridOf({ ...below, max: -100 }, 2))).toEqual([-10_000, -5_050, -1_000, -100]);
    expect(round(gridOf({ ...below, max: 10_000 }, 2))).toEqual([-10_000, -100, -1, 0, 1, 100, 10_000]);
  });

  test('closer and closer around today’s value, within the range; evenly, at that value alone', () => {
    // A 64th, 256th, 1,024th and 4,096th of a width of 10.
    const off = [0.15625, 0.0390625, 0.009765625, 0.00244140625];
    const around = [...off.map((by) => 3 - by), 3, ...off.map((by) => 3 + by).reverse()];
    expect(gridOf({ ...rates, near: 3, step: 1 }, 2)).toEqual([0, ...around, 5, 10]);
    expect(gridOf({ ...rates, near: 3 }, 2, true)).toEqual([0, 3, 5, 10]);
    expect(gridOf({ ...rates, near: 0, step: 1 }, 2)).toEqual([0, ...[...off].reverse(), 5, 10]);
    expect(gridOf({ ...rates, near: 10, step: 1 }, 2)).toEqual([0, 5, ...off.map((by) => 10 - by), 10]);
    expect(gridOf({ ...rates, near: 12, step: 1 }, 2)).toEqual([0, 5, 10]);
  });
});

describe('the ends of what is refused', () => {
  test('the last value and the first refusal are adjacent', () => {
    const samples = sampled(
      probeOf((x) => (x > 3.3 ? null : x), 100),
      rates,
      [0, 5, 10],
    );
    expect(samples).toHaveLength(5);
    expect(samples.map(({ y }) => y !== null)).toEqual([true, true, false, false, false]);
    expect(3.3 - (samples[1]?.x ?? 0)).toBeGreaterThanOrEqual(0);
    expect((samples[2]?.x ?? 0) - (samples[1]?.x ?? 0)).toBeLessThanOrEqual(1e-9);
    expect(samples[2]?.x).toBeGreaterThan(3.3);
  });

  test('among whole numbers they are adjacent, and nothing is added where they are already', () => {
    const upTo3 = (x: number) => (x > 3 ? null : x);
    expect(xs(sampled(probeOf(upTo3, 100), years, [0, 5, 10]))).toEqual([0, 3, 4, 5, 10]);
    expect(xs(sampled(probeOf(upTo3, 100), years, [0, 3, 4, 10]))).toEqual([0, 3, 4, 10]);
    expect(xs(sampled(probeOf(upTo3, 100), years, [0, 3, 5]))).toEqual([0, 3, 4, 5]);
    expect(
      xs(
        sampled(
          probeOf((x) => (x < 3 ? null : x), 100),
          years,
          [0, 5, 10],
        ),
      ),
    ).toEqual([0, 2, 3, 5, 10]);
  });

  test('are looked for six times at most', () => {
    const everyOther = (x: number) => (Math.floor(x) % 2 === 1 ? null : x);
    const grid = Array.from({ length: 21 }, (_, index) => index);
    const samples = sampled(probeOf(everyOther, 10_000), { ...rates, max: 20 }, grid);
    // From 0 to 1 and so on: each of the six begins at a whole number, where only the side before it is new.
    expect(samples).toHaveLength(21 + 6);
  });

  test('are looked for as long as values may be asked for', () => {
    let asked = 0;
    const probe = probeOf((x) => {
      asked += 1;
      return x > 3.3 ? null : x;
    }, 5);
    sampled(probe, rates, [0, 5, 10]);
    expect(asked).toBe(5);
  });
});

describe('looking closer', () => {
  const square = (x: number) => x * x;
  const samplesOf = (valueAt: (x: number) => number | null, grid: readonly number[]) =>
    grid.map((x) => ({ x, y: valueAt(x) }));

  test('halves intervals down to the narrowest worth it', () => {
    const grid = refined(
      probeOf(square, 100),
      rates,
      samplesOf(square, [0, 4, 8]),
      100,
      () => 1,
      () => 2,
    );
    expect(xs(grid)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { x, y } of grid) expect(y).toBe(x * x);
  });

  test('takes the most urgent one first, of equal ones the first, and none that is not urgent', () => {
    const once = (urgency: (a: { x: number }) => number) =>
      xs(refined(probeOf(square, 100), rates, samplesOf(square, [0, 4, 8]), 1, () => 1, urgency));
    expect(once(({ x }) => 2 + x)).toEqual([0, 4, 6, 8]);
    expect(once(() => 2)).toEqual([0, 2, 4, 8]);
    expect(once(() => 1)).toEqual([0, 4, 8]);
  });

  test('adds no more than it may, and asks for no more than is left', () => {
    const grid = samplesOf(square, [0, 4, 8]);
    expect(
      refined(
        probeOf(square, 100),
        rates,
        grid,
        3,
        () => 0.001,
        () => 2,
      ),
    ).toHaveLength(6);
    expect(
      refined(
        probeOf(square, 2),
        rates,
        grid,
        100,
        () => 0.001,
        () => 2,
      ),
    ).toHaveLength(5);
    expect(
      refined(
        probeOf(square, 0),
        rates,
        grid,
        100,
        () => 0.001,
        () => 2,
      ),
    ).toHaveLength(3);
  });

  test('leaves a straight line, and whatever touches a refusal, as it is', () => {
    const line = (x: number) => 3 * x;
    const grid = [0, 2, 4, 6, 8];
    expect(
      refined(
        probeOf(line, 100),
        rates,
        samplesOf(line, grid),
        100,
        () => 0.1,
        () => 2,
      ),
    ).toHaveLength(5);
    const hole = (x: number) => (x > 3 && x < 5 ? null : x * x);
    const places = xs(
      refined(
        probeOf(hole, 100),
        rates,
        samplesOf(hole, [0, 1, 2, 4, 6, 7, 8]),
        100,
        () => 0.4,
        () => 2,
      ),
    );
    expect(places.filter((x) => x > 2 && x < 6)).toEqual([4]);
    expect(places.length).toBeGreaterThan(7);
  });

  test('measures how far one bend between two values takes the line off the straight way between them', () => {
    // Level up to 5, then one for one. Between (4, 0) and (6, 1) the straight way is at 0.5 where the line is at 0.
    const bent = (x: number) => Math.max(0, x - 5);
    const seen: unknown[] = [];
    refined(
      probeOf(bent, 100),
      rates,
      samplesOf(bent, [0, 4, 6, 10]),
      1,
      () => 0.1,
      (a, b, bend) => {
        seen.push([a, b, bend]);
        return 0;
      },
    );
    expect(seen).toContainEqual([{ x: 4, y: 0 }, { x: 6, y: 1 }, 0.5]);
  });
});
