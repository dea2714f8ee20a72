import type { Citation } from '@/lib/law';
import type { AuditYear } from '../../income-tax/audit';
import { audit as before } from '../2025-26/audit';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** Tax audit for tax year 1 April 2026 to 31 March 2027. */
export const audit: AuditYear = {
  checkedOn: '2026-11-22',
  business: { value: before.business.value, cite: act('s. 63') },
  profession: { value: 50_00_000, cite: act('s. 63') },
  presumptiveLeft: { value: { years: 5 }, cite: act('s. 58 and 63') },
  belowGoodsVehicle: act('s. 63'),
  belowProfession: act('s. 58 and 63'),
  optOut: act('s. 58'),
  exempted: act('s. 63'),
  goodsVehicleExempted: act('s. 58'),
  books: { value: before.books.value, cite: act('s. 62') },
  late: { value: { kind: 'fee', months: 1, upTo: 75_000, later: 1_50_000 }, cite: act('s. 428(c)') },
  report: { value: { by: '2027-09-30', transferPricing: '2027-10-31' }, cite: act('s. 63') },
  returnBy: {
    value: { audit: '2027-10-31', transferPricing: '2027-11-30', noAudit: '2027-08-31' },
    cite: act('s. 263'),
  },
  form: {
    otherLaw: 'Form 26, Parts A, C and D (old 3CA with 3CD)',
    own: 'Form 26, Parts B, C and D (old 3CB with 3CD)',
  },
  turnoverOfDerivatives: before.turnoverOfDerivatives,
};
