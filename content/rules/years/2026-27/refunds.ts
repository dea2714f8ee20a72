import type { Citation } from '@/lib/law';
import type { RefundRules } from '../../income-tax/refunds';
import { refunds as before } from '../2025-26/refunds';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** The rules on refunds of tax year 1 April 2026 to 31 March 2027. */
export const refunds: RefundRules = {
  checkedOn: '2026-11-22',
  verifyWithin: { ...before.verifyWithin, checkedOn: '2026-11-22' },
  processedWithin: { value: 9, cite: act('s. 270(4)') },
  revised: {
    value: { until: '2028-03-31', freeUntil: '2027-12-31' },
    cite: {
      source: 'finance-act-2026',
      at: 's. 263(5) and 428, Income-tax Act, 2025, as amended by the Finance Act, 2026',
    },
  },
  // Five years from the end of the year after the tax year, as the circular counts for earlier years.
  condonation: { ...before.condonation, value: '2033-03-31' },
  paidFrom: { ...before.paidFrom, checkedOn: '2026-11-29' },
  setOff: act('s. 438'),
  ownDelay: act('s. 437'),
};
