/** Checks of answers that the retirement and the FIRE page share. */
import type { PlanRows } from '@/content/questions/plan';
import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { changeIn, type NeedsInput } from './needs';
import { monthOfAge } from './plan';

type AgedRows = Pick<PlanRows, 'incomes' | 'ownCosts' | 'needs' | 'goals' | 'receipts'>;

/** Returns a sentence for each row that ends before it begins, and for each goal or receipt with an amount before today or after the last age. */
export function rowProblems(input: AgedRows, age: number, lastAge: number): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  for (const name of ['incomes', 'ownCosts', 'needs'] as const) {
    input[name].forEach(({ fromAge, toAge }, index) => {
      if (toAge === null || toAge > fromAge) return;
      at(
        `${name}.${index}.toAge`,
        `It begins at ${fromAge}. Enter a higher age here, or leave it empty if it never ends.`,
      );
    });
  }
  for (const [name, noun] of [
    ['goals', 'goal'],
    ['receipts', 'receipt'],
  ] as const) {
    input[name].forEach(({ atAge, amount }, index) => {
      if (amount === 0 || (atAge >= age && atAge < lastAge)) return;
      at(
        `${name}.${index}.atAge`,
        atAge < age
          ? `You are ${age}. Enter ${age} or a higher age, or remove the ${noun}.`
          : `The plan ends when you turn ${lastAge}. Enter a lower age here, or plan until a higher age.`,
      );
    });
  }
  return found;
}

/** Returns a sentence for each row by which needs fall below zero: `spend` is the plain spending of a month, ₹. */
export function needProblems(input: NeedsInput, spend: number): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  input.needs.forEach(({ change, fromAge }, index) => {
    const less = -changeIn(input, monthOfAge(input.age, fromAge));
    if (change === 'more' || less <= spend) return;
    at(
      `needs.${index}.monthly`,
      `At ${Math.max(fromAge, input.age)} you would need ${inr(less)} less, but your monthly spending is ${inr(spend)}. Enter less here.`,
    );
  });
  return found;
}
