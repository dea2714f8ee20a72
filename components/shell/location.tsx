'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { recordUse, setOpened } from './recents';
import { selectCategory } from './selected-category';

/** Takes the page to its top whenever another one is opened; the first one stays where its address points. */
export function ScrollToTop() {
  const path = usePathname();
  const shown = useRef(path);
  // Back, too, starts at the top; a reload stays where it was.
  useEffect(() => {
    const reload = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', reload);
    return () => window.removeEventListener('pagehide', reload);
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Another page: what failed to load with the first one does not concern it.
    delete document.documentElement.dataset.failed;
    document.querySelector('script[type="application/ld+json"]')?.remove();
    // Where its code does not load, the head has no such data.
    import('./describe-page').then(
      ({ describePage }) => describePage(),
      () => {},
    );
    window.scrollTo(0, 0);
  }, [path]);
  return null;
}

/** Records that the visitor opened this calculator, and has the sidebar highlight its category. */
export function OpenedCalculator({ id, category }: { readonly id: string; readonly category: string }) {
  useEffect(() => {
    recordUse(id);
    setOpened(id);
    selectCategory(category);
    return () => {
      selectCategory(null);
      setOpened(null);
    };
  }, [id, category]);
  return null;
}
