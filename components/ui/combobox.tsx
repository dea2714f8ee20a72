'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { groupDigits } from '@/lib/grouping';
import { Icon } from './icon';
import { keepInSight, steppedTo } from './listbox';

/** An option of a list that is searched. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Shown below the label. */
  readonly help?: string | undefined;
  /** Shown beside the label, such as a number of branches. */
  readonly hint?: string;
}

interface ComboboxProps<Option extends ComboboxOption>
  extends Pick<ComponentProps<'input'>, 'placeholder' | 'disabled' | 'aria-invalid' | 'aria-describedby'> {
  readonly id: string;
  readonly label: string;
  /** Undefined while the list is on its way. */
  readonly options: readonly Option[] | undefined;
  /** Returns the options that fit what was typed, best first; all of them for an empty text. */
  readonly match: (options: readonly Option[], typed: string) => readonly Option[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onOpen?: () => void;
  readonly onFocus?: () => void;
  readonly inputRef?: (element: HTMLInputElement | null) => void;
}

/** The most options that are rendered. */
const most = 100;

/** Keeps the active option within its list, and the list within the window. */
function useInSight(
  panel: RefObject<HTMLDivElement | null>,
  active: number,
  isOpen: boolean,
  options: readonly ComboboxOption[] | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref stays the same
  useLayoutEffect(() => {
    const option = isOpen && panel.current?.querySelectorAll<HTMLElement>('[role=option]')[active];
    if (option) keepInSight(option.parentElement as HTMLElement, option);
  }, [active, isOpen]);

  // The list may open below the fold, and it grows when its options arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as options arrive
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, options]);
}

/** Keeps what was typed and which option is active, and says how keys, typing and choosing change them. */
function useList<Option extends ComboboxOption>({ options, match, value, onChoose, onOpen }: ComboboxProps<Option>) {
  // The text belongs to the box itself: what is typed before this code has loaded stays as it is.
  const box = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** What was typed since the list opened; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const found = useMemo(() => (options && typed !== null ? match(options, typed) : []), [options, typed, match]);
  const shown = found.slice(0, most);
  const current = shown[active];
  const chosen = options?.find((option) => option.value === value)?.label ?? '';
  const shownChoice = useRef('');
  const choosesFirst = useRef(false);

  useLayoutEffect(() => {
    if (chosen === shownChoice.current) return;
    shownChoice.current = chosen;
    if (!isOpen && box.current) box.current.value = chosen;
  }, [chosen, isOpen]);

  useInSight(panel, active, isOpen, options);

  const open = () => {
    if (isOpen) return;
    onOpen?.();
    setTyped('');
    setActive(Math.max(0, options?.findIndex((option) => option.value === value) ?? 0));
    box.current?.select();
    // A keyboard on the screen covers the lower half: the box goes up, so that the list shows above it.
    if (window.matchMedia('(pointer: coarse)').matches) box.current?.scrollIntoView({ block: 'start' });
  };
  const search = (text: string) => {
    onOpen?.();
    choosesFirst.current = false;
    setTyped(text);
    setActive(0);
  };
  const close = () => {
    choosesFirst.current = false;
    setTyped(null);
    if (box.current) box.current.value = chosen;
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    close();
    onChoose(option.value);
  };

  // Pressed or typed into before it hydrated, it opens when it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const { value: early = '' } = box.current ?? {};
    if (early !== chosen) search(early);
    else if (box.current === document.activeElement) open();
  }, []);

  // Enter that was pressed before the list had loaded chooses once it has.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as options arrive
  useEffect(() => {
    if (choosesFirst.current && options) choose(shown[0]);
  }, [options]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const next = steppedTo(key, active, shown.length);
    if (isOpen && (key === 'Escape' || (altKey && key === 'ArrowUp'))) close();
    else if (isOpen && next !== undefined) setActive(next);
    else if (!isOpen && /^Arrow(Down|Up)$/.test(key)) open();
    else if (isOpen && key === 'Enter') {
      if (options) choose(current);
      else choosesFirst.current = true;
    } else return;
    event.preventDefault();
  };
  return { box, panel, typed, active, setActive, found, shown, current, open, search, close, choose, onKeyDown };
}

/** Renders a box to type in with a list to choose from, as ARIA 1.2 describes an editable combobox. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { id, label, options, match, value, onChoose, onOpen, onFocus, inputRef, ...input } = props;
  const list = useList(props);
  const { box, typed, active, found, current } = list;
  const isOpen = typed !== null;
  return (
    <div className="relative w-full">
      <input
        {...input}
        id={id}
        ref={(element) => {
          box.current = element;
          inputRef?.(element);
        }}
        type="text"
        role="combobox"
        className="control w-full truncate pr-9 disabled:bg-raised disabled:text-muted"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        onFocus={(event) => {
          // What was typed before this code loaded is not chosen yet, nor is the focus new that React repeats as it hydrates: selected,
          // the next letter would replace it.
          if (value !== '' && event.isTrusted) event.target.select();
          onFocus?.();
        }}
        onClick={list.open}
        onBlur={list.close}
        onChange={(event) => list.search(event.target.value)}
        onKeyDown={list.onKeyDown}
      />
      <Icon name="ChevronDown" className="pointer-events-none absolute top-3.5 right-2.5 size-4 text-muted" />
      <span role="status" className="sr-only">
        {typed && found.length > 0 && (found.length === 1 ? '1 match' : `${found.length} matches`)}
      </span>
      <Panel id={id} label={label} isLoading={!options} value={value} list={list} />
    </div>
  );
}

interface PanelProps<Option extends ComboboxOption> {
  readonly id: string;
  readonly label: string;
  readonly isLoading: boolean;
  readonly value: string;
  readonly list: ReturnType<typeof useList<Option>>;
}

function Panel<Option extends ComboboxOption>({ id, label, isLoading, value, list }: PanelProps<Option>) {
  const { panel, typed, active, setActive, found, shown, choose } = list;
  const message = isLoading
    ? 'Loading the list …'
    : shown.length === 0
      ? typed && `Nothing matches “${typed}”. Try another word.`
      : found.length > most && `${groupDigits(String(found.length - most))} more. Type to narrow the list.`;
  return (
    <div
      ref={panel}
      hidden={typed === null}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-lg border border-line-strong bg-surface py-1 [box-shadow:0_8px_24px_rgb(0_0_0/0.16)]"
    >
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0}
        className="relative max-h-[min(22rem,50dvh)] overflow-y-auto overscroll-contain"
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the box, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the highlighted option is named by aria-activedescendant
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm leading-snug ${index === active ? 'bg-accent-soft text-accent' : ''}`}
            onPointerMove={() => setActive(index)}
            // The box must not lose the focus, or the list closes before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.help && <span className="block text-muted text-xs">{option.help}</span>}
            </span>
            {option.hint && <span className="figure shrink-0 text-muted text-xs">{option.hint}</span>}
            {option.value === value && <Icon name="Check" className="size-4 text-accent" />}
          </div>
        ))}
      </div>
      {message && (
        <p role={!isLoading && shown.length === 0 ? 'alert' : undefined} className="px-3 py-2 text-muted text-sm">
          {message}
        </p>
      )}
    </div>
  );
}
