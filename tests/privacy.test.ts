/** What the privacy page says, compared with the code that ships: what is stored, what is requested, which services there are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storedValues } from '@/content/pages/stored-values';
import { analyticsServices, contactForm, services } from '@/content/services';

const folders = ['app', 'components', 'content', 'lib'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
);

/** A file without its comments. */
function code(file: string): string {
  return readFileSync(path.join(process.cwd(), file), 'utf8')
    .replace(/(?<!\/)\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

const texts = new Map(files.map((file) => [file, code(file)]));
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(texts.get(file) ?? ''));
const names = storedValues.map(({ name }) => name);
const stores = /localStorage|storageKey=|document\.cookie|caches\.open/;

describe('what is stored in the browser', () => {
  it.each(filesWith(stores))('%s keeps nothing but what the privacy page names', (file) => {
    const text = texts.get(file) ?? '';
    const keys = [
      ...[...text.matchAll(/\b(?:const\s+)(?:\w*KEY|COOKIE)\w*\s*(?::\s*\w+\s*)?=\s*['"`]([^'"`]+)['"`]/g)].map(
        ([, key]) => key,
      ),
      ...[...text.matchAll(/\.(?:get|set|remove)Item\(\s*['"`]([^'"`]+)['"`]/g)].map(([, key]) => key),
      ...[...text.matchAll(/storageKey=['"`{]+([^'"`}]+)/g)].map(([, key]) => key),
      ...[...text.matchAll(/['"`/ )](\w+)=(?:\$\{|\(true)/g)].map(([, key]) => key),
    ].filter((key) => key !== 'domain' && key !== 'path');
    expect(keys.filter((key) => !names.some((name) => name === key))).toEqual([]);
    // A place that stores under no name that can be read here could store anything.
    const deletesOnly = file === 'components/analytics/consent.ts';
    if (!deletesOnly) expect(keys.length).toBeGreaterThan(0);
  });

  it('is all there: each value that the page names is stored by the code', () => {
    const found = names.filter((name) =>
      filesWith(stores).some((file) => new RegExp(`['"\`/ )(]${name}['"\`=]`).test(texts.get(file) ?? '')),
    );
    expect(found).toEqual([...names]);
  });

  it('is in no other kind of storage', () => {
    expect(filesWith(/sessionStorage|indexedDB|cookieStore|\.name\s*=\s*window\.name/)).toEqual([]);
  });

  it('is put into caches by the service worker alone, which one place registers', () => {
    expect(filesWith(/\bcaches\b/).filter((file) => !file.startsWith('lib/offline/'))).toEqual([]);
    expect(filesWith(/serviceWorker/)).toEqual(['components/shell/service-worker.ts']);
  });

  it('never under an address with what was typed: the worker’s own list states what is cached, and the look-up’s files', () => {
    const keys = [...texts]
      .filter(([file]) => file.startsWith('lib/offline/'))
      .flatMap(([, text]) => [...text.matchAll(/\.put\((\w+(?:\(.*?\))?),/g)].map(([, key]) => key));
    expect(keys.sort()).toEqual(['asset', 'keyOf(manifest, path)', 'mark', 'path', 'url']);
  });
});

describe('requests', () => {
  it('go to a fixed address, which nothing that is typed can enter', () => {
    const calls = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\bfetch\(\s*([^)]*)/g)].map(([, address = '']) => [file, address.trim()] as const),
    );
    // The look-up of bank branches fetches files of our own list, and asks one public service at the press of a button: both
    // are on the privacy page, and in no other file.
    const lookUp = ['lib/default-fetch.ts', 'lib/ifsc/live.ts'];
    // The service worker fetches what its list names, and passes on what a page asks for.
    const worker = calls.filter(([file]) => file.startsWith('lib/offline/'));
    expect(worker.map(([, address]) => address).sort()).toEqual([
      'event.request',
      "path, { cache, priority: 'low' }",
      'request',
      'request',
      'request',
    ]);
    const others = calls.filter(([file]) => !lookUp.includes(file) && !file.startsWith('lib/offline/'));
    // The page itself names the file of its own build, and its style sheet the fonts.
    const named = /^fontAddress$|^`\/search-fields\/\$\{document\.documentElement\.dataset\.searchFields\}\.json`$/;
    expect(others.filter(([, address]) => !named.test(address) && !/^(['"])\/[^'"]*\1$/.test(address))).toEqual([]);
    expect(new Set(calls.map(([file]) => file).filter((file) => lookUp.includes(file))).size).toBe(lookUp.length);
    const privacy = readFileSync(path.join(process.cwd(), 'content/pages/privacy.mdx'), 'utf8');
    expect(privacy).toContain('ifsc.razorpay.com');
  });

  it('are made in no other way', () => {
    expect(
      filesWith(/XMLHttpRequest|sendBeacon|new WebSocket|new EventSource|RTCPeerConnection|importScripts/),
    ).toEqual([]);
  });

  it('to other hosts are written in two places alone, the tags and the contact form', () => {
    // Links lead elsewhere too, but only when they are pressed; a script, an image or a frame loads by itself.
    expect(filesWith(/createElement\(\s*['"`](?:script|img|iframe|link)/)).toEqual([
      'components/analytics/tags.ts',
      'components/page/contact-form.tsx',
      // A block of data for search engines, which has no address and loads nothing.
      'components/shell/describe-page.ts',
    ]);
    expect(readFileSync('components/shell/describe-page.ts', 'utf8')).not.toMatch(/\.src\b/);
    // A third only tells the build which hosts the site's policy permits.
    expect(filesWith(/googletagmanager|clarity\.ms|hsforms/)).toEqual([
      'components/analytics/tags.ts',
      'components/page/contact-form.tsx',
      'content/service-hosts.ts',
    ]);
  });
});

describe('services of others', () => {
  it('are off unless they are configured, and nothing is configured here', () => {
    expect(Object.values(services).map(({ id }) => id)).toEqual(['', '', '']);
    expect(analyticsServices).toEqual([]);
    expect(contactForm).toBeNull();
  });

  it('are documented for whoever publishes the site, each variable by its name', () => {
    const example = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8');
    const used = files.flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(/process\.env\.(NEXT_PUBLIC_\w+)/g)].map(([, name]) => name ?? ''),
    );
    // Derived in next.config.mjs, not set from outside.
    const set = [...new Set(used)].filter((name) => !['NEXT_PUBLIC_COUNTS_VISITS', 'NEXT_PUBLIC_SOON'].includes(name));
    expect(set.filter((name) => !example.includes(`\n${name}=`) && !example.startsWith(`${name}=`))).toEqual([]);
    expect([...example.matchAll(/^(NEXT_PUBLIC_\w+)=/gm)].map(([, name]) => name).sort()).toEqual(set.sort());
  });

  it('are configured by their own id alone, the contact form by both of its ids', () => {
    const configured = (environment: Record<string, string>) => {
      const before = { ...process.env };
      Object.assign(process.env, environment);
      let found: typeof import('@/content/services') | undefined;
      jest.isolateModules(() => {
        found = jest.requireActual('@/content/services');
      });
      process.env = before;
      return found;
    };
    expect(configured({ NEXT_PUBLIC_WEB_ANALYTICS_ID: 'G-1' })?.analyticsServices.map(({ name }) => name)).toEqual([
      'Google Analytics',
    ]);
    expect(configured({ NEXT_PUBLIC_CONTACT_FORM_ID: 'f' })?.contactForm).toBeNull();
    expect(
      configured({ NEXT_PUBLIC_CONTACT_FORM_ID: 'f', NEXT_PUBLIC_CONTACT_FORM_PORTAL_ID: 'p' })?.contactForm,
    ).toMatchObject({ formId: 'f', portalId: 'p', region: 'na1' });
  });
});
