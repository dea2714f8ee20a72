import type { Citation, IsoDate, Rule } from '@/lib/law';

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** What the RBI and the GST law say about any loan. */
export const loanRules = {
  checkedOn: '2026-11-20',
  /** % on a lender's fees; interest itself is exempt. */
  gstOnFees: {
    value: 18,
    cite: {
      source: 'cgst-rate-11-2017',
      at: 'Sl. No. 15, heading 9971, Notification No. 11/2017-Central Tax (Rate)',
    },
  } satisfies Rule<number>,
  /** APR: the yearly cost of the credit with all charges, third parties' included. */
  annualPercentageRate: {
    source: 'rbi-kfs-2024',
    at: 'para. 3(c) and Annex B, Key Facts Statement circular, 15 April 2024',
  } satisfies Citation,
  /** Lenders give the Key Facts Statement for retail and MSME term loans from this day on. */
  keyFactsStatementFrom: {
    value: '2024-10-01',
    cite: { source: 'rbi-kfs-2024', at: 'Key Facts Statement circular, 15 April 2024' },
  } satisfies Rule<IsoDate>,
  /** At a reset the borrower chooses a higher EMI, a longer tenure or both; the loan must not grow. */
  rateReset: {
    source: 'rbi-emi-reset-2023',
    at: 'Circular on reset of floating interest rate on EMI based personal loans, 18 August 2023',
  } satisfies Citation,
  /** No charge for prepaying an individual's floating-rate loan not meant for business, if sanctioned or renewed from this day on. */
  freePrepaymentFrom: {
    value: '2026-01-01',
    cite: { source: 'rbi-prepayment-charges-2025', at: 'RBI (Pre-payment Charges on Loans) Directions, 2025' },
  } satisfies Rule<IsoDate>,
  /** Interest on advances to the nearest rupee, 50 paise and more upwards. */
  nearestRupee: {
    source: 'rbi-rounding-2007',
    at: 'para. 1, circular DBOD.Dir.BC.70, 30 March 2007',
  } satisfies Citation,
};

/** What the old tax regime lets a person deduct for a loan on a house to live in, ₹ a year. */
export const homeLoanDeductions = {
  checkedOn: '2026-11-20',
  /** Interest, all houses lived in together: bought or built with a loan since 1 April 1999 and completed in time. */
  interest: { value: 2_00_000, cite: act1961('second proviso to s. 24(b)') } satisfies Rule<number>,
  /** Interest where that is not so: repairs, an older loan, late completion. */
  interestOtherwise: { value: 30_000, cite: act1961('first proviso to s. 24(b)') } satisfies Rule<number>,
  /** Years from the end of the year of borrowing in which the house must be complete. */
  completionYears: { value: 5, cite: act1961('second proviso to s. 24(b)') } satisfies Rule<number>,
  /** Interest of the years before completion comes in this many equal yearly parts, the first in the year of completion. */
  earlierInterestParts: { value: 5, cite: act1961('Explanation to s. 24(b)') } satisfies Rule<number>,
  /** Principal, together with provident fund, insurance and all else that the section lists. */
  principal: { value: 1_50_000, cite: act1961('s. 80C(1), s. 80C(2)(xviii) and s. 80CCE') } satisfies Rule<number>,
  /** Years from the end of the year of possession before which a sale takes the deductions for principal back. */
  holdingYears: { value: 5, cite: act1961('s. 80C(5)') } satisfies Rule<number>,
  /** Without the lender's certificate of the interest the higher limit does not hold. */
  certificate: act1961('third proviso to s. 24(b)'),
  /** Since when both limits are what they are. */
  limitsSince: { value: '2014-04-01', cite: act1961('s. 24(b) and s. 80C(1)') } satisfies Rule<IsoDate>,
  /** The new regime allows neither for a house lived in. */
  newRegime: act1961('s. 115BAC(2)(i)'),
  /** From this day on another Act holds, with the same two limits. */
  newActFrom: { value: '2026-04-01', cite: act2025('s. 1(3)') } satisfies Rule<IsoDate>,
  interestFrom2026: act2025('s. 22(2)'),
  principalFrom2026: act2025('s. 123'),
};

/** Who lends, as the rules on pre-payment charges tell lenders apart. */
export type PrepaymentLender =
  | 'bank'
  | 'smallFinance'
  | 'localArea'
  | 'regionalRural'
  | 'cooperativeTier4'
  | 'cooperativeTier3'
  | 'cooperativeSmall'
  | 'nbfcUpper'
  | 'nbfcMiddle'
  | 'nbfcBase'
  | 'institution';

const prepayment2025 = (at: string): Citation => ({
  source: 'rbi-prepayment-charges-2025',
  at: `${at}, RBI (Pre-payment Charges on Loans) Directions, 2025`,
});

/** Which lenders may not charge for prepaying which loans; the Directions hold for loans sanctioned or renewed from `loanRules.freePrepaymentFrom` on. */
export const prepaymentCharges = {
  checkedOn: '2026-11-21',
  /** Floating rate, individual, not for business: no lender may charge. */
  ownUse: prepayment2025('para. 5(i)'),
  /** Floating rate, for business, individual or micro or small enterprise: these may not charge at all. */
  businessNever: {
    value: ['bank', 'cooperativeTier4', 'nbfcUpper', 'institution'],
    cite: prepayment2025('para. 5(ii)(a)'),
  } satisfies Rule<readonly PrepaymentLender[]>,
  /** The same loans: these may not charge up to the sanctioned amount below. */
  businessUpToLimit: {
    value: ['smallFinance', 'regionalRural', 'cooperativeTier3', 'nbfcMiddle'],
    cite: prepayment2025('para. 5(ii)(b)'),
  } satisfies Rule<readonly PrepaymentLender[]>,
  /** Sanctioned amount, ₹. */
  businessLimit: { value: 50_00_000, cite: prepayment2025('para. 5(ii)(b)') } satisfies Rule<number>,
  /** Whatever the source of the money, in part or in full, without a lock-in period. */
  anySource: prepayment2025('para. 5(iii)'),
  /** A loan with fixed and floating years counts as what it is at the time of the prepayment. */
  rateAtThatTime: prepayment2025('para. 5(iv)'),
  /** All other loans: as the lender's policy says, on the amount prepaid. */
  otherwise: prepayment2025('para. 6'),
  /** Before the Directions: floating-rate term loans to individuals, not for business, were free at these. */
  earlierBanks: {
    value: ['bank', 'smallFinance', 'localArea'],
    cite: { source: 'rbi-foreclosure-banks-2019', at: 'para. 2, RBI circular to banks of 2 August 2019' },
  } satisfies Rule<readonly PrepaymentLender[]>,
  earlierNbfcs: {
    value: ['nbfcUpper', 'nbfcMiddle', 'nbfcBase'],
    cite: { source: 'rbi-foreclosure-nbfc-2019', at: 'para. 2, RBI circular to NBFCs of 2 August 2019' },
  } satisfies Rule<readonly PrepaymentLender[]>,
  /** Fixed-rate housing loans of housing finance companies prepaid from one's own sources were free. */
  housingFinance: {
    source: 'nhb-prepayment-2011',
    at: 'National Housing Bank circular of 19 October 2011',
  } satisfies Citation,
  /** Days in which the lender returns the property papers after full repayment. */
  documentDays: {
    value: 30,
    cite: { source: 'rbi-property-documents-2023', at: 'RBI circular of 13 September 2023 on property documents' },
  } satisfies Rule<number>,
};
