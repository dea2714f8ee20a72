import type { Citation, IsoDate, Rule } from '@/lib/law';

/** How gains on units of mutual funds are taxed in one financial year, for a resident individual. */
export interface FundTaxYear {
  readonly checkedOn: IsoDate;
  /** The year as its Act names it: 'tax year 2026-27'. */
  readonly year: string;
  /** Units of an equity-oriented fund are long-term when held for more than this many months. */
  readonly longTermAfterMonths: Rule<number>;
  /** A sale on the anniversary of the purchase is long-term. */
  readonly anniversary: Citation;
  /** Tax on short-term gains of equity-oriented funds, %. */
  readonly shortTermRate: Rule<number>;
  /** Tax on long-term gains of equity-oriented funds above the exempt amount, %. */
  readonly longTermRate: Rule<number>;
  /** All long-term gains under section 112A of one year share this amount free of tax, ₹. */
  readonly longTermExemption: Rule<number>;
  /** Units of other funds are long-term when held for more than this number of months. */
  readonly otherLongTermAfterMonths: Rule<number>;
  /** The same for units that are listed. */
  readonly listedLongTermAfterMonths: Rule<number>;
  /** Tax on long-term gains of other funds, %; no part of them is exempt. */
  readonly otherLongTermRate: Rule<number>;
  /** The least share in Indian companies of an equity-oriented fund, %. */
  readonly equityOrientedShare: Rule<number>;
  /** The share in debt and money-market papers above which a fund is a specified one, %. */
  readonly specifiedFundShare: Rule<number>;
  /** Units of a specified (debt) fund bought from this day are short-term for ever and taxed at slab rates. */
  readonly slabTaxedIfBoughtFrom: Rule<IsoDate>;
  /** Surcharge on income-tax: total income above ₹, %. */
  readonly surcharge: Rule<readonly (readonly [above: number, percent: number])[]>;
  /** The most surcharge on tax under sections 111A, 112 and 112A, %. */
  readonly surchargeCap: Rule<number>;
  /** Health and education cess on income-tax and surcharge, %. */
  readonly cess: Rule<number>;
  /** A capital loss can be carried forward for this many assessment years. */
  readonly lossYears: Rule<number>;
}
