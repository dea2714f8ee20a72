/** Living costs that change with age: one amount of a month, and the rows by which it is less or more from an age on. */
import type { PlanRows } from '@/content/questions/plan';
import type { Stream } from '@/lib/finance/life-plan';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { monthOfAge } from './plan';

/** What changes the needs of a month, and the person's age today. */
export interface NeedsInput extends Pick<PlanRows, 'needs'> {
  readonly age: number;
  readonly inflation: number;
}

/** An amount of a month at the prices of month 0, ₹, from one month (included) to another (excluded). */
interface Living {
  readonly monthly: number;
  readonly from: number;
  readonly to: number;
}

/** Returns whether a row changes the needs at all. */
export const hasChanges = ({ needs }: Pick<NeedsInput, 'needs'>): boolean => needs.some(({ monthly }) => monthly > 0);

/** Returns by how much a month's needs differ from the plain spending, ₹ at today's prices; below zero where they are less. */
export function changeIn({ needs, age }: Pick<NeedsInput, 'needs' | 'age'>, month: number): number {
  return sumOf(needs, ({ change, monthly, fromAge, toAge }) => {
    const isOn = month >= monthOfAge(age, fromAge) && (toAge === null || month < monthOfAge(age, toAge));
    return isOn ? (change === 'less' ? -monthly : monthly) : 0;
  });
}

/** Returns the living costs of a plan: each span is split where needs change, and none is below zero. */
export function livingCosts(input: NeedsInput, spans: readonly Living[]): Stream[] {
  const changes = input.needs.flatMap(({ fromAge, toAge }) =>
    listOf(monthOfAge(input.age, fromAge), toAge !== null && monthOfAge(input.age, toAge)),
  );
  return spans.flatMap(({ monthly, from, to }) => {
    const within = changes.filter((month) => month > from && month < to);
    const starts = [...new Set([from, ...within])].sort((one, other) => one - other);
    return starts.map((start, index) => ({
      monthly: Math.max(0, monthly + changeIn(input, start)),
      rise: input.inflation,
      since: 'now' as const,
      from: start,
      to: starts[index + 1] ?? to,
    }));
  });
}
