'use client';

import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyInput, Figure, TextFill } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import type { PdfFault } from '@/lib/pdf-reader';
import { fillTexts } from './fill-texts';

interface FillPanelProps {
  readonly fill: TextFill;
  readonly input: AnyInput;
  /** With the text that a screen reader announces. */
  readonly onUse: (values: AnyInput, announcement: string) => void;
  readonly onClose: () => void;
}

/** No form of this kind is larger, bytes. */
const LARGEST = 20_000_000;

type ReadText = Awaited<ReturnType<TextFill['load']>>['readText'];

/** Whether a chosen file gave text, or why it did not. */
type FileState =
  | { readonly is: 'none' | 'reading' | 'failed' | 'tooLarge' | 'read' }
  | { readonly is: 'fault'; readonly fault: PdfFault };

const isLocked = (state: FileState) =>
  state.is === 'fault' && (state.fault === 'password' || state.fault === 'wrongPassword');

/** Returns why a file gave no text, as a sentence; '' where it did. */
function problemOf(state: FileState): string {
  if (state.is === 'fault') return fillTexts.fault(state.fault);
  if (state.is === 'failed') return fillTexts.failed;
  return state.is === 'tooLarge' ? fillTexts.tooLarge : '';
}

/** Keeps the text of a document, typed or out of a file, and loads what reads it. */
function useDocument(fill: TextFill) {
  const [readText, setReader] = useState<ReadText | null>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<FileState>({ is: 'none' });
  const file = useRef<File | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    let left = false;
    fill.load().then(
      (module) => !left && setReader(() => module.readText),
      () => !left && setState({ is: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [fill]);

  const openFile = async (chosen: File, withPassword: string) => {
    file.current = chosen;
    const turn = latest.current + 1;
    latest.current = turn;
    setText('');
    if (chosen.size > LARGEST) return setState({ is: 'tooLarge' });
    setState({ is: 'reading' });
    try {
      const { readPdf } = await import('./read-pdf');
      const found = await readPdf(new Uint8Array(await chosen.arrayBuffer()), withPassword);
      if (latest.current !== turn) return;
      if ('fault' in found) return setState({ is: 'fault', fault: found.fault });
      setText(found.text);
      setState({ is: 'read' });
    } catch {
      if (latest.current === turn) setState({ is: 'failed' });
    }
  };
  return {
    readText,
    text,
    state,
    open: (chosen: File) => void openFile(chosen, ''),
    reopen: (password: string) => file.current && void openFile(file.current, password),
    type: (typed: string) => {
      latest.current += 1;
      setState({ is: 'none' });
      setText(typed);
    },
  };
}

/** Renders a file to open and a box for text, with what was read of them and the ways to use it. Nothing leaves the device. */
export default function FillPanel({ fill, input, onUse, onClose }: FillPanelProps) {
  const id = useId();
  const { readText, text, state, open, reopen, type } = useDocument(fill);
  const [password, setPassword] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    () => panel.current?.querySelector<HTMLElement>('label[tabindex], input')?.focus({ preventScroll: true }),
    [],
  );
  const reading = useMemo(
    () => (readText && text.trim() !== '' ? readText(text, input) : null),
    [readText, text, input],
  );

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    setPassword('');
    if (chosen) open(chosen);
  };
  const problem = problemOf(state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within a form of its own, which no fieldset's legend suits
    <div
      ref={panel}
      role="group"
      aria-label={fillTexts.open(fill.document)}
      className="mt-3 rounded-lg border border-line bg-surface p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p id={`${id}-help`} className="text-muted text-xs">
        {fill.help}
      </p>
      <FileInput id={`${id}-file`} helpId={`${id}-help`} onChange={choose} />
      {isLocked(state) && (
        <PasswordBox id={`${id}-password`} value={password} onChange={setPassword} onOpen={() => reopen(password)} />
      )}
      <label htmlFor={`${id}-text`} className="mt-3 block font-medium text-sm">
        {fillTexts.orPaste}
      </label>
      <textarea
        id={`${id}-text`}
        rows={4}
        value={text}
        spellCheck={false}
        autoComplete="off"
        className="control mt-1 w-full whitespace-pre font-mono text-xs"
        onChange={(event) => type(event.target.value)}
      />
      <div role="status" className="mt-1 text-sm">
        {state.is === 'reading' && <p>{fillTexts.reading}</p>}
        {problem !== '' && <p className="text-danger">{problem}</p>}
        {reading && <WhatWasRead reading={reading} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {reading?.uses.map(({ label, values }) => (
          <button
            key={label}
            type="button"
            className="button"
            onClick={() => onUse(values, fillTexts.done(reading.found.length))}
          >
            {label}
          </button>
        ))}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {fillTexts.cancel}
        </button>
      </div>
    </div>
  );
}

interface FileInputProps {
  readonly id: string;
  readonly helpId: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function FileInput({ id, helpId, onChange }: FileInputProps) {
  return (
    <>
      <label htmlFor={id} className="mt-2 block font-medium text-sm">
        {fillTexts.choose}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={helpId}
        className="mt-1 block w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-paper file:px-3 file:text-ink"
        // The same file may be chosen again.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={onChange}
      />
    </>
  );
}

interface PasswordBoxProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Opens the file with what was typed. */
  readonly onOpen: () => void;
}

/** Asks for the password of a file. */
function PasswordBox({ id, value, onChange, onOpen }: PasswordBoxProps) {
  return (
    <div className="mt-2">
      <label htmlFor={id} className="font-medium text-sm">
        {fillTexts.password}
      </label>
      <p className="text-muted text-xs">{fillTexts.passwordHelp}</p>
      <input
        id={id}
        type="text"
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="control mt-1 w-full"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (value !== '') onOpen();
        }}
      />
      <button type="button" className="button mt-2" disabled={value === ''} onClick={onOpen}>
        {fillTexts.again}
      </button>
    </div>
  );
}

/** Renders the figures of a text, and what is to be said of it. */
function WhatWasRead({ reading }: { readonly reading: ReturnType<ReadText> }) {
  return (
    <>
      {reading.found.length > 0 && <FoundFigures figures={reading.found} />}
      {reading.notes.map((note) => (
        <p key={note} className={reading.uses.length === 0 ? 'text-cost' : 'mt-1 text-muted text-xs'}>
          {note}
        </p>
      ))}
    </>
  );
}

function FoundFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <>
      <p className="font-medium">{fillTexts.found}</p>
      <dl className="mt-1 max-h-64 divide-y divide-line overflow-y-auto text-xs">
        {figures.map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which are never moved; two may be alike
          <div key={index} className="flex justify-between gap-3 py-1">
            <dt className="text-muted">{figure.label}</dt>
            <dd className="figure">{formatFigure(figure)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
