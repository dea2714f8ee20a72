import type { EarlierYear } from '../tax-year';
import { advanceTax } from './advance-tax';
import { advanceTaxPlaces } from './advance-tax-places';
import { costIndex } from './cost-index';
import { houseRent } from './house-rent';
import { incomeTax } from './income-tax';
import { refunds } from './refunds';

/** The law of the year on file: income-tax alone. */
export const taxYear: EarlierYear = { incomeTax, advanceTax, advanceTaxPlaces, costIndex, houseRent, refunds };
