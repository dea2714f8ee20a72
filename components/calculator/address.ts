'use client';

import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { AnyCalculator, Headlined } from '@/lib/calculator';
import { fragmentOf, isSameLink, openFragment } from '@/lib/fragment';
import { type Draft, readDraft } from '@/lib/read-input';
import { answerTo } from './answer-to';
import { withoutToday } from './today';
import type { FormState } from './use-draft';

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

/** What writes the address at once. */
export interface AddressWriter {
  /** Writes what has been changed; nothing where nothing has. */
  readonly write: () => void;
  /** Writes what is shared or printed: it has the month, the year and the version of the rules even where nothing is changed. */
  readonly writeAll: () => void;
}

export interface AddressProps {
  readonly calculator: AnyCalculator<Headlined>;
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

const WRITE_AFTER = 250;

/** Renders nothing: reads the address into the form, at the start and whenever another link is followed on the page, and writes what is typed to it soon after. */
export function Address(props: AddressProps): null {
  const { calculator, form, firstDraft, pins, rules, writer, setPins, setNotice } = props;
  const { fields } = calculator;
  const { draft, defaults, isUnchanged, dates, day, dayFields, setDraft, setHeld } = form;
  const linked = useMemo(() => withoutToday(fields, draft, dates, day), [fields, draft, dates, day]);
  const latest = useRef({ draft: linked, linked, pins });
  useEffect(() => {
    // Until something is changed the address stays bare; a link to a change has the month and the year it was made with.
    latest.current = { draft: isUnchanged && pins.length === 0 ? defaults : linked, linked, pins };
  }, [isUnchanged, defaults, linked, pins]);
  useEffect(() => {
    // After Back the address is the next page's before this one is gone.
    const own = window.location.pathname;
    const isOwn = () => window.location.pathname === own;
    /** What was last written to the address or read from it. */
    let written = '';
    const writeDraft = (toWrite: Draft, isShared = false) => {
      if (!isOwn()) return;
      const fragment = fragmentOf(fields, toWrite, latest.current.pins, rules, isShared);
      // A link of other rules stays as it is until something is changed.
      if (isSameLink(fields, fragment, written) && !(isShared && written === '')) return;
      written = fragment;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment ? `#${fragment}` : ''}`);
    };
    const write = () => writeDraft(latest.current.draft);
    /** Reads the inputs in the address; returns whether there were any. */
    const open = (isFirst: boolean): boolean => {
      const opened = openFragment(fields, window.location.hash);
      if (!opened) return false;
      written = window.location.hash.slice(1);
      // What was typed before the link could be read stays. Rows are compared by what is in them: after a step within the site they are others.
      setDraft((before) => {
        const isTyped = ([name, value]: [string, unknown]) =>
          JSON.stringify(value) !== JSON.stringify(firstDraft[name]);
        const typedBefore = isFirst ? Object.entries(before).filter(isTyped) : [];
        return { ...opened.draft, ...Object.fromEntries(typedBefore) };
      });
      setHeld(dayFields.filter((name) => opened.meant.includes(name)));
      // A pin that gives no result is no pin.
      const linkPins = opened.pins.filter((pin) => answerTo(calculator, readDraft(fields, pin)).answer);
      const clash = latest.current.pins.length > 0 && linkPins.length > 0 && !isFirst;
      if (!clash && linkPins.length > 0) setPins(linkPins);
      const wrong = opened.wrong === 'nothing' ? null : opened.wrong;
      // The address is written anew with the first change; for Back and Reload `came.tsx` keeps what came in the entry of the history.
      const came: LinkNotice['came'] = opened.came
        ? { from: opened.came, fields: opened.meant }
        : (window.history.state?.came ?? null);
      const other = opened.rules === rules ? null : opened.rules;
      setNotice(wrong || other || clash || came ? { wrong, rules: other, came, pins: clash ? linkPins : [] } : null);
      return true;
    };
    const openAddress = () => void (isOwn() && open(false));
    writer.current = { write, writeAll: () => writeDraft(latest.current.linked, true) };
    // What was typed before the code had loaded is written to an address without inputs.
    if (!open(true)) write();
    window.addEventListener('hashchange', openAddress);
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('hashchange', openAddress);
      window.removeEventListener('pagehide', write);
    };
  }, [calculator, fields, dayFields, firstDraft, rules, writer, setDraft, setHeld, setPins, setNotice]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of draft or pins is what starts the clock
  useEffect(() => {
    const timer = window.setTimeout(() => writer.current?.write(), WRITE_AFTER);
    return () => window.clearTimeout(timer);
  }, [linked, pins]);
  return null;
}
