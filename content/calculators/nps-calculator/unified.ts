import { unifiedPension } from '@/content/rules/nps';
import { priceFactor } from '@/lib/finance/inflation';
import { servicePension } from '@/lib/finance/pension-account';
import { monthsOf } from './account';
import type { NpsInput } from './form';

/** The Unified Pension Scheme for the same service, ₹. */
export interface Unified {
  /** Months of service at the exit. */
  readonly served: number;
  /** Pay of the last month. */
  readonly lastPay: number;
  /** A month, with dearness relief. */
  readonly pension: number;
  readonly lumpSum: number;
  readonly family: number;
}

/** Returns what the Unified Pension Scheme pays; null for everybody but the Union’s staff at a retirement. */
export function unifiedOf(input: NpsInput, isEarly: boolean): Unified | null {
  if (input.sector !== 'central' || isEarly) return null;
  const { value } = unifiedPension;
  const months = monthsOf(input);
  const served = input.service + months;
  const lastPay = input.pay * priceFactor(input.rise, Math.max(0, Math.ceil(months / 12) - 1));
  const assured = servicePension(lastPay, served, value);
  const pension = assured > 0 ? Math.max(assured, value.leastPension) : 0;
  return {
    served,
    lastPay,
    pension,
    lumpSum: pension > 0 ? (lastPay / value.lumpParts) * Math.floor(served / 6) : 0,
    family: (pension * value.family) / 100,
  };
}
