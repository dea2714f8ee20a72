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

const old = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const present = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const turnoverOfDerivatives: Citation = {
  source: 'icai-audit-guidance',
  at: 'Turnover of futures and options: favourable and unfavourable differences added, Guidance Note on Tax Audit',
};
const checkedOn = '2026-11-22';
const business = { above: 1_00_00_000, aboveLowCash: 10_00_00_000, cashShare: 5 } as const;
const books = {
  person: { income: 2_50_000, turnover: 25_00_000 },
  other: { income: 1_20_000, turnover: 10_00_000 },
} as const;

/** Tax audit by financial year. */
export const auditYears: Readonly<Record<'2025-26' | '2026-27', AuditYear>> = {
  '2025-26': {
    checkedOn,
    business: { value: business, cite: old('s. 44AB(a)') },
    profession: { value: 50_00_000, cite: old('s. 44AB(b)') },
    presumptiveLeft: { value: { years: 5 }, cite: old('s. 44AD(4) and (5), 44AB(e)') },
    belowGoodsVehicle: old('s. 44AB(c)'),
    belowProfession: old('s. 44ADA(4) and 44AB(d)'),
    optOut: old('s. 44AD(4)'),
    exempted: old('s. 44AB, first proviso'),
    goodsVehicleExempted: old('s. 44AE(7)'),
    books: { value: books, cite: old('s. 44AA(2)') },
    late: { value: { kind: 'penalty', percent: 0.5, most: 1_50_000 }, cite: old('s. 271B') },
    report: { value: { by: '2026-09-30', transferPricing: '2026-10-31' }, cite: old('s. 44AB, Explanation') },
    returnBy: {
      value: { audit: '2026-10-31', transferPricing: '2026-11-30', noAudit: '2026-08-31' },
      cite: old('s. 139(1), Explanation 2'),
    },
    form: { otherLaw: 'Form 3CA with 3CD', own: 'Form 3CB with 3CD' },
    turnoverOfDerivatives,
  },
  '2026-27': {
    checkedOn,
    business: { value: business, cite: present('s. 63') },
    profession: { value: 50_00_000, cite: present('s. 63') },
    presumptiveLeft: { value: { years: 5 }, cite: present('s. 58 and 63') },
    belowGoodsVehicle: present('s. 63'),
    belowProfession: present('s. 58 and 63'),
    optOut: present('s. 58'),
    exempted: present('s. 63'),
    goodsVehicleExempted: present('s. 58'),
    books: { value: books, cite: present('s. 62') },
    late: { value: { kind: 'fee', months: 1, upTo: 75_000, later: 1_50_000 }, cite: present('s. 428(c)') },
    report: { value: { by: '2027-09-30', transferPricing: '2027-10-31' }, cite: present('s. 63') },
    returnBy: {
      value: { audit: '2027-10-31', transferPricing: '2027-11-30', noAudit: '2027-08-31' },
      cite: present('s. 263'),
    },
    form: { otherLaw: 'Form 26 (old 3CA with 3CD)', own: 'Form 26 (old 3CB with 3CD)' },
    turnoverOfDerivatives,
  },
};
