import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { routesOf } from '../measure/pages';
import type { Report } from './report';

const root = process.cwd();
/** Inside the project, so that the packages are found where they are; git does not see it. */
const tree = path.join(root, '.bench');
const counts = [10, 47, 500];
const folders = ['app', 'components', 'content', 'lib', 'public'];
const settings = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'mdx-components.tsx', 'package.json'];

/** Copies the project's sources without its tests, once more; with what the build left in public/. */
function copySources(): void {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  for (const each of [...folders, ...settings])
    cpSync(path.join(root, each), path.join(tree, each), { recursive: true });
}

/** Adds calculators to the copy until there are `count` synthetic ones: the built ones in turn, under new names. */
function addCalculators(from: number, count: number): void {
  const built = builtIds();
  const rows: string[] = [];
  for (let index = from; index < count; index += 1) {
    const source = built[index % built.length] ?? 'emi-calculator';
    const id = `synthetic-${index}-calculator`;
    const calculators = path.join(tree, 'content', 'calculators');
    cpSync(path.join(calculators, source), path.join(calculators, id), { recursive: true });
    const page = path.join(root, 'app', '(calculators)', entryOf(source).route, 'page.tsx');
    const folder = path.join(tree, 'app', '(calculators)', id);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'page.tsx'), readFileSync(page, 'utf8').replaceAll(source, id));
    rows.push(
      `  { id: '${id}', title: 'Synthetic ${index} Calculator', description: 'A copy of another one', category: 'Business', icon: 'Calculator' },\n`,
    );
  }
  const file = path.join(tree, 'content', 'catalogue.ts');
  const catalogue = readFileSync(file, 'utf8');
  const end = catalogue.indexOf('] as const satisfies readonly Row[];');
  if (end < 0) throw new Error('The rows of content/catalogue.ts end in another way than this expects.');
  writeFileSync(file, `${catalogue.slice(0, end)}${rows.join('')}${catalogue.slice(end)}`);
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Builds the copy from nothing; seconds. Throws with the end of the output of Next.js where that fails. */
async function built(): Promise<number> {
  rmSync(path.join(tree, '.next'), { recursive: true, force: true });
  rmSync(path.join(tree, 'out'), { recursive: true, force: true });
  const start = performance.now();
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: tree,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const stop = () => child.kill();
  process.once('exit', stop);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.off('exit', stop);
  if (code !== 0) throw new Error(`The build in .bench failed.\n${output.slice(-3_000)}`);
  return (performance.now() - start) / 1000;
}

/** Measures how a build grows with calculators: the site with 10, 47 and 500 more of them, each built from nothing by `next build`. */
export async function build(): Promise<Report> {
  const rows: string[][] = [];
  const clean = () => rmSync(tree, { recursive: true, force: true });
  const interrupted = () => process.exit(130);
  process.once('exit', clean).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  let before: { readonly seconds: number; readonly pages: number; readonly size: number } | null = null;
  try {
    copySources();
    let there = 0;
    for (const count of counts) {
      addCalculators(there, count);
      there = count;
      process.stderr.write(`  building with ${count} synthetic calculators …\n`);
      const seconds = await built();
      const out = path.join(tree, 'out');
      const pages = routesOf(out).length;
      const size = bytesBelow(out) - bytesBelow(path.join(out, 'ifsc'));
      const added = before ? pages - before.pages : 0;
      const each = (value: number, digits: number) => (before ? (value / added).toFixed(digits) : '');
      rows.push([
        `${count} synthetic calculators`,
        String(pages),
        `${seconds.toFixed(1)} s`,
        `${(seconds / pages).toFixed(3)} s`,
        before ? `${each(seconds - before.seconds, 3)} s` : '',
        `${(size / 1e6).toFixed(1)} MB`,
        before ? `${each((size - before.size) / 1000, 0)} kB` : '',
      ]);
      process.stderr.write(`  ${rows.at(-1)?.join('  ')}\n`);
      before = { seconds, pages, size };
    }
  } finally {
    process.off('exit', clean).off('SIGINT', interrupted).off('SIGTERM', interrupted);
    clean();
  }
  return {
    title: 'next build from nothing, without the data of the look-up',
    columns: ['the site as it is and', 'pages', 'seconds', 'a page', 'one more page', 'out/', 'one more page'],
    rows,
  };
}
