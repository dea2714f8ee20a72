import type { Answer, AnyCalculator, Headlined } from '@/lib/calculator';

const isWhole = (answer: Answer<Headlined>): answer is Answer => 'sentence' in answer.result;

/**
 * Returns what makes an answer whole of which the page has the headline alone. An answer is computed once: parts that are given the same
 * one render the same.
 */
export function wholeBy(calculator: AnyCalculator): (answer: Answer<Headlined> | null) => Answer | null {
  const known = new WeakMap<Answer<Headlined>, Answer>();
  return (answer) => {
    if (!answer || isWhole(answer)) return answer;
    const whole = known.get(answer) ?? { input: answer.input, result: calculator.compute(answer.input) };
    known.set(answer, whole);
    return whole;
  };
}
