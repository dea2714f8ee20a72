import {
  assetsIn,
  cacheAllPages,
  cachedAsset,
  cachedData,
  cachedPage,
  cachePages,
  digestOf,
  isCachedWhole,
  isHashed,
  sweep,
} from '@/lib/offline/cache';
import { browserWith, down, filesOfBuild, hostOf, manifestFor } from './site';

const one = filesOfBuild('1');
const two = filesOfBuild('2');
const never = () => false;
const pages = (keys: readonly string[]) =>
  keys.map((key) => key.replace(/\?.*/, '')).filter((key) => key.endsWith('/'));
const assets = (keys: readonly string[]) => keys.filter((key) => key.startsWith('/_next/')).sort();

describe('what a text names', () => {
  it.each([
    ['<script src="/_next/static/chunks/a-~_1.js">', ['/_next/static/chunks/a-~_1.js']],
    ['["static/chunks/a.js","static/chunks/b.css"]', ['/_next/static/chunks/a.js', '/_next/static/chunks/b.css']],
    ['self.push([1,"\\"/_next/static/media/f.woff2\\""])', ['/_next/static/media/f.woff2']],
    ['search-fields/0a1b.json', ['/search-fields/0a1b.json']],
    ['a page of text', []],
  ])('%s', (text, expected) => expect(assetsIn(text)).toEqual(expected));
});

it.each([
  ['', '47DEQpj8'],
  ['0', 'X-zrZv_I'],
  ['205', '-ICa_01p'],
])('the digest of "%s" is the start of its SHA-256 in base64url', async (text, digest) => {
  expect(await digestOf(new TextEncoder().encode(text).buffer)).toBe(digest);
});

it.each([
  ['/_next/static/chunks/a.js', true],
  ['/search-fields/0a1b.json', true],
  ['/emi/', false],
  ['/_next/data.json', false],
  ['/emi/_next/static/chunks/a.js', false],
])('whether the name of %s has a hash: %s', (address, expected) => expect(isHashed(address)).toBe(expected));

describe('a page', () => {
  it('is fetched behind all that the visitor waits for', async () => {
    const priorities: unknown[] = [];
    browserWith((address, init) => {
      priorities.push(init?.priority);
      return hostOf(one)(address);
    });
    await cachePages(await manifestFor(one), ['/emi/'], true);
    expect([...new Set(priorities)]).toEqual(['low']);
  });

  it('is cached with all that it can come to load, in circles too, and after it', async () => {
    const browser = browserWith(hostOf(one));
    await cachePages(await manifestFor(one), ['/emi/'], true);
    const cached = await browser.cached();
    expect(assets(cached)).toEqual(
      ['answer', 'form', 'menu', 'shell'].map((name) => `/_next/static/chunks/${name}-1.js`),
    );
    expect(pages(cached.slice(-1))).toEqual(['/emi/']);
  });

  it('is cached with what it names alone where nothing is to be fetched ahead, and made whole later', async () => {
    const browser = browserWith(hostOf(one));
    const manifest = await manifestFor(one);
    await cachePages(manifest, ['/emi/'], false);
    expect(assets(await browser.cached())).toHaveLength(2);
    await cachePages(manifest, ['/emi/'], true);
    expect(assets(await browser.cached())).toHaveLength(4);
    expect(browser.asked.filter((address) => address === '/emi/')).toHaveLength(1);
  });

  it('that the build does not have is not cached', async () => {
    const browser = browserWith(hostOf(one));
    await cachePages(await manifestFor(one), ['/none/'], true);
    expect(await browser.cached()).toEqual([]);
  });

  it.each([
    ['another page comes in its place', { '/emi/': '<p>Sign in to this network</p>' }],
    ['an asset of it is another', { '/_next/static/chunks/answer-1.js': '<p>Sign in</p>' }],
    ['an asset of it is cut short', { '/_next/static/chunks/answer-1.js': 'ans' }],
    ['it is that of another build', { '/emi/': two['/emi/'] ?? '' }],
  ])('is not cached where %s, and throws', async (_, wrong) => {
    const browser = browserWith(hostOf({ ...one, ...wrong }));
    await expect(cachePages(await manifestFor(one), ['/emi/'], true)).rejects.toThrow('not the file of this build');
    expect(pages(await browser.cached())).toEqual([]);
  });

  it('is fetched once more, past the browser’s own cache, before it is given up', async () => {
    const modes: unknown[] = [];
    const browser = browserWith((address, init) => {
      if (address !== '/404/') return hostOf(one)(address);
      modes.push(init?.cache);
      return new Response(init?.cache === 'reload' ? one['/404/'] : 'old');
    });
    await cachePages(await manifestFor(one), ['/404/'], true);
    expect(modes).toEqual(['no-cache', 'reload']);
    expect(pages(await browser.cached())).toEqual(['/404/']);
  });

  it('has its headers in the cache, the policy among them, but not those of the transfer', async () => {
    browserWith(
      (address) =>
        new Response(one[address], {
          status: 404,
          headers: { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br', vary: '*' },
        }),
    );
    const manifest = await manifestFor(one);
    await cachePages(manifest, ['/404/'], true);
    const cached = await cachedPage(manifest, '/404/');
    expect(Object.fromEntries(cached?.headers ?? [])).toEqual({
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(cached?.status).toBe(200);
  });

  it('is not cached where there is no room for its assets', async () => {
    const browser = browserWith(hostOf(one));
    (await browser.caches.open('hisaabi-pages')).isFull = true;
    await expect(cachePages(await manifestFor(one), ['/emi/'], true)).rejects.toThrow('No room');
    expect(await browser.cached()).toEqual([]);
  });
});

describe('the whole site', () => {
  it('is cached once; that it is whole is recorded', async () => {
    const browser = browserWith(hostOf(one));
    const manifest = await manifestFor(one);
    await cacheAllPages(manifest, '/');
    expect(pages(await browser.cached()).sort()).toEqual(['/', '/404/', '/emi/', '/gst/', '/offline/']);
    expect(new Set(browser.asked).size).toBe(browser.asked.length);
    expect((await browser.cached()).at(-1)).toMatch(/^\/\.whole\?[\w-]{8}$/);
    await (await browser.caches.open('hisaabi-pages')).delete(`/gst/?${manifest.files['/gst/']}`);
    browser.connect(down);
    await cacheAllPages(manifest, '/');
  });

  it('is read once, though its pages share files', async () => {
    const browser = browserWith(hostOf(one));
    const read = jest.spyOn(await browser.caches.open('hisaabi-pages'), 'match');
    await cacheAllPages(await manifestFor(one), '/');
    const keys = read.mock.calls.map(([key]) => String(key));
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
    expect(assets(keys)).toHaveLength(4);
  });

  it('of another build is not taken for it', async () => {
    const browser = browserWith(hostOf(one));
    await cacheAllPages(await manifestFor(one), '/');
    browser.connect(hostOf(two));
    await cacheAllPages(await manifestFor(two), '/');
    expect((await browser.cached()).filter((key) => key.startsWith('/.whole'))).toHaveLength(2);
  });

  it('does without files that no page comes to load', async () => {
    const files = { ...one, '/_next/static/chunks/alone-1.js': 'alone()' };
    const browser = browserWith(hostOf(files));
    const manifest = await manifestFor(files);
    await cacheAllPages(manifest, '/');
    expect(browser.asked).not.toContain('/_next/static/chunks/alone-1.js');
    await (await browser.caches.open('hisaabi-pages')).put('/_next/static/chunks/alone-0.js', new Response('alone()'));
    await sweep(manifest, never);
    expect(assets(await browser.cached())).toHaveLength(4);
  });

  it('is not read again where everything is of this build', async () => {
    const browser = browserWith(hostOf(one));
    const manifest = await manifestFor(one);
    await cacheAllPages(manifest, '/');
    const read = jest.spyOn(await browser.caches.open('hisaabi-pages'), 'match');
    await sweep(manifest, never);
    expect(read).not.toHaveBeenCalled();
    expect(await isCachedWhole(manifest)).toBe(true);
    expect(await isCachedWhole(await manifestFor(two))).toBe(false);
  });

  it('goes on where it was broken off', async () => {
    let left = 4;
    const browser = browserWith((address) => (left-- > 0 ? hostOf(one)(address) : down(address)));
    const manifest = await manifestFor(one);
    await expect(cacheAllPages(manifest, '/')).rejects.toThrow('Failed to fetch');
    const before = await browser.cached();
    expect(before.length).toBeGreaterThan(0);
    browser.connect(hostOf(one));
    browser.asked.length = 0;
    await cacheAllPages(manifest, '/');
    expect(browser.asked.filter((address) => before.some((key) => key.replace(/\?.*/, '') === address))).toEqual([]);
    expect(pages(await browser.cached())).toHaveLength(5);
  });
});

describe('two builds', () => {
  it('are cached side by side: a page that has no successor yet is the old one, with its old assets', async () => {
    const browser = browserWith(hostOf(one));
    await cacheAllPages(await manifestFor(one), '/');
    browser.connect(hostOf(two));
    const manifest = await manifestFor(two);
    await cachePages(manifest, ['/'], true);
    expect(await (await cachedPage(manifest, '/'))?.text()).toContain('Home 2');
    expect(await (await cachedPage(manifest, '/emi/'))?.text()).toContain('EMI 1');
    await sweep(manifest, never);
    const cached = await browser.cached();
    expect(assets(cached)).toEqual(
      expect.arrayContaining(['/_next/static/chunks/answer-1.js', '/_next/static/chunks/shell-2.js']),
    );
    expect(cached.filter((key) => key.startsWith('/?'))).toHaveLength(1);
  });

  it('leave nothing of the first once the second is whole', async () => {
    const browser = browserWith(hostOf(one));
    await cacheAllPages(await manifestFor(one), '/');
    browser.connect(hostOf(two));
    const manifest = await manifestFor(two);
    await cacheAllPages(manifest, '/');
    await sweep(manifest, never);
    const cached = await browser.cached();
    expect(assets(cached).filter((asset) => asset.includes('-1.'))).toEqual([]);
    expect(cached).toHaveLength(5 + 4 + 1);
    await cacheAllPages(manifest, '/');
    expect(browser.asked.filter((address) => address === '/gst/')).toHaveLength(2);
  });

  it('leave the page of the second where the first was cached again after it', async () => {
    const browser = browserWith(hostOf(two));
    const manifest = await manifestFor(two);
    await cachePages(manifest, ['/emi/'], true);
    browser.connect(hostOf(one));
    await cachePages(await manifestFor(one), ['/emi/'], true);
    await sweep(manifest, never);
    expect(pages(await browser.cached())).toEqual(['/emi/']);
    expect(assets(await browser.cached()).filter((asset) => asset.includes('-1.'))).toEqual([]);
    expect(await (await cachedPage(manifest, '/emi/'))?.text()).toContain('EMI 2');
  });

  it('are left alone where a third has begun to come in', async () => {
    const browser = browserWith(hostOf(one));
    await cacheAllPages(await manifestFor(one), '/');
    const before = await browser.cached();
    await sweep(await manifestFor(two), () => true);
    expect(await browser.cached()).toEqual(before);
  });

  it('lose a page that is gone from the site, and data of an earlier list of branches', async () => {
    const browser = browserWith(hostOf(one));
    await cacheAllPages(await manifestFor(one), '/');
    const branches = await browser.caches.open('hisaabi-branches');
    for (const path of ['/ifsc/r1/c/1.json', '/ifsc/r2/c/1.json']) await branches.put(path, new Response('[]'));
    const { '/gst/': _, ...fewer } = one;
    await sweep(await manifestFor(fewer, 'r2'), never);
    expect(pages(await browser.cached())).not.toContain('/gst/');
    expect(await browser.cached('hisaabi-branches')).toEqual(['/ifsc/r2/c/1.json']);
  });
});

it('where storage is forbidden nothing is cached and nothing breaks', async () => {
  const browser = browserWith(hostOf(one));
  browser.caches.isForbidden = true;
  expect(await cachedPage(await manifestFor(one), '/')).toBeUndefined();
  expect(await cachedAsset('/_next/static/chunks/shell-1.js')).toBeUndefined();
  expect(await cachedData('https://hisaabi.example/ifsc/r1/c/1.json')).toBeUndefined();
});
