import { formatDate } from '@/lib/format';

/**
 * Hides the line from the day after `data-until`, by the visitor's clock and before it is painted: a page may be exported, or cached,
 * long before. A constant, so that a policy can name its hash.
 */
export const hideWhenOver =
  "(function(p){if(new Date>new Date(p.dataset.until+'T24:00'))p.hidden=true})(document.currentScript.parentNode)";

/** Renders that an amount of this calculator was corrected, with a link to what was wrong; shown up to and including the day `until`. */
export function CorrectedOn({
  href,
  correctedOn,
  until,
}: {
  /** The address of what was wrong. */
  readonly href: string;
  readonly correctedOn: string;
  readonly until: string;
}) {
  return (
    <p className="no-print mb-2 text-sm" data-until={until} suppressHydrationWarning>
      {`Corrected on ${formatDate(correctedOn)}. `}
      <a href={href} className="text-accent underline">
        What was wrong
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: hideWhenOver }} />
    </p>
  );
}
