import type { Citation } from '@/lib/law';

/** A citation as a footnote: it leads to its source in the list at the foot of the page. */
export function Cited({ cite }: { readonly cite: Citation }) {
  return (
    <a
      href={`#source-${cite.source}`}
      className="text-muted text-xs underline decoration-dotted underline-offset-2 hover:text-accent"
    >
      {cite.at}
    </a>
  );
}
