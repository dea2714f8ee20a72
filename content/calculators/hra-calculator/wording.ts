import { formatRupees } from '@/lib/format';

/** An amount in ₹ in the working: with paise only where it has some. */
export function inRupees(value: number): string {
  return formatRupees(value, { paise: !Number.isInteger(value) });
}

/** '1 month', '9 months', '12 months'. */
export function countedMonths(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

/** A limit's name within a sentence. */
export function lowerFirst(text: string): string {
  return text.startsWith('HRA') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The total. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
