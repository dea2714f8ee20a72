/**
 * The real step, scripts/ifsc.ts, run on full releases: a large one made from the packages in the columns of IFSC.csv, and
 * ones that are damaged.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { nicknames } from '@/content/ifsc/banks';
import { vocabulary } from '@/content/ifsc/places';
import { listingOf } from '@/lib/ifsc/listing';
import { type Data, lookUpCode } from '@/lib/ifsc/lookup';
import { manifestOf } from '@/lib/ifsc/manifest';
import { lookUpMicr } from '@/lib/ifsc/micr';
import { queryOf, search } from '@/lib/ifsc/search';
import { indexOf } from '@/lib/ifsc/words';
import { corrected } from '@/scripts/ifsc/corrections';
import { settled } from '@/scripts/ifsc/places';
import { writeData } from '@/scripts/ifsc/write';
import { builtIn, dataOver } from './built';

const columns = 'BANK,IFSC,BRANCH,CENTRE,DISTRICT,STATE,ADDRESS,IMPS,RTGS,CITY,ISO3166,NEFT,MICR,UPI,SWIFT'.split(',');
type Row = Readonly<Record<string, string>>;

/** Branches of six banks as the release would tell them: texts as the package has them, MICRs and payment systems made up. */
const source = ['HDFC', 'KARB', 'IDIB', 'FDRL', 'COSB', 'SBIN'].flatMap((bank) => {
  const file = path.join(process.cwd(), 'node_modules/ifsc-nodejs/ifsc', `${bank}.json`);
  return (Object.values(JSON.parse(readFileSync(file, 'utf8'))) as Row[]).slice(0, 1_500);
});
const rows: Row[] = source.map((row, index) => ({
  BANK: row.BANK ?? '',
  IFSC: row.IFSC ?? '',
  BRANCH: row.BRANCH ?? '',
  CENTRE: row.DISTRICT ?? '',
  DISTRICT: row.DISTRICT ?? '',
  STATE: row.STATE ?? '',
  ADDRESS: row.ADDRESS ?? '',
  IMPS: 'true',
  RTGS: index % 3 === 0 ? 'false' : 'true',
  CITY: row.CITY ?? '',
  ISO3166: 'IN-XX',
  NEFT: 'true',
  MICR: index % 7 === 0 ? '' : String(400_000_001 + index * 37),
  UPI: index % 5 === 0 ? 'false' : 'true',
  SWIFT: '',
}));
// What the release is known to do: its rows of payment systems, two letters for a state, text with quotes and line ends.
rows.push(
  {
    IFSC: 'CSBK0000001',
    BANK: 'CSB Bank',
    BRANCH: 'CSB Bank IMPS',
    CENTRE: 'NA',
    DISTRICT: 'NA',
    STATE: 'MAHARASHTRA',
    ADDRESS: 'NA',
    CITY: 'MUMBAI',
    IMPS: 'true',
    RTGS: 'false',
    NEFT: 'false',
    UPI: 'true',
    MICR: 'NA',
  },
  {
    IFSC: 'TMBL0000001',
    BANK: 'TMB',
    BRANCH: 'MAIN "OLD", TUTICORIN',
    CENTRE: 'TUTICORIN',
    DISTRICT: 'TUTICORIN',
    STATE: 'TN',
    ADDRESS: '57, V.E. ROAD,\r\nTUTICORIN 628002\u00a0',
    CITY: 'TUTICORIN',
    IMPS: 'true',
    RTGS: 'true',
    NEFT: 'true',
    UPI: 'false',
    MICR: '628060002',
  },
);
const csv = `${Papa.unparse(rows as Row[], { columns, newline: '\n' })}\n`;
const folder = mkdtempSync(path.join(tmpdir(), 'ifsc-'));
const target = path.join(folder, 'ifsc');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the step on a release; what it says, and how it ends. */
function run(content: string | Buffer, fewest = 5_000) {
  const file = path.join(folder, 'IFSC.csv');
  writeFileSync(file, content);
  const env = { ...process.env, IFSC_CSV: file, IFSC_CSV_DATE: '2026-11-01', IFSC_CSV_FEWEST: String(fewest) };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ifsc.ts', target], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('a whole release', () => {
  const first = run(csv);
  const built = first.status === 0 ? builtIn(target) : null;
  // The same rows by the same corrections, which weigh places against one another: against these rows alone.
  const plain = rows.map((row) =>
    corrected({
      code: row.IFSC ?? '',
      branch: row.BRANCH ?? '',
      address: row.ADDRESS ?? '',
      city: row.CITY ?? '',
      district: row.DISTRICT ?? '',
      state: row.STATE ?? '',
    }),
  );
  const old = { rows: new Map(settled(plain).rows.map((row) => [row.code, row])) };
  let data: Data;

  beforeAll(() => {
    if (!built) throw new Error(first.output);
    data = dataOver(built);
  });

  it('becomes data of its day, with all its codes', () => {
    expect(first).toMatchObject({ status: 0 });
    expect(built?.facts).toMatchObject({
      codes: rows.length,
      full: true,
      listDate: '2026-11-01',
      detailsDate: '2026-11-01',
    });
    expect(readdirSync(folder).sort()).toEqual(['IFSC.csv', 'ifsc']);
  });

  it('answers each of its codes with its own row: texts, MICR, payment systems', async () => {
    const wrong: string[] = [];
    for (const row of rows.slice(0, source.length)) {
      const answer = await lookUpCode(data, row.IFSC ?? '');
      const branch = answer.kind === 'listed' ? answer.branch : null;
      const expected = old.rows.get(row.IFSC ?? '');
      const isRight =
        branch?.origin === 'release' &&
        branch.branch === expected?.branch &&
        branch.address === expected.address &&
        branch.state === expected.state &&
        branch.city === (expected.city || expected.district) &&
        (branch.micr === row.MICR || row.MICR === '') &&
        branch.systems?.rtgs === (row.RTGS === 'true') &&
        branch.systems.upi === (row.UPI === 'true') &&
        branch.systems.neft &&
        branch.systems.imps;
      if (!isRight) wrong.push(row.IFSC ?? '');
    }
    expect(wrong).toEqual([]);
  });

  it('leads from each MICR to its branch, and from each branch’s bank and state to it', async () => {
    const manifest = await manifestOf(data);
    const wrong: string[] = [];
    for (const row of rows.slice(0, source.length)) {
      const code = row.IFSC ?? '';
      const expected = old.rows.get(code);
      const bank = manifest.banks.find((each) => code.startsWith(each.code));
      if (row.MICR && !(await lookUpMicr(data, row.MICR)).exact.some((branch) => branch.code === code))
        wrong.push(code);
      if (!bank || !expected?.branch || !expected.state) continue;
      const listing = await listingOf(data, manifest, bank, expected.state);
      if (!listing.some((each) => each.code === code && each.branch === expected.branch))
        wrong.push(`${code} by place`);
    }
    expect(wrong).toEqual([]);
  });

  it('is searched by words', async () => {
    const query = queryOf('hdfc fort mumbai', await manifestOf(data), nicknames, vocabulary);
    const { hits } = await search(query, await indexOf(data), vocabulary);
    expect(hits.map((hit) => hit.code)).toContain('HDFC0000060');
  });

  it('has its known errors put right', async () => {
    expect(await lookUpCode(data, 'CSBK0000001')).toMatchObject({
      branch: { city: '', state: '', address: '', micr: expect.not.stringMatching('NA') },
    });
    expect(await lookUpCode(data, 'TMBL0000001')).toMatchObject({
      branch: {
        branch: 'MAIN "OLD", TUTICORIN',
        address: '57, V.E. ROAD, TUTICORIN 628002',
        state: 'TAMIL NADU',
        micr: '628060002',
        systems: { neft: true, rtgs: true, imps: true, upi: false },
      },
    });
  });

  it('knows nothing of codes it does not have, but still what became of old ones', async () => {
    expect(await lookUpCode(data, 'HDFC0999999')).toMatchObject({ kind: 'unlisted' });
    expect(await lookUpCode(data, 'SYNB0000100')).toMatchObject({ kind: 'retired', old: { code: 'SYNB0000100' } });
  });
});

describe('a release that cannot be used: a plain reason, an exit code, and what was there stays as it was', () => {
  const note = () => readFileSync(path.join(target, 'release.json'), 'utf8');
  const middle = Math.floor(csv.length / 2);
  const atComma = csv.indexOf(',', middle);
  const atRow = csv.indexOf('\n', middle) + 1;

  it.each([
    ['without a column', csv.replace('MICR', 'MCR'), 'has no column MICR'],
    ['cut short within a row', csv.slice(0, atComma), 'cut short or damaged in row'],
    ['cut short within quotes', csv.slice(0, csv.indexOf('"57, V.E.') + 8), 'cut short or damaged in row'],
    ['cut short between two rows', csv.slice(0, atRow), 'the list is not whole'],
    ['in UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le'), 'not a text in UTF-8'],
    ['in an older encoding', Buffer.from(`${csv}HDFC Bank,HDFC0009999,SÃO`, 'latin1'), 'not a text in UTF-8'],
    ['that is a web page', '<!doctype html><title>Not Found</title>', 'has no column IFSC'],
    ['with a code that is none', csv.replace('HDFC0000060', 'HDFC60'), '"HDFC60" in row'],
    ['with a code twice', csv + (csv.split('\n')[1] ?? ''), 'twice, again in row'],
    ['with a payment system that is neither true nor false', csv.replace(',true,', ',treu,'), '"treu"'],
  ])('%s', (_, content, reason) => {
    const was = note();
    const file = path.join(folder, 'damaged.csv');
    writeFileSync(file, content);
    expect(() => writeData(target, { csv: file, date: '2026-11-01', fewest: rows.length })).toThrow(reason);
    expect(note()).toBe(was);
    expect(existsSync(`${target}.part`)).toBe(false);
  });

  it('as the step itself says it: one line, no trace of code', () => {
    const was = note();
    const { status, output } = run(csv.slice(0, atComma));
    expect(output).toMatch(
      /^The data of the IFSC look-up was not made\. The IFSC release is cut short or damaged in row \d+: .+\n$/,
    );
    expect(status).toBe(1);
    expect(note()).toBe(was);
  });

  it('that is not there', () => {
    expect(() => writeData(target, { csv: path.join(folder, 'none.csv') })).toThrow('none.csv');
  });
});
