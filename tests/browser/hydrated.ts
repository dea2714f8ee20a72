import { test as base, type Page } from '@playwright/test';

const isHydrated = (page: Page) => page.locator('html:not([data-unhydrated])').waitFor({ timeout: 20_000 });

/** Tests whose pages, once opened, have hydrated. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...words) => {
      const response = await goto(...words);
      await isHydrated(page);
      return response;
    };
    await use(page);
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
