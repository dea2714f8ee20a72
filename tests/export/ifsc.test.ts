/** The exported page of the IFSC look-up, and the data files beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ifscPage } from '@/content/ifsc/page';
import { ifscWords } from '@/content/words/ifsc';
import { opened } from '@/lib/ifsc/shard';
import { fileOf, htmlOf, scriptsOf, textOf } from './page';

const html = htmlOf('/ifsc-lookup/');
const folder = path.join(process.cwd(), 'out', 'ifsc');
const built = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as { release: string; codes: number };

describe('the page of the look-up', () => {
  it('holds its form, the day of its list and what it covers, before any script runs', () => {
    const text = textOf(html);
    for (const part of ['Bank', 'State', 'City or district', 'Branch', ifscWords.search.label])
      expect(text).toContain(part);
    expect(text).toContain('29 Oct 2025');
    expect(text).toContain('1,76,918 codes');
    expect(text).toMatch(/67% of the codes, as of Sep 2017/);
    expect(html).toMatch(/<input[^>]*id="ifsc-search"/);
  });

  it('puts nothing that is typed into an address, even where no script runs', () => {
    const forms = [...html.matchAll(/<form\b[^>]*>/g)].map(([form]) => form);
    expect(forms.length).toBeGreaterThan(0);
    // The site's own search leads to the home page; its words are not a code.
    expect(forms.filter((form) => !form.includes('method="dialog"') && !form.includes('action="/"'))).toEqual([]);
    expect(html.match(/<input[^>]*\sname="(?!search")/g)).toBeNull();
  });

  it('answers its questions on the page and ships neither them nor the article as script', () => {
    const text = textOf(html);
    const chunks = readdirSync('out/_next/static/chunks').filter((file) => file.endsWith('.js'));
    const all = chunks.map((file) => fileOf(`_next/static/chunks/${file}`)).join('\n');
    for (const { question, answer } of ifscPage.faqs) {
      expect(text).toContain(question.replaceAll("'", '’'));
      expect(text).toContain(answer.replaceAll("'", '’'));
      expect(all).not.toContain(question);
    }
    expect(ifscPage.summary.length).toBeLessThanOrEqual(110);
    expect(ifscPage.description.length).toBeGreaterThanOrEqual(120);
    expect(ifscPage.description.length).toBeLessThanOrEqual(155);
  });

  it('leaves its code, the data client included, until it is used, and no other page loads it', () => {
    for (const route of ['/ifsc-lookup/', '/', '/emi-calculator/']) {
      const scripts = scriptsOf(htmlOf(route)).map(fileOf).join('\n');
      expect([route, /fetchQuery|ifscRecent/.test(scripts)]).toEqual([route, false]);
    }
  });
});

describe('the data files beside it', () => {
  it('are of the release that the page names, all of them whole', () => {
    expect(html).toContain(built.release);
    expect(built.codes).toBeGreaterThan(170_000);
    expect(
      readdirSync(folder)
        .filter((name) => !/\.(?:gz|br)$/.test(name))
        .sort(),
    ).toEqual([built.release, 'release.json'].sort());
    const root = path.join(folder, built.release);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(1_000);
    for (const file of files) {
      const name = `${built.release}/${file.replaceAll(path.sep, '/').replace(/\.json$/, '')}`;
      expect(() => opened(name, JSON.parse(readFileSync(path.join(root, file), 'utf8')))).not.toThrow();
    }
  });
});
