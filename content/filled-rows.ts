/** Rows of a list whose amount may be left empty: those without one do not count. */
import { type Caveat, type Fields, noteSheet, type Problem, problemAt, type Result } from '@/lib/calculator';
import { formatNumber } from '@/lib/format';
import { listed } from '@/lib/listed';
import type { Model } from '@/lib/model';

/** A row in which a cell that may be empty is filled in. */
type Filled<Row, Cell extends keyof Row> = Row & { readonly [Each in Cell]: NonNullable<Row[Each]> };

/** Returns the rows in which a cell is filled in. */
export function filledRows<Row, Cell extends keyof Row>(rows: readonly Row[], cell: Cell): Filled<Row, Cell>[] {
  return rows.filter((row): row is Filled<Row, Cell> => row[cell] !== null);
}

/** The cell that decides whether a row counts, by the name of its list. */
type DecidingCells = Readonly<Record<string, string>>;

/** An input whose lists hold only rows that count. */
export type WithFilledRows<Input, Cells extends DecidingCells> = {
  readonly [Name in keyof Input]: Name extends keyof Cells
    ? Input[Name] extends readonly (infer Row)[]
      ? readonly Filled<Row, Cells[Name] & keyof Row>[]
      : never
    : Input[Name];
};

const rowsOf = (input: object, name: string): readonly object[] => Reflect.get(input, name) ?? [];

/** Returns the input without rows that do not count. */
export function withFilledRows<Input extends object, Cells extends DecidingCells>(
  input: Input,
  cells: Cells,
): WithFilledRows<Input, Cells> {
  const lists = Object.entries(cells).map(([name, cell]) => [
    name,
    rowsOf(input, name).filter((row) => Reflect.get(row, cell) !== null),
  ]);
  return { ...input, ...Object.fromEntries(lists) } as WithFilledRows<Input, Cells>;
}

/** Returns a problem that was found in an input with filled rows, with the positions that the rows have in the form. */
function inForm({ fields, text }: Problem, input: object, cells: DecidingCells): Problem {
  const placed = fields.map((path) => {
    const [name = '', position, ...rest] = path.split('.');
    const cell = cells[name];
    if (cell === undefined || position === undefined) return path;
    const places = rowsOf(input, name).flatMap((row, index) => (Reflect.get(row, cell) === null ? [] : [index]));
    return [name, places[Number(position)] ?? position, ...rest].join('.');
  });
  return { fields: placed, text };
}

/** Returns the check of a form from that of its filled rows. */
export function checkOnFilledRows<Input extends object, Cells extends DecidingCells>(
  cells: Cells,
  check: (input: WithFilledRows<Input, Cells>) => readonly Problem[],
): (input: Input) => readonly Problem[] {
  return (input) => check(withFilledRows(input, cells)).map((problem) => inForm(problem, input, cells));
}

type ModelOf<Input> = (input: Input, result: Result) => Model | null;

/**
 * Returns the check, the computation and the workbook of a form from those of its filled rows: they never see a row that does not count, and a
 * caveat names such rows.
 */
export function onFilledRows<Input extends object, Cells extends DecidingCells>(
  fields: Fields,
  cells: Cells,
  of: {
    readonly check: (input: WithFilledRows<Input, Cells>) => readonly Problem[];
    readonly compute: (input: WithFilledRows<Input, Cells>) => Result;
    readonly workbook?: () => Promise<{ modelOf: ModelOf<WithFilledRows<Input, Cells>> }>;
  },
): {
  check: (input: Input) => readonly Problem[];
  compute: (input: Input) => Result;
  workbook?: () => Promise<{ modelOf: ModelOf<Input> }>;
} {
  const { workbook } = of;
  return {
    ...(workbook && {
      workbook: async () => {
        const { modelOf } = await workbook();
        return { modelOf: (input: Input, result: Result) => modelOf(withFilledRows(input, cells), result) };
      },
    }),
    check: checkOnFilledRows(cells, of.check),
    compute: (input) => {
      const result = of.compute(withFilledRows(input, cells));
      const empty = Object.entries(cells).flatMap(([name, cell]) => {
        const field = fields[name];
        return field?.kind === 'rows' ? emptyRowCaveats(field.noun, rowsOf(input, name), cell) : [];
      });
      return empty.length > 0 ? { ...result, caveats: [...(result.caveats ?? []), ...empty] } : result;
    },
  };
}

/** Returns what several rows are called: "policies", "rate changes", "payments to you". */
function pluralOf(noun: string): string {
  const [what = '', ...rest] = noun.split(' to ');
  const many = /[^aeiou]y$/.test(what) ? `${what.slice(0, -1)}ies` : `${what}${what.endsWith('s') ? 'es' : 's'}`;
  return [many, ...rest].join(' to ');
}

/** Returns the note that rows without an amount do not count; none where all have one. `noun` is what one row is called. */
export function emptyRowCaveats(noun: string, rows: readonly object[], cell: string): readonly Caveat[] {
  const notes = noteSheet();
  const empty = rows.filter((row) => Reflect.get(row, cell) === null).length;
  const what =
    empty === 1
      ? `One ${noun} has no amount yet, so it does`
      : `${formatNumber(empty)} ${pluralOf(noun)} have no amount yet, so they do`;
  notes.warn(empty > 0 && `${what} not count.`);
  return notes.caveats;
}

/**
 * Returns what rows that were begun still need. `words` names the cells that a row must have ("the cost"), `noun` what one row is called. A
 * row with none of these cells counts for nothing.
 */
export function unfilledProblems<Row extends object>(
  list: string,
  noun: string,
  rows: readonly Row[],
  words: Readonly<Partial<Record<keyof Row & string, string>>>,
): readonly Problem[] {
  const asked = Object.entries(words) as [keyof Row & string, string][];
  return rows.flatMap((row, index): readonly Problem[] => {
    const empty = asked.filter(([cell]) => row[cell] === '' || row[cell] === null);
    if (empty.length === 0 || empty.length === asked.length) return [];
    return problemAt(
      empty.map(([cell]) => `${list}.${index}.${cell}`),
      `Enter ${listed(empty.map(([, word]) => word))} of ${noun} ${index + 1}.`,
    );
  });
}
