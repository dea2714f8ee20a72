import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { browserOptions } from '../browser-options';
import { targets } from '../measure/budgets';
import { median } from '../measure/pages';
import { serve } from '../measure/server';
import { install } from '../run.mjs';
import type { Options, Report } from './report';
import { shownRoutes } from './routes';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** The parts of Lighthouse's own report that are read here. */
interface Audited {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Returns whether a page asks search engines to leave it out, as those under development and the 404 do on purpose. */
const isLeftOut = (out: string, route: string) =>
  /<meta name="robots" content="[^"]*noindex/.test(readFileSync(path.join(out, route, 'index.html'), 'utf8'));

/** Returns one run of Lighthouse in a browser of its own: mobile, its default simulated line and processor. */
async function audit(url: string, more: readonly string[]): Promise<Audited> {
  const { executablePath, args } = browserOptions;
  const cli = path.join(process.cwd(), 'scripts', 'tools', 'node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = ['--headless=new', ...args].join(' ');
  const child = spawn(process.execPath, [cli, url, '--output=json', '--quiet', `--chrome-flags=${flags}`, ...more], {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    errors += part;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse failed at ${url}.\n${errors}`);
  return JSON.parse(output) as Audited;
}

/** Runs Lighthouse by route as the median of three runs: the four scores, and what its simulation gives for a phone. */
export async function lighthouse(options: Options): Promise<Report> {
  if (!install('scripts/tools')) throw new Error('Lighthouse could not be installed.');
  const server = await serve(options.out);
  const rows: { route: string; scores: number[]; times: number[] }[] = [];
  const remarks = new Map<string, string[]>();
  const speeds: number[] = [];
  const leftOut: string[] = [];
  try {
    for (const route of shownRoutes(options)) {
      const audits: Audited[] = [];
      // What asks to be left out is not to be blamed for it: all else of its SEO counts.
      const more = isLeftOut(options.out, route) ? ['--skip-audits=is-crawlable'] : [];
      if (more.length > 0) leftOut.push(route);
      for (let run = 0; run < runs; run += 1) audits.push(await audit(`${server.url}${route}`, more));
      const scoreOf = (each: Audited, category: string) => Math.round((each.categories[category]?.score ?? 0) * 100);
      rows.push({
        route,
        scores: categories.map((category) => median(audits.map((each) => scoreOf(each, category)))),
        times: metrics.map((metric) => median(audits.map((each) => each.audits[metric]?.numericValue ?? 0))),
      });
      speeds.push(...audits.map(({ environment }) => environment.benchmarkIndex));
      for (const category of categories.slice(1)) {
        for (const { id } of audits[0]?.categories[category]?.auditRefs ?? []) {
          const score = audits[0]?.audits[id]?.score ?? 1;
          if (score < 1) remarks.set(id, [...new Set([...(remarks.get(id) ?? []), route])]);
        }
      }
      process.stderr.write(`  ${route} ${rows.at(-1)?.scores.join('/')}\n`);
    }
  } finally {
    await server.stop();
  }
  const [, largest = 1] = metrics.map((_, index) => index);
  const worstOf = (column: number) => Math.max(...rows.map(({ times }) => times[column] ?? 0));
  const least = Math.min(...rows.flatMap(({ scores }) => scores));
  return {
    title: `Lighthouse, mobile, median of ${runs}`,
    columns: ['', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'],
    rows: rows.map(({ route, scores, times }) => [
      route,
      ...scores.map(String),
      ...times.map((time, index) => (index === 3 ? time.toFixed(3) : `${Math.round(time)} ms`)),
    ]),
    notes: [
      ...[...remarks].map(([id, routes]) => `Below 1: ${id} (${routes.join(' ')})`),
      ...(leftOut.length > 0 ? [`Without is-crawlable, as they are noindex: ${leftOut.join(' ')}`] : []),
      `Speed of this machine by Lighthouse's own measure: ${Math.round(median(speeds))}; load ${loadavg()[0]?.toFixed(1)}.`,
    ],
    targets: [
      {
        what: 'Lighthouse, lowest score',
        target: String(targets.lighthouse),
        measured: String(least),
        met: least >= targets.lighthouse,
      },
      {
        what: 'largest paint, latest',
        target: `≤ ${targets.largestPaint} ms`,
        measured: `${Math.round(worstOf(largest))} ms`,
        met: worstOf(largest) <= targets.largestPaint,
      },
      {
        what: 'layout shift, most',
        target: `≤ ${targets.layoutShift}`,
        measured: worstOf(3).toFixed(3),
        met: worstOf(3) <= targets.layoutShift,
      },
    ],
  };
}
