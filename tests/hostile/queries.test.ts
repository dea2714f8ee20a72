/** Whatever is typed into a box or is in an address as a query, an answer comes at once. */
import fc from 'fast-check';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue, unimplemented } from '@/content/catalogue';
import { nicknames } from '@/content/ifsc/banks';
import { vocabulary } from '@/content/ifsc/places';
import { searchVocabulary } from '@/content/search-vocabulary';
import type { Fields } from '@/lib/calculator';
import { openFragment } from '@/lib/fragment';
import { entryOf, hasCodeForm } from '@/lib/ifsc/code';
import type { Manifest } from '@/lib/ifsc/manifest';
import { queryOf } from '@/lib/ifsc/search';
import { parseAmount, parseDuration, parseNumber, parsePercent } from '@/lib/parse';
import { finderOver } from '@/lib/search';
import { typedQuantities } from '@/lib/typed-quantities';
import { runs } from '../runs';
import { expectWithin } from '../within';
import { anyText, long, nasty } from './texts';

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_121);
const numRuns = runs(100, 2_000);

const finder = finderOver(catalogue, unimplemented, searchVocabulary);
const fields = ['title', 'description', 'category', 'id'] as const;
let prefill: Awaited<ReturnType<typeof searchFields>> = {};
const forms = new Map<string, Fields>();
beforeAll(async () => {
  prefill = await searchFields();
  for (const id of builtIds()) forms.set(id, (await loadCalculator(id)).fields);
});

const manifest: Manifest = {
  banks: [
    { code: 'SBIN', name: 'State Bank of India', codes: 2, located: 2, upi: true, states: ['GOA'], split: false },
    { code: 'HDFC', name: 'HDFC Bank', codes: 2, located: 2, upi: true, states: ['GOA'], split: false },
  ],
  states: ['GOA', 'DELHI'],
  full: false,
};

const words = fc.constantFrom(
  'emi',
  '50 lakh',
  '8.5%',
  '20 years',
  'tax',
  'sbi',
  'andheri',
  'SBIN0000001',
  'HDFCO000123',
  '400002001',
);
const query = fc.oneof(
  anyText,
  fc.array(fc.oneof(anyText, words), { maxLength: 8 }).map((texts) => texts.join(' ')),
);

it('the search finds entries of the catalogue, and offers links that open', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { entries, offers, suggestions } = finder.find(text, fields, prefill);
      const known = new Set<string>([...catalogue, ...unimplemented].map(({ id }) => id));
      for (const { id } of [...entries, ...suggestions]) expect(known.has(id)).toBe(true);
      for (const { entry, fragment, places } of offers) {
        expect(fragment).toMatch(/^v=\d+(&\w+=[^&\s]+)+$/);
        for (const { value } of places) expect(Number.isFinite(value)).toBe(true);
        expect([fragment, openFragment(forms.get(entry.id) ?? {}, fragment)?.wrong]).toEqual([fragment, 'nothing']);
      }
    }),
    { numRuns, seed },
  );
});

it('the look-up takes a text for one thing, and names a code only by its form', () => {
  fc.assert(
    fc.property(query, (text) => {
      const entry = entryOf(text);
      if (entry.kind === 'code') expect(hasCodeForm(entry.code)).toBe(true);
      if (entry.kind === 'micr') expect(entry.micr).toMatch(/^\d{9}$/);
      if (entry.kind !== 'words') return;
      expect(entry.text.length).toBeLessThanOrEqual(200);
      const asked = queryOf(entry.text, manifest, nicknames, vocabulary);
      for (const word of [...asked.words, ...asked.loose]) expect(word).toMatch(/^\S+$/);
      expect(asked.banks.every((bank) => manifest.banks.includes(bank))).toBe(true);
    }),
    { numRuns, seed },
  );
});

it('figures are finite, and none is minus nothing', () => {
  const readers = [parseAmount, parseNumber, parsePercent, parseDuration];
  const isSound = (value: number) => Number.isFinite(value) && !Object.is(value, -0);
  fc.assert(
    fc.property(query, (text) => {
      for (const read of readers) {
        const parsed = read(text);
        if (parsed.ok) expect(isSound(parsed.value)).toBe(true);
      }
      expect(
        typedQuantities(text)
          .flatMap(({ as }) => Object.values(as))
          .every(isSound),
      ).toBe(true);
    }),
    { numRuns, seed },
  );
  for (const text of nasty) for (const read of readers) expect(() => read(text)).not.toThrow();
});

it.each<[string, (text: string) => unknown]>([
  ['an amount', parseAmount],
  ['a number', parseNumber],
  ['a rate', parsePercent],
  ['a time', parseDuration],
  ['figures of a search', typedQuantities],
  ['a search', (text) => finder.find(text, fields, prefill)],
  ['a code', entryOf],
  ['words of the look-up', (text) => queryOf(text.slice(0, 200), manifest, nicknames, vocabulary)],
])('a text of 50,000 characters is read as %s within 150 ms', async (_, read) => {
  for (const [name, text] of long(50_000)) await expectWithin(150, name, () => read(text));
});
