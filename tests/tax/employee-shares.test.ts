import { costOf, deferralEnd, matchSales, perquisiteOf, vestingPlan } from '@/lib/tax/employee-shares';

it('taxes the value above the price, and makes that value the cost', () => {
  expect([perquisiteOf({ paid: 50, value: 400 }), costOf({ paid: 50, value: 400 })]).toEqual([350, 400]);
  expect([perquisiteOf({ paid: 450, value: 400 }), costOf({ paid: 450, value: 400 })]).toEqual([0, 450]);
});

it('lets tax wait 48 months from the end of the assessment year', () => {
  expect(deferralEnd('2025-04-01', 48)).toBe('2031-03-31');
  expect(deferralEnd('2026-03-31', 48)).toBe('2031-03-31');
  expect(deferralEnd('2026-04-01', 48)).toBe('2032-03-31');
});

describe('sales', () => {
  const grants = [
    { date: '2025-06-01', shares: 100 },
    { date: '2025-01-01', shares: 50 },
  ];

  it('take the oldest shares first, whatever the order of the lists', () => {
    expect(matchSales(grants, [{ date: '2025-07-01', shares: 80 }])).toEqual({
      sold: [
        { grant: 1, sale: 0, shares: 50 },
        { grant: 0, sale: 0, shares: 30 },
      ],
      left: [70, 0],
      missing: [0],
    });
  });

  it('take shares of their own kind alone', () => {
    const kinds = [
      { date: '2025-01-01', shares: 50, kind: 'A' },
      { date: '2025-02-01', shares: 30, kind: 'B' },
      { date: '2025-03-01', shares: 20, kind: 'B' },
    ];
    expect(matchSales(kinds, [{ date: '2025-07-01', shares: 60, kind: 'B' }])).toEqual({
      sold: [
        { grant: 1, sale: 0, shares: 30 },
        { grant: 2, sale: 0, shares: 20 },
      ],
      left: [50, 0, 0],
      missing: [10],
    });
  });

  it('are matched by day, those of one day as they are listed', () => {
    const sales = [
      { date: '2025-08-01', shares: 10 },
      { date: '2025-07-01', shares: 60 },
      { date: '2025-08-01', shares: 20 },
    ];
    const ofOneDay = [
      { date: '2025-01-01', shares: 65 },
      { date: '2025-01-01', shares: 40 },
    ];
    expect(matchSales(ofOneDay, sales)).toEqual({
      sold: [
        { grant: 0, sale: 1, shares: 60 },
        { grant: 0, sale: 0, shares: 5 },
        { grant: 1, sale: 0, shares: 5 },
        { grant: 1, sale: 2, shares: 20 },
      ],
      left: [0, 15],
      missing: [0, 0, 0],
    });
  });

  it('take shares of the same day', () => {
    expect(matchSales(grants, [{ date: '2025-06-01', shares: 80 }]).left).toEqual([70, 0]);
  });

  it('miss nothing where parts of shares add up but for the error of doubles', () => {
    // 0.8 − 0.7 − 0.1 is not nil to a computer.
    const parts = [0.7, 0.1].map((shares) => ({ date: '2025-01-01', shares }));
    expect(matchSales(parts, [{ date: '2025-02-01', shares: 0.8 }]).missing).toEqual([0]);
    expect(matchSales(parts, [{ date: '2025-02-01', shares: 0.801 }]).missing).toEqual([expect.closeTo(0.001, 9)]);
  });

  it('find no shares that come later', () => {
    expect(matchSales(grants, [{ date: '2025-05-31', shares: 80 }]).missing).toEqual([30]);
  });
});

describe('a vesting plan', () => {
  it('brings a quarter after the cliff and the rest quarter by quarter', () => {
    const plan = vestingPlan('2025-04-01', 1_600, { months: 48, cliffMonths: 12, everyMonths: 3 });
    expect(plan[0]).toEqual({ date: '2026-04-01', shares: 400, vestedInAll: 400 });
    expect(plan[1]).toEqual({ date: '2026-07-01', shares: 100, vestedInAll: 500 });
    expect(plan.at(-1)).toEqual({ date: '2029-04-01', shares: 100, vestedInAll: 1_600 });
    expect(plan).toHaveLength(13);
  });

  it('brings whole shares, and the rest on the last day', () => {
    const plan = vestingPlan('2025-01-31', 10, { months: 36, cliffMonths: 0, everyMonths: 12 });
    expect(plan.map(({ shares }) => shares)).toEqual([3, 3, 4]);
  });

  it('names no day that brings no whole share', () => {
    expect(vestingPlan('2025-01-01', 2, { months: 4, cliffMonths: 0, everyMonths: 1 })).toEqual([
      { date: '2025-03-01', shares: 1, vestedInAll: 1 },
      { date: '2025-05-01', shares: 1, vestedInAll: 2 },
    ]);
  });

  it('ends with its months, whatever is left of a step', () => {
    const plan = vestingPlan('2025-01-01', 100, { months: 10, cliffMonths: 6, everyMonths: 4 });
    // Nothing after 4 months; 80 after 8, 20 after 10.
    expect(plan).toEqual([
      { date: '2025-09-01', shares: 80, vestedInAll: 80 },
      { date: '2025-11-01', shares: 20, vestedInAll: 100 },
    ]);
  });

  it('brings all on the last day where the cliff is later', () => {
    expect(vestingPlan('2025-01-01', 100, { months: 12, cliffMonths: 24, everyMonths: 6 })).toEqual([
      { date: '2026-01-01', shares: 100, vestedInAll: 100 },
    ]);
  });
});
