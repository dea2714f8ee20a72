/**
 * Tests that share one browser window, emptied after each of them: a new window costs more processor time than all that most tests do.
 * What tests a first visit, a worker, what is requested or what fails takes Playwright's own `test`, with a window of its own.
 */
import { type BrowserContext, test as base, type CDPSession, type Disposable, type Page } from '@playwright/test';

/** A window with its page, kept for the next test of the same options. */
interface Window {
  readonly options: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What a test has added and what can be taken back after it. */
  readonly added: Disposable[];
  readonly sessions: CDPSession[];
  /** Whether a test has added what cannot be taken back. */
  isSpent: boolean;
}

type Method = (...given: unknown[]) => Promise<unknown>;

/** Has what a method of an object returns told to a listener. */
function onCall(owner: object, name: string, listener: (result: unknown) => void): void {
  const method = (owner as Record<string, Method>)[name]?.bind(owner);
  if (!method) throw new Error(`Playwright has no ${name} any more.`);
  const told: Method = async (...given) => {
    const result = await method(...given);
    listener(result);
    return result;
  };
  Object.assign(owner, { [name]: told });
}

/** Notes what a test adds to a window, by the methods that it calls for it. */
function noteAdded(window: Window): void {
  const { context, page, added, sessions } = window;
  const spend = () => {
    window.isSpent = true;
  };
  for (const owner of [context, page]) {
    onCall(owner, 'addInitScript', (script) => added.push(script as Disposable));
    for (const name of ['exposeFunction', 'exposeBinding']) onCall(owner, name, spend);
  }
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']) onCall(page.clock, name, spend);
  onCall(context, 'newCDPSession', (session) => sessions.push(session as CDPSession));
}

const listenedTo = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
] as const;

/** Empties a window: nothing that a test did is there for the next one, but for what the browser keeps of the site's files. */
async function empty({ context, page, added, sessions }: Window, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  // Playwright listens by itself to what closes a window: only what a test may listen to goes.
  for (const event of listenedTo) page.removeAllListeners(event);
  for (const event of ['page', 'request', 'response', 'console']) context.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of added.splice(0)) await script.dispose();
  for (const session of sessions.splice(0)) await session.detach().catch(() => undefined);
  await context.setOffline(false);
  await context.clearPermissions();
  // A page of the same site, so that the browser keeps the process in which it is drawn.
  await page.goto('/robots.txt');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  sessions.length = 0;
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(0, 0);
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
}

export const test = base.extend<object, { readonly kept: { window: Window | null } }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses out of this pattern
    async ({}, use) => {
      const kept: { window: Window | null } = { window: null };
      await use(kept);
      await kept.window?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { kept, browser, baseURL, viewport, hasTouch, isMobile, deviceScaleFactor, userAgent, serviceWorkers },
    use,
    { status, expectedStatus },
  ) => {
    const options = { baseURL, viewport, hasTouch, isMobile, deviceScaleFactor, userAgent, serviceWorkers };
    const wanted = JSON.stringify(options);
    if (kept.window?.options !== wanted) {
      await kept.window?.context.close();
      const context = await browser.newContext(options);
      const page = await context.newPage();
      kept.window = { options: wanted, context, page, added: [], sessions: [], isSpent: false };
      noteAdded(kept.window);
    }
    const { window } = kept;
    await use(window.context);
    if (window.isSpent || status !== expectedStatus) {
      await window.context.close();
      kept.window = null;
    } else {
      await empty(window, new URL(baseURL ?? '').origin);
      if (viewport) await window.page.setViewportSize(viewport);
    }
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('A kept window has a page.');
    await use(page);
  },
});
