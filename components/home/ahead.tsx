'use client';

import { useEffect, useState } from 'react';
import { localDay } from '@/components/calculator/today';
import { recents } from '@/components/shell/recents';
import { Icon } from '@/components/ui/icon';
import { daysBetween } from '@/lib/calendar';
import { formatDate } from '@/lib/format-date';
import type { IsoDate } from '@/lib/law';

interface AheadDate {
  readonly date: IsoDate;
  readonly text: string;
}

/** Returns how far away a day is, in words. */
function inDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/**
 * Renders the next of some days, with a link to all of them. The exported page has the one after the day of the export; the browser then
 * takes the visitor's own day. Both lines keep their height, so that nothing below moves.
 */
export function NextDate({
  dates,
  exported,
  href,
}: {
  readonly dates: readonly AheadDate[];
  readonly exported: IsoDate;
  readonly href: string;
}) {
  const [today, setToday] = useState<IsoDate | null>(null);
  useEffect(() => setToday(localDay()), []);
  const next = dates.find(({ date }) => date >= (today ?? exported));
  if (!next) return <div className="mt-4 h-16" />;
  return (
    <a
      href={href}
      className="group mt-4 flex h-16 items-center gap-3 rounded-xl border border-line bg-surface px-3 hover:border-accent sm:max-w-2xl"
    >
      <Icon name="CalendarDays" className="size-6 text-accent" />
      <span className="min-w-0 text-sm">
        <span className="block truncate font-medium group-hover:text-accent">{next.text}</span>
        <span className="block truncate text-muted">
          {formatDate(next.date)}
          {today && `, ${inDays(daysBetween(today, next.date))}`}
        </span>
      </span>
    </a>
  );
}

const most = 4;

interface UsedEntry {
  readonly id: string;
  readonly route: string;
  readonly title: string;
}

/**
 * Renders what the visitor used last as one line, on screens without the sidebar that shows it. The place is kept before anything is
 * drawn where something was used: see `before-paint.ts`.
 */
export function UsedLast({ loadEntries }: { readonly loadEntries: () => Promise<readonly UsedEntry[]> }) {
  const [used, setUsed] = useState<readonly UsedEntry[]>([]);
  useEffect(() => {
    const ids = recents();
    if (ids.length === 0) return;
    loadEntries().then(
      (entries) => setUsed(ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []).slice(0, most)),
      () => {},
    );
  }, [loadEntries]);
  return (
    <nav className="used-last mt-3 min-h-11 md:hidden" aria-label="Used last">
      <ul className="chip-row items-center">
        {used.length > 0 && (
          <li className="text-muted text-sm" aria-hidden="true">
            Used last
          </li>
        )}
        {used.map(({ id, route, title }) => (
          <li key={id}>
            <a href={route} className="chip flex items-center">
              {title.replace(/ Calculator$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
