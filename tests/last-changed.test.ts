import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const start = process.cwd();
let folder = '';

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, stdio: 'ignore', env: { ...process.env, ...when } });
let when: Record<string, string> = {};

function commit(date: string) {
  when = { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' };
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-q', '-m', 'x');
}

/** The module anew, as each build has it, in the folder that now is the project's. */
async function fresh(): Promise<typeof import('@/app/last-changed')> {
  jest.resetModules();
  process.chdir(folder);
  return import('@/app/last-changed');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  write(
    'content/a/page.ts',
    "import type { T } from '../types';\nimport {\n  rule,\n} from '@/content/rules';\nimport x from 'react';\nexport const page = rule;\n",
  );
  write('content/rules.ts', "export { rate as rule } from '../lib/rate';\n");
  write('content/types.ts', 'export type T = string;\n');
  write('lib/rate.ts', 'export const rate = 1;\n');
  write('content/b/page.mdx', "import { rate } from '@/lib/rate';\n\nIt is {rate}.\n");
  write('content/c/page.ts', 'export const page = 1;\n');
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

describe('what a page is made of', () => {
  it('is its files and what they import of content and lib, types apart', async () => {
    const { filesBehind } = await fresh();
    expect([...filesBehind(['content/a/page.ts'])].sort()).toEqual([
      'content/a/page.ts',
      'content/rules.ts',
      'lib/rate.ts',
    ]);
    expect([...filesBehind(['content/b/page.mdx'])].sort()).toEqual(['content/b/page.mdx', 'lib/rate.ts']);
  });
});

describe('the last change of a page', () => {
  it('is the latest commit to any of them', async () => {
    git('init', '-q');
    commit('2026-01-01T10:00:00+05:30');
    write('lib/rate.ts', 'export const rate = 2;\n');
    commit('2026-02-01T10:00:00Z');
    write('content/types.ts', 'export type T = number;\n');
    commit('2026-03-01T10:00:00Z');
    const { lastChanged } = await fresh();
    expect(lastChanged(['content/a/page.ts'])?.toISOString()).toBe('2026-02-01T10:00:00.000Z');
    expect(lastChanged(['content/b/page.mdx'])?.toISOString()).toBe('2026-02-01T10:00:00.000Z');
    expect(lastChanged(['content/c/page.ts'])?.toISOString()).toBe('2026-01-01T04:30:00.000Z');
  });

  it('is unknown where a part of it was never committed', async () => {
    git('init', '-q');
    commit('2026-01-01T10:00:00Z');
    write('content/a/page.ts', "import { n } from './new';\nexport const page = n;\n");
    write('content/a/new.ts', 'export const n = 1;\n');
    const { lastChanged } = await fresh();
    expect(lastChanged(['content/a/page.ts'])).toBeUndefined();
    expect(lastChanged(['content/c/page.ts'])).toBeDefined();
  });

  it('is unknown without a history', async () => {
    expect((await fresh()).lastChanged(['content/c/page.ts'])).toBeUndefined();
  });

  it('is unknown in a clone that has the end of the history alone', async () => {
    git('init', '-q');
    commit('2026-01-01T10:00:00Z');
    write('content/a/page.ts', 'export const page = 2;\n');
    commit('2026-02-01T10:00:00Z');
    const whole = folder;
    folder = mkdtempSync(path.join(tmpdir(), 'shallow-'));
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${whole}`, folder], { stdio: 'ignore' });
    const { lastChanged } = await fresh();
    expect(lastChanged(['content/a/page.ts'])).toBeUndefined();
    rmSync(whole, { recursive: true, force: true });
  });
});
