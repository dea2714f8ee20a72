import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser-options';
import { headlessShell } from './scripts/headless-shell';

const port = Number(process.env.TEST_PORT ?? 4173);

/**
 * The whole browser, for what the shell has not: installing, memory of pages that were left, slow lines, its own fonts and bars. A page is
 * open for a second or two here: code that V8 optimizes for a longer use takes a tenth of the processor time and is thrown away.
 */
const launchOptions = { ...browserOptions, args: [...browserOptions.args, '--js-flags=--no-opt --no-maglev'] };

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/export/setup.ts',
  timeout: 30_000,
  fullyParallel: true,
  workers: 3,
  // A noisy machine gets one more try; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    // What a worker fetches, page.route() does not see; the tests of the worker allow it themselves.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    // A window takes longer to open than most pages: a worker keeps one. Storage, cache and routes are cleared between tests; what a test does to
    // the network, or counts from a cold start, asks for a window of its own by `reuseContext: false`.
    reuseContext: true,
    launchOptions,
  },
  // Pages, scripts and network of the same Chromium without its windows: three fifths of the processor time.
  projects: [
    {
      name: 'pages',
      use: { launchOptions: { ...launchOptions, executablePath: headlessShell(launchOptions.executablePath) } },
    },
  ],
  webServer: {
    command: `node scripts/serve-tests.mjs ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  },
});
