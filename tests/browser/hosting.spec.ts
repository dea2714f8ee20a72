/** What the server says: headers, redirects, statuses, codings and how long things may be kept, asked without a browser. */

import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks for an address as it is written: no redirect is followed, nothing is decoded or tidied. */
function ask(base: string | undefined, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });
}

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const script = `/${files.find((file) => /^_next\/static\/.*\.js$/.test(file))}`;
const style = `/${files.find((file) => /^_next\/static\/.*\.css$/.test(file))}`;
const font = `/${files.find((file) => file.endsWith('.woff2'))}`;
const branches = `/${files.find((file) => /^ifsc\/\w+\/.*\.json$/.test(file))}`;
const hasBrotli = (encoding: string | string[] | undefined) => encoding === 'br';

test.describe('an address', () => {
  for (const [path, to] of [
    ['/emi-calculator', '/emi-calculator/'],
    ['/emi-calculator?search=x&y=1', '/emi-calculator/?search=x&y=1'],
    ['/emi-calculator/index.html', '/emi-calculator/'],
    ['/index.html', '/'],
  ] as const) {
    test(`${path} leads to ${to} for good`, async ({ baseURL }) => {
      const { status, headers } = await ask(baseURL, path);
      expect(status).toBe(301);
      expect(headers.location).toBe(to);
    });
  }

  for (const path of [
    '/nothing',
    '/nothing/',
    '/nothing/here.html',
    '/_next/',
    '/_next/static/nothing.js',
    '/emi-calculator/nothing',
    '/%2e%2e/package.json',
  ]) {
    test(`${path} is answered as missing, with the page for that, which is not cached`, async ({ baseURL }) => {
      const { status, headers, body } = await ask(baseURL, path);
      expect([400, 404]).toContain(status);
      if (status === 400) return;
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(readFileSync('out/404.html', 'utf8'));
    });
  }

  for (const path of [
    '//elsewhere.example',
    '//elsewhere.example/',
    '//elsewhere.example/index.html',
    '/\\elsewhere.example',
  ]) {
    test(`${path} leads to no other host`, async ({ baseURL }) => {
      const { headers } = await ask(baseURL, path);
      expect(headers.location ?? '/').not.toMatch(/^(?:\w+:)?(?:\/\/|\/?\\)/);
    });
  }
});

test.describe('what may be kept', () => {
  for (const [kind, path] of Object.entries({ script, style, font, branches })) {
    test(`for ever: ${kind}`, async ({ baseURL }) => {
      const { status, headers } = await ask(baseURL, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });
  }

  for (const path of ['/', '/emi-calculator/', '/emi-calculator/index.txt', '/icon.svg', '/ifsc/release.json']) {
    test(`only after asking: ${path}`, async ({ baseURL }) => {
      const { status, headers } = await ask(baseURL, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      const since = await ask(baseURL, path, {
        ...(headers.etag ? { 'If-None-Match': String(headers.etag) } : {}),
        ...(headers['last-modified'] ? { 'If-Modified-Since': String(headers['last-modified']) } : {}),
      });
      expect(since.status).toBe(304);
      expect(since.body.length).toBe(0);
    });
  }
});

test.describe('headers', () => {
  for (const path of ['/', '/emi-calculator/', '/nothing']) {
    test(`of the page ${path}: policy, opener, permissions, referrer`, async ({ baseURL }) => {
      const { headers } = await ask(baseURL, path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*(?!\.)|http:/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  }

  test('of other files: their type is to be believed, and no policy makes them larger', async ({ baseURL }) => {
    for (const [path, type] of [
      [script, /^(?:text|application)\/javascript; charset=utf-8$/],
      [style, /^text\/css; charset=utf-8$/],
      [branches, /^application\/json; charset=utf-8$/],
      ['/emi-calculator/index.txt', /^text\/plain; charset=utf-8$/],
      ['/icon.svg', /^image\/svg\+xml$/],
      [font, /^font\/woff2$/],
    ] as const) {
      const { headers } = await ask(baseURL, path);
      expect(headers['content-type'], path).toMatch(type);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-security-policy'], path).toBeUndefined();
    }
  });

  test('promise no HTTPS over plain HTTP', async ({ baseURL }) => {
    expect((await ask(baseURL, '/')).headers['strict-transport-security']).toBeUndefined();
  });
});

test.describe('a text file comes', () => {
  const texts = { home: '/', page: '/emi-calculator/', missing: '/nothing', data: '/emi-calculator/index.txt' };
  for (const [kind, path] of Object.entries({ ...texts, script, style, branches })) {
    test(`as the copy that the browser takes: ${kind}`, async ({ baseURL }) => {
      const plain = await ask(baseURL, path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toBe('Accept-Encoding');
      const zipped = await ask(baseURL, path, { 'Accept-Encoding': 'gzip' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(zipped.headers.vary).toBe('Accept-Encoding');
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
      expect(zipped.headers['content-type']).toBe(plain.headers['content-type']);
      const best = await ask(baseURL, path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
      expect(best.status).toBe(plain.status);
      // A server without the module for brotli, and the look-up's files, have gzip.
      if (hasBrotli(best.headers['content-encoding'])) {
        expect(brotliDecompressSync(best.body).equals(plain.body)).toBe(true);
        expect(best.body.length).toBeLessThan(zipped.body.length);
      } else expect(best.headers['content-encoding']).toBe('gzip');
      expect(best.headers['content-type']).toBe(plain.headers['content-type']);
    });
  }

  test('plain to who takes no coding or refuses one', async ({ baseURL }) => {
    for (const accepted of ['identity', 'gzip;q=0, br;q=0']) {
      const { headers } = await ask(baseURL, '/emi-calculator/', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});
