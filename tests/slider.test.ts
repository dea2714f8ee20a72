import fc from 'fast-check';
import { decimal, duration, money, type NumberField, percent, whole } from '@/lib/calculator';
import { nearestStop, sliderRange, stepFrom, stopsOf } from '@/lib/slider';

const loan = money({ label: 'Loan', min: 10_000, max: 10_00_00_000, default: 50_00_000 });
const rate = percent({ label: 'Rate', min: 0, max: 30, default: 8.5, step: 0.05 });

const usualSteps = { money: 1_000, percent: 0.1, duration: 12, whole: 1, decimal: 1 };

/** Fields as calculators have them: round bounds of any size, the usual steps or own ones. */
const anyField: fc.Arbitrary<NumberField> = fc
  .record({
    kind: fc.constantFrom('money', 'percent', 'duration', 'whole', 'decimal'),
    min: fc.constantFrom(0, 1, 10, 500, 10_000, 37),
    width: fc.constantFrom(7, 50, 360, 999, 5_00_000, 1_00_00_000, 100_00_00_000),
    step: fc.constantFrom(undefined, 1, 5, 10, 500, 1_000, 10_000),
    belowNil: fc.boolean(),
  })
  .map(({ kind, min, width, step = usualSteps[kind], belowNil }) => {
    const from = belowNil && kind !== 'duration' && kind !== 'whole' ? -width : min;
    return { kind, label: 'Any', min: from, max: min + width, default: min, step };
  });

describe('the stops of a slider', () => {
  it('of a wide range of money have two digits that count', () => {
    const stops = stopsOf(loan);
    expect(stops.slice(0, 4)).toEqual([10_000, 11_000, 12_000, 13_000]);
    const around = (value: number) => {
      const index = stops.indexOf(value);
      return stops.slice(index - 1, index + 2);
    };
    expect(around(1_00_000)).toEqual([99_000, 1_00_000, 1_10_000]);
    expect(around(10_00_000)).toEqual([9_90_000, 10_00_000, 11_00_000]);
    expect(stops.at(-1)).toBe(10_00_00_000);
    // From ₹10 thousand to ₹10 crore: four magnitudes of 90 two-digit numbers, and the end.
    expect(stops).toHaveLength(4 * 90 + 1);
  });

  it('of a wide range from nil, and of whole numbers, have two digits too', () => {
    const fromNil = stopsOf(money({ label: 'Income', min: 0, max: 10_00_00_000, default: 0 }));
    expect(fromNil.slice(0, 3)).toEqual([0, 1_000, 2_000]);
    expect(fromNil[fromNil.indexOf(1_00_000) + 1]).toBe(1_10_000);
    const shares = stopsOf(whole({ label: 'Shares', min: 1, max: 10_000, default: 1 }));
    expect(shares.slice(98, 101)).toEqual([99, 100, 110]);
  });

  it('of a range of money within two magnitudes, or below nil, are equal steps', () => {
    const narrow = stopsOf(money({ label: 'Rent', min: 10_000, max: 3_00_000, default: 20_000 }));
    expect(narrow[narrow.indexOf(1_00_000) + 1]).toBe(1_01_000);
    // Two crore wide: of ₹1,000 they would be 20,000.
    const loss = money({ label: 'Loss', min: -1_00_00_000, max: 1_00_00_000, default: 0 });
    expect(stopsOf(loss)[1]).toBe(-99_90_000);
  });

  it('of a rate are equal steps, without the dust of binary fractions', () => {
    const stops = stopsOf(rate);
    expect(stops).toHaveLength(601);
    expect(stops[1]).toBe(0.05);
    expect(stops[3]).toBe(0.15);
    expect(stops[170]).toBe(8.5);
    expect(stops.at(-1)).toBe(30);
  });

  it('go on at round values from an odd start, and end at an odd end', () => {
    const years = duration({ label: 'Years', min: 1, max: 40, default: 12 });
    expect(stopsOf(years)).toEqual([1, 12, 24, 36, 40]);
  });

  it('reach below nil', () => {
    const change = percent({ label: 'Change', min: -2, max: 1, step: 0.5, default: 0 });
    expect(stopsOf(change)).toEqual([-2, -1.5, -1, -0.5, 0, 0.5, 1]);
    expect(stopsOf(change).some((stop) => Object.is(stop, -0))).toBe(false);
  });

  it('reach the end also where it is many thousand steps away', () => {
    const area = decimal({ label: 'Area', min: 0, max: 1_00_000, default: 500 });
    expect(stopsOf(area).at(-1)).toBe(1_00_000);
    expect(stopsOf(area).length).toBeLessThanOrEqual(2_002);
    const loss = money({ label: 'Loss', min: -1_00_00_000, max: 1_00_00_000, default: 0 });
    expect(stopsOf(loss)[0]).toBe(-1_00_00_000);
    expect(stopsOf(loss).at(-1)).toBe(1_00_00_000);
    expect(stopsOf(loss)).toContain(0);
  });

  it('keep to the range of the slider where it is shorter than the bounds', () => {
    const short = money({
      label: 'Short',
      min: 0,
      max: 10_00_000,
      slider: { min: 5_000, max: 50_000 },
      default: 9_000,
    });
    expect(sliderRange(short)).toEqual({ min: 5_000, max: 50_000 });
    expect(stopsOf(short)[0]).toBe(5_000);
    expect(stopsOf(short).at(-1)).toBe(50_000);
    expect(sliderRange({ ...short, slider: false })).toEqual({ min: 0, max: 10_00_000 });
  });

  it('ascend from the start to the end of the range, and are not too many to draw', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const stops = stopsOf(field);
        const { min, max } = sliderRange(field);
        expect(stops[0]).toBe(min);
        expect(stops.at(-1)).toBe(max);
        expect(stops.every((stop, index) => index === 0 || stop > (stops[index - 1] ?? 0))).toBe(true);
        expect(stops.length).toBeLessThanOrEqual(2_002);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the nearest stop', () => {
  it('is the stop itself for a stop, and none is nearer for any value', () => {
    fc.assert(
      fc.property(anyField, fc.double({ min: -0.2, max: 1.2, noNaN: true }), (field, part) => {
        const stops = stopsOf(field);
        const { min, max } = sliderRange(field);
        const value = min + part * (max - min);
        const distance = Math.abs((stops[nearestStop(field, value)] ?? Number.NaN) - value);
        expect(Math.min(...stops.map((stop) => Math.abs(stop - value)))).toBe(distance);
        const index = Math.floor(Math.min(0.999, Math.max(0, part)) * stops.length);
        expect(nearestStop(field, stops[index] ?? 0)).toBe(index);
      }),
      { numRuns: 300 },
    );
  });
});

describe('one step with an arrow key', () => {
  it.each([
    [50_00_000, 1, 51_00_000],
    [50_00_000, -1, 49_00_000],
    [50_12_345, 1, 51_00_000],
    [50_12_345, -1, 50_00_000],
    [1_00_000, -1, 99_000],
    [1_01_500, -1, 1_00_000],
    [99_000, 1, 1_00_000],
    [50_00_000, 10, 60_00_000],
    [10_000, -1, 10_000],
    [10_00_00_000, 1, 10_00_00_000],
  ])('from ₹%d by %d goes to ₹%d', (value, steps, expected) => {
    expect(stepFrom(loan, value, steps)).toBe(expected);
  });

  it('takes a rate up by its step, without dust', () => {
    expect(stepFrom(rate, 8.5, 1)).toBe(8.55);
    expect(stepFrom(rate, 0.1, 1)).toBe(0.15);
    expect(stepFrom(rate, 8.52, 1)).toBe(8.55);
    expect(stepFrom(rate, 8.52, -1)).toBe(8.5);
    expect(Object.is(stepFrom(rate, 0.05, -1), 0)).toBe(true);
  });

  it('goes over every stop of a rate, one by one, up and down', () => {
    const stops = stopsOf(rate);
    for (const [index, stop] of stops.entries()) {
      expect(stepFrom(rate, stop, 1)).toBe(stops[index + 1] ?? 30);
      expect(stepFrom(rate, stop, -1)).toBe(stops[index - 1] ?? 0);
    }
  });

  it('goes down from a stop of very many steps to the one before it', () => {
    const large = percent({ label: 'Large', min: -1e9, max: 1e9, default: 0, step: 0.1 });
    const stop = stopsOf(large)[142] ?? 0;
    expect(stop).toBe(-858_000_000);
    expect(stepFrom(large, stepFrom(large, stop, 1), -1)).toBe(stop);
  });

  it('stays within the bounds, and goes beyond the slider', () => {
    const short = percent({ label: 'Short', min: 0, max: 40, slider: { min: 5, max: 15 }, default: 10 });
    expect(stepFrom(short, 15, 1)).toBe(15.1);
    expect(stepFrom(short, 40, 1)).toBe(40);
    fc.assert(
      fc.property(
        anyField,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -20, max: 20 }),
        (field, part, steps) => {
          const to = stepFrom(field, field.min + part * (field.max - field.min), steps);
          expect(to).toBeGreaterThanOrEqual(field.min);
          expect(to).toBeLessThanOrEqual(field.max);
          expect(Object.is(to, -0)).toBe(false);
        },
      ),
    );
  });

  it('up moves up, down moves down, and up and down again returns to the stop it came from', () => {
    fc.assert(
      fc.property(anyField, fc.double({ min: 0, max: 1, noNaN: true }), (field, part) => {
        const stops = stopsOf(field);
        const stop = stops[Math.floor(part * (stops.length - 1))] ?? 0;
        const up = stepFrom(field, stop, 1);
        if (stop < field.max) expect(up).toBeGreaterThan(stop);
        // At either end the bounds cut a step short.
        if (up < field.max && stop > field.min) expect(stepFrom(field, up, -1)).toBe(stop);
      }),
      { numRuns: 500 },
    );
  });
});
