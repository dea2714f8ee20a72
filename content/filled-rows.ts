/** Rows of a list whose amount may be left empty: those without one do not count. */
import type { Caveat, Problem } from '@/lib/calculator';
import { formatNumber } from '@/lib/format';

/** A row in which a cell that may be empty is filled in. */
export type Filled<Row, Cell extends keyof Row> = Row & { readonly [Each in Cell]: NonNullable<Row[Each]> };

/** Returns the rows in which a cell is filled in. */
export function filledRows<Row, Cell extends keyof Row>(rows: readonly Row[], cell: Cell): Filled<Row, Cell>[] {
  return rows.filter((row): row is Filled<Row, Cell> => row[cell] !== null);
}

/**
 * Returns problems that were found in the filled rows of some lists with the positions that the rows have in the form. `cells`
 * names each list and the cell that decides.
 */
export function placedInForm(
  problems: readonly Problem[],
  lists: Readonly<Record<string, { readonly rows: readonly object[]; readonly cell: string }>>,
): Problem[] {
  return problems.map(({ fields, text }) => ({
    text,
    fields: fields.map((path) => {
      const [name = '', position, ...rest] = path.split('.');
      const list = lists[name];
      if (!list || position === undefined) return path;
      const places = list.rows.flatMap((row, index) => (Reflect.get(row, list.cell) === null ? [] : [index]));
      return [name, places[Number(position)] ?? position, ...rest].join('.');
    }),
  }));
}

/** Returns the note that rows without an amount do not count; none where all have one. `noun` is what one row is called. */
export function emptyRowCaveats(noun: string, rows: readonly object[], cell: string): Caveat[] {
  const empty = rows.filter((row) => Reflect.get(row, cell) === null).length;
  if (empty === 0) return [];
  const what =
    empty === 1
      ? `One ${noun} has no amount yet, so it does`
      : `${formatNumber(empty)} ${noun}s have no amount yet, so they do`;
  return [{ kind: 'warning', text: `${what} not count.` }];
}
