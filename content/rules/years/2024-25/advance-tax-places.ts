import type { AdvanceTaxPlaces } from '../../income-tax/advance-tax';
import { advanceTaxPlaces as after } from '../2025-26/advance-tax-places';

/** Places in the law on advance tax, those of the year after. */
export const advanceTaxPlaces: AdvanceTaxPlaces = { ...after, challanYear: 'Assessment Year 2025-26' };
