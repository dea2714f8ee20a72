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
});
