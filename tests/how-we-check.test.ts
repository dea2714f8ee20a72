/** The page on how we check states what the repository holds: its counts, its comparisons, its disputed points. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { count, type LongRun, totals } from '@/app/how-we-check/counted';
import { builtIds } from '@/content/calculators/load';
import { catalogue } from '@/content/catalogue';
import { disputedPoints } from '@/content/how-we-check/disputed-points';
import { agreements, type Comparison, secondComputations } from '@/content/how-we-check/draws';
import longRun from '@/content/how-we-check/long-run.json';
import { sources } from '@/content/sources';
import { usualReadings } from '@/lib/tax/taxpayer';

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('tests', file), 'utf8'));

describe('the comparisons', () => {
  const names = Object.keys({ ...secondComputations, ...agreements });

  it.each(names)('%s is drawn and counted by a test', (name) => {
    const [test, ...others] = tests.filter((text) => text.includes(`drawsOf('${name}')`));
    expect(others).toEqual([]);
    expect(test?.split(`countCompared('${name}');`)).toHaveLength(2);
  });

  it('of second computations are all that tests/oracle draws', () => {
    const drawn = readdirSync('tests/oracle')
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(path.join('tests/oracle', file), 'utf8'));
    expect(drawn.filter((text) => /\bruns\(/.test(text))).toEqual([]);
    expect(drawn.filter((text) => text.includes('drawsOf(')).length).toBeGreaterThan(25);
  });

  it('name calculators that are built, and agreements two or more of them', () => {
    for (const { of } of Object.values(agreements)) {
      expect(of.length).toBeGreaterThan(1);
      for (const id of of) expect(builtIds()).toContain(id);
    }
  });
});

describe('the long run', () => {
  const all: Readonly<Record<string, Comparison>> = { ...secondComputations, ...agreements };

  it('draws more than a million questions for the second computations', () => {
    const questions = Object.values<Comparison>(secondComputations).map(({ long, answers = 1 }) => long * answers);
    expect(questions.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(11_00_000);
  });

  it.each(Object.entries(longRun))(
    'of %s counted answers to at most its questions, and to a third of them',
    (name, run) => {
      const { long, answers = 1 } = all[name] as Comparison;
      expect(run.answers).toBeLessThanOrEqual(long * answers);
      expect(run.answers).toBeGreaterThan((long * answers) / 3);
      expect(run.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );

  it('gives the page its figures', async () => {
    const { secondComputations: counted, agreements: agreed } = await count();
    const runs = [...counted, ...agreed].flatMap(({ long }) => long ?? []);
    expect(runs.toSorted((a, b) => a.answers - b.answers)).toEqual(
      Object.values(longRun).toSorted((a, b) => a.answers - b.answers),
    );
    const sum = Object.keys(secondComputations).reduce(
      (total, name) => total + ((longRun as Readonly<Record<string, LongRun>>)[name]?.answers ?? 0),
      0,
    );
    expect(totals(counted).long).toBe(sum);
  });
});

describe('the counts', () => {
  it('are those of the golden cases, sources and rules', async () => {
    const counted = await count();
    expect(counted.calculators.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
    expect(counted.cases).toBe(counted.calculators.reduce((sum, { cases }) => sum + cases, 0));
    expect(counted.from.official + counted.from.published + counted.from['by-hand']).toBe(counted.cases);
    expect(counted.figures).toBeGreaterThan(counted.cases);
    expect(counted.sources.length).toBe(Object.keys(sources).length);
    expect(counted.rulesChecked.first <= counted.rulesChecked.last).toBe(true);
    for (const { limits } of counted.calculators) expect(limits.join('')).not.toBe('');
    // The engine of income-tax is behind many pages, found by their imports.
    expect(counted.secondComputations[0]?.of).toEqual(
      expect.arrayContaining(['income-tax', 'capital-gains', 'advance-tax']),
    );
    expect(counted.withoutSecond).not.toContain('income-tax');
  });
});

describe('the disputed points', () => {
  const document = readFileSync('docs/decisions/007-where-the-law-is-read-two-ways.md', 'utf8');

  it('are those of decision 007, word by word', () => {
    const rows = disputedPoints.map(({ point, followed, other, reading, switchIn, namedIn }) => {
      const where = [
        ...(reading ? [`**switch** \`${reading}\``] : []),
        ...(switchIn ? [`in the form of \`${switchIn}\``] : []),
        ...(namedIn ? [`named in \`${namedIn}\``] : []),
      ];
      return `| ${point} | ${followed} | ${other} | ${where.join(', ') || 'note here'} |`;
    });
    const table = [...document.matchAll(/^\| .* \|$/gm)]
      .map(([row]) => row)
      .filter((row) => !row.startsWith('| Point |'));
    expect(table).toEqual(rows);
  });

  it('hold every reading of the tax engine', () => {
    const named = disputedPoints.flatMap(({ reading }) => reading ?? []);
    expect(named.toSorted()).toEqual(Object.keys(usualReadings).sort());
  });
});
