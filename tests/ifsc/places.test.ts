import { statesOfPin } from '@/content/ifsc/pins';
import { entryOf } from '@/lib/ifsc/code';
import { lookUpCode } from '@/lib/ifsc/lookup';
import { lookUpMicr } from '@/lib/ifsc/micr';
import type { SourceRow } from '@/scripts/ifsc/corrections';
import { placeName, settled, withGaps } from '@/scripts/ifsc/places';
import { readOldRows } from '@/scripts/ifsc/sources';
import { builtFromPackages, dataOver } from './built';

const old = readOldRows();
const data = dataOver(builtFromPackages());

describe('a State that the PIN code contradicts', () => {
  it.each([
    ['SBIN0008723', 'GONDIYA', 'MAHARASHTRA'],
    ['NKGS0000042', 'SIRSI', 'KARNATAKA'],
    ['APMC0000906', 'JAIPUR', 'RAJASTHAN'],
    ['CBIN0283803', 'MARGRAM', 'WEST BENGAL'],
    ['SBIN0008586', 'MUMBAI', 'MAHARASHTRA'],
    ['ICIC00TJUCB', 'JAMKHANDI', 'KARNATAKA'],
    ['SBIN0008492', 'SONEPAT', 'HARYANA'],
    ['UTIB0000887', 'HARDA', 'MADHYA PRADESH'],
  ])('%s is in %s, %s', async (code, city, state) => {
    expect(await lookUpCode(data, code)).toMatchObject({
      kind: 'listed',
      branch: { city, district: city, state, pinState: '' },
    });
  });

  it('stays where the places agree with it and only the PIN code does not, and says so', async () => {
    // Nadiad in Kheda is in Gujarat; its address ends with a PIN code of Rajasthan.
    expect(await lookUpCode(data, 'CNRB0000294')).toMatchObject({
      branch: { city: 'NADIAD', district: 'KHEDA', state: 'GUJARAT', pinState: 'RAJASTHAN' },
    });
  });

  it('is in few rows after the build: counted before and after', () => {
    expect(old.count.compared).toBeGreaterThan(95_000);
    expect(old.count.before).toBeGreaterThan(1_000);
    expect(old.count.after).toBeLessThan(420);
    const left = [...old.rows.values()].filter(({ pinState }) => pinState);
    expect(left.length).toBeLessThan(320);
    for (const { state, pinState = '', address } of left) {
      const pin = /([1-9]\d{2}) ?(\d{3})\D*$/.exec(address) ?? [];
      const ofPin = statesOfPin(`${pin[1]}${pin[2]}`) as readonly string[];
      expect([address, ofPin.includes(state), ofPin[0]]).toEqual([address, false, pinState]);
    }
  });

  it('a number that is no PIN code for certain settles nothing and is not held against a row', () => {
    const row: SourceRow = {
      code: 'X',
      branch: 'A',
      city: 'A',
      district: 'A',
      state: 'DELHI',
      address: '384-390, LOK NATH BUILDING',
    };
    expect(settled([row]).rows[0]?.pinState ?? '').toBe('');
  });
});

it('PIN codes name their States, two on a border, none where there is no such code', () => {
  expect(statesOfPin('400001')).toEqual(['MAHARASHTRA']);
  expect(statesOfPin('247667')).toEqual(['UTTAR PRADESH', 'UTTARAKHAND']);
  expect(statesOfPin('218001')).toEqual(['UTTAR PRADESH']);
  expect(statesOfPin('999999')).toEqual([]);
});

it('names of places lose a State and a label', () => {
  for (const [name, plain] of [
    ['RAIPUR (CHHATISGARH)', 'RAIPUR'],
    ['DIST: RAIPUR, CHHATISGARH', 'RAIPUR'],
    ['PATNA DISTRICT', 'PATNA'],
    ['DELHI', 'DELHI'],
    ['NEW DELHI', 'NEW DELHI'],
    ['GOA', 'GOA'],
  ]) {
    expect([name, placeName(name ?? '')]).toEqual([name, plain]);
  }
  expect(old.rows.get('PUNB0276800')).toMatchObject({ city: 'BAYA', district: 'RAIPUR' });
});

it('words of an address that run together are parted, names that are long stay', () => {
  const known = (word: string) => word === 'THIRUVANANTHAPURAM';
  expect(withGaps('ASHOK RAJ PATH,PATNA CITYPATNABIHAR800008', ['PATNA CITY', 'PATNA'], known)).toBe(
    'ASHOK RAJ PATH,PATNA CITY PATNA BIHAR 800008',
  );
  expect(withGaps('R S TOWERSHALL BAZARAMRITSARPUNJAB143001', ['AMRITSAR'], known)).toBe(
    'R S TOWERSHALL BAZAR AMRITSAR PUNJAB 143001',
  );
  expect(withGaps('MAIN ROAD, THIRUVANANTHAPURAM 695014', ['PURAM'], known)).toBe(
    'MAIN ROAD, THIRUVANANTHAPURAM 695014',
  );
});

it('a code that a rural bank had under a merged bank’s letters names the rural bank', async () => {
  expect(await lookUpCode(data, 'ALLA0AU1002')).toMatchObject({
    kind: 'retired',
    old: { member: 'Allahabad UP Gramin Bank' },
    successor: null,
  });
  expect(await lookUpCode(data, 'ALLA0210022')).toMatchObject({ old: { member: '' } });
});

it('a digit among the letters of a bank is distinguished from a letter O that was typed as a zero', async () => {
  expect(entryOf('1KBK0000261')).toMatchObject({ kind: 'misformed', misform: { why: 'bankLetters', letters: '1KBK' } });
  expect(entryOf('HDF00002854')).toMatchObject({ code: 'HDFO0002854', repairs: ['zero'], typed: 'HDF00002854' });
  expect(await lookUpCode(data, 'HDFO0002854')).toMatchObject({ kind: 'unknownBank' });
  expect(entryOf('BANKOFBAROD')).toMatchObject({ sure: false, typed: 'BANKOFBAROD' });
});

it('a MICR that a co-operative bank’s codes share lists them all, the one of the bank list first', async () => {
  const answer = await lookUpMicr(data, '110024252');
  expect(answer.banks.map(({ code }) => code)).toEqual(['PUNB']);
  expect(answer.exact.map(({ code }) => code)).toEqual(['UTIB0SGCB01']);
  expect([...answer.exact, ...answer.sharing]).toHaveLength(38);
  expect(answer.sharing.every(({ code }) => code.startsWith('UTIB0SGCB'))).toBe(true);
});
