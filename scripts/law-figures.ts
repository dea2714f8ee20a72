/** Every figure of law in content/rules as it is on a day: what `npm run -s rules` prints. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '@/lib/calendar';

/** Days after which a figure is to be compared with its source again. */
const LONGEST_UNCHECKED = 400;

/** What a module or a rule holds. */
export type Data = Readonly<Record<string, unknown>>;

/** A figure of law: its place in content/rules, its value as JSON, since when, where the law has it, compared on, known until. */
interface LawFigure {
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
function linesIn(value: unknown, at: string, checkedOn: string, today: string): LawFigure[] {
  if (!isData(value)) return [];
  const checked = textOf(value.checkedOn) || checkedOn;
  const line = (rule: Data, since = '', knownUntil = ''): LawFigure => ({
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
function pastDate({ checkedOn, knownUntil }: LawFigure, today: string): string {
  if (knownUntil !== '' && knownUntil < today) return 'no longer known';
  return checkedOn < addDays(today, -LONGEST_UNCHECKED) ? 'compare again' : '';
}

/** Returns each figure of law on a day, with why it is past its date. `load` imports a file by its path below content/rules. */
export async function lawFiguresOn(
  today: string,
  load: (file: string) => Promise<Data>,
): Promise<{ readonly line: LawFigure; readonly past: string }[]> {
  const folder = path.join(process.cwd(), 'content', 'rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const lines: LawFigure[] = [];
  // The lists of years, and the index of a year, repeat what its files have.
  for (const file of files.filter((each) => !/^years\/(?:[\w-]+\.ts$|[\d-]+\/index)/.test(each)).sort()) {
    const exported = await load(file);
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
  return lines.map((line) => ({ line, past: pastDate(line, today) }));
}
