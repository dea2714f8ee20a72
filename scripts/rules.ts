/**
 * Prints every figure of law in content/rules: value, since when, place, compared on, known until. What is past its date is marked.
 *
 *   npm run -s rules              all of them, as tab-separated lines
 *   npm run -s rules -- --stale   those past their date alone; exits with 1 where there are any
 *   npm run -s rules -- --on 2027-04-01   as they are on that day instead of today
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isIsoDate } from '@/lib/iso-date';
import { type Data, lawFiguresOn } from './law-figures';

async function main(): Promise<void> {
  const asked = process.argv.indexOf('--on');
  const today = asked < 0 ? new Date().toISOString().slice(0, 10) : (process.argv[asked + 1] ?? '');
  if (!isIsoDate(today)) throw new Error('--on asks for a day as 2027-04-01.');
  const folder = path.join(process.cwd(), 'content', 'rules');
  const figures = await lawFiguresOn(
    today,
    async (file) => (await import(pathToFileURL(path.join(folder, file)).href)) as Data,
  );
  const onlyStale = process.argv.includes('--stale');
  const shown = figures.filter(({ past }) => !onlyStale || past !== '');
  if (!onlyStale) console.log('figure\tvalue\tsince\tplace\tcompared on\tknown until\tpast its date');
  for (const { line, past } of shown) {
    console.log([line.at, line.value, line.since, line.cite, line.checkedOn, line.knownUntil, past].join('\t'));
  }
  if (onlyStale && shown.length > 0) process.exitCode = 1;
}

// A reader that closes the pipe early, as head does, has what it wants.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? undefined : 1));

void main();
