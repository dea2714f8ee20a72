import type { Page } from '@playwright/test';

/** Adds up what jumps on a page without a touch or a key before it; returns what reads the sum so far. To be called before the page is opened. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) seen.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}
