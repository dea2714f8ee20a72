/** The exported page of the IFSC look-up, and the data files beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeTexts } from '@/components/ifsc/code-texts';
import { ifscPage } from '@/content/ifsc/page';
import { listingOf } from '@/lib/ifsc/listing';
import { lookUpCode, rowsOfBank } from '@/lib/ifsc/lookup';
import { manifestOf } from '@/lib/ifsc/manifest';
import { opened } from '@/lib/ifsc/shard';
import { codeOfParts, codeWeight, coldData, watched, weight } from '@/scripts/measure/ifsc';
import { fileOf, htmlOf, scriptsOf, textOf } from './page';

const html = htmlOf('/ifsc-lookup/');
const folder = path.join(process.cwd(), 'out', 'ifsc');
const built = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as { release: string; codes: number };

describe('the page of the look-up', () => {
  it('holds its form, the day of its list and what it covers, before any script runs', () => {
    const text = textOf(html);
    for (const part of ['Bank', 'State', 'City or district', 'Branch', codeTexts.search.label])
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
    for (const [question, answer] of Object.entries(ifscPage.faqs)) {
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

describe('what look-ups move beyond the page, compressed', () => {
  const { data, letters } = coldData();

  it('a first look-up by code: 25 kB at most, code and data together, whichever of all codes it is', async () => {
    const code = codeWeight();
    const rows = (await Promise.all(letters.map((bank) => rowsOfBank(data, bank)))).flat();
    expect(rows.filter((row) => row.listed).length).toBe(built.codes);
    // Codes that were never listed read no more: the head of their bank, and the chunk in which they would be.
    const codes = new Set([
      ...rows.flatMap((row) => [row.code, row.oldCode]),
      ...letters.map((bank) => `${bank}0ZZZZZZ`),
    ]);
    const sums: (readonly [code: string, bytes: number])[] = [];
    for (const each of codes) {
      if (each === '') continue;
      const look = watched(data);
      await lookUpCode(look.data, each);
      sums.push([each, code + look.moved()]);
    }
    expect(sums.reduce((least, [, bytes]) => Math.min(least, bytes), 25_000)).toBeGreaterThan(code);
    expect(sums.filter(([, bytes]) => bytes > 25_000).sort((a, b) => b[1] - a[1])).toEqual([]);
  }, 60_000);

  it('the steps by place: their data 30 kB at the median and 190 kB at most; with code too, 190 kB at most', async () => {
    const manifest = await manifestOf(data);
    const moved: number[] = [];
    for (const bank of manifest.banks) {
      for (const state of bank.states) {
        const look = watched(data);
        await manifestOf(look.data);
        const listing = await listingOf(look.data, manifest, bank, state);
        const inState = listing.filter((row) => row.state === state);
        const [first] = inState;
        if (first) await lookUpCode(look.data, first.code);
        moved.push(...inState.map(look.moved));
      }
    }
    moved.sort((a, b) => a - b);
    expect(moved.length).toBeGreaterThan(110_000);
    expect(moved[moved.length >> 1]).toBeLessThanOrEqual(30_000);
    expect((moved.at(-1) ?? 0) + codeWeight('steps')).toBeLessThanOrEqual(190_000);
  }, 60_000);

  it('free text: its data 30 kB at most, two of the longest pages included', () => {
    const root = `ifsc/${built.release}`;
    const pages = readdirSync(path.join('out', root, 'w')).map((file) => weight(`${root}/w/${file}`));
    const two = pages.sort((a, b) => b - a).slice(0, 2);
    const sum = [...two, weight(`${root}/manifest.json`), weight(`${root}/words.json`)].reduce((a, b) => a + b);
    expect(sum).toBeLessThanOrEqual(30_000);
  });

  it('what one kind of look-up needs is not loaded with another', () => {
    const { box, steps, words, micr } = codeOfParts();
    const scripts = (files: readonly string[]) => files.map((file) => fileOf(file)).join('');
    expect(scripts(box)).not.toMatch(/Did you mean|What the nine digits mean|City or district/);
    for (const part of [steps, words, micr]) expect(part.some((file) => !box.includes(file))).toBe(true);
    expect(scripts(box)).toContain('ifscRecent');
  });
});
