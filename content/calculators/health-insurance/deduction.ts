import { listOf } from '@/lib/list-of';
import type { GroupDeduction } from '@/lib/tax/health-premiums';
import { payable } from '@/lib/tax/interest';
import type { HealthInput } from './form';
import { assessmentWith, deductionOf, groupsOf, premiumsOfYear, yearOf } from './person';
import { paysForParents } from './policies';

export type Both = ReturnType<typeof deductionOf>;

/** Taxes of the year with and without the deduction, ₹, as payable. */
export interface Taxes {
  readonly oldWithout: number;
  readonly oldWith: number;
  readonly newRegime: number;
  /** What the ceiling of the income leaves of the deduction. */
  readonly allowed: number;
}

const nothing = { total: 0 };

export function taxesOf(input: HealthInput, both: Both): Taxes {
  const multiple = yearOf(input).payableMultiple.value;
  const withIt = assessmentWith(input, both, 'old');
  return {
    oldWithout: payable(assessmentWith(input, { own: nothing, parents: nothing }, 'old').tax, multiple),
    oldWith: payable(withIt.tax, multiple),
    newRegime: payable(assessmentWith(input, both, 'new').tax, multiple),
    allowed: withIt.deductions.find(({ section }) => section === '80D')?.allowed ?? 0,
  };
}

/** Returns what was paid for a group and is no deduction, ₹. */
export function beyond(deduction: GroupDeduction, paid: number): number {
  return Math.max(0, paid - deduction.total);
}

export function paidFor(input: HealthInput) {
  const { family, parents } = premiumsOfYear(input);
  return {
    own: family + input.familyCheckUps + input.familyBills,
    parents: parents + input.parentsCheckUps + input.parentsBills,
  };
}

/** Returns the check-up that still lowers the tax, by what the tax is with it: for the first group in which one does. */
export function checkUpsThatSave(input: HealthInput, both: Both, { oldWith }: Taxes) {
  const year = yearOf(input);
  const hasParents = paysForParents(input);
  const deductionWith = (box: 'familyCheckUps' | 'parentsCheckUps', more: number) => {
    const followed = { ...input, [box]: input[box] + more };
    return deductionOf(followed, groupsOf(followed));
  };
  const all = listOf(
    { whose: 'you or your family', box: 'familyCheckUps' as const },
    hasParents && { whose: 'your parents', box: 'parentsCheckUps' as const },
  );
  return all
    .map(({ whose, box }) => {
      const amount = Math.floor(deductionWith(box, year.deductions.health.value.checkUps).total - both.total + 1e-6);
      const tax = assessmentWith(input, deductionWith(box, amount), 'old').tax;
      return { whose, amount, saved: oldWith - payable(tax, year.payableMultiple.value) };
    })
    .filter(({ amount, saved }) => amount > 0 && saved > 0)
    .slice(0, 1);
}
