/** Short forms of golden cases: sources by name, and tables of cases that differ by a figure or two. */
import type { AnyValue, Fields, GoldenCase, InputOf } from './calculator';

type Source = GoldenCase<{ fields: Fields }>['source'];

/** Returns the source of a figure worked out by hand; `title` is the derivation in one line. */
export const byHand = (title: string) => ({ how: 'by-hand', title }) as const satisfies Source;

/** Returns the source of a figure that is printed somewhere; `title` states where. */
export const published = (title: string) => ({ how: 'published', title }) as const satisfies Source;

/** Returns the source of a figure that an authority printed; `title` states where. */
export const official = (title: string) => ({ how: 'official', title }) as const satisfies Source;

/** Fills a cell of a table: the field takes its default, or the figure is not among those expected. */
export const blank = undefined;

/** What the rows of a table have in common, and what their cells mean. */
interface GoldenColumns<C extends { readonly fields: Fields }> {
  /** Of all rows; or a function such as `byHand`, and the second cell of each row is its title, or a whole source. */
  readonly source: Source | ((title: string) => Source);
  /** Of all rows. */
  readonly input?: GoldenCase<C>['input'];
  /** The fields that differ, in the order of the cells. */
  readonly given?: readonly Extract<keyof InputOf<C['fields']>, string>[];
  /** The labels of the figures expected, in the order of the cells; or that each row ends with how its refusal begins. */
  readonly expect: readonly string[] | 'refused';
  readonly tolerance?: number;
}

/** Name, source where each row has its own, inputs, then figures or refusal; blank cells at the end may be left out. */
type GoldenRow = readonly [name: string, ...cells: readonly (AnyValue | Source | undefined)[]];

/**
 * Returns the golden cases of the rows of a table.
 * @throws Error for a row with more cells than columns, or without its source.
 * @example table<typeof calculator>({ source: byHand('Slabs'), given: ['salary'], expect: ['Income-tax'] }, [['a name', 5_00_000, 0]])
 */
export function table<C extends { readonly fields: Fields }>(
  { source, input, given = [], expect, tolerance }: GoldenColumns<C>,
  rows: readonly GoldenRow[],
): GoldenCase<C>[] {
  const labels = expect === 'refused' ? ['refused'] : expect;
  return rows.map(([name, ...cells]) => {
    const own = typeof source === 'function' ? cells.shift() : source;
    const from = typeof own === 'string' && typeof source === 'function' ? source(own) : (own as Source | undefined);
    if (!from?.title || cells.length > given.length + labels.length) {
      throw new Error(`The row "${name}" does not fit its table: ${JSON.stringify(cells)}`);
    }
    const filled = (names: readonly string[], first: number) =>
      Object.fromEntries(
        names.flatMap((each, index) => (cells[first + index] === blank ? [] : [[each, cells[first + index]]])),
      );
    const figures = filled(labels, given.length);
    return {
      name,
      source: from,
      input: { ...input, ...filled(given, 0) },
      ...(expect === 'refused' ? figures : { expect: figures }),
      ...(tolerance !== undefined && { tolerance }),
    } as GoldenCase<C>;
  });
}

/** Returns the cases with the figures of an example person under the inputs of each: what a case gives itself stays. */
export function onExample<Case extends { readonly input: object }>(
  cases: readonly Case[],
  example: Case['input'],
): Case[] {
  return cases.map((each) => ({ ...each, input: { ...example, ...each.input } }));
}
