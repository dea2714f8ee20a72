import type { ReactNode } from 'react';

/** Renders a section of text behind its heading. It opens without scripts, and a link into it opens it. */
export function Folded({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="folded border-line border-t">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2">
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
