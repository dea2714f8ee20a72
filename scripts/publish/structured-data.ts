// Adds to each page its data for search engines as schema.org's JSON-LD. As a part of the page itself it would be there twice,
// as HTML and as React's data. See docs/decisions/016-found.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { structuredData } from '@/scripts/publish/schema-org';

/** Returns the page with the data as its last element, behind React's own data, which often has the same texts and so compresses it. */
export function withData(html: string, data: object): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('The page has no end of its body.');
  // A "<" in a text must not end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`;
}

/** Adds its data to every page of the export in `out` that has any; returns how many pages that are. */
export async function addStructuredData(out: string): Promise<number> {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)index\.html$/.test(file),
  );
  let changed = 0;
  for (const page of pages) {
    const file = path.join(out, page);
    const html = readFileSync(file, 'utf8');
    const route = `/${page.replace(/index\.html$/, '')}`;
    // The page's own address of the site: only Next.js reads every place that it can be set in.
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (!address?.endsWith(route)) continue;
    const data = await structuredData(route, address.slice(0, -route.length));
    if (!data) continue;
    writeFileSync(file, withData(html, data));
    changed += 1;
  }
  return changed;
}
