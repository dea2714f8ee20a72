'use client';

import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChoiceField } from '@/lib/calculator';
import { Icon } from '../ui/icon';
import type { ControlProps } from './control';
import { matchingOptions } from './finder-match';
import type { nearlyMatching } from './finder-nearly';
import { finderTexts } from './finder-texts';

/** One of many options, found by typing: a combobox with a list, as the ARIA authoring practices describe it. */
export default function FinderControl({
  field,
  id,
  label,
  draft,
  invalid,
  describedBy,
  onDraft,
}: ControlProps<ChoiceField>) {
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = query !== null;
  const [nearly, setNearly] = useState<{ readonly match: typeof nearlyMatching } | null>(null);
  const found = useMemo(
    () => matchingOptions(field.options, query ?? '', nearly?.match),
    [field.options, query, nearly],
  );
  const chosen = field.options.find(({ value }) => value === draft);
  const current = isOpen ? found[active] : undefined;

  useEffect(() => {
    if (!isOpen) return;
    // Without this code the list finds what is spelled as it is written there.
    import('./finder-nearly').then(
      ({ nearlyMatching }) => setNearly({ match: nearlyMatching }),
      () => {},
    );
  }, [isOpen]);

  // The highlighted option stays in sight without moving the page.
  useLayoutEffect(() => {
    const frame = list.current;
    const option = isOpen ? frame?.querySelectorAll<HTMLElement>('[role=option]')[active] : undefined;
    if (!frame || !option) return;
    const top = option.offsetTop;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (top + option.offsetHeight > frame.scrollTop + frame.clientHeight) {
      frame.scrollTop = top + option.offsetHeight - frame.clientHeight;
    }
  }, [active, isOpen]);

  const open = () => {
    if (isOpen) return;
    setQuery('');
    setActive(
      Math.max(
        0,
        field.options.findIndex(({ value }) => value === draft),
      ),
    );
    // A keyboard on the screen covers the lower half: the box goes up, so that the list shows above it.
    if (window.matchMedia?.('(pointer: coarse)').matches) box.current?.scrollIntoView({ block: 'start' });
  };
  const close = () => setQuery(null);
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const choose = (value: string) => {
    onDraft(value);
    close();
  };
  const move = (by: number) => {
    if (!isOpen) open();
    else if (found.length > 0) setActive((active + by + found.length) % found.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'ArrowDown':
        move(1);
        break;
      case 'ArrowUp':
        if (event.altKey) close();
        else move(-1);
        break;
      case 'Enter':
        if (!isOpen) return;
        if (current) choose(current.value);
        break;
      case 'Escape':
        if (!isOpen) return;
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div className="relative w-full">
      <input
        ref={box}
        id={id}
        type="text"
        role="combobox"
        className="control w-full truncate pr-9"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${current.value}` : undefined}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={chosen?.label ?? finderTexts.search}
        value={query ?? chosen?.label ?? ''}
        // React repeats a focus from before hydration; by then something may have been typed.
        onFocus={(event) => event.isTrusted && event.target.select()}
        onClick={open}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <Icon name="ChevronDown" className="pointer-events-none absolute top-3.5 right-2.5 size-4 text-muted" />
      <span role="status" className="sr-only">
        {isOpen && query !== '' && found.length > 0 && finderTexts.found(found.length)}
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={found.length === 0 || !isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-[min(22rem,50dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-surface py-1 [box-shadow:0_8px_24px_rgb(0_0_0/0.16)]"
      >
        {isOpen &&
          found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the box, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the highlighted option is named by aria-activedescendant
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={index === active}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-2 px-3 py-1.5 text-sm leading-snug ${index === active ? 'bg-accent-soft text-accent' : ''}`}
              onPointerMove={() => setActive(index)}
              // The box must not lose the focus, or the list closes before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option.value)}
            >
              <span>
                {option.label}
                {option.help && <span className="block text-muted text-xs">{option.help}</span>}
              </span>
              {option.value === draft && <Icon name="Check" className="size-4 text-accent" />}
            </div>
          ))}
      </div>
      {isOpen && found.length === 0 && (
        <p
          role="alert"
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-lg border border-line-strong bg-surface p-3 text-muted text-sm [box-shadow:0_8px_24px_rgb(0_0_0/0.16)]"
        >
          {finderTexts.nothing(query)}
        </p>
      )}
    </div>
  );
}
