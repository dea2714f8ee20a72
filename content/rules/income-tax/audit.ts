import type { Citation, IsoDate, Rule } from '@/lib/law';

/** Law on tax audit of one year. Amounts in ₹, shares in %. */
export interface AuditYear {
  readonly checkedOn: IsoDate;
  /** Business: audited above `above`, or above `aboveLowCash` where receipts and payments in cash are each at most `cashShare` %. */
  readonly business: Rule<{ readonly above: number; readonly aboveLowCash: number; readonly cashShare: number }>;
  readonly profession: Rule<number>;
  readonly presumptiveLeft: Rule<{ readonly years: number }>;
  readonly belowGoodsVehicle: Citation;
  readonly belowProfession: Citation;
  readonly optOut: Citation;
  readonly exempted: Citation;
  readonly goodsVehicleExempted: Citation;
  /** Books must be kept above an income or a turnover: individuals and HUFs, and others. */
  readonly books: Rule<{
    readonly person: { readonly income: number; readonly turnover: number };
    readonly other: { readonly income: number; readonly turnover: number };
  }>;
  /** For no audit in time: a share of turnover up to a most, or a fee by delay. */
  readonly late: Rule<
    | { readonly kind: 'penalty'; readonly percent: number; readonly most: number }
    | { readonly kind: 'fee'; readonly months: number; readonly upTo: number; readonly later: number }
  >;
  readonly report: Rule<{ readonly by: IsoDate; readonly transferPricing: IsoDate }>;
  readonly returnBy: Rule<{ readonly audit: IsoDate; readonly transferPricing: IsoDate; readonly noAudit: IsoDate }>;
  readonly form: { readonly otherLaw: string; readonly own: string };
  readonly turnoverOfDerivatives: Citation;
}
