import { childrenAllowances, employerFundFree, gifts, ownCar } from '@/content/rules/payroll';
import { houseRent } from '@/content/rules/years/house-rent';
import { rulesOfYear } from '@/lib/law';
import { sum, sumOf } from '@/lib/sum';
import { allowanceLimits } from '@/lib/tax/house-rent';
import { emptyTaxpayer, plainHouse, type Taxpayer } from '@/lib/tax/taxpayer';
import { ages } from './ages';
import { type MonthOfPay, type MonthRun, overYear } from './pay';
import type { Setting } from './setting';

/** Returns the exempt part of the HRA of the months worked, old regime. */
function exemptHra({ input }: Setting, runs: readonly MonthRun[]): number {
  const rules = rulesOfYear(houseRent, input.financialYear);
  const { metro, elsewhere } = rules.salaryShare.value;
  const percentages = { rentAboveSalary: rules.rentAboveSalary.value, salaryShare: input.metro ? metro : elsewhere };
  return sumOf(runs, ({ month, count }) => {
    const months = { months: count, salary: month.basic, allowance: month.hra, rent: input.rent };
    return allowanceLimits(months, percentages).exempt;
  });
}

/**
 * Returns the taxed part of what the employer pays into funds: EPF above a share of salary, under the Act of 1961, and all of them above the
 * limit.
 */
function taxedContributions({ year }: Setting, runs: readonly MonthRun[]) {
  const contributions = overYear(runs, (month) => month.epf.toAccount + month.employerNps);
  const isFree = year.act === 'act2025';
  // Rounding to the rupee is no excess: only wages above the salary can bring one.
  const epfTaxed = overYear(runs, (month) =>
    !isFree && month.epf.wages > month.basic
      ? Math.max(0, month.epf.toAccount - (month.basic * employerFundFree.value) / 100)
      : 0,
  );
  const limit = year.retirement.employerContributions.value;
  return { contributions, epfTaxed, contributionsTaxed: Math.max(0, contributions - epfTaxed - limit) };
}

/** Returns the exempt part of the allowances for children in one month, ₹: at most what the law gives for each child. */
function exemptForChildren({ input, year }: Setting): number {
  const { education, hostel } = childrenAllowances[year.act].value;
  const children = Number(input.children);
  if (children === 0) return 0;
  return Math.min(input.educationAllowance, education * children) + Math.min(input.hostelAllowance, hostel * children);
}

/** What of the employer's contributions, the allowances and the gifts of the year is exempt or taxed, ₹. */
export interface TaxFacts {
  /** Employer's contributions to EPF, without the pension scheme, and NPS; the part of them that is taxed. */
  readonly contributions: number;
  readonly contributionsTaxed: number;
  readonly epfTaxed: number;
  readonly hraExempt: number;
  readonly carExempt: number;
  readonly childrenExempt: number;
  readonly giftsTaxed: number;
}

/** Returns the taxpayer of the year before professional tax, and the exempt and taxed amounts found on the way, ₹. */
export function personOf(
  setting: Setting,
  runs: readonly MonthRun[],
): { readonly person: Taxpayer; readonly facts: TaxFacts } {
  const { input, year } = setting;
  const total = (of: (month: MonthOfPay) => number) => overYear(runs, of);
  const taxed = taxedContributions(setting, runs);
  const { small, large } = ownCar[year.act].value;
  const carExempt = total((month) => Math.min(month.fuel, input.largeCar ? large : small));
  // Under the Act of 2025 meals are free in both regimes, under that of 1961 in the old one alone.
  const meals = year.act === 'act1961' ? total((month) => month.meals) : 0;
  const hraExempt = exemptHra(setting, runs);
  // Allowances are parts of the pay beyond basic pay and HRA: more than that cannot be exempt.
  const childrenInMonth = exemptForChildren(setting);
  const childrenExempt = total((month) => Math.min(childrenInMonth, month.special));
  const leaveTravel = Math.min(input.leaveTravel, total((month) => month.special) - childrenExempt);
  const giftsTaxed = input.gifts < gifts[year.act].value ? 0 : input.gifts;
  const taxedBesidePay =
    total((month) => month.employerNps + month.fuel) +
    meals +
    giftsTaxed -
    carExempt +
    taxed.epfTaxed +
    taxed.contributionsTaxed;
  const { band } = ages[input.age];
  const person: Taxpayer = {
    ...emptyTaxpayer,
    age: band,
    salary: {
      ...emptyTaxpayer.salary,
      gross: total((month) => month.gross) + sum(setting.oneOff) + taxedBesidePay + input.earlierSalary,
      personalAllowances: hraExempt + leaveTravel + childrenExempt + meals,
      basic: total((month) => month.basic),
      employerNps: total((month) => month.employerNps),
    },
    houses: input.homeLoan === 0 ? [] : [{ ...plainHouse, interest: input.homeLoan }],
    other: { ...emptyTaxpayer.other, other: input.otherIncome },
    claims: {
      ...emptyTaxpayer.claims,
      savings: total((month) => month.epf.employee + month.voluntaryFund) + input.savings,
      ownNps: total((month) => month.ownNps),
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health,
        familySenior: band !== 'below60',
        parents: input.healthParents,
        parentsSenior: input.parentsSenior,
      },
      // A deduction without a ceiling: the visitor has already limited it.
      other: input.otherDeductions,
    },
  };
  return { person, facts: { hraExempt, carExempt, childrenExempt, giftsTaxed, ...taxed } };
}
