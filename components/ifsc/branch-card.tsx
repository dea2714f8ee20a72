'use client';

import { useState } from 'react';
import type { Branch, Systems } from '@/lib/ifsc/branch';
import { partsOfCode } from '@/lib/ifsc/code';
import { askLive, type LiveAnswer } from '@/lib/ifsc/live';
import type { Bank } from '@/lib/ifsc/manifest';
import { readable } from '@/lib/ifsc/readable';
import { CopyButton } from './copy-button';
import type { IfscWords } from './words';

interface Row {
  readonly label: string;
  readonly text: string;
}

/** What a card tells, by our data or by the live answer. */
interface Told {
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly micr: string;
  readonly systems: Systems | null;
}

const systemNames = { neft: 'NEFT', rtgs: 'RTGS', imps: 'IMPS', upi: 'UPI' } as const;

function systemsText(systems: Systems | null, bank: Bank, isMember: boolean, words: IfscWords): string {
  // What is known of the sponsor says nothing about the bank that uses its code.
  if (!systems && isMember) return words.systems.unknownOfMember;
  if (!systems) return `${bank.upi ? words.systems.bankUpi : words.systems.bankNoUpi} ${words.systems.unknown}`;
  return (Object.keys(systemNames) as (keyof Systems)[])
    .map((name) => (systems[name] ? words.systems.yes(systemNames[name]) : words.systems.no(systemNames[name])))
    .join(', ');
}

function rowsOf(told: Told, bankName: string, bank: Bank, words: IfscWords): Row[] {
  const { fields } = words;
  const rows: Row[] = [
    { label: fields.bank, text: bankName },
    { label: fields.branch, text: readable(told.branch) },
    { label: fields.address, text: readable(told.address) },
    { label: fields.city, text: readable(told.city) },
    { label: fields.district, text: told.district === told.city ? '' : readable(told.district) },
    { label: fields.state, text: readable(told.state) },
    { label: fields.micr, text: told.micr || words.micrUnknown },
    { label: fields.systems, text: systemsText(told.systems, bank, bankName !== bank.name, words) },
  ];
  return rows.filter(({ text }) => text !== '');
}

/** One branch: its code large, what is known of it, where that comes from, and what can be done with it. */
export function BranchCard({
  branch,
  bank,
  listDate,
  detailsDate,
  onBrowse,
  words,
}: {
  readonly branch: Branch;
  readonly bank: Bank;
  readonly listDate: string;
  readonly detailsDate: string;
  readonly onBrowse: (bank: string, state: string) => void;
  readonly words: IfscWords;
}) {
  const [live, setLive] = useState<LiveAnswer | 'asking' | null>(null);
  const ask = async () => {
    setLive('asking');
    setLive(await askLive(branch.code));
  };
  const found = live !== null && live !== 'asking' && live.kind === 'found' ? live.branch : null;
  const { neft = false, rtgs = false, imps = false, upi = false } = found ?? {};
  const told: Told = found ? { ...found, systems: { neft, rtgs, imps, upi } } : branch;
  const bankName = branch.member || bank.name;
  const hasDetails = branch.origin !== 'none' || found !== null;
  const rows = rowsOf(told, bankName, bank, words).filter(
    ({ label }) => hasDetails || label !== words.fields.micr || branch.micr !== '',
  );
  const parts = partsOfCode(branch.code);
  const place = [told.branch, told.city === told.branch ? '' : told.city].filter(Boolean).map(readable).join(', ');
  const asText = [`${words.fields.code}: ${branch.code}`, ...rows.map(({ label, text }) => `${label}: ${text}`)].join(
    '\n',
  );
  const link = () => `${window.location.origin}${window.location.pathname}#ifsc=${branch.code}`;
  return (
    <div className="rounded-lg border border-line bg-surface p-4 sm:p-5" data-branch={branch.code}>
      <h2 className="font-semibold text-lg">
        {bankName}
        {place && <span className="block font-normal text-base">{place}</span>}
      </h2>
      {branch.member !== '' && <p className="mt-1 text-muted text-sm">{words.routed(bank.name)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="figure select-all font-semibold text-2xl tracking-wide">{branch.code}</p>
        <CopyButton text={branch.code} label={words.copy} words={words} />
      </div>
      <p className="mt-1 font-medium text-sm">✓ {words.listed(words.date(listDate))}</p>
      {!hasDetails && (
        <div className="mt-3 rounded-md bg-raised p-3 text-sm">
          <p className="font-medium">{words.noDetails.title}</p>
          <p>{words.noDetails.text}</p>
        </div>
      )}
      <dl className="mt-3 divide-y divide-line border-line border-y text-sm">
        {rows.map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {hasDetails && (
        <p className="mt-2 text-muted text-xs">
          {found
            ? words.live.source
            : branch.origin === 'mapped'
              ? words.asOfMapped(words.monthOf(detailsDate), branch.oldCode)
              : words.asOf(words.monthOf(detailsDate))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={asText} label={words.copyAll} words={words} />
        <ShareButton link={link} words={words} />
        {branch.state !== '' && branch.origin !== 'none' && (
          <button type="button" className="button button-quiet" onClick={() => onBrowse(bank.code, branch.state)}>
            {words.sameBank(bank.name, readable(branch.state))}
          </button>
        )}
      </div>
      {!found && <Live live={live} onAsk={ask} isListed words={words} />}
      <details className="group mt-3 border-line border-t pt-2 text-sm">
        <summary className="flex min-h-11 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
          {words.parts.title}
          <span aria-hidden className="text-muted transition-transform group-open:rotate-180">
            ▾
          </span>
        </summary>
        <dl className="space-y-1 pb-1">
          {[
            { part: parts.bank, text: words.parts.bank(bank.name) },
            { part: parts.zero, text: words.parts.zero },
            { part: parts.branch, text: words.parts.branch },
          ].map(({ part, text }) => (
            <div key={part + text} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
              <dt className="figure font-semibold tracking-wide">{part}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function ShareButton({ link, words }: { readonly link: () => string; readonly words: IfscWords }) {
  return <CopyButton text={link()} label={words.copyLink} isLink words={words} />;
}

/** The way to the public service: what is sent is said before, and a failure is said plainly. */
export function Live({
  live,
  onAsk,
  isListed,
  words,
}: {
  readonly live: LiveAnswer | 'asking' | null;
  readonly onAsk: () => void;
  readonly isListed: boolean;
  readonly words: IfscWords;
}) {
  const failed = live !== null && live !== 'asking' && live.kind !== 'found' ? live : null;
  return (
    <div className="mt-4 border-line border-t pt-3 text-sm">
      <button type="button" className="button" disabled={live === 'asking'} onClick={onAsk}>
        {live === 'asking' ? words.live.asking : failed ? words.live.askAgain : words.live.ask}
      </button>
      <p role="status" className={failed ? 'mt-2 text-danger' : ''}>
        {failed && words.live.failed(failed, isListed)}
      </p>
      <p className="mt-2 text-muted text-xs">{words.live.note}</p>
    </div>
  );
}
