import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const out = path.join(process.cwd(), 'out');

/** The exported HTML of a route such as `/emi-calculator/`. */
export function htmlOf(route: string): string {
  return readFileSync(path.join(out, route, 'index.html'), 'utf8');
}

/** Whether a path of the site leads to a file of the export. */
export function exists(address: string): boolean {
  const file = path.join(out, decodeURIComponent(address.replace(/[?#].*$/, '')));
  return existsSync(address.endsWith('/') ? path.join(file, 'index.html') : file);
}

/** The text of an exported file. */
export function fileOf(address: string): string {
  return readFileSync(path.join(out, address), 'utf8');
}

/** Addresses of the scripts that a page loads by itself: tags, preloads, and what it fetches after its first paint. */
export function scriptsOf(html: string): string[] {
  const afterPaint = /<script data-scripts="([^"]*)">/.exec(html)?.[1]?.split(' ') ?? [];
  const addresses = [...html.matchAll(/<(script|link)\b([^>]*)>/g)].flatMap(([, tag, attributes = '']) => {
    if (/nomodule/i.test(attributes)) return [];
    if (tag === 'link' && !/as="script"/.test(attributes)) return [];
    return /(?:src|href)="([^"]+\.js)"/.exec(attributes)?.[1] ?? [];
  });
  return [...new Set([...afterPaint, ...addresses])];
}

/** Addresses of the style sheets of a page. */
export function stylesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/href="([^"]+\.css)"/g)].map(([, address]) => address ?? ''))];
}

/** Size of a text when compressed as a host would. */
export function compressed(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** The text of a page as a visitor without JavaScript reads it: no scripts, no tags, entities decoded. */
export function textOf(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}
