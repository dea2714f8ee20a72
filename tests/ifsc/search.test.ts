import { type Findings, queryOf, search } from '@/lib/ifsc/search';
import { bankKey, type Hit, indexOf, isIndexed, type Key, packPage, pairKey, wordsOf } from '@/lib/ifsc/words';
import { hit, madeUp, manifest } from './made-up';

const vocabulary = { canonical: { POONA: 'PUNE', MARG: 'ROAD' }, common: new Set(['ROAD', 'WEST']) };
const nicknames = { BBI: 'BIGB', 'BIG ONE': 'BIGB' };
const asked = (text: string) => {
  const { banks, ...query } = queryOf(text, manifest, nicknames, vocabulary);
  return { ...query, banks: banks.map(({ code }) => code) };
};

it('words are in capitals, other names of a place replaced', () => {
  expect(wordsOf('Poona-camp, M.G. marg ２', vocabulary)).toEqual(['PUNE', 'CAMP', 'M', 'G', 'ROAD', '2']);
  expect(wordsOf('constructor', vocabulary)).toEqual(['CONSTRUCTOR']);
  const indexed = ['ABC', 'AB', 'AB1C', 'ROAD'].map((word) => isIndexed(word, vocabulary));
  expect(indexed).toEqual([true, false, false, false]);
  expect([bankKey('PUNE', 'BIGB'), pairKey('PUNE', 'CAMP'), pairKey('CAMP', 'PUNE')]).toEqual([
    'PUNE/BIGB',
    'CAMP PUNE',
    'CAMP PUNE',
  ]);
});

describe('what a query means', () => {
  const none = { banks: [], states: [], words: [], loose: [] };
  it.each([
    ['bigb camp', { banks: ['BIGB'], words: ['CAMP'] }],
    ['camp bbi', { banks: ['BIGB'], words: ['CAMP'] }],
    ['the big one camp', { banks: ['BIGB'], words: ['CAMP'] }],
    ['big bank of india camp', { banks: ['BIGB'], words: ['CAMP'] }],
    ['camp big india', { banks: ['BIGB'], words: ['CAMP'] }],
    ['same trust bank limited', { banks: ['SAMB', 'SAMC'] }],
    // A bank that is named after a State is only meant with "bank".
    ['goa bank panaji', { banks: ['GOAB'], words: ['PANAJI'] }],
    // Of several States only one is the bank's; "trust" alone is part of a name and no bank.
    ['same trust camp', { banks: ['SAMB', 'SAMC'], words: ['CAMP'] }],
    ['trust camp', { words: ['TRUST', 'CAMP'] }],
    ['new delhi', { words: ['NEW', 'DELHI'] }],
    ['goa panaji', { states: ['GOA'], words: ['PANAJI'] }],
    ['bank ifsc code', {}],
    ['maharashtra road camp 2', { states: ['MAHARASHTRA'], words: ['CAMP'], loose: ['ROAD', '2'] }],
    // Delhi is a place too.
    ['delhi', { words: ['DELHI'] }],
    ['camp camp', { words: ['CAMP'] }],
    ['constructor', { words: ['CONSTRUCTOR'] }],
    ['', {}],
  ])('%s', (text, expected) => {
    expect(asked(text)).toEqual({ ...none, ...expected });
  });

  it('a State of two words, and a bank of seven', () => {
    const more = {
      ...manifest,
      states: ['TAMIL NADU', 'NADU', 'DADRA AND NAGAR HAVELI'],
      banks: manifest.banks.map((bank) => ({ ...bank, name: 'One Two Three Four Five Six Seven' })).slice(0, 1),
    };
    const of = (text: string) => queryOf(text, more, {}, vocabulary);
    expect(of('camp tamil nadu')).toMatchObject({ states: ['TAMIL NADU'], words: ['CAMP'] });
    expect(of('dadra and nagar haveli camp')).toMatchObject({ states: ['DADRA AND NAGAR HAVELI'], words: ['CAMP'] });
    expect(of('one two three four five six seven camp')).toMatchObject({ banks: more.banks, words: ['CAMP'] });
    expect(of('one two three four five six camp')).toMatchObject({ banks: [] });
  });
});

/** An index of pages, each a list of keys with their hits; `PUNE` and `CAMP` are very common. */
function indexWith(pages: readonly (readonly Key[])[], frequent = ['CAMP', 'PUNE']) {
  const seen: string[] = [];
  const files = Object.fromEntries(pages.map((keys, number) => [`w/${number}`, packPage(keys)]));
  const starts = pages.map(([first]) => first?.key ?? '');
  return { seen, data: madeUp({ ...files, words: { starts, frequent } }, seen) };
}

const key = (word: string, hits: readonly Hit[], changes: Partial<Key> = {}): Key => ({
  key: word,
  total: hits.length,
  hits,
  banks: [],
  ...changes,
});

const andheri = hit('BIGB0000001', 'ANDHERI', { places: ['MUMBAI'] });
const andheriEast = hit('BIGB0000002', 'ANDHERI EAST', { places: ['MUMBAI'] });
const nearAndheri = hit('GOAB0000003', 'NEW ANDHERI', { places: ['MUMBAI'], state: 'GOA' });
const office = hit('BIGB0000004', 'ANDHERI RTGS', { places: ['MUMBAI'], member: 'A SOCIETY' });
const placed = hit('BIGB0000005', 'ZONE', { places: ['ANDHERI', 'MUMBAI'] });
const camp = hit('BIGB0000006', 'CAMP');
const goaCamp = hit('GOAB0000007', 'GOA CAMP');
const all = [office, placed, nearAndheri, andheriEast, andheri];
const pages = [
  [key('ANDHERI', all), key('AUNDH', [camp])],
  [
    key('CAMP', [camp], {
      total: 900,
      banks: [
        ['BIGB', 600],
        ['GOAB', 300],
      ],
    }),
    key('CAMP PUNE', [camp, goaCamp]),
    key('CAMP/BIGB', [camp]),
    key('KOTHRUD', [camp, camp]),
  ],
  [key('KOTI', [camp]), key('MUMBAI', all), key('PUNE', [camp, goaCamp], { total: 700 })],
];

describe('a page of the index', () => {
  it('has its rows once, in the order of their codes', () => {
    expect(
      packPage([key('ANDHERI', [office, andheri]), key('CAMP', [andheri], { total: 9, banks: [['BIGB', 9]] })]),
    ).toEqual({
      keys: ['ANDHERI', 'CAMP'],
      totals: [2, 9],
      hits: [[1, 0], [0]],
      banks: [[1, [['BIGB', 9]]]],
      codes: ['0BIGB0000001', 'a4'],
      branches: ['ANDHERI', 'ANDHERI RTGS'],
      places: ['MUMBAI|MAHARASHTRA'],
      place: [0, 0],
      members: [[1, 'A SOCIETY']],
    });
  });

  it('is read as it was', async () => {
    const { index, page } = await indexOf(indexWith(pages).data);
    expect(index).toEqual({ starts: ['ANDHERI', 'CAMP', 'KOTI'], frequent: new Set(['CAMP', 'PUNE']) });
    for (const number of [0, 1, 2]) expect(await page(number)).toEqual(pages[number]);
  });

  it('is refused where its columns do not agree', async () => {
    const packed = packPage([key('ANDHERI', [andheri])]) as Record<string, unknown>;
    const read = async (body: unknown) =>
      (await indexOf(madeUp({ 'w/0': body, words: { starts: ['A'], frequent: [] } }))).page(0);
    await expect(read({ ...packed, place: [1] })).rejects.toThrow('r1/w/0 has a row without its place.');
    await expect(read({ ...packed, branches: [] })).rejects.toThrow('r1/w/0 has a row without its place.');
    await expect(read({ ...packed, hits: [[1]] })).rejects.toThrow('r1/w/0 points to a row that is not there.');
    for (const column of Object.keys(packed)) {
      await expect(read({ ...packed, [column]: 1 })).rejects.toThrow(`r1/w/0 has no column ${column}.`);
    }
    for (const column of ['starts', 'frequent']) {
      const data = madeUp({ words: { starts: [], frequent: [], [column]: 1 } });
      await expect(indexOf(data)).rejects.toThrow(`r1/words has no column ${column}.`);
    }
  });
});

describe('a search', () => {
  const found = async (text: string, { data, seen } = indexWith(pages)) => {
    const query = queryOf(text, manifest, nicknames, vocabulary);
    const findings: Findings = await search(query, await indexOf(data), vocabulary);
    return { ...findings, hits: findings.hits.map(({ code }) => code), seen };
  };

  it('of a word: its exact name, a name that begins so, one that has it, a place, an office at the end', async () => {
    expect(await found('andheri')).toMatchObject({
      hits: ['BIGB0000001', 'BIGB0000002', 'GOAB0000003', 'BIGB0000005', 'BIGB0000004'],
      total: 5,
      missing: [],
      suggestions: [],
      banks: [],
      seen: ['words', 'w/0'],
    });
  });

  it('of a bank, a State, a society: only theirs', async () => {
    expect((await found('goa bank andheri')).hits).toEqual(['GOAB0000003']);
    expect((await found('andheri goa')).hits).toEqual(['GOAB0000003']);
    expect((await found('andheri society')).hits).toEqual(['BIGB0000004']);
  });

  it('of a word that no branch has beside the other says so, and shows those that lack the fewest', async () => {
    expect(await found('andheri east kurla')).toMatchObject({ hits: ['BIGB0000002'], missing: ['KURLA'], total: 1 });
    // Of two letters the whole word is looked for: "ST" is in no name by itself.
    expect(await found('andheri st')).toMatchObject({ missing: ['ST'], total: 5 });
    expect(await found('andheri eas')).toMatchObject({ hits: ['BIGB0000002'], missing: [] });
  });

  it('ranks by words in the name, then by name, and takes an exact word before its longer forms', async () => {
    const rows = [
      hit('BIGB0000011', 'KURLA'),
      hit('BIGB0000012', 'OLD KOTHRUD ROAD'),
      hit('BIGB0000013', 'KOTHRUD NAKA'),
      hit('BIGB0000014', 'KOTHRUD DEPOT'),
      hit('BIGB0000015', 'NEW KOTHRUDE'),
    ].map((row) => ({ ...row, places: ['KOTHRUD', 'PUNE'] }));
    const index = indexWith([[key('KOTHRUD', rows), key('KOTHRUDE', [camp])]]);
    expect((await found('kothrud', index)).hits).toEqual([
      'BIGB0000014',
      'BIGB0000013',
      'BIGB0000012',
      'BIGB0000011',
      'BIGB0000015',
    ]);
  });

  it('of the beginning of a word finds what begins so', async () => {
    expect((await found('andh')).total).toBe(5);
    expect((await found('kot')).hits).toEqual(['BIGB0000006']);
  });

  it('of a very common word: alone with its banks, with a bank, with another such word', async () => {
    expect(await found('camp')).toMatchObject({
      hits: ['BIGB0000006'],
      total: 900,
      banks: [
        ['BIGB', 600],
        ['GOAB', 300],
      ],
    });
    expect(await found('bbi camp')).toMatchObject({ hits: ['BIGB0000006'], total: 1, banks: [] });
    expect(await found('pune camp')).toMatchObject({ total: 2, banks: [], hits: ['BIGB0000006', 'GOAB0000007'] });
    expect(await found('goa bank camp')).toMatchObject({ hits: [], total: 0, missing: ['CAMP'], banks: [] });
    // Two banks of one name: no key is theirs together.
    expect(await found('same trust bank pune')).toMatchObject({ hits: [], missing: [] });
    expect(await found('pune 99')).toMatchObject({ total: 2, missing: ['99'] });
  });

  it('of a rare and a very common word reads by the rare one first', async () => {
    expect(await found('kothrud pune')).toMatchObject({
      hits: ['BIGB0000006'],
      missing: ['KOTHRUD'],
      seen: ['words', 'w/1'],
    });
    expect(await found('zzzzzz pune')).toMatchObject({ total: 2, missing: ['ZZZZZZ'] });
  });

  it('of two rare words tries the longer first, then the other, and no third', async () => {
    expect(await found('aundh zzzzzzz')).toMatchObject({ hits: ['BIGB0000006'], missing: ['AUNDH', 'ZZZZZZZ'] });
    expect(await found('aundh zzzzzzz yyyyyyy')).toMatchObject({ hits: [], missing: ['ZZZZZZZ', 'YYYYYYY'] });
  });

  it.each([
    ['aundj', ['AUNDH'], 'changed'],
    ['aundhh', ['AUNDH'], 'added'],
    ['aunh', ['AUNDH'], 'dropped'],
    ['anudh', ['AUNDH'], 'swapped'],
    ['anudj', [], 'two in a word of five'],
    ['andhrie', ['ANDHERI'], 'two in a word of seven'],
    ['addhrie', [], 'three'],
    ['aundhxxx', [], 'three more'],
  ])('of %s offers %j: %s', async (text, suggestions) => {
    expect(await found(text)).toMatchObject({ suggestions, hits: [] });
  });

  it('of a slip that a few rows have offers what many more have', async () => {
    const many = Array.from({ length: 6 }, (_, row) => hit(`BIGB000010${row}`, 'KOTHRUD'));
    const few = (count: number) => many.slice(0, count);
    const of = (wrong: number, right: number) =>
      found('kothrod', indexWith([[key('KOTHROD', few(wrong)), key('KOTHRUD', few(right), { total: right })]]));
    expect(await of(1, 6)).toMatchObject({ suggestions: ['KOTHRUD'], total: 1 });
    // Five times as many is not many more.
    expect(await of(1, 5)).toMatchObject({ suggestions: [], total: 1 });
    const three = (total: number) =>
      found('kothrod', indexWith([[key('KOTHROD', few(3)), key('KOTHRUD', many, { total })]]));
    expect((await three(16)).suggestions).toEqual(['KOTHRUD']);
    const four = found('kothrod', indexWith([[key('KOTHROD', few(4)), key('KOTHRUD', many, { total: 100 })]]));
    expect((await four).suggestions).toEqual([]);
  });

  it('offers three words at most, the nearest first, then the more common', async () => {
    const words = (totals: Record<string, number>) =>
      Object.entries(totals).map(([word, total]) => key(word, [camp], { total }));
    const index = indexWith([words({ BANEAR: 2, BANERA: 9, BANERX: 5, BANERY: 3, 'BANERZ/BIGB': 99 })]);
    expect((await found('banerr', index)).suggestions).toEqual(['BANERA', 'BANERX', 'BANERY']);
  });

  it('looks on the page beside too, on the side to which the word is nearer', async () => {
    const split = indexWith([
      [key('BADAMI', [camp]), key('BANERA', [camp])],
      [key('BANERX', [camp]), key('DADAR', [camp]), key('ELURU', [camp])],
      [key('FORT', [camp])],
    ]);
    expect(await found('banery', split)).toMatchObject({
      suggestions: expect.arrayContaining(['BANERX', 'BANERA']),
      seen: ['words', 'w/1', 'w/0'],
    });
    split.seen.length = 0;
    expect(await found('elurv', split)).toMatchObject({ suggestions: ['ELURU'], seen: ['w/2'] });
  });

  it('shows two hundred and counts them all', async () => {
    const many = Array.from({ length: 201 }, (_, row) => hit(`BIGB0000${String(100 + row)}`, `KOTHRUD ${100 + row}`));
    const findings = await found('kothrud', indexWith([[key('KOTHRUD', many)]]));
    expect([findings.hits.length, findings.total]).toEqual([200, 201]);
    const common = await found('camp', indexWith([[key('CAMP', many)]]));
    expect([common.hits.length, common.total]).toEqual([200, 201]);
  });
});
