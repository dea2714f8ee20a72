import {
  codeWagesRule,
  gratuityUnderCode,
  gratuityWages,
  insuranceAndCharge,
  providentFundRounding,
  providentFundRules,
  stateInsuranceRules,
  voluntaryFund,
} from '@/content/rules/payroll';
import { sumStep } from '@/content/sum-step';
import { rupees, type Worksheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { exactInr, formatMonth, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { isPensionMember, whyNoMember } from './ages';
import { ctcLabel } from './payslips';
import type { TakeHome } from './take-home';
import { exemptSteps } from './working-exempt';

/** Writes the month of pay, from CTC to what is left before taxes. */
export function monthSteps(sheet: Worksheet, home: TakeHome): void {
  const { input } = home.setting;
  const { ctc, ordinaryMonth: month } = home.chosen;
  const { step } = sheet;
  sheet.heading('A usual month of the CTC');
  step(
    rupees(ctcLabel, ctc),
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
  employerSteps(sheet, home);
  step(
    rupees('Gross pay a month', month.gross),
    input.known === 'gross'
      ? 'As you entered it'
      : 'CTC a month − the employer’s shares, perks, bonus and variable pay inside it',
  );
  step(rupees('HRA a month', month.hra), `${pct(input.hraPercent)} of basic pay, or what is left of the gross pay`);
  sumStep({ step }, rupees('Special allowance a month', month.special), [month.gross, -month.basic, -month.hra]);
  ownSteps(sheet, home);
  otherMonthsSteps(sheet, home);
  exemptSteps(sheet, home);
}

/** Writes the employer's provident fund and its parts. */
function fundSteps({ step }: Worksheet, { setting, chosen: { ordinaryMonth: month } }: TakeHome): void {
  const { input } = setting;
  const fundRule = valueOn(providentFundRules, `${setting.worked.at(-1)}-01`);
  const { percent, wageCeiling, pensionPercent } = fundRule.value;
  const [isMember, whyNot] = [isPensionMember(input), whyNoMember(input)];
  step(
    rupees('PF wages a month', month.epf.wages),
    input.epf === 'ceiling'
      ? `Wages of ${exactInr(month.wages)}, counted up to ${inr(wageCeiling)}`
      : input.wageRule
        ? `The larger of basic pay and ${pct(codeWagesRule.value)} of gross pay`
        : 'Basic pay',
    input.wageRule ? codeWagesRule.cite : fundRule.cite,
  );
  step(
    rupees('Employer’s EPF a month', month.epf.employer),
    `${pct(percent)} of ${exactInr(month.epf.wages)}, to the nearest rupee`,
    fundRule.cite,
  );
  step(
    rupees('Part that goes to the pension scheme (EPS)', month.epf.pension),
    isMember ? `${pct(pensionPercent)} of wages up to ${inr(wageCeiling)}, to the nearest rupee` : whyNot.text,
    isMember ? fundRule.cite : whyNot.cite,
  );
  sumStep(
    { step },
    rupees('Part that goes to your EPF account', month.epf.toAccount),
    [month.epf.employer, -month.epf.pension],
    '',
    fundRule.cite,
  );
}

/** Writes what the employer spends beside the pay. */
function employerSteps(sheet: Worksheet, home: TakeHome): void {
  const { step } = sheet;
  const { setting, chosen } = home;
  const { ordinaryMonth: month } = chosen;
  const { input } = setting;
  const day = `${setting.worked.at(-1)}-01`;
  if (input.epf !== 'none') fundSteps(sheet, home);
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
  if (month.employerEsi > 0) {
    const rule = valueOn(stateInsuranceRules, day);
    step(
      rupees('Employer’s ESI a month', month.employerEsi),
      `${pct(rule.value.employerPercent)} of gross pay, rounded up to the rupee`,
      rule.cite,
    );
  }
  if (month.gratuity > 0) {
    const { days, monthDays } = gratuityWages.value;
    step(
      rupees('Gratuity set aside a month', month.gratuity),
      `${exactInr(month.wages)} × ${days} ÷ ${monthDays} ÷ 12`,
      day >= codeWagesRule.inForceFrom ? gratuityUnderCode : gratuityWages.cite,
    );
  }
  const perks = month.groupInsurance + month.meals + month.phone + month.fuel;
  if (perks > 0) {
    step(rupees('Insurance and perks a month', perks), 'Insurance, meal card, phone and car, one twelfth of the year');
  }
  if (month.keptBack > 0) {
    step(rupees('Kept for bonus and variable pay', month.keptBack), 'One twelfth of the yearly amounts');
  }
}

/** Writes what leaves the pay before taxes. */
function ownSteps({ step }: Worksheet, { setting, chosen: { ordinaryMonth: month } }: TakeHome): void {
  const { input } = setting;
  if (input.epf !== 'none') {
    step(
      rupees('Your EPF a month', month.epf.employee),
      'The same as the employer’s share, to the nearest rupee',
      providentFundRounding[setting.year.act],
    );
  }
  if (month.voluntaryFund > 0) {
    step(
      rupees('Your VPF a month', month.voluntaryFund),
      `${pct(input.vpf)} of basic pay, to the nearest rupee`,
      voluntaryFund[setting.year.act],
    );
  }
  if (month.ownNps > 0) step(rupees('Your NPS a month', month.ownNps), `${inr(input.ownNps)} ÷ 12`);
  if (input.esi !== 'none' && month.employerEsi > 0) {
    const rule = valueOn(stateInsuranceRules, `${setting.worked.at(-1)}-01`);
    step(
      rupees('Your ESI a month', month.ownEsi),
      month.ownEsi > 0
        ? `${pct(rule.value.employeePercent)} of gross pay, rounded up to the rupee`
        : `Nothing, as a day’s wage is not above ${inr(rule.value.freeDailyWage)}`,
      rule.cite,
    );
  }
}

/** Writes the provident fund of the months before the wage ceiling of the usual month. */
function otherMonthsSteps({ step, heading }: Worksheet, { setting, chosen }: TakeHome): void {
  const others = chosen.runs.filter(({ month }) => month !== chosen.ordinaryMonth);
  if (setting.input.epf === 'none' || others.length === 0) return;
  heading('Months under another wage ceiling');
  for (const { first, last, month } of others) {
    const name = first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
    const law = setting.laws[setting.worked.indexOf(first)] ?? setting.lastLaw;
    const rule = valueOn(providentFundRules, `${addMonths(last, 1)}-01`);
    const ceilings = law.epf.byDays
      ? law.epf.byDays
          .map(({ share, wageCeiling }) => `${inr(wageCeiling)} for ${pct(share * 100, 2)} of the days`)
          .join(' and ')
      : inr(law.epf.wageCeiling);
    step(rupees(`PF wages a month, ${name}`, month.epf.wages), `Wage ceiling ${ceilings}`, rule.cite);
    step(
      rupees(`Your EPF a month, ${name}`, month.epf.employee),
      `${pct(law.epf.percent)} of ${exactInr(month.epf.wages)}, to the nearest rupee`,
      rule.cite,
    );
    step(
      rupees(`Of the employer’s share to EPS, ${name}`, month.epf.pension),
      isPensionMember(setting.input)
        ? `${pct(law.epf.pensionPercent)} of wages up to the ceiling, to the nearest rupee`
        : whyNoMember(setting.input).text,
      rule.cite,
    );
    step(
      rupees(`Gross pay a month, ${name}`, month.gross),
      setting.input.known === 'gross' ? 'As you entered it' : 'CTC a month − the employer’s shares of these months',
    );
  }
}
