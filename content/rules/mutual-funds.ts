import type { Citation, IsoDate, Rule } from '@/lib/law';
import {
  anniversaryIsLong,
  capitalLossYears,
  cess,
  deemedShortTermFrom,
  equityGains,
  equityLongTermMonths,
  longTermEquityExemption,
  oldRegimeSurcharge,
  surchargeCap,
} from './income-tax/fund-gains';

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

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const finance = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

const { shortTermEquity, longTermEquity } = equityGains;

/** Redemptions from 1 April 2026: the law now in force, for all later years too. Figures are those of the year before, each at its new place. */
export const fundTax: FundTaxYear = {
  checkedOn: '2026-11-22',
  year: 'tax year 2026-27',
  longTermAfterMonths: { value: equityLongTermMonths.value, cite: act('s. 2, on short-term capital assets') },
  anniversary: anniversaryIsLong,
  shortTermRate: { value: shortTermEquity.value.percent, cite: act('s. 196') },
  longTermRate: { value: longTermEquity.value.percent, cite: act('s. 198') },
  longTermExemption: { value: longTermEquityExemption.value, cite: act('s. 198(2)') },
  slabTaxedIfBoughtFrom: { value: deemedShortTermFrom.value, cite: act('s. 76') },
  surcharge: {
    value: oldRegimeSurcharge.value.map(({ above, percent }) => [above, percent] as const),
    cite: finance('s. 3(4)(b) and First Schedule, Part I-B'),
  },
  surchargeCap: { value: surchargeCap.value, cite: finance('s. 3(4)(b) and First Schedule, Part I-B') },
  cess: { value: cess.value, cite: finance('s. 3(15)') },
  lossYears: { value: capitalLossYears.value, cite: act('s. 111') },
};
