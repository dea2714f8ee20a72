import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aligned } from '@/scripts/bench/report';
import { type Served, serve } from '@/scripts/measure/server';

describe('the server of an export', () => {
  let folder: string;
  let served: Served;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'export-'));
    mkdirSync(path.join(folder, '_next', 'static'), { recursive: true });
    mkdirSync(path.join(folder, 'page'));
    const words = 'the same words again and again '.repeat(200);
    writeFileSync(path.join(folder, 'page', 'index.html'), words);
    writeFileSync(path.join(folder, '404.html'), 'not here');
    writeFileSync(path.join(folder, '_next', 'static', 'code.js'), words);
    served = await serve(folder);
  });

  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true });
  });

  it('sends pages and scripts compressed, hashed files for good', async () => {
    const page = await fetch(`${served.url}/page/`, { headers: { 'Accept-Encoding': 'br' } });
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(page.headers.get('content-length'))).toBeLessThan(200);
    expect(await page.text()).toMatch(/^the same words/);
    const script = await fetch(`${served.url}/_next/static/code.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(page.headers.get('cache-control')).not.toContain('immutable');
  });

  it('sends a folder on to its address with a slash, query and all', async () => {
    const answer = await fetch(`${served.url}/page?a=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/page/?a=1']);
  });

  it('says that what is known has not changed', async () => {
    const first = await fetch(`${served.url}/page/`);
    const again = await fetch(`${served.url}/page/`, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends the page for what does not exist, and nothing from outside its folder', async () => {
    for (const address of ['/nothing/', '/..%2f..%2fetc%2fpasswd', '/%00', '/%e0%a4', '/404.html']) {
      const answer = await fetch(`${served.url}${address}`);
      expect([address, answer.status, await answer.text()]).toEqual([address, 404, 'not here']);
    }
  });
});

it('a table has its first column to the left and the others to the right', () => {
  expect(
    aligned([
      ['', 'runs'],
      ['one', '7'],
      ['a longer one', '1000'],
    ]),
  ).toBe('              runs\none              7\na longer one  1000');
});
