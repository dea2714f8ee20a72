/** The figures of FY 2025-26 for gains on shares and fund units: part of the year file, which pages on funds load alone. */
import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const finance = (at: string): Citation => ({ source: 'finance-act-2025', at: `${at}, Finance Act, 2025` });

export const checkedOn: IsoDate = '2026-11-21';

/** Short-term and long-term gains of equity shares and units of equity-oriented funds. */
export const equityGains = {
  shortTermEquity: {
    value: {
      percent: 20,
      term: 'short',
      sharesExemption: false,
      surchargeCapped: true,
      absorbsBasicExemption: true,
      oldRegimeRebate: true,
    },
    cite: act('s. 111A'),
  },
  longTermEquity: {
    value: {
      percent: 12.5,
      term: 'long',
      sharesExemption: true,
      surchargeCapped: true,
      absorbsBasicExemption: true,
      oldRegimeRebate: false,
    },
    cite: act('s. 112A'),
  },
} as const satisfies Partial<IncomeTaxYear['special']>;

/** Free of tax of all long-term gains under section 112A of a year, ₹. */
export const longTermEquityExemption: Rule<number> = { value: 1_25_000, cite: act('s. 112A(2)') };

/** Gains on transfers from this day are taxed at these rates; of land and buildings bought before it the indexed gain limits a resident's tax. */
export const gainRatesSince: Rule<IsoDate> = { value: '2024-07-23', cite: act('ss. 111A(1), 112(1)(a) and 112A(2)') };

/** Health and education cess, %. */
export const cess: Rule<number> = { value: 4, cite: finance('s. 2 (Health and Education Cess)') };

/** The most surcharge on tax under sections 111A, 112 and 112A, %. */
export const surchargeCap: Rule<number> = { value: 15, cite: finance('First Schedule, Part I, provisos on surcharge') };

/** Surcharge in the old regime. */
export const oldRegimeSurcharge: IncomeTaxYear['regimes']['old']['surcharge'] = {
  value: [
    { above: 50_00_000, percent: 10, measure: 'totalIncome' },
    { above: 1_00_00_000, percent: 15, measure: 'totalIncome' },
    { above: 2_00_00_000, percent: 25, measure: 'otherIncome' },
    { above: 5_00_00_000, percent: 37, measure: 'otherIncome' },
  ],
  cite: finance('First Schedule, Part I'),
};

/** The years after its own for which a capital loss is carried forward. */
export const capitalLossYears: Rule<number> = { value: 8, cite: act('s. 74') };

/** The months up to which units of an equity-oriented fund are short-term. */
export const equityLongTermMonths: Rule<number> = { value: 12, cite: act('s. 2(42A), first proviso') };

/** The months up to which units of funds that are neither equity-oriented nor specified are short-term: in general, and where they are listed. */
export const otherFundLongTermMonths: Rule<number> = { value: 24, cite: act('s. 2(42A)') };
export const listedFundLongTermMonths: Rule<number> = { value: 12, cite: act('s. 2(42A), first proviso') };

/** Tax on long-term gains of such units, %. */
export const otherLongTermRate: Rule<number> = { value: 12.5, cite: act('s. 112(1)(a)') };

/** The least share in shares of Indian companies of an equity-oriented fund, %. */
export const equityOrientedShare: Rule<number> = { value: 65, cite: act('s. 112A, Explanation (a)') };

/** A fund with more than this in debt and money-market papers is a specified one, %. */
export const specifiedFundShare: Rule<number> = { value: 65, cite: act('s. 50AA, Explanation (ii)') };

/** Units of a specified (debt) fund bought from this day are short-term for ever. */
export const deemedShortTermFrom: Rule<IsoDate> = { value: '2023-04-01', cite: act('s. 50AA') };

/** A sale on the anniversary of the purchase is long-term. */
export const anniversaryIsLong: Citation = {
  source: 'bharti-gupta-ramola-2012',
  at: 'Bharti Gupta Ramola v. CIT, 252 CTR 139 (Delhi High Court)',
};
