'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RowsField } from '@/lib/calculator';
import { type PastedRows, pastedRows } from '@/lib/paste-rows';
import { pasteTexts } from './paste-texts';

export interface PasteRowsProps {
  readonly field: RowsField;
  /** Rows that are in the list now. */
  readonly present: number;
  /** What was pasted already, if the panel opens by a paste. */
  readonly text: string;
  /** With the text that a screen reader announces. */
  readonly onRows: (rows: PastedRows['rows'], instead: boolean, announcement: string) => void;
  readonly onClose: () => void;
}

/** Renders a box for the cells of a spreadsheet, with what was read of them, and whether they join the list or replace it. */
export default function PasteRows({ field, present, text: pasted, onRows, onClose }: PasteRowsProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(pasted);
  const read = useMemo(() => pastedRows(field, text), [field, text]);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (pasted !== '') setText(pasted);
  }, [pasted]);
  const { count } = read;
  const canAdd = count > 0 && present + count <= field.maxRows;
  const canReplace = count > 0 && count <= field.maxRows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within a form of its own, which no fieldset's legend suits
    <div
      role="group"
      aria-label={pasteTexts.title(field.label)}
      className="no-print mt-3 rounded-lg border border-line bg-surface p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <label htmlFor={id} className="font-medium text-sm">
        {pasteTexts.title(field.label)}
      </label>
      <p id={`${id}-help`} className="text-muted text-xs">
        {pasteTexts.help}
      </p>
      <textarea
        ref={box}
        id={id}
        rows={5}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help ${id}-read`}
        className="control mt-2 w-full whitespace-pre font-mono text-xs"
        onChange={(event) => setText(event.target.value)}
      />
      <div id={`${id}-read`} role="status" className="mt-1 text-xs">
        {text.trim() !== '' && <WhatWasRead field={field} read={read} fits={count === 0 || canAdd} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          disabled={!canAdd}
          onClick={() => onRows(read.rows, false, pasteTexts.added(count))}
        >
          {pasteTexts.add(count)}
        </button>
        {present > 0 && (
          <button
            type="button"
            className="button"
            disabled={!canReplace}
            onClick={() => onRows(read.rows, true, pasteTexts.added(count))}
          >
            {pasteTexts.replace(count)}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {pasteTexts.cancel}
        </button>
      </div>
    </div>
  );
}

interface WhatWasReadProps {
  readonly field: RowsField;
  readonly read: PastedRows;
  readonly fits: boolean;
}

function WhatWasRead({ field, read, fits }: WhatWasReadProps) {
  const { count } = read;
  return (
    <>
      <p className={read.unread.length > 0 || count === 0 ? 'text-cost' : ''}>
        {count === 0
          ? pasteTexts.nothing
          : count > read.rows.length
            ? pasteTexts.found(count)
            : pasteTexts.read(count, read.unread)}
      </p>
      {read.used.length > 0 && <p className="text-muted">{pasteTexts.columns(read.used)}</p>}
      {read.ignored.length > 0 && <p className="text-muted">{pasteTexts.ignored(read.ignored)}</p>}
      {read.notMultiplied.length > 0 && <p className="text-cost">{pasteTexts.notMultiplied(read.notMultiplied)}</p>}
      {!fits && <p className="text-danger">{pasteTexts.tooMany(field.noun, field.maxRows)}</p>}
    </>
  );
}
