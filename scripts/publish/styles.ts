/** Puts the style sheets of each page into it: its first picture then waits for one answer of the host, and not for two. See docs/decisions/050-styles-in-the-page.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changePages } from './pages';

/** A style sheet as React writes it into a page. */
const sheet = /<link rel="stylesheet" href="([^"?]+\.css)(?:\?[^"]*)?" data-precedence="[^"]*"\/>/g;

/** Returns a style sheet whose relative addresses, which a browser reads from where the sheet is, are those of the site. */
const withAddresses = (css: string, file: string) =>
  css.replace(
    /url\((["']?)(?![a-z]+:|\/|#|["'])([^"')]+)/g,
    (_, quote: string, address: string) => `url(${quote}${new URL(address, `http://site${file}`).pathname}`,
  );

/**
 * Returns the page with its style sheets in it, `textOf` giving the text of a file. The link of each stays, switched off, where React
 * looks for it before it loads a sheet. Throws where a page cannot hold a sheet.
 */
export function withStyles(html: string, textOf: (file: string) => string): string {
  return html.replace(sheet, (link, file: string) => {
    const css = withAddresses(textOf(file), file);
    if (/<\/style/i.test(css)) throw new Error(`${file} would end the element that holds it.`);
    return `<style>${css}</style>${link.replace('<link ', '<link disabled="" ')}`;
  });
}

/** Puts their style sheets into the pages in `out`; returns how many pages it changed. */
export function inlineStyles(out: string): number {
  return changePages(out, (html) => withStyles(html, (file) => readFileSync(path.join(out, file), 'utf8')));
}
