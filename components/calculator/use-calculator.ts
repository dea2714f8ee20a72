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
import type { Answer, AnyCalculator, AnyForm, AnyInput, Fields, Headlined, Problem } from '@/lib/calculator';
import { type Draft, defaultDraft, draftOf, MOST_PINS, readDraft } from '@/lib/read-input';
import type { AddressProps, AddressWriter, LinkNotice } from './address';
import { answerTo } from './answer-to';
import { type Change, type FormState, useDraft } from './use-draft';

/** The same list each time: what was rendered with it need not render again. */
const noProblems: readonly Problem[] = [];

/** Fetches the code of a calculator that a page loads after it has rendered. */
export interface LateCode {
  /** What gives the headline. */
  readonly calculator: () => Promise<AnyCalculator<Headlined>>;
  /** What reads and writes the address, and reads sums. */
  readonly address: () => Promise<ComponentType<AddressProps>>;
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

/** Returns code once it has loaded. What fails is thrown while rendering, where the error boundary around the calculator catches it. */
function useCode<Code>(load: () => Promise<Code>): Code | null {
  const [loaded, setLoaded] = useState<Code | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;

  useEffect(() => {
    let left = false;
    load().then(
      (code) => !left && setLoaded(() => code),
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [load]);

  return loaded;
}

/** Returns the answer to a draft, the present one and, while something is wrong, the last good one; and what changes the draft. */
function useAnswer(fields: Fields, calculator: AnyCalculator<Headlined> | null, readsSums: boolean, form: FormState) {
  const { typed, draft, isUnchanged, change: changeDraft } = form;
  const settled = useTaskLater(draft);
  // Until something is changed the exported answer is the right one: it is neither computed nor rendered again.
  const [firstDraft] = useState(typed);
  const untouched = settled === firstDraft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sums, which only a visitor types, are read once the codec has loaded
  const reading = useMemo(() => readDraft(fields, settled), [fields, settled, untouched || readsSums]);
  const present = useMemo(
    () => (calculator && !untouched ? answerTo(calculator, reading) : null),
    [calculator, untouched, reading],
  );
  // The answer to go back to while something is wrong: never that of a half-typed amount, so it waits for a pause, for leaving the box,
  // for a change of another one or for the first character that is deleted; nor that of the form at its defaults, which nobody asked for.
  const [lastGood, setLastGood] = useState<Answer<Headlined> | null>(null);
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
 * The form works from the start; the code that answers loads while React hydrates it, what keeps the address when the page is first used.
 */
export function useCalculator(definition: AnyForm, load: LateCode, rules = '') {
  const { fields } = definition;
  const [pins, setPins] = useState<readonly Draft[]>([]);
  const [notice, setNotice] = useState<LinkNotice | null>(null);
  const calculator = useCode(load.calculator);
  const Address = useCode(load.address);
  const form = useDraft(fields, calculator !== null);
  const { setDraft, draft, defaults, atFirst, isUnchanged, replace } = form;

  const { reading, firstDraft, untouched, present, good, settleAnswer, latestAnswer, change } = useAnswer(
    fields,
    calculator,
    Address !== null,
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
      calculator &&
      Address &&
      createElement(Address, {
        calculator,
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
