// Makes one Content-Security-Policy do for all pages. Of the inline scripts of a page only React's data differs from page to
// page; here it becomes a data block, which a constant script passes to React. The few scripts that are left are the same
// everywhere, as are the style sheets in the pages, so one header can name their hashes. See docs/decisions/019-one-policy.md.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PolicyNeeds } from '@/content/service-hosts';
import { changePages, pagesIn } from './pages';

const START = '(self.__next_f=self.__next_f||[]).push([0])';

/** The script that passes the data block before it to React, as Next.js's own scripts would. */
export const pushScript = `${START};self.__next_f.push([1,document.currentScript.previousSibling.text.replace(/<\\\\/g,"<")])`;

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** Returns text as a script element may hold it: nothing in it can end the element or open a comment. `pushScript` undoes it. */
const asScriptText = (text: string) => text.replace(/<(?=[\\/!s])/gi, '<\\');

/**
 * Returns the page with React's data as one block of text and `pushScript` after it. Throws where HTML cannot hold the data as
 * it is, or where a script with data is left.
 */
export function withDataBlock(html: string): string {
  const pieces: string[] = [];
  const rest = html.replace(PUSH, (_, literal: string) => {
    pieces.push(JSON.parse(literal) as string);
    return '';
  });
  if (/<script>self\.__next_f\.push\(/.test(rest)) throw new Error('A page has data of a kind that is not known here.');
  if (pieces.length === 0) return html;
  const data = pieces.join('');
  // HTML would read a carriage return as a line feed and a null as another character, and React counts bytes.
  if (/[\r\0]/.test(data)) throw new Error('The data of a page has a character that HTML does not keep.');
  const [before = '', after, ...more] = rest.split(`<script>${START}</script>`);
  if (after === undefined || more.length > 0)
    throw new Error('A page passes its data to React in a way that is not known here.');
  const end = after.lastIndexOf('</body>');
  if (end === -1) throw new Error('A page has no end.');
  const block = `<script type="text/plain">${asScriptText(data)}</script><script>${pushScript}</script>`;
  return before + after.slice(0, end) + block + after.slice(end);
}

/** Returns the code of each inline script of a page, in order; blocks of data are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const runs = ['', 'module', 'text/javascript', 'application/javascript'].includes(type);
    return runs && !/\ssrc=/.test(attributes) ? [code] : [];
  });
}

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the text of each style sheet that a page has in it, in order. */
export const inlineSheets = (html: string): string[] => [...html.matchAll(styleElement)].map(([, css = '']) => css);

/** Returns a page without the style sheets that it has in it. */
export const withoutSheets = (html: string): string => html.replace(styleElement, '');

/** Returns a script or a style sheet as a source of a Content-Security-Policy. */
export const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What the pages have in them, as sources of a policy, each once, in a fixed order. */
interface Hashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the hashes of all inline scripts and style sheets of the pages in `out`. */
export function hashesOf(out: string): Hashes {
  const pages = pagesIn(out).map((page) => readFileSync(path.join(out, page), 'utf8'));
  const hashes = (found: (html: string) => string[]) => [...new Set(pages.flatMap(found))].map(hashOf).sort();
  return { scripts: hashes(inlineScripts), styles: hashes(inlineSheets) };
}

/** Turns React's data into a block of text on every page in `out`; returns how many pages it changed. */
export function separateData(out: string): number {
  return changePages(out, withDataBlock);
}

/**
 * Returns the Content-Security-Policy of every page: our own files, the inline scripts and style sheets by their hashes, and what the given services need.
 */
export function contentSecurityPolicy(hashes: Hashes, needs: readonly PolicyNeeds[]): string {
  const hosts = (kind: keyof PolicyNeeds) => [...new Set(needs.flatMap((each) => each[kind] ?? []))].sort();
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes.scripts, ...hosts('script')],
    ['style-src', "'self'", ...hashes.styles],
    // The style sheet holds small images as data.
    ['img-src', "'self'", 'data:', ...hosts('image')],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hosts('connect')],
    ['frame-src', ...(hosts('frame').length > 0 ? hosts('frame') : ["'none'"])],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...hosts('formAction')],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
