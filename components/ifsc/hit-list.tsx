'use client';

import { useState } from 'react';
import type { Manifest } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import type { Hit } from '@/lib/ifsc/words';
import { hitsTexts } from './hits-texts';
import type { LookupStore } from './store';

const atOnce = 15;

/** Renders branches to choose from, the best first. */
export function HitList({
  hits,
  manifest,
  store,
}: {
  readonly hits: readonly Hit[];
  readonly manifest: Manifest;
  readonly store: LookupStore;
}) {
  const [shown, setShown] = useState(atOnce);
  const bankName = (code: string) =>
    manifest.banks.find((bank) => bank.code === code.slice(0, 4))?.name ?? code.slice(0, 4);
  return (
    <>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {hits.slice(0, shown).map((hit) => (
          <li key={hit.code}>
            <button
              type="button"
              className="group grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 text-left"
              onClick={() => store.asked.set({ text: hit.code })}
            >
              <span className="min-w-0">
                <span className="block font-medium group-hover:text-accent">
                  {hit.branch ? readable(hit.branch) : hitsTexts.noBranchName}
                </span>
                <span className="block text-muted text-sm">
                  {[hit.member || bankName(hit.code), ...hit.places.map(readable), readable(hit.state)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <span className="figure text-accent text-sm">{hit.code}</span>
            </button>
          </li>
        ))}
      </ul>
      {hits.length > shown && (
        <button type="button" className="button mt-3" onClick={() => setShown(shown + 30)}>
          {hitsTexts.more}
        </button>
      )}
    </>
  );
}
