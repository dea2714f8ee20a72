import type { LendingTier } from '@/lib/finance/loan-to-value';
import type { Citation, DatedSeries, Rule } from '@/lib/law';

const directions = (at: string): Citation => ({
  source: 'rbi-gold-loans-2025',
  at: `${at}, RBI (Lending Against Gold and Silver Collateral) Directions, 2025`,
});

/** The share of the value of gold or, from the tiers on, silver that may be lent to a person for own use, % by the total of such loans; `above`: beyond the last tier. */
export const goldLoanToValue: DatedSeries<{ readonly tiers: readonly LendingTier[]; readonly above: number }> = {
  checkedOn: '2026-11-21',
  from: [
    {
      // The easing to 90 % at banks had ended the day before.
      date: '2021-04-01',
      value: { tiers: [], above: 75 },
      cite: {
        source: 'rbi-gold-jewellery-2014',
        at: 'RBI circulars of January and July 2014 on lending against gold jewellery',
      },
    },
    {
      date: '2026-04-01',
      value: {
        tiers: [
          { upTo: 2_50_000, percent: 85 },
          { upTo: 5_00_000, percent: 80 },
        ],
        above: 75,
      },
      cite: directions('Loan to Value Ratio'),
    },
  ],
};

/** The day from which the limits cover silver: that of the tiers. */
export const silverFrom = '2026-04-01';

/**
 * What else the Directions ask; they bind every lender from the day of the tiers. Of these the circulars before had the months of a loan paid in
 * one sum (banks), its interest in the ratio, and the grams of coins; they valued gold at the average price of 30 days.
 */
export const goldLoanRules = {
  checkedOn: '2026-11-21',
  /** Months that a loan for own use may run when principal and interest are paid in one sum. */
  longestBullet: { value: 12, cite: directions('Restrictions and Ceilings') } satisfies Rule<number>,
  /** Such a loan counts with the interest due on its last day. */
  bulletCounts: directions('Loan to Value Ratio'),
  /** The ratio must hold on every day of the loan. */
  throughout: directions('Loan to Value Ratio'),
  /** Grams that one borrower may pledge, all loans together. */
  mostOrnaments: { value: 1_000, cite: directions('Restrictions and Ceilings') } satisfies Rule<number>,
  /** Parts per thousand that a coin must have, by reports; the RBI's draft said so, and its earlier circulars knew only coins sold by banks. */
  coinFineness: { value: 916, cite: directions('Eligible collateral, by reports') } satisfies Rule<number>,
  /** The same of silver. */
  mostSilver: { value: 10_000, cite: directions('Restrictions and Ceilings') } satisfies Rule<number>,
  mostSilverCoins: { value: 500, cite: directions('Restrictions and Ceilings') } satisfies Rule<number>,
  mostCoins: { value: 50, cite: directions('Restrictions and Ceilings') } satisfies Rule<number>,
  /** ₹ of loan above which the lender looks at income and repayment in detail. */
  assessmentAbove: { value: 2_50_000, cite: directions('General Conditions') } satisfies Rule<number>,
  /** Only the metal counts, at the lower of the average closing price of 30 days and the last day's, for its purity. */
  valuation: directions('Valuation and Assaying of Gold and Silver Collateral'),
  /** % of the gold's value on that day below which it is not auctioned at first. */
  reservePrice: { value: 90, cite: directions('Transparency in Auction Procedure') } satisfies Rule<number>,
  /** Working days in which the gold comes back after full repayment, and the surplus after an auction. */
  returnDays: { value: 7, cite: directions('Release of Collateral after Repayment') } satisfies Rule<number>,
  /** ₹ for each day of delay by the lender. */
  delayCompensation: { value: 5_000, cite: directions('Compensation') } satisfies Rule<number>,
};

/** Parts per thousand of pure gold by carat, as hallmarked. */
export const goldFineness: Readonly<Record<'24' | '22' | '20' | '18' | '14' | '9', Rule<number>>> = {
  '24': { value: 999, cite: { source: 'bis-gold-fineness', at: 'IS 1417, Bureau of Indian Standards' } },
  '22': { value: 916, cite: { source: 'bis-gold-fineness', at: 'IS 1417, Bureau of Indian Standards' } },
  '20': { value: 833, cite: { source: 'bis-gold-fineness', at: 'IS 1417, Bureau of Indian Standards' } },
  '18': { value: 750, cite: { source: 'bis-gold-fineness', at: 'IS 1417, Bureau of Indian Standards' } },
  '14': { value: 585, cite: { source: 'bis-gold-fineness', at: 'IS 1417, Bureau of Indian Standards' } },
  '9': { value: 375, cite: { source: 'bis-gold-fineness', at: 'IS 1417, Bureau of Indian Standards' } },
};

/** Parts per thousand of the silver whose price the visitor enters: markets quote 999 silver. */
export const silverPricedAt: Rule<number> = {
  value: 999,
  cite: directions('Valuation and Assaying of Gold and Silver Collateral'),
};

/** The last day on which the fineness grades were compared with their source. */
export const finenessCheckedOn = '2026-11-21';
