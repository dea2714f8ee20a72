import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { builtIds } from '@/content/calculators/load';
import { caseFileOf } from './cases';

/** The archive of all files: a folder `cases` with a file for each calculator. */
export const archive = 'all.zip';

/** So that the same cases make the same archive: the earliest day that a zip can hold. */
const mtime = new Date(1980, 0, 1);

/** Writes the cases of every calculator into a folder, and one archive with all of them; returns how many files and cases that are. */
export async function writeCases(folder: string): Promise<{ readonly files: number; readonly cases: number }> {
  const files = await Promise.all(builtIds().map(caseFileOf));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const texts = files.map((file) => [`${file.calculator}.json`, `${JSON.stringify(file, null, 1)}\n`] as const);
  for (const [name, text] of texts) writeFileSync(path.join(folder, name), text);
  const packed = Object.fromEntries(texts.map(([name, text]) => [`cases/${name}`, strToU8(text)]));
  writeFileSync(path.join(folder, archive), zipSync(packed, { level: 9, mtime }));
  return { files: texts.length, cases: files.reduce((sum, { cases }) => sum + cases.length, 0) };
}
