/**
 * Relief for arrears by hand, FY 2025-26. New regime: 5 % from 4,00,000, 10 % from 8,00,000, 15 % from 12,00,000, 20 % from 16,00,000, 25 %
 * from 20,00,000, 30 % from 24,00,000, where 3,00,000 are due; cess 4 %.
 */
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import {
  arrearsReliefOf,
  taxAtSlabRates,
  taxOnArrears,
  taxOnReceipt,
  wholeRupees,
  type YearOfArrears,
} from '@/lib/tax/arrears-relief';
import { assess } from '@/lib/tax/assess';
import { emptyTaxpayer, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';

const lakh = 1_00_000;
const year = incomeTaxYears['2025-26'];

/** A salary that leaves an amount after the standard deduction of 75,000. */
const earning = (income: number, more: Partial<Taxpayer> = {}): Taxpayer => ({
  ...emptyTaxpayer,
  salary: { ...emptyTaxpayer.salary, gross: income + 75_000 },
  ...more,
});
const onReceipt = (arrears: number, taxpayer: Taxpayer) =>
  taxOnReceipt(arrears, assess(taxpayer, year, 'new'), taxpayer, year, usualReadings);

it('taxes go to the nearest rupee, half a rupee up also where a double is a hair below', () => {
  expect([10.49, 10.5, 10.499_999_9, 10.51].map(wholeRupees)).toEqual([10, 11, 11, 11]);
});

it('the difference of two taxes is one of whole rupees, and never below nil', () => {
  const amounts = { arrears: 50, incomeWithout: 100, incomeWith: 150 };
  expect(taxOnArrears({ ...amounts, taxWithout: 10.4, taxWith: 20.6 })).toEqual({
    ...amounts,
    taxWithout: 10,
    taxWith: 21,
    difference: 11,
  });
  expect(taxOnArrears({ ...amounts, taxWithout: 20.6, taxWith: 10.4 }).difference).toBe(0);
});

it('the tax of an earlier year is that of a resident at slab rates on the rounded income', () => {
  // 1,20,000 on 16,00,000; 20 % of 10 more; nothing up to 12,00,000 (section 87A).
  expect(taxAtSlabRates(16_00_004, 'below60', year, 'new')).toBeCloseTo(1_24_800, 6);
  expect(taxAtSlabRates(16_00_005, 'below60', year, 'new')).toBeCloseTo(1_24_802.08, 6);
  expect(taxAtSlabRates(12 * lakh, 'below60', year, 'new')).toBe(0);
  // Old regime, 60 or more: 5 % from 3,00,000 and 20 % from 5,00,000.
  expect(taxAtSlabRates(10 * lakh, 'senior', year, 'old')).toBeCloseTo(1_10_000 * 1.04, 6);
});

describe('tax in the year of receipt', () => {
  it('is compared with that on an income without the arrears', () => {
    // 1,20,000 and 90,000.
    expect(onReceipt(2 * lakh, earning(16 * lakh))).toEqual({
      arrears: 2 * lakh,
      incomeWithout: 14 * lakh,
      incomeWith: 16 * lakh,
      taxWithout: 93_600,
      taxWith: 1_24_800,
      difference: 31_200,
    });
  });

  it('rounds the income without them', () => {
    // 15,98,766 is 15,98,770: 15 % of 1,230 less.
    expect(onReceipt(1_234, earning(16 * lakh))).toMatchObject({ incomeWithout: 15_98_766, taxWithout: 1_24_608 });
  });

  it('takes them from income at slab rates, as far as there is any', () => {
    // 5,000 and 20 % of 20,00,000; without salary 4,00,000 of the gains are covered by the exemption.
    const seller = earning(5 * lakh, { gains: [{ class: 'shortTermEquity', amount: 20 * lakh }] });
    expect(onReceipt(6 * lakh, seller)).toMatchObject({
      incomeWithout: 20 * lakh,
      taxWithout: 3_32_800,
      taxWith: 4_21_200,
    });
  });

  it('leaves dividend, whose surcharge is capped, as it is', () => {
    // 82,80,000, of it 50/290 on dividend: 68,52,413.79 with 25 % and 14,27,586.21 with 15 %. With arrears 85,80,000, 50/300: 71,50,000 and
    // 14,30,000.
    const owner = earning(250 * lakh, { other: { ...emptyTaxpayer.other, dividend: 50 * lakh } });
    expect(onReceipt(10 * lakh, owner)).toMatchObject({ taxWithout: 1_06_15_531, taxWith: 1_10_05_280 });
  });

  it('leaves dividend alone where the arrears are all other income', () => {
    // 4,80,000 on 30,00,000.
    const owner = earning(10 * lakh, { other: { ...emptyTaxpayer.other, dividend: 30 * lakh } });
    expect(onReceipt(10 * lakh, owner)).toMatchObject({ incomeWithout: 30 * lakh, taxWithout: 4_99_200 });
  });

  it('counts agricultural income for the rate, with and without', () => {
    // On 16,00,000 less 5,000 on 5,00,000; on 14,00,000 less 5,000.
    expect(onReceipt(2 * lakh, earning(15 * lakh, { agricultural: lakh }))).toMatchObject({
      taxWithout: 88_400,
      taxWith: 1_19_600,
    });
  });

  it('leaves out of the surcharge what a treaty taxes', () => {
    // 2,30,00,000 with a dividend of 50,00,000 at the rate of a treaty: 15 %, not 25 %. 49,80,000 and 46,80,000.
    const atTreatyRates = { total: 50 * lakh, dividend: 50 * lakh };
    const abroad = earning(180 * lakh, { residence: 'nonResident', atTreatyRates });
    expect(onReceipt(10 * lakh, abroad)).toMatchObject({
      incomeWithout: 220 * lakh,
      taxWithout: 55_97_280,
      taxWith: 59_56_080,
    });
  });
});

it('income at treaty rates is no dividend at slab rates', () => {
  // 2,50,00,000 and 2,40,00,000 beside a dividend of 50,00,000 at the rate of a treaty: 70,80,000 and 67,80,000, all with 25 %.
  const atTreatyRates = { total: 50 * lakh, dividend: 50 * lakh };
  expect(onReceipt(10 * lakh, earning(250 * lakh, { residence: 'nonResident', atTreatyRates }))).toMatchObject({
    taxWithout: 88_14_000,
    taxWith: 92_04_000,
  });
});

describe('the relief', () => {
  const received = { ...taxOnArrears({ arrears: 0, incomeWithout: 0, incomeWith: 0, taxWithout: 100, taxWith: 600 }) };
  const yearOf = (taxWith: number): YearOfArrears => ({
    financialYear: '2022-23',
    regime: null,
    ...taxOnArrears({ arrears: 0, incomeWithout: 0, incomeWith: 0, taxWithout: 50, taxWith }),
  });

  it('is what the arrears cost beyond what they would have cost in their own years', () => {
    const years = [yearOf(150), yearOf(250)];
    expect(arrearsReliefOf(received, years)).toEqual({ received, years, inTheirYears: 300, relief: 200 });
    expect(arrearsReliefOf(received, [])).toMatchObject({ inTheirYears: 0, relief: 500 });
  });

  it('is nil where they would have cost more', () => {
    expect(arrearsReliefOf(received, [yearOf(650)])).toMatchObject({ inTheirYears: 600, relief: 0 });
  });
});
