import {
  anniversaryIsLong,
  capitalLossYears,
  cess,
  deemedShortTermFrom,
  equityGains,
  equityLongTermMonths,
  equityOrientedShare,
  listedFundLongTermMonths,
  longTermEquityExemption,
  oldRegimeSurcharge,
  otherFundLongTermMonths,
  otherLongTermRate,
  specifiedFundShare,
  surchargeCap,
} from '../../income-tax/fund-gains';
import type { FundTaxYear } from '../../income-tax/fund-tax';

const { shortTermEquity, longTermEquity } = equityGains;

/** Redemptions from 1 April 2025 to 31 March 2026. */
export const funds: FundTaxYear = {
  checkedOn: '2026-11-21',
  year: 'FY 2025-26',
  longTermAfterMonths: equityLongTermMonths,
  anniversary: anniversaryIsLong,
  shortTermRate: { value: shortTermEquity.value.percent, cite: shortTermEquity.cite },
  longTermRate: { value: longTermEquity.value.percent, cite: longTermEquity.cite },
  longTermExemption: longTermEquityExemption,
  otherLongTermAfterMonths: otherFundLongTermMonths,
  listedLongTermAfterMonths: listedFundLongTermMonths,
  otherLongTermRate,
  equityOrientedShare,
  specifiedFundShare,
  slabTaxedIfBoughtFrom: deemedShortTermFrom,
  surcharge: {
    value: oldRegimeSurcharge.value.map(({ above, percent }) => [above, percent] as const),
    cite: oldRegimeSurcharge.cite,
  },
  surchargeCap,
  cess,
  lossYears: capitalLossYears,
};
