/** The pages of an export, and changing them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the HTML files in `out`, as paths from there, in the order of the alphabet. */
export function pagesIn(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Puts `changed(html)` in the place of each page in `out`; returns how many pages that made different. */
export function changePages(out: string, changed: (html: string) => string): number {
  let count = 0;
  for (const page of pagesIn(out)) {
    const file = path.join(out, page);
    const before = readFileSync(file, 'utf8');
    const after = changed(before);
    if (after === before) continue;
    writeFileSync(file, after);
    count += 1;
  }
  return count;
}
