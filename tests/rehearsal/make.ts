/**
 * Makes the rules of the rehearsal in .rehearsal/rules: those of content/rules, the year that `npm run new-year` writes, and the invented Act
 * in it. Nothing else is changed, so that what the pages then answer is a matter of data alone.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { insertions, values } from './act';

const folder = path.join(process.cwd(), '.rehearsal', 'rules');
const year = '2027-28';
const day = '2026-11-22';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a file with the rule at a way written out. @throws Error where the file does not carry the rule over. */
function withValue(text: string, way: string, value: unknown): string {
  const mark = `'WRITE: day of comparison, ${way}'`;
  const rule = `{ value: ${JSON.stringify(value)}, cite: { source: 'finance-act-2027', at: 's. 1, Finance Act, 2027' }, checkedOn: '${day}' }`;
  const carried = new RegExp(`\\{\\s*\\.\\.\\.before(?:\\.[\\w.]+)?,\\s*checkedOn:\\s*${escaped(mark)},?\\s*\\}`);
  if (carried.test(text)) return text.replace(carried, () => rule);
  const at = text.indexOf(mark);
  const name = way.split('.').at(-1) ?? way;
  const from = text.lastIndexOf(`${name}: {`, at);
  if (at < 0 || from < 0) throw new Error(`There is no ${way} to write.`);
  return `${text.slice(0, from)}${name}: ${rule}${text.slice(text.indexOf('}', at) + 1)}`;
}

/** Changes one file of the rules. */
function change(file: string, to: (text: string) => string): void {
  const at = path.join(folder, file);
  writeFileSync(at, to(readFileSync(at, 'utf8')));
}

rmSync(path.dirname(folder), { recursive: true, force: true });
cpSync(path.join(process.cwd(), 'content', 'rules'), folder, { recursive: true });
execFileSync('npx', ['tsx', 'scripts/new-year.ts', year, path.relative(process.cwd(), folder)], { stdio: 'ignore' });
for (const [file, ways] of Object.entries(values)) {
  change(path.join('years', year, `${file}.ts`), (text) =>
    Object.entries(ways).reduce((done, [way, value]) => withValue(done, way, value), text),
  );
}
for (const [file, behind, added] of insertions) {
  change(file, (text) => {
    if (!text.includes(behind)) throw new Error(`${file} has no "${behind}".`);
    return text.replace(behind, () => `${behind}\n${added}`);
  });
}
// What the Act leaves as it was is confirmed.
for (const file of readdirSync(path.join(folder, 'years', year))) {
  change(path.join('years', year, file), (text) =>
    text.replace(/'WRITE: day of comparison[^']*'/g, `'${day}'`).replace(/^\s*\/\/ WRITE:.*\n/gm, ''),
  );
}
