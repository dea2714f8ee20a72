import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogue, entryOf } from '@/content/catalogue';
import { corrections } from '@/content/corrections';
import { correctionsRoute } from '@/content/pages';
import { assetsIn, digestOf, isOnceOpened } from '@/lib/offline/cache';
import { manifestOf, workerCode } from '@/scripts/publish/worker';
import { compressed, fileOf, htmlOf, scriptsOf, stylesOf } from './page';

const out = path.join(process.cwd(), 'out');
let files: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  files = (await manifestOf(out)).files;
});

/** Every asset that a page may load. */
function reachedFrom(route: string): Set<string> {
  const reached = new Set(assetsIn(htmlOf(route)));
  for (const asset of reached) {
    if (!files[asset] || !/\.(js|css)$/.test(asset)) continue;
    for (const more of assetsIn(fileOf(asset))) reached.add(more);
  }
  return reached;
}

it('the worker of the export is the one of these very files: no step has changed a page after it', async () => {
  expect(fileOf('sw.js')).toBe(workerCode(await manifestOf(out)));
  expect(files['/']).toBe(await digestOf(new TextEncoder().encode(htmlOf('/')).buffer));
});

it('it caches every page of the catalogue, and the two shown where there is no page', () => {
  const wanted = ['/', '/404/', '/offline/', '/ifsc-lookup/', ...catalogue.map(({ route }) => route)];
  expect(wanted.filter((route) => !files[route])).toEqual([]);
});

it('a page’s assets are found from its text: those it loads by itself, and through them all code there is', () => {
  const reached = new Set<string>();
  for (const route of Object.keys(files).filter((each) => each.endsWith('/'))) {
    const own = reachedFrom(route);
    const loaded = [...scriptsOf(htmlOf(route)), ...stylesOf(htmlOf(route))];
    expect(loaded.filter((address) => !own.has(address) || !files[address])).toEqual([]);
    for (const asset of own) reached.add(asset);
  }
  const chunks = readdirSync(path.join(out, '_next/static/chunks')).filter((file) => /\.(js|css)$/.test(file));
  const missed = chunks
    .map((file) => `/_next/static/chunks/${file}`)
    .filter((file) => files[file] && !reached.has(file));
  // A chunk that no page and no other chunk names can't be loaded: Next.js leaves one or two of its own.
  expect(missed.length).toBeLessThanOrEqual(2);
  expect(missed.filter((file) => /hisaabi|FY 20/i.test(fileOf(file)))).toEqual([]);
});

it('leaves out the worked cases as data, which are there', () => {
  const cases = readdirSync(path.join(out, 'cases'));
  expect(cases).toEqual(expect.arrayContaining(['emi-calculator.json', 'all.zip']));
  expect(Object.keys(files).filter((address) => address.startsWith('/cases/'))).toEqual([]);
});

it('names no file that is not there, and stays small', () => {
  const there = (address: string) => existsSync(path.join(out, address, address.endsWith('/') ? 'index.html' : ''));
  expect(Object.keys(files).filter((address) => !there(address))).toEqual([]);
  // 9.84 kB until the corrections of each calculator had a page of their own, each with its digest.
  expect(compressed(fileOf('sw.js'))).toBeLessThan(10_400);
  const ahead = Object.keys(files).filter((address) => !isOnceOpened(address));
  const size = ahead.reduce(
    (sum, address) => sum + compressed(address.endsWith('/') ? htmlOf(address) : fileOf(address)),
    0,
  );
  // 4.10 MB on 26 November 2026, when the pages on savings counted how often they last; 4.203 two days later, with what was corrected, and
  // 4.233 once that had a page of its own; 4.967 since each page has its style sheet in it (decision 050), with what
  // was corrected that day; 5.013 in its evening: no page is 1 kB more, but the bundler shares less between them; 5.036 that night, with what was corrected then;
  // 5.125 on 29 November, when the heaviest pages had the headline first: the bundler shares less between pages once some load their answer in two steps.
  // 5.142 later that day, with the rates of post-office deposits since April 2020 and what the articles got wrong.
  // 5.165 in the evening, with what is still open of a year's returns on the visitor's day.
  // 5.209 on 30 November, with what the return forms make of disputed points, rows named for a listener, and advice by the day on more pages.
  // 5.248 that day, with what was corrected, what of an example a search leaves out, and who registers for GST; 5.295 with 20 corrections of the search
  // more, and lines of a working that add up as they are shown. 5.257 that morning, and 5.198 once the corrections of a calculator were fetched when they are opened.
  expect(size).toBeLessThan(5_210_000);
});

it('the corrections of a calculator are known to it, and not fetched ahead; their index is', () => {
  const onceOpened = Object.keys(files).filter(isOnceOpened);
  const corrected = new Set(corrections.map(({ calculator }) => correctionsRoute(entryOf(calculator).route)));
  expect(onceOpened.sort()).toEqual([...corrected].sort());
  expect(files['/how-we-check/corrections/']).toBeDefined();
});

it('a page pays little for it: what registers the worker comes after the page', () => {
  for (const route of ['/', '/emi-calculator/']) {
    expect(scriptsOf(htmlOf(route)).filter((address) => fileOf(address).includes('sw.js'))).toEqual([]);
  }
});
