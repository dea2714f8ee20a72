import type { Citation } from '@/lib/law';
import type { RefundRules } from '../../income-tax/refunds';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** The rules on refunds of the year 1 April 2025 to 31 March 2026. */
export const refunds: RefundRules = {
  checkedOn: '2026-11-22',
  verifyWithin: {
    value: 30,
    cite: { source: 'cbdt-verification-2024', at: 'Notification No. 2 of 2024, DGIT(Systems), 31 March 2024' },
  },
  processedWithin: { value: 9, cite: act('s. 143(1), second proviso') },
  revised: {
    value: { until: '2027-03-31', freeUntil: '2026-12-31' },
    cite: {
      source: 'finance-act-2026',
      at: 's. 139(5) and 234-I, Income-tax Act, 1961, as amended by the Finance Act, 2026',
    },
  },
  condonation: {
    value: '2032-03-31',
    cite: { source: 'cbdt-circular-11-2024', at: 'para 5, Circular No. 11/2024, 1 October 2024' },
  },
  paidFrom: {
    value: 100,
    cite: { source: 'finance-ministry-small-demands-2012', at: 'Press release of 5 January 2012, arrear demands' },
  },
  setOff: act('s. 245(1)'),
  ownDelay: act('s. 244A(2)'),
};
