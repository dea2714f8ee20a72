import type { Rule } from '@/lib/law';
import { nonResidentCites, residenceCheckedOn } from './residence';

/** What non-residents, and those who came back, may send abroad: apart from the rules of residence, which forms need. */
export const remittanceLaw = {
  checkedOn: residenceCheckedOn,
  /** Form 15CA: above this amount in a year an accountant’s certificate is needed, ₹. */
  partA: { value: 5_00_000, cite: nonResidentCites.act1961.remittance } satisfies Rule<number>,
  /** What may leave an NRO account in a financial year, US dollars. */
  nroLimitUsd: {
    value: 10_00_000,
    cite: {
      source: 'fema-remittance-of-assets-2016',
      at: 'Foreign Exchange Management (Remittance of Assets) Regulations, 2016, reg. 4',
    },
  } satisfies Rule<number>,
  /** What one who lives in India may send abroad in a financial year, US dollars. */
  liberalisedLimitUsd: {
    value: 2_50_000,
    cite: { source: 'rbi-liberalised-remittance', at: 'Master Direction on the Liberalised Remittance Scheme, part A' },
  } satisfies Rule<number>,
} as const;
