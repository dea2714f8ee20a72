/**
 * The service worker against a host of our own, which can go away, change what it serves, and count what it is asked for:
 * Playwright's own offline switch and page.route() do not reach what a worker fetches.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import config from '@/playwright.config';
import { workerCode, writeWorker } from '@/scripts/publish/worker';
import { isIdle, untilIdle } from '../within';
import { openHydrated } from './hydrated';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

const out = path.join(process.cwd(), 'out');

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
class Host {
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

const folders: string[] = [];
let host: Host;

test.beforeEach(async () => {
  host = new Host();
  await host.start();
});
test.afterEach(async () => {
  await host.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the export without the data of the look-up. */
function copied(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  folders.push(folder);
  cpSync(out, folder, {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(out, 'ifsc') + path.sep) || file.endsWith('release.json'),
  });
  return folder;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|txt|js|css)$/.test(file));

/** What a next deployment might be: every script and style has another name and content, every page other data. */
async function nextBuild(): Promise<string> {
  const folder = copied();
  const build = readdirSync(path.join(folder, '_next/static')).find((name) => !/^(chunks|media)$/.test(name)) ?? '';
  expect(build).not.toBe('');
  for (const name of filesOf(folder)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8')
      .replace(/static\/chunks\/([\w~.-]+)\.(js|css)/g, 'static/chunks/$1-2.$2')
      .replaceAll(build, `${build}-2`)
      .replace('<html ', '<html data-build="2" ');
    writeFileSync(file, text);
    if (/chunks\/[^/]+\.(js|css)$/.test(name)) renameSync(file, file.replace(/\.(js|css)$/, '-2.$1'));
  }
  await writeWorker(folder, false);
  return folder;
}

/** Which build a page, and the scripts that it loaded, are of. */
const buildsOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/_next\/static\/chunks\/.*\.js$/.test(name));
    return {
      page: document.documentElement.dataset.build ?? '1',
      scripts: [...new Set(scripts.map((name) => (name.endsWith('-2.js') ? '2' : '1')))],
    };
  });

/** The pages that are cached, by their addresses. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('hisaabi-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((each) => each.endsWith('/'));
  });
/** Waits until the whole site is cached. */
const wholeSite = (page: Page) =>
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
async function pageCached(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await expect.poll(() => cachedPages(page), { timeout: 60_000 }).toContain(address);
}
const headline = (page: Page) => page.locator('[data-headline]').first();
const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' });
const live = (page: Page) => page.locator('[data-calculator][data-live]').waitFor();

test('the site can be installed once a page has hydrated, by one manifest', async ({ playwright }, testInfo) => {
  // Other contexts count as private windows, in which nothing can be installed.
  const context = await playwright.chromium.launchPersistentContext(
    testInfo.outputPath('profile'),
    config.use?.launchOptions,
  );
  try {
    const page = await context.newPage();
    for (const address of ['/', '/emi-calculator/', '/404/']) {
      await openHydrated(page, host.at(address));
      await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
      const session = await context.newCDPSession(page);
      const { url, errors } = await session.send('Page.getAppManifest');
      expect([url, errors]).toEqual([host.at('/manifest.webmanifest'), []]);
      expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
      await session.detach();
    }
  } finally {
    await context.close();
  }
});

test('after one visit to the home page, every calculator is kept whole, and every fourth opens and answers without a connection', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(host.at('/'));
  await wholeSite(page);
  await host.stop();
  // Opening takes seconds a page, and what opens them is the same: of the others the page and all that it names is kept.
  const missing = await page.evaluate(
    async (routes) => {
      const lost: string[] = [];
      for (const route of routes) {
        const kept = await caches.match(route, { ignoreSearch: true });
        // Browsers that know modules leave out what is for others.
        const text = (await kept?.text())?.replace(/<script[^>]*nomodule[^>]*>/gi, '');
        const files = text?.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [];
        if (files.length < 5) lost.push(route);
        for (const file of new Set(files)) if (!(await caches.match(file))) lost.push(`${route}: ${file}`);
      }
      return lost;
    },
    builtIds().map((id) => entryOf(id).route),
  );
  expect(missing).toEqual([]);
  for (const id of builtIds().filter((_, index) => index % 4 === 0)) {
    const { route } = entryOf(id);
    await page.goto(host.at(route));
    await live(page);
    const answer = () => page.locator('[data-headline], [data-part]').allTextContents();
    const before = await answer();
    // Some boxes change nothing in the default case: one of them has to.
    const boxes = await page.locator('[data-calculator] input[inputmode]:visible').all();
    expect(boxes.length, route).toBeGreaterThan(0);
    let moved = false;
    for (const box of boxes.slice(0, 8)) {
      const was = await box.inputValue();
      for (const text of ['7', '4321', '7654321']) {
        await box.fill(text);
        moved = await expect
          .poll(answer, { timeout: 800 })
          .not.toEqual(before)
          .then(
            () => true,
            () => false,
          );
        if (moved) break;
      }
      if (moved) break;
      // What this box refuses must not affect the next one.
      await box.fill(was);
    }
    expect(moved, route).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('without a connection: search, menus, every tool and every kind of file', async ({ page }) => {
  await page.goto(host.at('/'));
  await wholeSite(page);
  await host.stop();
  await page.goto(host.at('/emi-calculator/#v=1&loan=1250000'));
  await expect(headline(page)).toHaveText('₹10,848');
  for (const [tool, inPanel] of [
    ['Compare', 'Pin this result'],
    ['Reach a target', 'Target'],
    ['See the effect of a change', 'Loan amount'],
    ['What matters most', '₹'],
  ] as const) {
    const button = page.getByRole('button', { name: tool, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#explore-panel')).toContainText(inPanel);
  }
  for (const [name, file] of [
    ['Excel', 'emi-calculator.xlsx'],
    [/^CSV/, '.csv'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).first().click(),
    ]);
    expect(download.suggestedFilename()).toContain(file);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('ppf');
  await page.getByRole('dialog').getByText('PPF Calculator').first().click();
  // Next.js cannot fetch its data of the page, and opens the page itself.
  await page.waitForURL(/ppf-calculator/);
  await live(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toContain('.ics');
  await page.goto(host.at('/stock-market-tax-calculator/#v=1&trade=many'));
  await page.getByRole('button', { name: 'Read a file' }).click();
  const worker = page.waitForEvent('worker');
  await page
    .getByLabel('Or paste lines here')
    .fill('Symbol,Date,Type,Quantity,Price\nSBI,2025-06-02,buy,100,500\nSBI,2025-08-04,sell,100,600');
  await worker;
  await expect(page.getByText(/^2 lines read, 1 closed trade found\./)).toBeVisible();
});

test('without a connection: queries, addresses without a slash, and an address that there is not', async ({ page }) => {
  await page.goto(host.at('/'));
  await wholeSite(page);
  await host.stop();
  await page.goto(host.at('/?search=sukanya'));
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await expect(page.getByText('Sukanya Samriddhi').first()).toBeVisible();
  await page.goto(host.at('/emi-calculator?from=home#v=1&loan=1250000'));
  expect(new URL(page.url()).pathname).toBe('/emi-calculator/');
  await expect(headline(page)).toHaveText('₹10,848');
  const missing = await page.goto(host.at('/no-such-page/'));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a branch that was looked up is found again without a connection', async ({ page }) => {
  await page.goto(host.at('/ifsc-lookup/'));
  await pageCached(page, '/ifsc-lookup/');
  await wholeSite(page);
  const box = page.getByRole('textbox', { name: 'IFSC, MICR, or bank and place' });
  await box.fill('HDFC0000060');
  await expect(page.locator('[data-branch]')).toHaveAttribute('data-branch', 'HDFC0000060');
  await host.stop();
  await page.goto(host.at('/ifsc-lookup/'));
  await box.fill('HDFC0000060');
  await expect(page.locator('[data-branch]')).toHaveAttribute('data-branch', 'HDFC0000060');
});

test.describe('a new deployment', () => {
  test('leaves open pages whole: what they load later is theirs, and what was typed stays', async ({ page }) => {
    await page.goto(host.at('/emi-calculator/'));
    await loan(page).fill('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    await wholeSite(page);
    host.folder = await nextBuild();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const message = page.locator('.toast').filter({ hasText: 'There is a new version of' });
    await expect(message).toBeVisible({ timeout: 60_000 });
    // The page has not been touched; the spreadsheet's code is on the server no more.
    await expect(loan(page)).toHaveValue('12,50,000');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('emi-calculator.xlsx');
    expect(await buildsOf(page)).toEqual({ page: '1', scripts: ['1'] });
    await message.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.build === '2');
    await expect(loan(page)).toHaveValue('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pin this result' })).toBeVisible();
    expect(await buildsOf(page)).toEqual({ page: '2', scripts: ['2'] });
    await expect(message).toHaveCount(0);
  });

  test('comes with the next page that is opened, and never in part', async ({ page, context }) => {
    await page.goto(host.at('/'));
    await wholeSite(page);
    host.folder = await nextBuild();
    // Next.js notices that its data is of another build, and opens the page itself.
    await page
      .getByRole('link', { name: /EMI Calculator/ })
      .first()
      .click();
    await page.waitForURL(/emi-calculator/);
    await live(page);
    await loan(page).fill('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    expect(await buildsOf(page)).toEqual({ page: '2', scripts: ['2'] });
    // The old worker is still the active one: without a connection the other pages are the old ones, each whole.
    await host.stop();
    await page.goto(host.at('/gst-calculator/'));
    await live(page);
    expect(await buildsOf(page)).toEqual({ page: '1', scripts: ['1'] });
    await host.start();
    // Once every page has been closed the new worker activates, fetches the rest, and drops the old build.
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), {
        timeout: 60_000,
      })
      .toBe(true);
    let next = page;
    await expect(async () => {
      await next.close();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      next = await context.newPage();
      await next.goto(host.at('/'));
      const hasTakenOver = async () => !(await navigator.serviceWorker.getRegistration())?.waiting;
      expect(await next.evaluate(hasTakenOver)).toBe(true);
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => oldAssets(next), { timeout: 90_000 }).toBe(0);
    await host.stop();
    await next.goto(host.at('/gst-calculator/'));
    await live(next);
    expect(await buildsOf(next)).toEqual({ page: '2', scripts: ['2'] });
  });

  test('that is torn while it is fetched changes nothing', async ({ page }) => {
    await page.goto(host.at('/'));
    await wholeSite(page);
    const before = await cachedPages(page);
    const renewed = await nextBuild();
    // One page of the new build comes as something else: a sign-in page of a network, say.
    host.instead = (request, response) => {
      if (request.url !== '/404/') return false;
      response.setHeader('content-type', 'text/html').end('<title>Sign in to this network</title>');
      return true;
    };
    host.folder = renewed;
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const worker = registration?.installing;
      return new Promise((resolve) => {
        worker?.addEventListener('statechange', () => resolve(worker.state));
        if (!worker) resolve(registration?.waiting ? 'waiting' : 'gone');
      });
    });
    expect(['redundant', 'gone']).toContain(outcome);
    await host.stop();
    expect(await cachedPages(page)).toEqual(expect.arrayContaining(before));
    await page.goto(host.at('/emi-calculator/'));
    await live(page);
    expect(await buildsOf(page)).toEqual({ page: '1', scripts: ['1'] });
  });
});

/** How many assets of the first build are cached. */
const oldAssets = (page: Page) =>
  page.evaluate(async () => {
    const cached = await (await caches.open('hisaabi-pages')).keys();
    return cached.filter(({ url }) => /chunks\/.*\.(js|css)$/.test(url) && !/-2\.(js|css)$/.test(url)).length;
  });

test('a line that does not answer is not waited for: the cached page comes after three seconds, the next one sooner', async ({
  page,
}) => {
  await page.goto(host.at('/'));
  await wholeSite(page);
  host.instead = (request) => request.method !== 'OPTIONS';
  const opened = async (address: string) => {
    const began = Date.now();
    await page.goto(host.at(address), { waitUntil: 'commit' });
    return Date.now() - began;
  };
  const wasIdle = await untilIdle(20);
  const first = await opened('/emi-calculator/');
  expect(first).toBeGreaterThan(2_500);
  const second = await opened('/gst-calculator/');
  if (wasIdle && isIdle()) {
    expect(first).toBeLessThan(6_000);
    expect(second).toBeLessThan(2_500);
  } else {
    const description = `${first} and ${second} ms; not judged`;
    test.info().annotations.push({ type: 'busy machine', description });
  }
  await live(page);
});

test('a host that fails is not shown: the cached page is', async ({ page }) => {
  await page.goto(host.at('/'));
  await wholeSite(page);
  host.instead = (_, response) => {
    response.writeHead(502).end('Bad gateway');
    return true;
  };
  await page.goto(host.at('/emi-calculator/'));
  await live(page);
  await expect(headline(page)).toHaveText('₹43,391');
});

test.describe('a slow line', () => {
  test('keeps what is opened and fetches nothing ahead; a page that was not cached says so', async ({ playwright }) => {
    const browser = await playwright.chromium.launch({
      ...config.use?.launchOptions,
      args: [...(config.use?.launchOptions?.args ?? []), '--force-effective-connection-type=2G'],
    });
    const context: BrowserContext = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(host.at('/emi-calculator/'));
    await pageCached(page, '/emi-calculator/');
    await page.waitForTimeout(3_000);
    expect((await cachedPages(page)).sort()).toEqual(['/', '/404/', '/emi-calculator/', '/offline/']);
    const pages = host.asked.filter((address) => /^\/[\w-]+\/$/.test(address));
    expect([...new Set(pages)].sort()).toEqual(['/404/', '/emi-calculator/', '/offline/']);
    await loan(page).fill('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    await host.stop();
    await page.goto(host.at('/emi-calculator/'));
    await loan(page).fill('12,50,000');
    await expect(headline(page)).toHaveText('₹10,848');
    await page.goto(host.at('/gst-calculator/'));
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await browser.close();
  });
});

test('a visitor who saves data keeps what is opened, and nothing is fetched ahead', async ({ page }) => {
  // Chromium has no switch for this setting: the worker's own NetworkInformation says so instead.
  const saves = "Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true });\n";
  host.instead = (request, response) => {
    if (request.url !== '/sw.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    response.end(saves + readFileSync(path.join(out, 'sw.js'), 'utf8'));
    return true;
  };
  await page.goto(host.at('/emi-calculator/'));
  await pageCached(page, '/emi-calculator/');
  await page.waitForTimeout(3_000);
  expect((await cachedPages(page)).sort()).toEqual(['/', '/404/', '/emi-calculator/', '/offline/']);
  await loan(page).fill('12,50,000');
  await expect(headline(page)).toHaveText('₹10,848');
  await host.stop();
  await page.goto(host.at('/emi-calculator/'));
  await loan(page).fill('10L');
  await expect(headline(page)).toHaveText('₹8,678');
  await host.start();
});

test('the worker can be withdrawn: all is deleted, and the open page goes on', async ({ page }) => {
  await page.goto(host.at('/emi-calculator/'));
  await loan(page).fill('12,50,000');
  await wholeSite(page);
  host.folder = copied();
  writeFileSync(path.join(host.folder, 'sw.js'), workerCode(null));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // The next worker takes over when this one stops: Chromium stops an idle one within half a minute, but none that a test observes.
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const cachesOnceStopped = async () => {
    const waits = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
    if (waits) await session.send('ServiceWorker.stopAllWorkers');
    return page.evaluate(() => caches.keys());
  };
  await expect.poll(cachesOnceStopped, { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(loan(page)).toHaveValue('12,50,000');
  await loan(page).fill('10L');
  await expect(headline(page)).toHaveText('₹8,678');
});

test('only what is ours to keep is asked for: no image of a card, no map, no data for machines', async ({ page }) => {
  await page.goto(host.at('/'));
  await wholeSite(page);
  const unwanted = host.asked.filter((address) =>
    /^\/(og\/|sitemap|robots|llms|calculators\.json|ifsc\/)|\.(txt|map)\b|_buildManifest/.test(address),
  );
  expect(unwanted).toEqual([]);
});

test('nothing is fetched ahead while somebody types', async ({ page }) => {
  const isRegistered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await page.goto(host.at('/emi-calculator/'));
  await live(page);
  await loan(page).fill('');
  for (const digit of '12345') {
    await loan(page).press(digit);
    await page.waitForTimeout(1_000);
    expect(await isRegistered()).toBe(false);
  }
  await expect.poll(isRegistered, { timeout: 10_000 }).toBe(true);
});

test('where the browser refuses workers and storage, the site works as before', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.refused = '';
      return Promise.reject(new DOMException('denied', 'SecurityError'));
    };
    Object.defineProperty(window, 'caches', { get: () => undefined });
  });
  await page.goto(host.at('/emi-calculator/'));
  await page.locator('html[data-refused]').waitFor();
  await loan(page).fill('12,50,000');
  await expect(headline(page)).toHaveText('₹10,848');
  expect(errors).toEqual([]);
});
