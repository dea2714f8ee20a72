import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
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

/**
 * Runs commands side by side in the project's folder and prints what each has said when it ends; returns whether each succeeded.
 * @param {readonly (readonly [string, readonly string[]])[]} commands each with its arguments
 */
export async function runTogether(commands) {
  const all = commands.map(async ([command, args]) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    let said = `\n> ${command} ${args.join(' ')}\n`;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    const isDone = await new Promise((resolve) => {
      child.once('error', () => resolve(false));
      child.once('close', (code) => resolve(code === 0));
    });
    process.stdout.write(said);
    return isDone;
  });
  return Promise.all(all);
}

/** Installs the dependencies of a folder's lock file, of the project's own by default, unless they are there already. */
export function install(folder = '') {
  const at = path.join(root, folder);
  const marker = path.join(at, 'node_modules', '.package-lock.json');
  const lock = path.join(at, 'package-lock.json');
  const installed = existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
  return installed || run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', at]);
}
