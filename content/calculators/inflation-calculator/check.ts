import type { Problem } from '@/lib/calculator';
import type { InflationInput } from './form';
import { seriesOf } from './prices';

/** Returns a sentence for each pair of years that the chosen index cannot answer. */
export function problems(input: InflationInput): Problem[] {
  if (input.mode !== 'past' && input.mode !== 'salary') return [];
  const { first, last } = seriesOf(input.series);
  const years = [
    ['from', Number(input.from)],
    ['to', Number(input.to)],
  ] as const;
  const list: Problem[] = years
    .filter(([, year]) => year < first)
    .map(([name]) => ({
      fields: [name],
      text: `This index begins in ${named(input.series, first)}. Choose a later year, or another index under "Return and index".`,
    }));
  if (input.series === 'workers') {
    for (const [name, year] of years.filter(([, each]) => each > last)) {
      list.push({
        fields: [name],
        text: `This index goes up to ${named(input.series, last)}, so it has no figure for ${named(input.series, year)}. Choose an earlier year, or another index under "Return and index".`,
      });
    }
  }
  if (input.from === input.to) {
    list.push({ fields: ['from', 'to'], text: 'Choose two different years.' });
  } else if (input.mode === 'salary' && input.to < input.from) {
    list.push({ fields: ['to'], text: `Choose a year after ${input.from}: that of the salary in the later year.` });
  }
  return list;
}

/** Returns a year as the index names it: 2011, or 2011-12 for a financial year. */
export function named(series: InflationInput['series'], year: number): string {
  return series === 'calendar' ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
