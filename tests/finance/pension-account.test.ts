import { valueOfDeposits } from '@/lib/finance/deposits';
import {
  mixAt,
  monthlyDrawing,
  mostAtOnce,
  type PensionAccountPlan,
  pensionYears,
  servicePension,
} from '@/lib/finance/pension-account';

const plan: PensionAccountPlan = {
  opening: 0,
  months: 120,
  own: 100,
  employer: 0,
  rise: 0,
  rateOf: () => 0.01,
  upfront: () => 0,
  yearlyFee: () => 0,
};

describe('an account paid into every month', () => {
  it('comes to the closed form of payments at the start of each month', () => {
    expect(pensionYears(plan).at(-1)?.closing).toBeCloseTo(100 * valueOfDeposits(0.01, 120, 'start'), 6);
  });

  it('adds up in every year, with charges', () => {
    const years = pensionYears({ ...plan, opening: 50, months: 30, rise: 10, upfront: () => 4, yearlyFee: () => 5 });
    expect(years.map(({ months }) => months)).toEqual([12, 12, 6]);
    for (const { opening, own, employer, growth, charges, closing } of years) {
      expect(closing).toBeCloseTo(opening + own + employer + growth - charges, 9);
    }
    expect(years.map(({ own }) => Math.round(own))).toEqual([1200, 1320, 726]);
    // Both payments are charged; the fee comes at the end of whole years only.
    expect(years.map(({ charges }) => charges)).toEqual([53, 53, 24]);
  });

  it('is paid into by the employer as well, both a tenth more each year, at the rate of the year', () => {
    const years = pensionYears({
      ...plan,
      months: 25,
      employer: 40,
      rise: 10,
      rateOf: (year) => (year === 1 ? 0.01 : 0),
    });
    expect(years.map(({ employer }) => employer)).toEqual([480, 528, 48.4].map((each) => expect.closeTo(each, 9)));
    // 140 a month come to 1,680, and 154 a month to 1,848 and what both earn.
    const second = 1_680 * 1.01 ** 12 + (154 * (1.01 ** 12 - 1) * 1.01) / 0.01;
    expect(years.map(({ growth }) => growth)).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(second - 1_680 - 1_848, 9),
      expect.closeTo(0, 9),
    ]);
    expect(years.at(-1)?.closing).toBeCloseTo(second + 169.4, 9);
  });

  it('takes no fee beyond the balance', () => {
    const [year] = pensionYears({ ...plan, own: 0, opening: 3, months: 12, rateOf: () => 0, yearlyFee: () => 5 });
    expect([year?.charges, year?.closing]).toEqual([3, 0]);
  });

  it('has no years where it is closed at once', () => {
    expect(pensionYears({ ...plan, months: 0 })).toEqual([]);
  });
});

it('the mix moves in equal steps between ages and stays at both ends', () => {
  const table = [
    { age: 30, equity: 60, corporate: 20, government: 20 },
    { age: 40, equity: 40, corporate: 30, government: 30 },
  ];
  expect([20, 30, 33, 40, 70].map((age) => mixAt(table, age).equity)).toEqual([60, 60, 54, 40, 40]);
  expect(mixAt(table, 35)).toEqual({ equity: 50, corporate: 25, government: 25 });
  expect(mixAt([], 35)).toEqual({ equity: 0, corporate: 0, government: 0 });
});

it('the most at once goes by bands, with an amount that may be more', () => {
  const bands = [
    { upTo: 500, percent: 100 },
    { upTo: 900, percent: 60, amount: 450 },
    { upTo: null, percent: 60 },
  ];
  expect([500, 501, 800, 900, 901].map((balance) => mostAtOnce(balance, bands))).toEqual([500, 450, 480, 540, 540.6]);
  expect(mostAtOnce(500, [])).toBe(0);
});

it('a level drawing empties the balance', () => {
  expect(monthlyDrawing(1200, 0, 12)).toBe(100);
  const payment = monthlyDrawing(1000, 0.01, 24);
  let left = 1000;
  for (let month = 0; month < 24; month += 1) left = (left - payment) * 1.01;
  expect(left).toBeCloseTo(0, 9);
});

it('a pension of service grows with the months and stops at the full ones', () => {
  const rule = { percent: 50, fullMonths: 300, leastMonths: 120 };
  expect([119, 120, 270, 300, 400].map((months) => servicePension(800, months, rule))).toEqual([0, 160, 360, 400, 400]);
});
