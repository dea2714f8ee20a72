/** Withdrawals from ₹1,000 that cost ₹800, at 10% a month: two or three months by hand. */
import {
  monthsCovered,
  presentValue,
  type WithdrawalPlan,
  withdrawalPath,
  withdrawalsDue,
} from '@/lib/finance/withdrawals';

const lots = [{ bought: 0, units: 1_000, cost: 800 }];
const plan: WithdrawalPlan = { amountAt: () => 100, every: 1, delay: 0, timing: 'start', returnOf: () => 0.1 };
const end: WithdrawalPlan = { ...plan, timing: 'end' };
const still = { returnOf: () => 0 };
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
const path = (each: WithdrawalPlan, months: number) =>
  withdrawalPath(lots, each, months).map(({ month, opening, growth, withdrawn, closing }) =>
    [month, opening, growth, withdrawn, closing].map(rounded),
  );

describe('the path of the money', () => {
  it('grows by what is left of a withdrawal at the start of a month', () => {
    expect(path(plan, 2)).toEqual([
      [1, 1_000, 90, 100, 990],
      [2, 990, 89, 100, 979],
    ]);
  });

  it('grows before a withdrawal at the end of a month', () => {
    expect(path(end, 2)).toEqual([
      [1, 1_000, 100, 100, 1_000],
      [2, 1_000, 100, 100, 1_000],
    ]);
  });

  it('sells units for how long they are held, with their part of the cost', () => {
    const sold = (each: WithdrawalPlan) => withdrawalPath(lots, each, 2).map((month) => month.sold[0]);
    expect(sold(plan)[0]).toEqual({ monthsHeld: 0, units: 100, proceeds: 100, cost: 80 });
    expect(sold(plan)[1]).toMatchObject({ monthsHeld: 1 });
    expect(rounded(sold(plan)[1]?.cost ?? 0)).toBe(rounded(80 / 1.1));
    expect(sold(end).map((each) => each?.monthsHeld)).toEqual([1, 2]);
  });

  it('takes all where a withdrawal is not covered, or where half a paisa would be left', () => {
    expect(path({ ...plan, amountAt: () => 5_000 }, 2)).toEqual([
      [1, 1_000, 0, 1_000, 0],
      [2, 0, 0, 0, 0],
    ]);
    expect(path({ ...plan, amountAt: () => 999.996 }, 1)).toEqual([[1, 1_000, 0, 1_000, 0]]);
    expect(path({ ...plan, ...still, amountAt: () => 999.99 }, 1)).toEqual([[1, 1_000, 0, 999.99, 0.01]]);
  });

  it('asks for each amount by the months since the first and by what is there', () => {
    const asked: (readonly [number, number])[] = [];
    const amountAt = (months: number, available: number) => {
      asked.push([months, rounded(available)]);
      return 0;
    };
    withdrawalPath(lots, { ...plan, amountAt, every: 2, delay: 1 }, 5);
    expect(asked).toEqual([
      [0, 1_100],
      [2, 1_331],
    ]);
    asked.length = 0;
    withdrawalPath(lots, { ...end, amountAt, every: 2 }, 4);
    expect(asked).toEqual([
      [0, 1_210],
      [2, 1_464.1],
    ]);
  });

  it('goes on with the units that are bought again, and counts the costs of that as lost growth', () => {
    const booking = { month: 1, sold: [], gain: 0, cost: 110 };
    const again = [{ bought: 1, units: 900, cost: 990 }];
    const book: WithdrawalPlan['book'] = (held, price, month) => {
      expect(rounded(price)).toBe(rounded(1.1 ** month));
      return month === 1 ? { lots: again, booking } : { lots: held, booking: null };
    };
    const months = withdrawalPath(lots, { ...plan, amountAt: () => 0, book }, 2);
    expect(months.map((each) => [rounded(each.growth), rounded(each.closing), each.booking])).toEqual([
      [100, 990, booking],
      [99, 1_089, null],
    ]);
    expect(withdrawalPath(lots, plan, 1)[0]?.booking).toBeNull();
  });
});

it.each<[string, WithdrawalPlan, number, { months: number; shortIn: number; left: number } | null]>([
  ['at the start, without growth', { ...plan, ...still }, 250, { months: 2, shortIn: 3, left: 50 }],
  ['at the end, without growth', { ...end, ...still }, 250, { months: 2, shortIn: 3, left: 50 }],
  ['each quarter, at the end', { ...end, ...still, every: 3 }, 250, { months: 6, shortIn: 9, left: 50 }],
  ['each quarter, at the start', { ...plan, ...still, every: 3 }, 250, { months: 6, shortIn: 7, left: 50 }],
  // 100 today and 90.91 that are 100 in a month.
  ['at the start', plan, 100 + 100 / 1.1, { months: 2, shortIn: 3, left: 0 }],
  // 90.91 that are 100 in a month and 82.64 that are 100 in two.
  ['at the end', end, 100 / 1.1 + 100 / 1.21, { months: 2, shortIn: 3, left: 0 }],
  ['but for less than half a paisa', { ...plan, ...still }, 199.996, { months: 2, shortIn: 3, left: -0.004 }],
  ['for as long as is asked', { ...plan, ...still }, 1_200, null],
])('money covers withdrawals %s', (_, each, balance, covered) => {
  const found = monthsCovered(balance, each, 12);
  expect(found && { ...found, left: Math.round(found.left * 1e6) / 1e6 + 0 }).toEqual(covered);
});

it('money that is short in the last month asked for is short', () => {
  expect(monthsCovered(250, { ...plan, ...still }, 3)).toMatchObject({ shortIn: 3 });
  expect(monthsCovered(250, { ...plan, ...still }, 2)).toBeNull();
});

it('what is due in each month, and its value at the start', () => {
  expect(withdrawalsDue({ ...plan, every: 2 }, 4)).toEqual([100, 0, 100, 0]);
  expect(withdrawalsDue({ ...end, every: 2 }, 4)).toEqual([0, 100, 0, 100]);
  expect(withdrawalsDue({ ...plan, every: 2, delay: 1 }, 4)).toEqual([0, 100, 0, 100]);
  expect(withdrawalsDue({ ...plan, every: 2, delay: 2 }, 5)).toEqual([0, 0, 100, 0, 100]);
  expect(presentValue(plan, 2)).toBeCloseTo(100 + 100 / 1.1, 8);
  expect(presentValue(end, 2)).toBeCloseTo(100 / 1.1 + 100 / 1.21, 8);
});
