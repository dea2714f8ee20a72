/** The page's side of the service worker: it registers it and posts which page is open. */
import type { FromPage } from '@/lib/offline/worker';
import { loadedScripts } from './loaded-scripts';

let isWatched = false;

/**
 * Resolves once nobody has touched the page, typed or scrolled for three seconds. On a first visit the worker fetches the
 * whole site: meanwhile keys and touches would wait longer (decision 018).
 */
function untilLeftAlone(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        stop.abort();
        resolve();
      }, 3_000);
    };
    for (const event of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(event, wait, { signal: stop.signal, capture: true, passive: true });
    }
    wait();
  });
}

/**
 * Registers the service worker once the page is left alone; it caches the open page and, on a fast connection, the whole
 * site. `fetchWatch` imports what shows that there is a new version: only where a worker serves the page already, or another
 * one installs, can there be one. Where the browser has no service workers or refuses one, as in some private windows, nothing
 * happens.
 */
export async function registerWorker(
  fetchWatch: () => Promise<(registration: ServiceWorkerRegistration) => void>,
): Promise<void> {
  await untilLeftAlone();
  const container = navigator.serviceWorker;
  const wasServed = Boolean(container?.controller);
  const registration = await container?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  const watch = () => {
    if (isWatched) return;
    isWatched = true;
    fetchWatch().then(
      (begin) => begin(registration),
      () => {
        isWatched = false;
      },
    );
  };
  if (wasServed) watch();
  const { active } = await container.ready;
  registration.addEventListener('updatefound', watch, { once: true });
  active?.postMessage({ page: location.pathname, scripts: loadedScripts() } satisfies FromPage);
}
