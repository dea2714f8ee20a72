/**
 * What the service worker keeps: pages with everything they can come to load, each file byte for byte as it was built. A
 * page is put in place after its parts, so a page that is there can be used. See docs/decisions/018-offline.md.
 */

/** What a build consists of, as far as it is kept. */
export interface Manifest {
  /** Address → digest. An address that ends in a slash is a page. */
  readonly files: Readonly<Record<string, string>>;
  /** The folder of the data files of the look-up of branches, such as `/ifsc/0a1b2c/`. */
  readonly branches: string;
}

/** The cache of pages and their parts. */
export const PAGES_KEY = 'hisaabi-pages';
/** The cache of data files of the look-up of branches. */
const BRANCHES_KEY = 'hisaabi-branches';

/** Returns whether the name of a file has a hash of its content, so that its content never changes. */
export const isHashed = (path: string): boolean => /^\/(_next\/static|search-fields)\//.test(path);

/**
 * Returns the first eight characters of the SHA-256 of a file in base64url: 48 bits, which chance and a wrong answer cannot
 * hit.
 */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.slice(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Returns the addresses of hashed files that a page, a script or a style names. Scripts leave the first part of the path out. */
export function partsOf(text: string): string[] {
  return [...text.matchAll(/(?:static|search-fields)\/[\w~./-]+?\.(?:js|css|woff2|svg|json)\b/g)].map(([part]) =>
    part.startsWith('static') ? `/_next/${part}` : `/${part}`,
  );
}

/** Under which name a file of this build is kept. Pages of two builds are kept side by side. */
const keyOf = ({ files }: Manifest, path: string) => (isHashed(path) ? path : `${path}?${files[path]}`);

/**
 * A file of this build, fetched. Throws where what comes is not what was built: a deployment has taken place meanwhile,
 * or something on the way answered in the site's place.
 */
async function download({ files }: Manifest, path: string): Promise<Response> {
  for (const cache of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(path, { cache, priority: 'low' });
    const bytes = await response.arrayBuffer();
    if ((await digestOf(bytes)) !== files[path]) continue;
    // Of how it travelled nothing is kept: neither a redirect, nor a status, nor an encoding that is undone already.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    return new Response(bytes, { headers });
  }
  throw new Error(`${path} is not the file of this build.`);
}

/** The parts that a text names, those that they name, and so on, as far as `read` has them. */
async function partsBelow(text: string, read: (part: string) => Promise<Response | undefined>): Promise<Set<string>> {
  const found = new Set(partsOf(text));
  let next = [...found];
  while (next.length > 0) {
    const texts = await Promise.all(
      next.map(async (part) => {
        const kept = await read(part);
        return /\.(js|css)$/.test(part) ? ((await kept?.text()) ?? '') : '';
      }),
    );
    next = [...new Set(texts.flatMap(partsOf))].filter((part) => !found.has(part));
    for (const part of next) found.add(part);
  }
  return found;
}

/**
 * Keeps a page of this build: first its parts, then itself. `whole` fetches what it can come to load as well; otherwise
 * only what it names itself, which a visitor's browser has already. Throws where something cannot be fetched or stored.
 */
export async function keepPage(manifest: Manifest, path: string, whole: boolean): Promise<void> {
  const cache = await caches.open(PAGES_KEY);
  const fetched = async (part: string) => {
    if (!manifest.files[part]) return;
    const kept = await cache.match(keyOf(manifest, part));
    if (kept) return kept;
    const response = await download(manifest, part);
    if (isHashed(part)) await cache.put(part, response.clone());
    return response;
  };
  const page = await fetched(path);
  if (!page) return;
  // Looked through even where it is kept already: it may have been kept without what it can come to load.
  const text = await page.clone().text();
  if (whole) await partsBelow(text, fetched);
  else await Promise.all(partsOf(text).map(fetched));
  await cache.put(keyOf(manifest, path), page);
}

/** Says that every page of this build is kept whole; one entry stands for having looked at each. */
const markOf = async ({ files }: Manifest) =>
  `/.whole?${await digestOf(new TextEncoder().encode(JSON.stringify(files)).buffer)}`;

/** Keeps every page of this build whole, one after the other. Throws at the first that cannot be kept. */
export async function keepAll(manifest: Manifest): Promise<void> {
  const cache = await caches.open(PAGES_KEY);
  const mark = await markOf(manifest);
  if (await cache.match(mark)) return;
  for (const path of Object.keys(manifest.files)) if (path.endsWith('/')) await keepPage(manifest, path, true);
  await cache.put(mark, new Response());
}

/** Returns a page as it is kept: that of this build, else that of an earlier one; undefined where there is none, or no storage. */
export async function keptPage(manifest: Manifest, path: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(PAGES_KEY);
    return (await cache.match(keyOf(manifest, path))) ?? (await cache.matchAll(path, { ignoreSearch: true })).at(-1);
  } catch {
    return undefined;
  }
}

/** Returns a hashed file as it is kept, of whichever build; undefined where there is none, or no storage. */
export async function keptPart(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(PAGES_KEY)).match(path);
  } catch {
    return undefined;
  }
}

/** Keeps a hashed file of this build that was fetched for a page, where it is whole and there is room. */
export async function keepPart(manifest: Manifest, path: string, response: Response): Promise<void> {
  const cache = await caches.open(PAGES_KEY);
  const bytes = await response.clone().arrayBuffer();
  if ((await digestOf(bytes)) === manifest.files[path]) await cache.put(path, response);
}

/** Returns a data file of the look-up as it is kept; undefined where there is none, or no storage. */
export async function keptData(url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(BRANCHES_KEY)).match(url);
  } catch {
    return undefined;
  }
}

/** Keeps a data file of the look-up. It proves itself when it is read, so only what cannot be one is left out. */
export async function keepData(url: string, response: Response): Promise<void> {
  if (response.status !== 200 || !/\bjson\b/.test(response.headers.get('content-type') ?? '')) return;
  await (await caches.open(BRANCHES_KEY)).put(url, response);
}

/**
 * Drops what no kept page needs any more: pages that have a successor or are gone from the site, and what only they
 * loaded. No page of an earlier build may be open. Nothing is dropped where `isSuperseded` says that another worker has
 * begun to fill the cache.
 */
export async function sweep(manifest: Manifest, isSuperseded: () => boolean): Promise<void> {
  const cache = await caches.open(PAGES_KEY);
  const before = await cache.keys();
  const needed = new Set([await markOf(manifest)]);
  for (const path of Object.keys(manifest.files).filter((each) => each.endsWith('/'))) {
    const kept = await cache.keys(path, { ignoreSearch: true });
    const own = keyOf(manifest, path);
    const pathOf = ({ url }: Request) => url.slice(new URL(url).origin.length);
    const key = kept.map(pathOf).find((each) => each === own) ?? kept.map(pathOf).at(-1);
    const page = key && (await cache.match(key));
    if (!page) continue;
    needed.add(key);
    for (const part of await partsBelow(await page.text(), (each) => cache.match(each))) needed.add(part);
  }
  if (isSuperseded()) return;
  for (const request of before) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
  const branches = await caches.open(BRANCHES_KEY);
  for (const request of await branches.keys()) {
    if (!new URL(request.url).pathname.startsWith(manifest.branches)) await branches.delete(request);
  }
}
