import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { routesOf } from '../measure/pages';
import type { Report } from './report';

const root = process.cwd();
/** Inside the project, so that the packages are found where they are; git does not see it. */
const tree = path.join(root, '.bench');
/** Calculators in all. */
const counts = [47, 100, 200];
const folders = ['app', 'components', 'content', 'lib', 'public'];
const settings = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'mdx-components.tsx', 'package.json'];

/** Copies the project's sources without its tests, once more; with what the build left in public/. */
function copySources(): void {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  for (const each of [...folders, ...settings])
    cpSync(path.join(root, each), path.join(tree, each), { recursive: true });
}

/** Adds calculators to the copy until there are `count`: the built ones in turn, under new names. */
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

/** Returns the size in bytes of each file of an export but those of the look-up, which do not grow with pages. */
function sizesOf(out: string): number[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !path.relative(out, entry.parentPath).startsWith('ifsc'))
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
}

interface Built {
  readonly seconds: number;
  /** Seconds of processor time, and the memory of the largest process in MB; 0 where there is no GNU time to ask. */
  readonly processor: number;
  readonly memory: number;
}

const gnuTime = '/usr/bin/time';

/** Builds the copy from nothing. Throws with the end of the output of Next.js where that fails. */
async function built(): Promise<Built> {
  rmSync(path.join(tree, '.next'), { recursive: true, force: true });
  rmSync(path.join(tree, 'out'), { recursive: true, force: true });
  const start = performance.now();
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const command = [process.execPath, next, 'build'];
  const timed = existsSync(gnuTime) ? [gnuTime, '-f', 'used %U %S %M', ...command] : command;
  const child = spawn(timed[0] as string, timed.slice(1), {
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
  const [user = 0, system = 0, kilobytes = 0] = (/used ([\d. ]+)/.exec(output)?.[1] ?? '').split(' ').map(Number);
  return { seconds: (performance.now() - start) / 1000, processor: user + system, memory: kilobytes / 1000 };
}

/** Measures how a build grows with calculators: the site as it is, and with copies of its calculators up to 100 and 200, each built from nothing. */
export async function build(): Promise<Report> {
  const rows: string[][] = [];
  const clean = () => rmSync(tree, { recursive: true, force: true });
  const interrupted = () => process.exit(130);
  process.once('exit', clean).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    copySources();
    let there = builtIds().length;
    for (const count of counts) {
      addCalculators(there, count);
      there = Math.max(there, count);
      process.stderr.write(`  building with ${there} calculators …\n`);
      const { seconds, processor, memory } = await built();
      const out = path.join(tree, 'out');
      const sizes = sizesOf(out);
      rows.push([
        `${there} calculators`,
        String(routesOf(out).length),
        seconds.toFixed(0),
        processor.toFixed(0),
        memory.toFixed(0),
        String(sizes.length),
        (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1),
      ]);
      process.stderr.write(`  ${rows.at(-1)?.join('  ')}\n`);
    }
  } finally {
    process.off('exit', clean).off('SIGINT', interrupted).off('SIGTERM', interrupted);
    clean();
  }
  return {
    title: 'next build from nothing, without the data of the look-up and compressed copies',
    columns: ['', 'pages', 'seconds', 'of processor', 'largest process, MB', 'files in out/', 'MB'],
    rows,
  };
}
