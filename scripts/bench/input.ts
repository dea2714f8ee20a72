import { loadavg } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import playwright from '../../playwright.config';
import { targets } from '../measure/budgets';
import { at } from '../measure/pages';
import { serve } from '../measure/server';
import type { Options, Report } from './report';
import { calculatorRoutes } from './routes';

/** One event of a visitor: how long it waited for the page, and how long until the next frame after it. Milliseconds. */
interface Waited {
  readonly kind: string;
  readonly delay: number;
  readonly duration: number;
}

/** What typing and dragging waited for on one page: at its first use, and once its code is there. */
interface InputDelay {
  readonly route: string;
  readonly first: readonly Waited[];
  readonly warm: readonly Waited[];
  /** Processor time of the longest task of the page's thread meanwhile: what an event at its start would wait. */
  readonly longestTask: number;
}

const slowdown = 4;
const phone = { width: 360, height: 740 };
const mostBoxes = 8;
const mostSliders = 6;
/** Between two keys of a quick thumb. */
const betweenKeys = 80;
/** From touching a box to letting it go. */
const touch = 60;
/** Between the end of scrolling to a box and the touch that follows it. */
const beforeTouch = 250;
const afterStartOfTrace = 2_000;

/** Runs in the page: collects its events. Event Timing does not report `pointermove`, so a drag is timed here. */
function collect(): void {
  const events: Waited[] = [];
  Object.assign(window, { waited: events });
  const kinds = new Set(['keydown', 'keypress', 'input', 'keyup', 'pointerdown', 'pointerup', 'click']);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!kinds.has(entry.name)) continue;
      const { name, startTime, processingStart, duration } = entry;
      events.push({ kind: name, delay: processingStart - startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons === 0) return;
      const delay = performance.now() - event.timeStamp;
      const painted = new MessageChannel();
      painted.port1.onmessage = () =>
        events.push({ kind: 'drag', delay, duration: performance.now() - event.timeStamp });
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
}

/** The events since the last call. */
async function taken(page: Page): Promise<Waited[]> {
  // Event Timing reports an event a frame or more after it.
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { waited: Waited[] }).waited.splice(0));
}

/**
 * Brings a box or slider to the middle of the screen. Playwright's `scrollIntoViewIfNeeded` leaves some at its lower edge, which
 * lies outside the window that headless Chromium draws: no frame follows their events until something else changes.
 */
async function scrollTo(page: Page, to: Locator): Promise<void> {
  await to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(beforeTouch);
}

/** Touches a box without asking the page anything meanwhile, as Playwright's own `click` would. */
async function press(page: Page, on: Locator): Promise<void> {
  const at = await on.boundingBox();
  if (at) await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2, { delay: touch });
}

async function type(page: Page): Promise<void> {
  const boxes = page.locator('main input[inputmode="decimal"]:visible');
  const count = Math.min(mostBoxes, await boxes.count());
  for (let index = 0; index < count; index += 1) {
    if (index >= (await boxes.count())) break;
    const box = boxes.nth(index);
    await scrollTo(page, box);
    await press(page, box);
    for (const key of ['End', 'Backspace', '7', '5', 'Backspace', '3']) {
      await page.keyboard.press(key, { delay: 20 });
      await page.waitForTimeout(betweenKeys - 20);
    }
  }
}

async function drag(page: Page): Promise<void> {
  const sliders = page.locator('main input[type="range"]:visible');
  const count = Math.min(mostSliders, await sliders.count());
  for (let index = 0; index < count; index += 1) {
    // What was typed or dragged before may have taken a field away.
    if (index >= (await sliders.count())) break;
    const slider = sliders.nth(index);
    await scrollTo(page, slider);
    const at = await slider.boundingBox();
    if (!at) continue;
    const middle = at.y + at.height / 2;
    await page.mouse.move(at.x + at.width * 0.3, middle);
    await page.mouse.down();
    for (let step = 0; step <= 40; step += 1) {
      await page.mouse.move(at.x + at.width * (0.3 + 0.4 * (step / 40)), middle);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread in a trace, in milliseconds of processor time: other work on the machine is not in it. */
function longestTaskOf(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/** Opens a calculator with the processor slowed down, types a little, which loads its code, and unfolds all of its form. */
async function opened(browser: Browser, url: string, route: string): Promise<{ page: Page; first: readonly Waited[] }> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(collect);
  await page.goto(`${url}${route}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const box = page.locator('main input[inputmode="decimal"]:visible').first();
  await press(page, box);
  for (const key of ['End', 'Backspace', '5']) {
    await page.keyboard.press(key, { delay: 20 });
    await page.waitForTimeout(betweenKeys);
  }
  await page.waitForLoadState('networkidle');
  const first = await taken(page);
  await page.evaluate(() => {
    for (const more of document.querySelectorAll('main form details')) more.setAttribute('open', '');
  });
  await page.waitForTimeout(1_000);
  return { page, first };
}

async function delaysOf(browser: Browser, url: string, route: string): Promise<InputDelay> {
  const { page, first } = await opened(browser, url, route);
  await type(page);
  await drag(page);
  const warm = await taken(page);
  await page.context().close();
  // On a page of its own: a trace, its start above all, holds up the very page that it watches.
  const { page: traced } = await opened(browser, url, route);
  await browser.startTracing(traced, { categories: ['disabled-by-default-devtools.timeline'] });
  await traced.waitForTimeout(afterStartOfTrace);
  await type(traced);
  await drag(traced);
  const longestTask = longestTaskOf((await browser.stopTracing()).toString());
  await traced.context().close();
  return { route, first, warm, longestTask };
}

const column = (events: readonly Waited[], key: 'delay' | 'duration', share: number) =>
  at(
    events.map((event) => event[key]),
    share,
  );

/** The delays of these events, then their whole durations: median, 98th percentile, longest. */
const figures = (events: readonly Waited[]) =>
  (['delay', 'duration'] as const).flatMap((key) =>
    [0.5, 0.98, 1].map((share) => column(events, key, share).toFixed(0)),
  );

/** What typing and dragging wait for on each built calculator at 360 px with the processor slowed down four times. */
export async function input({ out, routes }: Options): Promise<Report> {
  const server = await serve(out);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  const delays: InputDelay[] = [];
  try {
    for (const route of routes.length > 0 ? routes : calculatorRoutes()) {
      delays.push(await delaysOf(browser, server.url, route));
      process.stderr.write(
        `  ${route} ${figures(delays.at(-1)?.warm ?? []).join(' ')}, task ${delays.at(-1)?.longestTask.toFixed(0)}\n`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const longest = Math.max(...delays.map(({ warm }) => column(warm, 'delay', 1)));
  const longestEvent = Math.max(...delays.map(({ first, warm }) => column([...first, ...warm], 'duration', 1)));
  const longestTask = Math.max(...delays.map((each) => each.longestTask));
  return {
    title: `Input at ${slowdown}× slowdown, ${phone.width} px: milliseconds until the page handles an event, and until the next frame`,
    columns: [
      '',
      'events',
      'delay',
      'p98',
      'most',
      'in all',
      'p98',
      'most',
      'first use: delay',
      'in all',
      'longest task, CPU',
    ],
    rows: delays.map(({ route, first, warm, longestTask }) => [
      route,
      String(warm.length),
      ...figures(warm),
      column(first, 'delay', 1).toFixed(0),
      column(first, 'duration', 1).toFixed(0),
      longestTask.toFixed(0),
    ]),
    notes: [
      'Events: keys, touches and each step of a drag. Event Timing rounds durations to 8 ms.',
      `Load of this machine at the end: ${loadavg()[0]?.toFixed(1)}; other work on it lengthens the longest most.`,
    ],
    targets: [
      {
        what: 'longest input delay while typing and dragging',
        target: `≤ ${targets.inputDelay} ms`,
        measured: `${longest.toFixed(0)} ms`,
        met: longest <= targets.inputDelay,
      },
      {
        what: 'longest event, from it to the next frame, the first use included',
        target: `≤ ${targets.eventDuration} ms`,
        measured: `${longestEvent.toFixed(0)} ms`,
        met: longestEvent <= targets.eventDuration,
      },
      {
        what: 'the same by processor time: the longest task meanwhile',
        target: `≤ ${targets.inputDelay} ms`,
        measured: `${longestTask.toFixed(0)} ms`,
        met: longestTask <= targets.inputDelay,
      },
    ],
  };
}
