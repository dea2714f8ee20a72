/** Makes a release of the look-up data on disk. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Facts, filesOf } from './files';
import { assemble } from './rows';
import { readCodeList, readOldRows, readRelease, releaseText } from './sources';

/** A full release in place of the packages. */
interface FullRelease {
  /** Path of its IFSC.csv. */
  readonly csv: string;
  /** Its day, ISO; else the day of the file. */
  readonly date?: string;
  /** Fewest codes that it must have: one with less was cut short between two rows. */
  readonly fewest?: number;
}

/** What release.json holds about the data beside it. */
export type Release = Facts & { readonly release: string };

const FEWEST_CODES = 170_000;

/** Returns the name of a release: a hash of everything that it is made from, the making included. */
export function releaseName(release?: FullRelease): string {
  const root = process.cwd();
  const hash = createHash('sha256');
  for (const name of [
    'lib/ifsc',
    'scripts/ifsc',
    'content/ifsc',
    'node_modules/ifsc/src',
    'node_modules/ifsc-nodejs/ifsc',
  ]) {
    const files = readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) if (/\.(ts|json)$/.test(file)) hash.update(readFileSync(path.join(root, name, file)));
  }
  if (release) hash.update(readFileSync(release.csv)).update(dayOf(release));
  return hash.digest('hex').slice(0, 10);
}

function dayOf({ csv, date }: FullRelease): string {
  return date ?? statSync(csv).mtime.toISOString().slice(0, 10);
}

/** Returns what the data in a folder is; null where there is none. */
export function releaseIn(target: string): Release | null {
  const note = path.join(target, 'release.json');
  if (!existsSync(note)) return null;
  const release = JSON.parse(readFileSync(note, 'utf8')) as Release;
  return existsSync(path.join(target, release.release)) ? release : null;
}

/**
 * Writes the data into a folder, in place of what is there, and returns what it came to in one line. It throws where the
 * inputs cannot be used; the folder is then as it was.
 */
export function writeData(target: string, full?: FullRelease): string {
  const release = releaseName(full);
  if (releaseIn(target)?.release === release) return `IFSC data ${release} is there already.`;
  const csv = full ? readRelease(releaseText(readFileSync(full.csv))) : null;
  const list = readCodeList();
  const codes = csv?.size ?? list.codes.length;
  const fewest = full?.fewest ?? FEWEST_CODES;
  if (codes < fewest) throw new Error(`Only ${codes} codes, fewer than ${fewest}: the list is not whole.`);
  const old = readOldRows();
  const day = full ? dayOf(full) : '';
  const dates = full ? { list: day, details: day, full: true } : { list: list.date, details: old.date, full: false };
  const { files, facts } = filesOf(release, assemble(list, old.rows, csv), list, dates);
  // Written beside what is there and put in its place when it is whole.
  const part = `${target}.part`;
  try {
    rmSync(part, { recursive: true, force: true });
    for (const [file, text] of files) {
      const place = path.join(part, release, `${file}.json`);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    writeFileSync(path.join(part, 'release.json'), JSON.stringify({ release, ...facts } satisfies Release));
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return `IFSC data ${release}: ${facts.codes} codes, ${facts.banks} banks, ${facts.located} with details, ${facts.micrs} with MICR, ${files.size} files.`;
}
