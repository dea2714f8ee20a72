import type { Answer, AnyCalculator, Problem } from '@/lib/calculator';
import type { Reading } from '@/lib/read-input';

/** Returns the answer to a reading, and its problems: an answer only where every box can be read and no two of them contradict each other. */
export function answerTo(
  calculator: AnyCalculator,
  reading: Reading,
): { answer: Answer | null; problems: readonly Problem[] } {
  if (reading.faults.length > 0) return { answer: null, problems: [] };
  const { input } = reading;
  const problems = calculator.check?.(input) ?? [];
  return { answer: problems.length > 0 ? null : { input, result: calculator.compute(input) }, problems };
}
