import type { Citation } from '@/lib/law';
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

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const finance = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

const { shortTermEquity, longTermEquity } = equityGains;

/** Redemptions from 1 April 2026: the law now in force, for all later years too. Figures are those of the year before, each at its new place. */
export const funds: FundTaxYear = {
  checkedOn: '2026-11-22',
  year: 'tax year 2026-27',
  longTermAfterMonths: { value: equityLongTermMonths.value, cite: act('s. 2, on short-term capital assets') },
  anniversary: anniversaryIsLong,
  shortTermRate: { value: shortTermEquity.value.percent, cite: act('s. 196') },
  longTermRate: { value: longTermEquity.value.percent, cite: act('s. 198') },
  longTermExemption: { value: longTermEquityExemption.value, cite: act('s. 198(2)') },
  otherLongTermAfterMonths: { value: otherFundLongTermMonths.value, cite: act('s. 2, on short-term capital assets') },
  listedLongTermAfterMonths: { value: listedFundLongTermMonths.value, cite: act('s. 2, on short-term capital assets') },
  otherLongTermRate: { value: otherLongTermRate.value, cite: act('s. 197(1)') },
  equityOrientedShare: { value: equityOrientedShare.value, cite: act('s. 198, on equity-oriented funds') },
  specifiedFundShare: { value: specifiedFundShare.value, cite: act('s. 76') },
  slabTaxedIfBoughtFrom: { value: deemedShortTermFrom.value, cite: act('s. 76') },
  surcharge: {
    value: oldRegimeSurcharge.value.map(({ above, percent }) => [above, percent] as const),
    cite: finance('s. 3(4)(b) and First Schedule, Part I-B'),
  },
  surchargeCap: { value: surchargeCap.value, cite: finance('s. 3(4)(b) and First Schedule, Part I-B') },
  cess: { value: cess.value, cite: finance('s. 3(15)') },
  lossYears: { value: capitalLossYears.value, cite: act('s. 111') },
};
