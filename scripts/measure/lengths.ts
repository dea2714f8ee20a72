/** How long an exported page is on a phone. */
import type { Page } from '@playwright/test';
import { htmlOf, routesOf } from './pages';

export const phone = { width: 360, height: 780 } as const;

/** Returns the routes of the calculators in an export. */
export function calculatorRoutes(out: string): string[] {
  return routesOf(out).filter((route) => htmlOf(out, route).includes('data-calculator='));
}

/**
 * Returns how long the page is that has been opened, in screens, and the height of its parts in pixels. Every part is rendered first: one
 * that has never been in sight may have an estimated height.
 */
export async function lengthOf(page: Page): Promise<{ screens: number; parts: Readonly<Record<string, number>> }> {
  // Set on each: the site's policy allows no style sheet that a page did not come with.
  await page.locator('.below-screen').evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) part.style.setProperty('content-visibility', 'visible', 'important');
  });
  const selectors = ['html', '[data-calculator] form', '.answer', '.prose', 'footer'];
  const [whole = 0, form = 0, answer = 0, article = 0, footer = 0] = await page.evaluate(
    (each) =>
      each.map((selector) =>
        [...document.querySelectorAll(selector)].reduce((sum, { scrollHeight }) => sum + scrollHeight, 0),
      ),
    selectors,
  );
  return { screens: whole / phone.height, parts: { form, answer, article, footer } };
}
