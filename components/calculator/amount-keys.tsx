'use client';

import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react';
import type { NumberField } from '@/lib/calculator';
import { answerTexts } from './answer-texts';

const multipliers = [
  ['lakh', 1_00_000],
  ['crore', 1_00_00_000],
] as const;

/** A number of up to four digits at the end of an amount or a sum: "12.5", "2,00,000 + 5". */
const shortAtEnd = /(?:^|[^\d,.])(\d{1,4}(?:\.\d+)?)$/;

/** Returns the distance from the bottom of the window to the top of the keyboard, which covers a part of it. Pixels. */
function useKeyboardTop(isTouch: boolean): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!isTouch || !view) return;
    const look = () => setTop(Math.max(0, window.innerHeight - view.height - view.offsetTop));
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, [isTouch]);
  return top;
}

/**
 * Renders keys that a phone's number pad lacks, while an amount box has the focus: lakh and crore for the number before the caret, + and ×
 * for a sum, − where a loss can be given. With touch they are a row above the keyboard, else below the box under a short amount.
 */
export function AmountKeys({
  field,
  text,
  onValue,
}: {
  readonly field: NumberField;
  readonly text: string;
  readonly onValue: (value: number) => void;
}) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const bottom = useKeyboardTop(isTouch);
  const isAlone = /^\d[\d,]*\.?\d*$/.test(text);
  const short = Number(shortAtEnd.exec(text)?.[1] ?? 0);
  const fits = (factor: number) =>
    short > 0 && (!isAlone || (short * factor >= field.min && short * factor <= field.max));
  if (!isTouch && !(isAlone && multipliers.some(([, factor]) => fits(factor)))) return null;

  /** Edits the box as a key would: its input event regroups the text and places the caret. */
  const edit = (event: MouseEvent, change: (box: HTMLInputElement) => void) => {
    const box = event.currentTarget.closest('[data-field]')?.querySelector('input');
    if (!box) return;
    change(box);
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  };
  const insert = (sign: string) => (event: MouseEvent) =>
    edit(event, (box) => box.setRangeText(sign, box.selectionEnd ?? 0, box.selectionEnd ?? 0, 'end'));
  const multiply = (name: string, factor: number) => (event: MouseEvent) => {
    if (!fits(factor)) return;
    if (isAlone) onValue(Math.round(short * factor));
    else edit(event, (box) => box.setRangeText(` ${name}`, box.value.length, box.value.length, 'end'));
  };
  // The sign of a single amount changes; within a sum it is an operator.
  const minus = (event: MouseEvent) =>
    edit(event, (box) => {
      const signed = /^[-−]/.test(box.value);
      if (signed) box.setRangeText('', 0, 1, 'preserve');
      else if (/[+*×÷(]/.test(box.value)) box.setRangeText('−', box.selectionEnd ?? 0, box.selectionEnd ?? 0, 'end');
      else box.setRangeText('-', 0, 0, 'preserve');
    });

  const touchStyle: CSSProperties = { position: 'fixed', bottom, insetInline: 0, justifyContent: 'end', padding: 4 };
  const keys: readonly (readonly [string, string, boolean, (event: MouseEvent) => void])[] = [
    ...multipliers.map(([name, factor]) => [name, name, fits(factor), multiply(name, factor)] as const),
    ...(isTouch
      ? ([
          ['+', answerTexts.keys.plus, true, insert('+')],
          ['×', answerTexts.keys.times, true, insert('×')],
        ] as const)
      : []),
    ...(isTouch && field.min < 0 ? ([['−', answerTexts.keys.minus, true, minus]] as const) : []),
  ];
  return (
    <span
      data-multiply
      className={`no-print z-30 flex gap-1 bg-surface ${isTouch ? 'border-line border-t' : 'absolute top-full right-0 mt-1 rounded-lg'}`}
      style={isTouch ? touchStyle : undefined}
    >
      {keys.map(([sign, name, isUsable, press]) => (
        <button
          key={name}
          type="button"
          className="button min-w-11 px-2.5"
          // Who has a Tab key can type what these buttons put in: Tab goes on to the next question.
          tabIndex={-1}
          aria-label={sign === name ? undefined : name}
          // A disabled button would take the focus from the box when it is tapped.
          aria-disabled={!isUsable}
          style={isUsable ? undefined : { opacity: 0.5 }}
          // The box must keep the focus, or the keys go before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}
