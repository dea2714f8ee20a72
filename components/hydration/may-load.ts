const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'scroll',
  'beforeprint',
  'hashchange',
  'input',
] as const;

/** Resolves when the page is first used: a touch, a key, the pointer, a scroll, printing, or a link with figures. */
export const firstUse: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined' || window.location.hash.includes('=')) return resolve();
  for (const sign of signs)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

/** Returns whether the visitor asks sites to use little data (the Save-Data preference, which only Chromium exposes). */
function savesData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Resolves when a page may load the code that answers: at once, but at its first use where the visitor saves data. */
export const mayLoad: Promise<void> = typeof window !== 'undefined' && savesData() ? firstUse : Promise.resolve();

/** Resolves when the page may load more and the browser has nothing more urgent to do: 200 ms later where it has no idle callback. */
export async function whenIdle(): Promise<void> {
  await mayLoad;
  await new Promise<unknown>((resolve) =>
    typeof window.requestIdleCallback === 'function'
      ? window.requestIdleCallback(resolve, { timeout: 2_000 })
      : window.setTimeout(resolve, 200),
  );
}
