/** A target of the project beside what was measured. */
interface Target {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

/** What one part of the bench found: a table, remarks below it, and the targets that it measures. */
export interface Report {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
  readonly targets?: readonly Target[];
}

/** The options of a part: the folder of the export, and which routes to visit. */
export interface Options {
  readonly out: string;
  /** Every route, where a few would do. */
  readonly all: boolean;
  /** These routes alone, where any are named. */
  readonly routes: readonly string[];
}

/** Returns rows as lines, the columns aligned: the first to the left, all others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

/** Returns a report as it is printed. */
export function printed({ title, columns, rows, notes = [] }: Report): string {
  return [`\n${title}`, '='.repeat(title.length), aligned([columns, ...rows]), ...notes].join('\n');
}

/** Returns the targets of all parts as one table. */
export function summary(reports: readonly Report[]): string {
  const rows = reports.flatMap(({ targets = [] }) =>
    targets.map(({ what, target, measured, met }) => [what, target, measured, met ? 'met' : 'NOT MET']),
  );
  return printed({ title: 'Targets', columns: ['', 'target', 'measured', ''], rows });
}

/** Returns bytes in kB (1,000 bytes), with one digit. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** Milliseconds with as many digits as are worth reading. */
export const milliseconds = (value: number): string => `${value.toFixed(value < 1 ? 3 : value < 10 ? 1 : 0)} ms`;
