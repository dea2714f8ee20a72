/** Which of two figures of a search is the first and which the last: "9.1 se 8.4", "50000 became 1.8 lakh". */
import type { Found } from './figures';
import type { Between } from './times';

const joins =
  /^\s*(?:se|से|to|became|becomes?|become|->|→|grew to|grows to|ban gaya|ho gaya|badhkar|badh ?kar|into|ki jagah|ke badle)(?![a-z])\s*(?:[a-z]+\s+){0,2}$/u;

const became = /^\s*(?:ho|ban)(?:\s|$)|^\s*(?:became|hua|हो|बन)/;

/** Returns whether the figure here is the first of "2 lakh 9 saal me 6 lakh": it is before, the last after. */
function isThen(text: string, found: readonly Found[], index: number): boolean {
  const [one, time, other] = index < 0 ? [] : found.slice(index, index + 3);
  return (
    one?.as.money !== undefined &&
    time?.as.duration !== undefined &&
    time.isSure &&
    other?.as.money !== undefined &&
    /^\s*(?:me|mein|में|baad|later)\s*$/u.test(text.slice(time.at + time.length, other.at)) &&
    /^\s*$/.test(text.slice(one.at + one.length, time.at))
  );
}

/** Words right before a figure that another has replaced. */
const insteadOf = /(?:^|\s)(?:instead of|in place of|rather than|down from|up from)\s*$/;

const fromRate = /(?:^|\s)from\s*$/;

const isRate = ({ as }: Found) => as.percent !== undefined && !Number.isInteger(as.money ?? 0.5);

const isSameKind = (one: Found, other: Found) =>
  (one.as.percent !== undefined && other.as.percent !== undefined) ||
  (one.as.money !== undefined && other.as.money !== undefined && one.isSure && other.isSure);

/** Returns whether a figure goes on to the next: "from 9.4 to 8.2". */
const isJoinedOn = (text: string, found: readonly Found[], index: number): boolean => {
  const [one, next] = found.slice(index, index + 2);
  return one !== undefined && next !== undefined && joins.test(text.slice(one.at + one.length, next.at));
};

/** Returns whether a figure is the first or the last of two: "9.1 se 8.4", "50000 became 1.8 lakh". */
export function roleOf(
  text: string,
  found: readonly Found[],
  index: number,
  between: Between,
): 'from' | 'to' | undefined {
  const { previous, next, before, after } = between;
  const isFirst =
    next &&
    (joins.test(after) || (/^\s*(?:ka|का|ke|के)\s*$/.test(after) && became.test(text.slice(next.at + next.length))));
  if (isFirst) return 'from';
  if (previous && joins.test(before)) return 'to';
  // "8.1 instead of 9.3", "now 8% from 9.4%": what was before comes last.
  const isReversed = (one: Found, other: Found | undefined, words: string) =>
    other !== undefined && isSameKind(one, other) && (insteadOf.test(words) || (isRate(one) && fromRate.test(words)));
  if (previous && isReversed(between.one, previous, before)) return 'from';
  if (next && isReversed(between.one, next, after) && !isJoinedOn(text, found, index + 1)) return 'to';
  return isThen(text, found, index) ? 'from' : isThen(text, found, index - 2) ? 'to' : undefined;
}
