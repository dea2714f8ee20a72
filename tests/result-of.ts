import {
  type AnyCalculator,
  type AnyInput,
  type Calculator,
  defaultInput,
  type Fields,
  type InputOf,
  type Result,
  shownInput,
} from '@/lib/calculator';

type Page<Fs extends Fields> = AnyCalculator & Calculator<Fs>;

/** Returns what a page computes from: its defaults with changes, what is hidden at its default. */
export function inputOf<const Fs extends Fields>(page: Page<Fs>, changes: Partial<InputOf<Fs>> = {}): InputOf<Fs> {
  const typed = { ...defaultInput(page.fields), ...changes } as AnyInput;
  return shownInput(page.fields, typed) as InputOf<Fs>;
}

/** Returns the result of a page for its defaults with changes; a combination that the page refuses fails the test. */
export function resultOf<const Fs extends Fields>(page: Page<Fs>, changes: Partial<InputOf<Fs>> = {}): Result {
  const input = inputOf(page, changes);
  expect(page.check?.(input) ?? []).toEqual([]);
  return page.compute(input);
}
