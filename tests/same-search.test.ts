/** The same search, typed as another person would: it finds the same page and the same figures. */
import { readdirSync, readFileSync } from 'node:fs';
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue, ifscEntry, unimplemented } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import type { FillForm } from '@/lib/fill/form';
import type { SearchEntry } from '@/lib/find/entry';
import { finderOver } from '@/lib/search';
import type { Query } from './filled-in';

const amount = /(?<![\d.,-])(\d[\d,.]* ?(?:lakh|lac|crore|k)(?![a-z]))/gi;
const ways: Readonly<Record<string, (query: string) => string>> = {
  'no space before a unit': (query) =>
    query.replace(/(\d) (lakhs?|lacs?|crores?|cr|k|l|years?|yrs?|months?|saal|%|gram|gm)(?![a-z])/gi, '$1$2'),
  'a space before a unit': (query) => query.replace(/(\d)(k|l|%|cr|lakh|yrs?|lac)(?![a-z])/gi, '$1 $2'),
  'capitals alone': (query) => query.toUpperCase(),
  'a question mark': (query) => `${query}?`,
  'a full stop': (query) => `${query}.`,
  'two spaces': (query) => query.replaceAll(' ', '  '),
  'lacs for lakh': (query) => query.replace(/(\d) ?lakhs?(?![a-z])/gi, '$1 lacs'),
  'digits of Devanagari': (query) =>
    query.replace(/(?<![a-z(])\d+(?![a-z(])/gi, (all) =>
      all.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
    ),
  'commas between parts': (query) => query.replace(/(\d ?(?:lakh|lac|crore|years?|saal|%)) (?=[a-z]+ ?\d)/gi, '$1, '),
  'per cent in words': (query) => query.replace(/(\d) ?%/g, '$1 percent'),
  'a rupee sign': (query) => query.replace(amount, '₹$1'),
  'another word before it': (query) => `please calculate ${query}`,
};
/** A seventh of the searches of the sets, the same however many are added: those that have a page and are not cut off where they are longer. */
const isDrawn = (query: string) => [...query].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7 === 0;
const searches = readdirSync('tests/queries')
  .flatMap((file): Query[] => JSON.parse(readFileSync(`tests/queries/${file}`, 'utf8')))
  .filter(({ page, query }) => page !== null && isDrawn(query) && query.length < 120)
  .map(({ query }) => query);

const finder = finderOver<SearchEntry>([...catalogue, ifscEntry], unimplemented, searchVocabulary);
let prefill: Readonly<Record<string, FillForm>> = {};
beforeAll(async () => {
  prefill = await searchFields();
});
const known = new Map<string, string>();
/** Returns the page and the figures that a search finds. */
const answerOf = (query: string): string => {
  const before = known.get(query);
  if (before !== undefined) return before;
  const { offers, entries } = finder.find(query, ['title', 'description', 'category', 'id'], prefill);
  const answer = `${offers[0]?.entry.id ?? entries[0]?.id} ${offers[0]?.fragment ?? ''}`;
  known.set(query, answer);
  return answer;
};

it.each(Object.keys(ways))('%s', (way) => {
  const typed = searches.map((query) => [query, ways[way]?.(query) ?? query] as const);
  const changed = typed.filter(([query, other]) => other !== query);
  const differing = changed.filter(([query, other]) => answerOf(query) !== answerOf(other));
  expect(changed.length).toBeGreaterThan(8);
  // A comma may say what belongs together; one more in fifty may hang on what a sign before it says of a number.
  expect({ differing, most: differing.length <= 1 + changed.length / 50 }).toEqual({ differing, most: true });
});
