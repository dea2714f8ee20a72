'use client';

import { useEffect, useState } from 'react';
import type { ListedEntry } from '@/components/search/result-list';
import { catalogue, unimplemented } from '@/content/catalogue';
import type { PrefillFields } from '@/lib/prefill';
import { type Found, finderOver, type SearchField } from '@/lib/search';

const shorter = catalogue.map(
  ({ inHeader, ...entry }): ListedEntry => ({
    ...entry,
    title: inHeader?.title ?? entry.title,
    description: inHeader?.description ?? entry.description,
    aliases: [...(entry.aliases ?? []), ...(inHeader?.title ? [entry.title] : [])],
  }),
);

const everywhere: readonly SearchField[] = ['title', 'description', 'category', 'id'];
const full = finderOver<ListedEntry>(catalogue, unimplemented);
const places = {
  home: { finder: full, fields: everywhere },
  bar: { finder: finderOver<ListedEntry>(shorter, unimplemented), fields: everywhere },
  dialog: { finder: full, fields: ['title', 'description', 'category'] },
} satisfies Record<string, { finder: ReturnType<typeof finderOver<ListedEntry>>; fields: readonly SearchField[] }>;

type PrefillIndex = Readonly<Record<string, PrefillFields>>;

let fetched: Promise<PrefillIndex> | undefined;

/** The fields of every calculator that figures of a search go into; none where they cannot be fetched. */
function prefillIndex(): Promise<PrefillIndex> {
  fetched ??= fetch(`/search-fields/${document.documentElement.dataset.searchFields}.json`)
    .then((response) => (response.ok ? (response.json() as Promise<PrefillIndex>) : Promise.reject()))
    .catch(() => {
      fetched = undefined;
      return {};
    });
  return fetched;
}

/** What the search at this place of the site finds. */
export function useFound(place: keyof typeof places, query: string): Found<ListedEntry> {
  const [prefill, setPrefill] = useState<PrefillIndex>();
  useEffect(() => {
    let gone = false;
    prefillIndex().then((index) => !gone && setPrefill(index));
    return () => {
      gone = true;
    };
  }, []);
  const { finder, fields } = places[place];
  return finder.find(query, fields, prefill);
}
