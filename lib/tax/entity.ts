import type { Rule } from '@/lib/law';

/** Rates of a company, firm, LLP or society. Percents; thresholds in ₹. */
export interface EntityRates {
  /** Of all income, or of what is above the slabs. */
  readonly percent: Rule<number>;
  /** Lower rates up to each income, in order; none where they are left out. */
  readonly slabs?: Rule<readonly (readonly [upTo: number, percent: number])[]>;
  /** Rate of surcharge above each total income; a single entry above 0 is a flat surcharge. */
  readonly surcharge: Rule<readonly (readonly [above: number, percent: number])[]>;
  readonly cess: Rule<number>;
}

/** Income with a rate of its own. */
interface SpecialRateIncome {
  readonly amount: number;
  readonly percent: number;
}

/** Tax of an entity with its parts, ₹, not rounded. */
export interface EntityTax {
  readonly totalIncome: number;
  /** Before surcharge. */
  readonly tax: number;
  readonly surchargePercent: number;
  readonly surchargeBeforeRelief: number;
  readonly marginalRelief: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly total: number;
}

/** Returns the tax on income at the entity's own rates, ₹: the slabs, and the rate on what is above them. */
function slabTax(income: number, { percent, slabs }: EntityRates): number {
  let tax = 0;
  let from = 0;
  for (const [upTo, slab] of slabs?.value ?? []) {
    tax += (Math.max(0, Math.min(income, upTo) - from) * slab) / 100;
    from = upTo;
  }
  return tax + (Math.max(0, income - from) * percent.value) / 100;
}

/**
 * Returns the tax of an entity: rate, surcharge by total income less marginal relief, cess. Just above a threshold, tax with
 * surcharge is at most the tax with surcharge at the threshold and the income above it; income at the entity's own rate is taken as the
 * part that falls away first. There is no marginal relief for a flat surcharge.
 */
export function entityTax(income: number, special: readonly SpecialRateIncome[], rates: EntityRates): EntityTax {
  const specialIncome = special.reduce((sum, each) => sum + each.amount, 0);
  const totalIncome = income + specialIncome;
  const taxOn = (total: number) => {
    const own = Math.max(0, total - specialIncome);
    // Where the special income alone is above the total, all of it is cut in proportion.
    const share = specialIncome > total ? total / specialIncome : 1;
    return special.reduce((sum, each) => sum + (each.amount * share * each.percent) / 100, slabTax(own, rates));
  };
  const tax = taxOn(totalIncome);
  const scale = rates.surcharge.value;
  const index = scale.findLastIndex(([above]) => totalIncome > above);
  const [above, surchargePercent] = scale[index] ?? [0, 0];
  const surchargeBeforeRelief = (tax * surchargePercent) / 100;
  const before = scale[index - 1]?.[1] ?? 0;
  const most = above === 0 ? surchargeBeforeRelief : taxOn(above) * (1 + before / 100) + (totalIncome - above) - tax;
  const surcharge = Math.max(0, Math.min(surchargeBeforeRelief, most));
  const cess = ((tax + surcharge) * rates.cess.value) / 100;
  return {
    totalIncome,
    tax,
    surchargePercent,
    surchargeBeforeRelief,
    marginalRelief: surchargeBeforeRelief - surcharge,
    surcharge,
    cess,
    total: tax + surcharge + cess,
  };
}

/**
 * Returns the pay to working partners that a firm may deduct, ₹: of the first part of its book profit the higher of a floor and a share,
 * of the rest another share, and never more than what is paid (s. 40(b)). The floor holds for a loss too.
 */
export function allowedPartnerPay(
  paid: number,
  bookProfit: number,
  { firstPart, firstPercent, floor, restPercent }: PartnerPayLimits,
): number {
  const first = Math.max(floor, (Math.min(Math.max(0, bookProfit), firstPart) * firstPercent) / 100);
  const rest = (Math.max(0, bookProfit - firstPart) * restPercent) / 100;
  return Math.min(paid, first + rest);
}

export interface PartnerPayLimits {
  readonly firstPart: number;
  readonly firstPercent: number;
  readonly floor: number;
  readonly restPercent: number;
}
