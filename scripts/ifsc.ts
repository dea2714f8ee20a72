/**
 * Writes the data of the IFSC look-up into public/ifsc/<release>/, from the packages `ifsc` and `ifsc-nodejs` or, where
 * IFSC_CSV names one, from a full release (its day: IFSC_CSV_DATE, else the day of the file). Part of `npm run build` and
 * `npm run dev`; it does nothing where the files of the same inputs are there already.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './ifsc/files';
import { assemble } from './ifsc/rows';
import { readCodeList, readOldRows, readRelease } from './ifsc/sources';

const root = process.cwd();
const target = path.join(root, 'public', 'ifsc');
const csvPath = process.env.IFSC_CSV;

/** The name of a release: a hash of everything that it is made from, the making included. */
function releaseName(): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(readFileSync(path.join(root, file)));
  const folder = (name: string) => {
    const files = readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) if (/\.(ts|json)$/.test(file)) add(path.join(name, file));
  };
  for (const name of [
    'lib/ifsc',
    'scripts/ifsc',
    'content/ifsc',
    'node_modules/ifsc/src',
    'node_modules/ifsc-nodejs/ifsc',
  ])
    folder(name);
  if (csvPath) hash.update(readFileSync(csvPath)).update(process.env.IFSC_CSV_DATE ?? '');
  return hash.digest('hex').slice(0, 10);
}

const release = releaseName();
const folder = path.join(target, release);
if (existsSync(path.join(target, 'release.json')) && existsSync(folder)) {
  const known = JSON.parse(readFileSync(path.join(target, 'release.json'), 'utf8')) as { release: string };
  if (known.release === release) {
    console.log(`IFSC data ${release} is there already.`);
    process.exit(0);
  }
}

const list = readCodeList();
const old = readOldRows();
const csv = csvPath ? readRelease(readFileSync(csvPath, 'utf8')) : null;
const csvDate = process.env.IFSC_CSV_DATE ?? (csvPath ? statSync(csvPath).mtime.toISOString().slice(0, 10) : '');
const rows = assemble(list, old.rows, csv);
const dates = csv
  ? { list: csvDate, details: csvDate, full: true }
  : { list: list.date, details: old.date, full: false };
const { files, facts } = filesOf(release, rows, list, dates);
if (facts.codes < 170_000) throw new Error(`Only ${facts.codes} codes: the list is not whole.`);

rmSync(target, { recursive: true, force: true });
for (const [file, text] of files) {
  const full = path.join(folder, `${file}.json`);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}
// Last, so that a build that was broken off is not taken for a whole one.
const note = path.join(target, 'release.json');
writeFileSync(`${note}.part`, JSON.stringify({ release, ...facts }));
renameSync(`${note}.part`, note);
console.log(
  `IFSC data ${release}: ${facts.codes} codes, ${facts.banks} banks, ${facts.located} with details, ${facts.micrs} with MICR, ${files.size} files.`,
);
