'use client';

import { giveConsent } from './consent';
import { useConsent } from './use-consent';
import './consent-bar.css';

/**
 * Asks once whether services may count visits. It lies over the foot of the window, so that nothing moves, and follows the
 * skip link in the order of the keyboard. Both answers are one press away and look alike.
 */
export function ConsentBar({ services }: { readonly services: string }) {
  if (useConsent() !== null) return null;
  return (
    <section aria-label="Your choice about visit counting" data-consent-bar className="consent-bar no-print">
      <div>
        <p>
          {`Can ${services} count this visit? We tell them which pages and buttons you use, never what you type.`}{' '}
          <a href="/privacy/#your-choice">Privacy</a>
        </p>
        <button type="button" className="button" onClick={() => giveConsent('refused')}>
          Refuse
        </button>
        <button type="button" className="button" onClick={() => giveConsent('granted')}>
          Allow
        </button>
      </div>
    </section>
  );
}
