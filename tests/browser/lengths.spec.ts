/** How long the pages of the calculators are on a phone. */
import { expect, test } from '@playwright/test';
import { budgets } from '@/scripts/measure/budgets';
import { calculatorRoutes, lengthOf, phone } from '@/scripts/measure/lengths';
import { median } from '@/scripts/measure/pages';
import { openHydrated } from './hydrated';

test('a page is read in few screens of a phone', async ({ browser, baseURL }) => {
  const routes = calculatorRoutes('out');
  expect(routes.length).toBeGreaterThan(45);
  test.setTimeout(routes.length * 5_000);
  const page = await browser.newPage({ baseURL, viewport: phone });
  const lengths: number[] = [];
  for (const route of routes) {
    await openHydrated(page, route);
    await page.locator('[data-calculator][data-live]').waitFor();
    const { screens } = await lengthOf(page);
    lengths.push(screens);
    expect.soft(screens, route).toBeLessThanOrEqual(budgets.screens.worst);
  }
  expect(median(lengths)).toBeLessThanOrEqual(budgets.screens.median);
});
