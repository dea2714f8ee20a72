'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { keepInSight, steppedTo } from '@/components/ui/listbox';
import type { FilledIn } from '@/lib/fill/form';
import type { SearchEntry } from '@/lib/find/entry';
import { formatMonths, inr, pct } from '@/lib/format';
import { formatDate } from '@/lib/format-date';
import { grouped } from '@/lib/grouped';
import type { Found, Offer } from '@/lib/search';
import type { ListProps } from './search-box';
import { searchTexts } from './texts';
import './result-list.css';

/** A calculator as a search list shows it. */
export interface ListedEntry extends SearchEntry {
  readonly route: string;
  readonly icon: string;
  readonly new?: boolean;
  /** Not built yet: every list shows that. */
  readonly soon?: boolean;
}

interface ResultListProps extends ListProps {
  readonly found: Found<ListedEntry>;
  /** Returns the heading of the group that an entry belongs to. */
  readonly groupOf: (entry: ListedEntry) => string;
  readonly className: string;
  readonly onChoose: (entry: ListedEntry) => void;
}

interface Option {
  readonly entry: ListedEntry;
  readonly href: string;
  readonly text: string;
}

interface OptionGroup {
  readonly heading: string;
  readonly options: readonly Option[];
}

const counted = (value: number) => String(value);
const written: Readonly<Record<FilledIn['kind'], (value: number, text: string) => string>> = {
  money: (value, text) => text || inr(value),
  percent: (value) => pct(value),
  duration: (value) => formatMonths(value),
  days: (value) => `${value} days`,
  weight: (value) => `${value} g`,
  date: (_, text) => formatDate(text),
  choice: (_, text) => text,
  year: counted,
  count: counted,
  area: counted,
};

/** Returns the figures of an offer, each with its box: "Loan amount ₹50,00,000 · Interest rate 8.5%". */
export function filledText({ places, left = [], text: given }: Offer<SearchEntry>): string {
  if (given !== undefined) return given;
  const figures = places.map(({ kind, label, value, text = '' }) => `${label} ${written[kind](value, text)}`);
  return [...figures, ...(left.length > 0 ? [`Not filled in: ${left.join(', ')}`] : [])].join(' · ');
}

/** Returns the options under their headings, in the order of the arrow keys. */
function optionGroups(found: Found<ListedEntry>, groupOf: (entry: ListedEntry) => string) {
  const plain = (entry: ListedEntry): Option => ({ entry, href: entry.route, text: entry.description });
  const groups: OptionGroup[] = [...grouped(found.entries, groupOf)].map(([heading, entries]) => ({
    heading,
    options: entries.map(plain),
  }));
  if (found.offers.length > 0) {
    const heading = found.offers.some(({ places }) => places.length > 0) ? searchTexts.filled : 'Bank branches';
    const options = found.offers.map((offer) => ({
      entry: offer.entry,
      href: `${offer.entry.route}#${offer.fragment}`,
      text: filledText(offer),
    }));
    groups.unshift({ heading, options });
  }
  if (found.suggestions.length > 0) groups.push({ heading: 'Did you mean', options: found.suggestions.map(plain) });
  if (found.fallback) groups.push({ heading: 'Popular', options: found.fallback.map(plain) });
  return groups;
}

/**
 * Opens a link to other figures on the current page, which the router does not navigate to: the address is changed as a typed one
 * is, which raises the event that the calculator listens for.
 */
function openHere(event: MouseEvent<HTMLAnchorElement>) {
  const { pathname, hash } = event.currentTarget;
  if (hash === '' || pathname !== window.location.pathname) return;
  event.preventDefault();
  window.location.hash = hash;
}

/** Keeps the highlighted option in sight without moving the page. */
function useInSight(list: RefObject<HTMLElement | null>, activeId: string | undefined, index: number): void {
  useLayoutEffect(() => {
    const frame = list.current;
    const option = activeId ? document.getElementById(activeId) : null;
    if (!frame || !option) return;
    // The heading of the first option scrolls into view with it.
    if (index === 0) frame.scrollTop = 0;
    else keepInSight(frame, option);
  }, [list, activeId, index]);
}

/** Renders the results of a search below its box. The box keeps the focus; arrow keys move the highlight, Enter follows it. */
export function ResultList({
  query,
  id,
  keys,
  onActive,
  onChosen,
  found,
  groupOf,
  className,
  onChoose,
}: ResultListProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = optionGroups(found, groupOf);
  const options = groups.flatMap((group) => group.options);
  const isNothing = found.entries.length + found.offers.length === 0;
  // What was not asked for is not highlighted: Enter must not lead somewhere by surprise.
  const first = isNothing ? -1 : 0;
  const [highlight, setHighlight] = useState({ query, index: first });
  const index = highlight.query === query ? Math.min(highlight.index, options.length - 1) : first;
  const activeId = index >= 0 && options.length > 0 ? `${id}-${index}` : undefined;

  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  useEffect(() => () => onActive(undefined), [onActive]);

  useInSight(list, activeId, index);

  const onKey = (event: KeyboardEvent) => {
    const next = steppedTo(event.key, index, options.length);
    if (next !== undefined) setHighlight({ query, index: next });
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });

  let position = -1;
  return (
    <div className={`result-list ${className}`} data-nothing-found={isNothing || undefined}>
      <p role="status" className="sr-only">
        {isNothing ? searchTexts.none : searchTexts.found(found.entries.length + found.offers.length)}
      </p>
      {isNothing && (
        <div className="px-3 py-2 text-sm" aria-hidden="true">
          <p className="font-medium">{searchTexts.none}</p>
          <p className="text-muted">{searchTexts.tryAnother}</p>
        </div>
      )}
      <div ref={list} id={id} role="listbox" aria-label="Calculators found">
        {groups.map(({ heading, options: members }, groupIndex) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own
          <div key={heading} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
            <div id={`${id}-group-${groupIndex}`} className="px-3 pt-2 pb-1 font-semibold text-muted text-xs">
              {heading}
            </div>
            {members.map((option) => {
              position += 1;
              const own = position;
              return (
                <OptionLink
                  key={option.entry.id}
                  option={option}
                  id={`${id}-${own}`}
                  isActive={own === index}
                  onPoint={() => own !== index && setHighlight({ query, index: own })}
                  onChoose={onChoose}
                  onChosen={onChosen}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionLinkProps extends Pick<ResultListProps, 'onChoose' | 'onChosen'> {
  readonly option: Option;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

function OptionLink({ option: { entry, href, text }, id, isActive, onPoint, onChoose, onChosen }: OptionLinkProps) {
  return (
    <a
      href={href}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`flex min-h-11 items-start gap-3 px-3 py-2 ${isActive ? 'bg-accent-soft' : ''}`}
      onPointerMove={onPoint}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        onChoose(entry);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        openHere(event);
        onChosen();
      }}
    >
      <Icon name={entry.icon} className="mt-0.5 size-5 text-accent" />
      <span className="min-w-0">
        <span className="block font-medium text-sm leading-snug">
          {entry.title}
          {entry.soon && <span className="font-normal text-muted text-xs"> Coming soon</span>}
        </span>
        <span className="block text-muted text-xs">{text}</span>
      </span>
    </a>
  );
}
