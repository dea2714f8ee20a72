'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { recentsElsewhere } from './recents';

/** A calculator as a short list names it. */
interface ShortEntry {
  readonly route: string;
  readonly title: string;
  readonly icon: string;
}

const MOST = 3;

/** Returns this many of the entries, chosen at random, none twice. */
export function someOf<Entry>(entries: readonly Entry[], count: number, random: () => number = Math.random): Entry[] {
  const left = [...entries];
  const chosen: Entry[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}

/**
 * Renders the last calculators used and some popular ones. The exported page has the first popular ones; which of them are
 * shown is chosen at random in the browser, and only a visitor who has used a calculator needs the whole list of them.
 */
export function QuickAccess({
  popular,
  loadEntries,
}: {
  readonly popular: readonly ShortEntry[];
  readonly loadEntries: () => Promise<readonly (ShortEntry & { readonly id: string })[]>;
}) {
  const path = usePathname();
  const [used, setUsed] = useState<readonly ShortEntry[]>([]);
  const [chosen, setChosen] = useState(() => popular.slice(0, MOST));
  useEffect(() => setChosen(someOf(popular, MOST)), [popular]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was opened since is a calculator used
  useEffect(() => {
    let gone = false;
    // After the page has recorded itself.
    const timer = window.setTimeout(() => {
      const ids = recentsElsewhere();
      if (ids.length === 0) {
        setUsed([]);
        return;
      }
      loadEntries().then(
        (entries) => {
          const known = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
          if (!gone) setUsed(known.slice(0, MOST));
        },
        () => {},
      );
    });
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [loadEntries, path]);
  return (
    <section aria-label="Quick Access" className="quick-access">
      <p className="px-3 pt-1 font-semibold text-sm">Quick Access</p>
      <ShortList title="Recent" entries={used} />
      <ShortList title="Popular" entries={chosen} />
    </section>
  );
}

function ShortList({ title, entries }: { readonly title: string; readonly entries: readonly ShortEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <p className="px-3 pt-2 text-muted text-xs">{title}</p>
      <ul>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its place, so that another choice changes the rows and moves none
          <li key={place}>
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
