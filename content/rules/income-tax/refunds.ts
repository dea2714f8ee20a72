import type { Citation, IsoDate, Rule } from '@/lib/law';

/** The rules for a refund of one year, except the interest on it, which is in the rules of the year. */
export interface RefundRules {
  readonly checkedOn: IsoDate;
  /** A return verified within these days counts from its filing, a later one from its verification. */
  readonly verifyWithin: Rule<number>;
  /** The last day of a revised return; for one filed after `freeUntil` the fee of a late return is due again. */
  readonly revised: Rule<{ readonly until: IsoDate; readonly freeUntil: IsoDate }>;
  /** The months after the financial year of filing in which the Department may still process the return. */
  readonly processedWithin: Rule<number>;
  /** The last day to ask that the delay of a return with a refund be condoned. */
  readonly condonation: Rule<IsoDate>;
  /** A refund may be set off against tax due of other years, after an intimation in writing. */
  readonly setOff: Citation;
  /** No interest is paid for a delay that the taxpayer causes. */
  readonly ownDelay: Citation;
}

const old = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const present = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

const verifyWithin: Rule<number> = {
  value: 30,
  cite: { source: 'cbdt-verification-2024', at: 'Notification No. 2 of 2024, DGIT(Systems), 31 March 2024' },
};

const condonation = (value: IsoDate): Rule<IsoDate> => ({
  value,
  cite: { source: 'cbdt-circular-11-2024', at: 'para 5, Circular No. 11/2024, 1 October 2024' },
});

const act1961 = {
  checkedOn: '2026-11-22',
  verifyWithin,
  processedWithin: { value: 9, cite: old('s. 143(1), second proviso') },
  setOff: old('s. 245(1)'),
  ownDelay: old('s. 244A(2)'),
} as const;

/** The rules on refunds by financial year. */
export const refundRules: Readonly<Record<'2024-25' | '2025-26' | '2026-27', RefundRules>> = {
  '2024-25': {
    ...act1961,
    revised: { value: { until: '2025-12-31', freeUntil: '2025-12-31' }, cite: old('s. 139(5)') },
    condonation: condonation('2031-03-31'),
  },
  '2025-26': {
    ...act1961,
    revised: {
      value: { until: '2027-03-31', freeUntil: '2026-12-31' },
      cite: {
        source: 'finance-act-2026',
        at: 's. 139(5) and 234-I, Income-tax Act, 1961, as amended by the Finance Act, 2026',
      },
    },
    condonation: condonation('2032-03-31'),
  },
  '2026-27': {
    checkedOn: '2026-11-22',
    verifyWithin,
    processedWithin: { value: 9, cite: present('s. 270(4)') },
    revised: {
      value: { until: '2028-03-31', freeUntil: '2027-12-31' },
      cite: {
        source: 'finance-act-2026',
        at: 's. 263(5) and 428, Income-tax Act, 2025, as amended by the Finance Act, 2026',
      },
    },
    // Five years from the end of the year after the tax year, as the circular counts for earlier years.
    condonation: condonation('2033-03-31'),
    setOff: present('s. 438'),
    ownDelay: present('s. 437'),
  },
};
