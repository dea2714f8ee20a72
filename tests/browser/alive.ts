import { test as base } from '@playwright/test';
import { lastScript } from './untouched';

/**
 * Tests whose pages, once opened, have come to life: their scripts are fetched after the first paint, so no load waits for them.
 * Nobody has touched them yet.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...words) => {
      const [response] = await Promise.all([goto(...words), lastScript(page)]);
      await page.locator('html:not([data-waits])').waitFor({ timeout: 20_000 });
      return response;
    };
    await use(page);
  },
});
