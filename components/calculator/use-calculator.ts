'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AnyCalculator,
  type AnyInput,
  defaultInput,
  type Problem,
  type Result,
  type RowsField,
  shownInput,
} from '@/lib/calculator';
import { fragmentOf, MOST_PINS, openFragment } from '@/lib/fragment';
import { type Draft, type DraftRow, draftOf, draftOfRow, type Reading, readDraft } from '@/lib/read-input';

/** One change of the form. */
export type Change =
  | { readonly do: 'set'; readonly name: string; readonly value: string | boolean }
  | {
      readonly do: 'setCell';
      readonly name: string;
      readonly row: number;
      readonly cell: string;
      readonly value: string | boolean;
    }
  | {
      readonly do: 'addRow' | 'removeRow' | 'moveRow';
      readonly name: string;
      readonly row: number;
      readonly to?: number;
    };

/** A draft's reading, its cross-field problems, and its result where there is one. */
interface Answer {
  readonly draft: Draft;
  readonly reading: Reading;
  readonly problems: readonly Problem[];
  readonly input: AnyInput;
  readonly result: Result | null;
}

/** What a draft comes to: computed only where every box can be read and no two of them contradict each other. */
export function answerTo(calculator: AnyCalculator, draft: Draft): Answer {
  const reading = readDraft(calculator.fields, draft);
  const input = shownInput(calculator.fields, reading.input);
  const problems = reading.faults.length === 0 ? (calculator.check?.(input) ?? []) : [];
  const good = reading.faults.length === 0 && problems.length === 0;
  return { draft, reading, problems, input, result: good ? calculator.compute(input) : null };
}

function changed(calculator: AnyCalculator, draft: Draft, change: Change): Draft {
  if (change.do === 'set') return { ...draft, [change.name]: change.value };
  const field = calculator.fields[change.name] as RowsField;
  const rows = [...(draft[change.name] as readonly DraftRow[])];
  const row = rows[change.row];
  if (change.do === 'addRow') {
    const key = rows.reduce((most, each) => Math.max(most, each.key), -1) + 1;
    // A further row starts as a copy of what the definition calls a new one.
    rows.push(draftOfRow(field, {}, key));
  } else if (change.do === 'removeRow') {
    rows.splice(change.row, 1);
  } else if (change.do === 'moveRow' && row && change.to !== undefined) {
    rows.splice(change.row, 1);
    rows.splice(change.to, 0, row);
  } else if (change.do === 'setCell' && row) {
    rows[change.row] = { ...row, cells: { ...row.cells, [change.cell]: change.value } };
  }
  return { ...draft, [change.name]: rows };
}

/** What a link brought that the visitor should know of. */
export interface LinkNotice {
  readonly wrong: 'some' | 'all' | 'version' | null;
  /** Pinned inputs of the link that wait for the visitor's word, because there are own ones already. */
  readonly pins: readonly Draft[];
}

const WRITE_AFTER = 250;

/** The whole state of one calculator on a page: the draft, its answer, the last good answer, pins, and the address. */
export function useCalculator(calculator: AnyCalculator) {
  const { fields } = calculator;
  const [draft, setDraft] = useState<Draft>(() => draftOf(fields, defaultInput(fields)));
  const [pins, setPins] = useState<readonly Draft[]>([]);
  const [notice, setNotice] = useState<LinkNotice | null>(null);

  const answer = useMemo(() => answerTo(calculator, draft), [calculator, draft]);
  const [lastGood, setLastGood] = useState(answer);
  if (answer.result && answer !== lastGood) setLastGood(answer);
  const good = answer.result ? answer : lastGood;

  const change = useCallback((next: Change) => setDraft((before) => changed(calculator, before, next)), [calculator]);
  const apply = useCallback((input: AnyInput) => setDraft(draftOf(fields, input)), [fields]);

  // The address follows the form. Before the first reading of the address nothing is written to it.
  const written = useRef<string | null>(null);
  const state = useRef({ draft, pins });
  useEffect(() => {
    state.current = { draft, pins };
  }, [draft, pins]);
  const write = useCallback(() => {
    if (written.current === null) return;
    const fragment = fragmentOf(fields, state.current.draft, state.current.pins);
    if (fragment === written.current) return;
    written.current = fragment;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment ? `#${fragment}` : ''}`);
  }, [fields]);

  useEffect(() => {
    const open = () => {
      const opened = openFragment(fields, window.location.hash);
      const first = written.current === null;
      written.current ??= '';
      if (!opened) return;
      written.current = window.location.hash.slice(1);
      setDraft(opened.draft);
      // A pin that gives no result is no pin.
      const pinsOfLink = opened.pins.filter((pin) => answerTo(calculator, pin).result);
      const ownPins = state.current.pins;
      const clash = ownPins.length > 0 && pinsOfLink.length > 0 && !first;
      if (!clash && pinsOfLink.length > 0) setPins(pinsOfLink);
      const wrong = opened.wrong === 'nothing' ? null : opened.wrong;
      setNotice(wrong || clash ? { wrong, pins: clash ? pinsOfLink : [] } : null);
    };
    open();
    window.addEventListener('hashchange', open);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('hashchange', open);
      window.removeEventListener('pagehide', write);
    };
  }, [calculator, fields, write]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of draft or pins is what starts the clock
  useEffect(() => {
    const timer = window.setTimeout(write, WRITE_AFTER);
    return () => window.clearTimeout(timer);
  }, [draft, pins, write]);

  const pin = useCallback(
    () => setPins((before) => [...before, draftOf(fields, good.input)].slice(-MOST_PINS)),
    [fields, good.input],
  );
  const unpin = useCallback((index: number) => setPins((before) => before.filter((_, each) => each !== index)), []);
  const pinnedInputs = useMemo(() => pins.map((each) => answerTo(calculator, each).input), [calculator, pins]);

  return {
    draft,
    reading: answer.reading,
    problems: answer.problems,
    /** The answer shown: the present one, or the last good one while something is wrong. */
    good: good as Answer & { readonly result: Result },
    isCurrent: answer.result !== null,
    change,
    apply,
    reset: useCallback(() => setDraft(draftOf(fields, defaultInput(fields))), [fields]),
    pins: pinnedInputs,
    pin,
    unpin,
    notice,
    dismissNotice: useCallback(() => setNotice(null), []),
    usePinsOfLink: useCallback(() => {
      if (notice) setPins(notice.pins);
      setNotice(null);
    }, [notice]),
    writeAddress: write,
  };
}
