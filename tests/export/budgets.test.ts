/** What a page may load by itself, compressed. Scripts are measured against a bare Next.js export of the same versions and settings. */
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { staticPages } from '@/content/pages';
import { sum } from '@/lib/sum';
import { bareExport } from '@/scripts/bare/build';
import { budgets } from '@/scripts/measure/budgets';
import { median, routesOf, scriptsOf, sizeOf, weigh } from '@/scripts/measure/pages';
import { fileOf, htmlOf, out } from './page';

const bare = weigh(bareExport(), '/');
const routes = routesOf(out);
const calculators = builtIds().map((id) => entryOf(id).route);
const pages = new Map(routes.map((route) => [route, weigh(out, route)]));
const page = (route: string) => {
  const found = pages.get(route);
  if (!found) throw new Error(`The export has no page at ${route}.`);
  return found;
};
const ratio = (route: string) => page(route).scripts / bare.scripts;

/** The routes that are over a limit, each with its figure: a failure names them all. */
const over = (figure: (route: string) => number, limit: number) =>
  routes.flatMap((route) => (figure(route) > limit ? [`${route} ${figure(route)}`] : []));

describe('the bare export', () => {
  it('is a page of Next.js with nothing of ours: scripts, and no style, font or image', () => {
    expect(bare.scripts).toBeGreaterThan(100_000);
    expect(bare).toMatchObject({ css: 0, fonts: 0 });
    expect(bare.html).toBeLessThan(2_000);
  });
});

it('every page is weighed: the home page, every calculator, the look-up and the pages of text', () => {
  for (const route of ['/', '/ifsc-lookup/', '/404/', ...calculators, ...staticPages.map((each) => each.route)])
    expect(pages.has(route)).toBe(true);
  for (const { scripts, html, css, fonts } of pages.values()) {
    expect(Math.min(scripts, html, css, fonts)).toBeGreaterThan(0);
  }
});

describe('scripts until a page hydrates, as a multiple of the bare export’s', () => {
  it(`are at most ${budgets.scripts.median} at the median of the calculators`, () => {
    expect(median(calculators.map(ratio))).toBeLessThanOrEqual(budgets.scripts.median);
  });

  it(`are at most ${budgets.scripts.worst} on any page`, () => {
    expect(over(ratio, budgets.scripts.worst)).toEqual([]);
  });
});

describe('every page, compressed', () => {
  it.each([
    ['html', budgets.html],
    ['css', budgets.css],
    ['fonts', budgets.fonts],
  ] as const)('has at most so many bytes of %s: %d', (kind, limit) => {
    const own = (route: string) => {
      if (kind === 'css') return budgets.ownSheet[route] ?? 0;
      return kind === 'html' && route.startsWith('/how-we-check/') ? budgets.text.lists - limit : 0;
    };
    expect(over((route) => page(route)[kind] - own(route), limit)).toEqual([]);
  });

  it(`is there with at most ${budgets.requests} requests`, () => {
    const ownSheet = (route: string) => (route in budgets.ownSheet ? 1 : 0);
    expect(over((route) => page(route).requests - ownSheet(route), budgets.requests)).toEqual([]);
  });
});

it('a page of text is short, and loads the frame’s scripts and few of its own', () => {
  const texts = staticPages.map(({ route }) => page(route));
  const most = (route: string) => (route.startsWith('/how-we-check/') ? budgets.text.lists : budgets.text.html);
  expect(staticPages.filter(({ route }) => page(route).html > most(route))).toEqual([]);
  const ofCorrections = routes.filter((route) => route.startsWith('/how-we-check/corrections/'));
  expect(ofCorrections.filter((route) => page(route).html > budgets.text.corrections)).toEqual([]);
  const frame = page('/404/').scripts;
  expect(texts.filter(({ scripts }) => scripts - frame > budgets.text.ownScripts)).toEqual([]);
});

/** The files of the code that answers, which a page names. */
const answerOf = (route: string) =>
  [...htmlOf(route).matchAll(/<link [^>]*data-later[^>]* href="([^"]+)"/g)].map(([, file = '']) => file);

it(`scripts with the code that answers are at most ${budgets.allScripts.worst.phone} times a bare export’s`, () => {
  const all = (route: string) =>
    (page(route).scripts + sum(answerOf(route).map((file) => sizeOf(out, file)))) / bare.scripts;
  expect(over(all, budgets.allScripts.worst.phone)).toEqual([]);
});

it.each(calculators)('%s names the code that answers, and beside its own scripts', (route) => {
  const html = htmlOf(route);
  const later = answerOf(route);
  expect(later.some((file) => fileOf(file).includes('compute'))).toBe(true);
  expect(later.filter((file) => scriptsOf(html).includes(file))).toEqual([]);
});
