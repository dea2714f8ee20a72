import { childrenAllowances, contributionPerquisite, employerFundFree, gifts, ownCar } from '@/content/rules/payroll';
import { houseRent } from '@/content/rules/years/house-rent';
import { rupees, type Worksheet } from '@/lib/calculator';
import { counted, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SalaryYear } from './payslips';
import type { TakeHome } from './take-home';

/** Writes which of the employer's contributions to funds are taxed. */
function contributionSteps({ step }: Worksheet, chosen: SalaryYear, year: IncomeTaxYear): void {
  if (chosen.epfTaxed > 0) {
    step(
      rupees('Employer’s EPF that is taxed', chosen.epfTaxed),
      `The part above ${pct(employerFundFree.value)} of basic pay`,
      employerFundFree.cite,
    );
  }
  if (chosen.contributions > 0) {
    const limit = year.retirement.employerContributions.value;
    step(
      rupees('Employer’s EPF and NPS for the year', chosen.contributions),
      'Without the pension scheme, which the section does not name',
      contributionPerquisite[year.act],
    );
    step(
      rupees('Employer contributions taxed as a perquisite', chosen.contributionsTaxed),
      chosen.contributionsTaxed > 0
        ? `The part above ${inr(limit)} a year`
        : `Nothing, as they are not above ${inr(limit)} a year`,
      contributionPerquisite[year.act],
    );
  }
}

/** Writes the exemptions and perquisites with which the taxed salary is computed. */
export function exemptSteps(sheet: Worksheet, { setting, chosen }: TakeHome): void {
  const { step } = sheet;
  const { input, worked, year } = setting;
  const rent = rulesOfYear(houseRent, input.financialYear);
  const car = ownCar[year.act];
  if (chosen.hraExempt > 0) {
    step(
      rupees('HRA exempt in the old regime', chosen.hraExempt),
      `Least of the HRA, the rent above ${pct(rent.rentAboveSalary.value)} of basic pay and ${pct(input.metro ? rent.salaryShare.value.metro : rent.salaryShare.value.elsewhere)} of basic pay, for ${counted(worked.length, 'month')}`,
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
    const { value, cite } = childrenAllowances[year.act];
    step(
      rupees('Allowances for children exempt in the old regime', chosen.childrenExempt),
      `At most ${inr(value.education)} for education and ${inr(value.hostel)} for a hostel a month, for ${input.children === '1' ? 'one child' : 'two children'}`,
      cite,
    );
  }
  if (input.gifts > 0) {
    const { value, cite } = gifts[year.act];
    step(
      rupees('Gifts taxed as a perquisite', chosen.giftsTaxed),
      chosen.giftsTaxed > 0
        ? `All of them: the year’s gifts are not below ${inr(value)}`
        : `Nothing: the year’s gifts are below ${inr(value)}`,
      cite,
    );
  }
  contributionSteps(sheet, chosen, year);
}
