/** A step within the site brings the figures of its link: those in rows as well. */
import { expect, type Page } from '@playwright/test';
import { test } from './hydrated';

/** Goes on to a page as a link of the site does: its router opens it. */
const step = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } };
    next.router.push(address);
  }, to);

for (const [route, rows] of [
  ['/gold-loan-calculator/', 'items=80,0,22,900,ornament,925'],
  ['/education-loan-calculator/', 'tranches=2030-08,412345'],
  ['/emi-calculator/', 'prepayments=once,15000,2028-04'],
  ['/rental-income-tax-calculator/', 'houses=let,30000,12,9600'],
  ['/capital-gains-tax-calculator/', 'lots=,house,2013-05-10,2025-11-20,4700000,11500000'],
] as const) {
  test(`rows of a link are in the form after a step: ${route}`, async ({ page }) => {
    await page.goto('/');
    await step(page, `${route}#v=3&${rows}`);
    await page.waitForURL(`**${route}**`);
    await page.locator('[data-calculator][data-live]').waitFor();
    // The form's own address is written a quarter of a second after it has read the link.
    await page.waitForTimeout(600);
    expect(decodeURIComponent(page.url())).toContain(rows);
  });
}

test('a search with a weight opens a gold loan on it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').first().fill('gold loan 80 gram 22 carat');
  await page.locator('main a[href^="/gold-loan-calculator/#"]').click();
  await expect(page.getByRole('textbox', { name: 'Weight' }).first()).toHaveValue('80');
  await page.waitForTimeout(600);
  await expect(page.getByRole('textbox', { name: 'Weight' }).first()).toHaveValue('80');
});
