'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { comeToLife } from '@/components/ui/come-to-life';
import { type Entry, entryOf } from '@/lib/ifsc/code';
import { headOf, lookUpCode } from '@/lib/ifsc/lookup';
import { readable } from '@/lib/ifsc/readable';
import { BadShard } from '@/lib/ifsc/shard';
import { ifscData } from './client';
import { CodeResult, saidOfCode } from './code-result';
import { codeInAddress, type Desk, noChoice, useShared } from './desk';
import type { DataFacts } from './facts';
import { Glyph } from './glyph';
import type { LoadLive } from './live';
import type { Answered, Ask } from './outcome';
import { addRecent } from './recent';
import type { CodeWords } from './words';

type CodeEntry = Entry & { kind: 'code' };

/** What stands in the place of the answer. */
type Outcome =
  | { readonly kind: 'nothing' | 'searching' }
  | { readonly kind: 'failed'; readonly isDamaged: boolean; readonly retry: () => void }
  | Answered;

const isDamage = (error: unknown) => error instanceof BadShard || error instanceof SyntaxError;

/** The box for codes, MICRs and words, and the answer beside it. */
export function Box({
  facts,
  desk,
  loadWords,
  loadMicr,
  loadLive,
  words,
  children,
}: {
  readonly facts: DataFacts;
  readonly desk: Desk;
  /** Fetch the code that answers words and MICRs. */
  readonly loadWords: () => Promise<Ask>;
  readonly loadMicr: () => Promise<Ask>;
  readonly loadLive: LoadLive;
  readonly words: CodeWords;
  /** What stands beside the empty box where there is room. */
  readonly children: ReactNode;
}) {
  const [source] = useState(() => ifscData(facts));
  // What is typed belongs to the box itself, so that no letter can be lost, whenever this code arrives.
  const box = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' });
  const asked = useShared(desk.asked);
  const trouble = useShared(desk.trouble);
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
    async ({ code, sure, repairs }: CodeEntry): Promise<Answered> => {
      const { data } = source;
      const answer = await lookUpCode(data, code);
      // Eleven letters that are no code of any bank are a word after all.
      if (!sure && answer.kind === 'unknownBank') return (await loadWords())(code, { data, desk, facts });
      if (answer.kind === 'listed') {
        const { branch, bank } = answer;
        const place = readable(branch.branch || branch.city);
        const text = [branch.member || bank.name, place].filter(Boolean).join(', ');
        desk.recent.set(addRecent({ code: branch.code, text }));
        window.history.replaceState(window.history.state, '', `#ifsc=${branch.code}`);
      }
      return {
        kind: 'code',
        said: saidOfCode(answer, facts, words),
        view: (
          <CodeResult answer={answer} repairs={repairs} facts={facts} desk={desk} loadLive={loadLive} words={words} />
        ),
      };
    },
    [source, desk, facts, loadWords, loadLive, words],
  );

  const run = useCallback(
    (text: string): void => {
      const entry = entryOf(text);
      switch (entry.kind) {
        case 'code':
          show(() => askCode(entry));
          return;
        case 'micr':
          show(async () => (await loadMicr())(entry.micr, { data: source.data, desk, facts }));
          return;
        case 'words':
          show(async () => (await loadWords())(entry.text, { data: source.data, desk, facts }));
          return;
        case 'empty':
          turn.current += 1;
          setOutcome({ kind: 'nothing' });
          if (codeInAddress(window.location.href) !== '')
            window.history.replaceState(window.history.state, '', window.location.pathname);
          return;
        default: {
          turn.current += 1;
          const why = entry.kind === 'digits' ? words.digits(entry.length) : words.misform(entry.misform);
          const said = `${words.notPossible} ${why}`;
          setOutcome({ kind: 'message', said, view: <Statement>{said}</Statement> });
        }
      }
    },
    [askCode, show, source, desk, facts, loadWords, loadMicr, words],
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

  // What was typed before this code came counts; else a code in the address.
  useEffect(() => {
    const code = codeInAddress(window.location.href);
    if (box.current?.value) {
      desk.asked.set(null);
      type(box.current.value);
    } else if (code !== '' && !desk.asked.get()) goTo(code);
    comeToLife(form.current);
  }, [desk, goTo, type]);

  useEffect(() => {
    if (asked && asked === desk.asked.get()) goTo(asked.text);
  }, [desk, asked, goTo]);

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
      desk.choice.set(noChoice);
      desk.asked.set(null);
      desk.trouble.set(null);
    },
    [desk],
  );

  // The answer stands above the steps on a phone: it is brought into view where it is not.
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
        // Before it has come to life, sending it off must neither leave the page nor put what was typed into an address.
        method="dialog"
        data-waits="ifsc"
        aria-label={words.search.label}
        onSubmit={(event) => {
          event.preventDefault();
          run(box.current?.value ?? '');
        }}
      >
        <label htmlFor="ifsc-search" className="block pb-1 font-semibold">
          {words.search.label}
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
              className="control w-full pr-10"
              placeholder={words.search.placeholder}
              aria-describedby="ifsc-search-hint"
              onChange={(event) => type(event.target.value)}
            />
            {!isEmpty && (
              <button
                type="button"
                className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted hover:text-ink"
                aria-label={words.search.clear}
                onClick={() => {
                  goTo('');
                  box.current?.focus();
                }}
              >
                <Glyph name="close" />
              </button>
            )}
          </div>
          <button type="submit" className="button button-solid">
            <Glyph name="search" />
            {words.search.button}
          </button>
        </div>
        <p id="ifsc-search-hint" className={`mt-1.5 text-muted text-sm ${roomForAnswer}`}>
          {words.search.hint}
        </p>
        <p className={`mt-2 flex flex-wrap items-center gap-2 ${roomForAnswer}`}>
          <span className="text-muted text-xs">{words.search.examples}</span>
          {words.search.exampleTexts.map((example) => (
            <button
              key={example}
              type="button"
              className="min-h-9 rounded-full border border-line-strong px-3 text-sm hover:border-accent hover:text-accent"
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
          {'said' in outcome && outcome.said}
        </p>
        {outcome.kind === 'nothing' && children}
        {outcome.kind === 'searching' && <p className="text-muted">{words.searching}</p>}
        {'view' in outcome && outcome.view}
        {outcome.kind === 'failed' && (
          <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-4">
            <h2 className="font-semibold">{words.failed.title}</h2>
            <p className="mt-1">{outcome.isDamaged ? words.failed.damaged : words.failed.text}</p>
            <button type="button" className="button mt-3" onClick={outcome.retry}>
              {words.failed.retry}
            </button>
          </div>
        )}
      </section>
    </>
  );
}

/** A plain sentence in the place of the answer. */
function Statement({ children }: { readonly children: ReactNode }) {
  return <p className="rounded-lg border border-line bg-surface p-4">{children}</p>;
}
