'use client';

import { type ComponentType, type RefObject, useState } from 'react';
import type { AnyInput, RowsField } from '@/lib/calculator';
import type { DraftRow } from '@/lib/read-input';
import { Glyph } from '../ui/glyph';
import type { PasteRowsProps } from './paste-rows';
import { rowGlyphs } from './row-glyphs';
import { rowsTexts } from './rows-texts';

/** Returns whether a text is cells of a spreadsheet rather than the text of one box: a tab, or more lines than one. */
export const isTable = (text: string) => /\t|\S[^\S\n]*\n\s*\S/.test(text.trim());

type Panel = ComponentType<PasteRowsProps & { readonly input: AnyInput }>;

/** Fetches the panel of a list: one that reads files where the list has a reader, else one that takes the cells of a spreadsheet. */
function loadPanel(field: RowsField): Promise<Panel> {
  return field.reader
    ? import('./read-file').then((module) => module.default as Panel)
    : import('./paste-rows').then((module) => module.default);
}

/** Returns the panel that takes rows from elsewhere, whose code loads when it is first opened, and what opens and closes it. */
export function usePaste(field: RowsField) {
  const [text, setText] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<{ readonly Panel: Panel } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = (pasted: string) => {
    setText(pasted);
    setFailed(false);
    if (loaded) return;
    loadPanel(field).then(
      (Panel) => setLoaded({ Panel }),
      () => setFailed(true),
    );
  };
  return { text, loaded, failed, open, close: () => setText(null) };
}

interface PasteParts {
  readonly field: RowsField;
  readonly paste: ReturnType<typeof usePaste>;
  /** The button that opens the panel. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

interface ListButtonsProps extends PasteParts {
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

/** Renders what adds a row and what opens the panel. */
export function ListButtons({ field, isFull, paste, opener, onAdd }: ListButtonsProps) {
  const addButton = (
    <button
      key="add"
      type="button"
      data-add
      className={field.reader ? 'button button-quiet' : 'button'}
      disabled={isFull}
      onClick={onAdd}
    >
      <Glyph path={rowGlyphs.plus} className="size-4" />
      {rowsTexts.addRow(field.noun)}
    </button>
  );
  const pasteButton = (
    <button
      key="paste"
      ref={opener}
      type="button"
      className={field.reader ? 'button' : 'button button-quiet max-[26rem]:px-1'}
      aria-expanded={paste.text !== null}
      onClick={() => (paste.text === null ? paste.open('') : paste.close())}
    >
      <Glyph path={rowGlyphs.paste} className="size-4 max-[26rem]:hidden" />
      {field.reader ? rowsTexts.readFile : rowsTexts.pasteRows}
      <span className="sr-only">{`, ${field.label}`}</span>
    </button>
  );
  return (
    <div className="no-print mt-2 flex flex-wrap gap-x-2 lg:mt-3 lg:gap-y-2">
      {/* Where files are read, that is the usual way, and a row of one's own the exception. */}
      {field.reader ? [pasteButton, addButton] : [addButton, pasteButton]}
    </div>
  );
}

interface PastePanelProps extends PasteParts {
  readonly present: number;
  readonly input: AnyInput;
  readonly onRows: (cells: readonly DraftRow['cells'][], instead: boolean) => void;
}

/** Renders the panel that takes rows from elsewhere while it is open, and says what it took. */
export function PastePanel({ field, paste, opener, present, input, onRows }: PastePanelProps) {
  const [taken, setTaken] = useState('');
  return (
    <>
      {paste.text !== null && paste.loaded && (
        <paste.loaded.Panel
          field={field}
          present={present}
          text={paste.text}
          input={input}
          onRows={(cells, instead, announcement) => {
            setTaken(announcement);
            paste.close();
            onRows(cells, instead);
          }}
          onClose={() => {
            paste.close();
            opener.current?.focus();
          }}
        />
      )}
      {paste.text !== null && paste.failed && <p className="mt-2 text-danger text-sm">{rowsTexts.pasteFailed}</p>}
      <p role="status" className="sr-only">
        {taken}
      </p>
    </>
  );
}
