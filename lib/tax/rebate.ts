import type { IncomeTaxYear, RegimeRules } from './income-tax-year';
import { specialRule } from './special-income';
import type { Person, TaxByRates } from './tax-by-rates';
import type { Readings } from './taxpayer';

/** The rebate of section 87A, ₹. */
export interface Rebate {
  readonly amount: number;
  /** Whether it is the marginal relief above the income limit. */
  readonly marginal: boolean;
  /** The tax that it may cut. */
  readonly against: number;
}

/**
 * Returns the gains that form ITR-1 has no tax on and leaves out of the income of the rebate, ₹: long-term equity gains of a resident
 * within the yearly amount, with no other income at special rates.
 */
function freeGains({ special }: TaxByRates, person: Person, year: IncomeTaxYear): number {
  const gains = special.reduce((sum, { income }) => sum + income, 0);
  const isFree = special.every((line) => specialRule(year, line.class).value.sharesExemption);
  return person.residence === 'resident' && isFree && gains <= year.longTermEquityExemption.value ? gains : 0;
}

/**
 * Returns the rebate of section 87A for resident individuals. New regime: only against tax at slab rates, fading out above
 * the limit. Old regime: against all tax but that on section 112A gains, and nothing above the limit.
 */
export function rebateOn(
  rates: TaxByRates,
  totalIncome: number,
  person: Person,
  year: IncomeTaxYear,
  rules: RegimeRules,
  readings: Readings,
): Rebate {
  const none = { amount: 0, marginal: false, against: 0 };
  if (person.kind === 'huf' || person.residence === 'nonResident') return none;
  const { incomeUpTo, atMost, marginalRelief, against, disputed } = rules.rebate.value;
  if (totalIncome > incomeUpTo && !marginalRelief) return none;
  const leavesOut = marginalRelief && readings.rebateIncome === 'withoutFreeGains';
  const compared = leavesOut ? totalIncome - freeGains(rates, person, year) : totalIncome;
  const slabTaxOnly = against === 'slabTax' && !(disputed && readings.earlierRebateOnGains);
  const barred = (line: TaxByRates['special'][number]) =>
    slabTaxOnly ||
    !specialRule(year, line.class).value.oldRegimeRebate ||
    (against === 'allButLongTermEquity' &&
      !readings.oldRebateOnShortTermEquity &&
      line.class.startsWith('shortTermEquity'));
  const open = rates.special.reduce((sum, line) => (barred(line) ? sum : sum + line.tax), rates.slabTax);
  if (compared <= incomeUpTo) return { amount: Math.min(atMost, open), marginal: false, against: open };
  const measured = readings.rebateMeasure === 'allTax' ? rates.tax : open;
  return {
    amount: Math.min(Math.max(0, measured - (compared - incomeUpTo)), open),
    marginal: true,
    against: open,
  };
}
