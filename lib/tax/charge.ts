import type {
  AgeBand,
  IncomeTaxYear,
  Regime,
  RegimeRules,
  Scale,
  SpecialClass,
  SurchargeBand,
} from './income-tax-year';
import { basicExemption, taxOnSlabs } from './slabs';
import { amountOf, type SpecialIncome, specialClasses, specialRule, without } from './special-income';
import type { Readings, Residence, TreatyIncome } from './taxpayer';

/** So little above a threshold is the arithmetic of doubles, not income, ₹. */
const speck = 1e-6;

/** Who is taxed, as far as the rates depend on it. */
export interface Person {
  readonly kind: 'individual' | 'huf';
  readonly age: AgeBand;
  readonly residence: Residence;
}

/** Total income as the rates see it, ₹. */
export interface ChargeableIncome {
  /** Rounded under section 288A. */
  readonly totalIncome: number;
  /** The part at slab rates. */
  readonly slabIncome: number;
  /** Dividend inside the slab income. */
  readonly dividend: number;
  readonly special: SpecialIncome;
  readonly agricultural: number;
  /** Inside the total income, but taxed at the rate of a treaty and not here. */
  readonly atTreatyRates?: TreatyIncome;
}

/** Tax on one class of special-rate income, ₹. */
interface SpecialLine {
  readonly class: SpecialClass;
  readonly income: number;
  /** Covered by the unused basic exemption, and by the yearly amount of section 112A. */
  readonly unusedExemption: number;
  readonly yearlyExemption: number;
  readonly taxed: number;
  readonly percent: number;
  /** Tax at the plain rate above what the indexed ceiling leaves; part of what `tax` is lower by. */
  readonly ceilingRelief: number;
  readonly tax: number;
}

/** How tax at slab rates came about where agricultural income counts for the rate, ₹. */
interface AgriculturalAggregation {
  readonly together: number;
  readonly taxTogether: number;
  readonly exemptionAndAgricultural: number;
  readonly taxOnThose: number;
}

/** Income-tax before the rebate, ₹. */
interface TaxByRates {
  readonly slabTax: number;
  readonly aggregation: AgriculturalAggregation | null;
  readonly special: readonly SpecialLine[];
  readonly specialTax: number;
  /** The share of the slab tax that is tax on dividend. */
  readonly dividendTax: number;
  /** Tax whose surcharge is capped: dividend and capped classes. */
  readonly cappedTax: number;
  readonly tax: number;
}

/** Surcharge, ₹, and why it is what it is. */
interface Surcharge {
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

/** The rebate of section 87A, ₹. */
interface Rebate {
  readonly amount: number;
  /** Whether it is the marginal relief above the income limit. */
  readonly marginal: boolean;
  /** The tax that it may cut. */
  readonly against: number;
}

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

/** Returns the scale of slabs for a person: only resident individuals have those for seniors. */
export function scaleFor(person: Person, rules: RegimeRules): Scale {
  const band = person.kind === 'individual' && person.residence !== 'nonResident' ? person.age : 'below60';
  return rules.slabs.value[band];
}

/** Returns the gains in the order in which they use the unused basic exemption. */
function exemptionOrder(year: IncomeTaxYear, readings: Readings): readonly SpecialClass[] {
  const classes = specialClasses(year).filter((name) => specialRule(year, name).value.absorbsBasicExemption);
  if (readings.unusedExemption === 'highestRateFirst') return classes;
  const rank = (name: SpecialClass) => {
    const { term, sharesExemption } = specialRule(year, name).value;
    return term === 'short' ? 2 : sharesExemption ? 0 : 1;
  };
  return [...classes].sort((a, b) => rank(a) - rank(b));
}

function specialLines(
  income: ChargeableIncome,
  exemption: number,
  person: Person,
  year: IncomeTaxYear,
  readings: Readings,
): SpecialLine[] {
  const present = specialClasses(year).filter((name) => amountOf(income.special, name) > 0);
  if (present.length === 0) return [];
  let unused = person.residence === 'nonResident' ? 0 : Math.max(0, exemption - income.slabIncome);
  let yearly = year.longTermEquityExemption.value;
  let left = income.special;
  const covered = new Map<SpecialClass, number>();
  for (const name of unused > 0 ? exemptionOrder(year, readings) : []) {
    const { special, taken } = without(left, name, unused);
    left = special;
    unused -= taken;
    covered.set(name, taken);
  }
  return present.map((name) => {
    const { percent, sharesExemption, indexedCeilingPercent } = specialRule(year, name).value;
    const remaining = amountOf(left, name);
    const yearlyExemption = sharesExemption ? Math.min(yearly, remaining) : 0;
    yearly -= yearlyExemption;
    const taxed = remaining - yearlyExemption;
    const plainTax = (taxed * percent) / 100;
    let tax = plainTax;
    if (indexedCeilingPercent !== undefined) {
      tax = 0;
      for (const { plain, indexed } of left.land) {
        const atPlain = (plain * percent) / 100;
        tax += indexed === null ? atPlain : Math.min(atPlain, (Math.max(0, indexed) * indexedCeilingPercent) / 100);
      }
    }
    return {
      class: name,
      income: amountOf(income.special, name),
      unusedExemption: covered.get(name) ?? 0,
      yearlyExemption,
      taxed,
      percent,
      ceilingRelief: plainTax - tax,
      tax,
    };
  });
}

/** Returns the income-tax by the rates alone: slabs with agricultural aggregation, and each special class. */
export function taxByRates(
  income: ChargeableIncome,
  person: Person,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
): TaxByRates {
  const scale = scaleFor(person, year.regimes[regime]);
  const exemption = basicExemption(scale);
  const { slabIncome, agricultural } = income;
  let aggregation: AgriculturalAggregation | null = null;
  let slabTax: number;
  if (agricultural > year.agricultural.value.above && slabIncome > exemption) {
    const together = slabIncome + agricultural;
    const exemptionAndAgricultural = exemption + agricultural;
    const taxTogether = taxOnSlabs(scale, together);
    const taxOnThose = taxOnSlabs(scale, exemptionAndAgricultural);
    aggregation = { together, taxTogether, exemptionAndAgricultural, taxOnThose };
    slabTax = taxTogether - taxOnThose;
  } else {
    slabTax = taxOnSlabs(scale, slabIncome);
  }
  const special = specialLines(income, exemption, person, year, readings);
  let specialTax = 0;
  let cappedSpecial = 0;
  for (const line of special) {
    specialTax += line.tax;
    if (specialRule(year, line.class).value.surchargeCapped) cappedSpecial += line.tax;
  }
  const dividend = Math.min(income.dividend, slabIncome);
  const dividendTax =
    dividend <= 0
      ? 0
      : readings.dividendTax === 'average'
        ? (slabTax * dividend) / slabIncome
        : slabTax -
          taxByRates({ ...income, slabIncome: slabIncome - dividend, dividend: 0 }, person, year, regime, readings)
            .slabTax;
  return {
    slabTax,
    aggregation,
    special,
    specialTax,
    dividendTax,
    cappedTax: cappedSpecial + dividendTax,
    tax: slabTax + specialTax,
  };
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
function rebateOn(
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
  const barred = (line: SpecialLine) =>
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

function surchargeOn(
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
