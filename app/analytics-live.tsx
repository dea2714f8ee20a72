'use client';

import { useEffect, useRef } from 'react';
import { ConsentBar } from '@/components/analytics/consent-bar';
import type { ObservedSite } from '@/components/analytics/observe';
import { type AnalyticsSetUp, runAnalytics } from '@/components/analytics/run';
import { catalogue, unimplemented } from '@/content/catalogue';
import { staticPages } from '@/content/pages';
import { answerWords } from '@/content/words/answer';
import { calculatorWords } from '@/content/words/calculator';
import { consentWords } from '@/content/words/consent';
import { failureWords } from '@/content/words/failure';
import { pageWords } from '@/content/words/page';

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
    { text: answerWords.tools.compare, action: 'compare' },
    { text: answerWords.tools.solve, action: 'solve' },
    { text: answerWords.tools.sweep, action: 'sweep' },
    { text: answerWords.tools.sensitivity, action: 'sensitivity' },
    { text: calculatorWords.reset, action: 'reset' },
    { text: answerWords.copyLink, share: 'copy_link' },
    { text: answerWords.shareLink, share: 'share' },
    { text: answerWords.print, button: 'print' },
    { text: answerWords.excel, button: 'excel' },
    { text: answerWords.csv, button: 'csv' },
    { text: answerWords.calendar, button: 'calendar' },
    { text: answerWords.copyText, button: 'copy_text' },
    { text: failureWords.reload, button: 'reload_page' },
    { text: pageWords.underDevelopment.browse, button: 'browse_all' },
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
  return <ConsentBar services={services} words={consentWords} />;
}
