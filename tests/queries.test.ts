/**
 * Searches with the page and the figures that their words say: 1,123 in five sets by people who had not seen the code, and three sets more. What is held
 * is a share: no engine reads every sentence. `half-two` and `fifth-set` were only counted at each step until 27 November 2026, and looked at then. `class-set` has six variants or more of each kind of search that
 * had failed, and `seventh-set` and `eighth-set` 60 searches
 * each that were counted once before anything was mended for them: of the eighth, 59 of 60 pages and 57 of 59 with all figures. `ninth-set` was typed
 * into the exported site before anything was mended for it: 119 of 123 pages, 87 of 108 with all figures, 19 of 20 of nothing. `tenth-set` stayed shut meanwhile: 55 of 60 pages, 42 of 51
 * and 17 of 20 then. `eleventh-set` was written the same way, and counted before anything was mended for it: 215 of 220 pages, 194 of 220 with all figures, 18 of 20
 * of nothing; of every second search in it, from the second on, only the count was looked at. `twelfth-set`, by another who had seen neither code nor sets, is harder: 224 of 238 pages,
 * 177 of 215 with all figures and 17 of 22 of nothing when it was counted first; every second search, from the second on, stayed shut. `thirteenth-set`, by a third, had
 * 226 of 238 pages, 183 of 233 with all figures and 13 of 22 of nothing at first; every second search stayed shut again.
 * `fourteenth-set`, by a fourth after what had been mended for that one, was counted once: 230 of 238 pages, 206 of 233 with all figures, 19 of 22 of nothing.
 * `fifteenth-set`, 200 by a fifth, more of them told as to a person: 172 of 180 pages, 148 of 176 with all figures, 9 of 20 of nothing at first count; then every second one was looked at, and all of nothing.
 * `sixteenth-set` has 80 searches that no page answers and 80 that share their words and have a page: 68 and 79 of 80 at first count.
 * `seventeenth-set`, 231 by a seventh over all 47 pages, leans to boxes beyond the first: 207 of 216 pages, 186 of 216 with all figures and 15 of 15 of nothing when it was counted
 * first; every second search, from the second on, stayed shut. One expectation was wrong then: a profession alone has its receipts in the box for turnover.
 * `eighteenth-set`, 198 over all 47 pages and the look-up of branches, with units, slips, rates by the month, losses and payments once a year: 187 of 195 pages and 149 of 183 with all figures before anything was mended for it;
 * about fifteen of its expectations were mended with the code at hand, and one with the nineteenth: a salary is no adjusted total income. It must stay right.
 * `nineteenth-set`, 120 over all 47 pages with losses, rates by the month, years and slips, was written before it was run: 112 of 120 pages and 100 of 119 with all figures at first count. Three of its
 * expectations were mistakes about the page.
 * `twentieth-set`, 120 over all 47 pages as people type and speak on a phone, was written and committed before it was run: 117 of 120 found what they should, 102 of 118 with all figures at first count.
 * `twenty-first-set`, 60 written after that one was mended and run as they were: 58 of 60 found, 43 of 53 with all figures; three expectations were mistakes about the page, and one that no tax was deducted.
 * `deposits-set` has deposits of earlier years and deposits that are closed early, written while they were mended.
 */
import { readFileSync } from 'node:fs';
import { searchFields } from '@/content/calculators/search-fields';
import { catalogue, ifscEntry, unimplemented } from '@/content/catalogue';
import { searchVocabulary } from '@/content/search-vocabulary';
import type { FillForm } from '@/lib/fill/form';
import type { SearchEntry } from '@/lib/find/entry';
import { type Found, finderOver } from '@/lib/search';
import { isFilled, type Query } from './filled-in';

const finder = finderOver<SearchEntry>([...catalogue, ifscEntry], unimplemented, searchVocabulary);
let prefill: Readonly<Record<string, FillForm>> = {};
beforeAll(async () => {
  prefill = await searchFields();
});

/** Whether the first offer has every figure that was said, and no other; where none was, there may be no offer. */
const hasFigures = async ({ page, figures = {} }: Query, { offers: [offer] }: Found<SearchEntry>): Promise<boolean> =>
  offer
    ? offer.entry.id === page && (await isFilled(offer.entry.id, offer, figures))
    : Object.keys(figures).length === 0;

/** The least shares that hold: of right pages first, of all figures right, of nothing found where no page answers. */
it.each([
  ['half-one', 0.96, 0.92, 0.95],
  ['half-two', 0.95, 0.8, 0.9],
  ['third-set', 0.96, 0.89, 0.93],
  ['fourth-set', 0.96, 0.92, 0.95],
  ['fifth-set', 0.94, 0.81, 0.9],
  ['class-set', 0.98, 0.95, 1],
  ['seventh-set', 0.98, 0.93, 1],
  ['eighth-set', 0.98, 0.96, 1],
  ['ninth-set', 0.98, 0.97, 1],
  ['tenth-set', 0.98, 0.94, 1],
  ['eleventh-set', 0.97, 0.91, 0.85],
  ['twelfth-set', 0.95, 0.85, 0.95],
  ['thirteenth-set', 0.96, 0.87, 0.95],
  ['fourteenth-set', 0.97, 0.9, 0.86],
  ['fifteenth-set', 0.95, 0.86, 0.95],
  ['sixteenth-set', 0.98, 0, 0.9],
  ['seventeenth-set', 0.96, 0.88, 1],
  ['eighteenth-set', 1, 1, 1],
  ['nineteenth-set', 0.98, 0.98, 1],
  ['twentieth-set', 1, 0.99, 1],
  ['twenty-first-set', 0.98, 0.98, 1],
  ['deposits-set', 1, 1, 1],
])('%s', async (set, ...least) => {
  const queries: Query[] = JSON.parse(readFileSync(`tests/queries/${set}.json`, 'utf8'));
  const counts = { pages: [0, 0], figures: [0, 0], nothing: [0, 0] };
  const count = (of: keyof typeof counts, isRight: boolean) => {
    counts[of] = [(counts[of][0] ?? 0) + (isRight ? 1 : 0), (counts[of][1] ?? 0) + 1];
  };
  for (const query of queries) {
    const found = finder.find(query.query, ['title', 'description', 'category', 'id'], prefill);
    const first = found.offers[0]?.entry.id ?? found.entries[0]?.id;
    if (query.page === null) count('nothing', first === undefined);
    else {
      count('pages', first === query.page || (query.also ?? []).includes(first ?? ''));
      if (query.figures) count('figures', await hasFigures(query, found));
    }
  }
  if (process.env.SHOW) console.info(set, counts);
  const shares = Object.values(counts).map(([right = 0, all = 1]) => (all === 0 ? 1 : right / all));
  expect({ counts, held: shares.every((share, index) => share >= (least[index] ?? 1)) }).toEqual({
    counts,
    held: true,
  });
});
