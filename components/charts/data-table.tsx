'use client';

import { useEffect, useRef, useState } from 'react';

/** Longer tables would make the page heavy for everybody: they are written when opened. */
const writtenAtOnce = 40;

/** Renders a chart's data as a table, folded away. */
export function DataTable({
  title,
  summary,
  head,
  count,
  row,
}: {
  readonly title: string;
  readonly summary: string;
  readonly head: readonly string[];
  readonly count: number;
  /** The cells of a row as shown; the first names it. */
  readonly row: (index: number) => readonly string[];
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before hydration: React repeats no such event.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} className="chart-data" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {summary}
        <span className="sr-only">{`, ${title}`}</span>
      </summary>
      {(open || count <= writtenAtOnce) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="chart-scroll" tabIndex={0} aria-label={title}>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                {head.map((label, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two series may have one label; the order is fixed
                  <th key={column} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the row is its place on the axis
                <tr key={index}>
                  {row(index).map((cell, column) =>
                    column === 0 ? (
                      <th key="name" scope="row">
                        {cell}
                      </th>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the cell is its column
                      <td key={column}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
