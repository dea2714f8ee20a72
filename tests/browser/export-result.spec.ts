import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';

/** Opens a calculator and waits until its form has come to life. */
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

test('dates go to a calendar file', async ({ page }) => {
  await open(page, '/ppf-calculator/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
});

test('the link and the text are copied; without leave they stand ready to be copied by hand', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await open(page, '/emi-calculator/');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('12.5L');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/emi-calculator\/#v=2&loan=1250000$/);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('copied as text')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('₹10,848');
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(/loan=1250000/);
  await context.close();
});

test('a printed page holds inputs, result, working and sources, and none of the furniture', async ({ page }) => {
  await open(page, '/emi-calculator/#v=1&loan=1250000');
  await expect(page.locator('[data-headline]')).toHaveText('₹10,848');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-only').getByText('₹12,50,000')).toBeVisible();
  await expect(page.locator('[data-headline]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Working, step by step' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('form'),
    page.getByRole('button', { name: 'Excel' }),
    page.getByRole('heading', { name: 'Questions people ask' }),
  ]) {
    await expect(hidden).toBeHidden();
  }
});
