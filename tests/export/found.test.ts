/** What search engines, social networks, devices and language models find: read from the exported files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBehind } from '@/app/last-changed';
import { builtIds, loadCalculator, loadPage } from '@/content/calculators/load';
import { cardName } from '@/content/cards';
import { catalogue, entryOf, unimplemented } from '@/content/catalogue';
import { corrections } from '@/content/corrections';
import { ifscPage } from '@/content/ifsc/page';
import { correctionsRoute, staticPages } from '@/content/pages';
import { contactPage } from '@/content/pages/contact';
import { site } from '@/content/site';
import { defaultInput } from '@/lib/calculator';
import { describedFields } from '@/lib/described-fields';
import { openFragment } from '@/lib/fragment';
import { readDraft } from '@/lib/read-input';
import { exists, fileOf, htmlOf, textOf } from './page';
import { faultsOf } from './schema-org';

const built = builtIds();
const builtRoutes = built.map((id) => entryOf(id).route);
const unbuiltRoutes = [...catalogue, ...unimplemented]
  .map(({ route }) => route)
  .filter((route) => !builtRoutes.includes(route));
const indexable = ['/', ...builtRoutes, ifscPage.route, ...staticPages.map(({ route }) => route)];
/** The pages of the corrections of a calculator: they share a card. */
const correctionRoutes = [...new Set(corrections.map(({ calculator }) => correctionsRoute(entryOf(calculator).route)))];
const routes = [...indexable, ...unbuiltRoutes, ...correctionRoutes];
/** The routes for which the export has a page, without those that are shown in place of another. */
const exported = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .filter((route) => !/^\/(?:404|_not-found|offline)\//.test(route));

const decoded = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** The head's tags: title, each `meta` under its name or property, each `link` under its rel; more than one of a kind joined by a bar. */
function tagsOf(html: string): Readonly<Record<string, string>> {
  const head = html.slice(0, html.indexOf('<body'));
  const tags: Record<string, string> = { title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '') };
  for (const [tag] of head.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const name = /\s(?:name|property|rel)="([^"]*)"/.exec(tag)?.[1];
    const value = decoded(/\s(?:content|href)="([^"]*)"/.exec(tag)?.[1] ?? '');
    if (name && !/preload|stylesheet/.test(name)) tags[name] = name in tags ? `${tags[name]} | ${value}` : value;
  }
  return tags;
}

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The blocks of structured data on a page. */
const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => json);

function graphOf(route: string): readonly Thing[] {
  const [block = '{}'] = blocksOf(htmlOf(route));
  return (JSON.parse(block) as { '@graph': readonly Thing[] })['@graph'];
}

const typesOf = (route: string) => graphOf(route).map((thing) => thing['@type']);
const thingOf = (route: string, type: string) => graphOf(route).find((thing) => thing['@type'] === type);

it('the export has exactly the pages that are known', () => {
  expect(exported.sort()).toEqual([...routes].sort());
});

describe('the head of every page', () => {
  it.each(routes)('%s has each tag, and they agree', (route) => {
    const tags = tagsOf(htmlOf(route));
    const address = `${site.url}${route}`;
    expect(tags.canonical).toBe(address);
    expect(tags['og:url']).toBe(address);
    expect(tags['og:site_name']).toBe(site.name);
    expect(tags['og:type']).toBe('website');
    expect(tags['og:locale']).toBe('en_IN');
    expect([tags['og:title'], `${tags['og:title']} | ${site.name}`]).toContain(tags.title);
    expect(tags['twitter:title']).toBe(tags['og:title']);
    expect(tags['og:description']).toBe(tags.description);
    expect(tags['twitter:description']).toBe(tags.description);
    const card = correctionRoutes.includes(route) ? '/how-we-check/corrections/' : route;
    expect(tags['og:image']).toBe(`${site.url}/og/${cardName(card)}.png`);
    expect(tags['twitter:image']).toBe(tags['og:image']);
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual(['1200', '630']);
    expect(tags['og:image:alt']).toBe(tags['og:title']);
    expect(tags['twitter:card']).toBe('summary_large_image');
    expect(tags.robots).toBe(`${indexable.includes(route) ? 'index' : 'noindex'}, follow`);
    expect((tags.keywords ?? '').split(',').length).toBeGreaterThanOrEqual(2);
    expect(tags.manifest).toBe('/manifest.webmanifest');
    for (const image of [tags.icon ?? '', tags['apple-touch-icon'] ?? ''])
      expect([image, exists(image)]).toEqual([image, true]);
  });

  it.each(indexable)('%s has a title and a description that a list of results can show', (route) => {
    const { title = '', description = '' } = tagsOf(htmlOf(route));
    expect(title.length).toBeGreaterThanOrEqual(15);
    // The home page bears name and tagline, as specified.
    expect(title.length).toBeLessThanOrEqual(route === '/' ? 90 : 65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('of the home page bears the name and the tagline of the specification', () => {
    const tagline = 'Free calculators for income tax, GST, EMI, investments and financial planning';
    expect(tagsOf(htmlOf('/')).title).toBe(`${site.name}: ${tagline}`);
  });

  it.each(['title', 'description', 'keywords', 'canonical', 'og:title', 'og:image'])(
    'no two pages have the same %s',
    (tag) => {
      const own = routes.filter((route) => tag !== 'og:image' || !correctionRoutes.includes(route));
      const values = own.map((route) => tagsOf(htmlOf(route))[tag]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    },
  );

  it.each(['404.html', '404/index.html', '_not-found/index.html'])('%s asks not to be listed', (file) => {
    expect(tagsOf(fileOf(file)).robots).toMatch(/^noindex/);
  });
});

describe('headings', () => {
  it.each([...routes.map((route) => `${route}index.html`), '/404.html'])(
    '%s has one first heading, at the top, and skips no level',
    (file) => {
      const html = fileOf(file).replace(/<script\b[\s\S]*?<\/script>/g, '');
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    },
  );
});

describe('related calculators', () => {
  it.each(builtRoutes)('%s leads on to calculators that give an answer', (route) => {
    const section = /<h2[^>]*>Related calculators<\/h2>([\s\S]*?)<\/section>/.exec(htmlOf(route))?.[1] ?? '';
    const links = [...section.matchAll(/href="(\/[^"#]*)/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !builtRoutes.includes(href) || href === route)).toEqual([]);
  });
});

describe('structured data', () => {
  it.each(indexable)('%s has one block, in which every thing has what it needs and nothing unknown', (route) => {
    const blocks = blocksOf(htmlOf(route));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).not.toContain('<');
    const data = JSON.parse(blocks[0] ?? '') as Record<string, unknown>;
    expect(Object.keys(data)).toEqual(['@context', '@graph']);
    expect(data['@context']).toBe('https://schema.org');
    expect(graphOf(route).flatMap((thing) => faultsOf(thing))).toEqual([]);
  });

  it.each(indexable)('%s says nothing that the site cannot know: no rating, no review, no date of its own', (route) => {
    expect(blocksOf(htmlOf(route)).join()).not.toMatch(
      /"(?:aggregateRating|ratingValue|reviews?|datePublished|dateModified|award)"/,
    );
  });

  it.each(['aggregateRating', 'ratingValue', 'review', 'reviews', 'datePublished', 'dateModified', 'award'])(
    '%s would be found',
    (name) => {
      expect(JSON.stringify({ [name]: 1 })).toMatch(
        /"(?:aggregateRating|ratingValue|reviews?|datePublished|dateModified|award)"/,
      );
    },
  );

  it.each(unbuiltRoutes)('%s, which has no answer, has none', (route) => {
    expect(blocksOf(htmlOf(route))).toEqual([]);
  });

  it.each([...builtRoutes, ifscPage.route])(
    '%s is a free application, in its place, with the questions of its page',
    (route) => {
      expect(typesOf(route)).toEqual(['WebApplication', 'BreadcrumbList', 'FAQPage']);
      const tags = tagsOf(htmlOf(route));
      const name = textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(htmlOf(route))?.[1] ?? '');
      expect(thingOf(route, 'WebApplication')).toMatchObject({
        name,
        url: tags.canonical,
        description: tags.description,
        offers: { price: 0, priceCurrency: 'INR' },
      });
    },
  );

  it.each(indexable.filter((route) => route !== '/'))('%s has the breadcrumb that the page shows', (route) => {
    const { itemListElement } = thingOf(route, 'BreadcrumbList') as unknown as {
      itemListElement: readonly { name: string; item?: string }[];
    };
    const shown = /<nav aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(htmlOf(route))?.[1] ?? '';
    const names = [...shown.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)].map(([, inside = '']) =>
      textOf(inside).replace(/\/$/, ''),
    );
    expect(itemListElement.map(({ name }) => name)).toEqual(names);
    expect(itemListElement.map(({ item }) => item)).toEqual([`${site.url}/`, undefined]);
  });

  it.each(indexable)('%s has exactly the questions and answers that are on the page', (route) => {
    const asked = [
      ...htmlOf(route).matchAll(/<details\b[^>]*><summary\b[^>]*>([^<]*)<\/summary><p\b[^>]*>([^<]*)<\/p><\/details>/g),
    ];
    const onPage = asked.map(([, question = '', answer = '']) => [decoded(question), decoded(answer)]);
    const { mainEntity = [] } = (thingOf(route, 'FAQPage') ?? {}) as {
      mainEntity?: readonly { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(onPage);
    const tool = [...builtRoutes, ifscPage.route, '/contact/'].includes(route);
    expect(onPage.length > 0).toBe(tool);
  });

  it('says of each calculator when its rules were last compared, as the page does', async () => {
    for (const id of built) {
      expect(thingOf(entryOf(id).route, 'FAQPage')).toMatchObject({ lastReviewed: (await loadPage(id)).checkedOn });
    }
  });

  it('says on the home page how to search the site', () => {
    expect(thingOf('/', 'WebSite')).toMatchObject({
      name: site.name,
      url: `${site.url}/`,
      potentialAction: { target: { urlTemplate: `${site.url}/?search={search_term_string}` } },
    });
    const { publisher } = thingOf('/', 'WebSite') as unknown as { publisher: { logo: string } };
    expect(exists(publisher.logo.slice(site.url.length))).toBe(true);
  });

  it('names the publisher and the author on /about, and support on /contact', () => {
    expect(thingOf('/about/', 'AboutPage')).toMatchObject({
      mainEntity: { '@type': 'Organization', name: site.name },
      author: { '@type': 'Person', name: site.author.name, jobTitle: site.author.jobTitle },
    });
    expect(thingOf('/contact/', 'ContactPage')).toMatchObject({
      mainEntity: {
        '@type': 'Organization',
        contactPoint: { contactType: 'customer support', email: site.supportEmail, availableLanguage: 'English' },
      },
    });
    expect(Object.keys(contactPage.faqs).length).toBeGreaterThan(0);
  });
});

describe('the sitemap', () => {
  const entries = [...fileOf('sitemap.xml').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
    changed: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
  }));

  it('has the canonical address of each page that may be listed, and no other', () => {
    const listed = exported.map((route) => tagsOf(htmlOf(route))).filter(({ robots }) => robots === 'index, follow');
    expect(listed.length).toBeGreaterThan(20);
    expect(entries.map(({ address }) => address).sort()).toEqual(listed.map(({ canonical }) => canonical).sort());
  });

  it('has the last change of each page as the history has it, and nothing where there is no history', () => {
    const git = (...args: string[]) =>
      spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout?.trim() ?? '';
    const whole = git('rev-parse', '--is-shallow-repository') === 'false';
    const known = new Set(git('ls-files').split('\n'));
    // The newest commit first, each with its time and the files that it changes.
    const commits = git('log', '--format=%x00%ct', '--name-only')
      .split('\0')
      .slice(1)
      .map((commit) => commit.split('\n').filter(Boolean));
    const times = built.map((id) => {
      const folder = `content/calculators/${id}`;
      const files = filesBehind(['index.ts', 'page.ts', 'article.mdx', 'golden.ts'].map((file) => `${folder}/${file}`));
      const committed = [...files].every((file) => known.has(file));
      const [time] = commits.find(([, ...changed]) => changed.some((file) => files.has(file))) ?? [];
      return [entryOf(id).route, whole && committed ? new Date(Number(time) * 1000).toISOString() : undefined];
    });
    const lastmod = new Map(entries.map(({ address, changed }) => [address.slice(site.url.length), changed]));
    expect(built.map((id) => [entryOf(id).route, lastmod.get(entryOf(id).route)])).toEqual(times);
    for (const { changed } of entries) if (changed) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  });
});

it('robots.txt lets everybody in and names the sitemap', () => {
  const lines = fileOf('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`]);
});

describe('the web manifest', () => {
  const manifest = JSON.parse(fileOf('manifest.webmanifest')) as {
    readonly name: string;
    readonly start_url: string;
    readonly scope: string;
    readonly display: string;
    readonly theme_color: string;
    readonly background_color: string;
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly type: string;
      readonly purpose: string;
    }[];
  };

  it('has what a device needs to install the site', () => {
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const paper = /--paper:\s*(#\w+)/.exec(readFileSync('app/globals.css', 'utf8'))?.[1];
    expect([manifest.theme_color, manifest.background_color, tagsOf(htmlOf('/'))['theme-color']]).toEqual([
      paper,
      paper,
      paper,
    ]);
  });

  it.each([
    ...manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose] as const),
    ['/icons/apple-touch-icon.png', '180x180', 'maskable'] as const,
  ])('%s is an image of %s, to its edges where a device cuts it (%s)', async (src, sizes, purpose) => {
    const file = path.join('out', src);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    expect((await sharp(file).stats()).isOpaque).toBe(purpose === 'maskable');
    expect(readFileSync(file).length).toBeLessThan(10_000);
  });
});

describe('calculators.json', () => {
  const index = JSON.parse(fileOf('calculators.json')) as {
    readonly site: Readonly<Record<string, unknown>>;
    readonly links: readonly string[];
    readonly calculators: readonly {
      readonly id: string;
      readonly route: string;
      readonly url: string;
      readonly category: string;
      readonly title: string;
      readonly description: string;
      readonly rulesCheckedOn: string;
      readonly example?: { readonly name: string; readonly url: string };
      readonly fields: readonly { readonly name: string; readonly kind: string; readonly label: string }[];
    }[];
  };
  const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('has each calculator that gives an answer, as the catalogue has it', () => {
    expect(index.calculators.map(({ id }) => id)).toEqual(built);
    for (const { id, route, url, category, title, description } of index.calculators) {
      const entry = entryOf(id as (typeof built)[number]);
      expect({ route, category, title, description }).toEqual({
        route: entry.route,
        category: entry.category,
        title: entry.title,
        description: entry.description,
      });
      expect(url).toBe(`${site.url}${entry.route}`);
    }
    expect(index.site).toEqual({
      name: site.name,
      url: `${site.url}/`,
      financialYear: '2025-26',
      currency: 'INR',
      price: 0,
    });
  });

  it('has the fields of each, with label, unit, bounds and default', async () => {
    for (const { id, fields } of index.calculators) {
      const calculator = await loadCalculator(id as (typeof built)[number]);
      expect([id, fields]).toEqual([id, asJson(describedFields(calculator.fields))]);
      for (const field of fields) {
        expect([id, field.name, Object.keys(field)]).toEqual([
          id,
          field.name,
          expect.arrayContaining(['name', 'label', 'kind', 'default']),
        ]);
      }
    }
  });

  it.each([built[0], 'gst-calculator', built.at(-1)])(
    'has the fields of %s as the command line describes them',
    (id) => {
      const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/calc.ts', String(id), '--describe'], {
        encoding: 'utf8',
      });
      const described = JSON.parse(output) as { title: string; fields: unknown };
      const entry = index.calculators.find((each) => each.id === id);
      expect([entry?.title, entry?.fields]).toEqual([described.title, described.fields]);
    },
  );

  it.each(index.calculators.map(({ id, example }) => [id, example?.url ?? ''] as const))(
    'has a link that fills in %s with a worked case',
    async (id, url) => {
      const { origin, pathname, hash } = new URL(url);
      expect(`${origin}${pathname}`).toBe(`${site.url}${entryOf(id as (typeof built)[number]).route}`);
      const { fields } = await loadCalculator(id as (typeof built)[number]);
      const opened = openFragment(fields, hash);
      expect(opened?.wrong).toBe('nothing');
      const { input, faults } = readDraft(fields, opened?.draft ?? {});
      expect(faults).toEqual([]);
      expect(input).not.toEqual(defaultInput(fields));
    },
  );

  it('states the rules of links, and they are true', async () => {
    expect(index.links.join(' ')).toContain('#v=3');
    const { fields } = await loadCalculator('emi-calculator');
    const opened = openFragment(fields, '#v=3&loan=5000000&rate=8.5&tenure=240');
    expect(opened?.wrong).toBe('nothing');
    expect(readDraft(fields, opened?.draft ?? {}).input).toMatchObject({ loan: 50_00_000, rate: 8.5, tenure: 240 });
  });
});

describe('llms.txt', () => {
  const text = fileOf('llms.txt');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '');

  it('has the form of llmstxt.org: name, summary, details, then links under headings', () => {
    const blocks = text.trimEnd().split('\n\n');
    expect(blocks[0]).toBe(`# ${site.name}`);
    expect(blocks[1]).toMatch(/^> \S/);
    const first = blocks.findIndex((block) => block.startsWith('## '));
    expect(blocks.slice(2, first).filter((block) => /^#/.test(block))).toEqual([]);
    blocks.slice(first).forEach((block, index) => {
      if (index % 2 === 0) expect(block).toMatch(/^## \S.*$/);
      else for (const line of block.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(https?:[^)]+\): \S/);
    });
  });

  it('leads to every page that may be listed, and to nothing that does not exist', () => {
    for (const route of indexable.filter((each) => each !== '/')) expect(links).toContain(`${site.url}${route}`);
    expect(
      links.filter((address) => !address.startsWith(`${site.url}/`) || !exists(address.slice(site.url.length))),
    ).toEqual([]);
    expect(links.filter((address) => unbuiltRoutes.some((route) => address.endsWith(route)))).toEqual([]);
  });
});
