'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** What a list of results gets from the box above it. */
export interface ListProps {
  readonly query: string;
  readonly id: string;
  /** The list puts here what it does with a key. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Called with the id of the highlighted option. */
  readonly onActive: (id: string | undefined) => void;
  /** A result was chosen. */
  readonly onChosen: () => void;
}

interface SearchBoxProps {
  readonly kind: 'bar' | 'menu' | 'dialog';
  /** Fetches the list of results: when the box is pointed at, focused or typed into. */
  readonly load: () => Promise<ComponentType<ListProps>>;
  /** A result was chosen, or the search went to the home page. */
  readonly onDone?: () => void;
}

/** Returns whether an input method is composing, so that the key is not for the page. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Returns the component that `load` fetches, null until it is there, and the function that starts it. */
function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const warm = () => {
    if (!Loaded)
      load().then(
        (list) => setLoaded(() => list),
        () => {},
      );
  };
  return [Loaded, warm] as const;
}

/**
 * Renders a box for a search with its results below it, as the ARIA practices describe a combobox. What is typed into it is
 * found by the list, which loads on intent; until then Enter leads to the home page, which searches too.
 */
export function SearchBox({ kind, load, onDone }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const router = useRouter();
  const [List, warm] = useLoaded(load);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | undefined>();
  const hasQuery = query.trim() !== '';
  const isDialog = kind === 'dialog';
  const isShown = List !== null && (isDialog || (isOpen && hasQuery));

  // What was typed before the code had arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const box = input.current;
    if (!box?.value) return;
    warm();
    setQuery(box.value);
    setOpen(document.activeElement === box);
  }, []);
  const clear = () => {
    setOpen(false);
    setQuery('');
  };
  const done = () => {
    clear();
    onDone?.();
  };

  const type = (text: string) => {
    warm();
    setQuery(text);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      // Its Enter must not send the form either.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && !isDialog) clear();
    else if (isShown) keys.current?.(event);
  };
  // An option keeps the focus in the box when it is pressed; a press or a Tab elsewhere closes the list.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasQuery) return;
    router.push(`/?search=${encodeURIComponent(query.trim())}`);
    done();
  };

  return (
    <search className={isDialog ? 'flex min-h-0 flex-col' : 'relative block'} onPointerEnter={warm} onBlur={onBlur}>
      <form action="/" onSubmit={onSubmit} className={isDialog ? 'p-3' : 'flex gap-1.5'}>
        <BoxInput
          input={input}
          value={query}
          listId={isShown ? id : undefined}
          active={active}
          onFocus={() => type(query)}
          onType={type}
          onKeyDown={onKeyDown}
        />
        {hasQuery && !isDialog && (
          <button type="submit" className="button">
            Search
          </button>
        )}
      </form>
      {isShown && <List query={query} id={id} keys={keys} onActive={setActive} onChosen={done} />}
    </search>
  );
}

interface BoxInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** The id of the list while it is shown. */
  readonly listId: string | undefined;
  readonly active: string | undefined;
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function BoxInput({ input, value, listId, active, onFocus, onType, onKeyDown }: BoxInputProps) {
  return (
    <input
      ref={input}
      type="search"
      name="search"
      role="combobox"
      className="control w-full min-w-0"
      placeholder="Search calculators..."
      aria-label="Search calculators"
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={listId && active}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      value={value}
      onFocus={onFocus}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
