import type { Citation, Rule } from '@/lib/law';
import type { EntityRates, PartnerPayLimits } from '@/lib/tax/entity';

/** Law on the tax of companies, firms and LLPs of one year. */
export interface EntityYear {
  readonly checkedOn: string;
  /** A company whose turnover of this earlier year is not above the limit pays the lower rate. */
  readonly turnover: Rule<number> & { readonly year: string };
  readonly small: EntityRates;
  readonly other: EntityRates;
  readonly concession: EntityRates;
  readonly newManufacturer: EntityRates;
  readonly foreign: EntityRates;
  readonly firm: EntityRates;
  /** Co-operative societies: by slabs; at their choice the lower rate, and that of a new manufacturer, whose other income has a rate of its own. */
  readonly society: EntityRates & Required<Pick<EntityRates, 'slabs'>>;
  readonly societyConcession: EntityRates;
  readonly societyManufacturer: EntityRates;
  readonly societyOtherIncome: Rule<number>;
  /** Alternate minimum tax of societies. */
  readonly societyAlternate: EntityRates;
  /** Dividends from other societies that a society at a lower rate passes on to its members: deductible from this year on; null before. */
  readonly societyDividends: Citation | null;
  /** On book profit: rate with the surcharge of a domestic company. */
  readonly minimum: EntityRates;
  /** What is added to and subtracted from the profit of the accounts. */
  readonly bookProfit: Citation;
  /** Whether minimum tax gives credit for later years. */
  readonly minimumGivesCredit: Rule<boolean>;
  /** Old credit may be used under the concession up to this share of the tax, %; 0 where it is lost. */
  readonly oldCreditShare: Rule<number>;
  /** What made minimum tax final and set that share; for a year whose law differs from the year before. */
  readonly minimumChanged?: Citation;
  /** Alternate minimum tax of firms on income with some deductions added back. */
  readonly alternate: EntityRates;
  readonly creditYears: Rule<number>;
  /** AMT credit is used down to the minimum tax on the adjusted income, with or without deductions of the year. */
  readonly alternateCredit: Citation;
  readonly shortGains: Rule<number>;
  readonly longGains: Rule<number>;
  readonly partnerPay: Rule<PartnerPayLimits>;
  /** Interest to partners, % of their capital, at most. */
  readonly partnerInterest: Rule<number>;
  /** For how many years after its own a business loss can be set off. */
  readonly lossYears: Rule<number>;
  /** Depreciation that could not be used: carried on without limit, after business losses. */
  readonly depreciationForward: Citation;
  /** The lower rates give up losses and depreciation that came from deductions that they do not allow. */
  readonly lossesGivenUp: Citation;
  /** A business loss is carried on only from a return filed in time. */
  readonly lossReturn: Citation;
  /** A business loss of the year is set off against gains. */
  readonly lossAgainstGains: Citation;
  /** A company that is not listed loses its losses when most of its shares change hands. */
  readonly changeOfOwners: Citation;
  readonly dividend: Citation;
  /** Dividends that a domestic company receives and passes on in time are deductible under every regime. */
  readonly dividendPassedOn: Citation;
  /** What a firm deducts from pay and interest of a partner who gets more than `above` in a year: % and ₹. */
  readonly partnerTds: Rule<{ readonly percent: number; readonly above: number }>;
  readonly rounding: Citation;
}
