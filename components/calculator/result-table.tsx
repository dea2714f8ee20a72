'use client';

import { lazy, memo, Suspense, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cell, Column, Table } from '@/lib/calculator';
import { formatCell } from '@/lib/format';
import { byYear } from '@/lib/table';
import { Icon } from '../ui/icon';
import { unbroken } from '../ui/unbroken';
import { answerTexts } from './answer-texts';
import { Fold } from './fold';
import { save } from './save';

/** Only answers that are a line of days load it. */
const DayLine = lazy(() => import('./day-line'));

const SHOWN_AT_FIRST = 30;
/** A table below the answer with more rows is closed on a phone. */
const OPEN_UP_TO = 6;

/** As many columns fit beside the form. */
const FIT_BESIDE = 5;

const LONG = 24;

const isText = (column: Column): boolean => column.unit === 'text' || column.unit === 'date' || column.unit === 'month';

/** Returns what is said of a closed table: how many rows it has, and the figures of its total. */
function totalText({ columns, rows, total = [] }: Table): string {
  const figures = columns.flatMap((column, index) =>
    index > 0 && typeof total[index] === 'number' ? [`${column.label} ${formatCell(total[index], column.unit)}`] : [],
  );
  return [answerTexts.rows(rows.length), ...figures].join(' · ');
}

/** Returns the columns whose words are too long for one line on a phone. */
function wrappingColumns({ columns, rows }: Table): readonly boolean[] {
  return columns.map(
    ({ unit }, index) => unit === 'text' && rows.some((row) => String(row[index] ?? '').length > LONG),
  );
}

/** The names of the rows stay at the edge while a table scrolls: opaque, with an edge where it can scroll, and on a phone as wide as the scroll padding. */
const firstColumn =
  'sticky left-0 z-1 bg-paper pr-4 print:static max-sm:w-[min(8rem,40vw)] max-sm:min-w-[min(8rem,40vw)] max-sm:max-w-[min(8rem,40vw)] max-sm:whitespace-normal max-sm:pl-4 max-sm:[box-shadow:var(--names-edge)]';

function Row({
  columns,
  row,
  wraps,
  strong,
  screenOnly,
}: {
  readonly columns: readonly Column[];
  readonly row: readonly Cell[];
  readonly wraps: readonly boolean[];
  readonly strong?: boolean;
  readonly screenOnly?: boolean;
}) {
  return (
    <tr className={`${strong ? 'font-semibold' : ''} ${screenOnly ? 'print:hidden' : ''}`}>
      {columns.map((column, index) => {
        const text = formatCell(row[index] ?? null, column.unit);
        return index === 0 ? (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={index}
            scope="row"
            className={`${firstColumn} border-line border-b py-1.5 text-left ${strong ? '' : 'font-normal'} ${wraps[0] ? 'sm:min-w-32 sm:whitespace-normal' : ''}`}
          >
            {unbroken(text)}
          </th>
        ) : (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={index}
            className={`border-line border-b py-1.5 pl-3 ${isText(column) ? 'text-left' : 'text-right'} ${wraps[index] ? 'min-w-44 whitespace-normal' : ''}`}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** Returns whether a row has numbers and all of them are 0: it is not printed. */
const isNil = (row: readonly Cell[], columns: readonly Column[]): boolean => {
  const cells = row.filter((_, index) => index > 0 && !isText(columns[index] as Column));
  return cells.some((cell) => cell === 0) && cells.every((cell) => cell === 0 || cell === null);
};

/** Returns whether the page is being printed; for a table that is not, it is not asked. */
function usePrinting(isPrinted: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinted) return;
    const [before, after] = [() => flushSync(() => setPrinting(true)), () => setPrinting(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [isPrinted]);
  return printing;
}

/** The columns and rows, which scroll sideways where they do not fit, with the total of the table below them. */
function ScrollingRows({
  table,
  rows,
  labelledBy,
}: {
  readonly table: Table;
  readonly rows: Table['rows'];
  readonly labelledBy: string;
}) {
  const { columns, total } = table;
  const wraps = wrappingColumns(table);
  return (
    <section
      className="scrolled-table -mx-4 mt-2 overflow-x-auto max-sm:[scroll-snap-type:x] pr-4 print:overflow-visible max-sm:scroll-pl-[min(8rem,40vw)] sm:mx-0 sm:pr-0"
      aria-label={answerTexts.tableScrolls(table.caption)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className="figure w-full border-separate [border-spacing:0] whitespace-nowrap text-sm print:whitespace-normal"
        aria-labelledby={labelledBy}
      >
        <TableHead columns={columns} />
        <tbody className="align-top">
          {rows.map((row, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              key={index}
              columns={columns}
              row={row}
              wraps={wraps}
              screenOnly={isNil(row, columns)}
            />
          ))}
        </tbody>
        {total && (
          <tfoot className="align-top">
            <Row columns={columns} row={total} wraps={wraps} strong />
          </tfoot>
        )}
      </table>
    </section>
  );
}

/**
 * Renders a captioned table: by year first where it can be rolled up, long ones in part until asked for whole. A printed one is whole, by
 * year, and without rows of zeros.
 */
export const ResultTable = memo(function ResultTable({
  table,
  isPrinted = false,
}: {
  readonly table: Table;
  readonly isPrinted?: boolean;
}) {
  const id = useId();
  const [everyRow, setEveryRow] = useState(false);
  const [whole, setWhole] = useState(false);
  const [failed, setFailed] = useState(false);
  const printing = usePrinting(isPrinted);
  const shown = everyRow ? table : byYear(table);
  const isWhole = whole || printing;
  const rows = isWhole ? shown.rows : shown.rows.slice(0, SHOWN_AT_FIRST);
  const caption = (
    <h2 id={id} className="font-medium text-sm">
      {table.caption}
    </h2>
  );
  const controls = (
    <>
      <CsvButton table={shown} onFail={() => setFailed(true)} />
      {table.years && <ByYearOrRow everyRow={everyRow} onChoose={setEveryRow} />}
    </>
  );
  const content = (
    <>
      {table.days ? (
        <Suspense fallback={null}>
          <DayLine table={table} days={table.days} />
        </Suspense>
      ) : (
        <ScrollingRows table={shown} rows={rows} labelledBy={id} />
      )}
      {!table.days && shown.rows.length > rows.length && (
        <button type="button" className="button button-quiet no-print mt-2" onClick={() => setWhole(true)}>
          {answerTexts.showAllRows(shown.rows.length)}
        </button>
      )}
      {failed && (
        <p role="alert" className="text-danger text-sm">
          {answerTexts.loadFailed}
        </p>
      )}
      {table.note && <p className="mt-2 text-muted text-xs">{table.note}</p>}
    </>
  );
  // One of more columns than a half of a wide screen holds begins below the form.
  const isWide = shown.columns.length > FIT_BESIDE && !table.lead;
  const look = `mt-6 lg:flow-root ${isPrinted ? '' : 'print:hidden'} ${isWide ? 'lg:clear-both' : ''}`;
  if (!table.lead && byYear(table).rows.length > OPEN_UP_TO) {
    return (
      <Fold
        className={`${look} below-screen`}
        title={
          <span className="min-w-0">
            {caption}
            <span className="text-muted text-xs print:hidden">{totalText(shown)}</span>
          </span>
        }
      >
        <div className="flex flex-wrap items-center gap-2 print:hidden">{controls}</div>
        {content}
      </Fold>
    );
  }
  return (
    <div className={`${look} ${table.lead ? '' : 'below-screen'}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {caption}
        {controls}
      </div>
      {content}
    </div>
  );
});

/** Saves the rows as they are shown. */
function CsvButton({ table, onFail }: { readonly table: Table; readonly onFail: () => void }) {
  const saveCsv = async () => {
    try {
      const { csvOf } = await import('./export-result/export-result');
      save(csvOf(table), `${table.id}.csv`);
    } catch {
      onFail();
    }
  };
  return (
    <button
      type="button"
      className="button button-quiet no-print ml-auto"
      data-track="csv"
      onClick={() => void saveCsv()}
    >
      <Icon name="Download" className="size-4" />
      {answerTexts.csv}
      <span className="sr-only">, {table.caption}</span>
    </button>
  );
}

interface ByYearOrRowProps {
  readonly everyRow: boolean;
  readonly onChoose: (everyRow: boolean) => void;
}

function ByYearOrRow({ everyRow, onChoose }: ByYearOrRowProps) {
  return (
    <span className="no-print flex rounded-lg border border-line-strong text-sm">
      {[false, true].map((every) => (
        <button
          key={String(every)}
          type="button"
          aria-pressed={everyRow === every}
          onClick={() => onChoose(every)}
          className="min-h-11 rounded-md px-3 aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {every ? answerTexts.everyRow : answerTexts.byYear}
        </button>
      ))}
    </span>
  );
}

function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr className="text-muted text-xs">
        {columns.map((column, index) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; its label may hold a figure
            key={index}
            scope="col"
            className={`border-line-strong border-b py-1.5 font-medium ${index === 0 ? `${firstColumn} text-left` : `snap-start pl-3 ${isText(column) ? 'text-left' : 'text-right'}`}`}
          >
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
