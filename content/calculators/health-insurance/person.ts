import { healthDeductionLaw } from '@/content/rules/health-insurance';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { actOf } from '@/content/tax/years';
import { rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { type Assessment, assess } from '@/lib/tax/assess';
import { type GroupDeduction, type HealthGroup, healthDeduction, yearsOfPremium } from '@/lib/tax/health-premiums';
import type { AgeBand, IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer } from '@/lib/tax/taxpayer';
import type { HealthInput } from './form';
import { insuredAges, isListedOnly, policiesOfYear, uninsuredAges } from './policies';

/** Returns the law on the deduction, by the Act of the year. */
export const lawOf = ({ financialYear }: HealthInput) => healthDeductionLaw[actOf(financialYear)];

/** Returns the law of the year that was chosen. */
export function yearOf({ financialYear }: HealthInput): IncomeTaxYear {
  return rulesOfYear(incomeTaxYears, financialYear);
}

/** Returns whether a premium was paid at once for several years. */
export function isPaidForSeveralYears({ severalYears }: HealthInput): boolean {
  return severalYears !== 'none';
}

/** Returns the financial years over which that premium is spread. */
export function yearsOfSpread({ paidOn, coverFrom, policyYears }: HealthInput): string[] {
  return yearsOfPremium(paidOn, coverFrom, policyYears);
}

/** Premiums of the year, ₹: a premium for several years counts with the year's part. */
interface YearPremiums {
  /** With what was paid in cash. */
  readonly family: number;
  readonly parents: number;
  /** Without. */
  readonly familyCounted: number;
  readonly parentsCounted: number;
}

/** Returns the premiums of the year, with several years' premiums spread, and those of the list. */
export function premiumsOfYear(input: HealthInput): YearPremiums {
  const parts = isPaidForSeveralYears(input) ? yearsOfSpread(input).length : 1;
  const { severalYears, familyPremium, parentsPremium, familyCash, parentsCash } = input;
  const partsOf = (who: 'family' | 'parents') => (severalYears === who || severalYears === 'both' ? parts : 1);
  const listed = policiesOfYear(input);
  const ofList = (who: 'family' | 'parents', amount: 'part' | 'counted') =>
    sumOf(listed, (policy) => (policy.group === who ? policy[amount] : 0));
  return {
    family: familyPremium / partsOf('family') + ofList('family', 'part'),
    parents: parentsPremium / partsOf('parents') + ofList('parents', 'part'),
    familyCounted: (familyPremium - familyCash) / partsOf('family') + ofList('family', 'counted'),
    parentsCounted: (parentsPremium - parentsCash) / partsOf('parents') + ofList('parents', 'counted'),
  };
}

/** Returns the input with the higher of the parents' ages as that of the older parent, in whichever box it was typed. */
export function withOlderParent(input: HealthInput): HealthInput {
  const { parentAge, secondParentAge } = input;
  return secondParentAge !== null && secondParentAge > parentAge
    ? { ...input, parentAge: secondParentAge, secondParentAge: parentAge }
    : input;
}

/** Returns the ages of the two persons of a group whose age counts; null where there is none, or it is not known. */
export const agesOf = ({ age, spouseAge, parentAge, secondParentAge }: HealthInput, who: 'family' | 'parents') =>
  who === 'family' ? ([age, spouseAge] as const) : ([parentAge, secondParentAge] as const);

/**
 * Returns the medical bills of a group that count, ₹: those of a resident senior without a policy. A premium of the first boxes insures
 * everybody, or where two ages are known the younger of the two.
 */
export function billsThatCount(input: HealthInput, who: 'family' | 'parents'): number {
  if (who === 'family' && input.residence === 'nonResident') return 0;
  const [one, other] = agesOf(input, who);
  const without = isListedOnly(input, who)
    ? uninsuredAges(input, who)
    : input[`${who}Premium`] > 0 && other === null
      ? []
      : [one, other ?? 0];
  return without.some((each) => each >= lawOf(input).seniorFrom.value) ? input[`${who}Bills`] : 0;
}

/** Both groups as the law sees them. */
interface Groups {
  readonly own: HealthGroup;
  readonly parents: HealthGroup;
}

/**
 * Returns the groups with what was paid for them. Where bills count beside a premium of the first boxes, the older of the two is the one
 * without a policy, and the premium insures the other one. A policy of the list insures whom it names.
 */
export function groupsOf(input: HealthInput): Groups {
  const { familyCounted, parentsCounted } = premiumsOfYear(input);
  const isResident = input.residence !== 'nonResident';
  const listed = policiesOfYear(input);
  const ofGroup = (who: 'family' | 'parents') => {
    const bills = billsThatCount(input, who);
    const known = agesOf(input, who)
      .filter((each) => each !== null)
      .sort((a, b) => b - a);
    const ofList = listed.filter(({ group, counted }) => group === who && counted > 0);
    // Where all policies are in the list, it says who is insured.
    const ofBoxes = isListedOnly(input, who) ? [] : bills > 0 ? known.slice(1) : known;
    const insured = [...ofBoxes, ...ofList.flatMap(({ row }) => insuredAges(input, row))];
    return { bills, insuredSenior: insured.some((each) => each >= lawOf(input).seniorFrom.value) };
  };
  const family = ofGroup('family');
  return {
    own: {
      premium: familyCounted,
      checkUps: input.familyCheckUps,
      ...family,
      insuredSenior: isResident && family.insuredSenior,
    },
    parents: { premium: parentsCounted, checkUps: input.parentsCheckUps, ...ofGroup('parents') },
  };
}

const ageBand = (input: HealthInput): AgeBand =>
  input.age < lawOf(input).seniorFrom.value ? 'below60' : input.age < 80 ? 'senior' : 'verySenior';

/** Returns what the ages mean for pages that ask for them in bands, and for seniors among the insured. */
export function seniorsOf(input: HealthInput) {
  const { own, parents } = groupsOf(input);
  return { age: ageBand(input), healthSenior: own.insuredSenior, parentsSenior: parents.insuredSenior };
}

/** Returns the year's assessment with a deduction of these amounts for health insurance, ₹. */
export function assessmentWith(
  input: HealthInput,
  { own, parents }: { readonly own: Pick<GroupDeduction, 'total'>; readonly parents: Pick<GroupDeduction, 'total'> },
  regime: Regime,
): Assessment {
  const taxpayer = {
    ...emptyTaxpayer,
    age: ageBand(input),
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    claims: {
      ...emptyTaxpayer.claims,
      // The limits are applied already; with seniors in both groups the engine leaves the amounts as they are.
      health: {
        ...emptyTaxpayer.claims.health,
        family: own.total,
        familySenior: true,
        parents: parents.total,
        parentsSenior: true,
      },
      // Section 80E has no limit of its own, so it holds what the visitor has limited already.
      other: input.otherDeductions,
    },
  };
  return assess(taxpayer, yearOf(input), regime);
}

/** Returns the deduction of both groups for these payments. */
export function deductionOf(input: HealthInput, { own, parents }: Groups) {
  return healthDeduction(own, parents, yearOf(input).deductions.health.value);
}
