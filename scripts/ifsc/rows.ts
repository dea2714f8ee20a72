/** Puts the sources together: one row for each code on the list, and one for each code of the past that is still known. */
import { mergers, ruralBanks } from '@/content/ifsc/mergers';
import type { Branch } from '@/lib/ifsc/branch';
import { readable } from '@/lib/ifsc/readable';
import { mergerOf, successorOf } from '@/lib/ifsc/retired';
import { lastNotAfter } from '@/lib/ifsc/shard';
import type { SourceRow } from './corrections';
import type { CodeList, ReleaseRow } from './sources';

const unknown = { branch: '', address: '', city: '', district: '', state: '', pinState: '' };

/** Returns old rows by the code that their branch has now, where a merger's rule leads to exactly one code on the list. */
function mappedRows(codes: readonly string[], old: ReadonlyMap<string, SourceRow>): Map<string, SourceRow> {
  const listed = new Set(codes);
  const found = new Map<string, SourceRow>();
  for (const row of old.values()) {
    const merger = mergerOf(row.code, mergers);
    const stem = merger && successorOf(row.code, merger);
    if (!stem) continue;
    const first = lastNotAfter(codes, stem) + (listed.has(stem) ? 0 : 1);
    const code = codes[first] ?? '';
    const isAlone = !(codes[first + 1] ?? '').startsWith(stem);
    if (code.startsWith(stem) && isAlone && !listed.has(row.code)) found.set(code, row);
  }
  return found;
}

/**
 * Returns the regional rural bank that used a code of a bank that has merged, by the beginning of the code or the name of
 * its branch; '' where it was the bank's own.
 */
function ruralBankOf(code: string, branch: string): string {
  if (!mergerOf(code, mergers)) return '';
  const known = ruralBanks.find(([beginning]) => code.startsWith(beginning))?.[1];
  if (known) return known;
  return code.slice(5, 7) === 'RR' && /\b(?:GRAMIN|GRAMEENA?|VIKASH?)\b/.test(branch) ? readable(branch) : '';
}

/** Returns every row, ascending by code. With a release, its codes are the list; the code list then only names banks and members. */
export function assemble(
  list: CodeList,
  old: ReadonlyMap<string, SourceRow>,
  release: ReadonlyMap<string, ReleaseRow> | null,
): Branch[] {
  const codes = release ? [...release.keys()].sort() : list.codes;
  const listed = new Set(codes);
  const mapped = mappedRows(codes, old);
  const headOffices = new Map(
    Object.values(list.banks).flatMap(({ ifsc, micr }) =>
      ifsc && /^\d{9}$/.test(micr ?? '') ? [[ifsc, micr ?? '']] : [],
    ),
  );
  const rows = codes.map((code): Branch => {
    const own = release?.get(code);
    const before = own ?? old.get(code) ?? mapped.get(code);
    const isMapped = !own && !old.has(code) && mapped.has(code);
    const base = {
      code,
      listed: true,
      micr: own?.micr || headOffices.get(code) || '',
      systems: own?.systems ?? null,
      member: list.memberOf(code),
      oldCode: isMapped ? (before?.code ?? '') : '',
    };
    if (!before) return { ...unknown, ...base, origin: 'none' };
    const { branch, address, city, district, state, pinState = '' } = before;
    const origin = own ? 'release' : isMapped ? 'mapped' : 'old';
    return { ...base, origin, branch, address, city: city || district, district: district || city, state, pinState };
  });
  for (const { code, branch, address, city, district, state, pinState = '' } of old.values()) {
    if (listed.has(code)) continue;
    const details = { branch, address, city: city || district, district: district || city, state, pinState };
    const member = ruralBankOf(code, branch) || list.memberOf(code);
    rows.push({ code, listed: false, origin: 'old', ...details, micr: '', systems: null, member, oldCode: '' });
  }
  return rows.sort((a, b) => (a.code < b.code ? -1 : 1));
}
