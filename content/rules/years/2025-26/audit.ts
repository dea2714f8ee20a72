import type { Citation } from '@/lib/law';
import type { AuditYear } from '../../income-tax/audit';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** Audit reports and returns with an audit had three weeks more, but not those with a transfer-pricing report. */
const extended = (at: string): Citation => ({
  source: 'cbdt-circular-7-2026',
  at: `${at}, Income-tax Act, 1961, with Circular No. 7/2026, 28 September 2026`,
});

/** Tax audit for the year 1 April 2025 to 31 March 2026. */
export const audit: AuditYear = {
  checkedOn: '2026-11-22',
  business: { value: { above: 1_00_00_000, aboveLowCash: 10_00_00_000, cashShare: 5 }, cite: act('s. 44AB(a)') },
  profession: { value: 50_00_000, cite: act('s. 44AB(b)') },
  presumptiveLeft: { value: { years: 5 }, cite: act('s. 44AD(4) and (5), 44AB(e)') },
  belowGoodsVehicle: act('s. 44AB(c)'),
  belowProfession: act('s. 44ADA(4) and 44AB(d)'),
  optOut: act('s. 44AD(4)'),
  exempted: act('s. 44AB, first proviso'),
  goodsVehicleExempted: act('s. 44AE(7)'),
  books: {
    value: {
      person: { income: 2_50_000, turnover: 25_00_000 },
      other: { income: 1_20_000, turnover: 10_00_000 },
    },
    cite: act('s. 44AA(2)'),
  },
  late: { value: { kind: 'penalty', percent: 0.5, most: 1_50_000 }, cite: act('s. 271B') },
  report: { value: { by: '2026-10-21', transferPricing: '2026-10-31' }, cite: extended('s. 44AB, Explanation') },
  returnBy: {
    value: { audit: '2026-11-21', transferPricing: '2026-11-30', noAudit: '2026-08-31' },
    cite: extended('s. 139(1), Explanation 2'),
  },
  form: { otherLaw: 'Form 3CA with 3CD', own: 'Form 3CB with 3CD' },
  turnoverOfDerivatives: {
    source: 'icai-audit-guidance',
    at: 'Turnover of futures and options: favourable and unfavourable differences added, Guidance Note on Tax Audit',
  },
};
