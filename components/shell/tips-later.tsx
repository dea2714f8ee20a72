'use client';

import { useEffect } from 'react';
import { firstIntent } from '@/components/calculator/intent';

/** Fetches the tooltips at the first sign of use; the pointer may be on something that has one already. */
export function TipsLater() {
  useEffect(() => {
    const ended = firstIntent
      .then(() => import('./tips'))
      .then(
        ({ startTips }) => startTips(document.querySelector('[data-tip]:hover')),
        () => () => {},
      );
    return () => {
      ended.then((end) => end());
    };
  }, []);
  return null;
}
