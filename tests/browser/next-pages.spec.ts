import { expect } from '@playwright/test';
import { violationsOf } from './axe';
import { test } from './hydrated';
import { watchShifts } from './shifts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(`figures go along, are named, can be removed, and Back has all as it was: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const salary = page.getByRole('textbox', { name: 'Yearly salary or pension (before tax)' });
    const savings = page.getByRole('textbox', { name: 'Savings under section 80C' });
    await page.goto('/income-tax-calculator/');
    await page.locator('[data-calculator][data-live]').waitFor();
    const link = page.locator('section', { hasText: 'Use these figures in' }).locator('a[href^="/old-vs-new"]');
    await expect(link).toHaveAttribute('href', '/old-vs-new-tax-regime-calculator/');
    await salary.fill('22 lakh');
    await savings.fill('1,50,000');
    await savings.press('Tab');
    await expect(link).toHaveAttribute('href', /#v=\d&.*salary=2200000&.*savings=150000.*&came=income-tax-calculator$/);
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    const came = page.getByRole('status').filter({ hasText: 'From Income Tax Calculator:' });
    await expect(came).toBeVisible();
    await expect(salary).toHaveValue('22,00,000');
    expect(await violationsOf(page, '[data-calculator]')).toEqual([]);
    await page.reload();
    await expect(came).toBeVisible();
    await page.getByRole('button', { name: 'Remove Savings under section 80C: ₹1,50,000' }).click();
    await expect(savings).toHaveValue('0');
    await expect(salary).toHaveValue('22,00,000');
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(came).toHaveCount(0);
    await expect(salary).toHaveValue('15,00,000');
    await page.goBack();
    await expect(page).toHaveURL(/income-tax-calculator/);
    await expect(salary).toHaveValue('22,00,000');
    await expect(savings).toHaveValue('1,50,000');
    // Opened anew, since a step within the site is itself a change of all that is in sight.
    const shifted = await watchShifts(page);
    await page.goto('/about/');
    await page.goto(address);
    await expect(came).toBeVisible();
    // The form of another year is a line longer or shorter: 0.03 of the screen.
    expect(await shifted()).toBeLessThanOrEqual(0.05);
  });
}
