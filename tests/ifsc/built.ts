/** The look-up data as the build makes it, for tests. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Data, dataOf } from '@/lib/ifsc/lookup';
import { type Release, releaseIn, releaseName } from '@/scripts/ifsc/write';

/** Data files by their paths within a release. */
interface Built {
  readonly facts: Release;
  readonly paths: readonly string[];
  readonly text: (path: string) => string | undefined;
}

/** The data in a folder that scripts/ifsc.ts wrote. */
export function builtIn(folder: string): Built {
  const facts = releaseIn(folder);
  if (!facts) throw new Error(`There is no look-up data in ${folder}.`);
  const root = path.join(folder, facts.release);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const paths = files.map((file) => file.replaceAll(path.sep, '/').replace(/\.json$/, ''));
  const known = new Set(paths);
  return {
    facts,
    paths,
    text: (name) => (known.has(name) ? readFileSync(path.join(root, `${name}.json`), 'utf8') : undefined),
  };
}

/** The data made from the packages: what the last build left, or else made now and kept for the next run. */
export function builtFromPackages(): Built {
  const ofBuild = path.join(process.cwd(), 'public', 'ifsc');
  if (releaseIn(ofBuild)?.release === releaseName()) return builtIn(ofBuild);
  const kept = path.join(process.cwd(), 'node_modules', '.cache', 'ifsc');
  const { IFSC_CSV: _, ...env } = process.env;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/ifsc.ts', kept], { env, stdio: 'pipe' });
  return builtIn(kept);
}

/** Data over built files; `read` counts and may spoil what is read. */
export function dataOver(
  { facts, text }: Built,
  seen: string[] = [],
  spoil = (whole: string | undefined, _path: string): string | undefined => whole,
): Data {
  return dataOf(facts.release, facts.letters, async (name) => {
    seen.push(name);
    const whole = spoil(text(name), name);
    if (whole === undefined) throw new Error(`404: ${name} is not there`);
    return JSON.parse(whole) as unknown;
  });
}
