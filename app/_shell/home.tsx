'use client';

import type { ReactNode } from 'react';
import { HomeView } from '@/components/home/home-view';
import type { HomeWords } from '@/components/home/words';

const load = () => import('./home-results').then((loaded) => loaded.FoundAtHome);

/** The home page around its exported lists. */
export function Home({
  words,
  categories,
  children,
}: {
  readonly words: Pick<
    HomeWords,
    'searchLabel' | 'searchPlaceholder' | 'searchHint' | 'categories' | 'all' | 'popular'
  >;
  readonly categories: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <HomeView words={words} categories={categories} load={load}>
      {children}
    </HomeView>
  );
}
