'use client';

import { giveConsent } from './consent';
import { useConsent } from './use-consent';
import type { ConsentWords } from './words';
import './consent-bar.css';

/**
 * Asks once whether services may count visits. It lies over the foot of the window, so that nothing moves, and follows the
 * skip link in the order of the keyboard. Both answers are one press away and look alike.
 */
export function ConsentBar({ services, words }: { readonly services: string; readonly words: ConsentWords }) {
  if (useConsent() !== null) return null;
  return (
    <section aria-label={words.label} data-consent-bar className="consent-bar no-print">
      <div>
        <p>
          {words.ask(services)} <a href={words.moreHref}>{words.more}</a>
        </p>
        <button type="button" className="button" onClick={() => giveConsent('refused')}>
          {words.refuse}
        </button>
        <button type="button" className="button" onClick={() => giveConsent('granted')}>
          {words.allow}
        </button>
      </div>
    </section>
  );
}
