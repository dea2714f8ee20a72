/** What holds for every one of the 176,918 codes; samples of the same, and single cases, are in data.test.ts. */
import { states } from '@/content/ifsc/corrections';
import type { Branch } from '@/lib/ifsc/branch';
import { lookUpCode, rowsOfBank } from '@/lib/ifsc/lookup';
import { manifestOf } from '@/lib/ifsc/manifest';
import { readCodeList, readOldRows } from '@/scripts/ifsc/sources';
import { builtFromPackages, dataOver } from './built';

const list = readCodeList();
const listed = new Set(list.codes);
const old = readOldRows();
const built = builtFromPackages();
const data = dataOver(built);
const rows: Branch[] = [];

beforeAll(async () => {
  for (const letters of built.facts.letters.match(/.{4}/g) ?? []) rows.push(...(await rowsOfBank(data, letters)));
});

describe('the code list, whole', () => {
  it('resolves: each code looked up is found, with its bank by name', async () => {
    const { banks } = await manifestOf(data);
    const names = new Map(banks.map((bank) => [bank.code, bank.name]));
    const wrong: string[] = [];
    for (const code of list.codes) {
      const answer = await lookUpCode(data, code);
      const isRight =
        answer.kind === 'listed' &&
        answer.branch.code === code &&
        answer.bank.name === names.get(code.slice(0, 4)) &&
        answer.bank.name !== '';
      if (!isRight) wrong.push(code);
    }
    expect(wrong).toEqual([]);
    expect(banks.reduce((sum, bank) => sum + bank.codes, 0)).toBe(list.codes.length);
  });

  it('has states that exist, and no text with debris, doubled spaces or a telephone number', () => {
    const known = new Set<string>([...states, '']);
    expect(rows.filter((row) => !known.has(row.state))).toEqual([]);
    const bad = rows.filter((row) => {
      const text = `${row.branch}|${row.address}|${row.city}|${row.district}`;
      return /[^\x20-\x7e]| {2}|@|\b(TEL|PHONE|MOBILE)\b[ .:-]*\d{5}|(?<!\d)[6-9]\d{9}(?!\d)/.test(text);
    });
    expect(bad.map((row) => [row.code, row.branch, row.address])).toEqual([]);
  });

  it('holds no bank that is its own member', async () => {
    const { banks } = await manifestOf(data);
    const names = new Map(banks.map((bank) => [bank.code, bank.name]));
    expect(rows.filter((row) => row.member !== '' && row.member === names.get(row.code.slice(0, 4)))).toEqual([]);
    expect(rows.filter((row) => row.member !== '').length).toBeGreaterThan(2_200);
  });
});

describe('the codes of 2017', () => {
  it('that are no longer listed tell the branch they had, each', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [code, { branch, address }] of old.rows) {
      if (listed.has(code)) continue;
      count += 1;
      const answer = await lookUpCode(data, code);
      // With a letter O where the list has a zero, it is the listed code that answers.
      if (answer.kind === 'listed' && answer.repaired) continue;
      const row = answer.kind === 'listed' ? null : answer.old;
      if (row?.branch !== branch || row.address !== address) wrong.push(`${code} ${answer.kind}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(20_000);
  });
});
