import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Entry, entryOf } from '@/lib/ifsc/code';
import { lookUpCode } from '@/lib/ifsc/lookup';
import { readable } from '@/lib/ifsc/readable';
import { ifscData } from './client';
import { announcementOfCode, CodeResult } from './code-result';
import { codeTexts } from './code-texts';
import type { DataFacts } from './facts';
import type { LoadLive } from './live';
import type { Answered, Ask } from './outcome';
import { addRecent } from './recent';
import { askedInAddress, type LookupStore, useShared } from './store';
import { failed, nothing, useOutcome } from './use-outcome';

type CodeEntry = Entry & { kind: 'code' };

export interface LookupParts {
  readonly facts: DataFacts;
  readonly store: LookupStore;
  /** Fetch the code that answers words and MICRs. */
  readonly loadWords: () => Promise<Ask>;
  readonly loadMicr: () => Promise<Ask>;
  readonly loadLive: LoadLive;
}

/** Looks up codes, MICRs and words: `run` takes a text as typed, `outcome` is what to render for it. */
export function useLookup({ facts, store, loadWords, loadMicr, loadLive }: LookupParts) {
  const [source] = useState(() => ifscData(facts));
  const { outcome, put, show } = useOutcome(source);
  const trouble = useShared(store.trouble);

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
          put(nothing);
          if (askedInAddress(window.location.href) !== '')
            window.history.replaceState(window.history.state, '', window.location.pathname);
          return;
        default:
          put(impossible(entry.kind === 'digits' ? codeTexts.digits(entry.length) : codeTexts.misform(entry.misform)));
      }
    },
    [askCode, put, show, source, store, facts, loadWords, loadMicr],
  );

  useEffect(() => {
    if (!trouble) return;
    const forget = () => {
      put(nothing);
      trouble.retry();
    };
    put(failed(trouble.error, source, forget));
  }, [trouble, source, put]);

  return { outcome, run, data: source.data };
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
