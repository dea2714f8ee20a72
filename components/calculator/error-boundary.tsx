'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { isLoadError, raisePreloadError } from './preload-error';
import { Skeleton } from './skeleton';

export interface FailureWords {
  readonly loading: (name: string | undefined) => string;
  readonly failedTitle: string;
  readonly failedText: (name: string | undefined) => string;
  readonly reload: string;
}

interface ErrorBoundaryProps {
  /** The calculator's name, for the message. */
  readonly name?: string;
  readonly words: FailureWords;
  readonly children: ReactNode;
}

interface Failure {
  /** `left`: code did not arrive, and whoever cancelled the event takes over. */
  readonly state: 'none' | 'failed' | 'left';
}

/** Keeps the page standing where a calculator fails, and says so with its name and a way out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override readonly state: Failure = { state: 'none' };

  static getDerivedStateFromError(error: unknown): Failure {
    return { state: isLoadError(error) && !raisePreloadError(error) ? 'left' : 'failed' };
  }

  override render(): ReactNode {
    const { name, words, children } = this.props;
    if (this.state.state === 'none') return children;
    if (this.state.state === 'left') return <Skeleton label={words.loading(name)} />;
    return <Failed name={name} words={words} />;
  }
}

/** The error screen. Its button works without any other script: see `before-paint.ts`. */
function Failed({ name, words }: Pick<ErrorBoundaryProps, 'name' | 'words'>) {
  return (
    <section role="alert" aria-label={name} className="rounded-lg border border-danger bg-danger-soft p-6">
      <h2 className="font-semibold text-lg">{words.failedTitle}</h2>
      <p className="mt-1">{words.failedText(name)}</p>
      <button type="button" className="button mt-4" data-reload onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </section>
  );
}

/**
 * A calculator with what stands in for it: while its code is on its way to a visitor who came by a link, and where the code
 * does not arrive. The error screen is part of the exported page, unseen, so that it can show when no script at all comes.
 */
export function Guarded({ name, words, children }: ErrorBoundaryProps) {
  return (
    <ErrorBoundary name={name} words={words}>
      <div className="where-failed" data-nosnippet>
        <Failed name={name} words={words} />
      </div>
      <div className="unless-failed">
        <Suspense fallback={<Skeleton label={words.loading(name)} />}>{children}</Suspense>
      </div>
    </ErrorBoundary>
  );
}
