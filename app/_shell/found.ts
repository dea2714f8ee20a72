'use client';

import { useEffect, useState } from 'react';
import type { ListedEntry } from '@/components/search/result-list';
import { catalogue, ifscEntry, unimplemented } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import { isSoon } from '@/content/soon';
import type { FillForm } from '@/lib/fill/form';
import { askedOfBranches } from '@/lib/ifsc/asked';
import { atOnce } from '@/lib/in-steps';
import { type Finder, type Found, finderInSteps, preparing, type SearchField } from '@/lib/search';

const shorter = catalogue.map(
  ({ inHeader, ...entry }): ListedEntry => ({
    ...entry,
    soon: isSoon(entry.id),
    title: inHeader?.title ?? entry.title,
    description: inHeader?.description ?? entry.description,
    aliases: [...(entry.aliases ?? []), ...(inHeader?.title ? [entry.title] : [])],
  }),
);

const everywhere: readonly SearchField[] = ['title', 'description', 'category', 'id'];
const marked = catalogue.map((entry): ListedEntry => ({ ...entry, soon: isSoon(entry.id) }));

/** Makes the finder among these entries, which takes long: a step at a time, or what is left of it for the first search. */
const finderFor = (entries: readonly ListedEntry[]) => {
  const steps = finderInSteps<ListedEntry>([...entries, ifscEntry], unimplemented, searchVocabulary);
  let made: Finder<ListedEntry> | undefined;
  /** Returns the finder once it is made. */
  const makeMore = () => {
    if (made) return made;
    const { done, value } = steps.next();
    if (done) made = value;
    return made;
  };
  const finderOf = () => {
    made ??= atOnce(steps);
    return made;
  };
  return { makeMore, finderOf };
};

const full = finderFor(marked);
const places = {
  home: { ...full, fields: everywhere },
  bar: { ...finderFor(shorter), fields: everywhere },
  dialog: { ...full, fields: ['title', 'description', 'category'] },
} satisfies Record<string, ReturnType<typeof finderFor> & { fields: readonly SearchField[] }>;

/** Where nothing is found: what most people look for, of what is built. */
const fallback = marked.filter(({ popular, soon }) => popular && !soon).slice(0, 3);

type PrefillIndex = Readonly<Record<string, FillForm>>;

let fetched: Promise<PrefillIndex> | undefined;

/** Returns the fields of every calculator that figures of a search go into; none where they cannot be fetched. */
function prefillIndex(): Promise<PrefillIndex> {
  fetched ??= fetch(`/search-fields/${document.documentElement.dataset.searchFields}.json`)
    .then((response) => (response.ok ? (response.json() as Promise<PrefillIndex>) : Promise.reject()))
    .catch(() => {
      fetched = undefined;
      return {};
    });
  return fetched;
}

/** What a step that is cut short by nothing takes at most, in milliseconds. */
const step = 8;

/** Calls `work` when the browser has nothing more urgent to do, or soon. */
const whenFree = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 100 });
  else setTimeout(work, 20);
};

/** Does all the steps when the browser is free, a few at a time, so that no key waits for them. */
const inFreeTime = (steps: Iterator<unknown>) =>
  new Promise<void>((resolve) => {
    const work = () => {
      const until = performance.now() + step;
      while (performance.now() < until) if (steps.next().done) return resolve();
      whenFree(work);
    };
    whenFree(work);
  });

/** Makes the finder of a place, then what a search with figures needs. */
function* stepsFor(place: keyof typeof places, index: PrefillIndex): Generator<unknown, void> {
  while (!places[place].makeMore()) yield;
  yield* preparing(index);
}

let prepared: Promise<PrefillIndex> | undefined;

/** Returns the fields of every calculator once a search with figures can be answered at once. */
function prepare(place: keyof typeof places): Promise<PrefillIndex> {
  prepared ??= prefillIndex().then(async (index) => {
    // What could not be fetched is tried again.
    if (Object.keys(index).length === 0) prepared = undefined;
    await inFreeTime(stepsFor(place, index));
    return index;
  });
  return prepared;
}

/** Prepares the place of a box for searches, once it has the focus. */
function atFocus(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.type === 'search') prepare(target.name === '' ? 'home' : 'bar');
}

// This code arrives when a box is pointed at or focused; what is pointed at alone is prepared once it is used.
if (typeof document !== 'undefined') {
  atFocus(document.activeElement);
  document.addEventListener('focusin', ({ target }) => atFocus(target));
}

/** Returns what the search at this place of the site finds. */
export function useFound(place: keyof typeof places, query: string): Found<ListedEntry> {
  const [prefill, setPrefill] = useState<PrefillIndex>();
  // A category is shown without a search; the dialog is opened for one.
  const isSearched = place === 'dialog' || query.trim() !== '';
  useEffect(() => {
    if (!isSearched) return;
    let gone = false;
    prepare(place).then((index) => !gone && setPrefill(index));
    return () => {
      gone = true;
    };
  }, [isSearched, place]);
  const { finderOf, fields } = places[place];
  const finder = finderOf();
  const asked = finder.find(query, fields, prefill);
  const isNothing = asked.entries.length + asked.offers.length + asked.suggestions.length === 0;
  const found = isNothing ? { ...asked, fallback } : asked;
  const branch = askedOfBranches(query, searchVocabulary.banks, finder.knows);
  if (branch === null) return found;
  const lookUp = {
    entry: ifscEntry,
    places: [],
    fragment: `find=${encodeURIComponent(branch)}`,
    text: `Look up “${branch}”`,
  };
  return { entries: [], offers: [lookUp], suggestions: [] };
}
