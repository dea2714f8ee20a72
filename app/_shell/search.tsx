'use client';

import { type ListedEntry, ResultList } from '@/components/search/result-list';
import type { ListProps } from '@/components/search/search-box';
import { SearchDialog } from '@/components/search/search-dialog';
import type { PanelProps } from '@/components/shell/panel-button';
import { recordUse } from '@/components/shell/recents';
import { ifscEntry } from '@/content/catalogue';
import { useFound } from './found';

/** Notes that a calculator was chosen from a search. */
function onChoose(entry: ListedEntry) {
  if (entry.id !== ifscEntry.id) recordUse(entry.id);
}

/** Renders the results below the box of the bar and of the phone's menu, by category. */
export function BarResults(props: ListProps) {
  return (
    <ResultList
      {...props}
      found={useFound('bar', props.query)}
      groupOf={(entry) => entry.category}
      className="dropdown"
      onChoose={onChoose}
    />
  );
}

function DialogResults(props: ListProps) {
  const found = useFound('dialog', props.query);
  // Groups are in the order of their first members: with nothing typed the popular ones, else what answers best.
  const entries =
    props.query.trim() === ''
      ? [...found.entries].sort((one, other) => Number(other.popular ?? false) - Number(one.popular ?? false))
      : found.entries;
  return (
    <ResultList
      {...props}
      found={{ ...found, entries }}
      groupOf={(entry) => (entry.popular ? 'Popular' : 'All Calculators')}
      className="in-dialog border-line border-t"
      onChoose={onChoose}
    />
  );
}

const loadDialogResults = async () => DialogResults;

/** Renders the search dialog with its texts and its results. */
export function Dialog(props: PanelProps) {
  return <SearchDialog {...props} load={loadDialogResults} />;
}
