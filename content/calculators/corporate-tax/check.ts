import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { CorporateTaxInput } from './form';

/** Returns a sentence for each combination that makes no sense. */
export function problems(input: CorporateTaxInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  input.losses.forEach(({ amount, ofLost }, index) => {
    at(
      [`losses.${index}.ofLost`],
      ofLost > amount && `The part of ${inr(ofLost)} is more than the whole, ${inr(amount)}.`,
    );
  });
  at(
    ['otherIncome', 'income'],
    input.otherIncome > input.income &&
      `It is part of the income of the year and cannot be more than it (${inr(input.income)}).`,
  );
  at(
    ['societyOther', 'income'],
    input.societyOther > input.income + input.lost &&
      `It is part of the income and cannot be more than it (${inr(input.income + input.lost)} with the lost deductions).`,
  );
  return found;
}
