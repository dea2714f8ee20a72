import fc from 'fast-check';
import { entryOf, hasCodeForm, partsOfCode, withZeros } from '@/lib/ifsc/code';

const code = (text: string) => {
  const entry = entryOf(text);
  return entry.kind === 'code' ? { code: entry.code, repairs: entry.repairs } : entry.kind;
};

describe('a code is found wherever it is', () => {
  it.each([
    ['SBIN0000300', 'SBIN0000300', []],
    ['  sbin0000300 ', 'SBIN0000300', ['case']],
    ['Sbin0000300', 'SBIN0000300', ['case']],
    ['Pls transfer to A/c 1234567890, IFSC: HDFC0000060, Fort branch. Thanks', 'HDFC0000060', []],
    ['ifsc code-hdfc0cagsbk.', 'HDFC0CAGSBK', ['case']],
    ['BARB0VJANDH', 'BARB0VJANDH', []],
    ['IFSCSBIN0000300 then ICIC0000001', 'SBIN0000300', []],
    ['XSBIN0000300 then ICIC0000001', 'ICIC0000001', []],
    ['ＳＢＩＮ００００３００', 'SBIN0000300', []],
    ['SBIN 0000 300', 'SBIN0000300', ['gaps']],
    ['SBIN-0-000300', 'SBIN0000300', ['gaps']],
    ['IFSC Code : S B I N 0 0 0 0 3 0 0', 'words', []],
    ['SBINO000300', 'SBIN0000300', ['letterO']],
    ['sbino000300', 'SBIN0000300', ['case', 'letterO']],
    ['I0BA0000123', 'IOBA0000123', ['zero']],
    ['BARBOVJANDH', 'BARB0VJANDH', ['letterO']],
  ])('%s', (text, expected, repairs) => {
    expect(code(text)).toEqual(expected === 'words' ? 'words' : { code: expected, repairs });
  });

  it('of two codes the first counts', () => {
    expect(code('old SYNB0000100 new CNRB0010100')).toEqual({ code: 'SYNB0000100', repairs: [] });
  });

  it('words that happen to have an O in the fifth place are words, unless they are all there is', () => {
    for (const text of [
      'state bank of india andheri',
      'SHIROORKARWAD bank',
      'bank of baroda',
      'axis opposite station',
      'hdfc Chandoli 12',
    ]) {
      expect([text, entryOf(text).kind]).toEqual([text, 'words']);
    }
    expect(entryOf('BARBOVJANDH')).toMatchObject({ sure: false });
    expect(entryOf('SBINO000300')).toMatchObject({ sure: true });
  });

  it('any code is found in any text around it that has no letters or digits beside it', () => {
    const letters = fc.stringMatching(/^[A-Z]{4}$/);
    const branch = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(letters, branch, fc.stringMatching(/^[ ,.:;()/-]{0,5}$/), (bank, digits, around) => {
        const typed = `${around}${bank}0${digits}${around}`;
        expect(code(typed)).toEqual({ code: `${bank}0${digits}`, repairs: [] });
      }),
    );
  });

  it('no text, whatever it is, makes it fail or give anything that is not of the form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const entry = entryOf(text);
        if (entry.kind === 'code') expect(hasCodeForm(entry.code)).toBe(true);
      }),
    );
    expect(entryOf(`${'A '.repeat(50_000)}`).kind).toBe('words');
  });
});

describe('what cannot be a code is distinguished from what may be one', () => {
  it.each([
    ['SBIN000030', { why: 'length', length: 10 }],
    ['SBIN00003000', { why: 'length', length: 12 }],
    ['SBIN1000300', { why: 'fifth', character: '1' }],
    ['SB1N0000300', { why: 'bankLetters', letters: 'SB1N' }],
    ['5BIN0ABCDEF', { why: 'bankLetters', letters: '5BIN' }],
    ['12BC0ABCDEF', { why: 'bankLetters', letters: '12BC' }],
    ['SBIN1000', { why: 'length', length: 8 }],
    ['SBIN00003000000', { why: 'length', length: 15 }],
  ])('%s', (text, misform) => {
    expect(entryOf(text)).toMatchObject({ kind: 'misformed', misform });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['411002017', 'micr'],
    ['411 002 017', 'micr'],
    ['MICR: 411002017', 'micr'],
    ['400001', 'digits'],
    ['sbi andheri west', 'words'],
    ['andheri400053', 'words'],
    ['SBIN100', 'words'],
    ['SBIN000030000000', 'words'],
    ['S1234567890', 'words'],
    ['SB12INXY', 'words'],
    ['12340ABCDEF', 'words'],
    ['1A230456789', 'words'],
    ['411002017 12 34', 'digits'],
    ['41100201X', 'words'],
    ['MICR is 411002017', 'micr'],
    ['my micr code: 411002017, thanks', 'micr'],
    ['MICR 411002017', 'micr'],
    ['micr411002017', 'micr'],
    ['MICR: 4110020171', 'words'],
    ['MICR, as it is written there: 411002017', 'words'],
  ])('%s is %s', (text, kind) => {
    expect(entryOf(text).kind).toBe(kind);
  });
});

it('of a long text the first 5,000 characters are looked through, of words 200 are kept', () => {
  expect(entryOf(`${' '.repeat(4_989)}SBIN0000300`).kind).toBe('code');
  expect(entryOf(`${' '.repeat(4_990)}SBIN0000300`).kind).not.toBe('code');
  expect(entryOf(` ${'andheri '.repeat(30)}`)).toEqual({ kind: 'words', text: 'andheri '.repeat(25).slice(0, 199) });
  expect(entryOf(' andheri ')).toEqual({ kind: 'words', text: 'andheri' });
});

it('a code with gaps has three digits or more, or is all there is with its zero', () => {
  expect(entryOf('at SBIN 0ABCD 12')).toMatchObject({ kind: 'code', code: 'SBIN0ABCD12', sure: true });
  expect(entryOf('at SBIN 0ABCDE 1').kind).toBe('words');
  expect(entryOf(' barb 0vjandh ')).toMatchObject({ kind: 'code', code: 'BARB0VJANDH', repairs: ['case', 'gaps'] });
  expect(entryOf('BARB OVJANDH').kind).toBe('words');
});

it('a code has three parts, and its letters O can be tried as zeros', () => {
  expect(partsOfCode('SBIN0000300')).toEqual({ bank: 'SBIN', zero: '0', branch: '000300' });
  expect(withZeros('SBIN0OO03OO')).toBe('SBIN0000300');
  expect(withZeros('IOBA0000300')).toBeNull();
});
