/** Puts the questions of a calculator and its answer together; apart from the contract, since a page needs the questions first. */
import { assumedLines } from './assumed';
import { type AnyCalculator, type AnyInput, type Calculator, type Fields, type InputOf, isShown } from './calculator';

/**
 * Returns the calculator, whose results name what they assume besides what `compute` itself says of that. The input of `compute` and
 * `check` follows from `fields`.
 */
export function defineCalculator<const Fs extends Fields>(calculator: Calculator<Fs>): AnyCalculator & Calculator<Fs> {
  const { fields, compute } = calculator;
  const marked = Object.keys(fields).filter((name) => fields[name]?.assumed);
  const naming = (input: InputOf<Fs>) => {
    const result = compute(input);
    const shown = marked.filter((name) => isShown(fields[name] as Fields[string], input as AnyInput));
    const assumed = [...(result.assumed ?? []), ...assumedLines<Fields>(fields, input as AnyInput, shown)];
    return assumed.length > 0 ? { ...result, assumed } : result;
  };
  return { ...calculator, ...(marked.length > 0 && { compute: naming }) } as AnyCalculator & Calculator<Fs>;
}
