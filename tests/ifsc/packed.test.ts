import { type Branch, packBranches, unpackBranches } from '@/lib/ifsc/branch';
import { packHead, unpackHead } from '@/lib/ifsc/head';
import { BadShard, columns, lastNotAfter, opened, packCodes, packPlaces, sealed, unpackCodes } from '@/lib/ifsc/shard';
import { branchRow } from './made-up';

const row = (code: string, changes: Partial<Branch> = {}): Branch =>
  branchRow(code, { address: '1 MAIN ROAD', ...changes });

describe('a data file', () => {
  // FNV-1a of 32 bits of "0", "[]" and "68", from its published definition.
  it.each([
    [0, '350ca8af'],
    [[], '741638a5'],
    [68, '0de8d5a3'],
  ])('is its name, the checksum of its content and its content: %j', (body, sum) => {
    expect(sealed('r/x', body)).toBe(`["r/x","${sum}",${JSON.stringify(body)}]`);
    expect(opened('r/x', JSON.parse(sealed('r/x', body)))).toEqual(body);
  });

  it.each([
    ['is no list', { 0: 'r/x' }, 'r/x is not a data file.'],
    ['is too short', ['r/x', '350ca8af'], 'r/x is not a data file.'],
    ['is too long', ['r/x', '350ca8af', 0, 0], 'r/x is not a data file.'],
    ['is another', ['r/y', '350ca8af', 0], 'r/x holds r/y.'],
    ['is damaged', ['r/x', '350ca8af', 1], 'r/x is damaged.'],
  ])('that %s is refused', (_, file, message) => {
    expect(() => opened('r/x', file)).toThrow(new BadShard(message));
  });

  it('without a column that it should have is refused by the name of that', () => {
    expect(columns('r/x', { a: [1], b: [] }, ['a', 'b'])).toEqual({ a: [1], b: [] });
    expect(() => columns('r/x', { a: [1], b: 'text' }, ['a', 'b'])).toThrow('r/x has no column b.');
    for (const body of [null, 'text']) expect(() => columns('r/x', body, ['a'])).toThrow('r/x has no columns.');
    expect(new BadShard('x').name).toBe('BadShard');
  });
});

it('the last start that is not after a key', () => {
  const starts = ['B', 'D', 'F'];
  expect(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((key) => lastNotAfter(starts, key))).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  expect(lastNotAfter([], 'A')).toBe(-1);
});

it('codes are written by what they share with the one before: ten and more as a letter', () => {
  const codes = ['SBIN0000300', 'SBIN0000301', 'SBIN0000400', 'UTIB0000001'];
  expect(packCodes(codes)).toEqual(['0SBIN0000300', 'a1', '8400', '0UTIB0000001']);
  expect(unpackCodes('r/x', packCodes(codes))).toEqual(codes);
  expect(packCodes(['SBIN0000300', 'SBIN0000300'])[1]).toBe('b');
  expect(() => unpackCodes('r/x', ['0SBIN000030'])).toThrow(new BadShard('r/x has a code of 10 characters.'));
});

it('a place that several rows have is written once', () => {
  const rows = [
    { places: ['PUNE'], state: 'MAHARASHTRA' },
    { places: ['PANVEL', 'RAIGAD'], state: 'MAHARASHTRA' },
    { places: ['PUNE'], state: 'MAHARASHTRA' },
  ];
  expect(packPlaces(rows)).toEqual({ places: ['PUNE|MAHARASHTRA', 'PANVEL|RAIGAD|MAHARASHTRA'], place: [0, 1, 0] });
});

describe('rows of branches', () => {
  const systems = { neft: true, rtgs: false, imps: true, upi: false };
  const rows = [
    row('SBIN0000300', { systems, micr: '411002017' }),
    row('SBIN0000301', { city: 'PANVEL', district: 'RAIGAD', pinState: 'GOA', member: 'A BANK' }),
    row('SBIN0000302', { listed: false, origin: 'mapped', oldCode: 'SBBJ0010302', address: '' }),
    row('SBIN0000303', { origin: 'none', systems: { neft: false, rtgs: true, imps: false, upi: true } }),
    row('SBIN0000304', { origin: 'old', systems: { neft: false, rtgs: false, imps: false, upi: false } }),
  ];
  const packed = packBranches(rows) as Record<string, unknown[]>;

  it('are written in columns, what few have by the number of the row', () => {
    // Listed counts four, then none 0, old 1, mapped 2, release 3. Systems count 16, NEFT 8, RTGS 4, IMPS 2, UPI 1.
    expect(packed).toEqual({
      codes: ['0SBIN0000300', 'a1', 'a2', 'a3', 'a4'],
      kinds: ['7', '7', '2', '4', '5'],
      branches: ['MAIN', 'MAIN', 'MAIN', 'MAIN', 'MAIN'],
      addresses: ['1 MAIN ROAD', '1 MAIN ROAD', '', '1 MAIN ROAD', '1 MAIN ROAD'],
      places: ['PUNE||MAHARASHTRA', 'PANVEL|RAIGAD|MAHARASHTRA'],
      place: [0, 1, 0, 0, 0],
      pinStates: [[1, 'GOA']],
      micrs: [[0, '411002017']],
      systems: [
        [0, 26],
        [3, 21],
        [4, 16],
      ],
      members: [[1, 'A BANK']],
      oldCodes: [[2, 'SBBJ0010302']],
    });
  });

  it('are read as they were', () => {
    expect(unpackBranches('r/x', packed)).toEqual(rows);
  });

  it.each(['kinds', 'branches', 'addresses', 'place'])('with a short column %s are refused', (column) => {
    const short = { ...packed, [column]: packed[column]?.slice(1) };
    expect(() => unpackBranches('r/x', short)).toThrow(new BadShard(`r/x has a short column ${column}.`));
  });

  it.each([
    'codes',
    'kinds',
    'branches',
    'addresses',
    'places',
    'place',
    'pinStates',
    'micrs',
    'systems',
    'members',
    'oldCodes',
  ])('without the column %s are refused by its name', (column) => {
    expect(() => unpackBranches('r/x', { ...packed, [column]: undefined })).toThrow(`r/x has no column ${column}.`);
  });

  it('whose place or kind is not there are refused', () => {
    expect(() => unpackBranches('r/x', { ...packed, place: [0, 1, 2, 0, 0] })).toThrow('a row without its place');
    expect(() => unpackBranches('r/x', { ...packed, kinds: ['7', '7', 'x', '4', '5'] })).toThrow('without its place');
  });
});

describe('the head of a bank', () => {
  const bank = { code: 'SBIN', name: 'State Bank of India', upi: true };
  const chunked = { bank, merger: null, starts: ['SBIN0000300', 'SBIN0000400', 'SBIN0001000'], rows: null };

  it('has the first code of each chunk, by what it shares with the one before', () => {
    expect(packHead(chunked)).toEqual({ bank: ['State Bank of India', 1], starts: '00000300 4400 31000' });
    expect(unpackHead('SBIN', 'r/c/SBIN', packHead(chunked))).toEqual(chunked);
  });

  it('has all rows of a small bank, its merger, and a bank without listed codes', () => {
    const merger = {
      from: 'SYNB',
      name: 'Syndicate Bank',
      into: 'CNRB',
      on: '2020-04-01',
      meaning: 'merged',
      source: 'x',
    };
    const small = { bank: null, merger: merger as never, starts: [], rows: [row('SYNB0000300', { listed: false })] };
    expect(packHead(small)).toEqual({ bank: null, merger, rows: packBranches(small.rows) });
    expect(unpackHead('SYNB', 'r/c/SYNB', packHead(small))).toEqual(small);
    const plain = { ...small, bank: { ...bank, upi: false }, merger: null };
    expect(packHead(plain)).toEqual({ bank: ['State Bank of India', 0], rows: packBranches(small.rows) });
    expect(unpackHead('SBIN', 'r/c/SBIN', packHead(plain))).toEqual(plain);
  });

  it.each([
    ['nothing', null, 'r/c/X is not whole.'],
    ['another bank', { bank: 'X', starts: '0' }, 'r/c/X is not whole.'],
    ['neither rows nor chunks', { bank: null }, 'r/c/X has neither rows nor chunks.'],
  ])('that holds %s is refused', (_, body, message) => {
    expect(() => unpackHead('SBIN', 'r/c/X', body)).toThrow(new BadShard(message));
  });
});
