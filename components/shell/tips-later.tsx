'use client';

import { useEffect } from 'react';
import { firstUse, whenIdle } from '../hydration/may-load';

/** Fetches the tooltips once the first use has been dealt with; the pointer may be on something that has one already. */
export function TipsLater() {
  useEffect(() => {
    const ended = whenIdle(firstUse)
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
