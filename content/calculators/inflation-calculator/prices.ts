import { consumerPrices } from '@/content/rules/consumer-prices';
import type { Citation } from '@/lib/law';
import type { InflationInput } from './form';

interface PriceSeries {
  readonly first: number;
  readonly last: number;
  /** Index of each year from `first` to `last`, on a scale of its own. */
  readonly index: readonly number[];
  readonly cite: Citation;
}

/** Returns a price index as levels by year, the first year before the first rise included. */
export function seriesOf(name: InflationInput['series']): PriceSeries {
  if (name === 'financial') {
    const { firstYear, index } = consumerPrices.financial;
    return { first: firstYear, last: firstYear + index.value.length - 1, index: index.value, cite: index.cite };
  }
  const { firstYear, yearlyRise } = consumerPrices[name];
  const index = [100];
  for (const rise of yearlyRise.value) index.push((index.at(-1) ?? 0) * (1 + rise / 100));
  return { first: firstYear - 1, last: firstYear - 1 + yearlyRise.value.length, index, cite: yearlyRise.cite };
}

/** Prices of one year, and by how much they rose in it, %. */
export interface YearOfPrices {
  readonly year: number;
  /** Level, on the scale of the series. */
  readonly level: number;
  /** Rise over the year before, %; null in the first year of the series. */
  readonly rise: number | null;
  /** Whether the rise is an assumption, not a figure on file. */
  readonly assumed: boolean;
}

/** Returns every year between two years, both included, in order; years after the last on file rise by `laterRate` %. */
export function pricesBetween(series: PriceSeries, one: number, other: number, laterRate: number): YearOfPrices[] {
  const levels = [...series.index];
  for (let year = series.last + 1; year <= Math.max(one, other); year += 1) {
    levels.push((levels.at(-1) ?? 0) * (1 + laterRate / 100));
  }
  const begin = Math.min(one, other);
  return levels.slice(begin - series.first, Math.max(one, other) - series.first + 1).map((level, index) => {
    const year = begin + index;
    const before = levels[year - series.first - 1];
    return {
      year,
      level,
      rise: before === undefined ? null : (level / before - 1) * 100,
      assumed: year > series.last,
    };
  });
}
