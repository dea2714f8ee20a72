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

it('a part of a first period has that part of the interest, and of what somebody else bears', () => {
  const { rows, owed } = studyHoliday({
    tranches: [
      { period: 1, amount: 1_000, share: 0.5 },
      { period: 2, amount: 800, share: 0.25 },
    ],
    periods: 3,
    ratePerPeriod: 0.1,
    pays: 'interest',
    subsidy: { upTo: 1_400, ratePerPeriod: 0.04 },
  });
  // On 500, then on 1,000 and a quarter of 800, then on 1,800; the subsidy on 500, on 1,000 and a quarter of 400, on 1,400.
  expect(rows.map(({ interest }) => interest)).toEqual([50, 120, 180].map((each) => expect.closeTo(each, 9)));
  expect(rows.map(({ subsidy }) => subsidy)).toEqual([20, 44, 56].map((each) => expect.closeTo(each, 9)));
  expect(rows.map(({ paid }) => paid)).toEqual([30, 76, 124].map((each) => expect.closeTo(each, 9)));
  expect(owed).toBeCloseTo(1_800, 9);
});

it('what somebody else bears is not owed', () => {
  const subsidy = { upTo: 600, ratePerPeriod: 0.05 };
  const terms = { tranches: [{ period: 1, amount: 1_000 }], periods: 2, ratePerPeriod: 0.1, subsidy };
  // 70 a period are left.
  expect(studyHoliday({ ...terms, pays: 0 }).owed).toBeCloseTo(1_140, 9);
  expect(studyHoliday({ ...terms, pays: 50 }).owed).toBeCloseTo(1_040, 9);
});

it('what is prepaid goes to unpaid interest first, then to the loan, and is never more than is owed', () => {
  const prepaid = (...sums: number[]) => ({
    tranches: [{ period: 1, amount: 1_000 }],
    periods: 4,
    ratePerPeriod: 0.1,
    prepaidIn: (period: number) => sums[period - 1] ?? 0,
  });
  // 100, 100: 150 pay interest. 100 more: 150 of interest and 350 of the loan; then 65 on 650.
  const { rows, owed } = studyHoliday({ ...prepaid(0, 150, 500), pays: 0 });
  expect(rows.map(({ interest }) => interest)).toEqual([100, 100, 100, 65]);
  expect(rows.map(({ prepayment }) => prepayment)).toEqual([0, 150, 500, 0]);
  expect(rows.map(({ repaid }) => repaid)).toEqual([0, 0, 350, 0]);
  expect(rows.map(({ interestPaid }) => interestPaid)).toEqual([0, 150, 150, 0]);
  expect(rows.map(({ principal, unpaid }) => principal + unpaid)).toEqual([1_100, 1_050, 650, 715]);
  expect(owed).toBe(715);
  // Whoever pays the interest prepays the loan alone; of 5,000 only what is owed is taken, and nothing is due after that.
  const all = studyHoliday({ ...prepaid(0, 400, 5_000), pays: 'interest' });
  expect(all.rows.map(({ repaid }) => repaid)).toEqual([0, 400, 600, 0]);
  expect(all.rows.map(({ paid }) => paid)).toEqual([100, 100, 60, 0]);
  expect(all.owed).toBe(0);
});

it('interest that was added to the loan is none any more when it is prepaid', () => {
  const terms = { tranches: [{ period: 1, amount: 1_000 }], periods: 3, ratePerPeriod: 0.1, pays: 0, addedEvery: 2 };
  // 200 are added after two periods and bear 20 in the third: of 150 then 120 is interest, and 30 of the 200 are repaid.
  const { rows, owed } = studyHoliday({ ...terms, prepaidIn: (period) => (period === 3 ? 150 : 0) });
  expect(rows.map(({ interestPaid }) => interestPaid)).toEqual([0, 0, 120]);
  expect(rows.map(({ repaid }) => repaid)).toEqual([0, 0, 0]);
  expect(owed).toBe(1_170);
});
