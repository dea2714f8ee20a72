/** What a browser that has kept the whole site does without its host: one visitor's browser, since keeping the site takes ten seconds. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { isIdle, untilIdle } from '../within';
import { cachedPages, Host, headline, live, wholeSite } from './offline-host';

test.use({ reuseContext: false });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const host = new Host();
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  await host.start();
  context = await browser.newContext({ serviceWorkers: 'allow' });
  page = await context.newPage();
  await page.goto(host.at('/'));
  await wholeSite(page);
});
test.afterAll(async () => {
  await context.close();
  await host.stop();
});

test('only what is ours to keep is asked for: no image of a card, no map, no data for machines', async () => {
  const unwanted = host.asked.filter((address) =>
    /^\/(og\/|sitemap|robots|llms|calculators\.json|ifsc\/)|\.(txt|map)\b|_buildManifest/.test(address),
  );
  expect(unwanted).toEqual([]);
});

test('the corrections of a calculator are not fetched ahead, and kept once they are opened', async () => {
  const route = '/how-we-check/corrections/hra-calculator/';
  const kept = () => cachedPages(page);
  expect(await kept()).toContain('/how-we-check/corrections/');
  expect((await kept()).filter((each) => each.startsWith('/how-we-check/corrections/')).length).toBe(1);
  await page.goto(host.at(route));
  await expect.poll(kept, { timeout: 20_000 }).toContain(route);
});

test.describe('with the host gone', () => {
  test.beforeAll(() => host.stop());
  test.afterAll(() => host.start());

  test('after one visit to the home page, every calculator is kept whole, and every fourth opens and answers without a connection', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
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

  test('without a connection: search, menus, every tool and every kind of file', async () => {
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

  test('without a connection: queries, addresses without a slash, and an address that there is not', async () => {
    await page.goto(host.at('/?search=sukanya'));
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
    await expect(page.getByText('Sukanya Samriddhi').first()).toBeVisible();
    await page.goto(host.at('/emi-calculator?from=home#v=1&loan=1250000'));
    expect(new URL(page.url()).pathname).toBe('/emi-calculator/');
    await expect(headline(page)).toHaveText('₹10,848');
    await page.goto(host.at('/how-we-check/corrections/hra-calculator/'));
    await expect(page.getByRole('heading', { name: 'Corrections: HRA Calculator' })).toBeVisible();
    await page.goto(host.at('/how-we-check/corrections/emi-calculator/'));
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    const missing = await page.goto(host.at('/no-such-page/'));
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test.describe('with a host that', () => {
  test.afterEach(() => {
    host.instead = () => false;
  });

  test('fails: the cached page is shown, and not the failure', async () => {
    host.instead = (_, response) => {
      response.writeHead(502).end('Bad gateway');
      return true;
    };
    await page.goto(host.at('/emi-calculator/'));
    await live(page);
    await expect(headline(page)).toHaveText('₹43,391');
  });

  test('does not answer: the cached page comes after three seconds, the next one sooner', async () => {
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
});
