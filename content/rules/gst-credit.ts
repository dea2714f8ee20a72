import type { Citation, IsoDate, Rule } from '@/lib/law';

const cgstAct = (at: string): Citation => ({ source: 'cgst-act-2017', at: `${at}, CGST Act, 2017` });
const cgstRules = (at: string): Citation => ({ source: 'cgst-rules-2017', at: `${at}, CGST Rules, 2017` });

/** The last day on which the figures below were compared with their sources. */
export const checkedOn: IsoDate = '2026-11-21';

/** Provisions on input tax credit without a figure. */
export const creditLaw = {
  conditions: cgstAct('s. 16(2)'),
  /** Credit only of what the supplier reported and GSTR-2B shows. */
  reported: cgstRules('s. 16(2)(aa), CGST Act, 2017, with Rule 36(4)'),
  timeLimit: cgstAct('s. 16(4)'),
  ledger: cgstAct('s. 49(2) and (4)'),
  /** CGST credit pays CGST, then IGST; SGST credit pays SGST, then IGST where no CGST credit is left; never each other. */
  ownHeadFirst: cgstAct('s. 49(5)'),
  neverAcross: cgstAct('s. 49(5)(e) and (f)'),
  /** IGST credit must be used up before any other. */
  integratedFirst: cgstAct('s. 49A'),
  /** IGST credit pays IGST, then CGST and SGST in any order and proportion. */
  split: cgstRules('Rule 88A'),
  splitExplained: { source: 'cgst-circular-98-2019', at: 'Circular No. 98/17/2019-GST, para 4' },
  anyOrderOnPortal: {
    source: 'gstn-advisory-interest-2026',
    at: 'GSTN advisory, point 3, with the update of 19 February 2026',
  },
  cessCredit: { source: 'gst-compensation-act-2017', at: 's. 11(2), proviso, GST (Compensation to States) Act, 2017' },
  commonCredit: cgstRules('Rule 42(1)'),
  capitalGoods: cgstRules('Rule 43(1)'),
  yearlyAdjustment: cgstRules('Rule 42(2)'),
  supplierNotFiled: cgstRules('Rule 37A'),
  reclaim: cgstRules('Rule 37(4)'),
  tableFour: { source: 'cgst-circular-170-2022', at: 'Circular No. 170/02/2022-GST, para 4' },
  cashInterest: cgstRules('s. 50(1), CGST Act, 2017, with Rule 88B(1)'),
  usedCreditInterest: cgstRules('s. 50(3), CGST Act, 2017, with Rule 88B(3)'),
  lateFee: cgstAct('s. 47(1)'),
  zeroRatedRefund: cgstRules('s. 54(3), CGST Act, 2017, with Rule 89(4)'),
  invertedRefund: cgstRules('s. 54(3), CGST Act, 2017, with Rule 89(5)'),
  reversalInLiability: cgstRules('Rules 37(1), 42(1) and 43(1)'),
  quarterly: { source: 'cgst-act-2017', at: 's. 39(1), proviso, and (7), CGST Act, 2017' },
} as const satisfies Record<string, Citation>;

/** The clause that blocks each kind of purchase. */
export const blockedCredit = {
  vehicle: cgstAct('s. 17(5)(a)'),
  vessel: cgstAct('s. 17(5)(aa)'),
  upkeep: cgstAct('s. 17(5)(ab)'),
  food: cgstAct('s. 17(5)(b)(i)'),
  club: cgstAct('s. 17(5)(b)(ii)'),
  travel: cgstAct('s. 17(5)(b)(iii)'),
  worksContract: cgstAct('s. 17(5)(c)'),
  construction: cgstAct('s. 17(5)(d)'),
  csr: cgstAct('s. 17(5)(fa)'),
  personal: cgstAct('s. 17(5)(g)'),
  lost: cgstAct('s. 17(5)(h)'),
  demand: cgstAct('s. 17(5)(i)'),
} as const satisfies Record<string, Citation>;

/** Seats, the driver's included, up to which credit on a vehicle for persons is blocked. */
export const blockedSeats: Rule<number> = { value: 13, cite: cgstAct('s. 17(5)(a)') };

/** Share of common credit, %, that counts as personal where purchases are partly not for business (D2). */
export const personalShare: Rule<number> = { value: 5, cite: cgstRules('Rule 42(1)(j)') };

/** Months over which common credit on capital goods is spread. */
export const capitalGoodsMonths: Rule<number> = { value: 60, cite: cgstRules('Rule 43(1)(c) and (e)') };

/** Days from the invoice within which the supplier must be paid. */
export const paymentDays: Rule<number> = {
  value: 180,
  cite: cgstRules('s. 16(2), second proviso, CGST Act, 2017, with Rule 37(1)'),
};

/** Part of output tax that must be paid in cash where the month's taxable turnover is above a limit. */
export const cashShare = {
  /** %, of output tax without reverse charge. */
  percent: { value: 1, cite: cgstRules('Rule 86B') },
  /** ₹ a month, without exempt and zero-rated supplies. */
  turnoverAbove: { value: 50_00_000, cite: cgstRules('Rule 86B') },
  /** ₹ of income tax in each of the last two years that lifts the rule. */
  incomeTaxAbove: { value: 1_00_000, cite: cgstRules('Rule 86B, first proviso, clause (a)') },
  /** ₹ of refund of unused credit in the last year that lifts the rule. */
  refundAbove: { value: 1_00_000, cite: cgstRules('Rule 86B, first proviso, clauses (b) and (c)') },
  alreadyPaid: { value: 1, cite: cgstRules('Rule 86B, first proviso, clause (d)') },
} as const satisfies Record<string, Rule<number>>;

/** Who is outside rule 86B whatever the amounts. */
export const cashShareNotFor: Citation = cgstRules('Rule 86B, first proviso, clause (e)');

/** Interest on tax paid late, % a year, and days in the year that the portal divides by. */
export const lateInterest: Rule<{ readonly percent: number; readonly daysInYear: number }> = {
  value: { percent: 18, daysInYear: 365 },
  cite: { source: 'cgst-notification-13-2017', at: 'Notification No. 13/2017-Central Tax, Sl. No. 1' },
};

/** Interest on credit wrongly taken and used, % a year. */
export const wrongCreditInterest: Rule<number> = {
  value: 18,
  cite: {
    source: 'cgst-notification-13-2017',
    at: 'Notification No. 13/2017-Central Tax, Sl. No. 2, as amended by s. 116, Finance Act, 2022',
  },
};

/** Late fee for GSTR-3B, ₹ under each of the CGST and SGST Acts. */
export const returnLateFee = {
  nil: {
    value: { perDay: 10, atMost: 250 },
    cite: {
      source: 'cgst-notification-19-2021',
      at: 'Notification No. 76/2018, as amended by No. 19/2021-Central Tax',
    },
  },
  small: {
    value: { perDay: 25, atMost: 1_000 },
    cite: {
      source: 'cgst-notification-19-2021',
      at: 'Notification No. 76/2018, as amended by No. 19/2021-Central Tax',
    },
  },
  medium: {
    value: { perDay: 25, atMost: 2_500 },
    cite: {
      source: 'cgst-notification-19-2021',
      at: 'Notification No. 76/2018, as amended by No. 19/2021-Central Tax',
    },
  },
  large: {
    value: { perDay: 25, atMost: 5_000 },
    cite: { source: 'cgst-notification-19-2021', at: 's. 47(1), with Notification No. 76/2018-Central Tax' },
  },
} as const satisfies Record<string, Rule<{ readonly perDay: number; readonly atMost: number }>>;

/** Turnover of the last financial year, ₹, up to which the smaller caps on the late fee hold. */
export const lateFeeTurnover = {
  small: { value: 1_50_00_000, cite: returnLateFee.small.cite },
  medium: { value: 5_00_00_000, cite: returnLateFee.medium.cite },
} as const satisfies Record<string, Rule<number>>;

/** Due dates of GSTR-3B that a notification moved, with the month of the return. */
export const extendedDueDates: readonly (Rule<IsoDate> & { readonly month: string })[] = [
  {
    month: '2025-09',
    value: '2025-10-25',
    cite: { source: 'cgst-notification-17-2025', at: 'Notification No. 17/2025-Central Tax' },
  },
  {
    month: '2026-03',
    value: '2026-04-21',
    cite: { source: 'cgst-notification-1-2026', at: 'Notification No. 1/2026-Central Tax' },
  },
];

/** Years after its due date from which a return can no longer be filed. */
export const returnYears: Rule<number> = { value: 3, cite: cgstAct('s. 39(11)') };

/** Month and day, after the financial year, up to which its credit can be taken. */
export const lastCreditDay: Rule<string> = { value: '11-30', cite: creditLaw.timeLimit };
