import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import os from 'node:os';
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
 * Starts a command in the project's folder: `done` is whether it has succeeded, `stop` ends it. What it says is printed when it ends, or, of a
 * command that is shown, at once. One that yields takes only the processor time that others leave.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly extra?: NodeJS.ProcessEnv, readonly isShown?: boolean, readonly yields?: boolean }} [how]
 */
export function start(command, args, { extra = {}, isShown = false, yields = false } = {}) {
  const title = `\n> ${command} ${args.join(' ')}\n`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    env: { ...env, ...extra },
  });
  if (isShown) process.stdout.write(title);
  if (yields && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  let said = title;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const done = new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  }).then((isDone) => {
    if (!isShown) process.stdout.write(said);
    return isDone;
  });
  return { done, stop: () => child.kill() };
}

/**
 * Runs commands side by side in the project's folder and prints what each has said when it ends; returns whether each succeeded.
 * @param {readonly (readonly [string, readonly string[]])[]} commands each with its arguments
 */
export const runTogether = (commands) => Promise.all(commands.map(([command, args]) => start(command, args).done));

/** Installs the dependencies of a folder's lock file, of the project's own by default, unless they are there already. */
export function install(folder = '') {
  const at = path.join(root, folder);
  const marker = path.join(at, 'node_modules', '.package-lock.json');
  const lock = path.join(at, 'package-lock.json');
  const installed = existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
  return installed || run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', at]);
}
