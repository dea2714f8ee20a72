/** What trading costs, by rates of round figures. */
import {
  addCharges,
  breakEvenPrice,
  brokerageOn,
  noCharges,
  roundingFactors,
  sideCharges,
  totalCharges,
} from '@/lib/tax/trade-charges';

const near = (amount: number) => expect.closeTo(amount, 9);

describe('brokerage on an order', () => {
  const order = { percent: 0.03, flat: 20, least: 5 };

  it('is a share of its value, at most the flat amount, at least the least one', () => {
    expect(brokerageOn(1_00_000, order)).toBe(20);
    expect(brokerageOn(50_000, order)).toBeCloseTo(15, 9);
    expect(brokerageOn(10_000, order)).toBe(5);
  });

  it('is flat where there is no share, and nothing on nothing', () => {
    expect(brokerageOn(10_000, { ...order, percent: null })).toBe(20);
    expect(brokerageOn(1, { ...order, percent: null })).toBe(20);
    expect(brokerageOn(0, order)).toBe(0);
    expect(brokerageOn(0, { ...order, percent: null })).toBe(0);
  });
});

describe('the charges of a side', () => {
  const rates = { tax: 0.1, exchange: 0.003, sebi: 0.0001, stamp: 0.015, gst: 18 };
  const side = sideCharges(1_00_000, 20, 10, rates);

  it('are shares of the value, with GST on brokerage, exchange, regulator and depository', () => {
    // 18 % of 20 + 3 + 0.10 + 10.
    expect(side).toEqual({
      brokerage: 20,
      tax: 100,
      exchange: near(3),
      sebi: near(0.1),
      gst: near(5.958),
      stamp: near(15),
      depository: 10,
    });
  });

  it('are added line by line', () => {
    const second = { brokerage: 1, tax: 2, exchange: 4, sebi: 8, gst: 16, stamp: 32, depository: 64 };
    expect(addCharges({ ...noCharges, tax: 5, depository: 6 }, second)).toEqual({ ...second, tax: 7, depository: 70 });
    expect(addCharges(second, second)).toEqual({
      brokerage: 2,
      tax: 4,
      exchange: 8,
      sebi: 16,
      gst: 32,
      stamp: 64,
      depository: 128,
    });
    expect(totalCharges(second)).toBe(127);
    expect(totalCharges(noCharges)).toBe(0);
  });
});

it('the tax of a day goes to the nearest rupee, of which each trade bears its part', () => {
  const factors = roundingFactors(
    new Map([
      ['2025-06-02 futures', 200.6],
      ['2025-06-02 options', 0.4],
      ['2025-06-03 futures', 0],
    ]),
  );
  expect(factors.get('2025-06-02 futures')).toBeCloseTo(201 / 200.6, 12);
  expect(factors.get('2025-06-02 options')).toBe(0);
  expect(factors.get('2025-06-03 futures')).toBe(1);
});

describe('the price at which nothing is lost', () => {
  it('is the lowest one in whole paise', () => {
    expect(breakEvenPrice((price) => price - 10.004, 100)).toBe(10.01);
    expect(breakEvenPrice((price) => price - 10, 100)).toBe(10);
    expect(breakEvenPrice((price) => price + 1, 100)).toBe(0);
  });

  it('may be the bound itself, and is none above it', () => {
    expect(breakEvenPrice((price) => price - 12.34, 12.34)).toBe(12.34);
    expect(breakEvenPrice((price) => price - 12.34, 12.33)).toBeNull();
  });

  it('is the highest one where shares were sold first', () => {
    expect(breakEvenPrice((price) => 50.006 - price, 100, true)).toBe(50);
    expect(breakEvenPrice((price) => 50 - price, 100, true)).toBe(50);
    expect(breakEvenPrice((price) => 200 - price, 100, true)).toBe(100);
    expect(breakEvenPrice(() => -1, 100, true)).toBeNull();
    // At nothing paid nothing is lost.
    expect(breakEvenPrice((price) => -price, 100, true)).toBe(0);
  });
});
