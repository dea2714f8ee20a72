'use client';

import type { ReactNode } from 'react';
import type { Branch } from '@/lib/ifsc/branch';
import type { Repair } from '@/lib/ifsc/code';
import type { CodeAnswer } from '@/lib/ifsc/lookup';
import { readable } from '@/lib/ifsc/readable';
import { BranchCard } from './branch-card';
import { codeTexts } from './code-texts';
import type { DataFacts } from './facts';
import { Live, type LoadLive, useLive } from './live';
import type { LookupStore } from './store';

interface ResultProps {
  readonly facts: DataFacts;
  readonly store: LookupStore;
  readonly loadLive: LoadLive;
}

const nameOf = (branch: Branch) =>
  [...new Set([branch.branch, branch.city, branch.state].filter(Boolean))].map(readable).join(', ');

/** Returns the answer in one sentence, for a screen reader. */
export function announcementOfCode(answer: CodeAnswer, { listDate }: DataFacts): string {
  switch (answer.kind) {
    case 'listed': {
      const { branch, bank } = answer;
      return [branch.member || bank.name, readable(branch.branch), readable(branch.city), branch.code]
        .filter(Boolean)
        .join(', ');
    }
    case 'retired':
      return (answer.old?.member && !answer.successor ? codeTexts.retired.ruralTitle : codeTexts.retired.title)(
        answer.merger,
      );
    case 'unlisted':
      return codeTexts.unlisted.title(codeTexts.date(listDate));
    case 'unknownBank':
      return codeTexts.unknownBank.title;
  }
}

/** Renders what a code turned out to be, and what was put right to read it. */
export function CodeResult({
  answer,
  repairs,
  ...rest
}: ResultProps & { readonly answer: CodeAnswer; readonly repairs: readonly Repair[] }) {
  const code = answer.kind === 'listed' ? answer.branch.code : answer.code;
  return (
    <>
      {repairs.length > 0 && <p className="mb-2 text-muted text-sm">{codeTexts.repairs(repairs, code)}</p>}
      <Result answer={answer} {...rest} />
    </>
  );
}

function Result({ answer, facts, store, loadLive }: ResultProps & { readonly answer: CodeAnswer }) {
  const listDate = codeTexts.date(facts.listDate);
  const rest = { facts, store, loadLive };
  switch (answer.kind) {
    case 'listed':
      return (
        <>
          {answer.repaired && <p className="mb-2 text-sm">{codeTexts.zerosForO(answer.branch.code)}</p>}
          <BranchCard key={answer.branch.code} branch={answer.branch} bank={answer.bank} {...rest} />
        </>
      );
    case 'unknownBank':
    case 'unlisted': {
      const isKnown = answer.kind === 'unlisted';
      return (
        <Message code={answer.code} title={isKnown ? codeTexts.unlisted.title(listDate) : codeTexts.unknownBank.title}>
          <p>
            {isKnown ? codeTexts.unlisted.text(answer.bank.name) : codeTexts.unknownBank.text(answer.code, listDate)}
          </p>
          {answer.old && <p>{codeTexts.unlisted.old(nameOf(answer.old), codeTexts.monthOf(facts.detailsDate))}</p>}
          <AskOnly key={answer.code} code={answer.code} loadLive={loadLive} />
        </Message>
      );
    }
    case 'retired': {
      const { merger, old, successor } = answer;
      const rural = old && !successor ? old.member : '';
      const into = answer.into?.name ?? merger.into;
      const place = old ? [old.branch, old.city].filter(Boolean).map(readable) : [];
      const search = [...new Set([into, ...place])].join(' ');
      return (
        <>
          <Message code={answer.code} title={(rural ? codeTexts.retired.ruralTitle : codeTexts.retired.title)(merger)}>
            <p>{rural ? codeTexts.retired.rural(rural, merger, into) : codeTexts.retired.text(merger, into)}</p>
            {old && <p>{codeTexts.retired.old(nameOf(old))}</p>}
            {!successor && !rural && <p>{merger.rule ? codeTexts.retired.gone : codeTexts.retired.noRule(into)}</p>}
            {!successor && !rural && old && (
              <button type="button" className="button" onClick={() => store.asked.set({ text: search })}>
                {codeTexts.retired.find(into, readable(old.city || old.branch))}
              </button>
            )}
          </Message>
          {successor && answer.into && (
            <>
              <h2 className="mt-5 mb-2 font-semibold">{codeTexts.retired.newCode}</h2>
              <BranchCard key={successor.code} branch={successor} bank={answer.into} {...rest} />
            </>
          )}
        </>
      );
    }
  }
}

/** Renders a plain statement about a code that has no branch to show. */
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
function AskOnly({ code, loadLive }: { readonly code: string; readonly loadLive: LoadLive }) {
  const live = useLive(code, false, loadLive);
  if (!live.found) return <Live live={live} />;
  const { bank, branch, address, city, state } = live.found;
  return (
    <div className="border-line border-t pt-3 text-sm">
      <p className="font-semibold">{[bank, branch].map(readable).join(', ')}</p>
      <p>{[address, city, state].filter(Boolean).map(readable).join(', ')}</p>
      <p className="mt-1 text-muted text-xs">{codeTexts.live.source}</p>
    </div>
  );
}
