/** The event that a failed load of a calculator's code raises on `window`; cancel it to keep the error screen away. */
const PRELOAD_ERROR = 'calculator:preload-error';

/** What was answered for an error, so that each is told once however many parts of the page run into it. */
const told = new WeakMap<object, boolean>();

/**
 * Raises the preload-error event; whether nobody cancelled it. Where a script of the page itself did not arrive,
 * `before-paint.ts` has raised it before any of this code ran, and its answer holds.
 */
export function raisePreloadError(error: unknown): boolean {
  if (typeof window === 'undefined') return true;
  const { failed } = document.documentElement.dataset;
  if (failed) return failed === 'told';
  const key = error instanceof Object ? error : {};
  const uncancelled =
    told.get(key) ?? window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: { error } }));
  told.set(key, uncancelled);
  return uncancelled;
}

/** Whether an error says that code did not arrive, rather than that it went wrong. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
