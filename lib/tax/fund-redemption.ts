/** Tax on units of mutual funds that are sold in one financial year. Every figure of law is an argument; nothing is rounded. */

/** Gains of a year by term, ₹; below zero for a loss. */
export interface FundGains {
  readonly shortGain: number;
  readonly longGain: number;
}

/** Steps of the surcharge by total income, the lowest first: above ₹, %. */
export type SurchargeSteps = readonly (readonly [above: number, percent: number])[];

/**
 * The law and the person: equity-oriented funds at rates of their own, all gains at the slab rate, or short-term gains at the slab rate
 * and long-term ones at a rate of their own. All rates in %.
 */
export type FundTaxTerms = {
  /** The rate that other income of the year brings. */
  readonly surchargePercent: number;
  /** The most surcharge on gains at rates of their own; none if left out. */
  readonly surchargeCap?: number;
  /** The steps that the gains of the year may reach by themselves, those above the cap by gains at the slab rate alone; none if left out. */
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
  | { readonly kind: 'other'; readonly slabPercent: number; readonly longTermPercent: number }
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

/** Gains of one term, and how they are taxed: the amount with what is exempt of it, ₹, and %. */
interface TaxedPart {
  readonly amount: number;
  readonly exempt: number;
  readonly percent: number;
  /** Whether the cap of the surcharge holds for it. */
  readonly capped: boolean;
}

/** Tax by the rate of its surcharge, ₹. */
interface TaxOnParts {
  readonly free: number;
  readonly capped: number;
}

/** Returns the tax on what is left of gains when `cut` (₹) falls away, of the gain with the highest rate first. */
function taxWithout(cut: number, parts: readonly TaxedPart[]): TaxOnParts {
  let left = Math.max(0, cut);
  const tax = { free: 0, capped: 0 };
  for (const { amount, exempt, percent, capped } of parts.toSorted((a, b) => b.percent - a.percent)) {
    const gone = Math.min(amount, left);
    left -= gone;
    tax[capped ? 'capped' : 'free'] += (Math.max(0, amount - gone - exempt) * percent) / 100;
  }
  return tax;
}

/**
 * Returns the surcharge that gains (₹) bring by themselves: with it the tax is at most that at the threshold and what the income
 * is above it (marginal relief). Null below the lowest step.
 */
function surchargeByIncome(
  parts: readonly TaxedPart[],
  { gainsBeside = 0, surchargeSteps: steps = [], surchargeCap: cap = Number.POSITIVE_INFINITY }: FundTaxTerms,
): (SurchargeStep & { readonly surcharge: number }) | null {
  const income = parts.reduce((sum, { amount }) => sum + amount, gainsBeside);
  const atSlab = parts.reduce((sum, { amount, capped }) => sum + (capped ? 0 : amount), 0);
  const last = steps.findLastIndex(([above, percent]) => (percent > cap ? atSlab : income) > above);
  const step = steps[last];
  if (!step) return null;
  const [above, percent] = step;
  const surchargeOn = ({ free, capped }: TaxOnParts, rate: number) =>
    (free * rate + capped * Math.min(rate, cap)) / 100;
  const tax = taxWithout(0, parts);
  const there = taxWithout(income - above, parts);
  const plain = surchargeOn(tax, percent);
  const before = surchargeOn(there, steps[last - 1]?.[1] ?? 0);
  const most = there.free + there.capped + before + (income - above) - (tax.free + tax.capped);
  const surcharge = Math.max(0, Math.min(plain, most));
  return { above, percent, surcharge, relief: plain - surcharge };
}

/** Returns the gains of a year after the set-off as they are taxed, ₹: short-term, then long-term. */
function partsOf(shortGain: number, longGain: number, terms: FundTaxTerms): readonly [TaxedPart, TaxedPart] {
  const isEquity = terms.kind === 'equity';
  return [
    {
      amount: shortGain,
      exempt: 0,
      percent: isEquity ? terms.shortTermPercent : terms.slabPercent,
      capped: isEquity,
    },
    {
      amount: longGain,
      exempt: isEquity ? terms.exemption : 0,
      percent: terms.kind === 'slab' ? 0 : terms.longTermPercent,
      capped: true,
    },
  ];
}

/**
 * Returns the tax on the gains of one year. A short-term loss is set against long-term gains, a long-term loss against
 * nothing else (section 70(2) and (3)); the exemption of section 112A counts after that.
 * @example fundRedemptionTax({ shortGain: 0, longGain: 225000 }, terms).total // 13000 at 12.5 % above ₹1,25,000, with 4 % cess
 */
export function fundRedemptionTax({ shortGain, longGain }: FundGains, terms: FundTaxTerms): RedemptionTax {
  const isOne = terms.kind === 'slab';
  const short = isOne ? shortGain + longGain : shortGain;
  const long = isOne ? 0 : longGain;
  const usedAgainstLong = Math.min(Math.max(0, -short), Math.max(0, long));
  const parts = partsOf(Math.max(0, short), Math.max(0, long - usedAgainstLong), terms);
  const [{ amount: taxableShortGain, percent: shortPercent }, { amount: leftLong, exempt, percent: longPercent }] =
    parts;
  const taxableLongGain = Math.max(0, leftLong - exempt);
  const onShort = (taxableShortGain * shortPercent) / 100;
  const onLongGain = (taxableLongGain * longPercent) / 100;
  const [onShortGain, onSlabGain] = terms.kind === 'equity' ? [onShort, 0] : [0, onShort];
  const incomeTax = onShort + onLongGain;
  const { surchargePercent, surchargeCap = Number.POSITIVE_INFINITY } = terms;
  const chosen =
    ((onShortGain + onLongGain) * Math.min(surchargePercent, surchargeCap) + onSlabGain * surchargePercent) / 100;
  const byGains = surchargeByIncome(parts, terms);
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
