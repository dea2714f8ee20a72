import { type Problem, problemAt } from '@/lib/calculator';
import type { AgricultureInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: AgricultureInput): readonly Problem[] {
  const unknown = input.towns.flatMap(({ inside, population, distance }, index) => [
    ...problemAt(
      `towns.${index}.population`,
      population === null &&
        `Enter how many people town ${index + 1} has by the last published census. They decide whether the land is rural.`,
    ),
    ...problemAt(
      `towns.${index}.distance`,
      distance === null &&
        !inside &&
        `Enter how far the land is from the limits of town ${index + 1}. The distance decides whether it is rural.`,
    ),
  ]);
  return input.land === 'sold' ? unknown : [];
}
