'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { markHydrated } from '../hydration/early-input';

/** Returns the link within the site that an event happened on; null for any other, and for one that names a target or a file. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return null;
  const isFile = /\.\w+$/.test(link.pathname);
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return isFile || (isHere && link.hash) ? null : link;
}

/** Milliseconds after a click before the skeleton of the next page shows. */
const SKELETON_AFTER = 150;

/** Returns where a link leads, without the origin. */
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Makes every plain link within the site a step that keeps the page: nothing is fetched until a link is pointed at, touched
 * or focused, and then its click costs no request. Links stay ordinary ones, in articles too, and work before any script
 * has come. `fetchMore` gets what a page needs beyond what the router knows of. A link with a `target` is left to the browser, and so is a click that somebody has already dealt with.
 */
export function SiteLinks({ fetchMore }: { readonly fetchMore: (pathname: string) => Promise<void> }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  // The page that is left gives way to a skeleton when the one that was clicked takes longer than a blink.
  useEffect(() => {
    if (!isPending) return;
    const root = document.documentElement;
    const timer = window.setTimeout(() => {
      root.dataset.pending = '';
      window.scrollTo(0, 0);
    }, SKELETON_AFTER);
    return () => {
      window.clearTimeout(timer);
      delete root.dataset.pending;
    };
  }, [isPending]);
  useEffect(() => {
    markHydrated(document.documentElement);
    const stop = new AbortController();
    const { signal } = stop;
    let warmed: string | undefined;
    const warm = (event: Event) => {
      const link = siteLink(event);
      const address = link?.pathname;
      if (!link || !address || address === warmed || address === window.location.pathname) return;
      warmed = address;
      router.prefetch(addressOf(link));
      fetchMore(address).catch(() => {});
    };
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      window.addEventListener(sign, warm, { signal, passive: true });
    }
    window.addEventListener(
      'click',
      (event) => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = siteLink(event);
        if (!link) return;
        event.preventDefault();
        startTransition(() => router.push(addressOf(link)));
      },
      { signal },
    );
    return () => stop.abort();
  }, [router, fetchMore]);
  return isPending ? (
    <p role="status" className="sr-only">
      Loading the page
    </p>
  ) : null;
}
