/** The cities in which rent counts at the higher percentage of salary, in words. */

import { metroCities } from '@/content/rules/years/metro-cities';
import { yearsOnFile } from '@/content/rules/years/on-file';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';

const lists = yearsOnFile.map((year) => metroCities[year].value);

/** Every city of a list on file, in the order in which they came. */
export const everMetro: readonly string[] = [...new Set(lists.flat())];

/** The list of the first year on file. */
export const firstMetros: readonly string[] = lists[0] ?? [];

/** What each later year changed in the list: "from 2026-27 also Pune". */
export const metroChanges: readonly string[] = yearsOnFile.flatMap((year, index) => {
  const before = lists[index - 1] ?? firstMetros;
  const now = lists[index] ?? [];
  const added = now.filter((name) => !before.includes(name));
  const gone = before.filter((name) => !now.includes(name));
  return listOf(
    added.length > 0 && `from ${year} also ${listed(added)}`,
    gone.length > 0 && `from ${year} no longer ${listed(gone)}`,
  );
});

/** Which cities count at the higher share of salary for HRA, by year. */
export const metroHelp = `${[listed(firstMetros), ...metroChanges].join('; ')}.`;
