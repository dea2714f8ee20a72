/** What a tax year has beside the year before: changed, confirmed as it was, and not yet confirmed. */
import { placeholder } from '@/content/calculators/limits';

type Data = Readonly<Record<string, unknown>>;

interface Comparison {
  readonly open: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Returns each rule below a value by the way to it. */
function rulesIn(value: unknown, at: string): [string, Data][] {
  if (!isData(value)) return [];
  if ('value' in value && 'cite' in value) return [[at, value]];
  return Object.entries(value).flatMap(([name, each]) => rulesIn(each, at === '' ? name : `${at}.${name}`));
}

/** Returns the rules of a year beside those of the year before, a line for each. */
export function comparison(before: Data, after: Data): Comparison {
  const earlier = new Map(rulesIn(before, ''));
  const lines = { open: [] as string[], changed: [] as string[], unchanged: [] as string[] };
  for (const [at, rule] of rulesIn(after, '')) {
    const was = JSON.stringify(earlier.get(at)?.value);
    const is = JSON.stringify(rule.value);
    const isOpen = String(rule.checkedOn ?? '').startsWith(placeholder);
    if (isOpen) lines.open.push(`${at}: ${is}`);
    else if (was === is) lines.unchanged.push(`${at}: ${is}`);
    else lines.changed.push(`${at}: ${was} → ${is}`);
  }
  return lines;
}
