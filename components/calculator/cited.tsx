'use client';

import type { MouseEvent } from 'react';
import type { Citation } from '@/lib/law';

/** Renders a citation as a footnote: it leads to its source in the list at the foot of the page. */
export function Cited({ cite }: { readonly cite: Citation }) {
  return (
    <a
      href={`#source-${cite.source}`}
      className="text-muted text-xs underline decoration-dotted underline-offset-2 hover:text-accent"
      onClick={(event) => goToSource(event, `source-${cite.source}`)}
    >
      {cite.at}
    </a>
  );
}

/** Scrolls to the source without touching the address, which holds the inputs. */
function goToSource(event: MouseEvent<HTMLElement>, id: string): void {
  const source = document.getElementById(id);
  if (!source || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const section = source.closest('details');
  if (section) section.open = true;
  source.scrollIntoView({ block: 'center' });
  source.focus({ preventScroll: true });
}
