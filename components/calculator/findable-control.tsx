'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ChoiceField } from '@/lib/calculator';
import { firstUse, whenIdle } from '../hydration/may-load';
import type { ControlProps } from './control';
import { ChoiceControl } from './plain-controls';

type Control = ComponentType<ControlProps<ChoiceField>>;

/**
 * Renders a long choice: the browser's own list in the exported page, and the list that is searched once its code has
 * loaded, in idle time after the first use of the page. A list that has just been opened is replaced only when it loses the focus.
 */
export function FindableControl(props: ControlProps<ChoiceField>) {
  const { id } = props;
  const [Finder, setFinder] = useState<Control | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const replaceWith = (finder: Control) => {
      if (!gone.signal.aborted) setFinder(() => finder);
    };
    whenIdle(firstUse)
      .then(() => import('./finder-control'))
      .then(({ default: finder }) => {
        const list = document.getElementById(id);
        if (list === null || list !== document.activeElement) replaceWith(finder);
        else list.addEventListener('blur', () => replaceWith(finder), { once: true, signal: gone.signal });
      })
      // Without its code the browser's list stays, which can do all that is needed.
      .catch(() => {});
    return () => gone.abort();
  }, [id]);
  return Finder ? <Finder {...props} /> : <ChoiceControl {...props} />;
}
