import { createRequire } from 'node:module';
import { nicknames } from '@/content/ifsc/banks';
import { mergers } from '@/content/ifsc/mergers';
import { vocabulary } from '@/content/ifsc/places';
import { ifscSources } from '@/content/ifsc/sources';
import { unpackBranches } from '@/lib/ifsc/branch';
import { hasCodeForm } from '@/lib/ifsc/code';
import { unpackHead } from '@/lib/ifsc/head';
import { lookUpCode } from '@/lib/ifsc/lookup';
import { manifestOf } from '@/lib/ifsc/manifest';
import { lookUpMicr } from '@/lib/ifsc/micr';
import { queryOf, search } from '@/lib/ifsc/search';
import { opened } from '@/lib/ifsc/shard';
import { indexOf } from '@/lib/ifsc/words';
import { readCodeList, readOldRows } from '@/scripts/ifsc/sources';
import { builtFromPackages, dataOver } from './built';
import { associates, basic, closedSince, members, single, withoutNewCase } from './validator-cases';

const list = readCodeList();
const old = readOldRows();
const built = builtFromPackages();
const { facts } = built;
const data = dataOver(built);
const listed = new Set(list.codes);

const padded = (number: number) => String(number).padStart(6, '0');

/** Small generator of numbers, so that a sample is the same each time. */
function* sampled<Item>(items: readonly Item[], count: number): Generator<Item> {
  let seed = 20_251_029;
  for (let index = 0; index < count; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield items[seed % items.length] as Item;
  }
}

describe('the code list', () => {
  it('has more than 170,000 codes, all of the right form, none twice', () => {
    expect(list.codes.length).toBeGreaterThan(170_000);
    expect(list.codes.filter((code) => !hasCodeForm(code))).toEqual([]);
    expect(new Set(list.codes).size).toBe(list.codes.length);
  });

  it('says of a code that is not on it that it is not', async () => {
    for (const code of sampled(list.codes, 300)) {
      const other = `${code.slice(0, 5)}${[...code.slice(5)].reverse().join('')}`;
      if (listed.has(other)) continue;
      expect([other, (await lookUpCode(data, other)).kind]).toEqual([other, 'unlisted']);
    }
    expect((await lookUpCode(data, 'QQQQ0000001')).kind).toBe('unknownBank');
  });
});

describe('rows equal their source', () => {
  it('in 2,000 sampled codes: texts, place, and nothing where the source has nothing', async () => {
    for (const code of sampled(list.codes, 2_000)) {
      const answer = await lookUpCode(data, code);
      if (answer.kind !== 'listed') throw new Error(`${code} is ${answer.kind}`);
      const { branch } = answer;
      const source = old.rows.get(branch.oldCode || code);
      if (branch.origin === 'none') {
        expect([code, source, branch.branch]).toEqual([code, undefined, '']);
        continue;
      }
      expect(branch).toMatchObject({
        code,
        branch: source?.branch,
        address: source?.address,
        city: source?.city || source?.district,
        district: source?.district || source?.city,
        state: source?.state,
      });
    }
  });

  it('with details for two codes in three', () => {
    expect(facts.located / facts.codes).toBeGreaterThan(0.67);
    expect(facts.located / facts.codes).toBeLessThan(0.68);
  });
});

describe('the cases of the code list’s makers', () => {
  // The package's own validator, as it is published.
  const { validate } = createRequire(`${process.cwd()}/package.json`)('ifsc') as {
    validate: (code: string) => boolean;
  };
  const isListed = async (code: string) => (await lookUpCode(data, code)).kind === 'listed';

  it.each(basic)('%s is listed: %s', async (code, expected) => {
    expect(validate(code)).toBe(expected);
    expect(await isListed(code)).toBe(expected);
  });

  it('all of them: what they call listed is, but for codes closed since, each by name; nothing else is', async () => {
    const pairs = associates.flatMap(({ bank, add, numbers }) =>
      numbers
        .split(' ')
        .map(Number)
        .map((number) => ({ old: `${bank}0${padded(number)}`, now: `SBIN0${padded(number + add)}` })),
    );
    const now = [...pairs.map((pair) => pair.now), single.now].filter((code) => !withoutNewCase.includes(code));
    const cases = new Map([...basic, ...[...pairs, single].map(({ old }) => [old, false] as const)]);
    for (const code of now) cases.set(code, true);
    expect(cases.size).toBe(617);
    expect(closedSince.filter((code) => cases.get(code) !== true)).toEqual([]);
    for (const code of closedSince) cases.set(code, false);
    expect([...cases.values()].filter(Boolean)).toHaveLength(188);
    const wrong: string[] = [];
    for (const [code, expected] of cases) {
      if (validate(code) !== expected || (await isListed(code)) !== expected) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  it('each leads to its code of State Bank, listed or not as the package says', async () => {
    let live = 0;
    for (const { bank, add, numbers } of associates) {
      for (const number of numbers.split(' ').map(Number)) {
        const expected = `SBIN0${padded(number + add)}`;
        const answer = await lookUpCode(data, `${bank}0${padded(number)}`);
        if (answer.kind !== 'retired') throw new Error(`${bank} ${number} is ${answer.kind}`);
        expect([expected, answer.successor?.code ?? null]).toEqual([expected, validate(expected) ? expected : null]);
        if (answer.successor) live += 1;
      }
    }
    expect(live).toBeGreaterThan(165);
  });

  it.each(members)('%s is an account with %s', async (code, bank) => {
    const answer = await lookUpCode(data, code);
    expect(answer.kind === 'listed' && answer.branch.member).toMatch(bank);
  });

  it('a bank is never its own member, whatever second code it has', async () => {
    expect(await lookUpCode(data, 'IPOS0000001')).toMatchObject({ kind: 'listed', branch: { member: '' } });
  });

  it('a bank is on UPI where NPCI lists it, under its own code or a second one', async () => {
    const { banks } = await manifestOf(data);
    const upi = (code: string) => banks.find((bank) => bank.code === code)?.upi;
    expect(['SBIN', 'HDFC', 'UJVN', 'IPOS', 'ICLL'].map(upi)).toEqual([true, true, true, true, false]);
  });

  it('every sampled code is listed for the package’s validator too', () => {
    for (const code of sampled(list.codes, 500)) expect([code, validate(code)]).toEqual([code, true]);
  });
});

describe('codes of merged banks', () => {
  it.each([
    ['SYNB0000100', 'CNRB0010100'],
    ['ORBC0100001', 'PUNB0000110'],
    ['CORP0000002', 'UBIN0900028'],
    ['ANDB0000002', 'UBIN0800023'],
    ['STBP0000004', 'SBIN0050004'],
    ['SBBJ0010011', 'SBIN0031011'],
  ])('%s became %s', async (code, expected) => {
    const answer = await lookUpCode(data, code);
    expect(answer.kind === 'retired' && answer.successor?.code).toBe(expected);
  });

  it.each(['SYNB0000012', 'SBTR0000004', 'SBHY0020004'])('%s has a rule but no code on the list', async (code) => {
    expect(await lookUpCode(data, code)).toMatchObject({
      kind: 'retired',
      merger: { rule: expect.anything() },
      successor: null,
    });
  });

  it.each(['ALLA', 'UTBI', 'VIJB', 'BKDN'])(
    '%s has no rule, so no code is offered, but the bank it went to',
    async (bank) => {
      const gone = [...old.rows.keys()].find((code) => code.startsWith(bank) && !listed.has(code)) ?? '';
      const answer = await lookUpCode(data, gone);
      expect(answer).toMatchObject({ kind: 'retired', successor: null, old: { code: gone } });
      expect(answer.kind === 'retired' && [answer.merger.rule, typeof answer.into?.code]).toEqual([
        undefined,
        'string',
      ]);
    },
  );

  it('each merger has a source, and its successor is a bank of the list', async () => {
    const { banks } = await manifestOf(data);
    for (const merger of mergers) {
      expect(Object.keys(ifscSources)).toContain(merger.source);
      expect(banks.map((bank) => bank.code)).toContain(merger.into);
    }
  });

  it('of the list of 2017 still tell the branch that they had', async () => {
    const gone = [...old.rows.keys()].filter((code) => !listed.has(code));
    for (const code of sampled(gone, 300)) {
      const answer = await lookUpCode(data, code);
      // With a letter O where the list has a zero, it is the listed code that answers.
      if (answer.kind === 'listed' && answer.repaired) continue;
      const { branch, address } = old.rows.get(code) ?? {};
      expect([code, answer.kind === 'listed' ? null : answer.old]).toMatchObject([code, { branch, address }]);
    }
  });

  it('a code that was withdrawn gives the branch it had', async () => {
    const gone = [...old.rows.keys()].find((code) => code.startsWith('SBIN') && !listed.has(code)) ?? '';
    expect(await lookUpCode(data, gone)).toMatchObject({
      kind: 'unlisted',
      old: { code: gone, listed: false },
    });
  });

  it('a letter O for a zero in the branch part is tried', async () => {
    const answer = await lookUpCode(data, 'SBIN0OO03OO');
    expect(answer).toMatchObject({ kind: 'listed', repaired: true, branch: { code: 'SBIN0000300' } });
  });
});

describe('search by words', () => {
  const found = async (text: string) => {
    const query = queryOf(text, await manifestOf(data), nicknames, vocabulary);
    return { query, ...(await search(query, await indexOf(data), vocabulary)) };
  };

  it.each([
    ['sbi andheri west', 'SBIN0004650'],
    ['State Bank of India, Andheri (West)', 'SBIN0004650'],
    ['hdfc koramangala bangalore', 'HDFC0002777'],
    ['bank of baroda fort mumbai', 'BARB0FORTUN'],
    ['pnb connaught place', 'PUNB0000710'],
    ['axis bank nagpur', 'UTIB0000048'],
    ['canara jayanagar', 'CNRB0010409'],
    ['uttar pradesh agra main sbi', 'SBIN0000602'],
  ])('%s finds %s first', async (text, code) => {
    expect((await found(text)).hits[0]?.code).toBe(code);
  });

  it('old and new names of a city find the same', async () => {
    const codes = async (text: string) => (await found(text)).hits.map((hit) => hit.code);
    expect(await codes('hdfc gurgaon')).toEqual(await codes('hdfc gurugram'));
    expect((await codes('hdfc gurgaon')).length).toBeGreaterThan(10);
  });

  it('every hit is of the bank asked for and has every word, unless a missing one is named', async () => {
    for (const text of ['sbi andheri west', 'icici pune station', 'hdfc mumbai fort', 'union bank gandhi nagar']) {
      const { query, hits, missing } = await found(text);
      for (const hit of hits) {
        expect(query.banks.map((bank) => bank.code)).toContain(hit.code.slice(0, 4));
        const answer = await lookUpCode(data, hit.code);
        if (answer.kind !== 'listed') throw new Error(`${hit.code} is ${answer.kind}`);
        const { branch, city, district, state } = answer.branch;
        const words = `${branch} ${city} ${district} ${state}`;
        for (const word of query.words.filter((each) => !missing.includes(each))) {
          expect([
            text,
            hit.code,
            Object.entries(vocabulary.canonical)
              .filter(([, name]) => name === word)
              .map(([other]) => other)
              .concat(word)
              .some((each) => words.includes(each)),
          ]).toEqual([text, hit.code, true]);
        }
      }
    }
  });

  it('a very common word alone is counted whole and offers the banks to narrow it by', async () => {
    const { total, hits, banks } = await found('mumbai');
    expect(total).toBeGreaterThan(3_000);
    expect(hits.length).toBeLessThanOrEqual(200);
    expect(banks.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
  });

  it('a slip of the pen is answered with the word that was meant', async () => {
    expect((await found('koramangla')).suggestions).toContain('KORAMANGALA');
    expect((await found('andhrei')).suggestions).toContain('ANDHERI');
  });

  it('a word that no branch of the bank has is named, and what the other words find is shown', async () => {
    const { hits, missing } = await found('indian bank alipore kolkata');
    expect(missing).toEqual(['ALIPORE']);
    expect(hits.length).toBeGreaterThan(5);
    expect(hits.every((hit) => hit.code.startsWith('IDIB'))).toBe(true);
  });

  it('a bank named after a state is only meant with "bank"', async () => {
    expect((await found('karnataka bank mangalore')).query.banks.map(({ code }) => code)).toEqual(['KARB']);
    expect((await found('sbi karnataka hassan')).query).toMatchObject({ states: ['KARNATAKA'], words: ['HASSAN'] });
  });
});

describe('search by MICR', () => {
  it('gives city, bank and branch digits, and the branches it may be', async () => {
    const answer = await lookUpMicr(data, '411002017');
    expect(answer).toMatchObject({ city: 'PUNE', exact: [] });
    expect(answer.banks.map((bank) => bank.code)).toEqual(['SBIN']);
    expect(answer.candidates.length).toBeGreaterThan(10);
    expect(answer.candidates.every((row) => row.code.startsWith('SBIN') && row.area === '411')).toBe(true);
  });

  it('gives the very branch where the list of NPCI does', async () => {
    const answer = await lookUpMicr(data, '400002000');
    expect(answer.exact.map((branch) => branch.code)).toEqual(['SBIN0004343']);
  });

  it('returns nothing for digits that no bank uses', async () => {
    expect(await lookUpMicr(data, '000000000')).toMatchObject({ exact: [], banks: [], candidates: [], city: '' });
  });
});

describe('data files that are not whole', () => {
  const chunk =
    built.paths.find((path) => path.startsWith('c/HDFC/') && built.text(path)?.includes('FORT-400001')) ?? '';
  const text = built.text(chunk) ?? '';
  const spoilt = (of: string, spoil: (whole: string) => string | undefined) =>
    lookUpCode(
      dataOver(built, [], (whole, path) => (path === of ? spoil(whole ?? '') : whole)),
      'HDFC0000060',
    );

  it.each([chunk, 'c/HDFC'])('%s cut short, or not JSON at all: an error', async (path) => {
    await expect(spoilt(path, (whole) => whole.slice(0, whole.length / 2))).rejects.toThrow();
    await expect(spoilt(path, () => '<!doctype html><h1>404</h1>')).rejects.toThrow();
    await expect(spoilt(path, () => '{}')).rejects.toThrow('is not a data file');
    await expect(spoilt(path, () => 'null')).rejects.toThrow('is not a data file');
  });

  it.each([chunk, 'c/HDFC'])('%s missing: an error that states it, and never “unknown bank”', async (path) => {
    await expect(spoilt(path, () => undefined)).rejects.toThrow('404');
  });

  it('another file in its place: an error', async () => {
    await expect(spoilt(chunk, () => built.text('c/SBIN/0'))).rejects.toThrow('c/SBIN/0');
    await expect(spoilt('c/HDFC', () => built.text('c/SBIN'))).rejects.toThrow('c/SBIN');
    await expect(spoilt(chunk, (whole) => whole.replace(facts.release, 'other'))).rejects.toThrow('holds other/');
  });

  it('one changed character, wherever it is: an error and never another branch', async () => {
    await expect(spoilt(chunk, (whole) => whole.replace('FORT-400001', 'FORT-400002'))).rejects.toThrow('is damaged');
    for (let index = 20; index < text.length; index += 499) {
      const changed = `${text.slice(0, index)}${text[index] === '1' ? '2' : '1'}${text.slice(index + 1)}`;
      await expect(spoilt(chunk, () => changed)).rejects.toThrow();
    }
    const head = built.text('c/HDFC') ?? '';
    for (let index = 20; index < head.length; index += 7) {
      const changed = `${head.slice(0, index)}${head[index] === '1' ? '2' : '1'}${head.slice(index + 1)}`;
      await expect(spoilt('c/HDFC', () => changed)).rejects.toThrow();
    }
    expect(chunk).not.toBe('');
  });

  it('columns that do not agree: an error', () => {
    const body = opened(`${facts.release}/${chunk}`, JSON.parse(text)) as Record<string, unknown[]>;
    expect(() => unpackBranches(chunk, { ...body, branches: body.branches?.slice(1) })).toThrow('short column');
    expect(() => unpackBranches(chunk, { ...body, place: body.place?.map(() => 9_999) })).toThrow('without its place');
    expect(() => unpackBranches(chunk, { ...body, codes: ['0SBIN'] })).toThrow('code of 4 characters');
    expect(() => unpackBranches(chunk, {})).toThrow('no column');
    expect(() => unpackHead('HDFC', 'c/HDFC', {})).toThrow('not whole');
    expect(() => unpackHead('HDFC', 'c/HDFC', { bank: ['HDFC Bank', 1] })).toThrow('neither rows nor chunks');
  });
});
