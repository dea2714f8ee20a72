import type { Page } from '@playwright/test';
import { bareExport } from '@/scripts/bare/build';
import { sizeOf, weigh } from '@/scripts/measure/pages';

/**
 * What a page asks for from now on: paths of the site, whole addresses of other origins. The site's icon is left out, since
 * browsers ask for it when they like.
 */
export function requestsOf(page: Page, site = ''): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol === 'data:' || pathname === '/icon.svg') return;
    requests.push(origin === new URL(site).origin ? pathname : request.url());
  });
  return requests;
}

/** Waits until no request has been made for half a second. */
export async function quiet(page: Page, requests: readonly string[]): Promise<void> {
  for (let before = -1; before !== requests.length; ) {
    before = requests.length;
    await page.waitForTimeout(500);
  }
}

/** Bytes of the scripts of a bare export, compressed: weighed once. */
let bare = 0;

/** Bytes of the scripts among requests, compressed, as a multiple of those of a bare export. */
export function scriptsToBare(requests: readonly string[]): number {
  bare ||= weigh(bareExport(), '/').scripts;
  const scripts = requests.filter((each) => each.endsWith('.js'));
  return scripts.reduce((sum, script) => sum + sizeOf('out', script), 0) / bare;
}
