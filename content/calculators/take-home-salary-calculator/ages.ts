import { pensionEndsAt, pensionMembers } from '@/content/rules/payroll';
import type { Citation } from '@/lib/law';
import type { AgeBand } from '@/lib/tax/income-tax-year';
import type { TakeHomeInput } from './form';

/** What an answer about age means: years for a State's limit, band for the slabs. */
export const ages: Readonly<Record<TakeHomeInput['age'], { readonly years: number; readonly band: AgeBand }>> = {
  below60: { years: 0, band: 'below60' },
  from60: { years: 60, band: 'senior' },
  from65: { years: 65, band: 'senior' },
  from80: { years: 80, band: 'verySenior' },
};

/** Returns whether a part of the employer's EPF goes to the pension scheme: membership ends at an age. */
export function isPensionMember({ pensionMember, age }: Pick<TakeHomeInput, 'pensionMember' | 'age'>): boolean {
  return pensionMember && ages[age].years < pensionEndsAt.value;
}

/** Returns why no part of the employer's EPF goes to the pension scheme, for who is no member. */
export function whyNoMember({ age }: Pick<TakeHomeInput, 'age'>): { readonly text: string; readonly cite: Citation } {
  const { value, cite } = pensionEndsAt;
  return ages[age].years < value
    ? { text: 'You are not a member of the pension scheme', cite: pensionMembers }
    : { text: `Nothing: membership of the pension scheme ends at ${value}`, cite };
}
