import { type Problem, problemAt } from '@/lib/calculator';
import type { HraInput } from './form';
import { type MonthOfYear, placeInYear } from './stretches';

/** Periods that run backwards or share a month. */
function periodProblems(
  name: 'periods' | 'rentPeriods',
  typed: readonly { readonly from: MonthOfYear; readonly to: MonthOfYear }[],
): readonly Problem[] {
  const spans = typed.map((row) => ({ from: placeInYear(row.from), to: placeInYear(row.to) }));
  const backwards = spans.flatMap((span, index) =>
    problemAt(
      [`${name}.${index}.from`, `${name}.${index}.to`],
      span.from > span.to && `Period ${index + 1} ends before it begins. The financial year runs from April to March.`,
    ),
  );
  const shared = spans.flatMap((span, index) =>
    spans
      .slice(0, index)
      .flatMap((earlier, earlierIndex) =>
        problemAt(
          [`${name}.${earlierIndex}.to`, `${name}.${index}.from`],
          span.from <= earlier.to &&
            earlier.from <= span.to &&
            `Periods ${earlierIndex + 1} and ${index + 1} share a month. A month can be in only one period.`,
        ),
      ),
  );
  return [...backwards, ...shared];
}

/** Returns what makes no sense together, as sentences. */
export function problems(input: HraInput): readonly Problem[] {
  if (input.pattern === 'split') {
    return input.situation === 'hra'
      ? periodProblems('periods', input.periods)
      : periodProblems('rentPeriods', input.rentPeriods);
  }
  return problemAt(
    ['daNotCounted', 'salary'],
    input.daNotCounted > input.salary && 'The DA to leave out is more than your basic salary and DA together.',
  );
}
