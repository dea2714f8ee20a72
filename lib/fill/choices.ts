/** The choices of a form that a search names, and those that show its boxes. */
import type { FillBox, FillChoice, FillForm } from './form';
import { mentionsOf, overlap } from './mentions';

/** What a choice in words is worth to the boxes that it shows or, for one in a row, to the boxes beside it; and what it takes from those it hides. */
const shownByWord = 3;
const hiddenByWord = 7;
/** Returns a value as links have it. */
export const plainValue = (value: string | boolean): string =>
  typeof value === 'boolean' ? String(Number(value)) : value;

/** Returns the value of a choice that the words name: none where several are, but for choices of which the first counts. */
export function namedOption({ options, first }: FillChoice, text: string): string | undefined {
  const named = options.map(([value, words]) => ({ value, at: mentionsOf(words, text) }));
  const all = named.flatMap(({ at }) => at);
  // A name inside a longer one is the longer one's: "gold" in "gold loan".
  const longest = named.filter(({ at }) =>
    at.some((one) => !all.some((each) => overlap(each, one) && each.to - each.from > one.to - one.from)),
  );
  // A section or a form decides: "194ib" of "194ib rent".
  const numbered = longest.filter(({ at }) => at.some(({ from, to }) => /\d/.test(text.slice(from, to))));
  const [one, ...others] = numbered.length > 0 ? numbered : longest;
  return others.length === 0 || first ? one?.value : undefined;
}

/** The values that words name, by choice, and whether a section of the law does, which nothing else overrules: "80gg", "194ib". */
export type Named = ReadonlyMap<FillChoice, { readonly value: string; readonly isSection: boolean }>;

const section = /\d[a-z]/;

/** Returns whether the words for a value are a section of the law. */
const isBySection = ({ options }: FillChoice, value: string, text: string): boolean =>
  options.some(
    ([each, words]) =>
      each === value && mentionsOf(words, text).some(({ from, to }) => section.test(text.slice(from, to))),
  );

/** Returns the choices that words name. Ages are figures. */
export const namedChoices = ({ choices }: FillForm, text: string): Named =>
  new Map(
    choices.flatMap((choice) => {
      const value = choice.ages ? undefined : namedOption(choice, text);
      if (value === undefined) return [];
      return [[choice, { value, isSection: isBySection(choice, value, text) }] as const];
    }),
  );

/** Returns what the choices in words say for or against a box. */
export function worthOfChoices({ name, cell, needs = {} }: FillBox, named: Named, starts: FillForm['starts']): number {
  let worth = 0;
  for (const [choice, { value, isSection }] of named) {
    if (choice.cell !== undefined) {
      if (cell !== undefined && choice.name === name) worth = Math.max(worth, shownByWord);
      continue;
    }
    const values = needs[choice.name];
    // A yes shows its box, as its figure would alone.
    if (!values || (value === 'true' && values.includes('1'))) continue;
    if (!values.includes(value)) return isSection ? Number.NEGATIVE_INFINITY : -hiddenByWord;
    if (!values.includes(starts[choice.name] ?? '')) worth = shownByWord;
  }
  return worth;
}

/** By the name of a choice, the values that show all the boxes with figures. */
export type Allowed = ReadonlyMap<string, readonly string[]>;

/** Returns the values that show a box as well; null where none of a choice's does. */
export function alsoShowing({ needs, with: own = {} }: FillBox, allowed: Allowed): Allowed | null {
  const both = new Map(allowed);
  for (const [name, values] of Object.entries(needs ?? {})) {
    const left = both.get(name)?.filter((value) => values.includes(value)) ?? values;
    if (left.length === 0) return null;
    both.set(name, left);
  }
  for (const [name, value] of Object.entries(own)) {
    if (needs?.[name]) continue;
    const plain = plainValue(value);
    if (!(both.get(name) ?? [plain]).includes(plain)) return null;
    both.set(name, [plain]);
  }
  return both;
}
