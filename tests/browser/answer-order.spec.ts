/** The order of an answer on a phone and on a wide screen, and what of it is closed. */
import { devices, expect, type Page } from '@playwright/test';
import { builtIds } from '@/content/calculators/load';
import { entryOf } from '@/content/catalogue';
import { budgets } from '@/scripts/measure/budgets';
import { lengthOf } from '@/scripts/measure/lengths';
import { median } from '@/scripts/measure/pages';
import config from '../../playwright.config';
import { hydrateParts } from './hydrated';
import { test } from './kept-page';

// Lengths are those of the whole browser: its shell draws letters a little wider.
test.use({ launchOptions: config.use?.launchOptions ?? {} });

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const routes = builtIds().map((id) => entryOf(id).route);

/** Opens a page and waits until its answer has hydrated. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrateParts(page);
}

/** Returns the amounts that a line ends in. Runs in the page. */
function brokenAmounts(): (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-calculator] :is(.figure, td, dd)')]
    .filter((element) => element.offsetParent && /^−?₹[\d,.]+$/.test(element.textContent ?? ''))
    .filter((element) => {
      // The text alone: what is drawn beside it may be on another line.
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!words) return false;
      const text = document.createRange();
      text.selectNodeContents(words);
      const tops = [...text.getClientRects()].map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 0.8 * Number.parseFloat(getComputedStyle(element).fontSize);
    })
    .map((element) => element.textContent);
}

const folds = (page: Page) =>
  page
    .locator('[data-calculator] > .answer > div > section > details')
    .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 360, height: 780 } });

  // One load of each page for all that every page keeps to.
  test('on every page working and assumptions are closed, actions within one and a half screens, the article within seven, the page within few, the bar low at 200 % too', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const lengths: number[] = [];
    // Late in the year, when an answer for the day of the visit has most to say.
    await page.clock.setFixedTime(new Date('2027-03-20T06:00:00Z'));
    const bar = page.getByRole('region', { name: 'Result' }).first();
    for (const route of routes) {
      await open(page, route);
      await page.locator('[data-calculator][data-live]').waitFor();
      await page.evaluate(async () => {
        // The answer for that day follows a few tasks after the code that computes it.
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      // Below the screen the browser takes heights from before that answer; what counts is what scrolls by.
      const { screens } = await lengthOf(page);
      lengths.push(screens);
      expect.soft(screens, `screens of ${route}`).toBeLessThanOrEqual(budgets.screens.worst);
      const all = await folds(page);
      expect.soft(all.length, route).toBeGreaterThan(0);
      expect.soft(all.includes(true), route).toBe(false);
      const at = await page.evaluate(() => {
        const top = (element: Element | null) => (element?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY;
        return {
          actions: top(document.querySelector('[data-calculator] section[aria-label="Share and save"]')),
          untilArticle: top(document.querySelector('.prose')) - top(document.querySelector('h1')),
        };
      });
      expect.soft(at.actions, route).toBeLessThanOrEqual(1.5 * 780);
      expect.soft(at.untilArticle, route).toBeLessThanOrEqual(7 * 780);
      expect.soft((await bar.boundingBox())?.height, route).toBeLessThanOrEqual(96);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft((await bar.boundingBox())?.height, `${route}, text at 200 %`).toBeLessThanOrEqual(780 / 4);
      expect.soft(await page.evaluate(brokenAmounts), `${route}, text at 200 %`).toEqual([]);
      const stuck = await page.evaluate(async () => {
        window.scrollTo(0, 1_200);
        await new Promise(requestAnimationFrame);
        const parts = [...document.querySelectorAll('header, [data-calculator] section[aria-label="Result"]')];
        const seen = parts.map((part) => part.getBoundingClientRect());
        return seen.reduce((sum, { top, bottom }) => sum + Math.max(0, bottom - Math.max(0, top)), 0);
      });
      expect.soft(stuck, `${route}, what stays in sight with text at 200 %`).toBeLessThanOrEqual(780 / 4);
    }
    expect(lengths.length).toBeGreaterThan(45);
    expect(median(lengths)).toBeLessThanOrEqual(budgets.screens.median);
  });

  test('the working is whole in the page, and opens at a tap', async ({ page }) => {
    await open(page, '/emi-calculator/');
    expect(await page.locator('[data-part="working"] li').count()).toBeGreaterThan(2);
    await page.getByRole('heading', { name: 'Working, step by step' }).tap();
    await expect(page.locator('[data-part="working"] li').first()).toBeVisible();
  });

  test('the further questions are behind one button, which opens by itself for a link that fills one in', async ({
    page,
  }) => {
    await open(page, '/emi-calculator/');
    const more = page.getByRole('button', { name: /^More details/ });
    const group = page.locator('summary', { hasText: 'Fees and insurance' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toBeHidden();
    await more.tap();
    await expect(group).toBeVisible();
    await more.tap();
    await expect(group).toBeHidden();
    await page.getByRole('button', { name: 'Prepay ₹1 lakh a year' }).tap();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(group).toBeVisible();
  });

  test('a single group of further questions is in sight', async ({ page }) => {
    await open(page, '/inflation-calculator/');
    await expect(page.locator('summary', { hasText: 'Return and index' })).toBeVisible();
  });

  test('Share and Pin are in the sticky bar, 44 px, and the bar stays low while a box is wrong', async ({ page }) => {
    const bar = page.getByRole('region', { name: 'Result' }).first();
    for (const route of ['/emi-calculator/', '/gst-calculator/', '/sip-calculator/', '/income-tax-calculator/']) {
      await open(page, route);
      for (const name of ['Share this result', 'Pin to compare']) {
        const box = await bar.getByRole('button', { name }).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${route}: ${name}`).toBeGreaterThanOrEqual(44);
      }
      await page.locator('main input[inputmode="decimal"]').first().fill('x');
      await expect(page.getByText('Fix the highlighted box to update your result.').first()).toBeVisible();
      expect((await bar.boundingBox())?.height, route).toBeLessThanOrEqual(96);
    }
  });

  test('a row of a longer list is one line until it is tapped, and a new one is open', async ({ page }) => {
    await open(page, '/education-loan-calculator/');
    const part = page.getByRole('button', { name: /^Part 2/ });
    const amount = page.locator('[data-field="tranches.1.amount"] input');
    await expect(part).toContainText('Aug 2027 · ₹2,50,000');
    await expect(amount).toBeHidden();
    await part.tap();
    await expect(amount).toBeVisible();
    await page.getByRole('button', { name: 'Add part' }).tap();
    await expect(page.locator('[data-field="tranches.4.amount"] input')).toBeVisible();
    await expect(amount).toBeVisible();
    await expect(page.locator('[data-field="tranches.0.amount"] input')).toBeHidden();
    await amount.fill('x');
    await part.tap();
    await expect(amount).toBeVisible();
  });

  test('a split that a ring lists is not listed once more', async ({ page }) => {
    await open(page, '/car-loan-emi-calculator/');
    await expect(page.locator('figcaption', { hasText: 'What the car costs in 5 years' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What owning the car costs' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'What you pay back' })).toBeVisible();
  });

  test('a table of more than six rows shows its total, and its rows at a tap', async ({ page }) => {
    await open(page, '/emi-calculator/');
    const schedule = page.locator('details', { has: page.getByRole('heading', { name: 'Repayment schedule' }) });
    await expect(schedule.locator('summary')).toContainText(/\d+ rows · EMI ₹[\d,]+ · Interest ₹[\d,]+/);
    await expect(schedule.locator('tbody tr').first()).toBeHidden();
    await schedule.locator('summary').tap();
    await expect(schedule.locator('tbody tr').nth(19)).toBeVisible();
  });

  test('more than one example is in sight', async ({ page }) => {
    for (const route of ['/emi-calculator/', '/income-tax-calculator/', '/sip-calculator/']) {
      await open(page, route);
      const second = page.locator('form span:text-is("Examples") ~ button').nth(1);
      const box = await second.boundingBox();
      expect(box && box.x + 40 < 360, route).toBe(true);
    }
  });

  test('Share offers to copy the link with the figures where the device has no sheet for it', async ({ browser }) => {
    const context = await browser.newContext({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
    await context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const page = await context.newPage();
    await open(page, '/emi-calculator/');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
    await page.getByRole('button', { name: 'Share this result' }).tap();
    await page.getByRole('button', { name: 'Copy link' }).tap();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/#v=\d&r=\d{5}&loan=1250000&firstMonth=\d{4}-\d\d$/);
    await context.close();
  });

  test('names of rows hide the figures that scroll behind them, to the edge of the screen', async ({ page }) => {
    await open(page, '/emi-calculator/');
    await page.getByRole('heading', { name: 'Repayment schedule' }).tap();
    const table = page
      .getByRole('region', { name: /scrolls sideways/ })
      .first()
      .getByRole('table');
    const cell = table.getByRole('rowheader').first();
    await cell.scrollIntoViewIfNeeded();
    await table.evaluate((each) => each.parentElement?.scrollBy({ left: 90, behavior: 'instant' }));
    // What is at its left end, in its middle and at its right end; parts above may move it while the page loads.
    const seen = () =>
      cell.evaluate((each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, height } = each.getBoundingClientRect();
        const at = [1, (left + right) / 2, right - 2].map((x) => document.elementFromPoint(x, top + height / 2));
        return left <= 0.5 && at.every((element) => element?.closest('th') === each);
      });
    await expect.poll(seen).toBe(true);
    const background = await cell.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(background).toMatch(/^rgb\(|^oklch\((?!.*\/)|^color\((?!.*\/)/);
  });
});

test('on a wide screen and on paper working and assumptions are open', async ({ page }) => {
  for (const route of ['/emi-calculator/', '/income-tax-calculator/']) {
    await open(page, route);
    await expect.poll(async () => (await folds(page)).includes(false), route).toBe(false);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/emi-calculator/');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(async () => (await folds(page)).includes(false)).toBe(false);
});

test('the answer comes in one order: sentence, chart, actions, goals, charts, schedule, next steps, working, assumptions', async ({
  page,
}) => {
  await open(page, '/emi-calculator/');
  const tops = await page.evaluate(() => {
    const at = (element: Element | null | undefined) => (element ? element.getBoundingClientRect().top : -1);
    const headings = [...document.querySelectorAll('[data-calculator] h2')];
    const heading = (text: string) => at(headings.find((each) => each.textContent === text));
    return [
      at(document.querySelector('[data-calculator] figure svg')),
      at([...document.querySelectorAll('button')].find((each) => each.textContent === 'Excel')),
      at(document.querySelector('[aria-label="Explore your result"]')),
      at(document.querySelector('[aria-label="Charts"]')),
      heading('Repayment schedule'),
      heading('What to do next'),
      heading('Working, step by step'),
      heading('Assumptions and limits'),
    ];
  });
  expect(tops.includes(-1)).toBe(false);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});
