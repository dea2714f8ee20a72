/** Random growth of a fund, against numbers drawn by a generator that is written a second time from its description. */
import { growthFactors, logGrowthOfYears } from '@/lib/finance/random-paths';
import { normalNumbers } from '../normal-numbers';

const still = { yearlyPercent: 21, swingPercent: 0 };
const moving = { yearlyPercent: 10, swingPercent: 20 };

it('without swing is the yearly growth, or its part of a year', () => {
  const year = logGrowthOfYears(still, 5);
  expect(Math.exp(year())).toBeCloseTo(1.21, 12);
  expect(Math.exp(year())).toBeCloseTo(1.21, 12);
  const months = growthFactors(still, 5);
  expect(months(12)).toBeCloseTo(1.21, 12);
  expect(months(6)).toBeCloseTo(1.1, 12);
  expect(months(1) ** 12).toBeCloseTo(1.21, 12);
});

it.each([1, 7, 20_261_126, 4_294_967_290])('draws the numbers of seed %i', (seed) => {
  const drawn = normalNumbers(seed, 400);
  const year = logGrowthOfYears(moving, seed);
  // On average a year grows by 10 %: the middle year by half the square of 20 % less.
  for (const number of drawn) expect(year()).toBeCloseTo(Math.log(1.1) - 0.02 + 0.2 * number, 11);
});

it('draws months from the same numbers, with the swing of their length', () => {
  const drawn = normalNumbers(3, 6);
  const of = growthFactors(moving, 3);
  const middle = Math.log(1.1) - 0.02;
  const lengths = [1, 1, 12, 3, 1, 48];
  lengths.forEach((months, at) => {
    const expected = (middle * months) / 12 + 0.2 * Math.sqrt(months / 12) * (drawn[at] as number);
    expect(Math.log(of(months))).toBeCloseTo(expected, 11);
  });
});

it('gives each plan the same numbers from the first one on, however they are taken in turn', () => {
  const [one, other] = [logGrowthOfYears(moving, 11), logGrowthOfYears(moving, 11)];
  const first = [one(), one(), one()];
  expect([other(), other()]).toEqual(first.slice(0, 2));
  const fourth = one();
  expect([other(), other()]).toEqual([first[2], fourth]);
  expect(new Set([...first, fourth]).size).toBe(4);
  expect(logGrowthOfYears(moving, 12)()).not.toBe(first[0]);
});
