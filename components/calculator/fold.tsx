'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Renders a part that few open behind its heading: closed on a phone, open on a wide screen and on paper, whole in the HTML either way.
 * It opens as it hydrates.
 */
export function Fold({
  title,
  part,
  className = 'mt-6 lg:mt-8 lg:clear-both',
  children,
}: {
  /** The heading, and what is said of the part while it is closed. */
  readonly title: ReactNode;
  readonly part?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before the paint that follows hydration: until then the style sheet shows it on a wide screen.
  useLayoutEffect(() => {
    const open = () => {
      if (details.current) details.current.open = true;
    };
    if (window.matchMedia?.('(min-width: 64rem)').matches) open();
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return (
    <section className={className} data-part={part}>
      <details ref={details} className="fold">
        <summary className="flex min-h-11 items-center justify-between gap-4 border-line border-b pb-2">
          {title}
        </summary>
        {children}
      </details>
    </section>
  );
}
