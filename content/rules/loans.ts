import type { LendingTier } from '@/lib/finance/loan-to-value';
import type { Citation, IsoDate, Rule } from '@/lib/law';

/** The formula of an EMI. */
export const annuity: Citation = { source: 'level-annuity', at: 'Present value of equal payments' };

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
  /** An advocate's services to anybody who is no business entity are exempt from GST. */
  advocateExempt: {
    source: 'cgst-rate-12-2017',
    at: 'Sl. No. 45, Notification No. 12/2017-Central Tax (Rate)',
  } satisfies Citation,
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

/** What the RBI lets banks and housing finance companies lend on a house. */
export const houseLoanRules = {
  checkedOn: '2026-11-22',
  /** The share of the value that may be lent, % by the amount of the loan; `above`: beyond the last tier. */
  loanToValue: {
    value: {
      tiers: [
        { upTo: 30_00_000, percent: 90 },
        { upTo: 75_00_000, percent: 80 },
      ],
      above: 75,
    },
    cite: {
      source: 'rbi-housing-ltv-2015',
      at: 'RBI circulars of 8 October 2015 and 7 June 2017 on individual housing loans',
    },
  } satisfies Rule<{ readonly tiers: readonly LendingTier[]; readonly above: number }>,
  /** ₹ of price up to which stamp duty and registration count as part of the value. */
  dutyCountsUpTo: {
    value: 10_00_000,
    cite: { source: 'rbi-housing-ltv-2015', at: 'RBI circular of 5 March 2015 on the value of low-cost houses' },
  } satisfies Rule<number>,
};

const missionGuidelines = (at: string): Citation => ({
  source: 'pmay-urban-2',
  at: `${at}, Interest Subsidy Scheme of Pradhan Mantri Awas Yojana – Urban 2.0`,
});

/** The interest subsidy on home loans of families with a low or middle income, for loans sanctioned from 1 September 2024 on. */
export const housingSubsidy = {
  checkedOn: '2026-11-29',
  /** The most that is paid, ₹, in yearly instalments. */
  most: {
    value: { amount: 1_80_000, instalments: 5 },
    cite: missionGuidelines('Amount of the subsidy'),
  } satisfies Rule<{
    readonly amount: number;
    readonly instalments: number;
  }>,
  /** 4% on the first part of the loan, ₹, over this number of months at most. */
  counted: {
    value: { loan: 8_00_000, months: 144 },
    cite: missionGuidelines('Loan and tenure that count'),
  } satisfies Rule<{
    readonly loan: number;
    readonly months: number;
  }>,
  /** Who may have it: the family’s income in ₹ a year, the price and the loan in ₹, the carpet area in square metres; the loan runs for longer than the months. */
  limits: {
    value: { income: 9_00_000, price: 35_00_000, loan: 25_00_000, squareMetres: 120, longerThanMonths: 60 },
    cite: missionGuidelines('Who is eligible'),
  } satisfies Rule<Readonly<Record<'income' | 'price' | 'loan' | 'squareMetres' | 'longerThanMonths', number>>>,
};

/** What lenders commonly do; no law sets it, each lender has its own figures. */
export const lendingPractice = {
  checkedOn: '2026-11-22',
  /** The share of take-home pay, in %, that all EMIs together may take, by take-home pay from an amount in ₹ a month. */
  emiShare: {
    value: [
      { from: 0, percent: 40 },
      { from: 25_000, percent: 45 },
      { from: 50_000, percent: 50 },
      { from: 2_00_000, percent: 55 },
    ],
    cite: {
      source: 'home-loan-practice',
      at: 'Usual share of net income for all EMIs',
    },
  } satisfies Rule<readonly { readonly from: number; readonly percent: number }[]>,
  /** The loan as a multiple of monthly take-home pay. */
  multiple: {
    value: 60,
    cite: { source: 'home-loan-practice', at: 'Usual multiple of net monthly income' },
  } satisfies Rule<number>,
  /** The share of unpaid card dues, in %, that counts as an EMI. */
  cardShare: {
    value: 5,
    cite: { source: 'home-loan-practice', at: 'Usual count of card dues' },
  } satisfies Rule<number>,
};

/** Who lends, as the rules on pre-payment charges distinguish lenders. */
type PrepaymentLender =
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
