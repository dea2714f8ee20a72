/** Typing on a phone: what a tap, the number keyboard and a wrong amount do. */
import { devices, expect, type Page, test } from '@playwright/test';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, viewport: { width: 360, height: 780 } });

const loan = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' });
const headline = (page: Page) => page.locator('[data-headline]');
const selected = (page: Page) =>
  loan(page).evaluate((box: HTMLInputElement) => box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0));

test.beforeEach(async ({ page }) => {
  await page.goto('/emi-calculator/');
  await page.locator('[data-live]').waitFor();
});

test('the first tap into a box selects the whole amount, a second one places the caret', async ({ page }) => {
  await loan(page).tap();
  await expect.poll(() => selected(page)).toBe('50,00,000');
  await page.keyboard.type('1800000');
  await expect(loan(page)).toHaveValue('18,00,000');
  // Two taps in quick succession are a double tap, with which the browser selects the word.
  await page.waitForTimeout(700);
  await loan(page).tap();
  await expect.poll(() => selected(page)).toBe('');
  await loan(page).blur();
  await loan(page).tap();
  await expect.poll(() => selected(page)).toBe('18,00,000');
});

test('a focus that React repeats while it hydrates selects nothing: the next digit would replace what was typed', async ({
  page,
}) => {
  await loan(page).tap();
  await page.keyboard.type('125');
  await loan(page).evaluate((box) => box.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await page.keyboard.type('0000');
  await expect(loan(page)).toHaveValue('12,50,000');
});

test('a click selects the amount too, and a Tab into the next box', async ({ page }) => {
  await loan(page).click();
  await expect.poll(() => selected(page)).toBe('50,00,000');
  await page.keyboard.press('Tab');
  const rate = page.getByRole('textbox', { name: 'Interest rate, per year' });
  await expect(rate).toBeFocused();
  await page.keyboard.type('9');
  await expect(rate).toHaveValue('9');
});

test('lakh and crore are buttons under a short amount, large enough, next in order, and move nothing', async ({
  page,
}) => {
  const lakh = page.getByRole('button', { name: 'lakh', exact: true });
  await loan(page).tap();
  await expect(lakh).toBeHidden();
  const rate = page.getByRole('textbox', { name: 'Interest rate, per year' });
  await page.keyboard.type('2');
  await expect(lakh).toBeVisible();
  const before = await rate.boundingBox();
  await page.keyboard.type('5');
  await expect(lakh).toBeVisible();
  expect(await rate.boundingBox()).toEqual(before);
  for (const name of ['lakh', 'crore']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(loan(page)).toBeFocused();
  await lakh.tap();
  await expect(loan(page)).toHaveValue('25,00,000');
  await expect(loan(page)).toBeFocused();
  await expect(headline(page)).toHaveText('₹21,696');
  await expect(lakh).toBeHidden();
});

test('while a box is wrong the last right answer stays, plain to read, and a half-typed amount is none', async ({
  page,
}) => {
  await loan(page).tap();
  await page.keyboard.type('1250000');
  await expect(headline(page)).toHaveText('₹10,848');
  await loan(page).blur();
  await loan(page).tap();
  await page.keyboard.type('99000');
  await page.keyboard.type('x');
  await expect(page.getByText('Fix the highlighted amount to update your result.').first()).toBeVisible();
  await expect(headline(page)).toHaveText('₹10,848');
  const faded = await headline(page).evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    return opacity;
  });
  expect(faded).toBe(1);
});

test('a length of time is taken as 20 years or as 240 months', async ({ page }) => {
  const years = page.getByRole('textbox', { name: 'Tenure, years' });
  for (const typed of ['15 years', '180 months', '180']) {
    await years.fill(typed);
    await expect(headline(page)).toHaveText('₹49,237');
    await years.blur();
    await expect(years).toHaveValue('15');
    await years.fill('20');
    await expect(headline(page)).toHaveText('₹43,391');
  }
});

test('a date is shown as 10 Feb 2026 whatever the browser makes of it', async ({ page }) => {
  await page.goto('/gst-calculator/#v=1&date=2026-02-10');
  await expect(page.getByText('10 Feb 2026').first()).toBeVisible();
});

test('removing a row focuses no box and moves no page', async ({ page }) => {
  await page.goto('/capital-gains-tax-calculator/');
  await page.locator('[data-live]').waitFor();
  await page.getByRole('button', { name: 'Add lot' }).tap();
  const remove = page.getByRole('button', { name: /^Remove/ }).last();
  await remove.scrollIntoViewIfNeeded();
  const at = () => page.evaluate(() => window.scrollY);
  const before = await at();
  const rows = await page.locator('[data-field="lots"] [data-row]').count();
  await remove.tap();
  await expect(page.locator('[data-field="lots"] [data-row]')).toHaveCount(rows - 1);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  expect(Math.abs((await at()) - before)).toBeLessThan(2);
});

test('the answer is marked as an example until something is changed, and again after Reset', async ({ page }) => {
  const mark = page.getByText('Example', { exact: true });
  await expect(mark).toBeVisible();
  await loan(page).fill('18,00,000');
  await expect(mark).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).tap();
  await expect(mark).toBeVisible();
});
