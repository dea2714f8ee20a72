import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlOf as exportedHtml } from '@/scripts/measure/pages';

export { compressed, scriptsOf, stylesOf } from '@/scripts/measure/pages';

/** The folder of the export. */
export const out = path.join(process.cwd(), 'out');

/** The exported HTML of a route such as `/emi-calculator/`. */
export function htmlOf(route: string): string {
  return exportedHtml(out, route);
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

/** The text of a page as a visitor without JavaScript reads it: no scripts, no tags, entities decoded. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}
