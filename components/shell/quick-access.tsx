'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { recents } from './recents';
import type { SidebarWords } from './words';
import './quick-access.css';

/** A calculator as a short list names it. */
export interface ShortEntry {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly icon: string;
  readonly popular?: boolean;
}

const MOST = 3;

/** This many of the entries, chosen at random, none twice. */
export function someOf<Entry>(entries: readonly Entry[], count: number, random: () => number = Math.random): Entry[] {
  const left = [...entries];
  const chosen: Entry[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}

/** The last calculators used and some popular ones. It knows the visitor's storage, so it is drawn in the browser alone. */
export function QuickAccess({
  entries,
  words,
}: {
  readonly entries: readonly ShortEntry[];
  readonly words: SidebarWords;
}) {
  const path = usePathname();
  const lastUsed = () =>
    recents()
      .flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
      .slice(0, MOST);
  // The first page has recorded itself before this code has come: what stands here does not grow a moment later.
  const [used, setUsed] = useState<readonly ShortEntry[]>(lastUsed);
  const [popular] = useState(() =>
    someOf(
      entries.filter((entry) => entry.popular),
      MOST,
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was opened since is a calculator used
  useEffect(() => {
    // After the page has recorded itself.
    const timer = window.setTimeout(() => setUsed(lastUsed()));
    return () => window.clearTimeout(timer);
  }, [entries, path]);
  return (
    <section aria-label={words.quickAccess} className="quick-access">
      <h2 className="px-3 pt-1 font-semibold text-sm">{words.quickAccess}</h2>
      <ShortList title={words.recent} entries={used} />
      <ShortList title={words.popular} entries={popular} />
    </section>
  );
}

function ShortList({ title, entries }: { readonly title: string; readonly entries: readonly ShortEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className="px-3 pt-2 text-muted text-xs">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={entry.route} className="sidebar-link">
              <Icon name={entry.icon} />
              <span className="sidebar-text truncate">{entry.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
