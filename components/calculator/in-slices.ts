/** The longest that a computation keeps the page from answering, milliseconds. */
const SLICE = 8;

/** Resolves in a task of its own, behind what the visitor did meanwhile. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Runs a computation that yields to its end, in slices between which the page answers keys and draws. Resolves with its value,
 * or with null once `isStopped` says that nobody waits for it any more.
 */
export async function inSlices<T>(steps: Generator<void, T>, isStopped: () => boolean): Promise<T | null> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await nextTask();
    if (isStopped()) return null;
    since = performance.now();
  }
}
