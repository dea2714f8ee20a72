import { expect, type Page } from '@playwright/test';
import { test as base } from './kept-page';

const isHydrated = (page: Page) => page.locator('html:not([data-unhydrated])').waitFor({ timeout: 20_000 });

/** Tests whose pages, once opened, have hydrated. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const { goto } = page;
    page.goto = async (...words) => {
      const response = await goto.apply(page, words);
      await isHydrated(page);
      return response;
    };
    await use(page);
    page.goto = goto;
  },
});

/** Opens a page and waits until it has hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}

/** Opens a page and waits until it has loaded all that it loads by itself. */
export async function openIdle(page: Page, route: string): Promise<void> {
  await openHydrated(page, route);
  await page.waitForLoadState('networkidle');
}

/**
 * Uses a page for the first time, by a pointer that moves, until something holds that waits for it: again and again, since a pointer that
 * moves before the page's scripts run is not seen.
 */
export async function useUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // From elsewhere: the pointer may be there already.
    await page.mouse.move(2, 2);
    await page.mouse.move(1, 1);
    await holds();
  }).toPass({ timeout: 20_000 });
}

/** Uses a page for the first time and waits until the parts of its answer have hydrated, whose code waits for that. */
export const hydrateParts = (page: Page): Promise<void> =>
  useUntil(page, () => expect(page.locator('[data-unhydrated]')).toHaveCount(0, { timeout: 2_000 }));
