'use client';

import type { Entry } from '@/lib/ifsc/code';
import type { CodeAnswer, MicrAnswer } from '@/lib/ifsc/lookup';
import type { Manifest } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import type { Findings, Query } from '@/lib/ifsc/search';
import { CodeResult } from './code-result';
import type { DataFacts } from './facts';
import { HitList } from './hit-list';
import { MicrResult } from './micr-result';
import type { IfscWords } from './words';

/** What stands in the place of the answer. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'message'; readonly text: string }
  | {
      readonly kind: 'code';
      readonly answer: CodeAnswer;
      readonly manifest: Manifest;
      readonly repairs: (Entry & { kind: 'code' })['repairs'];
    }
  | { readonly kind: 'micr'; readonly answer: MicrAnswer; readonly manifest: Manifest }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly query: Query;
      readonly findings: Findings;
      readonly manifest: Manifest;
    }
  | { readonly kind: 'failed'; readonly isDamaged: boolean; readonly retry: () => void };

/** The answer in one sentence, for a screen reader. */
export function said(outcome: Outcome, words: IfscWords): string {
  switch (outcome.kind) {
    case 'code': {
      const { answer } = outcome;
      if (answer.kind === 'listed') {
        const { branch, bank } = answer;
        return [branch.member || bank.name, readable(branch.branch), readable(branch.city), branch.code]
          .filter(Boolean)
          .join(', ');
      }
      if (answer.kind === 'retired') return words.retired.title(answer.merger);
      return answer.kind === 'unlisted'
        ? words.unlisted.title(words.date(outcome.manifest.listDate))
        : words.unknownBank.title;
    }
    case 'words':
      return outcome.findings.hits.length > 0
        ? words.hits.found(outcome.findings.total)
        : words.hits.nothing(outcome.text);
    case 'micr':
      return words.micr.title;
    case 'message':
      return outcome.text;
    default:
      return '';
  }
}

/** What stands beside the empty form where there is room: the parts of a code, where to find one, and what the data covers. */
export function Anatomy({ facts, words }: { readonly facts: DataFacts; readonly words: IfscWords }) {
  const { anatomy } = words;
  return (
    <div className="hidden rounded-lg border border-line bg-surface p-5 lg:block">
      <h2 className="font-semibold">{anatomy.title}</h2>
      <dl className="mt-3 flex flex-wrap gap-2">
        {anatomy.parts.map(({ part, meaning }) => (
          <div key={meaning} className="border-accent border-t-2 bg-raised px-3 py-2">
            <dt className="figure font-semibold text-xl tracking-wide">{part}</dt>
            <dd className="text-muted text-sm">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">{anatomy.where}</p>
      <p className="mt-4 border-line border-t pt-3 text-muted text-sm">{words.coverage(facts)}</p>
    </div>
  );
}

/** The answer, whatever was asked. */
export function Answer({
  outcome,
  onCode,
  onBrowse,
  onNarrow,
  words,
}: {
  readonly outcome: Outcome;
  readonly onCode: (code: string) => void;
  readonly onBrowse: (bank: string, state: string) => void;
  readonly onNarrow: (bank: string, text: string) => void;
  readonly words: IfscWords;
}) {
  switch (outcome.kind) {
    case 'nothing':
      return null;
    case 'searching':
      return <p className="text-muted">{words.searching}</p>;
    case 'message':
      return <p className="rounded-lg border border-line bg-surface p-4">{outcome.text}</p>;
    case 'failed':
      return (
        <div role="alert" className="rounded-lg border border-danger bg-danger-soft p-4">
          <h2 className="font-semibold">{words.failed.title}</h2>
          <p className="mt-1">{outcome.isDamaged ? words.failed.damaged : words.failed.text}</p>
          <button type="button" className="button mt-3" onClick={outcome.retry}>
            {words.failed.retry}
          </button>
        </div>
      );
    case 'code': {
      const code = outcome.answer.kind === 'listed' ? outcome.answer.branch.code : outcome.answer.code;
      return (
        <>
          {outcome.repairs.length > 0 && (
            <p className="mb-2 text-muted text-sm">{words.repairs(outcome.repairs, code)}</p>
          )}
          <CodeResult
            answer={outcome.answer}
            manifest={outcome.manifest}
            onBrowse={onBrowse}
            onSearch={onCode}
            words={words}
          />
        </>
      );
    }
    case 'micr':
      return <MicrResult answer={outcome.answer} manifest={outcome.manifest} onCode={onCode} words={words} />;
    case 'words':
      return <Found {...outcome} onCode={onCode} onNarrow={onNarrow} words={words} />;
  }
}

/** What a search by words came to. */
function Found({
  text,
  query,
  findings,
  manifest,
  onCode,
  onNarrow,
  words,
}: {
  readonly text: string;
  readonly query: Query;
  readonly findings: Findings;
  readonly manifest: Manifest;
  readonly onCode: (text: string) => void;
  readonly onNarrow: (bank: string, text: string) => void;
  readonly words: IfscWords;
}) {
  const { hits } = words;
  const located = manifest.banks.reduce((sum, bank) => sum + bank.located, 0);
  const codes = manifest.banks.reduce((sum, bank) => sum + bank.codes, 0);
  const nameOf = (code: string) => manifest.banks.find((bank) => bank.code === code)?.name ?? code;
  const chip = 'min-h-9 rounded-full border border-line-strong px-3 text-sm hover:border-accent hover:text-accent';
  return (
    <div>
      {findings.hits.length > 0 ? (
        <h2 className="font-semibold text-lg">{hits.found(findings.total)}</h2>
      ) : (
        <>
          <h2 className="font-semibold text-lg">{hits.nothing(text)}</h2>
          <p className="mt-1">{hits.nothingHint}</p>
        </>
      )}
      {findings.hits.length > 0 && findings.missing.length > 0 && (
        <p className="mt-1 text-sm">{hits.missing(findings.missing.map(readable))}</p>
      )}
      {findings.suggestions.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {hits.suggestions}
          {findings.suggestions.map((word) => {
            const better = [query.banks[0]?.name ?? '', word].filter(Boolean).join(' ');
            return (
              <button key={word} type="button" className={chip} onClick={() => onCode(better.toLowerCase())}>
                {readable(word)}
              </button>
            );
          })}
        </p>
      )}
      {findings.banks.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {hits.narrow}
          {findings.banks.slice(0, 10).map(([code, count]) => (
            <button key={code} type="button" className={chip} onClick={() => onNarrow(nameOf(code), text)}>
              {nameOf(code)} <span className="figure text-muted">{count}</span>
            </button>
          ))}
        </p>
      )}
      {findings.total > findings.hits.length && findings.hits.length > 0 && (
        <p className="mt-2 text-muted text-sm">{hits.shown(findings.hits.length)}</p>
      )}
      <HitList key={text} hits={findings.hits} manifest={manifest} onCode={onCode} words={words} />
      <p className="mt-3 text-muted text-xs">{hits.onlyLocated(`${Math.round((located / codes) * 100)}%`)}</p>
    </div>
  );
}
