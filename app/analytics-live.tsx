'use client';

import { useEffect, useRef } from 'react';
import { ConsentBar } from '@/components/analytics/consent-bar';
import type { ObservedSite } from '@/components/analytics/observe';
import { type AnalyticsSetUp, runAnalytics } from '@/components/analytics/run';
import { catalogue, unimplemented } from '@/content/catalogue';
import { correctionsRoute, staticPages } from '@/content/pages';

export interface LiveAnalyticsProps extends Omit<AnalyticsSetUp, 'site'> {
  /** The configured services, as a sentence names them. */
  readonly services: string;
  readonly path: string;
}

/** The pages of the site as the listeners know them. */
export const observedSite: ObservedSite = {
  calculators: catalogue,
  staticPages: Object.fromEntries([
    ...staticPages.map((page) => [page.route, 'event' in page ? page.event : undefined]),
    ...catalogue.map(({ route }) => [correctionsRoute(route), undefined]),
  ]),
  otherPages: [...unimplemented.map(({ route }) => route), '/ifsc-lookup/'],
};

/** Renders the bar that asks, and what runs once it has been agreed to. */
export default function LiveAnalytics({ ids, cookies, hosts, services, path }: LiveAnalyticsProps) {
  const running = useRef<ReturnType<typeof runAnalytics> | null>(null);
  const setUp = useRef({ ids, cookies, hosts, site: observedSite });
  useEffect(() => {
    running.current = runAnalytics(setUp.current);
    return () => running.current?.stop();
  }, []);
  useEffect(() => running.current?.moved(path), [path]);
  return <ConsentBar services={services} />;
}
