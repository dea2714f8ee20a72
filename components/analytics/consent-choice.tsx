'use client';

import { giveConsent } from './consent';
import { useConsent } from './use-consent';
import type { ConsentWords } from './words';

/** Says what the visitor has chosen about services that count visits, and changes it. */
export function ConsentChoice({
  words,
}: {
  readonly words: Pick<ConsentWords, 'allow' | 'refuse' | 'label' | 'state'>;
}) {
  const consent = useConsent();
  const state = consent === 'granted' || consent === 'refused' ? consent : 'open';
  return (
    <fieldset aria-label={words.label} className="no-print mt-3 flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="button"
        aria-pressed={state === 'refused'}
        onClick={() => giveConsent('refused')}
      >
        {words.refuse}
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={state === 'granted'}
        onClick={() => giveConsent('granted')}
      >
        {words.allow}
      </button>
      <span role="status" className="min-w-0 text-muted text-sm">
        {words.state[state]}
      </span>
    </fieldset>
  );
}
