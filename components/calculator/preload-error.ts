/** The event that a failed load of a calculator's code raises on `window`; cancel it to keep the error screen away. */
const PRELOAD_ERROR = 'calculator:preload-error';

/** Raises the preload-error event; whether nobody cancelled it. */
export function raisePreloadError(error: unknown): boolean {
  return (
    typeof window === 'undefined' ||
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: { error } }))
  );
}
