'use client';

import type { Branch, Systems } from '@/lib/ifsc/branch';
import { partsOfCode } from '@/lib/ifsc/code';
import type { BankName } from '@/lib/ifsc/head';
import { readable } from '@/lib/ifsc/readable';
import { codeTexts } from './code-texts';
import { CopyButton } from './copy-button';
import type { DataFacts } from './facts';
import { Live, type LoadLive, useLive } from './live';
import { type LookupStore, noChoice } from './store';

interface Row {
  readonly label: string;
  readonly text: string;
}

/** What a card shows, from our data or from the live answer. */
interface Details {
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly micr: string;
  /** Only the public service has it; '' is unknown. */
  readonly swift: string;
  readonly systems: Systems | null;
}

const systemNames = { neft: 'NEFT', rtgs: 'RTGS', imps: 'IMPS', upi: 'UPI' } as const;

function systemsText(systems: Systems | null, bank: BankName, isMember: boolean): string {
  // What is known of the sponsor does not hold for the bank that uses its code.
  if (!systems && isMember) return codeTexts.systems.unknownOfMember;
  if (!systems)
    return `${bank.upi ? codeTexts.systems.bankUpi : codeTexts.systems.bankNoUpi} ${codeTexts.systems.unknown}`;
  return (Object.keys(systemNames) as (keyof Systems)[])
    .map((name) => (systems[name] ? codeTexts.systems.yes(systemNames[name]) : codeTexts.systems.no(systemNames[name])))
    .join(', ');
}

function rowsOf(details: Details, bankName: string, bank: BankName): Row[] {
  const { fields } = codeTexts;
  const rows: Row[] = [
    { label: fields.bank, text: bankName },
    { label: fields.branch, text: readable(details.branch) },
    { label: fields.address, text: readable(details.address) },
    { label: fields.city, text: readable(details.city) },
    { label: fields.district, text: details.district === details.city ? '' : readable(details.district) },
    { label: fields.state, text: readable(details.state) },
    { label: fields.micr, text: details.micr || codeTexts.micrUnknown },
    { label: fields.swift, text: details.swift },
    { label: fields.systems, text: systemsText(details.systems, bank, bankName !== bank.name) },
  ];
  return rows.filter(({ text }) => text !== '');
}

/** Returns which list the details are from, and of which month. */
function sourceOf({ origin, oldCode }: Branch, { detailsDate }: DataFacts): string {
  const month = codeTexts.monthOf(detailsDate);
  return origin === 'mapped' ? codeTexts.asOfMapped(month, oldCode) : codeTexts.asOf(month);
}

/** Renders one branch: its code large, what is known of it, where that comes from, and what can be done with it. */
export function BranchCard({
  branch,
  bank,
  facts,
  store,
  loadLive,
}: {
  readonly branch: Branch;
  readonly bank: BankName;
  readonly facts: DataFacts;
  readonly store: LookupStore;
  readonly loadLive: LoadLive;
}) {
  const live = useLive(branch.code, true, loadLive);
  const browse = () => {
    store.choice.set({ ...noChoice, bank: bank.code, state: branch.state });
    document.getElementById('steps-title')?.scrollIntoView({ block: 'center' });
  };
  const { found } = live;
  const { neft = false, rtgs = false, imps = false, upi = false } = found ?? {};
  const details: Details = found ? { ...found, systems: { neft, rtgs, imps, upi } } : { ...branch, swift: '' };
  const bankName = branch.member || bank.name;
  const hasDetails = branch.origin !== 'none' || found !== null;
  const rows = rowsOf(details, bankName, bank).filter(
    ({ label }) => hasDetails || label !== codeTexts.fields.micr || branch.micr !== '',
  );
  const place = [details.branch, details.city === details.branch ? '' : details.city]
    .filter(Boolean)
    .map(readable)
    .join(', ');
  const asText = [
    `${codeTexts.fields.code}: ${branch.code}`,
    ...rows.map(({ label, text }) => `${label}: ${text}`),
  ].join('\n');
  const link = () => `${window.location.origin}${window.location.pathname}#ifsc=${branch.code}`;
  return (
    <div className="rounded-lg border border-line bg-surface p-4 sm:p-5" data-branch={branch.code}>
      <h2 className="font-semibold text-lg">
        {bankName}
        {place && <span className="block font-normal text-base">{place}</span>}
      </h2>
      {branch.member !== '' && <p className="mt-1 text-muted text-sm">{codeTexts.routed(bank.name)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="figure select-all font-semibold text-2xl tracking-wide">{branch.code}</p>
        <CopyButton text={branch.code} label={codeTexts.copy} />
      </div>
      <p className="mt-1 font-medium text-sm">✓ {codeTexts.listed(codeTexts.date(facts.listDate))}</p>
      {!hasDetails && (
        <div className="mt-3 rounded-md bg-raised p-3 text-sm">
          <p className="font-medium">{codeTexts.noDetails.title}</p>
          <p>{codeTexts.noDetails.text}</p>
        </div>
      )}
      <Rows rows={rows} />
      {branch.pinState !== '' && !found && (
        <p className="mt-2 text-sm">{codeTexts.pinDiffers(readable(branch.state), readable(branch.pinState))}</p>
      )}
      {hasDetails && (
        <p className="mt-2 text-muted text-xs">{found ? codeTexts.live.source : sourceOf(branch, facts)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={asText} label={codeTexts.copyAll} />
        <ShareButton link={link} />
        {branch.state !== '' && branch.origin !== 'none' && (
          <button type="button" className="button button-quiet" onClick={browse}>
            {codeTexts.sameBank(bank.name, readable(branch.state))}
          </button>
        )}
      </div>
      {!found && <Live live={live} />}
      <CodeParts code={branch.code} bank={bank.name} />
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-line border-y text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2">
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders what the parts of a code mean, closed at first. */
function CodeParts({ code, bank }: { readonly code: string; readonly bank: string }) {
  const parts = partsOfCode(code);
  return (
    <details className="mt-3 border-line border-t pt-2 text-sm">
      <summary className="flex min-h-11 items-center justify-between font-medium">{codeTexts.parts.title}</summary>
      <dl className="space-y-1 pb-1">
        {[
          { part: parts.bank, text: codeTexts.parts.bank(bank) },
          { part: parts.zero, text: codeTexts.parts.zero },
          { part: parts.branch, text: codeTexts.parts.branch },
        ].map(({ part, text }) => (
          <div key={part + text} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
            <dt className="figure font-semibold tracking-wide">{part}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function ShareButton({ link }: { readonly link: () => string }) {
  return <CopyButton text={link()} label={codeTexts.copyLink} isLink />;
}
