'use client';

import { useState } from 'react';
import type { LiveAnswer, LiveBranch } from '@/lib/ifsc/live';
import { codeTexts } from './code-texts';

/** An answer of the public service other than a branch. */
export type LiveFailure = Exclude<LiveAnswer, { readonly kind: 'found' }>;

/** Fetches the code that asks the public service, which loads when the button is pressed. */
export type LoadLive = () => Promise<{
  readonly askLive: (code: string) => Promise<LiveAnswer>;
  readonly liveFailure: (answer: LiveFailure, isListed: boolean) => string;
}>;

/** The state of a request to the public service. */
interface LiveState {
  readonly ask: () => void;
  readonly isAsking: boolean;
  readonly found: LiveBranch | null;
  /** Why there is no branch, as a sentence; '' where nothing failed. */
  readonly failure: string;
}

/** Returns the state of a request about a code to the public service, and `ask`, which sends it. */
export function useLive(code: string, isListed: boolean, load: LoadLive): LiveState {
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<LiveBranch | null>(null);
  const [failure, setFailure] = useState('');
  const ask = async () => {
    setAsking(true);
    setFailure('');
    try {
      const { askLive, liveFailure } = await load();
      const answer = await askLive(code);
      if (answer.kind === 'found') setFound(answer.branch);
      else setFailure(liveFailure(answer, isListed));
    } catch {
      setFailure(codeTexts.live.notReached);
    }
    setAsking(false);
  };
  return { ask, isAsking, found, failure };
}

/** Renders the button that asks the public service, what is sent, and why it failed if it did. */
export function Live({ live: { ask, isAsking, failure } }: { readonly live: LiveState }) {
  return (
    <div className="mt-4 border-line border-t pt-3 text-sm">
      <button type="button" className="button" disabled={isAsking} onClick={ask}>
        {isAsking ? codeTexts.live.asking : failure ? codeTexts.live.askAgain : codeTexts.live.ask}
      </button>
      <p role="status" className={failure && 'mt-2 text-danger'}>
        {failure}
      </p>
      <p className="mt-2 text-muted text-xs">{codeTexts.live.note}</p>
    </div>
  );
}
