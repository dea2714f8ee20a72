import type { Page } from '@playwright/test';

/**
 * Collects what the Content-Security-Policy refuses on a page, what the page throws, and what the console complains of; each
 * with the address. To be called before the page is opened.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // The status of the missing page, which the browser itself reports; and no service worker in these tests.
    if (/status of 404/.test(text) || text.includes('blocked by Playwright')) return;
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
