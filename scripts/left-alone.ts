/**
 * npm run left-alone: runs the second computations (`tests/oracle`) and prints, for each calculator, the questions and options that no
 * draw of them varied: where a wrong amount could stay unseen. Ids run less: `npm run left-alone -- fd-calculator` prints those alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { leftAlone, type Varied } from './left-alone/varied';

async function print(): Promise<void> {
  const named = process.argv.slice(2);
  const folder = mkdtempSync(path.join(tmpdir(), 'left-alone-'));
  const file = path.join(folder, 'varied.ndjson');
  const { status } = spawnSync('node', ['node_modules/jest/bin/jest.js', '--silent', 'tests/oracle'], {
    stdio: 'ignore',
    env: { ...process.env, VARIED: file },
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });
  const varied = lines.map((line) => JSON.parse(line) as Varied);
  for (const id of builtIds().filter((each) => named.length === 0 || named.includes(each))) {
    const { fields } = await loadCalculator(id);
    const left = leftAlone(fields, varied);
    console.log(`${id}: ${left.length === 0 ? 'everything varies' : left.join('; ')}`);
  }
  if (status !== 0) console.error('A second computation disagrees: run npx jest tests/oracle.');
  process.exitCode = status ?? 1;
}

print().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
