import fc from 'fast-check';
import { periodicRate, rateNear, xirr } from '@/lib/finance/irr';

describe('rate of equally spaced flows', () => {
  test('100 that becomes 121 in two periods earned 10 % a period', () => {
    expect(periodicRate([-100, 0, 121])).toBeCloseTo(0.1, 11);
  });

  test('a loan and a deposit with the same flows have the same rate', () => {
    expect(periodicRate([100, 0, -121])).toBeCloseTo(0.1, 11);
  });

  test('money that comes back unchanged earned exactly nothing', () => {
    expect(periodicRate([-300, 100, 100, 100])).toBe(0);
  });

  test('a fee of ₹1,175 and GST lifts ₹47,000 in 24 instalments of ₹2,415.14 to an APR of 24.15 %', () => {
    const net = 47_000 - 1_175 * 1.18;
    const flows = [net, ...Array.from({ length: 24 }, () => -2_415.14)];
    expect((periodicRate(flows) ?? 0) * 1_200).toBeCloseTo(24.15386, 5);
  });

  test('a flat loan of 10 % over 36 months costs 17.917675860464534 % on the reducing balance', () => {
    const instalment = (5_00_000 + 1_50_000) / 36;
    const rate = periodicRate([5_00_000, ...Array.from({ length: 36 }, () => -instalment)]);
    expect((rate ?? 0) * 1_200).toBeCloseTo(17.917675860464534, 9);
  });

  test('a loss of nine tenths in one period is a rate of −90 %', () => {
    expect(periodicRate([-100, 10])).toBeCloseTo(-0.9, 11);
  });

  test('zeros before and after the flows do not change the rate', () => {
    const zeros = Array.from({ length: 900 }, () => 0);
    expect(periodicRate([...zeros, -100, 110, ...zeros])).toBeCloseTo(0.1, 11);
  });

  test('there is no rate when nothing comes back, nothing was paid, or nothing happened', () => {
    expect(periodicRate([-100, -5])).toBeNull();
    expect(periodicRate([100, 5])).toBeNull();
    expect(periodicRate([0, 0])).toBeNull();
    expect(periodicRate([])).toBeNull();
  });

  test('there is no rate beyond 1,000 % or below −99.99 % a period', () => {
    expect(periodicRate([-1, 10.9])).toBeCloseTo(9.9, 9);
    expect(periodicRate([-1, 11.1])).toBeNull();
    expect(periodicRate([-1, 0.00011])).toBeCloseTo(-0.99989, 11);
    expect(periodicRate([-1, 0.00009])).toBeNull();
  });

  test('flows that never balance have no rate', () => {
    expect(periodicRate([100, -100, 100])).toBeNull();
  });

  test('of two rates that fit, 10 % and 100 %, the one nearest to 0 is taken', () => {
    expect(periodicRate([-100, 310, -220])).toBeCloseTo(0.1, 10);
  });

  test('six hundred instalments that lose nearly everything still have their rate', () => {
    const deposits = Array.from({ length: 600 }, () => -1_000);
    const growth = 1 - 0.2;
    const value = deposits.reduce((sum) => (sum + 1_000) * growth, 0);
    expect(periodicRate([...deposits, value])).toBeCloseTo(-0.2, 11);
  });

  test('the rate found brings the value of the flows to nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 }),
        fc.double({ min: -0.5, max: 3, noNaN: true }),
        (deposits, rate) => {
          const end = deposits.reduce((value, deposit) => (value + deposit) * (1 + rate), 0);
          const found = periodicRate([...deposits.map((deposit) => -deposit), end]);
          expect(found).not.toBeNull();
          expect(Math.abs((found ?? Number.NaN) - rate)).toBeLessThan(1e-9 * (1 + Math.abs(rate)));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('yearly rate of dated flows', () => {
  test('twelve instalments of ₹10,000 from 5 April 2024 worth ₹1,28,000 a year later earned 12.56331444439741 %', () => {
    const months = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2024-${month}-05`);
    const dates = [...months, '2025-01-05', '2025-02-05', '2025-03-05'];
    const flows = dates.map((date) => ({ date, amount: -10_000 }));
    expect(xirr([...flows, { date: '2025-04-05', amount: 1_28_000 }])).toBeCloseTo(0.1256331444439741, 11);
  });

  test('two purchases, a part sale and a final sale earned 9.986054010614553 %', () => {
    const flows = [
      { date: '2023-01-15', amount: -1_00_000 },
      { date: '2023-11-01', amount: -50_000 },
      { date: '2024-06-30', amount: 20_000 },
      { date: '2026-03-31', amount: 1_75_000 },
    ];
    expect(xirr(flows)).toBeCloseTo(0.09986054010614553, 11);
    expect(xirr([...flows].reverse())).toBeCloseTo(0.09986054010614553, 11);
  });

  test('365 days make a year: 100 that becomes 110 from 1 April 2023 to 31 March 2024 earned 10 %', () => {
    expect(
      xirr([
        { date: '2023-04-01', amount: -100 },
        { date: '2024-03-31', amount: 110 },
      ]),
    ).toBeCloseTo(0.1, 11);
  });

  test('there is no rate when all happened on one day, or all money went one way', () => {
    expect(
      xirr([
        { date: '2024-04-01', amount: -100 },
        { date: '2024-04-01', amount: 110 },
      ]),
    ).toBeNull();
    expect(
      xirr([
        { date: '2024-04-01', amount: -100 },
        { date: '2025-04-01', amount: -110 },
      ]),
    ).toBeNull();
    expect(xirr([])).toBeNull();
  });

  test('100 that became 300 in a month earned far more than 1,000 % a year: 3^(365 ÷ 31) − 1', () => {
    const days = [
      { date: '2025-01-01', amount: -100 },
      { date: '2025-02-01', amount: 200 },
    ];
    expect(xirr(days)).toBeCloseTo(2 ** (365 / 31) - 1, 6);
    const [first, last] = [days[0] ?? { date: '', amount: 0 }, { date: '2025-02-01', amount: 300 }];
    // 4,09,000-fold in a year is beyond what is looked for.
    expect(xirr([first, last])).toBeNull();
  });

  test('a holding that fell to a tenth in a year lost 90 % a year', () => {
    expect(
      xirr([
        { date: '2025-01-01', amount: -100 },
        { date: '2026-01-01', amount: 10 },
      ]),
    ).toBeCloseTo(-0.9, 11);
  });
});

describe('rate of a value in closed form', () => {
  test('finds the rate that lies nearest to the guess', () => {
    const twoRoots = (rate: number) => (rate - 0.05) * (rate - 0.9);
    expect(rateNear(0, twoRoots)).toBeCloseTo(0.05, 11);
    expect(rateNear(0.8, twoRoots)).toBeCloseTo(0.9, 11);
  });

  test('a value without a root has no rate', () => {
    expect(rateNear(0, () => 1)).toBeNull();
  });
});

describe('looking for a rate', () => {
  /** The rate found, and how often the value was asked for. */
  function looked(value: (rate: number) => number): { readonly rate: number | null; readonly looks: number } {
    let looks = 0;
    const rate = rateNear(0, (each) => {
      looks += 1;
      return value(each);
    });
    return { rate, looks };
  }
  const loan = (rate: number) =>
    Array.from({ length: 240 }).reduce<number>((value) => value / (1 + rate) - 8_678, 0) / (1 + rate) + 10_00_000;

  // Halving alone takes some forty looks to get from a percent to a billionth of one.
  test.each<[string, (rate: number) => number, number, number]>([
    ['two periods', (rate) => 100 * (1 + rate) ** 2 - 121, 0.1, 13],
    ['a loan of 240 instalments', loan, 0.0070830274272369, 9],
    ['steep growth', (rate) => Math.exp(40 * rate) - 5, Math.log(5) / 40, 10],
    ['slow growth', (rate) => Math.log1p(rate) - 0.2, Math.exp(0.2) - 1, 16],
    ['a bend', (rate) => Math.atan(1_000 * (rate - 0.3333)), 0.3333, 24],
    ['a loss over 600 periods', (rate) => (1 + rate) ** 600 - 1e-50, 1e-50 ** (1 / 600) - 1, 24],
  ])('of %s is quick', (_, value, expected, most) => {
    const { rate, looks } = looked(value);
    expect(rate).toBeCloseTo(expected, 11);
    expect(looks).toBeLessThanOrEqual(most);
  });

  test.each<[string, (rate: number) => number, number, number]>([
    ['that only touches its root', (rate) => (rate - 0.37) ** 9, 0.37, 53],
    ['that jumps', (rate) => (rate < 0.123 ? -1 : 1_000), 0.123, 46],
  ])('of a value %s takes little more than halving', (_, value, expected, most) => {
    const { rate, looks } = looked(value);
    expect(rate).toBeCloseTo(expected, 9);
    expect(looks).toBeLessThanOrEqual(most);
  });
});

test('flows that never balance have no rate with zeros around them either', () => {
  const zeros = Array.from({ length: 900 }, () => 0);
  expect(periodicRate([...zeros, 100, -100, 100])).toBeNull();
  expect(periodicRate([100, -100, 100, ...zeros])).toBeNull();
});

test('what was paid and came back on one day has no yearly rate', () => {
  const date = '2024-04-01';
  expect(xirr([-100, 100].map((amount) => ({ date, amount })))).toBeNull();
});
