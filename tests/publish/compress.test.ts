import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from '@/scripts/publish/compress';

const out = mkdtempSync(path.join(tmpdir(), 'compress-'));
const texts: Record<string, string> = {
  'index.html': '<p>₹ 12,50,000 हिन्दी</p>'.repeat(200),
  '_next/static/chunks/a.js': 'var a = 1;'.repeat(100),
  'x/index.txt': '1:"data"\n'.repeat(80),
  'tiny.json': '{}',
  'ifsc/0123456789/b/SBIN.json': '["SBIN"]'.repeat(100),
};
const bytes: Record<string, Buffer> = { 'font.woff2': Buffer.from([1, 2, 3]), 'og/x.png': Buffer.alloc(2_000, 7) };

beforeAll(() => {
  for (const [name, content] of Object.entries({ ...texts, ...bytes })) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), content);
  }
});
afterAll(() => rmSync(out, { recursive: true }));

const all = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.\w+$/.test(file))
    .sort();
const read = (name: string) => readFileSync(path.join(out, name));

describe('compressing an export', () => {
  it('puts a .gz and a .br beside each text file, for the look-up’s files a .gz alone, and none beside others', async () => {
    const { files, copies } = await compress(out);
    expect(all()).toEqual(
      [
        ...Object.keys(bytes),
        ...Object.keys(texts).flatMap((name) => [
          name,
          `${name}.gz`,
          ...(name.startsWith('ifsc/') ? [] : [`${name}.br`]),
        ]),
      ].sort(),
    );
    expect([files, copies]).toEqual([5, 9]);
  });

  it.each(Object.keys(texts))('%s comes out as it went in', (name) => {
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(texts[name]);
    if (!name.startsWith('ifsc/')) expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(texts[name]);
  });

  it('gives the same copies again, and takes no copy for a file to be compressed', async () => {
    const before = all().map((name) => [name, read(name).toString('base64')]);
    await compress(out);
    expect(all().map((name) => [name, read(name).toString('base64')])).toEqual(before);
  });
});
