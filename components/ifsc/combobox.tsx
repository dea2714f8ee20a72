'use client';

import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from './glyph';
import { stepsTexts } from './steps-texts';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown beside the label, such as a number of branches. */
  readonly hint?: string;
  /** Other words by which it is found, in small letters. */
  readonly also?: string;
}

const most = 80;

/** Letters and digits in small letters, words apart by one space. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()}`;

/** The options that have every typed word, those that begin with what was typed first. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).trim().split(' ').filter(Boolean);
  if (words.length === 0) return options;
  const beginning = ` ${words.join(' ')}`;
  const rated = options.flatMap((option) => {
    const text = plain(`${option.label} ${option.also ?? ''}`);
    if (!words.every((word) => text.includes(` ${word}`))) return [];
    const label = plain(option.label);
    const also = plain(option.also ?? '');
    const rank = label === beginning || also.split('  ').includes(beginning) ? 0 : label.startsWith(beginning) ? 1 : 2;
    return [{ option, rank }];
  });
  return rated.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

/** A box to type in with a list to choose from: by mouse, by touch, or with the arrow keys and Enter. */
export function Combobox({
  label,
  placeholder,
  disabledText,
  options,
  value,
  onChoose,
  onOpen,
  inputRef,
}: {
  readonly label: string;
  readonly placeholder: string;
  /** What the box says while there is nothing to choose from; undefined where there is. */
  readonly disabledText: string | undefined;
  /** Undefined while the list is on its way. */
  readonly options: readonly Option[] | undefined;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onOpen?: () => void;
  readonly inputRef?: (element: HTMLInputElement | null) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The text belongs to the box itself: what is typed before this code has come stays as it is.
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options?.find((option) => option.value === value)?.label ?? '';
  const shownChoice = useRef('');
  const choosesFirst = useRef(false);
  const found = isOpen && options ? matching(options, typed ?? '') : [];
  const shown = found.slice(0, most);
  const isDisabled = disabledText !== undefined;

  useLayoutEffect(() => {
    if (chosen === shownChoice.current) return;
    shownChoice.current = chosen;
    if (typed === null && box.current) box.current.value = chosen;
  }, [chosen, typed]);

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const open = () => {
    if (isDisabled || isOpen) return;
    onOpen?.();
    setOpen(true);
    setActive(
      Math.max(
        0,
        (options ?? []).findIndex((option) => option.value === value),
      ),
    );
  };
  // On a phone the list may open below the fold, and it grows when its options arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the list opens and as options arrive
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, options]);

  // Pressed or typed into before it came to life, it opens when it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to life
  useEffect(() => {
    if (box.current?.value) setTyped(box.current.value);
    if (box.current && (box.current.value || box.current === document.activeElement)) open();
  }, []);
  const close = () => {
    choosesFirst.current = false;
    setOpen(false);
    setTyped(null);
    if (box.current) box.current.value = chosen;
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    close();
    onChoose(option.value);
  };
  // Enter that came before the list chooses when the list is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as options arrive
  useEffect(() => {
    if (choosesFirst.current && options) choose(shown[0]);
  }, [options]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive(Math.min(Math.max(0, active + step), Math.max(0, shown.length - 1)));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (options) choose(shown[active]);
      else choosesFirst.current = true;
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="block pb-1 font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          ref={(element) => {
            box.current = element;
            inputRef?.(element);
          }}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          className="control w-full pr-9 disabled:bg-raised disabled:text-muted"
          placeholder={disabledText ?? placeholder}
          disabled={isDisabled}
          onFocus={(event) => {
            // What was typed before this code came is not chosen yet, nor is the focus new that React repeats as it hydrates: selected,
            // the next letter would replace it.
            if (value !== '' && event.isTrusted) event.target.select();
            onOpen?.();
          }}
          onClick={open}
          onBlur={close}
          onChange={(event) => {
            onOpen?.();
            choosesFirst.current = false;
            setOpen(true);
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Glyph name="down" className="pointer-events-none absolute top-3.5 right-2.5 text-muted" />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line-strong bg-surface py-1 [box-shadow:0_8px_24px_rgb(0_0_0/0.16)]"
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and its keys choose
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm ${index === active ? 'bg-accent-soft text-accent' : ''}`}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(option)}
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.hint && <span className="figure shrink-0 text-muted text-xs">{option.hint}</span>}
            {option.value === value && <Glyph name="check" />}
          </div>
        ))}
        {isOpen && (shown.length === 0 || found.length > most) && (
          <div
            role="option"
            aria-disabled="true"
            aria-selected="false"
            tabIndex={-1}
            className="px-3 py-2 text-muted text-sm"
          >
            {options === undefined
              ? stepsTexts.loading
              : shown.length === 0
                ? stepsTexts.none
                : stepsTexts.more(found.length - most)}
          </div>
        )}
      </div>
    </div>
  );
}
