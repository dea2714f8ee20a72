'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { amountInWords } from '@/lib/amount-in-words';
import type { NumberField } from '@/lib/calculator';
import { groupWhileTyping } from '@/lib/grouping';
import { textOfNumber } from '@/lib/read-input';
import { nearestStop, stepFrom, stopsOf } from '@/lib/slider';
import { valueText } from '@/lib/value-text';
import type { ControlProps } from './control';
import { formTexts } from './form-texts';

/** Returns a value as a screen reader reads it: as it is shown elsewhere, larger amounts in words too. */
function ariaValueText(field: NumberField, value: number): string {
  const text = valueText(field, value);
  return field.kind === 'money' && value >= 1_000 ? `${text}, ${amountInWords(value)}` : text;
}

/** Renders the track below a box: the same value, for a thumb. The arrow keys work in the box, so it is no tab stop of its own. */
function Slider({
  field,
  label,
  value,
  onValue,
}: {
  readonly field: NumberField;
  readonly label: string;
  readonly value: number | null;
  readonly onValue: (value: number) => void;
}) {
  const track = useRef<HTMLInputElement>(null);
  const stops = stopsOf(field);
  const position = nearestStop(field, value ?? stops[0] ?? 0);
  useEffect(() => {
    track.current?.style.setProperty('--filled', `${(100 * position) / Math.max(1, stops.length - 1)}%`);
  }, [position, stops]);
  return (
    <input
      ref={track}
      type="range"
      // An amount that begins at nothing is typed: on a phone a track for each of them would make the form half as long again.
      className={`slider no-print ${field.default ? '' : 'max-lg:hidden'}`}
      tabIndex={-1}
      min={0}
      max={stops.length - 1}
      step={1}
      value={position}
      aria-label={label}
      aria-valuetext={value === null ? undefined : ariaValueText(field, value)}
      onChange={(event) => onValue(stops[Number(event.target.value)] ?? 0)}
    />
  );
}

/** Boxes that have got the focus by a tap or click which has not ended yet. */
const justFocused = new WeakSet<HTMLInputElement>();

/** Selects the whole amount when a box gets the focus; by a tap or click, which puts the caret somewhere after that, at its end. */
const selectsAtFocus = {
  onFocus: ({ currentTarget: box, isTrusted }: FocusEvent<HTMLInputElement>) => {
    // While it hydrates, React repeats a focus from before as an event of its own: by now something may have been typed.
    if (!isTrusted) return;
    justFocused.add(box);
    if (!box.matches(':active')) box.select();
  },
  onClick: ({ currentTarget: box }: MouseEvent<HTMLInputElement>) => {
    // What was selected by dragging stays selected.
    if (justFocused.delete(box) && box.selectionStart === box.selectionEnd) box.select();
  },
};

/** How every box for a number behaves: a numeric keypad, no suggestions, digits to the right. */
const numberBox = {
  ...selectsAtFocus,
  className: 'w-full min-w-0 bg-transparent text-right font-medium outline-none',
  type: 'text',
  inputMode: 'decimal',
  enterKeyHint: 'done',
  autoComplete: 'off',
  spellCheck: false,
} as const;

const multipliers = [
  ['thousand', 1_000],
  ['lakh', 1_00_000],
  ['crore', 1_00_00_000],
] as const;

/**
 * Renders buttons that multiply a short amount, "15" → "15,00,000", while its box has the focus: the keypad of a phone has no letters.
 * They lie over what is below the box, so that nothing moves.
 */
function Multiply({
  field,
  draft,
  onValue,
}: {
  readonly field: NumberField;
  readonly draft: string;
  readonly onValue: (value: number) => void;
}) {
  const typed = /^\d{1,4}(\.\d+)?$/.test(draft) ? Number(draft) : 0;
  const fitting = multipliers.filter(
    ([, factor]) => typed > 0 && typed * factor >= field.min && typed * factor <= field.max,
  );
  if (fitting.length === 0) return null;
  return (
    <span
      data-multiply
      className="no-print absolute top-full right-0 z-10 mt-1 hidden gap-1 rounded-lg bg-surface group-focus-within/box:flex"
    >
      {fitting.map(([name, factor]) => (
        <button
          key={name}
          type="button"
          className="button px-2.5"
          // The box must keep the focus, or the buttons go before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onValue(Math.round(typed * factor))}
        >
          {name}
        </button>
      ))}
    </span>
  );
}

/** Renders a box for a number with a slider below it: two handles on one text. */
export function NumberControl({
  field,
  id,
  label,
  draft,
  value,
  invalid,
  describedBy,
  onDraft,
  compact,
}: ControlProps<NumberField>) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = String(draft);

  useLayoutEffect(() => {
    const input = box.current;
    // Where the caret is right already it is not set: to place it, the browser lays the page out.
    if (input && caret.current !== null && document.activeElement === input && input.selectionStart !== caret.current) {
      input.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const composing = (event.nativeEvent as InputEvent).isComposing;
    if (composing || field.kind === 'percent') return onDraft(typed);
    const regrouped = groupWhileTyping(typed, selectionStart ?? typed.length);
    caret.current = regrouped.caret;
    onDraft(regrouped.text);
  };
  const put = (next: number) => onDraft(textOfNumber(field, next));
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    // Deleting a comma would only bring it back: step over it, so that the digit behind it goes.
    if (
      event.key === 'Delete' &&
      selectionStart !== null &&
      selectionStart === selectionEnd &&
      shown[selectionStart] === ','
    ) {
      event.currentTarget.setSelectionRange(selectionStart + 1, selectionStart + 1);
    }
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    put(stepFrom(field, value ?? field.default ?? field.min, steps));
  };

  const prefix = field.kind === 'money' ? '₹' : null;
  const suffix = field.kind === 'percent' ? '%' : (field.unit ?? null);
  return (
    <>
      <span
        className={`group/box control relative flex items-center gap-1 ${compact ? 'w-full' : 'w-36 max-w-full sm:w-44'}`}
      >
        {prefix && (
          <span className="text-muted" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          ref={box}
          {...numberBox}
          id={id}
          value={text}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={type}
          onKeyDown={step}
          onBlur={() => value !== null && onDraft(textOfNumber(field, value))}
        />
        {suffix && (
          <span className="shrink-0 text-muted text-sm" aria-hidden="true">
            {suffix}
          </span>
        )}
        {field.kind === 'money' && <Multiply field={field} draft={text} onValue={put} />}
      </span>
      {field.slider !== false && !compact && (
        <Slider field={field} label={formTexts.slider(label)} value={value} onValue={put} />
      )}
    </>
  );
}

/**
 * Renders two boxes, years and months, with a slider below. The draft is '20y 6m', or what was typed into the first box
 * where that says more than a number. A number too large for years, as 240 for a home loan, is taken as months.
 */
export function DurationControl({
  field,
  id,
  label,
  draft,
  value,
  invalid,
  describedBy,
  onDraft,
  compact,
}: ControlProps<NumberField>) {
  const text = String(draft);
  const split = /^([^a-z]*)y ([^a-z]*)m$/i.exec(text);
  const inMonths = /^(\d+) months$/.exec(text)?.[1];
  const years = inMonths ?? (split ? (split[1] ?? '') : text);
  const odd = split ? (split[2] ?? '') : '';
  const put = (next: number) => onDraft(textOfNumber(field, next));
  const compose = (nextYears: string, nextMonths: string) => {
    const [first, second] = [nextYears.trim(), nextMonths.trim()];
    const hasNoMonths = second === '' || Number(second) === 0;
    if (first === '' && second === '') onDraft('');
    else if (/[a-z]/i.test(first)) onDraft(nextYears);
    else if (hasNoMonths && /^\d+$/.test(first) && Number(first) * 12 > field.max && Number(first) <= field.max)
      onDraft(`${Number(first)} months`);
    else onDraft(`${nextYears}y ${nextMonths}m`);
  };
  const step = (months: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (!steps) return;
    event.preventDefault();
    put(Math.min(field.max, Math.max(field.min, (value ?? field.default ?? field.min) + steps * months)));
  };
  const tidy = () => value !== null && onDraft(textOfNumber(field, value));
  const boxProps = { ...numberBox, 'aria-invalid': invalid, 'aria-describedby': describedBy, onBlur: tidy };
  return (
    <>
      <span className={`grid grid-cols-2 gap-1.5 ${compact ? 'w-full' : 'w-36 max-w-full sm:w-44'}`}>
        <span className="control flex items-center gap-1">
          <input
            {...boxProps}
            id={id}
            aria-label={`${label}, ${formTexts.years}`}
            value={years}
            onChange={(event) => compose(event.target.value, odd)}
            onKeyDown={step(12)}
          />
          <span className="text-muted text-sm" aria-hidden="true">
            {inMonths === undefined ? formTexts.year : formTexts.month}
          </span>
        </span>
        <span className="control flex items-center gap-1">
          <input
            {...boxProps}
            aria-label={`${label}, ${formTexts.months}`}
            value={odd}
            onChange={(event) => compose(years, event.target.value)}
            onKeyDown={step(1)}
          />
          <span className="text-muted text-sm" aria-hidden="true">
            {formTexts.month}
          </span>
        </span>
      </span>
      {field.slider !== false && !compact && (
        <Slider field={field} label={formTexts.slider(label)} value={value} onValue={put} />
      )}
    </>
  );
}
