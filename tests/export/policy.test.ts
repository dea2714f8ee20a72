import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { catalogue } from '@/content/catalogue';
import { staticPages } from '@/content/pages';
import { budgets } from '@/scripts/measure/budgets';
import { compressed, stylesOf } from '@/scripts/measure/pages';
import { hashOf, inlineScripts, inlineSheets, withoutSheets } from '@/scripts/publish/policy';

const out = path.join(process.cwd(), 'out');
const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
const pages = files.filter((file) => file.endsWith('.html')).sort();
const read = (file: string) => readFileSync(path.join(out, file));
const deployed = JSON.parse(readFileSync(path.join(process.cwd(), 'deploy/headers.json'), 'utf8')) as {
  pages: Record<string, string>;
};
const policy = deployed.pages['Content-Security-Policy'] ?? '';
const sources = (directive: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

it('all pages are read', () => {
  expect(pages.length).toBeGreaterThan(catalogue.length + staticPages.length);
});

describe('the policy', () => {
  it('permits nothing inline that it does not name, no text as code, and no host but our own and the public IFSC service', () => {
    expect(policy).not.toMatch(/unsafe|http:|\*/);
    expect(sources('default-src')).toEqual(["'none'"]);
    expect(sources('script-src').filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(sources('style-src').filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(sources('connect-src')).toEqual(["'self'", 'https://ifsc.razorpay.com']);
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://ifsc.razorpay.com']);
  });

  it.each([
    ['script-src', 6, inlineScripts],
    ['style-src', 3, inlineSheets],
  ] as const)(
    'is one for all pages: in its %s a handful of hashes, however many pages there are',
    (kind, most, found) => {
      const hashes = sources(kind).filter((source) => source.startsWith("'sha256-"));
      expect(hashes.length).toBeLessThanOrEqual(most);
      // Each of them is needed.
      const used = new Set(pages.flatMap((page) => found(read(page).toString()).map(hashOf)));
      expect([...used].sort()).toEqual([...hashes].sort());
    },
  );

  it.each(pages)(
    'names every inline script and style sheet of %s, which loads none and has no handlers, styles or script addresses in its markup',
    (page) => {
      const html = read(page).toString();
      const scripts = inlineScripts(html);
      expect(scripts.length).toBeGreaterThanOrEqual(3);
      expect(scripts.map(hashOf).filter((hash) => !policy.includes(hash))).toEqual([]);
      const sheets = inlineSheets(html);
      expect(sheets.length).toBeGreaterThanOrEqual(1);
      expect(sheets.map(hashOf).filter((hash) => !policy.includes(hash))).toEqual([]);
      expect(stylesOf(html)).toEqual([]);
      const markup = withoutSheets(html).replace(/<script\b[\s\S]*?<\/script>/g, '');
      expect(markup).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
      expect(markup).not.toMatch(/<style|<base|javascript:/i);
    },
  );

  it.each(pages)('of %s is what its data is ready for: one block of text, within the budget of HTML', (page) => {
    const html = read(page).toString();
    expect(html.match(/<script type="text\/plain">/g)).toHaveLength(1);
    expect(html).not.toContain('self.__next_f.push([1,"');
    const most = page.startsWith('how-we-check/') ? budgets.text.lists : budgets.html;
    expect(compressed(withoutSheets(html))).toBeLessThanOrEqual(most);
  });

  it.each(["script-src 'unsafe-inline'", 'img-src http://example.com', 'img-src *'])('%s would be found', (lax) => {
    expect(lax).toMatch(/unsafe|http:|\*/);
  });

  it.each(['<style>', '<base href="/">', '<a href="javascript:void 0">'])('%s would be found', (markup) => {
    expect(markup).toMatch(/<style|<base|javascript:/i);
  });

  it('a piece of data in a script of its own would be found', () => {
    expect('<script>self.__next_f.push([1,"a"])</script>').toContain('self.__next_f.push([1,"');
  });

  it('is in _headers too', () => {
    expect(read('_headers').toString()).toContain(`  Content-Security-Policy: ${policy}\n`);
  });
});

describe('compressed copies', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|txt|json|svg|xml|webmanifest)$/.test(file));
  const shards = texts.filter((file) => file.startsWith('ifsc/'));
  const others = texts.filter((file) => !file.startsWith('ifsc/'));

  it('are beside every page, script, style sheet and piece of data, and come out as the file itself', () => {
    expect(others.length).toBeGreaterThan(300);
    const wrong = others.filter((file) => {
      if (!existsSync(path.join(out, `${file}.gz`)) || !existsSync(path.join(out, `${file}.br`))) return true;
      const content = read(file);
      return (
        !gunzipSync(read(`${file}.gz`)).equals(content) || !brotliDecompressSync(read(`${file}.br`)).equals(content)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are beside the files of the look-up as .gz', () => {
    expect(shards.length).toBeGreaterThan(1_000);
    expect(shards.filter((file) => !existsSync(path.join(out, `${file}.gz`)))).toEqual([]);
    for (const file of shards.filter((_, index) => index % 50 === 0)) {
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
    }
  });

  it('of nothing else', () => {
    const copied = files.filter((file) => /\.(?:gz|br)$/.test(file)).map((file) => file.replace(/\.(?:gz|br)$/, ''));
    expect([...new Set(copied)].sort()).toEqual([...texts].sort());
  });
});
