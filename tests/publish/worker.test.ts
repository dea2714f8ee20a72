import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { digestOf } from '@/lib/offline/cache';
import { manifestOf, workerCode, writeWorker } from '@/scripts/publish/worker';

const home =
  '<script src="/_next/static/chunks/a.js"></script><script src="/_next/static/chunks/old.js" noModule=""></script>';
let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'worker-'));
  const files: Record<string, string> = {
    'index.html': home,
    'emi/index.html': '<p>EMI</p>',
    '404.html': '<p>None</p>',
    '404/index.html': '<p>None</p>',
    '_not-found/index.html': '<p>None</p>',
    'emi/index.txt': 'data of Next.js',
    'emi/__next._tree.txt': 'data of Next.js',
    'og/emi.png': 'an image',
    'sitemap.xml': '<urlset/>',
    'calculators.json': '[]',
    'manifest.webmanifest': '{}',
    'ifsc/release.json': '{"release":"0a1b"}',
    'ifsc/0a1b/manifest.json': '[]',
    'search-fields/c2.json': '{}',
    '_next/static/chunks/a.js': 'a()',
    '_next/static/chunks/a.js.map': '{}',
    '_next/static/chunks/a.js.br': 'compressed',
    '_next/static/chunks/b.css': 'p{}',
    '_next/static/chunks/old.js': 'polyfills()',
    '_next/static/media/f.woff2': 'font',
    '_next/static/build/_buildManifest.js': 'self.__B',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
});
afterEach(() => rmSync(out, { recursive: true }));

it('the list holds the pages and their parts, and nothing else', async () => {
  const { files, branches } = await manifestOf(out);
  expect(Object.keys(files).sort()).toEqual([
    '/',
    '/404/',
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.css',
    '/_next/static/media/f.woff2',
    '/emi/',
    '/search-fields/c2.json',
  ]);
  expect(branches).toBe('/ifsc/0a1b/');
});

it('a digest is that of the file as it is served, and changes with one character of it', async () => {
  const before = (await manifestOf(out)).files['/'];
  expect(before).toBe(await digestOf(new TextEncoder().encode(home).buffer));
  expect(before).toMatch(/^[\w-]{8}$/);
  writeFileSync(path.join(out, 'index.html'), `${home} `);
  expect((await manifestOf(out)).files['/']).not.toBe(before);
});

it('the worker is one script without imports, the same for the same build, and small', async () => {
  const kept = await writeWorker(out, false);
  const code = readFileSync(path.join(out, 'sw.js'), 'utf8');
  expect(kept).toBe(7);
  await writeWorker(out, false);
  expect(readFileSync(path.join(out, 'sw.js'), 'utf8')).toBe(code);
  expect(() => new Function('self', code)).not.toThrow();
  expect(code).not.toMatch(/\bimport\b|\brequire\b|importScripts|skipWaiting/);
  for (const each of ["import 'a'", "require('a')", "importScripts('a')", 'self.skipWaiting()']) {
    expect(each).toMatch(/\bimport\b|\brequire\b|importScripts|skipWaiting/);
  }
  expect(gzipSync(workerCode({ files: {}, branches: '/ifsc/0a1b/' }), { level: 9 }).length).toBeLessThan(2_600);
});

it('withdrawn, it names no file, answers no request and activates at once', async () => {
  expect(await writeWorker(out, true)).toBe(0);
  const code = readFileSync(path.join(out, 'sw.js'), 'utf8');
  expect(code).toContain('skipWaiting');
  expect(code).toContain('unregister');
  expect(code).not.toMatch(/fetch|\/emi\/|navigate|reload/);
});
