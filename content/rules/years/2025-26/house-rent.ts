import type { Citation } from '@/lib/law';
import type { HouseRentYear } from '../../income-tax/house-rent';
import { metroCities } from './metro-cities';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });

/** House rent in the year 1 April 2025 to 31 March 2026. */
export const houseRent: HouseRentYear = {
  checkedOn: '2026-11-20',
  allowanceReceived: rules('rule 2A(a)'),
  rentAboveSalary: { value: 10, cite: rules('rule 2A(b)') },
  salaryShare: { value: { metro: 50, elsewhere: 40 }, cite: rules('rule 2A(c)') },
  metroCities,
  landlordPanAbove: { value: 1_00_000, cite: rules('rule 26C(2) and Form 12BB') },
  receiptFreeAllowance: {
    value: 3_000,
    cite: { source: 'cbdt-circular-8-2013', at: 'HRA paragraph, CBDT Circular 8/2013' },
  },
  rentDeduction: { value: { perMonth: 5_000, incomePercent: 25, rentAboveIncomePercent: 10 }, cite: act('s. 80GG') },
  tenantTaxAbove: { value: 50_000, cite: act('s. 194-IB(1)') },
  tenantTaxWithoutPan: { value: 20, cite: act('s. 206AA(1)') },
  tenantTaxCap: act('s. 194-IB(4)'),
  tenantTaxDays: { value: 30, cite: rules('rule 30(2B)') },
  tenantCertificateDays: { value: 15, cite: rules('rule 31(3B)') },
  auditedTenant: {
    value: { business: 1_00_00_000, profession: 50_00_000, percent: 10 },
    cite: act('s. 194-I, second proviso'),
  },
  nonResidentRent: {
    value: 30,
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 195, Income-tax Act, 1961, with Part II, First Schedule to the Finance Act of the year',
    },
  },
  nonResidentSurcharge: {
    value: [
      [50_00_000, 10],
      [1_00_00_000, 15],
      [2_00_00_000, 25],
    ],
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 195, Income-tax Act, 1961, with the surcharge in s. 2 of the Finance Act of the year',
    },
  },
  nonResidentDeposit: { value: { dayOfNextMonth: 7, forMarch: '04-30' }, cite: rules('rule 30(2)') },
  cess: {
    value: 4,
    cite: { source: 'income-tax-act-1961', at: 's. 4, Income-tax Act, 1961, with s. 2 of the Finance Act of the year' },
  },
  oldRegimeSlabs: {
    value: [
      [2_50_000, 5],
      [5_00_000, 20],
      [10_00_000, 30],
    ],
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 4, Income-tax Act, 1961, with Part I, First Schedule to the Finance Act of the year',
    },
  },
  oldRegimeRebateUpTo: { value: 5_00_000, cite: act('s. 87A') },
  exemption: act('s. 10(13A)'),
  newRegime: act('s. 115BAC(2)(i)'),
  oldRegimeChoice: act('s. 115BAC(6)'),
  ownHouse: act('s. 10(13A), Explanation'),
  salaryMeaning: {
    source: 'income-tax-rules-1962',
    at: 'rule 2A, Explanation (i), Income-tax Rules, 1962, with rule 2(h), Part A, Fourth Schedule to the Act',
  },
  commissionMeaning: { source: 'gestetner-1978', at: 'Gestetner Duplicators v. CIT, 117 ITR 1 (SC)' },
  rentDeductionForm: rules('rule 11B and Form 10BA'),
};
