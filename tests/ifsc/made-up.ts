/** A small release of made-up branches: three banks, two States, an index of a few words. For tests whose answers are counted by hand. */
import { type Branch, packBranches } from '@/lib/ifsc/branch';
import { packHead } from '@/lib/ifsc/head';
import { type ListedBranch, packListing } from '@/lib/ifsc/listing';
import { type Data, dataOf } from '@/lib/ifsc/lookup';
import { type Bank, type Manifest, packManifest } from '@/lib/ifsc/manifest';
import { packMicrTable } from '@/lib/ifsc/micr';
import type { Merger } from '@/lib/ifsc/retired';
import { sealed } from '@/lib/ifsc/shard';
import type { Hit } from '@/lib/ifsc/words';

export const branchRow = (code: string, changes: Partial<Branch> = {}): Branch => ({
  code,
  listed: true,
  origin: 'release',
  branch: 'MAIN',
  address: '',
  city: 'PUNE',
  district: 'PUNE',
  state: 'MAHARASHTRA',
  pinState: '',
  micr: '',
  systems: null,
  member: '',
  oldCode: '',
  ...changes,
});

export const merger: Merger = {
  from: 'OLDB',
  name: 'Old Bank',
  into: 'BIGB',
  on: '2020-04-01',
  meaning: 'merged',
  rule: { pattern: 'BIGB0#####?' },
  source: 'x',
};

const bank = (code: string, name: string, changes: Partial<Bank> = {}): Bank => ({
  code,
  name,
  upi: false,
  codes: 2,
  located: 2,
  states: ['GOA', 'MAHARASHTRA'],
  split: false,
  ...changes,
});

export const manifest: Manifest = {
  banks: [
    bank('BIGB', 'Big Bank of India', { upi: true, codes: 5, located: 4, split: true }),
    bank('GOAB', 'Goa Bank', { states: ['GOA'] }),
    bank('SAMB', 'Same Trust Bank'),
    bank('SAMC', 'Same Trust Bank Limited', { split: true, upi: false }),
  ],
  states: ['DELHI', 'GOA', 'MAHARASHTRA'],
  full: false,
};

export const listed = (code: string, changes: Partial<ListedBranch> = {}): ListedBranch => ({
  code,
  branch: 'MAIN',
  places: ['PUNE'],
  state: 'MAHARASHTRA',
  area: '411',
  ...changes,
});

export const hit = (code: string, branch: string, changes: Partial<Hit> = {}): Hit => ({
  code,
  branch,
  places: ['PUNE'],
  state: 'MAHARASHTRA',
  member: '',
  ...changes,
});

/** The rows of Big Bank, in the chunks in which they are filed. */
export const bigRows = [
  [
    branchRow('BIGB0000100', { micr: '411002001' }),
    branchRow('BIGB0000110', { branch: 'CAMP' }),
    branchRow('BIGB0000125', { oldCode: 'OLDB0000012', origin: 'mapped' }),
  ],
  [branchRow('BIGB0SGCB01', { member: 'A' }), branchRow('BIGB0SGCB02'), branchRow('BIGB0SGCB03', { listed: false })],
];

/** The data files of the release, by path, as they are read. */
function filesOf(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const big = { code: 'BIGB', name: 'Big Bank of India', upi: true };
  const bodies: Record<string, unknown> = {
    'c/BIGB': packHead({ bank: big, merger: null, starts: ['BIGB0000100', 'BIGB0SGCB01'], rows: null }),
    'c/BIGB/0': packBranches(bigRows[0] ?? []),
    'c/BIGB/1': packBranches(bigRows[1] ?? []),
    'c/GOAB': packHead({
      bank: { code: 'GOAB', name: 'Goa Bank', upi: false },
      merger: null,
      starts: [],
      rows: [branchRow('GOAB0000OO1'), branchRow('GOAB0000002', { listed: false }), branchRow('GOAB0000003')],
    }),
    'c/OLDB': packHead({ bank: null, merger, starts: [], rows: [branchRow('OLDB0000077', { listed: false })] }),
    'c/GONE': packHead({ bank: null, merger: null, starts: [], rows: [branchRow('GONE0000001', { listed: false })] }),
    manifest: packManifest(manifest),
    micr: packMicrTable({
      banks: new Map([
        ['002', ['BIGB', 'NONE']],
        ['009', ['GOAB', 'SAMB']],
        ['010', ['BIGB', 'SAMB', 'SAMC']],
      ]),
      areas: new Map([
        ['411', { city: 'PUNE', states: ['MAHARASHTRA'] }],
        ['403', { city: 'PANAJI', states: ['GOA', 'MAHARASHTRA', 'GOA'] }],
      ]),
      known: new Map([
        ['411002001', ['BIGB0000100']],
        ['411002002', ['BIGB0SGCB01']],
        ['411002003', ['BIGB0000999']],
      ]),
    }),
    'b/BIGB-1': packListing([listed('BIGB0000200', { state: 'GOA', area: '403' })]),
    'b/BIGB-2': packListing([
      listed('BIGB0000100'),
      listed('BIGB0000110', { area: '403' }),
      listed('BIGB0000120', { area: '' }),
    ]),
    'b/GOAB': packListing([listed('GOAB0000003', { state: 'GOA', area: '403', places: ['PANAJI', 'NORTH GOA'] })]),
    'b/SAMB': packListing([listed('SAMB0000001', { area: '403' })]),
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(bodies).map(([path, body]) => [path, JSON.parse(sealed(`r1/${path}`, body)) as unknown]),
  );
}

/** The release as the look-ups read it; `seen` collects the paths that are read. */
export function madeUp(changes: Record<string, unknown> = {}, seen: string[] = []): Data {
  const files = filesOf(changes);
  return dataOf('r1', 'BIGBGOABOLDBGONE', async (path) => {
    seen.push(path);
    if (!(path in files)) throw new Error(`404: ${path}`);
    return files[path];
  });
}
