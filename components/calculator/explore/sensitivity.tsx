import { useCallback, useId, useState } from 'react';
import { type Nudge, sensitivities } from '@/lib/explore/sensitivity';
import { formatFigure } from '@/lib/format';
import { valueText } from '@/lib/value-text';
import { changeText } from './change';
import { ChooseHeadline, nameOf } from './choose';
import type { ToolProps } from './props';
import { exploreTexts } from './texts';
import { useLater } from './use-later';

const MOST_SHOWN = 5;

/** Renders the headline at one step down and up of the inputs that move it most. */
export function Sensitivities({ calculator, input, figures }: ToolProps) {
  const [label, setLabel] = useState(figures[0]?.label ?? '');
  const figure = figures.find((each) => each.label === label) ?? figures[0];
  const work = useCallback(() => {
    if (!figure) return null;
    const rows = sensitivities(calculator, input, figure.label);
    return { figure, rows: rows.filter(({ effect }) => effect > 0).slice(0, MOST_SHOWN) };
  }, [calculator, input, figure]);
  const { value: found, isBusy } = useLater(work);
  if (!figure) return null;
  return (
    <>
      <div className="max-w-sm">
        <ChooseHeadline figures={figures} value={figure.label} onChoose={setLabel} />
      </div>
      <div className="mt-4" aria-busy={isBusy}>
        {!found && <p className="text-muted text-sm">{exploreTexts.working}</p>}
        {found && found.rows.length === 0 && <p>{exploreTexts.sensitivity.nothing(found.figure.label)}</p>}
        {found && found.rows.length > 0 && (
          <div className={isBusy ? 'opacity-60' : ''}>
            <Steps {...found} />
          </div>
        )}
      </div>
    </>
  );
}

interface StepsProps {
  readonly figure: ToolProps['figures'][number];
  readonly rows: ReturnType<typeof sensitivities>;
}

function Steps({ figure, rows }: StepsProps) {
  const caption = useId();
  const text = exploreTexts.sensitivity;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={text.scrolls} tabIndex={0}>
      <table className="figure w-full text-sm max-sm:[&_tr>:nth-child(3)]:hidden" aria-labelledby={caption}>
        <caption id={caption} className="pb-2 text-left font-medium">
          {text.caption(figure.label, formatFigure(figure))}
        </caption>
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            <th scope="col" className="sticky left-0 bg-paper py-1.5 pr-2 text-left font-medium">
              {text.input}
            </th>
            {[text.down, text.now, text.up].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ input, now, down, up }) => {
            const cell = (nudge: Nudge | null) => {
              if (!nudge) return <span className="text-muted">{text.atBound}</span>;
              if (nudge.value === null) return <span className="text-muted">{text.refused}</span>;
              return (
                <>
                  <span className="block whitespace-nowrap font-medium">
                    {changeText({ ...figure, value: nudge.change }, text.noChange)}
                  </span>
                  <span className="block whitespace-nowrap">{formatFigure({ ...figure, value: nudge.value })}</span>
                  <span className="block whitespace-nowrap text-muted text-xs">
                    {text.at(valueText(input.field, nudge.x))}
                  </span>
                </>
              );
            };
            return (
              <tr key={input.path} className="border-line border-b align-top">
                <th scope="row" className="sticky left-0 min-w-24 bg-paper py-2 pr-2 text-left font-medium">
                  {nameOf(input)}
                </th>
                <td className="py-2 pl-4 text-right">{cell(down)}</td>
                <td className="py-2 pl-4 text-right">
                  <span className="block whitespace-nowrap">{formatFigure({ ...figure, value: now })}</span>
                  <span className="block whitespace-nowrap text-muted text-xs">
                    {text.at(valueText(input.field, input.value))}
                  </span>
                </td>
                <td className="py-2 pl-4 text-right">{cell(up)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
