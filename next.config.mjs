import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import createMDX from '@next/mdx';

/** Whether a service that counts or records visits is configured. */
const countsVisits = ['TAG_MANAGER', 'WEB_ANALYTICS', 'SESSION_RECORDING'].some(
  (service) => process.env[`NEXT_PUBLIC_${service}_ID`],
);

/** The ids of the catalogue that have no folder yet; found from this file, as the bare export is built elsewhere. */
function soon() {
  const built = new Set(readdirSync(new URL('content/calculators', import.meta.url)));
  const [rows = ''] = readFileSync(new URL('content/catalogue.ts', import.meta.url), 'utf8').split(
    'as const satisfies readonly Row[]',
  );
  return [...rows.matchAll(/^ {4}id: '([\w-]+)'/gm)].flatMap(([, id]) => (id && !built.has(id) ? [id] : []));
}

/**
 * What tells one deployment's pages from another's: the commit, so that two builds of it are the same to the last byte. Where
 * there is none, or the tree has changed since, Next.js makes up a name (null).
 */
function commit() {
  try {
    const git = (...words) =>
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  pageExtensions: ['ts', 'tsx'],
  agentRules: false,
  // Workbooks are written and read without workers made from text, which the policy refuses.
  turbopack: { resolveAlias: { fflate: './lib/zip-without-worker.ts' } },
  generateBuildId: commit,
  // `npm test` checks them.
  typescript: { ignoreBuildErrors: true },
  // A constant in the browser's code: where it is empty, what serves analytics alone falls away.
  // The calculators that are not built yet: lists mark them.
  env: { NEXT_PUBLIC_COUNTS_VISITS: countsVisits ? 'yes' : '', NEXT_PUBLIC_SOON: soon().join(' ') },
  experimental: {
    turbopackCjsTreeShaking: true,
    // A build starts from nothing where it matters, and writing the cache was a tenth of its work.
    turbopackFileSystemCacheForBuild: false,
    // What runs once, while pages are exported, is neither made small nor mapped: a third of the build's work.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    serverSourceMaps: false,
  },
};

const withMDX = createMDX({
  // Aligned table cells get an attribute instead of a style, which a strict Content-Security-Policy forbids.
  options: { remarkPlugins: ['remark-gfm'], tableCellAlignToStyle: false },
});

export default withMDX(nextConfig);
