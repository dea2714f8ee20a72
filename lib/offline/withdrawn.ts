/** The worker that withdraws the other: it deletes all caches, unregisters itself, and leaves open pages alone. */

/** What is used of a worker's global scope. */
interface WithdrawnScope {
  readonly skipWaiting: () => Promise<void>;
  readonly registration: { readonly unregister: () => Promise<boolean> };
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
}

interface LongEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Withdraws the worker at once, without waiting for pages to be closed: it answers no request, so it can disturb none. */
export function withdraw(scope: WithdrawnScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        await scope.registration.unregister();
      })(),
    ),
  );
}
