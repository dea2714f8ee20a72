'use client';

import { useEffect } from 'react';
import { codeTexts } from './code-texts';
import { clearRecent, readRecent } from './recent';
import { type LookupStore, useShared } from './store';

/** Renders the codes looked up last in this browser; nothing where there are none. */
export function Recents({ store }: { readonly store: LookupStore }) {
  const recent = useShared(store.recent);
  useEffect(() => store.recent.set(readRecent()), [store]);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-title" className="font-semibold">
          {codeTexts.recent.title}
        </h2>
        <button type="button" className="button button-quiet" onClick={() => store.recent.set(clearRecent())}>
          {codeTexts.recent.clear}
        </button>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {recent.map((each) => (
          <li key={each.code}>
            <button
              type="button"
              className="group flex min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left text-sm"
              onClick={() => store.asked.set({ text: each.code })}
            >
              <span className="min-w-0 group-hover:text-accent">{each.text}</span>
              <span className="figure shrink-0 text-muted">{each.code}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted text-xs">{codeTexts.recent.note}</p>
    </section>
  );
}
