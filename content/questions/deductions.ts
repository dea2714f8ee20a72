/** Questions about deductions of the old regime that several pages ask. Functions, so that a page makes only what it asks. */
import { firstTaxYear } from '@/content/rules/years/on-file';
import type { Condition } from '@/lib/calculator';
import { ofYear, smallOfYear, upTo } from './income';
import { firstNo, type Other } from './kinds';

/** Asks for what was put into savings of section 80C, ₹ a year, before its limit. */
export const savings80C = (other?: Other) =>
  ofYear('Savings under section 80C', {
    help: `EPF, PPF, ELSS, insurance (${firstTaxYear}: 123).`,
    slider: upTo(3_00_000),
    ...other,
  });

/** Says whose medical bills count beside the premium: `who` of the family, "parent". */
export const uninsured = (who: string) => `Add medical bills of an uninsured ${who} of 60 or more.`;

/** Asks for health insurance of the taxpayer and family, ₹ a year, before the limit of section 80D. */
export const health80D = (other?: Other) =>
  ofYear('Health insurance, you and family', {
    help: `Section 80D (${firstTaxYear}: 126). ${uninsured('person')}`,
    slider: upTo(1_00_000),
    ...other,
  });

/** Asks whether somebody besides the taxpayer makes the higher limit of section 80D apply. */
export const otherSeniorInsured = () => firstNo('Another person insured is 60 or more');

/** Asks for health insurance of parents, ₹ a year. */
export const parents80D = (other?: Other) =>
  ofYear('Health insurance, parents', { help: uninsured('parent'), slider: upTo(1_00_000), ...other });

/** Asks whether the higher limit applies to parents. */
export const parentSenior = (showIf?: Condition) =>
  firstNo('A parent insured is 60 or more', {
    help: 'Or one whose medical bills you count.',
    ...(showIf && { showIf }),
  });

/** Asks for the taxpayer's own payments into NPS, ₹ a year. */
export const ownNps = (other?: Other) =>
  smallOfYear('Your own NPS contribution', {
    help: `Section 80CCD(1B) (${firstTaxYear}: 124(3)) first, the rest with 80C.`,
    ...other,
  });

/** Asks for donations to most charities, ₹ a year. */
export const donationsByHalf = (other?: Other) =>
  smallOfYear('Donations deducted by half, within the limit', {
    help: `Section 80G (${firstTaxYear}: 133): most registered charities.`,
    ...other,
  });

/** Asks for all deductions of the old regime in one sum, ₹ a year. */
export const allDeductions = (help: string, other?: Other) =>
  ofYear('All deductions of the old regime', { help, slider: upTo(5_00_000), ...other });

/** Asks for the deductions of the old regime that a page does not ask for one by one, ₹ a year. */
export const otherDeductions = (help: string, other?: Other) =>
  ofYear('Other deductions of the old regime', { help, slider: upTo(5_00_000), ...other });
