import type { RefundRules } from '../../income-tax/refunds';
import { refunds as after } from '../2025-26/refunds';

/** The rules on refunds of the year 1 April 2024 to 31 March 2025: what is not named here was as in the year after. */
export const refunds: RefundRules = {
  ...after,
  revised: {
    value: { until: '2025-12-31', freeUntil: '2025-12-31' },
    cite: { source: 'income-tax-act-1961', at: 's. 139(5), Income-tax Act, 1961' },
  },
  condonation: { ...after.condonation, value: '2031-03-31' },
};
