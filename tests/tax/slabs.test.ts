import type { Scale } from '@/lib/tax/income-tax-year';
import { toNearestMultiple } from '@/lib/tax/rounding';
import { basicExemption, slabLines, taxOnSlabs } from '@/lib/tax/slabs';

const scale: Scale = [
  [100, 10],
  [200, 20],
];

describe('tax by slabs', () => {
  it.each([
    ['nothing', 0, 0],
    ['below the exemption', 99.99, 0],
    ['at the exemption', 100, 0],
    ['a rupee above it', 101, 0.1],
    ['at the end of a slab', 200, 10],
    ['a rupee into the next', 201, 10.2],
    ['in the last slab', 250, 20],
    ['far in it', 1_200, 210],
    ['a fraction of a rupee', 100.5, 0.05],
  ])('%s: %d bears %d', (_, income, tax) => {
    expect(taxOnSlabs(scale, income)).toBeCloseTo(tax, 10);
  });

  it('of an income below zero, or where there are no slabs, is nothing', () => {
    expect(taxOnSlabs(scale, -50)).toBe(0);
    expect(taxOnSlabs([], 1_000)).toBe(0);
  });

  it('begins with the first rupee where the scale does', () => {
    expect(taxOnSlabs([[0, 30]], 10)).toBe(3);
  });

  it('is the sum of the tax in each slab, and the slabs hold the whole income', () => {
    for (const income of [0, 50, 100, 150, 200, 250.25, 9_999]) {
      const lines = slabLines(scale, income);
      expect(lines.reduce((sum, line) => sum + line.tax, 0)).toBeCloseTo(taxOnSlabs(scale, income), 10);
      expect(lines.reduce((sum, line) => sum + line.income, 0)).toBeCloseTo(income, 10);
    }
  });
});

describe('the lines of an income', () => {
  it('begin with the part without tax and end with a slab without end', () => {
    expect(slabLines(scale, 250)).toEqual([
      { from: 0, to: 100, percent: 0, income: 100, tax: 0 },
      { from: 100, to: 200, percent: 10, income: 100, tax: 10 },
      { from: 200, to: null, percent: 20, income: 50, tax: 10 },
    ]);
  });

  it('hold 0 in slabs that the income does not reach', () => {
    expect(slabLines(scale, 60).map((line) => line.income)).toEqual([60, 0, 0]);
    expect(slabLines(scale, 60).some((line) => Object.is(line.tax, -0))).toBe(false);
  });
});

it('the basic exemption is where the first slab begins', () => {
  expect(basicExemption(scale)).toBe(100);
  expect(basicExemption([[0, 30]])).toBe(0);
  expect(basicExemption([])).toBe(0);
});

describe('total income is rounded', () => {
  it.each([
    ['as the example says, paise dropped first', 12_34_564.99, 12_34_560],
    ['down below half', 104, 100],
    ['up from half', 105, 110],
    ['up above half', 109.99, 110],
    ['not at all where it is a multiple', 110, 110],
    ['to nothing below half of the first multiple', 4.99, 0],
    ['as the rupee that a double just misses', 104.999_999_999, 110],
  ])('%s', (_, income, rounded) => {
    expect(toNearestMultiple(income, 10)).toBe(rounded);
  });

  it('to whatever multiple the law names', () => {
    expect(toNearestMultiple(149, 100)).toBe(100);
    expect(toNearestMultiple(150, 100)).toBe(200);
    expect(toNearestMultiple(150.75, 1)).toBe(150);
  });
});
