/** What a phone of 360 px shows of forms and answers that are not the example's. */
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrateParts } from './hydrated';
import { test } from './kept-page';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Opens a page as a link would, with its form filled in. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrateParts(page);
}

const shadowOf = (table: Locator) =>
  table
    .locator('th')
    .first()
    .evaluate((cell) => getComputedStyle(cell).boxShadow);

test('the names of a table have a shadow only where it scrolls', async ({ page }) => {
  await open(page, '/nri-taxation-calculator/');
  const tables = page.locator('.scrolled-table:visible');
  const seen = new Set<boolean>();
  for (const table of await tables.all()) {
    const scrolls = await table.evaluate((region) => region.scrollWidth > region.clientWidth);
    seen.add(scrolls);
    expect((await shadowOf(table)) !== 'none', `scrolls: ${scrolls}`).toBe(scrolls);
  }
  expect([...seen].sort()).toEqual([false, true]);
});

test('an amount of a hundred crore is seen whole in its box', async ({ page }) => {
  await open(page, '/income-tax-calculator/#v=3&salary=1000000000');
  const box = page.getByLabel('Yearly salary or pension (before tax)', { exact: true });
  await expect(box).toHaveValue('1,00,00,00,000');
  expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('… and in a box of a row', async ({ page }) => {
  await open(page, '/esop-tax-calculator/#v=3&plan=rsu&salary=1000000000&years=2026-27,1000000000,0,0,0,0,0,0,0');
  const box = page.locator('[data-field="years.0.salary"] input');
  await expect(box).toHaveValue('1,00,00,00,000');
  expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('a switch in a row is below its label, which has the width of the cell', async ({ page }) => {
  await open(
    page,
    '/hra-calculator/#v=3&periods=04,12,50000,20000,25000,other,0;01,03,50000,20000,30000,other,0&pattern=split',
  );
  const cell = page.locator('[data-field$=".moved"]').first();
  const [label, control] = await Promise.all(
    [cell.locator('label'), cell.getByRole('switch')].map((part) => part.boundingBox()),
  );
  if (!label || !control) throw new Error('The switch is not in sight.');
  expect(label.y + label.height).toBeLessThanOrEqual(control.y);
  expect(Math.abs(label.x - control.x)).toBeLessThanOrEqual(1);
  expect(label.height).toBeLessThanOrEqual(40);
});

test('a form that is refused as it opens leaves no empty place where the days are', async ({ page }) => {
  await open(page, '/tax-planning-timeline/#v=3&person=business&gst=qrmp&turnover=above5');
  await expect(page.locator('[data-calculator][data-answer="none"]')).toHaveCount(1);
  await expect(page.locator('.days > li').first()).toBeVisible();
});

test('a chart with nothing to draw is left out, and one beside it stays', async ({ page }) => {
  await open(page, '/rental-income-tax-calculator/#v=3&salary=200000&interest=0');
  await expect(page.getByText('Tax of the year in both regimes')).toHaveCount(0);
  await expect(page.locator('.chart-data').first()).toBeVisible();
});
