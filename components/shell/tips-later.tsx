'use client';

import { useEffect } from 'react';

/** Fetches the tooltips when the pointer or the focus first comes to something that has one. */
export function TipsLater() {
  useEffect(() => {
    const stop = new AbortController();
    let end: (() => void) | undefined;
    const meet = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('[data-tip]')) return;
      stop.abort();
      import('./tips').then(
        ({ startTips }) => {
          end = startTips(target);
        },
        () => {},
      );
    };
    document.addEventListener('pointerover', meet, { signal: stop.signal, passive: true });
    document.addEventListener('focusin', meet, { signal: stop.signal, passive: true });
    return () => {
      stop.abort();
      end?.();
    };
  }, []);
  return null;
}
