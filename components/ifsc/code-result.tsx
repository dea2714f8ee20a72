'use client';

import { type ReactNode, useState } from 'react';
import type { Branch } from '@/lib/ifsc/branch';
import { askLive, type LiveAnswer } from '@/lib/ifsc/live';
import type { CodeAnswer } from '@/lib/ifsc/lookup';
import type { Manifest } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import { BranchCard, Live } from './branch-card';
import type { IfscWords } from './words';

interface ResultProps {
  readonly manifest: Manifest;
  readonly onBrowse: (bank: string, state: string) => void;
  readonly onSearch: (text: string) => void;
  readonly words: IfscWords;
}

const nameOf = (branch: Branch) =>
  [...new Set([branch.branch, branch.city, branch.state].filter(Boolean))].map(readable).join(', ');

/** What a code turned out to be. */
export function CodeResult({ answer, manifest, ...rest }: ResultProps & { readonly answer: CodeAnswer }) {
  const { words } = rest;
  const dates = { listDate: manifest.listDate, detailsDate: manifest.detailsDate };
  switch (answer.kind) {
    case 'listed':
      return (
        <>
          {answer.repaired && <p className="mb-2 text-sm">{words.zerosForO(answer.branch.code)}</p>}
          <BranchCard key={answer.branch.code} branch={answer.branch} bank={answer.bank} {...dates} {...rest} />
        </>
      );
    case 'unknownBank':
      return (
        <Message code={answer.code} title={words.unknownBank.title}>
          <p>{words.unknownBank.text(answer.code, words.date(manifest.listDate))}</p>
          <AskOnly key={answer.code} code={answer.code} words={words} />
        </Message>
      );
    case 'unlisted':
      return (
        <Message code={answer.code} title={words.unlisted.title(words.date(manifest.listDate))}>
          <p>{words.unlisted.text(answer.bank.name)}</p>
          {answer.old && <p>{words.unlisted.old(nameOf(answer.old), words.monthOf(manifest.detailsDate))}</p>}
          <AskOnly key={answer.code} code={answer.code} words={words} />
        </Message>
      );
    case 'retired': {
      const into = answer.into?.name ?? answer.merger.into;
      const place = answer.old ? [answer.old.branch, answer.old.city].filter(Boolean).map(readable) : [];
      const search = [...new Set([into, ...place])].join(' ');
      return (
        <>
          <Message code={answer.code} title={words.retired.title(answer.merger)}>
            <p>{words.retired.text(answer.merger, into)}</p>
            {answer.old && <p>{words.retired.old(nameOf(answer.old))}</p>}
            {!answer.successor && <p>{answer.hasRule ? words.retired.gone : words.retired.noRule(into)}</p>}
            {!answer.successor && answer.old && (
              <button type="button" className="button" onClick={() => rest.onSearch(search)}>
                {words.retired.find(into, readable(answer.old.city || answer.old.branch))}
              </button>
            )}
          </Message>
          {answer.successor && answer.into && (
            <>
              <h2 className="mt-5 mb-2 font-semibold">{words.retired.newCode}</h2>
              <BranchCard
                key={answer.successor.code}
                branch={answer.successor}
                bank={answer.into}
                {...dates}
                {...rest}
              />
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
function AskOnly({ code, words }: { readonly code: string; readonly words: IfscWords }) {
  const [live, setLive] = useState<LiveAnswer | 'asking' | null>(null);
  const ask = async () => {
    setLive('asking');
    setLive(await askLive(code));
  };
  if (live === null || live === 'asking' || live.kind !== 'found') {
    return <Live live={live} onAsk={ask} isListed={false} words={words} />;
  }
  const { bank, branch, address, city, state } = live.branch;
  return (
    <div className="border-line border-t pt-3 text-sm">
      <p className="font-semibold">{[bank, branch].map(readable).join(', ')}</p>
      <p>{[address, city, state].filter(Boolean).map(readable).join(', ')}</p>
      <p className="mt-1 text-muted text-xs">{words.live.source}</p>
    </div>
  );
}
