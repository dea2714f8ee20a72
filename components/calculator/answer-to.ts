import type { Answer, AnyCalculator, Headlined, Problem } from '@/lib/calculator';
import type { Reading } from '@/lib/read-input';

/** Returns the answer to a reading, and its problems: an answer only where every box can be read and no two of them contradict each other. */
export function answerTo<R extends Headlined>(
  calculator: AnyCalculator<R>,
  reading: Reading,
): { answer: Answer<R> | null; problems: readonly Problem[] } {
  if (reading.faults.length > 0) return { answer: null, problems: [] };
  const { input } = reading;
  const problems = calculator.check?.(input) ?? [];
  return { answer: problems.length > 0 ? null : { input, result: calculator.compute(input) }, problems };
}
