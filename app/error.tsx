'use client';

import { useState } from 'react';
import { failureTexts } from '@/components/hydration/failure-texts';
import { isLoadError, raisePreloadError } from '@/components/hydration/preload-error';

/** Renders what happened, and a way out, where a page itself cannot be rendered, a failed download included. */
export default function PageError({ error }: { readonly error: Error }) {
  // Code that did not arrive raises an event first; a listener that cancels it handles the error instead of this page.
  const [isShown] = useState(() => !isLoadError(error) || raisePreloadError(error));
  if (!isShown) return null;
  return (
    <section role="alert" className="mt-10 rounded-lg border border-danger bg-danger-soft p-6">
      <h1 className="font-semibold text-lg">{failureTexts.failedTitle}</h1>
      <p className="mt-1">{failureTexts.failedText(undefined)}</p>
      <button type="button" className="button mt-4" data-reload data-track="reload_page">
        {failureTexts.reload}
      </button>
    </section>
  );
}
