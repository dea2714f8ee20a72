/** The event that a failed load of a calculator's code raises on `window`; cancel it and no error screen shows. */
const PRELOAD_ERROR = 'calculator:preload-error';

/** Whether the event of an error went uncancelled, so that each error raises one however many parts of the page run into it. */
const raised = new WeakMap<object, boolean>();

/**
 * Raises the preload-error event; returns whether it went uncancelled. Where a script of the page itself did not arrive,
 * `before-paint.ts` has raised it before any of this code ran, and its answer holds.
 */
export function raisePreloadError(error: unknown): boolean {
  if (typeof window === 'undefined') return true;
  const { failed } = document.documentElement.dataset;
  if (failed) return failed === 'uncancelled';
  const key = error instanceof Object ? error : {};
  const uncancelled =
    raised.get(key) ?? window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: { error } }));
  raised.set(key, uncancelled);
  return uncancelled;
}

/** Returns whether an error means that code did not arrive, rather than that it threw. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
