/** What `npm run new` writes: it is formatted, names the limits, and cannot pass for something written. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits, placeholder } from '@/content/calculators/limits';
import { catalogue, entryOf } from '@/content/catalogue';
import { functionName, skeletonOf } from '@/scripts/new/skeleton';

const root = process.cwd();
const entry = entryOf('step-up-sip-calculator');
const files = skeletonOf(entry, '2026-11-22');
const contentOf = (name: string) => files[`content/calculators/${entry.id}/${name}`] ?? '';

/** Files without a decision of their own: the same for every calculator. */
const finished = ['index.ts', 'island.tsx'];

describe('npm run new', () => {
  it('writes the files of a calculator and its address, as the built ones have them', () => {
    const built = 'lumpsum-calculator';
    const like = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll(built, entry.id);
    expect(files[`app/(calculators)${entry.route}page.tsx`]).toBe(
      like(`app/(calculators)${entryOf(built).route}page.tsx`),
    );
    expect(contentOf('island.tsx')).toBe(like(`content/calculators/${built}/island.tsx`));
    const names = Object.keys(files).map((file) => path.posix.basename(file));
    expect(names.sort()).toEqual(
      ['article.mdx', 'check.ts', 'compute.ts', 'form.ts', 'golden.ts', ...finished, 'page.ts', 'page.tsx'].sort(),
    );
  });

  it('names a function for every calculator', () => {
    expect(functionName('step-up-sip-calculator')).toBe('stepUpSip');
    for (const { id } of catalogue) expect(functionName(id)).toMatch(/^[a-z][A-Za-z0-9]+$/);
  });

  it('marks every file with something to decide, so that a test finds what is not written', () => {
    for (const [file, text] of Object.entries(files)) {
      const isFinished = finished.includes(path.basename(file)) || file.startsWith('app/');
      expect([file, text.includes(placeholder)]).toEqual([file, !isFinished]);
    }
  });

  it('has a golden case that nothing can fulfil, and a page too short to pass', () => {
    expect(contentOf('golden.ts')).toMatch(new RegExp(`expect: \\{ '${placeholder} [^']*': 0 \\}`));
    expect(contentOf('page.ts')).toContain(`summary: '${placeholder}'`);
    expect(placeholder.length).toBeLessThan(limits.summary.least);
  });

  it('states each limit where it applies, and the how-to lists it', () => {
    const guide = readFileSync(path.join(root, 'docs/add-a-calculator.md'), 'utf8');
    const { summary, description } = limits;
    for (const [file, text, row] of [
      ['golden.ts', `at least ${limits.cases} cases`, `| Golden cases | at least ${limits.cases} |`],
      [
        'form.ts',
        `At most ${limits.questions} are shown`,
        `| Questions before "More details" | at most ${limits.questions} |`,
      ],
      ['compute.ts', `At most ${limits.headline} figures`, `| Figures in the headline | at most ${limits.headline} |`],
      ['compute.ts', `at most ${limits.charts} charts`, `| Charts | 1 to ${limits.charts} |`],
      [
        'page.ts',
        `${summary.least} to ${summary.most} characters`,
        `| Summary | ${summary.least} to ${summary.most} characters |`,
      ],
      [
        'page.ts',
        `${description.least} to ${description.most} characters`,
        `| Description | ${description.least} to ${description.most} characters |`,
      ],
      ['page.ts', `at least ${limits.keywords}.`, `| Keywords | at least ${limits.keywords} |`],
      ['page.ts', `at least ${limits.faqs}, `, `| Questions people ask | at least ${limits.faqs} |`],
    ] as const) {
      expect(contentOf(file)).toContain(text);
      expect(guide).toContain(row);
    }
  });

  // They compile with the rules of the rehearsal: tests/rehearsal/make.ts.
  it('writes files that are formatted', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'new-calculator-'));
    for (const [file, text] of Object.entries(files)) {
      const at = path.join(folder, file);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, text);
    }
    // The settings lie beside the files: with the repository's own folder named, all of it would be read first.
    copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    const biome = path.join(root, 'node_modules/.bin/biome');
    const checked = spawnSync(biome, ['check', '--vcs-enabled=false', '.'], { cwd: folder, encoding: 'utf8' });
    expect([checked.status, checked.stdout, checked.stderr]).toEqual([
      0,
      expect.any(String),
      expect.not.stringContaining('×'),
    ]);
    rmSync(folder, { recursive: true });
  }, 60_000);
});
