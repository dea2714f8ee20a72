'use client';

import { useEffect } from 'react';
import { type Desk, useShared } from './desk';
import { clearRecent, readRecent } from './recent';
import type { CodeWords } from './words';

/** The codes looked up last in this browser; nothing where there are none. */
export function Recents({ desk, words }: { readonly desk: Desk; readonly words: CodeWords['recent'] }) {
  const recent = useShared(desk.recent);
  useEffect(() => desk.recent.set(readRecent()), [desk]);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-title" className="font-semibold">
          {words.title}
        </h2>
        <button type="button" className="button button-quiet" onClick={() => desk.recent.set(clearRecent())}>
          {words.clear}
        </button>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {recent.map((each) => (
          <li key={each.code}>
            <button
              type="button"
              className="group flex min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left text-sm"
              onClick={() => desk.asked.set({ text: each.code })}
            >
              <span className="min-w-0 group-hover:text-accent">{each.text}</span>
              <span className="figure shrink-0 text-muted">{each.code}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted text-xs">{words.note}</p>
    </section>
  );
}
