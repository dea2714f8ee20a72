import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/shell/breadcrumb';

/** Renders a page of text: breadcrumb, heading, the month of its last change, and the text. */
export function TextPage({
  page: { title, updated },
  children,
}: {
  readonly page: { readonly title: string; readonly updated?: string };
  readonly children: ReactNode;
}) {
  return (
    <article data-text-page className="pt-4 sm:pt-6">
      <Breadcrumb here={title} />
      <h1 className="mt-2 font-semibold text-2xl">{title}</h1>
      {updated && <p className="mt-1 text-muted text-sm">{`Last updated ${updated}`}</p>}
      <div className="prose mt-4">{children}</div>
    </article>
  );
}
