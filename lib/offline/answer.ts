/** What a request of a page gets through the service worker. */
import { isHashed, keepData, keepPart, keptData, keptPage, keptPart, type Manifest } from './kept';

/** What is used of a fetch event. */
export interface FetchEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker started; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** How long, in milliseconds, the network may take where a kept page can be used instead: at first, and after it took longer. */
const PATIENCE = 3_000;
const LITTLE_PATIENCE = 500;
/** For how long a slow line is remembered. */
const MEMORY = 60_000;

let slowUntil = 0;

/** What the network answers, unless it takes too long: then it throws, and the next one is given less time. */
async function inTime(network: Promise<Response>): Promise<Response> {
  network.catch(() => {});
  const wait = Date.now() < slowUntil ? LITTLE_PATIENCE : PATIENCE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      slowUntil = Date.now() + MEMORY;
      reject(new Error(`No answer within ${wait} ms.`));
    }, wait);
  });
  return Promise.race([network, tooLong]).finally(() => clearTimeout(timer));
}

/** The same answer under another status. */
const withStatus = (response: Response, status: number) =>
  new Response(response.body, { status, headers: response.headers });

/** A page: from the network, or as it is kept where the network fails or is slow; else the page that says why not. */
async function page(manifest: Manifest, network: Promise<Response>, url: URL): Promise<Response> {
  const kept = await keptPage(manifest, url.pathname);
  try {
    const response = await (kept ? inTime(network) : network);
    return kept && response.status >= 500 ? kept : response;
  } catch (failure) {
    if (kept) return kept;
    const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    if (path !== url.pathname && (await keptPage(manifest, path)))
      return Response.redirect(new URL(path + url.search, url));
    const [reason, status] = manifest.files[path] ? (['/offline/', 503] as const) : (['/404/', 404] as const);
    const said = await keptPage(manifest, reason);
    if (!said) throw failure;
    return withStatus(said, status);
  }
}

/** Answers with a file whose content never changes: as it is kept, else from the network, and kept from then on. */
async function part(manifest: Manifest, event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptPart(path);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (manifest.files[path]) event.waitUntil(keepPart(manifest, path, response.clone()).catch(() => {}));
  return response;
}

/** A data file of the look-up: as it is kept, unless it is asked for anew; else from the network, and kept from then on. */
async function branches(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = request.cache === 'reload' ? undefined : await keptData(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keepData(request.url, response.clone()).catch(() => {}));
  return response;
}

/** A question about a page that Next.js would rather not wait for: it opens the page itself where this fails. */
async function forRouter(manifest: Manifest, request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  network.catch(() => {});
  return (await keptPage(manifest, path)) ? inTime(network) : network;
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
    event.respondWith(part(manifest, event, url.pathname));
  } else if (/^\/ifsc\/\w+\//.test(url.pathname)) {
    event.respondWith(branches(event));
  } else if (url.searchParams.has('_rsc')) {
    event.respondWith(forRouter(manifest, request, url.pathname.replace(/[^/]*$/, '')));
  }
}
