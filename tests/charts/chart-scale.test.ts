import fc from 'fast-check';
import {
  arcs,
  bandPath,
  columnsPath,
  drawable,
  hasShape,
  linePath,
  nearest,
  reach,
  roundTicks,
  type Spot,
  scale,
  shares,
  spread,
  stacked,
  thin,
  ticksWithin,
} from '@/lib/chart-scale';
import { formatAxis } from '@/lib/format';
import { barsChart, partsChart, stepsChart } from '@/lib/result';

it.each([
  ['bars', barsChart('Tax', { bars: ['New', 'Old'], series: [{ label: 'Tax', values: [0, 0], tone: 'tax' }] }), false],
  ['bars', barsChart('Tax', { bars: ['New', 'Old'], series: [{ label: 'Tax', values: [0, -1], tone: 'tax' }] }), true],
  ['parts', partsChart('Bill', [{ label: 'GST', value: 0, tone: 'tax' }]), false],
  ['parts', partsChart('Bill', [{ label: 'GST', value: 18, tone: 'tax' }]), true],
  ['steps', stepsChart('Income', [{ label: 'Rent', value: 0, tone: 'own' }]), false],
  ['steps', stepsChart('Income', [{ label: 'Rent', value: 1, tone: 'own' }]), true],
])('%s have a shape where a value is not 0', (_, chart, has) => {
  expect(hasShape(chart)).toBe(has);
});

describe('the ticks of an axis', () => {
  test.each([
    { high: 42_00_000, ticks: ['₹0', '₹20L', '₹40L', '₹60L'] },
    { high: 99_91_479, ticks: ['₹0', '₹25L', '₹50L', '₹75L', '₹1Cr'] },
    { high: 1_00_00_000, ticks: ['₹0', '₹25L', '₹50L', '₹75L', '₹1Cr'] },
    { high: 1_00_00_001, ticks: ['₹0', '₹50L', '₹1Cr', '₹1.5Cr'] },
    { high: 7_40_00_000, ticks: ['₹0', '₹2Cr', '₹4Cr', '₹6Cr', '₹8Cr'] },
    { high: 10_00_00_00_000, ticks: ['₹0', '₹250Cr', '₹500Cr', '₹750Cr', '₹1,000Cr'] },
    { high: 3_200, ticks: ['₹0', '₹1,000', '₹2,000', '₹3,000', '₹4,000'] },
  ])('up to $high are $ticks', ({ high, ticks }) => {
    expect(roundTicks(0, high, 4, 1).map(formatAxis)).toEqual(ticks);
  });

  test('reach below a loss and above a gain', () => {
    expect(roundTicks(-90_000, 52_000, 4, 1)).toEqual([-1_00_000, -50_000, 0, 50_000, 1_00_000]);
  });

  test('of percentages have decimals, of counted things have none', () => {
    expect(roundTicks(0, 0.9, 4)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(roundTicks(0, 0.9, 4, 1)).toEqual([0, 1]);
    expect(roundTicks(0, 9, 4, 1)).toEqual([0, 5, 10]);
  });

  test('of months are at whole years', () => {
    expect(roundTicks(0, 240, 4, 12)).toEqual([0, 60, 120, 180, 240]);
    expect(roundTicks(0, 30, 4, 12)).toEqual([0, 12, 24, 36]);
  });

  test('are one where all data is one value', () => {
    expect(roundTicks(0, 0, 4)).toEqual([0]);
    expect(ticksWithin(2030, 2030, 10)).toEqual([2030]);
  });

  test('within the data leave its odd ends unlabelled, unless no two round values fit', () => {
    expect(ticksWithin(1, 20, 5, 1)).toEqual([5, 10, 15, 20]);
    expect(ticksWithin(2026, 2046, 5, 1)).toEqual([2030, 2035, 2040, 2045]);
    expect(ticksWithin(8.1, 8.9, 5, 1)).toEqual([8.1, 8.9]);
  });

  test('are evenly spaced by 1, 2, 2.5 or 5 times a power of ten, few, and cover the data', () => {
    const amount = fc.double({ min: -1e11, max: 1e11, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const low = Math.min(one, other);
        const high = Math.max(one, other);
        fc.pre(high - low > 1e-3);
        const ticks = roundTicks(low, high, 4);
        const [first = 0, second = 0] = ticks;
        const last = ticks.at(-1) ?? 0;
        const step = second - first;
        const digits = step / 10 ** Math.floor(Math.log10(step * 1.000001));
        expect([1, 2, 2.5, 5].some((digit) => Math.abs(digits - digit) < 1e-3)).toBe(true);
        expect(first).toBeLessThanOrEqual(low + step * 1e-6);
        expect(last).toBeGreaterThanOrEqual(high - step * 1e-6);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('the reach of an axis', () => {
  test('begins at zero for amounts, so that heights compare honestly', () => {
    expect(reach([90, 100])).toEqual([0, 100]);
    expect(reach([50, 100], true)).toEqual([0, 100]);
    expect(reach([-5, -3])).toEqual([-5, 0]);
    expect(reach([])).toEqual([0, 0]);
  });

  test('of lines that hardly differ begins near them', () => {
    expect(reach([8.1, 8.42], true)).toEqual([8.1, 8.42]);
    expect(reach([7, 7], true)).toEqual([0, 7]);
  });
});

describe('positions', () => {
  it('are between the ends of the axis, wherever it begins', () => {
    expect([10, 15, 20].map(scale(10, 20))).toEqual([0, 50, 100]);
    expect([-10, 0, 30].map(scale(-10, 30))).toEqual([0, 25, 100]);
  });

  it('are those of the nearest value, the earlier of two as near', () => {
    expect([9, 12, 15, 16, 40].map((target) => nearest([10, 20, 30], target))).toEqual([0, 0, 0, 1, 2]);
  });

  test('run from 0 to 100 at two decimals', () => {
    const position = scale(0, 3);
    expect([0, 1, 2, 3].map(position)).toEqual([0, 33.33, 66.67, 100]);
  });

  test('without a span are all the same', () => {
    expect(scale(5, 5, 50)(5)).toBe(50);
    expect(scale(0, 0)(0)).toBe(0);
  });

  test('the nearest of several is found, the first where two are as near', () => {
    expect(nearest([0, 10, 40], 12)).toBe(1);
    expect(nearest([0, 10, 40], 99)).toBe(2);
    expect(nearest([0, 10], 5)).toBe(0);
  });

  test('what cannot be drawn counts as nothing', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 1e301].map(drawable)).toEqual([0, 0, 0, 0, 0]);
    expect(Object.is(drawable(-0), 0)).toBe(true);
    expect(drawable(-12.5)).toBe(-12.5);
  });
});

describe('curves', () => {
  it('keep the lowest and the highest of each stretch, in their order, and one of a level stretch', () => {
    const heights = (known: Readonly<Record<number, number>>) =>
      Array.from({ length: 20 }, (_, x): [number, number] => [x, known[x] ?? 0]);
    const places = (known: Readonly<Record<number, number>>) => thin(heights(known), 6).map(([x]) => x);
    // Two stretches between the ends, from 1 to 9 and from 10 to 18.
    expect(places({ 3: -5, 7: 9, 12: 8, 15: -4 })).toEqual([0, 3, 7, 12, 15, 19]);
    expect(places({})).toEqual([0, 1, 10, 19]);
    expect(thin(heights({}), 20)).toHaveLength(20);
  });

  const zigzag = Array.from(
    { length: 600 },
    (_, index): Spot => [index / 6, index === 301 ? 99 : index === 450 ? -7 : 20],
  );

  test('of 600 points are drawn with at most 120, ends and extremes among them', () => {
    const drawn = thin(zigzag);
    expect(drawn.length).toBeLessThanOrEqual(120);
    expect(drawn[0]).toEqual(zigzag[0]);
    expect(drawn.at(-1)).toEqual(zigzag[599]);
    expect(drawn).toContainEqual(zigzag[301]);
    expect(drawn).toContainEqual(zigzag[450]);
  });

  test('keep their order when thinned', () => {
    const across = thin(zigzag).map(([at]) => at);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });

  test('of 120 points or fewer stay whole', () => {
    expect(thin(zigzag.slice(0, 120))).toHaveLength(120);
  });

  test('become paths with the origin at the top', () => {
    expect(
      linePath([
        [0, 0],
        [50, 12.34],
        [100, 100],
      ]),
    ).toBe('M0,100L50,87.66L100,0');
    expect(
      bandPath(
        [
          [0, 30],
          [100, 40],
        ],
        [
          [0, 0],
          [100, 10],
        ],
      ),
    ).toBe('M0,70L100,60L100,90L0,100Z');
    expect(
      columnsPath(
        [
          [25, 60],
          [75, 80],
        ],
        [
          [25, 0],
          [75, 20],
        ],
        20,
      ),
    ).toBe('M5,100V40H45V100ZM55,80V20H95V80Z');
    expect(bandPath([], [])).toBe('');
  });
});

describe('parts', () => {
  test('above zero pile up, parts below zero pile down', () => {
    expect(stacked([3, -1, 2, -4])).toEqual([
      [0, 3],
      [-1, 0],
      [3, 5],
      [-5, -1],
    ]);
  });

  test('have shares that add up to exactly 100 %', () => {
    expect(shares([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e10, noNaN: true }), { minLength: 1, maxLength: 9 }), (parts) => {
        fc.pre(parts.some((part) => part > 1e-3));
        const total = (shares(parts) ?? []).reduce((sum, share) => sum + share, 0);
        expect(total).toBeCloseTo(100, 9);
      }),
    );
  });

  test('have no shares where there is nothing, or less than nothing', () => {
    expect(shares([0, 0])).toBeUndefined();
    expect(shares([5, -1])).toBeUndefined();
    expect(shares([])).toBeUndefined();
  });

  test('fill the ring from twelve o’clock, each after the one before, with a little gap', () => {
    expect(arcs([1, 3])).toEqual([
      { start: 0.4, length: 24.2 },
      { start: 25.4, length: 74.2 },
    ]);
  });

  test('that are alone close the ring; of nothing, nothing is drawn; a sliver can be seen', () => {
    expect(arcs([7])).toEqual([{ start: 0, length: 100 }]);
    expect(arcs([0, 7]).map(({ length }) => length)).toEqual([0, 100]);
    expect(arcs([0, 0]).map(({ length }) => length)).toEqual([0, 0]);
    expect(arcs([1, 1e9]).map(({ length }) => length)).toEqual([0.3, 99.2]);
    expect(arcs([-5, 5]).map(({ length }) => length)).toEqual([0, 100]);
  });
});

test('labels are spread evenly from the first, within the room there is', () => {
  expect(spread(10, 4)).toEqual([0, 3, 6, 9]);
  expect(spread(3, 10)).toEqual([0, 1, 2]);
  expect(spread(21, 0.5)).toEqual([0, 11]);
  expect(spread(0, 4)).toEqual([]);
});
