/** Follows advice of a page: what a text promises is entered as the text says, and the page, or another one, is asked again. */
import fc from 'fast-check';
import { loadCalculator, loadGolden } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import {
  type AnyCalculator,
  type AnyInput,
  type AnyRow,
  defaultInput,
  figuresOf,
  type Result,
  shownInput,
} from '@/lib/calculator';
import { anyInput } from '../any-input';

/** What came of one piece of advice: promised and real amount, and how far they may be apart. */
interface Followed {
  readonly promised: number;
  readonly came: number;
  /** ₹1 by default: amounts in texts are rounded. */
  readonly within?: number;
}

/** A piece of advice, the input and the answer that it came with, and how to ask again. */
export interface Asked {
  readonly match: RegExpExecArray;
  readonly input: AnyInput;
  readonly result: Result;
  /** Answers the same page with some values changed; null where it refuses them. */
  readonly again: (changes: AnyInput) => Result | null;
  /** Answers another page. */
  readonly ask: (id: CalculatorId, values: AnyInput) => Result | null;
}

/** A kind of advice. */
export interface Kind {
  readonly name: string;
  readonly says: RegExp;
  /** Returns what came of it; null where it cannot be entered. */
  readonly follow: (asked: Asked) => Followed | null;
}

/** A page with the kinds of advice that it gives. */
export interface AdvisedPage {
  readonly id: CalculatorId;
  readonly kinds: readonly Kind[];
  /** Inputs that get such advice more often than any input does. */
  readonly drawn?: fc.Arbitrary<AnyInput>;
}

/** Reads an amount such as "₹1,25,000". */
export const amount = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, '').replace('−', '-'));
/** Returns the figure of a label; NaN where the result has none. */
export const number = (result: Result, label: string) =>
  Number(figuresOf(result).find((each) => each.label === label)?.value ?? Number.NaN);
/** Returns the figure whose label begins so; null where the result has none. */
export const figureAt = (result: Result, start: string) =>
  figuresOf(result).find((each) => each.label.startsWith(start))?.value ?? null;
/** Says whether advice without an amount came true. */
export const holds = (does: boolean): Followed => ({ promised: 1, came: does ? 1 : 0, within: 0.5 });
/** Returns the rows of a list. */
export const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly AnyRow[]) : []);
/** Draws amounts, often nothing or one of the amounts named. */
export const money = (most: number, ...lines: number[]) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }), fc.constantFrom(0, ...lines));
/** Reads a span such as "5 years 3 months" as months. */
export const monthsIn = (text: string | undefined) =>
  Number(/(\d+) years?/.exec(text ?? '')?.[1] ?? 0) * 12 + Number(/(\d+) months?/.exec(text ?? '')?.[1] ?? 0);
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Reads a day such as "5 Apr 2026". */
export const dayIn = (text: string | undefined) => {
  const [day = '', month = '', year = ''] = (text ?? '').split(' ');
  return `${year}-${String(monthNames.indexOf(month.slice(0, 3)) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Returns every text that may advise. */
export const textsOf = ({ sentence, actions = [], caveats = [] }: Result) => [
  sentence,
  ...actions.map(({ text }) => text),
  ...caveats.map(({ text }) => text),
];

/** Answers an input, the rest at its defaults; null where the page refuses it. */
function answerTo({ fields, check, compute }: AnyCalculator, given: AnyInput) {
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  return (check?.(input) ?? []).length > 0 ? null : { input, result: compute(input) };
}

/** What came of one kind of advice. */
interface Tally {
  readonly kind: string;
  followed: number;
  true: number;
  readonly wrong: string[];
}

/** Draws inputs a hundred at a time, an example after each as long as there are any. */
function* inputsOf(arbitrary: fc.Arbitrary<AnyInput>, examples: readonly AnyInput[], most: number) {
  for (let from = 0; from < most; from += 100) {
    for (const [index, drawn] of fc.sample(arbitrary, { numRuns: 100, seed: 20_261_123 + from }).entries()) {
      yield drawn;
      yield* examples.slice(from + index, from + index + 1);
    }
  }
}

/** Follows each kind of advice of a page until it was followed `enough` times, or nothing is left to draw. */
export async function followAll(
  { id, kinds, drawn }: AdvisedPage,
  pages: Readonly<Record<string, AnyCalculator>>,
  enough: number,
  most: number,
): Promise<Tally[]> {
  const calculator = await loadCalculator(id);
  const { fields, presets = [] } = calculator;
  const defaults = defaultInput(fields);
  const golden = await loadGolden(id);
  const examples = [{}, ...presets.map(({ input }) => input), ...golden.map(({ input }) => input)].map((each) =>
    shownInput(fields, { ...defaults, ...(each as AnyInput) }),
  );
  const tallies = kinds.map(({ name }): Tally => ({ kind: name, followed: 0, true: 0, wrong: [] }));
  const ask = (other: CalculatorId, values: AnyInput) =>
    answerTo(pages[other] as AnyCalculator, values)?.result ?? null;
  const arbitrary = drawn
    ? fc.oneof({ arbitrary: drawn, weight: 6 }, anyInput(fields, examples))
    : anyInput(fields, examples);
  for (const given of inputsOf(arbitrary, examples, most)) {
    if (tallies.every(({ followed }) => followed >= enough)) break;
    const answer = answerTo(calculator, given);
    if (!answer) continue;
    const { input, result } = answer;
    const again = (changes: AnyInput) => answerTo(calculator, { ...input, ...changes })?.result ?? null;
    for (const text of textsOf(result)) {
      for (const [index, kind] of kinds.entries()) {
        const tally = tallies[index] as Tally;
        if (tally.followed >= enough) continue;
        const match = kind.says.exec(text);
        if (!match) continue;
        const came = kind.follow({ match, input, result, again, ask });
        if (!came) continue;
        tally.followed += 1;
        if (Math.abs(came.promised - came.came) <= (came.within ?? 1)) tally.true += 1;
        else {
          const changed = Object.fromEntries(
            Object.entries(input).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])),
          );
          tally.wrong.push(
            `${kind.name}: ${text}\n  promised ${came.promised}, came ${came.came}: ${JSON.stringify(changed)}`,
          );
        }
      }
    }
  }
  return tallies;
}
