import { useCallback, useRef, useState } from 'react';
import { BadShard } from '@/lib/ifsc/shard';
import type { Source } from './client';
import type { Answered } from './outcome';

/** What is rendered in the place of the answer. */
export type Outcome =
  | { readonly kind: 'nothing' | 'searching' }
  | { readonly kind: 'failed'; readonly isDamaged: boolean; readonly retry: () => void }
  | Answered;

export const nothing: Outcome = { kind: 'nothing' };

/** Returns a failure that can be tried again once the data that came is forgotten. */
export function failed(error: unknown, source: Source, forget: () => void): Outcome {
  const retry = () => {
    source.forget();
    forget();
  };
  return { kind: 'failed', isDamaged: error instanceof BadShard || error instanceof SyntaxError, retry };
}

/** Keeps the outcome of what was asked last; an earlier question that is still under way shows nothing any more. */
export function useOutcome(source: Source) {
  const [outcome, setOutcome] = useState(nothing);
  const turn = useRef(0);

  const put = useCallback((next: Outcome): void => {
    turn.current += 1;
    setOutcome(next);
  }, []);

  /** Puts the answer of `work`; that it is being searched shows only if it takes more than an instant. */
  const show = useCallback(
    async (work: () => Promise<Answered>): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      const waiting = window.setTimeout(() => own === turn.current && setOutcome({ kind: 'searching' }), 150);
      const next = await work().catch((error: unknown) => failed(error, source, () => show(work)));
      window.clearTimeout(waiting);
      if (own === turn.current) setOutcome(next);
    },
    [source],
  );

  return { outcome, put, show };
}
