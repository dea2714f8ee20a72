'use client';

import type { MicrAnswer } from '@/lib/ifsc/lookup';
import type { Manifest } from '@/lib/ifsc/manifest';
import { partsOfMicr } from '@/lib/ifsc/micr';
import { readable } from '@/lib/ifsc/readable';
import { HitList } from './hit-list';
import type { IfscWords } from './words';

/** What the nine digits of a MICR tell for certain, and the branches that it may be. */
export function MicrResult({
  answer,
  manifest,
  onCode,
  words,
}: {
  readonly answer: MicrAnswer;
  readonly manifest: Manifest;
  readonly onCode: (code: string) => void;
  readonly words: IfscWords;
}) {
  const parts = partsOfMicr(answer.micr);
  const { micr } = words;
  const certain = [
    answer.city ? micr.city(parts.city, readable(answer.city)) : micr.cityUnknown(parts.city),
    answer.banks.length > 0
      ? micr.bank(
          parts.bank,
          answer.banks.map((bank) => bank.name),
        )
      : micr.bankUnknown(parts.bank),
    micr.branch(parts.branch),
  ];
  const exact = answer.exact.map((branch) => ({
    code: branch.code,
    branch: branch.branch,
    places: [branch.city].filter(Boolean),
    state: branch.state,
    member: branch.member,
  }));
  const candidates = answer.candidates.map((row) => ({ ...row, member: '' }));
  return (
    <div>
      <p className="figure font-semibold text-2xl tracking-wide">{answer.micr}</p>
      <h2 className="mt-3 font-semibold">{micr.title}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {certain.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {exact.length > 0 ? (
        <>
          <h2 className="mt-5 font-semibold">{micr.exact(exact.length)}</h2>
          <HitList key={answer.micr} hits={exact} manifest={manifest} onCode={onCode} words={words} />
        </>
      ) : (
        <>
          <p className="mt-4">{micr.notExact}</p>
          <h2 className="mt-5 font-semibold">
            {candidates.length > 0 ? micr.candidates(candidates.length) : micr.noCandidates}
          </h2>
          {candidates.length > 0 && (
            <HitList key={answer.micr} hits={candidates} manifest={manifest} onCode={onCode} words={words} />
          )}
        </>
      )}
    </div>
  );
}
