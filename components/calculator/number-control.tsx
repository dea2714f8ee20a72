'use client';

import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { amountInWords } from '@/lib/amount-in-words';
import type { NumberField } from '@/lib/calculator';
import { readBox, textOfNumber } from '@/lib/read-input';
import { nearestStop, stopsOf } from '@/lib/slider';
import { valueText } from '@/lib/value-text';
import type { ControlProps } from './control';
import { formTexts } from './form-texts';
import { selectsAtFocus } from './selects-at-focus';
import { typing } from './typing';
import { AmountKeys } from './with-answer';

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
      // An amount that begins at nothing is typed: on a phone a track for each of them would make the form half as long again, on a
      // wide screen it shows on the line below the box while that has the focus.
      className={`slider no-print ${field.default ? '' : 'slider-at-zero'}`}
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

/** How every box for a number behaves: a numeric keypad, no suggestions, digits to the right. */
const numberBox = {
  ...selectsAtFocus,
  className: 'w-full min-w-0 bg-transparent text-right font-medium outline-0',
  type: 'text',
  inputMode: 'decimal',
  enterKeyHint: 'done',
  autoComplete: 'off',
  spellCheck: false,
} as const;

/** Returns the handlers of a box for a number: typing, composition, keys that step, and a new value from elsewhere. */
function boxEvents(
  { field, value, onDraft }: Pick<ControlProps<NumberField>, 'field' | 'value' | 'onDraft'>,
  text: string,
) {
  /** Writes the text and the caret that an edit leaves into the box, before React renders it: it then finds both as they should be. */
  const show = (box: HTMLInputElement, next: { readonly text: string; readonly caret: number }) => {
    if (box.value !== next.text) {
      box.value = next.text;
      box.setSelectionRange(next.caret, next.caret);
    }
    onDraft(next.text);
  };
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = target;
    const { isComposing, inputType = '' } = nativeEvent as InputEvent;
    if (field.kind === 'percent' || !typing.late) return onDraft(typed);
    const next = typing.late.edit(text, typed, selectionStart ?? typed.length, inputType);
    // A keyboard that composes is disturbed by text which changes under it: it is regrouped at the end, unless a digit has to go.
    if (isComposing && next.text.replaceAll(',', '') === typed.replaceAll(',', '')) return onDraft(typed);
    show(target, next);
  };
  const endComposition = ({ currentTarget: box }: CompositionEvent<HTMLInputElement>) => {
    if (field.kind === 'percent' || !typing.late) return;
    show(box, typing.late.group(box.value, box.selectionStart ?? box.value.length));
  };
  const put = (next: number) => {
    const shown = textOfNumber(field, next);
    if (shown !== text) onDraft(shown);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = typing.late?.step(event, field, value);
    if (next !== undefined) put(next);
  };
  return { edit, endComposition, put, step };
}

/** As many characters of an amount fit the narrower box of a phone: up to ten crore. */
const FIT_NARROW = 12;

/** Renders a box for a number with a slider below it: two handles on one text. */
export function NumberControl({
  field,
  id,
  draft,
  value,
  invalid,
  describedBy,
  onDraft,
  compact,
}: ControlProps<NumberField>) {
  const text = String(draft);
  const [hasFocus, setFocus] = useState(false);
  const { edit, endComposition, put, step } = boxEvents({ field, value, onDraft }, text);
  const prefix = field.kind === 'money' ? '₹' : null;
  const suffix = field.kind === 'percent' ? '%' : (field.unit ?? null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices where the focus is; the box and its keys have the interactions */}
      <span
        className={`control relative flex items-center gap-1 ${compact ? 'w-full' : `${text.length > FIT_NARROW ? 'w-44' : 'w-36'} max-w-full sm:w-44`}`}
        // The keys come and go with the keyboard, which takes longer than the next frame.
        onFocus={() => startTransition(() => setFocus(true))}
        onBlur={({ currentTarget, relatedTarget }) =>
          startTransition(() => setFocus(currentTarget.contains(relatedTarget)))
        }
      >
        {prefix && (
          <span className="text-muted" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...numberBox}
          id={id}
          value={text}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={edit}
          onCompositionEnd={endComposition}
          onKeyDown={step}
          // A full stop that may have been meant to group digits stays, and with it the question.
          onBlur={() => {
            const now = readBox(field, id, text);
            if (!now.fault && typeof now.value === 'number' && now.hint?.hint !== 'pointGroups') put(now.value);
          }}
        />
        {suffix && (
          <span className="shrink-0 text-muted text-sm" aria-hidden="true">
            {suffix}
          </span>
        )}
        {hasFocus && field.kind === 'money' && (
          <Suspense fallback={null}>
            <AmountKeys field={field} text={text} onValue={put} />
          </Suspense>
        )}
      </span>
      {field.slider !== false && !compact && (
        <Slider field={field} label={formTexts.slider(field.label)} value={value} onValue={put} />
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
            aria-label={`${field.label}, ${formTexts.years}`}
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
            aria-label={`${field.label}, ${formTexts.months}`}
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
        <Slider field={field} label={formTexts.slider(field.label)} value={value} onValue={put} />
      )}
    </>
  );
}
