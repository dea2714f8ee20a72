'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Fields, isShown, type RowsField } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';
import { type Draft, type DraftRow, defaultDraft, draftOfRow, readDraft } from '@/lib/read-input';
import type { ChangeRows } from './row-changes';
import { localDay, todayFields, withoutToday, withToday } from './today';

/** One change of the form. */
export type Change =
  | { readonly do: 'set'; readonly name: string; readonly value: string | boolean }
  | { readonly do: 'rows'; readonly name: string; readonly rows: ChangeRows };

/** Returns the draft with each untouched list that a change has brought on started from what was typed in the boxes it replaces. */
function withStarted(fields: Fields, before: Draft, draft: Draft, shown: (draft: Draft) => Draft): Draft {
  const lists = Object.entries(fields).filter(([, field]) => field.kind === 'rows' && field.startsAs);
  if (lists.length === 0) return draft;
  const [was, is] = [readDraft(fields, shown(before)).input, readDraft(fields, shown(draft)).input];
  const defaults = defaultDraft(fields);
  const started = lists.flatMap(([name, each]) => {
    const field = each as RowsField;
    const isNew = isShown(field, is) && !isShown(field, was);
    if (!isNew || JSON.stringify(before[name]) !== JSON.stringify(defaults[name])) return [];
    const [first = {}, ...others] = field.default;
    const rows = [{ ...first, ...field.startsAs?.(was) }, ...others];
    return [[name, rows.map((row, key) => draftOfRow(field, row, key))] as const];
  });
  return { ...draft, ...Object.fromEntries(started) };
}

/** Returns the draft after a change; `shown` is the draft with the visitor's day in it. */
function changed(fields: Fields, draft: Draft, change: Change, shown: (draft: Draft) => Draft): Draft {
  if (change.do === 'set') return withStarted(fields, draft, { ...draft, [change.name]: change.value }, shown);
  const input = () => readDraft(fields, shown(draft)).input;
  return { ...draft, [change.name]: change.rows(draft[change.name] as readonly DraftRow[], input) };
}

/**
 * Returns the visitor's day for a form that asks for it: '' until the code that answers has loaded, so that the exported answer is not
 * dimmed, and on forms without such a field. It moves on when the page comes back from the browser's cache or from behind another tab.
 */
function useToday(isAsked: boolean, isReady: boolean): IsoDate | '' {
  const [day, setDay] = useState<IsoDate | ''>('');
  useEffect(() => {
    if (!isAsked || !isReady) return;
    const look = () => setDay(localDay());
    look();
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAsked, isReady]);
  return day;
}

/**
 * Returns what the visitor, a link or an example has put in, and the draft with the visitor's day in it, which is filled in here and is
 * never part of what was typed.
 */
export function useDraft(fields: Fields, isReady: boolean) {
  const [typed, setDraft] = useState<Draft>(() => defaultDraft(fields));
  const dayFields = useMemo(() => todayFields(fields), [fields]);
  // Those that a link leaves out while they stand at the day: they are empty by default.
  const dates = useMemo(() => dayFields.filter((name) => fields[name]?.default === ''), [fields, dayFields]);
  const day = useToday(dayFields.length > 0, isReady);
  // A day that the visitor deletes stays deleted until the form is set anew; so does a month or a year that is chosen and is the default one.
  const [held, setHeld] = useState<readonly string[]>([]);
  const shown = useCallback(
    (without: Draft) =>
      withToday(
        fields,
        without,
        dayFields.filter((name) => !held.includes(name)),
        day,
      ),
    [fields, dayFields, held, day],
  );
  const draft = useMemo(() => shown(typed), [shown, typed]);
  const defaults = useMemo(() => defaultDraft(fields), [fields]);
  // The form at its defaults, with the visitor's day in it.
  const atFirst = useMemo(() => withToday(fields, defaults, dayFields, day), [fields, defaults, dayFields, day]);
  const isUnchanged = useMemo(() => JSON.stringify(draft) === JSON.stringify(atFirst), [draft, atFirst]);
  /** Sets the whole form from an example, a link or a tool. A month or a year that was chosen stays where the tool has it. */
  const replace = useCallback(
    (next: Draft, keepsChosen: boolean) => {
      setHeld((before) =>
        before.filter((name) => keepsChosen && next[name] !== '' && next[name] === fields[name]?.default),
      );
      setDraft(withoutToday(fields, next, dayFields, day));
    },
    [fields, dayFields, day],
  );
  const change = useCallback(
    (next: Change) => {
      const isDay = next.do === 'set' && dayFields.includes(next.name);
      // A box that is left as it was needs no render. A day is not in the draft until the visitor sets one.
      const isSame = (before: Draft) => next.do === 'set' && !isDay && before[next.name] === next.value;
      setDraft((before) => (isSame(before) ? before : changed(fields, before, next, shown)));
      if (!isDay) return;
      setHeld((before) => [
        ...before.filter((name) => name !== next.name),
        ...(next.value === fields[next.name]?.default ? [next.name] : []),
      ]);
    },
    [fields, dayFields, shown],
  );
  return { typed, setDraft, setHeld, draft, defaults, atFirst, isUnchanged, dayFields, dates, day, replace, change };
}

export type FormState = ReturnType<typeof useDraft>;
