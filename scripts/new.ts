/**
 * Makes a calculator's folder and address, to be filled in:
 *
 *   npm run new -- lumpsum-calculator
 *
 * The files compile, and the page shows; every place that is still to be written begins with "WRITE:", which a test finds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CatalogueEntry, catalogue } from '@/content/catalogue';
import { skeletonOf } from './new/skeleton';

/** Returns why no folder can be made for this id; null where one can. */
function refusal(id: string | undefined, entry: CatalogueEntry | undefined): string | null {
  if (id === undefined) return 'Usage: npm run new -- <id>';
  if (!entry) return `The catalogue has no "${id}". It has:\n${catalogue.map((each) => each.id).join('\n')}`;
  return null;
}

const id = process.argv[2];
const entry = catalogue.find((each) => each.id === id);
const refused = refusal(id, entry);
if (refused !== null || !entry) {
  console.error(refused);
  process.exit(2);
}
const files = skeletonOf(entry, new Date().toISOString().slice(0, 10));
const present = Object.keys(files).filter((file) => existsSync(file));
if (present.length > 0) {
  console.error(`Nothing is written: ${present.join(', ')} is there already.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
execFileSync('npx', ['biome', 'format', '--write', ...Object.keys(files).filter((file) => /\.tsx?$/.test(file))]);
console.log(`${Object.keys(files).join('\n')}

Begin with golden.ts. What is still to be written: grep -rn WRITE: content/calculators/${entry.id}
Then: npx jest tests/every -t ${entry.id}      (docs/add-a-calculator.md)`);
