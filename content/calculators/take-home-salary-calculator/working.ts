import { houseRent } from '@/content/rules/income-tax/house-rent';
import {
  codeWagesRule,
  contributionPerquisite,
  deductionAtSource,
  employerFundFree,
  gratuityWages,
  insuranceAndCharge,
  pensionMembers,
  providentFundRounding,
  providentFundRules,
  stateInsuranceRules,
  voluntaryFund,
} from '@/content/rules/payroll';
import { exactRupees, rupees, type Worksheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { exactInr, formatMonth, inr, pct } from '@/lib/format';
import { rulesOfYear, valueOn } from '@/lib/law';
import { childrenRule, giftRule, overYear, ownCarRule } from './payslips';
import type { TakeHome } from './take-home';
import { countedMonths } from './wording';

/** Writes the month of pay, from CTC to what is left before taxes. */
export function noteMonth(sheet: Worksheet, home: TakeHome): void {
  const { input } = home.setting;
  const { ctc, month } = home.chosen;
  const { step } = sheet;
  sheet.heading('A usual month of the CTC');
  step(
    rupees('CTC a year', ctc),
    input.known === 'ctc'
      ? 'As you entered it, for a full year'
      : input.known === 'gross'
        ? 'The payslip of the last month with the employer’s shares and the other parts of a CTC, for a full year'
        : `The lowest CTC that gives ${inr(input.inHandWanted)} in a usual month`,
  );
  step(rupees('CTC a month', month.cost), `${inr(ctc)} ÷ 12`);
  step(
    rupees('Basic pay a month', month.basic),
    input.known === 'gross' ? 'As you entered it' : `${pct(input.basicPercent)} of ${exactInr(month.cost)}`,
  );
  noteEmployer(sheet, home);
  step(
    rupees('Gross pay a month', month.gross),
    input.known === 'gross'
      ? 'As you entered it'
      : 'CTC a month − the employer’s shares, perks, bonus and variable pay inside it',
  );
  step(rupees('HRA a month', month.hra), `${pct(input.hraPercent)} of basic pay, or what is left of the gross pay`);
  step(
    rupees('Special allowance a month', month.special),
    `${exactInr(month.gross)} − ${exactInr(month.basic)} − ${exactInr(month.hra)}`,
  );
  noteOwn(sheet, home);
  noteOtherMonths(sheet, home);
  noteExempt(sheet, home);
}

/** Writes what the employer spends beside the pay. */
function noteEmployer({ step }: Worksheet, { setting, chosen: { month } }: TakeHome): void {
  const { input } = setting;
  const day = `${setting.worked.at(-1)}-01`;
  const fundRule = valueOn(providentFundRules, day);
  const { percent, wageCeiling, pensionPercent } = fundRule.value;
  if (input.epf !== 'none') {
    step(
      rupees('PF wages a month', month.fund.wages),
      input.epf === 'ceiling'
        ? `Wages of ${exactInr(month.wages)}, counted up to ${inr(wageCeiling)}`
        : input.wageRule
          ? `The larger of basic pay and ${pct(codeWagesRule.value)} of gross pay`
          : 'Basic pay',
      input.wageRule ? codeWagesRule.cite : fundRule.cite,
    );
    step(
      rupees('Employer’s EPF a month', month.fund.employer),
      `${pct(percent)} of ${exactInr(month.fund.wages)}, to the nearest rupee`,
      fundRule.cite,
    );
    step(
      rupees('Part that goes to the pension scheme (EPS)', month.fund.pension),
      input.pensionMember
        ? `${pct(pensionPercent)} of wages up to ${inr(wageCeiling)}, to the nearest rupee`
        : 'You are not a member of the pension scheme',
      input.pensionMember ? fundRule.cite : pensionMembers,
    );
    step(
      rupees('Part that goes to your EPF account', month.fund.fund),
      `${inr(month.fund.employer)} − ${inr(month.fund.pension)}`,
      fundRule.cite,
    );
  }
  if (month.charges > 0) {
    const rule = valueOn(insuranceAndCharge, day);
    step(
      rupees('EDLI and PF administration a month', month.charges),
      `${pct(rule.value.insurancePercent)} of PF wages up to ${inr(rule.value.wageCeiling)} and ${pct(rule.value.chargePercent)} of PF wages, each to the nearest rupee`,
      rule.cite,
    );
  }
  if (month.employerNps > 0) {
    step(
      rupees('Employer’s NPS a month', month.employerNps),
      `${pct(input.employerNps)} of basic pay`,
      setting.year.regimes[input.regime].employerNps.cite,
    );
  }
  if (month.employerInsurance > 0) {
    const rule = valueOn(stateInsuranceRules, day);
    step(
      rupees('Employer’s ESI a month', month.employerInsurance),
      `${pct(rule.value.employerPercent)} of gross pay, rounded up to the rupee`,
      rule.cite,
    );
  }
  if (month.gratuity > 0) {
    const { days, monthDays } = gratuityWages.value;
    step(
      rupees('Gratuity set aside a month', month.gratuity),
      `${exactInr(month.wages)} × ${days} ÷ ${monthDays} ÷ 12`,
      gratuityWages.cite,
    );
  }
  const beside = month.insurance + month.meals + month.phone + month.fuel;
  if (beside > 0)
    step(rupees('Insurance and perks a month', beside), 'Insurance, meal card, phone and car, one twelfth of the year');
  if (month.keptBack > 0) {
    step(rupees('Kept for bonus and variable pay', month.keptBack), 'One twelfth of the yearly amounts');
  }
}

/** Writes what leaves the pay before taxes. */
function noteOwn({ step }: Worksheet, { setting, chosen: { month } }: TakeHome): void {
  const { input } = setting;
  if (input.epf !== 'none') {
    step(
      rupees('Your EPF a month', month.fund.employee),
      'The same as the employer’s share, to the nearest rupee',
      providentFundRounding,
    );
  }
  if (month.voluntaryFund > 0) {
    step(
      rupees('Your VPF a month', month.voluntaryFund),
      `${pct(input.vpf)} of basic pay, to the nearest rupee`,
      voluntaryFund,
    );
  }
  if (month.ownNps > 0) step(rupees('Your NPS a month', month.ownNps), `${inr(input.ownNps)} ÷ 12`);
  if (input.esi !== 'none' && month.employerInsurance > 0) {
    const rule = valueOn(stateInsuranceRules, `${setting.worked.at(-1)}-01`);
    step(
      rupees('Your ESI a month', month.ownInsurance),
      month.ownInsurance > 0
        ? `${pct(rule.value.employeePercent)} of gross pay, rounded up to the rupee`
        : `Nothing, as a day’s wage is not above ${inr(rule.value.freeDailyWage)}`,
      rule.cite,
    );
  }
}

/** Writes the provident fund of the months before the wage ceiling of the usual month. */
function noteOtherMonths({ step, heading }: Worksheet, { setting, chosen }: TakeHome): void {
  const others = chosen.runs.filter(({ month }) => month !== chosen.month);
  if (setting.input.epf === 'none' || others.length === 0) return;
  heading('Months under another wage ceiling');
  for (const { first, last, month } of others) {
    const name = first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
    const law = setting.laws[setting.worked.indexOf(first)] ?? setting.law;
    const rule = valueOn(providentFundRules, `${addMonths(last, 1)}-01`);
    const ceilings = law.fund.byDays
      ? law.fund.byDays
          .map(({ share, wageCeiling }) => `${inr(wageCeiling)} for ${pct(share * 100, 2)} of the days`)
          .join(' and ')
      : inr(law.fund.wageCeiling);
    step(rupees(`PF wages a month, ${name}`, month.fund.wages), `Wage ceiling ${ceilings}`, rule.cite);
    step(
      rupees(`Your EPF a month, ${name}`, month.fund.employee),
      `${pct(law.fund.percent)} of ${exactInr(month.fund.wages)}, to the nearest rupee`,
      rule.cite,
    );
    step(
      rupees(`Of the employer’s share to EPS, ${name}`, month.fund.pension),
      setting.input.pensionMember
        ? `${pct(law.fund.pensionPercent)} of wages up to the ceiling, to the nearest rupee`
        : 'You are not a member of the pension scheme',
      rule.cite,
    );
    step(
      rupees(`Gross pay a month, ${name}`, month.gross),
      setting.input.known === 'gross' ? 'As you entered it' : 'CTC a month − the employer’s shares of these months',
    );
  }
}

/** Exemptions and perquisites that the salary for tax rests on. */
function noteExempt({ step }: Worksheet, { setting, chosen }: TakeHome): void {
  const { input, worked, year } = setting;
  const rent = rulesOfYear(houseRent, input.financialYear);
  const car = ownCarRule(year);
  if (chosen.hraExempt > 0) {
    step(
      rupees('HRA exempt in the old regime', chosen.hraExempt),
      `Least of the HRA, the rent above ${pct(rent.rentAboveSalary.value)} of basic pay and ${pct(input.metro ? rent.salaryShare.value.metro : rent.salaryShare.value.elsewhere)} of basic pay, for ${countedMonths(worked.length)}`,
      rent.exemption,
    );
  }
  if (chosen.carExempt > 0) {
    step(
      rupees('Tax-free car costs', chosen.carExempt),
      `At most ${inr(input.largeCar ? car.value.large : car.value.small)} a month`,
      car.cite,
    );
  }
  if (chosen.childrenExempt > 0) {
    const { value, cite } = childrenRule(year);
    step(
      rupees('Allowances for children exempt in the old regime', chosen.childrenExempt),
      `At most ${inr(value.education)} for education and ${inr(value.hostel)} for a hostel a month, for ${input.children === '1' ? 'one child' : 'two children'}`,
      cite,
    );
  }
  if (input.gifts > 0) {
    const { value, cite } = giftRule(year);
    step(
      rupees('Gifts taxed as a perquisite', chosen.giftsTaxed),
      chosen.giftsTaxed > 0
        ? `All of them: the year’s gifts are not below ${inr(value)}`
        : `Nothing: the year’s gifts are below ${inr(value)}`,
      cite,
    );
  }
  if (chosen.fundTaxed > 0) {
    step(
      rupees('Employer’s EPF that is taxed', chosen.fundTaxed),
      `The part above ${pct(employerFundFree.value)} of basic pay`,
      employerFundFree.cite,
    );
  }
  if (chosen.contributions > 0) {
    const limit = year.retirement.employerContributions.value;
    step(
      rupees('Employer’s EPF and NPS for the year', chosen.contributions),
      'Without the pension scheme, which the section does not name',
      contributionPerquisite,
    );
    step(
      rupees('Employer contributions taxed as a perquisite', chosen.contributionsTaxed),
      chosen.contributionsTaxed > 0
        ? `The part above ${inr(limit)} a year`
        : `Nothing, as they are not above ${inr(limit)} a year`,
      contributionPerquisite,
    );
  }
}

/** Writes the deductions of the payslips: professional tax, TDS, and in-hand. */
export function noteDeductions(sheet: Worksheet, { setting, chosen }: TakeHome): void {
  const { input, stateRules } = setting;
  const { usual, total, slips } = chosen;
  const { step } = sheet;
  const rule = stateRules.at(-1);
  sheet.heading('The payslips');
  step(
    rupees('Professional tax in a usual month', usual.professionalTax),
    rule ? `On a gross pay of ${exactInr(usual.pay)} a month` : 'The State has no tax on employment',
    rule?.cite,
  );
  for (const slip of slips.filter(({ oneOff }) => oneOff > 0)) {
    step(
      rupees(`TDS in ${formatMonth(slip.month)}`, slip.tax),
      `The month pays ${exactInr(slip.oneOff)} of bonus or other one-off pay`,
      deductionAtSource,
    );
    step(rupees(`In-hand in ${formatMonth(slip.month)}`, slip.inHand), 'Pay and one-off pay less all deductions');
  }
  const others = slips.filter((slip) => slip.professionalTax !== usual.professionalTax);
  for (const slip of others.slice(0, 2)) {
    step(
      rupees(`Professional tax in ${formatMonth(slip.month)}`, slip.professionalTax),
      'This month has a different amount',
      rule?.cite,
    );
  }
  step(
    rupees('Professional tax for the year', total.professionalTax),
    `The sum of ${countedMonths(slips.length)}`,
    setting.year.retirement.professionalTaxCap.cite,
  );
  step(
    rupees('TDS for the year', total.tax),
    input.earlierTax > 0
      ? `Income tax of ${inr(chosen.tax)} less ${inr(input.earlierTax)} deducted by the earlier employer, not below zero`
      : 'The income tax of the year',
    deductionAtSource,
  );
  step(
    rupees('TDS in a usual month', usual.tax),
    'To the nearest rupee. The last payslip of the year takes the difference',
    deductionAtSource,
  );
  step(
    rupees('In-hand in a usual month', usual.inHand),
    `${formatMonth(usual.month)}: ${exactInr(usual.pay + usual.oneOff)} − EPF and VPF ${exactInr(usual.fund)} − NPS ${exactInr(usual.nps)} − ESI ${exactInr(usual.insurance)} − professional tax ${exactInr(usual.professionalTax)} − welfare fund ${exactInr(usual.welfareFund)} − TDS ${exactInr(usual.tax)}`,
  );
  step(rupees('In-hand for the year', total.inHand), 'The sum of the payslips');
  const { month } = chosen;
  step(
    exactRupees('Employer cost you never see', unseen(chosen)),
    'The employer’s EPF, NPS, ESI, gratuity, insurance and charges for your months',
  );
  if (month.employerInsurance === 0 && input.esi !== 'none') {
    const insurance = valueOn(stateInsuranceRules, `${setting.worked.at(-1)}-01`);
    step(
      rupees('ESI for the year', total.insurance),
      `Nothing, as gross pay is above ${inr(setting.law.insurance.wagesUpTo)} a month`,
      insurance.cite,
    );
  }
}

/** Returns what the employer spends beside pay and perks, for the months worked, ₹. */
export function unseen({ runs }: TakeHome['chosen']): number {
  return overYear(
    runs,
    (month) =>
      month.fund.employer +
      month.charges +
      month.employerNps +
      month.employerInsurance +
      month.gratuity +
      month.insurance,
  );
}
