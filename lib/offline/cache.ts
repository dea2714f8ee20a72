/**
 * What the service worker caches: pages with everything they may load, each file byte for byte as it was built. A
 * page is cached after its assets, so a page that is in the cache can be used. See docs/decisions/018-offline.md.
 */

/** The files of a build that are cached. */
export interface Manifest {
  /** Address → digest. An address that ends in a slash is a page. */
  readonly files: Readonly<Record<string, string>>;
  /** The folder of the data files of the look-up of branches, such as `/ifsc/0a1b2c/`. */
  readonly branches: string;
}

/** The cache of pages and their assets. */
export const PAGES_KEY = 'hisaabi-pages';
/** The cache of data files of the look-up of branches. */
const BRANCHES_KEY = 'hisaabi-branches';

/** Returns whether the name of a file has a hash of its content, so that its content never changes. */
export const isHashed = (path: string): boolean => /^\/(_next\/static|search-fields)\//.test(path);

/** Returns whether a page is cached once it is opened, and not ahead: the corrections of a calculator, which few people look for. */
export const isOnceOpened = (path: string): boolean => /^\/how-we-check\/corrections\/./.test(path);

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
export function assetsIn(text: string): string[] {
  return [...text.matchAll(/(?:static|search-fields)\/[\w~./-]+?\.(?:js|css|woff2|svg|json)\b/g)].map(([asset]) =>
    asset.startsWith('static') ? `/_next/${asset}` : `/${asset}`,
  );
}

/** Returns the name under which a file of this build is cached. Pages of two builds are cached side by side. */
const keyOf = ({ files }: Manifest, path: string) => (isHashed(path) ? path : `${path}?${files[path]}`);

/**
 * Fetches a file of this build. Throws where what comes is not what was built: a deployment has taken place meanwhile,
 * or something on the way answered in the site's place.
 */
async function download({ files }: Manifest, path: string): Promise<Response> {
  for (const cache of [isHashed(path) ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(path, { cache, priority: 'low' });
    const bytes = await response.arrayBuffer();
    if ((await digestOf(bytes)) !== files[path]) continue;
    // Nothing of the transfer is cached: neither a redirect, nor a status, nor an encoding that is undone already.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    return new Response(bytes, { headers });
  }
  throw new Error(`${path} is not the file of this build.`);
}

/** Returns what reads the assets that an asset names. Each is read once: most pages share most of theirs. */
function readerOf(read: (asset: string) => Promise<Response | undefined>): (asset: string) => Promise<string[]> {
  const known = new Map<string, Promise<string[]>>();
  const namedIn = async (asset: string) => {
    const cached = await read(asset);
    return cached && /\.(js|css)$/.test(asset) ? assetsIn(await cached.text()) : [];
  };
  return (asset) => {
    const named = known.get(asset) ?? namedIn(asset);
    known.set(asset, named);
    return named;
  };
}

/** Returns the assets that a text names, those that they name, and so on. */
async function assetsBelow(text: string, namedIn: (asset: string) => Promise<string[]>): Promise<Set<string>> {
  const found = new Set(assetsIn(text));
  let next = [...found];
  while (next.length > 0) {
    next = [...new Set((await Promise.all(next.map(namedIn))).flat())].filter((asset) => !found.has(asset));
    for (const asset of next) found.add(asset);
  }
  return found;
}

/**
 * Caches pages of this build one after the other: first a page's assets, then itself. `whole` fetches what it may load
 * as well; otherwise only what it names itself, which a visitor's browser has already. Throws where something cannot be
 * fetched or stored.
 */
export async function cachePages(manifest: Manifest, paths: Iterable<string>, whole: boolean): Promise<void> {
  const cache = await caches.open(PAGES_KEY);
  const fetched = async (asset: string) => {
    if (!manifest.files[asset]) return;
    const cached = await cache.match(keyOf(manifest, asset));
    if (cached) return cached;
    const response = await download(manifest, asset);
    if (isHashed(asset)) await cache.put(asset, response.clone());
    return response;
  };
  const namedIn = readerOf(fetched);
  for (const path of paths) {
    const page = await fetched(path);
    if (!page) continue;
    // Read even where it is cached already: it may have been cached without what it may load.
    const text = await page.clone().text();
    if (whole) await assetsBelow(text, namedIn);
    else await Promise.all(assetsIn(text).map(fetched));
    await cache.put(keyOf(manifest, path), page);
  }
}

/** Returns the addresses of the pages of this build. */
const pagesOf = ({ files }: Manifest) => Object.keys(files).filter((path) => path.endsWith('/'));

/** Returns the key of the entry that records that every page of this build is cached whole. */
const markOf = async ({ files }: Manifest) =>
  `/.whole?${await digestOf(new TextEncoder().encode(JSON.stringify(files)).buffer)}`;

/** Returns whether every page of this build that is cached ahead is cached whole. */
export async function isCachedWhole(manifest: Manifest): Promise<boolean> {
  return (await (await caches.open(PAGES_KEY)).match(await markOf(manifest))) !== undefined;
}

/**
 * Caches `first` and then every page of this build but those that are cached once opened, whole, one after the other. Throws at the first that
 * cannot be cached.
 */
export async function cacheAllPages(manifest: Manifest, first: string): Promise<void> {
  if (await isCachedWhole(manifest)) return;
  const ahead = pagesOf(manifest).filter((path) => !isOnceOpened(path));
  await cachePages(manifest, new Set([first, ...ahead]), true);
  const cache = await caches.open(PAGES_KEY);
  const mark = await markOf(manifest);
  await cache.put(mark, new Response());
}

/** Returns a page from the cache: that of this build, else that of an earlier one; undefined where there is none, or no storage. */
export async function cachedPage(manifest: Manifest, path: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(PAGES_KEY);
    return (await cache.match(keyOf(manifest, path))) ?? (await cache.matchAll(path, { ignoreSearch: true })).at(-1);
  } catch {
    return undefined;
  }
}

/** Returns a hashed file from the cache, of whichever build; undefined where there is none, or no storage. */
export async function cachedAsset(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(PAGES_KEY)).match(path);
  } catch {
    return undefined;
  }
}

/** Caches a hashed file of this build that was fetched for a page, where it is whole and there is room. */
export async function cacheAsset(manifest: Manifest, path: string, response: Response): Promise<void> {
  const cache = await caches.open(PAGES_KEY);
  const bytes = await response.clone().arrayBuffer();
  if ((await digestOf(bytes)) === manifest.files[path]) await cache.put(path, response);
}

/** Returns a data file of the look-up from the cache; undefined where there is none, or no storage. */
export async function cachedData(url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(BRANCHES_KEY)).match(url);
  } catch {
    return undefined;
  }
}

/** Caches a data file of the look-up. Its checksum is tested when it is read, so only what cannot be one is left out. */
export async function cacheData(url: string, response: Response): Promise<void> {
  if (response.status !== 200 || !/\bjson\b/.test(response.headers.get('content-type') ?? '')) return;
  await (await caches.open(BRANCHES_KEY)).put(url, response);
}

/**
 * Deletes of earlier builds what no cached page needs any more: pages that have a successor or are gone from the site, and what
 * only they loaded. No page of an earlier build may be open. Nothing is deleted where `isSuperseded` returns that another worker
 * has begun to fill the cache, and nothing is read where everything is of this build.
 */
export async function sweep(manifest: Manifest, isSuperseded: () => boolean): Promise<void> {
  const branches = await caches.open(BRANCHES_KEY);
  for (const request of await branches.keys()) {
    const isOld = !new URL(request.url).pathname.startsWith(manifest.branches);
    if (isOld && !isSuperseded()) await branches.delete(request);
  }
  const cache = await caches.open(PAGES_KEY);
  const pathOf = ({ url }: Request) => url.slice(new URL(url).origin.length);
  const mark = await markOf(manifest);
  const isOwn = (key: string) => {
    const [path = ''] = key.split('?');
    return key === mark || (manifest.files[path] !== undefined && key === keyOf(manifest, path));
  };
  const earlier = (await cache.keys()).filter((request) => !isOwn(pathOf(request)));
  if (earlier.length === 0) return;
  const needed = new Set<string>();
  const namedIn = readerOf((asset) => cache.match(asset));
  for (const path of pagesOf(manifest)) {
    const cached = await cache.keys(path, { ignoreSearch: true });
    const own = keyOf(manifest, path);
    const key = cached.map(pathOf).find((each) => each === own) ?? cached.map(pathOf).at(-1);
    const page = key && (await cache.match(key));
    if (!page) continue;
    needed.add(key);
    for (const asset of await assetsBelow(await page.text(), namedIn)) needed.add(asset);
  }
  if (isSuperseded()) return;
  for (const request of earlier) if (!needed.has(pathOf(request))) await cache.delete(request);
}
