import type { TaxYear } from '../tax-year';
import { advanceTax } from './advance-tax';
import { advanceTaxPlaces } from './advance-tax-places';
import { audit } from './audit';
import { costIndex } from './cost-index';
import { dueDates } from './due-dates';
import { entities } from './entities';
import { funds } from './funds';
import { houseRent } from './house-rent';
import { incomeTax } from './income-tax';
import { refunds } from './refunds';

/** The law of the year on file: whole. */
export const taxYear: TaxYear = {
  incomeTax,
  advanceTax,
  advanceTaxPlaces,
  audit,
  costIndex,
  dueDates,
  entities,
  funds,
  houseRent,
  refunds,
};
