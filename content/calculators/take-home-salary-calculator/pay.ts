import {
  codeWagesRule,
  gratuityWages,
  insuranceAndCharge,
  providentFundRules,
  stateInsuranceRules,
} from '@/content/rules/payroll';
import { firstYearOf } from '@/lib/calendar';
import { valueOn } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import {
  codeWages,
  gratuityShare,
  insuranceAndCharges,
  type ProvidentFund,
  type ProvidentFundRules,
  providentFund,
  type StateInsuranceRules,
  stateInsurance,
  wagesWithinCost,
} from '@/lib/tax/payroll';
import type { TakeHomeInput } from './form';

/** The law of payroll on the first day of the financial year. */
export interface PayrollLaw {
  readonly fund: ProvidentFundRules;
  readonly charges: { readonly insurancePercent: number; readonly chargePercent: number; readonly wageCeiling: number };
  readonly insurance: StateInsuranceRules;
}

/** The law of payroll for the year and the person asked about. */
export function payrollLaw(input: TakeHomeInput): PayrollLaw {
  const day = `${firstYearOf(input.financialYear)}-04-01`;
  const insurance = valueOn(stateInsuranceRules, day).value;
  const wagesUpTo = { auto: insurance.wagesUpTo, disabled: insurance.wagesUpToDisabled, none: -1 }[input.esi];
  return {
    fund: valueOn(providentFundRules, day).value,
    charges: valueOn(insuranceAndCharge, day).value,
    insurance: { ...insurance, wagesUpTo },
  };
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
  readonly fund: ProvidentFund;
  /** Inside the CTC, beside the pay. */
  readonly charges: number;
  readonly employerNps: number;
  readonly employerInsurance: number;
  readonly gratuity: number;
  readonly insurance: number;
  readonly meals: number;
  readonly phone: number;
  readonly fuel: number;
  /** Bonus and variable pay, kept back for their months. */
  readonly keptBack: number;
  /** Out of the pay. */
  readonly voluntaryFund: number;
  readonly ownNps: number;
  readonly ownInsurance: number;
}

const noFund: ProvidentFund = { wages: 0, employee: 0, employer: 0, pension: 0, fund: 0 };

/** What follows from the wages that provident fund and gratuity are counted on. */
function onWages(input: TakeHomeInput, law: PayrollLaw, wages: number) {
  const fund =
    input.epf === 'none'
      ? noFund
      : providentFund(wages, { onCeiling: input.epf === 'ceiling', pensionMember: input.pensionMember }, law.fund);
  return {
    fund,
    charges: input.chargesInCtc && input.epf !== 'none' ? insuranceAndCharges(fund.wages, law.charges) : 0,
    gratuity: input.gratuityInCtc ? gratuityShare(wages, gratuityWages.value) : 0,
  };
}

/**
 * An ordinary month of a yearly CTC. Special allowance is what is left; HRA gives way where nothing is left, and a CTC
 * that cannot even hold the basic pay gives a gross below it. Under the labour codes wages and pay depend on each other:
 * each round of the search brings them ten times closer.
 */
export function monthOfPay(input: TakeHomeInput, ctc: number, law: PayrollLaw): MonthOfPay {
  const cost = ctc / 12;
  const basic = (cost * input.basicPercent) / 100;
  const employerNps = (basic * input.employerNps) / 100;
  const yearly = { insurance: input.insurance, meals: input.meals, phone: input.phone, fuel: input.fuel };
  const fixed =
    employerNps + (input.insurance + input.meals + input.phone + input.fuel + input.bonus + input.variable) / 12;
  const payOn = (wages: number) => {
    const { fund, charges, gratuity } = onWages(input, law, wages);
    return wagesWithinCost(cost - fixed - fund.employer - charges - gratuity, law.insurance);
  };
  let wages = basic;
  if (input.wageRule) {
    for (let round = 0; round < 20; round += 1) wages = codeWages(basic, payOn(wages).wages, codeWagesRule.value);
  }
  const { fund, charges, gratuity } = onWages(input, law, wages);
  const pay = payOn(wages);
  const hra = Math.max(0, Math.min((basic * input.hraPercent) / 100, pay.wages - basic));
  return {
    cost,
    basic,
    hra,
    special: Math.max(0, pay.wages - basic - hra),
    gross: pay.wages,
    wages,
    fund,
    charges,
    employerNps,
    employerInsurance: pay.employer,
    gratuity,
    insurance: yearly.insurance / 12,
    meals: yearly.meals / 12,
    phone: yearly.phone / 12,
    fuel: yearly.fuel / 12,
    keptBack: (input.bonus + input.variable) / 12,
    voluntaryFund: input.epf === 'none' ? 0 : nearestRupee((basic * input.vpf) / 100),
    ownNps: input.ownNps / 12,
    ownInsurance: stateInsurance(pay.wages, law.insurance).employee,
  };
}
