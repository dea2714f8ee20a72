/** Rates of flows made from their roots: the growths g of a year for which the flows, as a polynomial in g, are nil. */
import { addDays } from '@/lib/calendar';
import { periodicRate, rateNear, xirr, xirrBounds, xirrRates } from '@/lib/finance/irr';

/** Flows a number of times 365 days apart, the first on a day. */
const everyYear = (amounts: readonly number[], years = 1, first = '1900-01-01') =>
  amounts.map((amount, index) => ({ date: addDays(first, index * years * 365), amount }));

/** Three flows 36,500 days apart that balance at two rates: (g − a)(g − b) = g² − (a + b)g + ab, a and b being the growths of 100 years. */
function overCenturies(low: number, high: number) {
  const [a, b] = [(1 + low) ** 100, (1 + high) ** 100];
  return everyYear([-100, 100 * (a + b), -100 * a * b], 100);
}

function expectRates(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, rate] of expected.entries())
    expect(Math.abs((found[index] ?? Number.NaN) - rate)).toBeLessThan(1e-10 * (1 + Math.abs(rate)));
}

describe('every rate of dated flows', () => {
  test.each<[string, readonly number[], readonly number[]]>([
    // (g − 1.1)(g − 1.2) = g² − 2.3g + 1.32
    ['two rates', [-100, 230, -132], [0.1, 0.2]],
    // (g − 1.1)(g − 1.2)(g − 1.5) = (g² − 2.3g + 1.32)(g − 1.5) = g³ − 3.8g² + 4.77g − 1.98
    ['three rates', [-1_000, 3_800, -4_770, 1_980], [0.1, 0.2, 0.5]],
    // (g − 0.5)(g − 1.1) = g² − 1.6g + 0.55
    ['a loss and a gain', [-100, 160, -55], [-0.5, 0.1]],
    // (g − 1.1)(g − 9951) = g² − 9952.1g + 10946.1
    ['a rate just below the highest', [-1, 9_952.1, -10_946.1], [0.1, 9_950]],
    // (g − 0.0001005)(g − 1.1) = g² − 1.1001005g + 0.00011055
    ['a rate just above the lowest', [-1e6, 1_100_100.5, -110.55], [-0.9998995, 0.1]],
    // (g − 1.1)(g − 1.2) and a growth of −1, which is no rate: (g² − 2.3g + 1.32)(g + 1) = g³ − 1.3g² − 0.98g + 1.32
    ['a growth below nil is none', [-100, 130, 98, -132], [0.1, 0.2]],
    // One change of sign, so one rate at most (Descartes).
    ['one change of sign', [-100, 110], [0.1]],
    // g² + g = 1.1 × 2.1
    ['two payments before what comes back', [-100, -100, 231], [0.1]],
    ['no balance at any rate', [100, -100, 100], []],
    ['money that goes one way', [-100, -110], []],
    ['nothing', [], []],
  ])('%s', (_, amounts, rates) => {
    expectRates(xirrRates(everyYear(amounts)), rates);
  });

  test('the order in which the flows are listed does not matter', () => {
    const [first, second, third] = everyYear([-100, 230, -132]);
    if (!first || !second || !third) throw new Error('Three flows are needed.');
    for (const flows of [
      [second, first, third],
      [first, third, second],
      [third, second, first],
    ])
      expectRates(xirrRates(flows), [0.1, 0.2]);
  });

  test('what happened on one day is added up', () => {
    const [first, second, third] = everyYear([-100, 230, -132]).map(({ date }) => date);
    if (!first || !second || !third) throw new Error('Three days are needed.');
    const parts: [string, number][] = [
      [first, 50],
      [second, 200],
      [first, -150],
      [third, -132],
      [second, 30],
    ];
    expectRates(xirrRates(parts.map(([date, amount]) => ({ date, amount }))), [0.1, 0.2]);
    expect(xirrRates([-100, 110].map((amount) => ({ date: first, amount })))).toEqual([]);
  });

  test('a day on which as much came as went changes nothing, however far off', () => {
    const flows = everyYear([-100, 230, -132], 1, '2023-01-01');
    const before = [70, -70].map((amount) => ({ date: '1850-01-01', amount }));
    expectRates(xirrRates([...before, ...flows]), [0.1, 0.2]);
    expectRates(xirrRates([...before, ...everyYear([100, -100, 100], 1, '2023-01-01')]), []);
  });

  // Worth at the far end overflows at high rates, and worth at the start at low ones.
  test.each<readonly [number, number]>([
    [0.02, 0.05],
    [-0.05, -0.02],
    [-0.03, 0.04],
  ])('over two centuries, %p and %p', (low, high) => {
    expectRates(xirrRates(overCenturies(low, high)), [low, high]);
  });

  test('over two centuries, none', () => {
    expectRates(xirrRates(everyYear([100, -100, 100], 100)), []);
  });

  test('a rate at the highest itself is found', () => {
    // g = 10,001: g² + g = 10,001 × 10,002
    const rates = xirrRates(everyYear([-1, -1, 10_001 * 10_002]));
    expectRates(rates, [xirrBounds.highest]);
  });
});

describe('the yearly rate of dated flows', () => {
  test('is not moved by days on which nothing was paid, however far off', () => {
    const nothing = { date: '1850-01-01', amount: 0 };
    expect(xirr([nothing, ...everyYear([-100, 110], 1, '2023-01-01')])).toBeCloseTo(0.1, 11);
    expect(xirr([nothing, ...everyYear([100, -100, 100], 1, '2023-01-01')])).toBeNull();
    expect(xirr([...everyYear([100, -100, 100]), { date: '2100-01-01', amount: 0 }])).toBeNull();
  });

  test('over two centuries is the one nearest to 10 %', () => {
    expect(xirr(overCenturies(0.02, 0.3))).toBeCloseTo(0.02, 11);
    expect(xirr(overCenturies(-0.3, -0.02))).toBeCloseTo(-0.02, 11);
    expect(xirr(everyYear([100, -100, 100], 100))).toBeNull();
  });
});

describe('the rate of equally spaced flows', () => {
  test.each<[string, readonly number[], number]>([
    // 1,000 × (0.1 + 0.01 + … ) = 1,000 ÷ 9, to the last bit of a double after 600 periods
    ['a loss of nine tenths in each of 600 periods', [...Array(600).fill(-1_000), 1_000 / 9], -0.9],
    // 1,000 × (1 + 1 ÷ 3 + 1 ÷ 9 + …) less the first is 500
    ['a gain of 200 % in each of 1,000 periods', [-500, ...Array(1_000).fill(1_000)], 2],
  ])('%s', (_, flows, rate) => {
    expect(periodicRate(flows)).toBeCloseTo(rate, 11);
  });
});

describe('looking for a rate of a value', () => {
  test('goes on upwards where all below has been looked at, and the other way round', () => {
    expect(rateNear(-0.999, (rate) => rate - 9)).toBeCloseTo(9, 11);
    expect(rateNear(9, (rate) => rate + 0.999)).toBeCloseTo(-0.999, 11);
    expect(rateNear(9_000, (rate) => rate + 0.999, xirrBounds.highest)).toBeCloseTo(-0.999, 11);
  });

  test.each([0, 0.1, -0.999, 9])('asks for no value twice where there is none, from %p', (guess) => {
    // A value may take long to compute.
    const asked: number[] = [];
    const rate = rateNear(guess, (each) => {
      asked.push(each);
      return 1;
    });
    expect(rate).toBeNull();
    expect(new Set(asked).size).toBe(asked.length);
    expect([Math.min(...asked), Math.max(...asked)]).toEqual([xirrBounds.lowest, 10]);
  });

  test.each([-0.7, -0.123, 0.05, 0.123, 0.37, 0.71, 1.9, 3.3])('finds where a value jumps to 1e-12, at %p', (jump) => {
    const rate = rateNear(0, (each) => (each < jump ? -1 : 1_000)) ?? Number.NaN;
    expect(Math.abs(rate - jump)).toBeLessThanOrEqual(1e-12 * (1 + Math.abs(jump) / 100));
  });
});
