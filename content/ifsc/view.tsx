'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
// Notes a press of a button that comes before the code that answers it.
import '@/components/calculator/early';
import { ErrorBoundary } from '@/components/calculator/error-boundary';
import { firstIntent } from '@/components/calculator/intent';
import { raisePreloadError } from '@/components/calculator/preload-error';
import { codeInAddress, type Desk, emptyDesk } from '@/components/ifsc/desk';
import type { DataFacts } from '@/components/ifsc/facts';
import { Layout } from '@/components/ifsc/layout';
import { failureWords } from '@/content/words/failure';

/** What each part of the look-up is given. */
export interface PartProps {
  readonly facts: DataFacts;
  readonly desk: Desk;
  readonly children?: ReactNode;
}

const desk = emptyDesk();

// A code in the address is noted at once, now and later: as it starts, the framework may put back the address that the page came with.
if (typeof window !== 'undefined') {
  const note = (address: string) => {
    const code = codeInAddress(address);
    if (code !== '') desk.asked.set({ text: code });
  };
  note(window.location.href);
  window.addEventListener('hashchange', ({ newURL }) => note(newURL));
}

/** Settles at the first sign that the steps are used: they are pointed at, touched or reached by key, or chosen in from elsewhere. */
const stepsNeeded: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return resolve();
  desk.choice.subscribe(resolve);
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest('#ifsc-steps')) resolve();
      },
      { passive: true, capture: true },
    );
  }
  // A box may have been reached before any script ran.
  if (document.activeElement?.closest('#ifsc-steps')) resolve();
});

/** A part whose exported HTML stands until it is needed; then its code comes and it comes to life. */
const part = (isNeeded: Promise<void>, load: () => Promise<ComponentType<PartProps>>) =>
  lazy(() =>
    isNeeded.then(load).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        if (raisePreloadError(error)) throw error;
        return new Promise<never>(() => {});
      },
    ),
  );

const Box = part(firstIntent, async () => (await import('./tool/box')).Box);
const Recents = part(firstIntent, async () => (await import('./tool/box')).Recents);
const Steps = part(stepsNeeded, async () => (await import('./tool/steps')).Steps);

/** The IFSC look-up on its page. */
export function IfscLookup({
  name,
  facts,
  beside,
  below,
}: {
  readonly name: string;
  readonly facts: DataFacts;
  /** What stands beside the empty box, and below everything. */
  readonly beside: ReactNode;
  readonly below: ReactNode;
}) {
  return (
    <ErrorBoundary name={name} words={failureWords}>
      <Layout
        box={
          <Suspense fallback={null}>
            <Box facts={facts} desk={desk}>
              {beside}
            </Box>
          </Suspense>
        }
        steps={
          <>
            <ErrorBoundary name={name} words={failureWords}>
              <Suspense fallback={null}>
                <Steps facts={facts} desk={desk} />
              </Suspense>
            </ErrorBoundary>
            <Suspense fallback={null}>
              <Recents facts={facts} desk={desk} />
            </Suspense>
            {below}
          </>
        }
      />
    </ErrorBoundary>
  );
}
