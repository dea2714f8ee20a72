/** Units of a fund: the first bought are the first sold, and gains are booked once a year. */
import { bookedYearly, bookGains } from '@/lib/finance/booked-gains';
import { redeemUnits } from '@/lib/finance/fund-lots';

const lots = [
  { bought: 0, units: 10, cost: 100 },
  { bought: 6, units: 10, cost: 150 },
];

it.each([
  ['of the first lot', 4, [[18, 4, 80, 40]], [{ bought: 0, units: 6, cost: 60 }, lots[1]]],
  ['of one lot', 10, [[18, 10, 200, 100]], [lots[1]]],
  [
    'of a lot and a half',
    15,
    [
      [18, 10, 200, 100],
      [12, 5, 100, 75],
    ],
    [{ bought: 6, units: 5, cost: 75 }],
  ],
  [
    'of all lots',
    20,
    [
      [18, 10, 200, 100],
      [12, 10, 200, 150],
    ],
    [],
  ],
  [
    'of more than there is',
    25,
    [
      [18, 10, 200, 100],
      [12, 10, 200, 150],
    ],
    [],
  ],
  ['of nothing', 0, [], lots],
  ['of a lot but for the rounding of doubles', 10 * (1 - 1e-13), [[18, 10, 200, 100]], [lots[1]]],
])('a sale %s takes the oldest units', (_, units, sold, left) => {
  const redeemed = redeemUnits(lots, units, 20, 18);
  expect(
    redeemed.sold.map(({ monthsHeld, units: each, proceeds, cost }) => [monthsHeld, each, proceeds, cost]),
  ).toEqual(sold);
  expect(redeemed.left).toEqual(left);
});

describe('a gain is booked', () => {
  const terms = { test: { months: 12, atAnniversary: false }, most: 50_000, costPercent: 1 };
  const lot = { bought: 0, units: 1_000, cost: 1_00_000 };

  it('up to the most of a year; what is left after costs buys units anew', () => {
    // At ₹300 a unit gains ₹200: 250 of them bring 50,000. They bring 75,000, less 750.
    expect(bookGains([lot], 300, 24, terms)).toEqual({
      lots: [
        { bought: 0, units: 750, cost: 75_000 },
        { bought: 24, units: 247.5, cost: 74_250 },
      ],
      booking: {
        month: 24,
        sold: [{ monthsHeld: 24, units: 250, proceeds: 75_000, cost: 25_000 }],
        gain: 50_000,
        cost: 750,
      },
    });
  });

  it('of all lots that have one, where it is less than the most', () => {
    const { booking } = bookGains([lot, { ...lot, bought: 6 }], 110, 24, terms);
    expect(booking).toMatchObject({ gain: 20_000, cost: 2_200 });
  });

  it('of lots that are long-term, the next of them up to what the most still allows', () => {
    expect(bookGains([lot, { ...lot, bought: 20 }], 110, 24, terms).booking?.gain).toBe(10_000);
    const { booking } = bookGains([lot, { ...lot, bought: 6 }, lot], 130, 24, terms);
    expect(booking?.sold.map(({ units, monthsHeld }) => [monthsHeld, Math.round(units * 1e6) / 1e6])).toEqual([
      [24, 1_000],
      [18, 666.666667],
    ]);
  });

  it('only once it is long-term', () => {
    expect(bookGains([lot], 300, 12, terms)).toEqual({ lots: [lot], booking: null });
    const atAnniversary = { ...terms, test: { months: 12, atAnniversary: true } };
    expect(bookGains([lot], 300, 12, atAnniversary).booking?.gain).toBe(50_000);
    expect(bookGains([lot], 300, 11, atAnniversary).booking).toBeNull();
  });

  it('but not past a lot that has none', () => {
    expect(bookGains([{ ...lot, cost: 3_00_000 }, lot], 300, 24, terms).booking).toBeNull();
    expect(bookGains([lot, { ...lot, cost: 4_00_000 }, lot], 120, 24, terms).booking?.gain).toBe(20_000);
  });
});

describe('a plan whose gains are booked every year', () => {
  const plan = {
    stretches: [{ after: 0, amount: 0 }],
    lumpSum: 1_00_000,
    months: 36,
    payingMonths: 36,
    perYear: 1,
    rate: 0.1,
    timing: 'start',
  } as const;
  const terms = { test: { months: 12, atAnniversary: true }, most: 10_000, costPercent: 0 };

  it('has the value of the plan, and the rest of the gain at its end', () => {
    // 10,000 after a year; of 11,000 after two 10,000; at the end 1,33,100, of which 2,100 and 11,000 were not booked.
    const booked = bookedYearly(plan, terms);
    expect(booked.bookings.map(({ month, gain }) => [month, Math.round(gain)])).toEqual([
      [12, 10_000],
      [24, 10_000],
    ]);
    expect(booked.value).toBeCloseTo(1_33_100, 6);
    expect(booked.longGain).toBeCloseTo(13_100, 6);
    expect(booked.shortGain).toBe(0);
  });

  it('books for the last time when what is bought again is long-term at the end', () => {
    const after = { ...terms, test: { months: 12, atAnniversary: false } };
    expect(bookedYearly(plan, after).bookings).toEqual([]);
    // After 13 months the units of the first day would be: the next booking is after 24.
    expect(bookedYearly({ ...plan, months: 37 }, after).bookings.map(({ month }) => month)).toEqual([24]);
  });

  it('buys each instalment at its price', () => {
    const yearly = { ...plan, lumpSum: 0, stretches: [{ after: 0, amount: 1_000 }], payingMonths: 36 };
    // 1,000 at the start of three years: 1,331 + 1,210 + 1,100. Booked: 100, then 110 + 100.
    const booked = bookedYearly(yearly, terms);
    expect(booked.bookings.map(({ gain }) => Math.round(gain))).toEqual([100, 210]);
    expect(booked.value).toBeCloseTo(3_641, 8);
    expect(booked.longGain + booked.shortGain).toBeCloseTo(3_641 - 3_000 - 310, 8);
  });

  it('has at its end gains of both terms', () => {
    const yearly = { ...plan, lumpSum: 0, stretches: [{ after: 0, amount: 1_000 }] };
    const after = { ...terms, test: { months: 12, atAnniversary: false } };
    // 331 and 210 of what is held for more than a year, 100 of what is held for just one.
    const { longGain, shortGain } = bookedYearly(yearly, after);
    expect([longGain, shortGain].map(Math.round)).toEqual([541, 100]);
    // Paid at the end of each year, the last on the last day: 1,210 + 1,100 + 1,000.
    expect(bookedYearly({ ...yearly, timing: 'end' }, after).value).toBeCloseTo(3_310, 8);
  });

  it('grows by the periods of its months', () => {
    const monthly = { ...plan, perYear: 12, rate: 0.01, months: 13, payingMonths: 13 };
    expect(bookedYearly(monthly, terms).value).toBeCloseTo(1_13_809.33, 2);
  });
});
