/**
 * Prints how long the pages of the calculators are on a phone, in screens of 360 × 780, and the pixels of their parts:
 *
 *   npm run build && npx tsx scripts/lengths.ts
 *   npx tsx scripts/lengths.ts ../other/out
 */
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { calculatorRoutes, lengthOf, phone } from './measure/lengths';
import { median } from './measure/pages';
import { serve } from './measure/server';

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

void main();
