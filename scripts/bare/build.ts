import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = process.cwd();
const folder = path.join(root, 'scripts', 'bare');
const out = path.join(folder, 'out');
const inFolder = (file: string) => path.join('scripts', 'bare', file);
const made = path.join(out, 'made-from.txt');

/** Returns what the bare export depends on: the packages that make it, the settings, its own sources. */
function ingredients(): string {
  const require = createRequire(path.join(root, 'package.json'));
  const versions = ['next', 'react', 'react-dom'].map(
    (name) => `${name} ${(require(`${name}/package.json`) as { version: string }).version}`,
  );
  const sources = ['next.config.mjs', ...['app/layout.jsx', 'app/page.jsx', 'next.config.mjs'].map(inFolder)];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(path.join(root, file)));
  return [...versions, hash.digest('hex'), ''].join('\n');
}

/**
 * Returns the folder of a bare Next.js export, a page with one heading, made with this project's packages and settings. It is built unless
 * it is there already from the same ones. Throws with the output of Next.js where the build fails.
 */
export function bareExport(): string {
  const wanted = ingredients();
  if (existsSync(made) && readFileSync(made, 'utf8') === wanted) return out;
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The bare export could not be built.\n${stdout}${stderr}`);
  writeFileSync(made, wanted);
  return out;
}
