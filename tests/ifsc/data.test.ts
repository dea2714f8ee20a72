import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { nicknames } from '@/content/ifsc/banks';
import { states } from '@/content/ifsc/corrections';
import { mergers } from '@/content/ifsc/mergers';
import { vocabulary } from '@/content/ifsc/places';
import { ifscSources } from '@/content/ifsc/sources';
import { unpackBranches } from '@/lib/ifsc/branch';
import { hasCodeForm } from '@/lib/ifsc/code';
import { lookUpCode, lookUpMicr } from '@/lib/ifsc/lookup';
import { queryOf, search } from '@/lib/ifsc/search';
import { opened } from '@/lib/ifsc/shard';
import { build, dataOver, list, old } from './built';
import { associates, basic, members } from './validator-cases';

const { rows, files, facts } = build();
const data = dataOver(files);
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

  it('resolves whole: each code, in the chunk that the manifest leads to, with its bank by name', async () => {
    const manifest = await data.manifest();
    const banks = new Map(manifest.banks.map((bank) => [bank.code, bank]));
    let chunk = 0;
    let byCode = new Map((await data.chunk(0)).map((row) => [row.code, row]));
    const wrong: string[] = [];
    for (const code of list.codes) {
      while ((manifest.chunks[chunk + 1] ?? '~') <= code) {
        chunk += 1;
        byCode = new Map((await data.chunk(chunk)).map((row) => [row.code, row]));
      }
      const name = banks.get(code.slice(0, 4))?.name;
      if (byCode.get(code)?.listed !== true || !name) wrong.push(code);
    }
    expect(wrong).toEqual([]);
    expect(manifest.banks.reduce((sum, bank) => sum + bank.codes, 0)).toBe(list.codes.length);
  });

  it('says of a code that is not on it that it is not', async () => {
    const listed = new Set(list.codes);
    for (const code of sampled(list.codes, 300)) {
      const other = `${code.slice(0, 5)}${[...code.slice(5)].reverse().join('')}`;
      if (listed.has(other)) continue;
      expect([other, (await lookUpCode(data, other, [])).kind]).toEqual([other, 'unlisted']);
    }
    expect((await lookUpCode(data, 'QQQQ0000001', mergers)).kind).toBe('unknownBank');
  });
});

describe('rows equal their source', () => {
  it('in 2,000 sampled codes: texts, place, and nothing where the source has nothing', async () => {
    for (const code of sampled(list.codes, 2_000)) {
      const answer = await lookUpCode(data, code, mergers);
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

  it('with states that exist, and no text with debris, doubled spaces or a telephone number', () => {
    const known = new Set<string>([...states, '']);
    expect(rows.filter((row) => !known.has(row.state))).toEqual([]);
    const bad = rows.filter((row) => {
      const text = `${row.branch}|${row.address}|${row.city}|${row.district}`;
      return /[^\x20-\x7e]| {2}|@|\b(TEL|PHONE|MOBILE)\b[ .:-]*\d{5}|(?<!\d)[6-9]\d{9}(?!\d)/.test(text);
    });
    expect(bad.map((row) => [row.code, row.branch, row.address])).toEqual([]);
  });
});

describe('the cases of the code list’s makers', () => {
  // The package's own validator, as it is published.
  const { validate } = createRequire(`${process.cwd()}/package.json`)('ifsc') as {
    validate: (code: string) => boolean;
  };
  const isListed = async (code: string) => (await lookUpCode(data, code, [])).kind === 'listed';

  it.each(basic)('%s is listed: %s', async (code, expected) => {
    expect(validate(code)).toBe(expected);
    expect(await isListed(code)).toBe(expected);
  });

  it('no code of the banks that merged into State Bank in 2017 is listed', async () => {
    for (const { bank, numbers } of associates) {
      for (const number of numbers.split(' ').map(Number)) {
        const code = `${bank}0${padded(number)}`;
        expect([code, validate(code), await isListed(code)]).toEqual([code, false, false]);
      }
    }
  });

  it('each leads to its code of State Bank, listed or not as the package says', async () => {
    let live = 0;
    for (const { bank, add, numbers } of associates) {
      for (const number of numbers.split(' ').map(Number)) {
        const expected = `SBIN0${padded(number + add)}`;
        const answer = await lookUpCode(data, `${bank}0${padded(number)}`, mergers);
        if (answer.kind !== 'retired') throw new Error(`${bank} ${number} is ${answer.kind}`);
        expect([expected, answer.successor?.code ?? null]).toEqual([expected, validate(expected) ? expected : null]);
        if (answer.successor) live += 1;
      }
    }
    expect(live).toBeGreaterThan(165);
  });

  it.each(members)('%s is an account with %s', async (code, bank) => {
    const answer = await lookUpCode(data, code, mergers);
    expect(answer.kind === 'listed' && answer.branch.member).toMatch(bank);
  });

  it('a bank is never its own member, whatever second code it has', async () => {
    expect(await lookUpCode(data, 'IPOS0000001', mergers)).toMatchObject({ kind: 'listed', branch: { member: '' } });
    const { banks } = await data.manifest();
    const names = new Map(banks.map((bank) => [bank.code, bank.name]));
    expect(rows.filter((row) => row.member !== '' && row.member === names.get(row.code.slice(0, 4)))).toEqual([]);
    expect(rows.filter((row) => row.member !== '').length).toBeGreaterThan(2_200);
  });

  it('a bank is on UPI where NPCI lists it, under its own code or a second one', async () => {
    const { banks } = await data.manifest();
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
    const answer = await lookUpCode(data, code, mergers);
    expect(answer.kind === 'retired' && answer.successor?.code).toBe(expected);
  });

  it.each(['SYNB0000012', 'SBTR0000004', 'SBHY0020004'])('%s has a rule but no code on the list', async (code) => {
    expect(await lookUpCode(data, code, mergers)).toMatchObject({ kind: 'retired', hasRule: true, successor: null });
  });

  it.each(['ALLA', 'UTBI', 'VIJB', 'BKDN'])(
    '%s has no rule, so no code is offered, but the bank it went to',
    async (bank) => {
      const gone = [...old.rows.keys()].find((code) => code.startsWith(bank) && !list.codes.includes(code)) ?? '';
      const answer = await lookUpCode(data, gone, mergers);
      expect(answer).toMatchObject({ kind: 'retired', hasRule: false, successor: null, old: { code: gone } });
      expect(answer.kind === 'retired' && answer.into?.code).toBeTruthy();
    },
  );

  it('each merger has a source, and its successor is a bank of the list', async () => {
    const { banks } = await data.manifest();
    for (const merger of mergers) {
      expect(Object.keys(ifscSources)).toContain(merger.source);
      expect(banks.map((bank) => bank.code)).toContain(merger.into);
    }
  });

  it('a code that was withdrawn tells the branch it had', async () => {
    const gone = [...old.rows.keys()].find((code) => code.startsWith('SBIN') && !list.codes.includes(code)) ?? '';
    expect(await lookUpCode(data, gone, mergers)).toMatchObject({
      kind: 'unlisted',
      old: { code: gone, listed: false },
    });
  });

  it('a letter O for a zero in the branch part is tried', async () => {
    const answer = await lookUpCode(data, 'SBIN0OO03OO', mergers);
    expect(answer).toMatchObject({ kind: 'listed', repaired: true, branch: { code: 'SBIN0000300' } });
  });
});

describe('search by words', () => {
  const found = async (text: string) => {
    const query = queryOf(text, await data.manifest(), nicknames, vocabulary);
    return { query, ...(await search(query, await data.words(), vocabulary)) };
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
        const row = rows.find((each) => each.code === hit.code);
        const words = `${row?.branch} ${row?.city} ${row?.district} ${row?.state}`;
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
  it('tells city, bank and branch digits, and the branches it may be', async () => {
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

  it('says nothing of digits that nobody uses', async () => {
    expect(await lookUpMicr(data, '000000000')).toMatchObject({ exact: [], banks: [], candidates: [], city: '' });
  });
});

describe('data files that are not whole', () => {
  const ask = (spoil: (text: string, path: string) => string, files_ = files) =>
    lookUpCode(
      dataOver(files_, [], (text, path) => (path.startsWith('c/') ? spoil(text, path) : text)),
      'HDFC0000060',
      mergers,
    );

  it('cut short, or not JSON at all: an error', async () => {
    await expect(ask((text) => text.slice(0, text.length / 2))).rejects.toThrow();
    await expect(ask(() => '<!doctype html><h1>404</h1>')).rejects.toThrow();
    await expect(ask(() => '{}')).rejects.toThrow('is not a data file');
    await expect(ask(() => 'null')).rejects.toThrow('is not a data file');
  });

  it('missing: an error that tells so', async () => {
    const without = new Map([...files].filter(([path]) => !path.startsWith('c/')));
    await expect(ask((text) => text, without)).rejects.toThrow('404');
  });

  it('another file in its place: an error', async () => {
    await expect(ask(() => files.get('c/0') ?? '')).rejects.toThrow('holds test/c/0');
    await expect(ask((text) => text.replace('test/', 'other/'))).rejects.toThrow('holds other/');
  });

  it('one changed character, wherever it is: an error and never another branch', async () => {
    const path =
      [...files.keys()].find((each) => each.startsWith('c/') && files.get(each)?.includes('FORT-400001')) ?? '';
    const text = files.get(path) ?? '';
    const at = text.indexOf('FORT-400001');
    await expect(ask((whole) => whole.replace('FORT-400001', 'FORT-400002'))).rejects.toThrow('is damaged');
    for (let index = 20; index < text.length; index += 997) {
      const changed = `${text.slice(0, index)}${text[index] === '1' ? '2' : '1'}${text.slice(index + 1)}`;
      await expect(ask(() => changed)).rejects.toThrow();
    }
    expect(at).toBeGreaterThan(0);
  });

  it('columns that do not agree: an error', () => {
    const path = 'c/1';
    const body = opened(`test/${path}`, JSON.parse(files.get(path) ?? '')) as Record<string, unknown[]>;
    expect(() => unpackBranches(path, { ...body, branches: body.branches?.slice(1) })).toThrow('short column');
    expect(() => unpackBranches(path, { ...body, place: body.place?.map(() => 9_999) })).toThrow('without its place');
    expect(() => unpackBranches(path, { ...body, codes: ['0SBIN'] })).toThrow('code of 4 characters');
    expect(() => unpackBranches(path, {})).toThrow('no column');
  });
});

describe('a full release in place of the packages', () => {
  const header = 'BANK,IFSC,BRANCH,CENTRE,DISTRICT,STATE,ADDRESS,CONTACT,IMPS,RTGS,CITY,ISO3166,NEFT,MICR,UPI,SWIFT';
  const csv = [
    header,
    'HDFC Bank,HDFC0000060,FORT,MUMBAI,MUMBAI,MAHARASHTRA,"MANECKJI WADIA BLDG, FORT, 400001",+912212345678,true,true,MUMBAI,IN-MH,true,400240015,true,',
    'State Bank of India,SBIN0000300,MUMBAI MAIN,MUMBAI,MUMBAI,MAHARASHTRA,"HORNIMAN CIRCLE, 400023",,true,true,MUMBAI,IN-MH,true,400002010,false,',
    'Karnataka Bank,KARB0000001,Karnataka Bank IMPS,MANGALURU,MANGALURU,MAHARASHTRA,"MAHAVEER CIRCLE, MANGALURU 575002",,true,true,MUMBAI,IN-MH,true,NA,true,',
    'Indian Bank,IDIB000T001,T NAGAR,CHENNAI,CHENNAI,TN,"USMAN ROAD, CHENNAI 600017",,false,true,CHENNAI,IN-TN,true,600019005,true,',
  ].join('\n');
  const full = build(csv);
  const fullData = dataOver(full.files);

  it('its codes are the list, with MICR and payment systems', async () => {
    expect(full.facts).toMatchObject({ codes: 4, located: 4, full: true });
    const answer = await lookUpCode(fullData, 'SBIN0000300', mergers);
    expect(answer).toMatchObject({
      kind: 'listed',
      branch: { origin: 'release', micr: '400002010', systems: { neft: true, rtgs: true, imps: true, upi: false } },
    });
    expect((await lookUpCode(fullData, 'SBIN0000001', mergers)).kind).toBe('unlisted');
  });

  it('its MICRs lead to their branches', async () => {
    const answer = await lookUpMicr(fullData, '600019005');
    expect(answer.exact.map((branch) => branch.code)).toEqual(['IDIB000T001']);
  });

  it('its known errors are put right, and its telephone numbers left out', async () => {
    const karnataka = await lookUpCode(fullData, 'KARB0000001', mergers);
    expect(karnataka).toMatchObject({
      branch: { city: 'MANGALURU', state: 'KARNATAKA', micr: expect.stringMatching(/^(\d{9})?$/) },
    });
    expect(full.rows.find((row) => row.code === 'IDIB000T001')?.state).toBe('TAMIL NADU');
    expect([...full.files.values()].join('')).not.toContain('912212345678');
  });

  it('a release without a column that is needed is refused by name', () => {
    expect(() => build(csv.replace('MICR', 'MCR'))).toThrow('no column MICR');
    expect(() => build(csv.replace('HDFC0000060', 'HDFC60'))).toThrow('"HDFC60", which is no code');
  });
});

describe('what a look-up moves, compressed', () => {
  const size = new Map([...files].map(([path, text]) => [path, gzipSync(text, { level: 9 }).length]));
  const weigh = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (size.get(path) ?? 0), 0);

  it('by code: 25 kB at most, whatever the code', () => {
    const chunks = [...size].filter(([path]) => path.startsWith('c/')).map(([, bytes]) => bytes);
    expect(weigh(['manifest']) + Math.max(...chunks)).toBeLessThanOrEqual(25_000);
  });

  it('by words: 30 kB at most, two pages of the index included', () => {
    const pages = [...size].filter(([path]) => path.startsWith('w/')).map(([, bytes]) => bytes);
    expect(weigh(['manifest', 'words']) + 2 * Math.max(...pages)).toBeLessThanOrEqual(30_000);
  });

  it('by place: 190 kB at most', () => {
    const most = (kind: string) =>
      Math.max(...[...size].filter(([path]) => path.startsWith(kind)).map(([, bytes]) => bytes));
    expect(weigh(['manifest']) + most('b/') + most('c/')).toBeLessThanOrEqual(190_000);
  });
});
