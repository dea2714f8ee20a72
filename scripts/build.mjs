// npm run build: the export in out/, and what hosts need of it: compressed copies and configurations.
import { fileURLToPath } from 'node:url';
import { forgetBuild, inputs, noteBuild } from './built-from.mjs';
import { run, runTogether } from './run.mjs';

const script = (name, ...words) => ['npx', ['tsx', `scripts/${name}.ts`, ...words]];

/** Builds the export, without compressed copies where no host is to have it; returns whether that succeeded. */
export async function build({ isForHosts = true } = {}) {
  const made = inputs();
  forgetBuild();
  const first = await runTogether([script('ifsc'), script('pdf-reader'), script('app-icons'), script('cards')]);
  const isDone =
    first.every(Boolean) &&
    run('npx', ['next', 'build']) &&
    run(...script('publish', ...(isForHosts ? [] : ['--uncompressed'])));
  if (isDone) noteBuild(made);
  return isDone;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await build()) ? 0 : 1);
