/**
 * Tax of a resident individual on income at slab rates in the financial years 2014-15 to 2025-26, written from the Finance Acts and
 * sections 87A and 115BAC of the Income-tax Act, 1961, with nothing of the rules that a visitor's answer comes from.
 */
import type { Taxpayer } from '@/lib/tax/taxpayer';

const lakh = 1_00_000;
const crore = 1_00_00_000;

export type Regime = 'old' | 'new';
export type Age = Taxpayer['age'];
/** Brackets of a table: the rate in per cent and the income up to which it applies. */
type Table = readonly (readonly [percent: number, upTo: number])[];

const rest = Number.POSITIVE_INFINITY;
/** First Schedule, Part III, Paragraph A: by age, with the rate of the first bracket that bears tax. */
const oldTable = (age: Age, first: 5 | 10): Table => {
  const upper: Table = [
    [20, 10 * lakh],
    [30, rest],
  ];
  if (age === 'verySenior') return [[0, 5 * lakh], ...upper];
  return [[0, age === 'senior' ? 3 * lakh : 2_50_000], [first, 5 * lakh], ...upper];
};

/** Section 115BAC(1) of the Finance Act, 2020. */
const of2020: Table = [
  [0, 2_50_000],
  [5, 5 * lakh],
  [10, 7_50_000],
  [15, 10 * lakh],
  [20, 12_50_000],
  [25, 15 * lakh],
  [30, rest],
];
/** Section 115BAC(1A)(i), Finance Act, 2023; (ii), Finance (No. 2) Act, 2024; (iii), Finance Act, 2025. */
const of2023: Table = [
  [0, 3 * lakh],
  [5, 6 * lakh],
  [10, 9 * lakh],
  [15, 12 * lakh],
  [20, 15 * lakh],
  [30, rest],
];
const of2024: Table = [
  [0, 3 * lakh],
  [5, 7 * lakh],
  [10, 10 * lakh],
  [15, 12 * lakh],
  [20, 15 * lakh],
  [30, rest],
];
const of2025: Table = [
  [0, 4 * lakh],
  [5, 8 * lakh],
  [10, 12 * lakh],
  [15, 16 * lakh],
  [20, 20 * lakh],
  [25, 24 * lakh],
  [30, rest],
];

/** What the Finance Act of a year and section 87A set for a resident individual. */
interface Law {
  readonly table: Table;
  /** Section 87A: the highest total income, the highest rebate, whether the excess of income limits the tax above it. */
  readonly rebate: readonly [income: number, most: number, relievedAbove?: boolean];
  /** First Schedule: the income that is exceeded, and the per cent of tax. */
  readonly surcharge: readonly (readonly [above: number, percent: number])[];
  readonly cess: number;
}

/** Finance (No. 2) Act, 2019 until the new regime of 2023-24; that has no 37 %. */
const fourSurcharges = [
  [50 * lakh, 10],
  [crore, 15],
  [2 * crore, 25],
  [5 * crore, 37],
] as const;

/** Returns the law of a year that began on 1 April of `april`, for a resident individual. */
export function lawOf(april: number, regime: Regime, age: Age): Law {
  if (regime === 'new' && april >= 2020) {
    if (april <= 2022) return { table: of2020, rebate: [5 * lakh, 12_500], surcharge: fourSurcharges, cess: 4 };
    const surcharge = fourSurcharges.slice(0, 3);
    if (april === 2023) return { table: of2023, rebate: [7 * lakh, 25_000, true], surcharge, cess: 4 };
    if (april === 2024) return { table: of2024, rebate: [7 * lakh, 25_000, true], surcharge, cess: 4 };
    return { table: of2025, rebate: [12 * lakh, 60_000, true], surcharge, cess: 4 };
  }
  // 10 % of the first bracket and 3 % cess (education, 2, and higher education, 1); Finance Acts of 2014 to 2016.
  const early = { table: oldTable(age, 10), cess: 3 };
  if (april === 2014) return { ...early, rebate: [5 * lakh, 2_000], surcharge: [[crore, 10]] };
  if (april === 2015) return { ...early, rebate: [5 * lakh, 2_000], surcharge: [[crore, 12]] };
  if (april === 2016) return { ...early, rebate: [5 * lakh, 5_000], surcharge: [[crore, 15]] };
  // Finance Act, 2017: 5 %, a rebate of 2,500, a surcharge from 50 lakh. Finance Act, 2018: cess of 4 %.
  const table = oldTable(age, 5);
  const surcharge = fourSurcharges.slice(0, 2);
  if (april === 2017) return { table, rebate: [3_50_000, 2_500], surcharge, cess: 3 };
  if (april === 2018) return { table, rebate: [3_50_000, 2_500], surcharge, cess: 4 };
  return { table, rebate: [5 * lakh, 12_500], surcharge: fourSurcharges, cess: 4 };
}

/** Sections 288A of income and 288B of tax: paise are dropped, then the nearest ten, five upwards. */
export const toTen = (amount: number) => Math.floor((Math.floor(amount + 1e-6) + 5) / 10) * 10;
/** Form 10E takes whole rupees. */
export const toRupee = (tax: number) => Math.floor(tax + 0.5 + 1e-6);

/** Returns the tax with surcharge and cess on an income, in whole rupees. It counts in millionths of a rupee, exactly. */
export function taxOf(
  { table, rebate: [rebateIncome, most, relievedAbove], surcharge, cess }: Law,
  unrounded: number,
): number {
  const income = toTen(unrounded);
  const million = 10 ** 6;
  const bySlabs = (of: number) =>
    table.reduce((sum, [percent, upTo], index) => {
      const from = table[index - 1]?.[1] ?? 0;
      return sum + Math.max(0, Math.min(of, upTo) - from) * percent * (million / 100);
    }, 0);
  const raised = (of: number) => {
    const percent = surcharge.findLast(([above]) => of > above)?.[1] ?? 0;
    return bySlabs(of) + (bySlabs(of) / 100) * percent;
  };
  let tax = bySlabs(income);
  if (income <= rebateIncome) tax -= Math.min(tax, most * million);
  else if (relievedAbove) tax = Math.min(tax, (income - rebateIncome) * million);
  // The provisos on surcharge: not more than at the income that is exceeded, and that excess.
  const exceeded = surcharge.findLast(([above]) => income > above)?.[0];
  if (exceeded !== undefined) tax = Math.min(raised(income), raised(exceeded) + (income - exceeded) * million);
  return toRupee((tax + (tax / 100) * cess) / million);
}
