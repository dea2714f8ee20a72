'use client';

import { type ClipboardEvent, type ComponentType, memo, Suspense, useCallback, useRef, useState } from 'react';
import type { AnyInput, Problem, RowsField } from '@/lib/calculator';
import type { DraftRow, FieldFault } from '@/lib/read-input';
import { addRow, type ChangeRows, moveRow, putRows, removeRow, setCell } from './row-changes';
import { RowItem } from './row-item';
import { isTable, ListButtons, PastePanel, usePaste } from './rows-panel';
import { rowsTexts } from './rows-texts';
import type { Change } from './use-draft';
import { RowsTrouble } from './with-answer';

interface RowsControlProps {
  readonly field: RowsField;
  readonly name: string;
  readonly rows: readonly DraftRow[];
  /** What is wrong with the list as a whole. */
  readonly fault: FieldFault | undefined;
  /** Which rows hold a box that cannot be read: '0,2'. */
  readonly faultyRows: string;
  /** On a phone a row is one line, which opens at a tap. */
  readonly isFolded: boolean;
  readonly problems: readonly Problem[];
  /** The whole input, for a list that reads files. */
  readonly input?: AnyInput;
  readonly onChange: (change: Change) => void;
}

/** What renders a list of rows: its code, or what loads that. */
export type RowsComponent = ComponentType<RowsControlProps>;

/** Calls a function once the next frame is drawn: where the focus goes is no part of what a press waits for. */
const afterFrame = (run: () => void) => requestAnimationFrame(() => window.setTimeout(run));

/** After rows have been added, puts the focus into the first of them. */
function focusRow(list: HTMLElement | null, index: number): void {
  afterFrame(() => {
    const row = list?.querySelectorAll('[data-row]')[index];
    const boxes = row?.querySelectorAll<HTMLElement>('input:not([type=range]), select, button') ?? [];
    [...boxes].find((box) => box.offsetParent && !box.matches('[data-moves] *'))?.focus();
  });
}

/** After a row has been removed, puts the focus on a button: a box would open the keyboard of a phone, and scroll the page. */
function focusButton(list: HTMLElement | null, index: number): void {
  afterFrame(() => {
    const next = list?.querySelectorAll<HTMLElement>('[data-remove]:enabled')[index];
    (next ?? list?.querySelector<HTMLElement>('[data-add]'))?.focus({ preventScroll: true });
  });
}

/** Keeps which rows of a folded list are open: those that were opened, and those in which something is wrong. */
function useOpenRows({ name, rows, isFolded, faultyRows, problems }: RowsControlProps) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  return {
    isOpen: ({ key }: DraftRow, index: number) =>
      !isFolded ||
      opened.includes(key) ||
      faultyRows.split(',').includes(String(index)) ||
      problems.some((each) => each.fields.some((path) => path.startsWith(`${name}.${index}.`))),
    fold: (key: number, isOpen: boolean) =>
      setOpened(isOpen ? opened.filter((each) => each !== key) : [...opened, key]),
    /** Opens the row that is added; those that are open stay so: nothing above the new one may move. */
    openNext: () => {
      const keys = rows.map(({ key }) => key);
      setOpened([...(isFolded ? opened : keys), Math.max(-1, ...keys) + 1]);
    },
  };
}

/** A list of rows: add, remove, reorder; each row is a small form of its own. */
const RowsControl = memo(function RowsControl(props: RowsControlProps) {
  const { field, name, rows, fault, isFolded, problems, input = {}, onChange } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const full = rows.length >= field.maxRows;
  const problem = problems.find((each) => each.fields.includes(name))?.text;
  const { isOpen, fold, openNext } = useOpenRows(props);
  const paste = usePaste(field);
  const opener = useRef<HTMLButtonElement>(null);
  /** A table pasted into a box of a row is shown in the panel first: no row is replaced without a question. */
  const takeTable = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.target instanceof HTMLTextAreaElement || !isTable(text)) return;
    event.preventDefault();
    paste.open(text);
  };
  const change = (rows: ChangeRows) => onChange({ do: 'rows', name, rows });
  // One function for all renderings: boxes of which nothing changes need not render again.
  const writeCell = useCallback(
    (path: string, value: string | boolean) => {
      const [, row = '', cell = ''] = path.split('.');
      onChange({ do: 'rows', name, rows: setCell(Number(row), cell, value) });
    },
    [name, onChange],
  );
  const add = () => {
    openNext();
    change(addRow(field));
    focusRow(list.current, rows.length);
  };
  return (
    <fieldset ref={list} className="py-1.5 lg:py-2.5" data-field={name} onPaste={takeTable}>
      <legend className="float-left w-full font-medium text-sm">{field.label}</legend>
      {field.help && <p className="clear-both text-muted text-xs">{field.help}</p>}
      {rows.length === 0 && (
        <p className="clear-both pt-2 text-muted text-sm max-lg:hidden">{rowsTexts.noRows(field.noun)}</p>
      )}
      <ol className="clear-both space-y-2 pt-2">
        {rows.map((row, index) => (
          <RowItem
            key={row.key}
            field={field}
            path={`${name}.${index}`}
            row={row}
            index={index}
            count={rows.length}
            isFolded={isFolded}
            isOpen={isOpen(row, index)}
            problems={problems}
            onFold={() => fold(row.key, isOpen(row, index))}
            onDraft={writeCell}
            onMove={(to) => change(moveRow(index, to))}
            onRemove={() => {
              change(removeRow(index));
              focusButton(list.current, Math.max(0, index - 1));
            }}
          />
        ))}
      </ol>
      {(fault || problem) && (
        <Suspense fallback={null}>
          <RowsTrouble fault={fault} problem={problem} />
        </Suspense>
      )}
      <ListButtons field={field} isFull={full} paste={paste} opener={opener} onAdd={add} />
      {full && <p className="mt-1 text-muted text-xs">{rowsTexts.mostRows(field.noun, field.maxRows)}</p>}
      <PastePanel
        field={field}
        paste={paste}
        opener={opener}
        present={rows.length}
        input={input}
        onRows={(cells, instead) => {
          change(putRows(cells, instead));
          focusRow(list.current, instead ? 0 : rows.length);
        }}
      />
    </fieldset>
  );
});

export default RowsControl;
