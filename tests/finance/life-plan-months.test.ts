/** Plans for life by the month, each figure worked out by hand: at no return, or at 1 % a month. */
import {
  balanceAt,
  balanceNeeded,
  balanceWithoutSaving,
  firstMonthReaching,
  firstMonthWithoutSaving,
  firstUnpaidOf,
  type LifePlan,
  lasts,
  leastWhole,
  pathOf,
  type Stream,
  streamIn,
} from '@/lib/finance/life-plan';
import { emptyPlan } from './empty-plan';

const plan = (changes: Partial<LifePlan>): LifePlan => ({ ...emptyPlan, ...changes });
const stream = (monthly: number, changes: Partial<Stream> = {}): Stream => ({
  monthly,
  rise: 0,
  since: 'now',
  from: 0,
  to: 1e9,
  ...changes,
});
const pot = (balance: number, monthly = 0, rate = 0) => ({ balance, monthly, rate });
const once = (amount: number, month: number, rise = 0) => ({ amount, month, rise });
/** One per cent a month. */
const ONE = (1.01 ** 12 - 1) * 100;

describe('a stream', () => {
  it('that rises from now on has risen before it begins', () => {
    const late = stream(100, { rise: 10, from: 18, to: 30 });
    expect([17, 18, 23, 24, 29, 30].map((month) => Math.round(streamIn(late, month)))).toEqual([
      0, 110, 110, 121, 121, 0,
    ]);
  });

  it.each<[string, readonly Stream[], number]>([
    ['throughout', [stream(100)], 2_400],
    ['from the middle of a year', [stream(100, { from: 6 })], 1_800],
    ['to the middle of a year', [stream(100, { to: 18 })], 1_800],
    ['for a year', [stream(100, { from: 12, to: 24 })], 1_200],
    ['one by the year, one not', [stream(100), stream(10, { from: 5, to: 7 })], 2_420],
    ['one not by the year, one so', [stream(10, { from: 5, to: 7 }), stream(100)], 2_420],
    ['with a rise after a year', [stream(100, { rise: 10 })], 2_520],
    ['with a rise from its own beginning', [stream(100, { rise: 10, since: 'start', from: 6 })], 12 * 100 + 6 * 110],
  ])('costs what its months cost: %s', (_, costs, expected) => {
    expect(balanceNeeded(plan({ months: 24, costs }))).toBeCloseTo(expected, 9);
    const path = pathOf(plan({ months: 24, costs, pots: [pot(10_000)] }));
    expect(path.reduce((sum, month) => sum + month.costs, 0)).toBeCloseTo(expected, 9);
    expect(path.at(-1)?.balance).toBeCloseTo(10_000 - expected, 9);
  });
});

describe('what must be there', () => {
  const year = { costs: [stream(100)] };

  it('pays every bill and leaves the legacy', () => {
    expect(balanceNeeded(plan({ ...year, legacy: 1_000 }))).toBe(2_200);
    expect(balanceNeeded(plan({ ...year, legacy: 1_000 }), 10)).toBe(1_200);
    expect(balanceNeeded(plan({ ...year, goals: [once(300, 3), once(400, 12), once(50, 0)] }))).toBe(1_550);
    // 300 in a year at 10 % more.
    expect(balanceNeeded(plan({ ...year, months: 24, goals: [once(300, 12, 10)] }))).toBeCloseTo(2_730, 9);
  });

  it('is less by income, and never below nil', () => {
    expect(balanceNeeded(plan({ ...year, incomes: [stream(40)] }))).toBe(720);
    // Income of the last months is too late for the first ones.
    expect(balanceNeeded(plan({ ...year, incomes: [stream(400, { from: 6 })] }))).toBe(600);
    // What is left of the first months pays for the last.
    expect(balanceNeeded(plan({ ...year, incomes: [stream(400, { to: 6 })] }))).toBe(0);
  });

  it('is less by what comes in later, and not by what comes in on the day itself', () => {
    const with500 = (month: number) => plan({ ...year, legacy: 1_000, receipts: [once(500, month)] });
    expect(balanceNeeded(with500(6))).toBe(1_700);
    expect(balanceNeeded(with500(0))).toBe(2_200);
    expect(balanceNeeded(with500(1))).toBe(1_700);
    // 5,000 in the seventh month are too late for the six before it.
    expect(balanceNeeded(plan({ ...year, legacy: 1_000, receipts: [once(5_000, 6)] }))).toBe(600);
  });

  it('is less by the return', () => {
    expect(balanceNeeded(plan({ months: 2, legacy: 1_020.1, returnAfter: ONE }))).toBeCloseTo(1_000, 9);
    // 101 at the start of the second month is 100 in the first.
    expect(balanceNeeded(plan({ months: 2, costs: [stream(101)], returnAfter: ONE }))).toBeCloseTo(201, 9);
  });

  it('takes the returns of the first years from the month of retirement on', () => {
    const made = plan({ months: 30, retireMonth: 6, returnAfter: 0, firstReturns: [ONE], legacy: 1_000 * 1.01 ** 12 });
    expect(balanceNeeded(made)).toBeCloseTo(1_000, 9);
    expect(balanceNeeded(made, 17)).toBeCloseTo(1_000 * 1.01 ** 11, 9);
    expect(balanceNeeded(made, 18)).toBeCloseTo(1_000 * 1.01 ** 12, 9);
  });
});

describe('the path before retirement', () => {
  const working = (changes: Partial<LifePlan>) => plan({ months: 3, retireMonth: 3, ...changes });

  it('pays in at the end of each month, after the return', () => {
    const [first, second] = pathOf(working({ pots: [pot(1_000, 100, ONE), pot(500, 10)] }));
    expect(first).toMatchObject({ month: 0, income: 0, costs: 0, goals: 0, received: 0, unpaid: 0, saved: 110 });
    expect(first?.growth).toBeCloseTo(10, 9);
    expect(first?.balance).toBeCloseTo(1_010 + 100 + 510, 9);
    // 1,110 earn 11.10.
    expect(second?.growth).toBeCloseTo(11.1, 9);
    expect(second?.balance).toBeCloseTo(1_221.1 + 520, 9);
  });

  it('raises savings once a year', () => {
    const path = pathOf(plan({ months: 25, retireMonth: 25, savingRise: 10, pots: [pot(0, 100), pot(0, 20)] }));
    expect([0, 11, 12, 23, 24].map((month) => Math.round((path[month]?.saved ?? 0) * 100) / 100)).toEqual([
      120, 120, 132, 132, 145.2,
    ]);
    expect(path[24]?.balance).toBeCloseTo(12 * 120 + 12 * 132 + 145.2, 9);
  });

  it('pays a goal from the first pot that has money, and names what is lacking', () => {
    // 250 of the first pot and 50 of the second, which alone earns: 1 % of 450.
    const paid = pathOf(working({ pots: [pot(250), pot(500, 0, ONE)], goals: [once(300, 0)] }))[0];
    expect(paid).toMatchObject({ goals: 300, unpaid: 0 });
    expect(paid?.growth).toBeCloseTo(4.5, 9);
    expect(paid?.balance).toBeCloseTo(454.5, 9);
    const short = working({ pots: [pot(250), pot(500, 0, ONE)], goals: [once(900, 1)] });
    const path = pathOf(short);
    expect(path.map(({ unpaid }) => unpaid)).toEqual([0, expect.closeTo(145, 9), 0]);
    expect(path[1]?.balance).toBe(0);
    expect(firstUnpaidOf(short)).toBe(1);
    expect(pathOf(working({ goals: [once(70, 2)] })).map(({ unpaid }) => unpaid)).toEqual([0, 0, 70]);
  });

  it('puts what comes in into the first pot, before goals are paid', () => {
    const path = pathOf(
      working({
        pots: [pot(100, 0, ONE), pot(50)],
        receipts: [once(900, 1)],
        goals: [once(500, 1)],
      }),
    );
    expect(path.map(({ received, unpaid }) => [received, unpaid])).toEqual([
      [0, 0],
      [900, 0],
      [0, 0],
    ]);
    // 101 and 900 less 500 earn 1 %.
    expect(path[1]?.balance).toBeCloseTo(501 * 1.01 + 50, 9);
    expect(path[2]?.balance).toBeCloseTo(501 * 1.01 * 1.01 + 50, 9);
  });

  it('is the same without pots: what comes in is there at retirement', () => {
    const path = pathOf(working({ months: 4, receipts: [once(900, 1)] }));
    expect(path[3]?.balance).toBe(900);
  });
});

describe('the path after retirement', () => {
  it('joins the pots, takes income and pays the bills of the month, then earns', () => {
    const path = pathOf(
      plan({
        months: 3,
        retireMonth: 1,
        pots: [pot(600, 100), pot(300, 0)],
        costs: [stream(200)],
        incomes: [stream(50)],
        goals: [once(30, 2)],
        receipts: [once(10, 1)],
        returnAfter: ONE,
      }),
    );
    expect(path[0]).toMatchObject({ costs: 0, income: 0, saved: 100, balance: 1_000 });
    // 1,000 + 10 + 50 − 200 = 860.
    expect(path[1]).toMatchObject({ month: 1, income: 50, costs: 200, goals: 0, received: 10, unpaid: 0, saved: 0 });
    expect(path[1]?.growth).toBeCloseTo(8.6, 9);
    expect(path[1]?.balance).toBeCloseTo(868.6, 9);
    // 868.60 + 50 − 200 − 30 = 688.60.
    expect(path[2]).toMatchObject({ goals: 30, received: 0 });
    expect(path[2]?.balance).toBeCloseTo(688.6 * 1.01, 9);
  });

  const paying = (balance: number, monthly = 100) =>
    plan({ months: 3, pots: [pot(balance)], costs: [stream(monthly)] });

  it('names a bill that is not paid in full, and goes on at nil', () => {
    const short = (balance: number) => pathOf(paying(balance));
    expect(short(300).map(({ unpaid }) => unpaid)).toEqual([0, 0, 0]);
    expect(short(299.995).map(({ unpaid }) => unpaid)).toEqual([0, 0, expect.closeTo(0.005, 9)]);
    expect(short(299.995).at(-1)?.balance).toBe(0);
    expect(short(150).map(({ unpaid, balance }) => [unpaid, balance])).toEqual([
      [0, 50],
      [50, 0],
      [100, 0],
    ]);
    expect(firstUnpaidOf(paying(300))).toBeNull();
    expect(firstUnpaidOf(paying(50))).toBe(0);
  });

  it('does not take the rounding of doubles for a bill that is not paid', () => {
    // 0.3 − 0.1 − 0.1 − 0.1 is below nil in doubles.
    expect(0.3 - 0.1 - 0.1 - 0.1).toBeLessThan(0);
    expect(pathOf(paying(0.3, 0.1)).map(({ unpaid }) => unpaid)).toEqual([0, 0, 0]);
    // What came in and went out again has its rounding too; a part in a thousand million is more than that.
    const income = (balance: number) => ({ ...paying(balance), incomes: [stream(1e6)], costs: [stream(1e6 + 0.1)] });
    expect(firstUnpaidOf(income(0.3))).toBeNull();
    expect(firstUnpaidOf(income(0.3 - 1e-3))).toBe(2);
  });

  it('has the returns of the first years, then the later one', () => {
    const path = pathOf(plan({ months: 25, pots: [pot(1_000)], firstReturns: [ONE, -50], returnAfter: 0 }));
    expect(path[11]?.balance).toBeCloseTo(1_000 * 1.01 ** 12, 9);
    expect(path[23]?.balance).toBeCloseTo(500 * 1.01 ** 12, 9);
    expect(path[24]?.growth).toBe(0);
  });
});

describe('balances', () => {
  it('at the start of a month have what comes in on that day', () => {
    const made = plan({ months: 3, retireMonth: 3, pots: [pot(100, 10), pot(5)], receipts: [once(40, 0), once(7, 2)] });
    const path = pathOf(made);
    expect([0, 1, 2, 3].map((month) => balanceAt(made, path, month))).toEqual([145, 155, 172, 182]);
  });

  it('without further saving go on growing', () => {
    const made = plan({ savingRise: 10, pots: [pot(1_000, 100), pot(50)] });
    expect(balanceWithoutSaving(made, 0, 24)).toBe(1_050);
    expect(balanceWithoutSaving(made, 13, 24)).toBeCloseTo(1_050 + 1_200 + 110, 9);
    // 1,000 → 1,110 → 1,221.10, and two months more.
    const growing = plan({ pots: [pot(1_000, 100, ONE)] });
    expect(balanceWithoutSaving(growing, 2, 2)).toBeCloseTo(1_221.1, 9);
    expect(balanceWithoutSaving(growing, 2, 4)).toBeCloseTo(1_221.1 * 1.0201, 9);
    // Without saving 1,040.604; with the first ₹100 1,143.6341; with both 1,245.6441; with three 1,346.6441.
    const first = (target: number) => firstMonthWithoutSaving(growing, 4, target);
    expect([1_040, 1_041, 1_143, 1_144, 1_245, 1_246, 1_346].map(first)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect([1_446, 1_447].map(first)).toEqual([4, null]);
  });

  it('reach a target in the first month that begins with it', () => {
    const made = plan({ months: 36, retireMonth: 3, costs: [stream(900)], pots: [pot(0, 1_000)] });
    expect(firstMonthReaching(made, 0, () => 5_500)).toMatchObject({ month: 6, target: 5_500 });
    expect(firstMonthReaching(made, 0, () => 6_000)).toMatchObject({ month: 6, target: 6_000 });
    expect(firstMonthReaching(made, 0, () => 0)).toMatchObject({ month: 0, target: 0 });
    expect(firstMonthReaching(made, 0, () => 35_000)).toMatchObject({ month: 35, target: 35_000 });
    expect(firstMonthReaching(made, 0, () => 35_001)).toBeNull();
    expect(firstMonthReaching({ ...made, goals: [once(2_500, 4)] }, 0, () => 6_000)?.month).toBe(9);
  });

  it('are compared in prices of now, and the target once a year', () => {
    const made = plan({ months: 36, pots: [pot(0, 1_000)] });
    const target = jest.fn((month: number) => (month < 12 ? 1e9 : 12_000));
    // 13,000 in prices 10 % higher are 11,818; 14,000 are 12,727.
    expect(firstMonthReaching(made, 10, target)).toMatchObject({ month: 14, target: 12_000 });
    expect(target.mock.calls).toEqual([[0], [12]]);
  });
});

describe('money lasts', () => {
  const made = plan({ months: 14, retireMonth: 2, costs: [stream(100)], pots: [pot(1_000, 100)] });

  it('when what is saved is what is needed then', () => {
    expect(lasts(made)).toBe(true);
    expect(lasts({ ...made, pots: [pot(999.995, 100)] })).toBe(false);
    expect(lasts({ ...made, pots: [pot(999.9999999999, 100)] })).toBe(true);
    expect(lasts({ ...made, legacy: 0.01, pots: [pot(1_000.01, 100)] })).toBe(true);
    expect(lasts({ ...made, legacy: 0.01, pots: [pot(1_000.005, 100)] })).toBe(false);
    expect(lasts({ ...made, legacy: 1 })).toBe(false);
    expect(lasts({ ...made, pots: [pot(900, 100)], receipts: [once(100, 2)] })).toBe(true);
  });

  it('and not when a goal before it was not paid', () => {
    expect(lasts({ ...made, pots: [pot(1_000, 600)], goals: [once(1_100, 0)] })).toBe(false);
    expect(lasts({ ...made, pots: [pot(1_100, 600)], goals: [once(1_100, 0)] })).toBe(true);
  });
});

it.each([
  [0, 100, 37, 37],
  [0, 100, 100, 100],
  [5, 9, 9, 9],
  [5, 9, 8, 8],
  [5, 5, 5, 5],
  [5, 9, 3, 5],
])('the least whole number from %i to %i that is at least %i', (min, max, from, expected) => {
  expect(leastWhole(min, max, (value) => value >= from)).toBe(expected);
  expect(leastWhole(min, max, (value) => value > max)).toBeNull();
});
