/**
 * Makes the rules of the rehearsals: in .rehearsal/bill those of content/rules with the invented Act as a Bill proposes it, and in
 * .rehearsal/rules the same once it is passed. `npm run new-year` writes the year; nothing but values is put into it, so that what the pages
 * then answer is a matter of data alone. And in .rehearsal/new a calculator as `npm run new` writes it, to be compiled with them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryOf } from '@/content/catalogue';
import { skeletonOf } from '@/scripts/new/skeleton';
import { insertions, values } from './act';

const rehearsal = path.join(process.cwd(), '.rehearsal');
const year = '2027-28';
const day = '2026-11-22';

type Paper = 'Act' | 'Bill';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a file with the rule at a way written out. @throws Error where the file does not carry the rule over. */
function withValue(text: string, way: string, value: unknown, paper: Paper): string {
  const mark = `'WRITE: day of comparison, ${way}'`;
  const rule = `{ value: ${JSON.stringify(value)}, cite: { source: 'finance-${paper.toLowerCase()}-2027', at: 's. 1, Finance ${paper}, 2027' }, checkedOn: '${day}' }`;
  const carried = new RegExp(`\\{\\s*\\.\\.\\.before(?:\\.[\\w.]+)?,\\s*checkedOn:\\s*${escaped(mark)},?\\s*\\}`);
  if (carried.test(text)) return text.replace(carried, () => rule);
  const at = text.indexOf(mark);
  const name = way.split('.').at(-1) ?? way;
  const from = text.lastIndexOf(`${name}: {`, at);
  if (at < 0 || from < 0) throw new Error(`There is no ${way} to write.`);
  return `${text.slice(0, from)}${name}: ${rule}${text.slice(text.indexOf('}', at) + 1)}`;
}

/** Changes one file of a folder of rules. */
function change(folder: string, file: string, to: (text: string) => string): void {
  const at = path.join(folder, file);
  writeFileSync(at, to(readFileSync(at, 'utf8')));
}

/** Makes a folder of rules from another with the year that the script writes, the values of these files in it. */
function make(from: string, folder: string, option: string, files: readonly string[], paper: Paper): void {
  cpSync(from, folder, { recursive: true });
  const script = ['tsx', 'scripts/new-year.ts', year, path.relative(process.cwd(), folder), option];
  execFileSync('npx', script, { stdio: 'ignore' });
  for (const name of files) {
    change(folder, path.join('years', year, `${name}.ts`), (text) =>
      Object.entries(values[name] ?? {}).reduce((done, [way, value]) => withValue(done, way, value, paper), text),
    );
  }
}

/** Confirms what is left as it was. */
function confirm(folder: string): void {
  for (const file of readdirSync(path.join(folder, 'years', year))) {
    change(folder, path.join('years', year, file), (text) =>
      text.replace(/'WRITE: day of comparison[^']*'/g, `'${day}'`).replace(/^\s*\/\/ WRITE:.*\n/gm, ''),
    );
  }
}

rmSync(rehearsal, { recursive: true, force: true });
const bill = path.join(rehearsal, 'bill');
const act = path.join(rehearsal, 'rules');
const inBill = ['income-tax', 'advance-tax'];
make(path.join(process.cwd(), 'content', 'rules'), bill, '--proposed', inBill, 'Bill');
confirm(bill);
const others = Object.keys(values).filter((name) => !inBill.includes(name));
make(bill, act, '--enacted', others, 'Act');
for (const [file, behind, added] of insertions) {
  change(act, file, (text) => {
    if (!text.includes(behind)) throw new Error(`${file} has no "${behind}".`);
    return text.replace(behind, () => `${behind}\n${added}`);
  });
}
confirm(act);
for (const [file, text] of Object.entries(skeletonOf(entryOf('step-up-sip-calculator'), day))) {
  if (!file.endsWith('.ts')) continue;
  const at = path.join(rehearsal, 'new', file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}
