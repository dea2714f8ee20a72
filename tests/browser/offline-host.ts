/**
 * A host of our own, which can go away, change what it serves, and count what it is asked for: Playwright's own offline switch and
 * page.route() do not reach what a service worker fetches. And what its visitors' browsers have kept.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The folder of the export. */
export const out = path.join(process.cwd(), 'out');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/** A host at an address of its own that serves a folder; the data of the look-up always comes from the export. */
export class Host {
  folder = out;
  /** Every address asked for, with its query. */
  asked: string[] = [];
  /** Answers in place of the folder where it returns true. */
  instead: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  private port = 0;
  private server = this.made();

  private made() {
    return createServer((request, response) => {
      this.asked.push(request.url ?? '');
      if (this.instead(request, response)) return;
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(pathname.startsWith('/ifsc/') ? out : this.folder, pathname);
      if (!pathname.endsWith('/') && existsSync(path.join(file, 'index.html'))) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      const found = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
      const isThere = existsSync(found);
      const shown = isThere ? found : path.join(this.folder, '404.html');
      response.writeHead(isThere ? 200 : 404, {
        'content-type': types[path.extname(shown)] ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(readFileSync(shown));
    });
  }

  async start(): Promise<void> {
    this.server = this.made();
    await new Promise<void>((resolve) => this.server.listen(this.port, resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  at(address: string): string {
    return `http://localhost:${this.port}${address}`;
  }
}

/** The pages that are cached, by their addresses. */
export const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('hisaabi-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((each) => each.endsWith('/'));
  });
/** Waits until the whole site is cached. */
export const wholeSite = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cached = await (await caches.open('hisaabi-pages')).keys();
          return cached.some(({ url }) => new URL(url).pathname === '/.whole');
        }),
      { timeout: 90_000 },
    )
    .toBe(true);
/** Waits until a worker controls the page and this page is cached. */
export async function pageCached(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await expect.poll(() => cachedPages(page), { timeout: 60_000 }).toContain(address);
}
/** The first figure of the answer. */
export const headline = (page: Page) => page.locator('[data-headline]').first();
/** The box of the EMI page. */
export const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' });
/** Waits until a calculator answers what is typed. */
export const live = (page: Page) => page.locator('[data-calculator][data-live]').waitFor();
