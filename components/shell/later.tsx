'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { firstIntent } from '@/components/calculator/intent';
import { hasSidebar } from './sidebar-state';

/** A part of the sidebar that is drawn at the first sign of use, where there is a sidebar. */
export function Later({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    firstIntent
      .then(() => (window.matchMedia(hasSidebar).matches ? load() : null))
      .then(
        (part) => !gone && setPart(() => part),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [load]);
  return Part && <Part />;
}
