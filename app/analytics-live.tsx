'use client';

import { useEffect, useRef } from 'react';
import { ConsentBar } from '@/components/analytics/consent-bar';
import type { ObservedSite } from '@/components/analytics/observe';
import { type AnalyticsSetUp, runAnalytics } from '@/components/analytics/run';
import { answerTexts } from '@/components/calculator/answer-texts';
import { formTexts } from '@/components/calculator/form-texts';
import { failureTexts } from '@/components/hydration/failure-texts';
import { catalogue, unimplemented } from '@/content/catalogue';
import { staticPages } from '@/content/pages';

export interface LiveAnalyticsProps extends Omit<AnalyticsSetUp, 'site'> {
  /** The configured services, as a sentence names them. */
  readonly services: string;
  readonly path: string;
}

/** The site as the listeners know it: its pages, and its buttons by what is written on them. */
export const observedSite: ObservedSite = {
  calculators: catalogue,
  staticPages: Object.fromEntries(staticPages.map(({ route, event }) => [route, event])),
  otherPages: [...unimplemented.map(({ route }) => route), '/ifsc-lookup/'],
  nothingFound: 'No calculators found',
  buttons: [
    { text: answerTexts.tools.compare, action: 'compare' },
    { text: answerTexts.tools.solve, action: 'solve' },
    { text: answerTexts.tools.sweep, action: 'sweep' },
    { text: answerTexts.tools.sensitivity, action: 'sensitivity' },
    { text: formTexts.reset, action: 'reset' },
    { text: answerTexts.copyLink, share: 'copy_link' },
    { text: answerTexts.shareLink, share: 'share' },
    { text: answerTexts.print, button: 'print' },
    { text: answerTexts.excel, button: 'excel' },
    { text: answerTexts.csv, button: 'csv' },
    { text: answerTexts.calendar, button: 'calendar' },
    { text: answerTexts.copyText, button: 'copy_text' },
    { text: failureTexts.reload, button: 'reload_page' },
    { text: 'Browse All Calculators', button: 'browse_all' },
  ],
};

/** The bar that asks, and what runs once it has been agreed to. */
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
