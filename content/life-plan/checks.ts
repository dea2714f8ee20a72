/** Checks of answers that the retirement and the FIRE page share. */
import type { PlanRows } from '@/content/questions/plan';
import { type Problem, problemSheet } from '@/lib/calculator';

type AgedRows = Pick<PlanRows, 'incomes' | 'ownCosts' | 'goals' | 'receipts'>;

/** Returns a sentence for each row that ends before it begins, and for each goal or receipt with an amount before today or after the last age. */
export function rowProblems(input: AgedRows, age: number, lastAge: number): readonly Problem[] {
  const { at, problems: list } = problemSheet();
  for (const name of ['incomes', 'ownCosts'] as const) {
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
  return list;
}
