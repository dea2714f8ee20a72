// npm run test:load: 200 visitors at once, for 20 seconds, on the export in out/ behind nginx with the generated
// configuration; or on a server of this machine that runs already: npm run test:load -- http://localhost:8080
// Fails on any status but the expected one, on a missing compression, a time-out or a broken connection.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './run.mjs';

const CONNECTIONS = 200;
const SECONDS = 20;
/** How many of each kind of file are asked for; a visit asks for many scripts and few pages. */
const SHARES = { pages: 40, scripts: 80, others: 40, missing: 10, redirects: 10 };
const port = Number(process.env.PORT ?? 4173);
const out = path.join(root, 'out');

/** Returns `count` of the items, evenly from first to last. */
const some = (items, count) =>
  items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );

/** Returns what is asked for: the path, the status to come back, and whether the answer must come compressed. */
function asked() {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      path
        .relative(out, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
  const answer = (file, address = `/${file}`) => ({
    path: encodeURI(address),
    status: 200,
    brotli: existsSync(path.join(out, `${file}.br`)),
  });
  const pages = files.filter((file) => file.endsWith('/index.html') && !file.startsWith('_not-found'));
  const scripts = files.filter((file) => file.startsWith('_next/static/'));
  const others = files.filter((file) => !file.endsWith('.html') && !file.startsWith('_next/'));
  const nowhere = ['/no-such-calculator/', '/_next/static/chunks/gone.js', '/ifsc/none.json', '/.env', '/wp-login.php'];
  return [
    answer('index.html', '/'),
    ...some(pages, SHARES.pages).map((file) => answer(file, `/${file.slice(0, -'index.html'.length)}`)),
    ...some(scripts, SHARES.scripts).map((file) => answer(file)),
    ...some(others, SHARES.others).map((file) => answer(file)),
    ...Array.from({ length: SHARES.missing }, (_, index) => ({ path: nowhere[index % nowhere.length], status: 404 })),
    ...some(pages, SHARES.redirects).map((file) => ({ path: `/${file.slice(0, -'/index.html'.length)}`, status: 301 })),
  ];
}

/** Starts the server of the browser tests, which must be nginx here; ended by `stop`. */
async function served() {
  const server = spawn(process.execPath, [path.join(root, 'scripts', 'serve-tests.mjs'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => server.kill('SIGTERM');
  for (let tries = 0; tries < 50; tries += 1) {
    if (server.exitCode !== null) break;
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers && said.includes('by nginx')) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`nginx does not answer at ${url}. ${said.trim()}`);
}

const given = process.argv[2];
if (given && !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/.test(given)) {
  console.error('Only a server of this machine is put under load: http://localhost:<port>');
  process.exit(2);
}
if (!install('scripts/tools')) process.exit(2);
const { default: autocannon } = await import(`${root}scripts/tools/node_modules/autocannon/autocannon.js`);
const requests = asked();
const { url, stop } = given ? { url: given.replace(/\/$/, ''), stop: () => {} } : await served();

const wrong = new Map();
let answers = 0;
const sent = requests.map(({ path: address, status, brotli }) => ({
  method: 'GET',
  path: address,
  headers: { 'accept-encoding': 'br' },
  onResponse: (got, _body, _context, headers = {}) => {
    answers += 1;
    const encoding = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
    const fault = got !== status ? `${got} instead of ${status}` : brotli && encoding !== 'br' ? 'not compressed' : '';
    if (fault) wrong.set(`${address}: ${fault}`, (wrong.get(`${address}: ${fault}`) ?? 0) + 1);
  },
}));

let client = 0;
const result = await autocannon({
  url,
  connections: CONNECTIONS,
  duration: SECONDS,
  requests: sent,
  // Each visitor begins elsewhere in the list, so that not all ask for the same file at the same moment.
  setupClient: (each) => {
    const from = (client * 37) % sent.length;
    client += 1;
    each.setRequests([...sent.slice(from), ...sent.slice(0, from)]);
  },
});
stop();

const { latency, throughput } = result;
console.log(`${CONNECTIONS} visitors at once for ${SECONDS} s on ${requests.length} addresses of ${url}`);
console.log(
  `${answers} answers, ${Math.round(result.requests.average)} a second, ${(throughput.average / 1e6).toFixed(1)} MB/s`,
);
console.log(`Latency: half within ${latency.p50} ms, 99 % within ${latency.p99} ms, the longest ${latency.max} ms`);
console.log(
  `Broken connections: ${result.errors - result.timeouts}, time-outs: ${result.timeouts}, wrong answers: ${wrong.size}`,
);
for (const [what, times] of [...wrong].slice(0, 20)) console.log(`  ${what} (${times} times)`);
const isGood = answers > 0 && result.errors === 0 && result.timeouts === 0 && wrong.size === 0;
console.log(isGood ? 'Passed.' : 'Failed.');
process.exit(isGood ? 0 : 1);
