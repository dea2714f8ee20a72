/** The service worker against a host of our own. What a browser that has kept the whole site does is in offline-whole.spec.ts. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import config from '@/playwright.config';
import { workerCode, writeWorker } from '@/scripts/publish/worker';
import { openHydrated } from './hydrated';
import { cachedPages, Host, headline, live, loan, out, pageCached, wholeSite } from './offline-host';

test.use({ serviceWorkers: 'allow', reuseContext: false });
test.describe.configure({ timeout: 120_000 });

let host: Host;
/** A folder with the next deployment, once a test has made it. */
let renewed = '';

test.beforeEach(async () => {
  host = new Host();
  await host.start();
});
test.afterEach(() => host.stop());
test.afterAll(() => {
  if (renewed !== '') rmSync(renewed, { recursive: true, force: true });
});

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|txt|js|css)$/.test(file));

/** What a next deployment might be: every script and style has another name and content, every page other data. */
async function nextBuild(): Promise<string> {
  if (renewed !== '') return renewed;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  renewed = folder;
  // What a visitor's browser asks for: no copies for hosts, no data for machines or of the look-up.
  cpSync(out, folder, {
    recursive: true,
    filter: (file) =>
      !/\.(br|gz|png|zip)$/.test(file) &&
      (!file.startsWith(path.join(out, 'ifsc') + path.sep) || file.endsWith('release.json')),
  });
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
    const folder = await nextBuild();
    // One page of the new build comes as something else: a sign-in page of a network, say.
    host.instead = (request, response) => {
      if (request.url !== '/404/') return false;
      response.setHeader('content-type', 'text/html').end('<title>Sign in to this network</title>');
      return true;
    };
    host.folder = folder;
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
  host.instead = (request, response) => {
    if (request.url !== '/sw.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(workerCode(null));
    return true;
  };
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
