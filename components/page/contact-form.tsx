'use client';

import { useEffect, useRef, useState } from 'react';

/** The form of another company that is put into a page. */
interface HostedForm {
  readonly portalId: string;
  readonly formId: string;
  readonly region: string;
  readonly name: string;
  readonly privacy: string;
}

interface Provider {
  readonly forms?: { readonly create: (options: Readonly<Record<string, string>>) => void };
}

const SCRIPT = 'https://js.hsforms.net/forms/embed/v2.js';
const TARGET = 'hosted-contact-form';

const provider = () => (window as { readonly hbspt?: Provider }).hbspt;

/** Puts the provider's script on the page, once, and calls back when it has loaded or failed; returns what removes it. */
function addScript(loaded: () => void, failed: () => void): () => void {
  for (const earlier of [...document.scripts]) if (earlier.src === SCRIPT) earlier.remove();
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.defer = true;
  script.addEventListener('load', loaded);
  script.addEventListener('error', failed);
  document.head.append(script);
  return () => {
    script.removeEventListener('load', loaded);
    script.removeEventListener('error', failed);
    script.remove();
  };
}

/** The texts while the form loads, and where it does not load. */
const messages = {
  closed: '',
  loading: 'Loading the form…',
  shown: '',
  failed: 'The form could not be loaded. Please write an e-mail instead: use the link above.',
};

/**
 * Renders the hosted form: nothing of it loads until it is asked for, and its script is removed when the page is left.
 * Where it does not load, the page says so; the e-mail address above needs no script.
 */
export function ContactForm({ form }: { readonly form: HostedForm }) {
  const [state, setState] = useState<keyof typeof messages>('closed');
  const isOpen = state !== 'closed';
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const failed = () => setState('failed');
    return addScript(() => {
      try {
        const { portalId, formId, region } = form;
        // Empty styles: the provider would write its own into the page, which the site's policy refuses.
        provider()?.forms?.create({ region, portalId, formId, target: `#${TARGET}`, css: '', cssRequired: '' });
        // A script that loaded without the form, from a blocker for one, counts as a failure.
        setState(provider()?.forms ? 'shown' : 'failed');
      } catch {
        failed();
      }
    }, failed);
  }, [isOpen, form]);
  return (
    <div>
      {!isOpen && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setState('loading');
            frame.current?.focus();
          }}
        >
          Open the contact form
        </button>
      )}
      <p role="status" className="text-muted text-sm">
        {messages[state]}
      </p>
      <section ref={frame} aria-label="Contact form" tabIndex={-1} hidden={state === 'failed'}>
        <div id={TARGET} />
      </section>
    </div>
  );
}
