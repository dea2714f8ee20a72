import type { Figure } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import { formTexts } from './form-texts';

/** Renders the answer: the largest thing on the page. It stays in view while the inputs are edited. */
export function Headline({
  figures,
  year,
  isPending,
  stale,
}: {
  readonly figures: readonly [Figure, ...Figure[]];
  /** The year of the law that answers, where it is not the one that the site's bar names; else ''. */
  readonly year: string;
  /** The figures are about to change. */
  readonly isPending: boolean;
  /** Set while something in the form is wrong: the figures are those of an earlier answer, or there is none. */
  readonly stale: keyof typeof formTexts.stale | undefined;
}) {
  const [main, ...others] = figures;
  const value = stale === 'none' ? '–' : formatFigure(main);
  // A long answer in words must not push the form out of sight, nor one in a large text size, which may use the width there is.
  const size =
    value.length > 22
      ? 'text-lg max-lg:text-[length:min(1.1875rem,6.5vw)] lg:text-xl'
      : value.length > 14
        ? 'text-xl max-lg:text-[length:min(1.5rem,8vw)] lg:text-2xl'
        : value.length > 10
          ? 'text-2xl max-lg:text-[length:min(1.875rem,8.4vw)] lg:text-3xl'
          : 'text-2xl max-lg:text-[length:min(1.875rem,10vw)] lg:text-3xl';
  const isAmount =
    typeof main.value === 'number' || main.unit === 'date' || main.unit === 'month' || value.length <= 14;
  // With the year before it a long label takes two lines of a phone's bar, which then has room for the first figure alone.
  const isTall = year !== '' && main.label.length > 28;
  return (
    <div className={`@container ${isPending ? 'opacity-60' : ''}`} aria-busy={isPending}>
      {/* A phone has the bar's buttons at the right of the answer, and the second figure below it where there is room. */}
      <dl className="max-lg:pr-[88px]">
        <dt className="text-muted text-xs max-lg:line-clamp-2 lg:text-sm">
          {year && `${year} · `}
          {main.label}
          {stale && <span className="sr-only">{formTexts.stale[stale]}</span>}
        </dt>
        <dd className={`figure font-semibold tracking-tight ${size}`} data-headline>
          {value}
        </dd>
      </dl>
      {others.length > 0 && (
        // While something is wrong, a phone's bar has room for the first figure and the line that states it.
        <dl
          className={`${!stale && isAmount && !isTall ? 'max-lg:@max-[12rem]:hidden' : 'max-lg:hidden'} lg:mt-3 lg:flex lg:flex-wrap lg:gap-x-8 lg:gap-y-2 lg:text-left gap-x-3 print:flex print:gap-x-8`}
        >
          {others.map((figure, index) => {
            const text = stale === 'none' ? '–' : formatFigure(figure);
            return (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the headline; its label may hold another
                key={index}
                className={
                  index > 0
                    ? 'hidden lg:block print:block'
                    : 'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2 print:block'
                }
              >
                <dt className={`text-muted text-xs ${text.length > 24 ? 'max-lg:sr-only' : ''}`}>{figure.label}</dt>
                <dd className="figure font-medium max-lg:line-clamp-2 print:line-clamp-none">{text}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
