/** The second computation against figures worked out by hand from the Act. */
import type { AgeBand } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Gain, type House, type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { toTen } from './earlier-years';
import { type FinancialYear, type RegimeName, statutoryTax } from './statute';

interface Case {
  readonly regime: RegimeName;
  readonly year?: FinancialYear;
  /** Income at slab rates, dividend included. */
  readonly slab?: number;
  readonly dividend?: number;
  readonly equityShort?: number;
  readonly equityLong?: number;
  readonly otherLong?: number;
  readonly virtualAssets?: number;
  readonly agricultural?: number;
  readonly age?: AgeBand;
  readonly nonResident?: boolean;
  readonly huf?: boolean;
  readonly readings?: Partial<Readings>;
}

const lakh = 1_00_000;
const crore = 1_00_00_000;

function personOf(facts: Case): Taxpayer {
  const gain = (of: Gain['class'], amount = 0): Gain[] => (amount === 0 ? [] : [{ class: of, amount }]);
  const dividend = facts.dividend ?? 0;
  return {
    ...emptyTaxpayer,
    kind: facts.huf ? 'huf' : 'individual',
    age: facts.age ?? 'below60',
    residence: facts.nonResident ? 'nonResident' : 'resident',
    gains: [
      ...gain('shortTermEquity', facts.equityShort),
      ...gain('longTermEquity', facts.equityLong),
      ...gain('longTermOther', facts.otherLong),
      ...gain('virtualAssets', facts.virtualAssets),
    ],
    other: { ...emptyTaxpayer.other, dividend, other: (facts.slab ?? 0) - dividend },
    agricultural: facts.agricultural ?? 0,
  };
}

const answerTo = (facts: Case) =>
  statutoryTax(personOf(facts), facts.year ?? '2025-26', facts.regime, { ...usualReadings, ...facts.readings });

const NEW = { regime: 'new' } as const;
const OLD = { regime: 'old' } as const;

/** What it is, the facts, the tax payable, and where known the rebate and the surcharge less marginal relief. */
const vectors: readonly [string, Case, number, number?, number?][] = [
  ['1 new 12,00,000', { ...NEW, slab: 12 * lakh }, 0, 60_000, 0],
  ['2 new 12,00,010', { ...NEW, slab: 12_00_010 }, 10, 59_991.5, 0],
  ['3 new 12,10,000', { ...NEW, slab: 12_10_000 }, 10_400, 51_500, 0],
  ['4 new 12,70,580', { ...NEW, slab: 12_70_580 }, 73_400, 7, 0],
  ['5 new 12,70,590', { ...NEW, slab: 12_70_590 }, 73_410, 0, 0],
  ['6 new 16 lakh', { ...NEW, slab: 16 * lakh }, 1_24_800, 0, 0],
  ['7 new 24 lakh', { ...NEW, slab: 24 * lakh }, 3_12_000, 0, 0],
  ['8 new 50 lakh', { ...NEW, slab: 50 * lakh }, 11_23_200, 0, 0],
  ['9 new 50,00,010', { ...NEW, slab: 50_00_010 }, 11_23_210, 0, 7],
  ['10 new 51 lakh', { ...NEW, slab: 51 * lakh }, 12_27_200, 0, 70_000],
  ['11 new 1.01 crore', { ...NEW, slab: 101 * lakh }, 30_55_520, 0, 3_28_000],
  ['12 new 2.01 crore', { ...NEW, slab: 201 * lakh }, 67_77_680, 0, 9_07_000],
  ['13 new 6 crore', { ...NEW, slab: 6 * crore }, 2_28_54_000, 0, 43_95_000],
  ['14 new 8 lakh and s. 111A 3 lakh', { ...NEW, slab: 8 * lakh, equityShort: 3 * lakh }, 62_400, 20_000, 0],
  ['15 new 11.5 lakh and s. 112A 1 lakh', { ...NEW, slab: 11_50_000, equityLong: lakh }, 52_000, 5_000, 0],
  ['16 new 11.1 lakh and s. 111A 1 lakh', { ...NEW, slab: 11_10_000, equityShort: lakh }, 20_800, 51_000, 0],
  ['17 new 2 lakh and s. 111A 5 lakh', { ...NEW, slab: 2 * lakh, equityShort: 5 * lakh }, 62_400, 0, 0],
  [
    '18 new non-resident 2 lakh and s. 111A 5 lakh',
    { ...NEW, nonResident: true, slab: 2 * lakh, equityShort: 5 * lakh },
    1_04_000,
    0,
    0,
  ],
  ['19 new s. 112A 6 lakh alone', { ...NEW, equityLong: 6 * lakh }, 9_750, 0, 0],
  ['20 new non-resident s. 112A 6 lakh alone', { ...NEW, nonResident: true, equityLong: 6 * lakh }, 61_750, 0, 0],
  ['21 new virtual assets 3 lakh alone', { ...NEW, virtualAssets: 3 * lakh }, 93_600, 0, 0],
  ['22 new 1.5 crore and s. 112A 1 crore', { ...NEW, slab: 150 * lakh, equityLong: crore }, 63_55_990, 0, 7_97_156.25],
  ['23 new 2.2 crore and s. 112A 1 crore', { ...NEW, slab: 220 * lakh, equityLong: crore }, 95_10_310, 0, 17_30_156.25],
  ['24 new 40 lakh and s. 111A 11 lakh', { ...NEW, slab: 40 * lakh, equityShort: 11 * lakh }, 11_12_800, 0, 70_000],
  ['25 new 2.5 crore with dividend 1 crore', { ...NEW, slab: 250 * lakh, dividend: crore }, 84_67_680, 0, 10_62_000],
  ['26 new 3.2 crore with dividend 1 crore', { ...NEW, slab: 320 * lakh, dividend: crore }, 1_16_35_650, 0, 20_08_125],
  ['27 new 15 lakh and agriculture 5 lakh', { ...NEW, slab: 15 * lakh, agricultural: 5 * lakh }, 1_76_800, 0, 0],
  ['28 new 15 lakh and agriculture 5,000', { ...NEW, slab: 15 * lakh, agricultural: 5_000 }, 1_09_200, 0, 0],
  ['28 new 15 lakh and agriculture 5,001', { ...NEW, slab: 15 * lakh, agricultural: 5_001 }, 1_09_720, 0, 0],
  ['29 new 10 lakh and agriculture 5 lakh', { ...NEW, slab: 10 * lakh, agricultural: 5 * lakh }, 15_600, 60_000, 0],
  ['30 new 4 lakh and agriculture 50 lakh', { ...NEW, slab: 4 * lakh, agricultural: 50 * lakh }, 0, 0, 0],
  ['31 old 5 lakh', { ...OLD, slab: 5 * lakh }, 0, 12_500, 0],
  ['31 old 5,00,010', { ...OLD, slab: 5_00_010 }, 13_000, 0, 0],
  ['32 old 10 lakh', { ...OLD, slab: 10 * lakh }, 1_17_000, 0, 0],
  ['32 old 10 lakh at 65', { ...OLD, slab: 10 * lakh, age: 'senior' }, 1_14_400, 0, 0],
  ['32 old 10 lakh at 82', { ...OLD, slab: 10 * lakh, age: 'verySenior' }, 1_04_000, 0, 0],
  ['33 old non-resident of 82', { ...OLD, slab: 10 * lakh, age: 'verySenior', nonResident: true }, 1_17_000, 0, 0],
  ['34 old 3 lakh and s. 111A 1.5 lakh', { ...OLD, slab: 3 * lakh, equityShort: 1_50_000 }, 20_800, 12_500, 0],
  ['35 old 3 lakh and s. 112A 1.9 lakh', { ...OLD, slab: 3 * lakh, equityLong: 1_90_000 }, 8_450, 2_500, 0],
  ['36 old 5.01 crore', { ...OLD, slab: 501 * lakh }, 1_93_60_250, 0, 54_91_725 - 17_18_600],
  ['37 old 5.5 crore and s. 112 1 crore', { ...OLD, slab: 550 * lakh, otherLong: crore }, 2_47_37_050, 0, 62_23_125],
  ['38 old 8 lakh and agriculture 3 lakh', { ...OLD, slab: 8 * lakh, agricultural: 3 * lakh }, 1_24_800, 0, 0],
  [
    '38 old 8 lakh and agriculture 3 lakh at 65',
    { ...OLD, slab: 8 * lakh, agricultural: 3 * lakh, age: 'senior' },
    1_14_400,
    0,
    0,
  ],
  ['39 new family 12 lakh', { ...NEW, huf: true, slab: 12 * lakh }, 62_400, 0, 0],
  ['39 old family 5 lakh', { ...OLD, huf: true, slab: 5 * lakh }, 13_000, 0, 0],
  ['40 new 7.1 lakh in 2024-25', { ...NEW, year: '2024-25', slab: 7_10_000 }, 10_400, 11_000, 0],
];

/** The other readings, and the zones where they part. */
const readings: readonly [string, Case, number][] = [
  [
    'dividend as the top slice',
    { ...NEW, slab: 320 * lakh, dividend: crore, readings: { dividendTax: 'topSlice' } },
    1_16_22_000,
  ],
  ['relief at 2 crore with gains on top: not reached', { ...NEW, slab: 2 * crore, equityLong: crore }, 81_49_990],
  ['relief at 2 crore measured on total income', { ...NEW, slab: 2_00_00_010, equityLong: crore }, 87_30_320],
  [
    'relief at 2 crore measured on other income',
    { ...NEW, slab: 2_00_00_010, equityLong: crore, readings: { reliefMeasure: 'otherIncome' } },
    81_50_000,
  ],
  ['relief at 2.01 crore measured on total income', { ...NEW, slab: 201 * lakh, equityLong: crore }, 87_69_310],
  [
    'relief at 2.01 crore measured on other income',
    { ...NEW, slab: 201 * lakh, equityLong: crore, readings: { reliefMeasure: 'otherIncome' } },
    82_53_990,
  ],
  [
    'relief at 2.1 crore measured on other income',
    { ...NEW, slab: 210 * lakh, equityLong: crore, readings: { reliefMeasure: 'otherIncome' } },
    91_20_310,
  ],
  ['relief at 5 crore measured on total income', { ...OLD, slab: 501 * lakh, equityLong: crore }, 2_26_23_910],
  [
    'relief at 5 crore measured on other income',
    { ...OLD, slab: 501 * lakh, equityLong: crore, readings: { reliefMeasure: 'otherIncome' } },
    2_08_36_560,
  ],
  [
    'gains fall away first',
    { ...NEW, slab: 40 * lakh, equityShort: 11 * lakh, readings: { reliefCut: 'specialFirst' } },
    11_23_200,
  ],
  ['income at slab rates falls away first', { ...NEW, slab: 5 * lakh, virtualAssets: 46 * lakh }, 15_39_200],
  [
    'virtual assets fall away first',
    { ...NEW, slab: 5 * lakh, virtualAssets: 46 * lakh, readings: { reliefCut: 'specialFirst' } },
    15_13_200,
  ],
  ['the highest rate falls away first', { ...NEW, equityLong: 30 * lakh, equityShort: 20_50_000 }, 7_58_550],
  [
    'relief of s. 87A on slab tax alone, 12.1 lakh',
    { ...NEW, slab: 11_10_000, equityShort: lakh, readings: { rebateMeasure: 'slabTax' } },
    31_200,
  ],
  [
    'relief of s. 87A on slab tax alone, 12.5 lakh',
    { ...NEW, slab: 11_50_000, equityShort: lakh, readings: { rebateMeasure: 'slabTax' } },
    72_800,
  ],
  ['relief of s. 87A on all tax, 12.5 lakh', { ...NEW, slab: 11_50_000, equityShort: lakh }, 52_000],
  [
    'no rebate against s. 111A in the old regime',
    { ...OLD, slab: 3 * lakh, equityShort: 1_50_000, readings: { oldRebateOnShortTermEquity: false } },
    31_200,
  ],
  ['unused exemption, highest rate first', { ...NEW, equityShort: 3 * lakh, equityLong: 5_25_000 }, 39_000],
  [
    'unused exemption, long-term first',
    { ...NEW, equityShort: 3 * lakh, equityLong: 5_25_000, readings: { unusedExemption: 'longTermFirst' } },
    62_400,
  ],
  // 20,000 of slab tax on 7 lakh, nothing on gains of 50,000 within the exemption; total income 7.5 lakh: relief 0.
  ['2024-25: the rebate ends above 7 lakh', { ...NEW, year: '2024-25', slab: 7 * lakh, equityLong: 50_000 }, 20_800],
  // 5 lakh at slab rates bear 10,000; 1 lakh at 20 % bears 20,000: 30,000 less 10,000, or less 25,000.
  ['2024-25: no rebate on gains', { ...NEW, year: '2024-25', slab: 5 * lakh, equityShort: lakh }, 20_800],
  [
    '2024-25: rebate on gains',
    { ...NEW, year: '2024-25', slab: 5 * lakh, equityShort: lakh, readings: { earlierRebateOnGains: true } },
    5_200,
  ],
  ['agriculture 5 lakh at 12 lakh', { ...NEW, slab: 12 * lakh, agricultural: 5 * lakh }, 52_000],
  ['agriculture 5 lakh at 12,00,010', { ...NEW, slab: 12_00_010, agricultural: 5 * lakh }, 10],
  ['agriculture 1 crore at 15 lakh', { ...NEW, slab: 15 * lakh, agricultural: crore }, 3_12_000],
  ['agriculture raises no surcharge', { ...NEW, slab: 45 * lakh, agricultural: 10 * lakh }, 11_85_600],
  // Relief ends between these two: 10,80,000 + 1,61,190 is less than 12,41,192.70; 12,41,196 is less than 10,80,000 + 1,61,200.
  ['new 51,61,190', { ...NEW, slab: 51_61_190 }, 12_90_840],
  ['new 51,61,200', { ...NEW, slab: 51_61_200 }, 12_90_840],
  // Relief ends here: 66,84,375 at 2 crore and 9,30,000 of excess are 60,91,500 with 25 % on it.
  ['old 2.093 crore', { ...OLD, slab: 2_09_30_000 }, 79_18_950],
];

describe('the second computation', () => {
  it.each(vectors)('vector %s', (_, facts, tax, rebate, surcharge) => {
    const answer = answerTo(facts);
    expect(toTen(answer.tax)).toBe(tax);
    if (rebate !== undefined) expect(answer.rebate).toBeCloseTo(rebate, 6);
    if (surcharge !== undefined) expect(answer.surcharge - answer.marginalRelief).toBeCloseTo(surcharge, 4);
  });

  it.each(readings)('reads the law both ways: %s', (_, facts, tax) => {
    expect(toTen(answerTo(facts).tax)).toBe(tax);
  });
});

const house: House = {
  use: 'letOut',
  monthsOwned: 12,
  monthsLet: 12,
  monthlyRent: 0,
  unrealisedRent: 0,
  municipalValue: 0,
  fairRent: 0,
  standardRent: null,
  municipalTaxPaid: 0,
  interest: 0,
  earlierInterest: 0,
  interestCapFull: true,
  arrears: 0,
  share: 100,
};
const salaried = (gross: number): Taxpayer => ({ ...emptyTaxpayer, salary: { ...emptyTaxpayer.salary, gross } });
const of = (person: Taxpayer, regime: RegimeName, year: FinancialYear = '2025-26', changed: Partial<Readings> = {}) =>
  statutoryTax(person, year, regime, { ...usualReadings, ...changed });

describe('known traps', () => {
  it('13: a salary of 12,75,000 bears nothing in the new regime', () => {
    expect(of(salaried(12_75_000), 'new').tax).toBe(0);
  });

  it('15: a private employer’s NPS goes to 10 % of pay in the old regime and 14 % in the new one', () => {
    const person: Taxpayer = {
      ...emptyTaxpayer,
      salary: { ...emptyTaxpayer.salary, gross: 20 * lakh, basic: 10 * lakh, employerNps: 2 * lakh },
    };
    expect(of(person, 'old').deductions).toBe(1_00_000);
    expect(of(person, 'new').deductions).toBe(1_40_000);
  });

  it('a loss may leave part of a slab to gains at 20 % and at 12.5 %, neither of which alone lowers the tax', () => {
    // Slab income of 13,00,000 less 3,00,000 bears 50,000. The loss takes 5,00,000 at 20 % and 22,00,000 at 12.5 %: of 60,00,000 are left
    // 38,00,000 − 1,25,000, which bear 4,59,375; 20,00,000 at 10 % bear 2,00,000. Surcharge 10 %, cess 4 %: 7,09,375 × 1.1 × 1.04.
    const person: Taxpayer = {
      ...emptyTaxpayer,
      residence: 'nonResident',
      gains: [
        { class: 'slabShortTerm', amount: 10 * lakh },
        { class: 'longTermEquity', amount: 60 * lakh },
        { class: 'longTermEquityEarly', amount: 20 * lakh },
        { class: 'longTermIndexedEarly', amount: 5 * lakh },
      ],
      other: { ...emptyTaxpayer.other, depositInterest: 3 * lakh },
      losses: [{ kind: 'shortTermCapital', financialYear: '2023-24', amount: 30 * lakh }],
    };
    expect(of(person, 'new', '2024-25').tax).toBeCloseTo(8_11_525, 3);
  });

  it('16: interest on a let house has no limit; two lakh of the loss crosses heads in the old regime', () => {
    const person: Taxpayer = { ...salaried(20 * lakh), houses: [{ ...house, monthlyRent: 5_000, interest: 3_50_000 }] };
    // 60,000 less 30 % is 42,000, less 3,50,000: a loss of 3,08,000.
    expect(of(person, 'old').grossTotalIncome).toBe(20 * lakh - 50_000 - 2 * lakh);
    expect(of(person, 'old').carriedForward).toEqual([{ kind: 'house', financialYear: '2025-26', amount: 1_08_000 }]);
    expect(of(person, 'new').grossTotalIncome).toBe(20 * lakh - 75_000);
  });

  it('17: the fifth of earlier interest is inside the two lakh of a house lived in', () => {
    const lived: House = { ...house, use: 'selfOccupied', interest: 1_50_000, earlierInterest: 5_00_000 };
    expect(of({ ...salaried(20 * lakh), houses: [lived] }, 'old').grossTotalIncome).toBe(20 * lakh - 50_000 - 2 * lakh);
  });

  it('18: a house loss does not leave its head in the new regime', () => {
    const let3: House = { ...house, monthlyRent: 25_000, municipalTaxPaid: 20_000, interest: 2_50_000 };
    const person: Taxpayer = { ...salaried(20 * lakh), houses: [let3] };
    expect(of(person, 'new').grossTotalIncome).toBe(20 * lakh - 75_000);
    expect(of(person, 'new').carriedForward).toEqual([]);
    expect(of(person, 'new', '2025-26', { newRegimeHouseLossCarried: true }).carriedForward).toEqual([
      { kind: 'house', financialYear: '2025-26', amount: 54_000 },
    ]);
  });

  it('19: vacancy lowers the annual value', () => {
    const let10: House = { ...house, monthlyRent: 30_000, monthsLet: 10, fairRent: 3_30_000 };
    expect(of({ ...emptyTaxpayer, houses: [let10] }, 'new').grossTotalIncome).toBeCloseTo(3_00_000 * 0.7, 6);
  });

  it('20 to 22: old property pays 12.5 %, or 20 % with indexed cost, and only a resident has the choice', () => {
    const slab = { ...emptyTaxpayer.other, other: 20 * lakh };
    // Cost 40 lakh in 2015-16 (254), sold at 70 lakh in 2025-26 (376).
    const sale: Gain = { class: 'longTermLand', amount: 30 * lakh, indexed: 70 * lakh - (40 * lakh * 376) / 254 };
    expect(Math.round(of({ ...emptyTaxpayer, other: slab, gains: [sale] }, 'new').specialTax)).toBe(2_15_748);
    expect(of({ ...emptyTaxpayer, residence: 'nonResident', other: slab, gains: [sale] }, 'new').specialTax).toBe(
      3_75_000,
    );
    const indexedLoss: Gain = { class: 'longTermLand', amount: 15 * lakh, indexed: -2_14_286 };
    const answer = of({ ...emptyTaxpayer, other: slab, gains: [indexedLoss] }, 'new');
    expect([answer.specialTax, answer.totalIncome, answer.carriedForward]).toEqual([0, 35 * lakh, []]);
  });

  it('40: paise are dropped before total income is rounded', () => {
    expect(of({ ...emptyTaxpayer, other: { ...emptyTaxpayer.other, other: 12_34_564.99 } }, 'new').totalIncome).toBe(
      12_34_560,
    );
    expect(of({ ...emptyTaxpayer, other: { ...emptyTaxpayer.other, other: 12_34_565 } }, 'new').totalIncome).toBe(
      12_34_570,
    );
  });

  it('45: the limit on donations applies before the half is taken', () => {
    const donations = { ...emptyTaxpayer.claims.donations, halfWithinLimit: 1_00_000 };
    const person: Taxpayer = {
      ...emptyTaxpayer,
      other: { ...emptyTaxpayer.other, other: 6 * lakh },
      claims: { ...emptyTaxpayer.claims, donations },
    };
    expect(of(person, 'old').deductions).toBe(30_000);
  });

  it('46: check-ups are inside the limits of section 80D, 5,000 for both groups together', () => {
    const health = { ...emptyTaxpayer.claims.health, family: 25_000, familyCheckUps: 5_000 };
    const person: Taxpayer = {
      ...emptyTaxpayer,
      other: { ...emptyTaxpayer.other, other: 6 * lakh },
      claims: { ...emptyTaxpayer.claims, health },
    };
    expect(of(person, 'old').deductions).toBe(25_000);
    const both = { ...health, family: 20_000, parents: 20_000, parentsCheckUps: 5_000 };
    expect(of({ ...person, claims: { ...person.claims, health: both } }, 'old').deductions).toBe(45_000);
  });
});

describe('losses', () => {
  it('of equity are set against gains before the exemption of section 112A, and the rest is carried forward', () => {
    const person: Taxpayer = {
      ...emptyTaxpayer,
      other: { ...emptyTaxpayer.other, other: 20 * lakh },
      gains: [
        { class: 'longTermEquity', amount: 3 * lakh },
        { class: 'shortTermEquity', amount: -1 * lakh },
        { class: 'longTermOther', amount: -6 * lakh },
      ],
    };
    expect(of(person, 'new').specialTax).toBe(0);
    expect(of(person, 'new').carriedForward).toEqual([
      { kind: 'shortTermCapital', financialYear: '2025-26', amount: 1 * lakh },
      { kind: 'longTermCapital', financialYear: '2025-26', amount: 3 * lakh },
    ]);
  });

  it('of business go against all but salary, and a speculative loss stays in its place', () => {
    const person: Taxpayer = {
      ...salaried(10 * lakh),
      business: { regular: -5 * lakh, speculative: -1 * lakh },
      other: { ...emptyTaxpayer.other, other: 2 * lakh },
    };
    const answer = of(person, 'new');
    expect(answer.grossTotalIncome).toBe(10 * lakh - 75_000);
    expect(answer.carriedForward).toEqual([
      { kind: 'business', financialYear: '2025-26', amount: 3 * lakh },
      { kind: 'speculative', financialYear: '2025-26', amount: 1 * lakh },
    ]);
  });

  it('of earlier years lapse after eight assessment years, four for speculation', () => {
    const person: Taxpayer = {
      ...emptyTaxpayer,
      business: { regular: 0, speculative: 1 * lakh },
      losses: [
        { kind: 'speculative', financialYear: '2020-21', amount: 50_000 },
        { kind: 'speculative', financialYear: '2021-22', amount: 80_000 },
        { kind: 'speculative', financialYear: '2022-23', amount: 90_000 },
        { kind: 'house', financialYear: '2016-17', amount: 70_000 },
        { kind: 'house', financialYear: '2017-18', amount: 70_000 },
        { kind: 'house', financialYear: '2018-19', amount: 70_000 },
      ],
    };
    // 80,000 of 2021-22, then 20,000 of 2022-23; what is left of 2017-18 had its last year.
    expect(of(person, 'new').grossTotalIncome).toBe(0);
    expect(of(person, 'new').carriedForward).toEqual([
      { kind: 'house', financialYear: '2018-19', amount: 70_000 },
      { kind: 'speculative', financialYear: '2022-23', amount: 70_000 },
    ]);
  });
});

describe('claims that the law refuses', () => {
  const earning: Taxpayer = { ...emptyTaxpayer, other: { ...emptyTaxpayer.other, other: 10 * lakh } };
  const claiming = (claims: Partial<Taxpayer['claims']>): Taxpayer => ({
    ...earning,
    claims: { ...emptyTaxpayer.claims, ...claims },
  });

  it('give nothing: new employees without a business, check-ups of a family, rent beside a house lived in', () => {
    const checkUps = claiming({ health: { ...emptyTaxpayer.claims.health, family: 10_000, familyCheckUps: 5_000 } });
    const livedIn: House = { ...house, use: 'selfOccupied' };
    expect(of(claiming({ newEmployeeCost: 1 * lakh }), 'old').deductions).toBe(0);
    expect(of({ ...checkUps, kind: 'huf' }, 'old').deductions).toBe(10_000);
    expect(of({ ...claiming({ rent: 2_40_000, rentMonths: 12 }), houses: [livedIn] }, 'old').deductions).toBe(0);
  });

  it('leave a pensioner’s own NPS a fifth of gross total income', () => {
    const pensioner: Taxpayer = { ...salaried(20 * lakh), claims: { ...emptyTaxpayer.claims, ownNps: 3 * lakh } };
    expect(of(pensioner, 'old').deductions).toBe(2 * lakh);
  });
});

describe('the cap on surcharge', () => {
  it('does not reach dividend that a loss has eaten up', () => {
    const salary: Taxpayer = salaried(3 * crore + 75_000);
    const eaten: Taxpayer = {
      ...salary,
      business: { regular: -96 * lakh, speculative: 0 },
      other: { ...emptyTaxpayer.other, dividend: 96 * lakh },
    };
    expect(of(eaten, 'new').tax).toBe(of(salary, 'new').tax);
  });
});

describe('the year 2024-25', () => {
  it('taxes gains by the day of sale, with one exemption of 1,25,000 used at the higher rate first', () => {
    const gains: Gain[] = [
      { class: 'longTermEquity', amount: 1 * lakh },
      { class: 'longTermEquityEarly', amount: 2 * lakh },
      { class: 'shortTermEquityEarly', amount: 1 * lakh },
      { class: 'longTermListedEarly', amount: 1 * lakh },
      { class: 'longTermIndexedEarly', amount: 1 * lakh },
    ];
    // 0 + 10 % of 1,75,000 + 15,000 + 10,000 + 20,000.
    const person: Taxpayer = { ...emptyTaxpayer, other: { ...emptyTaxpayer.other, other: 20 * lakh }, gains };
    expect(of(person, 'new', '2024-25').specialTax).toBeCloseTo(62_500, 6);
  });
});
