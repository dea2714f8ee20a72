'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { failureTexts } from './failure-texts';
import { isLoadError, raisePreloadError } from './preload-error';
import { Skeleton } from './skeleton';

interface ErrorBoundaryProps {
  /** The calculator's name, for the message. */
  readonly name?: string;
  readonly children: ReactNode;
}

interface Failure {
  /** `left`: code did not arrive, and the listener that cancelled the event handles it. */
  readonly state: 'none' | 'failed' | 'left';
  /** The HTML of the page at that moment, which stays. */
  readonly html?: string | undefined;
}

/** Marks the calculator itself, beside its error screen. */
const PAGE = 'unless-failed';

/** Shows the error screen, with the calculator's name and a way out, where a calculator fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override readonly state: Failure = { state: 'none' };

  static getDerivedStateFromError(error: unknown): Failure {
    return isLoadError(error) && !raisePreloadError(error)
      ? { state: 'left', html: document.querySelector(`.${PAGE}`)?.innerHTML }
      : { state: 'failed' };
  }

  override render(): ReactNode {
    const { name, children } = this.props;
    if (this.state.state === 'none') return children;
    const { state, html } = this.state;
    if (state === 'failed') return <Failed name={name} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered itself
    return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : <Skeleton label={failureTexts.loading(name)} />;
  }
}

/** Renders the error screen. Its button works without any other script: see `before-paint.ts`. */
function Failed({ name }: Pick<ErrorBoundaryProps, 'name'>) {
  return (
    <section role="alert" aria-label={name} className="rounded-lg border border-danger bg-danger-soft p-6">
      <h2 className="font-semibold text-lg">{failureTexts.failedTitle}</h2>
      <p className="mt-1">{failureTexts.failedText(name)}</p>
      <button
        type="button"
        className="button mt-4"
        data-reload
        data-track="reload_page"
        onClick={() => window.location.reload()}
      >
        {failureTexts.reload}
      </button>
    </section>
  );
}

/**
 * Renders a calculator with its fallbacks: a skeleton while its code loads for a visitor who came by a link, and the error screen where the code
 * does not arrive. The error screen is part of the exported page, hidden, so that it can show when no script at all loads.
 */
export function Guarded({ name, children }: ErrorBoundaryProps) {
  return (
    <ErrorBoundary name={name}>
      <div className="where-failed" data-nosnippet>
        <Failed name={name} />
      </div>
      <div className={PAGE}>
        <Suspense fallback={<Skeleton label={failureTexts.loading(name)} />}>{children}</Suspense>
      </div>
    </ErrorBoundary>
  );
}
