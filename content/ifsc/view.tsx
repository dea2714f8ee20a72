'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/components/hydration/error-boundary';
import { mayLoad } from '@/components/hydration/may-load';
import type { DataFacts } from '@/components/ifsc/facts';
import { Layout } from '@/components/ifsc/layout';
import type { PartProps } from '@/components/ifsc/part-props';
import { askedInAddress, createStore } from '@/components/ifsc/store';

const store = createStore();

// A code in the address is noted at once, now and later: as it starts, the framework may put back the address that the page came with.
if (typeof window !== 'undefined') {
  const note = (address: string) => {
    const text = askedInAddress(address);
    if (text !== '') store.asked.set({ text });
  };
  note(window.location.href);
  window.addEventListener('hashchange', ({ newURL }) => note(newURL));
}

/** Settles at the first sign that the steps are used: they are pointed at, touched or reached by key, or chosen in from elsewhere. */
const stepsNeeded: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return resolve();
  store.choice.subscribe(resolve);
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

/** Returns a part whose exported HTML React leaves as it is until its code has loaded. */
const part = (mayStart: Promise<void>, load: () => Promise<ComponentType<PartProps>>) =>
  lazy(async () => {
    await mayStart;
    return { default: await load() };
  });

const Box = part(mayLoad, async () => (await import('./tool/box')).Box);
const Recents = part(mayLoad, async () => (await import('./tool/box')).Recents);
const Steps = part(stepsNeeded, async () => (await import('./tool/steps')).Steps);

/** Renders the IFSC look-up on its page. */
export function IfscLookup({
  failed,
  facts,
  beside,
  below,
}: {
  /** The error screen. */
  readonly failed: ReactNode;
  readonly facts: DataFacts;
  /** Rendered beside the empty box, and below everything. */
  readonly beside: ReactNode;
  readonly below: ReactNode;
}) {
  return (
    <ErrorBoundary failed={failed}>
      <Layout
        box={
          <Suspense fallback={null}>
            <Box facts={facts} store={store}>
              {beside}
            </Box>
          </Suspense>
        }
        steps={
          <>
            <ErrorBoundary failed={failed}>
              <Suspense fallback={null}>
                <Steps facts={facts} store={store} />
              </Suspense>
            </ErrorBoundary>
            <Suspense fallback={null}>
              <Recents facts={facts} store={store} />
            </Suspense>
            {below}
          </>
        }
      />
    </ErrorBoundary>
  );
}
