import type { Result } from '@/lib/calculator';
import { type IsoMonth, monthsBetween } from '@/lib/calendar';
import { nearestRupee } from '@/lib/rounding';
import { stepValue } from '@/lib/step-value';
import { sum, sumOf } from '@/lib/sum';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { Regime } from '@/lib/tax/income-tax-year';
import { taxAsKnown, taxByWeight } from '@/lib/tax/payroll';
import { professionalTaxByMonth } from '@/lib/tax/professional-tax';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import { ages } from './ages';
import type { TakeHomeInput } from './form';
import { type MonthOfPay, type MonthRun, monthOfPay, overYear, type PayrollLaw } from './pay';
import { personOf, type TaxFacts } from './person';
import { monthOf, monthsOf, type Setting, settingOf } from './setting';

/** One payslip, ₹. */
export interface Payslip {
  readonly month: IsoMonth;
  /** Ordinary pay, and bonus, variable pay and joining bonus paid in the month. */
  readonly pay: number;
  readonly oneOff: number;
  /** Own share of EPF, and VPF. */
  readonly ownEpf: number;
  readonly nps: number;
  readonly esi: number;
  readonly professionalTax: number;
  readonly welfareFund: number;
  readonly tax: number;
  readonly inHand: number;
}

/** Sums of a year's payslips and what they are computed from, ₹. */
export interface SalaryYear extends TaxFacts {
  readonly ctc: number;
  readonly regime: Regime;
  /** A month without one-off pay, by the law of the last month worked. */
  readonly ordinaryMonth: MonthOfPay;
  /** The months worked, in runs of the same pay. */
  readonly runs: readonly MonthRun[];
  readonly slips: readonly Payslip[];
  /** The payslip of a usual month: of the ordinary ones, that with the most frequent professional tax. */
  readonly usual: Payslip;
  readonly total: Omit<Payslip, 'month'>;
  readonly person: Taxpayer;
  readonly assessment: Assessment;
  /** Tax of the year to the nearest rupee, an earlier employer's part included. */
  readonly tax: number;
  /** What an earlier employer deducted above that tax: it comes back with the return. */
  readonly refund: number;
}

/** Returns professional tax by month of the financial year. */
function professionalTaxes(setting: Setting, paid: readonly MonthOfPay[], person: Taxpayer, regime: Regime): number[] {
  const { input, year, firstMonth, worked, stateRules } = setting;
  const { professionalTax: onPayslip } = input;
  if (onPayslip !== null) {
    return monthsOf(firstMonth).map((each) => (worked.includes(each) ? onPayslip : 0));
  }
  const usesIncome = stateRules[0]?.value.base === 'flat';
  const limit = year.regimes[regime].slabs.value[person.age][0]?.[0] ?? 0;
  return professionalTaxByMonth(
    {
      payOf: (month) => paid[worked.indexOf(month)]?.gross ?? 0,
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
  const cached = new Map<number, number>();
  /** The tax to deduct where one-off pay of that much is not known yet. */
  const taxWithout = (untold: number): number => {
    const before = cached.get(untold);
    if (before !== undefined) return before;
    const salary = { ...person.salary, gross: Math.max(0, person.salary.gross - untold) };
    const expected = untold === 0 ? tax : nearestRupee(assess({ ...person, salary }, year, regime).tax);
    const owed = Math.min(due, Math.max(0, expected - nearestRupee(input.earlierTax)));
    cached.set(untold, owed);
    return owed;
  };
  let untold = sum(oneOff);
  const regular = taxWithout(untold);
  const taxes = oneOff.map((amount) => {
    untold -= amount;
    return taxWithout(untold);
  });
  // The last payslip settles the tax of the year, without the rounding error of a sum of doubles.
  return taxAsKnown([...taxes.slice(0, -1), due], regular, input.bonusTax);
}

/**
 * Returns an ordinary month for each month worked; months of the same law share one object. A payslip that was typed holds in every
 * month: where the employer's share differs, the cost does, and not the pay.
 */
function monthsOfPay({ input, laws, moreCost }: Setting, ctc: number): MonthOfPay[] {
  const byLaw = new Map<PayrollLaw, MonthOfPay>();
  return laws.map((law, index) => {
    const cost = ctc + (moreCost[index] ?? 0) * 12;
    const ofLaw = cost === ctc ? input : { ...input, basicPercent: (input.basicPercent * ctc) / cost };
    const month = byLaw.get(law) ?? monthOfPay(ofLaw, cost, law);
    byLaw.set(law, month);
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

/** Returns the payslip of each month worked. */
function slipsOf(
  { input, firstMonth, worked, oneOff }: Setting,
  months: readonly MonthOfPay[],
  stateTaxes: readonly number[],
  taxes: readonly number[],
): Payslip[] {
  const december = monthOf(input.financialYear, '12');
  const welfareMonth = worked.includes(december) ? december : worked.at(-1);
  return months.map((ordinary, index): Payslip => {
    const month = worked[index] ?? firstMonth;
    const parts = {
      ownEpf: ordinary.epf.employee + ordinary.voluntaryFund,
      nps: ordinary.ownNps,
      esi: ordinary.ownEsi,
      professionalTax: stateTaxes[monthsBetween(firstMonth, month)] ?? 0,
      welfareFund: month === welfareMonth ? input.welfareFund : 0,
      tax: taxes[index] ?? 0,
    };
    const { ownEpf, nps, esi, professionalTax, welfareFund, tax } = parts;
    const extra = oneOff[index] ?? 0;
    const inHand = ordinary.gross + extra - ownEpf - nps - esi - professionalTax - welfareFund - tax;
    return { month, pay: ordinary.gross, oneOff: extra, ...parts, inHand };
  });
}

/** Returns the payslips of a year at a CTC and in a regime. */
export function salaryYear(setting: Setting, ctc: number, regime: Regime): SalaryYear {
  const { input, year, worked } = setting;
  const months = monthsOfPay(setting, ctc);
  const ordinaryMonth = months.at(-1) ?? monthOfPay(input, ctc, setting.lastLaw);
  const runs = runsOf(worked, months);
  const { person: beforeStateTax, facts } = personOf(setting, runs);
  const stateTaxes = professionalTaxes(setting, months, beforeStateTax, regime);
  const person = { ...beforeStateTax, salary: { ...beforeStateTax.salary, professionalTax: sum(stateTaxes) } };
  const assessment = assess(person, year, regime);
  const tax = nearestRupee(assessment.tax);
  const taxes = taxBySlip(
    setting,
    person,
    regime,
    tax,
    months.map(({ gross }) => gross),
  );
  const slips = slipsOf(setting, months, stateTaxes, taxes);
  return {
    ctc,
    regime,
    ordinaryMonth,
    runs,
    slips,
    usual: usualSlip(slips.filter((_, index) => months[index] === ordinaryMonth)),
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
  return among.reduce((best, slip) => (times(slip.professionalTax) > times(best.professionalTax) ? slip : best));
}

function totalOf(slips: readonly Payslip[]): Omit<Payslip, 'month'> {
  const total = (name: Exclude<keyof Payslip, 'month'>) => sumOf(slips, (slip) => slip[name]);
  return {
    pay: total('pay'),
    oneOff: total('oneOff'),
    ownEpf: total('ownEpf'),
    nps: total('nps'),
    esi: total('esi'),
    professionalTax: total('professionalTax'),
    welfareFund: total('welfareFund'),
    tax: total('tax'),
    inHand: total('inHand'),
  };
}

/** The label of the step that holds the CTC of an answer. */
export const ctcLabel = 'CTC a year';

/** The label of the step that holds the tax that this employer deducts. */
export const tdsLabel = 'TDS for the year';

/** Returns the year's pay for pages that ask for it: basic pay, HRA, other exempt allowances, what went into the fund with other savings, professional tax, the
 * employer's NPS, and the tax that all employers deducted; ₹. */
export function yearOfPay(typed: TakeHomeInput, result: Result) {
  const setting = settingOf(typed);
  const ctc = stepValue(result, ctcLabel);
  const { person, runs, hraExempt } = salaryYear(setting, ctc, setting.input.regime);
  return {
    basic: person.salary.basic,
    employerNps: person.salary.employerNps,
    savings: person.claims.savings,
    professionalTax: person.salary.professionalTax,
    hra: overYear(runs, (month) => month.hra),
    allowances: person.salary.personalAllowances - hraExempt,
    // The salary of an earlier employer goes along, and so does the tax on it.
    tds: stepValue(result, tdsLabel) + typed.earlierTax,
  };
}
