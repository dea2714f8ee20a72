// Serves the export in out/ as the configured hosts do: folders with index.html, /x → /x/, 404.html, the headers of
// deploy/headers.json, and the compressed copies. Usage: node scripts/serve.mjs [port]   (default: $PORT, else 3000)
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import handler from 'serve-handler';

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const folder = fileURLToPath(new URL('../out', import.meta.url));
const headersFile = fileURLToPath(new URL('../deploy/headers.json', import.meta.url));
if (!existsSync(headersFile)) {
  console.error('There is no build to serve: run `npm run build` first, or `npm start`.');
  process.exit(1);
}
const site = JSON.parse(readFileSync(headersFile, 'utf8'));
const cacheRules = site.cache.map(({ pattern, value }) => ({ pattern: new RegExp(pattern), value }));

/** The copy of a file that the browser takes: its coding and ending; null where the file itself is to be sent. */
function copyFor(request, file) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  // A part of a file is a part of the file itself.
  if (request.headers.range) return null;
  for (const [coding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ]) {
    if (accepted.includes(coding) && existsSync(file + ending)) return { coding, ending };
  }
  return null;
}

const isFolder = (file) => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** Where an address is sent on to: from the name of a page's file, and of its folder, to the folder with a slash; else null. */
function movedTo(address) {
  if (!/^(?:\/[\w-][\w.-]*)+$/.test(address)) return null;
  if (address.endsWith('/index.html')) return address.slice(0, -'index.html'.length);
  return isFolder(path.join(folder, address)) ? `${address}/` : null;
}

const server = createServer((request, response) => {
  const [, address, query] = /^([^?]*)(.*)$/.exec(request.url);
  let copy = null;
  let hasCopies = false;
  // The page of what is missing is kept no longer than any other page.
  const cacheFor = (status) =>
    cacheRules.find(({ pattern }) => pattern.test(status === 404 ? '/404.html' : address))?.value;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, headers = {}) => {
    const isPage = String(headers['Content-Type'] ?? response.getHeader('Content-Type') ?? '').startsWith('text/html');
    return writeHead(status, {
      ...headers,
      ...site.everywhere,
      ...(isPage ? site.pages : {}),
      'Cache-Control': cacheFor(status),
      ...(hasCopies ? { Vary: 'Accept-Encoding' } : {}),
      ...(copy ? { 'Content-Encoding': copy.coding } : {}),
    });
  };
  const moved = movedTo(address);
  if (moved) {
    response.writeHead(301, { Location: moved + query });
    response.end();
    return;
  }
  if (address.endsWith('/')) request.url = `${address}index.html${query}`;
  else if (address === '/404.html') request.url = '/404';
  // Its own page of what is missing, whatever is accepted.
  request.headers.accept = 'text/html';
  handler(
    request,
    response,
    { public: folder, cleanUrls: false, directoryListing: false, etag: true },
    {
      lstat: (file) => {
        const stats = statSync(file);
        if (stats.isFile()) {
          hasCopies = existsSync(`${file}.gz`);
          copy = copyFor(request, file);
        }
        return copy && stats.isFile() ? statSync(file + copy.ending) : stats;
      },
      createReadStream: (file, options) => createReadStream(copy ? file + copy.ending : file, options),
    },
  );
});
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what is running there, or choose another: PORT=3001 npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Serving at http://localhost:${port}`));
