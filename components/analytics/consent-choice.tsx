'use client';

import { giveConsent } from './consent';
import { useConsent } from './use-consent';

const stateTexts = {
  granted: 'You have allowed it.',
  refused: 'You have refused it. None of their code is loaded.',
  open: 'You have not chosen yet. None of their code is loaded.',
};

/** Shows what the visitor has chosen about services that count visits, and changes it. */
export function ConsentChoice() {
  const consent = useConsent();
  const state = consent === 'granted' || consent === 'refused' ? consent : 'open';
  return (
    <fieldset aria-label="Your choice about visit counting" className="no-print mt-3 flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="button"
        aria-pressed={state === 'refused'}
        onClick={() => giveConsent('refused')}
      >
        Refuse
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={state === 'granted'}
        onClick={() => giveConsent('granted')}
      >
        Allow
      </button>
      <span role="status" className="min-w-0 text-muted text-sm">
        {stateTexts[state]}
      </span>
    </fieldset>
  );
}
