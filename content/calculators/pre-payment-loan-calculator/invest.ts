import { fundTax } from '@/content/rules/mutual-funds';
import { periodicRate, rateNear } from '@/lib/finance/irr';
import { monthlyFromYearly, valueAtEnd, yearlyFromMonthly } from '@/lib/finance/prepayment';
import { sum } from '@/lib/sum';
import { type FundGains, fundRedemptionTax } from '@/lib/tax/fund-redemption';
import type { PrepaymentInput } from './form';
import type { Comparison } from './loan';
import { deductionYears, taxLost } from './tax';

/** What a flow of investments has become, ₹. */
interface Worth {
  readonly invested: number;
  readonly before: number;
  /** The gain by how long the money was invested. */
  readonly gains: FundGains;
  readonly tax: number;
  readonly after: number;
}

/** Prepaying against investing the same money; rates are % a year, effective. */
export interface InvestComparison {
  /** The money freed by prepaying, invested month by month. */
  readonly prepaid: Worth;
  /** The money for prepayments and charges, invested when it would have been paid. */
  readonly invested: Worth;
  /** What the investment earns a year after tax. */
  readonly returnAfterTax: number;
  readonly aheadToday: number;
  /** What prepaying earns a year. Null where no rate fits. */
  readonly breakEvenAfterTax: number | null;
  readonly breakEvenBeforeTax: number | null;
}

/** Returns both ways until the day on which the loan would have ended without prepayments; null where nothing is prepaid. */
export function investComparison(
  input: PrepaymentInput,
  comparison: Comparison,
  chargePerRupee: number,
): InvestComparison | null {
  const { without, plan, firstExtra } = comparison;
  if (firstExtra === null) return null;
  const outlays = without.instalments.map((_, period) => (plan.extras[period] ?? 0) * (1 + chargePerRupee));
  const freed = without.instalments.map((due, period) => due - (plan.instalments[period] ?? 0));
  for (const year of deductionYears(input, comparison) ?? []) {
    freed[year.lastPeriod] = (freed[year.lastPeriod] ?? 0) - taxLost(input, year);
  }
  const growth = monthlyGrowth(input);
  const prepaid = worthOf(freed, growth, input);
  const invested = worthOf(outlays, growth, input);
  const afterTax = invested.tax === 0 ? growth : (rateTo(outlays, invested.after, growth) ?? growth);
  const horizon = without.periods;
  const net = freed.map((flow, period) => flow - (outlays[period] ?? 0));
  const found = periodicRate(net);
  // Equal EMIs that repay more slowly are a further loan: its rate is not what prepaying earns. In all, such a prepayment costs money.
  const monthly = found !== null && found > 0 && sum(net) < -0.005 ? null : found;
  return {
    prepaid,
    invested,
    returnAfterTax: yearlyFromMonthly(afterTax) * 100,
    aheadToday: (prepaid.after - invested.after) / (1 + afterTax) ** horizon + 0,
    breakEvenAfterTax: monthly === null ? null : yearlyFromMonthly(monthly) * 100,
    breakEvenBeforeTax: monthly === null ? null : breakEvenBeforeTax(input, freed, outlays, monthly),
  };
}

/** Returns the growth per month, as a fraction: after tax where it is taxed every year. */
function monthlyGrowth({ investReturn, investTax, taxRate }: PrepaymentInput): number {
  const kept = investTax === 'slab' ? 1 - taxRate / 100 : 1;
  return monthlyFromYearly((investReturn / 100) * kept);
}

function worthOf(flows: readonly number[], growth: number, input: PrepaymentInput): Worth {
  const invested = sum(flows);
  const before = valueAtEnd(flows, growth);
  // A flow of 12 months ago is sold on its anniversary, which makes it long-term.
  const young = flows.slice(-fundTax.longTermAfterMonths.value);
  const shortGain = valueAtEnd(young, growth) - sum(young);
  const gains = { shortGain, longGain: before - invested - shortGain };
  const tax = input.investTax === 'equity' ? taxOn(gains) : 0;
  return { invested, before, gains, tax, after: before - tax };
}

/** Returns the tax on gains of equity funds sold in one year, with cess, ₹. */
function taxOn(gains: FundGains): number {
  const { longTermRate, shortTermRate, longTermExemption, cess } = fundTax;
  return fundRedemptionTax(gains, {
    kind: 'equity',
    longTermPercent: longTermRate.value,
    shortTermPercent: shortTermRate.value,
    exemption: longTermExemption.value,
    surchargePercent: 0,
    cessPercent: cess.value,
  }).total;
}

/** Returns the rate per period at which flows grow to a value; null where none fits. */
function rateTo(flows: readonly number[], value: number, guess: number): number | null {
  return rateNear(guess, (rate) => valueAtEnd(flows, rate) - value);
}

function breakEvenBeforeTax(
  input: PrepaymentInput,
  freed: readonly number[],
  outlays: readonly number[],
  monthly: number,
): number | null {
  const afterTax = yearlyFromMonthly(monthly) * 100;
  if (input.investTax === 'none') return afterTax;
  if (input.investTax === 'slab') return afterTax / (1 - input.taxRate / 100);
  const rate = rateNear(
    monthly,
    (growth) => worthOf(freed, growth, input).after - worthOf(outlays, growth, input).after,
  );
  return rate === null ? null : yearlyFromMonthly(rate) * 100;
}

/** Less than a rupee between two sums of decades decides nothing. */
export function choiceOf({ prepaid, invested }: InvestComparison): 'Prepay' | 'Invest' | 'No difference' {
  const ahead = prepaid.after - invested.after;
  return Math.abs(ahead) < 1 ? 'No difference' : ahead > 0 ? 'Prepay' : 'Invest';
}
