import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { assess } from '@/lib/tax/assess';
import type { Regime } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Gain, type OtherSources, type Taxpayer } from '@/lib/tax/taxpayer';

const year = incomeTaxYears['2025-26'];

/** A person with income at slab rates and special-rate income besides. */
function person(
  slabIncome: number,
  gains: readonly Gain[] = [],
  more: Partial<Taxpayer> = {},
  other: Partial<OtherSources> = {},
): Taxpayer {
  return { ...emptyTaxpayer, ...more, gains, other: { ...emptyTaxpayer.other, other: slabIncome, ...other } };
}

/** Tax as payable: to the nearest ₹10. */
function payable(taxpayer: Taxpayer, regime: Regime, of = year): number {
  return Math.floor((Math.floor(assess(taxpayer, of, regime).tax + 1e-6) + 5) / 10) * 10;
}

const shortEquity = (amount: number): Gain => ({ class: 'shortTermEquity', amount });
const longEquity = (amount: number): Gain => ({ class: 'longTermEquity', amount });
const longOther = (amount: number): Gain => ({ class: 'longTermOther', amount });
const land = (amount: number, indexed: number): Gain => ({ class: 'longTermLand', amount, indexed });
const tokens = (amount: number): Gain => ({ class: 'virtualAssets', amount });

/** Each row: how it is described, who it is, the tax by hand from the First Schedule and section 115BAC. */
const newRegime: [string, Taxpayer, number][] = [
  ['12,00,000 is free by the rebate', person(12_00_000), 0],
  ['₹10 above 12,00,000 costs ₹10', person(12_00_010), 10],
  ['12,10,000: marginal relief, then cess', person(12_10_000), 10_400],
  ['12,70,580: the last ₹7 of relief', person(12_70_580), 73_400],
  ['12,70,590: relief is over', person(12_70_590), 73_410],
  ['the top of the 15 % slab', person(16_00_000), 1_24_800],
  ['the top of the 25 % slab', person(24_00_000), 3_12_000],
  ['50 lakh: no surcharge yet', person(50_00_000), 11_23_200],
  ['₹10 above 50 lakh costs ₹10', person(50_00_010), 11_23_210],
  ['51 lakh with marginal relief', person(51_00_000), 12_27_200],
  ['1.01 crore with marginal relief', person(1_01_00_000), 30_55_520],
  ['2.01 crore with marginal relief', person(2_01_00_000), 67_77_680],
  ['6 crore: surcharge stops at 25 %', person(6_00_00_000), 2_28_54_000],
  ['section 111A gains keep their tax', person(8_00_000, [shortEquity(3_00_000)]), 62_400],
  ['the limit of the rebate counts 112A gains', person(11_50_000, [longEquity(1_00_000)]), 52_000],
  ['marginal relief beside 111A gains', person(11_10_000, [shortEquity(1_00_000)]), 20_800],
  ['unused exemption against 111A gains', person(2_00_000, [shortEquity(5_00_000)]), 62_400],
  ['none for a non-resident', person(2_00_000, [shortEquity(5_00_000)], { residence: 'nonResident' }), 1_04_000],
  ['112A gains alone', person(0, [longEquity(6_00_000)]), 9_750],
  ['112A gains of a non-resident', person(0, [longEquity(6_00_000)], { residence: 'nonResident' }), 61_750],
  ['virtual assets use no exemption', person(0, [tokens(3_00_000)]), 93_600],
  ['gains do not bring 25 % surcharge', person(1_50_00_000, [longEquity(1_00_00_000)]), 63_55_990],
  ['gains keep 15 % beside income at 25 %', person(2_20_00_000, [longEquity(1_00_00_000)]), 95_10_310],
  ['relief at 50 lakh cuts slab income first', person(40_00_000, [shortEquity(11_00_000)]), 11_12_800],
  ['dividend does not bring 25 %', person(1_50_00_000, [], {}, { dividend: 1_00_00_000 }), 84_67_680],
  ['dividend keeps 15 % at the average rate', person(2_20_00_000, [], {}, { dividend: 1_00_00_000 }), 1_16_35_650],
  ['agricultural income raises the rate', person(15_00_000, [], { agricultural: 5_00_000 }), 1_76_800],
  ['agricultural income of 5,000 does not', person(15_00_000, [], { agricultural: 5_000 }), 1_09_200],
  ['of 5,001 it does', person(15_00_000, [], { agricultural: 5_001 }), 1_09_720],
  ['the rebate cuts integrated tax', person(10_00_000, [], { agricultural: 5_00_000 }), 15_600],
  ['no tax up to the exemption, whatever the farm yields', person(4_00_000, [], { agricultural: 50_00_000 }), 0],
  ['a family has no rebate', person(12_00_000, [], { kind: 'huf' }), 62_400],
  ['at 2 crore exactly with a gain of 1 crore', person(2_00_00_000, [longEquity(1_00_00_000)]), 81_49_990],
  ['₹10 more: a cliff by the words of the proviso', person(2_00_00_010, [longEquity(1_00_00_000)]), 87_30_320],
  ['at 2.1 crore with a gain of 1 crore', person(2_10_00_000, [longEquity(1_00_00_000)]), 91_20_310],
  ['land: 12.5 % where that is less', person(10_00_000, [land(10_00_000, 9_00_000)]), 1_71_600],
  ['5 lakh and virtual assets: relief cuts slab income first', person(5_00_000, [tokens(46_00_000)]), 15_39_200],
  [
    '112A and 111A gains alone: relief cuts the higher rate first',
    person(0, [longEquity(30_00_000), shortEquity(20_50_000)]),
    7_58_550,
  ],
];

const oldRegime: [string, Taxpayer, number][] = [
  ['5,00,000 is free by the rebate', person(5_00_000), 0],
  ['₹10 above it costs 13,000', person(5_00_010), 13_000],
  ['10 lakh below 60', person(10_00_000), 1_17_000],
  ['10 lakh from 60', person(10_00_000, [], { age: 'senior' }), 1_14_400],
  ['10 lakh from 80', person(10_00_000, [], { age: 'verySenior' }), 1_04_000],
  [
    'no senior slab for a non-resident',
    person(10_00_000, [], { age: 'verySenior', residence: 'nonResident' }),
    1_17_000,
  ],
  ['the rebate cuts 111A tax', person(3_00_000, [shortEquity(1_50_000)]), 20_800],
  ['but not 112A tax', person(3_00_000, [longEquity(1_90_000)]), 8_450],
  ['5.01 crore with marginal relief', person(5_01_00_000), 1_93_60_250],
  ['37 % on income, 15 % on a 112 gain', person(5_50_00_000, [longOther(1_00_00_000)]), 2_47_37_050],
  ['agricultural income below 60', person(8_00_000, [], { agricultural: 3_00_000 }), 1_24_800],
  ['agricultural income from 60', person(8_00_000, [], { agricultural: 3_00_000, age: 'senior' }), 1_14_400],
  ['a family has no rebate', person(5_00_000, [], { kind: 'huf' }), 13_000],
];

describe('tax of FY 2025-26', () => {
  it.each(newRegime)('new regime: %s', (_, taxpayer, tax) => {
    expect(payable(taxpayer, 'new')).toBe(tax);
  });

  it.each(oldRegime)('old regime: %s', (_, taxpayer, tax) => {
    expect(payable(taxpayer, 'old')).toBe(tax);
  });

  it('gives marginal relief of its own year in FY 2024-25', () => {
    expect(payable(person(7_10_000), 'new', incomeTaxYears['2024-25'])).toBe(10_400);
  });
});

describe('what deductions are measured on', () => {
  const deducted = (taxpayer: Taxpayer) => assess(taxpayer, year, 'old').totalDeductions;

  it('leaves a non-resident’s dividend out of the income that limits donations', () => {
    const claims = {
      ...emptyTaxpayer.claims,
      donations: { ...emptyTaxpayer.claims.donations, fullWithinLimit: 1_00_000 },
    };
    const donor = person(5_00_000, [], { claims }, { dividend: 5_00_000 });
    // A tenth of ₹10,00,000; of ₹5,00,000.
    expect(deducted(donor)).toBe(1_00_000);
    expect(deducted({ ...donor, residence: 'nonResident' })).toBe(50_000);
  });

  it('takes profits of every business for those of section 80JJAA', () => {
    const claims = { ...emptyTaxpayer.claims, newEmployeeCost: 1_00_000 };
    const employer = person(0, [], { claims, business: { regular: 1_00_000, speculative: 2_00_000 } });
    expect(deducted(employer)).toBe(30_000);
  });
});

describe('income of a non-resident beside the slabs', () => {
  const foreign = { residence: 'nonResident' } as const;

  it('counts income at treaty rates in the total income and leaves its tax out', () => {
    const plain = assess(person(42_00_000, [], foreign), year, 'new');
    const treaty = assess(
      person(42_00_000, [], { ...foreign, atTreatyRates: { total: 10_00_000, dividend: 0 } }),
      year,
      'new',
    );
    expect(treaty.totalIncome).toBe(52_00_000);
    expect(treaty.slabIncome).toBe(42_00_000);
    expect(treaty.charge.slabTax).toBe(plain.charge.slabTax);
    // Above 50 lakh in all: 10% of 8,40,000.
    expect(treaty.charge.surcharge).toBe(84_000);
    expect(treaty.tax).toBeCloseTo((8_40_000 + 84_000) * 1.04, 6);
  });

  it('leaves dividend at a treaty rate out of what brings the higher surcharge', () => {
    const of = (dividend: number) =>
      assess(person(1_90_00_000, [], { ...foreign, atTreatyRates: { total: 20_00_000, dividend } }), year, 'new').charge
        .surchargeWorking.percent;
    expect(of(0)).toBe(25);
    expect(of(20_00_000)).toBe(15);
  });

  it('sets no deduction against it', () => {
    const claims = { ...emptyTaxpayer.claims, savings: 1_50_000 };
    const { totalIncome } = assess(
      person(1_00_000, [], { ...foreign, claims, atTreatyRates: { total: 5_00_000, dividend: 0 } }),
      year,
      'old',
    );
    expect(totalIncome).toBe(5_00_000);
  });

  it('taxes income from foreign exchange assets at 20% without exemption', () => {
    expect(payable(person(0, [], foreign, { foreignExchangeAssets: 5_00_000 }), 'new')).toBe(1_04_000);
    // A resident has no such choice: it joins the slabs.
    expect(payable(person(0, [], {}, { foreignExchangeAssets: 5_00_000 }), 'new')).toBe(0);
  });
});
