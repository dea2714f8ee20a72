'use client';

import { useSearchParams } from 'next/navigation';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isComposing } from '@/components/search/search-box';
import { selectCategory } from '@/components/shell/selected-category';

/** What the list of results gets. */
export interface ResultsProps {
  readonly query: string;
  /** `All`, `Popular` or a category. */
  readonly category: string;
  /** Back to everything. */
  readonly onViewAll: () => void;
}

const ALL = 'All';
export const POPULAR = 'Popular';

/** Calls `onRead` with the search and category of the address: at the start, from the sidebar and after Back. */
function AddressReader({ onRead }: { readonly onRead: (search: string | null, category: string) => void }) {
  const params = useSearchParams();
  const search = params.get('search');
  const category = params.get('category') ?? ALL;
  useEffect(() => onRead(search, category), [onRead, search, category]);
  return null;
}

interface HomeViewProps {
  readonly categories: readonly string[];
  readonly load: () => Promise<ComponentType<ResultsProps>>;
  readonly children: ReactNode;
}

/** Keeps what is searched and which category is chosen, in step with the address, and loads the code that finds. */
function useHomeSearch({ categories, load }: HomeViewProps) {
  const box = useRef<HTMLInputElement>(null);
  const [Results, setResults] = useState<ComponentType<ResultsProps> | null>(null);
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState(ALL);
  const isEverything = query.trim() === '' && category === ALL;
  // The first results take the place of all exported lists, which keeps a slow phone busy: they come a task after the key or touch.
  const wasEverything = useDeferredValue(isEverything);
  const showsEverything = isEverything || wasEverything || !Results;

  const warm = useCallback(() => {
    load().then(
      (results) => setResults(() => results),
      () => {},
    );
  }, [load]);

  // Written by a button of this page, whose place on the screen must not change under the pointer.
  const ownAddress = useRef<string | null>(null);
  const firstAddress = useRef(true);
  const read = useCallback(
    (search: string | null, wanted: string) => {
      if (!firstAddress.current && ownAddress.current !== window.location.search) window.scrollTo(0, 0);
      firstAddress.current = false;
      ownAddress.current = null;
      if (search !== null) setQuery(search);
      setCategory([...categories, POPULAR].includes(wanted) ? wanted : ALL);
      if (search || wanted !== ALL) warm();
    },
    [categories, warm],
  );

  // What was typed before the code had arrived counts.
  useEffect(() => {
    if (!box.current?.value) return;
    setQuery(box.current.value);
    warm();
  }, [warm]);
  useEffect(() => selectCategory(category), [category]);
  useEffect(() => () => selectCategory(null), []);

  const choose = (wanted: string) => {
    setCategory(wanted);
    warm();
    // The category is in the address, so that Back and a shared link bring it again; what is typed does not.
    const query = wanted === ALL ? '' : `?category=${encodeURIComponent(wanted)}`;
    ownAddress.current = query;
    window.history.replaceState(null, '', `/${query}`);
  };
  const viewAll = () => {
    setQuery('');
    choose(ALL);
  };
  const type = (text: string) => {
    warm();
    setQuery(text);
  };
  return {
    box,
    Results,
    query,
    type,
    clear: () => setQuery(''),
    category,
    choose,
    viewAll,
    read,
    warm,
    showsEverything,
  };
}

/**
 * Renders the search and the categories of the home page. While neither is used the exported lists stay; the code that
 * finds loads on intent and renders its results in their place.
 */
export function HomeView(props: HomeViewProps) {
  const search = useHomeSearch(props);
  const { box, Results, query, category, showsEverything } = search;
  const below = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') search.clear();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!showsEverything) below.current?.querySelector('a')?.focus();
  };
  // In the list the arrow keys go on; up from its first line leads back to the box.
  const onListKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || showsEverything) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (at < 0) return;
    event.preventDefault();
    if (at + by < 0) box.current?.focus();
    else links[at + by]?.focus();
  };

  return (
    <>
      <Suspense fallback={null}>
        <AddressReader onRead={search.read} />
      </Suspense>
      <SearchControls
        box={box}
        names={[ALL, ...props.categories, POPULAR]}
        query={query}
        category={category}
        onIntent={search.warm}
        onType={search.type}
        onKeyDown={onKeyDown}
        onChoose={search.choose}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a second way; Tab goes through the links */}
      <div ref={below} onKeyDown={onListKey}>
        {showsEverything || !Results ? (
          props.children
        ) : (
          <Results query={query} category={category} onViewAll={search.viewAll} />
        )}
      </div>
    </>
  );
}

interface SearchControlsProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly names: readonly string[];
  readonly query: string;
  readonly category: string;
  readonly onIntent: () => void;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onChoose: (category: string) => void;
}

function SearchControls({ box, names, query, category, onIntent, onType, onKeyDown, onChoose }: SearchControlsProps) {
  const id = useId();
  return (
    <search className="mt-4 block sm:mt-6">
      <input
        ref={box}
        type="search"
        className="control min-h-13 w-full max-w-2xl px-4"
        aria-label="Search all calculators"
        aria-describedby={`${id}-hint`}
        placeholder="Search calculators..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
        Figures work too: “emi 50 lakh 8.5% 20 years”.
      </p>
      <fieldset className="chip-row mt-3 sm:mt-4">
        <legend className="sr-only">Categories</legend>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            className="chip"
            onPointerEnter={onIntent}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
