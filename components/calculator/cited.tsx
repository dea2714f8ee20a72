import type { Citation } from '@/lib/law';

/** A citation as a footnote: it leads to its source in the list at the foot of the page. */
export function Cited({ cite }: { readonly cite: Citation }) {
  return (
    <a href={`#source-${cite.source}`} className="text-accent text-xs underline decoration-dotted underline-offset-2">
      {cite.at}
    </a>
  );
}
