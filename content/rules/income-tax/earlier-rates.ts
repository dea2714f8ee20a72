/**
 * The rates of tax of resident individuals in the years before those on file: what relief for arrears needs, for income at slab rates alone.
 * Sections 87A and 115BAC as they stood, and Part III of the First Schedule of the Finance Act of each year (its charge on the year's salary).
 */
import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { RegimeRules, Scale, SurchargeBand } from '@/lib/tax/income-tax-year';

/** The tax on a total income at slab rates in one regime of one year. */
export type RatesOfRegime = Pick<RegimeRules, 'slabs' | 'rebate' | 'surcharge'>;

/** The rates of one year; from the year of its beginning there is the new regime too. Cess in %. */
export interface EarlierRates {
  readonly cess: Rule<number>;
  readonly old: RatesOfRegime;
  readonly new?: RatesOfRegime;
}

export const checkedOn: IsoDate = '2026-11-25';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

const acts = {
  2014: 'Finance (No. 2) Act, 2014',
  2015: 'Finance Act, 2015',
  2016: 'Finance Act, 2016',
  2017: 'Finance Act, 2017',
  2018: 'Finance Act, 2018',
  2019: 'Finance (No. 2) Act, 2019',
  2020: 'Finance Act, 2020',
  2021: 'Finance Act, 2021',
  2022: 'Finance Act, 2022',
  2023: 'Finance Act, 2023',
} as const;

/** The surcharge of individuals on total income, its measure where only income at slab rates is there. */
const surcharge = (...bands: readonly (readonly [above: number, percent: number])[]): readonly SurchargeBand[] =>
  bands.map(([above, percent]) => ({ above, percent, measure: 'totalIncome' }));

const fromOneCrore = (percent: number) => surcharge([1_00_00_000, percent]);
const fromFiftyLakh = surcharge([50_00_000, 10], [1_00_00_000, 15]);
const toFiveCrore = surcharge([50_00_000, 10], [1_00_00_000, 15], [2_00_00_000, 25], [5_00_00_000, 37]);
const toTwoCrore = surcharge([50_00_000, 10], [1_00_00_000, 15], [2_00_00_000, 25]);

/** The old scale: its exempt amounts have not changed since 2014, only its first rate. */
const oldSlabs = (first: number) => ({
  below60: [[2_50_000, first] as const, [5_00_000, 20] as const, [10_00_000, 30] as const],
  senior: [[3_00_000, first] as const, [5_00_000, 20] as const, [10_00_000, 30] as const],
  verySenior: [[5_00_000, 20] as const, [10_00_000, 30] as const],
});

const everyAge = (scale: Scale) => ({ below60: scale, senior: scale, verySenior: scale });

const rebate = (atMost: number, incomeUpTo: number, marginalRelief = false): RatesOfRegime['rebate'] => ({
  value: { incomeUpTo, atMost, marginalRelief, against: marginalRelief ? 'slabTax' : 'allButLongTermEquity' },
  cite: act(marginalRelief ? 's. 87A, proviso' : 's. 87A'),
});

/** Returns the rates of a year by the Finance Act that began with it. */
function ratesOf(
  year: keyof typeof acts,
  [cess, first]: readonly [cess: number, first: number],
  bands: readonly SurchargeBand[],
  oldRebate: RatesOfRegime['rebate'],
  ofNew?: Pick<RatesOfRegime, 'slabs' | 'rebate'> & { readonly bands: readonly SurchargeBand[] },
): EarlierRates {
  const cite: Citation = { source: `finance-act-${year}`, at: `First Schedule, Part III, ${acts[year]}` };
  return {
    cess: { value: cess, cite: { ...cite, at: `s. 2 (cess), ${acts[year]}` } },
    old: { slabs: { value: oldSlabs(first), cite }, rebate: oldRebate, surcharge: { value: bands, cite } },
    ...(ofNew && { new: { slabs: ofNew.slabs, rebate: ofNew.rebate, surcharge: { value: ofNew.bands, cite } } }),
  };
}

/** The new regime as it began: its scale and no rebate of its own. */
const atFirst = {
  slabs: {
    value: everyAge([
      [2_50_000, 5],
      [5_00_000, 10],
      [7_50_000, 15],
      [10_00_000, 20],
      [12_50_000, 25],
      [15_00_000, 30],
    ]),
    cite: act('s. 115BAC(1)'),
  },
  rebate: rebate(12_500, 5_00_000),
  bands: toFiveCrore,
};

/** The new regime of 2023-24, the first in which it was the default. */
const asDefault = {
  slabs: {
    value: everyAge([
      [3_00_000, 5],
      [6_00_000, 10],
      [9_00_000, 15],
      [12_00_000, 20],
      [15_00_000, 30],
    ]),
    cite: act('s. 115BAC(1A)(i)'),
  },
  rebate: rebate(25_000, 7_00_000, true),
  bands: toTwoCrore,
};

/** The rates by financial year, before the years on file. */
export const earlierRates: Readonly<Record<string, EarlierRates>> = {
  '2014-15': ratesOf(2014, [3, 10], fromOneCrore(10), rebate(2_000, 5_00_000)),
  '2015-16': ratesOf(2015, [3, 10], fromOneCrore(12), rebate(2_000, 5_00_000)),
  '2016-17': ratesOf(2016, [3, 10], fromOneCrore(15), rebate(5_000, 5_00_000)),
  '2017-18': ratesOf(2017, [3, 5], fromFiftyLakh, rebate(2_500, 3_50_000)),
  '2018-19': ratesOf(2018, [4, 5], fromFiftyLakh, rebate(2_500, 3_50_000)),
  '2019-20': ratesOf(2019, [4, 5], toFiveCrore, rebate(12_500, 5_00_000)),
  '2020-21': ratesOf(2020, [4, 5], toFiveCrore, rebate(12_500, 5_00_000), atFirst),
  '2021-22': ratesOf(2021, [4, 5], toFiveCrore, rebate(12_500, 5_00_000), atFirst),
  '2022-23': ratesOf(2022, [4, 5], toFiveCrore, rebate(12_500, 5_00_000), atFirst),
  '2023-24': ratesOf(2023, [4, 5], toFiveCrore, rebate(12_500, 5_00_000), asDefault),
};

/** Relief for arrears: how it is worked out, and the form that is filed before the return, by the Act of the year of receipt. */
export const arrearsRelief = {
  act1961: {
    section: act('s. 89'),
    rule: { source: 'income-tax-rules-1962', at: 'rule 21A(2), Income-tax Rules, 1962' },
    form: {
      value: 'Form 10E',
      cite: { source: 'income-tax-rules-1962', at: 'rule 21AA and Form 10E, Income-tax Rules, 1962' },
    },
  },
  act2025: {
    section: { source: 'income-tax-act-2025', at: 's. 157, Income-tax Act, 2025' },
    rule: { source: 'income-tax-rules-2026', at: 'rule 73(1), Table, Sl. 1, Income-tax Rules, 2026' },
    form: {
      value: 'Form 39',
      cite: { source: 'income-tax-rules-2026', at: 'rule 73(3) and Form 39, Income-tax Rules, 2026' },
    },
  },
} as const satisfies Record<
  'act1961' | 'act2025',
  { readonly section: Citation; readonly rule: Citation; readonly form: Rule<string> }
>;
