import { expect, type Page, test } from '@playwright/test';
import { dayOfExport } from '@/content/day-of-export';
import { openIdle } from './hydrated';
import { quiet, requestsOf } from './loaded';

const timeline = '/tax-planning-timeline/';
const day = (page: Page) => page.getByLabel(/^Today/);
const headline = (page: Page) => page.locator('[data-headline]');

/** Fixes the clock of the page at noon of a day; its timers run on. */
const on = (page: Page, date: string) => page.clock.setFixedTime(new Date(`${date}T12:00:00`));

test('the exported page shows the calendar of the year without a day, whole and without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(timeline);
  await expect(page.getByText('Dates in your calendar').first()).toBeVisible();
  await expect(page.locator('.days > li').first()).toBeVisible();
  await expect(day(page)).toHaveValue('');
  await context.close();
});

test('the browser marks its own day without a touch, and the address stays bare', async ({ page }) => {
  await on(page, '2026-11-21');
  await page.goto(timeline);
  await expect(day(page)).toHaveValue('21/11/2026');
  await expect(headline(page)).toHaveText('15 Dec 2026');
  await expect(page.locator('.day-next')).toHaveCount(1);
  await expect(page.locator('.day-next')).toContainText('Next, in 24 days');
  await expect(page.locator('.day-past:has(> details > summary time)')).toHaveCount(4);
  await expect(page).toHaveURL(/\/tax-planning-timeline\/$/);
});

test('what the day changes below a headline that stays is shown without a touch', async ({ page }) => {
  await on(page, '2027-12-01');
  await page.goto('/rental-income-tax-calculator/');
  await expect(page.getByText('Tax year 2026-27 is over, and nobody deducted').first()).toBeVisible();
});

test('on a day with the exported answer a wide page loads nothing to compare; on another what computes the answer', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scriptsOn = async (date: string): Promise<number> => {
    const requests = requestsOf(page, baseURL);
    await on(page, date);
    await openIdle(page, '/income-tax-calculator/');
    await page.locator('[data-calculator][data-live]').waitFor();
    await quiet(page, requests);
    return requests.filter((each) => each.endsWith('.js')).length;
  };
  const same = await scriptsOn(dayOfExport);
  expect(await scriptsOn('2027-04-02')).toBeGreaterThan(same);
});

test('a change leaves the day out of the link, and a reload on the next day has the next day', async ({ page }) => {
  await on(page, '2026-11-21');
  await page.goto(timeline);
  await page.getByLabel('Year of the income').getByText('FY 2025-26').click();
  await expect(headline(page)).toHaveText('15 Dec 2026');
  await expect(page).toHaveURL(/#v=3&r=\d{5}&financialYear=2025-26$/);
  await on(page, '2026-12-16');
  await page.reload();
  await expect(day(page)).toHaveValue('16/12/2026');
  await expect(headline(page)).toHaveText('31 Dec 2026');
  await expect(page.getByRole('radio', { name: /FY 2025-26/ })).toBeChecked();
});

test('a day that is chosen goes into the link and stays', async ({ page }) => {
  await on(page, '2026-11-21');
  await page.goto(timeline);
  await expect(day(page)).toHaveValue('21/11/2026');
  await day(page).fill('2026-09-15');
  await expect(headline(page)).toHaveText('15 Sep 2026');
  await expect(page.locator('.day-next .day-left')).toHaveText('Due today');
  await expect(page).toHaveURL(/today=2026-09-15/);
  await on(page, '2026-11-22');
  await page.reload();
  await expect(day(page)).toHaveValue('15/09/2026');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(day(page)).toHaveValue('22/11/2026');
});

test('a page that comes back has the day on which it comes back', async ({ page }) => {
  await on(page, '2026-11-21');
  await page.goto(timeline);
  await expect(day(page)).toHaveValue('21/11/2026');
  await on(page, '2026-11-22');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(day(page)).toHaveValue('22/11/2026');
});

test('marking the day moves nothing that is in view', async ({ page }) => {
  await on(page, '2026-11-21');
  await page.addInitScript(() => {
    const counted = window as unknown as { shifted: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(timeline);
  await expect(headline(page)).toHaveText('15 Dec 2026');
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.1);
});

test('what to do next says which days have passed', async ({ page }) => {
  const passed = page.getByText('This day has passed.');
  await on(page, '2026-03-01');
  await page.goto('/tds-calculator/#v=3&date=2026-02-10');
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeAttached();
  await expect(page.locator('time[datetime="2026-03-07"]')).toBeAttached();
  await expect(passed).toHaveCount(0);
  await on(page, '2026-03-08');
  await page.reload();
  await expect(passed).toHaveCount(1);
});

test('a loan starts in the visitor’s month, and a link to a change has it', async ({ page }) => {
  await on(page, '2026-11-21');
  await page.goto('/emi-calculator/');
  await expect(page.getByText('until Oct 2046').first()).toBeVisible();
  await expect(page).toHaveURL(/\/emi-calculator\/$/);
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await expect(page).toHaveURL(/#v=2&r=\d{5}&loan=1250000&firstMonth=2026-11$/);
  await on(page, '2027-02-01');
  await page.reload();
  await expect(page.getByText('until Oct 2046').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('until Jan 2047').first()).toBeVisible();
});

test('a page opens on the year in which its visitor can act, and a link keeps the year that it was made in', async ({
  page,
}) => {
  const chosen = (name: RegExp) => page.getByRole('radio', { name });
  await on(page, '2026-08-15');
  await page.goto('/income-tax-calculator/');
  await expect(chosen(/FY 2025-26/)).toBeChecked();
  await expect(page).toHaveURL(/\/income-tax-calculator\/$/);
  await on(page, '2026-11-23');
  await page.reload();
  await expect(chosen(/Tax year 2026-27/)).toBeChecked();
  await page.getByRole('textbox', { name: /^Yearly salary/ }).fill('20L');
  await expect(page).toHaveURL(/salary=2000000.*&financialYear=2026-27$/);
  await on(page, '2026-08-15');
  await page.reload();
  // The exported page has that year too: once the link has been read.
  await expect(page.getByRole('textbox', { name: /^Yearly salary/ })).toHaveValue('20,00,000');
  await expect(chosen(/Tax year 2026-27/)).toBeChecked();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(chosen(/FY 2025-26/)).toBeChecked();
});

test('a day after the law on file stays at its last one, and a clock that is wrong at the exported one', async ({
  page,
}) => {
  const paid = page.getByLabel(/^Paid or credited on/);
  for (const [clock, shown] of [
    ['2027-03-31', '31/03/2027'],
    ['2027-04-10', '31/03/2027'],
    ['2040-01-01', '31/03/2027'],
    ['1970-01-02', dayOfExport.split('-').reverse().join('/')],
  ] as const) {
    await on(page, clock);
    await page.goto(`/tds-calculator/?${clock}`);
    await expect(paid).toHaveValue(shown);
    await expect(headline(page)).toHaveText('₹6,000');
  }
});

test('a link from before the years were named keeps its year', async ({ page }) => {
  await on(page, '2026-11-23');
  for (const version of [1, 2]) {
    await page.goto(`/income-tax-calculator/?${version}#v=${version}&salary=2000000`);
    await expect(page.getByRole('radio', { name: /FY 2025-26/ })).toBeChecked();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the headline is of today at once, and what is below the screen when the page is scrolled', async ({ page }) => {
    await on(page, '2026-11-21');
    const html = await (await page.request.get('/advance-tax-calculator/')).text();
    const [, exported = ''] = /data-headline[^>]*>([^<]+)</.exec(html) ?? [];
    expect(exported).not.toBe('');
    await page.goto('/advance-tax-calculator/');
    await expect(headline(page)).not.toHaveText(exported);
    await page.waitForLoadState('networkidle');
    const parts = page.locator('.answer [data-unhydrated]');
    await expect(parts).not.toHaveCount(0);
    const sentence = page.locator('.answer p:not([role])').first();
    const before = await sentence.textContent();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(parts).toHaveCount(0);
    await expect(sentence).not.toHaveText(before ?? '');
  });
});
