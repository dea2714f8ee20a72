import { taxSavings } from '@/content/rules/tax-savings';
import { actOf } from '@/content/tax/years';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { DeductionSection, IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { emptyTaxpayer, isSeniorCitizen, type Taxpayer } from '@/lib/tax/taxpayer';
import type { SavingsInput } from './form';

/** Payments of the year that count in section 80C before its ceiling, ₹. */
export interface Counted {
  readonly epf: number;
  readonly premium: number;
  readonly tuition: number;
  readonly principal: number;
  readonly other: number;
  readonly total: number;
}

/** Payments on top of those of the form, ₹. */
export interface Extra {
  readonly savings?: number;
  readonly ownNps?: number;
  readonly employerNps?: number;
  readonly health?: number;
  readonly parents?: number;
  readonly income?: number;
}

/** What is left under each limit, ₹. */
export interface Rooms {
  readonly savings: number;
  readonly ownNps: number;
  readonly health: number;
  readonly parents: number;
  /** Of the employer’s NPS, by the percentage of the regime. */
  readonly employerNps: Readonly<Record<Regime, number>>;
}

/** Returns the law on savings, by the Act of the year. */
export const savingsLawOf = ({ financialYear }: SavingsInput) => taxSavings[actOf(financialYear)];

/** Returns what of each payment counts: the premium by the sum assured, two children, no principal of a house sold early. */
export function countedSavings(input: SavingsInput): Counted {
  const { epf, otherSavings: other } = input;
  const law = savingsLawOf(input);
  const share = law.premium.value[input.policy];
  const premium = input.sumAssured === null ? input.premium : Math.min(input.premium, (input.sumAssured * share) / 100);
  const tuition = input.tuition * Math.min(1, law.children.value / input.children);
  const principal = input.sold ? 0 : input.principal;
  return { epf, premium, tuition, principal, other, total: epf + premium + tuition + principal + other };
}

/** Returns the person of the form, with payments and income on top. */
export function taxpayerOf(input: SavingsInput, extra: Extra = {}): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    salary: {
      ...emptyTaxpayer.salary,
      gross: input.salary,
      basic: input.basic,
      governmentEmployee: input.government,
      employerNps: input.employerNps + (extra.employerNps ?? 0),
    },
    // What was deducted for a house sold early is income of the year of the sale: section 80C(5).
    other: { ...emptyTaxpayer.other, other: input.otherIncome + input.reversed + (extra.income ?? 0) },
    claims: {
      ...emptyTaxpayer.claims,
      savings: countedSavings(input).total + (extra.savings ?? 0),
      ownNps: input.ownNps + (extra.ownNps ?? 0),
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health + (extra.health ?? 0),
        familySenior: isSeniorCitizen({ kind: 'individual', age: input.age, residence: 'resident' }),
        parents: input.parents + (extra.parents ?? 0),
        parentsSenior: input.parentsSenior,
      },
      // Section 80E has no limit of its own, so it holds what the visitor has limited already.
      other: input.otherDeductions,
    },
  };
}

/** Returns the assessment in a regime with payments on top. */
export function assessWith(input: SavingsInput, year: IncomeTaxYear, regime: Regime, extra?: Extra): Assessment {
  return assess(taxpayerOf(input, extra), year, regime);
}

/** Returns the tax in a regime with payments on top, rounded as it is paid, ₹. */
export function taxIn(input: SavingsInput, year: IncomeTaxYear, regime: Regime, extra?: Extra): number {
  return payable(assessWith(input, year, regime, extra).tax, year.payableMultiple.value);
}

/** Returns the tax that the person really pays with payments on top, ₹: the lower one, or that of the regime chosen. */
export function taxPaid(input: SavingsInput, year: IncomeTaxYear, extra?: Extra): number {
  if (input.regime !== 'better') return taxIn(input, year, input.regime, extra);
  return Math.min(taxIn(input, year, 'new', extra), taxIn(input, year, 'old', extra));
}

/** Returns the same not rounded, ₹. */
export function taxBeforeRounding(input: SavingsInput, year: IncomeTaxYear, extra?: Extra): number {
  if (input.regime !== 'better') return assessWith(input, year, input.regime, extra).tax;
  return Math.min(assessWith(input, year, 'new', extra).tax, assessWith(input, year, 'old', extra).tax);
}

/** Returns what is left under each limit. */
export function roomsOf(input: SavingsInput, year: IncomeTaxYear): Rooms {
  const { savings, extraNps, health } = year.deductions;
  const { deductions } = assessWith(input, year, 'old');
  const used = (section: DeductionSection) => deductions.find((each) => each.section === section)?.limited ?? 0;
  const senior = isSeniorCitizen({ kind: 'individual', age: input.age, residence: 'resident' });
  const left = (limit: number, paid: number) => Math.max(0, limit - paid);
  const employer = (regime: Regime) => {
    const { government, other } = year.regimes[regime].employerNps.value;
    return left((input.basic * (input.government ? government : other)) / 100, input.employerNps);
  };
  return {
    savings: left(savings.value, used('80CCE')),
    ownNps: left(extraNps.value, input.ownNps),
    health: left(senior ? health.value.senior : health.value.below60, input.health),
    parents: left(input.parentsSenior ? health.value.senior : health.value.below60, input.parents),
    employerNps: { new: employer('new'), old: employer('old') },
  };
}

/**
 * Returns the least total of old-regime deductions, ₹ in steps of 10 and beyond the standard deduction, with which the old
 * regime costs no more than the new one.
 */
export function deductionsNeeded(input: SavingsInput, year: IncomeTaxYear): number {
  const bare: Taxpayer = { ...taxpayerOf(input), claims: emptyTaxpayer.claims };
  const target = assess(bare, year, 'new').tax;
  const taxWith = (deduction: number) =>
    assess({ ...bare, claims: { ...emptyTaxpayer.claims, other: deduction } }, year, 'old').tax;
  let low = 0;
  let high = Math.ceil(assess(bare, year, 'old').grossTotalIncome / 10);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (taxWith(middle * 10) <= target) high = middle;
    else low = middle + 1;
  }
  return high * 10;
}

/** Returns the tax that filling one room by itself would save, beside the payments already made. */
export function savedBy(input: SavingsInput, year: IncomeTaxYear, extra: Extra): number {
  return taxPaid(input, year) - taxPaid(input, year, extra);
}
