import type { Figure } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import type { CalculatorWords } from './words';

/** The answer: the largest thing on the page. It stays in view while the inputs are edited. */
export function Headline({
  figures,
  isPending,
  isCurrent,
  words,
}: {
  readonly figures: readonly [Figure, ...Figure[]];
  /** The figures are about to change. */
  readonly isPending: boolean;
  readonly isCurrent: boolean;
  readonly words: CalculatorWords;
}) {
  const [main, ...others] = figures;
  const value = formatFigure(main);
  // A long answer in words must not push the form out of sight.
  const size =
    value.length > 22 ? 'text-lg lg:text-xl' : value.length > 14 ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl';
  const isAmount = typeof main.value === 'number';
  return (
    <div className={isCurrent && !isPending ? '' : 'opacity-60'} aria-busy={isPending}>
      <div className={`flex items-end justify-between gap-x-6 gap-y-1 lg:block ${isAmount ? 'flex-wrap' : ''}`}>
        {/* An amount is never parted between two of its digits: what stands beside it gives way. */}
        <dl className={isAmount ? 'max-w-full shrink-0' : 'min-w-0'}>
          <dt className="text-muted text-xs lg:text-sm">{main.label}</dt>
          <dd className={`figure font-semibold tracking-tight ${size}`} data-headline>
            {value}
          </dd>
        </dl>
        {others.length > 0 && (
          <dl
            className={`min-w-0 text-right lg:mt-3 lg:flex lg:flex-wrap lg:gap-x-8 lg:gap-y-2 lg:text-left ${isAmount ? 'flex-[1_1_6rem]' : ''}`}
          >
            {others.map((figure, index) => (
              <div key={figure.label} className={index === 0 ? '' : 'hidden lg:block print:block'}>
                <dt className="text-muted text-xs">{figure.label}</dt>
                <dd className="figure font-medium">{formatFigure(figure)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {!isCurrent && <p className="font-medium text-danger text-xs">{words.notCurrent}</p>}
    </div>
  );
}
