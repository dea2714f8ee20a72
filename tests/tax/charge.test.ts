/** Tax by rates, rebate and surcharge where the Act leaves readings, and the parts that a page shows. */
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { chargeOn } from '@/lib/tax/charge';
import { type ChargeableIncome, type Person, taxByRates } from '@/lib/tax/tax-by-rates';
import { type Readings, usualReadings } from '@/lib/tax/taxpayer';
import { incomeOf, resident } from './chargeable-income';
import { toyYear } from './toy-year';

const lakh = 1_00_000;

// Toy law: 10 % above 100, 20 % above 200; 15 % on short-term equity, 10 % on long-term gains, of equity above 50.
const toyRates = (income: ChargeableIncome, readings: Partial<Readings> = {}) =>
  taxByRates(income, resident, toyYear, 'old', { ...usualReadings, ...readings });

describe('the unused basic exemption', () => {
  const gains = { shortTermEquity: 60, longTermOther: 60, longTermEquity: 60 };
  const covered = (readings: Partial<Readings>) =>
    Object.fromEntries(
      toyRates(incomeOf(0, gains), readings).special.map((line) => [line.class, [line.unusedExemption, line.tax]]),
    );

  it('goes to the gains at the highest rate first', () => {
    expect(covered({})).toEqual({ shortTermEquity: [60, 0], longTermOther: [40, 2], longTermEquity: [0, 1] });
  });

  it('goes to equity held long, then other long-term gains, then short-term ones, where it is so read', () => {
    const read = { unusedExemption: 'longTermFirst' } as const;
    expect(covered(read)).toEqual({ longTermEquity: [60, 0], longTermOther: [40, 2], shortTermEquity: [0, 9] });
  });
});

describe('special rates', () => {
  it('list only classes that hold something', () => {
    expect(toyRates(incomeOf(300, { winnings: 10, longTermOther: 0 })).special.map((line) => line.class)).toEqual([
      'winnings',
    ]);
  });

  it('share one exempt amount of the year between the two rates of section 112A, the higher rate first', () => {
    const year = incomeTaxYears['2024-25'];
    const income = incomeOf(10 * lakh, { longTermEquity: lakh, longTermEquityEarly: lakh });
    const { special } = taxByRates(income, resident, year, 'new', usualReadings);
    // ₹1,25,000 in all: 1,00,000 at 12.5 %, then 25,000 at 10 %.
    expect(special.map((line) => [line.class, line.yearlyExemption, line.tax])).toEqual([
      ['longTermEquity', lakh, 0],
      ['longTermEquityEarly', 25_000, 7_500],
    ]);
  });
});

describe('agricultural income beside slab income', () => {
  it('counts for the rate only above the exemption, not at it', () => {
    expect(toyRates(incomeOf(100, {}, { agricultural: 6_000 })).aggregation).toBeNull();
    expect(toyRates(incomeOf(101, {}, { agricultural: 6_000 })).aggregation).not.toBeNull();
  });

  it('is returned with both taxes', () => {
    // 10 + 20 % of 5,950, less 10 + 20 % of 5,900.
    expect(toyRates(incomeOf(150, {}, { agricultural: 6_000 }))).toMatchObject({
      slabTax: 10,
      aggregation: { together: 6_150, taxTogether: 1_200, exemptionAndAgricultural: 6_100, taxOnThose: 1_190 },
    });
  });
});

it('tax on dividend is its share of the slab tax, or that of the top slice', () => {
  // 30 on 300; 10 on 200.
  const income = incomeOf(300, {}, { dividend: 100 });
  expect(toyRates(income).dividendTax).toBeCloseTo(10, 12);
  expect(toyRates(income, { dividendTax: 'topSlice' }).dividendTax).toBeCloseTo(20, 12);
});

describe('the rebate', () => {
  const rebate = (
    income: ChargeableIncome,
    regime: 'new' | 'old',
    year: keyof typeof incomeTaxYears = '2025-26',
    readings: Partial<Readings> = {},
    person = resident,
  ) => chargeOn(income, person, incomeTaxYears[year], regime, { ...usualReadings, ...readings }).rebate;

  it('says whether it is the marginal one', () => {
    expect(rebate(incomeOf(12 * lakh), 'new')).toEqual({ amount: 60_000, marginal: false, against: 60_000 });
    expect(rebate(incomeOf(12_10_000), 'new')).toEqual({ amount: 51_500, marginal: true, against: 61_500 });
    expect(rebate(incomeOf(12 * lakh), 'new', '2025-26', {}, { ...resident, kind: 'huf' })).toEqual({
      amount: 0,
      marginal: false,
      against: 0,
    });
  });

  it('of the old regime cuts tax on section 111A gains, or not, as it is read', () => {
    const income = incomeOf(2_50_000, { shortTermEquity: 2 * lakh });
    expect(rebate(income, 'old')).toMatchObject({ amount: 12_500, against: 40_000 });
    expect(rebate(income, 'old', '2025-26', { oldRebateOnShortTermEquity: false })).toMatchObject({
      amount: 0,
      against: 0,
    });
  });

  it('so read still cuts tax on other gains', () => {
    // 12.5 % of 1,00,000.
    const income = incomeOf(2_50_000, { longTermOther: lakh });
    expect(rebate(income, 'old', '2025-26', { oldRebateOnShortTermEquity: false })).toMatchObject({ against: 12_500 });
  });

  it('is for residents alone', () => {
    const none = { amount: 0, marginal: false, against: 0 };
    expect(rebate(incomeOf(5 * lakh), 'new', '2025-26', {}, { ...resident, residence: 'nonResident' })).toEqual(none);
    expect(rebate(incomeOf(5 * lakh), 'new', '2025-26', {}, { ...resident, residence: 'notOrdinarily' })).toEqual({
      amount: 5_000,
      marginal: false,
      against: 5_000,
    });
  });

  it('of the old regime ends at its limit, of the new regime it fades out', () => {
    expect(rebate(incomeOf(5 * lakh), 'old')).toEqual({ amount: 12_500, marginal: false, against: 12_500 });
    expect(rebate(incomeOf(5_00_010), 'old')).toEqual({ amount: 0, marginal: false, against: 0 });
    // 63,000 on 12,20,000; 70,500 − 70,000 is left of it on 12,70,000; on 12,80,000 of 72,000 nothing.
    expect(rebate(incomeOf(12_20_000), 'new').amount).toBe(43_000);
    expect(rebate(incomeOf(12_70_000), 'new').amount).toBe(500);
    expect(rebate(incomeOf(12_80_000), 'new').amount).toBe(0);
  });

  it('above the limit compares all tax, or tax at slab rates, and cuts that at slab rates', () => {
    // 55,000 at slab rates and 12,000 on gains of section 111A, 10,000 above the limit.
    const income = incomeOf(11_50_000, { shortTermEquity: 60_000 });
    expect(rebate(income, 'new')).toEqual({ amount: 55_000, marginal: true, against: 55_000 });
    expect(rebate(income, 'new', '2025-26', { rebateMeasure: 'slabTax' })).toEqual({
      amount: 45_000,
      marginal: true,
      against: 55_000,
    });
  });

  it('of the new regime compares total income with its limit, or what form ITR-1 makes of it', () => {
    // Form ITR-1 has gains of section 112A up to 1,25,000 beside the total income: 59,000 on 11,90,000.
    const read = { rebateIncome: 'withoutFreeGains' } as const;
    const income = incomeOf(11_90_000, { longTermEquity: lakh });
    expect(rebate(income, 'new').amount).toBe(0);
    expect(rebate(income, 'new', '2025-26', read)).toEqual({ amount: 59_000, marginal: false, against: 59_000 });
    // 61,500 on 12,10,000, of which 10,000 stay.
    expect(rebate(incomeOf(12_10_000, { longTermEquity: lakh }), 'new', '2025-26', read).amount).toBe(51_500);
    // Not on that form: a higher gain, another gain, a resident who is not ordinarily one. In the old regime the form includes them.
    expect(rebate(incomeOf(11_90_000, { longTermEquity: 1_25_010 }), 'new', '2025-26', read).amount).toBe(0);
    const both = incomeOf(11_90_000, { longTermEquity: 50_000, longTermOther: 50_000 });
    expect(rebate(both, 'new', '2025-26', read)).toEqual(rebate(both, 'new'));
    expect(rebate(income, 'new', '2025-26', read, { ...resident, residence: 'notOrdinarily' }).amount).toBe(0);
    expect(rebate(incomeOf(4_90_000, { longTermEquity: 20_000 }), 'old', '2025-26', read).amount).toBe(0);
  });

  it('of the new regime leaves tax on gains alone, whatever is read, once the Act says so', () => {
    // At slab rates 5,000, in 2024-25 10,000; 20,000 on gains.
    const income = incomeOf(5 * lakh, { shortTermEquity: lakh });
    expect(rebate(income, 'new', '2025-26', { earlierRebateOnGains: true })).toMatchObject({ against: 5_000 });
    expect(rebate(income, 'new', '2024-25')).toMatchObject({ amount: 10_000, against: 10_000 });
  });

  it('never cuts tax on gains of section 112A, whatever is read', () => {
    const income = incomeOf(5 * lakh, { longTermEquity: 2 * lakh });
    expect(rebate(income, 'new', '2024-25', { earlierRebateOnGains: true })).toMatchObject({ against: 10_000 });
    expect(rebate(incomeOf(2_75_000, { longTermEquity: 2 * lakh }), 'old')).toMatchObject({ amount: 1_250 });
  });

  it('is so read for gains before 23 July 2024 too, and in the old regime only', () => {
    const read = { oldRebateOnShortTermEquity: false, earlierRebateOnGains: true };
    const early = incomeOf(2_50_000, { shortTermEquityEarly: 2 * lakh });
    expect(rebate(early, 'old', '2024-25', read)).toMatchObject({ amount: 0 });
    // New regime, FY 2024-25: 10,000 at slab rates and 20,000 on the gains, cut by 25,000 where the bar is read away.
    const inNew = incomeOf(5 * lakh, { shortTermEquity: lakh });
    expect(rebate(inNew, 'new', '2024-25', read)).toMatchObject({ amount: 25_000, against: 30_000 });
  });
});

it('slabs for seniors are those of resident individuals alone', () => {
  const senior: Person = { ...resident, age: 'senior' };
  // The old regime leaves 3,00,000 free to them, 2,50,000 to all others; 5 % of the rest up to 5,00,000.
  const slabTax = (person: Person) =>
    taxByRates(incomeOf(5 * lakh), person, incomeTaxYears['2025-26'], 'old', usualReadings).slabTax;
  expect(slabTax(senior)).toBe(10_000);
  expect(slabTax({ ...senior, residence: 'notOrdinarily' })).toBe(10_000);
  expect(slabTax({ ...senior, residence: 'nonResident' })).toBe(12_500);
  expect(slabTax({ ...senior, kind: 'huf' })).toBe(12_500);
});

it('surcharge on capped income is stated at 15 % where the other is at 25 %', () => {
  const charge = chargeOn(incomeOf(3_00_00_000), resident, incomeTaxYears['2025-26'], 'new', usualReadings);
  expect(charge.surchargeWorking).toMatchObject({ percent: 25, cappedPercent: 15 });
});
