'use client';

import { lazy, Suspense } from 'react';
// Notes a press of a button that comes before the code that answers it.
import '@/components/calculator/early';
import { ErrorBoundary } from '@/components/calculator/error-boundary';
import { firstIntent } from '@/components/calculator/intent';
import { raisePreloadError } from '@/components/calculator/preload-error';
import type { DataFacts } from '@/components/ifsc/facts';
import { failureWords } from '@/content/words/failure';

// Until the first sign of use the exported HTML of the form stands; then the code comes and it comes to life.
const Tool = lazy(() =>
  firstIntent
    .then(() => import('./tool/view'))
    .catch((error: unknown) => {
      if (raisePreloadError(error)) throw error;
      return new Promise<never>(() => {});
    }),
);

/** The IFSC look-up on its page. */
export function IfscLookup({ name, facts }: { readonly name: string; readonly facts: DataFacts }) {
  return (
    <ErrorBoundary name={name} words={failureWords}>
      <Suspense fallback={null}>
        <Tool facts={facts} />
      </Suspense>
    </ErrorBoundary>
  );
}
