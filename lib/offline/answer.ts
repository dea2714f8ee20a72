/** What a request of a page gets through the service worker. */
import { cacheAsset, cacheData, cachedAsset, cachedData, cachedPage, isHashed, type Manifest } from './cache';

/** What is used of a fetch event. */
export interface FetchEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker started; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** How long, in milliseconds, the network may take where a cached page can be used instead: at first, and after it took longer. */
const TIMEOUT = 3_000;
const SHORT_TIMEOUT = 500;
/** For how long a slow connection is remembered. */
const MEMORY = 60_000;

let slowUntil = 0;

/** Returns the response of the network. Throws where that takes too long, and gives the next one less time. */
async function inTime(network: Promise<Response>): Promise<Response> {
  network.catch(() => {});
  const wait = Date.now() < slowUntil ? SHORT_TIMEOUT : TIMEOUT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      slowUntil = Date.now() + MEMORY;
      reject(new Error(`No answer within ${wait} ms.`));
    }, wait);
  });
  return Promise.race([network, tooLong]).finally(() => clearTimeout(timer));
}

/** Returns the same response with another status. */
const withStatus = (response: Response, status: number) =>
  new Response(response.body, { status, headers: response.headers });

/** Returns a page: from the network, or from the cache where the network fails or is slow; else the page that states why not. */
async function page(manifest: Manifest, network: Promise<Response>, url: URL): Promise<Response> {
  const cached = await cachedPage(manifest, url.pathname);
  try {
    const response = await (cached ? inTime(network) : network);
    return cached && response.status >= 500 ? cached : response;
  } catch (failure) {
    if (cached) return cached;
    const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    if (path !== url.pathname && (await cachedPage(manifest, path)))
      return Response.redirect(new URL(path + url.search, url));
    const [reason, status] = manifest.files[path] ? (['/offline/', 503] as const) : (['/404/', 404] as const);
    const explanation = await cachedPage(manifest, reason);
    if (!explanation) throw failure;
    return withStatus(explanation, status);
  }
}

/** Returns a file whose content never changes: from the cache, else from the network, and cached from then on. */
async function asset(manifest: Manifest, event: FetchEvent, path: string): Promise<Response> {
  const cached = await cachedAsset(path);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (manifest.files[path]) event.waitUntil(cacheAsset(manifest, path, response.clone()).catch(() => {}));
  return response;
}

/** Returns a data file of the look-up: from the cache, unless it is asked for anew; else from the network, and cached from then on. */
async function branches(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = request.cache === 'reload' ? undefined : await cachedData(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(cacheData(request.url, response.clone()).catch(() => {}));
  return response;
}

/** Returns the response to a request of the router about a page; where it fails, Next.js opens the page itself. */
async function forRouter(manifest: Manifest, request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  network.catch(() => {});
  return (await cachedPage(manifest, path)) ? inTime(network) : network;
}

/** Responds to a request for what the worker caches; every other one goes to the network as if there were no worker. */
export function answer(manifest: Manifest, event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.headers.has('range')) return;
  if (request.method === 'HEAD' && manifest.files[url.pathname]) {
    event.respondWith(forRouter(manifest, request, url.pathname));
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (/\.\w+$/.test(url.pathname)) return;
    const network = event.preloadResponse.then((response) => response ?? fetch(request));
    network.catch(() => {});
    event.waitUntil(network.catch(() => {}));
    event.respondWith(page(manifest, network, url));
  } else if (isHashed(url.pathname)) {
    event.respondWith(asset(manifest, event, url.pathname));
  } else if (/^\/ifsc\/\w+\//.test(url.pathname)) {
    event.respondWith(branches(event));
  } else if (url.searchParams.has('_rsc')) {
    event.respondWith(forRouter(manifest, request, url.pathname.replace(/[^/]*$/, '')));
  }
}
