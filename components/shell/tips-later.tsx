'use client';

import { useEffect } from 'react';
import { firstUse } from '../hydration/may-load';

/** Fetches the tooltips at the first use; the pointer may be on something that has one already. */
export function TipsLater() {
  useEffect(() => {
    const ended = firstUse
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
