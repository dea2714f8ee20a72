'use client';

import { type Manifest, manifestOf } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import { type Findings, type Nicknames, type Query, queryOf, search } from '@/lib/ifsc/search';
import { indexOf, type Vocabulary } from '@/lib/ifsc/words';
import { HitList } from './hit-list';
import { hitsTexts } from './hits-texts';
import type { Ask } from './outcome';
import { type LookupStore, noChoice } from './store';

/** Answers words such as "sbi andheri west"; a bank named alone is chosen in the steps. */
export function askWords(nicknames: Nicknames, vocabulary: Vocabulary): Ask {
  return async (text, { data, store }) => {
    const manifest = await manifestOf(data);
    const query = queryOf(text, manifest, nicknames, vocabulary);
    const [bank, ...others] = query.banks;
    if (bank && others.length === 0 && query.words.length === 0) {
      const [state = ''] = query.states;
      store.choice.set({ ...noChoice, bank: bank.code, state: bank.states.includes(state) ? state : '' });
      if (query.loose.length === 0) {
        const announcement = hitsTexts.bankOnly(bank.name);
        return {
          kind: 'message',
          announcement,
          view: <p className="rounded-lg border border-line bg-surface p-4">{announcement}</p>,
        };
      }
    }
    const findings = await search(query, await indexOf(data), vocabulary);
    return {
      kind: 'words',
      announcement: findings.hits.length > 0 ? hitsTexts.found(findings.total) : hitsTexts.nothing(text),
      view: <Found text={text} query={query} findings={findings} manifest={manifest} store={store} />,
    };
  };
}

/** Renders the result of a search by words. */
function Found({
  text,
  query,
  findings,
  manifest,
  store,
}: {
  readonly text: string;
  readonly query: Query;
  readonly findings: Findings;
  readonly manifest: Manifest;
  readonly store: LookupStore;
}) {
  const ask = (asked: string) => store.asked.set({ text: asked });
  const located = manifest.banks.reduce((sum, bank) => sum + bank.located, 0);
  const codes = manifest.banks.reduce((sum, bank) => sum + bank.codes, 0);
  const nameOf = (code: string) => manifest.banks.find((bank) => bank.code === code)?.name ?? code;
  const chip = 'min-h-11 rounded-full border border-line-strong px-3 text-sm hover:border-accent hover:text-accent';
  return (
    <div>
      {findings.hits.length > 0 ? (
        <h2 className="font-semibold text-lg">{hitsTexts.found(findings.total)}</h2>
      ) : (
        <>
          <h2 className="font-semibold text-lg">{hitsTexts.nothing(text)}</h2>
          <p className="mt-1">{hitsTexts.nothingHint}</p>
        </>
      )}
      {findings.hits.length > 0 && findings.missing.length > 0 && (
        <p className="mt-1 text-sm">{hitsTexts.missing(findings.missing.map(readable))}</p>
      )}
      {findings.suggestions.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {hitsTexts.suggestions}
          {findings.suggestions.map((word) => {
            const better = [query.banks[0]?.name ?? '', word].filter(Boolean).join(' ');
            return (
              <button key={word} type="button" className={chip} onClick={() => ask(better.toLowerCase())}>
                {readable(word)}
              </button>
            );
          })}
        </p>
      )}
      {findings.banks.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {hitsTexts.narrow}
          {findings.banks.slice(0, 10).map(([code, count]) => (
            <button key={code} type="button" className={chip} onClick={() => ask(`${nameOf(code)} ${text}`)}>
              {nameOf(code)} <span className="figure text-muted">{count}</span>
            </button>
          ))}
        </p>
      )}
      {findings.total > findings.hits.length && findings.hits.length > 0 && (
        <p className="mt-2 text-muted text-sm">{hitsTexts.shown(findings.hits.length)}</p>
      )}
      <HitList key={text} hits={findings.hits} manifest={manifest} store={store} />
      <p className="mt-3 text-muted text-xs">{hitsTexts.onlyLocated(`${Math.round((located / codes) * 100)}%`)}</p>
    </div>
  );
}
