/**
 * Surcharge with its caps and marginal relief, in a made-up law of small figures: 10 % above 100 and 20 % above 200, so 0.2 × income − 30
 * above 200; winnings 40 %, short-term equity 15 %; surcharge 10 % above 1,000 and 15 % above 2,000 of total income, 25 % above 3,000 and 37 %
 * above 5,000 of income without dividend and capped gains, at most 15 % on those.
 */
import { chargeOn } from '@/lib/tax/charge';
import type { SurchargeBand } from '@/lib/tax/income-tax-year';
import { type ChargeableIncome, type Person, taxByRates } from '@/lib/tax/tax-by-rates';
import { type Readings, usualReadings } from '@/lib/tax/taxpayer';
import { incomeOf, resident } from './chargeable-income';
import { toyYear } from './toy-year';

const abroad: Person = { ...resident, residence: 'nonResident' };
const { cite } = toyYear.cess;

const byTotal = (above: number, percent: number): SurchargeBand => ({ above, percent, measure: 'totalIncome' });
const byOther = (above: number, percent: number): SurchargeBand => ({ above, percent, measure: 'otherIncome' });
const steps = [byTotal(1_000, 10), byTotal(2_000, 15), byOther(3_000, 25), byOther(5_000, 37)];

const chargeWith = (
  income: ChargeableIncome,
  readings: Partial<Readings> = {},
  person = resident,
  bands: readonly SurchargeBand[] = steps,
) => {
  const { old } = toyYear.regimes;
  const year = { ...toyYear, regimes: { ...toyYear.regimes, old: { ...old, surcharge: { value: bands, cite } } } };
  return chargeOn(income, person, year, 'old', { ...usualReadings, ...readings });
};
const surcharge = (...given: Parameters<typeof chargeWith>) => chargeWith(...given).surchargeWorking;
const near = (amount: number) => expect.closeTo(amount, 8);

describe('marginal relief at a step of total income', () => {
  it('lets tax and surcharge rise by no more than the income above the step', () => {
    // 172 + 17.20, at 1,000 170; 10 above it.
    expect(surcharge(incomeOf(1_010))).toEqual({
      otherIncome: 1_010,
      percent: 10,
      cappedPercent: 10,
      onOther: near(17.2),
      onCapped: 0,
      total: near(17.2),
      relief: {
        threshold: 1_000,
        excess: 10,
        withSurcharge: near(189.2),
        atThreshold: near(170),
        surchargeAtThreshold: 0,
        amount: near(9.2),
      },
    });
    expect(surcharge(incomeOf(1_000))).toMatchObject({ otherIncome: 1_000, percent: 0, total: 0, relief: null });
  });

  it('compares with the surcharge of the step below', () => {
    // 372 + 55.80, at 2,000 370 + 37; 10 above it. Relief of 10.80, and a cess of 4 % on 417.
    const family: Person = { ...resident, kind: 'huf' };
    const charge = chargeWith(incomeOf(2_010), {}, family);
    expect(charge.surchargeWorking.relief).toMatchObject({ surchargeAtThreshold: near(37), amount: near(10.8) });
    expect(charge).toMatchObject({ surcharge: near(55.8), marginalRelief: near(10.8), total: near(417 * 1.04) });
  });

  it('is none where surcharge is less than the income above the step', () => {
    expect(surcharge(incomeOf(1_100)).relief).toBeNull();
  });

  it('lets income at slab rates fall away first, or gains where it is so read', () => {
    const income = incomeOf(900, { shortTermEquity: 110 });
    // 150 + 16.50 + 16.65. At 1,000: 148 + 16.50, or 150 + 15.
    expect(surcharge(income).relief?.amount).toBeCloseTo(183.15 - 174.5, 8);
    expect(surcharge(income, { reliefCut: 'specialFirst' }).relief?.amount).toBeCloseTo(183.15 - 175, 8);
  });

  it('lets gains fall away where there is too little at slab rates, those at the highest rate first', () => {
    // 40 % of 505 and 15 % of 500 are 277, with 27.70. At 1,000: 40 % of 500 and 75.
    const income = incomeOf(5, { winnings: 505, shortTermEquity: 500 });
    expect(surcharge(income, {}, abroad).relief?.amount).toBeCloseTo(304.7 - 285, 8);
    // The other way round: 10 of gains, and then 1,000 at slab rates.
    const other = incomeOf(1_005, { shortTermEquity: 5 });
    // 171 + 0.75 + 17.175; at 1,000: 170.
    expect(surcharge(other, { reliefCut: 'specialFirst' }, abroad).relief?.amount).toBeCloseTo(188.925 - 180, 8);
  });

  it('is measured by total income also where the higher steps are measured without gains', () => {
    const income = incomeOf(900, { shortTermEquity: 110 });
    expect(surcharge(income, { reliefMeasure: 'otherIncome' }).relief).toMatchObject({
      excess: 10,
      amount: near(183.15 - 174.5),
    });
  });
});

describe('the higher steps', () => {
  // 572 and 300 with 25 % and 15 %: 188. At 5,000: 3,000 at slab rates is not above 3,000, so 870 with 15 %.
  const income = incomeOf(3_010, { shortTermEquity: 2_000 });

  it('count income without dividend and capped gains', () => {
    expect(surcharge(income)).toMatchObject({
      otherIncome: 3_010,
      percent: 25,
      cappedPercent: 15,
      onOther: near(143),
      onCapped: near(45),
    });
    expect(surcharge(incomeOf(3_000, { shortTermEquity: 1_990 }))).toMatchObject({ otherIncome: 3_000, percent: 15 });
    expect(surcharge(incomeOf(3_100, {}, { dividend: 100 }))).toMatchObject({ otherIncome: 3_000, percent: 15 });
    expect(surcharge(incomeOf(100, { winnings: 2_910 }))).toMatchObject({ otherIncome: 3_010, percent: 25 });
  });

  it('leave out a dividend at the rate of a treaty', () => {
    const more = { totalIncome: 3_110, atTreatyRates: { total: 150, dividend: 150 } };
    expect(surcharge(incomeOf(2_960, {}, more), {}, abroad)).toMatchObject({ otherIncome: 2_960, percent: 15 });
  });

  it('compare with the step of total income', () => {
    expect(surcharge(income).relief).toEqual({
      threshold: 5_000,
      excess: 10,
      withSurcharge: near(1_060),
      atThreshold: near(870),
      surchargeAtThreshold: near(130.5),
      amount: near(49.5),
    });
  });

  it('compare with the step of the rate where it is so read', () => {
    // 2,010 above 3,000 is more than any surcharge.
    expect(surcharge(income, { reliefStep: 'ofRate' }).relief).toBeNull();
    // At its own step: 572 with 143, at 3,000 570 with 85.50.
    expect(surcharge(incomeOf(3_010)).relief).toMatchObject({ threshold: 3_000, amount: near(49.5) });
  });

  it('compare at 5,000 with the rate that holds there', () => {
    // 5,000 at slab rates is not above 5,000: 970 at 25 %. At 5,010: 972 at 37 %.
    expect(surcharge(incomeOf(5_010)).relief).toMatchObject({
      threshold: 5_000,
      surchargeAtThreshold: near(242.5),
      amount: near(972 * 1.37 - 970 * 1.25 - 10),
    });
    // With gains, 4,500 at slab rates are above 3,000 there too: no relief.
    expect(surcharge(incomeOf(4_510, { shortTermEquity: 500 })).relief).toBeNull();
  });

  it('take the rate below from a step of total income at the same income', () => {
    const together = [byTotal(1_000, 10), byTotal(3_000, 15), byOther(3_000, 25), byOther(5_000, 37)];
    expect(surcharge(income, {}, resident, together).relief).toMatchObject({ surchargeAtThreshold: near(130.5) });
    expect(surcharge(incomeOf(3_010), {}, resident, together).relief).toMatchObject({
      surchargeAtThreshold: near(85.5),
      amount: near(49.5),
    });
  });

  it('compare with no surcharge where there is no step below', () => {
    const alone = [byOther(3_000, 25), byOther(5_000, 37)];
    expect(surcharge(income, {}, resident, alone).relief).toMatchObject({
      surchargeAtThreshold: 0,
      amount: near(1_060 - 880),
    });
  });
});

describe('relief measured without dividend and capped gains', () => {
  const read = { reliefMeasure: 'otherIncome' } as const;

  it('counts what other income is above the step', () => {
    const income = incomeOf(3_010, { shortTermEquity: 2_000 });
    expect(surcharge(income, read).relief).toMatchObject({ threshold: 3_000, excess: 10, amount: near(49.5) });
  });

  it('leaves capped gains where they are', () => {
    // 572 and 75 with 143 and 11.25; at 3,000: 570 and 75 with 15 %.
    const income = incomeOf(3_010, { shortTermEquity: 500 });
    for (const reliefCut of ['slabFirst', 'specialFirst'] as const) {
      expect(surcharge(income, { ...read, reliefCut }).relief?.amount).toBeCloseTo(801.25 - 751.75, 8);
    }
    // Winnings are not capped: 1,202 and 75 with 300.50 and 11.25; at 3,000: 1,200 and 75 with 15 %.
    const won = incomeOf(5, { winnings: 3_005, shortTermEquity: 500 });
    expect(surcharge(won, read, abroad).relief?.amount).toBeCloseTo(1_588.75 - 1_476.25, 8);
  });

  it('leaves dividend where it is', () => {
    // Nothing on 55 at slab rates; of those 50 stay and winnings go down to 3,000: 1,200 with 15 %.
    const income = incomeOf(55, { winnings: 3_005 }, { dividend: 50 });
    expect(surcharge(income, read).relief?.amount).toBeCloseTo(1_502.5 - 1_390, 8);
  });
});

describe('tax by rates', () => {
  it('counts tax on capped classes and on dividend as capped', () => {
    // 15 % of 60, and a third of 30; 40 % of 100 is not capped.
    const income = incomeOf(300, { winnings: 100, shortTermEquity: 60 }, { dividend: 100 });
    const rates = taxByRates(income, resident, toyYear, 'old', usualReadings);
    expect(rates).toMatchObject({ specialTax: near(49), dividendTax: near(10), cappedTax: near(19), tax: near(79) });
  });

  it('says by how much the indexed ceiling lowers the tax on land', () => {
    // 10 % of 100 is more than 20 % of 20; of 50 it is less than 20 % of 40. An indexed loss bears nothing.
    const land = [
      { plain: 100, indexed: 20 },
      { plain: 50, indexed: 40 },
      { plain: 30, indexed: -10 },
      { plain: 20, indexed: null },
    ];
    const income = incomeOf(300, {}, { totalIncome: 500, special: { amounts: {}, land } });
    expect(taxByRates(income, resident, toyYear, 'old', usualReadings).special).toEqual([
      {
        class: 'longTermLand',
        income: 200,
        unusedExemption: 0,
        yearlyExemption: 0,
        taxed: 200,
        percent: 10,
        ceilingRelief: near(9),
        tax: near(11),
      },
    ]);
  });
});
