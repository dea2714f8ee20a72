import { type AnyCalculator, defaultInput, figuresOf, shownInput } from '@/lib/calculator';
import { noteVaried } from './varied';

/**
 * Returns what a calculator answers to given values, every other box at its default: the input that counts, the result, and its
 * figures by label (undefined where there is none of that label). Returns null where the calculator refuses the input.
 */
export function answered({ fields, check, compute }: AnyCalculator, given: object) {
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  if ((check?.(input) ?? []).length > 0) return null;
  noteVaried(fields, input);
  const result = compute(input);
  const all = figuresOf(result);
  const figure = (label: string) => all.find((each) => each.label === label)?.value as number | undefined;
  return { input, result, figure };
}

/** Returns what `answered` does. Throws where the calculator refuses the input. */
export function answeredOrThrow(calculator: AnyCalculator, given: object) {
  const answer = answered(calculator, given);
  if (!answer) throw new Error('The calculator refuses this input.');
  return answer;
}
