import { type Problem, problemSheet } from '@/lib/calculator';
import type { InflationInput } from './form';
import { seriesOf } from './prices';

/** Returns a sentence for each pair of years that the chosen index cannot answer. */
export function problems({ mode, from, to, series }: InflationInput): readonly Problem[] {
  if (mode !== 'past' && mode !== 'salary') return [];
  const { at, problems: found } = problemSheet();
  const { first, last } = seriesOf(series);
  const years = [
    ['from', Number(from)],
    ['to', Number(to)],
  ] as const;
  for (const [name, year] of years) {
    at(
      name,
      year < first &&
        `This index begins in ${named(series, first)}. Choose that year or a later one, or another index under “Return and index”.`,
    );
  }
  for (const [name, year] of years) {
    at(
      name,
      series === 'workers' &&
        year > last &&
        `This index goes up to ${named(series, last)}, so it has no figure for ${named(series, year)}. Choose an earlier year, or another index under “Return and index”.`,
    );
  }
  at(['from', 'to'], from === to && 'Choose two different years.');
  at(
    ['to', 'from'],
    mode === 'salary' && to < from && `Choose a year after ${from}: that of the salary in the later year.`,
  );
  return found;
}

/** Returns a year as the index names it: 2011, or 2011-12 for a financial year. */
export function named(series: InflationInput['series'], year: number): string {
  return series === 'calendar' ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
