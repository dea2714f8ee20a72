import { expect, type Page, test } from '@playwright/test';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { dayOfExport } from '@/content/day-of-export';
import { budgets } from '@/scripts/measure/budgets';
import { median, scriptsOf } from '@/scripts/measure/pages';
import { openIdle } from './hydrated';
import { quiet, requestsOf, scriptsToBare } from './loaded';

test.use({ reuseContext: false });

const phone = { width: 360, height: 740 };

/** Scrolls through the whole page, so that every link of it has been in view. */
async function passEverything(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(30);
  }
}

// The worst page, and where each asks for what: visits.spec.ts. On the day of the export: on others, parts of some answers load by themselves.
test('the scripts that a page loads by itself, in all, at the median of the calculators', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const ratios: number[] = [];
  const waiting = builtIds();
  const next = async (): Promise<void> => {
    const id = waiting.pop();
    if (!id) return;
    const context = await browser.newContext({ baseURL, viewport: phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`${dayOfExport}T12:00:00`));
    const requests = requestsOf(page, baseURL);
    await openIdle(page, entryOf(id).route);
    await quiet(page, requests);
    await context.close();
    ratios.push(scriptsToBare(requests));
    return next();
  };
  // Most of a visit is waiting for requests that do not come.
  await Promise.all([next(), next(), next(), next(), next()]);
  expect(ratios.length).toBe(builtIds().length);
  expect(median(ratios)).toBeLessThanOrEqual(budgets.allScripts.median);
});

for (const route of ['/', '/emi-calculator/', '/gst-calculator/', '/ifsc-lookup/', '/privacy/']) {
  test(`${route} fetches no other page ahead, though all its links pass by`, async ({ page, baseURL }) => {
    const requests = requestsOf(page, baseURL);
    await openIdle(page, route);
    await quiet(page, requests);
    const loaded = requests.length;
    await passEverything(page);
    await quiet(page, requests);
    const other = await (await page.request.get('/sip-calculator/')).text();
    const ahead = requests.slice(loaded);
    expect(ahead.filter((each) => !each.startsWith('/_next/static/'))).toEqual([]);
    expect(ahead.filter((each) => scriptsOf(other).includes(each))).toEqual([]);
  });
}

const target = '/sip-calculator/';

/** Everything of the target's page is there before the click: what answers to use may come with it, the page itself not. */
async function expectNothingOf(page: Page, atClick: readonly string[]) {
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'SIP Calculator' })).toBeVisible();
  const html = await (await page.request.get(target)).text();
  const own = scriptsOf(html);
  expect(own.length).toBeGreaterThan(5);
  expect(atClick.filter((each) => !each.startsWith('/_next/static/') || own.includes(each))).toEqual([]);
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  for (const start of ['/', '/ppf-calculator/']) {
    test(`from ${start}, a calculator whose link has been pointed at costs no request at the click`, async ({
      page,
      baseURL,
    }) => {
      const requests = requestsOf(page, baseURL);
      await openIdle(page, start);
      await quiet(page, requests);
      const link = page.getByRole('main').locator(`a[href^="${target}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await quiet(page, requests);
      const before = requests.length;
      await link.hover();
      await quiet(page, requests);
      const warmed = requests.length;
      expect(warmed).toBeGreaterThan(before);
      await link.click();
      await quiet(page, requests);
      await expectNothingOf(page, requests.slice(warmed));
    });
  }
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a calculator is fetched while its link is touched, and costs no request at the tap', async ({
    page,
    baseURL,
  }) => {
    const requests = requestsOf(page, baseURL);
    await openIdle(page, '/');
    await quiet(page, requests);
    const link = page.getByRole('main').locator(`a[href^="${target}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await quiet(page, requests);
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not on the page.');
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    const before = requests.length;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await quiet(page, requests);
    const warmed = requests.length;
    expect(warmed).toBeGreaterThan(before);
    // A touch this long is no tap to every browser: it is taken back, and the tap follows.
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await link.tap();
    await quiet(page, requests);
    await expectNothingOf(page, requests.slice(warmed));
  });
});

// Here, in a window of its own: elsewhere another test may have used it.
test('the parts of an answer wait for the first use of the page, and a button pressed first in one of them counts', async ({
  page,
}) => {
  const parts = page.locator('.answer [data-unhydrated]');
  await openIdle(page, '/gst-calculator/');
  await expect(page.locator('[data-live]')).toBeVisible();
  // As a browser says of a pointer that rests where the page appears.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await page.waitForTimeout(500);
  await expect(parts).toHaveCount(2);
  await page.getByRole('button', { name: 'See the effect of a change' }).click();
  await expect(page.locator('#explore-panel')).toBeVisible();
  await expect(parts).toHaveCount(0);
});
