import { yearsOfPremium } from '@/lib/tax/health-premiums';
import { type HealthInput, insuredOptions } from './form';

/** A row of the list of policies whose premium is entered. */
export type PolicyRow = HealthInput['policies'][number];

/** Whom a policy insures, of those whose age counts. */
type Insured = 'you' | 'spouse' | 'olderParent' | 'otherParent';

const insuredBy: Readonly<Record<PolicyRow['insures'], readonly Insured[]>> = {
  family: ['you', 'spouse'],
  you: ['you'],
  spouse: ['spouse'],
  children: [],
  parents: ['olderParent', 'otherParent'],
  olderParent: ['olderParent'],
  otherParent: ['otherParent'],
};

/** Whom a policy insures, in words. */
export const insuredNames = Object.fromEntries(insuredOptions) as Readonly<Record<PolicyRow['insures'], string>>;

const agesOf = (input: HealthInput): Readonly<Record<Insured, number | null>> => ({
  you: input.age,
  spouse: input.spouseAge,
  olderParent: input.parentAge,
  otherParent: input.secondParentAge,
});

/** Returns the group of the deduction that a policy belongs to. */
export function groupOf({ insures }: PolicyRow): 'family' | 'parents' {
  return insures === 'parents' || insures === 'olderParent' || insures === 'otherParent' ? 'parents' : 'family';
}

/** Returns the ages of whom a policy insures, as far as they are known and count. */
export function insuredAges(input: HealthInput, { insures }: PolicyRow): number[] {
  return insuredBy[insures].flatMap((who) => agesOf(input)[who] ?? []);
}

/** A policy of the list in the year of the form, ₹. */
interface Policy {
  readonly number: number;
  readonly row: PolicyRow;
  readonly group: 'family' | 'parents';
  /** The financial years that share the premium; the year of the form alone where it was paid for one year. */
  readonly years: readonly string[];
  /** The year's part of the premium, and of what was not paid in cash; 0 where the year has none. */
  readonly part: number;
  readonly counted: number;
}

/** Returns the policies of the list with the year's part of each premium (section 80D(4A)). */
export function policiesOfYear(input: HealthInput): readonly Policy[] {
  return input.policies.map((row, index) => {
    const isSpread = row.years > 1 && row.paidOn !== '' && row.coverFrom !== '';
    const years = isSpread ? yearsOfPremium(row.paidOn, row.coverFrom, row.years) : [input.financialYear];
    const share = years.includes(input.financialYear) ? 1 / years.length : 0;
    return {
      number: index + 1,
      row,
      group: groupOf(row),
      years,
      part: row.premium * share,
      counted: (row.premium - row.cash) * share,
    };
  });
}

/** Returns whether something was paid for the parents. */
export function paysForParents(input: HealthInput): boolean {
  return input.parentsPremium + input.parentsBills > 0 || input.policies.some((row) => groupOf(row) === 'parents');
}

/** Returns whether all policies of a group are in the list, so that it says who is insured. */
export function isListedOnly(input: HealthInput, group: 'family' | 'parents'): boolean {
  return (
    input[`${group}Premium`] === 0 && policiesOfYear(input).some((each) => each.group === group && each.counted > 0)
  );
}

/** Returns the ages of whom no policy of the list insures, of a group whose policies are all in it. */
export function uninsuredAges(input: HealthInput, group: 'family' | 'parents'): number[] {
  const insured = new Set(
    policiesOfYear(input).flatMap((each) =>
      each.group === group && each.counted > 0 ? insuredBy[each.row.insures] : [],
    ),
  );
  const all = group === 'family' ? (['you', 'spouse'] as const) : (['olderParent', 'otherParent'] as const);
  return all.flatMap((who) => (insured.has(who) ? [] : (agesOf(input)[who] ?? [])));
}
