/** What a visitor does before and while React hydrates a page counts, and breaks nothing. */
import { devices, expect, type Page, test } from '@playwright/test';
import { brokenLoads, complaintsOf } from './complaints';
import { hydrateParts, openIdle } from './hydrated';

const headline = (page: Page) => page.locator('[data-headline]');

/** Opens a page with the processor slowed five times and leaves it as soon as its HTML is there. */
async function openSlowly(page: Page, route: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 5 });
  await page.goto(route, { waitUntil: 'commit' });
}

test.describe('typed at any moment while a page loads, with the processor slowed five times', () => {
  test.describe.configure({ timeout: 90_000 });
  for (const [route, box, text, counts] of [
    [
      '/emi-calculator/',
      'Loan amount',
      '12,50,000',
      (page: Page) => expect(headline(page)).toHaveText('₹10,848', { timeout: 20_000 }),
    ],
    [
      '/income-tax-calculator/',
      'Salary',
      '30,00,000',
      (page: Page) => expect(page).toHaveURL(/#v=\d&.*3000000/, { timeout: 20_000 }),
    ],
    [
      '/gst-calculator/',
      'Amount',
      '20,000',
      (page: Page) => expect(headline(page)).toHaveText('₹23,600.00', { timeout: 20_000 }),
    ],
    [
      '/ifsc-lookup/',
      'IFSC',
      'HDFC0000060',
      (page: Page) => expect(page.locator('[data-outcome="code"]')).toContainText('HDFC0000060', { timeout: 20_000 }),
    ],
  ] as const) {
    test(`a text counts and breaks no hydration: ${route}`, async ({ browser }) => {
      for (const moment of [100, 500]) {
        const context = await browser.newContext();
        const page = await context.newPage();
        const complaints = await complaintsOf(page, brokenLoads);
        await openSlowly(page, route);
        const typed = page.getByRole('textbox', { name: new RegExp(box, 'i') }).first();
        await page.waitForTimeout(moment);
        await typed.focus();
        await page.keyboard.press('Control+a');
        await page.keyboard.type(text, { delay: 30 });
        await counts(page).catch((error: Error) => {
          throw new Error(`${moment} ms: ${error.message}`);
        });
        await expect(typed).toHaveValue(text);
        await page.waitForLoadState('networkidle');
        expect(complaints, `${moment} ms`).toEqual([]);
        await context.close();
      }
    });
  }
});

test.describe('with a finger', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('each of many taps on Add and Remove counts, before the scripts have come and after', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/capital-gains-tax-calculator/', { waitUntil: 'commit' });
    const rows = page.locator('[data-field="lots"] [data-row]');
    const add = page.getByRole('button', { name: /^Add/ }).first();
    await add.waitFor();
    const before = await rows.count();
    for (let taps = 0; taps < 4; taps += 1) await add.tap();
    expect(await rows.count()).toBe(before);
    release();
    await expect(rows).toHaveCount(before + 4);
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .tap();
    await add.tap();
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .tap();
    await expect(rows).toHaveCount(before + 3);
  });

  test('eight taps in the tenth of a second in which the form hydrates count', async ({ page }) => {
    test.setTimeout(90_000);
    for (const wait of [0, 200]) {
      await openSlowly(page, 'about:blank');
      await page.goto('/capital-gains-tax-calculator/', { waitUntil: 'commit' });
      const rows = page.locator('[data-field="lots"] [data-row]');
      const add = page.getByRole('button', { name: /^Add/ }).first();
      await add.waitFor();
      const before = await rows.count();
      await page.waitForTimeout(wait);
      // Eight at equal steps, as fast as an impatient thumb.
      await add.evaluate(async (button: HTMLButtonElement) => {
        for (let taps = 0; taps < 8; taps += 1) {
          button.click();
          await new Promise((resolve) => setTimeout(resolve, 12));
        }
      });
      await expect(rows).toHaveCount(before + 8, { timeout: 15_000 });
    }
  });

  test('an example that is tapped before the scripts have come is filled in', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/emi-calculator/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Rate rises 1 point' }).tap();
    await expect(page).toHaveURL(/#.*rateChanges/);
  });
});

test('the code that answers comes with the page’s own scripts: the page names it, and asks for it once', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // No script runs, so that none can ask for another.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/emi-calculator/', { waitUntil: 'networkidle' });
  const named = scripts.splice(0);
  await page.unroute('**/*.js');
  await page.goto('/emi-calculator/', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Loan amount' }).press('End');
  await page.getByRole('textbox', { name: 'Loan amount' }).press('Backspace');
  await expect(headline(page)).not.toHaveText('₹43,391');
  const later = await page
    .locator('link[data-later]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(later.length).toBeGreaterThan(0);
  for (const file of later) {
    expect(named).toContain(file);
    expect(scripts.filter((each) => each === file)).toEqual([file]);
  }
});

test.describe('a page that has the headline first', () => {
  const meaning = (page: Page) => page.locator('.answer').first();
  // The worker may still be asking for files.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('changes it with the first key, and shows the rest of that answer once its code has come', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      // In the working, which no headline needs.
      if ((await response.text()).includes('The best change')) await released;
      await route.fulfill({ response });
    });
    await page.goto('/take-home-salary-calculator/');
    const exported = (await headline(page).textContent()) ?? '';
    const before = await meaning(page).textContent();
    await page.getByRole('textbox', { name: 'CTC a year' }).fill('24,00,000');
    await expect(headline(page)).not.toHaveText(exported);
    const changed = (await headline(page).textContent()) ?? '';
    await page.waitForTimeout(500);
    expect(await meaning(page).textContent()).toBe(before);
    release();
    await expect(meaning(page)).toContainText(`Of a CTC of ₹24,00,000 you get ${changed} in hand`);
    await expect(headline(page)).toHaveText(changed);
  });

  test('asks for each file once, those of the whole answer among them', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/nri-taxation-calculator/');
    await hydrateParts(page);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  test('says where the code of the rest does not arrive', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('The best change')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto('/take-home-salary-calculator/');
    await page.getByRole('textbox', { name: 'CTC a year' }).fill('24,00,000');
    await expect(page.getByText('Unable to load Take Home Salary Calculator.')).toBeVisible();
  });
});

test('the parts of a page name React’s state: marked in the HTML, unmarked when hydrated', async ({ page }) => {
  const html = await (await page.request.get('/emi-calculator/')).text();
  expect(html.match(/data-unhydrated=""/g)?.length).toBe(5);
  await page.goto('/emi-calculator/');
  await hydrateParts(page);
});

test.describe('the parts of an answer', () => {
  const parts = (page: Page) => page.locator('.answer [data-unhydrated]');

  test('hydrate for whoever presses a button by a screen reader, which moves no pointer', async ({ page }) => {
    await openIdle(page, '/gst-calculator/');
    await page
      .getByRole('button', { name: 'See the effect of a change' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('#explore-panel')).toBeVisible();
  });

  test('do not wait where the visitor’s day changes the exported answer', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 11, 20, 12));
    await page.goto('/tax-planning-timeline/');
    await expect(parts(page)).toHaveCount(0);
  });
});
