/** What a promoter pays on top of the tax on a gain from a buyback. */

/** Rates of the additional tax by term, and of the surcharge on it, %. */
export interface PromoterRates {
  readonly shortTermPercent: number;
  readonly longTermPercent: number;
  readonly surchargePercent: number;
}

/** The additional tax, the surcharge and the cess on it, ₹. */
interface PromoterTax {
  readonly onShortGain: number;
  readonly onLongGain: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly total: number;
}

/**
 * Returns the additional tax of a promoter on short-term and long-term gains from buybacks, ₹, none of them below zero.
 * @example promoterTax({ short: 0, long: 100000 }, { shortTermPercent: 10, longTermPercent: 17.5, surchargePercent: 12 }, 4).total // 20384
 */
export function promoterTax(
  gains: { readonly short: number; readonly long: number },
  rates: PromoterRates,
  cessPercent: number,
): PromoterTax {
  const onShortGain = (gains.short * rates.shortTermPercent) / 100;
  const onLongGain = (gains.long * rates.longTermPercent) / 100;
  const surcharge = ((onShortGain + onLongGain) * rates.surchargePercent) / 100;
  const cess = ((onShortGain + onLongGain + surcharge) * cessPercent) / 100;
  return { onShortGain, onLongGain, surcharge, cess, total: onShortGain + onLongGain + surcharge + cess };
}
