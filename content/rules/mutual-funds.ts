import type { Citation, IsoDate, Rule } from '@/lib/law';

/** How gains on units of mutual funds are taxed in one financial year, for a resident individual. */
export interface FundTaxYear {
  readonly checkedOn: IsoDate;
  /** Units of an equity-oriented fund are long-term when held for more than this many months. */
  readonly longTermAfterMonths: Rule<number>;
  /** Tax on short-term gains of equity-oriented funds, %. */
  readonly shortTermRate: Rule<number>;
  /** Tax on long-term gains of equity-oriented funds above the exempt amount, %. */
  readonly longTermRate: Rule<number>;
  /** All long-term gains under section 112A of one year share this amount free of tax, ₹. */
  readonly longTermExemption: Rule<number>;
  /** Units of a specified (debt) fund bought from this day are short-term for ever and taxed at slab rates. */
  readonly slabTaxedIfBoughtFrom: Rule<IsoDate>;
  /** Surcharge on income-tax: total income above ₹, %. */
  readonly surcharge: Rule<readonly (readonly [above: number, percent: number])[]>;
  /** The most surcharge on tax under sections 111A and 112A, %. */
  readonly surchargeCap: Rule<number>;
  /** Health and education cess on income-tax and surcharge, %. */
  readonly cess: Rule<number>;
  /** A capital loss can be carried forward for this many assessment years. */
  readonly lossYears: Rule<number>;
}

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const finance = (at: string): Citation => ({ source: 'finance-act-2025', at: `${at}, Finance Act, 2025` });

/** Redemptions from 1 April 2025 to 31 March 2026. */
export const fundTax2025_26: FundTaxYear = {
  checkedOn: '2026-11-20',
  longTermAfterMonths: { value: 12, cite: act('s. 2(42A)') },
  shortTermRate: { value: 20, cite: act('s. 111A(1)') },
  longTermRate: { value: 12.5, cite: act('s. 112A(2)') },
  longTermExemption: { value: 1_25_000, cite: act('s. 112A(2)') },
  slabTaxedIfBoughtFrom: { value: '2023-04-01', cite: act('s. 50AA') },
  surcharge: {
    value: [
      [50_00_000, 10],
      [1_00_00_000, 15],
      [2_00_00_000, 25],
      [5_00_00_000, 37],
    ],
    cite: finance('First Schedule, Part III'),
  },
  surchargeCap: { value: 15, cite: finance('First Schedule, Part III') },
  cess: { value: 4, cite: finance('s. 2 (Health and Education Cess)') },
  lossYears: { value: 8, cite: act('s. 74') },
};
