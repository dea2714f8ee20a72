import { type ReactNode, useCallback, useId, useState } from 'react';
import type { NumericFigure, NumericUnit } from '@/lib/calculator';
import { type Answer, type Answers, answersTo, firstTarget, targetText } from '@/lib/explore/answer';
import { withValue } from '@/lib/explore/inputs';
import { formatFigure, pct } from '@/lib/format';
import { type Parsed, parseAmount, parseDuration, parseNumber, parsePercent } from '@/lib/parse';
import { valueText } from '@/lib/value-text';
import { ChooseHeadline, ChooseInput, nameOf } from './choose';
import type { ToolProps } from './props';
import { exploreTexts } from './texts';
import { useLater } from './use-later';

function parseTarget(unit: NumericUnit, text: string): Parsed {
  if (unit === 'rupees' || unit === 'exactRupees') return parseAmount(text);
  if (unit === 'percent') return parsePercent(text);
  return unit === 'months' ? parseDuration(text) : parseNumber(text);
}

const signs: Partial<Record<NumericUnit, { readonly before?: string; readonly after?: string }>> = {
  rupees: { before: '₹' },
  exactRupees: { before: '₹' },
  percent: { after: '%' },
};

const firstText = (figure: NumericFigure): string => {
  const target = firstTarget(figure);
  return target === null ? '' : targetText(figure, target);
};

/** Renders which value of one input brings a headline to a target. */
export function Solve({ calculator, input, figures, inputs, onApply }: ToolProps) {
  const id = useId();
  const [label, setLabel] = useState(figures[0]?.label ?? '');
  const [path, setPath] = useState(inputs[0]?.path ?? '');
  const figure = figures.find((each) => each.label === label) ?? figures[0];
  const numeric = inputs.find((each) => each.path === path) ?? inputs[0];
  // The target stays as it is when an answer is used: it must not run away from the visitor.
  const [text, setText] = useState(() => (figure ? firstText(figure) : ''));
  const parsed = parseTarget(figure?.unit ?? 'number', text);
  const target = parsed.ok ? parsed.value : null;

  const work = useCallback(
    () => (numeric && figure && target !== null ? answersTo(calculator, input, numeric, figure, target) : null),
    [calculator, input, numeric, figure, target],
  );
  const { value: found, isBusy } = useLater(work);
  if (!figure || !numeric) return null;

  const chooseHeadline = (chosen: string) => {
    setLabel(chosen);
    const next = figures.find((each) => each.label === chosen);
    if (next) setText(firstText(next));
  };
  const { before, after } = signs[figure.unit] ?? {};
  const read = target === null ? null : formatFigure({ ...figure, value: target });
  const isUnreadable = !parsed.ok && parsed.why === 'unreadable';
  return (
    <>
      <div className="grid max-w-3xl gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <ChooseHeadline figures={figures} value={figure.label} onChoose={chooseHeadline} />
        <div className="min-w-0">
          <label htmlFor={id} className="block text-muted text-sm">
            {exploreTexts.solve.target(figure.label)}
          </label>
          <span className="control mt-1 flex items-center gap-1">
            {before && (
              <span className="text-muted" aria-hidden="true">
                {before}
              </span>
            )}
            <input
              id={id}
              className="w-full min-w-0 bg-transparent font-medium outline-0"
              type="text"
              inputMode={figure.unit === 'months' ? 'text' : 'decimal'}
              enterKeyHint="done"
              autoComplete="off"
              spellCheck={false}
              value={text}
              aria-invalid={isUnreadable}
              aria-describedby={`${id}-read`}
              onChange={(event) => setText(event.target.value)}
            />
            {after && (
              <span className="text-muted text-sm" aria-hidden="true">
                {after}
              </span>
            )}
          </span>
          <p id={`${id}-read`} className={`mt-1 text-xs ${isUnreadable ? 'text-danger' : 'text-muted'}`}>
            {isUnreadable && (figure.unit === 'months' ? exploreTexts.solve.years : exploreTexts.solve.unreadable)}
            {read !== null && !read.includes(text.trim()) && read}
          </p>
        </div>
        <ChooseInput inputs={inputs} value={numeric.path} onChoose={setPath} />
      </div>
      <div className="mt-4" aria-live="polite" aria-busy={isBusy && target !== null}>
        {target !== null && !found && <p className="text-muted text-sm">{exploreTexts.working}</p>}
        {target !== null && found && (
          <div className={isBusy ? 'opacity-60' : ''}>
            <Found found={found} onUse={(x) => onApply(withValue(input, found.input.path, x))} />
          </div>
        )}
      </div>
    </>
  );
}

interface FoundProps {
  readonly found: Answers;
  readonly onUse: (x: number) => void;
}

function Found({ found, onUse }: FoundProps) {
  const { input, target, answers, reach } = found;
  const name = nameOf(input);
  // A solved rate can need more decimals than a typed one.
  const written = (x: number) => (input.field.kind === 'percent' ? pct(x, 6) : valueText(input.field, x));
  if (answers.length > 0) {
    return (
      <>
        {answers.length > 1 && <p className="text-muted text-sm">{exploreTexts.solve.several(answers.length)}</p>}
        <ul className="mt-1 grid gap-3">
          {answers.map((answer) => (
            <Sentence key={answer.x} answer={answer} name={name} target={target} written={written}>
              <UseButton
                text={exploreTexts.solve.use(written(answer.x))}
                inUse={answer.x === input.value || answer.upTo === input.value ? exploreTexts.solve.inUse : null}
                onUse={() => onUse(answer.x)}
              />
            </Sentence>
          ))}
        </ul>
      </>
    );
  }
  if (!reach || reach.from === reach.to) return <p>{exploreTexts.solve.refused(name)}</p>;
  const [lowest, highest] = [formatFigure(reach.lowest), formatFigure(reach.highest)];
  if (lowest === highest) return <p>{exploreTexts.solve.noEffect(name, target.label, lowest)}</p>;
  return (
    <>
      <p className="font-medium">{exploreTexts.solve.outOfReach(target.label, formatFigure(target))}</p>
      <p>{exploreTexts.solve.reach(name, written(reach.from), written(reach.to), target.label, lowest, highest)}</p>
    </>
  );
}

/** Puts an answer into the form. It stays where it is once used, so that the keyboard does not lose its place. */
function UseButton(props: { readonly text: string; readonly inUse: string | null; readonly onUse: () => void }) {
  const isUsed = props.inUse !== null;
  return (
    <button
      type="button"
      className={isUsed ? 'button button-quiet' : 'button'}
      aria-disabled={isUsed}
      onClick={isUsed ? undefined : props.onUse}
    >
      {props.inUse ?? props.text}
    </button>
  );
}

interface SentenceProps {
  readonly answer: Answer;
  readonly name: string;
  readonly target: NumericFigure;
  readonly written: (x: number) => string;
  readonly children: ReactNode;
}

function Sentence({ answer, name, target, written, children }: SentenceProps) {
  const figure = formatFigure(answer.figure);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="figure">
        <span className="font-medium">
          {answer.upTo === undefined
            ? exploreTexts.solve.answer(name, written(answer.x), target.label, figure)
            : exploreTexts.solve.stretch(name, written(answer.x), written(answer.upTo), target.label, figure)}
        </span>{' '}
        {!answer.isExact && <span className="text-muted text-sm">{exploreTexts.solve.past(formatFigure(target))}</span>}
      </p>
      {children}
    </li>
  );
}
