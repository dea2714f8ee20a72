'use client';

import type { Branch } from '@/lib/ifsc/branch';
import { type Manifest, manifestOf } from '@/lib/ifsc/manifest';
import { lookUpMicr, type MicrAnswer, partsOfMicr } from '@/lib/ifsc/micr';
import { readable } from '@/lib/ifsc/readable';
import type { Hit } from '@/lib/ifsc/words';
import { HitList } from './hit-list';
import { micrTexts } from './micr-texts';
import type { Ask } from './outcome';
import type { LookupStore } from './store';

/** Answers a MICR of nine digits. */
export const answerMicr: Ask = async (digits, { data, store }) => {
  const [manifest, answer] = await Promise.all([manifestOf(data), lookUpMicr(data, digits)]);
  return {
    kind: 'micr',
    announcement: micrTexts.title,
    view: <MicrResult answer={answer} manifest={manifest} store={store} />,
  };
};

const hitOf = ({ code, branch, city, state, member }: Branch): Hit => ({
  code,
  branch,
  places: [city].filter(Boolean),
  state,
  member,
});

const nameOf = (manifest: Manifest, code: string) =>
  manifest.banks.find((bank) => bank.code === code.slice(0, 4))?.name ?? code.slice(0, 4);

/** Renders what is certain from the nine digits of a MICR, and the branches that it may be. */
function MicrResult({
  answer,
  manifest,
  store,
}: {
  readonly answer: MicrAnswer;
  readonly manifest: Manifest;
  readonly store: LookupStore;
}) {
  const parts = partsOfMicr(answer.micr);
  const certain = [
    answer.city ? micrTexts.city(parts.city, readable(answer.city)) : micrTexts.cityUnknown(parts.city),
    answer.banks.length > 0
      ? micrTexts.bank(
          parts.bank,
          answer.banks.map((bank) => bank.name),
        )
      : micrTexts.bankUnknown(parts.bank),
    micrTexts.branch(parts.branch),
  ];
  const exact = answer.exact.map(hitOf);
  const [first] = answer.exact;
  const candidates = answer.candidates.map((row) => ({ ...row, member: '' }));
  return (
    <div>
      <p className="figure font-semibold text-2xl tracking-wide">{answer.micr}</p>
      <h2 className="mt-3 font-semibold">{micrTexts.title}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {certain.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {exact.length > 0 ? (
        <>
          <h2 className="mt-5 font-semibold">{micrTexts.exact(exact.length)}</h2>
          <HitList key={answer.micr} hits={exact} manifest={manifest} store={store} />
          {first && answer.sharing.length > 0 && (
            <>
              <h2 className="mt-5 font-semibold">
                {micrTexts.sharing(first.member || nameOf(manifest, first.code), answer.sharing.length)}
              </h2>
              <HitList
                key={`${answer.micr}-sharing`}
                hits={answer.sharing.map(hitOf)}
                manifest={manifest}
                store={store}
              />
            </>
          )}
          <p className="mt-3 text-sm">{micrTexts.exactOnly}</p>
        </>
      ) : (
        <>
          <p className="mt-4">{micrTexts.notExact}</p>
          <h2 className="mt-5 font-semibold">
            {candidates.length > 0 ? micrTexts.candidates(candidates.length) : micrTexts.noCandidates}
          </h2>
          {candidates.length > 0 && <HitList key={answer.micr} hits={candidates} manifest={manifest} store={store} />}
        </>
      )}
    </div>
  );
}
