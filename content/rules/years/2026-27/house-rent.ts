import type { Citation } from '@/lib/law';
import type { HouseRentYear } from '../../income-tax/house-rent';
import { houseRent as before } from '../2025-26/house-rent';
import { metroCities } from './metro-cities';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });
const finance = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

/** House rent in tax year 1 April 2026 to 31 March 2027: eight cities at the higher percentage, the rest as before under the new Act and Rules. */
export const houseRent: HouseRentYear = {
  ...before,
  checkedOn: '2026-11-22',
  allowanceReceived: rules('rule 279(1)(a)'),
  rentAboveSalary: { value: 10, cite: rules('rule 279(1)(b)') },
  salaryShare: { value: { metro: 50, elsewhere: 40 }, cite: rules('rule 279(1)(c)') },
  metroCities,
  landlordPanAbove: { value: 1_00_000, cite: rules('rule 205(2), Table, Sl. 1, and Form 124') },
  rentDeduction: { ...before.rentDeduction, cite: act('s. 134') },
  tenantTaxAbove: { value: 50_000, cite: act('s. 393(1), Table, Sl. 2(i)') },
  tenantTaxWithoutPan: { value: 20, cite: act('s. 397(2)') },
  tenantTaxCap: act('s. 393(1), Table, Sl. 2(i)'),
  tenantTaxDays: { value: 30, cite: rules('rule 218(3)(a)') },
  tenantCertificateDays: { value: 15, cite: rules('rule 215(1), Table, Sl. 3(a)') },
  auditedTenant: { ...before.auditedTenant, cite: act('s. 393(1), Table, Sl. 2(ii)') },
  nonResidentRent: { value: 30, cite: act('s. 393(2), Table, Sl. 17') },
  nonResidentSurcharge: { ...before.nonResidentSurcharge, cite: finance('First Schedule, Part II') },
  nonResidentDeposit: { ...before.nonResidentDeposit, cite: rules('rule 218(2)') },
  cess: { value: 4, cite: finance('s. 3(15)') },
  oldRegimeSlabs: { ...before.oldRegimeSlabs, cite: finance('First Schedule, Part I-B') },
  oldRegimeRebateUpTo: { value: 5_00_000, cite: act('s. 156(1)') },
  exemption: act('s. 11 and Schedule III, Sl. 11'),
  newRegime: act('s. 202(2)(a)(i)'),
  oldRegimeChoice: rules('rule 136'),
  ownHouse: act('Schedule III, Sl. 11'),
  salaryMeaning: rules('rule 279(2)(b)'),
  rentDeductionForm: rules('rule 65 and Form 31'),
};
