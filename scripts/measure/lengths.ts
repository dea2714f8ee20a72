/**
 * Prints how long the pages of the calculators are on a phone, in screens of 360 × 780, and how the length divides among their parts:
 *
 *   npm run build && npx tsx scripts/measure/lengths.ts
 *   npx tsx scripts/measure/lengths.ts ../other/out
 */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { htmlOf, median, routesOf } from './pages';
import { serve } from './server';

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
  await page.addStyleTag({ content: '.below-screen { animation: none !important }' });
  const measured = await page.evaluate(() => {
    const height = (selector: string) =>
      [...document.querySelectorAll(selector)].reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    const [beside = 0, below = 0] = [...document.querySelectorAll('.answer')].map(
      (each) => each.getBoundingClientRect().height,
    );
    return {
      whole: document.documentElement.scrollHeight,
      parts: {
        form: height('[data-calculator] form'),
        beside,
        below,
        article: height('.prose'),
        footer: height('footer'),
      },
    };
  });
  return { screens: measured.whole / phone.height, parts: measured.parts };
}

async function main(): Promise<void> {
  const out = process.argv[2] ?? 'out';
  const served = await serve(out);
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '', args: ['--no-sandbox'] });
  const lengths: number[] = [];
  for (const route of calculatorRoutes(out)) {
    const page = await browser.newPage({ viewport: phone, serviceWorkers: 'block' });
    await page.goto(served.url + route);
    await page.locator('[data-calculator][data-live]').waitFor();
    await page.waitForLoadState('networkidle');
    const { screens, parts } = await lengthOf(page);
    lengths.push(screens);
    const named = Object.entries(parts).map(([name, pixels]) => `${name} ${Math.round(pixels)}`);
    console.log(`${screens.toFixed(1).padStart(5)}  ${route.padEnd(44)} ${named.join(', ')}`);
    await page.close();
  }
  console.log(`median ${median(lengths).toFixed(1)}, longest ${Math.max(...lengths).toFixed(1)} screens`);
  await browser.close();
  await served.stop();
}

if (process.argv[1]?.endsWith('lengths.ts')) void main();
