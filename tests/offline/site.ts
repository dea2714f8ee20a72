/** A browser's caches and a host, as far as the service worker uses them, in memory. */
import { digestOf, type Manifest } from '@/lib/offline/cache';

const origin = 'https://hisaabi.example';
const pathOf = (address: string | Request | URL) => {
  const url = new URL(address instanceof Request ? address.url : address, origin);
  return url.pathname + url.search;
};

/** A cache that can be full: then nothing more goes in. */
class MemoryCache {
  readonly entries = new Map<string, { readonly body: ArrayBuffer; readonly headers: Headers }>();
  isFull = false;

  async match(address: string): Promise<Response | undefined> {
    const entry = this.entries.get(pathOf(address));
    return entry && new Response(entry.body, { headers: entry.headers });
  }

  async matchAll(address: string, options?: { ignoreSearch?: boolean }): Promise<Response[]> {
    const keys = await this.keys(address, options);
    return Promise.all(keys.map(async ({ url }) => (await this.match(url)) ?? Response.error()));
  }

  async keys(address?: string, options?: { ignoreSearch?: boolean }): Promise<Request[]> {
    return [...this.entries.keys()]
      .filter(
        (key) => address === undefined || (options?.ignoreSearch ? key.replace(/\?.*/, '') : key) === pathOf(address),
      )
      .map((key) => new Request(origin + key));
  }

  async put(address: string, response: Response): Promise<void> {
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(pathOf(address), { body: await response.arrayBuffer(), headers: response.headers });
  }

  async delete(address: string | Request): Promise<boolean> {
    return this.entries.delete(pathOf(address));
  }
}

/** Caches by name, which may be forbidden. */
class MemoryCaches {
  readonly named = new Map<string, MemoryCache>();
  isForbidden = false;

  async open(name: string): Promise<MemoryCache> {
    if (this.isForbidden) throw new DOMException('Forbidden', 'SecurityError');
    const cache = this.named.get(name) ?? new MemoryCache();
    this.named.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }
}

/** The files of a small site by address; a build differs from the next in every page and in the names of its assets. */
export function filesOfBuild(build: string): Record<string, string> {
  const asset = (name: string) => `/_next/static/chunks/${name}-${build}.js`;
  return {
    '/': `<p>Home ${build}</p><script src="${asset('shell')}"></script>`,
    '/emi/': `<p>EMI ${build}</p><script src="${asset('shell')}"></script><script src="${asset('form')}"></script>`,
    '/gst/': `<p>GST ${build}</p><script src="${asset('shell')}"></script>`,
    '/404/': `<p>Not found ${build}</p>`,
    '/offline/': `<p>No connection ${build}</p>`,
    [asset('shell')]: `load("static/chunks/menu-${build}.js")`,
    [asset('form')]: `load("static/chunks/answer-${build}.js")`,
    [asset('menu')]: `load("static/chunks/shell-${build}.js")`,
    [asset('answer')]: 'answer()',
  };
}

/** The manifest of these files. */
export async function manifestFor(files: Readonly<Record<string, string>>, release = 'r1'): Promise<Manifest> {
  const digests = await Promise.all(
    Object.entries(files).map(
      async ([address, text]) => [address, await digestOf(new TextEncoder().encode(text).buffer)] as const,
    ),
  );
  return { files: Object.fromEntries(digests), branches: `/ifsc/${release}/` };
}

/** What `answers` has to say to a request, as an answer or as a failure of the line. */
export type Answers = (address: string, init?: RequestInit) => Response | Promise<Response>;

/** A host of these files. */
export const hostOf =
  (files: Readonly<Record<string, string>>): Answers =>
  (address) => {
    const text = files[pathOf(address)];
    return text === undefined ? new Response('None', { status: 404 }) : new Response(text);
  };

/** A line that is down. */
export const down: Answers = () => Promise.reject(new TypeError('Failed to fetch'));

/** Puts caches and a line in place of the browser's; returns the caches, what is asked for, and a way to change the line. */
export function browserWith(answers: Answers) {
  const memory = new MemoryCaches();
  const asked: string[] = [];
  let line = answers;
  Object.assign(globalThis, {
    caches: memory,
    location: new URL(origin),
    fetch: async (request: string | Request, init?: RequestInit) => {
      const address = pathOf(typeof request === 'string' ? request : request.url);
      asked.push(address);
      return line(address, init);
    },
  });
  return {
    caches: memory,
    asked,
    connect: (next: Answers) => {
      line = next;
    },
    /** What is cached under which address, as text. */
    cached: async (name = 'hisaabi-pages') => {
      const cache = await memory.open(name);
      return [...cache.entries.keys()];
    },
  };
}

/** A request as a page makes it. */
export function requestFor(
  address: string,
  {
    mode = 'cors',
    method = 'GET',
    cache = 'default',
    headers = {},
  }: Partial<Record<'mode' | 'method' | 'cache', string>> & {
    headers?: Record<string, string>;
  } = {},
): Request {
  const url = new URL(address, origin).href;
  return { url, mode, method, cache, headers: new Headers(headers) } as unknown as Request;
}
