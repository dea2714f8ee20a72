import { type Charge, chargeOn } from './charge';
import { chapterSixA, type Deduction } from './deductions';
import { gainsAndLosses, type OtherIncome, otherIncome, type SalaryIncome, salaryIncome } from './heads';
import { type HouseIncome, houseIncomes } from './house-property';
import type { IncomeTaxYear, Regime } from './income-tax-year';
import { toNearestMultiple } from './rounding';
import { type AfterSetOff, type HeadsOfIncome, setOffLosses } from './set-off';
import { amountOf, specialClasses, specialRule, totalSpecial } from './special-income';
import { type BroughtForwardLoss, type Readings, type Taxpayer, usualReadings } from './taxpayer';

/** Below this two taxes are the same, ₹. */
const speck = 1e-6;

/** One person's income-tax of one year in one regime, step by step, ₹. */
export interface Assessment {
  readonly regime: Regime;
  readonly salary: SalaryIncome;
  readonly houses: readonly HouseIncome[];
  readonly other: OtherIncome;
  /** The heads before and after set-off. */
  readonly heads: HeadsOfIncome;
  readonly afterSetOff: AfterSetOff;
  readonly carriedForward: readonly BroughtForwardLoss[];
  readonly grossTotalIncome: number;
  /** At special rates and at rates of a treaty. */
  readonly specialIncome: number;
  readonly deductions: readonly Deduction[];
  readonly totalDeductions: number;
  /** Rounded under section 288A. */
  readonly totalIncome: number;
  readonly slabIncome: number;
  readonly charge: Charge;
  readonly reliefs: number;
  /** Income-tax with surcharge and cess after reliefs, not rounded. */
  readonly tax: number;
}

/**
 * Returns the income-tax of a person for a year in a regime, from the heads of income to the tax after reliefs. Follows the
 * order of computation in `docs/decisions/007`; nothing is rounded but the total income (section 288A). The Act leaves open
 * whether a loss meets income at slab rates or at special rates first: the order with the lower tax is taken.
 */
export function assess(
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings = usualReadings,
): Assessment {
  const slabFirst = assessInOrder(taxpayer, year, regime, readings, false);
  if (slabFirst.afterSetOff.setOffs.length === 0 || totalSpecial(slabFirst.heads.special) <= 0) return slabFirst;
  const specialFirst = assessInOrder(taxpayer, year, regime, readings, true);
  return specialFirst.tax < slabFirst.tax - speck ? specialFirst : slabFirst;
}

function assessInOrder(
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
  specialFirst: boolean,
): Assessment {
  const salary = salaryIncome(taxpayer, year, regime);
  const houses = houseIncomes(taxpayer.houses, year, regime, readings);
  const other = otherIncome(taxpayer, year, regime);
  const gains = gainsAndLosses(taxpayer, year);
  let house = 0;
  for (const each of houses) house += each.income;
  const heads: HeadsOfIncome = {
    salary: salary.income,
    house,
    regularBusiness: taxpayer.business.regular,
    speculativeBusiness: taxpayer.business.speculative,
    otherSources: other.income,
    ...gains,
  };
  const after = setOffLosses(heads, taxpayer.losses, year, regime, readings, specialFirst);
  const treatyIncome = taxpayer.atTreatyRates?.total ?? 0;
  const specialIncome = totalSpecial(after.special) + treatyIncome;
  const grossTotalIncome =
    after.salary +
    after.house +
    after.regularBusiness +
    after.speculativeBusiness +
    after.otherSources +
    after.slabShortTerm +
    specialIncome;
  let outsideAdjustedIncome = treatyIncome;
  for (const name of specialClasses(year)) {
    const isGain = specialRule(year, name).value.term !== null;
    if (isGain || name.startsWith('nonResident')) outsideAdjustedIncome += amountOf(after.special, name);
  }
  const deductions = chapterSixA(taxpayer, year, regime, {
    grossTotalIncome,
    specialIncome,
    outsideAdjustedIncome,
    businessIncome: after.regularBusiness + after.speculativeBusiness,
  });
  let totalDeductions = 0;
  for (const { allowed } of deductions) totalDeductions += allowed;
  const totalIncome = toNearestMultiple(grossTotalIncome - totalDeductions, year.totalIncomeMultiple.value);
  const slabIncome = Math.max(0, totalIncome - specialIncome);
  const charge = chargeOn(
    {
      totalIncome,
      slabIncome,
      // A loss may have eaten part of it.
      dividend: Math.min(other.dividend, after.otherSources, slabIncome),
      special: after.special,
      agricultural: taxpayer.agricultural,
      ...(taxpayer.atTreatyRates && { atTreatyRates: taxpayer.atTreatyRates }),
    },
    taxpayer,
    year,
    regime,
    readings,
  );
  const reliefs = Math.min(taxpayer.reliefs, charge.total);
  return {
    regime,
    salary,
    houses,
    other,
    heads,
    afterSetOff: after,
    carriedForward: after.carriedForward,
    grossTotalIncome,
    specialIncome,
    deductions,
    totalDeductions,
    totalIncome,
    slabIncome,
    charge,
    reliefs,
    tax: charge.total - reliefs,
  };
}

/** Returns the assessments in both regimes, whichever was chosen. */
export function assessBoth(
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  readings: Readings = usualReadings,
): Readonly<Record<Regime, Assessment>> {
  return { new: assess(taxpayer, year, 'new', readings), old: assess(taxpayer, year, 'old', readings) };
}
