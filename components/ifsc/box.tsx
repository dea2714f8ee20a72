'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { markHydrated } from '@/components/hydration/early-input';
import { entryOf } from '@/lib/ifsc/code';
import { headOf } from '@/lib/ifsc/lookup';
import { Glyph } from '../ui/glyph';
import { Icon } from '../ui/icon';
import { codeTexts } from './code-texts';
import { askedInAddress, noChoice, useShared } from './store';
import { type LookupParts, useLookup } from './use-lookup';
import type { Outcome } from './use-outcome';

/** Renders the box for codes, MICRs and words, and the answer beside it. `children` are beside the empty box where there is room. */
export function Box({ children, ...parts }: LookupParts & { readonly children: ReactNode }) {
  const { store } = parts;
  const { outcome, run, data } = useLookup(parts);
  // What is typed belongs to the box itself, so that no letter can be lost, whenever this code loads.
  const box = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const asked = useShared(store.asked);

  const type = useCallback(
    (typed: string): void => {
      setEmpty(typed === '');
      const entry = entryOf(typed);
      // What is whole is looked up at once; words wait until they are sent off.
      if ((entry.kind === 'code' && entry.sure) || entry.kind === 'micr' || entry.kind === 'empty') run(typed);
      // While the rest of a code is being typed, where to find it is on its way.
      else if (/^\s*[a-z]{4}0/i.test(typed)) headOf(data, typed.trim().toUpperCase()).catch(() => {});
    },
    [run, data],
  );

  const goTo = useCallback(
    (text: string): void => {
      if (box.current) box.current.value = text;
      setEmpty(text === '');
      run(text);
    },
    [run],
  );

  // What was typed before this code loaded counts; else a code in the address.
  useEffect(() => {
    const code = askedInAddress(window.location.href);
    if (box.current?.value) {
      store.asked.set(null);
      type(box.current.value);
    } else if (code !== '' && !store.asked.get()) goTo(code);
    markHydrated(form.current);
  }, [store, goTo, type]);

  useEffect(() => {
    if (asked && asked === store.asked.get()) goTo(asked.text);
  }, [store, asked, goTo]);

  // Another visit to the page begins anew.
  useEffect(
    () => () => {
      store.choice.set(noChoice);
      store.asked.set(null);
      store.trouble.set(null);
    },
    [store],
  );

  return (
    <>
      <SearchForm
        form={form}
        box={box}
        isEmpty={isEmpty}
        hasAnswer={outcome.kind !== 'nothing'}
        onType={type}
        onAsk={goTo}
        onSubmit={() => run(box.current?.value ?? '')}
      />
      <OutcomeView outcome={outcome}>{children}</OutcomeView>
    </>
  );
}

interface SearchFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly isEmpty: boolean;
  readonly hasAnswer: boolean;
  readonly onType: (text: string) => void;
  /** Puts a text into the box and looks it up. */
  readonly onAsk: (text: string) => void;
  readonly onSubmit: () => void;
}

function SearchForm({ form, box, isEmpty, hasAnswer, onType, onAsk, onSubmit }: SearchFormProps) {
  // On a phone what explains the box makes way for the answer.
  const roomForAnswer = hasAnswer ? 'max-lg:hidden' : '';
  return (
    <form
      ref={form}
      // Before it has hydrated, submitting it must neither leave the page nor put what was typed into an address.
      method="dialog"
      data-unhydrated=""
      aria-label={codeTexts.search.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor="ifsc-search" className="block pb-1 font-semibold">
        {codeTexts.search.label}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <input
            id="ifsc-search"
            ref={box}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="control w-full pr-11"
            placeholder={codeTexts.search.placeholder}
            aria-describedby="ifsc-search-hint"
            onChange={(event) => onType(event.target.value)}
          />
          {!isEmpty && (
            <button
              type="button"
              className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
              aria-label={codeTexts.search.clear}
              onClick={() => {
                onAsk('');
                box.current?.focus();
              }}
            >
              <Icon name="X" className="size-4" />
            </button>
          )}
        </div>
        <button type="submit" className="button button-solid">
          <Glyph name="search" className="size-4 shrink-0" />
          {codeTexts.search.button}
        </button>
      </div>
      <p id="ifsc-search-hint" className={`mt-1.5 text-muted text-sm ${roomForAnswer}`}>
        {codeTexts.search.hint}
      </p>
      <p className={`mt-2 flex flex-wrap items-center gap-2 ${roomForAnswer}`}>
        <span className="text-muted text-xs">{codeTexts.search.examples}</span>
        {codeTexts.search.exampleTexts.map((example) => (
          <button
            key={example}
            type="button"
            className="min-h-11 rounded-full border border-line-strong px-3 text-sm hover:border-accent hover:text-accent"
            onClick={() => onAsk(example)}
          >
            {example}
          </button>
        ))}
      </p>
    </form>
  );
}

function OutcomeView({ outcome, children }: { readonly outcome: Outcome; readonly children: ReactNode }) {
  const result = useRef<HTMLElement>(null);

  // On a phone the answer is above the steps: it is brought into view where it is not.
  useEffect(() => {
    if (outcome.kind === 'nothing' || outcome.kind === 'searching') return;
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.7) result.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  return (
    <section
      ref={result}
      aria-busy={outcome.kind === 'searching'}
      className="scroll-mt-20 max-lg:data-[outcome=nothing]:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
      data-outcome={outcome.kind}
    >
      <p role="status" className="sr-only">
        {'announcement' in outcome && outcome.announcement}
      </p>
      {outcome.kind === 'nothing' && children}
      {outcome.kind === 'searching' && <p className="text-muted">{codeTexts.searching}</p>}
      {'view' in outcome && outcome.view}
      {outcome.kind === 'failed' && (
        <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-4">
          <h2 className="font-semibold">{codeTexts.failed.title}</h2>
          <p className="mt-1">{outcome.isDamaged ? codeTexts.failed.damaged : codeTexts.failed.text}</p>
          <button type="button" className="button mt-3" onClick={outcome.retry}>
            {codeTexts.failed.retry}
          </button>
        </div>
      )}
    </section>
  );
}
