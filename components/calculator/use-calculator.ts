'use client';

import {
  type ComponentType,
  createElement,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Answer,
  type AnyCalculator,
  type AnyForm,
  type AnyInput,
  type Fields,
  isShown,
  type Problem,
  type RowsField,
} from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';
import {
  type Draft,
  type DraftRow,
  defaultDraft,
  draftOf,
  draftOfRow,
  MOST_PINS,
  type Reading,
  readDraft,
} from '@/lib/read-input';
import { localDay, todayFields, withoutToday, withToday } from './today';

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
    }
  | {
      readonly do: 'putRows';
      readonly name: string;
      readonly rows: readonly DraftRow['cells'][];
      /** Instead of the rows that are there; else behind them. */
      readonly instead: boolean;
    };

/** The same list each time: what was rendered with it need not render again. */
const noProblems: readonly Problem[] = [];

/** Returns the answer to a reading, and its problems: an answer only where every box can be read and no two of them contradict each other. */
export function answerTo(
  calculator: AnyCalculator,
  reading: Reading,
): { answer: Answer | null; problems: readonly Problem[] } {
  if (reading.faults.length > 0) return { answer: null, problems: [] };
  const { input } = reading;
  const problems = calculator.check?.(input) ?? [];
  return { answer: problems.length > 0 ? null : { input, result: calculator.compute(input) }, problems };
}

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
  const rows = [...(draft[change.name] as readonly DraftRow[])];
  const key = rows.reduce((most, each) => Math.max(most, each.key), -1) + 1;
  if (change.do === 'putRows') {
    const put = change.rows.map((cells, index) => ({ key: key + index, cells }));
    return { ...draft, [change.name]: change.instead ? put : [...rows, ...put] };
  }
  const row = rows[change.row];
  if (change.do === 'addRow') {
    const field = fields[change.name] as RowsField;
    rows.push(draftOfRow(field, field.newRow?.(readDraft(fields, shown(draft)).input) ?? {}, key));
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

/** The code of a calculator that a page loads after it has rendered: what answers, and what reads and writes the address. */
export interface Loaded {
  readonly calculator: AnyCalculator;
  readonly Address: ComponentType<AddressProps>;
}

/** What the visitor should know about a link. */
export interface LinkNotice {
  readonly wrong: 'some' | 'all' | 'version' | null;
  /** The version of the rules it was made under, where that is not the page's. */
  readonly rules: string | null;
  /** The page that the figures of the link came from, by its address, and their fields. */
  readonly came: { readonly from: string; readonly fields: readonly string[] } | null;
  /** Pinned inputs of the link that wait for the visitor's choice, because there are own ones already. */
  readonly pins: readonly Draft[];
}

/** A pause this long ends the typing of an amount. Milliseconds. */
const SETTLED_AFTER = 1_000;

/**
 * Returns a value a task later than it changes. What a key changes renders with the key; what depends on this renders in a task of
 * its own (React gives updates of an effect one), so that neither the next key nor the next frame waits for both.
 */
function useTaskLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => setLater(() => value), [value]);
  return later;
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

/** Returns the code that answers once it has loaded. What fails is thrown while rendering, where the error boundary around the calculator catches it. */
function useCode(load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;

  useEffect(() => {
    let left = false;
    load().then(
      (code) => !left && setLoaded(code),
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [load]);

  return loaded;
}

/**
 * Returns what the visitor, a link or an example has put in, and the draft with the visitor's day in it, which is filled in here and is
 * never part of what was typed.
 */
function useDraft(fields: Fields, isReady: boolean) {
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

type FormState = ReturnType<typeof useDraft>;

/** What writes the address at once. */
interface AddressWriter {
  /** Writes what has been changed; nothing where nothing has. */
  readonly write: () => void;
  /** Writes what is shared or printed: it has the month and the year even where nothing is changed. */
  readonly writeAll: () => void;
}

/** What the component that reads and writes the address is given. */
export interface AddressProps {
  readonly calculator: AnyCalculator;
  readonly form: FormState;
  readonly firstDraft: Draft;
  readonly pins: readonly Draft[];
  /** The version of the page's rules. */
  readonly rules: string;
  /** Set to what writes the address. */
  readonly writer: RefObject<AddressWriter | null>;
  readonly setPins: (pins: readonly Draft[]) => void;
  readonly setNotice: (notice: LinkNotice | null) => void;
}

/** Returns the answer to a draft, the present one and, while something is wrong, the last good one; and what changes the draft. */
function useAnswer(fields: Fields, loaded: Loaded | null, form: FormState) {
  const calculator = loaded?.calculator ?? null;
  const { typed, draft, isUnchanged, change: changeDraft } = form;
  const settled = useTaskLater(draft);
  // Until something is changed the exported answer is the right one: it is neither computed nor rendered again.
  const [firstDraft] = useState(typed);
  const untouched = settled === firstDraft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sums, which only a visitor types, are read once the code has loaded
  const reading = useMemo(() => readDraft(fields, settled), [fields, settled, untouched || loaded]);
  const present = useMemo(
    () => (calculator && !untouched ? answerTo(calculator, reading) : null),
    [calculator, untouched, reading],
  );
  // The answer to go back to while something is wrong: never that of a half-typed amount, so it waits for a pause, for leaving the box,
  // for a change of another one or for the first character that is deleted; nor that of the form at its defaults, which nobody asked for.
  const [lastGood, setLastGood] = useState<Answer | null>(null);
  if (isUnchanged && lastGood) setLastGood(null);
  const good = present?.answer ?? lastGood;
  const settleAnswer = useCallback(() => {
    if (present?.answer && !isUnchanged) setLastGood(present.answer);
  }, [present, isUnchanged]);
  useEffect(() => {
    const timer = window.setTimeout(settleAnswer, SETTLED_AFTER);
    return () => window.clearTimeout(timer);
  }, [settleAnswer]);
  // For what is exported or shared at a click: the answer rendered may still be the one before.
  const latest = useRef({ calculator, draft, good, settleAnswer });
  useEffect(() => {
    latest.current = { calculator, draft, good, settleAnswer };
  }, [calculator, draft, good, settleAnswer]);
  const latestAnswer = useCallback(() => {
    const now = latest.current;
    const answered = now.calculator && answerTo(now.calculator, readDraft(fields, now.draft)).answer;
    return answered ?? now.good;
  }, [fields]);
  const typing = useRef({ name: '', isDeleting: false });
  const change = useCallback(
    (next: Change) => {
      const isDeleting =
        next.do === 'set' && String(next.value).length < String(latest.current.draft[next.name]).length;
      const before = typing.current;
      typing.current = { name: next.name, isDeleting };
      // Unless it goes on with what is being typed or deleted in one box, a change comes after something whole.
      if (before.name !== next.name || (isDeleting && !before.isDeleting)) latest.current.settleAnswer();
      changeDraft(next);
    },
    [changeDraft],
  );
  return { reading, firstDraft, untouched, present, good, settleAnswer, latestAnswer, change };
}

/** Returns what is to be called when a box is left: it settles the answer and writes the address. */
function useLeaving(settleAnswer: () => void, writer: RefObject<AddressWriter | null>) {
  // Once what is under way is done: a touch that leaves a box has enough to do.
  const soon = useRef(0);
  useEffect(() => () => window.clearTimeout(soon.current), []);
  return useCallback(() => {
    soon.current = window.setTimeout(() => {
      settleAnswer();
      writer.current?.write();
    });
  }, [settleAnswer, writer]);
}

/**
 * Returns the whole state of one calculator on a page: the draft, its answer, the last good answer, pins, and the address.
 * The form works from the start; the code that answers loads while React hydrates it.
 */
export function useCalculator(definition: AnyForm, load: () => Promise<Loaded>, rules = '') {
  const { fields } = definition;
  const [pins, setPins] = useState<readonly Draft[]>([]);
  const [notice, setNotice] = useState<LinkNotice | null>(null);
  const loaded = useCode(load);
  const calculator = loaded?.calculator ?? null;
  const form = useDraft(fields, calculator !== null);
  const { setDraft, draft, defaults, atFirst, isUnchanged, replace } = form;

  const { reading, firstDraft, untouched, present, good, settleAnswer, latestAnswer, change } = useAnswer(
    fields,
    loaded,
    form,
  );
  const writer = useRef<AddressWriter | null>(null);
  const leaveBox = useLeaving(settleAnswer, writer);
  const apply = useCallback((input: AnyInput) => replace(draftOf(fields, input), true), [fields, replace]);

  const pin = useCallback(() => {
    const pinned = good ? draftOf(fields, good.input) : defaultDraft(fields);
    setPins((before) => [...before, pinned].slice(-MOST_PINS));
  }, [fields, good]);
  const pinnedInputs = useMemo(() => pins.map((each) => readDraft(fields, each).input), [fields, pins]);

  return {
    draft,
    /** Whether a box of the form holds the visitor's own day. */
    hasDay: form.dates.length > 0,
    /** The form at its defaults. */
    atFirst,
    /** Nothing has been changed: the answer is that of the exported example. */
    isExample: good === null || isUnchanged,
    reading,
    problems: present?.problems.length ? present.problems : noProblems,
    /** The answer shown: the present one, or the last good one while something is wrong; null while the exported one shows. */
    good,
    isCurrent: reading.faults.length === 0 && present?.answer !== null,
    /** The form has been changed, and the code that answers is still on its way. */
    isPending: calculator === null && !untouched,
    latestAnswer,
    change,
    apply,
    reset: useCallback(() => replace(defaultDraft(fields), false), [fields, replace]),
    pins: pinnedInputs,
    pin,
    unpin: useCallback((index: number) => setPins((before) => before.filter((_, each) => each !== index)), []),
    notice,
    dismissNotice: useCallback(() => setNotice(null), []),
    usePinsOfLink: useCallback(() => {
      setPins(notice?.pins ?? []);
      setNotice(null);
    }, [notice]),
    /** Puts fields back to what they are without the link that brought them. */
    takeOut: useCallback(
      (names: readonly string[]) =>
        setDraft((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, defaults[name] ?? ''])) })),
      [defaults, setDraft],
    ),
    /** Reads and writes the address; to be rendered. */
    address:
      loaded &&
      createElement(loaded.Address, {
        calculator: loaded.calculator,
        form,
        firstDraft,
        pins,
        rules,
        writer,
        setPins,
        setNotice,
      }),
    writeAddress: useCallback(() => writer.current?.writeAll(), []),
    leaveBox,
  };
}
