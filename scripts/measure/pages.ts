/** What an exported page makes a browser load by itself, and how much of it there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inlineSheets, withoutSheets } from '../publish/policy';

/** Returns the routes of every page in an export, `/404/` among them, in the order of the alphabet. */
export function routesOf(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('_'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

/** Returns the exported HTML of a route such as `/emi-calculator/`. */
export function htmlOf(out: string, route: string): string {
  return readFileSync(path.join(out, route, 'index.html'), 'utf8');
}

interface Tag {
  readonly name: string;
  readonly attributes: string;
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<(script|link|img|source|use)\b([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes,
  }));
}

/** Returns the value of an attribute, or '' where the tag does not have it. */
function attribute({ attributes }: Tag, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
}

const unique = (addresses: readonly string[]) => [...new Set(addresses.filter((address) => address !== ''))];

/**
 * Returns the addresses of the scripts that a page names, by tag or preload, without those for old browsers, and without the code that answers,
 * which comes with them and does not keep the page from hydrating.
 */
export function scriptsOf(html: string): string[] {
  return unique(
    tagsOf(html).flatMap((tag) => {
      if (/\s(?:nomodule|data-later)\b/i.test(tag.attributes)) return '';
      if (tag.name === 'script') return attribute(tag, 'src');
      const isScript = attribute(tag, 'rel') === 'modulepreload' || attribute(tag, 'as') === 'script';
      return tag.name === 'link' && isScript ? attribute(tag, 'href') : '';
    }),
  );
}

/** Returns addresses of the style sheets that a page loads: those whose text it has are switched off. */
export function stylesOf(html: string): string[] {
  const sheets = tagsOf(html).filter(
    (tag) =>
      !/\sdisabled\b/.test(tag.attributes) &&
      tag.name === 'link' &&
      (attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'style'),
  );
  return unique(sheets.map((tag) => attribute(tag, 'href')));
}

/** Returns addresses of the fonts that a page or its style sheets name, `css` being the text of these. */
export function fontsOf(html: string, css: string): string[] {
  const preloaded = tagsOf(html).filter((tag) => tag.name === 'link' && attribute(tag, 'as') === 'font');
  const named = [...css.matchAll(/url\(["']?([^"')]+\.(?:woff2?|ttf|otf))["']?\)/g)].map(
    ([, address = '']) => new URL(address, 'http://site/_next/static/chunks/').pathname,
  );
  return unique([...preloaded.map((tag) => attribute(tag, 'href')), ...named]);
}

/** Returns addresses of the images and icons of a page and of its web manifest, each file once. */
export function imagesOf(html: string): string[] {
  return unique(
    tagsOf(html).map((tag) => {
      if (tag.name === 'link') return /\b(icon|manifest)\b/.test(attribute(tag, 'rel')) ? attribute(tag, 'href') : '';
      if (tag.name === 'use') return attribute(tag, 'href').replace(/#.*$/, '');
      return tag.name === 'script' ? '' : attribute(tag, 'src');
    }),
  ).filter((address) => !address.startsWith('data:'));
}

/** Returns the size of a text when compressed as a host would, gzip at its highest level, in bytes. */
export function compressed(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** What a page names in its HTML, in bytes by kind, compressed; fonts and images other than SVG are as they are. */
export interface PageBytes {
  readonly route: string;
  readonly scripts: number;
  /** Without the style sheets in it, which `css` has. */
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** How many requests that is, the page itself included. */
  readonly requests: number;
}

const sizes = new Map<string, number>();

/** Returns the compressed size of an exported file in bytes; each is measured once. */
export function sizeOf(out: string, address: string): number {
  const file = path.join(out, decodeURIComponent(address.replace(/[?#].*$/, '')));
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const size = /\.woff2$/.test(file) ? content.length : compressed(content);
  sizes.set(file, size);
  return size;
}

/** Weighs one page of the export in `out`. Throws where the page names a file that is not there. */
export function weigh(out: string, route: string): PageBytes {
  const html = htmlOf(out, route);
  const sum = (addresses: readonly string[]) => addresses.reduce((bytes, address) => bytes + sizeOf(out, address), 0);
  const scripts = scriptsOf(html);
  const styles = stylesOf(html);
  const sheets = inlineSheets(html);
  const css = [...sheets, ...styles.map((address) => readFileSync(path.join(out, address), 'utf8'))].join('\n');
  const fonts = fontsOf(html, css).filter((address) => existsSync(path.join(out, address)));
  return {
    route,
    scripts: sum(scripts),
    html: compressed(withoutSheets(html)),
    css: sheets.reduce((bytes, sheet) => bytes + compressed(sheet), sum(styles)),
    fonts: sum(fonts),
    requests: 1 + scripts.length + styles.length + fonts.length + imagesOf(html).length,
  };
}

/** Returns the value in the middle, the upper one of two; 0 of none. */
export function median(values: readonly number[]): number {
  return at(values, 0.5);
}

/** Returns the value below which this share of all lies, 1 being the highest; 0 of none. */
export function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
