'use client';

import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { fragmentOf, isSameLink, openFragment } from '@/lib/fragment';
import { type Draft, readDraft } from '@/lib/read-input';
import { withoutToday } from './today';
import { type AddressProps, answerTo, type LinkNotice } from './use-calculator';

const WRITE_AFTER = 250;

/** Keeps the address in step with the form; `written` is what was last written to it or read from it, null before it has been read. */
function useAddress({ calculator: { fields }, pins, rules, form }: AddressProps, written: RefObject<string | null>) {
  const { draft, defaults, isUnchanged, dates, day } = form;
  const linked = useMemo(() => withoutToday(fields, draft, dates, day), [fields, draft, dates, day]);
  const state = useRef({ draft: linked, linked, pins });
  useEffect(() => {
    // Until something is changed the address stays bare; a link to a change has the month and the year it was made with.
    state.current = { draft: isUnchanged && pins.length === 0 ? defaults : linked, linked, pins };
  }, [isUnchanged, defaults, linked, pins]);
  const writeDraft = useCallback(
    (toWrite: Draft) => {
      // Before the first reading of the address nothing is written to it.
      if (written.current === null) return;
      const fragment = fragmentOf(fields, toWrite, state.current.pins, rules);
      // A link of other rules stays as it is until something is changed.
      if (isSameLink(fields, fragment, written.current)) return;
      written.current = fragment;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment ? `#${fragment}` : ''}`);
    },
    [fields, rules, written],
  );
  const write = useCallback(() => writeDraft(state.current.draft), [writeDraft]);
  const writeAll = useCallback(() => writeDraft(state.current.linked), [writeDraft]);
  return { linked, state, write, writeAll };
}

/** Opens the inputs of the address: at the start and whenever another link is followed on the page. */
function useOpenedLink(
  { calculator, form, rules, firstDraft, setPins, setNotice }: AddressProps,
  written: RefObject<string | null>,
  { state, write }: ReturnType<typeof useAddress>,
): void {
  const { setDraft, setHeld, dayFields } = form;
  useEffect(() => {
    const { fields } = calculator;
    /** Reads the inputs in the address; returns whether there were any. */
    const open = (isFirst: boolean): boolean => {
      const opened = openFragment(fields, window.location.hash);
      written.current ??= '';
      if (!opened) return false;
      written.current = window.location.hash.slice(1);
      // What was typed before the link could be read stays.
      setDraft((before) => {
        const typedBefore = Object.entries(before).filter(([name, value]) => isFirst && value !== firstDraft[name]);
        return { ...opened.draft, ...Object.fromEntries(typedBefore) };
      });
      setHeld(dayFields.filter((name) => opened.meant.includes(name)));
      // A pin that gives no result is no pin.
      const pins = opened.pins.filter((pin) => answerTo(calculator, readDraft(fields, pin)).answer);
      const clash = state.current.pins.length > 0 && pins.length > 0 && !isFirst;
      if (!clash && pins.length > 0) setPins(pins);
      const wrong = opened.wrong === 'nothing' ? null : opened.wrong;
      // The address is written anew with the first change; for Back and Reload `came.tsx` keeps what came in the entry of the history.
      const came: LinkNotice['came'] = opened.came
        ? { from: opened.came, fields: opened.meant }
        : (window.history.state?.came ?? null);
      const other = opened.rules === rules ? null : opened.rules;
      setNotice(wrong || other || clash || came ? { wrong, rules: other, came, pins: clash ? pins : [] } : null);
      return true;
    };
    const openAddress = () => void open(false);
    // What was typed before the code had loaded is written to an address without inputs.
    if (!open(true)) write();
    window.addEventListener('hashchange', openAddress);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('hashchange', openAddress);
      window.removeEventListener('pagehide', write);
    };
  }, [calculator, dayFields, firstDraft, rules, write, written, state, setDraft, setHeld, setPins, setNotice]);
}

/** Renders nothing: reads the address into the form, and writes what is typed to it soon after. */
export function Address(props: AddressProps): null {
  const { pins, writer } = props;
  const written = useRef<string | null>(null);
  const address = useAddress(props, written);
  useOpenedLink(props, written, address);
  const { linked, write, writeAll } = address;
  useEffect(() => {
    writer.current = { write, writeAll };
  }, [writer, write, writeAll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of draft or pins is what starts the clock
  useEffect(() => {
    const timer = window.setTimeout(write, WRITE_AFTER);
    return () => window.clearTimeout(timer);
  }, [linked, pins, write]);
  return null;
}
