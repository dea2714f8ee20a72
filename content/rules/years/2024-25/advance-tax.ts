import type { Citation } from '@/lib/law';
import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';
import { advanceTax as after } from '../2025-26/advance-tax';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** Advance tax, interest and the return of the year 1 April 2024 to 31 March 2025: what is not named here was as in the year after. */
export const advanceTax: AdvanceTaxYear = {
  ...after,
  financialYear: '2024-25',
  firstDay: '2024-04-01',
  lastDay: '2025-03-31',
  advanceTax: {
    ...after.advanceTax,
    instalments: {
      ...after.advanceTax.instalments,
      value: [
        { date: '2024-06-15', percent: 15, enough: 12, months: 3 },
        { date: '2024-09-15', percent: 45, enough: 36, months: 3 },
        { date: '2024-12-15', percent: 75, enough: 75, months: 3 },
        { date: '2025-03-15', percent: 100, enough: 100, months: 1 },
      ],
    },
    presumptive: {
      ...after.advanceTax.presumptive,
      value: { date: '2025-03-15', percent: 100, enough: 100, months: 1 },
    },
  },
  returns: {
    ...after.returns,
    due: {
      value: { individual: '2025-09-16', business: '2025-09-16', audit: '2025-12-10' },
      cite: act('s. 139(1), dates extended by the Board'),
    },
    belated: { value: '2025-12-31', cite: act('s. 139(4)') },
  },
};
