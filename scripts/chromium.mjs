import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, run } from './run.mjs';

const onSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn() {
  const { chromium } = await import(`${root}node_modules/@playwright/test/index.mjs`);
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/**
 * Returns the path of a Chromium: the one named in CHROMIUM_PATH, the system's, Playwright's, or one that is fetched now; null if none can
 * be had.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const system = onSystem.find((path) => existsSync(path));
  if (system) return system;
  const own = await playwrightsOwn();
  if (own) return own;
  console.log('No Chromium on this system: fetching one.');
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    const fetched = await playwrightsOwn();
    if (fetched) return fetched;
  }
  // Where Playwright's download is out of reach, the distribution may have a package.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  const packages = ['chromium', 'chromium-headless-shell'];
  if (spawnSync('which', ['apt-get']).status === 0 && apt('update') && apt('install', '-y', ...packages)) {
    return onSystem.find((path) => existsSync(path)) ?? null;
  }
  return null;
}
