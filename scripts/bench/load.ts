import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { bareExport } from '../bare/build';
import { browserOptions } from '../browser-options';
import { targets } from '../measure/budgets';
import { median } from '../measure/pages';
import { serve } from '../measure/server';
import type { Options, Report } from './report';

/** Lines that visitors have: kilobits per second, and milliseconds that each request waits. */
const lines = [
  { name: '400 kbps', rate: 400, latency: 400 },
  { name: '1.6 Mbps', rate: 1_600, latency: 150 },
  { name: '9 Mbps', rate: 9_000, latency: 60 },
] as const;
type Line = (typeof lines)[number];
const slowdown = 4;
const runs = 5;
const phone = { width: 360, height: 740 };

/** One load of a page: milliseconds since it was asked for, and kilobytes as moved. */
interface Load {
  readonly paint: number;
  readonly usable: number;
  readonly scripts: number;
}

/** Runs in the page: notes its first paint, and when its headline first changes on the screen. */
function watch(): void {
  const seen = { paint: 0, usable: 0, scripts: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  let first: string | null | undefined;
  // No function in here has a name of its own: the compiler would call a helper that the page does not have.
  new MutationObserver(() => {
    const now = document.querySelector('[data-headline]')?.textContent;
    first ??= now;
    if (seen.usable > 0 || !first || now === first) return;
    seen.usable = performance.now();
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    seen.scripts =
      scripts.filter(({ name }) => name.endsWith('.js')).reduce((sum, each) => sum + each.encodedBodySize, 0) / 1_000;
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in a bare page, which has nothing to use: notes when React has hydrated its heading. */
const watchBare = `addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__reactFiber'))) seen.usable = performance.now();
    else setTimeout(look, 4);
  };
  look();
});`;

/** Opens a page on a slow connection and a slow processor and deletes the last digit of its first box as soon as it is painted; a bare page is only opened. */
async function loaded(browser: Browser, address: string, line: Line, isBare = false): Promise<Load> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.rate * 1_000) / 8,
    uploadThroughput: (line.rate * 1_000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  if (isBare) await page.addInitScript(watchBare);
  await page.goto(address, { waitUntil: 'commit' });
  const seen = () => page.evaluate(() => (window as unknown as { seen: Load }).seen);
  await page.waitForFunction(() => (window as unknown as { seen: Load }).seen.paint > 0, null, { timeout: 60_000 });
  if (!isBare) {
    await page.locator('main input[inputmode="decimal"]').first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
  }
  await page.waitForFunction(() => (window as unknown as { seen: Load }).seen.usable > 0, null, { timeout: 60_000 });
  const load = await seen();
  await context.close();
  return load;
}

const middle = (loads: readonly Load[], key: keyof Load) => median(loads.map((each) => each[key]));
const ratio = (value: number, bare: number) => (value / bare).toFixed(2);

/**
 * Measures paint, and the moment at which a typed key changes the headline, on slowed lines with the processor slowed four times: medians, and
 * multiples of those of a bare Next.js export, whose page is opened in turns with it and counts as usable once it has hydrated.
 */
export async function load({ out, routes }: Options): Promise<Report> {
  const [server, bareServer] = [await serve(out), await serve(bareExport())];
  const browser = await chromium.launch(browserOptions);
  const rows: string[][] = [];
  const most = { paint: 0, usable: 0 };
  try {
    for (const route of routes.length > 0 ? routes : ['/emi-calculator/', '/income-tax-calculator/']) {
      for (const line of lines) {
        const page = () => loaded(browser, `${server.url}${route}`, line);
        const bare = () => loaded(browser, `${bareServer.url}/`, line, true);
        // The first one lets the server compress what it sends.
        await page();
        await bare();
        const [loads, bares]: [Load[], Load[]] = [[], []];
        while (loads.length < runs) {
          bares.push(await bare());
          loads.push(await page());
        }
        const [paint, usable] = [middle(loads, 'paint'), middle(loads, 'usable')];
        most.paint = Math.max(most.paint, paint / middle(bares, 'paint'));
        most.usable = Math.max(most.usable, usable / middle(bares, 'usable'));
        rows.push([
          `${route} ${line.name}`,
          paint.toFixed(0),
          ratio(paint, middle(bares, 'paint')),
          usable.toFixed(0),
          ratio(usable, middle(bares, 'usable')),
          middle(loads, 'scripts').toFixed(0),
        ]);
        process.stderr.write(`  ${rows.at(-1)?.join(' ')}\n`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await bareServer.stop();
  }
  const aim = (what: string, key: 'paint' | 'usable') => ({
    what,
    target: `≤ ${targets[key]}`,
    measured: most[key].toFixed(2),
    met: most[key] <= targets[key],
  });
  return {
    title: `Loading on slowed lines, ${slowdown}× slowdown, ${phone.width} px, medians of ${runs}: milliseconds, and multiples of a bare export`,
    columns: ['', 'paint', '×', 'usable', '×', 'scripts until then, kB'],
    rows,
    notes: [
      'Usable: a digit deleted right after the first paint has changed the headline; a bare page, once it has hydrated.',
      `Load of this machine at the end: ${loadavg()[0]?.toFixed(1)}; other work on it lengthens all of this.`,
    ],
    targets: [
      aim('first paint, multiple of a bare export', 'paint'),
      aim('usable, multiple of a bare export', 'usable'),
    ],
  };
}
