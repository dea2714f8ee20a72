import type { IncomeTaxYear, Regime, Scale } from './income-tax-year';
import { type Rebate, rebateOn } from './rebate';
import { basicExemption } from './slabs';
import { type Surcharge, surchargeOn } from './surcharge';
import { type ChargeableIncome, type Person, scaleFor, type TaxByRates, taxByRates } from './tax-by-rates';
import type { Readings } from './taxpayer';

/** The tax on a total income, ₹, step by step; nothing is rounded. */
export interface Charge extends TaxByRates {
  readonly scale: Scale;
  readonly basicExemption: number;
  readonly rebate: Rebate;
  readonly surchargeWorking: Surcharge;
  /** Before marginal relief. */
  readonly surcharge: number;
  readonly marginalRelief: number;
  readonly cess: number;
  readonly total: number;
}

/**
 * Returns the tax on a total income: slab and special rates, rebate (section 87A), surcharge with its caps and marginal
 * relief, cess. Amounts in ₹, unrounded. Order: section 4 and the Finance Act of the year.
 */
export function chargeOn(
  income: ChargeableIncome,
  person: Person,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
): Charge {
  const rules = year.regimes[regime];
  const scale = scaleFor(person, rules);
  const rates = taxByRates(income, person, year, regime, readings);
  const rebate = rebateOn(rates, income.totalIncome, person, year, rules, readings);
  const surchargeWorking = surchargeOn(income, rates, person, year, regime, readings);
  const marginalRelief = surchargeWorking.relief?.amount ?? 0;
  const beforeCess = rates.tax - rebate.amount + surchargeWorking.total - marginalRelief;
  const cess = (beforeCess * year.cess.value) / 100;
  return {
    ...rates,
    scale,
    basicExemption: basicExemption(scale),
    rebate,
    surchargeWorking,
    surcharge: surchargeWorking.total,
    marginalRelief,
    cess,
    total: beforeCess + cess,
  };
}
