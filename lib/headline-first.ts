/** Puts the questions of a calculator and the headline of its answer together, for a page that loads the rest of the code later. */
import type { Calculator, Fields, HeadlineCalculator, InputOf, Result } from './calculator';

/** The questions, their check, and what gives the headline: the function from which the whole calculator takes it. */
type WithHeadline<Fs extends Fields> = Omit<Calculator<Fs>, 'compute' | 'worked' | 'workbook'> & {
  readonly headline: (input: InputOf<Fs>) => Result['headline'];
};

/**
 * Returns what answers until the page is used, with the headline alone; `whole` imports the calculator, within this one so that the bundler
 * ships no module twice (`docs/decisions/051`).
 */
export function headlineFirst<const Fs extends Fields>(
  { headline, ...calculator }: WithHeadline<Fs>,
  whole: HeadlineCalculator['whole'],
): HeadlineCalculator {
  const compute: HeadlineCalculator['compute'] = (input) => ({ headline: headline(input as InputOf<Fs>) });
  return { ...calculator, compute, whole } as HeadlineCalculator;
}
