// The one server of an export, for `npm start`, the bench, and the browser tests where there is no nginx: folders with
// index.html, /x → /x/, 404.html, the copies that were compressed beforehand, and the headers that it is given.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.zip': 'application/zip',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const packed = new Set(['.ico', '.png', '.woff2', '.zip']);
/** Without other headers: a file whose name has a hash is cached for a year. */
const plainSite = {
  everywhere: {},
  pages: {},
  cache: [
    { pattern: '^/_next/static/', value: 'public, max-age=31536000, immutable' },
    { pattern: '', value: 'no-cache' },
  ],
};

/** Returns the facts of a file or folder; undefined where there is none, or the name is no name. */
function statsOf(file) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Returns the codings that a request takes. */
function acceptedBy(request) {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
}

/** Returns where an address is sent on to: from a page's file, and from its folder without a slash; else null. */
function movedTo(folder, address) {
  if (!/^(?:\/[\w-][\w.-]*)+$/.test(address)) return null;
  if (address.endsWith('/index.html')) return address.slice(0, -'index.html'.length);
  return statsOf(path.join(folder, address))?.isDirectory() ? `${address}/` : null;
}

/** Returns the file of an address; null where it has none. */
function fileOf(folder, address) {
  try {
    const file = path.join(folder, decodeURIComponent(address), address.endsWith('/') ? 'index.html' : '');
    return file.startsWith(folder + path.sep) && statsOf(file)?.isFile() ? file : null;
  } catch {
    return null;
  }
}

/**
 * Returns a function that gives what is sent of a file: a copy in a coding that is taken, else the file; without copies it is compressed once.
 * @param {boolean} isQuick
 */
function bodies(isQuick) {
  const compressed = new Map();

  /** Returns a file compressed. */
  function compressedOf(file) {
    const content = readFileSync(file);
    if (!isQuick) return brotliCompressSync(content);
    brotliCompress(content, (error, small) => {
      if (!error) compressed.set(file, small);
    });
    return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }

  return (file, accepted) => {
    const copies = { br: `${file}.br`, gzip: `${file}.gz` };
    const coded = Object.keys(copies).filter((coding) => statsOf(copies[coding]));
    const coding = coded.find((each) => accepted.includes(each));
    if (coding) return { coding, body: readFileSync(copies[coding]), varies: true };
    const compresses = coded.length === 0 && !packed.has(path.extname(file));
    if (!compresses || !accepted.includes('br'))
      return { body: readFileSync(file), varies: !packed.has(path.extname(file)) };
    if (!compressed.has(file)) compressed.set(file, compressedOf(file));
    return { coding: 'br', body: compressed.get(file), varies: true };
  };
}

/** Answers a request with a file of the folder, its 404 page, or where the address has moved. */
function respond(request, response, { folder, site, rules, bodyOf }) {
  const [, address = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
  const moved = movedTo(folder, address);
  if (moved) {
    response.writeHead(301, { ...site.everywhere, Location: moved + query }).end();
    return;
  }
  const found = address === '/404.html' ? null : fileOf(folder, address);
  const file = found ?? path.join(folder, '404.html');
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const { coding, body, varies } = bodyOf(file, acceptedBy(request));
  const { mtimeMs, size } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${coding ? `-${coding}` : ''}"`;
  // The 404 page is cached no longer than any other page.
  const kept = rules.find(({ pattern }) => pattern.test(found ? address : '/404.html'))?.value;
  const headers = {
    ...site.everywhere,
    ...(type.startsWith('text/html') ? site.pages : {}),
    'Content-Type': type,
    'Cache-Control': kept,
    ETag: tag,
    ...(varies ? { Vary: 'Accept-Encoding' } : {}),
    ...(coding ? { 'Content-Encoding': coding } : {}),
  };
  if (found && request.headers['if-none-match'] === tag) response.writeHead(304, headers).end();
  else {
    response.writeHead(found ? 200 : 404, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/**
 * Serves the folder of an export; port 0 takes a free one.
 * @param {string} folder
 * @param {number} [port]
 * @param {{ everywhere: object, pages: object, cache: { pattern: string, value: string }[] }} [site] as in deploy/headers.json
 * @param {{ isQuick?: boolean }} [options] `isQuick` compresses a file without copies in a few milliseconds for whoever asks first, and as
 *   small as a host would for all who follow
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the address without a slash at its end
 */
export async function serve(folder, port = 0, site = plainSite, { isQuick = false } = {}) {
  const rules = site.cache.map(({ pattern, value }) => ({ pattern: new RegExp(pattern), value }));
  const bodyOf = bodies(isQuick);
  const server = createServer((request, response) => respond(request, response, { folder, site, rules, bodyOf }));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const { port: chosen } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${chosen}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
