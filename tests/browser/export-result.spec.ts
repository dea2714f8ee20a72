import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import sharp from 'sharp';
import { hydrateParts } from './hydrated';
import { test } from './kept-page';

/** Opens a calculator and waits until its form has hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-calculator][data-live]').waitFor();
}

test('the workbook holds inputs, working and every table', async ({ page }) => {
  await open(page, '/emi-calculator/#v=1&loan=1250000');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('emi-calculator.xlsx');
  const sheets = await readXlsxFile(await download.path());
  const text = JSON.stringify(sheets);
  expect(text).toContain('₹12,50,000');
  expect(text).toContain('10847.79');
});

test('a table is saved as CSV as it is shown', async ({ page }) => {
  await open(page, '/emi-calculator/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^CSV/ }).first().click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.split('\r\n').length).toBeGreaterThan(15);
});

test('the answer is saved as an image, with its chart and in the theme of the page', async ({ page }) => {
  const requests: string[] = [];
  await open(page, '/emi-calculator/#v=2&loan=1250000');
  await expect(page.locator('[data-headline]')).toHaveText('₹10,848');
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('emi-calculator.png');
  const { data, info } = await sharp(await download.path())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(1_200);
  expect(info.height).toBeGreaterThan(800);
  const pixels = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.subarray(at, at + 3).toString('hex');
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
  }
  // Paper, the text of the answer, and the two tones of the ring.
  for (const [colour, least] of [
    ['faf9f6', 300_000],
    ['1a1b25', 3_000],
    ['3a3fb0', 8_000],
    ['b86a00', 4_000],
  ] as const) {
    expect(pixels.get(colour) ?? 0, colour).toBeGreaterThan(least);
  }
  expect(
    requests.filter((url) => url.startsWith('http') && new URL(url).origin !== new URL(page.url()).origin),
  ).toEqual([]);
});

test('dates go to a calendar file', async ({ page }) => {
  await open(page, '/ppf-calculator/');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
});

test('the answer is copied with the figures behind it and the link; without leave it is shown to be copied by hand', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await open(page, '/emi-calculator/');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.locator('.toast')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^You pay ₹10,848 a month/);
  expect(copied).toContain('Loan amount: ₹12,50,000');
  expect(copied).toContain('Interest rate, per year: 8.5%');
  expect(copied).not.toContain('Rounding');
  expect(copied).toMatch(/\/emi-calculator\/#v=2&r=\d{5}&loan=1250000&firstMonth=\d{4}-\d\d$/);
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/loan=1250000/);
  await context.close();
});

test('a wrong figure is reported by e-mail, with the figures only where the tick is left on', async ({ page }) => {
  await open(page, '/emi-calculator/');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const report = page.getByRole('button', { name: 'Report a wrong figure' });
  await report.click();
  const panel = page.getByRole('dialog', { name: 'Report a wrong figure' });
  const body = async () =>
    new URL((await panel.getByRole('link', { name: 'Write the e-mail' }).getAttribute('href')) ?? '').searchParams.get(
      'body',
    );
  expect(await body()).toMatch(/\/emi-calculator\/#v=2&r=\d{5}&loan=1250000/);
  expect(await body()).toMatch(/under rules \d{5}/);
  await panel.getByRole('checkbox', { name: 'Add my figures to the link' }).uncheck();
  expect(await body()).toMatch(/\/emi-calculator\/\n/);
  expect(await body()).not.toContain('1250000');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(report).toBeFocused();
});

test('on a computer an answer is shared by WhatsApp, by e-mail or by a copied link', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await open(page, '/emi-calculator/#v=2&loan=1250000');
  await expect(page.locator('[data-headline]')).toHaveText('₹10,848');
  // The address gets the version of the rules a moment after the answer.
  await expect(page).toHaveURL(/&r=\d{5}&/);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  const menu = page.getByRole('dialog', { name: 'Ways to share' });
  const whatsApp = await menu.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=You%20pay%20/);
  const text = new URL(whatsApp ?? '').searchParams.get('text');
  expect(text).toContain('₹10,848');
  expect(text).toMatch(/#v=2&r=\d{5}&loan=1250000/);
  expect(text).toMatch(/Worked out on \d{1,2} \w{3} \d{4} under rules \d{5}, last checked on/);
  expect(await menu.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(/^mailto:\?subject=EMI/);
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.toast')).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/emi-calculator\/#v=2&r=\d{5}&loan=1250000&firstMonth=\d{4}-\d\d$/,
  );
  await expect(menu).toHaveCount(0);
  await expect(share).toBeFocused();
  await context.close();
});

test.describe('in the bar that stays in view on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the answer goes to the phone’s own sheet with its link', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          Object.assign(window, { shared: data });
          return Promise.resolve();
        },
      });
    });
    await open(page, '/emi-calculator/');
    const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared);
    // The example alone is shared without its month until the answer is for the day of the visit.
    await expect(async () => {
      await page.getByRole('button', { name: 'Share this result' }).tap();
      expect((await shared())?.url).toMatch(/\/emi-calculator\/#v=2&r=\d{5}&firstMonth=\d{4}-\d\d$/);
    }).toPass();
    expect((await shared())?.text).toContain('₹43,391');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a result is pinned, and compared with the next', async ({ page }) => {
    await open(page, '/emi-calculator/');
    await page.getByRole('button', { name: 'Pin to compare' }).tap();
    await expect(page.locator('.toast')).toContainText('Pinned');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
    await page.locator('.toast').getByRole('button', { name: 'Compare', exact: true }).tap();
    const comparison = page.locator('#explore-panel').getByRole('table');
    await expect(comparison).toContainText('₹43,391');
    await expect(comparison).toContainText('₹10,848');
  });
});

test.describe('a printed page', () => {
  async function print(page: Page, address: string): Promise<void> {
    await open(page, address);
    await hydrateParts(page);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
  }

  test('has the day, what was changed, the answer, the chart, the whole schedule and the sources, and none of the furniture', async ({
    page,
  }) => {
    await print(page, '/emi-calculator/#v=2&loan=1250000&firstMonth=2026-04&tenure=480');
    await expect(page.locator('[data-headline]')).toBeVisible();
    const printed = page.locator('section.print-only');
    await expect(printed).toContainText(/Printed on \d{1,2} \w{3} \d{4} from .*#v=2&(r=\d{5}&)?loan=1250000/);
    await expect(printed).toContainText(/Worked out on \d{1,2} \w{3} \d{4} under rules \d{5}/);
    await expect(printed).toContainText('₹12,50,000');
    await expect(printed).toContainText('Interest rate, per year');
    await expect(printed).toContainText('Rounding');
    await expect(page.locator('figure.chart').first()).toBeVisible();
    const schedule = page.getByRole('table', { name: 'Repayment schedule' });
    await expect(schedule.locator('tbody tr')).toHaveCount(40);
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('form'),
      page.getByRole('button', { name: 'Excel' }),
      page.getByRole('heading', { name: 'Questions people ask' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(printed).toHaveCount(0);
  });

  test('has both regimes, and no row of zeros', async ({ page }) => {
    await print(page, '/income-tax-calculator/');
    const regimes = page.getByRole('table', { name: /^Both regimes/ });
    await expect(regimes).toBeVisible();
    const nil = await page
      .locator('table tr:visible')
      .evaluateAll((rows) =>
        rows
          .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''))
          .filter(
            (cells) => cells.some((text) => text === '₹0') && cells.every((text) => text === '₹0' || text === '–'),
          ),
      );
    expect(nil).toEqual([]);
  });
});
