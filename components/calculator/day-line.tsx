import { useEffect, useState } from 'react';
import type { Days, Table } from '@/lib/calculator';
import { formatCell } from '@/lib/format';
import { answerTexts } from './answer-texts';

/** Past days that stay in sight before the next one. */
const RECENT = 2;

/** Renders the days of a table along a vertical line: earlier ones behind one mark, the next one large, each with its details on request. */
export default function DayLine({ table, days }: { readonly table: Table; readonly days: Days }) {
  const { rows } = table;
  // A day that the visitor deletes later leaves the line as it is.
  const [wasDated, setDated] = useState(false);
  useEffect(() => setDated((before) => before || days.today !== ''), [days.today]);
  const isPast = (index: number) => String(rows[index]?.[0]) < days.today;
  const past = rows.filter((_, index) => isPast(index)).length;
  const folded = past > RECENT + 1 ? past - RECENT : 0;
  const day = (index: number) => (
    <Day
      key={index}
      table={table}
      days={days}
      index={index}
      isPast={isPast(index)}
      isNext={days.next.includes(index)}
    />
  );
  const places = rows.map((_, index) => index);
  return (
    <ol className={`days ${days.today || wasDated ? '' : 'days-undated'}`}>
      {folded > 0 && (
        <li className="day-past">
          <details>
            <summary>
              <span>{answerTexts.earlierDays(folded)}</span>
            </summary>
            <ol className="-ml-4">{places.slice(0, folded).map(day)}</ol>
          </details>
        </li>
      )}
      {places.slice(folded).map(day)}
    </ol>
  );
}

interface DayProps {
  readonly table: Table;
  readonly days: Days;
  readonly index: number;
  readonly isPast: boolean;
  readonly isNext: boolean;
}

function Day({ table: { columns, rows }, days, index, isPast, isNext }: DayProps) {
  const row = rows[index] ?? [];
  const text = (column: number) => formatCell(row[column] ?? null, columns[column]?.unit ?? 'text');
  const amount = columns.findIndex(({ unit }) => unit === 'rupees');
  const mark = days.marks[index];
  const more = columns.flatMap(({ label }, column) =>
    days.onRequest.includes(label) && row[column] ? [[label, text(column)] as const] : [],
  );
  return (
    <li className={isNext ? 'day-next' : isPast ? 'day-past' : ''}>
      <details open={isNext}>
        <summary>
          <span>
            {isNext && <span className="day-left">{[mark, days.left].filter(Boolean).join(', ')}</span>}
            <time dateTime={String(row[0])}>{text(0)}</time>
            <span className="day-what">
              {text(1)}
              {!isNext && mark && <span className="text-muted"> · {mark}</span>}
            </span>
            {row[amount] != null && <b>{text(amount)}</b>}
          </span>
        </summary>
        <dl className="day-more">
          {more.map(([label, value]) => (
            <div key={label}>
              <dt>{label}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
