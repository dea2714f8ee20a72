import { paidOutIn, studyHoliday } from '@/lib/finance/study-loan';

const tranches = [
  { period: 1, amount: 1_20_000 },
  { period: 3, amount: 60_000 },
];

it('a tranche bears interest from its own period, and no interest bears interest', () => {
  const { rows, owed } = studyHoliday({ tranches, periods: 4, ratePerPeriod: 0.01, pays: 0 });
  expect(rows.map(({ interest }) => interest)).toEqual([1_200, 1_200, 1_800, 1_800]);
  expect(rows.map(({ unpaid }) => unpaid)).toEqual([1_200, 2_400, 4_200, 6_000]);
  expect(rows.map(({ paidOut }) => paidOut)).toEqual([1_20_000, 0, 60_000, 0]);
  expect(owed).toBe(1_86_000);
});

it('whoever pays the interest owes the tranches alone', () => {
  const { rows, owed } = studyHoliday({ tranches, periods: 4, ratePerPeriod: 0.01, pays: 'interest' });
  expect(rows.map(({ paid }) => paid)).toEqual([1_200, 1_200, 1_800, 1_800]);
  expect(owed).toBe(1_80_000);
});

it('a sum each period is never more than the interest that is due, earlier periods included', () => {
  const { rows, owed } = studyHoliday({ tranches, periods: 4, ratePerPeriod: 0.01, pays: 1_500 });
  expect(rows.map(({ paid }) => paid)).toEqual([1_200, 1_200, 1_500, 1_500]);
  expect(rows.at(-1)?.unpaid).toBe(600);
  expect(owed).toBe(1_80_600);
});

it('somebody else bears a part of the interest on a part of the loan, and never more than all of it', () => {
  const part = { upTo: 1_50_000, ratePerPeriod: 0.004 };
  const all = { upTo: 1_50_000, ratePerPeriod: 0.05 };
  const of = (subsidy: typeof part) =>
    studyHoliday({ tranches, periods: 4, ratePerPeriod: 0.01, pays: 0, subsidy }).rows.map((row) => row.subsidy);
  expect(of(part)).toEqual([480, 480, 600, 600]);
  expect(of(all)).toEqual([1_200, 1_200, 1_800, 1_800]);
});

it('a holiday of no periods leaves what was paid out, and a tranche after it bears no interest in it', () => {
  expect(studyHoliday({ tranches: [{ period: 1, amount: 5 }], periods: 0, ratePerPeriod: 0.01, pays: 0 })).toEqual({
    rows: [],
    owed: 5,
  });
  const late = studyHoliday({ tranches: [{ period: 3, amount: 100 }], periods: 2, ratePerPeriod: 0.01, pays: 0 });
  expect(late.owed).toBe(100);
});

it('the tranches of one period add up', () => {
  expect(
    paidOutIn(2, [
      { period: 2, amount: 5 },
      { period: 2, amount: 7 },
      { period: 3, amount: 9 },
    ]),
  ).toBe(12);
});

it('adds unpaid interest to the loan every so many periods: then it bears interest', () => {
  const once = [{ period: 1, amount: 1_000 }];
  const owed = (addedEvery: number, pays: number | 'interest' = 0) =>
    studyHoliday({ tranches: once, periods: 4, ratePerPeriod: 0.1, pays, addedEvery }).owed;
  expect(owed(1)).toBeCloseTo(1_000 * 1.1 ** 4, 9);
  expect(owed(2)).toBeCloseTo(1_000 * 1.2 ** 2, 9);
  // Three periods of simple interest, and one on all of it.
  expect(owed(3)).toBeCloseTo(1_000 * 1.3 * 1.1, 9);
  expect(owed(5)).toBeCloseTo(1_400, 9);
  expect(owed(1, 'interest')).toBeCloseTo(1_000, 9);
  // 100 of each period's interest is paid: nothing is left to add.
  expect(owed(2, 100)).toBeCloseTo(1_000, 9);
});
