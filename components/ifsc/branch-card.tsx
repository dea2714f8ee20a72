'use client';

import type { Branch, Systems } from '@/lib/ifsc/branch';
import { partsOfCode } from '@/lib/ifsc/code';
import type { BankName } from '@/lib/ifsc/head';
import { readable } from '@/lib/ifsc/readable';
import { CopyButton } from './copy-button';
import { type Desk, noChoice } from './desk';
import type { DataFacts } from './facts';
import { Live, type LoadLive, useLive } from './live';
import type { CodeWords } from './words';

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

function systemsText(systems: Systems | null, bank: BankName, isMember: boolean, words: CodeWords): string {
  // What is known of the sponsor says nothing about the bank that uses its code.
  if (!systems && isMember) return words.systems.unknownOfMember;
  if (!systems) return `${bank.upi ? words.systems.bankUpi : words.systems.bankNoUpi} ${words.systems.unknown}`;
  return (Object.keys(systemNames) as (keyof Systems)[])
    .map((name) => (systems[name] ? words.systems.yes(systemNames[name]) : words.systems.no(systemNames[name])))
    .join(', ');
}

function rowsOf(told: Told, bankName: string, bank: BankName, words: CodeWords): Row[] {
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
  facts,
  desk,
  loadLive,
  words,
}: {
  readonly branch: Branch;
  readonly bank: BankName;
  readonly facts: DataFacts;
  readonly desk: Desk;
  readonly loadLive: LoadLive;
  readonly words: CodeWords;
}) {
  const { listDate, detailsDate } = facts;
  const live = useLive(branch.code, true, loadLive, words.live);
  const browse = () => {
    desk.choice.set({ ...noChoice, bank: bank.code, state: branch.state });
    document.getElementById('steps-title')?.scrollIntoView({ block: 'center' });
  };
  const { found } = live;
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
          <button type="button" className="button button-quiet" onClick={browse}>
            {words.sameBank(bank.name, readable(branch.state))}
          </button>
        )}
      </div>
      {!found && <Live live={live} words={words.live} />}
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

function ShareButton({ link, words }: { readonly link: () => string; readonly words: CodeWords }) {
  return <CopyButton text={link()} label={words.copyLink} isLink words={words} />;
}
