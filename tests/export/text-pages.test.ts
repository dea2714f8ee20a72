import { readdirSync } from 'node:fs';
import { count, totals } from '@/app/how-we-check/counted';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { corrections } from '@/content/corrections';
import { disputedPoints } from '@/content/how-we-check/disputed-points';
import { correctionsRoute, staticPages } from '@/content/pages';
import { contactPage } from '@/content/pages/contact';
import { storedValues } from '@/content/pages/stored-values';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { formatDate, formatNumber } from '@/lib/format';
import { grouped } from '@/lib/grouped';
import { exists, fileOf, htmlOf, textOf } from './page';

/** The headings of a page below the first. */
const headings = (html: string) =>
  [...html.matchAll(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, inside = '']) => textOf(inside).trim());
/** What is between the heading and the footer. */
const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('the pages of text', () => {
  it('are those of the specification', () => {
    expect(staticPages.map(({ route }) => route).sort()).toEqual([
      '/about/',
      '/advertising/',
      '/contact/',
      '/disclaimer/',
      '/how-we-check/',
      '/how-we-check/corrections/',
      '/how-we-check/sources/',
      '/privacy/',
    ]);
  });

  it.each(staticPages.map((page) => [page.route, page] as const))(
    '%s has its title, description and words',
    (route, page) => {
      const html = htmlOf(route);
      expect(html).toContain(`<title>${page.title}`);
      expect(page.description.length).toBeGreaterThanOrEqual(110);
      expect(page.description.length).toBeLessThanOrEqual(160);
      expect(textOf(html)).toContain(page.title);
      expect(html).toContain('<meta name="robots" content="index, follow"');
      expect(textOf(mainOf(html)).split(' ').length).toBeGreaterThan(200);
      expect(textOf(html)).not.toMatch(/\bnull\b|\[object|\$\{|\{site|\bfalse\b/);
    },
  );

  it.each(['/disclaimer/', '/privacy/'])('%s was last updated in October 2025', (route) => {
    expect(site.legalUpdated).toBe('October 2025');
    expect(textOf(htmlOf(route))).toContain('Last updated October 2025');
  });
});

describe('/about', () => {
  it('states mission, vision, offer, reasons, author and story, and leads to the calculators and to contact', () => {
    const html = mainOf(htmlOf('/about/'));
    expect(headings(html)).toEqual([
      'Our mission',
      'Our vision',
      'What we offer',
      'Why choose Hisaabi',
      'Free',
      'Privacy first',
      'Always updated',
      'Expert backed',
      'Who writes this',
      'Our story',
      'See for yourself',
    ]);
    expect(textOf(html)).toContain(site.author.name);
    expect(textOf(html)).toContain(`${builtIds().length} calculators for FY 2025-26`);
    expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>Open the calculators/);
    expect(html).toMatch(/<a\b[^>]*href="\/contact\/"[^>]*>Contact us/);
  });
});

describe('/how-we-check', () => {
  // Cells and lines touch in the HTML: a space keeps their words apart.
  const text = (route = '/how-we-check/') =>
    textOf(mainOf(htmlOf(route)).replaceAll('<', ' <')).replaceAll(/\s+/g, ' ');

  it('states the counted cases, comparisons, sources and points with two readings', async () => {
    const counted = await count();
    for (const figure of [counted.cases, counted.figures, totals(counted.secondComputations).usual]) {
      expect(text()).toContain(formatNumber(figure));
    }
    for (const { point, followed } of disputedPoints) expect(text()).toContain(`${point} We follow: ${followed}.`);
    for (const { what } of counted.agreements) expect(text()).toContain(what);
  });

  it('says how many amounts have been corrected, and lists each on a page of its calculator', () => {
    expect(text()).toContain(`it has grown to ${formatNumber(corrections.length)} amounts`);
    expect(mainOf(htmlOf('/how-we-check/'))).toContain('href="/how-we-check/corrections/"');
    const index = mainOf(htmlOf('/how-we-check/corrections/'));
    expect(text('/how-we-check/corrections/')).toContain(corrections[0]?.wrong);
    for (const [calculator, own] of grouped(corrections, (each) => each.calculator)) {
      const route = correctionsRoute(entryOf(calculator).route);
      expect(index).toMatch(new RegExp(`id="${calculator}"[^>]*><th scope="row"><a href="${route}">`));
      const listed = text(route);
      for (const { wrong, byHowMuch, right } of own)
        for (const part of [wrong, byHowMuch, right]) expect(listed).toContain(part);
      expect(mainOf(htmlOf(route))).toContain(`href="${entryOf(calculator).route}"`);
      expect(mainOf(htmlOf(route))).toContain('href="/how-we-check/corrections/"');
    }
  });

  it('has a row for each calculator with its cases, sources, day and limits, and leads to its page', async () => {
    for (const { title, route, cases, sources, checkedOn, limits } of (await count()).calculators) {
      const row = [title, formatNumber(cases), sources, formatDate(checkedOn), limits.join(' ')].join(' ');
      expect(text()).toContain(row.replaceAll(/\s+/g, ' '));
      expect(htmlOf('/how-we-check/')).toContain(`<a href="${route}">${title.replaceAll('&', '&amp;')}`);
    }
  });

  it('is linked from the foot of every page and from the page about us, and lists its sources on a page of its own', async () => {
    expect(htmlOf('/emi-calculator/')).toContain('href="/how-we-check/"');
    expect(mainOf(htmlOf('/about/'))).toContain('href="/how-we-check/"');
    expect(mainOf(htmlOf('/how-we-check/'))).toContain('href="/how-we-check/sources/"');
    const sources = textOf(mainOf(htmlOf('/how-we-check/sources/')));
    for (const { title, checkedOn } of (await count()).sources) {
      expect(sources).toContain(title);
      expect(sources).toContain(`compared on ${formatDate(checkedOn)}.`);
    }
  });
});

it('/disclaimer has every part of the specification', () => {
  expect(headings(mainOf(htmlOf('/disclaimer/')))).toEqual([
    'General disclaimer',
    'Accuracy and updates',
    'Professional advice required',
    'Limitation of liability',
    'Third-party links',
    'Privacy',
    'Changes',
    'Contact',
  ]);
  const text = textOf(htmlOf('/disclaimer/'));
  for (const phrase of ['for general information', 'not an offer', 'chartered accountant', site.supportEmail]) {
    expect(text).toContain(phrase);
  }
});

describe('/privacy', () => {
  const html = () => mainOf(htmlOf('/privacy/'));

  it('has every part of the specification', () => {
    expect(headings(html())).toEqual([
      'Information we collect',
      'What is kept in your browser',
      'Analytics services',
      'Your choice',
      'How we use information',
      'Sharing',
      'Security',
      'Cookies',
      'Advertising',
      'Your rights',
      'Retention',
      'International transfers',
      'Children under 13',
      'Changes',
      'Contact',
    ]);
    const text = textOf(html());
    for (const cookies of ['Essential:', 'Analytics:', 'Functional:']) expect(text).toContain(cookies);
    for (const right of ['access', 'correction', 'deletion', 'portability', 'object', 'withdraw']) {
      expect(html()).toContain(`<strong>${right}</strong>`);
    }
  });

  it('names each value that is kept, where, and for how long', () => {
    const text = textOf(html());
    for (const { name, where, kind, lasts, holds } of storedValues) {
      expect(html()).toContain(`<code>${name}</code>`);
      expect(text).toContain([where, kind, lasts].join(' · '));
      expect(text).toContain(holds);
    }
  });

  it('says that none of the services it knows is on, as none is configured', () => {
    const text = textOf(html());
    for (const { name } of Object.values(services)) expect(text).toContain(name);
    expect(text.match(/Switched off\./g)).toHaveLength(3);
    expect(text).not.toContain('Switched on');
    expect(text).toContain('None of them is switched on at present.');
    expect(html()).not.toMatch(/<button\b/);
  });
});

describe('/contact', () => {
  it('offers a ready e-mail, the promise of an answer, the place, what support covers, and answers', () => {
    const text = textOf(htmlOf('/contact/'));
    for (const phrase of [
      site.supportEmail,
      'within 24 hours on business days',
      'Serving taxpayers across India',
      ...contactPage.support,
      ...Object.entries(contactPage.faqs).flat(),
    ]) {
      expect(text).toContain(phrase);
    }
    const [, link = ''] = /href="(mailto:[^"]+)"[^>]*>Write to us/.exec(htmlOf('/contact/')) ?? [];
    const address = new URL(link.replaceAll('&amp;', '&'));
    expect(address.pathname).toBe(site.supportEmail);
    expect(address.searchParams.get('subject')).toBe('Question about Hisaabi');
    expect(address.searchParams.get('body')).toContain('please leave out PAN');
  });

  it('has no form of another company, as none is configured', () => {
    expect(textOf(htmlOf('/contact/'))).not.toContain('contact form');
    expect(htmlOf('/contact/')).not.toMatch(/hsforms|<button\b[^>]*>Open/);
  });
});

it('/advertising states the plan for a network, that no link pays, how to opt out, and the standards', () => {
  expect(headings(mainOf(htmlOf('/advertising/')))).toEqual([
    'The advertising network',
    'Affiliate links',
    'How to opt out',
    'Our advertising standards',
    'Questions',
  ]);
  const text = textOf(htmlOf('/advertising/'));
  expect(text).toContain('It is not live');
  expect(text).toContain('No such link is active.');
});

describe('the page of a path that does not exist', () => {
  const html = () => mainOf(fileOf('404.html'));

  it('says so with a large 404, leads home, and to popular calculators by way of the search', () => {
    const text = textOf(html());
    for (const phrase of [
      '404',
      'Page Not Found',
      'The calculator or page you’re looking for doesn’t exist or has been moved.',
      'Popular Calculators',
      '© 2024 Hisaabi',
    ]) {
      expect(text).toContain(phrase);
    }
    expect(html()).toMatch(/<a\b[^>]*href="\/"[^>]*>Go to Homepage<\/a>/);
    expect([...html().matchAll(/href="(\/\?search=[^"]+)"[^>]*>([^<]+)/g)].map(([, to, name]) => [to, name])).toEqual([
      ['/?search=Income%20Tax', 'Income Tax'],
      ['/?search=GST', 'GST'],
      ['/?search=EMI', 'EMI'],
      ['/?search=SIP', 'SIP'],
    ]);
    expect(fileOf('404.html')).toContain('<title>Page Not Found');
    expect(fileOf('404.html')).toMatch(/<meta name="robots" content="noindex/);
  });
});

const allPages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

it('the tools of analytics are named on the privacy page alone', () => {
  const names = Object.values(services).map(({ name }) => name);
  const naming = allPages.filter((file) => names.some((name) => textOf(fileOf(file)).includes(name)));
  expect(naming).toEqual(['privacy/index.html']);
});

it('no page asks anybody to sign in', () => {
  expect(allPages.length).toBeGreaterThan(50);
  expect(
    allPages.filter((file) => /type="password"|href="[^"]*\/(?:log|sign)-?(?:in|up)\b/.test(fileOf(file))),
  ).toEqual([]);
});

it('nothing of any service is in the export where none is configured, not even unloaded', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const analytics = /dataLayer|googletagmanager|clarity\.ms|data-consent-bar/;
  expect(files.filter((file) => analytics.test(fileOf(file)))).toEqual([]);
  expect(scripts.filter((file) => /form_abandon|go_home_from_404/.test(fileOf(file)))).toEqual([]);
  expect(exists('/privacy/')).toBe(true);
});
