/**
 * Prints every figure of law in content/rules: value, since when, place, compared on, known until. What is past its date is marked.
 *
 *   npm run -s rules              all of them, as tab-separated lines
 *   npm run -s rules -- --stale   those past their date alone; exits with 1 where there are any
 *   npm run -s rules -- --on 2027-04-01   as they are on that day instead of today
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays } from '@/lib/calendar';
import { isIsoDate } from '@/lib/iso-date';

/** Days after which a figure is to be compared with its source again. */
const LONGEST_UNCHECKED = 400;

type Data = Readonly<Record<string, unknown>>;

interface Line {
  readonly at: string;
  readonly value: string;
  readonly since: string;
  readonly cite: string;
  readonly checkedOn: string;
  readonly knownUntil: string;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns a line for each rule below a value; of a dated series the entry in force. */
function linesIn(value: unknown, at: string, checkedOn: string, today: string): Line[] {
  if (!isData(value)) return [];
  const checked = textOf(value.checkedOn) || checkedOn;
  const line = (rule: Data, since = '', knownUntil = ''): Line => ({
    at,
    value: JSON.stringify(rule.value),
    since,
    cite: isData(rule.cite) ? textOf(rule.cite.at) : '',
    checkedOn: textOf(rule.checkedOn) || checked,
    knownUntil,
  });
  if (Array.isArray(value.from) && 'checkedOn' in value) {
    const inForce = (value.from as Data[]).findLast((entry) => textOf(entry.date) <= today) ?? (value.from[0] as Data);
    return [line(inForce, textOf(inForce.date), textOf(value.knownUntil))];
  }
  if ('value' in value && isData(value.cite)) return [line(value)];
  return Object.entries(value).flatMap(([name, each]) => linesIn(each, `${at}.${name}`, checked, today));
}

/** Returns why a figure is past its date; '' where it is not. */
function pastDate({ checkedOn, knownUntil }: Line, today: string): string {
  if (knownUntil !== '' && knownUntil < today) return 'no longer known';
  return checkedOn < addDays(today, -LONGEST_UNCHECKED) ? 'compare again' : '';
}

async function main(): Promise<void> {
  const asked = process.argv.indexOf('--on');
  const today = asked < 0 ? new Date().toISOString().slice(0, 10) : (process.argv[asked + 1] ?? '');
  if (!isIsoDate(today)) throw new Error('--on asks for a day as 2027-04-01.');
  const folder = path.join(process.cwd(), 'content', 'rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const lines: Line[] = [];
  // The lists of years, and the index of a year, repeat what its files have.
  for (const file of files.filter((each) => !/^years\/(?:[\w-]+\.ts$|[\d-]+\/index)/.test(each)).sort()) {
    const exported = (await import(pathToFileURL(path.join(folder, file)).href)) as Data;
    // A figure without a day of its own was compared on the earliest day of its file.
    const ofFile = [...JSON.stringify(exported).matchAll(/"\w*checkedOn":"([\d-]+)"/gi)]
      .map(([, day]) => day)
      .sort()[0];
    // A rule of a tax year without a day of its own holds from the first day of the year.
    const firstOfYear = /^years\/(\d{4})-/.exec(file)?.[1];
    const since = firstOfYear === undefined ? '' : `${firstOfYear}-04-01`;
    for (const [name, value] of Object.entries(exported)) {
      const found = linesIn(value, `${file.replace(/\.ts$/, '')} ${name}`, textOf(ofFile), today);
      lines.push(...found.map((line) => ({ ...line, since: line.since || since })));
    }
  }
  const onlyStale = process.argv.includes('--stale');
  const marked = lines.map((line) => ({ line, past: pastDate(line, today) }));
  const shown = marked.filter(({ past }) => !onlyStale || past !== '');
  if (!onlyStale) console.log('figure\tvalue\tsince\tplace\tcompared on\tknown until\tpast its date');
  for (const { line, past } of shown) {
    console.log([line.at, line.value, line.since, line.cite, line.checkedOn, line.knownUntil, past].join('\t'));
  }
  if (onlyStale && shown.length > 0) process.exitCode = 1;
}

// A reader that closes the pipe early, as head does, has what it wants.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? undefined : 1));

void main();
