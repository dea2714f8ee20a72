import { type AnyCalculator, defaultInput, figuresOf, shownInput } from '@/lib/calculator';

/**
 * Returns what a calculator answers to given values, every other box at its default: the input that counts, and its figures by
 * label (null where there is none of that label). Returns null where the calculator refuses the input.
 */
export function answered(calculator: unknown, given: object) {
  const { fields, check, compute } = calculator as AnyCalculator;
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  if ((check?.(input) ?? []).length > 0) return null;
  const all = figuresOf(compute(input));
  const figure = (label: string) => (all.find((each) => each.label === label)?.value as number | undefined) ?? null;
  return { input, figure };
}
