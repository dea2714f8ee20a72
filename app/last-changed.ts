/** When the content of a page last changed, by the project's history. For the build: it asks git and reads files. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s*'([^']+)'/g;

/** Returns the file that an import line of `from` names, where it is one of content/ or lib/. */
function fileOf(from: string, named: string): string | undefined {
  if (!/^(?:@|\.\.?)\//.test(named)) return undefined;
  const base = named.startsWith('@/') ? named.slice(2) : path.posix.join(path.posix.dirname(from), named);
  if (!/^(?:content|lib)\//.test(base)) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  );
}

/** The files that each file names in its import lines, by its whole path: one file is behind many pages. */
const readBefore = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const at = path.resolve(file);
  const read =
    readBefore.get(at) ??
    [...readFileSync(at, 'utf8').matchAll(imported)].flatMap(([, named = '']) => fileOf(file, named) ?? []);
  readBefore.set(at, read);
  return read;
}

/** Returns these files and all that they import, directly or not, of content/ and lib/; imports of types do not count. */
export function filesBehind(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return found;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
}

/** Seconds of each file's last commit; none where there is no history, or only the end of one. */
function commitTimes(): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  try {
    // The oldest commit of a shallow clone seems to have made every file.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return times;
    let time = 0;
    for (const line of git('log', '--format=@%ct', '--name-only', '--relative', '--', 'content', 'lib').split('\n')) {
      if (line.startsWith('@')) time = Number(line.slice(1));
      else if (line) times.set(line, Math.max(time, times.get(line) ?? 0));
    }
  } catch {
    times.clear();
  }
  return times;
}

let known: ReadonlyMap<string, number> | undefined;

/** Returns the moment of the last commit to these files and what they import; undefined where the history does not have each of them. */
export function lastChanged(files: readonly string[]): Date | undefined {
  known ??= commitTimes();
  const times = [...filesBehind(files)].map((file) => known?.get(file));
  return times.every((time) => time !== undefined) ? new Date(Math.max(...times) * 1000) : undefined;
}
