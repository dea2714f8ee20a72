import type { Figure } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';

/** Renders the answer: the largest thing on the page. It stays in view while the inputs are edited. */
export function Headline({
  figures,
  isPending,
  isCurrent,
}: {
  readonly figures: readonly [Figure, ...Figure[]];
  /** The figures are about to change. */
  readonly isPending: boolean;
  /** Nothing in the form is wrong. While something is, a phone's bar has room for the first figure and the line that says so. */
  readonly isCurrent: boolean;
}) {
  const [main, ...others] = figures;
  const value = formatFigure(main);
  // A long answer in words must not push the form out of sight.
  const size =
    value.length > 22 ? 'text-lg lg:text-xl' : value.length > 14 ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl';
  const isAmount =
    typeof main.value === 'number' || main.unit === 'date' || main.unit === 'month' || value.length <= 14;
  return (
    <div className={isPending ? 'opacity-60' : ''} aria-busy={isPending}>
      <div className={`flex items-end justify-between gap-x-3 lg:block ${isAmount ? 'flex-wrap' : ''}`}>
        {/* An amount, a day or a short verdict is never broken: what is beside it gives way. */}
        <dl className={isAmount ? 'max-w-full shrink-0' : 'min-w-0'}>
          <dt className="text-muted text-xs lg:text-sm">{main.label}</dt>
          <dd className={`figure font-semibold tracking-tight ${size}`} data-headline>
            {value}
          </dd>
        </dl>
        {others.length > 0 && (
          <dl
            className={`${isCurrent ? '' : 'max-lg:hidden'} text-right lg:mt-3 lg:flex lg:flex-wrap lg:gap-x-8 lg:gap-y-2 lg:text-left gap-x-3 print:flex ${isAmount ? 'flex-[1_1_8rem]' : 'min-w-0'}`}
          >
            {others.map((figure, index) => {
              const text = formatFigure(figure);
              return (
                <div
                  key={figure.label}
                  className={
                    // On a phone label and value share a line where they have a row of their own.
                    index === 0
                      ? 'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-end max-lg:gap-x-2'
                      : 'hidden lg:block print:block'
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
    </div>
  );
}
