// Writes the service worker, out/sw.js: the code of lib/offline with the list of the files of this build. It reads the
// pages as they will be served, so it comes after every step that changes one. See docs/decisions/018-offline.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { digestOf, type Manifest } from '@/lib/offline/cache';

const source = path.join(process.cwd(), 'lib/offline');

/** Scripts that only browsers without modules fetch: the same have no service worker. */
const forOldBrowsers = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\bnomodule\b[^>]*>/gi)].flatMap(([tag]) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);

/**
 * Returns the files of the export in `out` that are cached: its pages, the scripts, styles, fonts and images of the code, and
 * the fields of the search. Not the data for machines, the images for cards, and Next.js's data of pages: without it a
 * link opens the cached page itself.
 */
export async function manifestOf(out: string): Promise<Manifest> {
  const all = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const pages = all.filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('_not-found/'));
  const old = new Set(pages.flatMap((page) => forOldBrowsers(readFileSync(path.join(out, page), 'utf8'))));
  const parts = all.filter(
    (file) =>
      /^(_next\/static\/(chunks|media)\/.+\.(js|css|woff2|svg)|search-fields\/.+\.json)$/.test(file) &&
      !old.has(`/${file}`),
  );
  const files: Record<string, string> = {};
  for (const file of [...pages, ...parts]) {
    const bytes = readFileSync(path.join(out, file));
    files[`/${file.replace(/index\.html$/, '')}`] = await digestOf(new Uint8Array(bytes).buffer);
  }
  const { release } = JSON.parse(readFileSync(path.join(out, 'ifsc/release.json'), 'utf8')) as { release: string };
  return { files, branches: `/ifsc/${release}/` };
}

/** Returns the code of the worker for a build; without a manifest, of the one that withdraws it. */
export function workerCode(manifest: Manifest | null): string {
  const contents = manifest
    ? `import { startWorker } from './worker'; startWorker(self, ${JSON.stringify(manifest)});`
    : `import { withdraw } from './withdrawn'; withdraw(self);`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: source },
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** Writes the worker of the export in `out`; returns how many files it caches, none where it is withdrawn. */
export async function writeWorker(out: string, isWithdrawn: boolean): Promise<number> {
  const manifest = isWithdrawn ? null : await manifestOf(out);
  writeFileSync(path.join(out, 'sw.js'), workerCode(manifest));
  return manifest ? Object.keys(manifest.files).length : 0;
}
