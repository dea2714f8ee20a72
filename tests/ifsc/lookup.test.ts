import { packBranches } from '@/lib/ifsc/branch';
import { type ListedBranch, listingOf, packListing, placesIn } from '@/lib/ifsc/listing';
import { dataOf, lookUpCode, rowOf, rowsBeside, rowsOfBank } from '@/lib/ifsc/lookup';
import { listingPath, manifestOf, packManifest } from '@/lib/ifsc/manifest';
import { lookUpMicr, partsOfMicr } from '@/lib/ifsc/micr';
import { mergerOf, successorOf } from '@/lib/ifsc/retired';
import { BadShard } from '@/lib/ifsc/shard';
import { bigRows, branchRow, listed, madeUp, manifest, merger } from './made-up';

const big = { code: 'BIGB', name: 'Big Bank of India', upi: true };

describe('a code looked up', () => {
  it('that is listed gives its bank and its row, and reads the head and one chunk, each once', async () => {
    const seen: string[] = [];
    const data = madeUp({}, seen);
    const answer = { kind: 'listed', bank: big, branch: bigRows[0]?.[1], repaired: false };
    expect(await lookUpCode(data, 'BIGB0000110')).toEqual(answer);
    expect(await lookUpCode(data, 'BIGB0000110')).toEqual(answer);
    expect(seen).toEqual(['c/BIGB', 'c/BIGB/0']);
    expect(await lookUpCode(data, 'BIGB0SGCB01')).toMatchObject({ kind: 'listed', branch: { member: 'A' } });
    expect(seen).toEqual(['c/BIGB', 'c/BIGB/0', 'c/BIGB/1']);
  });

  it('before the first of its bank, or not on its list, is unlisted', async () => {
    expect(await lookUpCode(madeUp(), 'BIGB0000001')).toEqual({
      kind: 'unlisted',
      code: 'BIGB0000001',
      bank: big,
      old: null,
    });
    expect(await lookUpCode(madeUp(), 'GOAB0000002')).toMatchObject({
      kind: 'unlisted',
      old: { code: 'GOAB0000002', listed: false },
    });
  });

  it('with letters O for zeros, where only the one with zeros is listed', async () => {
    expect(await lookUpCode(madeUp(), 'GOAB0OOOOO3')).toMatchObject({
      kind: 'listed',
      repaired: true,
      branch: { code: 'GOAB0000003' },
    });
    expect(await lookUpCode(madeUp(), 'GOAB0000OO1')).toMatchObject({ kind: 'listed', repaired: false });
    // The code with zeros is known, but of the past.
    expect(await lookUpCode(madeUp(), 'GOAB0OOOOO2')).toMatchObject({ kind: 'unlisted', old: null });
    // Filed with its zeros, though the letter O comes after every digit.
    expect(await rowOf(madeUp(), 'BIGB0OOO1OO')).toBeNull();
    expect(await lookUpCode(madeUp(), 'BIGB0OOO1OO')).toMatchObject({
      repaired: true,
      branch: { code: 'BIGB0000100' },
    });
  });

  it('of no bank that we know, or of one without listed codes', async () => {
    const seen: string[] = [];
    expect(await lookUpCode(madeUp({}, seen), 'QQQQ0000001')).toEqual({
      kind: 'unknownBank',
      code: 'QQQQ0000001',
      old: null,
    });
    expect(seen).toEqual([]);
    expect(await lookUpCode(madeUp(), 'GONE0000001')).toMatchObject({
      kind: 'unknownBank',
      old: { code: 'GONE0000001' },
    });
  });

  it('of a merged bank gives what it became by the rule', async () => {
    // OLDB0000012 → BIGB0 with its last five digits and one more character: BIGB000012?.
    const answer = await lookUpCode(madeUp(), 'OLDB0000012');
    expect(answer).toEqual({
      kind: 'retired',
      code: 'OLDB0000012',
      merger,
      into: big,
      successor: bigRows[0]?.[2],
      old: bigRows[0]?.[2],
    });
  });

  it('of a merged bank without a successor that is listed, or with its own row', async () => {
    const noRow = await lookUpCode(madeUp(), 'OLDB0000099');
    expect(noRow).toMatchObject({ kind: 'retired', into: big, successor: null, old: null });
    const own = await lookUpCode(madeUp(), 'OLDB0000077');
    expect(own).toMatchObject({ kind: 'retired', into: big, successor: null, old: { code: 'OLDB0000077' } });
    // BIGB000011?: one row, which is not known to be that of the old code.
    const other = await lookUpCode(madeUp(), 'OLDB0000011');
    expect(other).toMatchObject({ successor: { code: 'BIGB0000110' }, old: null });
  });

  it('of a merged bank, where two codes begin as the rule says, is neither', async () => {
    const rows = packBranches([
      branchRow('BIGB0000121'),
      branchRow('BIGB0000122'),
      branchRow('OLDB0000012', { listed: false }),
    ]);
    const data = madeUp({ 'c/BIGB': { bank: ['Big Bank of India', 1], rows } });
    expect(await lookUpCode(data, 'OLDB0000012')).toMatchObject({ successor: null, old: { code: 'OLDB0000012' } });
  });

  it('that cannot be read the first time is read again', async () => {
    const files: Record<string, unknown> = {};
    const data = dataOf('r1', 'BIGB', async (path) => files[path]);
    const read = () => data.open('x', (name, body) => [name, body]);
    await expect(read()).rejects.toThrow(new BadShard('r1/x is not a data file.'));
    files.x = ['r1/x', '350ca8af', 0];
    expect(await read()).toEqual(['r1/x', 0]);
    files.x = 'gone';
    expect(await read()).toEqual(['r1/x', 0]);
  });

  it('has rows beside it, and a bank all of its rows', async () => {
    const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code);
    expect(codes(await rowsBeside(madeUp(), 'BIGB0000105'))).toEqual(['BIGB0000100', 'BIGB0000110', 'BIGB0000125']);
    expect(await rowsBeside(madeUp(), 'QQQQ0000001')).toEqual([]);
    expect(await rowsOfBank(madeUp(), 'BIGB')).toEqual(bigRows.flat());
    expect(codes(await rowsOfBank(madeUp(), 'OLDB'))).toEqual(['OLDB0000077']);
    expect(await rowsOfBank(madeUp(), 'QQQQ')).toEqual([]);
  });
});

describe('the rule of a merger', () => {
  const by = (pattern: string, add?: number) => ({
    ...merger,
    rule: add === undefined ? { pattern } : { pattern, add },
  });

  it.each([
    ['the last digits go to their place', 'OLDB0001234', by('BIGB00#####'), 'BIGB0001234'],
    ['what is added is added first', 'OLDB0000012', by('BIGB0######', 10_000), 'BIGB0010012'],
    ['zeros in front are kept', 'OLDB0000012', by('BIGB0##9###'), 'BIGB0009012'],
    ['an unknown last character is left out', 'OLDB0000012', by('BIGB0#####?'), 'BIGB000012'],
    ['letters among the digits are no number', 'OLDB00A0012', by('BIGB0######'), null],
    ['a letter in front of the digits that count does no harm', 'OLDB0A00012', by('BIGB00#####'), 'BIGB0000012'],
    ['a sum with more digits is no code', 'OLDB0995000', by('BIGB0######', 10_000), null],
    ['the largest sum that fits', 'OLDB0989999', by('BIGB0######', 10_000), 'BIGB0999999'],
  ])('%s', (_, code, rule, expected) => {
    // 995000 + 10000 has seven digits; the rule has place for six.
    expect(successorOf(code, rule)).toBe(expected);
  });

  it('none where there is none', () => {
    const { rule: _, ...without } = merger;
    expect(successorOf('OLDB0000012', without)).toBeNull();
  });

  it('is found by the letters of the code', () => {
    expect(mergerOf('OLDB0000012', [{ ...merger, from: 'ABCD' }, merger])).toBe(merger);
    expect(mergerOf('BIGB0OLDB12', [merger])).toBeNull();
  });
});

describe('the manifest', () => {
  it('is written in columns', () => {
    expect(packManifest(manifest)).toEqual({
      states: ['DELHI', 'GOA', 'MAHARASHTRA'],
      codes: 'BIGBGOABSAMBSAMC',
      names: ['Big Bank of India', 'Goa Bank', 'Same Trust Bank', 'Same Trust Bank Limited'],
      counts: [5, 2, 2, 2],
      missing: [1, 0, 0, 0],
      where: ['12', '1', '12', '12'],
      // UPI counts one, a file for each State two.
      flags: ['3', '0', '0', '2'],
      full: false,
    });
  });

  it('is read as it was, and refused where it is not whole', async () => {
    expect(await manifestOf(madeUp())).toEqual(manifest);
    expect((await manifestOf(madeUp({ manifest: packManifest({ ...manifest, full: true }) }))).full).toBe(true);
    const packed = packManifest(manifest);
    for (const codes of ['BIGB', 4]) {
      const data = madeUp({ manifest: { ...packed, codes } });
      await expect(manifestOf(data)).rejects.toThrow(new BadShard('r1/manifest is not whole.'));
    }
    for (const column of ['states', 'names', 'counts', 'missing', 'where', 'flags']) {
      const data = madeUp({ manifest: { ...packed, [column]: 1 } });
      await expect(manifestOf(data)).rejects.toThrow(`r1/manifest has no column ${column}.`);
    }
  });

  it('tells the file that lists the branches of a bank in a State', () => {
    const [split, single] = manifest.banks;
    if (!split || !single) throw new Error('no banks');
    expect(listingPath(manifest, split, 'MAHARASHTRA')).toBe('b/BIGB-2');
    expect(listingPath(manifest, single, 'GOA')).toBe('b/GOAB');
  });
});

describe('a listing', () => {
  const goa = manifest.banks[1];
  const open = (changes: Record<string, unknown> = {}) => {
    if (!goa) throw new Error('no bank');
    return listingOf(madeUp(changes), manifest, goa, 'GOA');
  };

  it('is read as it was, an unknown area as none', async () => {
    const rows = [
      listed('GOAB0000001'),
      listed('GOAB0000002', { area: '', places: ['PANAJI', 'NORTH GOA'], state: 'GOA' }),
    ];
    expect(packListing(rows)).toMatchObject({ areas: [411, 0], branches: ['MAIN', 'MAIN'] });
    expect(await open({ 'b/GOAB': packListing(rows) })).toEqual(rows);
  });

  it('is refused where its columns do not agree', async () => {
    const packed = packListing([listed('GOAB0000001')]) as Record<string, unknown>;
    for (const wrong of [{ place: [1] }, { branches: [] }, { branches: [7] }]) {
      await expect(open({ 'b/GOAB': { ...packed, ...wrong } })).rejects.toThrow(
        'r1/b/GOAB has a row without its place.',
      );
    }
    for (const column of ['codes', 'branches', 'places', 'place', 'areas']) {
      const short = { ...packed, [column]: 1 };
      await expect(open({ 'b/GOAB': short })).rejects.toThrow(`r1/b/GOAB has no column ${column}.`);
    }
  });

  it('counts the branches of a State under each of their places, by name', () => {
    const rows: ListedBranch[] = [
      listed('A', { places: ['PUNE', 'PUNE'] }),
      listed('B', { places: ['PUNE', 'HAVELI'] }),
      listed('C', { places: ['PANAJI'], state: 'GOA' }),
      listed('D', { places: ['SATARA'] }),
      listed('E', { places: ['BARAMATI', 'PUNE'] }),
    ];
    expect(placesIn(rows, 'MAHARASHTRA')).toEqual([
      { name: 'BARAMATI', count: 1 },
      { name: 'HAVELI', count: 1 },
      { name: 'PUNE', count: 3 },
      { name: 'SATARA', count: 1 },
    ]);
  });
});

describe('a MICR looked up', () => {
  const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code);
  const asked = async (micr: string, changes: Record<string, unknown> = {}, seen: string[] = []) => {
    const answer = await lookUpMicr(madeUp(changes, seen), micr);
    return {
      ...answer,
      exact: codes(answer.exact),
      sharing: codes(answer.sharing),
      banks: codes(answer.banks),
      candidates: codes(answer.candidates),
    };
  };

  it('has three parts of three digits', () => {
    expect(partsOfMicr('411002017')).toEqual({ city: '411', bank: '002', branch: '017' });
  });

  it('that is known gives its branch, and no candidates', async () => {
    const seen: string[] = [];
    expect(await asked('411002001', {}, seen)).toEqual({
      micr: '411002001',
      exact: ['BIGB0000100'],
      sharing: [],
      banks: ['BIGB'],
      city: 'PUNE',
      states: ['MAHARASHTRA'],
      candidates: [],
    });
    expect(seen.filter((path) => path.startsWith('b/') || path.startsWith('m/'))).toEqual([]);
  });

  it('of a bank that has a range within another gives the listed others of that range', async () => {
    expect(await asked('411002002')).toMatchObject({ exact: ['BIGB0SGCB01'], sharing: ['BIGB0SGCB02'] });
  });

  it('whose code is not there has no branch', async () => {
    expect(await asked('411002003')).toMatchObject({ exact: [], sharing: [], candidates: [] });
  });

  it('that is not known gives the branches of its banks in its area', async () => {
    expect(await asked('411002555')).toMatchObject({ exact: [], banks: ['BIGB'], candidates: ['BIGB0000100'] });
    const seen: string[] = [];
    // Goa Bank has no branch in Maharashtra; the file of Same Trust Bank is one for both States, and is read once.
    expect(await asked('403009555', {}, seen)).toMatchObject({
      banks: ['GOAB', 'SAMB'],
      city: 'PANAJI',
      states: ['GOA', 'MAHARASHTRA', 'GOA'],
      candidates: ['GOAB0000003', 'SAMB0000001'],
    });
    expect(seen.filter((path) => path.startsWith('b/'))).toEqual(['b/GOAB', 'b/SAMB']);
  });

  it('reads three files for candidates and none where it would be more', async () => {
    const seen: string[] = [];
    // Big Bank and the second of the same name have a file for each of two States, the first one for both: five.
    expect(await asked('403010555', {}, seen)).toMatchObject({ banks: ['BIGB', 'SAMB', 'SAMC'], candidates: [] });
    expect(seen.filter((path) => path.startsWith('b/'))).toEqual([]);
    const three = { banks: [['010', 'BIGB', 'SAMB']], areas: [['403', 'PANAJI', 'GOA', 'MAHARASHTRA']], known: [] };
    expect((await asked('403010555', { micr: three })).candidates).toEqual([
      'BIGB0000200',
      'BIGB0000110',
      'SAMB0000001',
    ]);
  });

  it('of digits that nobody uses gives nothing', async () => {
    expect(await asked('999999999')).toEqual({
      micr: '999999999',
      exact: [],
      sharing: [],
      banks: [],
      city: '',
      states: [],
      candidates: [],
    });
  });

  it('is looked up in the file of its first two digits too where the release is whole', async () => {
    const whole = {
      manifest: packManifest({ ...manifest, full: true }),
      'm/41': { banks: [], areas: [], known: [['411002001', 'BIGB0000110', 'BIGB0000100']] },
    };
    expect((await asked('411002001', whole)).exact).toEqual(['BIGB0000100', 'BIGB0000110']);
    expect((await asked('411002777', whole)).exact).toEqual([]);
  });

  it('is refused where a row of the table is empty or a column is missing', async () => {
    for (const row of [[], 'x']) {
      await expect(asked('411002001', { micr: { banks: [row], areas: [], known: [] } })).rejects.toThrow(
        'r1/micr has an empty row.',
      );
    }
    for (const column of ['banks', 'areas', 'known']) {
      const table = { banks: [], areas: [], known: [], [column]: 1 };
      await expect(asked('411002001', { micr: table })).rejects.toThrow(`r1/micr has no column ${column}.`);
    }
    expect(await asked('411002001', { micr: { banks: [], areas: [['411']], known: [] } })).toMatchObject({
      city: '',
      states: [],
    });
  });
});
