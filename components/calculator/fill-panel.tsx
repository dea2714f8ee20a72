'use client';

import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyInput, TextFill } from '@/lib/calculator';
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

/** What a chosen file has come to, or why it gave no text. */
type FileState =
  | { readonly is: 'none' | 'reading' | 'failed' | 'tooLarge' | 'read' }
  | { readonly is: 'fault'; readonly fault: PdfFault };

/** Renders a file to open and a box for text, with what was read of them and the ways to use it. Nothing leaves the device. */
export default function FillPanel({ fill, input, onUse, onClose }: FillPanelProps) {
  const id = useId();
  const [readText, setReader] = useState<ReadText | null>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<FileState>({ is: 'none' });
  const [password, setPassword] = useState('');
  const file = useRef<File | null>(null);
  const latest = useRef(0);
  const panel = useRef<HTMLDivElement>(null);
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
  useEffect(
    () => panel.current?.querySelector<HTMLElement>('label[tabindex], input')?.focus({ preventScroll: true }),
    [],
  );
  const reading = useMemo(
    () => (readText && text.trim() !== '' ? readText(text, input) : null),
    [readText, text, input],
  );

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
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    setPassword('');
    if (chosen) void openFile(chosen, '');
  };
  const needsPassword = state.is === 'fault' && (state.fault === 'password' || state.fault === 'wrongPassword');
  const problem =
    state.is === 'fault'
      ? fillTexts.fault(state.fault)
      : state.is === 'failed'
        ? fillTexts.failed
        : state.is === 'tooLarge'
          ? fillTexts.tooLarge
          : '';
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
      <label htmlFor={`${id}-file`} className="mt-2 block font-medium text-sm">
        {fillTexts.choose}
      </label>
      <input
        id={`${id}-file`}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-help`}
        className="mt-1 block w-full text-sm file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line-strong file:bg-paper file:px-3 file:text-ink"
        // The same file may be chosen again.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={choose}
      />
      {needsPassword && (
        <div className="mt-2">
          <label htmlFor={`${id}-password`} className="font-medium text-sm">
            {fillTexts.password}
          </label>
          <p className="text-muted text-xs">{fillTexts.passwordHelp}</p>
          <input
            id={`${id}-password`}
            type="text"
            value={password}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="control mt-1 w-full"
            onChange={(event) => setPassword(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (file.current && password !== '') void openFile(file.current, password);
            }}
          />
          <button
            type="button"
            className="button mt-2"
            disabled={password === ''}
            onClick={() => file.current && void openFile(file.current, password)}
          >
            {fillTexts.again}
          </button>
        </div>
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
        onChange={(event) => {
          latest.current += 1;
          setState({ is: 'none' });
          setText(event.target.value);
        }}
      />
      <div role="status" className="mt-1 text-sm">
        {state.is === 'reading' && <p>{fillTexts.reading}</p>}
        {problem !== '' && <p className="text-danger">{problem}</p>}
        {reading && reading.found.length > 0 && (
          <>
            <p className="font-medium">{fillTexts.found}</p>
            <dl className="mt-1 max-h-64 divide-y divide-line overflow-y-auto text-xs">
              {reading.found.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which are never moved; two may be alike
                <div key={index} className="flex justify-between gap-3 py-1">
                  <dt className="text-muted">{figure.label}</dt>
                  <dd className="tabular-nums">{formatFigure(figure)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {reading?.notes.map((note) => (
          <p key={note} className={reading.uses.length === 0 ? 'text-cost' : 'mt-1 text-muted text-xs'}>
            {note}
          </p>
        ))}
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
