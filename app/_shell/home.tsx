'use client';

import type { ReactNode } from 'react';
import { UsedLast } from '@/components/home/ahead';
import { HomeView } from '@/components/home/home-view';
import { hasSidebar } from '@/components/shell/sidebar-state';

const load = () => import('./home-results').then((loaded) => loaded.FoundAtHome);

/** Renders the home page around its exported lists. */
export function Home({
  categories,
  children,
}: {
  readonly categories: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <HomeView categories={categories} load={load}>
      {children}
    </HomeView>
  );
}

const loadEntries = async () =>
  window.matchMedia(hasSidebar).matches ? [] : (await import('@/content/catalogue')).catalogue;

/** Renders what the visitor used last. */
export function LastUsed() {
  return <UsedLast loadEntries={loadEntries} />;
}
