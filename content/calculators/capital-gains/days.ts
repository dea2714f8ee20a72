import { assetTreatments, capitalGains, promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { addDays } from '@/lib/calendar';
import { formatDate } from '@/lib/format';

const { grandfatheredBefore, fairValueBefore, ceilingBefore } = capitalGains;
const [, asDividend] = assetTreatments.buybackListed.from;
const plainFund = assetTreatments.otherFund.from.find(({ value }) => value.shortTermIfBoughtFrom === undefined);

/** Days of the law as sentences write them. */
export const days = {
  /** Shares bought before this day may take the value of the day before it. */
  grandfathered: formatDate(grandfatheredBefore.value),
  valueOf2018: formatDate(addDays(grandfatheredBefore.value, -1)),
  valueOf2001: formatDate(fairValueBefore.value),
  /** Land and buildings bought before this day; the rates of sales change on it too. */
  ceiling: formatDate(ceilingBefore.value),
  beforeCeiling: formatDate(addDays(ceilingBefore.value, -1)),
  buybackAsDividend: formatDate(asDividend?.date ?? ''),
  lastBuybackAsDividend: formatDate(addDays(promoterBuyback.from, -1)),
  buybackAsSale: formatDate(promoterBuyback.from),
  /** The last day of sale on which units of gold and overseas funds were short-term for ever if bought since the day for debt funds. */
  lastAsDebtFund: formatDate(addDays(plainFund?.date ?? '', -1)),
  checked: formatDate(capitalGains.checkedOn),
} as const;
