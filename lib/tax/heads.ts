import type { IncomeTaxYear, Regime, SpecialClass } from './income-tax-year';
import { type LandGain, type SpecialIncome, specialRule, without } from './special-income';
import type { Gain, Taxpayer } from './taxpayer';

/** Salary after exemptions and the deductions of section 16, ₹. */
export interface SalaryIncome {
  readonly gross: number;
  readonly exempt: number;
  readonly personalAllowances: number;
  readonly standardDeduction: number;
  readonly entertainmentAllowance: number;
  readonly professionalTax: number;
  readonly income: number;
}

/** Returns the income chargeable as salary: sections 15 to 17. Deductions never make it negative. */
export function salaryIncome({ salary }: Taxpayer, year: IncomeTaxYear, regime: Regime): SalaryIncome {
  const rules = year.regimes[regime];
  const exempt = Math.min(salary.exempt, salary.gross);
  const personalAllowances = rules.personalAllowances.value
    ? Math.min(salary.personalAllowances, salary.gross - exempt)
    : 0;
  let income = salary.gross - exempt - personalAllowances;
  const take = (amount: number) => {
    const taken = Math.min(amount, income);
    income -= taken;
    return taken;
  };
  const standardDeduction = take(rules.standardDeduction.value);
  const { parts, atMost } = rules.entertainmentAllowance.value;
  const entertainmentAllowance = salary.governmentEmployee
    ? take(Math.min(atMost, salary.basic / parts, salary.entertainmentAllowance))
    : 0;
  const professionalTax = rules.professionalTax.value ? take(salary.professionalTax) : 0;
  return {
    gross: salary.gross,
    exempt,
    personalAllowances,
    standardDeduction,
    entertainmentAllowance,
    professionalTax,
    income,
  };
}

/** Other sources at slab rates, ₹; what goes to special classes is not in it. */
export interface OtherIncome {
  readonly interest: number;
  /** After interest paid, for residents. */
  readonly dividend: number;
  readonly dividendInterestAllowed: number;
  readonly familyPension: number;
  readonly familyPensionDeduction: number;
  readonly rest: number;
  readonly income: number;
}

/**
 * Returns the income from other sources at slab rates: sections 56 to 58. A non-resident's dividend and royalty have rates
 * of their own.
 */
export function otherIncome({ other, residence }: Taxpayer, year: IncomeTaxYear, regime: Regime): OtherIncome {
  const resident = residence !== 'nonResident';
  const gross = resident ? other.dividend : 0;
  const dividendInterestAllowed = Math.min(other.dividendInterestPaid, (gross * year.dividendInterest.value) / 100);
  const dividend = gross - dividendInterestAllowed;
  const { parts, atMost } = year.regimes[regime].familyPension.value;
  const familyPensionDeduction = Math.min(other.familyPension / parts, atMost);
  const interest = other.savingsInterest + other.depositInterest;
  const rest = other.other + (resident ? other.royalty + (other.foreignExchangeAssets ?? 0) : 0);
  return {
    interest,
    dividend,
    dividendInterestAllowed,
    familyPension: other.familyPension,
    familyPensionDeduction,
    rest,
    income: interest + dividend + other.familyPension - familyPensionDeduction + rest,
  };
}

/** Gains by their rate, and losses by what they may be set against, ₹. */
interface GainsAndLosses {
  readonly slabShortTerm: number;
  readonly special: SpecialIncome;
  readonly shortTermLoss: number;
  readonly longTermLoss: number;
}

/**
 * Returns the year's gains and other special-rate income, and its capital losses, before any set-off between classes.
 * Within a class gains and losses are netted first, as in the schedules of the return; a loss on land meets the gains on
 * land in the order given. A loss on virtual digital assets counts as nothing (section 115BBH(2)).
 */
export function gainsAndLosses(taxpayer: Taxpayer, year: IncomeTaxYear): GainsAndLosses {
  const resident = taxpayer.residence !== 'nonResident';
  const { winnings, onlineGames, dividend, royalty, foreignExchangeAssets = 0 } = taxpayer.other;
  const net: Partial<Record<Gain['class'] | SpecialClass, number>> = {
    winnings,
    onlineGames,
    nonResidentDividend: resident ? 0 : dividend,
    nonResidentRoyalty: resident ? 0 : royalty,
    nonResidentInvestment: resident ? 0 : foreignExchangeAssets,
  };
  const land: LandGain[] = [];
  let landLoss = 0;
  for (const { class: name, amount, indexed } of taxpayer.gains) {
    if (name === 'longTermLand') {
      if (amount > 0) land.push({ plain: amount, indexed: resident ? (indexed ?? null) : null });
      else landLoss -= amount;
    } else if (name !== 'virtualAssets' || amount > 0) net[name] = (net[name] ?? 0) + amount;
  }
  const afterLandLoss = without({ amounts: {}, land }, 'longTermLand', landLoss);
  let shortTermLoss = 0;
  let longTermLoss = landLoss - afterLandLoss.taken;
  const amounts: Partial<Record<SpecialClass, number>> = {};
  for (const [name, amount = 0] of Object.entries(net) as [keyof typeof net, number][]) {
    if (name === 'slabShortTerm') shortTermLoss += Math.max(0, -amount);
    else if (amount !== 0) {
      const { term } = specialRule(year, name).value;
      if (amount > 0) amounts[name] = amount;
      else if (term === 'long') longTermLoss -= amount;
      else shortTermLoss -= amount;
    }
  }
  return {
    slabShortTerm: Math.max(0, net.slabShortTerm ?? 0),
    special: { amounts, land: afterLandLoss.special.land.filter(({ plain }) => plain > 0) },
    shortTermLoss,
    longTermLoss,
  };
}
