import { bestPlacement, type IncomeLeft } from './best-set-off';
import { type Charge, chargeOn } from './charge';
import { chapterSixA, type Deduction, deductibleInterest } from './deductions';
import { gainsAndLosses, type OtherIncome, otherIncome, type SalaryIncome, salaryIncome } from './heads';
import { type HouseIncome, houseIncomes } from './house-property';
import type { IncomeTaxYear, Regime } from './income-tax-year';
import { toNearestMultiple } from './rounding';
import {
  type AfterSetOff,
  type HeadsOfIncome,
  lossTurns,
  type Placement,
  type PlainPot,
  setOffLosses,
  type Turn,
} from './set-off';
import { amountOf, specialClasses, totalSpecial } from './special-income';
import { type BroughtForwardLoss, type Readings, type Taxpayer, usualReadings } from './taxpayer';
import { isOutsideAdjusted, turnsOfTax } from './turns-of-tax';

/** Below this two taxes are the same, ₹. */
const speck = 1e-6;
/** A mixture of both orders is taken where it costs less by more than this, ₹. */
const worthMixing = 1e-3;

/** How losses met income where the Act names no order: the way taken, and the tax of each plain order, ₹. */
interface SetOffOrder {
  /** Income at slab rates first, income at special rates first, or some of both. */
  readonly taken: 'slabFirst' | 'specialFirst' | 'mixed';
  readonly slabFirstTax: number;
  readonly specialFirstTax: number;
}

/** One person's income-tax of one year in one regime, step by step, ₹. */
export interface Assessment {
  readonly regime: Regime;
  readonly salary: SalaryIncome;
  readonly houses: readonly HouseIncome[];
  readonly other: OtherIncome;
  /** The heads before and after set-off. */
  readonly heads: HeadsOfIncome;
  readonly afterSetOff: AfterSetOff;
  /** `null` where the order of set-off makes no difference. */
  readonly setOffOrder: SetOffOrder | null;
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

/** The heads of a person's income before losses meet each other. */
interface BeforeSetOff {
  readonly salary: SalaryIncome;
  readonly houses: readonly HouseIncome[];
  readonly other: OtherIncome;
  readonly heads: HeadsOfIncome;
}

function beforeSetOff(taxpayer: Taxpayer, year: IncomeTaxYear, regime: Regime, readings: Readings): BeforeSetOff {
  const salary = salaryIncome(taxpayer, year, regime);
  const houses = houseIncomes(taxpayer.houses, year, regime, readings);
  const other = otherIncome(taxpayer, year, regime);
  let house = 0;
  for (const each of houses) house += each.income;
  const heads: HeadsOfIncome = {
    salary: salary.income,
    house,
    regularBusiness: taxpayer.business.regular,
    speculativeBusiness: taxpayer.business.speculative,
    otherSources: other.income,
    ...gainsAndLosses(taxpayer, year),
  };
  return { salary, houses, other, heads };
}

/** From the income that losses leave to the tax. */
type Levy = Pick<
  Assessment,
  | 'grossTotalIncome'
  | 'specialIncome'
  | 'deductions'
  | 'totalDeductions'
  | 'totalIncome'
  | 'slabIncome'
  | 'charge'
  | 'reliefs'
  | 'tax'
>;

function levyOn(
  { plain, otherSources, business, special }: IncomeLeft,
  dividend: number,
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings,
): Levy {
  const treatyIncome = taxpayer.atTreatyRates?.total ?? 0;
  const specialIncome = totalSpecial(special) + treatyIncome;
  const grossTotalIncome = plain + specialIncome;
  let outsideAdjustedIncome = treatyIncome;
  for (const name of specialClasses(year)) {
    if (isOutsideAdjusted(name, year)) outsideAdjustedIncome += amountOf(special, name);
  }
  const deductions = chapterSixA(taxpayer, year, regime, {
    grossTotalIncome,
    specialIncome,
    outsideAdjustedIncome,
    businessIncome: business,
    otherSources,
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
      dividend: Math.min(dividend, otherSources, slabIncome),
      special,
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

/**
 * Returns the income-tax of a person for a year in a regime, from the heads of income to the tax after reliefs. Follows the
 * order of computation in `docs/decisions/007`; nothing is rounded but the total income (section 288A). The Act leaves open
 * whether a loss meets income at slab rates or at special rates: the way with the lowest tax is taken.
 */
export function assess(
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  readings: Readings = usualReadings,
): Assessment {
  const before = beforeSetOff(taxpayer, year, regime, readings);
  const { heads, other } = before;
  const taxOn = (left: IncomeLeft) => levyOn(left, other.dividend, taxpayer, year, regime, readings);
  const inOrder = (order: 'slabFirst' | 'specialFirst' | Placement): Assessment => {
    const after = setOffLosses(heads, taxpayer.losses, year, regime, readings, order);
    const { salary, house, regularBusiness, speculativeBusiness, otherSources, slabShortTerm, special } = after;
    const business = regularBusiness + speculativeBusiness;
    const plain = salary + house + business + otherSources + slabShortTerm;
    return {
      regime,
      ...before,
      afterSetOff: after,
      carriedForward: after.carriedForward,
      ...taxOn({ plain, otherSources, business, special }),
      setOffOrder: null,
    };
  };
  if (readings.setOffOrder !== 'best') return inOrder(readings.setOffOrder);
  const slabFirst = inOrder('slabFirst');
  // Nothing to set off, or nothing to save.
  if (slabFirst.afterSetOff.setOffs.length === 0 || slabFirst.tax <= 0) return slabFirst;
  const turns = lossTurns(heads, taxpayer.losses, year, regime);
  if (!hasChoice(turns)) return slabFirst;
  const specialFirst = totalSpecial(heads.special) > 0 ? inOrder('specialFirst') : slabFirst;
  const plainOrder = specialFirst.tax < slabFirst.tax - speck ? specialFirst : slabFirst;
  const choice = {
    turns,
    heads,
    year,
    interest: deductibleInterest(taxpayer, year, regime),
    where: turnsOfTax(taxpayer, heads, other.dividend, year, regime),
    gross: slabFirst.grossTotalIncome + setOffTotal(slabFirst.afterSetOff),
    taxOn: (left: IncomeLeft) => {
      const { tax, totalIncome, charge } = taxOn(left);
      const { incomeUpTo, atMost } = year.regimes[regime].rebate.value;
      const { against } = charge.rebate;
      return { tax, rebated: totalIncome <= incomeUpTo ? { against, atMost } : null };
    },
  };
  let best: ReturnType<typeof bestPlacement> = null;
  for (const spared of sparedHeads(taxpayer, other.dividend, slabFirst.grossTotalIncome, year, regime)) {
    best = bestPlacement({ ...choice, spared }, best ? best.tax : plainOrder.tax - worthMixing) ?? best;
  }
  const taken = best ? inOrder(best.placement) : plainOrder;
  if (taken === slabFirst && Math.abs(specialFirst.tax - slabFirst.tax) <= speck) return slabFirst;
  return {
    ...taken,
    setOffOrder: {
      taken: best ? 'mixed' : taken === slabFirst ? 'slabFirst' : 'specialFirst',
      slabFirstTax: slabFirst.tax,
      specialFirstTax: specialFirst.tax,
    },
  };
}

/**
 * Returns the heads that losses should meet last, one after the other: other sources where dividend in them is left out of the income that
 * decides the surcharge, or where interest in them is deducted, business where section 80JJAA asks for profits; with both, each order.
 */
function sparedHeads(
  taxpayer: Taxpayer,
  dividend: number,
  grossTotalIncome: number,
  year: IncomeTaxYear,
  regime: Regime,
): readonly (readonly PlainPot[])[] {
  const step = year.regimes[regime].surcharge.value.find(({ measure }) => measure === 'otherIncome');
  if (dividend > 0 && step && grossTotalIncome > step.above) return [['otherSources']];
  const interest: readonly PlainPot[] = deductibleInterest(taxpayer, year, regime) > 0 ? ['otherSources'] : [];
  const profit: readonly PlainPot[] =
    taxpayer.claims.newEmployeeCost > 0 ? ['speculativeBusiness', 'regularBusiness'] : [];
  const orders = [[...profit, ...interest]];
  if (interest.length > 0 && profit.length > 0) orders.push([...interest, ...profit]);
  return orders;
}

function setOffTotal({ setOffs }: AfterSetOff): number {
  let total = 0;
  for (const { amount } of setOffs) total += amount;
  return total;
}

/** Returns whether losses can be set off in more than one way. */
function hasChoice(turns: readonly Turn[]): boolean {
  return turns.some(({ plain, special }) => plain.length + special.length > 1);
}

/** Returns the assessments in both regimes, whichever was chosen. */
export function assessBoth(
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  readings: Readings = usualReadings,
): Readonly<Record<Regime, Assessment>> {
  return { new: assess(taxpayer, year, 'new', readings), old: assess(taxpayer, year, 'old', readings) };
}
