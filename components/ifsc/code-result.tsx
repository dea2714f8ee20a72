'use client';

import type { ReactNode } from 'react';
import type { Branch } from '@/lib/ifsc/branch';
import type { Repair } from '@/lib/ifsc/code';
import type { CodeAnswer } from '@/lib/ifsc/lookup';
import { readable } from '@/lib/ifsc/readable';
import { BranchCard } from './branch-card';
import type { Desk } from './desk';
import type { DataFacts } from './facts';
import { Live, type LoadLive, useLive } from './live';
import type { CodeWords } from './words';

interface ResultProps {
  readonly facts: DataFacts;
  readonly desk: Desk;
  readonly loadLive: LoadLive;
  readonly words: CodeWords;
}

const nameOf = (branch: Branch) =>
  [...new Set([branch.branch, branch.city, branch.state].filter(Boolean))].map(readable).join(', ');

/** The answer in one sentence, for a screen reader. */
export function saidOfCode(answer: CodeAnswer, { listDate }: DataFacts, words: CodeWords): string {
  switch (answer.kind) {
    case 'listed': {
      const { branch, bank } = answer;
      return [branch.member || bank.name, readable(branch.branch), readable(branch.city), branch.code]
        .filter(Boolean)
        .join(', ');
    }
    case 'retired':
      return words.retired.title(answer.merger);
    case 'unlisted':
      return words.unlisted.title(words.date(listDate));
    case 'unknownBank':
      return words.unknownBank.title;
  }
}

/** What a code turned out to be, and what was put right to read it. */
export function CodeResult({
  answer,
  repairs,
  ...rest
}: ResultProps & { readonly answer: CodeAnswer; readonly repairs: readonly Repair[] }) {
  const code = answer.kind === 'listed' ? answer.branch.code : answer.code;
  return (
    <>
      {repairs.length > 0 && <p className="mb-2 text-muted text-sm">{rest.words.repairs(repairs, code)}</p>}
      <Result answer={answer} {...rest} />
    </>
  );
}

function Result({ answer, facts, desk, loadLive, words }: ResultProps & { readonly answer: CodeAnswer }) {
  const listDate = words.date(facts.listDate);
  const rest = { facts, desk, loadLive, words };
  switch (answer.kind) {
    case 'listed':
      return (
        <>
          {answer.repaired && <p className="mb-2 text-sm">{words.zerosForO(answer.branch.code)}</p>}
          <BranchCard key={answer.branch.code} branch={answer.branch} bank={answer.bank} {...rest} />
        </>
      );
    case 'unknownBank':
    case 'unlisted': {
      const isKnown = answer.kind === 'unlisted';
      return (
        <Message code={answer.code} title={isKnown ? words.unlisted.title(listDate) : words.unknownBank.title}>
          <p>{isKnown ? words.unlisted.text(answer.bank.name) : words.unknownBank.text(answer.code, listDate)}</p>
          {answer.old && <p>{words.unlisted.old(nameOf(answer.old), words.monthOf(facts.detailsDate))}</p>}
          <AskOnly key={answer.code} code={answer.code} loadLive={loadLive} words={words} />
        </Message>
      );
    }
    case 'retired': {
      const { merger, old, successor } = answer;
      const into = answer.into?.name ?? merger.into;
      const place = old ? [old.branch, old.city].filter(Boolean).map(readable) : [];
      const search = [...new Set([into, ...place])].join(' ');
      return (
        <>
          <Message code={answer.code} title={words.retired.title(merger)}>
            <p>{words.retired.text(merger, into)}</p>
            {old && <p>{words.retired.old(nameOf(old))}</p>}
            {!successor && <p>{merger.rule ? words.retired.gone : words.retired.noRule(into)}</p>}
            {!successor && old && (
              <button type="button" className="button" onClick={() => desk.asked.set({ text: search })}>
                {words.retired.find(into, readable(old.city || old.branch))}
              </button>
            )}
          </Message>
          {successor && answer.into && (
            <>
              <h2 className="mt-5 mb-2 font-semibold">{words.retired.newCode}</h2>
              <BranchCard key={successor.code} branch={successor} bank={answer.into} {...rest} />
            </>
          )}
        </>
      );
    }
  }
}

/** A plain statement about a code that has no branch to show. */
function Message({
  code,
  title,
  children,
}: {
  readonly code: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="space-y-2 rounded-lg border border-cost bg-surface p-4 sm:p-5">
      <p className="figure font-semibold tracking-wide">{code}</p>
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </div>
  );
}

/** Asks the public service about a code that our list does not have. */
function AskOnly({
  code,
  loadLive,
  words,
}: {
  readonly code: string;
  readonly loadLive: LoadLive;
  readonly words: CodeWords;
}) {
  const live = useLive(code, false, loadLive, words.live);
  if (!live.found) return <Live live={live} words={words.live} />;
  const { bank, branch, address, city, state } = live.found;
  return (
    <div className="border-line border-t pt-3 text-sm">
      <p className="font-semibold">{[bank, branch].map(readable).join(', ')}</p>
      <p>{[address, city, state].filter(Boolean).map(readable).join(', ')}</p>
      <p className="mt-1 text-muted text-xs">{words.live.source}</p>
    </div>
  );
}
