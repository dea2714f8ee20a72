/** Plans of instalments of three or four periods, added up by hand. */
import {
  amountFor,
  gainOver,
  type InstalmentPlan,
  instalmentsBy,
  isLumpSumLongTerm,
  outcomeOf,
  paidBy,
  periodsIn,
  purchasesOf,
  rateToValue,
  shortTermInstalments,
  valueAfter,
} from '@/lib/finance/instalments';

/** ₹1,000 at the start of each of three months at 1% a month. */
const plan: InstalmentPlan = {
  stretches: [{ after: 0, amount: 1_000 }],
  lumpSum: 0,
  months: 3,
  payingMonths: 3,
  perYear: 12,
  rate: 0.01,
  timing: 'start',
};
const later = { ...plan, timing: 'end' } as const;

it.each<[string, InstalmentPlan, number, number]>([
  ['at the start of each month', plan, 3_000, 1_030.301 + 1_020.1 + 1_010],
  ['at the end of each month', later, 3_000, 1_020.1 + 1_010 + 1_000],
  ['and a lump sum', { ...later, lumpSum: 10_000 }, 13_000, 3_030.1 + 10_303.01],
  [
    'then higher ones',
    {
      ...later,
      stretches: [
        { after: 0, amount: 1_000 },
        { after: 2, amount: 3_000 },
      ],
    },
    5_000,
    5_030.1,
  ],
  [
    'with a pause',
    {
      ...later,
      stretches: [
        { after: 0, amount: 1_000 },
        { after: 1, amount: 0 },
        { after: 2, amount: 1_000 },
      ],
    },
    2_000,
    2_020.1,
  ],
  ['that end before the money is needed', { ...later, payingMonths: 2 }, 2_000, 1_020.1 + 1_010],
  ['without interest', { ...plan, rate: 0 }, 3_000, 3_000],
  // 2% a quarter: 1,000 on the first day and after three months; of the second a month has passed.
  ['each quarter', { ...plan, perYear: 4, rate: 0.02, months: 4, payingMonths: 4 }, 2_000, 1_026.754 + 1_006.623],
])('instalments %s', (_, each, paid, value) => {
  expect(paidBy(each, each.months)).toBe(paid);
  expect(valueAfter(each, each.months)).toBeCloseTo(value, 2);
  const { invested, value: atEnd, gain, shortGain, longGain } = outcomeOf(each, { months: 12, atAnniversary: false });
  expect([invested, atEnd]).toEqual([paid, valueAfter(each, each.months)]);
  expect(gain).toBeCloseTo(value - paid, 2);
  // Nothing is held for a year.
  expect([shortGain, longGain]).toEqual([gain, 0]);
});

it('are counted and added up to any month', () => {
  const counted = (each: InstalmentPlan) => [0, 1, 2, 3, 4].map((month) => instalmentsBy(each, month));
  expect(counted(plan)).toEqual([0, 1, 2, 3, 3]);
  expect(counted(later)).toEqual([0, 1, 2, 3, 3]);
  expect(counted({ ...plan, perYear: 4 })).toEqual([0, 1, 1, 1, 1]);
  expect(counted({ ...later, perYear: 4 })).toEqual([0, 0, 0, 1, 1]);
  expect([0, 1, 2, 3].map((month) => paidBy({ ...plan, lumpSum: 500 }, month))).toEqual([500, 1_500, 2_500, 3_500]);
  expect(valueAfter(later, 2)).toBeCloseTo(2_010, 8);
  // 1,000, then 2,000 in the second month, then nothing; and 2,000 in the third as well.
  const stepped = (...last: InstalmentPlan['stretches']): InstalmentPlan => ({
    ...plan,
    stretches: [{ after: 0, amount: 1_000 }, { after: 1, amount: 2_000 }, ...last],
  });
  const [stops, goesOn] = [stepped({ after: 2, amount: 0 }), stepped()];
  expect([1, 2, 3].map((month) => paidBy(stops, month))).toEqual([1_000, 3_000, 3_000]);
  expect([1, 2, 3].map((month) => paidBy(goesOn, month))).toEqual([1_000, 3_000, 5_000]);
  expect([periodsIn(plan, 6), periodsIn({ ...plan, perYear: 4 }, 6)]).toEqual([6, 2]);
});

it('are bought in their months, the lump sum on the first day', () => {
  const months = (each: InstalmentPlan) => purchasesOf(each).map(({ month, paid }) => [month, paid]);
  expect(months(plan)).toEqual([
    [0, 1_000],
    [1, 1_000],
    [2, 1_000],
  ]);
  expect(months({ ...later, lumpSum: 500 })).toEqual([
    [0, 500],
    [1, 1_000],
    [2, 1_000],
    [3, 1_000],
  ]);
  expect(months({ ...plan, perYear: 4, months: 6, payingMonths: 6 })).toEqual([
    [0, 1_000],
    [3, 1_000],
  ]);
});

it.each<[string, InstalmentPlan, boolean, number, number]>([
  // Held for 3, 2 and 1 months.
  ['more than two months, from the start', plan, false, 2, 2_030.1 - 2_000],
  ['two months, from the start', plan, true, 1, 10],
  // Held for 2, 1 and 0 months.
  ['more than two months, from the end', later, false, 3, 3_030.1 - 3_000],
  ['two months, from the end', later, true, 2, 10],
])('what is not held for %s is short-term', (_, each, atAnniversary, count, gain) => {
  const test = { months: 2, atAnniversary };
  expect(shortTermInstalments(each, test)).toBe(count);
  const { shortGain, longGain, gain: all } = outcomeOf(each, test);
  expect(shortGain).toBeCloseTo(gain, 8);
  expect(longGain).toBeCloseTo(all - gain, 8);
});

it('a lump sum is long-term by the months of the plan', () => {
  const isLong = (months: number, atAnniversary: boolean) => isLumpSumLongTerm(plan, { months, atAnniversary });
  expect([isLong(2, false), isLong(3, false), isLong(3, true), isLong(4, true)]).toEqual([true, false, true, false]);
  const only = { ...plan, lumpSum: 1_000, stretches: [{ after: 0, amount: 0 }] };
  expect(outcomeOf(only, { months: 3, atAnniversary: true }).shortGain).toBe(0);
  expect(outcomeOf(only, { months: 3, atAnniversary: false }).shortGain).toBeCloseTo(30.301, 8);
});

it('a gain too small for doubles is none', () => {
  expect([gainOver(100, 110), gainOver(100, 90), gainOver(100, 100 + 5e-11)]).toEqual([10, -10, 0]);
});

it('the rate and the amount that reach a value are found', () => {
  expect(rateToValue({ ...plan, rate: 0.02 }, 3_060.401)).toBeCloseTo(0.01, 8);
  expect(amountFor(121, (amount) => amount * 1.1, 1e15)).toBeCloseTo(110, 10);
  expect(amountFor(1, (amount) => amount, 1e15)).toBe(1);
  expect(amountFor(0, (amount) => amount, 1e15)).toBe(0);
  expect(amountFor(10, () => 5, 1e6)).toBeNull();
  // The least amount, not one that is above it.
  expect(amountFor(100, (amount) => Math.floor(amount / 7) * 7, 1e6)).toBe(105);
});
