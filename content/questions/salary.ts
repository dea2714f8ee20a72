/** Questions about salary that several pages ask. Functions, so that a page makes only what it asks. */

import { firstTaxYear } from '@/content/rules/years/on-file';
import { type Condition, money } from '@/lib/calculator';
import { ofYear, smallOfYear, upTo } from './income';
import { firstNo, type Other } from './kinds';

/** Asks for salary before any deduction, ₹ a year. */
export const yearlySalary = (other?: Other) =>
  ofYear('Yearly salary or pension (before tax)', {
    help: 'With all allowances, bonus and perquisites.',
    step: 10_000,
    default: 15_00_000,
    slider: upTo(60_00_000),
    ...other,
  });

/** Asks for salary that is left after the exemptions of section 10, ₹ a year. */
export const salaryAfterExemptions = (other: Other) =>
  ofYear('Salary or pension', {
    help: 'Gross salary minus exempt allowances. We subtract the standard deduction. In the new regime, leave out the employer’s NPS.',
    slider: upTo(1_00_00_000),
    ...other,
  });

/** Asks for basic pay with dearness allowance, ₹ a month. */
export const basicOfMonth = (other?: Other) =>
  money({
    label: 'Basic pay + DA a month',
    paise: true,
    min: 0,
    max: 1_00_00_000,
    default: 0,
    slider: upTo(3_00_000),
    ...other,
  });

/** Asks for rent paid, ₹ a month. */
export const rentOfMonth = (other?: Other) =>
  money({
    label: 'Rent paid a month',
    paise: true,
    min: 0,
    max: 20_00_000,
    default: 0,
    slider: upTo(1_50_000),
    ...other,
  });

/** Asks for basic pay with dearness allowance, ₹ a year. */
export const basicOfYear = (other?: Other) =>
  ofYear('Yearly basic salary + DA', { help: 'We use it for the HRA and NPS limits.', ...other });

/** Asks for the house rent allowance, ₹ a year. */
export const hraOfYear = (other?: Other) => ofYear('HRA received in the year', { slider: upTo(10_00_000), ...other });

/** Asks for rent paid, ₹ a year. */
export const rentOfYear = (other?: Other) =>
  ofYear('Rent paid in the year', {
    help: `Without HRA it counts under section 80GG (${firstTaxYear}: 134), in the old regime only.`,
    slider: upTo(10_00_000),
    ...other,
  });

/** Asks for pay that both regimes exempt, ₹ a year. */
export const exemptPay = (other?: Other) =>
  ofYear('Gratuity, leave encashment and other pay exempt in both regimes', {
    help: `The exempt part only: sections 10(10), 10(10A), 10(10AA); from ${firstTaxYear} section 19.`,
    ...other,
  });

/** Asks for the State's tax on employment, ₹ a year. */
export const professionalTaxPaid = (other?: Other) =>
  money({ label: 'Professional tax paid', min: 0, max: 2_500, step: 100, default: 0, ...other });

/** Asks for what the employer puts into NPS, ₹ a year. */
export const employerNps = (other?: Other) =>
  smallOfYear('Employer’s contribution to NPS', {
    help: `Count it in the gross salary too. Section 80CCD(2) (${firstTaxYear}: 124).`,
    ...other,
  });

/** Asks whether the employer is the government, which has limits of its own. */
export const governmentEmployee = (showIf?: Condition) => firstNo('Government employee', { ...(showIf && { showIf }) });
