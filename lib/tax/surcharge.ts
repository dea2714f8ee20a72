import type { IncomeTaxYear, Regime, SurchargeBand } from './income-tax-year';
import { amountOf, specialClasses, specialRule, without } from './special-income';
import { type ChargeableIncome, type Person, type TaxByRates, taxByRates } from './tax-by-rates';
import type { Readings } from './taxpayer';

/** So little above a threshold is the arithmetic of doubles, not income, ₹. */
const speck = 1e-6;

/** Surcharge, ₹, and why it is what it is. */
export interface Surcharge {
  /** Income that decides the higher steps: total income without dividend and capped gains. */
  readonly otherIncome: number;
  readonly percent: number;
  readonly cappedPercent: number;
  readonly onOther: number;
  readonly onCapped: number;
  readonly total: number;
  readonly relief: SurchargeRelief | null;
}

/** Marginal relief: tax and surcharge may not exceed those at the threshold and the income above it, ₹. */
interface SurchargeRelief {
  readonly threshold: number;
  readonly excess: number;
  readonly withSurcharge: number;
  readonly atThreshold: number;
  readonly surchargeAtThreshold: number;
  readonly amount: number;
}

/**
 * Returns the income lowered by `excess`: slab income first and then special classes, highest rate first, or the other way
 * round. Dividend and capped classes stay where the excess is measured without them.
 */
function lowered(
  income: ChargeableIncome,
  excess: number,
  cut: Readings['reliefCut'],
  keepCapped: boolean,
  year: IncomeTaxYear,
): ChargeableIncome {
  let left = excess;
  let { slabIncome, special } = income;
  const cutSlab = () => {
    const taken = Math.min(keepCapped ? Math.max(0, slabIncome - income.dividend) : slabIncome, left);
    slabIncome -= taken;
    left -= taken;
  };
  if (cut === 'slabFirst') cutSlab();
  for (const name of left > 0 ? specialClasses(year) : []) {
    if (keepCapped && specialRule(year, name).value.surchargeCapped) continue;
    const next = without(special, name, left);
    special = next.special;
    left -= next.taken;
  }
  if (cut === 'specialFirst') cutSlab();
  return {
    ...income,
    totalIncome: income.totalIncome - excess,
    slabIncome,
    special,
    dividend: Math.min(income.dividend, slabIncome),
  };
}

/**
 * Returns the rate of surcharge on the lowered income: that of the step below, or where a higher step is compared with, its
 * own.
 */
function percentThere(
  higher: SurchargeBand | undefined,
  bands: readonly SurchargeBand[],
  last: number,
  there: ChargeableIncome,
  year: IncomeTaxYear,
): number {
  if (!higher) return bands[last - 1]?.percent ?? 0;
  const other = there.totalIncome - cappedIncome(there, year);
  return (
    bands.findLast(({ above, measure }) => (measure === 'totalIncome' ? there.totalIncome : other) > above)?.percent ??
    0
  );
}

/** Returns the dividend and the classes whose surcharge is capped, ₹. */
function cappedIncome({ slabIncome, dividend, special, atTreatyRates }: ChargeableIncome, year: IncomeTaxYear): number {
  return specialClasses(year).reduce(
    (sum, name) => (specialRule(year, name).value.surchargeCapped ? sum + amountOf(special, name) : sum),
    Math.min(dividend, slabIncome) + (atTreatyRates?.dividend ?? 0),
  );
}

/**
 * Returns the surcharge on the tax by the rates, with its cap on dividend and gains, and the marginal relief from it, ₹: the Finance Act of
 * the year.
 */
export function surchargeOn(
  income: ChargeableIncome,
  rates: TaxByRates,
  person: Person,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
): Surcharge {
  const bands = year.regimes[regime].surcharge.value;
  const cap = year.surchargeCap.value;
  const otherIncome = Math.max(0, income.totalIncome - cappedIncome(income, year));
  const last = bands.findLastIndex(
    ({ above, measure }) => (measure === 'totalIncome' ? income.totalIncome : otherIncome) > above + speck,
  );
  const band = bands[last];
  if (!band) {
    return { otherIncome, percent: 0, cappedPercent: 0, onOther: 0, onCapped: 0, total: 0, relief: null };
  }
  const amount = ({ tax, cappedTax }: TaxByRates, percent: number) => ({
    onOther: ((tax - cappedTax) * percent) / 100,
    onCapped: (cappedTax * Math.min(percent, cap)) / 100,
  });
  const { onOther, onCapped } = amount(rates, band.percent);
  const total = onOther + onCapped;
  const onOtherIncome = band.measure === 'otherIncome' && readings.reliefMeasure === 'otherIncome';
  // The proviso refers to total income also where the rate depends on other income.
  const higher =
    readings.reliefStep === 'ofTotalIncome' && band.measure === 'otherIncome' && !onOtherIncome
      ? bands.findLast(({ above }, index) => index > last && income.totalIncome > above)
      : undefined;
  const threshold = (higher ?? band).above;
  const excess = (onOtherIncome ? otherIncome : income.totalIncome) - threshold;
  const atIncome = lowered(income, excess, readings.reliefCut, onOtherIncome, year);
  const there = taxByRates(atIncome, person, year, regime, readings);
  const below = amount(there, percentThere(higher, bands, last, atIncome, year));
  const surchargeAtThreshold = below.onOther + below.onCapped;
  const withSurcharge = rates.tax + total;
  const relief = Math.min(total, withSurcharge - (there.tax + surchargeAtThreshold + excess));
  return {
    otherIncome,
    percent: band.percent,
    cappedPercent: Math.min(band.percent, cap),
    onOther,
    onCapped,
    total,
    // A difference below a thousandth of a paisa is the rounding error of a double, not relief.
    relief:
      relief > 1e-5
        ? {
            threshold,
            excess,
            withSurcharge,
            atThreshold: there.tax,
            surchargeAtThreshold,
            amount: relief,
          }
        : null,
  };
}
