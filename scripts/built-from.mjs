// Whether the export in out/ was built from what is here now. `npm start` builds again where it was not.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const note = path.join(root, '.next', 'built-from.json');

/** What no build reads, and what builds and tests write. Settings (.env files) are the only dot files that a build reads. */
const unread = new Set([
  'node_modules',
  'out',
  'deploy',
  'coverage',
  'tests',
  'docs',
  'test-results',
  'playwright-report',
]);
const written =
  /^(?:public\/(?:ifsc|ifsc\.part|og|icons|pdf)|scripts\/bare\/out)$|(?:^|\/)next-env\.d\.ts$|\.tsbuildinfo$/;

/** Returns the files that a build may read, as paths from the project's folder in a fixed order. */
function sources(folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.name.startsWith('.') && !entry.name.startsWith('.env')) return [];
      if (written.test(name) || entry.name === 'node_modules' || (folder === '' && unread.has(name))) return [];
      return entry.isDirectory() ? sources(name) : [name];
    });
}

/** Returns the commit that is checked out, from whose history pages take their dates; '' without git. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Returns a hash of all that a build depends on: sources, lock file, commit, settings and the version of Node. */
export function inputs() {
  const hash = createHash('sha256').update(`${process.version} ${commit()}`);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^(?:NEXT_PUBLIC|IFSC_CSV)/.test(name)) hash.update(`${name}=${value}\n`);
  }
  const csv = process.env.IFSC_CSV;
  if (csv && existsSync(csv)) hash.update(`${statSync(csv).size} ${statSync(csv).mtimeMs}`);
  for (const file of sources()) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Returns a hash of the names, sizes and times of all files in out/ and deploy/: whatever wrote one of them has changed it. */
function outputs() {
  const hash = createHash('sha256');
  for (const folder of ['out', 'deploy']) {
    if (!existsSync(path.join(root, folder))) return '';
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(path.join(root, folder, file));
      hash.update(`${folder}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Returns whether the export that is there was built, whole, from these inputs, and nothing has written into it since. */
export function isBuiltFrom(made) {
  if (!existsSync(note)) return false;
  try {
    const noted = JSON.parse(readFileSync(note, 'utf8'));
    return noted.inputs === made && noted.outputs === outputs();
  } catch {
    return false;
  }
}

/** Forgets what the export was built from: to be called before a build begins. */
export function forgetBuild() {
  rmSync(note, { force: true });
}

/** Notes that the export that is there has been built from inputs, as they were when its build began. */
export function noteBuild(made) {
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ inputs: made, outputs: outputs() }));
}
