/**
 * House rent in the income-tax law: the exempt part of a house rent allowance, the deduction of a tenant who gets no
 * allowance, and the tax that a tenant deducts from the rent. Every figure of law is an argument. Nothing is rounded.
 */

/** A stretch of months in which nothing changed; the amounts are ₹ a month. */
export interface RentedMonths {
  readonly months: number;
  /** Salary as the rule counts it. */
  readonly salary: number;
  readonly allowance: number;
  readonly rent: number;
}

/** The percentages of rule 2A. */
export interface AllowancePercentages {
  /** Rent counts only above this percentage of salary. */
  readonly rentAboveSalary: number;
  /** The ceiling as a percentage of salary, for the place where the house is. */
  readonly salaryShare: number;
}

/** Which of the three limits is the least; where two are equal, the one named first here. */
type LeastLimit = 'allowance' | 'rent' | 'salary';

/** The three limits and the exempt amount, in ₹ for the whole stretch. */
export interface AllowanceLimits {
  readonly allowance: number;
  readonly rentAboveSalary: number;
  readonly salaryShare: number;
  readonly exempt: number;
  readonly least: LeastLimit;
}

/**
 * Returns the exempt part of a house rent allowance for one stretch of months: the least of the allowance, the rent above a
 * percentage of salary (never below zero) and a share of salary. Rule 2A, Income-tax Rules, 1962. The rule is about the
 * period in which the house was occupied, so each stretch is computed alone and the year is their sum.
 * @example allowanceLimits({ months: 12, salary: 100, allowance: 50, rent: 40 }, { rentAboveSalary: 10, salaryShare: 50 }).exempt // 360
 */
export function allowanceLimits(stretch: RentedMonths, percentages: AllowancePercentages): AllowanceLimits {
  const salary = stretch.salary * stretch.months;
  const allowance = stretch.allowance * stretch.months;
  const rentAboveSalary = Math.max(0, stretch.rent * stretch.months - (salary * percentages.rentAboveSalary) / 100);
  const salaryShare = (salary * percentages.salaryShare) / 100;
  const exempt = Math.min(allowance, rentAboveSalary, salaryShare);
  const least = exempt === allowance ? 'allowance' : exempt === rentAboveSalary ? 'rent' : 'salary';
  return { allowance, rentAboveSalary, salaryShare, exempt, least };
}

/**
 * Returns the rent a month, in ₹, up to which more rent makes more of the allowance exempt: the lesser of the allowance and
 * the share of salary, plus the percentage of salary that does not count. Above it the exemption stays as it is.
 */
export function rentAtPeak(
  month: { readonly salary: number; readonly allowance: number },
  percentages: AllowancePercentages,
): number {
  return (
    Math.min(month.allowance, (month.salary * percentages.salaryShare) / 100) +
    (month.salary * percentages.rentAboveSalary) / 100
  );
}

/** Returns the most allowance a month, in ₹, that can be exempt with this salary and rent: the lesser of the other two limits. */
export function allowanceAtPeak(
  month: { readonly salary: number; readonly rent: number },
  percentages: AllowancePercentages,
): number {
  return Math.min(
    Math.max(0, month.rent - (month.salary * percentages.rentAboveSalary) / 100),
    (month.salary * percentages.salaryShare) / 100,
  );
}

/** The figures of section 80GG. */
export interface RentDeductionRules {
  /** ₹ for each month of rent. */
  readonly perMonth: number;
  readonly incomePercent: number;
  /** Rent counts only above this percentage of income. */
  readonly rentAboveIncomePercent: number;
}

/** The three limits of section 80GG and the deduction, in ₹. */
export interface RentDeduction {
  readonly monthly: number;
  readonly incomeShare: number;
  readonly rentAboveIncome: number;
  readonly deduction: number;
  /** The least limit; where two are equal, the one named first here. */
  readonly least: 'rent' | 'monthly' | 'income';
}

/**
 * Returns the deduction for rent paid by a person without house rent allowance: the least of a fixed amount for each month,
 * a percentage of adjusted total income, and the rent above a percentage of that income (never below zero). Section 80GG.
 */
export function rentDeduction(
  year: { readonly rent: number; readonly months: number; readonly adjustedTotalIncome: number },
  rules: RentDeductionRules,
): RentDeduction {
  const monthly = rules.perMonth * year.months;
  const incomeShare = (year.adjustedTotalIncome * rules.incomePercent) / 100;
  const rentAboveIncome = Math.max(0, year.rent - (year.adjustedTotalIncome * rules.rentAboveIncomePercent) / 100);
  const deduction = Math.min(monthly, incomeShare, rentAboveIncome);
  const least = deduction === rentAboveIncome ? 'rent' : deduction === monthly ? 'monthly' : 'income';
  return { monthly, incomeShare, rentAboveIncome, deduction, least };
}

/**
 * Returns the tax that a tenant deducts once, from the last rent of a tenancy or of the year: a percentage of the rent of
 * every month whose rent is above the limit (a month at the limit is not). Section 194-IB(1) and (2). With
 * `cappedAtLastRent` it is never more than the last month's rent: section 194-IB(4), for a landlord without PAN.
 * @example taxFromRent([{ months: 12, rent: 60 }], { limitPerMonth: 50, percent: 5, cappedAtLastRent: false }) // { rent: 720, tax: 36 }
 */
export function taxFromRent(
  tenancy: readonly { readonly months: number; readonly rent: number }[],
  rules: { readonly limitPerMonth: number; readonly percent: number; readonly cappedAtLastRent: boolean },
): { readonly rent: number; readonly tax: number } {
  const rent = tenancy
    .filter((stretch) => stretch.rent > rules.limitPerMonth)
    .reduce((sum, stretch) => sum + stretch.rent * stretch.months, 0);
  const tax = (rent * rules.percent) / 100;
  const lastRent = tenancy.at(-1)?.rent ?? 0;
  return { rent, tax: rules.cappedAtLastRent ? Math.min(tax, lastRent) : tax };
}

/** Returns the percentage of the highest band that an amount is above; zero at or below the first. Bands ascend. */
export function percentOfBand(amount: number, bands: readonly (readonly [above: number, percent: number])[]): number {
  return bands.findLast(([above]) => amount > above)?.[1] ?? 0;
}
