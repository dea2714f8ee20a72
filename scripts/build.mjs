// npm run build: the export in out/, and what hosts need of it: compressed copies and configurations.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetBuild, inputs, noteBuild } from './built-from.mjs';
import { root, run, runTogether, start } from './run.mjs';

const script = (name, ...words) => ['node', ['--import', 'tsx', `scripts/${name}.ts`, ...words]];
/** Where the worked cases wait for the export, and what is there once the look-up has its data; `next build` leaves both alone. */
const cases = path.join(root, '.next', 'cache', 'cases');
const dataMade = path.join(root, '.next', 'cache', 'ifsc-made');

/**
 * Compiles and exports the pages. The worked cases and the data of the look-up are made in the time that this leaves: a processor is idle while pages
 * are exported. The look-up's page, which names its data, waits for them. Returns whether all succeeded.
 */
async function exportPages() {
  rmSync(dataMade, { force: true });
  const data = start(...script('ifsc'), { yields: true });
  const worked = start(...script('cases', 'write', cases), { yields: true });
  const pages = start('node', ['node_modules/next/dist/bin/next', 'build'], {
    isShown: true,
    extra: { IFSC_MADE: dataMade },
  });
  const all = [
    data.done.then((isMade) => {
      if (isMade) writeFileSync(dataMade, '');
      return isMade;
    }),
    worked.done,
    pages.done,
  ];
  // Where one of them fails the others need not end.
  for (const each of all) each.then((isDone) => isDone || [data, worked, pages].map(({ stop }) => stop()));
  return (await Promise.all(all)).every(Boolean);
}

/** Builds the export, without compressed copies where no host is to have it; returns whether that succeeded. */
export async function build({ isForHosts = true } = {}) {
  const made = inputs();
  forgetBuild();
  const first = await runTogether([script('pdf-reader'), script('app-icons'), script('cards')]);
  if (!first.every(Boolean) || !(await exportPages())) return false;
  renameSync(cases, path.join(root, 'out', 'cases'));
  if (!run(...script('publish', ...(isForHosts ? [] : ['--uncompressed'])))) return false;
  noteBuild(made);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await build()) ? 0 : 1);
