/** The income-tax of section 4 by the rates alone, before rebate, surcharge and cess. */
import type { AgeBand, IncomeTaxYear, Regime, RegimeRules, Scale, SpecialClass } from './income-tax-year';
import { basicExemption, taxOnSlabs } from './slabs';
import { amountOf, type SpecialIncome, specialClasses, specialRule, without } from './special-income';
import type { Readings, Residence, TreatyIncome } from './taxpayer';

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
export interface TaxByRates {
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
