import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: process.env.FORCE_COLOR ?? '0' };

/** Runs a command in the project's folder with its output passed through; returns whether it succeeded. */
export function run(command, args, extra = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...extra },
  });
  return status === 0;
}

/** Runs a command and returns what it printed as text, with whether it succeeded; the output is passed through as well. */
export function runAndRead(command, args, extra = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...env, ...extra },
  });
  process.stdout.write(stdout ?? '');
  process.stderr.write(stderr ?? '');
  return { ok: status === 0, text: `${stdout ?? ''}${stderr ?? ''}` };
}

/** Installs the dependencies of the lock file unless they are there already. */
export function install() {
  const marker = `${root}node_modules/.package-lock.json`;
  const lock = `${root}package-lock.json`;
  const installed = existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
  return installed || run('npm', ['ci', '--no-audit', '--no-fund']);
}
