'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { AnyInput, FileToRead, ReadFile, RowsField } from '@/lib/calculator';
import { draftOfRow } from '@/lib/read-input';
import type { PasteRowsProps } from './paste-rows';
import { readFileTexts } from './read-file-texts';

/** A longer text is kept beside the box: a box of many thousand lines makes a page slow. */
const LONGEST_IN_BOX = 20_000;
/** A pause this long ends the typing. Milliseconds. */
const TYPED_AFTER = 300;

type FileProps = Omit<PasteRowsProps, 'field'> & {
  readonly field: RowsField & { readonly reader: NonNullable<RowsField['reader']> };
  /** The form's present input, which the reader may look at. */
  readonly input: AnyInput;
};

type State = { readonly is: 'idle' | 'reading' | 'failed' } | { readonly is: 'read'; readonly file: ReadFile };

/**
 * Reads files and lines in a Web Worker once they have not changed for a moment, and again when the form changes. Each reading
 * has a worker of its own, which ends with the answer, with a later reading and with the panel.
 */
function useReading(
  load: NonNullable<RowsField['reader']>,
  text: string,
  files: readonly File[],
  input: AnyInput,
): State {
  const [state, setState] = useState<State>({ is: 'idle' });
  useEffect(() => {
    if (text.trim() === '' && files.length === 0) {
      setState({ is: 'idle' });
      return;
    }
    let stopped = false;
    let worker: Worker | undefined;
    const stop = () => {
      stopped = true;
      worker?.terminate();
    };
    const end = (state: State) => {
      if (stopped) return;
      stop();
      setState(state);
    };
    const read = async () => {
      const start = (await load()).default;
      if (stopped) return;
      worker = start();
      worker.onmessage = ({ data }: MessageEvent<ReadFile>) => end({ is: 'read', file: data });
      worker.onerror = () => end({ is: 'failed' });
      worker.postMessage({ text, files, input } satisfies FileToRead);
    };
    setState({ is: 'reading' });
    const timer = window.setTimeout(
      () => void read().catch(() => end({ is: 'failed' })),
      text === '' || text.length > LONGEST_IN_BOX ? 0 : TYPED_AFTER,
    );
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [load, text, files, input]);
  return state;
}

/** Reads files, or the lines of one, into the rows of a list, and shows what was read before they are added. */
export default function ReadFilePanel({ field, present, text: pasted, input, onRows, onClose }: FileProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(pasted);
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => picker.current?.focus(), []);
  useEffect(() => {
    if (pasted !== '') setText(pasted);
  }, [pasted]);
  const state = useReading(field.reader, text, files, input);
  const isLong = text.length > LONGEST_IN_BOX;
  const file = state.is === 'read' ? state.file : null;
  const count = file?.rows.length ?? 0;
  const fits = present + count <= field.maxRows;
  const take = (instead: boolean) =>
    onRows(
      (file?.rows ?? []).map((row) => draftOfRow(field, row, 0).cells),
      instead,
      readFileTexts.added(count),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within a form of its own, which no fieldset's legend suits
    <div
      role="group"
      aria-label={readFileTexts.title(field.label)}
      className="no-print mt-3 rounded-lg border border-line bg-surface p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p id={`${id}-help`} className="text-muted text-xs">
        {readFileTexts.help}
      </p>
      <label htmlFor={`${id}-file`} className="mt-2 block font-medium text-sm">
        {readFileTexts.choose}
      </label>
      <input
        ref={picker}
        id={`${id}-file`}
        type="file"
        multiple
        accept=".csv,.xlsx,.txt,.tsv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={`${id}-help ${id}-read`}
        className="control mt-1 w-full text-xs file:mr-2 file:rounded-md file:border-0 file:bg-accent-soft file:px-2 file:py-1 file:text-accent"
        onChange={(event) => setFiles([...(event.target.files ?? [])])}
      />
      <label htmlFor={id} className="mt-2 block font-medium text-sm">
        {readFileTexts.paste}
      </label>
      <textarea
        id={id}
        rows={4}
        value={isLong ? '' : text}
        placeholder={isLong ? readFileTexts.long : undefined}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help ${id}-read`}
        className="control mt-1 w-full whitespace-pre font-mono text-xs"
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text/plain');
          if (lines.length <= LONGEST_IN_BOX) return;
          event.preventDefault();
          setText(lines);
        }}
      />
      <div id={`${id}-read`} role="status" className="mt-1 space-y-1 text-xs">
        {state.is === 'reading' && <p>{readFileTexts.reading}</p>}
        {state.is === 'failed' && <p className="text-danger">{readFileTexts.failed}</p>}
        {file && <Said file={file} />}
        {count > 0 && !fits && <p className="text-danger">{readFileTexts.tooMany(field.noun, field.maxRows)}</p>}
      </div>
      <PanelButtons isEmpty={present === 0} hasRows={count > 0} fits={fits} onTake={take} onClose={onClose} />
    </div>
  );
}

/** Renders what was noticed in a file, and what could not be read. */
function Said({ file }: { readonly file: ReadFile }) {
  return (
    <>
      {file.remarks.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {file.wrong.map((sentence) => (
        <p key={sentence} className="text-cost">
          {sentence}
        </p>
      ))}
    </>
  );
}

interface PanelButtonsProps {
  /** The list has no row yet. */
  readonly isEmpty: boolean;
  readonly hasRows: boolean;
  readonly fits: boolean;
  readonly onTake: (instead: boolean) => void;
  readonly onClose: () => void;
}

function PanelButtons({ isEmpty, hasRows, fits, onTake, onClose }: PanelButtonsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" className="button" disabled={!hasRows} onClick={() => onTake(true)}>
        {isEmpty ? readFileTexts.use : readFileTexts.replace}
      </button>
      {!isEmpty && (
        <button type="button" className="button" disabled={!hasRows || !fits} onClick={() => onTake(false)}>
          {readFileTexts.add}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={onClose}>
        {readFileTexts.cancel}
      </button>
    </div>
  );
}
