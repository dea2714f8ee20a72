/** The look-up data as the build makes it, in memory, for tests. */

import { type Data, dataOf } from '@/lib/ifsc/lookup';
import { filesOf } from '@/scripts/ifsc/files';
import { assemble } from '@/scripts/ifsc/rows';
import { readCodeList, readOldRows, readRelease } from '@/scripts/ifsc/sources';

export const list = readCodeList();
export const old = readOldRows();

/** Everything that is made from the packages, or from a release where its text is given. */
export function build(csv?: string) {
  const release = csv === undefined ? null : readRelease(csv);
  // With a release the codes of the past would only make the tests slow.
  const rows = assemble(list, release ? new Map() : old.rows, release);
  const dates = { list: list.date, details: old.date, full: release !== null };
  return { rows, ...filesOf('test', rows, list, dates) };
}

/** Data over files in memory; `read` counts and may spoil what is read. */
export function dataOver(
  files: ReadonlyMap<string, string>,
  seen: string[] = [],
  spoil = (text: string, _path: string) => text,
): Data {
  return dataOf('test', async (path) => {
    seen.push(path);
    const text = files.get(path);
    if (text === undefined) throw new Error(`404: ${path} is not there`);
    return JSON.parse(spoil(text, path)) as unknown;
  });
}
