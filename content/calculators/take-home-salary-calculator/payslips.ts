import { incomeTaxYears } from '@/content/rules/income-tax';
import { houseRent } from '@/content/rules/income-tax/house-rent';
import {
  childrenAllowances,
  childrenAllowances2026,
  employerFundFree,
  gifts,
  gifts2026,
  ownCar,
  ownCar2026,
} from '@/content/rules/payroll';
import { professionalTax, type TaxingState } from '@/content/rules/professional-tax';
import { addMonths, firstYearOf, type IsoMonth, monthsBetween } from '@/lib/calendar';
import { type Rule, rulesOfYear, valueOn } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { type Assessment, assess } from '@/lib/tax/assess';
import { allowanceLimits } from '@/lib/tax/house-rent';
import type { AgeBand, IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { taxAsKnown, taxByWeight } from '@/lib/tax/payroll';
import { type ProfessionalTaxRule, professionalTaxByMonth } from '@/lib/tax/professional-tax';
import { emptyTaxpayer, type House, plainHouse, type Taxpayer } from '@/lib/tax/taxpayer';
import type { TakeHomeInput } from './form';
import { type MonthOfPay, monthOfPay, type PayrollLaw, payrollLaw, payrollLaws, withCtc } from './pay';

/** One payslip, ₹. */
export interface Payslip {
  readonly month: IsoMonth;
  /** Ordinary pay, and bonus, variable pay and joining bonus paid in the month. */
  readonly pay: number;
  readonly oneOff: number;
  readonly fund: number;
  readonly nps: number;
  readonly insurance: number;
  readonly professionalTax: number;
  readonly welfareFund: number;
  readonly tax: number;
  readonly inHand: number;
}

/** Months in a row with the same ordinary pay. */
export interface MonthRun {
  readonly first: IsoMonth;
  readonly last: IsoMonth;
  readonly count: number;
  readonly month: MonthOfPay;
}

/** Returns the sum over the year of an amount of an ordinary month, ₹. */
export function overYear(runs: readonly MonthRun[], of: (month: MonthOfPay) => number): number {
  return runs.reduce((sum, { month, count }) => sum + of(month) * count, 0);
}

/** Sums of a year's payslips and what they are computed from, ₹. */
export interface SalaryYear {
  readonly ctc: number;
  readonly regime: Regime;
  /** An ordinary month by the law of the last month worked. */
  readonly month: MonthOfPay;
  /** The months worked, in runs of the same pay. */
  readonly runs: readonly MonthRun[];
  readonly slips: readonly Payslip[];
  /** The payslip of a usual month. */
  readonly usual: Payslip;
  readonly total: Omit<Payslip, 'month'>;
  readonly person: Taxpayer;
  readonly assessment: Assessment;
  /** Tax of the year to the nearest rupee, an earlier employer's part included. */
  readonly tax: number;
  /** What an earlier employer deducted above that tax: it comes back with the return. */
  readonly refund: number;
  /** Employer's contributions to EPF, without the pension scheme, and NPS; the part of them that is taxed. */
  readonly contributions: number;
  readonly contributionsTaxed: number;
  readonly fundTaxed: number;
  readonly hraExempt: number;
  readonly carExempt: number;
  readonly childrenExempt: number;
  readonly giftsTaxed: number;
}

/** What does not change with the CTC or the regime: months, law, one-off payments. */
export interface Setting {
  readonly input: TakeHomeInput;
  /** The law of the last month worked, and that of each month. */
  readonly law: PayrollLaw;
  readonly laws: readonly PayrollLaw[];
  /** By month worked: what the payslip that was typed costs the employer above the last month, as its law differs; else 0. ₹. */
  readonly moreCost: readonly number[];
  readonly year: IncomeTaxYear;
  readonly firstMonth: IsoMonth;
  readonly worked: readonly IsoMonth[];
  /** One-off pay by month worked. */
  readonly oneOff: readonly number[];
  /** The rule in force on each month, April first; null in a State without the tax. */
  readonly stateRules: readonly (Rule<ProfessionalTaxRule> | null)[];
}

/** Returns the month of the financial year, as '2025-07', that a choice of month ('07') means. */
export function monthOf(financialYear: string, month: string): IsoMonth {
  const first = firstYearOf(financialYear);
  return `${Number(month) >= 4 ? first : first + 1}-${month}`;
}

const isTaxing = (state: string): state is TaxingState => Object.hasOwn(professionalTax, state);

/** Returns the setting of an input; where the payslip is known, with the CTC that it comes from. */
export function settingOf(typed: TakeHomeInput): Setting {
  const { financialYear } = typed;
  const input = withCtc(typed, payrollLaw(typed, monthOf(financialYear, typed.left)));
  const firstMonth = monthOf(financialYear, '04');
  const from = monthsBetween(firstMonth, monthOf(financialYear, input.joined));
  const to = monthsBetween(firstMonth, monthOf(financialYear, input.left));
  const months = Array.from({ length: 12 }, (_, index) => addMonths(firstMonth, index));
  const worked = months.slice(from, to + 1);
  const share = worked.length / 12;
  const payments = [
    { month: input.bonusMonth, amount: input.bonus * share },
    { month: input.variableMonth, amount: (input.variable * share * input.variablePaid) / 100 },
    { month: input.joiningBonusMonth, amount: input.joiningBonus },
  ];
  const laws = payrollLaws(input, worked);
  const series = isTaxing(input.state) ? professionalTax[input.state] : null;
  return {
    input,
    law: laws.at(-1) ?? payrollLaw(input, firstMonth),
    laws,
    moreCost: laws.map((law) => withCtc(typed, law).ctc / 12 - input.ctc / 12),
    year: rulesOfYear(incomeTaxYears, financialYear),
    firstMonth,
    worked,
    oneOff: worked.map((month) =>
      payments.reduce(
        (sum, payment) => sum + (monthOf(financialYear, payment.month) === month ? payment.amount : 0),
        0,
      ),
    ),
    stateRules: months.map((month) => series && valueOn(series, `${month}-01`)),
  };
}

const ages: Readonly<Record<TakeHomeInput['age'], { readonly years: number; readonly band: AgeBand }>> = {
  below60: { years: 0, band: 'below60' },
  from60: { years: 60, band: 'senior' },
  from65: { years: 65, band: 'senior' },
  from80: { years: 80, band: 'verySenior' },
};

function homeWithLoan(interest: number): readonly House[] {
  if (interest === 0) return [];
  return [{ ...plainHouse, interest }];
}

/** Returns the exempt part of the HRA of the months worked, old regime. */
function exemptHra({ input }: Setting, runs: readonly MonthRun[]): number {
  const rules = rulesOfYear(houseRent, input.financialYear);
  const { metro, elsewhere } = rules.salaryShare.value;
  return runs.reduce(
    (sum, { month, count }) =>
      sum +
      allowanceLimits(
        { months: count, salary: month.basic, allowance: month.hra, rent: input.rent },
        { rentAboveSalary: rules.rentAboveSalary.value, salaryShare: input.metro ? metro : elsewhere },
      ).exempt,
    0,
  );
}

/**
 * Returns the taxed part of what the employer pays into funds: EPF above a share of salary, up to FY 2025-26, and all of them above the
 * limit.
 */
function taxedContributions({ year }: Setting, runs: readonly MonthRun[]) {
  const contributions = overYear(runs, (month) => month.fund.fund + month.employerNps);
  const isFree = year.act === 'act2025';
  // Rounding to the rupee is no excess: only wages above the salary can bring one.
  const fundTaxed = overYear(runs, (month) =>
    !isFree && month.fund.wages > month.basic
      ? Math.max(0, month.fund.fund - (month.basic * employerFundFree.value) / 100)
      : 0,
  );
  const limit = year.retirement.employerContributions.value;
  return { contributions, fundTaxed, contributionsTaxed: Math.max(0, contributions - fundTaxed - limit) };
}

/** Returns the fuel and upkeep of the own car free of tax, ₹ a month by engine, under the law of a year. */
export function ownCarRule({ act }: IncomeTaxYear): typeof ownCar {
  return act === 'act1961' ? ownCar : ownCar2026;
}

/** Allowances for children free in the old regime, under the law of a year. */
export function childrenRule({ act }: IncomeTaxYear): typeof childrenAllowances {
  return act === 'act1961' ? childrenAllowances : childrenAllowances2026;
}

/** Returns the value below which gifts of a year are no perquisite, under the law of a year. */
export function giftRule({ act }: IncomeTaxYear): typeof gifts {
  return act === 'act1961' ? gifts : gifts2026;
}

/** Returns the exempt part of the allowances for children in one month, ₹: at most what the law gives for each child. */
function exemptForChildren({ input, year }: Setting): number {
  const { education, hostel } = childrenRule(year).value;
  const children = Number(input.children);
  if (children === 0) return 0;
  return Math.min(input.educationAllowance, education * children) + Math.min(input.hostelAllowance, hostel * children);
}

/** Returns the person as the income-tax law sees the year, but for professional tax. */
function personOf(setting: Setting, runs: readonly MonthRun[]) {
  const { input, year } = setting;
  const total = (of: (month: MonthOfPay) => number) => overYear(runs, of);
  const taxed = taxedContributions(setting, runs);
  const { small, large } = ownCarRule(year).value;
  const carExempt = total((month) => Math.min(month.fuel, input.largeCar ? large : small));
  // From tax year 2026-27 meals are free in both regimes, up to FY 2025-26 in the old one alone.
  const meals = year.act === 'act1961' ? total((month) => month.meals) : 0;
  const oneOff = setting.oneOff.reduce((sum, amount) => sum + amount, 0);
  const hraExempt = exemptHra(setting, runs);
  // Allowances are parts of the pay beyond basic pay and HRA: more than that cannot be exempt.
  const childrenInMonth = exemptForChildren(setting);
  const childrenExempt = total((month) => Math.min(childrenInMonth, month.special));
  const leaveTravel = Math.min(input.leaveTravel, total((month) => month.special) - childrenExempt);
  const giftsTaxed = input.gifts < giftRule(year).value ? 0 : input.gifts;
  const beside =
    total((month) => month.employerNps + month.fuel) +
    meals +
    giftsTaxed -
    carExempt +
    taxed.fundTaxed +
    taxed.contributionsTaxed;
  const { band } = ages[input.age];
  const person: Taxpayer = {
    ...emptyTaxpayer,
    age: band,
    salary: {
      ...emptyTaxpayer.salary,
      gross: total((month) => month.gross) + oneOff + beside + input.earlierSalary,
      personalAllowances: hraExempt + leaveTravel + childrenExempt + meals,
      basic: total((month) => month.basic),
      employerNps: total((month) => month.employerNps),
    },
    houses: homeWithLoan(input.homeLoan),
    other: { ...emptyTaxpayer.other, other: input.otherIncome },
    claims: {
      ...emptyTaxpayer.claims,
      savings: total((month) => month.fund.employee + month.voluntaryFund) + input.savings,
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
  return { person, hraExempt, carExempt, childrenExempt, giftsTaxed, ...taxed };
}

/** Returns professional tax by month of the financial year. */
function professionalTaxes(setting: Setting, month: MonthOfPay, person: Taxpayer, regime: Regime): number[] {
  const { input, year, firstMonth, worked, stateRules } = setting;
  const { professionalTax: onPayslip } = input;
  if (onPayslip !== null) return worked.map(() => onPayslip);
  const usesIncome = stateRules[0]?.value.base === 'flat';
  const limit = year.regimes[regime].slabs.value[person.age][0]?.[0] ?? 0;
  return professionalTaxByMonth(
    {
      monthlyPay: month.gross,
      worked,
      woman: input.woman,
      age: ages[input.age].years,
      aboveIncomeTaxLimit: usesIncome && assess(person, year, regime).totalIncome > limit,
    },
    firstMonth,
    (each) => stateRules[monthsBetween(firstMonth, each)]?.value ?? null,
  );
}

/** Returns the year's tax by payslip, with what an earlier employer deducted taken off first. */
function taxBySlip(setting: Setting, person: Taxpayer, regime: Regime, tax: number, pay: readonly number[]): number[] {
  const { input, year, oneOff } = setting;
  const due = Math.max(0, tax - nearestRupee(input.earlierTax));
  const hasOneOff = oneOff.some((amount) => amount > 0);
  if (input.bonusTax === 'averageRate' || !hasOneOff) {
    return taxByWeight(
      due,
      oneOff.map((amount, index) => (pay[index] ?? 0) + amount),
    );
  }
  const paid = oneOff.reduce((sum, amount) => sum + amount, 0);
  let known = -paid;
  const seen = new Map<number, number>();
  const taxes = oneOff.map((amount) => {
    known += amount;
    const before = seen.get(known);
    if (before !== undefined) return before;
    const salary = { ...person.salary, gross: Math.max(0, person.salary.gross + known) };
    const expected = known === 0 ? tax : nearestRupee(assess({ ...person, salary }, year, regime).tax);
    const owed = Math.min(due, Math.max(0, expected - nearestRupee(input.earlierTax)));
    seen.set(known, owed);
    return owed;
  });
  // The last payslip settles the tax of the year, whatever a sum of doubles left over.
  return taxAsKnown([...taxes.slice(0, -1), due], input.bonusTax);
}

/**
 * Returns an ordinary month for each month worked; months of the same law share one object. A payslip that was typed holds in every
 * month: where the employer's share differs, the cost does, and not the pay.
 */
function monthsOfPay({ input, laws, moreCost }: Setting, ctc: number): MonthOfPay[] {
  const known = new Map<PayrollLaw, MonthOfPay>();
  return laws.map((law, index) => {
    const cost = ctc + (moreCost[index] ?? 0) * 12;
    const ofLaw = cost === ctc ? input : { ...input, basicPercent: (input.basicPercent * ctc) / cost };
    const month = known.get(law) ?? monthOfPay(ofLaw, cost, law);
    known.set(law, month);
    return month;
  });
}

function runsOf(worked: readonly IsoMonth[], months: readonly MonthOfPay[]): MonthRun[] {
  const runs: MonthRun[] = [];
  worked.forEach((last, index) => {
    const month = months[index];
    const run = runs.at(-1);
    if (!month) return;
    if (run?.month === month) runs[runs.length - 1] = { ...run, last, count: run.count + 1 };
    else runs.push({ first: last, last, count: 1, month });
  });
  return runs;
}

/** Returns the payslips of a year at a CTC and in a regime. */
export function salaryYear(setting: Setting, ctc: number, regime: Regime): SalaryYear {
  const { input, year, firstMonth, worked, oneOff } = setting;
  const months = monthsOfPay(setting, ctc);
  const month = months.at(-1) ?? monthOfPay(input, ctc, setting.law);
  const runs = runsOf(worked, months);
  const { person: beforeStateTax, ...facts } = personOf(setting, runs);
  const stateTaxes = professionalTaxes(setting, month, beforeStateTax, regime);
  const stateTax = stateTaxes.reduce((sum, each) => sum + each, 0);
  const person = { ...beforeStateTax, salary: { ...beforeStateTax.salary, professionalTax: stateTax } };
  const assessment = assess(person, year, regime);
  const tax = nearestRupee(assessment.tax);
  const taxes = taxBySlip(
    setting,
    person,
    regime,
    tax,
    months.map(({ gross }) => gross),
  );
  const december = monthOf(input.financialYear, '12');
  const welfareMonth = worked.includes(december) ? december : worked.at(-1);
  const slips = worked.map((each, index): Payslip => {
    const ordinary = months[index] ?? month;
    const fund = ordinary.fund.employee + ordinary.voluntaryFund;
    const stateTaxNow = stateTaxes[monthsBetween(firstMonth, each)] ?? 0;
    const welfareFund = each === welfareMonth ? input.welfareFund : 0;
    const extra = oneOff[index] ?? 0;
    const taxNow = taxes[index] ?? 0;
    return {
      month: each,
      pay: ordinary.gross,
      oneOff: extra,
      fund,
      nps: ordinary.ownNps,
      insurance: ordinary.ownInsurance,
      professionalTax: stateTaxNow,
      welfareFund,
      tax: taxNow,
      inHand:
        ordinary.gross + extra - fund - ordinary.ownNps - ordinary.ownInsurance - stateTaxNow - welfareFund - taxNow,
    };
  });
  return {
    ctc,
    regime,
    month,
    runs,
    slips,
    usual: usualSlip(slips.filter((_, index) => months[index] === month)),
    total: totalOf(slips),
    person,
    assessment,
    tax,
    refund: Math.max(0, nearestRupee(input.earlierTax) - tax),
    ...facts,
  };
}

/** Returns the first payslip without one-off pay whose professional tax is the most frequent one; else the first of all. */
function usualSlip(slips: readonly Payslip[]): Payslip {
  const plain = slips.filter((slip) => slip.oneOff === 0 && slip.welfareFund === 0);
  const among = plain.length > 0 ? plain : slips;
  const times = (tax: number) => among.filter((slip) => slip.professionalTax === tax).length;
  const found = among.reduce((best, slip) => (times(slip.professionalTax) > times(best.professionalTax) ? slip : best));
  return found;
}

function totalOf(slips: readonly Payslip[]): Omit<Payslip, 'month'> {
  const sum = (of: (slip: Payslip) => number) => slips.reduce((total, slip) => total + of(slip), 0);
  return {
    pay: sum((slip) => slip.pay),
    oneOff: sum((slip) => slip.oneOff),
    fund: sum((slip) => slip.fund),
    nps: sum((slip) => slip.nps),
    insurance: sum((slip) => slip.insurance),
    professionalTax: sum((slip) => slip.professionalTax),
    welfareFund: sum((slip) => slip.welfareFund),
    tax: sum((slip) => slip.tax),
    inHand: sum((slip) => slip.inHand),
  };
}
