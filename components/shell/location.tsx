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
    // Another page: what failed to come with the first one is no longer its matter.
    delete document.documentElement.dataset.failed;
    describePage();
    window.scrollTo(0, 0);
  }, [path]);
  return null;
}

/** Milliseconds between two looks at the head, and the number of looks. */
const LOOK_AGAIN = 100;
const MOST_LOOKS = 100;

/**
 * Puts what schema.org has words for into the head after a step within the site, from the head's own tags: the exported data
 * is that of the page which was loaded. Next.js puts the new tags there a moment after the page.
 */
function describePage(looks = 0): void {
  const path = window.location.pathname;
  const tag = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
  document.querySelector('script[type="application/ld+json"]')?.remove();
  window.setTimeout(() => {
    if (window.location.pathname !== path) return;
    const url = tag('link[rel="canonical"]', 'href');
    if (!URL.canParse(url) || new URL(url).pathname !== path) {
      if (looks < MOST_LOOKS) describePage(looks + 1);
      return;
    }
    if (tag('meta[name="robots"]', 'content').includes('noindex')) return;
    const facts = { name: document.title, description: tag('meta[name="description"]', 'content'), url };
    const isText = document.querySelector('main [data-text-page]') !== null;
    const offers = { '@type': 'Offer', price: 0, priceCurrency: 'INR' };
    const application = {
      '@type': 'WebApplication',
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
    };
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify({
      '@context': 'https://schema.org',
      ...(isText ? { '@type': 'WebPage', ...facts } : { ...application, ...facts, offers }),
    });
    document.head.append(script);
  }, LOOK_AGAIN);
}

/** Stands on a calculator's page: it counts as used, and the sidebar highlights its category. */
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
