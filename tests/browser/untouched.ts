import type { Page, Request } from '@playwright/test';
import { idleScriptsOf } from '../../scripts/measure/pages';

/**
 * The request for the last script that a page fetches by itself. Whoever waits for it asks the page nothing: what Playwright
 * evaluates in a page, the waiting of a locator too, counts there as a person's touch (`navigator.userActivation`).
 */
export function lastScript(page: Page): Promise<Request> {
  const last = idleScriptsOf('out');
  return page.waitForRequest((request) => last.includes(new URL(request.url()).pathname), { timeout: 20_000 });
}

/** Opens a page that nobody has touched when all its own scripts have come. */
export async function openUntouched(page: Page, route: string): Promise<void> {
  await Promise.all([page.goto(route), lastScript(page)]);
}
