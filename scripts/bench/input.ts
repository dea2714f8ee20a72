import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../browser-options';
import { targets } from '../measure/budgets';
import { at, median } from '../measure/pages';
import { serve } from '../measure/server';
import { addRows, drag, keys, type Phone, press, type Step, scrollTo, search, type, unfold } from './phone';
import type { Options, Report } from './report';
import { calculatorRoutes } from './routes';

/** One event of a visitor: when, how long it waited for the page, and how long until the next frame after it. Milliseconds. */
interface Waited {
  readonly kind: string;
  /** Since the Unix epoch, as `Step` has it. */
  readonly when: number;
  readonly delay: number;
  readonly duration: number;
}

/** What typing and dragging waited for when a page was opened once: at its first use, and once its code is there. */
interface Opening {
  readonly first: readonly Waited[];
  readonly warm: readonly Waited[];
  readonly steps: readonly Step[];
}

/** A page is opened this often; its figures are medians, so that what else the machine does at one moment does not decide. */
const openings = 5;
const slowdown = 4;
const screen = { width: 360, height: 740 };
const afterStartOfTrace = 2_000;

/** Runs in the page: collects its events. Event Timing does not report `pointermove`, so a drag is timed here. */
function collect(): void {
  const events: Waited[] = [];
  Object.assign(window, { waited: events });
  const kinds = new Set(['keydown', 'keypress', 'input', 'keyup', 'pointerdown', 'pointerup', 'click']);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!kinds.has(entry.name)) continue;
      const { name, startTime, processingStart, processingEnd } = entry;
      // Letting a key go changes nothing: Event Timing would count until the frame of the next key.
      const duration = name === 'keyup' ? processingEnd - startTime : entry.duration;
      events.push({
        kind: name,
        when: performance.timeOrigin + startTime,
        delay: processingStart - startTime,
        duration,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons === 0) return;
      const delay = performance.now() - event.timeStamp;
      const painted = new MessageChannel();
      painted.port1.onmessage = () =>
        events.push({ kind: 'drag', when: 0, delay, duration: performance.now() - event.timeStamp });
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
}

/** Returns the events since the last call. */
async function taken(page: Page): Promise<Waited[]> {
  // Event Timing reports an event a frame or more after it.
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { waited: Waited[] }).waited.splice(0));
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Returns the longest task of a page's main thread in a trace, in milliseconds of processor time: other work on the machine is not in it.
 */
function longestTaskOf(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/** Opens a page with the processor slowed down, types a little, which loads its code, opens folds of its form by touch and the others at once. */
async function opened(browser: Browser, address: string): Promise<Phone & { readonly first: readonly Waited[] }> {
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(collect);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const phone = { page, session, steps: [] };
  const box = page.locator('main input[inputmode="decimal"]:visible').first();
  if (await box.isVisible()) {
    await scrollTo(page, box);
    await press(phone, box, 'first');
    await keys(phone, 'first', 'End', 'Backspace', '5');
  } else await search(phone);
  await page.waitForLoadState('networkidle');
  const first = await taken(page);
  await unfold(phone, 'form');
  await page.evaluate(() => {
    for (const more of document.querySelectorAll('main form details')) more.setAttribute('open', '');
  });
  await page.waitForTimeout(1_000);
  return { ...phone, first };
}

async function openedOnce(browser: Browser, address: string): Promise<Opening> {
  const phone = await opened(browser, address);
  await type(phone);
  await drag(phone);
  await addRows(phone);
  await unfold(phone, 'answer');
  const warm = await taken(phone.page);
  await phone.page.context().close();
  return { first: phone.first, warm, steps: phone.steps };
}

/**
 * Returns the processor time of the longest task of a page's thread, in milliseconds: what an event at its start would wait. On a page
 * of its own: a trace, its start above all, holds up the very page that it watches.
 */
async function longestTask(browser: Browser, address: string): Promise<number> {
  const traced = await opened(browser, address);
  await browser.startTracing(traced.page, { categories: ['disabled-by-default-devtools.timeline'] });
  await traced.page.waitForTimeout(afterStartOfTrace);
  await type(traced);
  await drag(traced);
  const trace = (await browser.stopTracing()).toString();
  await traced.page.context().close();
  return longestTaskOf(trace);
}

const isDrag = ({ kind }: Waited) => kind === 'drag';

/** Returns the longest duration of an event of each step, by the step's name; 0 where all were too short for Event Timing. */
function longestOfSteps({ first, warm, steps }: Opening): Map<string, number> {
  const longest = new Map(steps.map(({ name }) => [name, 0]));
  for (const { when, duration } of [...first, ...warm].filter((each) => !isDrag(each))) {
    const step = steps.findLast((each) => each.when <= when);
    if (step) longest.set(step.name, Math.max(duration, longest.get(step.name) ?? 0));
  }
  return longest;
}

/** Returns the step whose median over the openings is longest: what is slow each time, and not what the machine did once. */
function longestStep(opened: readonly Opening[]): { readonly name: string; readonly duration: number } {
  const each = opened.map(longestOfSteps);
  const names = [...new Set(each.flatMap((longest) => [...longest.keys()]))];
  const medians = names.map((name) => ({ name, duration: median(each.map((longest) => longest.get(name) ?? 0)) }));
  return medians.reduce((most, step) => (step.duration > most.duration ? step : most), { name: '', duration: 0 });
}

const column = (events: readonly Waited[], key: 'delay' | 'duration', share: number) =>
  at(
    events.map((event) => event[key]),
    share,
  );

/** Returns the figures of one opening, in the order of the columns. Event Timing counts no steps of a drag, so they are apart. */
function figures({ first, warm }: Opening): number[] {
  const events = warm.filter((event) => !isDrag(event));
  const shares = [0.5, 0.98, 1];
  return [
    ...shares.map((share) => column(warm, 'delay', share)),
    ...shares.map((share) => column(events, 'duration', share)),
    column(warm.filter(isDrag), 'duration', 0.98),
    column(first, 'delay', 1),
    column(first, 'duration', 1),
  ];
}
const columns = ['delay', 'p98', 'most', 'in all', 'p98', 'most', 'drag p98', 'first use: delay', 'in all'];

/** Measures what typing and dragging wait for on each built calculator at 360 px with the processor slowed down four times. */
export async function input({ out, routes }: Options): Promise<Report> {
  const server = await serve(out);
  const browser = await chromium.launch(browserOptions);
  const rows: { readonly route: string; readonly figures: readonly number[] }[] = [];
  try {
    for (const route of routes.length > 0 ? routes : ['/', ...calculatorRoutes()]) {
      const address = `${server.url}${route}`;
      const each: Opening[] = [];
      while (each.length < openings) each.push(await openedOnce(browser, address));
      const ofOpenings = each.map(figures);
      const middle = columns.map((_, index) => median(ofOpenings.map((row) => row[index] ?? 0)));
      const { name, duration } = longestStep(each);
      const measured = [...middle, duration, await longestTask(browser, address)];
      rows.push({ route, figures: measured });
      process.stderr.write(`  ${route} ${measured.map((figure) => figure.toFixed(0)).join(' ')}; longest: ${name}\n`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const most = (...indexes: readonly number[]) =>
    Math.max(...rows.flatMap((row) => indexes.map((index) => row.figures[index] ?? 0)));
  const target = (what: string, limit: number, measured: number) => ({
    what,
    target: `≤ ${limit} ms`,
    measured: `${measured.toFixed(0)} ms`,
    met: measured <= limit,
  });
  return {
    title: `Input by touch at ${slowdown}× slowdown, ${screen.width} px: milliseconds until the page handles an event, and until the next frame`,
    columns: ['', ...columns, 'longest step', 'task, CPU'],
    rows: rows.map(({ route, figures }) => [route, ...figures.map((figure) => figure.toFixed(0))]),
    notes: [
      `Each page is opened ${openings} times: medians of these. Delays: keys, touches and each step of a drag; "in all" is Event Timing's duration, which it rounds to 8 ms; of a released key, the wait and its handlers.`,
      'Longest step: of each key and touch the median of the openings, first use included, and of these the longest.',
      `Load of this machine at the end: ${loadavg()[0]?.toFixed(1)}; other work on it lengthens the longest most.`,
    ],
    targets: [
      target('longest input delay while typing and dragging', targets.inputDelay, most(2)),
      target('longest event, from it to the next frame, the first use included', targets.eventDuration, most(9)),
      target('the same by processor time: the longest task meanwhile', targets.inputDelay, most(10)),
    ],
  };
}
