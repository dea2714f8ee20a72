import type { Citation } from '@/lib/law';
import type { AdvanceTaxPlaces } from '../../income-tax/advance-tax';
import { advanceTaxPlaces as before } from '../2025-26/advance-tax-places';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** Places in the law on advance tax; the circulars on payments and bank holidays are those of the year before. */
export const advanceTaxPlaces: AdvanceTaxPlaces = {
  ...before,
  challanYear: 'Tax Year 2026-27',
  sections: { deferred: '425', short: '424', lateReturn: '423', fee: '428' },
  duty: act('s. 403 and 404'),
  yearEnd: act('s. 408(3)'),
  laterIncome: act('s. 425(4)'),
  selfAssessment: act('s. 266'),
};
