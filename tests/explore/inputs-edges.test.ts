import {
  type AnyCalculator,
  decimal,
  defaultInput,
  duration,
  money,
  type NumberField,
  percent,
  type Result,
  rupees,
  whole,
} from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { headlineAt, type NumericInput, numericInputs, resultOf, usefulRange } from '@/lib/explore/inputs';
import { taxToy } from './toys';

function boxOf(field: NumberField, value: number | null = field.default): NumericInput {
  const calculator: AnyCalculator = defineCalculator({
    fields: { x: field },
    groups: [{ fields: ['x'] }],
    compute: (): Result => ({ headline: [rupees('Due', 1)], sentence: '', steps: [] }),
  });
  const [numeric] = numericInputs(calculator, { x: value });
  if (!numeric) throw new Error('no box');
  return numeric;
}

const bounds = { label: 'Box', min: 0, max: 100, default: 7, step: 1 };

describe('the range of a box', () => {
  test.each([
    ['months', duration(bounds), true],
    ['counts', whole(bounds), true],
    ['money', money(bounds), true],
    ['money with paise', money({ ...bounds, paise: true }), false],
    ['percentages', percent(bounds), false],
    ['other numbers', decimal(bounds), false],
  ])('is whole or not: %s', (_, field, isWhole) => {
    expect(boxOf(field).range).toEqual({ min: 0, max: 100, step: 1, whole: isWhole, near: 7 });
  });

  test('has nothing to look near where the box is empty, but has where it holds nil', () => {
    const optional = percent({ ...bounds, default: null, optional: true });
    expect(boxOf(optional)).toMatchObject({ value: null });
    expect(boxOf(optional).range).toEqual({ min: 0, max: 100, step: 1, whole: false });
    expect(boxOf(optional, 0).range).toEqual({ min: 0, max: 100, step: 1, whole: false, near: 0 });
  });
});

describe('the part worth drawing', () => {
  test.each([
    ['all of bounds that are not vast', { min: 0, max: 100 }, 7, 0, 100],
    ['all of bounds below nil that are not vast', { min: -50, max: 50 }, -7, -50, 50],
    ['bounds twenty times the value', { min: 0, max: 140 }, 7, 0, 140],
    ['a slider that ends short of the bounds', { min: 0, max: 1_000, slider: { min: 5, max: 30 } }, 7, 5, 30],
    ['a slider that ends beyond the bounds', { min: 6, max: 20, slider: { min: 5, max: 30 } }, 7, 6, 20],
    ['a slider, and the value below it', { min: 0, max: 1_000, slider: { min: 5, max: 30 } }, 2, 2, 30],
    ['a slider, and the value above it', { min: 0, max: 1_000, slider: { min: 5, max: 30 } }, 90, 5, 90],
  ])('is %s', (_, spec, value, min, max) => {
    expect(usefulRange(boxOf(decimal({ ...bounds, ...spec, default: value })))).toMatchObject({ min, max });
  });

  test.each([
    ['above nil', 40],
    ['below nil', -40],
    ['nil', 0],
  ])('is far less than vast bounds, with room on both sides of a value %s', (_, value) => {
    const range = usefulRange(boxOf(decimal({ ...bounds, min: -1e9, max: 1e9, default: value })));
    expect(range.max - range.min).toBeLessThan(1_000);
    expect(range.min).toBeLessThanOrEqual(value);
    expect(range.max).toBeGreaterThan(value);
    if (value < 0) expect(range.min).toBeLessThan(value);
  });

  test.each([
    // Of nil 200 steps, 100 here, are drawn up from nil; or, where the bounds end or begin sooner, from or up to there.
    ['at nil', { min: -1e6, max: 1e6 }, 0, 0, 100],
    ['at nil, with bounds that end soon', { min: -1e6, max: 50 }, 0, -50, 50],
    ['empty, with bounds that begin where the steps would end', { min: 100, max: 1e6 }, null, 100, 200],
    ['empty, with bounds that begin far up', { min: 1_000, max: 1e6 }, null, 1_000, 1_100],
    // Two and a half times 40 is 100.
    ['of 40', { min: -1e6, max: 1e6 }, 40, 0, 100],
    ['of −40', { min: -1e6, max: 1e6 }, -40, -100, 100],
  ])('of vast bounds begins and ends by the size of the value: %s', (_, spec, value, min, max) => {
    const field = decimal({ ...bounds, ...spec, step: 0.5, default: null, optional: true });
    expect(usefulRange(boxOf(field, value))).toMatchObject({ min, max });
  });

  test('is the part around the default where the box is empty', () => {
    const vast = { ...bounds, max: 1e9, optional: true } as const;
    // The next number up with one digit from two and a half times 40 is 100.
    expect(usefulRange(boxOf(decimal({ ...vast, default: 40 }), null))).toMatchObject({ min: 0, max: 100 });
    const empty = usefulRange(boxOf(decimal({ ...vast, default: null })));
    expect(empty.min).toBe(0);
    expect(empty.max).toBeGreaterThan(0);
    expect(empty.max).toBeLessThan(1_000);
  });

  test('begins where vast bounds begin, though that is far above the value’s size', () => {
    const range = usefulRange(boxOf(decimal({ ...bounds, min: 1e6, max: 1e9, default: null, optional: true })));
    expect(range.min).toBe(1e6);
    expect(range.max).toBeGreaterThan(1e6);
    expect(range.max).toBeLessThan(1e9);
  });

  test('is the one value of a box that can hold no other', () => {
    const only = boxOf(decimal({ ...bounds, min: 7, max: 7 }));
    expect(usefulRange(only)).toEqual(only.range);
  });
});

describe('what gives no result', () => {
  test('a computation that throws and an input that is refused are the same: null', () => {
    const tax = defaultInput(taxToy.fields);
    expect(resultOf(taxToy, { ...tax, income: 13 })).toBeNull();
    expect(resultOf(taxToy, { ...tax, regime: 'old', income: 1, deduction: 2 })).toBeNull();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('a headline of %d is none', (value) => {
    const calculator: AnyCalculator = defineCalculator({
      fields: { x: percent({ ...bounds }) },
      groups: [{ fields: ['x'] }],
      compute: ({ x }): Result => ({ headline: [rupees('Due', x === 9 ? value : x)], sentence: '', steps: [] }),
    });
    const due = headlineAt(calculator, { x: 7 }, 'x', 'Due');
    expect(due(9)).toBeNull();
    expect(due(8)).toBe(8);
  });
});
