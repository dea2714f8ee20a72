/** Premiums by a table of three ages and three covers. */
import { floaterParts } from '@/lib/finance/health-premium';

const table = {
  byAge: [
    [18, 5_000],
    [36, 10_000],
    [61, 52_000],
  ],
  byCover: [
    [5_00_000, 0.8],
    [10_00_000, 1],
    [20_00_000, 1.3],
  ],
  furtherAdult: 0.5,
  child: 0.2,
  childByEldestUpTo: 45,
  childOtherwise: 4_000,
} as const;
const lakh = 1_00_000;
const alone = (age: number, cover = 10 * lakh, zone = 1) => floaterParts([age], 0, cover, zone, table)[0]?.separate;

it.each([
  [18, 5_000],
  [35, 5_000],
  [36, 10_000],
  [60, 10_000],
  [61, 52_000],
  [12, 5_000],
])('a person of %d pays ₹%d for a cover of ₹10 lakh', (age, premium) => {
  expect(alone(age)).toBe(premium);
});

it.each([
  [3, 8_000],
  [5, 8_000],
  [7.5, 9_000],
  [10, 10_000],
  [15, 11_500],
  [20, 13_000],
  [30, 13_000],
])('of 40 years, a cover of ₹%d lakh costs ₹%d', (lakhs, premium) => {
  expect(alone(40, lakhs * lakh)).toBeCloseTo(premium, 6);
});

it('a cheaper place costs less', () => {
  expect(alone(62, 15 * lakh)).toBeCloseTo(59_800, 6);
  expect(alone(62, 15 * lakh, 0.9)).toBeCloseTo(53_820, 6);
});

it('a family pays for the eldest, half for each other adult and a fifth of the eldest for each child', () => {
  expect(floaterParts([30, 40], 2, 10 * lakh, 1, table)).toEqual([
    { age: 40, separate: 10_000, inFloater: 10_000 },
    { age: 30, separate: 5_000, inFloater: 2_500 },
    { age: null, separate: 5_000, inFloater: 2_000 },
    { age: null, separate: 5_000, inFloater: 2_000 },
  ]);
});

it('with an eldest above 45 a child costs a fixed amount, and no adult less than that', () => {
  const parts = (eldest: number) => floaterParts([30, eldest], 1, 10 * lakh, 1, table).map((each) => each.inFloater);
  expect(parts(45)).toEqual([10_000, 2_500, 2_000]);
  expect(parts(46)).toEqual([10_000, 4_000, 4_000]);
});
