'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import type { LiveAnalyticsProps } from './analytics-live';

/** Renders consent and analytics, whose code comes after all that the page itself needs. */
export function Analytics(props: Omit<LiveAnalyticsProps, 'path'>) {
  const path = usePathname();
  const [Live, setLive] = useState<ComponentType<LiveAnalyticsProps> | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // A page that cannot count is as good as one that can.
      import('./analytics-live').then((loaded) => setLive(() => loaded.default)).catch(() => {});
    }, 1_000);
    return () => window.clearTimeout(timer);
  }, []);
  return Live && <Live {...props} path={path} />;
}
