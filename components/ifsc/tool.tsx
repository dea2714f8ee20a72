'use client';

import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { comeToLife, takeUpEarlyInput } from '@/components/calculator/early';
import { type Entry, entryOf } from '@/lib/ifsc/code';
import { lookUpCode, lookUpMicr } from '@/lib/ifsc/lookup';
import { readable } from '@/lib/ifsc/readable';
import type { Merger } from '@/lib/ifsc/retired';
import { type Nicknames, queryOf, search } from '@/lib/ifsc/search';
import { BadShard } from '@/lib/ifsc/shard';
import type { Vocabulary } from '@/lib/ifsc/words';
import { Anatomy, Answer, type Outcome, said } from './answer';
import { ifscData } from './client';
import type { DataFacts } from './facts';
import { addRecent, clearRecent, type Recent, readRecent } from './recent';
import { type Choice, noChoice, Steps } from './steps';
import type { IfscWords } from './words';

export interface ToolProps {
  readonly facts: DataFacts;
  readonly mergers: readonly Merger[];
  readonly nicknames: Nicknames;
  readonly vocabulary: Vocabulary;
  readonly words: IfscWords;
}

type CodeEntry = Entry & { kind: 'code' };

const codeInAddress = () => /^#ifsc=([A-Za-z0-9]{11})$/.exec(window.location.hash)?.[1]?.toUpperCase() ?? '';

/** The look-up, whole: one box for codes, MICRs and words, four steps by place, and the answer beside them. */
export function IfscTool({ facts, mergers, nicknames, vocabulary, words }: ToolProps) {
  const [source] = useState(() => ifscData(facts.release));
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' });
  const [choice, setChoice] = useState<Choice>(noChoice);
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  const turn = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);

  /** Shows what `work` comes to, unless something else was asked meanwhile; a failure shows with a way to try again. */
  const show = useCallback(
    async (work: () => Promise<Outcome>): Promise<void> => {
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
        next = { kind: 'failed', isDamaged: error instanceof BadShard || error instanceof SyntaxError, retry };
      }
      window.clearTimeout(waiting);
      if (own === turn.current) setOutcome(next);
    },
    [source],
  );

  const searchWords = useCallback(
    async (asked: string): Promise<Outcome> => {
      const { data } = source;
      const manifest = await data.manifest();
      const query = queryOf(asked, manifest, nicknames, vocabulary);
      const [bank, ...others] = query.banks;
      if (bank && others.length === 0 && query.words.length === 0) {
        const [state = ''] = query.states;
        setChoice({ ...noChoice, bank: bank.code, state: bank.states.includes(state) ? state : '' });
        if (query.loose.length === 0) return { kind: 'message', text: words.hits.bankOnly(bank.name) };
      }
      const findings = await search(query, await data.words(), vocabulary);
      return { kind: 'words', text: asked, query, findings, manifest };
    },
    [source, nicknames, vocabulary, words],
  );

  const openCode = useCallback(
    (entry: CodeEntry): Promise<void> =>
      show(async () => {
        const { data } = source;
        const [manifest, answer] = await Promise.all([data.manifest(), lookUpCode(data, entry.code, mergers)]);
        // Eleven letters that are no code of any bank are a word after all.
        if (!entry.sure && answer.kind === 'unknownBank') return searchWords(entry.code);
        if (answer.kind === 'listed') {
          const { branch, bank } = answer;
          const place = readable(branch.branch || branch.city);
          setRecent(
            addRecent({ code: branch.code, text: [branch.member || bank.name, place].filter(Boolean).join(', ') }),
          );
          window.history.replaceState(window.history.state, '', `#ifsc=${branch.code}`);
        }
        return { kind: 'code', answer, manifest, repairs: entry.repairs };
      }),
    [show, source, mergers, searchWords],
  );

  const run = useCallback(
    (asked: string): void => {
      const entry = entryOf(asked);
      switch (entry.kind) {
        case 'code':
          openCode(entry);
          return;
        case 'micr':
          show(async () => {
            const { data } = source;
            const [manifest, answer] = await Promise.all([data.manifest(), lookUpMicr(data, entry.micr)]);
            return { kind: 'micr', answer, manifest };
          });
          return;
        case 'words':
          show(() => searchWords(entry.text));
          return;
        case 'empty':
          turn.current += 1;
          setOutcome({ kind: 'nothing' });
          if (codeInAddress() !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
          return;
        default: {
          turn.current += 1;
          const why = entry.kind === 'digits' ? words.digits(entry.length) : words.misform(entry.misform);
          setOutcome({ kind: 'message', text: `${words.notPossible} ${why}` });
        }
      }
    },
    [openCode, show, source, searchWords, words],
  );

  // A code in the address is looked up as if it had been typed; so is one that arrives later.
  useEffect(() => {
    if (form.current) takeUpEarlyInput(form.current);
    comeToLife(form.current);
    setRecent(readRecent());
    const open = () => {
      const code = codeInAddress();
      if (code === '') return;
      setText(code);
      run(code);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [run]);

  // The answer stands above the steps on a phone: it is brought into view where it is not.
  useEffect(() => {
    if (outcome.kind === 'nothing' || outcome.kind === 'searching') return;
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.7) result.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  const type = (typed: string) => {
    setText(typed);
    const entry = entryOf(typed);
    // What is whole is looked up at once; words wait until they are sent off.
    if ((entry.kind === 'code' && entry.sure) || entry.kind === 'micr' || entry.kind === 'empty') run(typed);
  };
  const goTo = useCallback(
    (asked: string) => {
      setText(asked);
      run(asked);
    },
    [run],
  );
  const browse = useCallback((bank: string, state: string) => {
    setChoice({ ...noChoice, bank, state });
    document.getElementById('steps-title')?.scrollIntoView({ block: 'center' });
  }, []);
  const choose = (next: Choice) => {
    setChoice(next);
    if (next.branch !== '' && next.branch !== choice.branch) goTo(next.branch);
  };
  const alsoOfBank = useCallback(
    (code: string) =>
      Object.entries(nicknames)
        .flatMap(([name, bank]) => (bank === code ? [name.toLowerCase()] : []))
        .concat(code.toLowerCase())
        .join(' '),
    [nicknames],
  );
  const alsoOfPlace = useCallback(
    (place: string) =>
      Object.entries(vocabulary.canonical)
        .flatMap(([other, name]) => (place.split(' ').includes(name) ? [other.toLowerCase()] : []))
        .join(' '),
    [vocabulary],
  );

  // On a phone what explains the box makes way for the answer.
  const roomForAnswer = outcome.kind === 'nothing' ? '' : 'max-lg:hidden';

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <form
        ref={form}
        // Before it has come to life, sending it off must neither leave the page nor put what was typed into an address.
        method="dialog"
        data-waits="ifsc"
        aria-label={words.search.label}
        onSubmit={(event) => {
          event.preventDefault();
          run(text);
        }}
      >
        <label htmlFor="ifsc-search" className="block pb-1 font-semibold">
          {words.search.label}
        </label>
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <input
              id="ifsc-search"
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              className="control w-full pr-10"
              placeholder={words.search.placeholder}
              aria-describedby="ifsc-search-hint"
              value={text}
              onChange={(event) => type(event.target.value)}
            />
            {text !== '' && (
              <button
                type="button"
                className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted hover:text-ink"
                aria-label={words.search.clear}
                onClick={() => {
                  goTo('');
                  document.getElementById('ifsc-search')?.focus();
                }}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </div>
          <button type="submit" className="button button-solid">
            <Search aria-hidden className="size-4" />
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
          {said(outcome, words)}
        </p>
        <Answer
          outcome={outcome}
          onCode={goTo}
          onBrowse={browse}
          onNarrow={(bank, asked) => goTo(`${bank} ${asked}`)}
          words={words}
        />
        {outcome.kind === 'nothing' && <Anatomy facts={facts} words={words} />}
      </section>
      <div className="space-y-6 border-line border-t pt-5">
        <Steps
          choice={choice}
          onChoice={choose}
          getData={() => source.data}
          onFailure={(error, retry) => {
            turn.current += 1;
            setOutcome({
              kind: 'failed',
              isDamaged: error instanceof BadShard || error instanceof SyntaxError,
              retry: () => {
                source.forget();
                setOutcome({ kind: 'nothing' });
                retry();
              },
            });
          }}
          alsoOfBank={alsoOfBank}
          alsoOfPlace={alsoOfPlace}
          words={words}
        />
        {recent.length > 0 && (
          <section aria-labelledby="recent-title">
            <div className="flex items-center justify-between gap-3">
              <h2 id="recent-title" className="font-semibold">
                {words.recent}
              </h2>
              <button type="button" className="button button-quiet" onClick={() => setRecent(clearRecent())}>
                {words.clearRecent}
              </button>
            </div>
            <ul className="divide-y divide-line border-line border-y">
              {recent.map((each) => (
                <li key={each.code}>
                  <button
                    type="button"
                    className="group flex min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left text-sm"
                    onClick={() => goTo(each.code)}
                  >
                    <span className="min-w-0 group-hover:text-accent">{each.text}</span>
                    <span className="figure shrink-0 text-muted">{each.code}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p className="mt-1.5 text-muted text-xs">{words.recentNote}</p>
          </section>
        )}
        <p className="text-muted text-sm lg:hidden">{words.coverage(facts)}</p>
      </div>
    </div>
  );
}
