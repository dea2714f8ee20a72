'use client';

import type { ReactNode } from 'react';
import { HomeView } from '@/components/home/home-view';

const load = () => import('./home-results').then((loaded) => loaded.FoundAtHome);

const prepare = () => import('./found').then((loaded) => loaded.prepare('home'));

/** Renders the home page around its exported lists. */
export function Home({
  categories,
  children,
}: {
  readonly categories: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <HomeView categories={categories} load={load} prepare={prepare}>
      {children}
    </HomeView>
  );
}
