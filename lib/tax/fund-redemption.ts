/** Tax on units of mutual funds that are sold in one financial year. Every figure of law is an argument; nothing is rounded. */

/** Gains of a year by term, ₹; below zero for a loss. */
export interface FundGains {
  readonly shortGain: number;
  readonly longGain: number;
}

/** Steps of the surcharge by total income, the lowest first: above ₹, %. */
export type SurchargeSteps = readonly (readonly [above: number, percent: number])[];

/** The law and the person: equity-oriented funds at rates of their own, or all gains at the slab rate. All rates in %. */
export type FundTaxTerms = {
  /** The rate that other income of the year brings. */
  readonly surchargePercent: number;
  /** The steps that the gains of the year may reach by themselves; none if left out. */
  readonly surchargeSteps?: SurchargeSteps;
  /** Gains of the year beside these, free of tax: they count for the steps, ₹. */
  readonly gainsBeside?: number;
  readonly cessPercent: number;
} & (
  | {
      readonly kind: 'equity';
      readonly shortTermPercent: number;
      readonly longTermPercent: number;
      /** What is left of the year's exemption for long-term gains, ₹. */
      readonly exemption: number;
    }
  | { readonly kind: 'slab'; readonly slabPercent: number }
);

/** Tax of one year, ₹. */
export interface RedemptionTax {
  readonly taxableShortGain: number;
  readonly taxableLongGain: number;
  readonly onShortGain: number;
  readonly onLongGain: number;
  readonly onSlabGain: number;
  readonly surcharge: number;
  /** The step that the gains reach by themselves, where it decides the surcharge. */
  readonly surchargeStep: SurchargeStep | null;
  readonly cess: number;
  readonly total: number;
  /** Losses that the year could not use, as gains below zero or 0. */
  readonly carried: FundGains;
}

/** A step of the surcharge that an income is above, and the marginal relief just above it, ₹. */
interface SurchargeStep {
  readonly above: number;
  readonly percent: number;
  readonly relief: number;
}

/**
 * Returns the surcharge that an income (₹) brings by itself: with it the tax is at most that at the threshold and what the income
 * is above it (marginal relief). `taxOn` is the income-tax on an income up to this one. Null below the lowest step.
 */
function surchargeByIncome(
  income: number,
  taxOn: (income: number) => number,
  steps: SurchargeSteps,
): (SurchargeStep & { readonly surcharge: number }) | null {
  const last = steps.findLastIndex(([above]) => income > above);
  const step = steps[last];
  if (!step) return null;
  const [above, percent] = step;
  const before = steps[last - 1]?.[1] ?? 0;
  const tax = taxOn(income);
  const most = taxOn(above) * (1 + before / 100) + (income - above) - tax;
  const plain = (tax * percent) / 100;
  const surcharge = Math.max(0, Math.min(plain, most));
  return { above, percent, surcharge, relief: plain - surcharge };
}

/**
 * Returns the tax on the gains of one year. A short-term loss is set against long-term gains, a long-term loss against
 * nothing else (section 70(2) and (3)); the exemption of section 112A counts after that.
 * @example fundRedemptionTax({ shortGain: 0, longGain: 225000 }, terms).total // 13000 at 12.5 % above ₹1,25,000, with 4 % cess
 */
export function fundRedemptionTax({ shortGain, longGain }: FundGains, terms: FundTaxTerms): RedemptionTax {
  const isEquity = terms.kind === 'equity';
  const short = isEquity ? shortGain : shortGain + longGain;
  const long = isEquity ? longGain : 0;
  const usedAgainstLong = Math.min(Math.max(0, -short), Math.max(0, long));
  const taxableShortGain = Math.max(0, short);
  const taxableLongGain = isEquity ? Math.max(0, long - usedAgainstLong - terms.exemption) : 0;
  const onShortGain = isEquity ? (taxableShortGain * terms.shortTermPercent) / 100 : 0;
  const onLongGain = isEquity ? (taxableLongGain * terms.longTermPercent) / 100 : 0;
  const onSlabGain = isEquity ? 0 : (taxableShortGain * terms.slabPercent) / 100;
  const incomeTax = onShortGain + onLongGain + onSlabGain;
  const leftLong = Math.max(0, long - usedAgainstLong);
  const income = taxableShortGain + leftLong + (terms.gainsBeside ?? 0);
  // What falls away to reach a threshold is the gain with the highest rate first.
  const taxOn = (lower: number) => {
    if (!isEquity) return (Math.max(0, taxableShortGain - (income - lower)) * terms.slabPercent) / 100;
    const cutShort = Math.min(taxableShortGain, income - lower);
    const longThere = leftLong - (income - lower - cutShort);
    return (
      ((taxableShortGain - cutShort) * terms.shortTermPercent) / 100 +
      (Math.max(0, longThere - terms.exemption) * terms.longTermPercent) / 100
    );
  };
  const chosen = (incomeTax * terms.surchargePercent) / 100;
  const byGains = surchargeByIncome(income, taxOn, terms.surchargeSteps ?? []);
  const decides = byGains !== null && byGains.surcharge > chosen;
  const surcharge = decides ? byGains.surcharge : chosen;
  const cess = ((incomeTax + surcharge) * terms.cessPercent) / 100;
  return {
    taxableShortGain,
    taxableLongGain,
    onShortGain,
    onLongGain,
    onSlabGain,
    surcharge,
    surchargeStep: decides ? { above: byGains.above, percent: byGains.percent, relief: byGains.relief } : null,
    cess,
    total: incomeTax + surcharge + cess,
    carried: { shortGain: Math.min(0, short + usedAgainstLong), longGain: Math.min(0, long) },
  };
}

/** A loss that is carried forward, with the year of it, counted from any one. */
interface CarriedLoss {
  readonly year: number;
  readonly short: number;
  readonly long: number;
}

/**
 * Returns the tax of each year in a row. A loss is carried forward for the years that the law allows, the oldest first: a short-term one
 * against gains of both terms, short-term first, a long-term one against long-term gains alone (section 74).
 */
export function fundTaxByYear(years: readonly FundGains[], terms: FundTaxTerms, lossYears: number): RedemptionTax[] {
  let losses: CarriedLoss[] = [];
  return years.map(({ shortGain, longGain }, year) => {
    let [short, long] = [shortGain, longGain];
    losses = losses.flatMap((loss) => {
      if (year - loss.year > lossYears) return [];
      const againstShort = Math.min(loss.short, Math.max(0, short));
      short -= againstShort;
      const shortAgainstLong = Math.min(loss.short - againstShort, Math.max(0, long));
      long -= shortAgainstLong;
      const longAgainstLong = Math.min(loss.long, Math.max(0, long));
      long -= longAgainstLong;
      const left = {
        year: loss.year,
        short: loss.short - againstShort - shortAgainstLong,
        long: loss.long - longAgainstLong,
      };
      return left.short > 0 || left.long > 0 ? [left] : [];
    });
    const tax = fundRedemptionTax({ shortGain: short, longGain: long }, terms);
    const { carried } = tax;
    if (carried.shortGain < 0 || carried.longGain < 0) {
      losses = [...losses, { year, short: -carried.shortGain, long: -carried.longGain }];
    }
    return tax;
  });
}
