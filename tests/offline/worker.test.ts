import type { FetchEvent } from '@/lib/offline/answer';
import { PAGES_KEY } from '@/lib/offline/cache';
import { withdraw } from '@/lib/offline/withdrawn';
import type { FromPage, WorkerScope } from '@/lib/offline/worker';
import { type Answers, browserWith, down, filesOfBuild, hostOf, manifestFor, requestFor } from './site';

const one = filesOfBuild('1');
const two = filesOfBuild('2');

beforeEach(() => jest.resetModules());
afterEach(() => jest.useRealTimers());

type Listener = (event: never) => void;

/** A worker of these files in a browser: its events can be sent to it. */
async function workerOf(
  files: Record<string, string>,
  {
    answers = hostOf(files),
    open = ['/'],
    connection = {} as WorkerScope['navigator']['connection'],
    browser = browserWith(answers),
  } = {},
) {
  const listeners = new Map<string, Listener>();
  const registration = { installing: null as unknown, waiting: null as unknown };
  const claim = jest.fn(async () => {});
  const matchAll = jest.fn(async () => open.map((url) => ({ url: `https://hisaabi.example${url}` })));
  const scope = {
    registration,
    clients: { claim, matchAll },
    navigator: { connection },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  } as WorkerScope;
  const { startWorker } = await import('@/lib/offline/worker');
  startWorker(scope, await manifestFor(files));
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) } as never);
    await Promise.all(work);
  };
  const fetched = (address: string, options?: Parameters<typeof requestFor>[1], preloaded?: Response) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | null = null;
    const event: FetchEvent = {
      request: requestFor(address, options),
      preloadResponse: Promise.resolve(preloaded),
      respondWith: (given) => {
        response = given;
      },
      waitUntil: (promise) => work.push(promise),
    };
    listeners.get('fetch')?.(event as never);
    return { response: response as Promise<Response> | null, work };
  };
  return {
    ...browser,
    browser,
    fetched,
    open,
    registration,
    claim,
    matchAll,
    install: () => send('install', {}),
    activate: () => send('activate', {}),
    tell: (data: FromPage, ports: { postMessage: (answer: boolean) => void }[] = []) =>
      send('message', { data, ports }),
    /** What a page gets for a request; null where the worker leaves it alone. What goes on behind it has ended then. */
    get: async (address: string, options?: Parameters<typeof requestFor>[1], preloaded?: Response) => {
      const { response, work } = fetched(address, options, preloaded);
      const answered = await response;
      await Promise.all(work);
      return answered;
    },
  };
}
const navigate = { mode: 'navigate' };
const pagesIn = (cached: readonly string[]) =>
  cached
    .map((key) => key.replace(/\?.*/, ''))
    .filter((key) => key.endsWith('/'))
    .sort();
const core = ['/', '/404/', '/offline/'];

describe('what is cached when', () => {
  it('at once the home page, the two shown where there is no page, and what is open', async () => {
    const worker = await workerOf(one, { open: ['/emi/#v=1&loan=1', '/unknown/'] });
    await worker.install();
    expect(pagesIn(await worker.cached())).toEqual([...core, '/emi/'].sort());
    expect(await worker.cached()).toContain('/_next/static/chunks/answer-1.js');
    // Those that the earlier worker serves, too.
    expect(worker.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
    await worker.activate();
    expect(worker.claim).toHaveBeenCalled();
  });

  it('a worker that cannot have all of these is none', async () => {
    const { '/404/': _, ...torn } = one;
    const worker = await workerOf(one, { answers: hostOf(torn) });
    await expect(worker.install()).rejects.toThrow('/404/');
  });

  it('everything, once a page has reported that it is open', async () => {
    const worker = await workerOf(one);
    await worker.tell({ page: '/emi/', scripts: [] });
    expect(pagesIn(await worker.cached())).toEqual([...core, '/emi/', '/gst/'].sort());
  });

  it.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
    'nothing ahead where %j: the pages that were opened, with what they name',
    async (connection) => {
      const worker = await workerOf(one, { connection });
      await worker.install();
      await worker.tell({ page: '/emi/', scripts: [] });
      expect(pagesIn(await worker.cached())).toEqual([...core, '/emi/'].sort());
      expect(worker.asked.filter((address) => /answer|menu|gst/.test(address))).toEqual([]);
    },
  );

  it.each([[{ saveData: false }], [{ saveData: true }]])(
    'of the corrections of a calculator what is opened, also once the rest is cached, where %j',
    async (connection) => {
      const route = '/how-we-check/corrections/emi/';
      const other = '/how-we-check/corrections/gst/';
      const files = { ...one, '/how-we-check/corrections/': 'By calculator', [route]: 'Of EMI', [other]: 'Of GST' };
      const worker = await workerOf(files, { connection });
      await worker.install();
      await worker.tell({ page: '/', scripts: [] });
      expect(pagesIn(await worker.cached())).not.toContain(route);
      expect(pagesIn(await worker.cached()).includes('/how-we-check/corrections/')).toBe(!connection.saveData);
      await worker.tell({ page: route, scripts: [] });
      worker.connect(down);
      expect(await (await worker.get(route, navigate))?.text()).toBe('Of EMI');
      expect((await worker.get(other, navigate))?.status).toBe(503);
    },
  );

  it('nothing more by a worker that another is about to replace', async () => {
    const worker = await workerOf(one);
    worker.registration.waiting = {};
    await worker.tell({ page: '/emi/', scripts: [] });
    expect(worker.asked).toEqual([]);
  });

  it('what is full or broken off is no failure, and is tried again with the next page', async () => {
    const worker = await workerOf(one);
    const cache = await worker.caches.open(PAGES_KEY);
    cache.isFull = true;
    await worker.tell({ page: '/emi/', scripts: [] });
    expect(await worker.cached()).toEqual([]);
    cache.isFull = false;
    await worker.tell({ page: '/emi/', scripts: [] });
    expect(pagesIn(await worker.cached())).toHaveLength(5);
  });
});

describe('after a new deployment', () => {
  async function renewed(open: string[]) {
    const first = await workerOf(one);
    await first.install();
    await first.tell({ page: '/', scripts: [] });
    first.connect(hostOf(two));
    const second = await workerOf(two, { browser: first.browser, open });
    await second.install();
    return { first, second };
  }
  const old = (cached: readonly string[]) => cached.filter((key) => key.includes('-1.js'));

  it('the old worker serves its own, whole, and the old pages’ assets outlast the arrival of the new one', async () => {
    const { first, second } = await renewed(['/emi/']);
    first.connect(down);
    expect(await (await first.get('/emi/', navigate))?.text()).toContain('EMI 1');
    expect(await (await first.get('/_next/static/chunks/answer-1.js'))?.text()).toBe('answer()');
    // Both builds: a page of the new one that the old worker let through finds its assets too.
    expect((await first.get('/_next/static/chunks/answer-2.js'))?.ok).toBe(true);
    expect(old(await second.cached())).toHaveLength(4);
  });

  it('the old assets are deleted when the one open page is of the new build', async () => {
    const { second } = await renewed(['/']);
    await second.tell({ page: '/', scripts: ['/_next/static/chunks/shell-2.js'] });
    expect(old(await second.cached())).toEqual([]);
  });

  it('they remain while another page is open, or the open one is of the old build', async () => {
    const { second } = await renewed(['/', '/emi/']);
    await second.tell({ page: '/', scripts: ['/_next/static/chunks/shell-2.js'] });
    expect(old(await second.cached())).toHaveLength(4);
    second.open.length = 1;
    await second.tell({ page: '/', scripts: ['/_next/static/chunks/shell-1.js'] });
    expect(old(await second.cached())).toHaveLength(4);
    await second.tell({
      page: '/',
      scripts: ['/_next/static/chunks/shell-2.js', '/_next/static/chunks/menu-1.js'],
    });
    expect(old(await second.cached())).toHaveLength(4);
  });

  it('a page can ask whether its scripts are those of the new build, and nothing else happens', async () => {
    const { second } = await renewed(['/']);
    second.asked.length = 0;
    const answers: boolean[] = [];
    const port = { postMessage: (answer: boolean) => answers.push(answer) };
    await second.tell({ scripts: ['/_next/static/chunks/shell-1.js'] }, [port]);
    await second.tell({ scripts: ['/_next/static/chunks/shell-2.js'] }, [port]);
    await second.tell({ scripts: ['/_next/static/chunks/shell-2.js', '/_next/static/chunks/menu-1.js'] }, [port]);
    expect(answers).toEqual([false, true, false]);
    expect(second.asked).toEqual([]);
  });
});

describe('a page that is opened', () => {
  const installed = async (answers?: Answers) => {
    const worker = await workerOf(one);
    await worker.install();
    await worker.tell({ page: '/', scripts: [] });
    if (answers) worker.connect(answers);
    return worker;
  };

  it('comes from the network, whichever build that has', async () => {
    const worker = await installed(hostOf(two));
    expect(await (await worker.get('/emi/', navigate))?.text()).toContain('EMI 2');
    expect((await worker.get('/none/', navigate))?.status).toBe(404);
  });

  it('comes as the browser asked for it already, where it did', async () => {
    const worker = await installed(down);
    expect(await (await worker.get('/emi/', navigate, new Response('preloaded')))?.text()).toBe('preloaded');
  });

  it.each(['/emi/', '/emi/?from=home', '/emi/?search=%23'])(
    '%s is the cached one without a connection',
    async (address) => {
      const worker = await installed(down);
      expect(await (await worker.get(address, navigate))?.text()).toContain('EMI 1');
    },
  );

  it.each([500, 502])('is the cached one where the host fails with %i', async (status) => {
    const worker = await installed(() => new Response('Failed', { status }));
    expect(await (await worker.get('/emi/', navigate))?.text()).toContain('EMI 1');
    expect((await worker.get('/none/', navigate))?.status).toBe(status);
  });

  it('with a dot before its last part is a page like any other', async () => {
    const worker = await installed();
    expect((await worker.get('/v1.2/emi/', navigate))?.status).toBe(404);
  });

  it('is the cached one after three seconds without an answer, and sooner for a minute from then on', async () => {
    const worker = await installed();
    jest.useFakeTimers();
    worker.connect(() => new Promise(() => {}));
    const first = raceOf(worker, '/emi/');
    await jest.advanceTimersByTimeAsync(2_900);
    expect(first.text).toBe('');
    await jest.advanceTimersByTimeAsync(200);
    expect(first.text).toContain('EMI 1');
    const second = raceOf(worker, '/gst/');
    await jest.advanceTimersByTimeAsync(600);
    expect(second.text).toContain('GST 1');
    await jest.advanceTimersByTimeAsync(61_000);
    const third = raceOf(worker, '/gst/');
    await jest.advanceTimersByTimeAsync(600);
    expect(third.text).toBe('');
  });

  it('that has come in time does not count as a slow connection, however long the worker runs', async () => {
    const worker = await installed();
    jest.useFakeTimers();
    await worker.get('/emi/', navigate);
    await jest.advanceTimersByTimeAsync(10_000);
    worker.connect(() => new Promise(() => {}));
    const next = raceOf(worker, '/gst/');
    await jest.advanceTimersByTimeAsync(2_900);
    expect(next.text).toBe('');
    await jest.advanceTimersByTimeAsync(200);
    expect(next.text).toContain('GST 1');
  });

  it('that was not cached is waited for, however long it takes', async () => {
    const worker = await workerOf(one, { connection: { saveData: true } });
    await worker.install();
    jest.useFakeTimers();
    worker.connect(() => new Promise((resolve) => setTimeout(resolve, 20_000, new Response('late'))));
    const opened = raceOf(worker, '/emi/');
    await jest.advanceTimersByTimeAsync(19_000);
    expect(opened.text).toBe('');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(opened.text).toBe('late');
  });

  it('without a connection: 404 where there is none, 503 where it was not cached, the slash where it is missing', async () => {
    const worker = await workerOf(one, { connection: { saveData: true } });
    await worker.install();
    worker.connect(down);
    const missing = await worker.get('/none/', navigate);
    expect([missing?.status, await missing?.text()]).toEqual([404, '<p>Not found 1</p>']);
    expect((await worker.get('/none', navigate))?.status).toBe(404);
    const notCached = await worker.get('/gst/', navigate);
    expect([notCached?.status, await notCached?.text()]).toEqual([503, '<p>No connection 1</p>']);
    worker.connect(hostOf(one));
    await worker.tell({ page: '/emi/', scripts: [] });
    worker.connect(down);
    const bare = await worker.get('/emi?x=1', navigate);
    expect([bare?.status, bare?.headers.get('location')]).toEqual([302, 'https://hisaabi.example/emi/?x=1']);
  });

  it('without storage and connection fails as it would without a worker', async () => {
    const worker = await workerOf(one, { answers: down });
    worker.caches.isForbidden = true;
    await expect(worker.get('/emi/', navigate)).rejects.toThrow('Failed to fetch');
  });
});

/** What a navigation gets, as soon as it gets it. */
function raceOf(worker: Awaited<ReturnType<typeof workerOf>>, address: string): { text: string } {
  const seen = { text: '' };
  worker
    .fetched(address, navigate)
    .response?.then((response) => response.text())
    .then((text) => {
      seen.text = text;
    });
  return seen;
}

describe('other requests', () => {
  it.each([
    ['another host', 'https://ifsc.razorpay.com/HDFC0000060', {}],
    ['another host with the same path', 'https://cdn.example/_next/static/chunks/form-1.js', {}],
    ['data of another folder', '/about/ifsc/r1/c/1.json', {}],
    ['a form that is sent', '/emi/', { method: 'POST' }],
    ['a form that is sent to a page', '/emi/', { method: 'POST', mode: 'navigate' }],
    ['a range of a file', '/_next/static/media/a.woff2', { headers: { range: 'bytes=0-63' } }],
    ['the worker itself', '/sw.js', {}],
    ['data for machines', '/calculators.json', {}],
    ['the image of a card', '/og/emi.png', {}],
    ['a file that is opened', '/sitemap.xml', { mode: 'navigate' }],
    ['data of a page that the router did not ask for', '/emi/__next._tree.txt', {}],
    ['the head of what is no file of the build', '/none/', { method: 'HEAD' }],
  ])('%s is left to the network', async (_, address, options) => {
    const worker = await workerOf(one);
    expect(await worker.get(address, options)).toBeNull();
  });

  it('an asset that is not cached comes from the network and is cached, if it is the one of this build', async () => {
    const worker = await workerOf(one);
    await worker.get('/_next/static/chunks/answer-1.js');
    expect(await worker.cached()).toEqual(['/_next/static/chunks/answer-1.js']);
    worker.connect(() => new Response('<p>Sign in</p>'));
    await worker.get('/_next/static/chunks/form-1.js');
    await worker.get('/_next/static/chunks/other.js');
    expect(await worker.cached()).toEqual(['/_next/static/chunks/answer-1.js']);
  });

  describe('data of the look-up', () => {
    const address = '/ifsc/r1/c/1.json';
    const data = () => Response.json(['r1/c/1', 'x', []]);

    it('is cached as it is used, and there without a connection', async () => {
      const worker = await workerOf(one, { answers: data });
      await worker.get(address);
      worker.connect(down);
      expect(await (await worker.get(address))?.json()).toEqual(['r1/c/1', 'x', []]);
      await expect(worker.get('/ifsc/r1/c/2.json')).rejects.toThrow();
    });

    it('is fetched anew where the page asks for that', async () => {
      const worker = await workerOf(one, { answers: data });
      await worker.get(address);
      worker.connect(() => Response.json('restored'));
      expect(await (await worker.get(address, { cache: 'reload' }))?.json()).toBe('restored');
      expect(await (await worker.get(address))?.json()).toBe('restored');
    });

    it.each([
      ['a page in its place', () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })],
      ['a failure', () => Response.json({}, { status: 500 })],
    ])('is not cached where it is %s', async (_, answers) => {
      const worker = await workerOf(one, { answers });
      expect(await worker.get(address)).not.toBeNull();
      expect(await worker.cached('hisaabi-branches')).toEqual([]);
    });

    it('comes from the network where nothing can be stored', async () => {
      const worker = await workerOf(one, { answers: data });
      worker.caches.isForbidden = true;
      expect((await worker.get(address))?.ok).toBe(true);
    });
  });

  it.each([
    ['/emi/__next._tree.txt?_rsc=1a', {}],
    ['/none/__next._tree.txt?_rsc=1a', {}],
    ['/emi/', { method: 'HEAD' }],
    ['/gst/', { method: 'HEAD' }],
  ])(
    '%s with %j, for the router, comes from the network, whether the page is cached or not',
    async (address, options) => {
      const worker = await workerOf(one, { connection: { saveData: true } });
      await worker.tell({ page: '/emi/', scripts: [] });
      worker.connect(() => new Response('of the network'));
      expect(await (await worker.get(address, options))?.text()).toBe('of the network');
    },
  );

  it.each([
    ['data', '/emi/__next._tree.txt?_rsc=1a', {}],
    ['head', '/emi/', { method: 'HEAD' }],
  ])(
    'the %s of a page, which Next.js asks for, is not waited for where the page is cached',
    async (_, address, options) => {
      const worker = await workerOf(one);
      await worker.tell({ page: '/emi/', scripts: [] });
      jest.useFakeTimers();
      worker.connect(() => new Promise(() => {}));
      const failed = jest.fn();
      worker.fetched(address, options).response?.catch(failed);
      await jest.advanceTimersByTimeAsync(3_100);
      expect(failed).toHaveBeenCalled();
    },
  );
});

it('the worker that withdraws the other activates at once, deletes everything and unregisters itself', async () => {
  const browser = browserWith(hostOf(one));
  await (await browser.caches.open('hisaabi-pages')).put('/', new Response('x'));
  await browser.caches.open('of-an-older-name');
  const listeners = new Map<string, Listener>();
  const skipWaiting = jest.fn(async () => {});
  const unregister = jest.fn(async () => true);
  withdraw({
    skipWaiting,
    registration: { unregister },
    addEventListener: (type, listener) => listeners.set(type, listener),
  });
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => work.push(promise) };
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  for (const listener of listeners.values()) listener(event as never);
  await Promise.all(work);
  expect(skipWaiting).toHaveBeenCalled();
  expect(await browser.caches.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalled();
});
