/** The service worker: what it caches when. `answer.ts` responds to requests. */
import { answer, type FetchEvent } from './answer';
import { cacheAllPages, cachePages, isCachedWhole, isOnceOpened, type Manifest, sweep } from './cache';

/** What is used of an event that may take its time. */
interface LongEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface MessageEvent extends LongEvent {
  readonly data: FromPage;
  readonly ports: readonly { readonly postMessage: (answer: boolean) => void }[];
}

/** A message of a page: its path, unless it only asks, and the scripts of ours that it has loaded. */
export interface FromPage {
  readonly page?: string;
  readonly scripts: readonly string[];
}

/** What is used of a worker's global scope. */
export interface WorkerScope {
  readonly registration: {
    readonly installing: unknown;
    readonly waiting: unknown;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (of: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly navigator: {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** Starts the worker of the build that the manifest describes. */
export function startWorker(scope: WorkerScope, manifest: Manifest): void {
  const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  /** Whether the worker may fetch ahead: the visitor does not save data, and the connection is not known to be slow. */
  const mayFetchAhead = () => {
    const { saveData = false, effectiveType = '4g' } = scope.navigator.connection ?? {};
    return !saveData && !effectiveType.endsWith('2g');
  };

  // The home page, the two shown where there is no page, and the pages that are open: without one of them there is no new worker.
  const install = async () => {
    const open = (await windows()).map(({ url }) => new URL(url).pathname);
    await cachePages(manifest, new Set(['/', '/404/', '/offline/', ...open]), mayFetchAhead());
  };

  // It activates when the last page of the earlier build is closed: skipWaiting() is not called, so two never serve one page.
  const activate = async () => {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };

  let filling = Promise.resolve();

  const fill = async ({ page, scripts }: FromPage) => {
    // What this worker would fetch is not on the server any more.
    const isSuperseded = () => Boolean(scope.registration.installing || scope.registration.waiting);
    if (page === undefined || isSuperseded()) return;
    if (mayFetchAhead()) await cacheAllPages(manifest, page);
    // What was not fetched ahead is cached as it is opened.
    if (isOnceOpened(page) || !(await isCachedWhole(manifest))) await cachePages(manifest, [page], false);
    const isAlone = (await windows()).length === 1;
    if (isAlone && scripts.every(isOurs)) await sweep(manifest, isSuperseded);
  };
  const isOurs = (script: string) => manifest.files[script] !== undefined;

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => answer(manifest, event));
  scope.addEventListener('message', (event) => {
    event.ports[0]?.postMessage(event.data.scripts.every(isOurs));
    // One after the other; what fails (no room, no connection) is tried again with the next page.
    filling = filling.then(() => fill(event.data)).catch(() => {});
    event.waitUntil(filling);
  });
}
