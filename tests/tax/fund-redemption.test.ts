/** Tax on units of funds by rates of small round figures: set-off, exemption, surcharge with its steps, losses of earlier years. */
import { type FundTaxTerms, fundRedemptionTax, fundTaxByYear } from '@/lib/tax/fund-redemption';

const near = (amount: number) => expect.closeTo(amount, 9);
const plain = { surchargePercent: 0, cessPercent: 4 };
const equity = { ...plain, kind: 'equity', shortTermPercent: 20, longTermPercent: 12.5, exemption: 100 } as const;
const slab = { ...plain, kind: 'slab', slabPercent: 30 } as const;
const other = { ...plain, kind: 'other', slabPercent: 30, longTermPercent: 12.5 } as const;
const tax = (shortGain: number, longGain: number, terms: FundTaxTerms) =>
  fundRedemptionTax({ shortGain, longGain }, terms);

describe('the tax of a year', () => {
  it('of equity funds has a rate for each term, and an exemption for long-term gains', () => {
    // 20 % of 50, 12.5 % of 300 − 100, cess 4 % of 35.
    expect(tax(50, 300, equity)).toEqual({
      taxableShortGain: 50,
      taxableLongGain: 200,
      onShortGain: 10,
      onLongGain: 25,
      onSlabGain: 0,
      surcharge: 0,
      surchargeStep: null,
      cess: near(1.4),
      total: near(36.4),
      carried: { shortGain: 0, longGain: 0 },
    });
    expect(tax(0, 90, equity)).toMatchObject({ taxableLongGain: 0, onLongGain: 0, total: 0 });
  });

  it('of other funds is at the slab rate, for both terms or for short-term gains', () => {
    expect(tax(50, 300, slab)).toMatchObject({ taxableShortGain: 350, taxableLongGain: 0, onSlabGain: 105 });
    expect(tax(50, 300, other)).toMatchObject({
      taxableShortGain: 50,
      taxableLongGain: 300,
      onShortGain: 0,
      onLongGain: 37.5,
      onSlabGain: 15,
      total: near(52.5 * 1.04),
    });
  });

  it('sets a short-term loss against long-term gains before the exemption', () => {
    expect(tax(-50, 300, equity)).toMatchObject({
      taxableLongGain: 150,
      carried: { shortGain: 0, longGain: 0 },
    });
    expect(tax(-350, 300, equity)).toMatchObject({ taxableLongGain: 0, carried: { shortGain: -50, longGain: 0 } });
  });

  it('sets a long-term loss against nothing, but where there is one rate for both terms', () => {
    expect(tax(50, -300, equity)).toMatchObject({ onShortGain: 10, carried: { shortGain: 0, longGain: -300 } });
    expect(tax(-50, -300, equity)).toMatchObject({ total: 0, carried: { shortGain: -50, longGain: -300 } });
    expect(tax(50, -30, slab)).toMatchObject({ taxableShortGain: 20, carried: { shortGain: 0, longGain: 0 } });
    expect(tax(50, -60, slab)).toMatchObject({ taxableShortGain: 0, carried: { shortGain: -10, longGain: 0 } });
  });
});

describe('a surcharge that is chosen', () => {
  it('is capped on gains at rates of their own', () => {
    const high = { surchargePercent: 25, surchargeCap: 15 };
    // 15 % of 35; 25 % of 105; 15 % of 37.50 and 25 % of 15.
    expect(tax(50, 300, { ...equity, ...high })).toMatchObject({ surcharge: near(5.25), cess: near(40.25 * 0.04) });
    expect(tax(50, 300, { ...slab, ...high }).surcharge).toBeCloseTo(26.25, 9);
    expect(tax(50, 300, { ...other, ...high })).toMatchObject({
      surcharge: near(9.375),
      total: near((52.5 + 9.375) * 1.04),
    });
    expect(tax(50, 300, { ...other, surchargePercent: 25 }).surcharge).toBeCloseTo(13.125, 9);
    expect(tax(50, 300, { ...other, ...high, surchargePercent: 10 }).surcharge).toBeCloseTo(5.25, 9);
  });
});

describe('the steps of the surcharge', () => {
  const steps = {
    surchargeCap: 15,
    surchargeSteps: [
      [1_000, 10],
      [2_000, 15],
      [3_000, 25],
    ],
  } as const;

  it('are reached by the gains themselves, with relief just above', () => {
    // 303; at 1,000 300 and 10 above it: 7 is left of 30.30.
    expect(tax(1_010, 0, { ...slab, ...steps })).toMatchObject({
      surcharge: near(7),
      surchargeStep: { above: 1_000, percent: 10, relief: near(23.3) },
      total: near(310 * 1.04),
    });
    expect(tax(1_000, 0, { ...slab, ...steps })).toMatchObject({ surcharge: 0, surchargeStep: null });
    // 450 and 45: below the 350 that relief leaves.
    expect(tax(1_500, 0, { ...slab, ...steps })).toMatchObject({
      surcharge: near(45),
      surchargeStep: { relief: near(0) },
    });
    // 603; at 2,000 600 with 60: 67 is left of 90.45.
    expect(tax(2_010, 0, { ...slab, ...steps })).toMatchObject({
      surcharge: near(67),
      surchargeStep: { above: 2_000, percent: 15, relief: near(23.45) },
    });
  });

  it('decide where they bring more than the rate that was chosen', () => {
    // 10 % of 303 is more than 7, of 450 as much as 45, 5 % of it less.
    const at = (gain: number, surchargePercent: number) => tax(gain, 0, { ...slab, ...steps, surchargePercent });
    expect(at(1_010, 10)).toMatchObject({ surcharge: near(30.3), surchargeStep: null });
    expect(at(1_500, 10)).toMatchObject({ surcharge: near(45), surchargeStep: null });
    expect(at(1_500, 5)).toMatchObject({ surcharge: near(45), surchargeStep: { percent: 10 } });
  });

  it('count gains that are free of tax', () => {
    // 153; without 10 of the gain 150: 7 is left of 15.30.
    expect(tax(510, 0, { ...slab, ...steps, gainsBeside: 500 })).toMatchObject({
      surcharge: near(7),
      surchargeStep: { relief: near(8.3) },
    });
    expect(tax(510, 0, { ...slab, ...steps }).surchargeStep).toBeNull();
  });

  it('above the cap count gains at the slab rate alone', () => {
    // 930 with 25 % and 62.50 with 15 %; and 870 with 62.50, both with 15 %.
    expect(tax(3_100, 500, { ...other, ...steps })).toMatchObject({
      surcharge: near(232.5 + 9.375),
      surchargeStep: { above: 3_000, percent: 25, relief: near(0) },
    });
    expect(tax(2_900, 500, { ...other, ...steps })).toMatchObject({
      surcharge: near(139.875),
      surchargeStep: { above: 2_000, percent: 15 },
    });
    // Equity funds have no gain at the slab rate: 20 % of 4,000 with 15 %.
    expect(tax(4_000, 0, { ...equity, ...steps })).toMatchObject({
      surcharge: near(120),
      surchargeStep: { above: 2_000 },
    });
    // Without a cap all gains count: 25 % of 932.50.
    const { surchargeSteps } = steps;
    expect(tax(2_900, 500, { ...other, surchargeSteps }).surcharge).toBeCloseTo(233.125, 9);
  });

  it('compare at a step with the rate of the step below', () => {
    // 903 with 25 %: 225.75; at 3,000 900 with 15 %: 135. 142 is left.
    expect(tax(3_010, 0, { ...slab, ...steps })).toMatchObject({ surcharge: near(142) });
    // Under a cap of 12 % the step of 15 % counts gains at the slab rate alone, and there are none: 10 % of 402.
    expect(tax(2_010, 0, { ...equity, ...steps, surchargeCap: 12 })).toMatchObject({
      surcharge: near(40.2),
      surchargeStep: { above: 1_000 },
    });
  });

  it('let the gain at the highest rate fall away first', () => {
    // 1.50 and 125.625; at 1,000 12.5 % of it: 125. 7.875 is left of 12.7125.
    expect(tax(5, 1_005, { ...other, ...steps }).surcharge).toBeCloseTo(7.875, 9);
    // 5 % of 500 and 12.5 % of 510, at 1,000 of 500: 87.50. 8.75 is left of 8.875.
    expect(tax(500, 510, { ...other, ...steps, slabPercent: 5 }).surcharge).toBeCloseTo(8.75, 9);
    // 20 % of 50 and 12.5 % of 960 − 100; at 1,000 20 % of 40: 115.50. 8 is left of 11.75.
    expect(tax(50, 960, { ...equity, ...steps }).surcharge).toBeCloseTo(8, 9);
  });
});

describe('losses of earlier years', () => {
  const terms: FundTaxTerms = { ...equity, exemption: 0 };
  const taxed = (years: readonly (readonly [number, number])[], lossYears = 8) =>
    fundTaxByYear(
      years.map(([shortGain, longGain]) => ({ shortGain, longGain })),
      terms,
      lossYears,
    ).map(({ taxableShortGain, taxableLongGain }) => [taxableShortGain, taxableLongGain]);

  it('short-term meet short-term gains first, then long-term ones', () => {
    expect(
      taxed([
        [-100, 0],
        [60, 80],
        [10, 10],
      ]),
    ).toEqual([
      [0, 0],
      [0, 40],
      [10, 10],
    ]);
    expect(
      taxed([
        [-100, 0],
        [30, 50],
        [40, 0],
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [20, 0],
    ]);
  });

  it('long-term meet long-term gains alone', () => {
    expect(
      taxed([
        [0, -100],
        [50, 60],
        [0, 70],
      ]),
    ).toEqual([
      [0, 0],
      [50, 0],
      [0, 30],
    ]);
  });

  it('of both terms meet long-term gains, short-term first', () => {
    expect(
      taxed([
        [-40, -30],
        [0, 60],
        [20, 0],
        [0, 20],
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [20, 0],
      [0, 10],
    ]);
  });

  it('are used for a number of years after their own', () => {
    expect(
      taxed(
        [
          [-100, 0],
          [0, 0],
          [30, 0],
          [100, 0],
        ],
        2,
      ),
    ).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [100, 0],
    ]);
    expect(
      taxed(
        [
          [-100, 0],
          [0, 0],
          [30, 0],
          [100, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [30, 0],
    ]);
  });

  it('that are too old stay out', () => {
    const years = [
      [-100, 0],
      [0, 0],
      [0, 0],
      [30, 0],
      [50, 60],
    ] as const;
    expect(taxed(years, 2).slice(3)).toEqual([
      [30, 0],
      [50, 60],
    ]);
  });

  it('are used oldest first', () => {
    // In the third year 50 of the first loss and 10 of the second; in the fourth the 40 that are left.
    expect(
      taxed(
        [
          [-50, 0],
          [-50, 0],
          [60, 0],
          [60, 0],
        ],
        2,
      ),
    ).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [20, 0],
    ]);
  });

  it('leave a loss of the year to the year', () => {
    expect(
      taxed([
        [-50, 0],
        [-20, 40],
        [60, 0],
      ]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [30, 0],
    ]);
  });
});
