/** Codes of banks that have merged: which bank they went to, and the code they became where that follows a proven rule. */
import type { IsoDate } from '../law';

/**
 * How a retired code became a new one. `pattern` is the new code with `#` for each of the last digits of the old one and
 * `?` for one character that is not known beforehand. `add` is added to those digits first.
 */
interface CodeRule {
  readonly pattern: string;
  readonly add?: number;
}

/** A bank whose codes are no longer used. */
export interface Merger {
  /** First four letters of its codes. */
  readonly from: string;
  readonly name: string;
  /** First four letters of the codes of the bank it merged into. */
  readonly into: string;
  /** From this day its codes are not accepted, or the merger took effect. */
  readonly on: IsoDate;
  readonly meaning: 'codesEnded' | 'merged';
  readonly rule?: CodeRule;
  /** Id of the source of the day. */
  readonly source: string;
}

/** Returns the merger that ended a code, by its first four letters. */
export function mergerOf(code: string, mergers: readonly Merger[]): Merger | null {
  return mergers.find((merger) => code.startsWith(merger.from)) ?? null;
}

/**
 * Returns the new code of a retired one by its merger's rule: a code, or the beginning of one where the last character is
 * not known. Null where there is no rule or the old branch part is not made of digits.
 */
export function successorOf(code: string, { rule }: Merger): string | null {
  if (!rule) return null;
  const count = rule.pattern.split('#').length - 1;
  const old = code.slice(-count);
  if (!/^\d+$/.test(old)) return null;
  const digits = String(Number(old) + (rule.add ?? 0)).padStart(count, '0');
  if (digits.length > count) return null;
  let next = 0;
  const filled = [...rule.pattern].map((mark) => {
    if (mark !== '#') return mark;
    next += 1;
    return digits[next - 1] ?? '';
  });
  return filled.join('').replace(/\?$/, '');
}
