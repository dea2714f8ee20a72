/** Has browsers compile the functions of a script while it downloads. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The line by which V8 compiles every function of a script on its background thread, as the script comes. Without it V8 looks over each
 * function first and compiles it on the main thread when it is called: https://v8.dev/blog/explicit-compile-hints. To other engines it is a
 * comment. What it is worth: docs/decisions/046-functions-compiled-ahead.md.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the line at the head of every script of the export, where it is not yet; returns the number of scripts. */
export function addCompileHints(out: string): number {
  const folder = path.join(out, '_next/static/chunks');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const file = path.join(folder, script);
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + code);
  }
  return scripts.length;
}
