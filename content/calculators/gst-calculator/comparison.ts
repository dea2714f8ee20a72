import { rateReform } from '@/content/rules/gst';
import { addDays } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { type GstRates, type TaxedValue, taxOnValue, taxWithinPrice } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { itemOnDay } from './limits-on-date';
import { dayOfSupply, slabsOn } from './rate-on-date';
import { ratesText, written } from './supply';

/** One value with its taxes at two rates. */
export interface Comparison {
  /** The two bars, and what follows "Total" in the figures. */
  readonly names: readonly [string, string];
  readonly taxed: readonly [TaxedValue, TaxedValue];
  readonly rates: readonly [GstRates, GstRates];
}

/** Returns the same value at the rate before and after the reform for an item, or at the rate to compare with; null where there is none. */
export function comparisonOf(input: GstInput, actual: TaxedValue, rates: GstRates): Comparison | null {
  const isInterState = input.place === 'interState';
  const at = (other: GstRates) => taxOnValue(actual.value, other, isInterState);
  const found = input.rate === 'item' ? itemOnDay(input.item, dayOfSupply(input.date)) : null;
  if (found) {
    const before = { rate: found.onFile.before, cess: found.onFile.cessBefore ?? 0 };
    const now = { rate: found.onFile.now, cess: 0 };
    if (before.rate === now.rate && before.cess === 0) return null;
    const isBefore = dayOfSupply(input.date) < rateReform.value;
    return {
      names: [`up to ${formatDate(addDays(rateReform.value, -1))}`, `from ${formatDate(rateReform.value)}`],
      taxed: isBefore ? [actual, at(now)] : [at(before), actual],
      rates: [before, now],
    };
  }
  if (input.compareWith === 'none') return null;
  const other = { rate: Number(input.compareWith), cess: 0 };
  if (other.rate === rates.rate && rates.cess === 0) return null;
  return {
    names: [`at ${ratesText(other)}`, `at ${ratesText(rates)}`],
    taxed: [at(other), actual],
    rates: [other, rates],
  };
}

/** The same amount at each slab of its day. */
export interface EveryRate {
  readonly title: string;
  readonly slabs: readonly number[];
  readonly taxed: readonly TaxedValue[];
}

/** Returns an amount, in paise, at each slab of its day. */
export function atEveryRate({ pricing, place, date }: GstInput, amount: number): EveryRate {
  const slabs = slabsOn(dayOfSupply(date));
  const work = pricing === 'inclusive' ? taxWithinPrice : taxOnValue;
  return {
    title: `${written(amount)} ${pricing === 'inclusive' ? 'with GST inside' : 'plus GST'} at each rate`,
    slabs,
    taxed: slabs.map((rate) => work(amount, { rate, cess: 0 }, place === 'interState')),
  };
}

/** Returns a name as a label begins with it. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
