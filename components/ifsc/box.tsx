'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { markHydrated } from '@/components/hydration/early-input';
import { type Entry, entryOf } from '@/lib/ifsc/code';
import { headOf, lookUpCode } from '@/lib/ifsc/lookup';
import { readable } from '@/lib/ifsc/readable';
import { BadShard } from '@/lib/ifsc/shard';
import { Glyph } from '../ui/glyph';
import { Icon } from '../ui/icon';
import { ifscData } from './client';
import { announcementOfCode, CodeResult } from './code-result';
import { codeTexts } from './code-texts';
import type { DataFacts } from './facts';
import type { LoadLive } from './live';
import type { Answered, Ask } from './outcome';
import { addRecent } from './recent';
import { askedInAddress, type LookupStore, noChoice, useShared } from './store';

type CodeEntry = Entry & { kind: 'code' };

/** What is rendered in the place of the answer. */
type Outcome =
  | { readonly kind: 'nothing' | 'searching' }
  | { readonly kind: 'failed'; readonly isDamaged: boolean; readonly retry: () => void }
  | Answered;

const isDamage = (error: unknown) => error instanceof BadShard || error instanceof SyntaxError;

/** Renders the box for codes, MICRs and words, and the answer beside it. */
export function Box({
  facts,
  store,
  loadWords,
  loadMicr,
  loadLive,
  children,
}: {
  readonly facts: DataFacts;
  readonly store: LookupStore;
  /** Fetch the code that answers words and MICRs. */
  readonly loadWords: () => Promise<Ask>;
  readonly loadMicr: () => Promise<Ask>;
  readonly loadLive: LoadLive;
  /** Rendered beside the empty box where there is room. */
  readonly children: ReactNode;
}) {
  const [source] = useState(() => ifscData(facts));
  // What is typed belongs to the box itself, so that no letter can be lost, whenever this code loads.
  const box = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' });
  const asked = useShared(store.asked);
  const trouble = useShared(store.trouble);
  const turn = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);

  /** Shows what `work` comes to, unless something else was asked meanwhile; a failure shows with a way to try again. */
  const show = useCallback(
    async (work: () => Promise<Answered>): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      const waiting = window.setTimeout(() => own === turn.current && setOutcome({ kind: 'searching' }), 150);
      let next: Outcome;
      try {
        next = await work();
      } catch (error) {
        const retry = () => {
          source.forget();
          show(work);
        };
        next = { kind: 'failed', isDamaged: isDamage(error), retry };
      }
      window.clearTimeout(waiting);
      if (own === turn.current) setOutcome(next);
    },
    [source],
  );

  const askCode = useCallback(
    async ({ code, sure, repairs, typed }: CodeEntry): Promise<Answered> => {
      const { data } = source;
      const answer = await lookUpCode(data, code);
      // Eleven letters that are no code of any bank are a word after all.
      if (!sure && answer.kind === 'unknownBank') return (await loadWords())(typed, { data, store, facts });
      // A digit among the letters of a bank that no O makes a bank is a mistake of the code's form.
      if (answer.kind === 'unknownBank' && repairs.includes('zero'))
        return impossible(codeTexts.misform({ why: 'bankLetters', letters: typed.slice(0, 4) }));
      if (answer.kind === 'listed') {
        const { branch, bank } = answer;
        const place = readable(branch.branch || branch.city);
        const text = [branch.member || bank.name, place].filter(Boolean).join(', ');
        store.recent.set(addRecent({ code: branch.code, text }));
        window.history.replaceState(window.history.state, '', `#ifsc=${branch.code}`);
      }
      return {
        kind: 'code',
        announcement: announcementOfCode(answer, facts),
        view: <CodeResult answer={answer} repairs={repairs} facts={facts} store={store} loadLive={loadLive} />,
      };
    },
    [source, store, facts, loadWords, loadLive],
  );

  const run = useCallback(
    (text: string): void => {
      const entry = entryOf(text);
      switch (entry.kind) {
        case 'code':
          show(() => askCode(entry));
          return;
        case 'micr':
          show(async () => (await loadMicr())(entry.micr, { data: source.data, store, facts }));
          return;
        case 'words':
          show(async () => (await loadWords())(entry.text, { data: source.data, store, facts }));
          return;
        case 'empty':
          turn.current += 1;
          setOutcome({ kind: 'nothing' });
          if (askedInAddress(window.location.href) !== '')
            window.history.replaceState(window.history.state, '', window.location.pathname);
          return;
        default: {
          turn.current += 1;
          setOutcome(
            impossible(entry.kind === 'digits' ? codeTexts.digits(entry.length) : codeTexts.misform(entry.misform)),
          );
        }
      }
    },
    [askCode, show, source, store, facts, loadWords, loadMicr],
  );

  const type = useCallback(
    (typed: string): void => {
      setEmpty(typed === '');
      const entry = entryOf(typed);
      // What is whole is looked up at once; words wait until they are sent off.
      if ((entry.kind === 'code' && entry.sure) || entry.kind === 'micr' || entry.kind === 'empty') run(typed);
      // While the rest of a code is being typed, where to find it is on its way.
      else if (/^\s*[a-z]{4}0/i.test(typed)) headOf(source.data, typed.trim().toUpperCase()).catch(() => {});
    },
    [run, source],
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

  useEffect(() => {
    if (!trouble) return;
    turn.current += 1;
    setOutcome({
      kind: 'failed',
      isDamaged: isDamage(trouble.error),
      retry: () => {
        source.forget();
        setOutcome({ kind: 'nothing' });
        trouble.retry();
      },
    });
  }, [trouble, source]);

  // Another visit to the page begins anew.
  useEffect(
    () => () => {
      store.choice.set(noChoice);
      store.asked.set(null);
      store.trouble.set(null);
    },
    [store],
  );

  // On a phone the answer is above the steps: it is brought into view where it is not.
  useEffect(() => {
    if (outcome.kind === 'nothing' || outcome.kind === 'searching') return;
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.7) result.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  // On a phone what explains the box makes way for the answer.
  const roomForAnswer = outcome.kind === 'nothing' ? '' : 'max-lg:hidden';

  return (
    <>
      <form
        ref={form}
        // Before it has hydrated, submitting it must neither leave the page nor put what was typed into an address.
        method="dialog"
        data-unhydrated=""
        aria-label={codeTexts.search.label}
        onSubmit={(event) => {
          event.preventDefault();
          run(box.current?.value ?? '');
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
              onChange={(event) => type(event.target.value)}
            />
            {!isEmpty && (
              <button
                type="button"
                className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
                aria-label={codeTexts.search.clear}
                onClick={() => {
                  goTo('');
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
              onClick={() => goTo(example)}
            >
              {example}
            </button>
          ))}
        </p>
      </form>
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
    </>
  );
}

/** Returns the answer to what cannot be a code, with why. */
function impossible(why: string): Answered {
  const announcement = `${codeTexts.notPossible} ${why}`;
  return { kind: 'message', announcement, view: <Statement>{announcement}</Statement> };
}

/** Renders a plain sentence in the place of the answer. */
function Statement({ children }: { readonly children: ReactNode }) {
  return <p className="rounded-lg border border-line bg-surface p-4">{children}</p>;
}
