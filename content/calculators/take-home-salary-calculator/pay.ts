import {
  codeWagesRule,
  gratuityWages,
  insuranceAndCharge,
  providentFundRules,
  stateInsuranceRules,
} from '@/content/rules/payroll';
import { addMonths, daysBetween, type IsoMonth } from '@/lib/calendar';
import { valueOn } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { sumOf } from '@/lib/sum';
import {
  codeWages,
  gratuityShare,
  insuranceAndCharges,
  type ProvidentFund,
  type ProvidentFundRules,
  providentFund,
  type StateInsuranceRules,
  stateInsurance,
  wagesUpToCeiling,
  wagesWithinCost,
} from '@/lib/tax/payroll';
import { isPensionMember } from './ages';
import type { TakeHomeInput } from './form';

/** The law of payroll in one month. */
export interface PayrollLaw {
  readonly epf: ProvidentFundRules;
  /** Deposit-linked insurance (EDLI) and the charge for administration. */
  readonly charges: { readonly insurancePercent: number; readonly chargePercent: number; readonly wageCeiling: number };
  readonly esi: StateInsuranceRules;
}

/** Returns the wage ceilings of a month by their share of its days; null where one holds throughout. */
function ceilingsOf(month: IsoMonth): ProvidentFundRules['byDays'] | null {
  const first = `${month}-01`;
  const days = daysBetween(first, `${addMonths(month, 1)}-01`);
  const changes = providentFundRules.from.filter(({ date }) => date > first && date.startsWith(month));
  const ceiling = valueOn(providentFundRules, first).value.wageCeiling;
  if (changes.every(({ value }) => value.wageCeiling === ceiling)) return null;
  const parts = [
    { day: 1, wageCeiling: ceiling },
    ...changes.map(({ date, value }) => ({ ...value, day: Number(date.slice(8)) })),
  ];
  return parts.map(({ day, wageCeiling }, index) => ({
    share: ((parts[index + 1]?.day ?? days + 1) - day) / days,
    wageCeiling,
  }));
}

/** Returns the law of payroll in a month for the person asked about; a month in which the ceiling changes has it by days. */
export function payrollLaw(input: TakeHomeInput, month: IsoMonth): PayrollLaw {
  const day = `${month}-01`;
  const esi = valueOn(stateInsuranceRules, day).value;
  // No wage is low enough for who has none.
  const wagesUpTo = { auto: esi.wagesUpTo, disabled: esi.wagesUpToDisabled, none: Number.NEGATIVE_INFINITY }[input.esi];
  const byDays = ceilingsOf(month);
  const { percent, wageCeiling, pensionPercent } = valueOn(providentFundRules, day).value;
  return {
    epf: { percent, wageCeiling, pensionPercent, ...(byDays && { byDays }) },
    charges: valueOn(insuranceAndCharge, day).value,
    esi: { ...esi, wagesUpTo },
  };
}

/**
 * Returns the law of payroll in each month. Months of the same law share one object: months of pay, their runs and the usual payslip are
 * told apart by identity (payslips.ts).
 */
export function payrollLaws(input: TakeHomeInput, months: readonly IsoMonth[]): PayrollLaw[] {
  const byText = new Map<string, PayrollLaw>();
  return months.map((month) => {
    const law = payrollLaw(input, month);
    const text = JSON.stringify(law);
    const same = byText.get(text) ?? law;
    byText.set(text, same);
    return same;
  });
}

/** An ordinary month of a CTC, ₹: what the employer spends, what is pay, and what leaves the pay before taxes. */
export interface MonthOfPay {
  readonly cost: number;
  readonly basic: number;
  readonly hra: number;
  readonly special: number;
  /** All of the pay of the month. */
  readonly gross: number;
  /** Provident fund and gratuity are counted on these. */
  readonly wages: number;
  readonly epf: ProvidentFund;
  /** From here to `keptBack`: inside the CTC, beside the pay. EDLI and the charge for administration first. */
  readonly charges: number;
  readonly employerNps: number;
  readonly employerEsi: number;
  readonly gratuity: number;
  readonly groupInsurance: number;
  readonly meals: number;
  readonly phone: number;
  readonly fuel: number;
  /** Bonus and variable pay, kept back for their months. */
  readonly keptBack: number;
  /** From here on: out of the pay. */
  readonly voluntaryFund: number;
  readonly ownNps: number;
  readonly ownEsi: number;
}

const noEpf: ProvidentFund = { wages: 0, employee: 0, employer: 0, pension: 0, toAccount: 0 };

/** Returns what follows from the wages that provident fund and gratuity are counted on. */
function onWages(input: TakeHomeInput, law: PayrollLaw, wages: number) {
  const epf =
    input.epf === 'none'
      ? noEpf
      : providentFund(wages, { onCeiling: input.epf === 'ceiling', pensionMember: isPensionMember(input) }, law.epf);
  return {
    epf,
    charges:
      input.chargesInCtc && input.epf !== 'none'
        ? insuranceAndCharges(epf.wages, { ...law.charges, wageCeiling: wagesUpToCeiling(wages, law.epf) })
        : 0,
    gratuity: input.gratuityInCtc ? gratuityShare(wages, gratuityWages.value) : 0,
  };
}

/** Returns what a month of the CTC holds beside the pay whatever the wages are, ₹: NPS, insurance, perks, bonus and variable pay. */
function besidePay(input: TakeHomeInput, basic: number): number {
  const yearly = input.insurance + input.meals + input.phone + input.fuel + input.bonus + input.variable;
  return (basic * input.employerNps) / 100 + yearly / 12;
}

/** Returns the cost of pay with the employer's state insurance on it, ₹ a month: the inverse of `wagesWithinCost`. The share is rounded up, so the rupees beside it are tried too. */
function costOfPay(gross: number, rules: StateInsuranceRules): number {
  const share = stateInsurance(gross, rules).employer;
  const found = [share, share + 1, share - 1].find((each) => wagesWithinCost(gross + each, rules).wages === gross);
  return gross + (found ?? share);
}

/**
 * Returns the pay that a sum leaves, and the employer's state insurance out of it. A sum above the wage limit can be pay without the insurance
 * as well as pay within the limit and the employer's share: it is the first for one whose payslip is above the limit.
 */
function payOutOf(cost: number, input: TakeHomeInput, rules: StateInsuranceRules): ReturnType<typeof wagesWithinCost> {
  const isUninsured = input.known === 'gross' && input.grossPay > rules.wagesUpTo && cost > rules.wagesUpTo;
  return isUninsured ? { wages: cost, employer: 0 } : wagesWithinCost(cost, rules);
}

/**
 * Returns the input with the CTC and the share of basic pay in it that give the gross and basic pay of the payslip, by the
 * law of the last month worked. Other inputs come back as they are.
 */
export function withCtc(input: TakeHomeInput, law: PayrollLaw): TakeHomeInput {
  if (input.known !== 'gross') return input;
  const { grossPay: gross, basicPay: basic } = input;
  const wages = input.wageRule ? codeWages(basic, gross, codeWagesRule.value) : basic;
  const { epf, charges, gratuity } = onWages(input, law, wages);
  const cost = costOfPay(gross, law.esi) + besidePay(input, basic) + epf.employer + charges + gratuity;
  return { ...input, ctc: cost * 12, basicPercent: (basic / cost) * 100 };
}

/**
 * Returns the wages under the labour codes, on which the shares that leave the pay depend in turn, and the rules by which they were found: each
 * round of the search brings them ten times closer. State insurance is settled first, as the pay would otherwise jump between the rounds at its
 * limit; the rules then insure all pay or none.
 */
function wagesUnderCodes(
  input: TakeHomeInput,
  basic: number,
  esi: StateInsuranceRules,
  payOn: (wages: number, rules?: StateInsuranceRules) => { readonly wages: number },
): { readonly wages: number; readonly rules: StateInsuranceRules } {
  const typed = codeWages(basic, input.grossPay, codeWagesRule.value);
  // Shares in whole rupees may let two wages fit one cost: the pay that was typed is the one that is meant.
  if (input.known === 'gross' && Math.abs(payOn(typed).wages - input.grossPay) < 0.005)
    return { wages: typed, rules: esi };
  const settled = (wagesUpTo: number) => {
    let wages = basic;
    const rules = { ...esi, wagesUpTo };
    for (let round = 0; round < 20; round += 1) {
      wages = codeWages(basic, payOn(wages, rules).wages, codeWagesRule.value);
    }
    return { wages, rules, isWithin: payOn(wages, rules).wages <= esi.wagesUpTo };
  };
  const insured = settled(Number.POSITIVE_INFINITY);
  const uninsured = settled(Number.NEGATIVE_INFINITY);
  const isAbove = input.known === 'gross' && input.grossPay > esi.wagesUpTo && !uninsured.isWithin;
  return insured.isWithin && !isAbove ? insured : uninsured;
}

/**
 * Returns an ordinary month of a yearly CTC. Special allowance is what is left; HRA is cut where nothing is left, and a CTC that cannot
 * even hold the basic pay gives a gross below it.
 */
export function monthOfPay(input: TakeHomeInput, ctc: number, law: PayrollLaw): MonthOfPay {
  const cost = ctc / 12;
  const basic = (cost * input.basicPercent) / 100;
  const beside = besidePay(input, basic);
  const payOn = (wages: number, rules: StateInsuranceRules = law.esi) => {
    const { epf, charges, gratuity } = onWages(input, law, wages);
    return payOutOf(cost - beside - epf.employer - charges - gratuity, input, rules);
  };
  const { wages, rules } = input.wageRule
    ? wagesUnderCodes(input, basic, law.esi, payOn)
    : { wages: basic, rules: law.esi };
  const { epf, charges, gratuity } = onWages(input, law, wages);
  const pay = payOn(wages, rules);
  const hra = Math.max(0, Math.min((basic * input.hraPercent) / 100, pay.wages - basic));
  return {
    cost,
    basic,
    hra,
    special: Math.max(0, pay.wages - basic - hra),
    gross: pay.wages,
    wages,
    epf,
    charges,
    employerNps: (basic * input.employerNps) / 100,
    employerEsi: pay.employer,
    gratuity,
    groupInsurance: input.insurance / 12,
    meals: input.meals / 12,
    phone: input.phone / 12,
    fuel: input.fuel / 12,
    keptBack: (input.bonus + input.variable) / 12,
    voluntaryFund: input.epf === 'none' ? 0 : nearestRupee((basic * input.vpf) / 100),
    ownNps: input.ownNps / 12,
    ownEsi: stateInsurance(pay.wages, law.esi).employee,
  };
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
  return sumOf(runs, ({ month, count }) => of(month) * count);
}
