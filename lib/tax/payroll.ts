/**
 * What an employer adds to and takes from a month's pay by law: provident fund with pension and deposit insurance,
 * state insurance, the share set aside for gratuity, wages under the labour codes, and how a year's income tax is spread
 * over the payslips. Every figure of law is an argument; amounts are ₹ a month by default.
 */
import { nearestRupee, roundHalfAwayFromZero } from '../rounding';

/** Returns the next whole rupee up; a whole rupee stays. A double that represents a whole rupee counts as one. */
export function nextHigherRupee(amount: number): number {
  return Math.ceil(roundHalfAwayFromZero(amount, 6)) + 0;
}

/** Rates of the provident fund, the pension scheme inside it and deposit insurance, %, with their ceilings, ₹ a month. */
export interface ProvidentFundRules {
  readonly percent: number;
  readonly wageCeiling: number;
  /** The ceilings of a month in which it changes, each with its share of the days (fractions that add up to 1). */
  readonly byDays?: readonly { readonly share: number; readonly wageCeiling: number }[];
  /** Of the employer's share, on wages up to the ceiling. */
  readonly pensionPercent: number;
}

/**
 * Returns the wages of a month up to the ceiling, ₹; where the ceiling changes within the month, each part of the days counts
 * with its own.
 * @example wagesUpToCeiling(20_000, { percent: 10, wageCeiling: 0, pensionPercent: 5, byDays: [{ share: 0.5, wageCeiling: 100 }, { share: 0.5, wageCeiling: 300 }] }) // 200
 */
export function wagesUpToCeiling(wages: number, { wageCeiling, byDays }: ProvidentFundRules): number {
  if (!byDays) return Math.min(wages, wageCeiling);
  return byDays.reduce((sum, part) => sum + part.share * Math.min(wages, part.wageCeiling), 0);
}

/** The monthly contributions; `pension` and `toAccount` make up the employer's share. */
export interface ProvidentFund {
  readonly wages: number;
  readonly employee: number;
  readonly employer: number;
  readonly pension: number;
  readonly toAccount: number;
}

/**
 * Returns the provident fund of a month: both shares on the wages (on wages up to the ceiling with `onCeiling`), each to
 * the nearest rupee. Out of the employer's share a member of the pension scheme has the pension percentage of wages up to
 * the ceiling there, to the nearest rupee. EPF Scheme, 1952, paragraphs 26A and 29; EPS, 1995, paragraph 3.
 * @example providentFund(300, { onCeiling: false, pensionMember: true }, { percent: 10, wageCeiling: 100, pensionPercent: 5 }).toAccount // 25
 */
export function providentFund(
  wages: number,
  member: { readonly onCeiling: boolean; readonly pensionMember: boolean },
  rules: ProvidentFundRules,
): ProvidentFund {
  const withinCeiling = wagesUpToCeiling(wages, rules);
  const counted = member.onCeiling ? withinCeiling : wages;
  const share = nearestRupee((counted * rules.percent) / 100);
  const pension = member.pensionMember
    ? Math.min(share, nearestRupee((withinCeiling * rules.pensionPercent) / 100))
    : 0;
  return { wages: counted, employee: share, employer: share, pension, toAccount: share - pension };
}

/**
 * Returns the employer's deposit insurance and administration charge of a month, ₹: the first on wages up to the ceiling,
 * each to the nearest rupee. The yearly least charge of an establishment is not one person's. EDLI Scheme, 1976, paragraph
 * 7.
 */
export function insuranceAndCharges(
  wages: number,
  rules: { readonly insurancePercent: number; readonly chargePercent: number; readonly wageCeiling: number },
): number {
  return (
    nearestRupee((Math.min(wages, rules.wageCeiling) * rules.insurancePercent) / 100) +
    nearestRupee((wages * rules.chargePercent) / 100)
  );
}

/** State insurance: %, the highest covered wages, ₹ a month, and the daily wage up to which the employee pays nothing. */
export interface StateInsuranceRules {
  readonly employeePercent: number;
  readonly employerPercent: number;
  readonly wagesUpTo: number;
  readonly freeDailyWage: number;
  /** Working days by which a monthly wage becomes a daily one. */
  readonly daysInMonth: number;
}

/** Whether wages are within the limit; an error of the arithmetic is not above it. */
const isWithin = (wages: number, { wagesUpTo }: StateInsuranceRules) => roundHalfAwayFromZero(wages, 6) <= wagesUpTo;

interface StateInsurance {
  readonly covered: boolean;
  readonly employee: number;
  readonly employer: number;
}

/**
 * Returns the state insurance on a month's wages: both shares rounded to the next rupee; nothing above the wage limit. ESI
 * (Central) Rules, 1950, rules 50 to 52.
 */
export function stateInsurance(wages: number, rules: StateInsuranceRules): StateInsurance {
  if (!isWithin(wages, rules)) return { covered: false, employee: 0, employer: 0 };
  const free = wages / rules.daysInMonth <= rules.freeDailyWage;
  return {
    covered: true,
    employee: free ? 0 : nextHigherRupee((wages * rules.employeePercent) / 100),
    employer: nextHigherRupee((wages * rules.employerPercent) / 100),
  };
}

/**
 * Returns the wages of a month and the employer's state insurance where both come out of one sum, ₹. The wages are covered
 * as long as they stay within the limit once the share is taken out; above that the whole sum is wages. The share is the
 * least whole rupee that is enough for the wages left, which can be one rupee more than is due.
 */
export function wagesWithinCost(
  cost: number,
  rules: StateInsuranceRules,
): { readonly wages: number; readonly employer: number } {
  const share = nextHigherRupee((cost * rules.employerPercent) / (100 + rules.employerPercent));
  const wages = cost - share;
  return cost > 0 && isWithin(wages, rules) ? { wages, employer: share } : { wages: cost, employer: 0 };
}

/** Returns the part of a month's pay that covers a year's gratuity, ₹: `days` of `monthDays` days' wages, over twelve months. */
export function gratuityShare(wages: number, rules: { readonly days: number; readonly monthDays: number }): number {
  return (wages * rules.days) / rules.monthDays / 12;
}

/**
 * Returns the wages under the labour codes: basic pay and dearness allowance, and the part of the other pay that is above
 * the given percentage of all remuneration. That is no less than the rest of remuneration. Code on Social Security,
 * 2020, section 2(88), first proviso.
 * @example codeWages(30, 100, 50) // 50
 */
export function codeWages(basic: number, remuneration: number, excludedUpToPercent: number): number {
  return Math.max(basic, (remuneration * (100 - excludedUpToPercent)) / 100);
}

/**
 * Returns a year's tax by payslip, whole rupees that add up to `total` exactly: each month has its weight's share to the
 * nearest rupee, the last month what is left. No month is below zero. Equal shares where all weights are zero.
 * @example taxByWeight(100, [1, 1, 1]) // [33, 33, 34]
 */
export function taxByWeight(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total;
  return weights.map((weight, index) => {
    const share = all > 0 ? weight / all : 1 / weights.length;
    const tax = index === weights.length - 1 ? left : Math.min(left, nearestRupee(total * share));
    left -= tax;
    return tax;
  });
}

/**
 * Returns a year's tax by payslip where the employer learns of one-off pay only when it pays it. `known` is the year's tax
 * on what is known in each month; it never falls, and the last entry is the tax of the year. `regular` is the tax without any
 * one-off pay. With `atOnce` the tax that a payment adds is taken in its month, be it the first; otherwise what is missing is
 * spread evenly over the months left. The last month balances.
 * @example taxAsKnown([120, 240], 120, 'atOnce') // [60, 180]
 */
export function taxAsKnown(known: readonly number[], regular: number, spread: 'atOnce' | 'overRest'): number[] {
  const even = nearestRupee(regular / known.length);
  let taken = 0;
  return known.map((tax, index) => {
    const left = tax - taken;
    const added = tax - (known[index - 1] ?? regular);
    const wanted = spread === 'atOnce' ? even + added : nearestRupee(left / (known.length - index));
    const now = index === known.length - 1 ? left : Math.min(left, wanted);
    taken += now;
    return now;
  });
}
