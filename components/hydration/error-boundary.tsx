'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { isLoadError, raisePreloadError } from './preload-error';

interface ErrorBoundaryProps {
  /** The error screen: `Failed`, rendered on the server, so that no script has its texts. */
  readonly failed: ReactNode;
  /** What stands there while code loads. */
  readonly loading?: ReactNode;
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

/** Shows the error screen where a calculator fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override readonly state: Failure = { state: 'none' };

  static getDerivedStateFromError(error: unknown): Failure {
    return isLoadError(error) && !raisePreloadError(error)
      ? { state: 'left', html: document.querySelector(`.${PAGE}`)?.innerHTML }
      : { state: 'failed' };
  }

  override render(): ReactNode {
    const { failed, loading, children } = this.props;
    const { state, html } = this.state;
    if (state === 'none') return children;
    if (state === 'failed') return failed;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered itself
    return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : loading;
  }
}

/**
 * Renders a calculator with its fallbacks: a skeleton while its code loads for a visitor who came by a link, and the error screen where the code
 * does not arrive. The error screen is part of the exported page, hidden, so that it can show when no script at all loads.
 */
export function Guarded({ failed, loading, children }: ErrorBoundaryProps) {
  return (
    <ErrorBoundary failed={failed} loading={loading}>
      <div className="where-failed" data-nosnippet>
        {failed}
      </div>
      <div className={PAGE}>
        <Suspense fallback={loading}>{children}</Suspense>
      </div>
    </ErrorBoundary>
  );
}
