import type { Page } from '@playwright/test';

/** The status of the missing page, which the browser itself reports; and no service worker in these tests. */
const expected = /status of 404|blocked by Playwright/;
/** Loads that a test breaks, which the browser itself reports; and no service worker either, where a page is open long enough. */
export const brokenLoads = /Failed to load resource|blocked by Playwright/;

/**
 * Collects what the Content-Security-Policy refuses on a page, what the page throws, and what the console complains of but for
 * what a test brings about; each with the address. To be called before the page is opened.
 */
export async function complaintsOf(page: Page, ignored = expected): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (ignored.test(text)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${text}`);
  });
  await page.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
        console.error(`refused: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`),
      true,
    );
  });
  return complaints;
}
