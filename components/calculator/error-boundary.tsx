'use client';

import { Component, type ReactNode } from 'react';
import type { CalculatorWords } from './words';

interface ErrorBoundaryProps {
  /** The calculator's name, for the message. */
  readonly name?: string;
  readonly words: Pick<CalculatorWords, 'failedTitle' | 'failedText' | 'reload'>;
  readonly children: ReactNode;
}

/** Keeps the page standing where a calculator fails, and says so with its name and a way out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { name, words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <section role="alert" aria-label={name} className="rounded-lg border border-danger bg-danger-soft p-6">
        <h2 className="font-semibold text-lg">{words.failedTitle}</h2>
        <p className="mt-1">{words.failedText(name)}</p>
        <button type="button" className="button mt-4" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </section>
    );
  }
}
