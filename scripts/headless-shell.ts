import { existsSync } from 'node:fs';

/**
 * Returns the path of the headless shell that belongs to a Chromium: the one named in CHROMIUM_SHELL_PATH, the distribution's beside its Chromium,
 * Playwright's beside Playwright's, or the Chromium itself where there is none.
 */
export function headlessShell(chromium: string): string {
  const beside = chromium
    .replace(/^(\/usr\/bin\/chromium)$/, '$1-headless-shell')
    .replace(
      /chromium(-\d+)\/chrome-linux64\/chrome$/,
      'chromium_headless_shell$1/chrome-headless-shell-linux64/chrome-headless-shell',
    );
  const { CHROMIUM_SHELL_PATH: named } = process.env;
  return [named, beside].find((path) => path && existsSync(path)) ?? chromium;
}
