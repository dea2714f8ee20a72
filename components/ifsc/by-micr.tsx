'use client';

import { type Manifest, manifestOf } from '@/lib/ifsc/manifest';
import { lookUpMicr, type MicrAnswer, partsOfMicr } from '@/lib/ifsc/micr';
import { readable } from '@/lib/ifsc/readable';
import type { Desk } from './desk';
import { HitList } from './hit-list';
import type { Ask } from './outcome';
import type { HitsWords, MicrWords } from './words';

/** Answers a MICR of nine digits. */
export function askMicr(micr: MicrWords, hits: HitsWords): Ask {
  return async (digits, { data, desk }) => {
    const [manifest, answer] = await Promise.all([manifestOf(data), lookUpMicr(data, digits)]);
    return {
      kind: 'micr',
      said: micr.title,
      view: <MicrResult answer={answer} manifest={manifest} desk={desk} micr={micr} hits={hits} />,
    };
  };
}

/** What the nine digits of a MICR tell for certain, and the branches that it may be. */
function MicrResult({
  answer,
  manifest,
  desk,
  micr,
  hits,
}: {
  readonly answer: MicrAnswer;
  readonly manifest: Manifest;
  readonly desk: Desk;
  readonly micr: MicrWords;
  readonly hits: HitsWords;
}) {
  const parts = partsOfMicr(answer.micr);
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
          <HitList key={answer.micr} hits={exact} manifest={manifest} desk={desk} words={hits} />
        </>
      ) : (
        <>
          <p className="mt-4">{micr.notExact}</p>
          <h2 className="mt-5 font-semibold">
            {candidates.length > 0 ? micr.candidates(candidates.length) : micr.noCandidates}
          </h2>
          {candidates.length > 0 && (
            <HitList key={answer.micr} hits={candidates} manifest={manifest} desk={desk} words={hits} />
          )}
        </>
      )}
    </div>
  );
}
