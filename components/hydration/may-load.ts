const signs = [
  'pointerdown',
  'pointermove',
  // Of a screen reader, which may press a button without any of the others.
  'click',
  'keydown',
  'focusin',
  'scroll',
  // A phone that is turned shows what was below its screen.
  'resize',
  'beforeprint',
  'hashchange',
  'input',
] as const;

/** Whether something was done before any script ran: a box reached, a button pressed, the page scrolled. */
const isInUse = () => document.activeElement !== document.body || window.earlyClicks?.length || window.scrollY > 0;

/** Browsers report a pointer that rests where a page appears as one that moves, by nothing. */
const isUse = ({ type, movementX, movementY }: PointerEvent) => type !== 'pointermove' || movementX || movementY;

/** Resolves when the page is first used: a touch, a key, the pointer, a scroll, a window of another size, printing, or a link with figures. */
export const firstUse: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined' || window.location.hash.includes('=') || isInUse()) return resolve();
  for (const sign of signs)
    window.addEventListener(sign, (event) => isUse(event as PointerEvent) && resolve(), {
      passive: true,
      capture: true,
    });
});

/** Returns whether the visitor asks sites to use little data (the Save-Data preference, which only Chromium exposes). */
function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Resolves when a page may load what it can be read without: at once, but at its first use where the visitor saves data. */
export const mayLoad: Promise<void> = typeof window !== 'undefined' && savesData() ? firstUse : Promise.resolve();

/** Resolves once `after` has and the browser has nothing more urgent to do: 200 ms later where it has no idle callback, at once on a server. */
export async function whenIdle(after: Promise<void>): Promise<void> {
  await after;
  if (typeof window === 'undefined') return;
  await new Promise<unknown>((resolve) =>
    typeof window.requestIdleCallback === 'function'
      ? window.requestIdleCallback(resolve, { timeout: 2_000 })
      : window.setTimeout(resolve, 200),
  );
}
