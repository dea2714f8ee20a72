/**
 * Every page of the export, visited once as somebody new: in a fresh context, loaded, read to its end, and used. One visit
 * shows what the page asks for, what it weighs, whether it jumps, how tall it is, and what the policy refuses.
 */
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { budgets, targets } from '@/scripts/measure/budgets';
import { complaintsOf } from './complaints';
import { openIdle } from './hydrated';
import { quiet, requestsOf, scriptsToBare } from './loaded';
import { watchShifts } from './shifts';

const routes = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/index\.html$/, ''))
  // Of the corrections of each calculator, which are lists alike, one.
  .filter((route) => !/^\/how-we-check\/corrections\/(?!$|take-home-salary)/.test(route))
  .sort();

test('every page of the export is visited, of alike ones one', () => {
  expect(routes.length).toBeGreaterThan(55);
  expect(routes).toEqual(expect.arrayContaining(['/', '/404.html', '/emi-calculator/', '/ifsc-lookup/', '/privacy/']));
  expect(routes).toContain('/how-we-check/corrections/take-home-salary-calculator/');
});

/** The height of the page as it loaded, and when all of it has been in sight, in pixels. */
async function heightsOf(page: Page, step: number): Promise<readonly [number, number]> {
  return page.evaluate(async (by) => {
    const height = () => document.documentElement.scrollHeight;
    const first = height();
    for (let top = 0; top < first; top += by) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A window without a screen may be drawn no more where nothing has changed.
        setTimeout(resolve, 1_000);
      });
    }
    return [first, height()] as const;
  }, step);
}

/** Returns the texts out of sight that end below the box they are in: it grows when they come into sight. An answer may have changed meanwhile. */
async function tallerThanTheySay(page: Page): Promise<readonly string[]> {
  return page.locator('.prose > .below-screen').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const end = Math.max(...[...part.children].map((child) => child.getBoundingClientRect().bottom));
      return end > part.getBoundingClientRect().bottom + 1 ? [part.textContent?.trim().slice(0, 60) ?? ''] : [];
    }),
  );
}

const sizes = [
  { width: 360, height: 640, allScripts: budgets.allScripts.worst.phone },
  { width: 1280, height: 900, allScripts: budgets.allScripts.worst.wide },
];
/** One of each kind is visited at both widths, every other page at one by turn. */
const kinds = ['/', '/income-tax-calculator/', '/tax-planning-timeline/', '/ifsc-lookup/'];
/** Pages of one test, so that no test grows as pages come and workers share them. */
const MOST = 8;

/** Returns the tables, by their name, that do not begin at their first column, or whose rows end beyond what surrounds them. */
async function displacedTables(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.locator('main section[tabindex="0"]:has(table)').evaluateAll(async (regions) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // As in heightsOf.
      setTimeout(resolve, 1_000);
    });
    return regions.flatMap((region) => {
      const table = region.querySelector('table')?.getBoundingClientRect();
      const around = region.parentElement?.getBoundingClientRect();
      const isScrolled = region.scrollLeft !== 0;
      const overhangs = table && around && region.scrollWidth <= region.clientWidth && table.right > around.right + 1;
      return isScrolled || overhangs ? `${region.getAttribute('aria-label')} at ${region.scrollLeft}` : [];
    });
  });
}

for (const [turn, { allScripts, ...viewport }] of sizes.entries()) {
  const mine = routes.filter((route, index) => index % sizes.length === turn || kinds.includes(route));
  for (let from = 0; from < mine.length; from += MOST) {
    const some = mine.slice(from, from + MOST);
    test(`at ${viewport.width} px: ${some[0]} and what follows`, async ({ browser, baseURL }) => {
      test.setTimeout(some.length * 20_000);
      const opensWithoutJump = async (route: string): Promise<void> => {
        const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
        const page = await context.newPage();
        const shifted = await watchShifts(page);
        await openIdle(page, route);
        const jump = await shifted();
        await context.close();
        expect(jump, `${route} jumps`).toBeLessThanOrEqual(targets.layoutShift);
      };
      const visit = async (route: string): Promise<void> => {
        const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
        const page = await context.newPage();
        const requests = requestsOf(page, baseURL);
        const complaints = await complaintsOf(page);
        const shifted = await watchShifts(page);
        await openIdle(page, route);
        const isCalculator = (await page.locator('[data-calculator]').count()) > 0;
        if (isCalculator) {
          await page.locator('[data-calculator][data-live]').waitFor();
          await quiet(page, requests);
          expect(requests.filter((each) => each !== route && !each.startsWith('/_next/static/'))).toEqual([]);
          expect(new Set(requests).size, `${route} asks for each file once`).toBe(requests.length);
          expect(scriptsToBare(requests), `scripts of ${route}`).toBeLessThanOrEqual(allScripts);
        }
        const jump = await shifted();
        // On a busy machine Chromium paints a page whose HTML it has read in part. What jumps by itself jumps on each opening.
        if (jump > targets.layoutShift) await expect(() => opensWithoutJump(route)).toPass({ timeout: 40_000 });
        expect(await tallerThanTheySay(page), `texts of ${route} that grow when they come into sight`).toEqual([]);
        const [loaded, read] = await heightsOf(page, viewport.height);
        expect(Math.abs(loaded / read - 1), `height of ${route}`).toBeLessThan(0.15);
        for (const width of [768, 1280]) {
          if (isCalculator) expect(await displacedTables(page, width), `${route} at ${width} px`).toEqual([]);
        }
        await page.setViewportSize(viewport);
        if (isCalculator) await page.locator('[data-calculator] input[inputmode]:visible').first().fill('12');
        await page.mouse.wheel(0, 4_000);
        expect(complaints).toEqual([]);
        await context.close();
      };
      // Two at a time: most of a visit is waiting for requests that do not come.
      const waiting = [...some];
      const next = async (): Promise<void> => {
        for (let route = waiting.shift(); route; route = waiting.shift()) await visit(route);
      };
      await Promise.all([next(), next()]);
    });
  }
}
