'use client';

import { giveConsent } from './consent';
import { useConsent } from './use-consent';
import type { ConsentWords } from './words';

/**
 * Asks once whether services may count visits. It lies over the foot of the window, so that nothing moves, and follows the
 * skip link in the order of the keyboard. Both answers are one press away and look alike.
 */
export function ConsentBar({ services, words }: { readonly services: string; readonly words: ConsentWords }) {
  if (useConsent() !== null) return null;
  return (
    <section
      aria-label={words.label}
      data-consent-bar
      className="no-print fixed inset-x-0 bottom-0 z-40 border-line-strong border-t bg-surface"
    >
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6">
        <p className="min-w-0 flex-[1_1_16rem] text-sm">
          {words.ask(services)}{' '}
          <a href={words.moreHref} className="text-accent underline underline-offset-4">
            {words.more}
          </a>
        </p>
        <div className="flex gap-2 max-sm:w-full *:max-sm:flex-1">
          <button type="button" className="button" onClick={() => giveConsent('refused')}>
            {words.refuse}
          </button>
          <button type="button" className="button" onClick={() => giveConsent('granted')}>
            {words.allow}
          </button>
        </div>
      </div>
    </section>
  );
}
