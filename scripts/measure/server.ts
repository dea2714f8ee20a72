import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A running server of an export. */
export interface Served {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const packed = new Set(['.png', '.ico', '.woff2']);

/**
 * Serves a folder as a good static host does: compressed with brotli, hashed files immutable, connections kept open.
 * What is compressed is kept, so that only the first request of a file pays for it.
 */
export async function serve(folder: string, port = 0): Promise<Served> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string, compress: boolean) => {
    const key = `${file} ${compress}`;
    const known = bodies.get(key);
    if (known) return known;
    const plain = readFileSync(file);
    const body = compress ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : plain;
    bodies.set(key, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const wanted = pathname.endsWith('/') ? path.join(asked, 'index.html') : asked;
    const found = existsSync(wanted) && path.extname(wanted) !== '';
    const file = found ? wanted : path.join(folder, '404.html');
    const extension = path.extname(file);
    const compress = !packed.has(extension) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = bodyOf(file, compress);
    const forGood = pathname.startsWith('/_next/static/');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(compress ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
